"""Which pile is drawn from: the only one of its kind, or where each set keeps its own pair the one its drawer chooses."""

from __future__ import annotations

from typing import Any

from kickdoor.frames import Choose, Deed
from kickdoor.rules import flow
from kickdoor.state import State


def left(state: State, kind: int) -> tuple[int, ...]:
    """The piles of a kind of which something may still be drawn, reshuffled or not."""
    return tuple(pile for pile in range(kind, state.box.piles, 2) if state.decks[pile] or state.discards[pile])


def ask(state: State, seat: int, kind: int) -> int:
    """The pile from which this seat draws a card of a kind; -1 where it is asked first.

    Rules: COMBINE-12.
    """
    if state.box.piles == 2:
        return kind
    return among(state, seat, left(state, kind) or (kind,))


def among(state: State, seat: int, piles: tuple[int, ...]) -> int:
    """The pile that is meant where these may be; -1 where the seat is asked first."""
    if len(piles) == 1:
        return piles[0]
    names = tuple(state.box.owners[pile // 2] for pile in piles)
    flow.push(state, Choose(seat, "pile", names, 1, 1, verb="pile", purpose="pile"))
    return -1


def named(state: State, kind: int, answer: tuple[Any, ...]) -> int:
    """The pile of a kind that an answer names."""
    return 2 * state.box.owners.index(answer[0]) + kind


def of_deed(state: State, deed: Deed, kind: int) -> tuple[int, int]:
    """The pile for what a card does with a deck (-1: its doer is asked first), and how many answers that took."""
    if state.box.piles == 2:
        return kind, 0
    answered = state.stack[-1].got
    if not answered:
        pile = ask(state, deed.seat, kind)
        if pile >= 0:
            flow.remember(state, (state.box.owners[pile // 2],))
        return pile, 1
    return named(state, kind, answered[0]), 1
