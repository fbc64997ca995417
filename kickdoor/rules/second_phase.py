"""The second phase of a turn: look for trouble, or loot the room."""

from __future__ import annotations

from kickdoor.box import DOOR, TREASURE
from kickdoor.frames import Task, Turn
from kickdoor.move import Refusal
from kickdoor.rules import combat, deeds, flow, piles
from kickdoor.rules.unfinished import step_refusal
from kickdoor.state import HAND, State


def trouble_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """Why this player can't look for trouble: only where no monster was met, or a card allows it after a fight.

    Rules: TURN-08, TURN-09, MONSTER-02.
    """
    refusal = step_refusal(state, seat, "opened", "TURN-08")
    barred = _barred(state, seat, "look_for_trouble")
    if refusal is not None and not once_more(state, seat, "look_for_trouble", "looked_for_trouble"):
        also = (*refusal.also, "TURN-09", "MONSTER-02", "AMB-25", *_rules_of(barred))
        return Refusal(refusal.rule, refusal.reason, also=also, **refusal.args)
    if state.zone[card] != HAND + seat or state.box.kind[card] != "monster":
        return Refusal("TURN-09", "no-monster", card=card)
    return barred


def look_for_trouble(state: State, seat: int, card: int) -> None:
    """Phase 2, one way: fight a monster of one's hand as if it had been behind the door.

    Rules: TURN-09.
    """
    state.happened |= {"looked_for_trouble"}
    combat.start(state, seat, card)


def loot_pile(state: State) -> int:
    """With phase 0 in use, looting draws a Treasure.

    Rules: FASTER-03.
    """
    return TREASURE if state.options.get("faster") else DOOR


def _barred(state: State, seat: int, deed: str) -> Refusal | None:
    """Why a card bars one way of the second phase: it forbids that, or demands the other way and that can be gone."""
    loots = deed == "loot_the_room"
    ban = max(deeds.forbids(state, deed, seat), deeds.forbids(state, "draw", seat) if loots else -1)
    other = "look_for_trouble" if loots else "loot_the_room"
    duty = deeds.obliges(state, other, seat) if ban < 0 else -1
    if duty >= 0 and deeds.forbids(state, other, seat) < 0:
        can = (
            any(state.box.kind[card] == "monster" for card in state.hand[seat]) if loots else piles.left(state, loot_pile(state))
        )
        ban = duty if can else -1
    return deeds.refusal(state, ban) if ban >= 0 else None


def _rules_of(refusal: Refusal | None) -> tuple[str, ...]:
    return () if refusal is None else (refusal.rule, *refusal.also)


def once_more(state: State, seat: int, deed: str, done: str) -> bool:
    """True where a card allows this after a fight, and it was not done this turn."""
    frame = state.stack[-1]
    at_charity = isinstance(frame, Turn) and frame.step == "charity" and seat == state.turn
    return at_charity and done not in state.happened and deeds.allows(state, deed, seat)


def loot_refusal(state: State, seat: int) -> Refusal | None:
    """Why this player can't loot the room: only where no monster was met, or a card allows it after a fight.

    Rules: TURN-08, TURN-10, RUN-02.
    """
    barred = _barred(state, seat, "loot_the_room")
    if not once_more(state, seat, "loot_the_room", "looted_the_room"):
        refusal = step_refusal(state, seat, "opened", "RUN-02" if "fled" in state.happened else "TURN-08")
        if refusal is not None:
            also = ("TURN-07", "TURN-08", "RUN-02", "AMB-23") if "met_a_monster" in state.happened else refusal.also
            gone = () if piles.left(state, loot_pile(state)) else ("DECK-04", "AMB-24")
            return Refusal(refusal.rule, refusal.reason, also=(*also, *gone, *_rules_of(barred)))
    if barred is not None:
        return barred
    return None if piles.left(state, loot_pile(state)) else Refusal("DECK-04", "pile-empty")


def loot_the_room(state: State, seat: int) -> None:
    """Phase 2, the other way: one more card, face down.

    Rules: TURN-10, FASTER-03, TURN-11.
    """
    frame = state.stack[-1]
    state.happened |= {"looted_the_room"}
    state.stir()
    flow.replace(state, frame.come_to("charity"))
    flow.push(state, Task("draw", seat, loot_pile(state), 1, "down", "hand", ()))
