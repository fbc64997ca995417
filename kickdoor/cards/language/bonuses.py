"""Phrases for bonuses: "+3", "+5 for each monster among them"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.cards.language.phrases import GROUPS, but, cards, players, value
from kickdoor.cards.language.selectors import ButAmount, CountAmount, TimesAmount, TokensAmount
from kickdoor.cards.language.voice import signed

if TYPE_CHECKING:
    from kickdoor.cards.language.selectors import Amount
    from kickdoor.cards.language.voice import Voice


def bonus(voice: Voice, amount: Amount) -> str:
    """An amount as a bonus: "+3", "+5 for each monster among them"."""
    if isinstance(amount, int):
        return signed(amount)
    if isinstance(amount, ButAmount):
        other = {**but(voice, amount), "but": bonus(voice, amount.but)}
        return voice("card-signed-but", bonus=bonus(voice, amount.main), **other)
    steps = each_of(voice, amount)
    if steps is not None:
        return voice("card-signed-each", bonus=steps[0], single=steps[1])
    return voice("card-signed-value", amount=value(voice, amount))


def each_of(voice: Voice, amount: Amount) -> tuple[str, str] | None:
    """The bonus for one of what an amount counts, and that one; None if it counts nothing."""
    times = amount.main if isinstance(amount, TimesAmount) else 1
    single = single_of(voice, amount.of if isinstance(amount, TimesAmount) else amount)
    return (signed(times), single) if single else None


def single_of(voice: Voice, amount: Amount) -> str:
    """One of what the amount counts, or "" if it counts nothing."""
    if isinstance(amount, CountAmount):
        single = cards(voice, amount.main, "single")
        if amount.main.of is None or amount.main.of.players not in GROUPS:
            return single
        return voice("card-single-of", single=single, who=players(voice, amount.main.of, "any"))
    if amount in ("hand", "paid"):
        return voice(f"card-single-{amount}")
    if isinstance(amount, TokensAmount) and amount.main.players == "you":
        return voice("card-single-token")
    return ""
