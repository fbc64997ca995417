"""Reads the verbs of scenario files: one player's steps as moves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from kickdoor.box import DOOR, inside
from kickdoor.cards.language import Ability, Card, WorksAsQuestion, closest
from kickdoor.frames import Choose, Flight, Turn
from kickdoor.move import Move, Refusal, Refused
from kickdoor.notation.names import BARE, Answers, Saying, Unclear
from kickdoor.notation.options import Options
from kickdoor.notation.text import TRUCE
from kickdoor.rules import moments, piles, second_phase, targeting, tokens, usable
from kickdoor.sets import proper_name
from kickdoor.state import DISCARD, FIGHT, HAND, TABLE, Terms

VERBS = (
    *BARE,
    "trouble",
    "play",
    "join",
    "use",
    "equip",
    "unequip",
    "sell",
    "give",
    "discard",
    "trade",
    "snap",
    "unsnap",
    "carry",
    "sacrifice",
    "drop",
    "run",
    "show",
    "ask",
    "volunteer",
    "counter",
    "choose",
)


def abilities_of(card: Card) -> list[tuple[tuple[Any, ...], Ability]]:
    """A card's abilities, those of its epic part too, with where they stand on it (EPIC-04)."""
    found: list[tuple[tuple[Any, ...], Ability]] = [(("when", n), ability) for n, ability in enumerate(card.when)]
    if card.epic is not None:
        found += [(("epic", "when", n), ability) for n, ability in enumerate(card.epic.when)]
    return found


def works_as_others(card: Card) -> bool:
    """True for a card that may have the abilities of others."""
    return any(True for _ in inside((card.gives, card.does, card.when), WorksAsQuestion))


