"""Phrases for words: what happens, as clauses that a list joins to sentences."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from kickdoor.cards.language import combinators as c
from kickdoor.cards.language import words as w
from kickdoor.cards.language.acts import (
    Told,
    add_to_die,
    attach,
    become,
    belongings,
    boost,
    change_sex,
    doer,
    draw,
    durations,
    escape,
    gain_tokens,
    give,
    give_back,
    is_behind,
    join,
    lasting,
    of_a_card,
    of_levels,
    of_players,
    open_door,
    peek,
    remove,
    reveal,
    set_die,
    set_level,
    show,
    standings,
    swap,
    take,
    tokens,
)
from kickdoor.cards.language.conditions import condition
from kickdoor.cards.language.nouns import person, your
from kickdoor.cards.language.phrases import cards, players, spoken_of
from kickdoor.cards.language.selectors import Who
from kickdoor.cards.language.voice import sentence

if TYPE_CHECKING:
    from kickdoor.cards.language.voice import Voice


def clause(voice: Voice, word: w.Word) -> str:
    """A word as a clause without a full stop."""
    return TOLD[type(word)](voice, word)


def inside(voice: Voice, words: tuple[w.Word, ...]) -> str:
    """The words of a branch or ability: clauses joined by "then"; a thing left and its reward by "and"."""
    if not words:
        return voice("card-nothing-happens")
    told = clause(voice, words[0])
    for before, word in pairwise(words):
        reward = isinstance(before, w.RemoveWord) and isinstance(word, w.DrawWord)
        told = voice("card-and" if reward else "card-then", first=told, last=clause(voice, word))
    return told


def sentences(voice: Voice, words: tuple[w.Word, ...]) -> list[str]:
    """The words of a list, each a sentence."""
    return [sentence(voice, clause(voice, word)) for word in words]


def of_cards(message: str) -> Told:
    """A word of somebody and cards."""

    def told(voice: Voice, word: Any) -> str:
        found = cards(belongings(voice, word.who), word.main)
        args = {"cards": found, "of": word.main.noun or "none", **doer(voice, word.who)}
        return otherwise(voice, word, voice(message, **args))

    return told


ACTS = (w.LoseWord, w.LoseLevelsWord, w.LoseTokensWord, w.DiscardWord, w.DrawWord, w.GiveWord, w.ShowWord, w.TakeWord)
"""Words that are verbs of what somebody does, so that "must" may stand before them."""


def otherwise(voice: Voice, word: Any, told: str) -> str:
    """The clause with what is done if it can't be met in full."""
    words = getattr(word, "else_", ())
    if not words:
        return told
    why = "few"
    if isinstance(word, w.SufferWord):
        why = "vain"
    elif isinstance(word, w.LoseTokensWord):
        why = "none" if word.main in (1, "all") else "few"
    elif word.main.worth is not None:
        why = "little"
    elif word.main.count in (1, "all"):
        why = "none"
    whose = person(word.who)
    instead = inside(voice if whose == "you" else voice.doing("other"), words)
    act = "yes" if isinstance(words[0], ACTS) else "no"
    return voice("card-word-else", clause=told, why=why, person=whose, act=act, **{"else": instead})


def suffer(voice: Voice, word: w.SufferWord) -> str:
    """Another card's effects."""
    of = "monster" if word.main.cards == ("monster",) else "other"
    told = voice("card-word-suffer", of=of, cards=cards(voice, word.main), **doer(voice, word.who))
    return otherwise(voice, word, told)


def lose_tokens(voice: Voice, word: w.LoseTokensWord) -> str:
    """Tokens lost."""
    here = belongings(voice, word.who)
    args = {"tokens": tokens(here, word.main, word.kind, mine=False), **doer(voice, word.who)}
    if word.by is not None:
        told = voice("card-word-lose_tokens-by", by=players(here, word.by, "any"), **args)
    else:
        told = voice("card-word-lose_tokens", **args)
    return otherwise(voice, word, told)


def one_of(voice: Voice, word: c.OneOfWord) -> str:
    """A choice; what all its ways have in common is said once."""
    lasts = lasting_alike(word)
    if lasts is not None:
        ways = voice.folded("card-ways", [standings(voice, lasting) for lasting in lasts])
        return voice("card-word-one_of-lasting", ways=ways, duration=durations(voice, lasts[0]), **doer(voice, word.by))
    ways = voice.folded("card-ways", [inside(finite(voice), words) for words in word.main])
    return voice("card-word-one_of", ways=ways, **doer(voice, word.by))


