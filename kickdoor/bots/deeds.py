"""What a card or an ability brings its user, by its words and the target it is used on; and what its price comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kickdoor.bots.glance import Glance
from kickdoor.bots.worth import LEVEL, TOKEN, TREASURE, good, keep, number, power, prey, trait
from kickdoor.box import TRAITS, Box
from kickdoor.cards.language import Ability, Word
from kickdoor.move import Move

LEADER, OTHER = -0.8, -0.3  # what is good for somebody else, as part of what it would be for oneself
HAND_CARD = 2.5  # an unseen card of somebody's hand
PEEK = 0.2


def ability_of(glance: Glance, move: Move) -> Ability | None:
    """The ability that a `use` names, if its card says it itself; a monster's stands on the face that it shows."""
    fight = glance.fight
    face = next((m.face for m in fight.monsters if m.card == move.card), move.card) if fight is not None else move.card
    return ability_at(glance.box, face, move.more)


def ability_at(box: Box, face: int, path: tuple[Any, ...]) -> Ability | None:
    """The ability that stands at this place of a card, if there is one."""
    there: Any = box.cards[face] if path else None
    for step in path:
        if isinstance(step, int):
            there = there[step] if step < len(there) else None
        else:
            there = getattr(there, step, None)
        if there is None:
            break
    return there if isinstance(there, Ability) else None


def words_of(glance: Glance, move: Move) -> tuple[Word, ...]:
    """What the card played, or the ability used, does."""
    if move.verb == "play":
        return glance.box.cards[move.card].does
    ability = ability_of(glance, move) if move.verb == "use" else None
    return ability.does if ability is not None else ()


def within(words: Iterable[Word]) -> Iterator[Any]:
    """These words, and those that they choose among or do on a condition."""
    for word in words:
        yield word
        for name in ("then", "else_", "main"):
            inner = getattr(word, name, None)
            if isinstance(inner, tuple) and inner:
                if word.key in ("one_of", "roll_table"):
                    yield from (each for way in inner for each in within(way))
                elif isinstance(inner[0], Word):
                    yield from within(inner)


# --- the price -------------------------------------------------------------------------------------------------------


def price(glance: Glance, move: Move) -> float:
    """What the card played, or the cheapest that an ability takes, would be missed."""
    if move.verb == "play":
        return keep(glance, move.card)
    ability = ability_of(glance, move)
    return sum(_paid(glance, word) for word in ability.pay) if ability is not None else 0.0


def _paid(glance: Glance, word: Any) -> float:
    if word.key == "lose_tokens":
        return TOKEN * number(word.main)
    cards: Any = getattr(word, "main", None)
    if word.key not in ("discard", "lose") or not hasattr(cards, "count"):
        return 1.0
    missed = sorted(keep(glance, card) for card in glance.hand)
    if cards.count == "all":
        return sum(missed) / 2
    count = number(cards.count) if cards.count != "any" else 1
    return sum(missed[:count]) + 8.0 * max(0, count - len(missed))


# --- what it brings --------------------------------------------------------------------------------------------------


def deed(glance: Glance, words: Iterable[Word], on: tuple[Any, ...] = ()) -> float:
    """What these words bring whoever does them on this target; below 0 where they hurt."""
    return sum(_DEEDS.get(word.key, _on_players)(glance, word, on) for word in words)


def _on_players(glance: Glance, word: Any, on: tuple[Any, ...]) -> float:
    """What it does to those whom it means: to oneself as it is, to others the less the better."""
    return sum(_weight(glance, seat) * good(glance, (word,), seat) for seat in _meant(glance, word, on))


def _weight(glance: Glance, seat: int) -> float:
    if seat == glance.seat:
        return 1.0
    return LEADER if glance.level[seat] == max(glance.level) else OTHER


