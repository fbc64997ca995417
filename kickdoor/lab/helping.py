"""What became of the deals for help in a game: agreed on, won with, kept or broken."""

from __future__ import annotations

from typing import NamedTuple

from kickdoor.box import Box
from kickdoor.event import Event

OFFERS = ("asked_help", "volunteered", "countered")


class Terms(NamedTuple):
    """What the helper is to get."""

    treasures: int = 0  # -1: all
    cards: tuple[int, ...] = ()


class Deal:
    """One deal, from the moment in which a helper joins."""

    def __init__(self, turn: int, fighter: int, helper: int, terms: Terms) -> None:
        self.turn = turn
        self.fighter = fighter
        self.helper = helper
        self.terms = terms
        self.won = False
        self.broken_by = -1
        self.given: set[int] = set()  # of the promised cards those that were handed over or played

    def row(self) -> tuple[object, ...]:
        """The deal with its columns."""
        promised, given = len(self.terms.cards), len(self.given)
        return self.turn, self.fighter, self.helper, self.terms.treasures, promised, given, self.won, self.broken_by


class Deals:
    """Reads what is told of a game, and keeps its deals."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.offered: dict[frozenset[int], Terms] = {}
        self.made: list[Deal] = []
        self.open: Deal | None = None
        self.used: tuple[int, tuple[int, ...]] = (-1, ())  # whose ability was used last, and of which card

    def see(self, turn: int, event: Event) -> None:
        """One thing that happened. A deal ends when the next fight begins: what was promised is paid after the fight."""
        pair = frozenset((event.seat, event.other))
        if event.kind in OFFERS:
            self.offered[pair] = Terms(event.amount, event.cards)
        elif event.kind == "helps":
            self.open = Deal(turn, event.other, event.seat, self.offered.pop(pair, Terms()))
            self.made.append(self.open)
        elif event.kind in ("fight", "turn"):
            self.open = None
            self.offered = {}
        elif self.open is not None:
            if event.kind == "used":
                self.used = event.seat, event.cards
            self._kept(self.open, event)

    def _kept(self, deal: Deal, event: Event) -> None:
        partners = (deal.fighter, deal.helper)
        promised = set(event.cards) & set(deal.terms.cards)
        if event.kind == "won" and event.seat == deal.fighter:
            deal.won = True
        elif promised and event.kind in ("paid", "played"):
            deal.given |= promised
        elif deal.won or deal.broken_by >= 0:
            return
        elif event.kind == "cursed" and not promised and {event.seat, event.other} == set(partners):
            deal.broken_by = event.other
        elif event.kind == "boost" and event.amount < 0 and event.cards == self.used[1]:
            if {event.seat, self.used[0]} == set(partners):
                deal.broken_by = self.used[0]
        elif event.kind == "played" and event.seat in partners and any(self._hinders(card) for card in event.cards):
            deal.broken_by = event.seat

    def _hinders(self, card: int) -> bool:
        printed = self.box.cards[card]
        return printed.kind == "enhancer" and printed.bonus > 0


__all__ = ["Deals"]
