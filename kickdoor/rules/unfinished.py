"""What has begun and is finished before anything else: why a move that would be right has to wait, and by which rule."""

from __future__ import annotations

from typing import Final

from kickdoor.frames import Choose, Door, Flight, Offer, Opening, Turn, Window
from kickdoor.move import Refusal
from kickdoor.state import State

# By what it is about: the rules that ask such a question; all others are asked by a card, and a card comes before the rules.
RULES_OF_QUESTION: Final[dict[str, tuple[str, ...]]] = {
    "loot": ("DEATH-07",), "surplus": ("BIG-04",), "hand_on": ("BIG-06",), "take_role": ("ROLE-04",), "pick": ("HELP-05",),
    "first": ("EPIC-05",), "token": ("TOKEN-05",), "share_tokens": ("TOKEN-02",), "pile": ("COMBINE-12",),
    "unequip": ("ITEM-08", "ITEM-10", "COMPLEX-03"), "discarding": ("CLASS-05",),
}  # fmt: skip
ONE_TOO_MANY: Final = {
    "race": "RACE-05", "affiliation": "AFFIL-06", "power": "POWER-10", "sidekick": "SIDEKICK-03", "ally": "ALLY-01",
    "hireling": "COMBINE-09",
}  # fmt: skip  # by kind: of which cards one has to go, as of classes by CLASS-09

# Before the door, or once the second phase is over: other sentences that say the order of a turn.
SAY_SO_TOO: Final = {"TURN-08": ("TURN-03", "TURN-09", "TURN-10", "AMB-25"), "TURN-16": ("TURN-03", "TURN-08", "AMB-24"),
              "FASTER-01": ("FASTER-02",), "TURN-12": ("TURN-16",), "TURN-03": ("TURN-07", "TURN-08")}  # fmt: skip

ASKED_BY: Final = {"curse": ("CURSE-08", "CURSE-03", "TURN-05"), "monster": ("BAD-03", "BAD-01")}


def rules_of(state: State, question: Choose) -> tuple[str, ...]:
    """The rules that ask this question; none where a card asks it."""
    purpose = question.purpose or question.verb
    if purpose in ("drop", "replacing", "make_way"):
        return (ONE_TOO_MANY.get(state.box.kind[question.options[0]], "CLASS-09"),)
    return RULES_OF_QUESTION.get(purpose, ())


def unfinished(state: State, *also: str) -> Refusal:
    """What a move has to wait for. `also`: rules that say when the move itself may be made."""
    frame = state.stack[-1] if state.stack else None
    if frame is None:
        return Refusal("WIN-01", "game-over")
    if isinstance(frame, Window):
        return Refusal("PRECEDENCE-01", "only-answers", also=("AMB-11", *also))
    if isinstance(frame, Choose):
        rule = (*rules_of(state, frame), "PRECEDENCE-01")[0]
        return Refusal(rule, "choice-first", to=frame.seat, also=("PRECEDENCE-01", "AMB-11", *asked_by(state, frame), *also))
    if isinstance(frame, Offer):
        return Refusal("HELP-01" if frame.matter == "help" else "TRADE-03", "answer-first", also=("PRECEDENCE-01", *also))
    if isinstance(frame, Flight):
        return Refusal("RUN-01", "run-first", to=frame.seat, also=also)
    if isinstance(frame, Opening):
        return Refusal("CHAR-06", "opening-first", also=("CHAR-07", *also))
    if isinstance(frame, Door):
        return Refusal("TURN-06", "door-first", to=state.turn, also=also)
    return Refusal("TURN-04" if state.fight is not None else "PRECEDENCE-01", "finish-first", also=also)


def asked_by(state: State, question: Choose) -> tuple[str, ...]:
    """Rules that say who answers such a question, and that it is answered now."""
    kind = state.box.kind[question.nouns.card] if question.nouns.card >= 0 else ""
    return rules_of(state, question) or ASKED_BY.get(kind, ())


def step_refusal(state: State, seat: int, step: str, rule: str) -> Refusal | None:
    """Why it isn't this player's time for a decision of the turn."""
    frame = state.stack[-1]
    if seat != state.turn:
        return Refusal("SETUP-11", "not-your-turn", also=(rule, "TURN-01"))
    if not isinstance(frame, Turn):
        return unfinished(state, rule, "TURN-04", "TURN-07", "PRECEDENCE-01")
    if frame.step == step:
        return None
    met = frame.step != "arrange" and "met_a_monster" in state.happened
    return Refusal(rule, also=("TURN-07", "TURN-08", "AMB-23") if met else SAY_SO_TOO.get(rule, ()))
