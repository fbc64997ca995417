"""How many of something a munchkin may have: cards in hand, Items of a sort or a slot, classes, companions, Ranks."""

from __future__ import annotations

from typing import Final

from kickdoor.rules import apart, reading, standing
from kickdoor.rules.voices import Answer, Gathering
from kickdoor.state import State

LIMITS: Final = {"hand": 5, "big": 1, "complex": 1, "companion": 1, "headgear": 1, "armor": 1, "footgear": 1, "hands": 2,
                 "class": 1, "race": 1, "affiliation": 1}  # fmt: skip
ANY: Final = 99


def limit(state: State, what: str, seat: int) -> int:
    """How many of that this seat may have; 99 or more for any number (DECK-10, ITEM-08, BIG-01, POWER-04)."""
    if what == "rank":
        start = state.level[seat]
    elif what == "companion" and state.options.get("companions") == "any_number":
        return ANY
    else:
        start = LIMITS[what] if what in LIMITS else dict(state.box.slots).get(what, 1)
    said: Gathering = state.speaking or standing.gathering(state)
    raising = said.answers.get(("limit", what))
    return start if raising is None else start + _raised(state, what, seat, raising)


def hand_limit(state: State, seat: int) -> int:
    """How many cards may stay in hand when one's own turn ends.

    Rules: DECK-10.
    """
    return limit(state, "hand", seat)


def _raised(state: State, what: str, seat: int, raising: tuple[Answer, ...]) -> int:
    """By how much cards raise a limit for this seat."""
    begun = apart.begin(state, ("limit", what))
    if begun < 0:
        return 0
    total = 0
    for answer in raising:
        if standing.about_seat(state, answer, seat):
            more = answer.question.more  # type: ignore[attr-defined]
            total += ANY if more == "any" else more if isinstance(more, int) else reading.amount(state, more, answer.nouns)
    apart.end(state, begun)
    return min(total, ANY)
