"""The only chance in the package: a secret seed and a counter, so that every decision of fate can be checked afterwards."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.state import State


def number(seed: bytes, counter: int) -> int:
    """The counter-th number of a seed: 64 bits of SHA-256 over the seed and the counter (8 bytes, big-endian)."""
    return int.from_bytes(sha256(seed + counter.to_bytes(8, "big")).digest()[:8], "big")


def below(state: State, n: int) -> int:
    """The next number of fate in 0..n-1; moves the counter on."""
    state.fate_count += 1
    return number(state.seed, state.fate_count) * n >> 64


def roll(state: State) -> int:
    """Roll the six-sided die: 1 to 6; a roll set beforehand (a scenario, a replayed record) comes first."""
    if state.dice_set:
        face = state.dice_set[0]
        state.dice_set = state.dice_set[1:]
    else:
        face = below(state, 6) + 1
    if state.fates is not None:
        state.fates.append(("roll", face))
    return face


def pick(state: State, cards: tuple[int, ...]) -> int:
    """One of these cards at random; a card named beforehand comes first if it is among them."""
    for place, card in enumerate(state.blind_set):
        if card in cards:
            state.blind_set = state.blind_set[:place] + state.blind_set[place + 1 :]
            break
    else:
        card = cards[below(state, len(cards))]
    if state.fates is not None:
        state.fates.append(("pick", card))
    return card


def pick_name(state: State, names: tuple[str, ...]) -> str:
    """One of these names (kinds of token) at random; a name set beforehand comes first."""
    for place, name in enumerate(state.names_set):
        if name in names:
            state.names_set = state.names_set[:place] + state.names_set[place + 1 :]
            break
    else:
        name = names[below(state, len(names))]
    if state.fates is not None:
        state.fates.append(("name", name))
    return name


def shuffle(state: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in a random order (Fisher-Yates); an order set beforehand (a replayed record) comes first."""
    if state.orders_set:
        order = state.orders_set[0]
        state.orders_set = state.orders_set[1:]
        if sorted(order) != sorted(cards):
            raise ValueError("shuffle")
    else:
        pile = list(cards)
        for last in range(len(pile) - 1, 0, -1):
            other = below(state, last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        order = tuple(pile)
    if state.fates is not None:
        state.fates.append(("shuffle", order))
    return order
