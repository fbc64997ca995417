"""Asking for help: offers, counter-offers, volunteers; deals that bind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kickdoor.event import tell
from kickdoor.frames import Combat, Offer
from kickdoor.move import Refusal
from kickdoor.rules import (
    bounty,
    deeds,
    fighting,
    flow,
    items,
    levels,
    marks,
    mending,
    moving,
    playable,
    strength,
    targeting,
    tokens,
)
from kickdoor.state import HAND, TABLE, State, Terms

FOR_NOTHING: Final = Terms()


def help_refusal(state: State, helper: int) -> Refusal | None:
    """Why this player can't help in the present fight at all.

    Rules: HELP-02, MULTI-03, DEATH-12, DEATH-13.
    """
    fight = state.fight
    if fight is None or fight.running:
        return _no_fight(state)
    if fight.helper >= 0:
        return Refusal("HELP-02", "one-helper")
    if helper == fight.fighter:
        return Refusal("HELP-01", "not-yourself")
    if not state.alive[helper]:
        return Refusal("DEATH-13", also=("DEATH-12", "DEATH-11"))
    ban = deeds.forbids(state, "be_helped", fight.fighter)
    if ban < 0:
        ban = deeds.forbids(state, "help", helper)
    return deeds.refusal(state, ban) if ban >= 0 else None


def _no_fight(state: State) -> Refusal:
    """There is no fight to help in, or it is lost already (AMB-10)."""
    return Refusal("HELP-01", "no-fight", also=("RUN-01", "AMB-10") if state.phase == "run" else ())


def ask_refusal(state: State, seat: int, partner: int, terms: Terms) -> Refusal | None:
    """Why the fighter can't ask that player on these terms: only while losing (AMB-13).

    Rules: HELP-01, HELP-02.
    """
    refusal = asking_refusal(state, seat, partner)
    if refusal is None:
        refusal = _pending(state)
    return refusal if refusal is not None else terms_refusal(state, partner, terms, seat)


def asking_refusal(state: State, seat: int, partner: int) -> Refusal | None:
    """Why the fighter can't ask that player, whatever the terms are."""
    fight = state.fight
    if fight is None or fight.running:
        return _no_fight(state)
    if fight.fighter != seat:
        return Refusal("HELP-01", "not-the-fighter", also=("HELP-02",) if fight.helper >= 0 else ())
    refusal = help_refusal(state, partner)
    if refusal is not None:
        return refusal
    ban = deeds.forbids(state, "ask_for_help", seat)
    if ban >= 0:
        return deeds.refusal(state, ban)
    anyway = state.options.get("help_is_asked") == "at_any_time" or deeds.allows(state, "ask_for_help", seat)
    if strength.is_winning(state) and not anyway:
        return Refusal("HELP-01", "winning-already", also=("AMB-13",))
    return None


def open_offers(state: State, asker: int, asked: int, shares: Sequence[Terms]) -> list[Terms]:
    """Of such offers, without Items or cards, between two who may make a deal, those that may be made now.

    One that was refused may be made again, but is none to suggest before something is played.
    """
    fight = state.fight
    assert fight is not None
    if _pending(state) is not None:
        return []
    helper = asked if asker == fight.fighter else asker
    unpaid = (deeds.forbids(state, "ask_reward", helper) >= 0 and not _wins_it(state)) or (
        deeds.forbids(state, "offer", fight.fighter) >= 0
    )
    refused = refused_offers(state)
    return [
        terms
        for terms in shares
        if not (unpaid and terms != FOR_NOTHING)
        and (asker, asked, terms) not in refused
        and (not terms.reward_tokens or tokens.terms_refusal(state, fight.fighter, terms) is None)
    ]


def refused_offers(state: State) -> tuple[tuple[Any, ...], ...]:
    """The offers that were refused since the last play: of whom, to whom, on which terms."""
    for frame in reversed(state.stack):
        if isinstance(frame, Combat):
            return frame.refused
    return ()


def volunteer_refusal(state: State, seat: int, terms: Terms) -> Refusal | None:
    """Why this player can't offer help on these terms; a volunteer may do so at any time in the fight (AMB-13).

    Rules: HELP-01.
    """
    refusal = help_refusal(state, seat)
    if refusal is not None:
        return refusal
    assert state.fight is not None
    refusal = _pending(state)
    return refusal if refusal is not None else terms_refusal(state, seat, terms, seat)


def _pending(state: State) -> Refusal | None:
    """One offer at a time, while the fight is undecided."""
    frame = state.stack[-1]
    if isinstance(frame, Offer):
        return Refusal("HELP-01", "answer-first")
    if not isinstance(frame, Combat) or frame.step != "contest":
        return Refusal("HELP-01", "no-fight")
    return None


