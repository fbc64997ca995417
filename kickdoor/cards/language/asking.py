"""What a player is asked, from the same phrase as the word: who, "chooses", the noun, "to", the word."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kickdoor.cards.language.clauses import inside
from kickdoor.cards.language.combinators import MayWord, OneOfWord, PayOrWord
from kickdoor.cards.language.printing import NOTHING
from kickdoor.cards.language.questions import WorksAsQuestion
from kickdoor.cards.language.selectors import Cards, TableSaysCondition, Who
from kickdoor.cards.language.voice import Say, Voice, sentence
from kickdoor.cards.language.words import (
    BecomeWord,
    BoostWord,
    DrawWord,
    EscapeWord,
    GainTokensWord,
    LastingWord,
    LoseTokensWord,
    PeekWord,
    RevealWord,
    SetDieWord,
    TakeOverWord,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kickdoor.cards.language.words import Word

Args: TypeAlias = dict[str, str | int]
Asked: TypeAlias = "Word | WorksAsQuestion | TableSaysCondition"


def asks(word: Asked, n: int | None = 1) -> tuple[str, Args]:
    """The message that asks what the word has to ask, and its arguments; `who` and `person` are added by whoever says it.

    `n`: how many are chosen; None: any number.
    """
    message = "card-asks-lasting" if isinstance(word, WorksAsQuestion) else f"card-asks-{word.key}"
    if isinstance(word, OneOfWord):
        return message, {"n": len(word.main)}
    if isinstance(word, (GainTokensWord, LoseTokensWord, PeekWord)):
        return message, {"n": 1 if n is None else n}
    if isinstance(word, (PayOrWord, MayWord, SetDieWord, DrawWord, RevealWord, TakeOverWord, EscapeWord)):
        return message, {}
    if isinstance(word, BoostWord):
        return message, {}
    if isinstance(word, TableSaysCondition):
        return message, {"what": word.main}
    main = _chosen(word)
    if isinstance(main, Who):
        return "card-asks-player", {"n": 1 if n is None else n}
    return message, noun(main if isinstance(main, Cards) else Cards(), n)


def _chosen(word: Word | WorksAsQuestion) -> object:
    """From what the word has something chosen: cards, or players."""
    if isinstance(word, BecomeWord):
        return Cards(cards=("permanent",))
    if isinstance(word, LastingWord):
        return next((question.main for question in word.gives if isinstance(question, WorksAsQuestion)), None)
    return getattr(word, "main", None)


def noun(cards: Cards, n: int | None) -> Args:
    """The cards to choose from, as arguments."""
    kind = cards.cards[0] if len(cards.cards) == 1 and cards.noun is None else "card"
    form = "any" if n is None else "a" if n == 1 else "many"
    return {"kind": kind, "form": form, "n": 0 if n is None else n}


def question_text(word: Asked, n: int | None, who: str, say: Say, person: str = "other") -> str:
    """The question as a sentence without a full stop: "suzan chooses an item to lose".

    `person`: "other", or "you" where it is said to the one who chooses: "Choose an item to lose".
    """
    message, args = asks(word, n)
    return say(message, {**args, "who": who, "person": person})


def alternatives(
    word: OneOfWord | PayOrWord,
    say: Say,
    *,
    kind: str = "",
    names: Mapping[str, str] = NOTHING,
    calls: Mapping[str, str] = NOTHING,
) -> list[str]:
    """The ways to choose from, each a sentence. `kind`: the kind of the card that asks."""
    voice = Voice(say=say, names=names, calls=calls, kind=kind)
    ways = word.main if isinstance(word, OneOfWord) else (word.main, word.else_)
    return [sentence(voice, inside(voice, words)) for words in ways]
