"""Munchkins as views show them, and what of them is the same for all who look: made once for the views of several seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kickdoor.rules import standing, strength, traits
from kickdoor.state import MALE, TABLE, State

LIVES = ("dead", "alive", "back")


class Thing(msgspec.Struct, frozen=True):
    """A card in play: equipped, in force, the card on which it sits (or that carries it), what it has become."""

    card: int
    equipped: bool = False
    works: bool = False
    on: int = -1
    became: str = ""


class Munchkin(msgspec.Struct, frozen=True):
    """A player's munchkin. `hand`: one's own cards, or those that one has seen in another's hand."""

    seat: int
    name: str
    level: int
    sex: str
    life: str
    strength: int
    doors: int
    treasures: int
    hand_limit: int
    hand: tuple[int, ...]
    received: tuple[int, ...]
    things: tuple[Thing, ...]
    traits: tuple[str, ...]
    joined: tuple[tuple[int, ...], ...]
    tokens: tuple[int, ...]

    @property
    def cards(self) -> int:
        """How many cards are in the hand."""
        return self.doors + self.treasures


class Plain(NamedTuple):
    """A munchkin as all see it, without its hand. `by_own_numbers`: none of its cards has a twin, so all know them by the
    numbers that they have in the Box; else each who looks has numbers of its own for them.
    """

    munchkin: Munchkin
    by_own_numbers: bool


def plainly(state: State, names: Sequence[str] = ()) -> tuple[Plain, ...]:
    """What all who look see of each munchkin: by seat."""
    return tuple(_plain(state, seat, names) for seat in range(state.seats))


def _plain(state: State, seat: int, names: Sequence[str]) -> Plain:
    hand = state.hand[seat]
    box = state.box
    treasures = sum(box.pile[card] % 2 for card in hand)
    munchkin = Munchkin(
        seat,
        names[seat] if names else "",
        state.level[seat],
        "male" if state.sex[seat] == MALE else "female",
        LIVES[state.alive[seat]],
        strength.munchkin(state, seat),
        len(hand) - treasures,
        treasures,
        strength.hand_limit(state, seat),
        (),
        (),
        tuple(_thing(state, seat, card) for card in state.table[seat]),
        tuple(sorted(traits.of(state, seat))),
        tuple(weapon for weapon in state.joined if state.zone[weapon[0]] == TABLE + seat),
        state.tokens[seat],
    )
    return Plain(munchkin, box.twins.isdisjoint(state.table[seat]))


def _thing(state: State, seat: int, card: int) -> Thing:
    host = next((under for rider, under in state.attached if rider == card), -1)
    became = next((kind for masked, kind, _ in state.masks if masked == card), "")
    return Thing(card, card in state.equipped[seat], standing.works(state, card, seat), host, became)