def terms_refusal(state: State, helper: int, terms: Terms, by: int) -> Refusal | None:
    """Why these terms can't be offered: carried Items only, cards that could be played on the helper,
    the monster's Treasures and tokens.

    A helper may name a card that the fighter is only hoped to hold: whether it is there shows
    when she accepts (`by`: who offers).

    Rules: HELP-04, HELP-05, HELP-06, TRADE-02, TOKEN-07.
    """
    fight = state.fight
    assert fight is not None
    fighter = fight.fighter
    if deeds.forbids(state, "ask_reward", helper) >= 0 and terms != Terms() and not _wins_it(state):
        return deeds.refusal(state, deeds.forbids(state, "ask_reward", helper))
    ban = _may_not_offer(state, fighter, terms)
    if ban >= 0:
        return deeds.refusal(state, ban)
    if terms.treasures < -1:
        return Refusal("HELP-04", "not-offered")
    if terms.first not in (-1, fighter, helper):
        return Refusal("HELP-05", "who-picks")
    for card in terms.items:
        if state.zone[card] != TABLE + fighter or not items.is_item(state, card):
            return Refusal(
                "HELP-04" if state.zone[card] == TABLE + fighter else "TRADE-02",
                "not-on-table",
                card=card,
                also=("HELP-04", "TRADE-01"),
            )
        if items.carry_refusal(state, helper, card) is not None:
            return Refusal("BIG-01", "too-big", card=card, also=("AMB-44", "HELP-04"))
    if terms.tokens or terms.reward_tokens:
        refusal = tokens.terms_refusal(state, fighter, terms)
        if refusal is not None:
            return refusal
    for card in terms.promises:
        if by == fighter and state.zone[card] != HAND + fighter:
            return Refusal("HELP-06", "not-in-hand", card=card)
        if ("seat", helper) not in (targeting.card_targets(state, fighter, card) or ()):
            return Refusal(
                "HELP-06" if not items.is_item(state, card) else "TRADE-02", "not-on-her", card=card, also=("HELP-04",)
            )
        useless = playable.useless(state, fighter, card, ("seat", helper))
        if useless is not None:
            return Refusal("HELP-06", "does-nothing", card=card, also=(useless.rule, *useless.also))
    return None


def _may_not_offer(state: State, fighter: int, terms: Terms) -> int:
    """The card that forbids the fighter to offer this, or -1: all of it, or one of its cards."""
    cards = (-1, *terms.items, *terms.promises) if terms != FOR_NOTHING else ()
    return max((deeds.forbids(state, "offer", fighter, card) for card in cards), default=-1)


def _wins_it(state: State) -> bool:
    """True if this fight, won as it stands, would win the fighter the game (AMB-08)."""
    fight = state.fight
    assert fight is not None
    gained = bounty.levels_due(state, fighting.hostile(state))
    gained += sum(spoils.levels for spoils in fight.banked if spoils.seat == fight.fighter)
    return state.level[fight.fighter] + gained >= levels.goal(state)


def frees_the_forced(state: State) -> bool:
    """True if nobody can be forced into this fight, since it would win the fighter the game (AMB-08)."""
    return not state.options.get("forced_into_the_win") and _wins_it(state)


def may_join(state: State, seat: int, *, forced: bool) -> bool:
    """True if this player can become the helper; nobody is forced into a fight that would win the game (AMB-08)."""
    return help_refusal(state, seat) is None and not (forced and frees_the_forced(state))


def must_help(state: State, helper: int) -> bool:
    """True if a card leaves this player no refusal; never in a fight that would win the fighter the game (AMB-08)."""
    forced = deeds.forbids(state, "refuse_help", helper) >= 0 or deeds.obliges(state, "help", helper) >= 0
    return forced and not frees_the_forced(state)


def ask(state: State, seat: int, partner: int, terms: Terms) -> None:
    """The fighter asks; who must help joins at once.

    Rules: HELP-01.
    """
    _say_aloud(state, terms)
    tell(state, "asked_help", seat, terms.items + terms.promises, terms.treasures, partner, rule="HELP-01")
    if must_help(state, partner):
        join(state, partner, terms, compelled=True)
    else:
        flow.push(state, Offer("help", seat, partner, terms))


def _say_aloud(state: State, terms: Terms) -> None:
    """A card of the hand that is promised is known to all."""
    for card in terms.promises:
        state.known[card] = moving.ALL


