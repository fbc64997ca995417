"""What is asked just now, as a sentence."""

from __future__ import annotations

from kickdoor.frames import Choose, Combat, Door, Flight, Offer, Opening, Turn, Window
from kickdoor.rules import charity
from kickdoor.state import State, Terms
from kickdoor.telling.wording import Wording, person, question
from kickdoor.words import say


def takes_several(frame: Choose) -> bool:
    """True for a question whose answer is more than one thing, or whose number is free."""
    return frame.sort == "order" or frame.most > 1 or frame.worth != 0


def moment(wording: Wording, state: State, seat: int = -1, reader: int = -1) -> str:
    """What is asked just now of a seat, in a sentence. `reader`: the seat called "you" in it, -1 for none."""
    frame = state.stack[-1] if state.stack else None
    who, to = wording.seat(seat), person(seat, reader)
    if isinstance(frame, Choose):
        return asked(wording, frame)
    if isinstance(frame, Offer):
        return offered(wording, state, frame, frame.seat)
    if isinstance(frame, Window):
        return say("moment-window", what=happening(wording, state, frame), who=who, named="yes" if seat >= 0 else "no")
    if isinstance(frame, Combat):
        return say("moment-combat", role=role_of(state, seat), who=who, fighter=wording.seat(state.fighters()[0]))
    if isinstance(frame, Flight):
        return say("moment-flight", who=who, person=to, n=len(frame.left))
    if isinstance(frame, Door):
        return say("moment-door", who=who, person=to, card=wording.brief(frame.card))
    if isinstance(frame, Opening):
        return say("moment-opening", who=who, kinds=wording.begins_with, friend=wording.begins_beside)
    if isinstance(frame, Turn):
        over = charity.excess(state, state.turn) if frame.step == "charity" else 0
        message = f"moment-turn-{frame.step}" if over <= 0 else "moment-turn-excess"
        poor = charity.lowest(state)
        mine = "yes" if seat in poor else "no"
        poorest = ", ".join(map(wording.seat, poor))
        return say(message, who=who, person=to, over=max(over, 0), poor=poorest, mine=mine)
    return say("moment-other", who=who, person=to)


def role_of(state: State, seat: int) -> str:
    """What a seat has to do with the fight."""
    fighters = state.fighters()
    if seat in fighters:
        return "fighter" if seat == fighters[0] else "helper"
    return "other" if seat >= 0 else "nobody"


def asked(wording: Wording, frame: Choose) -> str:
    """A question, and how to answer it."""
    hint = ""
    if frame.sort == "order":
        hint = say("question-hint-order", n=frame.most)
    elif frame.worth > 0:
        hint = say("question-hint-worth", gold=frame.worth)
    elif takes_several(frame):
        same = "yes" if frame.least == frame.most else "no"
        hint = say("question-hint-many", least=frame.least, most=frame.most, same=same)
    return f"{question(wording, frame)} {hint}".strip()


def offered(wording: Wording, state: State, frame: Offer, reader: int = -1) -> str:
    """An offer that waits for an answer. `reader`: the seat called "you" in it, -1 for none."""
    who = {
        "asker": wording.seat(frame.asker),
        "who": wording.seat(frame.seat),
        "person": "asker" if reader == frame.asker else person(frame.seat, reader),
    }
    if frame.matter == "trade":
        gives, wants = wording.cards(frame.gives), wording.cards(frame.wants)
        return say("moment-trade", **who, gives=gives, wants=wants, gift="no" if frame.wants else "yes")
    asks = state.fight is not None and frame.asker == state.fight.fighter
    return say("moment-help", **who, terms=wording.terms(Terms(*frame.terms)), asks="yes" if asks else "no")


def happening(wording: Wording, state: State, frame: Window, reader: int = -1) -> str:
    """What a short window is about. `reader`: the seat called "you" in it, -1 for none."""
    die = state.rolls[frame.them] if frame.them >= 0 else 0
    return say(f"window-{frame.moment}", die=die, who=wording.seat(frame.them), card=wording.foe(state, frame.it),
               person=person(frame.them, reader), some="yes" if frame.it >= 0 else "no")  # fmt: skip


__all__ = ["happening", "moment", "takes_several"]
