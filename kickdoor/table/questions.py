"""What is asked just now, as the clock needs to know it: of which kind, and whether it is still the same question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kickdoor.frames import Combat, Offer, Opening, Window
from kickdoor.move import Move
from kickdoor.rules import deciding, strength
from kickdoor.state import MONSTERS, MUNCHKINS, State
from kickdoor.table.pictures import is_contested


def kind_of(state: State, held: frozenset[int]) -> str:
    """`window` where all may step in, `offer`, `turn` where it is somebody's to go on, or nothing when it is over."""
    frame = state.stack[-1] if state.stack else None
    if frame is None or state.winners:
        return ""
    if isinstance(frame, Offer):
        return "offer"
    if isinstance(frame, Window) or is_contested(state, held):
        return "window"
    return "turn"


def key_of(state: State) -> tuple[Any, ...]:
    """The same for as long as nothing has changed about what is asked; passes apart."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Window):
        return (
            "window",
            len(state.stack),
            frame.moment,
            frame.it,
            frame.them,
            frame.used,
            frame.stopped,
            frame.kept,
            frame.nouns,
        )
    fight = state.fight
    if isinstance(frame, Combat) and fight is not None:
        sums = strength.side(state, MUNCHKINS), strength.side(state, MONSTERS)
        return ("combat", fight.fighter, fight.helper, fight.foes, fight.enhancers, fight.boosts, fight.aside, fight.used, *sums)
    if isinstance(frame, Opening):
        return ("opening", state.turn)
    return (frame.kind if frame is not None else "over", state.ply)


def is_opening(state: State) -> bool:
    """True while the opening plays last: one question for each, about the own cards, whatever others do (CHAR-08)."""
    return bool(state.stack) and isinstance(state.stack[-1], Opening)


def passes(state: State) -> int:
    """Who has passed, as bits."""
    frame = state.stack[-1] if state.stack else None
    return frame.passed if isinstance(frame, (Combat, Window, Opening)) else 0


def is_same(before: State, after: State) -> bool:
    """True if the question still stands and every pass with it."""
    return key_of(before) == key_of(after) and not passes(before) & ~passes(after)


def is_silent(before: State, after: State, moves: Sequence[Move]) -> bool:
    """True if nothing but passes was done and the question stands: nobody else is told."""
    return may_be_held(after) and all(move.verb == "pass" for move in moves) and is_same(before, after)


def fight_of(state: State) -> tuple[Any, ...]:
    """The same for one fight, different for the next."""
    return () if state.fight is None else (state.turns, state.fight.met[:1], state.fight.owner)


def left_to_answer(state: State, held: frozenset[int]) -> list[int]:
    """Whose answer is still awaited, from the turn's player to the left."""
    asked = [seat for seat in deciding.asked(state) if seat not in held]
    return sorted(asked, key=lambda seat: (seat - state.turn) % state.seats)


def may_be_held(state: State) -> bool:
    """True where the last pass ends a window, and would tell by its haste that nobody had anything to play."""
    return bool(state.stack) and isinstance(state.stack[-1], (Combat, Window))