def lasting_alike(word: c.OneOfWord) -> list[w.LastingWord] | None:
    """The ways of a choice if each is but a change, and they last equally long; None otherwise."""
    ways = [way[0] for way in word.main if len(way) == 1 and isinstance(way[0], w.LastingWord)]
    alike = len(ways) == len(word.main) and len({(way.main, way.who, way.of) for way in ways}) == 1
    return ways if alike and is_behind(ways[0]) else None


def finite(voice: Voice) -> Voice:
    """The voice for clauses of their own within an offer: "you may roll the die. 1: lose a level"."""
    return voice.doing("you") if voice.verb == "bare" else voice


def if_(voice: Voice, word: c.IfWord) -> str:
    """A branch."""
    told = voice("card-word-if", condition=condition(voice, word.main), clause=inside(voice, word.then))
    if not word.else_:
        return told
    return voice("card-otherwise", clause=told, other=inside(voice, word.else_))


def each(voice: Voice, word: c.EachWord) -> str:
    """The same for each."""
    does = inside(voice, word.does)
    if isinstance(word.main, Who):
        return voice("card-word-each-player", who=players(voice, word.main), clause=does)
    here = voice if word.main.of is not None else voice.of(your(voice))
    return voice("card-word-each", cards=spoken_of(here, word.main, "each"), clause=does)


def roll_table(voice: Voice, word: c.RollTableWord) -> str:
    """A roll and what its faces do: neighbours that do the same are told together."""
    faces, first = [], 1
    for face, words in enumerate(word.main, 1):
        if face < 6 and word.main[face] is words:
            continue
        told = voice("card-face", faces=run_of(voice, first, face), clause=inside(finite(voice), words))
        faces.append(sentence(voice, told))
        first = face + 1
    return voice("card-word-roll_table", faces=" ".join(faces), **doer(voice, word.by))


def run_of(voice: Voice, first: int, last: int) -> str:
    """Faces of a die from first to last."""
    if first == last:
        return str(first)
    message = "card-faces-two" if last == first + 1 else "card-faces-more"
    return voice(message, first=str(first), last=str(last))


def pay_or(voice: Voice, word: c.PayOrWord) -> str:
    """A way out at a price."""
    return voice("card-word-pay_or", clause=inside(voice, word.main), other=inside(voice, word.else_))


def may(voice: Voice, word: c.MayWord) -> str:
    """An offer."""
    bare = voice.doing("bare")
    args = {"clause": inside(bare, word.main), **doer(voice, word.by)}
    if word.pay:
        return voice("card-word-may-pay", cost=inside(bare, word.pay), **args)
    return voice("card-word-may", **args)


def special(voice: Voice, word: c.SpecialWord) -> str:
    """What no word says."""
    return voice("card-word-special", why=word.why)


TOLD: dict[type[w.Word], Told] = {
    w.GainLevelsWord: of_levels("card-word-gain_levels"),
    w.LoseLevelsWord: of_levels("card-word-lose_levels"),
    w.SetLevelWord: set_level,
    w.DieWord: of_players("card-word-die"),
    w.ChangeSexWord: change_sex,
    w.LoseWord: of_cards("card-word-lose"),
    w.DiscardWord: of_cards("card-word-discard"),
    w.DrawWord: draw,
    w.TakeWord: take,
    w.GiveWord: give,
    w.SwapWord: swap,
    w.ShowWord: show,
    w.PeekWord: peek,
    w.RevealWord: reveal,
    w.ReturnWord: give_back,
    w.UnequipWord: of_cards("card-word-unequip"),
    w.AttachWord: attach,
    w.BecomeWord: become,
    w.BoostWord: boost,
    w.JoinWord: join,
    w.MateWord: of_a_card("card-word-mate"),
    w.KillWord: of_a_card("card-word-kill"),
    w.RemoveWord: remove,
    w.FightWord: of_a_card("card-word-fight"),
    w.EnlistWord: of_players("card-word-enlist"),
    w.DismissWord: of_players("card-word-dismiss"),
    w.TakeOverWord: of_players("card-word-take_over"),
    w.EscapeWord: escape,
    w.RollWord: of_players("card-word-roll"),
    w.RerollWord: of_players("card-word-reroll"),
    w.SetDieWord: set_die,
    w.AddToDieWord: add_to_die,
    w.CancelWord: of_a_card("card-word-cancel"),
    w.SufferWord: suffer,
    w.GainTokensWord: gain_tokens,
    w.LoseTokensWord: lose_tokens,
    w.OpenDoorWord: open_door,
    w.LastingWord: lasting,
    c.OneOfWord: one_of,
    c.IfWord: if_,
    c.EachWord: each,
    c.RollTableWord: roll_table,
    c.PayOrWord: pay_or,
    c.MayWord: may,
    c.SpecialWord: special,
}
