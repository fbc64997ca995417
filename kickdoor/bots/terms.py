"""The terms of a weighing: what each move is worth and why, and the cheapest cards that are enough for something."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

MOST_SOURCES = 8  # so many are tried in every combination, the cheapest first


class Term(NamedTuple):
    """A reason for or against a move, what it adds, and whom it is about."""

    reason: str
    worth: float
    seat: int = -1


Weight = tuple[Term, ...]


class Source(NamedTuple):
    """A move that adds strength to a side: its place among the moves, its card, what it adds and what it costs."""

    place: int
    card: int
    adds: int
    price: float


def total(weight: Weight) -> float:
    """What the terms come to."""
    return sum(term.worth for term in weight)


def deciding(weight: Weight, other: Weight) -> Term:
    """The term that speaks most for the first of two moves: what it has, and what the other lacks or suffers from."""
    against = {term.reason: term for term in other}
    shared = {term.reason for term in weight}
    spared = [Term(term.reason, -term.worth, term.seat) for term in other if term.reason not in shared]
    gained = [_over(term, against.get(term.reason)) for term in weight]
    return max((*gained, *spared), key=lambda term: term.worth)


def _over(term: Term, other: Term | None) -> Term:
    """What a term has over the same one of the other move. One that comes to nothing tells of whom the other is about."""
    if other is None:
        return term
    return Term(term.reason, term.worth - other.worth, term.seat if term.worth else other.seat)


def cheapest(sources: Sequence[Source], need: int) -> tuple[Source, ...]:
    """The sources that add at least so much and cost least together, each card once; none where they can't.

    Of those that cost the same, the ones that add least beyond it: the others may be needed yet.
    """
    by_card: dict[int, list[Source]] = {}
    for source in sorted(sources, key=lambda each: (each.price, -each.adds, each.place))[:MOST_SOURCES]:
        by_card.setdefault(source.card, []).append(source)
    found: dict[int, tuple[float, int, tuple[Source, ...]]] = {0: (0.0, 0, ())}
    for several in by_card.values():
        for reached, (price, added, chosen) in list(found.items()):
            for source in several:
                after, dearer, more = min(need, reached + source.adds), price + source.price, added + source.adds
                if after not in found or (dearer, more) < found[after][:2]:
                    found[after] = (dearer, more, (*chosen, source))
    return found[need][2] if need in found else ()


def together(sources: Iterable[Source]) -> int:
    """What all of them add up to, each card counted once."""
    by_card: dict[int, int] = {}
    for source in sources:
        by_card[source.card] = max(source.adds, by_card.get(source.card, 0))
    return sum(by_card.values())


def cost(sources: Iterable[Source]) -> float:
    """What they cost together."""
    return sum(source.price for source in sources)


__all__ = ["Source", "Term", "Weight", "cheapest", "cost", "deciding", "together", "total"]
