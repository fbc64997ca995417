"""What became of the cards in one game: which were met at all, and which were put to use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kickdoor.box import Box
from kickdoor.cards.language import Card
from kickdoor.event import Event
from kickdoor.state import State

# Events that name a card put to use; an Item that is only laid down isn't.
IN_USE = frozenset(("cursed", "equipped", "fight", "joined", "mate", "placed", "role_taken", "used"))


DRAWN = frozenset(("door", "drew", "drew_up"))


class Cards(NamedTuple):
    """Ids of cards, each list sorted: met (dealt, drawn or turned over), and in use."""

    met: tuple[str, ...]
    used: tuple[str, ...]


def all_cards(box: Box) -> tuple[str, ...]:
    """The ids of all cards of a Box that a game can bring: its decks and its Roles."""
    cards = box.cards[: box.extras]
    return tuple(dict.fromkeys(card.id for card in cards if card.deck != "none" or card.kind == "role"))


def dealt(state: State) -> frozenset[int]:
    """The cards that players have before the first move."""
    return frozenset(card for rows in (state.hand, state.table) for row in rows for card in row)


def laid(state: State) -> frozenset[int]:
    """The cards in play before the first move: Roles."""
    return frozenset(card for row in state.table for card in row)


def of_game(box: Box, at_first: Iterable[int], on_table: Iterable[int], told: Iterable[Event]) -> Cards:
    """What became of the cards, by what was told of the game. `on_table`: in play from the start."""
    met, used = set(at_first), set(on_table)
    for event in told:
        met.update(event.cards)
        if event.kind in IN_USE or (event.kind == "played" and box.cards[event.cards[0]].kind != "item"):
            used.update(event.cards)
        elif event.kind in DRAWN:
            used.update(card for card in event.cards if acts_when_drawn(box.cards[card]))
    return Cards(_ids(box, met), _ids(box, used))


def acts_when_drawn(printed: Card) -> bool:
    """True for a card that does by itself what it does, the moment it is drawn."""
    return any("drawn" in ability.when for ability in printed.when)


def _ids(box: Box, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(sorted({box.cards[card].id for card in cards}))


__all__ = ["Cards", "all_cards", "dealt", "laid", "of_game"]
