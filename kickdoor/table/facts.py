"""What a table is beside its seats and its game: kept as one piece."""

from __future__ import annotations

from typing import Any

import msgspec

from kickdoor.table.protocol import Clock

PHASES = ("lobby", "playing", "over")


class Facts(msgspec.Struct, kw_only=True):
    """Title, what is played, clock, host. `secret`: the shuffle's, in hex; `names`: who was dealt in, by seat."""

    title: str = ""
    sets: tuple[str, ...] = ("base",)
    options: dict[str, Any] = {}
    preset: str = ""
    clock: Clock = "easy"
    at_least: float = 0.0
    watch: bool = True
    public: bool = False
    guided: bool = False
    phase: str = "lobby"
    host: int = 0
    secret: str = ""
    names: tuple[str, ...] = ()
    words: dict[str, str] = {}
    version: str = ""
    cards: str = ""
    rematch: str = ""
    shared: str = ""  # the id of the story that anybody may read; it says nothing of the table's own
    paused: bool = False
    starts: int = 0  # how often a server has taken it up

    def plain(self) -> dict[str, Any]:
        """As the store keeps it."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found

    @classmethod
    def of(cls, kept: dict[str, Any]) -> Facts:
        """What was kept."""
        return msgspec.convert(kept, cls)
