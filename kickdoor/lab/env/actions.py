"""Actions: a fixed number for each deed and each target, and which of them are legal now.

A deed is a verb, often with a kind of card; a target is a seat, a monster, a side, a share, a card or an answer. Where a deed
can be aimed at several, the target is the next action. The table of actions follows from the sets and the number of players
alone. Cards printed alike are one kind. Seats are counted from the one that acts: 0 is itself, 1 sits to its left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from kickdoor.box import COMPANIONS, TRAITS, Box
from kickdoor.cards.language import Ability, Card
from kickdoor.frames import Choose
from kickdoor.heard import is_optional
from kickdoor.lab.env.picking import Way, following, picks
from kickdoor.move import Move
from kickdoor.sight import OF_CARDS
from kickdoor.state import MUNCHKINS, State, Terms

SIDES: Final = ("munchkins", "monsters")
SHARES: Final = ("nothing", "one", "two", "token")  # what a helper is offered: so many Treasures, or a token
OPTIONS: Final = 16  # answers that are neither cards nor seats
SLOTS: Final = 8  # monsters of a fight

PLAIN: Final = ("pass", "kick", "listen", "loot", "end", "keep", "accept", "decline", "leave", "counter")
AIMED: Final = ("ask", "volunteer", "trade", "sell", "run", "discard", "give", "other")
AT_ONCE: Final = ("equip", "unequip", "drop", "trouble")
USES: Final = {("when", 0): "use", ("when", 1): "use_2", ("when", 2): "use_3", ("when", 3): "use_4",
               ("epic", "when", 0): "use_epic"}  # fmt: skip
WITH_CARD: Final = ("play", "replace", "sacrifice", "join", "carry", "snap", *USES.values())
BEGUN: Final = (*AIMED, *WITH_CARD)  # verbs after which a target may be still to be chosen
OFFERS: Final = ("ask", "volunteer")
TREASURES: Final = Terms._fields.index("treasures")
TOKENS: Final = Terms._fields.index("reward_tokens")
A_TOKEN: Final = SHARES.index("token")


class Meaning(NamedTuple):
    """What an action means: the verb, a kind of card ("" for none), which target ("" for none)."""

    verb: str
    kind: str = ""
    which: str = ""


class Actions:
    """The table of actions for these sets and so many players."""

    def __init__(self, box: Box, players: int) -> None:
        self.players = players
        self.kinds: tuple[str, ...] = tuple(dict.fromkeys(card.id for card in box.cards))
        number = {kind: at for at, kind in enumerate(self.kinds)}
        self.kind_of: tuple[int, ...] = tuple(number[card.id] for card in box.cards)
        self.numbers: dict[Meaning, int] = {}
        self._add(Meaning(verb) for verb in PLAIN)
        self.done = self._add([Meaning("done")])
        self.seat = self._add(Meaning("seat", which=str(seat)) for seat in range(players))
        self.foe = self._add(Meaning("foe", which=str(slot)) for slot in range(SLOTS))
        self.side = self._add(Meaning("side", which=side) for side in SIDES)
        self.share = self._add(Meaning("share", which=share) for share in SHARES)
        self.option = self._add(Meaning("option", which=str(option)) for option in range(OPTIONS))
        self._add(Meaning("pick", kind) for kind in self.kinds)
        self.deeds = self._add(Meaning(verb) for verb in AIMED)  # those from here on begin with a verb
        for card in box.cards:
            self._add(Meaning(verb, card.id) for verb in _verbs(card))
        self.meanings: tuple[Meaning, ...] = tuple(self.numbers)
        self.firsts: dict[str, list[int]] = {verb: self._row(verb) for verb in (*PLAIN, *AIMED, *AT_ONCE, *WITH_CARD)}
        self.pick: list[int] = self._row("pick")
        self.other = self.numbers[Meaning("other")]

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.meanings)

    def _add(self, meanings: Iterable[Meaning]) -> int:
        """The number from which on these are."""
        first = len(self.numbers)
        for meaning in meanings:
            self.numbers.setdefault(meaning, len(self.numbers))
        return first

    def _row(self, verb: str) -> list[int]:
        """For each card the action that begins with this verb and the card; last that for no card (-1)."""
        alone = self.numbers.get(Meaning(verb), self.numbers[Meaning("other")])
        return [*[self.numbers.get(Meaning(verb, self.kinds[kind]), alone) for kind in self.kind_of], alone]

    # --- what is legal -----------------------------------------------------------------------------------------------

    def legal(self, state: State, seat: int, moves: Sequence[Move], picked: Sequence[int] = ()) -> dict[int, Move | None]:
        """The legal actions: for each the move that it makes, or None where more is still to be chosen.

        Of several moves that are one action the first listed is meant. What has no action of its own is an `other`.
        """
        if picked and picked[0] >= self.deeds:
            return following(self._ways(state, seat, moves, picked[0]), picked, self.done)
        frame = state.stack[-1]
        return self._answers(state, seat, frame, moves, picked) if isinstance(frame, Choose) else self._begun(state, seat, moves)

    def mask(self, legal: dict[int, Move | None]) -> bytearray:
        """A byte for each action: 1 for the legal ones."""
        row = bytearray(self.size)
        for action in legal:
            row[action] = 1
        return row

    def left(self, state: State, seat: int, moves: Sequence[Move], picked: Sequence[int]) -> Sequence[Move]:
        """Those of the moves that can still come of what is picked."""
        return [move for move in moves if self.legal(state, seat, [move], picked)] if picked else moves

    def way_to(self, state: State, seat: int, moves: Sequence[Move], move: Move) -> tuple[int, ...]:
        """The actions that make one of these moves, or one that is alike; nothing where none do."""
        way = self._way(state, seat, moves, move)
        for taken, action in enumerate(way):
            if self.legal(state, seat, moves, way[:taken]).get(action) is not None:
                return way[: taken + 1]
        return (*way, self.done) if self.done in self.legal(state, seat, moves, way) else ()

    def _way(self, state: State, seat: int, moves: Sequence[Move], move: Move) -> tuple[int, ...]:
        frame = state.stack[-1]
        if not isinstance(frame, Choose) or move.verb != "choose":
            return next((way for way, each in self._ways(state, seat, moves, self._first(move)) if each is move), ())
        if frame.sort == "order":
            return next(((self.option + at,) for at, each in enumerate(moves) if each is move), ())
        return self._picked(seat, frame, move)

    # --- deeds -------------------------------------------------------------------------------------------------------

    def _first(self, move: Move) -> int:
        """The action with which a move begins: its verb, with its card if it has one."""
        verb = move.verb
        if verb == "use":
            verb = USES.get(move.more, "other")
        elif verb == "play" and move.more:
            verb = "replace"
        return self.firsts[verb][move.card]

    def _begun(self, state: State, seat: int, moves: Sequence[Move]) -> dict[int, Move | None]:
        """What the moves begin with; None where some that begin alike are aimed at different things."""
        found: dict[int, Move | None] = {}
        for move in moves:
            action = self._first(move)
            if action not in found:
                found[action] = move
                continue
            before = found[action]
            if before is not None and self._aims(state, seat, before, action, 0) != self._aims(state, seat, move, action, 1):
                found[action] = None
        return found

    def _ways(self, state: State, seat: int, moves: Sequence[Move], action: int) -> list[Way]:
        """The moves that begin with this action, with all that they take."""
        alike = [move for move in moves if move.verb != "choose" and self._first(move) == action]
        return [((action, *self._aims(state, seat, move, action, place)), move) for place, move in enumerate(alike)]

    def _aims(self, state: State, seat: int, move: Move, action: int, place: int) -> tuple[int, ...]:
        """What a move is aimed at. `place`: how many that begin with the same action are listed before it."""
        verb, more = move.verb, move.more
        if verb == "sell" or action == self.other:
            return (self.option + min(place, OPTIONS - 1),)
        if verb == "discard" or (verb == "play" and more):
            return (self.pick[more[-1]],)
        if verb == "run":
            return (self._card(state, move.card),)
        found = (self._on(state, seat, move.on),) if move.on else ()
        if verb == "give":
            return (self.pick[more[0]], *found)
        return (*found, self._share(more)) if verb in OFFERS else found

    def _on(self, state: State, seat: int, on: tuple[Any, ...]) -> int:
        kind: str = on[0]
        which: int = on[1]
        if kind == "seat":
            return self.seat + (which - seat) % self.players
        return self.side + (which != MUNCHKINS) if kind == "side" else self._card(state, which)

    def _card(self, state: State, card: int) -> int:
        """A monster of the fight by its place there, any other card by its kind."""
        fight = state.fight
        if fight is not None:
            for at, foe in enumerate(fight.foes):
                if foe.card == card:
                    return self.foe + min(at, SLOTS - 1)
        return self.pick[card]

    def _share(self, more: tuple[Any, ...]) -> int:
        """So many Treasures, or a token."""
        treasures: int = more[TREASURES]
        return self.share + (A_TOKEN if more[TOKENS] else treasures)

    # --- answers -----------------------------------------------------------------------------------------------------

    def _answers(self, state: State, seat: int, frame: Choose, moves: Sequence[Move], picked: Sequence[int]
                 ) -> dict[int, Move | None]:  # fmt: skip
        """Ways to a question: what is chosen is picked one by one."""
        chosen = [move for move in moves if move.verb == "choose"]
        if frame.sort == "order":
            return {self.option + at: move for at, move in enumerate(chosen)}
        found = picks([(self._picked(seat, frame, move), move) for move in chosen], picked, self.done)
        if not picked and len(chosen) < len(moves):
            found.update(self._begun(state, seat, [move for move in moves if move.verb != "choose"]))
        return found

    def _picked(self, seat: int, frame: Choose, move: Move) -> tuple[int, ...]:
        return tuple([self.of_option(seat, frame, option) for option in move.more])

    def of_option(self, seat: int, frame: Choose, option: Any) -> int:
        """The number of the action that picks this option of a question."""
        if frame.sort in OF_CARDS:
            card: int = option
            return self.pick[card]
        if frame.sort == "seat":
            return self.seat + int(option - seat) % self.players
        return self.option + min(frame.options.index(option), OPTIONS - 1)


def _verbs(card: Card) -> Iterator[str]:
    """What can ever be done with a card."""
    yield "play"
    if card.kind == "item":
        yield from ("equip", "unequip", "carry")
    if card.laser:
        yield "snap"
    if card.kind in TRAITS:
        yield "replace"
    if card.kind in TRAITS or card.kind in COMPANIONS or card.kind == "power":
        yield "drop"
    if card.kind in COMPANIONS:
        yield "sacrifice"
    if card.kind == "monster":
        yield from ("trouble", "join")
    for path, ability in _abilities(card):
        if path in USES and (is_optional(ability) or ability.instead == "draw"):
            yield USES[path]


def _abilities(card: Card) -> Iterator[tuple[tuple[Any, ...], Ability]]:
    for at, ability in enumerate(card.when):
        yield ("when", at), ability
    for at, ability in enumerate(card.epic.when if card.epic is not None else ()):
        yield ("epic", "when", at), ability


__all__ = ["BEGUN", "OPTIONS", "SLOTS", "Actions", "Meaning"]
