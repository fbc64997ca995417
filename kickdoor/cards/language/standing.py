"""Phrases for questions: standing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, get_args

from kickdoor.cards.language import questions as q
from kickdoor.cards.language.bonuses import bonus, each_of
from kickdoor.cards.language.conditions import condition, single_kind
from kickdoor.cards.language.names import Kind
from kickdoor.cards.language.nouns import kind, person, tag, trait, your
from kickdoor.cards.language.phrases import GROUPS, cards, players, spoken_of, units, value
from kickdoor.cards.language.selectors import (
    YOU,
    Amount,
    AnyCondition,
    Cards,
    Condition,
    HasCondition,
    IsCondition,
    NumberCondition,
    Situation,
    Who,
)

if TYPE_CHECKING:
    from kickdoor.cards.language.names import Deed
    from kickdoor.cards.language.voice import Voice

MONSTERS = ("monster", "enhancer")
WITH_OBJECT = (
    "play",
    "use",
    "equip",
    "unequip",
    "sell",
    "trade",
    "give",
    "take",
    "discard",
    "sacrifice",
    "draw",
)
COMPELLED = {"refuse_help", "ask_reward"}
Told: TypeAlias = Callable[["Voice", Any, "Who | Cards", dict[str, Any]], str]


def standing(voice: Voice, question: q.Question, whose: Who = YOU) -> str:
    """A question as a clause. `whose`: about whom it is if it doesn't say so itself."""
    special = with_own_condition(voice, question)
    if special:
        return special
    clause = unconditional(voice, question, question.for_ if question.for_ is not None else whose)
    if question.if_ is None:
        return clause
    message = "card-while" if isinstance(question, q.NoBonusQuestion) else "card-on-condition"
    return voice(message, clause=clause, condition=condition(voice, question.if_))


def with_own_condition(voice: Voice, question: q.Question) -> str:
    """The few questions whose condition isn't said with "if"; "" for the others."""
    if isinstance(question, q.NoDrawbacksQuestion) and single_kind(question.if_) == question.main:
        return voice("card-gives-no_drawbacks-single", kind=kind(voice, question.main, "one"))
    if question.for_ is not None or not voice.any_fighter:
        return ""
    if isinstance(question, q.BonusQuestion):
        whom = against(voice, question.if_)
        return voice("card-gives-against", bonus=bonus(voice, question.main), whom=whom) if whom else ""
    if isinstance(question, q.EscapeQuestion):
        return escape_it(voice, question)
    return ""


def against(voice: Voice, found: Condition | None) -> str:
    """Whom a monster's bonus is against, where the condition is about one munchkin."""
    if isinstance(found, IsCondition) and found.who is None:
        whom = [trait(voice, name, "card-trait-against") for name in found.main[:1]]
        rest = [trait(voice, name) for name in found.main[1:]]
        return voice("card-whom-both", first=whom[0], last=voice.all_of(rest)) if rest else whom[0]
    if isinstance(found, AnyCondition):
        arms = [against(voice, part) for part in found.main]
        return voice.one_of(arms) if all(arms) else ""
    if isinstance(found, HasCondition) and found.who is None and found.main.at != "used":
        return voice("card-whom-has", cards=cards(voice, found.main, "had"))
    if isinstance(found, Situation) and found.main in ("highest_level", "lowest_level"):
        return voice("card-whom-highest" if found.main == "highest_level" else "card-whom-lowest")
    if isinstance(found, NumberCondition) and found.main == "level" and found.who is None:
        for name in ("at_least", "at_most"):
            amount = getattr(found, name)
            if amount is not None:
                return voice(f"card-whom-level-{name}", amount=value(voice, amount))
    return ""


def escape_it(voice: Voice, question: q.EscapeQuestion) -> str:
    """Who escapes this monster without a roll, or can't escape it."""
    if question.main == "never":
        if question.if_ is None:
            return voice("card-gives-escape-never")
        return voice("card-nobody-who", that=condition(voice, question.if_, "who"))
    whom = voice("card-everybody")
    if question.if_ is not None:
        whom = voice("card-anyone-who", that=condition(voice, question.if_, "who"))
    return voice("card-gives-escape-always", whom=whom, **{"from": voice("card-noun-this", kind=voice.kind)})


def unconditional(voice: Voice, question: q.Question, whom: Who | Cards) -> str:
    """The question without its condition."""
    who = whom if isinstance(whom, Who) else YOU
    args: dict[str, Any] = {"person": person(who), "who": players(voice, who), "kind": voice.kind}
    return TOLD[type(question)](voice, question, whom, args)


