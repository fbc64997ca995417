"""Imagined games: a possible table behind what a seat sees, played on by rules. The real one never comes here."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.bots.glance import Glance, look
from kickdoor.box import Box
from kickdoor.imagining import Behind, UnimaginableError
from kickdoor.move import Move
from kickdoor.rules import deciding
from kickdoor.rules import moves as listing
from kickdoor.state import State
from kickdoor.view import View


class World:
    """A table as it may be. A copy plays on by itself, with the same chance."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    def copy(self) -> World:
        """The same table again."""
        return World(self._state.copy())

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won."""
        return self._state.winners

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self._state.turns

    @property
    def fighting(self) -> bool:
        """True while a fight goes on."""
        return self._state.fight is not None

    def next_seat(self) -> int:
        """The seat that decides next: of several the first from the turn's player to the left."""
        state = self._state
        return min(deciding.asked(state), key=lambda seat: (seat - state.turn) % state.seats)

    def moves(self, seat: int) -> Sequence[Move]:
        """What this seat may do."""
        return listing.moves(self._state, seat)

    def glance(self, seat: int) -> Glance:
        """What this seat sees."""
        return look(self._state, seat)

    def play(self, move: Move) -> None:
        """Make a legal move."""
        deciding.play(self._state, move, sure=True)


class Worlds:
    """The possible tables behind a deep view. Raises UnimaginableError where there are none."""

    __slots__ = ("_behind",)

    def __init__(self, view: View, box: Box) -> None:
        self._behind = Behind(view, box)

    def of(self, seed: bytes) -> World:
        """One of them, by a seed."""
        return World(self._behind.imagined(seed))


__all__ = ["UnimaginableError", "World", "Worlds"]
