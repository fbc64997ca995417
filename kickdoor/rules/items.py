"""Items: put down, equipped, carried, Big ones, companions and what they carry."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.language import CarriesQuestion, CountsAsQuestion, HandsQuestion, LimitQuestion, Question
from kickdoor.event import tell
from kickdoor.frames import Choose, Nouns, Offer, Play, Task
from kickdoor.move import Refusal
from kickdoor.rules import deeds, flow, limits, moments, moving, playable, reading, selecting, standing, timing
from kickdoor.rules.unfinished import unfinished
from kickdoor.state import HAND, LIMBO, TABLE, State

FROZEN: Final = Refusal(
    "TIME-13", also=("TIME-06", "TIME-12", "COMPLEX-04", "AMB-10", "AMB-46")
)  # what is equipped, while its owner is fighting
NOT_EQUIPPED: Final = {"one_shot": "ONESHOT-01", "treasure": "GUAL-01"}  # of another kind: no Item at all
SLOTS: Final = ("headgear", "armor", "footgear")


def is_item(state: State, card: int) -> bool:
    """An Item is recognised by its Gold Piece value; No Value is one too.

    Rules: ITEM-01, ITEM-02, ITEM-03, GUAL-01, SIDEKICK-07.
    """
    return state.box.cards[card].gold is not None


# --- Big Items -------------------------------------------------------------------------------------------------------


def is_big(state: State, card: int) -> bool:
    """True for a Big Item, or one that counts as such."""
    return "big_item" in (selecting.kinds(state, card) if state.box.lends else state.box.kinds[card])


def big_items(state: State, seat: int) -> tuple[int, ...]:
    """The Big Items that count against the limit: those that no card or companion exempts.

    Rules: BIG-01, BIG-02.
    """
    return tuple(c for c in state.table[seat] if is_big(state, c) and not standing.lifted(state, c))


def carry_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """Why a player may not carry this Item: one Big Item too many. Everything else anyone may carry.

    Rules: ITEM-07, BIG-01.
    """
    if (
        is_big(state, card)
        and len(big_items(state, seat)) >= limits.limit(state, "big", seat)
        and not _shrinks(state, seat, card)
    ):
        return Refusal("BIG-01", "too-big", card=card, also=("ITEM-07",))
    return None


def _shrinks(state: State, seat: int, card: int) -> bool:
    """True if an Item counts as a Small one once it lies before this seat, by what it says of itself."""
    return _says_of_itself(state, card, CountsAsQuestion) and not is_big(_once_worn(state, seat, card), card)


def _says_of_itself(state: State, card: int, question: type[Question]) -> bool:
    return any(isinstance(said, question) for said in state.box.cards[card].gives)


def _once_worn(state: State, seat: int, card: int) -> State:
    """How it would be with an Item equipped before this seat, whatever is in its way: a copy."""
    after = state.copy()
    moving.move(after, card, TABLE + seat)
    moving.equip(after, card, seat)
    return after


# --- equipping -------------------------------------------------------------------------------------------------------


def equip_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """Why an Item may not be equipped now.

    Rules: TIME-06, TIME-12, TIME-13, ITEM-08, ITEM-10, ITEM-11, COMPLEX-01.
    """
    zone = state.zone[card]
    box = state.box
    printed = box.cards[card]
    if zone not in (HAND + seat, TABLE + seat, LIMBO):
        return Refusal("ITEM-13", "not-yours", card=card)
    if printed.kind != "item":
        return Refusal(
            NOT_EQUIPPED.get(printed.kind, "ITEM-02"), "not-equippable", card=card, also=("GUAL-01", "ITEM-04", "ITEM-06")
        )
    if state.is_fighting(seat):
        return FROZEN
    if state.stack and isinstance(state.stack[-1], Offer):
        return Refusal("HELP-01" if state.fight is not None else "TRADE-03", "answer-first")
    if not state.alive[seat]:
        return Refusal("DEATH-14", also=("DEATH-13",))
    if not timing.is_open(state):
        return unfinished(state, "TIME-06")
    if zone == HAND + seat:
        refusal = playable.card_refusal(state, seat, card)
        if refusal is not None:
            return refusal
    elif card in state.equipped[seat]:
        return Refusal("ITEM-05", "already-equipped", card=card)
    if deeds.forbids(state, "equip", seat, card) >= 0:
        return deeds.refusal(state, deeds.forbids(state, "equip", seat, card))
    if moving.host_of(state, card) >= 0:
        return _taken_back_refusal(state, seat, card)
    return fit_refusal(state, seat, card)


def _taken_back_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """What a companion carries is taken back by equipping it: then it must fit without him.

    Rules: ITEM-09, BIG-01.
    """
    without = state.copy()
    moving.detach(without, card)
    return carry_refusal(state, seat, card) or fit_refusal(without, seat, card)


def fit_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """Why an Item does not fit beside what is equipped: restriction, slot, hands, Complex."""
    printed = state.box.cards[card]
    if standing.lifted(state, card, seat):
        return None
    if not standing.may_use(state, card, seat):
        return Refusal("ITEM-11", "restricted", card=card)
    if printed.slot is not None and slot_use(state, seat, printed.slot) >= limits.limit(state, printed.slot, seat) + own_room(
        state, seat, card, printed.slot
    ):
        return Refusal("ITEM-08", "slot-taken", card=card, also=("ITEM-10",) if printed.slot == "headgear" else ())
    whole = weapon_of(state, card)
    if printed.hands and not any(part in state.equipped[seat] for part in whole):
        need = slot_hands(state, card, seat)
        room = limits.limit(state, "hands", seat) + own_room(state, seat, card, "hands")
        if hands_use(state, seat) + need > room:
            return Refusal("ITEM-08", "hands-full", card=card, also=("LASER-02",) if printed.laser else ())
    return complex_refusal(state, seat, whole)


def complex_refusal(state: State, seat: int, whole: tuple[int, ...]) -> Refusal | None:
    """Why these, as one Item, are too many Complex ones to be equipped.

    Rules: COMPLEX-01, LASER-07.
    """
    hard = [card for card in whole if state.box.cards[card].complex and not standing.lifted(state, card)]
    if not hard or any(card in state.equipped[seat] for card in hard):
        return None
    more = sum(own_room(state, seat, card, "complex") for card in hard)
    full = complex_use(state, seat) >= limits.limit(state, "complex", seat) + more
    return Refusal("COMPLEX-01", "too-complex", card=hard[0]) if full else None


def own_room(state: State, seat: int, card: int, what: str) -> int:
    """What a card that is to come into play, or to be equipped, will itself add to a limit (ITEM-09)."""
    if not state.box.cards[card].gives or card in state.equipped[seat]:
        return 0
    nouns = Nouns(card=card, you=seat)
    return sum(
        99 if question.more == "any" else reading.amount(state, question.more, nouns)
        for question in state.box.cards[card].gives
        if isinstance(question, LimitQuestion) and question.main == what
        and (question.if_ is None or reading.holds(state, question.if_, nouns))
    )  # fmt: skip


def weapon_of(state: State, card: int) -> tuple[int, ...]:
    """All the lasers with which this one is joined, or the card alone."""
    return next((weapon for weapon in state.joined if card in weapon), (card,)) if state.joined else (card,)


def slot_use(state: State, seat: int, slot: str) -> int:
    """How many of that slot are filled; what a card exempts does not count."""
    return sum(1 for c in state.equipped[seat] if state.box.cards[c].slot == slot and not standing.lifted(state, c))


def slot_hands(state: State, card: int, seat: int) -> int:
    """How many hands an item needs for this seat."""
    need = state.box.cards[card].hands
    if need:
        if card not in state.equipped[seat] and _says_of_itself(state, card, HandsQuestion):
            return slot_hands(_once_worn(state, seat, card), card, seat)
        for answer in standing.answers(state, "hands"):
            nouns = answer.nouns
            on_all = answer.question.for_ is None and moving.host_of(state, nouns.card) < 0
            if nouns.you == seat and (on_all or standing.about_card(state, answer, card)):
                need = min(need, standing.amount_of(state, answer))
    return need


def hands_use(state: State, seat: int) -> int:
    """How many hands are full; a joined weapon is one two-handed weapon (LASER-03).

    Rules: LASER-02.
    """
    total = 0
    for card in state.equipped[seat]:
        whole = weapon_of(state, card)
        if card == next(part for part in whole if part in state.equipped[seat]) and not standing.lifted(state, card):
            total += slot_hands(state, card, seat)
    return total


def complex_use(state: State, seat: int) -> int:
    """How many Complex Items are equipped; one joined weapon counts once (AMB-46).

    Rules: LASER-06, LASER-07.
    """
    total = 0
    for card in state.equipped[seat]:
        if state.box.cards[card].complex and not standing.lifted(state, card):
            parts = (c for c in weapon_of(state, card) if state.box.cards[c].complex and c in state.equipped[seat])
            total += next(parts) == card
    return total


def equip(state: State, seat: int, card: int) -> None:
    """Equip an Item from the table, or put it down equipped: then it is played.

    Rules: ITEM-05, TIME-06.
    """
    is_played = state.zone[card] != TABLE + seat
    if is_played:
        moving.move(state, card, TABLE + seat)
    if moving.host_of(state, card) >= 0:
        moving.detach(state, card)
    for part in weapon_of(state, card):
        moving.equip(state, part, seat)
    tell(state, "equipped", seat, (card,), rule="TIME-06")
    if is_played:
        moments.happen(state, "played", it=card, them=seat, nouns=Nouns(user=seat))


def unequip_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """Why an Item may not be turned sideways now.

    Rules: TIME-06, TIME-13.
    """
    if state.is_fighting(seat) and not deeds.allows(state, "unequip", seat, card):
        return FROZEN
    if card not in state.equipped[seat]:
        return Refusal("ITEM-06", "not-equipped", card=card)
    ban = deeds.forbids(state, "unequip", seat, card)
    return deeds.refusal(state, ban) if ban >= 0 else None


def put_down(state: State, play: Play) -> None:
    """An Item played lies on the table, carried, not equipped.

    Rules: ITEM-04, ITEM-06, TIME-10, CHAR-07.
    """
    moving.move(state, play.card, TABLE + play.seat)
    tell(state, "put_down", play.seat, (play.card,), rule="ITEM-04")


# --- companions ------------------------------------------------------------------------------------------------------


def companions(state: State, seat: int) -> tuple[int, ...]:
    """A seat's companions in play.

    Rules: COMBINE-09.
    """
    kept = standing.before(state, seat).kept
    found: tuple[int, ...] | None = kept.get("companions")
    if found is None:
        found = kept["companions"] = _companions(state, seat)
    return found


def _companions(state: State, seat: int) -> tuple[int, ...]:
    kinds, table = state.box.kinds, state.table[seat]
    if state.masks or state.box.lends:
        return tuple([card for card in table if selecting.is_companion(state, card)])
    return tuple([card for card in table if "companion" in kinds[card]])


def take_on(state: State, play: Play) -> None:
    """A companion comes into play; over the limit it replaces one (AMB-63, AMB-69).

    Rules: HIRELING-01, TIME-03, ALLY-04.
    """
    flow.push(state, Task("take_on", play.seat, play.card, play.more))


def take_on_task(state: State, task: Task) -> bool:
    """Choose whom the new companion replaces, then put it in play; for one that has become such that is a choice of its own."""
    seat, card, more = task.args
    mine = companions(state, seat)
    old: tuple[int, ...] = ()
    if more[:1] == ("replacing",):
        old = more[1:]
    elif len(mine) >= limits.limit(state, "companion", seat) + own_room(state, seat, card, "companion"):
        if len(mine) > 1 and not task.got:
            purpose = "make_way" if more else "replacing"
            flow.push(state, Choose(seat, "card", mine, 1, 1, verb="replace", purpose=purpose))
            return False
        old = task.got[0] if task.got else mine
    for gone in old:
        for carried in moving.riders(state, gone):
            moving.detach(state, carried)
        moving.discard(state, gone)
    moving.move(state, card, TABLE + seat)
    tell(state, "placed", seat, (card,), rule="HIRELING-01")
    flow.finish(state)
    return False


def load_refusal(state: State, seat: int, card: int, companion: int) -> Refusal | None:
    """Why a companion can't be given this Item to carry: not while fighting, not beyond what it carries.

    Rules: HIRELING-02, ITEM-09, SIDEKICK-06.
    """
    if state.is_fighting(seat):
        return Refusal("HIRELING-02", also=("TIME-12", "TIME-13"))
    if companion not in companions(state, seat) or carries(state, companion) == 0:
        return Refusal("ITEM-09", "carries-nothing", card=companion, also=("SIDEKICK-06", "HIRELING-02"))
    if not is_item(state, card) or state.box.kind[card] != "item":
        return Refusal(NOT_EQUIPPED.get(state.box.kind[card], "ITEM-02"), "not-an-item", card=card, also=("GUAL-01",))
    if not suits_bearer(state, card, companion):
        return Refusal("ITEM-11", "restricted", card=card)
    if state.zone[card] == HAND + seat:
        refusal = playable.card_refusal(state, seat, card)
        if refusal is not None and refusal.rule != "BIG-01":
            return refusal
    elif state.zone[card] != TABLE + seat:
        return Refusal("ITEM-13", "not-yours", card=card)
    elif moving.host_of(state, card) == companion:
        return Refusal("ITEM-05", "already-equipped", card=card)
    return _put_back_refusal(state, seat, card, companion)


def _put_back_refusal(state: State, seat: int, card: int, companion: int) -> Refusal | None:
    """Why what the companion carries can't come back to the table to make way: it would be a Big Item too many.

    Rules: BIG-01, BIG-03.
    """
    back = _put_back(state, companion)
    if back < 0 or not is_big(state, back):
        return None
    after = state.copy()
    moving.detach(after, back)
    kept = [big for big in big_items(after, seat) if big != card]
    return Refusal("BIG-01", "too-big", card=back) if len(kept) > limits.limit(after, "big", seat) else None


def _put_back(state: State, companion: int) -> int:
    """What a companion has to put back to the table before it takes up another Item, or -1."""
    riders = [rider for rider in moving.riders(state, companion) if is_item(state, rider)]
    return riders[0] if riders and len(riders) >= carries(state, companion) else -1


def carries(state: State, companion: int) -> int:
    """How many Items a companion carries for its owner."""
    return sum(q.main for q in state.box.cards[companion].gives if q.key == "carries")


def suits_bearer(state: State, card: int, companion: int) -> bool:
    """True unless the companion is of a class or race that may not use the Item.

    Rules: ITEM-11.
    """
    item = state.box.cards[card]
    traits = {trait for q in state.box.cards[companion].gives if isinstance(q, CarriesQuestion) for trait in q.suits}
    if not traits:
        return True
    return (not item.only or not traits.isdisjoint(item.only)) and traits.isdisjoint(item.not_for)


def load(state: State, seat: int, card: int, companion: int) -> None:
    """Give an Item to a companion; what it carried before comes back to the table.

    Rules: HIRELING-02.
    """
    is_played = state.zone[card] != TABLE + seat
    back = _put_back(state, companion)
    if back >= 0:
        moving.detach(state, back)
    moving._unjoin(state, card)
    moving.unequip(state, card, seat)
    moving.attach(state, card, companion)
    tell(state, "loaded", seat, (card, companion), rule="HIRELING-02")
    if is_played:
        moments.happen(state, "played", it=card, them=seat, nouns=Nouns(user=seat))
