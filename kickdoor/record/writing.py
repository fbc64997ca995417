"""Records of games that are being played, or were."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kickdoor import __version__, files, notes
from kickdoor.errors import RecordError
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.notes import Fate, Numbers
from kickdoor.record.lines import (
    FORMAT,
    Header,
    Record,
    Step,
    closing_line,
    commitment,
    first_mark,
    marked,
    next_mark,
    step_lines,
)
from kickdoor.saving import made_up
from kickdoor.sets import digest


def header_of(played: Game, *, disclose: bool) -> Header:
    """The header of a game's record. Raises RecordError for a game with made-up cards, which no record can name."""
    state = played.state
    box = state.box
    if made_up(box):
        raise RecordError("record-made-up-cards")
    return Header(
        FORMAT,
        __version__,
        box.sets,
        digest(box),
        played.names,
        dict(state.options),
        commitment(played.secret),
        played.secret.hex() if disclose else None,
    )


def record_of(played: Game) -> Record:
    """The record of a game so far; over, it discloses the seed and has its end."""
    over = played.over
    record = Record(header_of(played, disclose=over), played.state.box, tuple(played.opening))
    record.steps = list(steps_of(Numbers(played.state.box), played))
    record.winners = played.state.winners if over else None
    return record


def steps_of(numbers: Numbers, played: Game, start: int = 0) -> Iterator[Step]:
    """What was decided in a game from its so-manieth move on."""
    answered = played.answered[start:]
    for (move, fates), question in zip(played.moves_made[start:], answered, strict=True):
        yield Step(move, tuple(fates), 0, notes.move_text(numbers, move, question))


class Scroll:
    """The record of a running game as text, a few lines longer after each move, and shorter where moves were taken back."""

    def __init__(self, played: Game) -> None:
        """Begin with all that was decided so far. Raises RecordError for a game with made-up cards."""
        self.header = header_of(played, disclose=False)
        self.numbers = Numbers(played.state.box)
        self.rows: list[str] = []  # the lines after the header, each with its mark
        self.mark = first_mark(self.header)
        self.moves: list[tuple[Move, list[Fate]]] = []
        self.after: list[tuple[int, str]] = []  # how many rows there were before each move, and the mark then
        for fate in played.opening:
            self.add(f"fate {notes.fate_text(self.numbers, fate)}")
        self.follow(played)

    def add(self, line: str) -> None:
        """One line more."""
        self.mark = next_mark(self.mark, line)
        self.rows.append(marked(self.mark, line))

    def follow(self, played: Game) -> int:
        """Take back what the game has taken back, and add what was decided since; how many rows stayed."""
        made = played.moves_made
        while self.moves and (len(self.moves) > len(made) or self.moves[-1] is not made[len(self.moves) - 1]):
            self.moves.pop()
            rows, self.mark = self.after.pop()
            del self.rows[rows:]
        stayed = len(self.rows)
        for step in steps_of(self.numbers, played, len(self.moves)):
            self.after.append((len(self.rows), self.mark))
            self.moves.append(made[len(self.moves)])
            for line in step_lines(self.numbers, len(self.moves), step):
                self.add(line)
        return stayed

    def end(self) -> str:
        """The last line of a game that still runs."""
        line = closing_line(self.header, len(self.rows), None)
        return marked(next_mark(self.mark, line), line)

    def text(self) -> str:
        """The whole record as it stands."""
        return "\n".join([*self.header.lines(), *self.rows, self.end()]) + "\n"


class Writer:
    """Writes the record of a running game, a few lines after each move, which take the place of its last line."""

    def __init__(self, path: Path, played: Game) -> None:
        """Begin the file with all that was decided so far. Raises RecordError where it can't be written."""
        self.path = path
        self.scroll = Scroll(played)
        self.whole()

    def whole(self) -> None:
        """Write the file anew. Raises RecordError."""
        text = self.scroll.text()
        write_text(self.path, text)
        self.size = len(text.encode()) - len(self.scroll.end()) - 1  # of all but the last line
        self.written = len(self.scroll.rows)

    def note(self, played: Game) -> None:
        """Add what was decided since. Raises RecordError."""
        if self.scroll.follow(played) < self.written:
            self.whole()
            return
        fresh = "".join(f"{row}\n" for row in self.scroll.rows[self.written :]).encode()
        try:
            files.write_from(self.path, self.size, fresh + f"{self.scroll.end()}\n".encode())
        except OSError as error:
            raise not_written(self.path, error) from error
        self.size += len(fresh)
        self.written = len(self.scroll.rows)

    def finish(self, played: Game) -> None:
        """The game is over: the whole record, its seed and its end take the place of the file. Raises RecordError."""
        write(self.path, record_of(played))


def write(path: Path, record: Record) -> None:
    """Write the whole record; an earlier file stays as it is if that fails. Raises RecordError."""
    write_text(path, record.text())


def write_text(path: Path, text: str) -> None:
    """Write the text of a record. Raises RecordError."""
    try:
        files.write_whole(path, text.encode())
    except OSError as error:
        raise not_written(path, error) from error


def not_written(path: Path, error: OSError) -> RecordError:
    """The file can't be written."""
    return RecordError("record-not-written", file=str(path), reason=files.reason(error))
