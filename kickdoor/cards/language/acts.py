"""Phrases for the words that hold no others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from kickdoor.cards.language import questions as q
from kickdoor.cards.language import words as w
from kickdoor.cards.language.bonuses import bonus, each_of
from kickdoor.cards.language.nouns import meant, owner_of, person, tag
from kickdoor.cards.language.phrases import GROUPS, cards, players, possessive, units, value
from kickdoor.cards.language.selectors import EVERYONE, YOU, Amount, Cards, Who
from kickdoor.cards.language.standing import standing

if TYPE_CHECKING:
    from kickdoor.cards.language.voice import Voice

BEHIND = (("this_combat",), ("while_in_play",))  # durations that stand well behind a whole clause
CLAUSES = (q.WorksAsQuestion, q.LimitQuestion)
Told: TypeAlias = Callable[["Voice", Any], str]


def doer(voice: Voice, who: Who) -> dict[str, Any]:
    """Who does it, as arguments."""
    return {"person": person(who), "who": players(voice, who)}


def belongings(voice: Voice, who: Who) -> Voice:
    """The voice where cards without an owner belong to those who do it."""
    if who == YOU and voice.owner:
        return voice
    return voice.of(owner_of(voice, who))


def of_players(message: str) -> Told:
    """A word of players alone."""

    def told(voice: Voice, word: Any) -> str:
        return voice(message, **doer(voice, word.main))

    return told


def change_sex(voice: Voice, word: w.ChangeSexWord) -> str:
    """Change sex, by the name that the set has for it."""
    return voice("card-word-change_sex", sex=voice.calls.get("sex") or voice("card-sex"), **doer(voice, word.main))


def of_a_card(message: str) -> Told:
    """A word of cards alone."""

    def told(voice: Voice, word: Any) -> str:
        return voice(message, cards=cards(voice, word.main))

    return told


def of_levels(message: str) -> Told:
    """A word of somebody and levels."""

    def told(voice: Voice, word: Any) -> str:
        winning = "-winning" if getattr(word, "winning", False) else ""
        return voice(message + winning, levels=units(voice, "level", word.main), **doer(voice, word.who))

    return told


def set_level(voice: Voice, word: w.SetLevelWord) -> str:
    """A Level set."""
    owner = possessive(voice, word.who)
    return voice("card-word-set_level", owner=owner, amount=value(voice, word.main))


def draw(voice: Voice, word: w.DrawWord) -> str:
    """Cards drawn."""
    drawn = units(voice, word.from_, word.main)
    return voice("card-word-draw", drawn=drawn, face=word.face, **doer(voice, word.who))


def take(voice: Voice, word: w.TakeWord) -> str:
    """Cards taken. Into hand needs no saying where they come from one."""
    near = word.main.noun is None and word.main.at in ("hand", "hand_or_play")
    to = "same" if word.to == "hand" and near else word.to
    n = 1 if word.main.count == 1 or word.main.noun is not None else 2
    return voice("card-word-take", cards=cards(voice, word.main), to=to, n=n, **doer(voice, word.who))


def give(voice: Voice, word: w.GiveWord) -> str:
    """Cards given."""
    here = belongings(voice, word.who)
    other = players(here, word.to, "any")
    chosen = "yes" if word.main.by == "chance" or isinstance(word.main.by, Who) else "no"
    args = {"other": other, "to": person(word.to), "chosen": chosen, **doer(voice, word.who)}
    return voice("card-word-give", cards=cards(here, word.main), **args)


def swap(voice: Voice, word: w.SwapWord) -> str:
    """Cards or Levels swapped."""
    other = players(voice, word.with_, "any")
    if isinstance(word.main, str):
        return voice("card-word-swap-level", other=other, **doer(voice, word.who))
    mine = cards(belongings(voice, word.who), word.main)
    return voice("card-word-swap", cards=mine, other=other, **doer(voice, word.who))


def show(voice: Voice, word: w.ShowWord) -> str:
    """Cards shown."""
    other = voice("card-every-player") if word.to == EVERYONE else players(voice, word.to)
    mine = cards(belongings(voice, word.who), word.main)
    chosen = "yes" if word.main.by == "chance" or isinstance(word.main.by, Who) else "no"
    return voice("card-word-show", cards=mine, chosen=chosen, other=other, to=person(word.to), **doer(voice, word.who))


def peek(voice: Voice, word: w.PeekWord) -> str:
    """The top of a deck looked at."""
    order = "any" if word.reorder else "same"
    return voice("card-word-peek", top=units(voice, "top", word.main), deck=deck(voice, word.from_), order=order)


def reveal(voice: Voice, word: w.RevealWord) -> str:
    """The top of a deck turned over."""
    here = deck(voice, word.from_)
    if word.until is not None:
        many = "all" if word.main in ("all", "any") else value(voice, word.main)
        return voice("card-word-reveal-until", n=many, deck=here, cards=cards(voice, word.until))
    return voice("card-word-reveal", top=units(voice, "top", word.main), deck=here)


def deck(voice: Voice, name: str) -> str:
    """A deck."""
    return voice(f"card-deck-{name}")


def give_back(voice: Voice, word: w.ReturnWord) -> str:
    """Cards returned."""
    return voice("card-word-return", cards=cards(voice, word.main), to=word.to)


def attach(voice: Voice, word: w.AttachWord) -> str:
    """This card put on another or kept."""
    target = voice.target or voice("card-noun-target")
    return voice(f"card-word-attach-{word.main}", target=target)


def become(voice: Voice, word: w.BecomeWord) -> str:
    """A card that becomes another."""
    found = cards(voice, word.which)
    if word.bonus is None:
        return voice("card-word-become", cards=found, what=word.main)
    return voice("card-word-become-bonus", cards=found, what=word.main, bonus=bonus(voice, word.bonus))


def boost(voice: Voice, word: w.BoostWord) -> str:
    """A bonus for a side, a munchkin or a monster."""
    amount = bonus(voice, word.main)
    if isinstance(word.to, Who):
        return voice("card-word-boost-player", bonus=amount, who=players(voice, word.to))
    if isinstance(word.to, Cards):
        return voice("card-word-boost-monster", bonus=amount, cards=cards(voice, word.to))
    if word.to in ("your_side", "munchkins", "monsters", "either_side"):
        return step_by_step(voice, word.main, "card-word-boost-side", side=word.to)
    if word.to == "target":
        if not voice.target:
            return step_by_step(voice, word.main, "card-word-boost-side", side="target")
        return step_by_step(voice, word.main, "card-word-boost-player", who=voice.target)
    return voice("card-word-boost-monster", bonus=amount, cards=meant(voice, word.to))


def step_by_step(voice: Voice, amount: Amount, message: str, **whose: str) -> str:
    """A bonus and whose it is, before what it is counted by: "+4 for that side for each token spent"."""
    steps = each_of(voice, amount)
    if steps is None:
        return voice(message, bonus=bonus(voice, amount), **whose)
    return voice("card-signed-each", bonus=voice(message, bonus=steps[0], **whose), single=steps[1])


def join(voice: Voice, word: w.JoinWord) -> str:
    """Monsters added."""
    return voice(f"card-word-join-{word.side}", cards=cards(voice, word.main))


def remove(voice: Voice, word: w.RemoveWord) -> str:
    """Monsters sent away; "it" could be what was paid."""
    message = "card-word-remove-pays" if word.pays else "card-word-remove"
    itself = word.main.noun == "this" and voice.kind == "monster"
    return voice(message, cards=voice("card-noun-this-monster") if itself else cards(voice, word.main))


def escape(voice: Voice, word: w.EscapeWord) -> str:
    """Runners who get away."""
    if word.from_ is None:
        return voice("card-word-escape", **doer(voice, word.main))
    return voice("card-word-escape-from", cards=cards(voice, word.from_, "kind"), **doer(voice, word.main))


def set_die(voice: Voice, word: w.SetDieWord) -> str:
    """A die turned."""
    amount = "any" if word.main == "any" else value(voice, word.main)
    return voice("card-word-set_die", amount=amount)


def add_to_die(voice: Voice, word: w.AddToDieWord) -> str:
    """A roll changed."""
    return voice("card-word-add_to_die", bonus=bonus(voice, word.main))


def tokens(voice: Voice, amount: Amount, kind: str, mine: bool) -> str:
    """Tokens of a kind."""
    if kind == "every":
        return voice("card-tokens-every", n=amount if isinstance(amount, int) else value(voice, amount))
    found = units(voice, "token", amount)
    if kind == "any":
        return voice("card-tokens-choice", tokens=found) if mine else found
    if kind == "random":
        return voice("card-tokens-random", tokens=found)
    if isinstance(amount, int):
        return voice("card-tokens-named", n=amount, kind=tag(voice, kind))
    return voice("card-tokens-kind", tokens=found, kind=tag(voice, kind))


def gain_tokens(voice: Voice, word: w.GainTokensWord) -> str:
    """Tokens taken."""
    found = tokens(voice, word.main, word.kind, mine=word.by is None)
    args = {"tokens": found, **doer(voice, word.who)}
    if word.by is not None:
        by = players(belongings(voice, word.who), word.by, "any")
        return voice("card-word-gain_tokens-by", by=by, **args)
    if isinstance(word.from_, Who):
        return voice("card-word-gain_tokens", **args, **{"from": players(voice, word.from_)})
    return voice("card-word-gain_tokens", **args, **{"from": "pool"})


def open_door(voice: Voice, word: w.OpenDoorWord) -> str:
    """More doors."""
    return voice("card-word-open_door", n=word.main if isinstance(word.main, int) else value(voice, word.main))


def lasting(voice: Voice, word: w.LastingWord) -> str:
    """A mark that lasts."""
    behind = is_behind(word) and all(isinstance(question, CLAUSES) for question in word.gives)
    message = "card-word-lasting-behind" if behind else "card-word-lasting"
    return voice(message, duration=durations(voice, word), gives=standings(voice, word))


def is_behind(word: w.LastingWord) -> bool:
    """Whether it lasts for a time that is told well behind a clause."""
    return word.main in BEHIND


def durations(voice: Voice, word: w.LastingWord) -> str:
    """How long a mark lasts: as long as the first of its times."""
    whose = word.of if word.of is not None else word.who
    owner = owner_of(voice, whose) if whose.players in GROUPS else possessive(voice, whose)
    return voice.folded("card-lasts-first", [duration(voice, found, owner, whose) for found in word.main])


def standings(voice: Voice, word: w.LastingWord) -> str:
    """What a mark changes."""
    here = voice.asking(any_fighter=False)
    return voice.folded("card-and", [standing(here, question, word.who) for question in word.gives])


def duration(voice: Voice, found: w.Duration, owner: str, whose: Who) -> str:
    """How long."""
    if found == "next_combat" and whose != YOU:
        return voice("card-lasts-next_combat-of", who=players(voice, whose))
    if isinstance(found, w.UntilDuration):
        return voice("card-lasts-until", event=voice(f"card-until-{found.main}"))
    return voice(f"card-lasts-{found}", owner=owner)
