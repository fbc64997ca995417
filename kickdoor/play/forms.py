"""Choices that are filled in step by step: asking for help, its terms, a sale, a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.frames import Offer
from kickdoor.move import Move
from kickdoor.rules import bounty, fighting, items, standing, strength, trading
from kickdoor.state import ALIVE, MONSTERS, MUNCHKINS, State, Terms
from kickdoor.words import say

if TYPE_CHECKING:
    from kickdoor.play.talk import Talk


def fill_in(talk: Talk, form: str, moves: tuple[Move, ...]) -> Move | None:
    """The move that the person puts together, or None if it goes back."""
    if form == "ask":
        return ask_for_help(talk, moves)
    if form == "volunteer":
        return offer_help(talk)
    if form == "counter":
        return other_terms(talk)
    if form == "sell":
        return sell(talk)
    return deal(talk)


# --- help ------------------------------------------------------------------------------------------------------------


def ask_for_help(talk: Talk, moves: tuple[Move, ...]) -> Move | None:
    """Whom, then for what."""
    state = talk.state
    others = list(dict.fromkeys(move.on[1] for move in moves))
    ours, theirs = strength.side(state, MUNCHKINS), strength.side(state, MONSTERS)
    labels = []
    for seat in others:
        total = ours + strength.munchkin(state, seat)
        labels.append(say("form-helper", name=talk.wording.seat(seat), total=total, against=theirs))
    chosen = talk.pick_one(say("form-ask-whom"), labels)
    if chosen is None:
        return None
    terms = ask_terms(talk, others[chosen])
    return None if terms is None else Move(talk.seat, "ask", on=("seat", others[chosen]), more=tuple(terms))


def offer_help(talk: Talk) -> Move | None:
    """For what one would help."""
    terms = ask_terms(talk, talk.seat)
    return None if terms is None else Move(talk.seat, "volunteer", more=tuple(terms))


def other_terms(talk: Talk) -> Move | None:
    """What one would rather have."""
    offer = talk.state.stack[-1]
    assert isinstance(offer, Offer) and talk.state.fight is not None
    helper = offer.seat if offer.asker == talk.state.fight.fighter else offer.asker
    terms = ask_terms(talk, helper, Terms(*offer.terms))
    return None if terms is None else Move(talk.seat, "counter", more=tuple(terms))


def ask_terms(talk: Talk, helper: int, before: Terms | None = None) -> Terms | None:
    """How many Treasures the helper gets, and who picks first."""
    state = talk.state
    assert state.fight is not None
    due = sum(bounty.treasures_of(state, foe) for foe in fighting.hostile(state))
    talk.screen.line(say("form-treasures", n=due, helper=talk.wording.seat(helper)), "bold")
    typed = talk.ask(say("form-how-many"))
    if not typed:
        return None
    count = -1 if typed.casefold() in (say("form-all"), "all") else int(typed) if typed.isdecimal() else -2
    if count < -1 or count > due:
        talk.screen.line(say("form-number", least=0, most=due))
        return ask_terms(talk, helper, before)
    first = -1
    if count > 0:
        fighter = state.fight.fighter
        labels = [talk.wording.seat(fighter), talk.wording.seat(helper)]
        chosen = talk.pick_one(say("form-first"), labels)
        if chosen is None:
            return None
        first = (fighter, helper)[chosen]
    kept = before if before is not None else Terms()
    return kept._replace(treasures=count, first=first)


# --- selling and dealing ---------------------------------------------------------------------------------------------


def goods(state: State, seat: int) -> list[int]:
    """What could be sold, the least useful first."""
    found = [
        card for card in (*state.hand[seat], *state.table[seat]) if items.is_item(state, card) and strength.gold_of(state, card)
    ]
    return sorted(found, key=lambda card: (standing.in_use(state, card, seat), strength.bonus_of(state, card)))


def sell(talk: Talk) -> Move | None:
    """Which Items; the dearest is doubled where a card allows it."""
    state, seat = talk.state, talk.seat
    found = goods(state, seat)
    labels = []
    for card in found:
        used = "yes" if standing.in_use(state, card, seat) else "no"
        labels.append(say("form-good", card=talk.wording.brief(card), used=used))
    double = trading.doubling(state, seat) > 1
    chosen = talk.pick_many(say("form-sell-double" if double else "form-sell"), labels)
    if not chosen:
        return None
    cards = tuple(found[place] for place in chosen)
    twice = max(cards, key=lambda card: strength.gold_of(state, card)) if double else -1
    return Move(seat, "sell", twice, more=cards)


def deal(talk: Talk) -> Move | None:
    """With whom, what one gives, what one wants; wanting nothing makes it a gift."""
    state, seat = talk.state, talk.seat
    others = [other for other in state.others(seat) if state.alive[other] == ALIVE and not state.is_fighting(other)]
    chosen = talk.pick_one(say("form-deal-whom"), [talk.wording.seat(other) for other in others])
    if chosen is None:
        return None
    other = others[chosen]
    gives = pick_items(talk, seat, say("form-deal-give"))
    if gives is None:
        return None
    wants = pick_items(talk, other, say("form-deal-want", who=talk.wording.seat(other)))
    if wants is None:
        return None
    if not wants and not gives:
        return None
    if not wants:
        return Move(seat, "give", on=("seat", other), more=gives)
    return Move(seat, "trade", on=("seat", other), more=(gives, wants))


def pick_items(talk: Talk, owner: int, prompt: str) -> tuple[int, ...] | None:
    """Items on somebody's table; () for none, None to go back."""
    state = talk.state
    found = [card for card in state.table[owner] if items.is_item(state, card)]
    if not found:
        talk.screen.line(say("form-no-items", who=talk.wording.seat(owner)))
        return ()
    chosen = talk.pick_many(prompt, [talk.wording.brief(card) for card in found], none=True)
    return None if chosen is None else tuple(found[place] for place in chosen)
