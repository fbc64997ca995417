"""kickdoor plays Munchkin: an unofficial, pure-Python rules engine with a terminal table and a simulator."""

__version__ = "0.1.0"
