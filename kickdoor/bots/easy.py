"""A bot that plays like somebody at a first game: it means well, and overlooks much of what it could do."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.bots.glance import Glance
from kickdoor.bots.normal import Normal, weigh
from kickdoor.bots.terms import Term, Weight
from kickdoor.move import Move

# How often a beginner doesn't think of it: of abilities most of the time, of what must be done never.
OVERLOOKED = {"use": 0.95, "sell": 0.75, "trouble": 0.75, "volunteer": 0.9, "counter": 0.9, "ask": 0.65, "play": 0.6,
              "equip": 0.5, "unequip": 0.8, "snap": 0.5, "carry": 0.5}  # fmt: skip
# How often it takes the first thing that comes to hand where something must be chosen, given or discarded.
CARELESS = {"choose": 0.35, "give": 0.4, "discard": 0.4}


class Easy(Normal):
    """Weighs moves as `normal` does, but doesn't think of all of them; what it doesn't see it leaves."""

    name = "easy"
    otherwise = "overlooked"

    def weights(self, glance: Glance, moves: Sequence[Move]) -> list[Weight]:
        """The terms of each move; one that is overlooked is worth less than doing nothing."""
        found = weigh(glance, moves, self.temper)
        careless = {verb: self._random() < often for verb, often in CARELESS.items() if any(move.verb == verb for move in moves)}
        seen: dict[tuple[str, int], bool] = {}
        for place, move in enumerate(moves):
            what = (move.verb, move.card)
            if what not in seen:
                seen[what] = self._random() >= OVERLOOKED.get(move.verb, 0.0)
            if careless.get(move.verb):
                found[place] = (Term("overlooked", 1.0),)
            elif not seen[what]:
                found[place] = (Term("overlooked", -100.0),)
        return found


__all__ = ["Easy"]
