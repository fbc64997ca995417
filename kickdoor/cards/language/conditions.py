"""Phrases for conditions, as clauses of their own ("you are an Elf") or behind a noun ("who is an Elf")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.cards.language.nouns import kind, owner_of, their, trait
from kickdoor.cards.language.phrases import anywhere, cards, noun, owner_phrase, players, possessive, value
from kickdoor.cards.language.selectors import (
    YOU,
    AllCondition,
    AnyCondition,
    CountAmount,
    HasCondition,
    IsCondition,
    LevelAmount,
    NotCondition,
    NumberCondition,
    OptionCondition,
    Situation,
    SumAmount,
    TableSaysCondition,
    ThereIsCondition,
    Who,
)

if TYPE_CHECKING:
    from kickdoor.cards.language.selectors import Condition
    from kickdoor.cards.language.voice import Voice

BARE = ("level", "hand", "strength")


def condition(voice: Voice, found: Condition, subject: str = "", negated: bool = False) -> str:
    """A condition. `subject`: "who" behind a noun, otherwise whom the voice asks about."""
    voice = voice.of("")
    if isinstance(found, NotCondition):
        return condition(voice, found.main, subject, not negated)
    if isinstance(found, (AllCondition, AnyCondition)):
        parts = [condition(voice, part, subject, negated) for part in found.main]
        return voice.all_of(parts) if isinstance(found, AllCondition) is not negated else voice.one_of(parts)
    no = "yes" if negated else "no"
    who = about(voice, getattr(found, "who", None), subject)
    if isinstance(found, Situation):
        curse = kind(voice, "curse", "one")
        return voice(f"card-if-{found.main}", curse=curse, **{"not": no}, **who)
    if isinstance(found, IsCondition):
        traits = voice.all_of([trait(voice, name) for name in found.main])
        if who["who"] == voice("card-that-side"):
            return voice("card-if-is-on-side", side=who["who"], trait=traits, **{"not": no})
        return voice("card-if-is", trait=traits, **{"not": no}, **who)
    if isinstance(found, HasCondition) and found.main.at == "used" and not negated:
        return voice("card-if-has-used", cards=anywhere(voice, found.main, "had"), **who)
    if isinstance(found, HasCondition):
        having = cards(voice, found.main, "no" if negated else "had")
        return voice("card-if-has", cards=having, **{"not": no}, **who)
    if isinstance(found, ThereIsCondition):
        if found.main.named and not negated:
            where = voice("card-place-fight" if found.main.at == "fight" else "card-place-other")
            name = noun(voice, found.main, "one")
            owner = owner_phrase(voice, found.main)
            named = voice("card-owned", owner=owner, noun=name) if owner else name
            return voice("card-if-there_is-named", cards=named, place=where)
        return voice("card-if-there_is", cards=cards(voice, found.main, "none" if negated else "some"), **{"not": no})
    if isinstance(found, OptionCondition):
        return voice("card-if-option", option=found.main.replace("_", " "), key=found.main, **{"not": no})
    if isinstance(found, TableSaysCondition):
        return voice("card-if-table", question=found.main, **{"not": no})
    assert isinstance(found, NumberCondition)
    return comparison(voice, found, who, no)


def about(voice: Voice, who: Who | None, subject: str) -> dict[str, str]:
    """Whom a condition is about, as arguments of its message."""
    if who is not None and who.players != "you":
        return {"person": "one", "who": players(voice, who, "some")}
    if subject:
        return {"person": subject, "who": ""}
    if voice.any_fighter and who is None:
        return {"person": "any", "who": players(voice, Who(players="fighters"), "some")}
    return {"person": "you", "who": ""}


def comparison(voice: Voice, found: NumberCondition, who: dict[str, str], no: str) -> str:
    """A number compared."""
    bounds = []
    for name in ("at_least", "at_most", "more_than", "equals"):
        amount = getattr(found, name)
        if amount is not None:
            bounds.append(voice(f"card-than-{name}", amount=value(voice, amount)))
    if found.is_prime:
        bounds.append(voice("card-than-prime"))
    than = voice.folded("card-than-and", bounds) if bounds else voice("card-nothing")
    args = {"than": than, "not": no, "of": found.main if isinstance(found.main, str) else "other"}
    if who["person"] == "who" and found.main in BARE:
        if len(bounds) == 1 and no == "no" and found.more_than == LevelAmount(main=YOU):
            return voice("card-if-number-who-higher", value=voice(f"card-bare-{found.main}"), of=args["of"])
        return voice("card-if-number-who", value=voice(f"card-bare-{found.main}"), **args)
    if who["person"] in ("any", "one") and found.main in BARE:
        bare = voice(f"card-bare-{found.main}")
        return voice("card-if-number", value=voice("card-of-player", value=bare, who=who["who"]), **args)
    if no == "no" and len(bounds) == 1 and not found.is_prime:
        counted = of_cards(voice, found, who["person"])
        if counted:
            return counted
    told = value(voice.of(owner_of_counted(voice, found, who["person"])), found.main)
    return voice("card-if-number-for-whom" if who["person"] == "who" else "card-if-number", value=told, **args)


def owner_of_counted(voice: Voice, found: NumberCondition, person: str) -> str:
    """Whose cards are counted or added up, where the condition names nobody: yours, any fighter's, or the one's spoken of."""
    figures = isinstance(found.main, (CountAmount, SumAmount))
    if person == "any" and figures:
        return possessive(voice, Who(players="fighters"))
    if person == "you" and figures and voice.kind not in ("rule", "place"):
        return owner_of(voice, YOU)
    return their(voice) if person == "who" else ""


def of_cards(voice: Voice, found: NumberCondition, person: str) -> str:
    """So many cards in one's hand or in the fight; "" for any other number."""
    how = next(name for name in ("at_least", "at_most", "more_than", "equals") if getattr(found, name) is not None)
    amount = getattr(found, how)
    n = amount if isinstance(amount, int) else 0
    args = {"how": how, "n": n, "amount": value(voice, amount)}
    if found.main == "hand" and person == "you" and how in ("equals", "at_most") and amount == 0:
        return voice("card-if-no-hand")
    if found.main == "hand" and person == "you":
        return voice("card-if-count-hand", **args)
    if isinstance(found.main, CountAmount) and found.main.main.at == "fight" and found.main.main.noun is None:
        what = found.main.main
        return voice("card-if-count-fight", one=cards(voice, what, "single"), many=cards(voice, what, "each"), **args)
    return ""


def single_kind(found: Condition | None) -> str:
    """The kind of which the condition demands just one card, or ""."""
    one = isinstance(found, NumberCondition) and found.equals == 1
    if one and isinstance(found, NumberCondition) and isinstance(found.main, CountAmount):
        return found.main.main.cards[0]
    return ""
