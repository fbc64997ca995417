"""Curses: landing, acting, lasting, being called off."""

from __future__ import annotations

from typing import Any

from kickdoor.box import words_at
from kickdoor.cards.language import Cards, Word
from kickdoor.event import tell
from kickdoor.frames import Choose, Nouns, Task
from kickdoor.rules import effects, flow, marks, moments, moving, reading, standing, targeting
from kickdoor.state import LIMBO, TABLE, State


def land(state: State, card: int, victim: int, user: int, target: tuple[Any, ...] = ()) -> None:
    """A curse hits its victim: who may answer it does, then it acts at once, if it can. `target`: what it was played on.

    Rules: TURN-05, CURSE-01, CURSE-02, CURSE-03, INTERFERE-05.
    """
    tell(state, "cursed", victim, (card,), 0, user, rule="CURSE-01" if user < 0 else "CURSE-02")
    flow.push(state, Task("curse", card, victim, user, target))


def victim_of(state: State, seat: int, target: tuple[Any, ...]) -> int:
    """Whom a curse hits that this seat plays: whom it names, whose card it names, or whose fight it is."""
    if target[:1] == ("seat",):
        return int(target[1])
    owner = moving.seat_of(state, target[1]) if target[:1] == ("card",) else -1
    if owner < 0 and target and state.fight is not None:
        return state.fight.fighter
    return owner if owner >= 0 else seat


def curse_task(state: State, task: Task) -> bool:
    """The window, the effect, then where the card goes."""
    card, victim, user, target = (*task.args, ())[:4]
    nouns = Nouns(card=card, you=victim, user=user, target=target, them=victim, harm="curse")
    if not task.got:
        if is_immune(state, card, victim, user) or not state.alive[victim]:
            tell(state, "immune", victim, (card,), rule="CURSE-09")
            moving.discard(state, card)
            flow.finish(state, ())
        elif not moments.happen(state, "curse_lands", it=card, them=victim, nouns=nouns):
            flow.remember(state, (False, ()))
        return False
    if task.got[0][0]:
        _put_away(state, card)
        flow.finish(state, ())
        return False
    if not target and _needs_a_card(state, card):
        return _choose_its_card(state, task)
    if len(task.got) == 1:
        if state.zone[card] == LIMBO and _stays(state, card):
            moving.move(state, card, TABLE + victim)
        effects.run(state, (card, "does"), nouns)
        return False
    _settle(state, card, victim)
    flow.finish(state, ())
    return False


def _needs_a_card(state: State, card: int) -> bool:
    """True for a curse that is played on some card: found behind a door, it strikes one of its victim's."""
    printed = state.box.cards[card]
    return printed.playable is not None and isinstance(printed.playable.target, Cards)


def _choose_its_card(state: State, task: Task) -> bool:
    """Which of several is struck its victim says; where there is none, nothing happens.

    Rules: CURSE-08, CURSE-09.
    """
    card, victim, user = task.args[:3]
    own = [on[1] for on in targeting.card_targets(state, victim, card) or () if moving.seat_of(state, on[1]) == victim]
    if len(own) > 1 and len(task.got) == 1:
        flow.push(state, Choose(victim, "card", tuple(own), 1, 1, verb="struck", nouns=Nouns(card=card)))
        return False
    struck = task.got[1][0] if len(task.got) > 1 else own[0] if own else -1
    if struck >= 0:
        flow.replace(state, task.but(args=(card, victim, user, ("card", struck)), got=task.got[:1]))
    else:
        _put_away(state, card)
        flow.finish(state, ())
    return False


def is_immune(state: State, card: int, victim: int, user: int) -> bool:
    """True if a card in force makes such a curse as if unplayed for this victim."""
    for answer in standing.answers(state, "immune"):
        nouns = answer.nouns.but(user=user, it=card)
        question = answer.question
        if standing.speaks_of(state, answer, victim) and reading.fits(state, card, question.main, nouns):
            if question.if_ is None or reading.holds(state, question.if_, nouns):
                return True
    return False


def _stays(state: State, card: int) -> bool:
    """True for a curse whose standing words or abilities last by themselves."""
    printed = state.box[card]
    return bool(printed.gives or printed.when)


def _settle(state: State, card: int, victim: int) -> None:
    """A lasting curse, or one whose penalty is still to come, stays before its victim; else it is discarded.

    Rules: CURSE-04, CURSE-09, DECK-06.
    """
    if state.zone[card] == LIMBO:
        if marks.has_waiting(state, card):
            moving.move(state, card, TABLE + victim)
        else:
            moving.discard(state, card)


def _put_away(state: State, card: int) -> None:
    if state.zone[card] == LIMBO:
        moving.discard(state, card)


def call_off(state: State, card: int) -> None:
    """Cancel a card just played, or a lasting curse with all that it left behind."""
    if moments.stop(state, "curse_lands", card) or moments.stop(state, "played", card):
        tell(state, "cancelled", -1, (card,), rule="CURSE-04")
        return
    if state.zone[card] >= TABLE:
        for mark in [m for m in state.marks if m.card == card]:
            marks.drop(state, mark)
        if state.zone[card] >= TABLE:
            moving.discard(state, card)
        tell(state, "cancelled", -1, (card,), rule="CURSE-04")
    elif state.fight is not None:
        moving.discard(state, card)


def suffer_path(state: State, card: int) -> tuple[object, ...]:
    """Where the words stand that strike when a card is suffered: Bad Stuff of a monster, effects of anything else."""
    place = "bad_stuff" if state.box.kind[card] == "monster" else "does"
    return (card, place)


def words_of(state: State, card: int) -> tuple[Word, ...]:
    """The words that strike when a card is suffered."""
    words: tuple[Word, ...] = words_at(state.box, suffer_path(state, card))
    return words
