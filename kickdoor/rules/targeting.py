"""On what a card may be played, or an ability used."""

from __future__ import annotations

from typing import Any

from kickdoor.box import CARDS, FOES, SEATS
from kickdoor.cards.language import Cards, UpToAmount, Who
from kickdoor.frames import Nouns
from kickdoor.rules import (
    reading,
    selecting,
    standing,
    timing,
)
from kickdoor.state import MONSTERS, MUNCHKINS, State


def targets(state: State, target: Cards | Who | str | None, nouns: Nouns, seat: int) -> list[tuple[Any, ...]] | None:
    """The targets that a card or ability names, or None if it names none."""
    if target is None:
        return None
    if target == "either_side":
        return [("side", MUNCHKINS), ("side", MONSTERS)]
    if isinstance(target, Who):
        return [("seat", other) for other in reading.whom(state, target, nouns)]
    assert isinstance(target, Cards)
    return [("card", card) for card in selecting.which(state, target, nouns, seat)]


def is_for_several(target: Cards | Who | str | None) -> bool:
    """True for what is aimed at more than one, or may be."""
    several = target.pick if isinstance(target, Who) else target.count if isinstance(target, Cards) else None
    return several is not None and several != 1


def further(state: State, target: Cards | Who, nouns: Nouns, seat: int) -> tuple[tuple[int, ...], int, int]:
    """What else may be aimed at beside the first, and how many of them at the least and at the most."""
    found = targets(state, target, nouns.but(target=()), seat) or []
    rest = tuple(number for _, number in found if number != nouns.target[1])
    several = target.pick if isinstance(target, Who) else target.count
    if several in ("all", "any") or several is None:
        return rest, len(rest) if several == "all" else 0, len(rest)
    most = max(0, min(reading.amount(state, several, nouns) - 1, len(rest)))
    return rest, 0 if isinstance(several, UpToAmount) else most, most


def card_targets(state: State, seat: int, card: int) -> list[tuple[Any, ...]] | None:
    """The targets of a card in hand by its text or its kind; None for a card without. A curse may be aimed at oneself.

    Rules: CURSE-11.
    """
    printed = state.box.cards[card]
    playable = printed.playable
    if playable is not None and playable.target is not None:
        return targets(state, playable.target, nouns_for(state, seat, card), seat)
    if printed.kind == "enhancer":
        return [("card", foe.card) for foe in state.fight.foes if not foe.ally] if state.fight is not None else []
    if printed.kind == "curse":
        return [("seat", other) for other in state.living(seat)]
    if printed.kind == "one_shot" and printed.bonus and playable is None:
        return [("side", MUNCHKINS), ("side", MONSTERS)]
    return None


def most_of(state: State, target: Cards | Who | str | None, nouns: Nouns, seat: int) -> int:
    """No fewer than the targets are; 1 for none at all."""
    if target is None:
        return 1
    if isinstance(target, Who):
        return state.seats
    return len(targets(state, target, nouns, seat) or ())


def most(state: State, seat: int, card: int) -> int:
    """No fewer than the targets of a card in hand are; 1 for a card without, and for one that may be put down instead."""
    reach = state.box.reach[card]
    if reach == SEATS:
        return state.seats
    if reach == FOES:
        return len(state.fight.foes) if state.fight is not None else 0
    if reach != CARDS:
        return reach
    found = card_targets(state, seat, card) if _may_have_one(state, seat, card) else ()
    return max(card in state.box.one_shots, len(found or ()))


def _may_have_one(state: State, seat: int, card: int) -> bool:
    """False where it is easily seen that nothing on which this card is played lies before its player."""
    kinds = state.box.on_own.get(card)
    if kinds is None or state.box.lends or state.masks:
        return True
    return not standing.kinds_before(state, seat).isdisjoint(kinds)


def nouns_for(state: State, seat: int, card: int, on: tuple[Any, ...] = ()) -> Nouns:
    """The nouns of a card that would be played now."""
    window = timing.window_of(state)
    if window is not None:
        return Nouns(card=card, you=seat, user=seat, target=on, it=window.it, them=window.them, those=window.nouns.those,
                     shown=window.nouns.shown)  # fmt: skip
    return Nouns(card=card, you=seat, user=seat, target=on, them=on[1] if on and on[0] == "seat" else -1)


def meant(state: State, card: int, cards: Cards, nouns: Nouns) -> bool:
    """True if the selector means this card wherever it is now."""
    return selecting.fits(state, card, cards, nouns)


def joins(state: State, card: int) -> bool:
    """True for a monster that may join the fight by itself: its tag is one that joins, and such a one is there (UNDEAD-02)."""
    fight = state.fight
    if fight is None:
        return False
    return any(
        tag in state.box.joins and any(tag in selecting.tags(state, foe.card) for foe in fight.foes)
        for tag in selecting.printed_tags(state.box, card)
    )
