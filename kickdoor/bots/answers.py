"""Answering questions: give up the least, take the most, and let the leader have what hurts."""

from __future__ import annotations

from typing import Any

from kickdoor.bots import gear
from kickdoor.bots.glance import Asked, Glance
from kickdoor.bots.worth import bad_stuff, good, keep, power, role
from kickdoor.box import words_at
from kickdoor.move import Move
from kickdoor.state import MONSTERS, MUNCHKINS

TAKES = frozenset(("take", "loot", "pick", "swap", "return", "fight"))
KIND = frozenset(("escape", "gain_levels", "draw", "enlist", "reroll"))


def choose(glance: Glance, move: Move) -> float:
    """What an answer is worth; of all answers the highest is given."""
    question = glance.asked
    assert question is not None
    return _SORTS.get(question.sort, _nothing)(glance, question, move)


def _nothing(glance: Glance, question: Asked, move: Move) -> float:
    return 0.0


def _cards(glance: Glance, question: Asked, move: Move) -> float:
    """Cards: what is taken should be good, what is given up bad; of others' cards the best may go."""
    cards: tuple[int, ...] = move.more
    if question.verb == "pay":
        return _payment(glance, question, cards)
    if question.verb == "join":
        sign = -1 if glance.fighting else 1
        return float(sign * sum(glance.box.cards[card].level for card in cards))
    if question.verb in ("kill", "remove"):
        return sum(bad_stuff(glance, card, glance.seat) + glance.box.cards[card].level for card in cards)
    if question.verb == "take_role":
        return _another_role(glance, cards)
    if question.verb in TAKES:
        return sum(keep(glance, card) for card in cards)
    if question.verb == "unequip" and all(card in glance.equipped[glance.seat] for card in cards):
        return -sum(gear.worn(glance, card) for card in cards)
    return sum(-keep(glance, card) if _mine(glance, card) else _theirs(glance, card) for card in cards)


def _another_role(glance: Glance, cards: tuple[int, ...]) -> float:
    """Another Role for what it gives more than the present one; the other side of one's own gives nothing but the other sex."""
    own = [card for card in glance.table[glance.seat] if glance.box.kind[card] == "role"]
    if not cards or cards[0] in own:
        return -0.5 * len(cards)
    return role(glance, cards[0]) - max((role(glance, card) for card in own), default=-1.0)


def _mine(glance: Glance, card: int) -> bool:
    return card in glance.hand or card in glance.table[glance.seat]


def _theirs(glance: Glance, card: int) -> float:
    """What somebody else would miss the card."""
    for seat in range(glance.seats):
        if card in glance.table[seat]:
            return power(glance, seat, card) + (2.0 if card in glance.equipped[seat] else 0.0)
    return 1.0


def _payment(glance: Glance, question: Asked, cards: tuple[int, ...]) -> float:
    """Pay if what it brings is worth more than the cards."""
    if not cards:
        return 0.0
    return _brings(glance, question) - sum(keep(glance, card) for card in cards)


def _brings(glance: Glance, question: Asked) -> float:
    """What paying brings, or spares."""
    word: Any = words_at(glance.box, question.path)
    if word.key == "may":
        return good(glance, word.main, glance.seat)
    if word.key == "pay_or":
        return -good(glance, word.else_, glance.seat)
    return 1.0


def _ways(glance: Glance, question: Asked, move: Move) -> float:
    """The list of words that does most good, or least harm."""
    word: Any = words_at(glance.box, question.path)
    words = word.main[move.more[0]]
    if any(each.key in ("boost", "kill") for each in words):
        return 10.0 * any(each.key == "kill" for each in words) * glance.fighting
    return good(glance, words, glance.seat)


def _seats(glance: Glance, question: Asked, move: Move) -> float:
    """Oneself for what is kind, the leader for what isn't."""
    total = 0.0
    for seat in move.more:
        if question.verb in KIND:
            total += 5.0 if seat == glance.seat else -float(glance.level[seat])
        else:
            total += -20.0 if seat == glance.seat else float(glance.level[seat]) + glance.strength[seat] / 20
    return total


def _yes(glance: Glance, question: Asked, move: Move) -> float:
    """An offer for nothing is taken unless it hurts."""
    if not move.more:
        return 0.0
    if question.verb == "table_says":
        return -1.0  # who sees nothing of the table says no
    if question.verb == "pay":
        return _brings(glance, question) - 3.0
    word: Any = words_at(glance.box, question.path)
    return good(glance, word.main, glance.seat) + 0.1


def _tokens(glance: Glance, question: Asked, move: Move) -> float:
    """Of tokens the kinds that are lacking are taken, those there are most of given up."""
    kinds = glance.box.tokens
    have = sum(glance.tokens[kinds.index(kind)] for kind in move.more)
    if question.verb == "lose_tokens":
        return have / 10 - len(move.more)
    return len(move.more) - have / 10


def _side(glance: Glance, question: Asked, move: Move) -> float:
    wanted = MUNCHKINS if glance.fighting else MONSTERS
    return float(move.more == (wanted,))


def _number(glance: Glance, question: Asked, move: Move) -> float:
    return float(move.more[0]) if move.more else 0.0


_SORTS = {
    "card": _cards,
    "foe": _cards,
    "way": _ways,
    "seat": _seats,
    "yes": _yes,
    "side": _side,
    "number": _number,
    "token": _tokens,
}

__all__ = ["choose"]
