"""Drawing lots: any legal move, each as likely as the others, without looking at all of them."""

from __future__ import annotations

from collections.abc import Callable

from kickdoor.move import Move
from kickdoor.rules.moves import parts, sure
from kickdoor.state import State


class Lots:
    """The moves of a seat to draw from. The parts of the list are looked at only as they are drawn.

    A part counts for the most moves that it may hold until it has been listed; a number drawn beyond its end counts for
    nothing and is drawn again. So at every draw each legal move is as likely as any other.
    """

    __slots__ = ("counts", "found", "parts", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.parts = parts(state, seat)
        self.counts = [part[0] for part in self.parts]
        self.found: dict[int, list[Move]] = {}

    def draw(self, chance: Callable[[], float]) -> Move:
        """Any of the legal moves; `chance` gives a number from 0 up to, but not including, 1. There must be one."""
        counts = self.counts
        if len(counts) == 1 and self.parts[0][1] is sure:
            move: Move = self.parts[0][2]
            return move
        while True:
            number = int(chance() * sum(counts))
            place = 0
            while number >= counts[place]:
                number -= counts[place]
                place += 1
            found = self.found.get(place)
            if found is None:
                found = self._list(place)
            if number < len(found):
                return found[number]

    def has_choice(self) -> bool:
        """True if two moves or more are legal; what is certain counts before what has to be looked at."""
        legal = 0
        unseen: list[int] = []
        for place, (most, listed, _) in enumerate(self.parts):
            found = self.found.get(place)
            if found is not None:
                legal += len(found)
            elif listed is sure:
                legal += most
            else:
                unseen.append(place)
        for place in unseen:
            if legal > 1:
                return True
            legal += len(self._list(place))
        return legal > 1

    def _list(self, place: int) -> list[Move]:
        _, listed, of = self.parts[place]
        found = self.found[place] = list(listed(self.state, self.seat, of))
        self.counts[place] = len(found)
        return found
