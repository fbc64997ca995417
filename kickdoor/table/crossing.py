"""A running game taken over from another version: by its saved state, and the record says so in a line.

What was played before that line can be replayed and verified by the version that wrote it, and by no other.
"""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor import __version__, saving
from kickdoor.errors import InputError, RecordError
from kickdoor.game import Game
from kickdoor.move import Move, Refused
from kickdoor.record import Record, Step, again
from kickdoor.record.lines import CROSSED, Header, as_text, closing_line, commitment
from kickdoor.record.reading import Reading
from kickdoor.record.writing import header_of
from kickdoor.table.facts import Facts
from kickdoor.table.keeping import KeptTable


def crossed_at(lines: Sequence[str]) -> int:
    """How many lines there are up to the last crossing, with its own; 0 where there is none."""
    return max((number for number, line in enumerate(lines, 1) if line.startswith(f"{CROSSED} ")), default=0)


def played_by(lines: Sequence[str], begun_by: str) -> str:
    """The version that played last."""
    at = crossed_at(lines)
    return lines[at - 1].split()[-1] if at else begun_by


def crossing_line(last: str) -> str:
    """What the record says where this version takes the game over from another."""
    return f"{CROSSED} {last} {__version__}"


def record_text(kept: KeptTable, game: Game, facts: Facts) -> str:
    """The record of an ended game that another version began: its lines as they were kept, which that version can verify."""
    secret = bytes.fromhex(facts.secret)
    now = header_of(game, disclose=False)
    header = Header(now.format, facts.version, now.sets, facts.cards, now.seats, now.options, commitment(secret), secret.hex())
    rows = [line for line in kept.lines if not line.startswith("# ") or line.startswith(f"{CROSSED} ")]
    return as_text(header, [*rows, closing_line(header, len(rows), game.state.winners)])


def from_state(kept: KeptTable, names: tuple[str, ...], last: str) -> Game:
    """The game from its saved state, with the moves that were made after it.

    Raises RecordError, naming the version to start once more, if there is no state or the moves don't hold here any more;
    SaveError for a state of a newer version or with a card that is gone.
    """
    if kept.state is None or kept.state.number < crossed_at(kept.lines):
        raise RecordError("table-no-crossing", version=last, present=__version__)
    state, _ = saving.from_json(kept.state.state, any_version=True)
    game = Game(state, names)
    try:
        _play_rest(game, kept.lines, kept.state.number)
        for seat in game.asked():
            game.moves(seat)
        for seat in range(state.seats):
            game.view(seat)
    except (InputError, Refused, LookupError, TypeError, ValueError, AttributeError) as error:
        raise RecordError("table-no-crossing", version=last, present=__version__) from error
    return game


def _play_rest(game: Game, lines: Sequence[str], start: int) -> None:
    """Make the moves that stand after so many lines. Raises what a move raises that doesn't hold."""
    reading = Reading(Record(header_of(game, disclose=False), game.state.box))
    begun = crossed_at(lines)
    before = sum(1 for line in lines[begun:start] if line.startswith("move "))
    reading.record.steps = [Step(Move(0, "pass"))] * before
    for number, line in enumerate(lines[start:], start + 1):
        if not line.startswith("# "):
            reading.line(line, number)
    for step in reading.record.steps[before:]:
        again(game, step.move)
        if tuple(game.moves_made[-1][1]) != step.fates:
            raise RecordError("record-bad-line", step.line)
