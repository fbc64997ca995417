"""The short menu of sales and swaps: a few sensible ones where the forms are too many to list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kickdoor.move import Move
from kickdoor.rules import (
    deciding,
    standing,
    strength,
    trading,
)
from kickdoor.state import ALIVE, State

MOST_SALES = 4


def checked(state: State, *some: Move) -> Iterator[Move]:
    """Those of the moves that are legal."""
    for move in some:
        if deciding.VERBS[move.verb][0](state, move) is None:
            yield move


def wares(state: State, seat: int) -> list[int]:
    """What a seat might sell, or nothing where all of it isn't worth a level."""
    gold = state.box.gold
    goods = list(filter(gold.__getitem__, state.hand[seat] + state.table[seat]))
    if not goods:
        return goods
    golds = _golds_of(state, goods)
    total = sum(golds)
    if total < trading.PRICE_OF_A_LEVEL:
        if total + max(golds) < trading.PRICE_OF_A_LEVEL or trading.doubling(state, seat) < 2:
            return []
    if state.level[seat] >= 9 and trading.sell_refusal(state, seat, ()) is not None:
        return []
    return goods


def _golds_of(state: State, cards: Sequence[int]) -> list[int]:
    """What each of these is worth in Gold Pieces."""
    if standing.answers(state, "gold"):
        return [strength.gold_of(state, card) for card in cards]
    return list(map(state.box.gold.__getitem__, cards))


def sales(state: State, seat: int, goods: list[int]) -> Iterator[Move]:
    """A few sensible sales of these wares: what is carried first, then what gives the smallest bonus for its price."""
    twice_over = trading.doubling(state, seat) > 1
    spare = [c for c in goods if c not in state.equipped[seat]]
    seen: set[tuple[int, ...]] = set()
    for pool in (spare, goods):
        bundle = _bundle(state, pool)
        doubled = max(pool, key=lambda c: strength.gold_of(state, c), default=-1) if twice_over else -1
        other = _bundle(state, pool, doubled) if twice_over else ()
        for cards, twice in ((bundle, -1), (other, doubled)):
            if cards and (*sorted(cards), twice) not in seen:
                seen.add((*sorted(cards), twice))
                yield from checked(state, Move(seat, "sell", twice, more=cards))


def _bundle(state: State, pool: list[int], doubled: int = -1) -> tuple[int, ...]:
    """Cards of the pool worth a level, the weakest first, none superfluous."""
    order = sorted(pool, key=lambda c: (c != doubled, strength.bonus_of(state, c), -strength.gold_of(state, c)))
    chosen: list[int] = []
    total = 0
    for card in order:
        if total >= trading.PRICE_OF_A_LEVEL:
            break
        chosen.append(card)
        total += strength.gold_of(state, card) * (2 if card == doubled else 1)
    if total < trading.PRICE_OF_A_LEVEL:
        return ()
    for card in list(chosen):
        value = strength.gold_of(state, card) * (2 if card == doubled else 1)
        if card != doubled and total - value >= trading.PRICE_OF_A_LEVEL:
            chosen.remove(card)
            total -= value
    return tuple(chosen)


def spares_of_others(state: State, seat: int) -> list[tuple[int, int]]:
    """The other players who have a spare Item, each with the first."""
    seated = standing.assembly(state)
    spares = seated.spares
    if spares is None:
        spares = seated.spares = [spare(state, other) for other in range(state.seats)]
    if max(spares) < 0:
        return []
    return [(other, spares[other]) for other in state.others(seat) if spares[other] >= 0 and state.alive[other] == ALIVE]


def swaps(state: State, seat: int, of: tuple[int, list[tuple[int, int]]]) -> Iterator[Move]:
    """A swap of this Item against each other player's spare one."""
    mine, spares = of
    for other, theirs in spares:
        yield from checked(state, Move(seat, "trade", on=("seat", other), more=((mine,), (theirs,))))


def spare(state: State, seat: int) -> int:
    """An Item that its owner carries without using it, or -1."""
    kept = standing.before(state, seat).kept
    found: int | None = kept.get("spare")
    if found is None:
        found = kept["spare"] = _idle(state, seat)
    return found


def _idle(state: State, seat: int) -> int:
    kind = state.box.kind
    for card in state.table[seat]:
        if kind[card] == "item" and not standing.in_use(state, card, seat):
            return card
    return -1
