"""Bots at the table: each is given a glance and the moves, never a State."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kickdoor import bots
from kickdoor.bots import Bot, Glance
from kickdoor.move import Move

QUICK = "greedy"
CAREFUL = frozenset(("pass", "choose", "kick", "keep", "end", "run", "loot", "equip", "decline", "discard", "show"))
OF_CHARITY = frozenset(("give",))


class Thinker(Protocol):
    """Where bots think."""

    async def think(self, kind: str, seed: int, glance: Glance, moves: Sequence[Move]) -> Move | None:
        """One of the moves; None if no answer came."""
        ...


class AtOnce:
    """Bots that think where they are asked: quick ones only."""

    async def think(self, kind: str, seed: int, glance: Glance, moves: Sequence[Move]) -> Move | None:
        """One of the moves."""
        return quick(kind, seed, glance, moves)


def quick(kind: str, seed: int, glance: Glance, moves: Sequence[Move]) -> Move:
    """The answer of a bot of this kind, thought out here and now."""
    bot: Bot = bots.make(kind, seed)
    return moves[0] if len(moves) == 1 else bot.choose(glance if bot.needs_view else None, moves)


def careful(moves: Sequence[Move], *, charity: bool) -> list[Move]:
    """What a bot may do in somebody's place: no gifts, no deals, no card wasted; only what the game can't do without."""
    found = [move for move in moves if move.verb in CAREFUL or (charity and move.verb in OF_CHARITY)]
    return found or list(moves)
