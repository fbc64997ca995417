"""Whom to ask, and when a pass may be taken as said: nobody is asked who can only pass, where that tells nothing."""

from __future__ import annotations

from kickdoor.frames import Combat, Window
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.rules import strength
from kickdoor.state import MONSTERS, MUNCHKINS, State

WORTH_ASKING = ("play", "use", "sacrifice", "leave", "accept")


def is_open_to_all(state: State) -> bool:
    """True where several may answer at once: a fight or a short window."""
    return bool(state.stack) and isinstance(state.stack[-1], Combat | Window)


def tells_nothing(state: State) -> bool:
    """True for a window that only abilities in play answer: everybody sees who may."""
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, Window) and frame.moment not in state.box.in_hand


def may_pass_unasked(game: Game, seat: int, moves: list[Move]) -> bool:
    """True if this seat has nothing to decide in a fight or window but to pass.

    Those who fight are always asked: they want to see what comes.
    """
    state = game.state
    if not is_open_to_all(state) or Move(seat, "pass") not in moves:
        return False
    if isinstance(state.stack[-1], Combat) and state.is_fighting(seat):
        return False
    return not any(is_worth_asking(state, seat, move) for move in moves)


def is_worth_asking(state: State, seat: int, move: Move) -> bool:
    """True for a move for whose sake a player is asked."""
    if move.verb == "volunteer":
        return could_turn_it(state, seat)
    if move.verb == "use" and isinstance(state.stack[-1], Combat):
        return True
    return move.verb in WORTH_ASKING


def could_turn_it(state: State, seat: int) -> bool:
    """True if the fight is being lost and this seat's help would win it."""
    if state.fight is None or strength.is_winning(state):
        return False
    ours = strength.side(state, MUNCHKINS) + strength.munchkin(state, seat)
    return ours > strength.side(state, MONSTERS)


def any_time_plays(game: Game, seat: int) -> bool:
    """True if the seat could play a card from its hand before another's turn."""
    return any(move.verb == "play" for move in game.moves(seat))


__all__ = ["any_time_plays", "is_open_to_all", "may_pass_unasked", "tells_nothing"]
