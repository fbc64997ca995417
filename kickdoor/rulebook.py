"""The rules by id, in our own words: what `kickdoor rules` shows.

Which rules there are stands in one file, rulebook/rules.yaml, which an installed package holds as
kickdoor/rulebook.yaml. Their headings and sentences are messages.
"""

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from kickdoor.words import say

Kind: TypeAlias = Literal["played", "word", "manners", "later", "reading"]

SETS = ("deluxe", "cooks", "xmen", "sketch", "star")
READINGS = "AMB"


class Rule(msgspec.Struct, frozen=True):
    """One rule or reading.

    `kind`: the engine does it (`played`), it says what a word means (`word`), it is for people round a table
    (`manners`), it is not played yet (`later`), or it settles what rules leave open (`reading`).
    """

    id: str
    kind: Kind
    sets: tuple[str, ...]

    @property
    def topic(self) -> str:
        """The first part of the id: `COMBAT` of `COMBAT-04`."""
        return self.id.partition("-")[0]

    @property
    def message(self) -> str:
        """The id of the message that holds the rule's sentence."""
        return f"reading-{self.id}" if self.kind == "reading" else f"rule-{self.id}"

    @property
    def heading(self) -> str:
        """A few words on what it is about, in the reader's language."""
        return say(f"{self.message}.heading")

    @property
    def sentence(self) -> str:
        """What it says, in the reader's language."""
        return say(self.message)


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["played", "word", "manners", "later"]
    sets: Literal["all"] | tuple[Literal["deluxe", "cooks", "xmen", "sketch", "star"], ...]


class _RuleList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: tuple[_Entry, ...]
    readings: tuple[str, ...]
    examples: tuple[str, ...]


def _file() -> Path:
    """The rule list: inside an installed package, beside the package in a checkout."""
    package = Path(__file__).parent
    installed = package / "rulebook.yaml"
    return installed if installed.exists() else package.parent / "rulebook" / "rules.yaml"


@cache
def _rule_list() -> _RuleList:
    return msgspec.yaml.decode(_file().read_bytes(), type=_RuleList)


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule, in the order of the rulebook."""
    return tuple(Rule(entry.id, entry.kind, SETS if entry.sets == "all" else entry.sets) for entry in _rule_list().rules)


@cache
def readings() -> tuple[Rule, ...]:
    """Every reading: what is played where the rules leave something open."""
    return tuple(Rule(reading, "reading", SETS) for reading in _rule_list().readings)


@cache
def ids() -> tuple[str, ...]:
    """The ids of all rules and readings, and of the worked examples that show them together."""
    return (*(rule.id for rule in (*rules(), *readings())), *_rule_list().examples)


@cache
def topics() -> tuple[str, ...]:
    """The topics in the order of the rulebook, the readings last."""
    return tuple(dict.fromkeys(rule.topic for rule in (*rules(), *readings())))


def topic_name(topic: str) -> str:
    """A topic's name in the reader's language."""
    return say(f"topic-{topic}")


def find(word: str) -> list[Rule]:
    """The rule of this id, else the rules of this topic, then those that have the word in them."""
    wanted = word.strip().casefold()
    if not wanted:
        return []
    every = (*rules(), *readings())
    same = [rule for rule in every if rule.id.casefold() == wanted]
    if same:
        return same
    of_topic = [rule for rule in every if wanted in (rule.topic.casefold(), topic_name(rule.topic).casefold())]
    speaking = [rule for rule in every if rule not in of_topic and _speaks_of(rule, wanted)]
    return of_topic + speaking


def _speaks_of(rule: Rule, wanted: str) -> bool:
    return wanted in rule.heading.casefold() or wanted in rule.sentence.casefold()
