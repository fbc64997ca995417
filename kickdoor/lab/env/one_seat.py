"""The Gymnasium environment: one seat acts by numbers, named bots play the others. Its id is `NAME`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any, SupportsIndex

import gymnasium
import numpy as np
from numpy.typing import NDArray

from kickdoor.lab.env.arena import LOST, NAME, NO_ACTION, Arena, Figures, Mask, lacks
from kickdoor.lab.env.drawing import drawn
from kickdoor.lab.env.sitting import Sitting


class OneSeat(gymnasium.Env[Any, Any]):
    """A game in which one seat learns. Raises SetNameError, SeatsError, OptionError, BotNameError.

    `seat` counts from 0, and on from the first after the last. `bots` sit in the order given, from the left of the seat round
    the table, repeated until every other seat has one.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium has it so
    sitting: Sitting

    def __init__(self, sets: Sequence[str] = ("base",), players: int = 4, bots: Sequence[str] = ("aimless",), seat: int = 0,
                 options: Mapping[str, Any] | None = None, max_turns: int = 400, views: bool = False,
                 render_mode: str | None = None) -> None:  # fmt: skip
        self.arena = Arena(sets, players, options, max_turns)
        self.seat = seat % players
        self.bots = self.arena.around(self.seat, bots)
        self.views = views
        self.render_mode = render_mode
        self.observation_space = self.arena.figure_space()
        self.action_space = self.arena.action_space()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Said where something is asked of a game before there is one. Raises NoGameError, AttributeError."""
            return lacks(self, name)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Figures, dict[str, Any]]:
        """A new game. The same seed gives the same games from here on; `options` mean nothing."""
        super().reset(seed=seed)
        chance = Random(int(self.np_random.integers(2**62)))
        self.sitting = self.arena.begin_asking(chance, self.bots)
        return self.arena.figures(self.sitting, self.seat), self._said()

    def step(self, action: SupportsIndex) -> tuple[Figures, float, bool, bool, dict[str, Any]]:
        """Act, and see how it stands when the seat is to act again. An illegal action loses: -1, and the game is over."""
        try:
            number = index(action)
        except TypeError:
            number = NO_ACTION
        if self.sitting.act(number):
            reward = self.arena.reward(self.sitting, self.seat) if self.sitting.over else 0.0
            ended, cut_off, said = bool(self.sitting.winners), self.sitting.over and not self.sitting.winners, self._said()
        else:
            self.sitting.stop()
            reward, ended, cut_off, said = LOST, True, False, {**self._said(), "illegal": action}
        return self.arena.figures(self.sitting, self.seat), reward, ended, cut_off, said

    def _said(self) -> dict[str, Any]:
        said: dict[str, Any] = {"action_mask": self.arena.mask(self.sitting, self.seat)}
        return {**said, "view": self.arena.seen(self.sitting, self.seat)} if self.views else said

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each action that is legal now."""
        mask: Mask = self.arena.mask(self.sitting, self.seat)
        return mask.astype(bool)

    def render(self) -> str:
        """The table as the seat sees it, in letters."""
        return drawn(self.arena, self.sitting, self.seat)


if NAME not in gymnasium.registry:
    gymnasium.register(NAME, entry_point=f"{__name__}:{OneSeat.__name__}")

__all__ = ["OneSeat"]
