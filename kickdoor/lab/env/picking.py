"""Choosing several things one after another: which can be next, so that a move that is offered comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kickdoor.move import Move

Way = tuple[tuple[int, ...], Move]  # actions, and the move that they make


def picks(answers: Sequence[Way], picked: Sequence[int], done: int) -> dict[int, Move | None]:
    """What may be picked next, in any order: None where it only adds to what is picked, or the move where nothing is left to
    choose.

    `done` ends the picking where more might still be picked.
    """
    if not picked and all(len(each) <= 1 for each, _ in answers):
        found: dict[int, Move | None] = {}
        for each, move in answers:
            found.setdefault(each[0] if each else done, move)
        return found
    left = [(rest, move) for each, move in answers if (rest := _rest(each, picked)) is not None]
    return _next(left, done)


def following(ways: Sequence[Way], picked: Sequence[int], done: int) -> dict[int, Move | None]:
    """The same where the order is that of the ways: what follows in those that begin with what is picked."""
    begin, at = tuple(picked), len(picked)
    found: dict[int, Move | None] = {}
    first: dict[int, tuple[int, ...]] = {}
    for way, move in ways:
        if way[:at] == begin:
            action = way[at] if at < len(way) else done
            if first.setdefault(action, way) == way:
                found.setdefault(action, move)
            else:
                found[action] = None
    return found


def _rest(each: tuple[int, ...], picked: Sequence[int]) -> Counter[int] | None:
    """What is still to be picked for this answer; None if it can't come of what is picked."""
    rest = Counter(each)
    for one in picked:
        if not rest[one]:
            return None
        rest[one] -= 1
    return +rest


def _next(left: Sequence[tuple[Counter[int], Move]], done: int) -> dict[int, Move | None]:
    found: dict[int, Move | None] = {}
    for rest, move in left:
        if not rest:
            found.setdefault(done, move)
    for action in dict.fromkeys(action for rest, _ in left for action in rest):
        after = [(rest, move) for rest, move in left if rest[action]]
        ends = [move for rest, move in after if rest.total() == 1]
        found[action] = ends[0] if ends and len({tuple(sorted(rest.elements())) for rest, _ in after}) == 1 else None
    return found


__all__ = ["Way", "following", "picks"]
