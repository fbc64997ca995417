"""A bot's reason for a move, as a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.bots.terms import Term
from kickdoor.move import Move
from kickdoor.words import say


def reason(term: Term | None, names: Sequence[str], move: Move) -> str:
    """A term as a reason; nothing where there was no other move."""
    if term is None:
        return ""
    who = names[term.seat] if term.seat >= 0 else names[move.seat]
    return say(f"why-{term.reason}", who=who, verb=move.verb)


__all__ = ["reason"]
