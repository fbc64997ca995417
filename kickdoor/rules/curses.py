"""Curses: landing, acting, lasting, being called off."""

from __future__ import annotations

from kickdoor.box import words_at
from kickdoor.cards.language import Word
from kickdoor.event import tell
from kickdoor.frames import Nouns, Task
from kickdoor.rules import effects, flow, marks, moments, moving, reading, standing
from kickdoor.state import LIMBO, TABLE, State


def land(state: State, card: int, victim: int, user: int) -> None:
    """A curse hits its victim: who may answer it does, then it acts at once, if it can.

    Rules: TURN-05, CURSE-01, CURSE-02, CURSE-03, INTERFERE-05.
    """
    tell(state, "cursed", victim, (card,), 0, user, rule="CURSE-01" if user < 0 else "CURSE-02")
    flow.push(state, Task("curse", card, victim, user))


def curse_task(state: State, task: Task) -> bool:
    """The window, the effect, then where the card goes."""
    card, victim, user = task.args
    nouns = Nouns(card=card, you=victim, user=user, them=victim, harm="curse")
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
    if len(task.got) == 1:
        if state.zone[card] == LIMBO and _stays(state, card):
            moving.move(state, card, TABLE + victim)
        effects.run(state, (card, "does"), nouns)
        return False
    _settle(state, card, victim)
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
