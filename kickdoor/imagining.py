"""A possible State behind a view: what the seat can't know is dealt anew, all that it knows is as it is."""

from __future__ import annotations

from typing import Any

from kickdoor.box import Box
from kickdoor.dice import number
from kickdoor.saving import plain, state_json, state_of
from kickdoor.sight import hidden_beneath, knows
from kickdoor.state import DECK, HAND, State

UNKNOWN = -1
SECRET = {"seed": plain(b""), "fate_count": 0, "dice_set": [], "blind_set": [], "names_set": [], "orders_set": []}


class UnimaginableError(Exception):
    """The view is not deep, or what is half-done rests on cards that its seat can't know."""


def beneath(state: State, seat: int | None) -> dict[str, Any] | None:
    """The state as plain values, with UNKNOWN for what this seat can't know; None if something half-done rests on that.

    Cards that are seen go by their own numbers here, so that twins can be told apart: it is for bots that look ahead.
    """
    if hidden_beneath(state, seat):
        return None
    values = state_json(state) | SECRET
    unknown = _unknown(state, seat)
    for name in ("hand", "decks"):
        values[name] = [[UNKNOWN if card in unknown else card for card in row] for row in values[name]]
    values["backs"] = [[state.box.pile[card] for card in row] for row in state.hand]
    values["received"] = [[card for card in row if card not in unknown] for row in values["received"]]
    values["zone"] = plain(bytes(0 if card in unknown else zone for card, zone in enumerate(list(state.zone))))
    values["known"] = plain(bytes(0 if card in unknown else bits for card, bits in enumerate(list(state.known))))
    return values


def _unknown(state: State, seat: int | None) -> frozenset[int]:
    """The cards in hands and decks that this seat has not seen there."""
    places = [card for hand in state.hand for card in hand] + [card for deck in state.decks for card in deck]
    return frozenset(card for card in places if not knows(state, seat, card))


class Behind:
    """What lies behind a deep view, read once: a State with gaps, which are dealt anew for each seed.

    Raises UnimaginableError for a view that is not deep.
    """

    def __init__(self, view: Any, box: Box) -> None:
        if view.beneath is None:
            raise UnimaginableError
        values = dict(view.beneath)
        self._backs: list[list[int]] = values.pop("backs")
        self._hands: list[list[int]] = values["hand"]
        self._decks: list[list[int]] = values["decks"]
        self._state = state_of(box, values)
        self._loose = _loose(box, self._state)

    def imagined(self, seed: bytes) -> State:
        """A possible State, by the seed."""
        pools = _shuffled(self._loose, seed)
        state = self._state.copy()
        state.seed = seed
        for seat, (hand, piles) in enumerate(zip(self._hands, self._backs, strict=True)):
            dealt = tuple([_next(pools, pile, card) for card, pile in zip(hand, piles, strict=True)])
            state.hand[seat] = dealt
            for card in dealt:
                state.zone[card] = HAND + seat
                state.known[card] |= 1 << seat
        for pile, deck in enumerate(self._decks):
            state.decks[pile] = lies = tuple([_next(pools, pile, card) for card in deck])
            for card in lies:
                state.zone[card] = DECK
        return state


def imagine(view: Any, box: Box, seed: bytes) -> State:
    """A possible State behind a deep view, by the seed. Raises UnimaginableError."""
    return Behind(view, box).imagined(seed)


def _loose(box: Box, state: State) -> list[list[int]]:
    """The cards of each pile whose place is unknown."""
    pools: list[list[int]] = [[] for _ in range(box.piles)]
    for card in range(box.extras):
        if state.zone[card] == 0 and box[card].deck != "none":
            pools[box.pile[card]].append(card)
    return pools


def _shuffled(loose: list[list[int]], seed: bytes) -> list[list[int]]:
    """These cards, each pile in an order of its own."""
    pools = [pool[:] for pool in loose]
    counter = 0
    for pool in pools:
        for last in range(len(pool) - 1, 0, -1):
            counter += 1
            other = number(seed, counter) * (last + 1) >> 64
            pool[last], pool[other] = pool[other], pool[last]
    return pools


def _next(pools: list[list[int]], pile: int, card: int) -> int:
    return card if card != UNKNOWN else pools[pile].pop()


__all__ = ["Behind", "UnimaginableError", "beneath", "imagine"]
