"""A record read from its text: every line must follow from those above it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from kickdoor import __version__, files, notes
from kickdoor.errors import InputError, RecordError
from kickdoor.notes import Fate, Numbers
from kickdoor.record.lines import (
    CROSSED,
    FIRST,
    FORMAT,
    MARK,
    OPEN_ENDED,
    Header,
    Record,
    Step,
    closing_line,
    first_mark,
    next_mark,
)
from kickdoor.sets import digest, open_box


def read(path: Path, *, any_version: bool = False) -> Record:
    """The record in a file. Raises RecordError, naming the line, where it is broken or of another version."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("record-no-record") from error
    except OSError as error:
        raise RecordError("record-not-read", file=str(path), reason=files.reason(error)) from error
    return parse(text, any_version=any_version)


def parse(text: str, *, any_version: bool = False) -> Record:
    """The record that a text holds. Raises RecordError."""
    lines = text.split("\n")
    header, at = _header(lines)
    _check_version(header, any_version=any_version)
    try:
        box = open_box(header.sets)
    except InputError as error:
        raise RecordError(error.message_id, 4, **error.facts) from error
    if digest(box) != header.cards:
        raise RecordError("record-other-cards", 5, sets=", ".join(header.sets))
    record = Record(header, box)
    Reading(record).body(lines, at)
    return record


def _header(lines: list[str]) -> tuple[Header, int]:
    if lines[0] != FIRST:
        raise RecordError("record-no-record", 1)
    keys = Header.__struct_fields__
    found: dict[str, Any] = {}
    for number, key in enumerate(keys, 1):
        said, _, value = (lines[number] if number < len(lines) else "").partition(" ")
        if number >= len(lines) - 1:
            raise RecordError("record-cut-off", number + 1)
        if said != key:
            raise RecordError("record-header-key", number + 1, wanted=key, found=said)
        try:
            found[key] = msgspec.json.decode(value)
        except msgspec.DecodeError as error:
            raise RecordError("record-header-value", number + 1, key=key) from error
        if key == "format" and found[key] not in (FORMAT, OPEN_ENDED):
            raise RecordError("record-other-format", 2, found=str(found[key]), wanted=FORMAT)
    try:
        header = msgspec.convert(found, Header)
        bytes.fromhex(header.seed or "")
    except (msgspec.ValidationError, ValueError) as error:
        raise RecordError("record-header-type", 2) from error
    return header, len(keys) + 1


def _check_version(header: Header, *, any_version: bool) -> None:
    if header.version != __version__ and not any_version:
        raise RecordError("record-other-version", 3, found=header.version, wanted=__version__)


class Reading:
    """The lines after the header, one after another."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.numbers = Numbers(record.box)
        self.opening: list[Fate] = []
        self.rows = 0
        self.closed = False

    def body(self, lines: list[str], start: int) -> None:
        """Read them all. Raises RecordError at the first that does not follow."""
        mark = first_mark(self.record.header)
        whole = lines[-1] == ""
        rows = lines[start:-1] if whole else lines[start:]
        for number, row in enumerate(rows, start + 1):
            said, _, line = row.partition(" ")
            mark = next_mark(mark, line)
            if said != mark[:MARK]:
                last = number == start + len(rows)
                message = "record-cut-off" if last and not whole else "record-changed"
                raise RecordError(message, number, found=said, wanted=mark[:MARK])
            try:
                self.line(line, number)
            except RecordError as error:
                raise RecordError(error.message_id, number, **_without_line(error)) from error
        self.record.opening = tuple(self.opening)
        if not self.record.opening:
            raise RecordError("record-cut-off", start + 1)
        if not self.closed and self.record.header.format != OPEN_ENDED:
            raise RecordError("record-no-end", start + len(rows))

    def line(self, line: str, number: int) -> None:
        """Take one line. Raises RecordError."""
        record = self.record
        kind, _, rest = line.partition(" ")
        if self.closed:
            raise RecordError("record-after-end")
        if line.startswith(f"{CROSSED} "):
            record.crossed = record.crossed or line.split()[-1]
        elif record.crossed and kind != "end":
            pass  # played by the rules of another version: only that one can tell whether it holds
        elif kind == "fate":
            fate = notes.fate_of(self.numbers, rest)
            if record.steps:
                record.steps[-1].fates += (fate,)
            else:
                self.opening.append(fate)
        elif kind == "move":
            count, _, text = rest.partition(" ")
            if count != str(len(record.steps) + 1):
                raise RecordError("record-move-number", found=count, wanted=len(record.steps) + 1)
            record.steps.append(Step(notes.move_of(self.numbers, text), (), number, text))
        elif kind == "end":
            self.end(line)
        else:
            raise RecordError("record-bad-line")
        self.rows += 1

    def end(self, line: str) -> None:
        """Take the last line, which must say what the lines above it come to. Raises RecordError."""
        record = self.record
        words = line.split(" ")[1:]
        if record.header.format != OPEN_ENDED:
            over, seats = words[:1] == ["over"], words[2:]
        else:
            over, seats = True, words
        if not all(seat.isdecimal() for seat in seats):
            raise RecordError("record-bad-line")
        record.winners = tuple(map(int, seats)) if over else None
        wanted = closing_line(record.header, self.rows, record.winners)
        if line != wanted:
            raise RecordError("record-bad-end", found=line, wanted=wanted)
        if not over and record.seed is not None:
            raise RecordError("record-seed-too-early")
        self.closed = True


def _without_line(error: RecordError) -> dict[str, str | int]:
    return {key: value for key, value in error.facts.items() if key != "line"}
