"""Answers that a step has already given to the questions of its move."""

from __future__ import annotations

from typing import Any

from kickdoor.frames import Choose
from kickdoor.move import Move
from kickdoor.notation.names import Answers
from kickdoor.notation.reader import Reader
from kickdoor.state import State

# Which keyword of a step answers a question of this purpose.
ANSWERED_BY = {
    "discarding": ("discarding",),
    "pay": ("discarding", "spending"),
    "taking": ("taking",),
    "spending": ("spending",),
    "with": ("with",),
    "on": ("on",),
    "pick": ("on", "taking"),
    "remove": ("on", "taking"),
    "kill": ("on", "taking"),
    "mate": ("on",),
    "fight": ("with", "on", "taking"),
    "become": ("on", "taking"),
    "cancelling": ("on", "taking"),
    "replacing": ("replacing",),
    "make_way": ("replacing",),
    "lose": ("taking", "discarding"),
    "give": ("taking",),
    "way": ("on",),
    "pile": ("pile", "taking"),
}
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
    for keyword in ("choose", *ANSWERED_BY.get(question.purpose or question.verb, ("on", "taking", "discarding"))):
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
