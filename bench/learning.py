"""PettingZoo's steps per second, as JSON: `python -m bench.learning SECONDS ROUND kickdoor|leduc [SET...]`.

Of ours decisions per second too: what a decision is aimed at may take steps of its own.

The loop is that of `pettingzoo.test.performance_benchmark`: array and mask are read at each step, any legal action is taken.
Only the clock is another: time of the processor.
"""

# mypy: disable-error-code="import-untyped,import-not-found"

from __future__ import annotations

import json
import random
import sys
import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np

from bench.measure import timed
from kickdoor import simulate

STEPS = 200  # between two looks at the clock
LOOKED_AT = 4_000  # steps that are looked at more closely
PLAYERS = 4


def environment(which: str, sets: Sequence[str]) -> Any:
    """Ours, or PettingZoo's own."""
    if which == "kickdoor":
        from kickdoor.lab.env import env

        return env(sets=sets, players=PLAYERS)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what its libraries warn of is theirs
        from pettingzoo.classic import leduc_holdem_v4

        return leduc_holdem_v4.env()


def steps(game: Any) -> int:
    """So many steps, each by any legal action."""
    done = 0
    while done < STEPS:
        for agent in game.agent_iter(game.num_agents):
            seen, _, terminated, truncated, _ = game.last()
            if terminated or truncated:
                action = None
            else:
                action = random.choice(np.flatnonzero(seen["action_mask"]).tolist())
            assert agent
            game.step(action)
            done += 1
        if not game.agents or all(game.terminations.values()) or all(game.truncations.values()):
            game.reset()
    return done


def deciding(game: Any) -> float:
    """The share of our steps that begin a decision."""
    begun = done = 0
    while done < LOOKED_AT:
        game.reset()
        for agent in game.agent_iter(LOOKED_AT - done):
            if game.terminations[agent] or game.truncations[agent]:
                break
            begun += not game.sitting.picked
            done += 1
            game.step(random.choice(np.flatnonzero(game.observe(agent)["action_mask"]).tolist()))
    return begun / done


def figures(seconds: float, number: int, which: str, sets: Sequence[str]) -> dict[str, float]:
    """Steps per second, of ours decisions too."""
    random.seed(number)
    game = environment(which, sets)
    game.reset(seed=number)
    steps(game)
    with simulate.quiet_memory():
        found = {"steps": timed(lambda: steps(game), seconds)}
        return {**found, "decisions": found["steps"] * deciding(game)} if which == "kickdoor" else found


if __name__ == "__main__":
    print(json.dumps(figures(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4:])))
