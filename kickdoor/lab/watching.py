"""One game, turn by turn: what came of it, of each seat and of each card, as rows."""

from __future__ import annotations

from typing import Any, NamedTuple

from kickdoor import sets, simulate
from kickdoor.box import TRAITS, Box
from kickdoor.lab import tally
from kickdoor.lab.helping import Deals
from kickdoor.lab.plan import Plan
from kickdoor.move import Refused
from kickdoor.simulate import MAX_PLIES, MAX_TURNS
from kickdoor.state import State

DEALT, IN_HAND, IN_PLAY = "dealt", "in_hand", "in_play"  # a card's rows before the first move and after the last
ACTED = "acted"  # of a card that does by itself what it does, after the row of its being drawn
# Events that are counted for the seat that they happen to, and the columns.
COUNTED = {"asked_help": "asked_help", "volunteered": "volunteered", "countered": "countered", "declined": "declined",
           "helps": "helped", "offers": "offered", "traded": "traded", "died": "died", "won": "fights_won",
           "lost": "fights_lost"}  # fmt: skip

Row = tuple[Any, ...]


class Rows(NamedTuple):
    """The rows of one game, or of many."""

    games: list[Row]
    seats: list[Row]
    cards: list[Row]
    deals: list[Row]


class Watch:
    """Notes of a game that is being played."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.names = plan.seated(number)
        self.box: Box = sets.open_box(plan.sets)
        self.state, self.seated = simulate.begin(self.box, self.names, plan.seed, number, plan.options)
        self.witness = simulate.witness_for(self.state, self.seated)
        self.first = self.state.turn
        self.decisions = self.plies = 0
        self.levels: list[list[int]] = [
            [level] * self.state.turns for level in self.state.level
        ]  # by turn, 0 is before the first
        self.counts: list[dict[str, int]] = [dict.fromkeys(COUNTED, 0) for _ in self.names]
        self.cards: list[Row] = []
        self.deals = Deals(self.box)
        self.fault = ""

    def play(self) -> None:
        """Play to the end. A game that breaks is kept as far as it went, with its fault."""
        state = self.state
        self._lie(DEALT)
        state.told = []
        try:
            while not state.winners and state.turns <= MAX_TURNS and self.plies < MAX_PLIES:
                turn = state.turns
                played = simulate.play(state, self.seated, turn, witness=self.witness)
                self.decisions += played.decisions
                self.plies += played.plies
                self._turn_over(turn)
        except Refused:
            self.fault = "refused"
        except Exception:  # named by its number, it can be played again
            self.fault = "broken"
        if not state.winners and not self.fault:
            self.fault = "endless"
        self._lie(IN_HAND, IN_PLAY)

    def _turn_over(self, turn: int) -> None:
        for seat, level in enumerate(self.state.level):
            self.levels[seat].append(level)
        for event in self.state.told or ():
            if event.kind in COUNTED and event.seat >= 0:
                self.counts[event.seat][event.kind] += 1
            self.deals.see(turn, event)
            for card in event.cards if self.plan.events else ():
                self._note(turn, event.kind, event.seat, card, event.amount, event.other, event.rule)
                if event.kind in tally.DRAWN and tally.acts_when_drawn(self.box.cards[card]):
                    self._note(turn, ACTED, event.seat, card, rule=event.rule)
        self.state.told = []

    def _lie(self, in_hand: str, in_play: str = DEALT) -> None:
        """Where the cards of the players lie: before the first move, after the last."""
        if not self.plan.events:
            return
        turn = self.state.turns
        for what, places in ((in_hand, self.state.hand), (in_play, self.state.table)):
            for seat, lying in enumerate(places):
                for card in lying:
                    self._note(turn, what, seat, card)

    def _note(self, turn: int, what: str, seat: int, card: int, amount: int = 0, other: int = -1, rule: str = "") -> None:
        printed = self.box.cards[card]
        self.cards.append(
            (self.number, len(self.cards), turn, what, seat, other, f"{printed.set}/{printed.id}", card, amount, rule)
        )

    def game_row(self) -> Row:
        """What came of the game."""
        state = self.state
        turns = min(state.turns, MAX_TURNS)
        return (self.number, list(self.names), self.first, turns, self.plies, self.decisions, list(state.winners), self.fault)

    def deal_rows(self) -> list[Row]:
        """What became of each deal for help."""
        return [(self.number, *deal.row()) for deal in self.deals.made]

    def seat_rows(self) -> list[Row]:
        """What came of each seat."""
        return [self._seat_row(seat) for seat in range(self.state.seats)]

    def _seat_row(self, seat: int) -> Row:
        state = self.state
        traits = [traits_of(state, seat, kind) for kind in TRAITS]
        counts = [self.counts[seat][what] for what in COUNTED]
        return (self.number, seat, (seat - self.first) % state.seats, self.names[seat], seat in state.winners, state.level[seat],
                self.levels[seat], *traits, *counts)  # fmt: skip


def traits_of(state: State, seat: int, kind: str) -> list[str]:
    """The classes, races or affiliations in play before a seat, by name and each once."""
    return sorted({state.box.cards[card].id for card in state.table[seat] if state.box.cards[card].kind == kind})


def watch(plan: Plan, numbers: range) -> Rows:
    """Play these games."""
    rows = Rows([], [], [], [])
    with simulate.quiet_memory():
        for number in numbers:
            seen = Watch(plan, number)
            seen.play()
            rows.games.append(seen.game_row())
            rows.seats.extend(seen.seat_rows())
            rows.cards.extend(seen.cards)
            rows.deals.extend(seen.deal_rows())
    return rows


__all__ = ["ACTED", "COUNTED", "DEALT", "IN_HAND", "IN_PLAY", "Row", "Rows", "watch"]
