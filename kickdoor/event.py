"""Something that happened, the rule behind it, and who may see what of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kickdoor.state import State

EVERYONE: Final = 63


class Event:
    """A fact for the log: kind, seat, cards, amount, another seat, rule id, and a mask of the seats who see the cards."""

    __slots__ = ("amount", "cards", "kind", "other", "rule", "seat", "seen")

    def __init__(self, kind: str, seat: int = -1, cards: tuple[int, ...] = (), amount: int = 0, other: int = -1, rule: str = "",
                 seen: int = EVERYONE) -> None:  # fmt: skip
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.amount = amount
        self.other = other
        self.rule = rule
        self.seen = seen

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.seat}, {self.cards}, {self.amount}, {self.other}, {self.rule}, {self.seen})"


def tell(state: State, kind: str, seat: int = -1, cards: tuple[int, ...] = (), amount: int = 0, other: int = -1, rule: str = "",
         seen: int = EVERYONE) -> None:  # fmt: skip
    """Note an event, if anybody listens."""
    if state.told is not None:
        state.told.append(Event(kind, seat, cards, amount, other, rule, seen))
