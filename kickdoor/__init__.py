"""kickdoor plays Munchkin: an unofficial, pure-Python rules engine with a terminal table and a simulator."""

from kickdoor import compiled

__version__ = "0.1.0"

if other := compiled.changed():
    from kickdoor.words import say

    raise compiled.ChangedError(say("error-changed-since-compiled", file=f"kickdoor/{other[0]}", more=len(other) - 1))
