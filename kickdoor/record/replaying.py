"""A record played again: its decisions of fate followed, and checked against the seed once that is disclosed."""

from __future__ import annotations

from dataclasses import dataclass

from kickdoor import decrees, game, notes
from kickdoor.box import Box
from kickdoor.errors import InputError, RecordError
from kickdoor.event import Event
from kickdoor.move import Move
from kickdoor.notes import Fate, Numbers
from kickdoor.options import check_seats, checked_values
from kickdoor.record.lines import Record, Step, commitment


@dataclass(frozen=True)
class Report:
    """What verifying found. `finished`: the game is over; `by_seed`: its decisions of fate follow from the seed.

    `crossed`: the version that went on where what was verified ends.
    """

    moves: int
    fates: int
    finished: bool
    by_seed: bool
    winners: tuple[int, ...]
    may_be_cut_off: bool = False
    crossed: str = ""
    fault: RecordError | None = None

    @property
    def holds(self) -> bool:
        """True for a whole record whose every decision of fate was fixed before the first move."""
        return self.fault is None and self.finished and self.by_seed


def replay(record: Record, to: int | None = None) -> game.Game:
    """Play the record again, at most `to` moves; its decisions of fate are checked by the seed, or followed without it.

    Raises RecordError at the first line that does not hold.
    """
    header, seed = record.header, record.seed
    if seed is not None and commitment(seed) != header.commitment:
        raise RecordError("record-other-seed", wanted=header.commitment, found=commitment(seed))
    played = _beginning(record, seed)
    played.keep_past(taken_back_to(record))
    for step in record.steps[:to]:
        if seed is None:
            game.feed(played.state, step.fates)
        _again(played, step, by_seed=seed is not None)
        game.feed(played.state, ())
    if to is None and record.winners is not None and not record.crossed and played.state.winners != record.winners:
        raise RecordError(
            "record-other-end",
            last_line(record),
            wanted=_seats(played.state.winners),
            found=_seats(record.winners),
        )
    return played


def _beginning(record: Record, seed: bytes | None) -> game.Game:
    header = record.header
    try:
        options = checked_values(header.options)
        check_seats(header.seats, options, record.box.players)
    except InputError as error:
        raise RecordError(error.message_id, 1, **error.facts) from error
    kept: list[Fate] = []
    first = len(header.lines()) + 1
    try:
        state = game.set_up(
            record.box,
            len(header.seats),
            seed or b"",
            options,
            kept=kept,
            fed=record.opening if seed is None else (),
        )
    except ValueError as error:
        raise RecordError("record-other-pile", first) from error
    _same_fates(record.box, tuple(kept), record.opening, first, by_seed=seed is not None)
    game.feed(state, ())
    played = game.Game(state, header.seats)
    played.opening = kept
    return played


def _again(played: game.Game, step: Step, *, by_seed: bool) -> None:
    """Make a move of the record once more."""
    box = played.state.box
    refusal = _refusal(played, step)
    if refusal is not None:
        raise RecordError("record-refused", step.line, move=step.text, rule=refusal)
    try:
        again(played, step.move)
    except ValueError as error:
        raise RecordError("record-other-pile", step.line) from error
    _same_fates(box, tuple(played.moves_made[-1][1]), step.fates, step.line, by_seed=by_seed)


def again(played: game.Game, move: Move) -> list[Event]:
    """Make a move, or do what the table decided over the game's head. Raises Refused."""
    if move.verb in decrees.DECREES:
        played.decree(move)
        return []
    return played.play(move)


def taken_back_to(record: Record) -> frozenset[int]:
    """The moves after which the game was taken up again."""
    return frozenset(step.move.more[0] for step in record.steps if step.move.verb == "undo" and step.move.more)


def _refusal(played: game.Game, step: Step) -> str | None:
    """The id of the rule that forbids the move; a move that can't even be meant breaks the first rule of a turn."""
    try:
        if step.move.verb in decrees.DECREES:
            refusal = decrees.why_not(played.state, step.move, played.past)
        else:
            refusal = played.why_not(step.move)
    except (IndexError, TypeError, ValueError, KeyError) as error:
        raise RecordError("record-bad-line", step.line) from error
    return refusal.rule if refusal is not None else None


def _same_fates(box: Box, wanted: tuple[Fate, ...], found: tuple[Fate, ...], line: int, *, by_seed: bool) -> None:
    if wanted == found:
        return
    numbers = Numbers(box)
    at = next((k for k, pair in enumerate(zip(wanted, found, strict=False)) if pair[0] != pair[1]), None)
    if at is None:
        at = min(len(wanted), len(found))
    raise RecordError(
        "record-fate-not-of-seed" if by_seed else "record-fate-missing",
        line and line + at + 1,
        wanted=_short(notes.fates_text(numbers, wanted[at : at + 1])),
        found=_short(notes.fates_text(numbers, found[at : at + 1])),
    )


def _short(text: str) -> str:
    return text if len(text) < 80 else f"{text[:77]}..."


def _seats(seats: tuple[int, ...]) -> str:
    return " ".join(str(seat) for seat in seats) or "-"


def last_line(record: Record) -> int:
    """The number of the record's last line."""
    return len(record.header.lines()) + len(record.lines())


def verify(record: Record) -> Report:
    """Replay everything and check each decision of fate against the seed, if it is disclosed."""
    fates = len(record.opening) + sum(len(step.fates) for step in record.steps)
    fault: RecordError | None = None
    try:
        replay(record)
    except RecordError as error:
        fault = error
    return Report(
        len(record.steps),
        fates,
        record.winners is not None,
        record.seed is not None,
        record.winners or (),
        record.may_be_cut_off,
        record.crossed,
        fault,
    )
