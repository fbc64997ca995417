"""What has begun and is finished before anything else: why a move that would be right has to wait, and by which rule."""

from __future__ import annotations

from typing import Final

from kickdoor.frames import Choose, Door, Flight, Offer, Opening, Window
from kickdoor.move import Refusal
from kickdoor.state import State

# A question that a rule asks; all others are asked by a card, and a card comes before the rules.
RULE_OF_QUESTION: Final = {
    "loot": "DEATH-07", "surplus": "BIG-04", "hand_on": "BIG-06", "take_role": "ROLE-04", "pick": "HELP-05", "first": "EPIC-05",
    "replacing": "CLASS-09", "make_way": "ALLY-04", "token": "TOKEN-05", "share_tokens": "TOKEN-02", "pile": "COMBINE-12",
}  # fmt: skip

ASKED_BY: Final = {"curse": ("CURSE-08", "CURSE-03", "TURN-05"), "monster": ("BAD-03", "BAD-01")}


def unfinished(state: State, *also: str) -> Refusal:
    """What a move has to wait for. `also`: rules that say when the move itself may be made."""
    frame = state.stack[-1] if state.stack else None
    if frame is None:
        return Refusal("WIN-01", "game-over")
    if isinstance(frame, Window):
        return Refusal("PRECEDENCE-01", "only-answers", also=("AMB-11", *also))
    if isinstance(frame, Choose):
        rule = RULE_OF_QUESTION.get(frame.purpose or frame.verb, "PRECEDENCE-01")
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
    rule = RULE_OF_QUESTION.get(question.purpose or question.verb)
    kind = state.box.kind[question.nouns.card] if question.nouns.card >= 0 else ""
    return (rule,) if rule is not None else ASKED_BY.get(kind, ())
