"""What is wrong with a card file: where, which card, and the message that says it."""

from __future__ import annotations

from difflib import SequenceMatcher, get_close_matches
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kickdoor import errors

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class Problem(Struct, frozen=True, kw_only=True):
    """One fault. `message_id` is a message of the catalogue, `args` are its arguments."""

    file: str
    line: int
    card: str
    message_id: str
    args: dict[str, str | int]


class CardError(Exception):
    """A card or set file is refused; `problems` holds every fault found in it, at least one."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        first = self.problems[0]
        self.file, self.line, self.card = first.file, first.line, first.card
        self.message_id, self.arguments = first.message_id, first.args
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(f"{told(each, errors.voice)} ({each.message_id})" for each in self.problems)


def told(problem: Problem, say: Callable[[str, dict[str, Any]], str]) -> str:
    """The fault as a line for people: file, line, card, what is wrong, and the nearest known word."""
    fault = say(problem.message_id, problem.args)
    if problem.args.get("near"):
        fault = say("language-with-near", {"fault": fault, "near": problem.args["near"]})
    where = {"file": problem.file, "line": problem.line, "card": problem.card, "fault": fault}
    return say("language-problem" if problem.card else "language-problem-of-file", where)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one, or "" if none is like it."""
    close = get_close_matches(word, sorted(known), 1, 0.6)
    return close[0] if close else ""


def closest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one, however little; "" where nothing is known."""

    def likeness(name: str) -> float:
        return max(SequenceMatcher(None, word, name).ratio(), SequenceMatcher(None, name, word).ratio())

    return max(sorted(set(known)), key=likeness, default="")
