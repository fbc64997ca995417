"""Phrases for players, cards and amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from kickdoor.cards.language.nouns import kind, meant, person, tag, their, told_of, your
from kickdoor.cards.language.selectors import (
    WORN,
    AmountForm,
    AtMostAmount,
    ButAmount,
    Cards,
    CountAmount,
    HalfAmount,
    HowManyAmount,
    LevelAmount,
    LimitAmount,
    PlusAmount,
    ShownAmount,
    StrengthAmount,
    SumAmount,
    TimesAmount,
    TokenKindsAmount,
    TokensAmount,
    UpToAmount,
    Who,
)
from kickdoor.cards.language.voice import Phrase

if TYPE_CHECKING:
    from kickdoor.cards.language.selectors import Amount
    from kickdoor.cards.language.voice import Voice

Mode: TypeAlias = Literal["some", "had", "kind", "single", "no", "none", "each"]
NO_NOUN_LAST = ("left", "right", "user")  # "the player on your left": no "'s" goes behind it
GROUPS = ("fighters", "outsiders", "others", "everyone")
WORN_ALONE = ("headgear", "armor", "footgear")  # said without an article
ONE_EACH = ("headgear", "armor", "footgear", "class", "race", "affiliation")
PILES = ("door_discards", "treasure_discards", "discards", "same_discards", "door_deck", "treasure_deck")


def players(voice: Voice, who: Who, form: str = "each") -> str:
    """These players. `form`: each, any (whichever of them), some (if only one of them), noun, many."""
    mine = voice.owner or your(voice)
    if who.players == "target" and voice.target:
        base = voice.target
    else:
        base = voice(f"card-who-{who.players}", form=form if who.pick is None else "noun", mine=mine)
    if who.pick == 1 and who.by is not None and who.by.players != "you":
        base = voice(f"card-who-{who.players}", form="any", mine=mine)
    elif who.pick is not None:
        base = picked(voice, who, base)
    elif who.most is not None or who.least is not None:
        base = voice("card-the-player", noun=voice(f"card-who-{who.players}", form="noun", mine=mine))
    for that in restrictions(voice, who):
        base = voice("card-who-that", who=base, that=that)
    if who.by is not None and who.by.players != "you":
        base = voice("card-who-chosen-by", who=base, by=players(voice, who.by))
    if who.starting in ("right", "highest") and form == "each":
        base = voice(f"card-who-from-{who.starting}", who=base)
    return base


def picked(voice: Voice, who: Who, noun: str) -> str:
    """Some of these players, chosen."""
    group = Who(players=who.players)
    words = {"noun": noun, "many": players(voice, group, "many"), "any": players(voice, group, "any")}
    if isinstance(who.pick, UpToAmount):
        return voice("card-who-pick-up-to", n=value(voice, who.pick.main), **words)
    n = who.pick if isinstance(who.pick, int) else value(voice, who.pick or 1)
    return voice("card-who-pick", n=n, **words)


def restrictions(voice: Voice, who: Who) -> list[str]:
    """What narrows these players down, each as a clause behind the noun."""
    from kickdoor.cards.language.conditions import condition  # conditions speak of players too

    found = [] if who.if_ is None else [condition(voice, who.if_, "who")]
    for side in ("most", "least"):
        figure = getattr(who, side)
        if figure is not None:
            if figure in ("level", "hand", "strength"):
                found.append(voice(f"card-with-{side}-{figure}"))
            else:
                found.append(voice(f"card-with-{side}-other", amount=value(voice.of(their(voice)), figure)))
    return found


def possessive(voice: Voice, who: Who) -> Phrase:
    """Whose: "your", "each other player's"."""
    if who.players == "you":
        return your(voice)
    them = players(voice, who, "any")
    noun_last = who.players not in NO_NOUN_LAST and them == players(voice, Who(players=who.players), "any")
    return Phrase(voice("card-possessive", who=them), {"person": "one", "who": them, "far": "no" if noun_last else "yes"})


def noun(voice: Voice, c: Cards, form: str, joint: str = "card-or") -> str:
    """The kinds of the cards with their adjectives, in one form."""
    if c.named:
        return named(voice, c, joint)
    other = c.excluding == ("those",)
    place = c.at if c.at == "carried" or (c.at == "equipped" and not is_worn(c)) else ""
    if form == "a" and (c.tagged or other or place) and all(name in WORN_ALONE for name in c.cards):
        form = "one"
    if form == "a" and (c.tagged or other or place):
        return voice("card-a", noun=noun(voice, c, "one"), other="yes" if other else "no")
    words: list[str] = [kind(voice, name, form) for name in c.cards]
    for name in reversed(c.tagged):
        words[0] = voice("card-tagged", tag=tag(voice, name), noun=words[0])
    if other:
        words[0] = voice("card-other", noun=words[0])
    if place:
        words[0] = voice(f"card-{place}", noun=words[0])
    return voice.joined(joint, words)


def named(voice: Voice, c: Cards, joint: str) -> str:
    """The cards told by their names."""
    trait_cards = c.cards[0] in ("class", "race", "affiliation")
    facts = {"is": voice("card-kind-is", kind="card" if trait_cards else "named", called="", form="one")}
    message = "card-named-card" if trait_cards else "card-named"
    return voice.joined(joint, [Phrase(voice(message, name=voice.name(name)), facts) for name in c.named])


def is_worn(c: Cards) -> bool:
    """Whether only kinds are meant that are looked for among the equipped ones."""
    return all(name in WORN for name in c.cards)


def cards(voice: Voice, c: Cards, mode: Mode = "some") -> str:
    """These cards.

    `mode`: some (with their number), had (the same, of what one has), kind (that sort), single (one such),
    no (of what one has), none (of what there is), each.
    """
    if c.noun is not None:
        return meant(voice, c.noun)
    everything = c.cards == ("card",) and not c.tagged
    if mode == "some" and everything and c.count == "all" and c.at in ("hand", "used"):
        return whole(voice, c)
    if everything and c.at == "those" and mode != "kind":
        return of_those(voice, c, mode)
    phrase = figures(voice, c, counted(voice, c, mode))
    if mode != "kind" or c.at not in ("play", "equipped", "hand", "fight"):
        phrase = placed(voice, c, phrase, mode)
    phrase = narrowed(voice, c, phrase)
    return chosen(voice, c, phrase) if mode == "some" else phrase


def anywhere(voice: Voice, c: Cards, mode: Mode) -> str:
    """These cards, without the place where they are."""
    return narrowed(voice, c, figures(voice, c, counted(voice, c, mode)))


def spoken_of(voice: Voice, c: Cards, mode: Mode = "kind") -> str:
    """These cards as what a clause is about: some languages put an article before bare nouns there."""
    told = cards(voice, c, mode)
    bare = c.noun is None and not c.named and not (mode == "each" and owner_phrase(voice, c))
    return voice("card-spoken-of", cards=told) if bare else told


def of_those(voice: Voice, c: Cards, mode: Mode) -> str:
    """Some or all of the cards that the clause before moved."""
    if c.count == 1 and mode != "each":
        return told_of(voice, "it", voice("card-one-of-them"))
    return told_of(voice, "those", voice("card-all-of-them" if c.count == "all" else "card-noun-those"))


def whole(voice: Voice, c: Cards) -> str:
    """A whole hand, or all the cards used."""
    owner = possessive(voice, c.of) if c.of is not None else voice.owner or your(voice)
    if c.at == "hand":
        return told_of(voice, "hand", voice("card-hand", owner=owner))
    return placed(voice, c, voice("card-all-of", owner=owner, noun=noun(voice, c, "many")), "some")


def counted(voice: Voice, c: Cards, mode: Mode) -> str:
    """The noun with number and owner."""
    owner = owner_phrase(voice, c)
    if mode == "each":
        many = noun(voice, c, "many", "card-and")
        return voice("card-owned", owner=owner, noun=many) if owner else many
    if mode in ("no", "none"):
        return voice("card-no", noun=noun(voice, c, "many" if mode == "no" else "one"))
    if mode in ("kind", "single"):
        told = noun(voice, c, "one") if mode == "single" else noun(voice, c, "many", "card-and")
        theirs = mode == "kind" and c.of is not None and c.of.players not in ("you", "everyone") and c.at in ("play", "equipped")
        return voice("card-owned", owner=possessive(voice, c.of), noun=told) if theirs and c.of is not None else told
    return topmost(voice, c) if c.by == "top" else some(voice, c, owner)


def owner_phrase(voice: Voice, c: Cards) -> str:
    """Whose cards they are, where one of several players is meant."""
    if c.of is not None:
        return "" if c.of.players == "everyone" else possessive(voice, c.of)
    return voice.owner if c.at in ("play", "equipped") else ""


def topmost(voice: Voice, c: Cards) -> str:
    """The topmost cards of a pile that fit."""
    if c.count == 1:
        return voice("card-topmost", noun=noun(voice, c, "one"))
    return voice("card-topmost-number", noun=noun(voice, c, "many"), n=value(voice, c.count))


def some(voice: Voice, c: Cards, owner: str) -> str:
    """So many of them."""
    many = noun(voice, c, "many")
    if c.worth is not None:
        return voice("card-worth", noun=many, amount=value(voice, c.worth))
    if c.most is not None:
        best = voice("card-most", noun=noun(voice, c, "one"), figure=voice(f"card-figure-{c.most}"))
        return voice("card-owned", owner=owner, noun=best) if owner else voice("card-the", noun=best)
    if c.count == "all":
        return all_of_them(voice, c, owner)
    if c.count == 1:
        return a_single(voice, c, owner)
    of_theirs = bool(owner) and c.of is not None
    if isinstance(c.count, int):
        if of_theirs:
            return voice("card-some-of", n=c.count, owner=owner, noun=many)
        return voice("card-number", n=c.count, noun=many)
    if c.count == "any":
        return voice("card-any-number", noun=many)
    if isinstance(c.count, UpToAmount):
        return voice("card-up-to", n=value(voice, c.count.main), noun=many)
    return voice("card-as-many", noun=many, amount=value(voice, c.count))


def all_of_them(voice: Voice, c: Cards, owner: str) -> str:
    """All of them; of cards told by name just the names."""
    many = noun(voice, c, "many", "card-and")
    if c.named:
        return voice("card-owned", owner=owner, noun=many) if owner else many
    return voice("card-all-of", owner=owner, noun=many) if owner else voice("card-all", noun=many)


def a_single(voice: Voice, c: Cards, owner: str) -> str:
    """One of them: yours, where one has but one; otherwise with its article."""
    if owner and c.named:
        return voice("card-owned", owner=owner, noun=noun(voice, c, "one"))
    in_its_place = c.at == ("equipped" if is_worn(c) else "play")
    if owner and in_its_place and len(c.cards) == 1 and c.cards[0] in ONE_EACH and not c.tagged:
        return voice("card-owned", owner=owner, noun=noun(voice, c, "one"))
    if owner and c.of is not None and c.at != "hand":
        one = noun(voice, c, "one")
        told = voice("card-one-of", owner=owner, noun=noun(voice, c, "many"))
        return Phrase(told, one.facts) if isinstance(one, Phrase) else told
    return noun(voice, c, "a")


def figures(voice: Voice, c: Cards, phrase: str) -> str:
    """The phrase with the least and most that each card must have."""
    for side, pairs in (("least", c.at_least), ("atmost", c.at_most)):
        for figure, amount in pairs:
            phrase = voice(f"card-{side}-{figure}", cards=phrase, amount=value(voice, amount))
    return phrase


def narrowed(voice: Voice, c: Cards, phrase: str) -> str:
    """The phrase with the cards and tags that it leaves out."""
    if c.without is not None:
        phrase = voice("card-without", cards=phrase, other=cards(voice, c.without, "kind"))
    if c.not_tagged:
        unwanted = voice.one_of([tag(voice, name) for name in c.not_tagged])
        phrase = voice("card-not-tagged", cards=phrase, tag=unwanted)
    if c.excluding and c.excluding != ("those",):
        others = voice.all_of([kind(voice, name, "many") for name in c.excluding if name != "those"])
        phrase = voice("card-except", cards=phrase, other=others)
    if c.worth_at_most is not None:
        if isinstance(c.worth_at_most, SumAmount) and c.worth_at_most.of.noun == "paid":
            return voice("card-worth-at-most-paid", noun=phrase)
        phrase = voice("card-worth-at-most", noun=phrase, amount=value(voice, c.worth_at_most))
    return phrase


def placed(voice: Voice, c: Cards, phrase: str, mode: Mode) -> str:
    """The phrase with its place, where that isn't plain."""
    if c.top is not None and c.at in PILES:
        return voice("card-at-top", cards=phrase, n=c.top, pile=voice(f"card-pile-{c.at}"))
    if c.at == "hand":
        owner = possessive(voice, c.of) if c.of is not None else voice.owner or your(voice)
        place = "hand-all" if c.count == "all" or mode != "some" else "hand"
        return voice(f"card-at-{place}", cards=phrase, owner=owner)
    if c.of is not None and c.of.players == "everyone" and mode == "some":
        return voice("card-at-anybody", cards=phrase)
    if c.at in ("equipped", "carried") or (c.at == "play" and c.named):
        return phrase
    if c.at == "play" and mode != "each" and c.cards != ("card",) and not is_worn(c):
        return phrase
    return voice(f"card-at-{c.at}", cards=phrase)


