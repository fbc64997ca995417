"""How strong bots are, by who won among whom: the Luce model, fitted to all games at once.

In this model each bot has a strength, and wins with a chance in proportion to it among those at the table. The order of
the games doesn't matter. A victory shared by two counts half for each of them over the others, and says nothing of the two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from math import inf, lcm, log
from typing import NamedTuple

import choix
import numpy as np
from numpy.typing import NDArray

RESAMPLED = 200  # times, for the intervals
NEAR = 1e-4  # for the intervals: a fiftieth of a point
PRIOR = 0.01  # keeps the strength of a bot that never won, or always, from running away
POINTS = 400 / log(10)  # of a rating for each unit of the model: ten times the strength is 400 points more


class Game(NamedTuple):
    """Who sat at a table, by seat, and which seats won: none of a game that was broken off."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]


class Rating(NamedTuple):
    """Points over the anchor, with the limits of the 95 % interval: open where a bot never won, or never lost."""

    bot: str
    points: float
    low: float
    high: float
    games: int  # at which it sat
    wins: int

    @property
    def strength(self) -> float:
        """Times the anchor's."""
        return float(10 ** (self.points / 400))

    def share_among(self, others: int) -> float:
        """The chance to win among so many anchors."""
        return self.strength / (self.strength + others)


Contest = tuple[int, tuple[int, ...]]  # a winner, and over whom


def rate(games: Sequence[Game], anchor: str = "", seed: int = 1) -> list[Rating]:
    """The bots of these games, the strongest first. The anchor has 0 points; without one it is the bot that sat most often.

    The intervals come from games drawn anew, with the same seed the same ones.
    """
    played = sorted(game for game in games if 0 < len(game.winners) < len(game.bots))
    sat = Counter(bot for game in games for bot in set(game.bots))
    if not sat:
        return []
    names = sorted(sat)
    zero = names.index(anchor or max(names, key=lambda name: sat[name]))
    contested = contests(played, names)
    params = fitted(list(chain.from_iterable(contested)), len(names))
    found = _points(params, zero)
    low, high = _limits(contested, len(names), zero, params, seed)
    won = Counter(bot for game in games for bot in {game.bots[seat] for seat in game.winners})
    beaten = Counter(bot for game in played for bot in _beaten(game))
    rated = [
        Rating(name, float(found[n]), -inf if n != zero and not won[name] else float(low[n]),
               inf if n != zero and not beaten[name] else float(high[n]), sat[name], won[name])
        for n, name in enumerate(names)
    ]  # fmt: skip
    return sorted(rated, key=lambda rating: (-rating.points, rating.bot))


def fitted(
    won: Sequence[Contest], count: int, start: NDArray[np.float64] | None = None, near: float = 1e-8
) -> NDArray[np.float64]:
    """The logarithm of each bot's strength, from a start until a step changes all together by less than `near`."""
    if count < 2:
        return np.zeros(count)
    return np.asarray(choix.ilsr_top1(count, won, alpha=PRIOR, initial_params=start, tol=near))


def contests(games: Sequence[Game], names: Sequence[str]) -> list[list[Contest]]:
    """For each game who won over whom, each game as often: once for each winner, or a multiple where some share a victory."""
    place = {name: number for number, name in enumerate(names)}
    often = lcm(*(len(game.winners) for game in games))
    found: list[list[Contest]] = []
    for game in games:
        losers = tuple(place[bot] for bot in _beaten(game))
        times = often // len(game.winners)
        found.append([(place[game.bots[seat]], losers) for seat in game.winners for _ in range(times)])
    return found


def _beaten(game: Game) -> list[str]:
    return [bot for seat, bot in enumerate(game.bots) if seat not in game.winners]


def _points(params: NDArray[np.float64], zero: int) -> NDArray[np.float64]:
    points: NDArray[np.float64] = (params - params[zero]) * POINTS
    return points


def _limits(won: Sequence[list[Contest]], count: int, zero: int, start: NDArray[np.float64], seed: int) -> NDArray[np.float64]:
    """Of all bots the lower ends, then the upper ones."""
    if not won:
        return np.array([[-inf] * count, [inf] * count])
    chance = np.random.default_rng(seed)
    drawn = [chance.integers(len(won), size=len(won)) for _ in range(RESAMPLED)]
    again = [fitted(list(chain.from_iterable(won[n] for n in numbers)), count, start, NEAR) for numbers in drawn]
    return np.array(np.percentile([_points(params, zero) for params in again], [2.5, 97.5], axis=0), dtype=np.float64)


__all__ = ["Game", "Rating", "contests", "fitted", "rate"]
