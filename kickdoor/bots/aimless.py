"""A bot without a plan: any legal move, each as likely as the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from kickdoor.bots.glance import Glance
from kickdoor.move import Move


class Aimless:
    """Chooses uniformly at random; the same seed chooses the same."""

    name = "aimless"
    needs_view = False

    def __init__(self, seed: int) -> None:
        self.chance: Callable[[], float] | None = Random(seed).random

    def choose(self, view: Glance | None, moves: Sequence[Move]) -> Move:
        """One of the moves."""
        assert self.chance is not None
        return moves[int(self.chance() * len(moves))]
