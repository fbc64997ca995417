"""What a record is: header, steps, and the lines and marks that a file of it holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec

from kickdoor import notes
from kickdoor.box import Box
from kickdoor.move import Move
from kickdoor.notes import Fate, Numbers

FORMAT = 2
OPEN_ENDED = 1  # the form in which a running game had no last line
FIRST = "kickdoor record"
CROSSED = "# crossed"  # then the version that played until here, and the one that went on from a saved state
MARK = 8  # signs of the mark that are written


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record says before its first line: versions, sets, players, options, the promise of the seed."""

    format: int
    version: str
    sets: tuple[str, ...]
    cards: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    commitment: str
    seed: str | None = None

    def lines(self) -> list[str]:
        """The header as text: a key and its value as JSON in each line."""
        return [FIRST, *(f"{key} {_json(getattr(self, key))}" for key in self.__struct_fields__)]


@dataclass
class Step:
    """A move and what fate decided in it; `line` is where it stands in the file (0: it was never in one)."""

    move: Move
    fates: tuple[Fate, ...] = ()
    line: int = 0
    text: str = ""


@dataclass
class Record:
    """A game as a list of decisions."""

    header: Header
    box: Box
    opening: tuple[Fate, ...] = ()
    steps: list[Step] = field(default_factory=list)
    winners: tuple[int, ...] | None = None  # None: the game still goes on
    crossed: str = ""  # the version that went on from a saved state; what came then stands in no step

    @property
    def seed(self) -> bytes | None:
        """The seed, once it is disclosed."""
        return bytes.fromhex(self.header.seed) if self.header.seed is not None else None

    @property
    def may_be_cut_off(self) -> bool:
        """True for a record of the older form without an end: whether something is missing can't be told."""
        return self.header.format == OPEN_ENDED and self.winners is None

    def lines(self) -> list[str]:
        """The lines after the header, without marks."""
        numbers = Numbers(self.box)
        found = [f"fate {notes.fate_text(numbers, fate)}" for fate in self.opening]
        for number, step in enumerate(self.steps):
            found += step_lines(numbers, number + 1, step)
        if not self.may_be_cut_off:
            found.append(closing_line(self.header, len(found), self.winners))
        return found

    def text(self) -> str:
        """The whole record as a file holds it."""
        return as_text(self.header, self.lines())


def as_text(header: Header, rows: Sequence[str]) -> str:
    """A header and the lines after it as a file holds them, each with its mark."""
    mark = first_mark(header)
    found = header.lines()
    for line in rows:
        mark = next_mark(mark, line)
        found.append(marked(mark, line))
    return "\n".join(found) + "\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def step_lines(numbers: Numbers, number: int, step: Step) -> list[str]:
    """The lines of one move: itself, then its decisions of fate."""
    return [f"move {number} {step.text}", *(f"fate {notes.fate_text(numbers, fate)}" for fate in step.fates)]


def closing_line(header: Header, rows: int, winners: tuple[int, ...] | None) -> str:
    """The last line: whether the game is over and who has won, or still runs, and how many lines stand above it."""
    over = winners is not None
    if header.format == OPEN_ENDED:
        return " ".join(["end", *map(str, winners or ())])
    above = len(header.lines()) + rows
    return " ".join(["end", "over" if over else "running", str(above), *map(str, winners or ())])


def marked(mark: str, line: str) -> str:
    """A line as it stands in the file."""
    return f"{mark[:MARK]} {line}"


def first_mark(header: Header) -> str:
    """The mark from which the others follow; the seed, which is disclosed later, is not in it."""
    lines = [line for line in header.lines() if not line.startswith("seed ")]
    return sha256("\n".join(lines).encode()).hexdigest()


def next_mark(mark: str, line: str) -> str:
    """The mark of the line after the one with this mark."""
    return sha256(f"{mark}\n{line}".encode()).hexdigest()


def commitment(seed: bytes) -> str:
    """What is told of the seed beforehand: its SHA-256."""
    return sha256(seed).hexdigest()
