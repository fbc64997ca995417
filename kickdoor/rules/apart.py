"""Changes that ask for the very thing they change: they are told what that is apart from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kickdoor.state import State


def begin(state: State, what: object) -> int:
    """What is changed begins to be told; -1 while it is told already: a change that asks for what it changes is told
    what that is without any such change. The number is for `end`.
    """
    telling: tuple[object, ...] = state.memo.get("telling", ())
    if what in telling:
        state.memo["told_apart"] = True
        return -1
    state.memo["telling"] = (*telling, what)
    return len(state.memo)


def end(state: State, begun: int) -> None:
    """It is told. What was worked out meanwhile is forgotten if some of it was told without its changes."""
    memo = state.memo
    left = memo["telling"] = memo["telling"][:-1]
    if memo.get("told_apart"):
        for key in list(memo)[begun:]:
            del memo[key]
        if left:
            memo["told_apart"] = True


def anew(state: State) -> dict[Any, Any]:
    """Of what is kept in mind only what is being told: for a twin to whom others speak."""
    return {key: state.memo[key] for key in ("judging", "summing", "telling") if key in state.memo}


def of_strength(state: State, seats: Sequence[int], figure: Callable[[State], int]) -> int:
    """A figure of these seats' strength (-1: the monsters'); while it is being added up, apart from what hangs on strength."""
    if not set(seats) & set(state.memo.get("summing", ())):
        return figure(state)
    if state.memo.get("judging"):
        return 0
    twin = state.copy()
    twin.memo = {"judging": True}
    twin.lasting = {}
    return figure(twin)