def chosen(voice: Voice, c: Cards, phrase: str) -> str:
    """The phrase with who or what chooses."""
    if c.by == "chance":
        return voice("card-by-chance", cards=phrase)
    if isinstance(c.by, Who):
        message = "card-by-blind" if c.blind else "card-by"
        return voice(message, cards=phrase, who=players(voice, c.by, "any"))
    return phrase


def value(voice: Voice, amount: Amount) -> str:
    """An amount as a noun."""
    if isinstance(amount, int):
        return voice("card-value-number", n=amount)
    if isinstance(amount, str):
        return voice(f"card-value-{amount}", person="their" if voice.owner == voice("card-their") else "you")
    if isinstance(amount, ButAmount):
        return voice("card-value-base", amount=value(voice, amount.main), **but(voice, amount))
    if isinstance(amount, PlusAmount):
        return voice.folded("card-value-plus", [value(voice, part) for part in amount.main])
    if isinstance(amount, TimesAmount):
        return voice("card-value-times", n=amount.main, amount=value(voice, amount.of))
    if isinstance(amount, AtMostAmount):
        return voice("card-value-at_most", n=amount.main, amount=value(voice, amount.of))
    if isinstance(amount, (HalfAmount, UpToAmount)):
        return voice(f"card-value-{amount.key}", amount=value(voice, amount.main))
    if isinstance(amount, CountAmount):
        return voice("card-value-count", cards=cards(voice, amount.main, "each"))
    if isinstance(amount, SumAmount):
        every = spoken_of(voice, amount.of, "each")
        message = "card-value-sum" if amount.of.noun in (None, "those", "paid") else "card-value-figure"
        return voice(message, figure=voice(f"card-figure-{amount.main}"), cards=every)
    return value_of_players(voice, amount)


