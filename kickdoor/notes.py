"""Moves and decisions of fate as lines of text, both ways. Cards go by their names in the Box (`potion#2`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from kickdoor.box import Box
from kickdoor.errors import RecordError
from kickdoor.frames import Choose, Frame
from kickdoor.move import Move
from kickdoor.sets import renamed

Fate = tuple[str, Any]
WORDS = {"TRUE": True, "FALSE": False, "NONE": None}
TOKEN = re.compile(r'\(|\)|"(?:[^"\\]|\\.)*"|[^\s()"]+')
NUMBER = re.compile(r"-?\d+")
CARDS_ONLY = frozenset(("sell", "give", "discard", "trade", "show"))
OF_TERMS = frozenset(("ask", "volunteer", "counter"))
SORTS_OF_CARDS = frozenset(("card", "foe", "order"))


@lru_cache(maxsize=64)
def _by_name(box: Box) -> dict[str, int]:
    return {name: number for number, name in enumerate(box.names)}


class Numbers:
    """The number of each card of a Box by its name."""

    def __init__(self, box: Box) -> None:
        self.names, self.sets = box.names, box.sets
        self.by_name = _by_name(box)

    def card(self, name: str) -> int:
        """The number of the card, also by the id that it had under a name of before. Raises RecordError."""
        if name not in self.by_name:
            was, mark, copy = name.partition("#")
            today = f"{renamed(self.sets).get(was, was)}{mark}{copy}"
            if today not in self.by_name:
                raise RecordError("record-unknown-card", card=name)
            name = today
        return self.by_name[name]

    def said(self, value: Any, *, card: bool) -> str:
        """A value as text; numbers are cards if `card`."""
        if isinstance(value, tuple):
            return f"({' '.join(self.said(each, card=card) for each in value)})"
        if value is None or isinstance(value, bool):
            return next(word for word, meant in WORDS.items() if meant is value)
        if isinstance(value, int):
            return self.names[value] if card and value >= 0 else str(value)
        return msgspec.json.encode(str(value)).decode()

    def read(self, tokens: Iterator[str], first: str) -> Any:
        """The value that begins with this token. Raises RecordError."""
        if first == "(":
            inside: list[Any] = []
            for token in tokens:
                if token == ")":
                    return tuple(inside)
                inside.append(self.read(tokens, token))
            raise RecordError("record-bad-line")
        if first == ")":
            raise RecordError("record-bad-line")
        if first in WORDS:
            return WORDS[first]
        if NUMBER.fullmatch(first):
            return int(first)
        if first.startswith('"'):
            return msgspec.json.decode(first)
        return self.card(first)


def has_cards(move: Move, question: Frame | None) -> bool:
    """True if the numbers of `more` are cards."""
    if move.verb == "choose":
        return isinstance(question, Choose) and question.sort in SORTS_OF_CARDS
    return move.verb in CARDS_ONLY or (move.verb == "play" and move.more[:1] == ("replacing",))


def move_text(numbers: Numbers, move: Move, question: Frame | None = None) -> str:
    """`SEAT VERB [CARD] [on KIND VALUE] [: MORE ...]`. `question` is what the move answered, if it was a question."""
    parts = [str(move.seat), move.verb]
    if move.card >= 0:
        parts.append(numbers.names[move.card])
    if move.on:
        kind, value = move.on
        parts += ["on", kind, numbers.said(value, card=kind in ("card", "foe"))]
    if move.more:
        cards = has_cards(move, question)
        terms = move.verb in OF_TERMS
        parts.append(":")
        parts += [numbers.said(value, card=cards or (terms and isinstance(value, tuple))) for value in move.more]
    return " ".join(parts)


def move_of(numbers: Numbers, text: str) -> Move:
    """The move that such a line says. Raises RecordError."""
    tokens = TOKEN.findall(text)
    if len(tokens) < 2 or not NUMBER.fullmatch(tokens[0]):
        raise RecordError("record-bad-line")
    seat, verb, rest = int(tokens[0]), tokens[1], tokens[2:]
    card = -1
    if rest and rest[0] not in ("on", ":"):
        card, rest = numbers.card(rest[0]), rest[1:]
    on: tuple[Any, ...] = ()
    if rest and rest[0] == "on":
        if len(rest) < 3:
            raise RecordError("record-bad-line")
        on, rest = (rest[1], numbers.read(iter(()), rest[2])), rest[3:]
    if rest and rest[0] != ":":
        raise RecordError("record-bad-line")
    stream = iter(rest[1:])
    return Move(seat, verb, card, on, tuple(numbers.read(stream, token) for token in stream))


def fate_text(numbers: Numbers, fate: Fate) -> str:
    """`roll 5`, `pick CARD`, `name "meat"`, `shuffle CARD ...`, `first 2` (who goes first: a seat)."""
    kind, value = fate
    if kind == "shuffle":
        return " ".join([kind, *(numbers.names[card] for card in value)])
    return f"{kind} {numbers.said(value, card=kind == 'pick')}"


def fate_of(numbers: Numbers, text: str) -> Fate:
    """The decision of fate that such a line says. Raises RecordError."""
    kind, *rest = TOKEN.findall(text)
    if kind == "shuffle":
        return kind, tuple(numbers.card(name) for name in rest)
    if len(rest) != 1 or kind not in ("roll", "pick", "name", "first"):
        raise RecordError("record-bad-line")
    return kind, numbers.read(iter(()), rest[0])


def fates_text(numbers: Numbers, fates: Sequence[Fate]) -> str:
    """Several decisions in one line, for messages."""
    return "; ".join(fate_text(numbers, fate) for fate in fates) or "-"


__all__ = ["Fate", "Numbers", "fate_of", "fate_text", "fates_text", "has_cards", "move_of", "move_text"]
