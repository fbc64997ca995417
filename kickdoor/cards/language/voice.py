"""The voice in which a card is told: the reader's sentences, names of cards, what `that` means."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

Say: TypeAlias = Callable[[str, dict[str, Any]], str]
Verb: TypeAlias = Literal["you", "other", "bare"]
ARTICLE = re.compile(r"\b([Aa])\(n\) (\w)")
SOUNDS_LIKE_A_CONSONANT = re.compile(r"(?i)(?:uni|one\b|use|eu)")


HEADS = ("noun", "cards", "first")  # arguments whose facts a phrase made of them keeps


class Phrase(str):
    """Words that bring facts along, for languages in which other words agree with them.

    A message that is given such words as `$noun` is given each fact as `$noun-FACT`, too: `$noun-is`, `$owner-person`.
    """

    facts: Mapping[str, str]

    def __new__(cls, words: str, facts: Mapping[str, str]) -> Phrase:
        self = super().__new__(cls, words)
        self.facts = facts
        return self


class Voice(Struct, frozen=True, kw_only=True):
    """What the phrases of one card need to know.

    `names`: names of cards by id, of abilities by `ability_id`. `calls`: what the set calls a word. `kind`: the card's
    own. `any_fighter`: conditions without `who` ask whether any fighter meets them. `target`: what the chosen target is
    called. `owner`: whose cards are meant when nobody is named ("your", "their"). `verb`: whom the verbs of what "you"
    do go with: you, somebody who was named before, or nobody (behind "may").
    """

    say: Say
    names: Mapping[str, str]
    calls: Mapping[str, str]
    kind: str
    any_fighter: bool = False
    target: str = ""
    owner: str = ""
    verb: Verb = "you"

    def __call__(self, message_id: str, /, **args: Any) -> str:
        facts = {
            f"{name}-{fact}": told
            for name, phrase in args.items()
            if isinstance(phrase, Phrase)
            for fact, told in phrase.facts.items()
        }
        told = self.say(message_id, {**args, **facts, "verb": self.verb})
        heads = [args[name] for name in HEADS if isinstance(args.get(name), Phrase)]
        return Phrase(told, heads[0].facts) if heads else told

    def doing(self, verb: Verb) -> Voice:
        """The same voice with verbs of that form."""
        return replace(self, verb=verb)

    def on(self, target: str) -> Voice:
        """The same voice after a target was chosen."""
        return replace(self, target=target)

    def of(self, owner: str) -> Voice:
        """The same voice for the cards of that owner."""
        return replace(self, owner=owner)

    def asking(self, any_fighter: bool) -> Voice:
        """The same voice where conditions are about any fighter, or about you."""
        return replace(self, any_fighter=any_fighter)

    def name(self, card_id: str) -> str:
        """The name of a card, or its id in capitals where no such card is known."""
        return self.names.get(card_id) or " ".join(part.capitalize() for part in card_id.split("-"))

    def ability(self, name: str) -> str:
        """What an ability is called, as it is printed: as the reader's language has it, else by its name in the card file."""
        called = self.names.get(ability_id(name)) or name.replace("_", " ")
        return called[:1].upper() + called[1:]

    def one_of(self, phrases: Sequence[str]) -> str:
        """A, B or C."""
        return self.joined("card-or", phrases)

    def all_of(self, phrases: Sequence[str]) -> str:
        """A, B and C."""
        return self.joined("card-and", phrases)

    def joined(self, last: str, phrases: Sequence[str]) -> str:
        """The phrases with commas, the last two with a message of their own."""
        if len(phrases) < 2:
            return phrases[0] if phrases else self("card-nothing")
        first = phrases[0]
        for phrase in phrases[1:-1]:
            first = self("card-comma", first=first, last=phrase)
        return self(last, first=first, last=phrases[-1])

    def folded(self, message_id: str, phrases: Sequence[str]) -> str:
        """The phrases two by two with a message of `first` and `last`."""
        first = phrases[0]
        for phrase in phrases[1:]:
            first = self(message_id, first=first, last=phrase)
        return first


def ability_id(name: str) -> str:
    """Under what id the name of an ability stands among the names of cards."""
    return f"ability:{name}"


def sounded(voice: Voice, text: str) -> str:
    """The text as its sounds have it: `a(n)` becomes a or an, and words melt that the language melts ("de el": "del")."""
    text = f" {with_articles(text)} "
    for pair in voice("card-sounds").split(","):
        apart, arrow, together = pair.strip().replace("_", " ").partition(">")
        if arrow:
            text = text.replace(apart, together)
    return text.strip()


def with_articles(text: str) -> str:
    """The text with a or an for each `a(n)`."""
    return ARTICLE.sub(article, text)


def article(match: re.Match[str]) -> str:
    """The article by the sound of what follows."""
    rest = match.string[match.start(2) : match.start(2) + 4]
    vowel = match[2].lower() in "aeiou" and not SOUNDS_LIKE_A_CONSONANT.match(rest)
    return f"{match[1]}n {match[2]}" if vowel else f"{match[1]} {match[2]}"


def sentence(voice: Voice, clause: str) -> str:
    """A clause as a sentence, beginning with a capital letter."""
    clause = sounded(voice, clause)
    whole = clause if clause.endswith((".", "!", "?")) else voice("card-sentence", clause=clause)
    return whole[:1].upper() + whole[1:]


def signed(number: int) -> str:
    """A figure with its sign."""
    return f"{number:+d}"
