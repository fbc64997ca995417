"""Each verb that a player can say: why not, and what it does. Nothing else decides what is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kickdoor.box import COMPANIONS
from kickdoor.event import tell
from kickdoor.frames import Choose, Combat, Door, Flight, Offer, Opening, Window
from kickdoor.move import Move, Refusal
from kickdoor.rules import (
    character,
    deeds,
    fighting,
    flow,
    helping,
    items,
    moments,
    moving,
    playable,
    playing,
    restoring,
    selecting,
    strength,
    targeting,
    timing,
    trading,
)
from kickdoor.rules.unfinished import asked_by, rules_of, unfinished
from kickdoor.state import HAND, LIMBO, MUNCHKINS, TABLE, State, Terms

Why = Callable[[State, Move], Refusal | None]
Does = Callable[[State, Move], None]


def _closed(state: State, move: Move) -> Refusal | None:
    """What has begun is finished first; the dead do nothing."""
    if not state.alive[move.seat]:
        return Refusal("DEATH-14", also=("DEATH-13",))
    if not timing.is_open(state):
        return unfinished(state)
    if isinstance(state.stack[-1], Offer) and move.verb not in ("drop", "show"):
        return Refusal("HELP-01" if state.fight is not None else "TRADE-03", "answer-first")
    return None


# --- playing a card --------------------------------------------------------------------------------------------------


def play_refusal(state: State, move: Move) -> Refusal | None:
    """Why this card can't be played (so) just now; where it can only be put down on the table, whether that is allowed.

    Rules: PRECEDENCE-01, TIME-11, ONESHOT-03, DECK-08.
    """
    card, seat = move.card, move.seat
    if state.stack and restoring.is_asked(state, seat):
        return restoring.refusal(state, move, play_refusal)
    if not _mine(state, seat, card):
        used_up = ("ONESHOT-05",) if state.box.kind[card] == "one_shot" else ()
        return Refusal("DECK-08" if moving.in_hand(state, card) else "DECK-11", "not-yours", card=card, also=used_up)
    if moving.in_play(state, card) and state.box.kind[card] != "one_shot":
        of_a_curse = ("CURSE-04", "DECK-06") if state.box.kind[card] == "curse" else ()
        return Refusal("DECK-11", "in-play-already", card=card, also=of_a_curse)
    if move.more and move.more[0] == "replacing":
        return _replacing_refusal(state, move)
    refusal = playable.card_refusal(state, seat, card, _said_or_own(state, move))
    if refusal is not None and puts_down(state, move):
        return None
    return refusal


def _said_or_own(state: State, move: Move) -> tuple[Any, ...]:
    """The target that was said; where none was, oneself if the card is played on players."""
    own = ("seat", move.seat)
    if move.on or own not in (targeting.card_targets(state, move.seat, move.card) or ()):
        return move.on
    return own


def _mine(state: State, seat: int, card: int) -> bool:
    zone = state.zone[card]
    if zone == LIMBO:
        door = state.stack[-1] if state.stack else None
        return isinstance(door, Door) and door.card == card and seat == state.turn
    return zone in (HAND + seat, TABLE + seat)


def puts_down(state: State, move: Move) -> bool:
    """True if a one-shot is only put on the table: an Item, in one's own turn, not used now."""
    printed = state.box.cards[move.card]
    if printed.kind != "one_shot" or printed.gold is None or move.on or moving.in_play(state, move.card):
        return False
    now = timing.times(state, move.seat)
    received = move.card in state.received[move.seat] and "outside_combat" in now
    return "your_turn" in now or (state.phase == "start" and "outside_combat" in now) or received


def _replacing_refusal(state: State, move: Move) -> Refusal | None:
    """What is replaced must be a card of the same kind of one's own (AMB-32), or a companion by a companion."""
    old = move.more[1]
    kinds = {state.box.kind[old], state.box.kind[move.card]}
    if state.zone[old] != TABLE + move.seat or (len(kinds) > 1 and not kinds.issubset(COMPANIONS)):
        return Refusal("CLASS-09", "nothing-to-replace", card=old)
    refusal = playable.card_refusal(state, move.seat, move.card, move.on)
    if refusal is not None and refusal.rule not in ("SUPER-02", "POWER-04"):
        return refusal
    return character.place_refusal(state, move.seat, move.card, old)


def play(state: State, move: Move) -> None:
    """Play the card, or put it down."""
    if restoring.is_asked(state, move.seat):
        restoring.withdraw(state)
    if puts_down(state, move) and playable.card_refusal(state, move.seat, move.card, move.on) is not None:
        moving.move(state, move.card, TABLE + move.seat)
        tell(state, "put_down", move.seat, (move.card,), rule="ITEM-04")
        return
    window = timing.window_of(state)
    if window is not None:
        flow.replace(state, window.but(passed=0))
    on = move.on or next(iter(targets_left_open(state, move)), ())
    playing.play_card(state, move.seat, move.card, on, move.more)


