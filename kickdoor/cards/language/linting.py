"""What is not wrong but worth a look: cards that can't be played, and texts too long for a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.cards.language.printing import NOTHING, text
from kickdoor.cards.language.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from kickdoor.cards.language.card import Card
    from kickdoor.cards.language.voice import Say

LONGEST = 420
"""Letters of text that fit on a card."""


def lint(cards: Iterable[Card], say: Say, names: Mapping[str, str] = NOTHING) -> list[Problem]:
    """Warnings about a set's cards."""
    found = []
    for card in cards:
        acts = card.playable is not None or bool(card.when)
        if card.kind in ("door", "treasure") and not acts:
            found.append(warning(card, "language-never-played"))
        length = len(text(card, say, names=names))
        if length > LONGEST:
            found.append(warning(card, "language-long-text", length=length, most=LONGEST))
    return found


def warning(card: Card, message_id: str, **args: str | int) -> Problem:
    """A warning about a card."""
    return Problem(file=card.file, line=card.line, card=card.name, message_id=message_id, args=args)