def figure(voice: Voice, question: q.BonusQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """A bonus for the owner, for others or for cards."""
    amount = bonus(voice, question.main)
    if isinstance(whom, Cards):
        return voice("card-gives-bonus-card", bonus=amount, cards=cards(voice, whom, "kind"))
    if whom.players == "you":
        return voice("card-gives-bonus", bonus=amount)
    return voice("card-gives-bonus-player", bonus=amount, who=args["who"])


def carries(voice: Voice, question: q.CarriesQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """Items that a companion carries, whatever they are or only such as suit it."""
    if not question.suits:
        return voice("card-gives-carries", n=number(voice, question.main))
    suited = voice.one_of([trait(voice, one) for one in question.suits])
    return voice("card-gives-carries-suits", n=number(voice, question.main), whom=suited)


def with_bonus(message: str) -> Told:
    """A question that is a bonus to something."""

    def told(voice: Voice, question: Any, whom: Who | Cards, args: dict[str, Any]) -> str:
        figure = counted(voice, question.main, message, **args)
        others = question.key == "run" and isinstance(whom, Who) and whom.players != "you"
        return voice("card-word-boost-player", bonus=figure, who=args["who"]) if others else figure

    return told


def counted(voice: Voice, amount: Amount, message: str, **args: Any) -> str:
    """A figure of something, before what it is counted by: "+1 Treasure for each enhancer on it"."""
    steps = each_of(voice, amount)
    if steps is None:
        return voice(message, bonus=bonus(voice, amount), **args)
    return voice("card-signed-each", bonus=voice(message, bonus=steps[0], **args), single=steps[1])


def treasures(voice: Voice, question: q.TreasuresQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """More or fewer Treasures."""
    n = abs(question.main) if isinstance(question.main, int) else 1 if each_of(voice, question.main) else 2
    if question.at_least is None:
        return spoils(voice, question, whom, args, counted(voice, question.main, "card-gives-treasures", n=n))
    least = value(voice, question.at_least)
    what = counted(voice, question.main, "card-gives-treasures-never", n=n, least=least)
    return spoils(voice, question, whom, args, what)


def tokens(voice: Voice, question: q.TokensQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """More or fewer tokens."""
    fewer = "no" if isinstance(question.main, int) and question.main >= 0 else "yes"
    args_of = {"kind": question.kind, "tag": tag(voice, question.kind), "fewer": fewer}
    what = counted(voice, question.main, "card-gives-tokens", **args_of)
    return spoils(voice, question, whom, args, what)


def spoils(voice: Voice, question: q.Question, whom: Who | Cards, args: dict[str, Any], what: str) -> str:
    """What a monster pays more, with those who get it for killing, or the monsters for which they do."""
    if question.for_ is None and voice.any_fighter:
        return what
    if isinstance(whom, Cards):
        return voice("card-gives-spoils-of", what=what, whom=cards(voice, whom, "kind"))
    if voice.any_fighter:
        return voice("card-gives-spoils-of", what=what, whom=args["who"])
    return voice("card-gives-spoils", what=what, **args)


def levels(voice: Voice, question: q.LevelsQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """Levels for a kill."""
    if voice.any_fighter and question.for_ is None:
        return voice("card-gives-levels-monster", n=number(voice, question.main))
    message = "card-gives-levels-extra" if voice.kind in MONSTERS else "card-gives-levels"
    return voice(message, levels=units(voice, "level", question.main), **args)


def number(voice: Voice, amount: Amount) -> int | str:
    """A whole number as such, so that a sentence can tell one from several."""
    return amount if isinstance(amount, int) else amount if amount == "any" else value(voice, amount)


def simple(message: str, **of: Callable[[Voice, Any], Any]) -> Told:
    """A question of one message, with arguments made from the question."""

    def told(voice: Voice, question: Any, whom: Who | Cards, args: dict[str, Any]) -> str:
        phrase = about_cards(voice, question, whom)
        made = {name: make(voice, question.main) for name, make in of.items()}
        return voice(message, **{**args, "cards": phrase, **made})

    return told


def about_cards(voice: Voice, question: q.Question, whom: Who | Cards) -> str:
    """The cards that a question is about: its own, or the card itself."""
    if isinstance(whom, Cards):
        return spoken_of(voice, whom)
    main = getattr(question, "main", None)
    return spoken_of(voice, main if isinstance(main, Cards) else Cards(noun="this"))


def those_meant(voice: Voice, question: q.Question, whom: Who | Cards) -> tuple[str, str]:
    """The cards that a question is about, and whether they are several: all of a kind that somebody has."""
    if not isinstance(whom, Cards) or whom.noun is not None or whom.named:
        return about_cards(voice, question, whom), "no"
    here = voice if whom.of is not None or voice.any_fighter else voice.of(your(voice))
    return spoken_of(here, whom, "kind" if voice.any_fighter else "each"), "yes"


def only_counts(voice: Voice, question: q.OnlyCountsQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """All that counts."""
    you = "-you" if args["person"] == "you" and not voice.any_fighter else ""
    if isinstance(question.main, str):
        return voice(f"card-gives-only_counts-{question.main}{you}")
    return voice(f"card-gives-only_counts-cards{you}", cards=cards(voice, question.main, "kind"))


def no_bonus(voice: Voice, question: q.NoBonusQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """Cards that give no bonus."""
    if question.main.noun == "this":
        return voice("card-gives-no_bonus-this", kind=voice.kind)
    single = question.main.noun is not None or bool(question.main.named) or uncountable(question.main)
    message = "card-gives-no_bonus" if single else "card-gives-no_bonus-many"
    return voice(message, cards=spoken_of(voice, question.main), to=question.to or "fight")


def uncountable(found: Cards) -> bool:
    """Whether the kinds have no plural of their own."""
    return all(name in ("headgear", "armor", "footgear") for name in found.cards)


def works_as(voice: Voice, question: q.WorksAsQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """Another card's face."""
    on_top = question.main.top == 1 and question.main.count == 1
    card = voice("card-the", noun=cards(voice, question.main, "single")) if on_top else cards(voice, question.main)
    return voice("card-gives-works_as", kind=voice.kind, cards=card)


def counts_as(voice: Voice, question: q.CountsAsQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """A trait of a munchkin or a kind of a card."""
    if isinstance(whom, Cards):
        name = question.main
        what = kind(voice, name, "a") if name in get_args(Kind) else trait(voice, name)
        if whom.noun is None and not whom.named:
            here = voice if whom.of is not None else voice.of(your(voice))
            many = kind(voice, name, "many") if name in get_args(Kind) else trait(voice, name)
            return voice("card-gives-counts_as-cards", cards=spoken_of(here, whom, "each"), kind=many)
        return voice("card-gives-counts_as-card", cards=cards(voice, whom), kind=what)
    message = "card-gives-counts_as-you" if args["person"] == "you" else "card-gives-counts_as"
    return voice(message, **args, trait=trait(voice, question.main))


def tagged(voice: Voice, question: q.TagQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """A tag that a card has too."""
    told, many = those_meant(voice, question, whom)
    return voice("card-gives-tag", cards=told, many=many, tag=tag(voice, question.main))


def escape(voice: Voice, question: q.EscapeQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """What somebody escapes from, or can't."""
    you = args["person"] == "you"
    if question.main == "never":
        never = "card-gives-escape-never-you" if you else "card-gives-escape-never-who"
        if question.from_ is None:
            return voice(never, **args)
        return voice(f"{never}-from", **args, **{"from": cards(voice, question.from_, "kind")})
    source = voice("card-every-monster") if question.from_ is None else cards(voice, question.from_, "kind")
    message = "card-gives-escape-always-you" if you else "card-gives-escape-always"
    return voice(message, whom=args["who"], **{"from": source})


def limit(voice: Voice, question: q.LimitQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """More of something than the rules allow."""
    one, many = (kind(voice, "companion", form) for form in ("one", "many"))
    n = number(voice, question.more)
    more = voice(f"card-more-{question.main}", n=n, companion=one, companions=many)
    return voice("card-gives-limit-hand" if question.main == "hand" else "card-gives-limit", more=more, **args)


def sells_for(voice: Voice, question: q.SellsForQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """What a sold item counts."""
    times = voice("card-times", n=number(voice, question.main))
    return voice("card-gives-sells_for", times=times, per=question.per or "none")


def gold(voice: Voice, question: q.GoldQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """A value in Gold Pieces."""
    about = "other" if isinstance(whom, Cards) else "item"
    worth = value(voice, question.main)
    told, many = those_meant(voice, question, whom)
    return voice("card-gives-gold", kind=about, cards=told, many=many, amount=worth)


def safe(voice: Voice, question: q.SafeQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """What can't take cards."""
    curses = kind(voice, "curse", "many")
    harms = voice.all_of([voice(f"card-harm-{harm}", curses=curses) for harm in question.from_])
    return voice("card-gives-safe", harms=harms, cards=spoken_of(voice, question.main))


def may(voice: Voice, question: q.MayQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """Deeds that are allowed."""
    if question.main == ("equip",) and question.which is not None:
        many = "no" if question.which.noun is not None else "yes"
        return voice("card-gives-equip", cards=cards(voice, question.which, "kind"), many=many)
    return voice("card-gives-may", deeds=deeds(voice, question, "card-or"), **args)


def may_not(voice: Voice, question: q.MayNotQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """Deeds that are forbidden; who may neither refuse to help nor ask for it must help for nothing."""
    if set(question.main) == COMPELLED and question.which is None and question.against is None:
        return voice("card-gives-compels", **args)
    what = deeds(voice, question, "card-nor")
    if question.against is not None:
        what = voice("card-gives-against-player", deeds=what, who=players(voice, question.against))
    if isinstance(whom, Who) and whom.players in GROUPS and whom.pick is None:
        return voice("card-gives-may_not-no", noun=players(voice, whom, "noun"), deeds=what)
    return voice("card-gives-may_not", deeds=what, **args)


def must(voice: Voice, question: q.MustQuestion, whom: Who | Cards, args: dict[str, Any]) -> str:
    """Deeds that can't be refused."""
    if question.main == ("run_away",) and question.which is not None:
        return voice("card-gives-must-run", cards=cards(voice, question.which, "kind"), **args)
    return voice("card-gives-must", deeds=deeds(voice, question, "card-and"), **args)


def deeds(voice: Voice, question: q.MayQuestion | q.MayNotQuestion | q.MustQuestion, joint: str) -> str:
    """The deeds, with the cards or the ability that they are about."""
    ability = getattr(question, "ability", None)
    if ability is None and question.which is not None:
        return deeds_with(voice, question.main, cards(voice, question.which, "kind"), joint)
    told = []
    for deed in question.main:
        if ability is not None and deed in WITH_OBJECT:
            told.append(voice("card-deeds-which", verbs=voice(f"card-verb-{deed}"), cards=voice.ability(ability)))
        else:
            told.append(voice(f"card-deed-{deed}", mode=question.key, companions=kind(voice, "companion", "many")))
    return voice.joined(joint, told)


def deeds_with(voice: Voice, named: tuple[Deed, ...], which: str, joint: str) -> str:
    """The deeds with the cards that they are about."""
    if all(deed in WITH_OBJECT for deed in named):
        verbs = voice.joined(joint, [voice(f"card-verb-{deed}") for deed in named])
        return voice("card-deeds-which", verbs=verbs, cards=which)
    return voice.joined(joint, [voice(f"card-deed-{deed}-which", cards=which) for deed in named])


TOLD: dict[type[q.Question], Told] = {
    q.BonusQuestion: figure,
    q.RunQuestion: with_bonus("card-gives-run"),
    q.DieQuestion: with_bonus("card-gives-die"),
    q.TreasuresQuestion: treasures,
    q.LevelsQuestion: levels,
    q.LevelIsQuestion: simple("card-gives-level_is", amount=value),
    q.SharesQuestion: simple("card-gives-shares"),
    q.TokensQuestion: tokens,
    q.TokensAreQuestion: lambda voice, question, whom, args: voice("card-gives-tokens_are", tag=tag(voice, question.main)),
    q.TakesAllTokensQuestion: simple("card-gives-takes_all_tokens"),
    q.WinsTiesQuestion: simple("card-gives-wins_ties"),
    q.OnlyCountsQuestion: only_counts,
    q.NoBonusQuestion: no_bonus,
    q.BlankQuestion: simple("card-gives-blank"),
    q.WorksAsQuestion: works_as,
    q.CountsAsQuestion: counts_as,
    q.TagQuestion: tagged,
    q.NoDrawbacksQuestion: lambda voice, question, whom, args: voice(
        "card-gives-no_drawbacks", kind=kind(voice, question.main, "one")
    ),
    q.EscapeQuestion: escape,
    q.LimitQuestion: limit,
    q.HandsQuestion: simple("card-gives-hands", n=number),
    q.CarriesQuestion: carries,
    q.SellsForQuestion: sells_for,
    q.GoldQuestion: gold,
    q.SafeQuestion: safe,
    q.ImmuneQuestion: simple("card-gives-immune"),
    q.MayQuestion: may,
    q.MayNotQuestion: may_not,
    q.MustQuestion: must,
}
