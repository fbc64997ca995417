"""The page of all words, questions, conditions and amounts: what each prints, and a card that says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.cards.language.clauses import clause
from kickdoor.cards.language.conditions import condition
from kickdoor.cards.language.known import pieces
from kickdoor.cards.language.phrases import value
from kickdoor.cards.language.printing import ON_FIGHTS, text
from kickdoor.cards.language.questions import Question
from kickdoor.cards.language.selectors import AmountForm, Condition
from kickdoor.cards.language.shapes import FAMILIES, family, fields
from kickdoor.cards.language.standing import standing
from kickdoor.cards.language.voice import Say, Voice, sounded
from kickdoor.cards.language.words import Word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from msgspec import Struct

    from kickdoor.cards.language.card import Card


def reference(say: Say, cards: Iterable[Card]) -> str:
    """The page as Markdown, with examples from these cards: the shortest text that shows each word."""
    cards = list(cards)
    names = {card.id: card.name for card in cards}
    shown = shortest(say, cards, names)
    lines = [say("words-title", {}), "", say("words-about", {}), ""]
    for parent, name in FAMILIES.items():
        lines += [say(f"words-{name}", {}), "", say("words-columns", {}), "| --- | --- | --- | --- |"]
        lines += [row(say, names, key, member, shown) for key, member in family(parent).items()]
        lines.append("")
    return "\n".join(lines)


def shortest(say: Say, cards: list[Card], names: dict[str, str]) -> dict[type[Struct], tuple[Card, Struct, str]]:
    """For each form the card with the shortest text that holds it."""
    found: dict[type[Struct], tuple[Card, Struct, str]] = {}
    for card in cards:
        printed = text(card, say, names=names)
        for piece in pieces(card):
            best = found.get(type(piece))
            if best is None or len(printed) < len(best[2]):
                found[type(piece)] = card, piece, printed
    return found


def row(
    say: Say,
    names: dict[str, str],
    key: str,
    member: type[Struct],
    shown: dict[type[Struct], tuple[Card, Struct, str]],
) -> str:
    """One line: the word, its arguments, what it prints, the card."""
    arguments = [f"`{name}`" for name in fields(member) if name != "main"]
    phrase, example = "", ""
    if member in shown:
        card, piece, printed = shown[member]
        phrase, example = prints(say, names, card, piece), f"*{card.name}*: {printed}"
    return f"| `{key}` | {', '.join(arguments)} | {phrase} | {example} |"


def prints(say: Say, names: dict[str, str], card: Card, piece: Any) -> str:
    """The phrase of one form as it stands on that card."""
    on_fight = card.kind in ON_FIGHTS
    voice = Voice(say=say, names=names, calls={}, kind=card.kind, any_fighter=on_fight)
    if isinstance(piece, Word):
        return sounded(voice, clause(voice.asking(any_fighter=False), piece))
    if isinstance(piece, Question):
        return sounded(voice, standing(voice, piece))
    if isinstance(piece, Condition):
        return sounded(voice, condition(voice, piece))
    assert isinstance(piece, AmountForm)
    return sounded(voice, value(voice, piece))
