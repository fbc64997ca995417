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


def drawn(state: State, seat: int, some: list[Part], found: dict[int, list[Move]], chance: Callable[[], float]) -> Move:
    """Any of the legal moves in these parts of a seat's, of which there must be one, each as likely as the others.

    `chance` gives a number from 0 up to, but less than, 1; `found` holds by its place each part that has been listed.

    A part counts for the most moves that it may hold until it has been listed; a number drawn beyond its end counts for
    nothing and is drawn again. So at every draw each legal move is as likely as any other. A move that is alone isn't drawn.
    """
    if len(some) == 1 and some[0][1] is sure:
        alone: Move = some[0][2]
        return alone
    counts = list(map(MOST, some))
    while True:
        number = int(chance() * sum(counts))
        place = 0
        while number >= counts[place]:
            number -= counts[place]
            place += 1
        _, listed, of = some[place]
        if listed is sure:
            move: Move = of
            return move
        moves = found.get(place)
        if moves is None:
            moves = found[place] = list(listed(state, seat, of))
        if number < len(moves):
            return moves[number]
        counts[place] = len(moves)


class Lots:
    """The moves of a seat to draw from. The parts of the list are looked at only as they are drawn."""

    __slots__ = ("found", "parts", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.parts = parts(state, seat)
        self.found: dict[int, list[Move]] = {}

    def draw(self, chance: Callable[[], float]) -> Move:
        """Any of the legal moves, as in `drawn`. There must be one."""
        return drawn(self.state, self.seat, self.parts, self.found, chance)

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
            _, listed, of = self.parts[place]
            found = self.found[place] = list(listed(self.state, self.seat, of))
            legal += len(found)
        return legal > 1
