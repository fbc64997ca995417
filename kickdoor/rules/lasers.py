"""Lasers that are joined into one weapon, and taken apart again."""

from __future__ import annotations

from typing import Final

from kickdoor.move import Refusal
from kickdoor.rules import items, moving
from kickdoor.state import TABLE, State

FROZEN_LASERS: Final = Refusal("TIME-13", also=("TIME-06", "TIME-12", "AMB-10", "AMB-46", "LASER-03", "LASER-04"))


def are_lasers_frozen(state: State, seat: int) -> bool:
    """True while this seat may neither join lasers nor take them apart (AMB-46)."""
    return state.is_fighting(seat) and state.options.get("lasers_joined") != "at_any_time"


def snap_refusal(state: State, seat: int, card: int, other: int) -> Refusal | None:
    """Why two lasers can't be joined now; joining is a change of equipment (AMB-46).

    Rules: LASER-01, LASER-03, LASER-07, TIME-13.
    """
    if are_lasers_frozen(state, seat):
        return FROZEN_LASERS
    for each in (card, other):
        if state.zone[each] != TABLE + seat:
            return Refusal("ITEM-13", "not-yours", card=each)
        if not state.box.cards[each].laser:
            return Refusal("LASER-01", "no-laser", card=each, also=("LASER-03",))
    whole = (*items.weapon_of(state, card), *items.weapon_of(state, other))
    if card in items.weapon_of(state, other):
        return Refusal("LASER-03")
    return items.complex_refusal(state, seat, whole) if any(part in state.equipped[seat] for part in whole) else None


def snap(state: State, seat: int, card: int, other: int) -> None:
    """Join two lasers (or weapons made of them) into one."""
    parts = [w for w in state.joined if card in w or other in w]
    whole = tuple(dict.fromkeys(c for part in (*parts, (other, card)) for c in part))
    state.joined = (*(w for w in state.joined if w not in parts), whole)
    if any(c in state.equipped[seat] for c in whole):
        for each in whole:
            moving.equip(state, each, seat)
    state.touch()


def unsnap(state: State, card: int) -> None:
    """Take one laser off a joined weapon: it is carried, the rest of the weapon stays in the hands.

    Rules: LASER-04.
    """
    moving._unjoin(state, card)
    moving.unequip(state, card, moving.seat_of(state, card))
    state.touch()