def targets_left_open(state: State, move: Move) -> list[tuple[Any, ...]]:
    """The targets that a card played without naming one may mean: what goes without saying, else all on which it is legal."""
    possible = [on for on in targeting.card_targets(state, move.seat, move.card) or ()
                if playable.card_refusal(state, move.seat, move.card, on) is None]  # fmt: skip
    return without_saying(state, move.seat, possible)


def without_saying(state: State, seat: int, possible: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Of these targets oneself, or for fighter and helper their side, where that is one of them; else all."""
    for own in (("seat", seat), ("side", MUNCHKINS)):
        if own in possible and (own[0] == "seat" or state.is_fighting(seat)):
            return [own]
    return possible


# --- abilities -------------------------------------------------------------------------------------------------------


def flow_task(name: str, *args: Any) -> Any:
    """A named procedure."""
    from kickdoor.frames import Task

    return Task(name, *args)


# --- answers and passes ----------------------------------------------------------------------------------------------


def pass_refusal(state: State, move: Move) -> Refusal | None:
    """A pass answers a fight, a short window, or ends one's opening plays.

    Rules: COMBAT-12, COMBAT-14.
    """
    frame = state.stack[-1] if state.stack else None
    bit = 1 << move.seat
    if not state.alive[move.seat]:
        return Refusal("DEATH-14", also=("DEATH-13",))
    if isinstance(frame, Opening):
        return None if not frame.passed & bit else Refusal("CHAR-08", "passed-already")
    if isinstance(frame, Combat) and frame.step == "contest":
        return None if not frame.passed & bit else Refusal("COMBAT-14", "passed-already")
    if isinstance(frame, Window):
        return None if move.seat in moments.asked_in(state, frame) else Refusal("COMBAT-14", "not-asked")
    if isinstance(frame, Flight):
        return Refusal("RUN-01", "must-run", also=("RUN-03", "RUN-06"))
    if isinstance(frame, Offer):
        return unfinished(state, "COMBAT-12")
    return Refusal("COMBAT-12", "nothing-to-pass")


def pass_(state: State, move: Move) -> None:
    """Content with things as they stand."""
    frame: Any = state.stack[-1]
    flow.replace(state, frame.but(passed=frame.passed | 1 << move.seat))


def choose_refusal(state: State, move: Move) -> Refusal | None:
    """An answer names so many of what is offered."""
    question = state.stack[-1] if state.stack else None
    if not isinstance(question, Choose):
        return Refusal("PRECEDENCE-01", "nothing-asked")
    if question.seat != move.seat:
        return Refusal("PRECEDENCE-01", "not-asked", also=asked_by(state, question))
    chosen = move.more
    if any(chosen.count(option) > question.options.count(option) for option in chosen):
        rule, *also = (*rules_of(state, question), "CURSE-08")
        return Refusal(rule, "not-offered", also=(*also, *_safe_in_hand(state, question, chosen)))
    if not chosen and question.purpose == "pay":
        return None
    if not question.least <= len(chosen) <= question.most:
        return wrong_number(state, question)
    return worth_refusal(question, [strength.gold_of(state, card) for card in chosen]) if question.worth else None


def _safe_in_hand(state: State, question: Choose, chosen: tuple[Any, ...]) -> tuple[str, ...]:
    """What says too why a card in the hand can't be given up to what doesn't name the hand (AMB-43)."""
    of_cards = question.sort == "card" and not any(moving.in_hand(state, card) for card in question.options)
    return ("DECK-09", "AMB-43") if of_cards and any(isinstance(c, int) and moving.in_hand(state, c) for c in chosen) else ()


def wrong_number(state: State, question: Choose) -> Refusal:
    """That so many can't be chosen."""
    rule, *also = (*rules_of(state, question), "CURSE-08")
    return Refusal(rule, "wrong-number", least=question.least, most=question.most, also=tuple(also))


def worth_refusal(question: Choose, values: list[int]) -> Refusal | None:
    """Items that must be worth so much: enough, and none more than is needed. `values`: what each of those chosen is worth."""
    total = sum(values)
    if question.worth > 0:
        if total < question.worth:
            return Refusal("CURSE-08", "worth-too-little", gold=question.worth)
        if any(total - value >= question.worth for value in values):
            return Refusal("CURSE-08", "more-than-needed", gold=question.worth)
    if question.worth < -1 and total > -2 - question.worth:
        return Refusal("CURSE-08", "worth-too-much", gold=-2 - question.worth)
    return None


def choose(state: State, move: Move) -> None:
    """Answer the question."""
    flow.finish(state, move.more)


def accept_refusal(state: State, move: Move) -> Refusal | None:
    """Only the one to whom an offer was made answers it.

    Rules: HELP-01, TRADE-03.
    """
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Offer):
        return Refusal("HELP-01", "no-offer")
    if frame.seat != move.seat:
        return Refusal("HELP-01", "not-your-offer")
    if frame.matter == "trade":
        return _still_tradable(state, frame)
    return _promise_refusal(state, frame)