class Reader(Options):
    """Reads one player's steps at a table."""

    def read(self, text: str) -> Saying:
        """The moves and answers that a step means. Raises Unclear, Refused."""
        text = " ".join(text.split())
        if text in BARE:
            return Saying((Move(self.seat, BARE[text]),), Answers())
        verb, _, rest = text.partition(" ")
        reader: Callable[[str], Saying] | None = getattr(self, f"_read_{verb}", None)
        if reader is None and verb in BARE:
            raise Unclear("notation-too-much", verb=verb, rest=rest)
        if reader is None:
            raise Unclear("notation-verb", verb=verb, nearest=closest(verb, VERBS))
        if not rest and verb not in ("volunteer", "counter", "kick", "loot", "end"):
            raise Unclear("notation-incomplete", verb=verb)
        return reader(self._with_ids(rest))

    # --- verbs ---------------------------------------------------------------------------------------------------------

    def _simple(
        self, verb: str, card: int, on: tuple[Any, ...] = (), more: tuple[Any, ...] = (), answers: Answers = Answers()
    ) -> Saying:
        return Saying((Move(self.seat, verb, card, on, more),), answers)

    def _read_kick(self, text: str) -> Saying:
        return self._simple("kick", -1, answers=self._pile(text, DOOR))

    def _read_loot(self, text: str) -> Saying:
        return self._simple("loot", -1, answers=self._pile(text, second_phase.loot_pile(self.state)))

    def _pile(self, text: str, kind: int) -> Answers:
        """Which pile is named; nobody asks for the only one of which something is left. Raises Refused."""
        answers = self._answers({"pile": text})
        left = [self.state.box.owners[pile // 2] for pile in piles.left(self.state, kind)]
        if self.state.box.piles == 2 or (len(left) > 1 and proper_name(text) in left):
            return answers
        if proper_name(text) not in left:
            raise Refused(Refusal("DECK-04", "pile-empty", also=("COMBINE-12",)))
        return Answers()

    def _read_end(self, text: str) -> Saying:
        raise Unclear("notation-verb", verb=f"end {text}".strip(), nearest="end turn")

    def _read_trouble(self, text: str) -> Saying:
        return self._simple("trouble", self.card(text, self.hand))

    def _read_play(self, text: str) -> Saying:
        head, parts = self._split(text)
        playable = (*self.hand, *(c for c in self.table if self.state.box[c].kind == "one_shot"))
        named = self.card(head, playable) if any(self.matches(head, c) for c in playable) else -1
        card = named if named in playable else self.card(head, playable, self.table)
        more: tuple[Any, ...] = ()
        answers = dict(parts)
        if "replacing" in parts:
            more = ("replacing", self.card(answers.pop("replacing"), self.table))
        possible = targeting.card_targets(self.state, self.seat, card)
        if "on" not in parts or possible is None:
            return self._simple("play", card, (), more, self._answers(answers))
        words = self._listed(answers.pop("on"))
        on = self.target(words[0], possible)
        if words[1:]:
            answers["on"] = ", ".join(words[1:])
        return self._simple("play", card, on, more, self._answers(answers))

    def played(self, text: str, among: tuple[int, ...]) -> int | None:
        """Which of these cards a step plays, or None."""
        return self.pick(self._split(self._with_ids(text.removeprefix("play ")))[0], among)

    def _answers(self, parts: dict[str, str]) -> Answers:
        """What a step says after its keywords. Raises Unclear for a word that names nothing at the table."""
        listed = {key: self._listed(text) for key, text in parts.items()}
        for word in (word for words in listed.values() for word in words):
            self.must_be_known(word)
        return Answers(tuple((key, self._one_by_one(words)) for key, words in listed.items()))

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
        on_word, *others = self._listed(answers.pop("on")) if "on" in parts else ("",)
        if others:
            answers["on"] = ", ".join(others)
        options = self._uses(head)
        moves: list[Move] = []
        for card, more, target in options:
            use = self._found(card, more)
            possible = targeting.targets(
                self.state,
                use.ability.target if use else target,
                use.nouns if use else targeting.nouns_for(self.state, self.seat, card),
                self.seat,
            )
            if on_word and possible is not None:
                moves.append(Move(self.seat, "use", card, self.target(on_word, possible), more))
            elif on_word and (card not in self.foes() or self.pick(on_word, self.foes()) is None):
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
        card = self.card(word, *pools, also=self._named_abilities())
        face = self._face(card)
        for path, ability in abilities_of(self.state.box[face]):
            place = (card, path, ability.target)
            if name in ("", ability.name) and place not in found and (ability.may or ability.pay or ability.name):
                found.append(place)
        if name and not found and not works_as_others(self.state.box[card]):
            raise Unclear("notation-ability", word=head)
        return found or [(card, (), None)]

    def _named_abilities(self) -> tuple[str, ...]:
        """Each ability with its card, as `use` names it."""
        return tuple(f"{card.id} {a.name}" for card in self.state.box.cards for _, a in abilities_of(card) if a.name)

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
        return self._simple("equip", self._apt(text, carried + self.hand))

    def _read_unequip(self, text: str) -> Saying:
        return self._simple("unequip", self.card(text, self.state.equipped[self.seat], self.table))

    def _read_sell(self, text: str) -> Saying:
        head, parts = self._split(text)
        self._no_tokens(head)
        cards = self.cards(head, self.hand, self.table)
        doubled = self.card(parts["doubling"], cards) if "doubling" in parts else -1
        return self._simple("sell", doubled, (), cards)

    def _read_give(self, text: str) -> Saying:
        head, parts = self._split(text)
        if "to" not in parts:
            raise Unclear("notation-incomplete", verb="give")
        frame = self.state.stack[-1] if self.state.stack else None
        self._no_tokens(head)
        charity = isinstance(frame, Turn) and frame.step == "charity" and self.seat == self.state.turn
        pools = (self.hand, self.table) if charity else (self.table, self.hand)
        return self._simple("give", -1, ("seat", self.player(parts["to"])), self.cards(head, *pools))

    def _no_tokens(self, text: str) -> None:
        """Raises Refused where a token is to change hands outside a deal."""
        if any(word in self.state.box.tokens for word in self._listed(text)):
            raise Refused(tokens.trade_refusal())

    def _read_discard(self, text: str) -> Saying:
        self._no_tokens(text)
        return self._simple("discard", -1, (), self.cards(text, self.hand, self.table))

    def _read_trade(self, text: str) -> Saying:
        head, parts = self._split(text)
        if "to" not in parts or "for" not in parts:
            raise Unclear("notation-incomplete", verb="trade")
        other = self.player(parts["to"])
        self._no_tokens(f"{head}, {parts['for']}")
        gives = self.cards(head, self.table, self.hand)
        wants = self.cards(parts["for"], self.state.table[other], self.state.hand[other])
        return self._simple("trade", -1, ("seat", other), (gives, wants))

    def _read_snap(self, text: str) -> Saying:
        head, parts = self._split(text)
        named = self.card(parts.get("to", ""), tuple(c for c in self.table if any(c in w for w in self.state.joined)), self.table)
        whole = next((w for w in self.state.joined if named in w), (named,))
        card = self._apt(head, tuple(c for c in self.table if c not in whole))
        other = named if named != card else self.card(parts.get("to", ""), tuple(c for c in self.table if c != card))
        return self._simple("snap", card, ("card", other))

    def _apt(self, word: str, apt: tuple[int, ...]) -> int:
        """The card of that name which the verb can take, whatever number it has among all on the table; else any of them."""
        return self.card(word, apt if any(self.matches(word, card) for card in apt) else self.table)

    def _read_unsnap(self, text: str) -> Saying:
        return self._simple(
            "unsnap", self.card(text, tuple(c for w in self.state.joined for c in w if c in self.table), self.table)
        )

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
        frame = self.state.stack[-1] if self.state.stack else None
        left = frame.left if isinstance(frame, Flight) and frame.seat == self.seat else ()
        return self._simple("run", self.card(text, left, self.foes()))

    def _read_show(self, text: str) -> Saying:
        head, parts = self._split(text)
        if "to" not in parts:
            raise Unclear("notation-incomplete", verb="show")
        return self._simple("show", -1, ("seat", self.player(parts["to"])), self.cards(head, self.hand))

    # --- help ----------------------------------------------------------------------------------------------------------

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
        if head == TRUCE:
            return terms._replace(truce=1)
        if head in self.state.box.tokens:
            return terms._replace(tokens=(*terms.tokens, head))
        for word in self._listed(part):
            card = self.card(word, self.state.table[fighter], self.state.hand[fighter])
            hoped_for = self.seat != fighter and self.state.zone[card] not in (DISCARD, FIGHT) and self.state.zone[card] < TABLE
            if self.state.zone[card] == HAND + fighter or hoped_for:
                terms = terms._replace(promises=(*terms.promises, card))
            else:
                terms = terms._replace(items=(*terms.items, card))
        return terms

    # --- answers -------------------------------------------------------------------------------------------------------

    def _read_choose(self, text: str) -> Saying:
        question = self.state.stack[-1] if self.state.stack else None
        if not isinstance(question, Choose) or question.seat != self.seat:
            return self._simple("choose", -1)
        if text == "none" or (text == "no" and question.sort == "yes"):
            return self._simple("choose", -1, (), ())
        used: list[Any] = []
        words = self._listed(text)
        if question.sort == "yes" and question.verb == "pay" and text != "yes":  # with what it is paid means that it is
            keyword = "spending" if all(word in self.state.box.tokens for word in words) else "discarding"
            return self._simple("choose", -1, (), ("yes",), self._answers({keyword: text}))
        for word in words[: question.most]:
            option = self.option(question, word, used)
            used.append(self._not_offered(question, word) if option is None else option)
        rest = {"choose": ", ".join(words[question.most :])} if len(words) > question.most else {}
        return self._simple("choose", -1, (), tuple(used), self._answers(rest))  # what is too much answers what comes next
