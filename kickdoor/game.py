"""The face of the package: a game with its four verbs - asked, moves, play, view - and its record."""

from __future__ import annotations

from typing import Any

from kickdoor import dice
from kickdoor.box import DOOR, TREASURE, Box
from kickdoor.event import Event
from kickdoor.frames import Opening
from kickdoor.move import Move, Refusal
from kickdoor.rules import deciding, flow
from kickdoor.rules import moves as listing
from kickdoor.state import DECK, HAND, State

STARTING_CARDS = 4


def set_up(box: Box, seats: int, seed: bytes, options: dict[str, Any] | None = None) -> State:
    """A new game up to its opening plays: decks shuffled, eight cards dealt to each player.

    Rules: SETUP-01, SETUP-06, SETUP-07, SETUP-08, CHAR-01.
    """
    state = State(box, seats, seed, dict(options or {}))
    lay_out_decks(state)
    for seat in range(seats):
        for pile in (DOOR, TREASURE):
            deal(state, seat, pile, STARTING_CARDS)
    state.turn = first_player(state)
    flow.push(state, Opening())
    flow.advance(state)
    return state


def lay_out_decks(state: State, without: frozenset[int] = frozenset()) -> None:
    """Each deck shuffled, less the cards that already have a place."""
    box = state.box
    for pile in range(box.piles):
        cards = tuple(
            card
            for card in range(box.extras)
            if box.pile[card] == pile and box[card].deck != "none" and card not in without
        )
        for card in cards:
            state.zone[card] = DECK
        state.decks[pile] = dice.shuffle(state, cards)


def deal(state: State, seat: int, pile: int, count: int) -> None:
    """Deal cards from the top of a deck."""
    from kickdoor.rules import moving

    for _ in range(count):
        card = moving.draw(state, pile)
        if card >= 0:
            moving.move(state, card, HAND + seat)


def first_player(state: State) -> int:
    """Who goes first: by the die, or as the option `first_player` says (AMB-30).

    Rules: SETUP-10.
    """
    chosen = state.options.get("first_player")
    if isinstance(chosen, int) and not isinstance(chosen, bool):
        return chosen % state.seats
    return dice.below(state, state.seats)


class Game:
    """A running game: its state, the players' names, and all that was decided in it so far."""

    def __init__(self, state: State, names: tuple[str, ...], *, keep: bool = True) -> None:
        self.state = state
        self.names = names
        self.moves_made: list[tuple[Move, list[tuple[str, Any]]]] = []
        self.keep = keep

    @property
    def over(self) -> bool:
        """True once somebody has won."""
        return bool(self.state.winners)

    def asked(self) -> tuple[int, ...]:
        """The seats whose answer the game waits for."""
        return deciding.asked(self.state)

    def moves(self, seat: int) -> list[Move]:
        """Everything that the seat may do now."""
        return listing.moves(self.state, seat)

    def why_not(self, move: Move) -> Refusal | None:
        """Why a move isn't legal just now, or None."""
        return deciding.why_not(self.state, move)

    def play(self, move: Move) -> list[Event]:
        """Make a move; returns what happened. Raises Refused."""
        state = self.state
        state.told = []
        if self.keep:
            state.fates = []
        try:
            deciding.play(state, move)
        finally:
            told, state.told = state.told, None
            fates, state.fates = state.fates, None
        if self.keep:
            self.moves_made.append((move, fates or []))
        return told or []

    def copy(self) -> Game:
        """An independent twin."""
        twin = Game(self.state.copy(), self.names, keep=self.keep)
        twin.moves_made = list(self.moves_made)
        return twin
