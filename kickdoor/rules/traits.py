"""What a munchkin counts as: classes, races, affiliations, sex, and what cards lend."""

from __future__ import annotations

from collections.abc import Iterator

from kickdoor.cards.language import Card, CountsAsQuestion, NoDrawbacksQuestion, Question, Who
from kickdoor.frames import Nouns
from kickdoor.rules import epic, reading, standing
from kickdoor.rules.voices import Answer
from kickdoor.state import FEMALE, State


def of(state: State, seat: int) -> frozenset[str]:
    """What this munchkin counts as: classes, races, affiliations, sex, human and classless where nothing else is in play."""
    key = ("traits", seat)
    found: frozenset[str] | None = state.lasting.get(key)
    if found is None:
        found = state.lasting[key] = frozenset(_own(state, seat))
        lent = _lent(state, seat) if state.box.lends else None
        if lent:
            found = state.lasting[key] = found | lent
    return found


def _own(state: State, seat: int) -> set[str]:
    """Without a class card classless, without a race card human.

    Rules: CLASS-02, RACE-02.
    """
    box = state.box
    found = {"female" if state.sex[seat] == FEMALE else "male"}
    kinds = set()
    for card in state.table[seat]:
        if card in box.traits:
            found.add(box.traits[card])
            kinds.add(box.kind[card])
    if "class" not in kinds:
        found.add("classless")
    if "race" not in kinds:
        found.add("human")
    return found


def _lent(state: State, seat: int) -> set[str]:
    """Traits that cards and marks lend; whether they lend them is asked of the munchkin as it is without."""
    return {
        answer.question.main
        for answer in _loans(state, seat)
        if answer.question.if_ is None or reading.holds(state, answer.question.if_, answer.nouns)
    }


def _loans(state: State, seat: int) -> Iterator[Answer]:
    """What lends this munchkin a trait: a card in use, its restrictions not asked, a rule, or a mark."""
    for owner in range(state.seats):
        is_epic = bool(state.options.get("epic")) and epic.is_epic(state, owner)
        for card in state.table[owner]:
            printed = state.box.cards[card]
            if printed.kind == "item" and not standing.in_use(state, card, owner):
                continue
            more = printed.epic.gives if is_epic and printed.epic is not None else ()
            yield from _to(state, seat, (*printed.gives, *more), Nouns(card=card, you=owner))
    for card in state.box.rules:
        yield from _to(state, seat, state.box.cards[card].gives, Nouns(card=card, you=seat))
    for mark in state.marks:
        if mark.active:
            yield from _to(state, seat, reading.mark_gives(state, mark), Nouns(card=mark.card, you=mark.seat, user=mark.of))


def _to(state: State, seat: int, gives: tuple[Question, ...], nouns: Nouns) -> Iterator[Answer]:
    """Those of these changes that lend this seat a trait."""
    for question in gives:
        if isinstance(question, CountsAsQuestion):
            who = question.for_
            if nouns.you == seat if who is None else isinstance(who, Who) and seat in reading.whom(state, who, nouns):
                yield Answer(question, nouns, None)


def shielded(state: State, seat: int) -> frozenset[str]:
    """Traits of a single class, race or affiliation whose drawbacks a card takes away.

    Rules: SUPER-03, SUPER-06.
    """
    key = ("shielded", seat)
    found: frozenset[str] | None = state.memo.get(key)
    if found is None:
        box = state.box
        names: set[str] = set()
        for card in state.table[seat]:
            for question in box.cards[card].gives if box.speaks[card] else ():
                if isinstance(question, NoDrawbacksQuestion):
                    nouns = Nouns(card=card, you=seat)
                    if question.if_ is None or reading.holds(state, question.if_, nouns):
                        names |= {box.traits[c] for c in state.table[seat] if c in box.traits and box.kind[c] == question.main}
        found = state.memo[key] = frozenset(names)
    return found


def suits(state: State, printed: Card, seat: int) -> bool:
    """True if the munchkin meets an item's restrictions; the drawbacks of a lone trait don't count.

    Rules: ITEM-11, SUPER-03, SUPER-04a.
    """
    has = of(state, seat)
    if printed.only and not any(trait in has for trait in printed.only):
        return False
    return not any(trait in has and trait not in shielded(state, seat) for trait in printed.not_for)
