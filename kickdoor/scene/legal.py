"""What a set-up must keep: what the rules refuse at a table they refuse there too, by their ids."""

from __future__ import annotations

from kickdoor.box import TRAITS
from kickdoor.rules import character, death, items, levels, limits, moving
from kickdoor.state import DEAD, State

ONE_COMPANION = {"hireling": "HIRELING-01", "sidekick": "SIDEKICK-03", "ally": "ALLY-01"}
LOADS = {"hireling": "ITEM-09", "sidekick": "SIDEKICK-06", "ally": "ITEM-09"}


class Illegal(Exception):
    """A set-up that the rules would refuse: the rule's id, and what is wrong."""

    def __init__(self, rule: str, what: str = "") -> None:
        super().__init__(rule)
        self.rule = rule
        self.what = what


def _must_own_nothing(state: State, seat: int) -> None:
    """What death takes, and no gift or Charity brings before the next player's turn, isn't there."""
    taken = (*state.hand[seat], *(card for card in state.table[seat] if not death.is_kept(state, card)))
    if taken:
        raise Illegal("DEATH-01", state.box[taken[0]].id)
    if any(state.tokens[seat]):
        raise Illegal("DEATH-01", state.box.tokens[next(n for n, count in enumerate(state.tokens[seat]) if count)])


def must_be_legal(state: State, seat: int) -> None:
    """Two helmets equipped, two classes without a card for it, two Big Items and the like are refused."""
    box = state.box
    if state.alive[seat] == DEAD:
        _must_own_nothing(state, seat)
    for kind in (*TRAITS, "power"):
        mine = character.of_kind(state, seat, kind)
        traits = [box.traits.get(c, box[c].id) for c in mine]
        if kind != "power" and len(mine) > limits.limit(state, kind, seat):
            raise Illegal({"class": "CLASS-09", "race": "RACE-05"}.get(kind, "AFFIL-06"))
        if len(set(traits)) < len(traits):
            raise Illegal("SUPER-02")
    seconds = [box[c].id for c in state.table[seat] if c in box.on_traits]
    if len(set(seconds)) < len(seconds):
        raise Illegal("SUPER-01")
    if sum(box[c].rank for c in character.of_kind(state, seat, "power")) > limits.limit(state, "rank", seat):
        raise Illegal("POWER-04")
    if len(items.big_items(state, seat)) > limits.limit(state, "big", seat):
        raise Illegal("BIG-01")
    companions = items.companions(state, seat)
    if len(companions) > limits.limit(state, "companion", seat):
        raise Illegal(ONE_COMPANION.get(box[companions[-1]].kind, "HIRELING-01"), box[companions[-1]].id)
    for companion in companions:
        loads = [card for card in moving.riders(state, companion) if items.is_item(state, card)]
        if len(loads) > items.carries(state, companion):
            raise Illegal(LOADS.get(box[companion].kind, "ITEM-09"), box[companion].id)
    for card in (card for weapon in state.joined for card in weapon):
        if card in state.table[seat] and not box[card].laser:
            raise Illegal("LASER-03", box[card].id)
    if state.level[seat] >= levels.goal(state):
        raise Illegal("WIN-01")
    worn = state.equipped[seat]
    state.equipped[seat] = ()
    state.touch()
    for card in worn:
        refusal = items.fit_refusal(state, seat, card)
        if refusal is not None and refusal.rule != "ITEM-11":
            state.equipped[seat] = worn
            raise Illegal(refusal.rule, box[card].id)
        if box[card].kind == "one_shot":
            raise Illegal("ONESHOT-01", box[card].id)
        if not items.is_item(state, card):
            raise Illegal("GUAL-01", box[card].id)
        moving.equip(state, card, seat)
