"""What to wear: the best Items that fit together, and what must come off for them."""

from __future__ import annotations

from itertools import combinations

from kickdoor.bots.glance import Glance
from kickdoor.bots.worth import power, suits
from kickdoor.move import Move

HANDS = 2
BETTER = 0.6  # so much better it must be before something else comes off for it


def best(glance: Glance) -> frozenset[int]:
    """The Items, in hand or on the table, that this seat had best wear together."""
    seat = glance.seat
    candidates = _candidates(glance)
    gain = {card: worn(glance, card) for card in candidates}
    chosen = set(_freed(glance))
    slots: dict[str, int] = {}
    held: list[int] = []
    for card in sorted(candidates, key=lambda c: (-gain[c], c not in glance.equipped[seat], c)):
        printed = glance.box.cards[card]
        if printed.hands:
            held.append(card)
        elif printed.slot is None:
            chosen.add(card)
        else:
            slots.setdefault(printed.slot, card)
    chosen.update(slots.values())
    chosen.update(_best_in_hands(glance, held, gain))
    return frozenset(part for card in chosen for part in weapon(glance, card))


def weapon(glance: Glance, card: int) -> tuple[int, ...]:
    """All that is worn with this Item as one: lasers that are joined (LASER-03), by the first of them, or the Item alone."""
    return next((whole for whole in glance.joined if card in whole), (card,))


def worn(glance: Glance, card: int) -> float:
    """What this seat has of the Item, with all that is worn as one with it."""
    return sum(power(glance, glance.seat, part) for part in weapon(glance, card))


def _freed(glance: Glance) -> list[int]:
    """Items that a card lets be worn whatever their slot, or that a companion carries."""
    mine = glance.table[glance.seat]
    return [
        host
        for _, host in glance.attached
        if host in mine and glance.box.cards[host].kind == "item" and host == weapon(glance, host)[0]
    ]


def _candidates(glance: Glance) -> list[int]:
    """Items that may be worn: no second Big one that couldn't even be carried."""
    seat, box = glance.seat, glance.box
    freed = _freed(glance)
    riders = [rider for rider, _ in glance.attached]
    room = not any(box.cards[c].big for c in glance.table[seat] if c not in riders) or "dwarf" in glance.traits[seat]
    return [
        card
        for card in (*glance.table[seat], *glance.hand)
        if box.cards[card].kind == "item"
        and card not in freed
        and card not in riders
        and card == weapon(glance, card)[0]
        and suits(glance, seat, box.cards[card])
        and (not box.cards[card].big or room or card in glance.table[seat])
    ]


def _best_in_hands(glance: Glance, held: list[int], gain: dict[int, float]) -> tuple[int, ...]:
    """The strongest things that two hands can hold."""
    now = glance.equipped[glance.seat]
    best_so_far: tuple[int, ...] = ()
    best_gain = -1.0
    few = held[:6]
    for count in (1, 2):
        for cards in combinations(few, count):
            if sum(glance.box.cards[card].hands for card in cards) <= HANDS:
                total = sum(gain[card] + 0.1 * (card in now) for card in cards)
                if total > best_gain:
                    best_so_far, best_gain = cards, total
    return best_so_far


def equip(glance: Glance, move: Move) -> float:
    """Put on what belongs to the best gear."""
    if move.card not in best(glance):
        return -1.0
    return 20.0 + power(glance, glance.seat, move.card)


def unequip(glance: Glance, move: Move) -> float:
    """Take off what stands in the way of something better."""
    wanted = best(glance)
    if move.card in wanted:
        return -1.0
    box, seat = glance.box, glance.seat
    printed = box.cards[move.card]
    waiting = [
        card
        for card in wanted
        if card not in glance.equipped[seat]
        and ((printed.slot is not None and box.cards[card].slot == printed.slot) or (printed.hands and box.cards[card].hands))
    ]
    return 19.0 if waiting and _improves(glance, wanted) else -1.0


def _improves(glance: Glance, wanted: frozenset[int]) -> bool:
    seat = glance.seat
    now = sum(power(glance, seat, card) for card in glance.equipped[seat])
    return sum(power(glance, seat, card) for card in wanted) >= now + BETTER


__all__ = ["best", "equip", "unequip", "weapon", "worn"]
