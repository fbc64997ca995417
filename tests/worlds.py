"""The two-worlds test: what a seat can't know is dealt again, and the seat must not notice before it learns of it."""

from __future__ import annotations

import random
from typing import Any

from kickdoor.event import Event
from kickdoor.move import Move
from kickdoor.rules import deciding
from kickdoor.sight import Sight, cards_of, hidden_beneath, knows, seen_event, seen_moves
from kickdoor.state import DECK, HAND, TABLE, State
from kickdoor.view import View, view


def redealt(state: State, seat: int, fixed: set[int], chance: random.Random) -> State:
    """The state with other cards, of the same backs, wherever the seat knows none; those fixed stay."""
    twin = state.copy()
    swap = _shuffled(state, seat, fixed, chance)
    for other in range(state.seats):
        if other != seat:
            twin.hand[other] = _mixed(state, tuple(swap.get(c, c) for c in state.hand[other]), fixed, chance)
            twin.received[other] = tuple(swap.get(c, c) for c in state.received[other])
    twin.decks = [tuple(swap.get(card, card) for card in deck) for deck in state.decks]
    for was, now in swap.items():
        twin.zone[now] = state.zone[was]
        twin.known[now] = state.known[was]
    twin.touch()
    return twin


def _shuffled(state: State, seat: int, fixed: set[int], chance: random.Random) -> dict[int, int]:
    """For each card that the seat can't know: the one that lies there in the other world."""
    swap: dict[int, int] = {}
    for pile in range(state.box.piles):
        cards = [
            card
            for card, zone in enumerate(state.zone)
            if (zone == DECK or HAND <= zone < TABLE) and zone != HAND + seat and state.box.pile[card] == pile
            and not knows(state, seat, card) and card not in fixed
        ]  # fmt: skip
        swap.update(zip(cards, chance.sample(cards, len(cards)), strict=True))
    return swap


def _mixed(state: State, hand: tuple[int, ...], fixed: set[int], chance: random.Random) -> tuple[int, ...]:
    """The hand in another order; each place keeps the back that lies there."""
    mixed = list(hand)
    for pile in range(state.box.piles):
        spots = [k for k, card in enumerate(hand) if state.box.pile[card] == pile and card not in fixed]
        for spot, source in zip(spots, chance.sample(spots, len(spots)), strict=True):
            mixed[spot] = hand[source]
    return tuple(mixed)


def seen(state: State, seat: int) -> tuple[View, list[Move], tuple[int, ...]]:
    """All that the seat may see of a state."""
    return view(state, seat), seen_moves(state, seat), deciding.asked(state)


def heard(state: State, seat: int, events: list[Event]) -> list[tuple[Any, ...]]:
    """All that the seat may hear of a move."""
    shown = [seen_event(state, seat, event) for event in events]
    return [(e.kind, e.seat, e.cards, e.amount, e.other, e.rule) for e in shown]


def played(state: State, move: Move) -> tuple[State, list[Event]]:
    """A copy in which the move has been made, and what happened."""
    after = state.copy()
    after.told = []
    deciding.play(after, move)
    told, after.told = after.told or [], None
    return after, told


def comes_out(before: State, after: State, seat: int) -> set[int]:
    """Cards that the move brings out of a deck, or where the seat sees them: no secret of the first world any more."""
    found = set()
    for card in range(len(before.zone)):
        moved = before.zone[card] != after.zone[card]
        known = knows(after, seat, card)
        if (moved and (known or before.zone[card] == DECK)) or (known and not knows(before, seat, card)):
            found.add(card)
    return found


def compare(state: State, move: Move, chance: random.Random) -> None:
    """Deal again what a seat can't know: it sees the same before the move, and after it.

    Who only looks on may learn from a move what the other thought, so the hand of the one who moves stays as it is.
    """
    after, told = played(state, move)
    for seat in {move.seat, chance.randrange(state.seats)}:
        fixed = hidden_beneath(state, seat) | comes_out(state, after, seat)
        if seat != move.seat:
            fixed.update(state.hand[move.seat])
        for frame in after.stack:
            fixed |= set(cards_of(frame))
        other = redealt(state, seat, fixed, chance)
        assert_same(seen(state, seat), seen(other, seat), state)
        other_after, other_told = played(other, move)
        assert heard(after, seat, told) == heard(other_after, seat, other_told), move
        assert_same(seen(after, seat), seen(other_after, seat), move)


def assert_same(one: tuple[Any, ...], two: tuple[Any, ...], about: object) -> None:
    """The two worlds look the same; says what differs."""
    if one != two:
        left, right = one[0], two[0]
        fields = [n for n in View.__struct_fields__ if getattr(left, n) != getattr(right, n)]
        differs = [(n, getattr(left, n), getattr(right, n)) for n in fields]
        moves = [m for m in one[1] if m not in two[1]], [m for m in two[1] if m not in one[1]]
        raise AssertionError((about, differs, moves, one[2], two[2]))


__all__ = ["Sight", "compare", "redealt"]
