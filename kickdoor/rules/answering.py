"""The ways to answer a question: all of them, or a spread where there are very many."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

from kickdoor.frames import Choose
from kickdoor.move import Move
from kickdoor.rules import bargains, restoring, strength, verbs
from kickdoor.rules.parts import Part, ready
from kickdoor.state import State

MENU = 12  # at most so many answers of one kind are listed


def parts(state: State, question: Choose) -> list[Part]:
    """The ways to answer in parts: by how many are chosen, where each choice is an answer."""
    options = question.options
    if question.worth or question.purpose in ("pay", "surplus") or question.sort == "order" or len({*options}) < len(options):
        return [ready(answers(state, question))]
    found: list[Part] = [
        (_ways(question, count), _so_many, (question, count)) for count in range(question.least, question.most + 1)
    ]
    return [*found, ready(restoring.moves(state, question))] if restoring.is_asked(state, question.seat) else found


def _ways(question: Choose, count: int) -> int:
    """How many ways to choose so many are listed."""
    all_of_them = comb(len(question.options), count)
    return all_of_them if all_of_them <= MENU or count <= 1 else len(question.options)


def _so_many(state: State, seat: int, of: tuple[Choose, int]) -> list[Move]:
    return [Move(seat, "choose", more=chosen) for chosen in _choices_of(*of)]


def answers(state: State, question: Choose) -> Iterator[Move]:
    """The ways to answer a question; where there are very many, a spread of them. They take what is offered, so many as asked."""
    seat = question.seat
    if question.purpose == "pay":
        yield Move(seat, "choose", more=())
    gold = {card: strength.gold_of(state, card) for card in question.options} if question.worth else {}
    for chosen in _choices(question, _most_affordable(question, gold)):
        if not gold or verbs.worth_refusal(question, [gold[card] for card in chosen]) is None:
            yield Move(seat, "choose", more=chosen)
    if question.worth > 0:
        yield Move(seat, "choose", more=_cheapest(state, question))
    if question.purpose == "surplus":
        yield from bargains.sales(state, seat, bargains.wares(state, seat))
        yield from restoring.moves(state, question)


def _most_affordable(question: Choose, gold: dict[int, int]) -> int:
    """How many can be chosen at most without being worth too much together."""
    count = question.most
    if question.worth < -1:
        cheapest = sorted(gold.values())
        while count > question.least and sum(cheapest[:count]) > -2 - question.worth:
            count -= 1
    return count


def _choices(question: Choose, most: int) -> Iterator[tuple[Any, ...]]:
    options = question.options
    if question.worth > 0:
        for one in options:
            yield (one,)
        return
    if question.sort == "order":
        yield options
        yield tuple(reversed(options))
        return
    for count in range(question.least, most + 1):
        yield from _choices_of(question, count)


def _choices_of(question: Choose, count: int) -> Iterator[tuple[Any, ...]]:
    options = question.options
    if comb(len(options), count) <= MENU or count <= 1:
        yield from dict.fromkeys(combinations(options, count))
    else:
        for start in range(len(options)):
            yield (options + options)[start : start + count]


def _cheapest(state: State, question: Choose) -> tuple[int, ...]:
    """Items that are worth enough, none of them superfluous: the least valuable first."""
    chosen: list[int] = []
    total = 0
    for card in sorted(question.options, key=lambda c: (strength.gold_of(state, c), c)):
        if total >= question.worth:
            break
        chosen.append(card)
        total += strength.gold_of(state, card)
    for card in list(chosen):
        value = strength.gold_of(state, card)
        if total - value >= question.worth:
            chosen.remove(card)
            total -= value
    return tuple(chosen)
