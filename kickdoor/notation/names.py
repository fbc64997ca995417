"""Names in a step: players, cards, places; and what a step already says of later questions."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from kickdoor.cards.language import closest, id_of
from kickdoor.frames import Door, Window
from kickdoor.move import Move, Refused
from kickdoor.rules.unfinished import unfinished
from kickdoor.sets import proper_id, proper_name
from kickdoor.state import HAND, LIMBO, MONSTERS, MUNCHKINS, State

KEYWORDS = ("on", "discarding", "taking", "spending", "replacing", "with", "saving", "doubling", "to", "for", "offering", "by")
BARE = {"kick": "kick", "loot": "loot", "listen": "listen", "keep": "keep", "end turn": "end", "pass": "pass", "accept": "accept",
        "decline": "decline", "leave": "leave"}  # fmt: skip
SIDES = {"munchkins": MUNCHKINS, "monsters": MONSTERS}
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


class Unclear(Exception):
    """What was written can't be understood: a message id with its arguments."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message)
        self.message = message
        self.said = args


class Answers(NamedTuple):
    """What a step already says of the questions that its move will bring: for each keyword the words that follow it."""

    words: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def of(self, keyword: str) -> tuple[str, ...]:
        """The words after this keyword."""
        return next((words for key, words in self.words if key == keyword), ())

    def less(self, keyword: str, used: tuple[str, ...]) -> Answers:
        """The answers without those given now."""
        left: list[tuple[str, tuple[str, ...]]] = []
        for key, words in self.words:
            rest = list(words)
            if key == keyword:
                for word in used:
                    rest.remove(word)
            if rest:
                left.append((key, tuple(rest)))
        return Answers(tuple(left))


class Saying(NamedTuple):
    """A step as understood: the moves that it may mean (the first legal one is made), and answers still to give."""

    moves: tuple[Move, ...]
    answers: Answers


