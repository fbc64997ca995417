"""Bots: each is given what its seat sees and the moves that are legal, and names one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from kickdoor.bots.aimless import Aimless
from kickdoor.bots.glance import Glance, look
from kickdoor.bots.greedy import Greedy
from kickdoor.errors import InputError
from kickdoor.move import Move


class Bot(Protocol):
    """A player of the machine's. `needs_view`: whether `choose` reads the view at all; else None will do.

    `chance`: where any move is as good as another, what draws it: a number from 0 up to, but not including, 1.
    """

    name: str
    needs_view: bool
    chance: Callable[[], float] | None

    def choose(self, view: Glance | None, moves: Sequence[Move]) -> Move:
        """One of the moves."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"aimless": Aimless, "greedy": Greedy}


class BotNameError(InputError):
    """There is no such bot."""


def make(name: str, seed: int) -> Bot:
    """A bot of this kind; the same seed plays the same. Raises BotNameError."""
    kind = BOTS.get(name.strip().casefold())
    if kind is None:
        raise BotNameError("bot-unknown", name=name, known=", ".join(BOTS))
    return kind(seed)


__all__ = ["BOTS", "Bot", "BotNameError", "Glance", "look", "make"]
