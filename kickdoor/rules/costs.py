"""Allowances and costs: how often an ability may be used, and what can pay for it."""

from __future__ import annotations

from typing import Any, Final

from kickdoor.cards.language import Ability, Cards, Word
from kickdoor.frames import Nouns
from kickdoor.rules import (
    deeds,
    reading,
    selecting,
    strength,
    tokens,
)
from kickdoor.state import State

OFTEN: Final = 20  # so many times a card goes on by itself with what it has brought about
EITHER_WAY: Final = frozenset(("escaped", "caught"))


def comes_either_way(ability: Ability) -> bool:
    """True for what a monster does whether or not one escapes it: once to each runner, however often the die is rolled."""
    return ability.limit is None and len(ability.when) > 1 and EITHER_WAY.issubset(ability.when)


def limited(ability: Ability) -> bool:
    """True for an ability that may be used only so many times."""
    return ability.limit is not None or comes_either_way(ability)


def _allowance(state: State, seat: int, nouns: Nouns, ability: Ability) -> tuple[Any, ...]:
    """What a use is counted by: the seat and the card's name, so that a second copy brings no new allowance."""
    printed = state.box.cards[nouns.card]
    name = ability.name or (printed.when.index(ability) if ability in printed.when else ability.name)
    victim = nouns.target if ability.per == "victim" else ()
    return ("foe" if comes_either_way(ability) else ability.per, seat, printed.id, name, victim)


def uses_left(state: State, seat: int, nouns: Nouns, ability: Ability) -> int:
    """How many times the ability may still be used."""
    if ability.limit is None:
        return 1 - state.spent.count(_allowance(state, seat, nouns, ability)) if comes_either_way(ability) else 99
    row = _allowance(state, seat, nouns, ability)
    if ability.per == "victim" and not nouns.target:
        return 1
    return reading.amount(state, ability.limit, nouns) - state.spent.count(row)


def spend(state: State, seat: int, nouns: Nouns, ability: Ability) -> None:
    """Count one use."""
    if limited(ability):
        state.spent = (*state.spent, _allowance(state, seat, nouns, ability))
        state.stir()


def forget(state: State, *scopes: str) -> None:
    """A combat, a turn, a roll or a run is over: its allowances are whole again."""
    if state.spent:
        state.spent = tuple(row for row in state.spent if row[0] not in scopes)
        state.stir()


def comes_again(state: State, *deed: object) -> bool:
    """Count what a card does that may bring itself about; False once it has done so too often while nobody decided anything."""
    row = ("move", state.ply, *deed)
    state.spent = (*(other for other in state.spent if other[0] != "move" or other[1] == state.ply), row)
    return state.spent.count(row) <= OFTEN


def promised(state: State) -> tuple[int, ...]:
    """Cards that a deal in force binds (AMB-14)."""
    fight = state.fight
    if fight is None or fight.deal is None:
        return ()
    return fight.deal.items + fight.deal.promises


def _keeps_the_promise(state: State, card: int, on: tuple[Any, ...] | None) -> bool:
    """True for a promised card that is played on the helper; no target said yet may still be her (HELP-06)."""
    fight = state.fight
    assert fight is not None and fight.deal is not None
    return card in fight.deal.promises and (on is None or on == ("seat", fight.helper))


def payable(state: State, cards: Cards, nouns: Nouns, seat: int, *, played: int = -1) -> tuple[int, ...]:
    """The cards that may pay such a cost: none that is promised or may not be discarded, nor the one `played` for that cost.

    Rules: CLASS-05, ITEM-14, CURSE-05, POWER-12, AFFIL-03.
    """
    found = selecting.which(state, cards, nouns, seat)
    bound = promised(state)
    return tuple(
        card for card in found
        if card not in bound and card != played and (cards.noun is not None or deeds.forbids(state, "discard", seat, card) < 0)
    )  # fmt: skip


def can_pay(state: State, words: tuple[Word, ...], nouns: Nouns, seat: int, *, played: int = -1) -> bool:
    """True if all of a cost can be paid in full.

    Rules: SUPER-05.
    """
    return all(_can_pay(state, word, nouns, seat, played) for word in words)


def rules_of(words: tuple[Word, ...]) -> tuple[str, ...]:
    """The rules that speak of such a cost, beside that of discards."""
    return ("TOKEN-10",) if any(word.key == "lose_tokens" for word in words) else ()


def _can_pay(state: State, word: Any, nouns: Nouns, seat: int, played: int) -> bool:
    key = word.key
    if key in ("discard", "lose", "give"):
        found = payable(state, word.main, nouns, seat, played=played)
        if word.main.worth is not None:
            return sum(strength.gold_of(state, card) for card in found) >= reading.amount(state, word.main.worth, nouns)
        if word.main.count == "all":
            return bool(found)
        if word.main.count == "any":
            return True
        return len(found) >= reading.amount(state, word.main.count, nouns)
    if key == "lose_levels":
        return state.level[seat] > reading.amount(state, word.main, nouns)
    if key == "lose_tokens":
        need = 1 if word.main == "any" else reading.amount(state, word.main, nouns)
        return tokens.can_spare(state, seat, word.kind, need)
    return True
