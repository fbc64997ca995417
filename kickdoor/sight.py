"""What one seat can see: which cards, and by which numbers; moves and events as it may know them.

Cards printed alike are one card to whoever can't look at their backs' history. So a view numbers those that are seen
in the order of the places where they lie, with the numbers that their kind has in the Box: `box[number]` is the card's
face, and nothing tells which of them lies hidden elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from kickdoor.event import EVERYONE, Event
from kickdoor.frames import Choose, Combat, Door, Frame, Nouns, Offer, Task, Window
from kickdoor.move import Move
from kickdoor.rules.moves import moves as listing
from kickdoor.state import DECK, FIGHT, LAID_OUT, State, Terms

HIDDEN: Final = -2  # in place of the number of a card that this seat can't know
OF_CARDS: Final = frozenset(("card", "order", "foe"))
CARD_LISTS: Final = frozenset(("sell", "give", "discard", "trade", "show"))
OF_TERMS: Final = frozenset(("ask", "volunteer", "counter"))

# Which argument of a procedure holds cards.
CARDS_OF_TASK: Final = {"draw": 5, "kill": 0, "curse": 0, "place": 1, "take_on": 1, "roll": 1, "keep_promises": 0,
                 "discarded": 0, "by_each": 0, "loot": 1}  # fmt: skip


def bit_of(seat: int | None) -> int:
    """The bit of a seat in `known`; who only looks on sees what everybody sees."""
    return 1 << seat if seat is not None else EVERYONE


def knows(state: State, seat: int | None, card: int) -> bool:
    """True if the seat has seen where this card went."""
    bit = bit_of(seat)
    return state.known[card] & bit == bit


class Open:
    """What lies open to all who look: the cards with twins in the order in which they are numbered, before what is asked of one
    seat and after it, and in which hands others have seen which cards (None: not all of them the same ones). Made once for the
    eyes of several seats.
    """

    __slots__ = ("after", "before", "hands")

    def __init__(self, state: State) -> None:
        is_twin = state.box.twins.__contains__
        known = state.known
        self.before: list[int] = [card for row in _open_rows(state) for card in filter(is_twin, row)]
        self.after: list[int] = [card for pile in state.discards for card in filter(is_twin, reversed(pile))]
        self.hands: dict[int, list[int] | None] = {}
        for seat, hand in enumerate(state.hand):
            shown = [card for card in hand if known[card] & ~(1 << seat)]
            if shown:
                alike = all(known[card] & EVERYONE == EVERYONE for card in shown)
                self.hands[seat] = _in_order(state, shown) if alike else None


def _in_order(state: State, cards: list[int]) -> list[int]:
    """Cards of a hand in an order that tells nothing."""
    return sorted(cards, key=lambda card: (state.box.by_id[state.box[card].id][0], card))


def _open_rows(state: State) -> Iterator[Iterable[int]]:
    """The cards in play that all see, row by row."""
    yield from state.table
    fight = state.fight
    if fight is not None:
        yield [foe.card for foe in fight.foes]
        yield [foe.face for foe in fight.foes]
        yield [card for card, _ in fight.enhancers]
        yield [row[0] for row in fight.aside]
    yield sorted((*state.lying_in(LAID_OUT), *state.lying_in(FIGHT)))


class Sight:
    """The eyes of one seat (None: of somebody who only looks on). `numbers`: what each card goes by, where that is settled;
    `lies`: what lies open, if that is there.
    """

    def __init__(self, state: State, seat: int | None, numbers: dict[int, int] | None = None, lies: Open | None = None) -> None:
        self.state = state
        self.seat = seat
        self.lies = lies
        self._numbers: dict[int, int] = numbers if numbers is not None else {}
        self._taken: dict[str, int] = {}
        if numbers is None:
            self._count()

    def _count(self) -> None:
        """Give each card that is seen its number."""
        box, numbers = self.state.box, self._numbers
        has_twin = box.twins.__contains__
        for row in self._seen() if self.lies is None else self._seen_of(self.lies):
            for card in filter(has_twin, row):
                if card not in numbers:
                    kind = box.cards[card].id
                    at = self._taken.get(kind, 0)
                    numbers[card] = box.by_id[kind][at]
                    self._taken[kind] = at + 1

    def _seen(self) -> Iterator[Iterable[int]]:
        """The cards that this seat sees, row by row, in an order that says nothing about others."""
        state, seat = self.state, self.seat
        if seat is not None:
            yield state.hand[seat]
        yield from _open_rows(state)
        yield self._half_done()
        for pile in state.discards:
            yield reversed(pile)
        for other in range(state.seats):
            yield self.known_in_hand(other)

    def _seen_of(self, lies: Open) -> Iterator[Iterable[int]]:
        """The same in the same order, without cards that have no twin."""
        if self.seat is not None:
            yield self.state.hand[self.seat]
        yield lies.before
        yield self._half_done()
        yield lies.after
        for other in lies.hands:
            yield self.known_in_hand(other)

    def seen(self) -> Iterator[int]:
        """The cards that this seat sees; some of them more than once."""
        for row in self._seen():
            yield from row

    def backwards(self) -> dict[int, int]:
        """Which card each number means that isn't the card's own."""
        return {number: card for card, number in self._numbers.items()}

    def _half_done(self) -> Sequence[int]:
        """Cards of what is asked just now, as far as this seat knows them."""
        frame = self.state.stack[-1] if self.state.stack else None
        if isinstance(frame, Door):
            return (frame.card,)
        if isinstance(frame, Window) and frame.it >= 0 and self._sees(frame.it):
            return (frame.it,)
        if isinstance(frame, Choose) and frame.seat == self.seat and frame.sort in OF_CARDS:
            options: tuple[int, ...] = frame.options
            return options
        return ()

    def known_in_hand(self, other: int) -> list[int]:
        """The cards in another hand that this seat has seen there, in an order that tells nothing."""
        state = self.state
        if other == self.seat:
            return []
        if self.lies is not None:
            shown = self.lies.hands.get(other, [])
            if shown is not None:
                return shown
        bit, known = bit_of(self.seat), state.known
        found = [card for card in state.hand[other] if known[card] & bit == bit]
        return _in_order(state, found) if found else found

    def _sees(self, card: int) -> bool:
        return knows(self.state, self.seat, card)

    def card(self, card: int) -> int:
        """The number by which this seat knows a card that it sees."""
        if card < 0:
            return card
        found = self._numbers.get(card)
        if found is not None:
            return found
        box = self.state.box
        if card not in box.twins:
            return card
        kind = box.cards[card].id
        twins = box.by_id[kind]
        at = min(self._taken.get(kind, 0), len(twins) - 1)
        self._numbers[card] = twins[at]
        self._taken[kind] = at + 1
        return twins[at]

    def maybe(self, card: int) -> int:
        """The number of a card, or HIDDEN for one that this seat can't know."""
        return self.card(card) if card < 0 or self._sees(card) else HIDDEN

    def cards(self, cards: Iterable[int]) -> tuple[int, ...]:
        """The numbers of several cards that this seat sees."""
        return tuple(map(self.card, cards))

    # --- moves -------------------------------------------------------------------------------------------------------

    def move(self, move: Move, question: Frame | None = None) -> Move:
        """A move of this seat in the numbers of its view. `question`: what it answers; else what is asked now."""
        on: tuple[Any, ...] = move.on
        if on and on[0] in ("card", "foe"):
            on = (on[0], self.card(on[1]))
        card, more = self.card(move.card), move.more
        if more:
            more = self._more(move, question if question is not None else self.state.stack[-1] if self.state.stack else None)
        elif card == move.card and on == move.on:
            return move
        return Move(move.seat, move.verb, card, on, more)

    def _more(self, move: Move, frame: Frame | None) -> tuple[Any, ...]:
        more = move.more
        if move.verb == "choose":
            return self.cards(more) if isinstance(frame, Choose) and frame.sort in OF_CARDS else more
        if move.verb == "trade":
            return tuple(self.cards(each) for each in more)
        if move.verb in CARD_LISTS:
            return self.cards(more)
        if move.verb in OF_TERMS:
            return tuple(self.terms(Terms(*more)))
        if move.verb == "play" and more[:1] == ("replacing",):
            return ("replacing", *self.cards(more[1:]))
        return more

    def terms(self, terms: Terms) -> Terms:
        """The terms of a deal in the numbers of this view."""
        return terms._replace(items=self.cards(terms.items), promises=self.cards(terms.promises))

    def nouns(self, nouns: Nouns) -> tuple[int, int]:
        """Of which card something is the effect, and which card it is about."""
        return self.maybe(nouns.card), self.maybe(nouns.it)


