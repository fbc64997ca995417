"""A bot without a plan: any legal move, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kickdoor.bots.glance import Glance
from kickdoor.move import Move


class Aimless:
    """Chooses uniformly at random; the same seed chooses the same."""

    name = "aimless"
    needs_view = False

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, view: Glance | None, moves: Sequence[Move]) -> Move:
        """One of the moves."""
        return moves[int(self._random() * len(moves))]
