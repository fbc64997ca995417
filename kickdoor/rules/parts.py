"""A seat's moves in parts: how many a part may hold at most, and how they are listed once somebody wants to see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from kickdoor.move import Move
from kickdoor.rules import deciding
from kickdoor.state import MOST_SEATS, State

Lister = Callable[[State, int, Any], Iterable[Move]]
Part = tuple[int, Lister, Any]  # the most moves that it may hold, how they are listed for a seat, and of what


def sure(state: State, seat: int, move: Move) -> tuple[Move, ...]:
    """A move of which it is certain that it is legal."""
    return (move,)


def if_legal(state: State, seat: int, move: Move) -> tuple[Move, ...]:
    """A move that has to be looked at."""
    return (move,) if deciding.VERBS[move.verb][0](state, move) is None else ()


def _of_each_seat(verb: str, listed: Lister = sure) -> tuple[Part, ...]:
    return tuple([(1, listed, Move(seat, verb)) for seat in range(MOST_SEATS)])


PASS: Final = _of_each_seat("pass")
KICK: Final = _of_each_seat("kick")
LOOT: Final = _of_each_seat("loot", if_legal)
END: Final = _of_each_seat("end")
KEEP: Final = _of_each_seat("keep")
ACCEPT: Final = _of_each_seat("accept", if_legal)
DECLINE: Final = _of_each_seat("decline")


def at_once(state: State, seat: int, verb: str) -> list[Part]:
    """A move that is seldom legal and soon looked at."""
    move = Move(seat, verb)
    return [(1, sure, move)] if deciding.VERBS[verb][0](state, move) is None else []


def ready(some: Iterable[Move]) -> Part:
    """Moves that are listed at once."""
    moves = list(some)
    return len(moves), _listed, moves


def _listed(state: State, seat: int, moves: list[Move]) -> list[Move]:
    return moves