def volunteer(state: State, seat: int, terms: Terms) -> None:
    """A player offers to help.

    Rules: HELP-01.
    """
    assert state.fight is not None
    tell(state, "volunteered", seat, (), terms.treasures, state.fight.fighter, rule="HELP-01")
    flow.push(state, Offer("help", seat, state.fight.fighter, terms))


def offer_step(state: State, offer: Offer) -> bool:
    """An offer waits for its answer, as long as both can still give and take.

    Rules: HELP-01, TRADE-03.
    """
    fight = state.fight
    if not (state.alive[offer.seat] and state.alive[offer.asker]):
        state.stack.pop()
        return False
    if offer.matter == "help" and fight is not None:
        helper = offer.seat if offer.asker == fight.fighter else offer.asker
        if (
            fight.fighter not in (offer.seat, offer.asker)
            or help_refusal(state, helper) is not None
            or not fighting.hostile(state)
        ):
            state.stack.pop()
            return False
    return not mending.mend(state)


def terms_of(offer: Offer) -> Terms:
    """What is offered for help."""
    return offer.terms if isinstance(offer.terms, Terms) else Terms(*offer.terms)


def accept_help(state: State, offer: Offer) -> None:
    """The deal binds: the helper's strength is added.

    Rules: HELP-02, HELP-04.
    """
    assert state.fight is not None
    helper = offer.seat if offer.asker == state.fight.fighter else offer.asker
    state.stack.pop()
    join(state, helper, terms_of(offer), compelled=False)


def join(state: State, helper: int, terms: Terms | None, *, compelled: bool) -> None:
    """A helper joins the fighter."""
    fight = state.fight
    assert fight is not None
    fight.helper = helper
    fight.deal = terms
    fight.compelled = compelled
    marks.wake(state, "next_combat", helper)
    state.touch()  # a monster silences the cards of those who fight it
    tell(state, "helps", helper, (), 0, fight.fighter, rule="HELP-02")
    fighting.reopen(state)


def decline_help(state: State, offer: Offer) -> None:
    """A refusal; nobody who has passed is asked again for it."""
    state.stack.pop()
    tell(state, "declined", offer.seat, (), 0, offer.asker, rule="HELP-01")
    frame = state.stack[-1]
    if isinstance(frame, Combat):
        flow.replace(state, frame.but(refused=(*frame.refused, (offer.asker, offer.seat, offer.terms))))


def counter(state: State, offer: Offer, terms: Terms) -> None:
    """Other terms are put to the one who made the offer.

    Rules: HELP-01, HELP-04.
    """
    decline_help(state, offer)
    if state.fight is not None and offer.seat == state.fight.fighter:
        _say_aloud(state, terms)
    tell(state, "countered", offer.seat, terms.items, terms.treasures, offer.asker, rule="HELP-04")
    flow.push(state, Offer("help", offer.seat, offer.asker, terms))


def counter_refusal(state: State, offer: Offer, terms: Terms) -> Refusal | None:
    """Why this counter-offer can't be made."""
    fight = state.fight
    if offer.matter != "help" or fight is None:
        return Refusal("TRADE-03", "only-help")
    helper = offer.seat if offer.asker == fight.fighter else offer.asker
    if terms == offer.terms:
        return Refusal("HELP-01", "same-offer")
    return terms_refusal(state, helper, terms, offer.seat)


def leave_refusal(state: State, seat: int) -> Refusal | None:
    """Only who was forced may leave, once the fighter would win the game (AMB-08).

    Rules: HELP-02.
    """
    fight = state.fight
    if fight is None or fight.helper != seat or fight.running or not isinstance(state.stack[-1], Combat):
        return Refusal("HELP-02", "not-helping", also=("AMB-08",))
    return None if fight.compelled and frees_the_forced(state) else Refusal("HELP-02", "committed", also=("AMB-08",))


def hand_over_payment(state: State) -> None:
    """Items and tokens promised change hands when the combat ends (AMB-14); the dead give and get nothing.

    Rules: HELP-04, DEATH-11.
    """
    fight = state.fight
    if fight is None or fight.deal is None or not all(state.alive[seat] for seat in (fight.fighter, fight.helper)):
        return
    for card in fight.deal.items:
        if state.zone[card] == TABLE + fight.fighter and items.carry_refusal(state, fight.helper, card) is None:
            moving.hand_over(state, card, fight.helper)
            tell(state, "paid", fight.fighter, (card,), 0, fight.helper, rule="HELP-04")
    for kind in fight.deal.tokens:
        tokens.hand_over(state, fight.fighter, fight.helper, kind)
