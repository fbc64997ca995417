"""A glance made from a view alone, for a bot that plays from another process: it never had the State."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple

from kickdoor.bots.glance import Asked, Brawl, Glance, Instant, Monster, proposed
from kickdoor.box import Box
from kickdoor.state import Terms
from kickdoor.view import LIVES, FightSeen, Question, View


def seen_glance(box: Box, view: View, *, goal: int, ties: bool = False, die: int = 0, path: tuple[Any, ...] = (),
                them: int = -1) -> Glance:  # fmt: skip
    """What a seat sees, from its view and what the table says besides it: goal, ties, roll, whence a question comes."""
    me = view.me
    glance = Glance()
    glance.box = box.apart() if len(view.decks) > 2 else box
    glance.seat, glance.seats, glance.turn = me.seat, len(view.munchkins), view.turn
    glance.level = tuple(each.level for each in view.munchkins)
    glance.alive = tuple(LIVES.index(each.life) for each in view.munchkins)
    glance.hand, glance.hand_limit = me.hand, me.hand_limit
    glance.hand_sizes = tuple(each.cards for each in view.munchkins)
    glance.table = tuple(tuple(thing.card for thing in each.things) for each in view.munchkins)
    glance.equipped = tuple(tuple(thing.card for thing in each.things if thing.equipped) for each in view.munchkins)
    glance.attached = tuple((thing.card, thing.on) for each in view.munchkins for thing in each.things if thing.on >= 0)
    glance.joined = view.munchkins[me.seat].joined
    glance.tokens = me.tokens
    glance.strength = tuple(each.strength for each in view.munchkins)
    glance.traits = tuple(frozenset(each.traits) for each in view.munchkins)
    glance.goal, glance.die = goal, die
    glance.fight = _brawl(view.fight, ties) if view.fight is not None else None
    question = view.question
    glance.step = question.message.removeprefix("question-") if question is not None and question.kind == "turn" else ""
    glance.asked = glance.proposal = glance.instant = None
    if question is not None:
        _ask(glance, question, path, them)
    return glance


def _ask(glance: Glance, question: Question, path: tuple[Any, ...], them: int) -> None:
    if question.kind == "window":
        glance.instant = Instant(question.moment, question.card, question.them)
    elif glance.seat not in question.seats:
        return
    elif question.kind == "choose":
        glance.asked = Asked(question.sort, question.verb, tuple(map(_plain, question.options)), path, them)
    elif question.kind == "offer":
        deal = question.terms
        terms = Terms(*astuple(deal)) if deal is not None else Terms()
        glance.proposal = proposed(question.asker, question.gives, question.wants, terms)


def _plain(value: object) -> object:
    """What was a tuple before it travelled is one again."""
    return tuple(map(_plain, value)) if isinstance(value, list) else value


def _brawl(fight: FightSeen, ties: bool) -> Brawl:
    hostile = [foe for foe in fight.foes if not foe.ally]
    monsters = tuple(Monster(foe.card, foe.face, foe.strength, foe.levels, foe.treasures) for foe in hostile)
    gained, pays = sum(foe.levels for foe in hostile), sum(foe.treasures for foe in hostile)
    lead = fight.ours - fight.theirs - (0 if ties else 1)
    return Brawl(fight.fighter, fight.helper, monsters, lead, gained, pays, fight.running)


__all__ = ["seen_glance"]
