"""Which traits and cards there are, and which of them the cards speak of."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, get_args

from msgspec import Struct

from kickdoor.cards.language.ids import trait_of
from kickdoor.cards.language.names import CardName, Kind, Trait
from kickdoor.cards.language.problems import Problem, closest
from kickdoor.cards.language.questions import CountsAsQuestion
from kickdoor.cards.language.shapes import fields, options

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kickdoor.cards.language.card import Card

GIVE_TRAITS = ("class", "race", "affiliation")
EVERYONES_TRAITS = frozenset({"male", "female", "human", "classless"})
"""Traits that a munchkin has without a card."""
COMPOUND = (tuple, Struct)
ANY_TOKEN = ("any", "every", "random")
KIND_OF_TOKEN = {"gain_tokens": "kind", "lose_tokens": "kind", "tokens": "kind", "tokens_are": "main"}  # where it is said


def traits_of(cards: Iterable[Card]) -> frozenset[str]:
    """Every trait there is with these cards."""
    return EVERYONES_TRAITS | {trait_of(card.name) for card in cards if card.kind in GIVE_TRAITS}


def tokens_said(card: Card) -> list[str]:
    """The kinds of token that a card shows or names."""
    told = [getattr(part, KIND_OF_TOKEN.get(getattr(part, "key", ""), ""), "any") for part in pieces(card)]
    return [kind for kind in (*card.tokens, *told) if kind not in ANY_TOKEN]


def check_names(cards: Iterable[Card], others: Iterable[Card] = ()) -> list[Problem]:
    """The traits and names of cards in `cards` that none of all these cards has."""
    cards = list(cards)
    everything = [*cards, *others]
    traits, ids = traits_of(everything), frozenset(card.id for card in everything)
    problems = []
    for card in cards:
        parts = list(pieces(card))
        for trait in sorted(set(said(parts, Trait)) - traits):
            problems.append(unknown(card, "language-unknown-trait", trait, traits))
        for name in sorted(set(said(parts, CardName)) - ids):
            problems.append(unknown(card, "language-unknown-card", name, ids))
    return problems


def unknown(card: Card, message_id: str, word: str, known: frozenset[str]) -> Problem:
    """A name that nothing has, with the one most like it."""
    args: dict[str, str | int] = {"word": word, "near": closest(word, known)}
    return Problem(file=card.file, line=card.line, card=card.name, message_id=message_id, args=args)


def pieces(value: Any) -> Iterator[Struct]:
    """The piece itself and every piece within it, the outer first."""
    left = [value]
    while left:
        part = left.pop()
        if isinstance(part, tuple):
            left.extend(inner for inner in reversed(part) if isinstance(inner, COMPOUND))
        elif isinstance(part, Struct):
            yield part
            values = [getattr(part, name) for name in reversed(part.__struct_fields__)]
            left.extend(value for value in values if value and isinstance(value, COMPOUND))


def said(parts: Iterable[Struct], mark: Any) -> Iterator[str]:
    """All values of these pieces' fields that bear this mark (a trait, the name of a card)."""
    for piece in parts:
        for name in marked(type(piece), mark):
            yield from (word for word in texts(getattr(piece, name)) if not a_kind(piece, word))


def a_kind(piece: Struct, word: str) -> bool:
    """Whether `counts_as` means a kind of card here, not a trait."""
    return isinstance(piece, CountsAsQuestion) and word in get_args(Kind)


def texts(value: Any) -> Iterator[str]:
    """The texts in a value or in tuples of it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from texts(part)


@cache
def marked(struct: type[Struct], mark: Any) -> tuple[str, ...]:
    """The names of the fields whose type bears the mark."""
    return tuple(field.name for field in fields(struct).values() if bears(field.hint, mark))


def bears(hint: Any, mark: Any) -> bool:
    """Whether a type is the marked one or a tuple of it."""
    return any(arm == mark or any(bears(part, mark) for part in get_args(arm)) for arm in options(hint))