class Names:
    """What the words of one player's steps mean at a table."""

    def __init__(self, state: State, names: tuple[str, ...], seat: int) -> None:
        self.state = state
        self.names = names
        self.seat = seat

    def _with_ids(self, text: str) -> str:
        """Card names of several words become ids, so that the words in them are no keywords."""
        ids = {card.name: card.id for card in self.state.box.cards if " " in card.name or "!" in card.name}
        for name in sorted(ids, key=len, reverse=True):
            if name.lower() in text.lower():
                text = re.sub(re.escape(name), ids[name], text, flags=re.IGNORECASE)
        return text

    def _split(self, text: str) -> tuple[str, dict[str, str]]:
        """What stands before the first keyword, and what stands after each."""
        parts = re.split(rf"(?:^|\s)({'|'.join(KEYWORDS)})\s", " " + text)
        head = parts[0].strip()
        return head, {parts[i]: parts[i + 1].strip() for i in range(1, len(parts) - 1, 2)}

    @staticmethod
    def _listed(text: str) -> tuple[str, ...]:
        return tuple(part.strip() for part in text.split(",") if part.strip())

    def player(self, word: str) -> int:
        """The seat of a player's name."""
        if word in self.names:
            return self.names.index(word)
        raise Unclear("notation-player", word=word, nearest=closest(word, self.names))

    def matches(self, word: str, card: int) -> bool:
        """True if the word names this card (as what it shows in a fight)."""
        name = proper_id(word.split("#")[0])
        face = card
        if self.state.fight is not None:
            for foe in self.state.fight.foes:
                if foe.card == card:
                    face = foe.face
        printed = self.state.box[face]
        exactly = name in (printed.id, f"{printed.set}/{printed.id}", printed.name)
        return exactly or id_of(name) in (printed.id, id_of(printed.name))

    def names_card(self, word: str, card: int) -> bool:
        """True if the word names this card by what is printed on it or by what it shows."""
        return self.matches(word, card) or id_of(word.split("#")[0]) == self.state.box[card].id

    def pick(self, word: str, pool: tuple[int, ...]) -> int | None:
        """The card of the pool that is meant; `#2` is the second such one."""
        found = [card for card in pool if self.matches(word, card)]
        _, _, number = word.partition("#")
        if number.isdigit() and found and self.state.fight is not None:
            numbered = [f.card for f in self.state.fight.foes if f.card in found and f.number == int(number)]
            if numbered:
                return numbered[0]
        place = int(number) - 1 if number.isdigit() and len(found) > 1 else 0  # the only one left is meant by any number
        return found[place] if place < len(found) else None

    def card(self, word: str, *pools: tuple[int, ...], taken: tuple[int, ...] = (), also: tuple[str, ...] = ()) -> int:
        """The card of the first pool that has it; else any such card of the game, which the rules will refuse.

        `also` are other words that might have been meant. Raises Unclear.
        """
        pool = tuple(dict.fromkeys(card for some in pools for card in some))
        card = self.pick(word, pool if "#" in word else tuple(c for c in pool if c not in taken))
        if card is not None and card not in taken:
            return card
        everywhere = [c for c in range(len(self.state.box)) if self.names_card(word, c) and c not in pool]
        if everywhere:
            placed = [c for c in everywhere if self.state.zone[c] >= HAND] or everywhere
            return placed[0]
        again = self.pick(word, pool)
        if again is not None:
            return again
        if self.pick(word.split("#")[0], pool) is not None and self.state.stack and isinstance(self.state.stack[-1], Window):
            raise Refused(unfinished(self.state))  # a copy that may be there once all have passed
        known = [*(c.id for c in self.state.box.cards), *also]
        raise Unclear("notation-card", word=word, nearest=closest(word.split("#")[0], known))

    def must_be_known(self, word: str) -> None:
        """Raises Unclear for a word that is no card, player, side, token or pile of the game."""
        others = (*self.names, *SIDES, *self.state.box.tokens, *self.state.box.owners)
        if (
            word not in others
            and not self.is_set(word)
            and not any(self.names_card(word, card) for card in range(len(self.state.box)))
        ):
            known = (*(c.id for c in self.state.box.cards), *others)
            raise Unclear("notation-card", word=word, nearest=closest(word.split("#")[0], known))

    def is_set(self, word: str) -> bool:
        """True if the word names a set of the game, `base` one of its editions."""
        return proper_name(word) in self.state.box.owners

    @property
    def hand(self) -> tuple[int, ...]:
        """The player's hand, with the Door found."""
        door = self.state.stack[-1] if self.state.stack else None
        found = (
            (door.card,)
            if isinstance(door, Door) and self.state.zone[door.card] == LIMBO and self.seat == self.state.turn
            else ()
        )
        return self.state.hand[self.seat] + found

    @property
    def table(self) -> tuple[int, ...]:
        """The player's cards in play."""
        return self.state.table[self.seat]

    def cards(self, text: str, *pools: tuple[int, ...]) -> tuple[int, ...]:
        """Several cards; a name twice means two copies."""
        found: list[int] = []
        for word in self._listed(text):
            found.append(self.card(word, *pools, taken=tuple(found)))
        return tuple(found)

    def foes(self) -> tuple[int, ...]:
        """The monsters of the fight."""
        return tuple(foe.card for foe in self.state.fight.foes) if self.state.fight is not None else ()

    def everywhere(self) -> tuple[int, ...]:
        """All that a card may be played on: monsters, cards in play, one's own hand."""
        tables = tuple(card for seat in range(self.state.seats) for card in self.state.table[seat])
        return self.foes() + self.table + tables + self.state.hand[self.seat]

    def target(self, word: str, possible: list[tuple[Any, ...]] | None) -> tuple[Any, ...]:
        """What stands after `on`."""
        if word in SIDES:
            return ("side", SIDES[word])
        if word in self.names:
            return ("seat", self.names.index(word))
        cards = tuple(on[1] for on in possible or () if on[0] == "card")
        return ("card", self.card(word, cards, self.everywhere(), also=(*self.names, *SIDES)))