def value_of_players(voice: Voice, amount: AmountForm) -> str:
    """An amount that is about players or limits."""
    if isinstance(amount, LimitAmount):
        if amount.main == "hand":
            return voice("card-value-limit-hand")
        companions = kind(voice, "companion", "many")
        return voice("card-value-limit", what=voice(f"card-limit-{amount.main}", companions=companions))
    if isinstance(amount, HowManyAmount):
        return voice("card-value-how_many", many=players(voice, amount.main, "many"))
    if isinstance(amount, StrengthAmount) and isinstance(amount.main, str):
        return voice(f"card-value-strength-{amount.main}")
    assert isinstance(amount, (LevelAmount, StrengthAmount, ShownAmount, TokensAmount, TokenKindsAmount))
    assert isinstance(amount.main, Who)
    if isinstance(amount, (LevelAmount, StrengthAmount)) and amount.main.if_ is not None:
        return voice(f"card-{amount.key}-of-some", who=players(voice, amount.main, "any"))
    if isinstance(amount, TokensAmount) and amount.main.players in GROUPS and amount.main.pick is None:
        return voice("card-value-tokens-of-all", many=players(voice, amount.main, "many"))
    whose = possessive(voice, amount.main)
    return voice(f"card-value-{amount.key}-of", owner=whose, person=person(amount.main))


def but(voice: Voice, amount: ButAmount) -> dict[str, Any]:
    """The other amount and its condition."""
    from kickdoor.cards.language.conditions import condition  # conditions speak of amounts too

    return {"but": value(voice, amount.but), "condition": condition(voice, amount.if_)}


def units(voice: Voice, unit: str, amount: Amount) -> str:
    """So many levels, Treasures, Door cards, tokens or top cards."""
    if isinstance(amount, int):
        return voice(f"card-unit-{unit}", n=amount)
    if isinstance(amount, str) and amount in ("any", "all"):
        return voice(f"card-unit-{unit}-{amount}", owner=voice.owner or your(voice))
    if isinstance(amount, UpToAmount):
        return voice(f"card-unit-{unit}-up-to", amount=value(voice, amount.main))
    if isinstance(amount, ButAmount):
        clause = units(voice, unit, amount.main)
        return voice(f"card-unit-{unit}-but", clause=clause, **but(voice, amount))
    return voice(f"card-unit-{unit}-as-many", amount=value(voice, amount))
