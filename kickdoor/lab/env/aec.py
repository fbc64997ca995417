"""The PettingZoo environment: each seat is an agent, one acts at a time."""

# mypy: disable-error-code="import-untyped,misc"

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kickdoor.lab.env.arena import LOST, NAME, NO_ACTION, Arena, NoGameError, lacks
from kickdoor.lab.env.drawing import drawn
from kickdoor.lab.env.sitting import Sitting


class Kickdoor(AECEnv):
    """A game in which each seat acts by numbers. Raises SetNameError, SeatsError, OptionError.

    `views`: each agent that is to act finds its View in `infos[agent]["view"]`.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": NAME, "render_modes": ["ansi"], "is_parallelizable": False}
    sitting: Sitting

    def __init__(self, sets: Sequence[str] = ("base",), players: int = 4, options: Mapping[str, Any] | None = None,
                 max_turns: int = 400, views: bool = False, render_mode: str | None = None) -> None:  # fmt: skip
        super().__init__()
        self.arena = Arena(sets, players, options, max_turns)
        self.views = views
        self.render_mode = render_mode
        self.possible_agents = list(self.arena.names)
        self.seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (self.arena.actions.size,), np.int8)
        self.observation_spaces = {
            name: spaces.Dict({"observation": self.arena.figure_space(), "action_mask": mask}) for name in self.possible_agents
        }
        self.action_spaces = {name: self.arena.action_space() for name in self.possible_agents}
        self._chance = Random()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Said where something is asked of a game before there is one. Raises NoGameError, AttributeError."""
            return lacks(self, name)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The figures of a seat and its mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of a seat."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same games from here on; `options` mean nothing."""
        if seed is not None:
            self._chance = Random(index(seed))
        self.sitting = self.arena.begin(self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if not self.sitting.over:
            self.agent_selection = self.possible_agents[self.sitting.seat]
            if self.views:
                self._show(self.sitting.seat)
            return
        self.agent_selection = self.agents[0]  # nobody had a choice
        self._end()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and which actions are legal for it now."""
        return self.arena.observation(self.sitting, self.seats[agent])

    def step(self, action: SupportsIndex | None) -> None:
        """The agent acts. An illegal action loses: it gets -1, the others nothing, and the game is over.

        There are rewards at the end alone, so none of an earlier step is to be taken back. Raises NoGameError before the first
        `reset`, and where no agent is left.
        """
        agent, sitting = self.agent_selection, self.sitting
        try:
            is_over = self.terminations[agent] or self.truncations[agent]
        except KeyError:
            raise NoGameError("env-game-over") from None
        if is_over:
            self._was_dead_step(action)
            return
        if self.views:
            self.infos[agent] = {}
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            number = NO_ACTION
        if not sitting.act(number):
            sitting.stop()
            self.rewards[agent] = LOST
            self.infos[agent] = {"illegal": action}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            seat = sitting.seat
            if seat >= 0:
                self.agent_selection = self.possible_agents[seat]
                if self.views:
                    self._show(seat)
                return
            self._end()
        self._accumulate_rewards()
        self._deads_step_first()

    def _show(self, seat: int) -> None:
        self.infos[self.possible_agents[seat]] = {"view": self.arena.seen(self.sitting, seat)}

    def _end(self) -> None:
        for agent in self.agents:
            self.rewards[agent] = self.arena.reward(self.sitting, self.seats[agent])
        ended = self.terminations if self.sitting.winners else self.truncations
        for agent in self.agents:
            ended[agent] = True

    def view(self, agent: str) -> dict[str, Any]:
        """What a seat may know, as a View of plain values."""
        return self.arena.seen(self.sitting, self.seats[agent])

    def render(self) -> str:
        """The table as the seat that acts sees it, in letters."""
        return drawn(self.arena, self.sitting, max(0, self.sitting.seat))

    def close(self) -> None:
        """Nothing is held open."""


__all__ = ["Kickdoor"]
