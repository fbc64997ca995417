"""Records of games that are being played, or were."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kickdoor import __version__, files, notes
from kickdoor.errors import RecordError
from kickdoor.game import Game
from kickdoor.notes import Numbers
from kickdoor.record.lines import FORMAT, MARK, Header, Record, Step, commitment, first_mark, next_mark, step_lines
from kickdoor.sets import digest


def header_of(played: Game, *, disclose: bool) -> Header:
    """The header of a game's record. Raises RecordError for a game with made-up cards, which no record can name."""
    state = played.state
    box = state.box
    if box.extras + len(box.rules) != len(box.cards):
        raise RecordError("record-made-up-cards")
    return Header(
        FORMAT,
        __version__,
        box.sets,
        digest(box),
        played.names,
        dict(state.options),
        commitment(state.seed),
        state.seed.hex() if disclose else None,
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


class Writer:
    """Writes the record of a running game, a few lines after each move."""

    def __init__(self, path: Path, played: Game) -> None:
        """Begin the file with all that was decided so far. Raises RecordError where it can't be written."""
        self.path = path
        self.numbers = Numbers(played.state.box)
        self.written = len(played.moves_made)
        record = record_of(played)
        record.winners = None
        record.header = header_of(played, disclose=False)
        self.mark = first_mark(record.header)
        for line in record.lines():
            self.mark = next_mark(self.mark, line)
        write(path, record)

    def note(self, played: Game) -> None:
        """Add what was decided since. Raises RecordError."""
        found = []
        for step in steps_of(self.numbers, played, self.written):
            self.written += 1
            for line in step_lines(self.numbers, self.written, step):
                self.mark = next_mark(self.mark, line)
                found.append(f"{self.mark[:MARK]} {line}\n")
        try:
            files.append(self.path, "".join(found).encode())
        except OSError as error:
            raise not_written(self.path, error) from error

    def finish(self, played: Game) -> None:
        """The game is over: the whole record, its seed and its end take the place of the file. Raises RecordError."""
        write(self.path, record_of(played))


def write(path: Path, record: Record) -> None:
    """Write the whole record; an earlier file stays as it is if that fails. Raises RecordError."""
    try:
        files.write_whole(path, record.text().encode())
    except OSError as error:
        raise not_written(path, error) from error


def not_written(path: Path, error: OSError) -> RecordError:
    """The file can't be written."""
    return RecordError("record-not-written", file=str(path), reason=files.reason(error))
