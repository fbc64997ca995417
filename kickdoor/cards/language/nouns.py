"""The smallest phrases: who owns, what kind of card, what trait, what a noun of the moment stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.cards.language.voice import Phrase

if TYPE_CHECKING:
    from kickdoor.cards.language.selectors import Who
    from kickdoor.cards.language.voice import Voice


def person(who: Who) -> str:
    """How a verb goes with these players: you, one or many."""
    if who.players == "you":
        return "you"
    several = who.pick is not None and who.pick != 1
    return "many" if several else "one"


def your(voice: Voice) -> Phrase:
    """Whose: yours, or theirs where the verbs go with somebody else."""
    return Phrase(voice("card-your"), {"person": "their" if voice.verb == "other" else "you", "who": "", "far": "no"})


def owner_of(voice: Voice, who: Who) -> Phrase:
    """Whose cards these players' are, where the sentence has them as its subject: "your" or "their"."""
    return your(voice) if who.players == "you" else their(voice)


def their(voice: Voice) -> Phrase:
    """Whose: theirs who were named before."""
    return Phrase(voice("card-their"), {"person": "their", "who": "", "far": "no"})


def kind(voice: Voice, name: str, form: str) -> Phrase:
    """A kind of card: with its article (a), bare (one) or several (many)."""
    called = voice.calls.get(name, "")
    facts = {"is": voice("card-kind-is", kind=name, called=called, form=form)}
    if called:
        return Phrase(voice("card-called", name=called, form=form), facts)
    return Phrase(voice(f"card-kind-{form}-{name}"), facts)


def tag(voice: Voice, name: str) -> str:
    """A tag as an adjective."""
    return voice("card-tag", tag=name, words=name.replace("_", "-"))


def trait(voice: Voice, name: str, message: str = "card-trait") -> str:
    """A trait with its article, or by another message."""
    return voice(message, trait=name, name=voice.name(name.replace("_", "-")))


def meant(voice: Voice, noun: str) -> str:
    """The card or cards that a noun of the moment stands for."""
    if noun in ("target", "host") and voice.target:
        return voice.target
    return told_of(voice, noun, voice(f"card-noun-{noun}", kind=voice.kind))


def told_of(voice: Voice, noun: str, words: str) -> Phrase:
    """Words that stand for a noun of the moment, with what agrees with it."""
    return Phrase(words, {"is": voice("card-noun-is", noun=noun, kind=voice.kind)})
