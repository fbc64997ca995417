"""Moves as people write them: the verbs of scenario files, read and written."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from kickdoor.box import words_at
from kickdoor.cards.language import Ability, Card, alternatives, closest, id_of
from kickdoor.frames import Choose, Door, Turn
from kickdoor.move import Move
from kickdoor.rules import moments, targeting, usable
from kickdoor.state import HAND, LIMBO, MONSTERS, MUNCHKINS, State, Terms
from kickdoor.words import say

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


def abilities_of(card: Card) -> list[tuple[tuple[Any, ...], Ability]]:
    """A card's abilities, those of its epic part too, with where they stand on it (EPIC-04)."""
    found: list[tuple[tuple[Any, ...], Ability]] = [(("when", n), ability) for n, ability in enumerate(card.when)]
    if card.epic is not None:
        found += [(("epic", "when", n), ability) for n, ability in enumerate(card.epic.when)]
    return found


class Reader:
    """Reads one player's steps at a table."""

    def __init__(self, state: State, names: tuple[str, ...], seat: int) -> None:
        self.state = state
        self.names = names
        self.seat = seat

    # --- words -------------------------------------------------------------------------------------------------------

    def read(self, text: str) -> Saying:
        """The moves and answers that a step means. Raises Unclear."""
        text = " ".join(text.split())
        if text in BARE:
            return Saying((Move(self.seat, BARE[text]),), Answers())
        verb, _, rest = text.partition(" ")
        reader: Callable[[str], Saying] | None = getattr(self, f"_read_{verb}", None)
        if reader is None:
            raise Unclear("notation-verb", verb=verb, nearest=closest(verb, VERBS))
        if not rest and verb not in ("volunteer", "counter", "kick", "loot", "end"):
            raise Unclear("notation-incomplete", verb=verb)
        return reader(self._with_ids(rest))

    def _with_ids(self, text: str) -> str:
        """Card names of several words become ids, so that the words in them are no keywords."""
        for name in sorted({c.name for c in self.state.box.cards if " " in c.name or "!" in c.name}, key=len, reverse=True):
            if name.lower() in text.lower():
                text = re.sub(re.escape(name), id_of(name), text, flags=re.IGNORECASE)
        return text

    def _split(self, text: str) -> tuple[str, dict[str, str]]:
        """What stands before the first keyword, and what stands after each."""
        parts = re.split(rf"(?:^|\s)({'|'.join(KEYWORDS)})\s", " " + text)
        head = parts[0].strip()
        return head, {parts[i]: parts[i + 1].strip() for i in range(1, len(parts) - 1, 2)}

    @staticmethod
    def _listed(text: str) -> tuple[str, ...]:
        return tuple(part.strip() for part in text.split(",") if part.strip())

    # --- cards and players -------------------------------------------------------------------------------------------

    def player(self, word: str) -> int:
        """The seat of a player's name."""
        if word in self.names:
            return self.names.index(word)
        raise Unclear("notation-player", word=word, nearest=closest(word, self.names))

    def matches(self, word: str, card: int) -> bool:
        """True if the word names this card (as what it shows in a fight)."""
        name = word.split("#")[0]
        face = card
        if self.state.fight is not None:
            for foe in self.state.fight.foes:
                if foe.card == card:
                    face = foe.face
        printed = self.state.box[face]
        return name in (printed.id, f"{printed.set}/{printed.id}", printed.name) or id_of(name) == printed.id

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

    def card(self, word: str, *pools: tuple[int, ...], taken: tuple[int, ...] = ()) -> int:
        """The card of the first pool that has it; else any such card of the game, which the rules will refuse."""
        pool = tuple(dict.fromkeys(card for some in pools for card in some))
        card = self.pick(word, pool if "#" in word else tuple(c for c in pool if c not in taken))
        if card is not None and card not in taken:
            return card
        everywhere = [c for c in range(len(self.state.box)) if self.names_card(word, c) and c not in pool]
        if everywhere:
            placed = [c for c in everywhere if self.state.zone[c] >= HAND] or everywhere
            return placed[0]
        known = [c.id for c in self.state.box.cards]
        raise Unclear("notation-card", word=word, nearest=closest(word.split("#")[0], known))

    @property
    def hand(self) -> tuple[int, ...]:
        """The player's hand, with the Door found."""
        door = self.state.stack[-1] if self.state.stack else None
        found = (door.card,) if isinstance(door, Door) and self.state.zone[door.card] == LIMBO and self.seat == self.state.turn else ()
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
        return ("card", self.card(word, cards, self.everywhere()))

    # --- verbs -------------------------------------------------------------------------------------------------------

    def _simple(self, verb: str, card: int, on: tuple[Any, ...] = (), more: tuple[Any, ...] = (), answers: Answers = Answers()) -> Saying:
        return Saying((Move(self.seat, verb, card, on, more),), answers)

    def _read_kick(self, text: str) -> Saying:
        return self._simple("kick", -1)

    def _read_loot(self, text: str) -> Saying:
        return self._simple("loot", -1)

    def _read_end(self, text: str) -> Saying:
        raise Unclear("notation-verb", verb=f"end {text}".strip(), nearest="end turn")

    def _read_trouble(self, text: str) -> Saying:
        return self._simple("trouble", self.card(text, self.hand))

    def _read_play(self, text: str) -> Saying:
        head, parts = self._split(text)
        card = self.card(head, self.hand, tuple(c for c in self.table if self.state.box[c].kind == "one_shot"), self.table)
        more: tuple[Any, ...] = ()
        answers = dict(parts)
        if "replacing" in parts:
            more = ("replacing", self.card(answers.pop("replacing"), self.table))
        possible = targeting.card_targets(self.state, self.seat, card)
        if "on" not in parts or possible is None:
            return self._simple("play", card, (), more, self._answers(answers))
        words = self._listed(answers.pop("on"))
        on = self.target(words[0], possible)
        return self._simple("play", card, on, more, self._answers(answers))

    def _answers(self, parts: dict[str, str]) -> Answers:
        return Answers(tuple((key, self._one_by_one(self._listed(text))) for key, text in parts.items()))

    @staticmethod
    def _one_by_one(words: tuple[str, ...]) -> tuple[str, ...]:
        """Copies of a card named after each other go one after the other: by then `elf#2` is the elf that is left."""
        return tuple(
            word.split("#")[0] if word.split("#")[0] in (w.split("#")[0] for w in words[:place]) else word
            for place, word in enumerate(words)
        )

    def _read_join(self, text: str) -> Saying:
        head, parts = self._split(text)
        card = self.card(head, self.hand)
        if "by" in parts:
            return self._simple("join", card, ("card", self.card(parts["by"], self.hand)))
        return self._simple("play", card)

    def _read_use(self, text: str) -> Saying:
        head, parts = self._split(text)
        answers = dict(parts)
        on_word = self._listed(answers.pop("on"))[0] if "on" in parts else ""
        options = self._uses(head)
        moves: list[Move] = []
        for card, more, target in options:
            use = self._found(card, more)
            possible = targeting.targets(self.state, use.ability.target if use else target, use.nouns if use else
                                     targeting.nouns_for(self.state, self.seat, card), self.seat)  # fmt: skip
            if on_word and possible is not None:
                moves.append(Move(self.seat, "use", card, self.target(on_word, possible), more))
            elif on_word and card not in self.foes() and self._same_foe(on_word, card) is None:
                moves.append(Move(self.seat, "use", card, (), more))
                answers["on"] = on_word
            elif not on_word or self._same_foe(on_word, card) == card:
                moves.append(Move(self.seat, "use", card, (), more))
        if not moves:
            raise Unclear("notation-ability", word=text)
        return Saying(tuple(moves), self._answers(answers))

    def _same_foe(self, word: str, card: int) -> int | None:
        return card if self.matches(word, card) and card in self.foes() else None

    def _found(self, card: int, more: tuple[Any, ...]) -> moments.Use | None:
        return next((u for u in usable.uses(self.state, self.seat) if u.nouns.card == card and u.path[1:] == more), None)

    def _uses(self, head: str) -> list[tuple[int, tuple[Any, ...], Any]]:
        """Card, place and target of every ability that `use X name` may mean; those whose time it is come first."""
        word, name = self._name_of_ability(head)
        found: list[tuple[int, tuple[Any, ...], Any]] = []
        for use in usable.uses(self.state, self.seat):
            if self._numbered(word, use.nouns.card) if "#" in word else self.matches(word, use.nouns.card):
                if name in ("", use.ability.name):
                    found.append((use.nouns.card, tuple(use.path[1:]), use.ability.target))
        pools = (self.table, self.foes(), self.everywhere())
        card = self.card(word, *pools)
        face = self._face(card)
        for path, ability in abilities_of(self.state.box[face]):
            place = (card, path, ability.target)
            if name in ("", ability.name) and place not in found and (ability.may or ability.pay or ability.name):
                found.append(place)
        if name and not found:
            raise Unclear("notation-ability", word=head)
        return found or [(card, (), None)]

    def _numbered(self, word: str, card: int) -> bool:
        return self.pick(word, self.everywhere()) == card

    def _face(self, card: int) -> int:
        if self.state.fight is not None:
            for foe in self.state.fight.foes:
                if foe.card == card:
                    return foe.face
        return card

    def _name_of_ability(self, head: str) -> tuple[str, str]:
        """`thief steal`: the card and the ability's name for itself."""
        words = head.split(" ")
        names = {a.name for c in self.state.box.cards for _, a in abilities_of(c) if a.name}
        for cut in range(len(words) - 1, 0, -1):
            name = "_".join(words[cut:]).replace("-", "_")
            if name in names:
                return " ".join(words[:cut]), name
        return head, ""

    def _read_equip(self, text: str) -> Saying:
        carried = tuple(c for c in self.table if c not in self.state.equipped[self.seat])
        return self._simple("equip", self.card(text, carried, self.hand, self.table))

    def _read_unequip(self, text: str) -> Saying:
        return self._simple("unequip", self.card(text, self.state.equipped[self.seat], self.table))

    def _read_sell(self, text: str) -> Saying:
        head, parts = self._split(text)
        cards = self.cards(head, self.hand, self.table)
        doubled = self.card(parts["doubling"], cards) if "doubling" in parts else -1
        return self._simple("sell", doubled, (), cards)

    def _read_give(self, text: str) -> Saying:
        head, parts = self._split(text)
        if "to" not in parts:
            raise Unclear("notation-incomplete", verb="give")
        frame = self.state.stack[-1] if self.state.stack else None
        charity = isinstance(frame, Turn) and frame.step == "charity" and self.seat == self.state.turn
        pools = (self.hand, self.table) if charity else (self.table, self.hand)
        return self._simple("give", -1, ("seat", self.player(parts["to"])), self.cards(head, *pools))

    def _read_discard(self, text: str) -> Saying:
        return self._simple("discard", -1, (), self.cards(text, self.hand, self.table))

    def _read_trade(self, text: str) -> Saying:
        head, parts = self._split(text)
        if "to" not in parts or "for" not in parts:
            raise Unclear("notation-incomplete", verb="trade")
        other = self.player(parts["to"])
        gives = self.cards(head, self.table, self.hand)
        wants = self.cards(parts["for"], self.state.table[other], self.state.hand[other])
        return self._simple("trade", -1, ("seat", other), (gives, wants))

    def _read_snap(self, text: str) -> Saying:
        head, parts = self._split(text)
        card = self.card(head, self.table)
        other = self.card(parts.get("to", ""), tuple(c for c in self.table if c != card))
        return self._simple("snap", card, ("card", other))

    def _read_unsnap(self, text: str) -> Saying:
        return self._simple("unsnap", self.card(text, tuple(c for w in self.state.joined for c in w if c in self.table), self.table))

    def _read_carry(self, text: str) -> Saying:
        head, parts = self._split(text)
        if "with" not in parts:
            raise Unclear("notation-incomplete", verb="carry")
        return self._simple("carry", self.card(head, self.table, self.hand), ("card", self.card(parts["with"], self.table)))

    def _read_sacrifice(self, text: str) -> Saying:
        head, parts = self._split(text)
        on = ("seat", self.player(parts["saving"])) if "saving" in parts else ()
        return self._simple("sacrifice", self.card(head, self.table), on)

    def _read_drop(self, text: str) -> Saying:
        return self._simple("drop", self.card(text, self.table))

    def _read_run(self, text: str) -> Saying:
        return self._simple("run", self.card(text, self.foes()))

    def _read_show(self, text: str) -> Saying:
        head, parts = self._split(text)
        if "to" not in parts:
            raise Unclear("notation-incomplete", verb="show")
        return self._simple("show", -1, ("seat", self.player(parts["to"])), self.cards(head, self.hand))

    # --- help --------------------------------------------------------------------------------------------------------

    def _read_ask(self, text: str) -> Saying:
        name, _, rest = text.partition(" offering ")
        other = self.player(name.strip())
        return self._simple("ask", -1, ("seat", other), tuple(self.terms(rest)))

    def _read_volunteer(self, text: str) -> Saying:
        return self._simple("volunteer", -1, (), tuple(self.terms(text.removeprefix("for ").strip())))

    def _read_counter(self, text: str) -> Saying:
        return self._simple("counter", -1, (), tuple(self.terms(text)))

    def terms(self, text: str) -> Terms:
        """Terms of a deal: `2 treasures, suzan first and go-up-a-level`."""
        fight = self.state.fight
        fighter = fight.fighter if fight is not None else self.seat
        terms = Terms()
        for part in (p.strip() for p in text.split(" and ")) if text else ():
            terms = self._term(terms, part, fighter)
        if terms.treasures and terms.first < 0:
            terms = terms._replace(first=fighter)
        return terms

    def _term(self, terms: Terms, part: str, fighter: int) -> Terms:
        head, _, order = part.partition(",")
        found = re.fullmatch(r"(\d+|all) (treasures?|tokens?)", head.strip())
        if found is not None:
            count = -1 if found[1] == "all" else int(found[1])
            if found[2].startswith("token"):
                return terms._replace(reward_tokens=count)
            terms = terms._replace(treasures=count)
            if order:
                name, _, first = order.strip().rpartition(" ")
                if first != "first":
                    raise Unclear("notation-terms", word=order.strip())
                terms = terms._replace(first=self.player(name))
            return terms
        if head in self.state.box.tokens:
            return terms._replace(tokens=(*terms.tokens, head))
        for word in self._listed(part):
            card = self.card(word, self.state.table[fighter], self.state.hand[fighter])
            if self.state.zone[card] == HAND + fighter:
                terms = terms._replace(promises=(*terms.promises, card))
            else:
                terms = terms._replace(items=(*terms.items, card))
        return terms

    # --- answers -----------------------------------------------------------------------------------------------------

    def _read_choose(self, text: str) -> Saying:
        question = self.state.stack[-1] if self.state.stack else None
        if not isinstance(question, Choose) or question.seat != self.seat:
            return self._simple("choose", -1)
        if text == "none":
            return self._simple("choose", -1, (), ())
        used: list[Any] = []
        for word in self._listed(text):
            option = self.option(question, word, used)
            used.append(self._not_offered(question, word) if option is None else option)
        return self._simple("choose", -1, (), tuple(used))

    def _not_offered(self, question: Choose, word: str) -> Any:
        """A card, player or number that is none of the options: the rules refuse it. Raises Unclear for any other word."""
        if question.sort in ("card", "order"):
            return self.card(word, question.options)
        if question.sort == "seat" and word in self.names:
            return self.names.index(word)
        if question.sort == "number" and word.isdigit():
            return int(word)
        if word in (*self.names, *PLACES, "yes") or any(self.names_card(word, card) for card in range(len(self.state.box))):
            return word
        raise Unclear("notation-option", word=word)

    def option(self, question: Choose, word: str, used: list[Any]) -> Any:
        """The option of a question that a word names, or None."""
        rest = list(question.options)
        sort = question.sort
        if sort in ("card", "order") and "#" in word:
            card = self.pick(word, tuple(rest))
            return None if card in used else card
        for option in used:
            if option in rest:
                rest.remove(option)
        if sort in ("card", "order"):
            return self.pick(word, tuple(rest))
        if sort == "seat":
            return next((seat for seat in rest if self.names[seat] == word), None)
        if sort == "number":
            return int(word) if word.isdigit() and int(word) in rest else None
        if sort == "side":
            return SIDES.get(word)
        if sort == "way":
            return self._way(question, word, rest)
        return word if word in rest else None

    def _way(self, question: Choose, word: str, rest: list[int]) -> int | None:
        """An alternative by its place, or by how it begins."""
        if word in PLACES:
            place = PLACES.index(word)
            return place if place in rest else None
        asking: Any = words_at(self.state.box, question.path)
        printed = [text.lower() for text in alternatives(asking, lambda i, a: say(i, **a))]
        meant = [place for place in rest
                 if printed[place].startswith(word.lower()) or asking.main[place][0].key.split("_")[0] == word]  # fmt: skip
        if len(meant) > 1:
            raise Unclear("scene-several", options="; ".join(printed[place] for place in meant))
        return meant[0] if meant else None



