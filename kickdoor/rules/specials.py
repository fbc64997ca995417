"""Effects that no word of the card language says, by name. A card that uses one gives the reason; a test counts them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.frames import Deed
from kickdoor.state import State

SPECIALS: Final[dict[str, Callable[[State, Deed], None]]] = {}
