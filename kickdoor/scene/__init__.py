"""Scenario files: a situation at the table, what the players then do, and what must be true afterwards."""

from kickdoor.scene.lines import Fault
from kickdoor.scene.run import Differs, Run, check, check_file, files

__all__ = ["Differs", "Fault", "Run", "check", "check_file", "files"]
