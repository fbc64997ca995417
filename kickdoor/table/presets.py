"""Games to choose with one click. How long they take: lengths.py."""

from __future__ import annotations

from typing import Any, NamedTuple


class Preset(NamedTuple):
    """A choice of options and clock."""

    id: str
    options: dict[str, Any]
    clock: str

    @property
    def message(self) -> str:
        """The id of its words."""
        return f"preset-{self.id}"

    def choices(self) -> dict[str, Any]:
        """What it sets."""
        return {"options": self.options, "clock": self.clock}


PRESETS = (
    Preset("quick", {"faster": True}, "brisk"),
    Preset("usual", {}, "easy"),
    Preset("epic", {"epic": True}, "easy"),
)
