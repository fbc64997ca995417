"""Phrases for the plain facts of a card, and for who may not use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.cards.language.nouns import tag, trait
from kickdoor.cards.language.voice import signed

if TYPE_CHECKING:
    from kickdoor.cards.language.card import Card
    from kickdoor.cards.language.voice import Voice


def facts(voice: Voice, card: Card) -> list[str]:
    """The figures and marks of a card."""
    if card.kind == "monster":
        return monster(voice, card)
    if card.kind == "enhancer":
        return enhancer(voice, card)
    return [*marks(voice, card), *figures(voice, card), *item(voice, card)]


def monster(voice: Voice, card: Card) -> list[str]:
    """Level, Treasures and levels where they aren't one, whom it hates and whom it spares."""
    found = [voice("card-fact-level", n=card.level)] if card.level else []
    found += marks(voice, card)
    if card.treasures != 1:
        found.append(voice("card-fact-treasures", n=card.treasures))
    if card.levels != 1:
        found.append(voice("card-fact-levels", n=card.levels))
    if card.tokens:
        found.append(voice("card-fact-tokens", kind=voice.all_of([tag(voice, name) for name in card.tokens])))
    for name, figure in card.against:
        whom = trait(voice, name, "card-trait-against")
        found.append(voice("card-fact-against", bonus=signed(figure), whom=whom))
    if card.run:
        found.append(voice("card-fact-run-monster", bonus=signed(card.run)))
    if card.spares is not None:
        found.append(voice("card-fact-spares", n=card.spares))
    return found


def enhancer(voice: Voice, card: Card) -> list[str]:
    """Bonus and Treasures, together."""
    found = marks(voice, card)
    treasures = signed(card.treasures)
    if card.bonus and card.treasures:
        args = {"bonus": signed(card.bonus), "treasures": treasures, "n": abs(card.treasures)}
        return [*found, voice("card-fact-bonus-enhancer-treasures", **args)]
    if card.bonus:
        return [*found, voice("card-fact-bonus-enhancer", bonus=signed(card.bonus))]
    if card.treasures:
        return [*found, voice("card-fact-treasures-enhancer", n=abs(card.treasures), treasures=treasures)]
    return found


def marks(voice: Voice, card: Card) -> list[str]:
    """The tags."""
    return [voice("card-fact-tags", tag=tag(voice, name), name=name) for name in card.tags]


def figures(voice: Voice, card: Card) -> list[str]:
    """Rank, bonus and what it adds to Run Away."""
    found = [voice("card-fact-rank", n=card.rank)] if card.rank else []
    if card.bonus:
        message = "card-fact-bonus-one_shot" if card.kind == "one_shot" else "card-fact-bonus"
        found.append(voice(message, bonus=signed(card.bonus)))
    if card.run:
        found.append(voice("card-fact-run", bonus=signed(card.run)))
    return found


def item(voice: Voice, card: Card) -> list[str]:
    """Where an item is worn, its size and sort, its value."""
    found = []
    if card.slot is not None:
        found.append(voice("card-fact-slot", slot=card.slot, words=card.slot.replace("_", " ").capitalize()))
    if card.hands:
        found.append(voice("card-fact-hands", n=card.hands))
    found += [voice(f"card-fact-{name}") for name in ("big", "complex", "laser") if getattr(card, name)]
    if card.kind == "one_shot":
        found.append(voice("card-fact-once"))
    if card.gold is not None:
        found.append(voice("card-fact-gold", n=card.gold))
    return found


def restrictions(voice: Voice, card: Card) -> list[str]:
    """Who alone may use an item, and who may not; that a sidekick or ally may be sacrificed."""
    found = []
    for name in ("only", "not_for"):
        traits = getattr(card, name)
        if traits:
            whom = voice.one_of([trait(voice, one, "card-trait-many") for one in traits])
            found.append(voice(f"card-fact-{name}", whom=whom))
    if card.kind in ("sidekick", "ally"):
        found.append(voice("card-fact-sacrifice"))
    return found
