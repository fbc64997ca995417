"""No bot goes round in a ring: what it has made over and over again it is not offered any more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from kickdoor.move import Move

OFTEN = 6  # so often one move may be good for something between two doors: a Token spent, an offer made again
MANY = 60  # moves between two doors: with fewer nobody looks for a ring
ANSWERS = frozenset(("choose", "pass", "run"))  # what is asked anew may be answered as before


def out_of_a_ring(moves: Sequence[Move], made: Iterable[Move]) -> list[Move]:
    """The moves without those that their seat has made OFTEN times since a door was last kicked; all where none is left.

    `made`: all moves of the game, the last one first.
    """
    if len(moves) == 1:
        return list(moves)
    so_far: Counter[Move] = Counter()
    for move in made:
        if move.verb == "kick":
            break
        so_far[move] += 1
    return [move for move in moves if move.verb in ANSWERS or so_far[move] < OFTEN] or list(moves)


def led_on(moves: list[Move], made: Sequence[Move]) -> list[Move]:
    """The moves out of a ring, once so many were made since a door was last kicked (the last one last) that there may be one."""
    return moves if len(made) < MANY else out_of_a_ring(moves, reversed(made))


def keep(made: list[Move], move: Move) -> None:
    """Add a move to those that were made since a door was last kicked."""
    if move.verb == "kick":
        made.clear()
    else:
        made.append(move)
