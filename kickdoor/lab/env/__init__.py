"""Learning environments: the game by numbers, for programs that learn. They need the packages of `kickdoor[rl]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.lab.extra import RL, need

if TYPE_CHECKING:
    from kickdoor.lab.env.aec import Kickdoor


def env(**wishes: Any) -> Kickdoor:
    """The PettingZoo environment: see `Kickdoor`. Raises InputError, SetNameError, SeatsError, OptionError."""
    need(RL)
    from kickdoor.lab.env.aec import Kickdoor

    return Kickdoor(**wishes)


__all__ = ["env"]
