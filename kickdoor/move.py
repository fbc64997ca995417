"""One player's decision, with a text form both ways."""

from __future__ import annotations

from typing import Any


class Move:
    """A decision: who, the verb, the card, on what, and what else belongs to it.

    `on` is () or one of ("seat", n), ("card", n), ("side", -1 or -2). `more` depends on the verb: the chosen options of `choose`,
    the cards of `sell`, `give`, `trade` and `discard`, the number of the ability of `use`, the Terms of an offer.
    """

    __slots__ = ("card", "more", "on", "seat", "verb")

    def __init__(self, seat: int, verb: str, card: int = -1, on: tuple[Any, ...] = (), more: tuple[Any, ...] = ()) -> None:
        self.seat = seat
        self.verb = verb
        self.card = card
        self.on = on
        self.more = more

    def key(self) -> tuple[Any, ...]:
        """All that makes two moves the same."""
        return (self.seat, self.verb, self.card, self.on, self.more)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Move{self.key()!r}"


class Refusal:
    """Why a move isn't legal: the id of the rule, other rules that say so too, and where it helps a reason (a message id)."""

    __slots__ = ("also", "args", "reason", "rule")

    def __init__(self, rule: str, reason: str = "", *, also: tuple[str, ...] = (), **args: Any) -> None:
        self.rule = rule
        self.also = also
        self.reason = reason
        self.args = args

    def __str__(self) -> str:
        """The rule and the reason, in a few words."""
        return f"{self.rule} {self.reason}".strip()

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r}, {self.args!r})"


class Refused(Exception):
    """A move that isn't legal was tried; carries the Refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal
