"""Games to choose with one click, and how long each takes: from simulated games, never guessed."""

from __future__ import annotations

from typing import Any, NamedTuple


class Preset(NamedTuple):
    """A choice of options and clock. `turns`: the median of simulated games; `seconds`: what people take for a turn."""

    id: str
    options: dict[str, Any]
    clock: str
    turns: int
    seconds: float

    @property
    def message(self) -> str:
        """The id of its words."""
        return f"preset-{self.id}"

    def choices(self) -> dict[str, Any]:
        """What it sets."""
        return {"options": self.options, "clock": self.clock}


# Turns: medians of 200 games, `kickdoor simulate --bots greedy --players 4 --games 200 --seed 1` with these options.
PRESETS = (
    Preset("quick", {"faster": True}, "brisk", 37, 40.0),
    Preset("usual", {}, "easy", 44, 60.0),
    Preset("epic", {"epic": True}, "easy", 72, 60.0),
)


def expected(preset: Preset) -> int:
    """Minutes, rounded to five."""
    return max(5, 5 * round(preset.turns * preset.seconds / 60 / 5))