def _meant(glance: Glance, word: Any, on: tuple[Any, ...]) -> tuple[int, ...]:
    players = getattr(getattr(word, "who", None), "players", "you")
    if players in ("target", "them"):
        return (on[1],) if on and on[0] == "seat" else ()
    if players in ("others", "everyone"):
        return tuple(seat for seat in range(glance.seats) if seat != glance.seat or players == "everyone")
    return (glance.seat,)


def _take(glance: Glance, word: Any, on: tuple[Any, ...]) -> float:
    """A card more for oneself; the best that may be meant where all can see it."""
    cards = word.main
    if cards.noun == "it" and glance.instant is not None and glance.instant.it >= 0:
        return keep(glance, glance.instant.it)
    if cards.noun == "target" and on and on[0] == "card":
        return keep(glance, on[1])
    if cards.at == "play" and on and on[0] == "seat":
        seen = [keep(glance, card) for card in glance.table[on[1]] if _fits(glance, cards, card)]
        return max(seen, default=0.0)
    return HAND_CARD if cards.at == "hand" else TREASURE + 1


def _fits(glance: Glance, cards: Any, card: int) -> bool:
    return any(kind in glance.box.kinds[card] for kind in cards.cards)


def _lose(glance: Glance, word: Any, on: tuple[Any, ...]) -> float:
    """A card chosen as the target: one's own is missed, the leader's is well lost."""
    if word.main.noun != "target" or not on or on[0] != "card":
        return _on_players(glance, word, on)
    owner = next((seat for seat in range(glance.seats) if on[1] in glance.table[seat]), -1)
    if owner == glance.seat or owner < 0:
        return -keep(glance, on[1])
    return -_weight(glance, owner) * 3 * power(glance, owner, on[1])


def _fight(glance: Glance, word: Any, on: tuple[Any, ...]) -> float:
    """A monster to fight: worth it if it is beaten alone."""
    if not on or on[0] != "card" or prey(glance, on[1]) >= glance.strength[glance.seat]:
        return -LEVEL
    printed = glance.box.cards[on[1]]
    return float(LEVEL * printed.levels + TREASURE * printed.treasures)


def _swap(glance: Glance, word: Any, on: tuple[Any, ...]) -> float:
    """The larger hand, or the trait that suits one's Items better."""
    if not on or on[0] != "seat":
        return 0.0
    other: int = on[1]
    if word.main.at == "hand":
        return HAND_CARD * (glance.hand_sizes[other] - glance.hand_sizes[glance.seat] + 1)
    theirs, mine = (_traits_worth(glance, word.main, seat) for seat in (other, glance.seat))
    return max(theirs, default=0.0) - min(mine, default=0.0)


def _traits_worth(glance: Glance, cards: Any, seat: int) -> list[float]:
    """What the classes or races of a seat that may be meant are worth to oneself."""
    kinds = glance.box.cards
    return [trait(glance, card) for card in glance.table[seat] if kinds[card].kind in TRAITS and _fits(glance, cards, card)]


def _open_door(glance: Glance, word: Any, on: tuple[Any, ...]) -> float:
    """Another door: for who is strong enough for most of what lurks there."""
    return 3.0 if glance.strength[glance.seat] >= 10 else -1.0


def _one_of(glance: Glance, word: Any, on: tuple[Any, ...]) -> float:
    return max(deed(glance, words, on) for words in word.main)


def _if(glance: Glance, word: Any, on: tuple[Any, ...]) -> float:
    return min(deed(glance, word.then, on), deed(glance, word.else_, on)) if word.else_ else deed(glance, word.then, on)


def _look(glance: Glance, word: Any, on: tuple[Any, ...]) -> float:
    return PEEK


_DEEDS: dict[str, Callable[[Glance, Any, tuple[Any, ...]], float]] = {
    "take": _take,
    "lose": _lose,
    "discard": _lose,
    "fight": _fight,
    "swap": _swap,
    "open_door": _open_door,
    "one_of": _one_of,
    "if": _if,
    "peek": _look,
    "show": _look,
}

__all__ = ["ability_of", "deed", "price", "within", "words_of"]