VERBS = (*BARE, "trouble", "play", "join", "use", "equip", "unequip", "sell", "give", "discard", "trade", "snap", "unsnap", "carry",
         "sacrifice", "drop", "run", "show", "ask", "volunteer", "counter", "choose")  # fmt: skip

# Which keyword of a step answers a question of this purpose.
ANSWERED_BY = {
    "discarding": ("discarding",), "pay": ("discarding", "spending"), "taking": ("taking",), "spending": ("spending",), "with": ("with",),
    "on": ("on",), "pick": ("on", "taking"), "remove": ("on", "taking"), "kill": ("on", "taking"), "mate": ("on",),
    "cancelling": ("on", "taking"), "replacing": ("replacing",), "lose": ("taking", "discarding"), "give": ("taking",), "way": ("on",),
}  # fmt: skip
OWN_QUESTIONS = frozenset(("discarding", "with", "on", "replacing", "mate"))  # decided with the move, not later


def is_own(question: Choose) -> bool:
    """True for a question that belongs to the move itself; what an effect discards is chosen later, what a price takes isn't."""
    return question.purpose in OWN_QUESTIONS and (question.purpose != "discarding" or "pay" in question.path)




def answer(state: State, names: tuple[str, ...], seat: int, answers: Answers) -> tuple[Move, Answers] | None:
    """The answer that a step has already given to the question now asked of its player, and the answers then left."""
    question = state.stack[-1] if state.stack else None
    if not isinstance(question, Choose) or question.seat != seat:
        return None
    reader = Reader(state, names, seat)
    for keyword in ANSWERED_BY.get(question.purpose or question.verb, ("on", "taking", "discarding")):
        words = answers.of(keyword)
        chosen: list[Any] = []
        used: list[str] = []
        for word in words:
            if len(chosen) == question.most:
                break
            option = reader.option(question, word, chosen)
            if option is not None:
                chosen.append(option)
                used.append(word)
        if chosen:
            return Move(seat, "choose", more=tuple(chosen)), answers.less(keyword, tuple(used))
    return None
