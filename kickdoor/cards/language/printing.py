"""The printed text of a card, made from what it does; there is no other source for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from kickdoor.cards.language.acts import tokens
from kickdoor.cards.language.clauses import inside, sentences
from kickdoor.cards.language.conditions import condition
from kickdoor.cards.language.facts import facts, restrictions
from kickdoor.cards.language.nouns import kind, owner_of, person, your
from kickdoor.cards.language.phrases import cards, players, value
from kickdoor.cards.language.questions import BonusQuestion, Question
from kickdoor.cards.language.selectors import YOU, Cards, NotCondition, Situation, UpToAmount, Who
from kickdoor.cards.language.standing import standing
from kickdoor.cards.language.voice import Say, Voice, sentence
from kickdoor.cards.language.words import (
    AddToDieWord,
    AttachWord,
    BoostWord,
    DismissWord,
    LastingWord,
    LoseTokensWord,
    MateWord,
    SetLevelWord,
    TakeOverWord,
    Word,
)

if TYPE_CHECKING:
    from kickdoor.cards.language.card import Ability, Card, Playable, Target

NOTHING: Mapping[str, str] = {}
TIMES = ("any_time", "your_turn", "outside_combat", "combat", "your_combat", "running", "charity")
OWN = ("killed", "escaped", "caught", "meets", "enters", "rewarded")
NOT_DONE_BY_YOU = (AddToDieWord, BoostWord, DismissWord, LastingWord, MateWord, SetLevelWord, TakeOverWord)
WHOLE_TURN = {"your_turn", "your_combat"}
NOT_HELPING = NotCondition(main=Situation(main="helping"))
ESCAPED_OR_NOT = {"escaped", "caught"}
ON_FIGHTS = ("monster", "enhancer")


def text(card: Card, say: Say, *, names: Mapping[str, str] = NOTHING, calls: Mapping[str, str] = NOTHING) -> str:
    """The whole text of a card, flavour last.

    `names`: names of cards by id, for the traits and cards it speaks of. `calls`: what its set calls a word.
    """
    return " ".join([*rules_text(card, say, names=names, calls=calls), *flavour(card)])


def flavour(card: Card) -> list[str]:
    """The line that only makes one grin."""
    return [card.flavour] if card.flavour else []


def rules_text(card: Card, say: Say, *, names: Mapping[str, str] = NOTHING, calls: Mapping[str, str] = NOTHING) -> list[str]:
    """The sentences of a card in the order in which they are printed."""
    voice = Voice(say=say, names=names, calls=calls, kind=card.kind, any_fighter=card.kind in ON_FIGHTS)
    mine = voice.asking(any_fighter=False)
    told = [sentence(voice, fact) for fact in (*facts(voice, card), *restrictions(voice, card))]
    if card.playable is not None:
        told.append(sentence(voice, play(mine, card.playable)))
        mine = mine.on(reference(mine, card.playable.target))
    attached = tuple(word for word in card.does if isinstance(word, AttachWord))
    told += sentences(mine, attached)
    told += [sentence(voice, standing(voice.on(mine.target), question)) for question in card.gives]
    told += sentences(mine, tuple(word for word in card.does if not isinstance(word, AttachWord)))
    told += [sentence(voice, ability(voice.on(mine.target), found)) for found in card.when]
    if card.epic is not None and (card.epic.gives or card.epic.when):
        more = [sentence(voice, epic(voice, question)) for question in card.epic.gives]
        more += [sentence(voice, ability(voice, found)) for found in card.epic.when]
        told.append(voice("card-epic", sentences=" ".join(more)))
    if card.bad_stuff:
        told.append(voice("card-bad-stuff", sentences=bad_stuff(card, say, names=names, calls=calls)))
    return told


def gist(card: Card, say: Say, *, names: Mapping[str, str] = NOTHING, calls: Mapping[str, str] = NOTHING) -> list[str]:
    """What a card does, in sentences that need none of its others: what it is aimed at by its own name, moments last.

    Empty for a card that does nothing besides its printed figures.
    """
    voice = Voice(say=say, names=names, calls=calls, kind=card.kind, any_fighter=card.kind in ON_FIGHTS)
    target = card.playable.target if card.playable is not None else None
    told = deeds_of(voice.on(reference(voice, target)), card)
    if isinstance(target, Cards):
        told[:1] = deeds_of(voice.on(aimed(voice, target)), card)[:1]
    elif isinstance(target, Who):
        told[:1] = [in_place_of(reference(voice, target), aimed(voice, target), one) for one in told[:1]]
    if told and card.playable is not None:
        told[0] = sentence(voice, once_played(voice.asking(any_fighter=False), card.playable, told[0].rstrip(".")))
    return told


def in_place_of(phrase: str, other: str, told: str) -> str:
    """The sentence with another phrase, at its head too."""
    begins = phrase[:1].upper() + phrase[1:]
    return told.replace(begins, other[:1].upper() + other[1:], 1).replace(phrase, other, 1)


def deeds_of(voice: Voice, card: Card) -> list[str]:
    """What a card in play changes and does, and its abilities in brief."""
    told = [sentence(voice, standing(voice, question)) for question in card.gives]
    told += sentences(voice.asking(any_fighter=False), tuple(word for word in card.does if not isinstance(word, AttachWord)))
    return told + [sentence(voice, in_brief(voice, each)) for each in card.when]


def once_played(voice: Voice, found: Playable, does: str) -> str:
    """What a card does when it is played, then the moment that it answers, or what it costs."""
    if found.target is None and not set(TIMES) & set(found.when):
        does = voice("card-gist-when", does=does, when=moments(voice, found))
    if found.instead is not None:
        does = voice("card-play-instead", play=does, thing=voice(f"card-instead-{found.instead}"))
    return voice("card-play-pay", play=does, cost=price(voice, found.pay)) if found.pay else does


def in_brief(voice: Voice, found: Ability) -> str:
    """An ability by its name and its effect; one without a name in full."""
    if found.name is None:
        return ability(voice, found)
    aim = aimed if isinstance(found.target, Cards) else reference
    mine = voice.on(aim(voice, found.target) or voice.target if found.target is not None else voice.target)
    mine = mine.asking(any_fighter=False)
    return voice("card-ability-named", name=voice.ability(found.name), ability=effect_of(mine, found))


def epic(voice: Voice, question: Question) -> str:
    """A standing change that an epic munchkin gets; a bare figure says what it is good for."""
    told = standing(voice, question)
    bare = isinstance(question, BonusQuestion) and isinstance(question.main, int)
    if bare and question.if_ is None and question.for_ is None:
        return voice("card-gives-bonus-in-combat", bonus=told)
    return told


def bad_stuff(card: Card, say: Say, *, names: Mapping[str, str] = NOTHING, calls: Mapping[str, str] = NOTHING) -> str:
    """What a monster does to those whom it catches; empty for any other card."""
    voice = Voice(say=say, names=names, calls=calls, kind=card.kind)
    return " ".join(sentences(voice.of(your(voice)), card.bad_stuff))


def play(voice: Voice, found: Playable) -> str:
    """When a card may leave the hand, on what, at what cost."""
    whole_turn = set(found.when) == WHOLE_TURN and found.if_ == NOT_HELPING
    told = voice("card-play", when=voice("card-when-whole-turn") if whole_turn else moments(voice, found))
    if found.if_ is not None and not whole_turn:
        told = voice("card-play-if", play=told, condition=condition(voice, found.if_))
    if found.so_that is not None:
        told = voice("card-play-so-that", play=told, condition=condition(voice, found.so_that))
    if found.target == "either_side":
        told = voice("card-play-side", play=told)
    elif found.target is not None:
        told = voice("card-play-on", play=told, target=aimed(voice, found.target))
    if found.instead is not None:
        told = voice("card-play-instead", play=told, thing=voice(f"card-instead-{found.instead}"))
    if found.pay:
        told = voice("card-play-pay", play=told, cost=price(voice, found.pay))
    return told


def price(voice: Voice, pay: tuple[Word, ...]) -> str:
    """What is paid: tokens are spent, not lost."""
    if len(pay) == 1 and isinstance(pay[0], LoseTokensWord) and pay[0].by is None:
        return voice("card-spend", tokens=tokens(voice, pay[0].main, pay[0].kind, mine=False))
    return inside(voice, pay)


def moments(voice: Voice, found: Ability | Playable) -> str:
    """The moments, joined by "or"."""
    own = voice.kind in ON_FIGHTS and found.card is None and found.whose is None
    if own and set(found.when) == ESCAPED_OR_NOT:
        return voice("card-when-escaped-or-caught")
    return voice.one_of([moment(voice, found, name) for name in found.when])


def moment(voice: Voice, found: Ability | Playable, name: str) -> str:
    """One moment, with its card and its player."""
    if name in TIMES:
        return voice(f"card-when-{name}")
    if name == "as_soon_as":
        held = condition(voice, found.if_) if found.if_ is not None else voice("card-nothing")
        return voice("card-when-as_soon_as", condition=held)
    args: dict[str, Any] = {"whose": "none", "who": "", "card": happening_to(voice, found, name)}
    if found.whose is not None:
        you = found.whose.players == "you"
        args |= {"whose": "you" if you else "one", "who": players(voice, found.whose, "any")}
    elif voice.kind in ON_FIGHTS and name in OWN and found.card is None:
        args["whose"] = "own"
    return voice(f"card-when-{name}", curse=kind(voice, "curse", "a"), **args)


def happening_to(voice: Voice, found: Ability | Playable, name: str) -> str:
    """The card of an event."""
    if found.card is not None:
        return cards(voice.of(""), found.card)
    if name in ("killed", "meets", "enters", "escaped", "caught"):
        return kind(voice, "monster", "a")
    if name == "leaves":
        return voice("card-noun-this", kind=voice.kind)
    return kind(voice, "card", "a")


def aimed(voice: Voice, target: Target) -> str:
    """What a card is played on or an ability used on."""
    if isinstance(target, Who):
        if isinstance(target.pick, int) and target.pick == 1 and not target.by:
            return players(voice, replace(target, pick=None), "any")
        return players(voice, target)
    if isinstance(target, Cards):
        return cards(voice, target)
    return voice("card-either-side")


def reference(voice: Voice, target: Target | None) -> str:
    """How the target is referred to afterwards: "that monster"; "" for a side or none."""
    if isinstance(target, Who):
        return voice("card-who-target", form="each")
    if isinstance(target, Cards):
        if target.noun is not None:
            return cards(voice, target)
        several = target.count != 1
        names = target.cards if len(target.cards) == 1 else ("card",)
        names = ("item",) if names == ("permanent",) else names
        form = "many" if several else "one"
        return voice("card-those" if several else "card-that", noun=kind(voice, names[0], form))
    return voice("card-that-side") if target == "either_side" else ""


def ability(voice: Voice, found: Ability) -> str:
    """An ability: its name, its moment, its price, its effect and how often."""
    own = voice.asking(any_fighter=voice.any_fighter and asks_the_fighters(found))
    lead = lead_of(own, found)
    mine = voice.asking(any_fighter=False)
    mine = mine.on(reference(mine, found.target) or mine.target)
    told = offered(mine, found, lead) if found.may or found.pay else forced(mine, found, lead, effect_of(mine, found))
    if found.carried:
        told = voice("card-carried-too", ability=told)
    if found.name is not None:
        told = voice("card-ability-named", name=voice.ability(found.name), ability=told)
    if found.limit is not None:
        told = f"{sentence(voice, told)} {sentence(voice, limit(voice, found))}"
    return told


def asks_the_fighters(found: Ability) -> bool:
    """Whether a condition of a monster's ability asks about any fighter: `you` isn't one who met it."""
    return not {"meets", "running", "escaped", "caught"} & set(found.when)


def lead_of(voice: Voice, found: Ability) -> str:
    """The moment and the condition."""
    when = moments(voice, found)
    if found.if_ is None or found.when == ("as_soon_as",):
        return when
    return voice("card-lead-if", when=when, condition=condition(voice, found.if_))


def effect_of(voice: Voice, found: Ability) -> str:
    """What the ability does, or that it prevents."""
    if found.does:
        return inside(voice.of(your(voice)), found.does)
    return voice(f"card-prevents-{found.instead}") if found.instead else voice("card-nothing")


def forced(voice: Voice, found: Ability, lead: str, effect: str) -> str:
    """An ability that happens by itself."""
    if found.instead is None:
        return voice("card-forced", lead=lead, clause=effect)
    if not found.does:
        return voice("card-forced-prevents", lead=lead, clause=effect)
    thing = voice(f"card-instead-{found.instead}")
    return voice("card-forced-instead", lead=lead, thing=thing, clause=effect)


def offered(voice: Voice, found: Ability, lead: str) -> str:
    """An ability that somebody may use, and its price."""
    user = found.by if found.by is not None else YOU
    args: dict[str, Any] = {"lead": lead, "person": person(user), "who": players(voice, user, "any")}
    bare, whole = voice.doing("bare"), voice.doing("you" if args["person"] == "you" else "other")
    if found.pay:
        cost = price(bare.of(owner_of(bare, user)), found.pay)
        if found.target is not None:
            cost = voice("card-choose-cost", target=choice(voice, found.target), of=sort_of(found.target), cost=cost)
        what = voice("card-cost", cost=cost, clause=effect_of(whole, found))
    elif found.target is not None:
        what = voice(
            "card-choose-and",
            target=choice(voice, found.target),
            of=sort_of(found.target),
            clause=effect_of(bare, found),
        )
    elif imperative(found.does):
        what = effect_of(bare, found)
    else:
        what = voice("card-do-this", clause=effect_of(whole, found))
    if found.instead is None or not found.does:
        return voice("card-may", clause=what, **args)
    return voice("card-may-instead", clause=what, thing=voice(f"card-instead-{found.instead}"), **args)


def sort_of(target: Target) -> str:
    """Whether a player is chosen, or a card or side."""
    return "player" if isinstance(target, Who) else "card"


def imperative(does: tuple[Word, ...]) -> bool:
    """Whether the first word reads as something that you do."""
    return bool(does) and not isinstance(does[0], NOT_DONE_BY_YOU) and getattr(does[0], "who", YOU) == YOU


def choice(voice: Voice, target: Target) -> str:
    """What is chosen: "one fighter", "an item"."""
    if not isinstance(target, Who) or target.pick is None:
        return aimed(voice, target)
    rest = replace(target, pick=None)
    noun = players(voice, rest, "noun")
    if isinstance(target.pick, UpToAmount):
        amount = value(voice, target.pick.main)
        return voice("card-who-chosen-up-to", n=amount, many=players(voice, rest, "many"))
    n = target.pick if isinstance(target.pick, int) else value(voice, target.pick)
    return voice("card-who-chosen", n=n, noun=noun, many=players(voice, rest, "many"))


def limit(voice: Voice, found: Ability) -> str:
    """How often an ability may be used."""
    n = found.limit if isinstance(found.limit, int) else value(voice, found.limit or 1)
    return voice("card-limit-text", times=voice("card-limit-times", n=n), per=found.per or "turn")
