"""What a table is worth to each seat: its chance to win the game, from Levels, strength and hand."""

from __future__ import annotations

from math import exp

from kickdoor.bots.glance import Glance
from kickdoor.bots.worlds import World

# Fitted to who won in games of four `normal` bots, at the beginning of every turn.
LEVEL, NEAR, LAST, STRENGTH, CARD, SOON = 0.25, 0.3, 0.5, 0.05, 0.06, -0.05


def chance(world: World, seat: int) -> float:
    """The chance of a seat to win from here, 0 to 1."""
    if world.winners:
        return float(seat in world.winners)
    glance = world.glance(seat)
    weights = [exp(standing(glance, each)) for each in range(glance.seats)]
    return weights[seat] / sum(weights)


def standing(glance: Glance, seat: int) -> float:
    """How well a seat stands, on the scale of the logarithm of its chances."""
    left = glance.goal - glance.level[seat]
    return (
        -LEVEL * left
        + NEAR * (left <= 2)
        + LAST * (left <= 1)
        + STRENGTH * glance.strength[seat]
        + CARD * glance.hand_sizes[seat]
        + SOON * ((seat - glance.turn) % glance.seats)
    )


__all__ = ["chance", "standing"]