def seen_moves(state: State, seat: int, sight: Sight | None = None) -> list[Move]:
    """What the seat may do now, in the numbers of its view and in the order of `moves`."""
    eyes = sight or Sight(state, seat)
    return [eyes.move(move) for move in listing(state, seat)]


def real_move(state: State, seat: int, seen: Move) -> Move:
    """The move that a seat means by the numbers of its view."""
    if not seen.more and state.box.twins.isdisjoint((seen.card, *seen.on[1:])):
        return seen
    return Sight(state, seat, Sight(state, seat).backwards()).move(seen)


def seen_event(state: State, seat: int | None, event: Event) -> Event:
    """An event as the seat may know it: hidden cards are HIDDEN, the others go by the first number of their kind."""
    bit = bit_of(seat)
    box = state.box
    if event.seen & bit == bit:
        cards = tuple(box.by_id[box[card].id][0] for card in event.cards)
    else:
        cards = tuple(HIDDEN for _ in event.cards)
    return Event(event.kind, event.seat, cards, event.amount, event.other, event.rule, event.seen)


# --- what a frame holds ----------------------------------------------------------------------------------------------


def hidden_beneath(state: State, seat: int | None) -> set[int]:
    """Cards that what is half-done speaks of though this seat can't know them."""
    held: set[int] = set()
    for frame in state.stack:
        held.update(cards_of(frame))
    fight = state.fight
    if fight is not None and fight.deal is not None:
        held.update(fight.deal.promises)
    for mark in state.marks:
        held.update(_numbers_in(mark.fixed))
    return {card for card in held if _is_hidden(state, seat, card)}


