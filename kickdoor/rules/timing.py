"""When it is: the moments of the card language for a seat, and the short window that is open."""

from __future__ import annotations

from typing import Final

from kickdoor.box import COMPANIONS
from kickdoor.cards.language import Card
from kickdoor.frames import Combat, Door, Flight, Frame, Offer, Opening, Turn, Window
from kickdoor.heard import HAPPENINGS
from kickdoor.state import State

NONE: Final[frozenset[str]] = frozenset()
ANY_TIME: Final = frozenset(("any_time",))  # an offer is answered before anything but any-time plays
OUTSIDE: Final = ANY_TIME | {"outside_combat"}
OWN_TURN: Final = OUTSIDE | {"your_turn"}
CHARITY: Final = OWN_TURN | {"charity"}
FIGHTING: Final = ANY_TIME | {"combat", "your_combat"}
FIGHT_ELSEWHERE: Final = OUTSIDE | {"combat"}
RUNNING: Final = ANY_TIME | {"running"}
RUNNING_ELSEWHERE: Final = OUTSIDE | {"running"}
FIGHT_IN_OWN_TURN: Final = FIGHT_ELSEWHERE | {"your_turn"}  # one's own turn stays so where another fights in it (AMB-70)
RUNNING_IN_OWN_TURN: Final = RUNNING_ELSEWHERE | {"your_turn"}
WHILE_RUNNING: Final = {  # what it is in a fight, and then while it is run from
    FIGHTING: RUNNING,
    FIGHT_ELSEWHERE: RUNNING_ELSEWHERE,
    FIGHT_IN_OWN_TURN: RUNNING_IN_OWN_TURN,
}

# The frames between whose decisions others may come.
OPEN: Final[frozenset[type[Frame]]] = frozenset((Turn, Combat, Flight, Offer, Opening))
IN_WINDOW: Final = {moment: frozenset((moment,)) for moment in HAPPENINGS}


def is_open(state: State) -> bool:
    """True where any-time plays may come between: a turn's own decisions, a fight, the next monster to run from, an offer."""
    if not state.stack:
        return False
    frame = state.stack[-1]
    return type(frame) in OPEN or (isinstance(frame, Door) and frame.step == "found")


def window_of(state: State) -> Window | None:
    """The short window that is open, if that is what the game waits for."""
    frame = state.stack[-1] if state.stack else None
    return frame if isinstance(frame, Window) else None


def times(state: State, seat: int) -> frozenset[str]:
    """The moments of the card language that it is just now for this seat; in a short window only that one.

    Rules: TIME-01, TIME-02, TIME-03, TIME-04, TIME-09, TIME-10.
    """
    if not state.alive[seat] or not state.stack:
        return NONE
    frame = state.stack[-1]
    kind = type(frame)
    if kind not in OPEN:
        if isinstance(frame, Window):
            return IN_WINDOW[frame.moment]
        if not is_open(state):
            return NONE
    elif kind is Offer:
        return ANY_TIME
    fight = state.fight
    if fight is None:
        if seat != state.turn or state.phase == "start":
            return OUTSIDE
        return CHARITY if state.phase == "charity" else OWN_TURN
    if fight.fighter == seat or fight.helper == seat:
        in_fight = FIGHTING
    else:
        in_fight = FIGHT_IN_OWN_TURN if seat == state.turn else FIGHT_ELSEWHERE
    if not fight.running:
        return in_fight
    running = WHILE_RUNNING[in_fight]
    return running | in_fight if state.options.get("combat_cards_while_running") else running


def at_any_time(printed: Card) -> bool:
    """True for a card that may be played at any time: by its text, or else a curse, a companion, a power.

    Rules: TIME-02, TIME-03, TIME-04, SIDEKICK-01, SIDEKICK-02, ALLY-02, POWER-07.
    """
    if printed.playable is not None:
        return "any_time" in printed.playable.when
    return printed.kind in COMPANIONS or printed.kind in ("curse", "power")
