"""The record of a game: text, a header and then a line per move and per decision of fate. Read, replayed, verified.

Each line begins with a mark, made of the line and of all before it, so that the first line that was changed, added or
left out is known. The seed is secret until the end: its SHA-256 stands in the header from the first move on.
"""

from kickdoor.record.lines import Header, Record, Step, commitment
from kickdoor.record.reading import parse, read
from kickdoor.record.replaying import Report, again, replay, taken_back_to, verify
from kickdoor.record.writing import Scroll, Writer, record_of, write

__all__ = [
    "Header",
    "Record",
    "Report",
    "Scroll",
    "Step",
    "Writer",
    "again",
    "commitment",
    "parse",
    "read",
    "record_of",
    "replay",
    "taken_back_to",
    "verify",
    "write",
]
