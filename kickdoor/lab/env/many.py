"""Many games side by side, one seat of each acting by numbers: arrays with a row for each, for those who learn in batches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kickdoor.bots import Bot
from kickdoor.lab.env.arena import LOST, Arena, Figures
from kickdoor.lab.env.sitting import Sitting


class Done(NamedTuple):
    """What came of a step, a row for each game: rewards, and which games ended with it."""

    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]


class Many:
    """So many games at once. Whatever their number, game k from this seed is always the same for the same actions.

    `figures` and `masks` are as in the other environments, with a row for each game; `numbers` says which game is in which
    row. A game that ended makes room for the next: its row shows that one at once. `last`: no game after this number is
    begun, and rows for which none is left have an empty mask. Raises as `Arena` and `bots.make` do.
    """

    def __init__(self, count: int, seed: int, sets: Sequence[str] = ("base",), players: int = 4,
                 bots: Sequence[str] = ("aimless",), options: Mapping[str, Any] | None = None, max_turns: int = 400,
                 first: int = 0, last: int | None = None) -> None:  # fmt: skip
        self.arena = Arena(sets, players, options, max_turns)
        self.around = [self.arena.around(seat, bots) for seat in range(players)]
        self.seed = seed
        self.next = first
        self.last = last
        self.sittings: list[Sitting | None] = [None] * count
        self.numbers = np.full(count, -1)
        self.figures: Figures = np.zeros((count, self.arena.observer.layout.size), np.int16)
        self.masks: NDArray[np.int8] = np.zeros((count, self.arena.actions.size), np.int8)
        for row in range(count):
            self._begin(row)

    @property
    def idle(self) -> bool:
        """True once all games have ended and none is begun any more."""
        return all(sitting is None for sitting in self.sittings)

    def seat_of(self, number: int) -> int:
        """Where the one who learns sits in this game: each seat in turn."""
        return number % self.arena.players

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> Done:
        """An action for each row; those of rows without a game mean nothing. An illegal one loses its game."""
        rewards = np.zeros(len(self.sittings), np.float32)
        ended = np.zeros(len(self.sittings), np.bool_)
        for row, sitting in enumerate(self.sittings):
            if sitting is None:
                continue
            legal = sitting.act(int(actions[row]))
            if legal and not sitting.over:
                self._show(row, sitting)
                continue
            rewards[row] = self.arena.reward(sitting, self.seat_of(int(self.numbers[row]))) if legal else LOST
            ended[row] = True
            self._begin(row)
        return Done(rewards, ended)

    def advice(self, bot: Bot) -> NDArray[np.int64]:
        """What this bot would do in each row, as an action, also in the midst of picking; -1 where no game is."""
        told = np.full(len(self.sittings), -1)
        for row, sitting in enumerate(self.sittings):
            if sitting is not None:
                told[row] = sitting.advice(bot)
        return told

    def _begin(self, row: int) -> None:
        number = self.next
        if self.last is not None and number > self.last:
            self.sittings[row], self.numbers[row] = None, -1
            self.figures[row], self.masks[row] = 0, 0
            return
        self.next += 1
        self.numbers[row] = number
        chance = Random(f"{self.seed} {number}")
        sitting = self.sittings[row] = self.arena.begin_asking(chance, self.around[self.seat_of(number)])
        self._show(row, sitting)

    def _show(self, row: int, sitting: Sitting) -> None:
        seat = sitting.seat
        self.figures[row] = self.arena.figures(sitting, seat)
        self.masks[row] = self.arena.mask(sitting, seat)


__all__ = ["Done", "Many"]
