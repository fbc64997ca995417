"""What a table is worth to each seat: its chance to win the game, from Level, strength and cards.

The figures are fitted to who won in games of four `normal` bots, at the beginning of every turn, on the
base set and on all sets mixed (a logit over the seats).
"""

from __future__ import annotations

from math import exp

from kickdoor.bots.glance import Glance
from kickdoor.bots.worth import power

LEVEL = 0.09
LAST = 0.55  # who needs one Level only
STRENGTH = 0.072  # a point of it, out of combat
CARD = 0.08  # a card in the hand, whatever it is
BOOST = 0.08  # a point of bonus of a one-shot
NASTY = 0.066  # a card that can be played on others
SPARE = 0.01  # an Item that waits to be worn or sold
UNSEEN = 0.14  # a card in another's hand
CHANCE = 40.0  # points of worth for 1 on this scale: a Treasure is worth about as much on both
LATER = -0.05  # each seat before its turn comes
PLAYED_ON_OTHERS = frozenset(("curse", "enhancer", "monster"))


def standing(glance: Glance, seat: int) -> float:
    """How well a seat stands, on the scale of the logarithm of its chances."""
    left = glance.goal - glance.level[seat]
    return (
        -LEVEL * left
        + LAST * (left <= 1)
        + STRENGTH * glance.strength[seat]
        + LATER * ((seat - glance.turn) % glance.seats)
        + (hand(glance) if seat == glance.seat else UNSEEN * glance.hand_sizes[seat])
        + sum(BOOST * glance.box.cards[card].bonus for card in glance.table[seat] if glance.box.cards[card].kind == "one_shot")
    )


def hand(glance: Glance) -> float:
    """What one's own hand adds."""
    return sum(in_hand(glance, card) for card in glance.hand)


def in_hand(glance: Glance, card: int) -> float:
    """What a card of one's own hand adds."""
    printed = glance.box.cards[card]
    boost = BOOST * printed.bonus if printed.kind == "one_shot" else 0.0
    return CARD + boost + NASTY * (printed.kind in PLAYED_ON_OTHERS)


def of_item(glance: Glance, card: int) -> float:
    """What an Item adds: its strength where it is worn, a one-shot's bonus, else hardly anything."""
    printed = glance.box.cards[card]
    if card in glance.equipped[glance.seat]:
        return STRENGTH * power(glance, glance.seat, card)
    return SPARE + (BOOST * printed.bonus if printed.kind == "one_shot" else 0.0)


def chances(glance: Glance) -> list[float]:
    """Each seat's chance to win from here, as this one sees it."""
    weights = [exp(standing(glance, seat)) for seat in range(glance.seats)]
    return [weight / sum(weights) for weight in weights]


__all__ = ["BOOST", "CARD", "CHANCE", "LAST", "LEVEL", "NASTY", "STRENGTH", "UNSEEN", "chances", "in_hand", "standing"]