def _is_hidden(state: State, seat: int | None, card: int) -> bool:
    return 0 <= card < len(state.zone) and not knows(state, seat, card) and state.zone[card] >= DECK


def cards_of(frame: Frame) -> Iterator[int]:
    """All numbers in a frame that may be cards."""
    for value in (getattr(frame, "nouns", None),):
        if isinstance(value, Nouns):
            yield from (value.card, value.it, value.foe, *value.those, *_numbers_in(value.paid))
            if value.target and value.target[0] in ("card", "foe"):
                yield from value.target[1:]
    yield from _numbers_in(frame.got)
    if isinstance(frame, Choose):
        if frame.sort in OF_CARDS:
            yield from frame.options
    elif isinstance(frame, Window):
        yield from (frame.it, *frame.kept)
    elif isinstance(frame, Offer):
        yield from (*frame.gives, *frame.wants)
        if frame.terms:
            yield from Terms(*frame.terms).promises
    elif isinstance(frame, Combat):
        for refused in frame.refused:
            yield from refused[2].promises
    elif isinstance(frame, Task):
        at = CARDS_OF_TASK.get(frame.name)
        if at is not None:
            yield from _numbers_in(frame.args[at])
    else:
        yield getattr(frame, "card", -1)


def _numbers_in(value: Any) -> Iterator[int]:
    if isinstance(value, tuple):
        for each in value:
            yield from _numbers_in(each)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


__all__ = ["HIDDEN", "Sight", "cards_of", "hidden_beneath", "knows", "real_move", "seen_event", "seen_moves"]
