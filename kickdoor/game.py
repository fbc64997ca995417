"""The face of the package: a game with its four verbs - asked, moves, play, view - and its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from kickdoor import dice
from kickdoor.box import DOOR, TREASURE, Box
from kickdoor.event import Event
from kickdoor.frames import Frame, Opening
from kickdoor.move import Move, Refusal, Refused
from kickdoor.options import check_seats, checked_values, in_force
from kickdoor.rules import deciding, flow, roles
from kickdoor.rules import moves as listing
from kickdoor.state import DECK, FEMALE, HAND, MALE, State

if TYPE_CHECKING:
    from kickdoor.record import Record
    from kickdoor.view import View

STARTING_CARDS = 4
Fate = tuple[str, Any]


def set_up(box: Box, seats: int, seed: bytes, options: dict[str, Any] | None = None, *, kept: list[Fate] | None = None,
           fed: Sequence[Fate] = ()) -> State:  # fmt: skip
    """A new game up to its opening plays: decks shuffled, a Role and eight cards dealt to each player.

    `kept` collects what fate decides; `fed` are decisions laid down for it (a record).
    Rules: SETUP-01, SETUP-06, SETUP-07, SETUP-08, CHAR-01.
    """
    state = State.new(box, seats, seed, in_force(options or {}, box))
    choose_sexes(state)
    state.fates = kept
    feed(state, fed)
    roles.deal_roles(state)
    lay_out_decks(state)
    for seat in range(seats):
        for kind in (DOOR, TREASURE):
            deal(state, seat, kind, STARTING_CARDS)
    state.turn = first_player(state, dict(fed).get("first", -1))
    flow.push(state, Opening())
    flow.advance(state)
    state.fates = None
    return state


def choose_sexes(state: State) -> None:
    """The sex with which each character starts: male and female in turn, or as the option `sexes` says by seat.

    Rules: CHAR-03.
    """
    letters = state.options.get("sexes") or "mf"
    for seat in range(state.seats):
        state.sex[seat] = FEMALE if letters[seat % len(letters)] == "f" else MALE


def feed(state: State, fates: Sequence[Fate]) -> None:
    """Lay down what fate decides next, as a record says it."""
    state.dice_set = tuple(value for kind, value in fates if kind == "roll")
    state.blind_set = tuple(value for kind, value in fates if kind == "pick")
    state.names_set = tuple(value for kind, value in fates if kind == "name")
    state.orders_set = tuple(value for kind, value in fates if kind == "shuffle")


def lay_out_decks(state: State, without: frozenset[int] = frozenset()) -> None:
    """Each deck shuffled, less the cards that already have a place."""
    box = state.box
    for pile in range(box.piles):
        cards = tuple(
            card
            for card in range(box.extras)
            if box.pile[card] == pile and box.cards[card].deck != "none" and card not in without
        )
        if state.options.get("half_decks"):
            cards = half_of_each(state, cards)
        for card in cards:
            state.zone[card] = DECK
        state.decks[pile] = dice.shuffle(state, cards)


def half_of_each(state: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Half of the cards of each set, by chance; the rest stays aside.

    Rules: COMBINE-12.
    """
    kept: list[int] = []
    for name in dict.fromkeys(state.box[card].set for card in cards):
        order = dice.shuffle(state, tuple(card for card in cards if state.box[card].set == name))
        kept.extend(order[: -(-len(order) // 2)])
    return tuple(sorted(kept))


def deal(state: State, seat: int, kind: int, count: int) -> None:
    """Deal cards from the top of a deck; where there are several of a kind from each of them in turn."""
    from kickdoor.rules import moving, piles

    for number in range(seat * count, (seat + 1) * count):
        some = piles.left(state, kind) or (kind,)
        card = moving.draw(state, some[number % len(some)])
        if card >= 0:
            moving.move(state, card, HAND + seat)


def first_player(state: State, laid_down: int = -1) -> int:
    """Who goes first: by chance, or as the option `first_player` says (AMB-30).

    Rules: SETUP-10.
    """
    chosen = state.options.get("first_player")
    if isinstance(chosen, int) and not isinstance(chosen, bool):
        return chosen % state.seats
    seat = laid_down if laid_down >= 0 else dice.below(state, state.seats)
    if state.fates is not None:
        state.fates.append(("first", seat))
    return seat


class Game:
    """A running game: its state, the players' names, and all that was decided in it so far."""

    def __init__(self, state: State, names: tuple[str, ...], *, keep: bool = True) -> None:
        self.state = state
        self.names = names
        self.opening: list[Fate] = []  # what fate decided in the set-up
        self.moves_made: list[tuple[Move, list[Fate]]] = []
        self.answered: list[Frame | None] = []  # what was on top of the stack when each of them was made
        self.keep = keep
        self.secret = state.seed  # what the promise of the seed is about; words of the players change the state's own
        self.past: dict[int, State] = {}  # how it stood after so many moves, as far as somebody wants to go back
        self.remembers = 0  # how many of these are kept
        self.wanted: frozenset[int] = frozenset()  # and which of them besides

    @classmethod
    def new(cls, box: Box, names: Sequence[str], seed: bytes, options: dict[str, Any] | None = None) -> Game:
        """A new game of these players. The seed stays secret until the game is over. Raises SeatsError, OptionError.

        Rules: SETUP-01.
        """
        values = checked_values(options or {})
        check_seats(names, values, box.players)
        opening: list[Fate] = []
        game = cls(set_up(box, len(names), seed, values, kept=opening), tuple(names))
        game.opening = opening
        return game

    @property
    def over(self) -> bool:
        """True once somebody has won, or the table calls it a day."""
        return self.state.phase == "over"

    def asked(self) -> tuple[int, ...]:
        """The seats whose answer the game waits for."""
        return deciding.asked(self.state)

    def moves(self, seat: int) -> list[Move]:
        """Everything that the seat may do now."""
        return listing.moves(self.state, seat)

    def why_not(self, move: Move) -> Refusal | None:
        """Why a move isn't legal just now, or None."""
        if self.over:
            return Refusal("WIN-01", "game-over")
        return deciding.why_not(self.state, move)

    def play(self, move: Move) -> list[Event]:
        """Make a move; returns what happened. Raises Refused."""
        state = self.state
        question = state.stack[-1] if state.stack else None
        state.told = []
        if self.keep:
            state.fates = []
        try:
            deciding.play(state, move)
        finally:
            told, state.told = state.told, None
            fates, state.fates = state.fates, None
        if self.keep:
            self._note(move, fates or [], question)
        return told or []

    def decree(self, move: Move) -> None:
        """Do what the table decides over the game's head: see decrees.py. Raises Refused."""
        from kickdoor import decrees

        refusal = decrees.why_not(self.state, move, self.past)
        if refusal is not None:
            raise Refused(refusal)
        fates: list[Fate] = []
        self.state.fates = fates
        try:
            self.state = decrees.done(self.state, move, self.past)
        finally:
            self.state.fates = None
        self._note(move, fates, None)

    def remember(self, moves: int) -> None:
        """From now on keep how it stood, for so many moves back; nobody wants to go back to before a pass."""
        self.remembers = moves
        self.past[len(self.moves_made)] = self._bare_state()

    def keep_past(self, moves: frozenset[int]) -> None:
        """Keep how it stands after so many moves, for an undo that a record knows of."""
        self.wanted = moves
        if 0 in moves:
            self.past[0] = self._bare_state()

    def _bare_state(self) -> State:
        """The state without what was only worked out from it."""
        state = self.state.copy()
        state.touch()
        return state

    def latest_moves(self) -> Iterator[Move]:
        """What was made so far, the last move first."""
        for move, _ in reversed(self.moves_made):
            yield move

    def _note(self, move: Move, fates: list[Fate], question: Frame | None) -> None:
        self.moves_made.append((move, fates))
        self.answered.append(question)
        made = len(self.moves_made)
        if self.remembers or made in self.wanted:
            self.past[made] = self._bare_state()
        if move.verb == "pass" and made - 1 not in self.wanted:
            self.past.pop(made - 1, None)
        if self.remembers and made - self.remembers not in self.wanted:
            self.past.pop(made - self.remembers, None)

    def view(self, seat: int | None) -> View:
        """What one seat may know; None: what anybody may know who looks on."""
        from kickdoor.view import view

        return view(self.state, seat, self.names)

    def record(self) -> Record:
        """All that was decided so far, as a record; the seed is disclosed once the game is over."""
        from kickdoor.record import record_of

        return record_of(self)

    def copy(self) -> Game:
        """An independent twin."""
        twin = Game(self.state.copy(), self.names, keep=self.keep)
        twin.opening = self.opening
        twin.moves_made = list(self.moves_made)
        twin.answered = list(self.answered)
        twin.secret = self.secret
        twin.past = dict(self.past)
        twin.remembers = self.remembers
        twin.wanted = self.wanted
        return twin
