"""Actions: a fixed number for each deed - a verb, a kind of card, a target - and which of them are legal now.

The table of actions follows from the sets and the number of players alone. Cards printed alike are one kind. Seats are
counted from the one that acts: 0 is itself, 1 sits to its left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from kickdoor.box import CARDS, COMPANIONS, FOES, SEATS, TRAITS, Box
from kickdoor.cards.language import Ability, Card, Cards, Who
from kickdoor.frames import Choose
from kickdoor.lab.env.picking import picks
from kickdoor.move import Move
from kickdoor.sight import OF_CARDS
from kickdoor.state import MUNCHKINS, State, Terms

PLAIN: Final = ("pass", "kick", "listen", "loot", "end", "keep", "accept", "decline", "leave", "counter")
SHARES: Final = ("nothing", "one", "two", "token")  # what a helper is offered: so many Treasures, or a token
OPTIONS: Final = 16  # answers to a question that are neither cards nor seats
SALES: Final = 4
OTHERS: Final = 16
SLOTS: Final = 8  # monsters of a fight, or cards that may be meant

# Targets, as they stand in the key of an action.
NOTHING: Final = 0
SEAT: Final = 1
SIDE: Final = 10
SLOT: Final = 20
VERBS: Final = (*PLAIN, "ask", "volunteer", "trade", "sell", "order", "done", "option", "seat", "other", "run", "play", "replace",
                "equip", "unequip", "drop", "sacrifice", "trouble", "join", "carry", "snap", "discard", "give", "pick",
                "use", "use_2", "use_3", "use_4", "use_epic")  # fmt: skip
USES: Final = {("when", 0): "use", ("when", 1): "use_2", ("when", 2): "use_3", ("when", 3): "use_4",
               ("epic", "when", 0): "use_epic"}  # fmt: skip
OF_TERMS: Final = len(Terms())
WIDTH: Final = 64  # more than there are targets


class Meaning(NamedTuple):
    """What an action means: the verb, a kind of card ("" for none), a target ("" for none)."""

    verb: str
    kind: str = ""
    target: str = ""


class Actions:
    """The table of actions for these sets and so many players."""

    def __init__(self, box: Box, players: int) -> None:
        self.players = players
        self.kinds: tuple[str, ...] = tuple(dict.fromkeys(card.id for card in box.cards))
        number = {kind: at for at, kind in enumerate(self.kinds)}
        self.kind_of: tuple[int, ...] = tuple(number[card.id] for card in box.cards)
        self.first: dict[str, int] = {verb: at * len(self.kinds) * WIDTH for at, verb in enumerate(VERBS)}  # its lowest key
        self.meanings: list[Meaning] = []
        self.places: dict[int, int] = {}  # key of an action: its number
        self._add_plain()
        for card in {id(card): card for card in box.cards}.values():
            self._add_card(card, number[card.id])
        self.seat = self.places[self._key("seat")]
        self.option = self.places[self._key("option", target=SLOT)]
        self.done = self.places[self._key("done")]
        self.order = self.places[self._key("order", target=SLOT)]
        self.other = self.places[self._key("other", target=SLOT)]
        self.sell = self.places[self._key("sell", target=SLOT)]
        self.ask = self.places[self._key("ask", target=SLOT + len(SHARES))]
        self.volunteer = self.places[self._key("volunteer", target=SLOT)]

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.meanings)

    # --- the table ---------------------------------------------------------------------------------------------------

    def _key(self, verb: str, kind: int = 0, target: int = NOTHING) -> int:
        return self.first[verb] + kind * WIDTH + target

    def _add(self, verb: str, targets: Sequence[int] = (NOTHING,), kind: int = -1, words: Sequence[str] = ()) -> None:
        for at, target in enumerate(targets):
            key = self._key(verb, max(kind, 0), target)
            if key not in self.places:
                self.places[key] = len(self.meanings)
                said = words[at] if words else target_name(target)
                self.meanings.append(Meaning(verb, self.kinds[kind] if kind >= 0 else "", said))

    def _add_plain(self) -> None:
        for verb in PLAIN:
            self._add(verb)
        for other in range(1, self.players):
            self._add("ask", [SLOT + other * len(SHARES) + share for share in range(len(SHARES))],
                      words=[f"seat {other} for {share}" for share in SHARES])  # fmt: skip
        self._add("volunteer", _slots(len(SHARES)), words=[f"for {share}" for share in SHARES])
        self._add("trade", self._seats(1))
        self._add("sell", _slots(SALES))
        self._add("order", _slots(2))
        self._add("done")
        self._add("option", _slots(OPTIONS))
        self._add("seat", [NOTHING], words=["seat 0"])
        self._add("seat", self._seats(1))
        self._add("other", _slots(OTHERS))
        self._add("run", _slots(SLOTS))

    def _seats(self, first: int = 0) -> list[int]:
        return [SEAT + seat for seat in range(first, self.players)]

    def _add_card(self, card: Card, kind: int) -> None:
        """What can ever be done with a card of this kind."""
        self._add("pick", kind=kind)
        self._add("discard", kind=kind)
        self._add("give", self._seats(1), kind)
        self._add("play", kind=kind)
        self._add("play", self._reached(card), kind)
        if card.kind == "item":
            self._add("equip", kind=kind)
            self._add("unequip", kind=kind)
            self._add("carry", _slots(2), kind)
        if card.laser:
            self._add("snap", _slots(SLOTS), kind)
        if card.kind in TRAITS:
            self._add("replace", _slots(2), kind)
        if card.kind in TRAITS or card.kind in COMPANIONS or card.kind == "power":
            self._add("drop", kind=kind)
        if card.kind in COMPANIONS:
            self._add("sacrifice", [NOTHING, SLOT], kind, ["", "helper"])
        if card.kind == "monster":
            self._add("trouble", kind=kind)
            self._add("join", _slots(2), kind)
        for path, ability in _abilities(card):
            if path in USES:
                self._add(USES[path], self._aimed(ability.target), kind)

    def _reached(self, card: Card) -> list[int]:
        from kickdoor.box import reach_of

        reach = reach_of(card)
        if reach == SEATS:
            return self._seats()
        return _slots(SLOTS) if reach in (FOES, CARDS) else [SIDE, SIDE + 1] if reach == 2 else []

    def _aimed(self, target: object) -> list[int]:
        if isinstance(target, Who):
            return self._seats()
        return _slots(SLOTS) if isinstance(target, Cards) else [SIDE, SIDE + 1] if target == "either_side" else [NOTHING]

    # --- what is legal -----------------------------------------------------------------------------------------------

    def legal(self, state: State, seat: int, moves: Sequence[Move], picked: Sequence[int] = ()) -> dict[int, Move | None]:
        """The legal actions: for each the move that it makes, or None where it only adds to what is picked.

        Of several moves that are one action the first listed is meant. What has no action of its own is an `other`.
        """
        frame = state.stack[-1]
        if isinstance(frame, Choose):
            return self._answers(state, seat, frame, moves, picked)
        found: dict[int, Move | None] = {}
        self._place_all(state, seat, moves, found)
        return found

    def mask(self, legal: dict[int, Move | None]) -> bytearray:
        """A byte for each action: 1 for the legal ones."""
        row = bytearray(self.size)
        for action in legal:
            row[action] = 1
        return row

    def _place_all(self, state: State, seat: int, moves: Sequence[Move], found: dict[int, Move | None]) -> None:
        targets: dict[int, int] = {}
        others = sales = 0
        for move in moves:
            if move.verb == "sell" and sales < SALES:
                at = self.sell + sales
                sales += 1
            else:
                at = self._place(state, seat, move, targets)
            if at < 0 and others < OTHERS:
                at = self.other + others
                others += 1
            if at >= 0:
                found.setdefault(at, move)

    def _place(self, state: State, seat: int, move: Move, targets: dict[int, int]) -> int:
        """The number of the action that makes this move, or -1. `targets`: how many cards were named so far, by key."""
        verb, card, on = move.verb, move.card, move.on
        if verb == "ask" or verb == "volunteer":
            return self._bargain(seat, move)
        if verb == "run":
            return self.places.get(self._key("run", target=SLOT + _foe(state, card)), -1)
        if verb == "use":
            verb = USES.get(move.more, "")
            if not verb:
                return -1
        elif verb == "play" and move.more:
            verb = "replace"
            on = ("card", move.more[-1])
        elif verb == "give" or verb == "discard":
            card = move.more[0]
        key = self.first[verb]
        if card >= 0:
            key += self.kind_of[card] * WIDTH
        if not on:
            return self.places.get(key, -1)
        kind: str = on[0]
        which: int = on[1]
        if kind == "seat":
            return self.places.get(key + (SLOT if verb == "sacrifice" else SEAT + (which - seat) % self.players), -1)
        if kind == "side":
            return self.places.get(key + SIDE + (which != MUNCHKINS), -1)
        slot = _foe(state, which)
        if slot < 0:
            slot = targets.get(key, 0)
            targets[key] = slot + 1
        return self.places.get(key + SLOT + slot, -1) if slot < SLOTS else -1

    def _bargain(self, seat: int, move: Move) -> int:
        more = move.more if len(move.more) == OF_TERMS else Terms(*move.more)
        treasures, _, items, promises, tokens, reward, truce = more
        share: int = 3 if reward else treasures
        if items or promises or tokens or truce or not 0 <= share < len(SHARES):
            return -1
        if not move.on:
            return self.volunteer + share
        to: int = move.on[1]
        return self.ask + ((to - seat) % self.players - 1) * len(SHARES) + share

    def _answers(self, state: State, seat: int, frame: Choose, moves: Sequence[Move], picked: Sequence[int]
                 ) -> dict[int, Move | None]:  # fmt: skip
        """Answers to a question: what is chosen is picked one by one."""
        chosen = [move for move in moves if move.verb == "choose"]
        if frame.sort == "order":
            return {self.order + at: move for at, move in enumerate(chosen[:2])}
        found = picks([(self._picked(seat, frame, move), move) for move in chosen], picked, self.done)
        if not picked and len(chosen) < len(moves):
            self._place_all(state, seat, [move for move in moves if move.verb != "choose"], found)
        return found

    def way_to(self, state: State, seat: int, moves: Sequence[Move], move: Move) -> tuple[int, ...]:
        """The actions that make one of these moves, or one that is alike; nothing where none do."""
        frame = state.stack[-1]
        if isinstance(frame, Choose) and move.verb == "choose" and frame.sort != "order":
            return self._picking(state, seat, frame, moves, move)
        legal = self.legal(state, seat, moves)
        return next(((action,) for action, made in legal.items() if made is move), ()) or self._alike(state, seat, move)

    def _alike(self, state: State, seat: int, move: Move) -> tuple[int, ...]:
        at = self._place(state, seat, move, {})
        return (at,) if at >= 0 else ()

    def _picking(self, state: State, seat: int, frame: Choose, moves: Sequence[Move], move: Move) -> tuple[int, ...]:
        way = self._picked(seat, frame, move)
        for taken in range(len(way) + 1):
            legal = self.legal(state, seat, moves, way[:taken])
            if taken == len(way):
                return (*way, self.done) if self.done in legal else ()
            if legal.get(way[taken]) is not None:
                return way[: taken + 1]
        return ()

    def _picked(self, seat: int, frame: Choose, move: Move) -> tuple[int, ...]:
        return tuple(self.of_option(seat, frame, option) for option in move.more)

    def of_option(self, seat: int, frame: Choose, option: Any) -> int:
        """The number of the action that picks this option of a question."""
        if frame.sort in OF_CARDS:
            return self.places[self._key("pick", self.kind_of[option])]
        if frame.sort == "seat":
            return self.seat + int(option - seat) % self.players
        return self.option + min(frame.options.index(option), OPTIONS - 1)


def _slots(count: int) -> list[int]:
    return [SLOT + slot for slot in range(count)]


def _foe(state: State, card: int) -> int:
    """The place of a monster in the fight, or -1."""
    fight = state.fight
    if fight is not None:
        for at, foe in enumerate(fight.foes):
            if foe.card == card:
                return at
    return -1


def _abilities(card: Card) -> Iterator[tuple[tuple[Any, ...], Ability]]:
    for at, ability in enumerate(card.when):
        yield ("when", at), ability
    for at, ability in enumerate(card.epic.when if card.epic is not None else ()):
        yield ("epic", "when", at), ability


def target_name(target: int) -> str:
    """A target in words."""
    if target >= SLOT:
        return f"number {target - SLOT}"
    return ("munchkins", "monsters")[target - SIDE] if target >= SIDE else f"seat {target - SEAT}" if target >= SEAT else ""


__all__ = ["Actions", "Meaning"]
