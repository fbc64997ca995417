"""What of a munchkin is the same for all who look: made once for the views of several seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kickdoor.rules import standing, strength, traits
from kickdoor.state import MALE, TABLE, State

LIVES = ("dead", "alive", "back")


class Plain(NamedTuple):
    """What of a munchkin is the same for all who look. `things`: the cards in play, in the table's own numbers."""

    seat: int
    name: str
    level: int
    sex: str
    life: str
    strength: int
    doors: int
    treasures: int
    hand_limit: int
    traits: tuple[str, ...]
    things: tuple[tuple[int, bool, bool, int, str], ...]
    joined: tuple[tuple[int, ...], ...]
    tokens: tuple[int, ...]


def plainly(state: State, names: Sequence[str] = ()) -> tuple[Plain, ...]:
    """What all who look see of each munchkin: by seat."""
    return tuple(_plain(state, seat, names) for seat in range(state.seats))


def _plain(state: State, seat: int, names: Sequence[str]) -> Plain:
    hand = state.hand[seat]
    pile = state.box.pile
    treasures = sum(pile[card] % 2 for card in hand)
    return Plain(
        seat,
        names[seat] if names else "",
        state.level[seat],
        "male" if state.sex[seat] == MALE else "female",
        LIVES[state.alive[seat]],
        strength.munchkin(state, seat),
        len(hand) - treasures,
        treasures,
        strength.hand_limit(state, seat),
        tuple(sorted(traits.of(state, seat))),
        tuple(_thing(state, seat, card) for card in state.table[seat]),
        tuple(weapon for weapon in state.joined if state.zone[weapon[0]] == TABLE + seat),
        state.tokens[seat],
    )


def _thing(state: State, seat: int, card: int) -> tuple[int, bool, bool, int, str]:
    host = next((under for rider, under in state.attached if rider == card), -1)
    became = next((kind for masked, kind, _ in state.masks if masked == card), "")
    return card, card in state.equipped[seat], standing.works(state, card, seat), host, became
