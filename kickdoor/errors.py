"""What somebody gave - a set's name, an option, a record, a save - can't be used: a message id and its arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

DEBUG = "KICKDOOR_DEBUG"  # set: what should not happen lets its traceback through


def speechless(message_id: str, facts: Mapping[str, Any]) -> str:
    """What stands for a sentence where nothing can be said: the message and its arguments."""
    return f"{message_id} {dict(facts)}"


voice: Callable[[str, Mapping[str, Any]], str] = speechless  # errors stand below all words: the package gives them theirs


class InputError(Exception):
    """Bad input. `message_id` is a message of the catalogue, `facts` are its arguments."""

    def __init__(self, message_id: str, **facts: str | int) -> None:
        super().__init__(message_id, facts)
        self.message_id = message_id
        self.facts = facts

    def __str__(self) -> str:
        return f"{voice(self.message_id, self.facts)} ({self.message_id})"

    def __reduce__(self) -> tuple[Callable[[], InputError], tuple[()]]:
        """How it goes from one process to another."""
        return partial(type(self), self.message_id, **self.facts), ()


class SetNameError(InputError):
    """There is no such set, or these sets can't be in one game."""


class OptionError(InputError):
    """There is no such option, or it can't have this value."""


class SeatsError(InputError):
    """So many players can't play, or two of them have one name."""


class SaveError(InputError):
    """A saved game can't be read or written."""


class RecordError(InputError):
    """A record doesn't hold: `line` is where (0: the file as a whole)."""

    def __init__(self, message_id: str, line: int = 0, **facts: str | int) -> None:
        super().__init__(message_id, line=line, **facts)
        self.line = line
