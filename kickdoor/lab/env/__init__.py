"""Learning environments: the game by numbers, for programs that learn. They need the packages of `kickdoor[rl]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.errors import InputError

if TYPE_CHECKING:
    from kickdoor.lab.env.aec import Kickdoor


class LackingError(InputError):
    """A package is not installed that learning needs."""


def env(**wishes: Any) -> Kickdoor:
    """The PettingZoo environment: see `Kickdoor`. Raises LackingError, SetNameError, SeatsError, OptionError."""
    try:
        from kickdoor.lab.env.aec import Kickdoor
    except ModuleNotFoundError as error:
        raise LackingError("learning-lacking", package=error.name or "") from error
    return Kickdoor(**wishes)


__all__ = ["LackingError", "env"]
