"""Standing orders: a seat passes by itself until something happens that it wants to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.frames import Combat, Window
from kickdoor.rules import bounty, fighting, levels
from kickdoor.state import State

if TYPE_CHECKING:
    from kickdoor.table.room import Room


def passes_for(room: Room, seat: int) -> bool:
    """True if a standing order passes for this seat now."""
    order = room.sitters[seat].standing
    if order == "none" or room.game is None:
        return False
    state = room.game.state
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, (Combat, Window)):
        return False
    return not is_over(state, seat, order)


def is_over(state: State, seat: int, order: str) -> bool:
    """True once that for which a seat has waited is here."""
    if state.turn == seat or state.is_fighting(seat):
        return True
    frame = state.stack[-1] if state.stack else None
    attacked = isinstance(frame, Window) and frame.them == seat
    if order == "turn":
        return False
    if order == "attacked":
        return attacked
    return attacked or would_win(state)


def would_win(state: State) -> bool:
    """True if the present fight, once won, wins somebody the game."""
    fight = state.fight
    if fight is None:
        return False
    gained = sum(bounty.levels_of(state, foe) for foe in fighting.hostile(state))
    gained += sum(bounty.extra_levels(state, foe, fight.fighter) for foe in fighting.hostile(state))
    gained += sum(spoils.levels for spoils in fight.banked if spoils.seat == fight.fighter)
    return state.level[fight.fighter] + gained >= levels.goal(state)
