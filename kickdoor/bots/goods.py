"""What changes hands besides Treasures: what it brings who gets it, what who gives it up would miss."""

from __future__ import annotations

from collections.abc import Iterable

from kickdoor.bots.glance import Glance, Proposal
from kickdoor.bots.worth import TOKEN, UNKNOWN, gold, good, keep, power, suits

HANDS = 2
STRENGTH = 3.0  # a point of it, as `keep` has it
PRICE = 200  # Gold Pieces to a point
PLAYED_ON_IT = frozenset(("treasure", "curse"))  # cards of a hand that are promised to be played on the helper


def gained(glance: Glance, cards: Iterable[int]) -> float:
    """What these cards bring this seat if it gets them: an Item more than it can wear brings its price alone."""
    return sum(_brings(glance, card) for card in cards)


def missed(glance: Glance, cards: Iterable[int]) -> float:
    """What this seat would miss if it gave them up."""
    return sum(keep(glance, card) for card in cards)


def in_tokens(count: int) -> float:
    """What so many tokens are worth; -1: all that there are."""
    return TOKEN * (count if count >= 0 else UNKNOWN)


def besides(glance: Glance, offer: Proposal) -> float:
    """What a helper gets besides Treasures, as this seat sees it: what it brings, or what it costs the fighter."""
    mine = glance.fight is not None and glance.fight.fighter == glance.seat
    cards = missed(glance, offer.cards) if mine else gained(glance, offer.cards)
    return cards + in_tokens(offer.tokens)


def _brings(glance: Glance, card: int) -> float:
    printed, seat = glance.box.cards[card], glance.seat
    if printed.kind in PLAYED_ON_IT:
        return good(glance, printed.does, seat)
    if printed.kind != "item":
        return keep(glance, card)
    better = power(glance, seat, card) - _worn_there(glance, card) if suits(glance, seat, printed) else 0.0
    return STRENGTH * max(0.0, better) + gold(glance, (card,)) / PRICE


def _worn_there(glance: Glance, card: int) -> float:
    """What this seat wears in the place that the Item would need."""
    box, seat = glance.box, glance.seat
    printed = box.cards[card]
    worn = [each for each in glance.equipped[seat] if box.cards[each].kind == "item"]
    if printed.slot is not None:
        return max((power(glance, seat, each) for each in worn if box.cards[each].slot == printed.slot), default=0.0)
    held = sorted((power(glance, seat, each), box.cards[each].hands) for each in worn if box.cards[each].hands)
    free, lost = HANDS - sum(hands for _, hands in held), 0.0
    for least, hands in held:
        if free >= printed.hands:
            break
        free, lost = free + hands, lost + least
    return lost


__all__ = ["besides", "gained", "in_tokens", "missed"]
