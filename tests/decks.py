"""A deck as it is loaded, its counts checked, and ways to pick from it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

import kickdoor
from kickdoor.cards.language import Card
from kickdoor.cards.language.sets import SetManifest, load_set


class Deck:
    """One of the sets that kickdoor has."""

    def __init__(self, folder: str, name: str = "") -> None:
        self.name = name or folder
        self.folder = Path(kickdoor.__file__).parent / "cards" / folder

    @cached_property
    def manifest(self) -> SetManifest:
        """The whole set."""
        return load_set(self.folder, self.name)

    def of_kind(self, *kinds: str) -> list[Card]:
        """The physical cards of these kinds."""
        return [card for card in self.manifest.cards if card.kind in kinds for _ in range(card.copies)]

    def card(self, name: str) -> Card:
        """The card of this id."""
        return next(each for each in self.manifest.cards if each.id == name)


def total(cards: Iterable[Card]) -> int:
    """How many physical cards these are."""
    return sum(each.copies for each in cards)
