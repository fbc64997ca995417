"""Scenario files: a situation at the table, what the players then do, and what must be true afterwards."""

from kickdoor.scene.checking import check, check_file
from kickdoor.scene.lines import Fault, files
from kickdoor.scene.run import Differs, Run

__all__ = ["Differs", "Fault", "Run", "check", "check_file", "files"]
