"""What the strip says: what is asked, of whom it may be said, and one line of why."""

from __future__ import annotations

from kickdoor.frames import Choose, Combat, Door, Flight, Offer, Opening, Turn, Window
from kickdoor.rules import strength
from kickdoor.sight import HIDDEN, knows
from kickdoor.state import State, Terms
from kickdoor.table.protocol import OfferSaid
from kickdoor.telling.moment import happening, moment, offered, takes_several
from kickdoor.telling.wording import Wording, person, question
from kickdoor.words import say


def title_and_why(wording: Wording, state: State, seat: int | None, *, asked: bool, contested: bool) -> tuple[str, str]:
    """The two sentences. `asked`: this seat is; `contested`: the fighter has said "I fight", the window is open."""
    frame = state.stack[-1] if state.stack else None
    reader = -1 if seat is None else seat
    if state.winners or frame is None:
        names = ", ".join(wording.seat(winner) for winner in state.winners)
        return say("table-over", n=len(state.winners), names=names), ""
    if isinstance(frame, Window):
        return happening(wording, state, _as_seen(state, frame, seat), reader), say("table-why-window", moment=frame.moment)
    if isinstance(frame, Combat):
        return _of_fight(wording, state, seat, asked=asked, contested=contested)
    if isinstance(frame, Choose):
        if asked:
            return question(wording, frame, reader), say("table-why-many") if takes_several(frame) else ""
        of = frame.path[0] if frame.path else HIDDEN
        of = of if of >= 0 and knows(state, seat, of) else HIDDEN
        who = wording.seat(frame.seat)
        return say("table-chooses", who=who, card=wording.card(of), some="yes" if of >= 0 else "no"), ""
    if isinstance(frame, Offer):
        return offered(wording, state, frame, reader), "" if asked else say("table-why-offer", who=wording.seat(frame.seat))
    if isinstance(frame, Opening):
        return say("table-opening", kinds=wording.begins_with, friend=wording.begins_beside), say("table-why-opening")
    if asked and seat is not None:
        return moment(wording, state, seat, reader), ""
    return _elsewhere(wording, state, frame), ""


def _as_seen(state: State, frame: Window, seat: int | None) -> Window:
    """The window without a card that the seat can't know."""
    if frame.it < 0 or knows(state, seat, frame.it):
        return frame
    seen: Window = frame.but(it=-1)
    return seen


def _of_fight(wording: Wording, state: State, seat: int | None, *, asked: bool, contested: bool) -> tuple[str, str]:
    fighter = state.fighters()[0]
    who = wording.seat(fighter)
    winning = "yes" if strength.is_winning(state) else "no"
    if not contested:
        if seat == fighter:
            return say("table-fight-yours", winning=winning), say("table-why-haggle-yours")
        return say("table-fight", who=who, winning=winning), say("table-why-haggle", who=who)
    role = "fighter" if seat == fighter else "helper" if seat is not None and state.is_fighting(seat) else "other"
    to = person(fighter, -1 if seat is None else seat)
    return say("table-fight-window", who=who, person=to, winning=winning), say("table-why-fight-window", role=role)


def _elsewhere(wording: Wording, state: State, frame: object) -> str:
    """What somebody else is about."""
    step = frame.step if isinstance(frame, Turn) else "found" if isinstance(frame, Door) else "run"
    who = frame.seat if isinstance(frame, Flight) else state.turn
    return say("table-waits", who=wording.seat(who), step=step)


def offer_said(wording: Wording, state: State) -> OfferSaid | None:
    """The open offer in words, or None. Cards of a hand that are promised are said aloud, so all may read them."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Offer):
        return None
    title = offered(wording, state, frame)
    if frame.matter == "trade":
        gives = tuple(wording.card(card) for card in frame.gives)
        return OfferSaid(frame.asker, frame.seat, frame.matter, title, gives, tuple(wording.card(card) for card in frame.wants))
    terms = Terms(*frame.terms)
    promises = tuple(wording.card(card) for card in terms.promises)
    reward, aid = (wording.terms(terms._replace(promises=())),), (say("table-wants-help"),)
    by_fighter = state.fight is not None and frame.asker == state.fight.fighter
    gives, wants = (reward, aid) if by_fighter else (aid, reward)
    return OfferSaid(frame.asker, frame.seat, frame.matter, title, gives, wants, promises)
