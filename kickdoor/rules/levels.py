"""Levels: gained, lost, set; and the win that the last of them brings."""

from __future__ import annotations

from typing import Final

from kickdoor.event import tell
from kickdoor.rules import deeds, marks
from kickdoor.state import State

GOAL: Final = 10
EPIC_GOAL: Final = 20
GAINED: Final = "level_gained"


def goal(state: State) -> int:
    """The Level that wins.

    Rules: WIN-01, EPIC-02, EPIC-01.
    """
    return EPIC_GOAL if state.options.get("epic") else GOAL


def ceiling(state: State) -> int:
    """The highest Level that anything but a kill can bring.

    Rules: PRECEDENCE-06, EPIC-03.
    """
    return EPIC_GOAL - 2 if state.options.get("epic") else GOAL - 1


def kills_only(state: State) -> tuple[str, ...]:
    """The rule of an epic game that keeps the last Levels for kills, where it is one."""
    return ("EPIC-03",) if state.options.get("epic") else ()


def card_may_win(state: State, winning: bool) -> bool:
    """True if a level that a card gives may be the winning one: where the card says so, but never in an epic game.

    Rules: WIN-02, TOKEN-09, EPIC-03.
    """
    return winning and not state.options.get("epic")


def can_gain(state: State, seat: int, *, winning: bool = False) -> bool:
    """True if a level would do this seat any good (AMB-02); the dead gain none (DEATH-12)."""
    if not state.alive[seat] or deeds.forbids(state, "gain_levels", seat) >= 0:
        return False
    return state.level[seat] < _top(state, seat, winning=winning)


def _top(state: State, seat: int, *, winning: bool) -> int:
    """The Level up to which a level may bring this seat: a card may let any level be the winning one, or none."""
    allowed = winning or (deeds.allows(state, "win", seat) and not state.options.get("epic"))
    return goal(state) if allowed and may_win(state, seat) else ceiling(state)


def may_win(state: State, seat: int) -> bool:
    """True unless a card bars this seat from the winning level just now."""
    return deeds.forbids(state, "win", seat) < 0


def gain(state: State, seat: int, count: int, *, winning: bool = False, rule: str = "CHAR-11", answered: bool = False) -> int:
    """Go up so many levels, as far as that is allowed; returns how many it were.

    `answered`: who begins it lets cards answer it at once.

    Rules: CHAR-11, GUAL-05, DEATH-12, SETUP-04.
    """
    if count <= 0 or not can_gain(state, seat, winning=winning):
        return 0
    gained = min(count, _top(state, seat, winning=winning) - state.level[seat])
    state.level[seat] += gained
    _stir(state)
    tell(state, "level_up", seat, (), gained, rule=rule)
    marks.end_at(state, "level_gained", seat)
    if not answered and state.box.rises:
        state.left = (*state.left, (GAINED, -1, seat))
    return gained


def _stir(state: State) -> None:
    """A Level has changed: no card in play, but who is Epic hangs on it (EPIC-04)."""
    if state.options.get("epic"):
        state.touch()
    else:
        state.stir()


def lose(state: State, seat: int, count: int) -> int:
    """Lose so many levels, never below Level 1; returns how many it were.

    Rules: CHAR-12, CHAR-13, PRECEDENCE-03.
    """
    if count <= 0 or deeds.forbids(state, "lose_levels", seat) >= 0:
        return 0
    lost = min(count, state.level[seat] - 1)
    if lost > 0:
        state.level[seat] -= lost
        _stir(state)
        tell(state, "level_down", seat, (), lost, rule="CHAR-12")
    return lost


def set_to(state: State, seat: int, level: int) -> None:
    """The Level becomes this, up or down."""
    now = state.level[seat]
    if level < now:
        lose(state, seat, now - max(level, 1))
    else:
        gain(state, seat, level - now)


def declare_winners(state: State, helper: int = -1) -> None:
    """Whoever stands at the winning Level has won, all at once; the helper too where victory is shared.

    Rules: WIN-01, WIN-02, FASTER-04.
    """
    top = goal(state)
    won = tuple(seat for seat in range(state.seats) if state.level[seat] >= top and state.alive[seat])
    if won and helper >= 0 and state.options.get("shared_victory") and helper not in won and state.alive[helper]:
        won = tuple(sorted((*won, helper)))
    if won:
        state.winners = won
        for seat in won:
            tell(state, "won_the_game", seat, rule="WIN-01")
