"""What cards and their words are worth to somebody, in points: a level is 10, a Treasure 4, a token 2.5."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kickdoor.bots.glance import Glance
from kickdoor.box import COMPANIONS, TRAITS
from kickdoor.cards.language import Card, Cards, IsCondition, Word

LEVEL, TREASURE, DEATH, TOKEN = 10.0, 4.0, 25.0, 2.5
UNKNOWN = 2  # an amount that isn't printed as a plain number


def number(value: object) -> int:
    """A printed amount, or a guess where it must be worked out."""
    return value if isinstance(value, int) else UNKNOWN


# --- items -----------------------------------------------------------------------------------------------------------


def suits(glance: Glance, seat: int, printed: Card) -> bool:
    """True if the seat's munchkin meets the item's restriction."""
    traits = glance.traits[seat]
    return (not printed.only or any(trait in traits for trait in printed.only)) and not any(
        trait in traits for trait in printed.not_for
    )


def power(glance: Glance, seat: int, card: int) -> float:
    """What an item gives this seat while equipped: its bonus, and a little for whatever else it does."""
    printed = glance.box.cards[card]
    total = printed.bonus + printed.run * 0.5 + 0.5 * bool(printed.when)
    for question in printed.gives:
        if question.key == "bonus" and question.for_ is None:
            condition = question.if_
            holds = condition is None or (isinstance(condition, IsCondition) and set(condition.main) & glance.traits[seat])
            total += number(question.main) if holds else 0
        else:
            total += 0.5
    return total


def role(glance: Glance, card: int) -> float:
    """What a Role gives: its bonuses, those on a condition by half, and a little for whatever else it does."""
    printed = glance.box.cards[card]
    total = 0.5 * len(printed.when)
    for question in printed.gives:
        if question.key == "bonus" and question.for_ is None:
            total += number(question.main) * (1.0 if question.if_ is None else 0.5)
        else:
            total += 0.5
    return total


def gold(glance: Glance, cards: Iterable[int]) -> int:
    """What these items are worth as printed."""
    return sum(glance.box.cards[card].gold or 0 for card in cards)


# --- keeping a card --------------------------------------------------------------------------------------------------


def keep(glance: Glance, card: int) -> float:
    """How much this seat would miss the card, in hand or in play."""
    printed = glance.box.cards[card]
    kind = printed.kind
    if kind == "item":
        usable = suits(glance, glance.seat, printed) or card in glance.equipped[glance.seat]
        return power(glance, glance.seat, card) * (3.0 if usable else 1.0) + (printed.gold or 0) / 200
    if kind == "one_shot":
        return (printed.bonus * 1.5 or 6.0) + (printed.gold or 0) / 300
    if kind in TRAITS:
        return trait(glance, card)
    if kind == "monster":
        return 3.0 + 0.3 * printed.level if prey(glance, card) < glance.strength[glance.seat] else 2.0
    if kind == "power":
        return 2.0 + 3.0 * power(glance, glance.seat, card)
    if kind == "treasure":
        return 15.0
    return 8.0 if kind in COMPANIONS else 4.5


def trait(glance: Glance, card: int) -> float:
    """What a class or race is worth: itself, and the items that it opens or closes to its owner."""
    box, seat = glance.box, glance.seat
    mine = box.traits[card]
    if card not in glance.table[seat] and mine in glance.traits[seat]:
        return 0.5
    total = 4.0
    for item in (*glance.table[seat], *glance.hand):
        printed = box.cards[item]
        if printed.kind == "item":
            total += printed.bonus * ((mine in printed.only) - (mine in printed.not_for))
    return total


def prey(glance: Glance, card: int) -> int:
    """How strong a monster would be against this seat alone, as far as its card says so plainly."""
    printed = glance.box.cards[card]
    return printed.level + sum(more for trait, more in printed.against if trait in glance.traits[glance.seat])


# --- words -----------------------------------------------------------------------------------------------------------


def good(glance: Glance, words: Iterable[Word], seat: int) -> float:
    """What these words would do for the seat that they happen to; below 0 where they hurt."""
    return sum(_WORTH[word.key](glance, word, seat) if word.key in _WORTH else 0.0 for word in words)


def bad_stuff(glance: Glance, face: int, seat: int) -> float:
    """How much the Bad Stuff of this monster would hurt the seat."""
    return -good(glance, glance.box.cards[face].bad_stuff, seat)


def _lose_levels(glance: Glance, word: Any, seat: int) -> float:
    return -LEVEL * min(number(word.main), glance.level[seat] - 1)


def _set_level(glance: Glance, word: Any, seat: int) -> float:
    to = word.main if isinstance(word.main, int) else min(glance.level)
    return LEVEL * (to - glance.level[seat])


def _die(glance: Glance, word: Any, seat: int) -> float:
    return -DEATH - sum(2 * power(glance, seat, card) for card in glance.equipped[seat]) - glance.hand_sizes[seat]


def _lose(glance: Glance, word: Any, seat: int) -> float:
    """Lost cards: those of the hand two points each, others by what lies on the table."""
    cards: Cards = word.main
    count = 99 if cards.count in ("all", "any") else number(cards.count)
    if cards.at == "hand":
        return -2.0 * min(count, glance.hand_sizes[seat])
    mine = sorted(_costs(glance, cards, seat), reverse=cards.most is not None)
    instead: tuple[Word, ...] = word.else_ if word.key == "lose" else ()
    if not mine and instead:
        return good(glance, instead, seat)
    return -sum(mine[:count])


def _take(glance: Glance, word: Any, seat: int) -> float:
    """Cards taken by the seat, or by others from it."""
    of = word.main.of
    return -TREASURE if of is not None and of.players == "you" else TREASURE


def _costs(glance: Glance, cards: Cards, seat: int) -> list[float]:
    """What each card on the table that may be meant is worth to its owner."""
    kinds = glance.box.kinds
    return [
        2 * power(glance, seat, card) + 1 if card in glance.equipped[seat] else 2.0
        for card in glance.table[seat]
        if any(kind in kinds[card] for kind in cards.cards) and glance.box.cards[card].kind != "curse"
    ]


def _roll_table(glance: Glance, word: Any, seat: int) -> float:
    return sum(good(glance, words, seat) for words in word.main) / 6


def _if(glance: Glance, word: Any, seat: int) -> float:
    return min(good(glance, word.then, seat), good(glance, word.else_, seat))


_WORTH: dict[str, Callable[[Glance, Any, int], float]] = {
    "gain_levels": lambda glance, word, seat: LEVEL * number(word.main),
    "lose_levels": _lose_levels,
    "set_level": _set_level,
    "die": _die,
    "lose": _lose,
    "discard": _lose,
    "draw": lambda glance, word, seat: TREASURE * number(word.main),
    "take": _take,
    "gain_tokens": lambda glance, word, seat: TOKEN * number(word.main),
    "lose_tokens": lambda glance, word, seat: -TOKEN * number(word.main),
    "lasting": lambda glance, word, seat: -3.0,
    "change_sex": lambda glance, word, seat: -2.0,
    "kill": lambda glance, word, seat: LEVEL,
    "roll_table": _roll_table,
    "if": _if,
    "one_of": lambda glance, word, seat: max(good(glance, words, seat) for words in word.main),
    "may": lambda glance, word, seat: max(0.0, good(glance, word.main, seat)),
    "pay_or": lambda glance, word, seat: max(good(glance, word.main, seat), good(glance, word.else_, seat)),
}

__all__ = [
    "DEATH",
    "LEVEL",
    "TOKEN",
    "TREASURE",
    "bad_stuff",
    "gold",
    "good",
    "keep",
    "number",
    "power",
    "prey",
    "suits",
    "trait",
]
