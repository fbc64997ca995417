"""Marks: what an effect leaves behind for a while, and when that is over."""

from __future__ import annotations

from typing import Any

from kickdoor.cards.language import LastingWord, MayNotQuestion, Question
from kickdoor.frames import Nouns, Path
from kickdoor.rules import moving, reading
from kickdoor.state import TABLE, Mark, State


def leave(state: State, path: Path, word: LastingWord, nouns: Nouns, seat: int, copied: tuple[int, ...] = ()) -> None:
    """Leave a mark on a seat. What is fixed when it happens is fixed here; conditions stay live.

    `copied`: the card as which the marked one works.

    Rules: CURSE-06, CURSE-07.
    """
    of = seat
    if word.of is not None:
        meant = reading.whom(state, word.of, nouns)
        of = meant[0] if meant else seat
    until = tuple(d if isinstance(d, str) else f"until:{d.main}" for d in word.main)
    active = _in_force(state, word, until, of)
    fixed = tuple(_fixed(state, question, nouns, copied) for question in word.gives)
    card = path[0] if nouns.card < 0 else nouns.card
    state.marks = (*state.marks, Mark(card, path, seat, of, until, active, fixed, nouns.target, state.turns))
    state.touch()


def _in_force(state: State, word: LastingWord, until: tuple[str, ...], of: int) -> bool:
    """A "next combat" in the middle of one is that one; a "next turn" on one's own turn is that turn.

    But a turn that has begun can't be skipped, and a flight that has begun is not the next one.
    """
    if "next_combat" in until:
        return state.is_fighting(of) and state.fight is not None and not state.fight.running
    if "next_turn" in until:
        return state.turn == of and not any(_skips_turn(question) for question in word.gives)
    return "next_run" not in until


def _skips_turn(question: Question) -> bool:
    return isinstance(question, MayNotQuestion) and "take_a_turn" in question.main


def _fixed(state: State, question: Any, nouns: Nouns, copied: tuple[int, ...]) -> Any:
    main: Any = getattr(question, "main", None)
    if question.key == "works_as":
        return copied
    if isinstance(question, MayNotQuestion):
        return None if question.against is None else reading.whom(state, question.against, nouns)
    if not isinstance(main, int) and question.key in ("bonus", "run", "die", "levels", "treasures", "hands"):
        return reading.amount(state, main, nouns)
    return None


def wake(state: State, duration: str, seat: int) -> None:
    """That combat, turn or flight has come: marks that waited for it are in force."""
    if state.marks and any(duration in mark.until and mark.of == seat and not mark.active for mark in state.marks):
        state.marks = tuple(
            mark._replace(active=True) if duration in mark.until and mark.of == seat else mark for mark in state.marks
        )
        state.touch()


def end(state: State, durations: tuple[str, ...], seat: int = -1, *, used: bool = False) -> None:
    """These durations are over (for this seat): their marks go, and the curse that left one with it.

    `used`: only marks that were in force.
    """
    for mark in state.marks:
        if seat in (-1, mark.of) and (mark.active or not used) and not set(durations).isdisjoint(mark.until):
            drop(state, mark)


def turn_over(state: State, seat: int) -> None:
    """A player's turn is over; what lasts until his next turn ends outlives the one in which it began."""
    end(state, ("this_turn",))
    end(state, ("next_turn",), seat, used=True)
    for mark in state.marks:
        if mark.of == seat and "until_next_turn_ends" in mark.until and mark.since != state.turns:
            drop(state, mark)


def end_at(state: State, event: str, seat: int) -> None:
    """The event for which a mark waited has come to the one on whom it lies."""
    for mark in state.marks:
        if mark.seat == seat and f"until:{event}" in mark.until:
            drop(state, mark)


def drop(state: State, mark: Mark) -> None:
    """A mark is over; a curse that lay before its victim for it alone is discarded.

    Rules: CURSE-04.
    """
    if mark not in state.marks:
        return
    state.marks = tuple(other for other in state.marks if other is not mark)
    state.touch()
    card = mark.card
    if card >= 0 and state.zone[card] >= TABLE and state.box.kind[card] == "curse" and not state.box[card].gives:
        if not any(other.card == card for other in state.marks):
            moving.discard(state, card)


def has_waiting(state: State, card: int) -> bool:
    """True if the card has left a mark that still lasts."""
    return any(mark.card == card for mark in state.marks)
