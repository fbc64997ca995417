"""Charity: the end of a turn, when the hand must be within its limit."""

from __future__ import annotations

from typing import Any

from kickdoor.event import tell
from kickdoor.frames import Turn
from kickdoor.move import Refusal
from kickdoor.rules import flow, limits, moments, moving
from kickdoor.rules.unfinished import step_refusal
from kickdoor.state import HAND, State


def excess(state: State, seat: int) -> int:
    """How many cards are over the hand limit."""
    return len(state.hand[seat]) - limits.hand_limit(state, seat)


def owed(state: State, seat: int) -> int:
    """How many cards must still go before the turn ends: those over the limit, or none where a card has replaced Charity."""
    return 0 if "charity_replaced" in state.happened else excess(state, seat)


def end_refusal(state: State, seat: int) -> Refusal | None:
    """A turn ends when the hand is within its limit.

    Rules: TURN-12, TURN-16, DECK-10.
    """
    if state.options.get("second_phase") == "may" and step_refusal(state, seat, "opened", "TURN-16") is None:
        return None
    refusal = step_refusal(state, seat, "charity", "TURN-16")
    if refusal is None and owed(state, seat) > 0:
        return Refusal("TURN-12", "hand-too-big", over=owed(state, seat), also=("DECK-10", "TURN-13"))
    return refusal


def end_turn(state: State) -> None:
    """End the turn; where the second phase may be left out, go on to Charity first (AMB-24)."""
    frame: Any = state.stack[-1]
    flow.replace(state, frame.come_to("charity" if frame.step == "opened" and excess(state, state.turn) > 0 else "end"))


def lowest(state: State) -> list[int]:
    """The players of the lowest Level; the dead are passed over, unless the table reads it the other way (AMB-18)."""
    seats = state.living(state.turn)
    if state.options.get("charity_passes_over_the_dead") == "no":
        seats = [(state.turn + n) % state.seats for n in range(state.seats)]
    low = min(state.level[seat] for seat in seats)
    return [seat for seat in seats if state.level[seat] == low]


def give_refusal(state: State, seat: int, cards: tuple[int, ...], to: int) -> Refusal | None:
    """Why these cards can't go to that player by Charity: only the excess, only to the lowest, as equally as possible.

    Rules: TURN-13, TURN-14, DEATH-11.
    """
    refusal = _excess_refusal(state, seat, cards)
    if refusal is not None:
        return refusal
    poor = lowest(state)
    if seat in poor:
        return Refusal("TURN-15", "you-are-lowest", also=("TURN-13", "AMB-18"))
    if not state.alive[to] and to not in poor:
        return Refusal("DEATH-11", also=("AMB-18",))
    if to not in poor:
        return Refusal("TURN-13", "not-the-lowest", to=to)
    given = state.stack[-1].given  # type: ignore[attr-defined]
    total = excess(state, seat) + len(given)
    least, larger = divmod(total, len(poor))
    share = given.count(to) + len(cards)
    if share > least + 1 or (share == least + 1 and sum(1 for s in poor if s != to and given.count(s) == least + 1) >= larger):
        return Refusal("TURN-14", "too-many-for-one", to=to)
    return None


def discard_refusal(state: State, seat: int, cards: tuple[int, ...]) -> Refusal | None:
    """Why these cards can't be discarded by Charity: only the lowest, and only the excess.

    Rules: TURN-15, ITEM-12.
    """
    refusal = _excess_refusal(state, seat, cards)
    if refusal is not None:
        return refusal
    return None if seat in lowest(state) else Refusal("TURN-13", "not-lowest-yourself", also=("TURN-15",))


def _excess_refusal(state: State, seat: int, cards: tuple[int, ...]) -> Refusal | None:
    refusal = step_refusal(state, seat, "charity", "TURN-12")
    if refusal is not None:
        big = ("BIG-03",) if any(state.box[card].big for card in cards) else ()
        if refusal.rule == "TURN-12":
            return Refusal("ITEM-12", "charity-only", also=("TURN-12", "TURN-13", "TURN-15", "ITEM-13", *big))
        of_items = ("ITEM-12", "ITEM-13", *big) if any(state.box[card].gold is not None for card in cards) else ()
        return Refusal(refusal.rule, refusal.reason, also=(*refusal.also, *of_items), **refusal.args)
    if not cards or any(state.zone[card] != HAND + seat for card in cards):
        return Refusal("ITEM-12" if cards else "TURN-13", "from-hand-only")
    over = owed(state, seat)
    rule, other = ("TURN-13", "TURN-12") if over > 0 else ("TURN-12", "TURN-13")
    return Refusal(rule, "only-the-excess", over=max(over, 0), also=(other, "DECK-10")) if len(cards) > over else None


def give(state: State, seat: int, cards: tuple[int, ...], to: int) -> None:
    """Charity: cards over the limit go to the lowest-Level player; what the dead can't receive is discarded (AMB-18).

    Rules: TURN-13, TURN-14, TURN-16, DEATH-11.
    """
    frame = state.stack[-1]
    for card in cards:
        if state.alive[to]:
            moving.to_hand(state, card, to)
        else:
            moving.discard(state, card)
    seen = 1 << seat | 1 << to
    if state.alive[to]:
        tell(state, "gave", seat, cards, len(cards), to, rule="TURN-13", seen=seen)
    else:
        tell(state, "discarded", seat, cards, len(cards), rule="DEATH-11")
    _note(state, frame.but(given=(*frame.given, *[to] * len(cards))))  # type: ignore[attr-defined]
    moments.received(state, cards)


def give_away(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Charity of the lowest: the excess is discarded.

    Rules: TURN-15, TURN-16.
    """
    for card in cards:
        moving.discard(state, card)
    tell(state, "discarded", seat, cards, len(cards), rule="TURN-15")
    _note(state, state.stack[-1])  # type: ignore[arg-type]


def _note(state: State, frame: Turn) -> None:
    done = excess(state, state.turn) <= 0
    flow.replace(state, frame.come_to("end") if done else frame)
