"""Who passes by himself, and what a pass is meant for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kickdoor.frames import Choose, Combat, Door, Offer, Opening, Window
from kickdoor.move import Move
from kickdoor.rules import deciding
from kickdoor.rules import moves as listing
from kickdoor.state import MUNCHKINS, State

Windows: TypeAlias = frozenset[tuple[int, str, int]]


def windows(state: State) -> Windows:
    """The short windows that are open: how deep each lies, and its moment."""
    return frozenset((n, frame.moment, frame.it) for n, frame in enumerate(state.stack) if isinstance(frame, Window))


def is_new_window(state: State, before: Windows) -> bool:
    """True if a short window waits that wasn't among those."""
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, Window) and (len(state.stack) - 1, frame.moment, frame.it) not in before


def idle(state: State, seat: int) -> Move | None:
    """The answer that does nothing, if the seat has one."""
    frame = state.stack[-1] if state.stack else None
    verb = "pass"
    if isinstance(frame, Offer):
        verb = "decline"
    elif isinstance(frame, Door):
        verb = "keep"
    elif isinstance(frame, Choose):
        verb = "choose"
    move = Move(seat, verb)
    return move if deciding.why_not(state, move) is None else None


def somebody_passes(state: State, player: int) -> bool:
    """One of those who are waited for takes the answer that does nothing; the step's player only passes or keeps."""
    for seat in deciding.asked(state):
        move = idle(state, seat)
        if move is not None and (seat != player or move.verb in ("pass", "keep")):
            deciding.play(state, move)
            return True
    return False


def asks_for_own_side(state: State) -> bool:
    """True if a fighter or helper is asked which side something is for: who names none means their own."""
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, Choose) and frame.sort == "side" and frame.seat in state.fighters()


def takes_own_side(state: State) -> bool:
    """Take that side; False if nobody is asked for it."""
    if not asks_for_own_side(state):
        return False
    frame = state.stack[-1]
    assert isinstance(frame, Choose)
    deciding.play(state, Move(frame.seat, "choose", more=(MUNCHKINS,)))
    return True


def come_to_the_fight(state: State, settle: Callable[[State], None]) -> State:
    """The state in which a pass is made: it is meant for the fight or the opening plays, not for a short window above
    them in which nobody could do anything else. `settle` gives the answers that are known already.
    """
    later = state
    while later.stack and isinstance(later.stack[-1], Window) and not _somebody_could_answer(later):
        later = state.copy() if later is state else later
        deciding.play(later, Move(deciding.asked(later)[0], "pass"))
        settle(later)
    return later if later.stack and isinstance(later.stack[-1], (Combat, Opening)) else state


def _somebody_could_answer(state: State) -> bool:
    return any(move.verb != "pass" for seat in deciding.asked(state) for move in listing.moves(state, seat))
