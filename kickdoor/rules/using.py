"""Using an ability: which one is meant, why not, and in place of what."""

from __future__ import annotations

from typing import Any, Final

from kickdoor.box import DOOR
from kickdoor.frames import Turn
from kickdoor.move import Move, Refusal
from kickdoor.rules import (
    costs,
    deeds,
    epic,
    fighting,
    flow,
    moments,
    moving,
    playing,
    standing,
    targeting,
    usable,
    verbs,
)
from kickdoor.state import TABLE, State

NOT_IN_PLAY: Final = {  # what the rules of its kind say too of a card that isn't in play
    "class": ("CLASS-03", "CLASS-02", "CLASS-08", "DECK-08"),
    "race": ("RACE-04", "RACE-02", "DECK-08"),
    "affiliation": ("AFFIL-02", "DECK-08"),
    "power": ("POWER-02", "DECK-08"),
}
FIGHTS: Final = frozenset(("combat", "your_combat"))


def find_use(state: State, move: Move) -> moments.Use | None:
    """The ability that a `use` means, if it is its time for this seat."""
    for use in usable.uses(state, move.seat):
        if use.nouns.card == move.card and use.path[1:] == move.more:
            return use
    return None


def use_refusal(state: State, move: Move) -> Refusal | None:
    """Why this ability can't be used just now.

    Rules: CLASS-04, CLASS-05, COMBAT-09.
    """
    if instead_of_kick(state, move) is not None:
        return None
    use = find_use(state, move)
    if use is None:
        return _why_no_use(state, move) if state.alive[move.seat] else Refusal("DEATH-14", also=("DEATH-12", "DEATH-13"))
    return usable.ability_refusal(state, move.seat, use, move.on)


def _why_no_use(state: State, move: Move) -> Refusal:
    """The card is not in force, not one's own, or its moment has not come."""
    card = move.card
    owner = moving.seat_of(state, card)
    if fighting.foe_of(state, card) is not None:
        return Refusal("COMBAT-08", "not-its-moment", card=card)
    if owner != move.seat or not moving.in_play(state, card):
        rule, *also = NOT_IN_PLAY.get(state.box.kind[card], ("DECK-08",))
        return Refusal(rule, "not-in-play", card=card, also=("CLASS-03", *also))
    rule, too = usable.listed(state, card)
    ability = state.box[card].when[move.more[1]] if move.more and move.more[0] == "when" else None
    if ability is not None and "outside_combat" in ability.when and state.is_fighting(move.seat):
        return Refusal("CLASS-06" if state.box.kind[card] == "class" else rule, "fighting", also=too)
    if ability is not None and "draws_face_up" in ability.when:
        return Refusal(rule, "face-up-only", card=card, also=too)
    blanks = standing.answers(state, "blank")
    silenced_by = next((answer.nouns.card for answer in blanks if standing.blanks_card(state, answer, card)), -1)
    if silenced_by >= 0:
        return deeds.refusal(state, silenced_by)
    if not standing.works(state, card, move.seat) and not (ability is not None and ability.carried):
        equipped = standing.in_use(state, card, move.seat)
        return Refusal("ITEM-11", "restricted", card=card) if equipped else Refusal("ITEM-05", "not-equipped", card=card)
    too_late = ("AMB-10", "RUN-01") if state.phase == "run" else ()
    too_low = ("EPIC-04",) if move.more[:1] == ("epic",) and not epic.is_epic(state, move.seat) else ()
    of_fights = ("COMBAT-09",) if ability is not None and not FIGHTS.isdisjoint(ability.when) else ()
    return Refusal(rule, "not-its-moment", card=card, also=(*too, *too_late, *too_low, *of_fights))


def instead_of_kick(state: State, move: Move) -> tuple[Any, ...] | None:
    """The path of an ability by which another card is taken in place of the door, if it can be used now."""
    frame = state.stack[-1] if state.stack else None
    if not (
        isinstance(frame, Turn)
        and frame.step == "arrange"
        and move.seat == state.turn
        and state.zone[move.card] == TABLE + move.seat
    ):
        return None
    if not any(state.discards[pile] for pile in range(DOOR, state.box.piles, 2)) or not move.more or move.more[0] != "when":
        return None
    abilities = state.box[move.card].when
    ability = abilities[move.more[1]] if move.more[1] < len(abilities) else None
    if ability is None or ability.instead != "draw" or "draws_face_up" not in ability.when:
        return None
    if not costs.can_pay(state, ability.pay, targeting.nouns_for(state, move.seat, move.card), move.seat):
        return None
    return (move.card, *move.more)


def targets_left_open(state: State, move: Move) -> list[tuple[Any, ...]]:
    """The targets that an ability used without naming one may mean: what goes without saying, else all that there are."""
    found = find_use(state, move)
    possible = usable.ability_targets(state, move.seat, found) if found is not None else None
    return verbs.without_saying(state, move.seat, possible or [])


def use(state: State, move: Move) -> None:
    """Use the ability."""
    path = instead_of_kick(state, move)
    if path is not None:
        flow.push(state, verbs.flow_task("resurrect", move.seat, move.card, path))
        return
    found = find_use(state, move)
    assert found is not None
    on = move.on or next(iter(targets_left_open(state, move)), ())
    playing.use_ability(state, found, move.seat, on)
