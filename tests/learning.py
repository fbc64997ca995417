"""Games of the learning environment, for its tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kickdoor.lab.env.arena import Arena
from kickdoor.lab.env.sitting import Sitting

ALL = ("base", "cooks", "xmen", "star")
# Each set, and all of them, with 3, 4 and 6 seats; X-Men alone has five seats at the most.
TABLES: list[tuple[tuple[str, ...], int]] = [
    (sets, players) for sets in (*((name,) for name in ALL), ALL) for players in (3, 4, 6) if (sets, players) != (("xmen",), 6)
]


def sittings(sets: tuple[str, ...], players: int, games: int) -> Iterator[tuple[Arena, Sitting, random.Random]]:
    """Games at every step, each step taken by chance."""
    arena = Arena(sets, players)
    for number in range(games):
        chance = random.Random(number)
        sitting = arena.begin(chance)
        while not sitting.over and sitting.state.turns < 60:
            yield arena, sitting, chance
            assert sitting.act(chance.choice(list(sitting.legal)))
