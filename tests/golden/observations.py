"""Golden observations: what the learning environment showed in a game that is always the same.

`python -m tests.golden.observations` writes them anew. Where the change isn't one of the cards, the environment's version rises.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from kickdoor.lab.env.arena import Arena
from kickdoor.lab.env.sitting import Sitting

FILE = Path(__file__).with_suffix(".json")
GAMES = {"base": (("base",), 3), "all": (("base", "cooks", "xmen", "star"), 5)}
EVERY, LAST = 40, 320


def walked(arena: Arena, seed: int) -> Sitting:
    """A game that goes on by the same choices always: the k-th step takes the k-th legal action, from the start again."""
    return arena.begin(Random(seed))


def shown(arena: Arena, sitting: Sitting, seat: int) -> dict[str, Any]:
    """What a seat is shown, by names: figures that aren't 0, and legal actions."""
    row = arena.figures(sitting, seat)
    figures = {}
    for part in arena.observer.layout.parts.values():
        words = part.words or arena.actions.kinds
        for at in range(part.length):
            if row[part.start + at]:
                figures[f"{part.start + at} {part.name} / {words[at]}"] = int(row[part.start + at])
    legal = [f"{at} {' / '.join(arena.actions.meanings[at])}" for at in arena.mask(sitting, seat).nonzero()[0]]
    return {"seat": seat, "figures": figures, "legal": legal}


def observations() -> dict[str, Any]:
    """All of them."""
    found: dict[str, Any] = {}
    for name, (sets, players) in GAMES.items():
        arena = Arena(sets, players)
        sitting = walked(arena, 1)
        rows = found[name] = {"figures": arena.observer.layout.size, "actions": arena.actions.size}
        for step in range(LAST + 1):
            if step % EVERY == 0:
                rows[f"step {step}"] = [shown(arena, sitting, seat) for seat in (sitting.seat, (sitting.seat + 1) % players)]
            legal = sorted(sitting.legal)
            sitting.act(legal[step % len(legal)])
            if sitting.over:
                sitting = walked(arena, step)
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(observations(), indent=1) + "\n", encoding="utf-8")