def _promise_refusal(state: State, offer: Offer) -> Refusal | None:
    """A promise is a card that the fighter holds.

    Rules: HELP-06.
    """
    fight = state.fight
    for card in helping.terms_of(offer).promises:
        if fight is not None and state.zone[card] != HAND + fight.fighter:
            return Refusal("HELP-06", "not-in-hand", card=card)
    return None


def _still_tradable(state: State, offer: Offer) -> Refusal | None:
    """Things may have changed since the offer was made."""
    for owner, cards in ((offer.asker, offer.gives), (offer.seat, offer.wants)):
        for card in cards:
            if state.zone[card] != TABLE + owner:
                return Refusal("TRADE-02", "not-on-table", card=card)
    return trading.room_refusal(state, offer.asker, offer.gives, offer.seat, offer.wants)


def accept(state: State, move: Move) -> None:
    """Take the offer."""
    offer: Any = state.stack[-1]
    if offer.matter == "trade":
        trading.accept_trade(state, offer)
    else:
        helping.accept_help(state, offer)


def decline_refusal(state: State, move: Move) -> Refusal | None:
    """Only the one to whom an offer was made answers it."""
    refusal = accept_refusal(state, move)
    return refusal if refusal is not None and refusal.rule == "HELP-01" else None


def decline(state: State, move: Move) -> None:
    """Refuse the offer."""
    offer: Any = state.stack[-1]
    if offer.matter == "trade":
        trading.decline_trade(state, offer)
    else:
        helping.decline_help(state, offer)


def counter_refusal(state: State, move: Move) -> Refusal | None:
    """Why these terms can't be put instead."""
    refusal = accept_refusal(state, move)
    frame = state.stack[-1] if state.stack else None
    if refusal is not None or not isinstance(frame, Offer):
        return refusal
    return helping.counter_refusal(state, frame, Terms(*move.more))


def keep_refusal(state: State, move: Move) -> Refusal | None:
    """Only what was found behind the door is kept.

    Rules: TURN-06.
    """
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Door) and frame.step == "found" and move.seat == state.turn:
        return None
    return Refusal("TURN-06", "nothing-found")


def shows_refusal(state: State, move: Move) -> Refusal | None:
    """One's own hand may be shown at any time.

    Rules: SOCIAL-01.
    """
    if not move.more or any(state.zone[card] != HAND + move.seat for card in move.more):
        return Refusal("SOCIAL-01", "not-in-hand", also=("DECK-07",))
    return _closed(state, move)


def show(state: State, move: Move) -> None:
    """Show cards of one's hand to a player."""
    for card in move.more:
        state.known[card] |= 1 << move.on[1]
    tell(
        state,
        "shows",
        move.seat,
        move.more,
        len(move.more),
        move.on[1],
        rule="SOCIAL-01",
        seen=1 << move.on[1] | 1 << move.seat,
    )


def equip(state: State, move: Move) -> None:
    """Equip an Item; one out of the hand is played so."""
    items.equip(state, move.seat, move.card)


def join_refusal(state: State, move: Move) -> Refusal | None:
    """Why a monster can't join with a card that gives it the tag by which monsters join each other.

    Rules: UNDEAD-03.
    """
    monster, maker = move.card, move.on[1]
    fight = state.fight
    if fight is None or "combat" not in timing.times(state, move.seat):
        return Refusal("UNDEAD-03", "no-fight")
    if state.zone[monster] != HAND + move.seat or state.box.kind[monster] != "monster":
        return Refusal("UNDEAD-03", "no-monster", card=monster)
    if state.zone[maker] != HAND + move.seat or state.box.kind[maker] != "enhancer":
        return Refusal("UNDEAD-03", "not-in-hand", card=maker)
    given = {q.main for q in state.box.cards[maker].gives if q.key == "tag"}
    there = {tag for foe in fight.foes for tag in selecting.tags(state, foe.card)}
    if not given & there & set(state.box.joins):
        return Refusal("UNDEAD-03", "nothing-to-join", card=maker)
    refusal = playable.joiner_refusal(state, move.seat)
    if refusal is not None:
        return refusal
    for deed in ("play", "add_monsters"):
        ban = deeds.forbids(state, deed, move.seat, monster)
        if ban >= 0:
            return deeds.refusal(state, ban)
    return None


def join(state: State, move: Move) -> None:
    """The monster joins, made what it has to be by the card that is played with it."""
    fighting.reopen(state)
    moving.move(state, move.on[1], LIMBO)
    opened = fighting.join_fight(state, move.card, move.seat)
    fighting.enhance(state, move.on[1], move.card, move.seat)
    tell(state, "played", move.seat, (move.on[1],), rule="UNDEAD-03")
    assert opened or state.fight is not None
