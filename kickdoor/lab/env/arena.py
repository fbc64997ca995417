"""What all learning environments share: the cards, the seats, the tables of actions and figures, and NumPy arrays of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kickdoor import bots, sets, simulate
from kickdoor.bots import Bot
from kickdoor.errors import InputError
from kickdoor.lab.env.actions import Actions
from kickdoor.lab.env.observing import LIMIT, Observer
from kickdoor.lab.env.sitting import Sitting
from kickdoor.options import check_seats, checked_values
from kickdoor.view import view

Figures = NDArray[np.int16]
Mask = NDArray[np.int8]
FIGURE, FLAG = np.dtype(np.int16), np.dtype(np.int8)
WON, LOST = 1.0, -1.0
NO_ACTION = -1  # what is no whole number stands for no action
NAME = "kickdoor-v1"  # the number rises whenever an array or an action changes its meaning


OF_A_GAME = frozenset(("agent_selection", "agents", "infos", "rewards", "sitting", "terminations", "truncations"))


class NoGameError(InputError, AttributeError):
    """There is no game yet, or none any more: `reset` begins one."""


def lacks(environment: object, name: str) -> Any:
    """What only a game has comes with the first. Raises NoGameError, and AttributeError for what no environment has."""
    if name.lstrip("_").removeprefix("cumulative_") in OF_A_GAME:
        raise NoGameError("env-not-begun", name=name)
    return object.__getattribute__(environment, name)


class Arena:
    """These sets, so many players, these house options. Raises SetNameError, SeatsError, OptionError, and InputError where not
    even one turn may be played.
    """

    def __init__(self, set_names: Sequence[str], players: int, options: Mapping[str, Any] | None = None,
                 max_turns: int = simulate.MAX_TURNS) -> None:  # fmt: skip
        if max_turns < 1:
            raise InputError("lab-no-turns", turns=max_turns)
        self.box = sets.open_box([set_names] if isinstance(set_names, str) else set_names)
        self.options = checked_values(options or {})
        self.names = tuple(f"player_{seat}" for seat in range(players))
        check_seats(self.names, self.options, self.box.players)
        self.players = players
        self.max_turns = max_turns
        self.actions = Actions(self.box, players)
        self.observer = Observer(self.actions, self.box)
        self.nothing: Mask = np.frombuffer(bytes(self.actions.size), FLAG)

    def begin(self, chance: Random, bot_names: Sequence[str] = ()) -> Sitting:
        """A new game; `bot_names`: who plays each seat, "" where somebody acts by numbers. Raises BotNameError."""
        secret = sha256(f"{NAME} {chance.getrandbits(128)}".encode()).digest()
        seed = int.from_bytes(secret[:8], "big")
        played: list[Bot | None] = [bots.make(name, seed + seat) if name else None for seat, name in enumerate(bot_names)]
        return Sitting(self.actions, self.box, secret, self.options, self.max_turns, played)

    def begin_asking(self, chance: Random, bot_names: Sequence[str]) -> Sitting:
        """A new game in which somebody who acts by numbers has something to decide."""
        while True:
            sitting = self.begin(chance, bot_names)
            if not sitting.over:
                return sitting

    def around(self, seat: int, bot_names: Sequence[str]) -> tuple[str, ...]:
        """These bots at all seats but one, from its left round the table. Raises BotNameError."""
        others = simulate.seated([bot_names] if isinstance(bot_names, str) else bot_names, self.players - 1)
        for name in others:
            bots.make(name, 0)
        row = ("", *others)
        return tuple(row[(other - seat) % self.players] for other in range(self.players))

    def figures(self, sitting: Sitting, seat: int) -> Figures:
        """What a seat may know, as an array (see docs/learning.md)."""
        return np.frombuffer(sitting.figures(self.observer, seat), FIGURE)

    def mask(self, sitting: Sitting, seat: int) -> Mask:
        """1 for each action that is legal; nothing is for a seat that isn't to act."""
        flags = sitting.mask(seat)
        return self.nothing if flags is None else np.frombuffer(flags, FLAG)

    def observation(self, sitting: Sitting, seat: int) -> dict[str, Any]:
        """Both, as PettingZoo wants them."""
        figures = np.frombuffer(sitting.figures(self.observer, seat), FIGURE)
        return {"observation": figures, "action_mask": self.mask(sitting, seat)}

    def seen(self, sitting: Sitting, seat: int) -> dict[str, Any]:
        """What a seat may know, as a View of plain values."""
        whole: dict[str, Any] = msgspec.to_builtins(view(sitting.state, seat, self.names))
        return whole

    def reward(self, sitting: Sitting, seat: int) -> float:
        """1 for who has won, -1 for the others, nothing where nobody has."""
        if not sitting.winners:
            return 0.0
        return WON if seat in sitting.winners else LOST

    def figure_space(self) -> spaces.Box:
        """The space of the array."""
        return spaces.Box(-LIMIT, LIMIT, (self.observer.layout.size,), np.int16)

    def action_space(self) -> spaces.Discrete:
        """The space of actions."""
        return spaces.Discrete(self.actions.size)


__all__ = ["NAME", "Arena"]
