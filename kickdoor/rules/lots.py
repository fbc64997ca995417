"""Drawing lots: any legal move, each as likely as the others, without looking at all of them."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Final

from kickdoor.move import Move
from kickdoor.rules.moves import parts
from kickdoor.rules.parts import Part, sure
from kickdoor.state import State

MOST: Final = itemgetter(0)  # of a part: how many moves it may hold at most


def drawn(state: State, seat: int, chance: Callable[[], float]) -> Move:
    """Any of the legal moves of a seat, each as likely as the others; the lots aren't mixed for one that is alone."""
    some = parts(state, seat)
    if len(some) == 1 and some[0][1] is sure:
        move: Move = some[0][2]
        return move
    return Lots(state, seat, some).draw(chance)


class Lots:
    """The moves of a seat to draw from. The parts of the list are looked at only as they are drawn.

    A part counts for the most moves that it may hold until it has been listed; a number drawn beyond its end counts for
    nothing and is drawn again. So at every draw each legal move is as likely as any other.
    """

    __slots__ = ("counts", "found", "parts", "seat", "state")

    def __init__(self, state: State, seat: int, some: list[Part] | None = None) -> None:
        self.state = state
        self.seat = seat
        self.parts = parts(state, seat) if some is None else some
        self.counts: list[int] = []
        self.found: dict[int, list[Move]] = {}

    def draw(self, chance: Callable[[], float]) -> Move:
        """Any of the legal moves; `chance` gives a number from 0 up to, but not including, 1. There must be one."""
        parts = self.parts
        move: Move
        if len(parts) == 1 and parts[0][1] is sure:
            move = parts[0][2]
            return move
        counts = self.counts = self.counts or list(map(MOST, parts))
        while True:
            number = int(chance() * sum(counts))
            place = 0
            while number >= counts[place]:
                number -= counts[place]
                place += 1
            if parts[place][1] is sure:
                move = parts[place][2]
                return move
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
        if self.counts:
            self.counts[place] = len(found)
        return found
