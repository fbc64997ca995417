"""Who passes by himself, and what a pass is meant for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kickdoor.frames import Choose, Combat, Door, Flight, Offer, Opening, Window
from kickdoor.move import Move
from kickdoor.notation import Reader
from kickdoor.rules import deciding, running_away
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


def is_put_off(state: State) -> bool:
    """True while a short window or an offer is open, which puts off what would be refused for another reason too."""
    return bool(state.stack) and isinstance(state.stack[-1], (Window, Offer))


def decline(state: State) -> bool:
    """Decline the offer that waits for its answer; True if there is one."""
    offer = state.stack[-1] if state.stack else None
    if isinstance(offer, Offer):
        deciding.play(state, Move(offer.seat, "decline"))
    return isinstance(offer, Offer)


def idle(state: State, seat: int) -> Move | None:
    """The answer that does nothing, if the seat has one."""
    frame = state.stack[-1] if state.stack else None
    verb = "pass"
    more: tuple[int, ...] = ()
    if isinstance(frame, Offer):
        verb = "decline"
    elif isinstance(frame, Door):
        verb = "keep"
    elif isinstance(frame, Choose):
        verb = "choose"
        more = frame.options[:1] if asks_which_door(state) else ()  # the one that is kept first
    move = Move(seat, verb, more=more)
    return move if deciding.why_not(state, move) is None else None


def asks_which_door(state: State) -> bool:
    """True if somebody is asked with which of two Doors found to begin; of two Curses a step of its own says that."""
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, Choose) and frame.verb == "first" and state.box.kind[frame.options[0]] != "curse"


def begins_with(state: State, reader: Reader, text: str) -> None:
    """A step that plays one of two Doors found begins with that one."""
    if not asks_which_door(state) or not text.startswith("play "):
        return
    question = state.stack[-1]
    assert isinstance(question, Choose)
    card = reader.played(text, question.options)
    if question.seat == reader.seat and card is not None:
        deciding.play(state, Move(reader.seat, "choose", more=(card,)))


def somebody_passes(state: State, player: int) -> bool:
    """One of those who are waited for takes the answer that does nothing; the step's player only passes or keeps."""
    for seat in deciding.asked(state):
        move = idle(state, seat)
        if move is not None and (seat != player or move.verb in ("pass", "keep") or move.more):
            deciding.play(state, move)
            return True
    return False


def gets_away(state: State) -> bool:
    """Deal with a monster for one who has got away from all that are left to him without a roll; False if nobody has."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Flight) or frame.step != "choose" or state.fight is None:
        return False
    foes = [foe for foe in state.fight.foes if foe.card in frame.left]
    if not all(running_away.fate_of(state, frame.seat, foe) in ("spared", "always") for foe in foes):
        return False
    deciding.play(state, Move(frame.seat, "run", frame.left[0]))
    return True


def once_away(state: State) -> State:
    """How it stands once those are gone who have got away without a roll: a copy, or this state if there are none."""
    later = state.copy()
    if not gets_away(later):
        return state
    while (later.stack and isinstance(later.stack[-1], Window)) or gets_away(later):
        if isinstance(later.stack[-1], Window):
            deciding.play(later, Move(deciding.asked(later)[0], "pass"))
    return later


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


def only_way(state: State, fits: Callable[[State, int], bool]) -> Move | None:
    """The one of several ways in which what has been said fits, tried on copies; None if there are more, or none."""
    question = state.stack[-1] if state.stack else None
    if not isinstance(question, Choose) or question.sort != "way":
        return None
    ways = []
    for option in question.options:
        twin, move = state.copy(), Move(question.seat, "choose", more=(option,))
        deciding.play(twin, move)
        if fits(twin, question.seat):
            ways.append(move)
    return ways[0] if len(ways) == 1 else None


def goes_on(state: State, player: int) -> bool:
    """Do what goes without saying: one's own side, somebody's pass, a monster from which one has got away; False for none."""
    return takes_own_side(state) or somebody_passes(state, player) or gets_away(state)


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
