"""What is not wrong but worth a look: cards nobody can play, aims at nothing, rare and endless uses, long texts, odd strength."""

from __future__ import annotations

from statistics import quantiles
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kickdoor.cards.language import combinators, words
from kickdoor.cards.language.known import pieces
from kickdoor.cards.language.printing import NOTHING, text
from kickdoor.cards.language.problems import Problem
from kickdoor.cards.language.questions import TagQuestion
from kickdoor.cards.language.selectors import AllCondition, Cards, NotCondition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from kickdoor.cards.language.card import Ability, Card
    from kickdoor.cards.language.voice import Say

LONGEST = 420
"""Letters of text that fit on a card."""
AT_PEACE = frozenset({"outside_combat", "your_turn", "turn_starts"})
"""Moments at which nobody fights."""
FOR_FIGHTS = (words.BoostWord, words.JoinWord, words.MateWord)
BRINGS: dict[str, tuple[type[Struct], ...]] = {
    "level_gained": (words.GainLevelsWord,),
    "draws_face_up": (words.DrawWord,),
    "drawn": (words.DrawWord,),
    "discarded": (words.DiscardWord, words.LoseWord),
    "loss": (words.LoseWord,),
    "rolled": (words.RollWord, words.RerollWord, combinators.RollTableWord),
    "enters": (words.JoinWord, words.MateWord),
}
"""The words that bring about a happening, and so the ability that answers it once more."""
FREELY = frozenset({"any_time", "your_turn", "outside_combat", "combat", "your_combat", "running", "charity"})
"""Times that last, so that an ability may be used again and again."""
GIVEN = frozenset({"fire", "laser"})
"""Tags that a set may give to a property (`also` in its manifest)."""
FEW = 5  # of so few cards no scale can be told


def lint(cards: Iterable[Card], say: Say, names: Mapping[str, str] = NOTHING, scale: Iterable[Card] = ()) -> list[Problem]:
    """Warnings about a set's cards; `scale`: other cards with which their strength is compared."""
    own = tuple(cards)
    known = (*own, *scale)
    usual, tags = scales(known), tags_of(known)
    found: list[Problem] = []
    for card in own:
        found += [*unplayable(card), *aimless(card), *tagless(card, tags), *loops(card), *too_long(card, say, names)]
        found += off_scale(card, usual)
    return found


def warning(card: Card, message_id: str, **args: str | int) -> Problem:
    """A warning about a card."""
    return Problem(file=card.file, line=card.line, card=card.name, message_id=message_id, args=args)


# --- never played ----------------------------------------------------------------------------------------------------


def unplayable(card: Card) -> Iterator[Problem]:
    """A card that does nothing at any moment, or an Item that nobody may use."""
    acts = card.playable is not None or bool(card.when)
    if card.kind in ("door", "treasure") and not acts:
        yield warning(card, "language-never-played")
    elif card.kind in ("curse", "door", "treasure", "one_shot") and not (acts_by_itself(card) or card.gold):
        yield warning(card, "language-says-nothing")
    if any(isinstance(piece, AllCondition) and contradictory(piece.main) for piece in pieces(card)):
        yield warning(card, "language-never-true")
    if card.only and set(card.only) <= set(card.not_for):
        yield warning(card, "language-for-nobody")


def acts_by_itself(card: Card) -> bool:
    """Whether anything comes of the card once it is played."""
    replaces = card.playable is not None and card.playable.instead is not None
    return bool(card.does or card.gives or card.when or card.bonus) or replaces


def contradictory(parts: tuple[Any, ...]) -> bool:
    """Whether one of several conditions is the opposite of another."""
    return any(isinstance(part, NotCondition) and part.main in parts for part in parts)


# --- without aim -----------------------------------------------------------------------------------------------------


def aimless(card: Card) -> Iterator[Problem]:
    """A target that is chosen and then not used, and what needs a fight at moments without one."""
    if card.playable is not None:
        used = (card.does, card.gives, card.when, card.playable.pay, card.playable.if_, card.playable.so_that)
        yield from _of_target(card, card.playable.target, used)
        yield from _without_fight(card, card.playable.when, card.does, card.playable.target)
    for ability in abilities(card):
        yield from _of_target(card, ability.target, (ability.does, ability.pay, ability.if_))
        yield from _without_fight(card, ability.when, ability.does, ability.target)


def tags_of(cards: Iterable[Card]) -> frozenset[str]:
    """All tags that a card bears or gives."""
    printed = {tag for card in cards for tag in card.tags}
    return frozenset(printed | {piece.main for card in cards for piece in pieces(card) if isinstance(piece, TagQuestion)} | GIVEN)


def tagless(card: Card, tags: frozenset[str]) -> Iterator[Problem]:
    """Cards that are looked for by a tag that no card has."""
    sought = {tag for piece in pieces(card) if isinstance(piece, Cards) for tag in piece.tagged}
    for tag in sorted(sought - tags):
        yield warning(card, "language-no-such-tag", tag=tag)


def abilities(card: Card) -> tuple[Ability, ...]:
    """All abilities of a card, the epic ones too."""
    return (*card.when, *(card.epic.when if card.epic is not None else ()))


def _of_target(card: Card, target: Any, used: tuple[Any, ...]) -> Iterator[Problem]:
    if target is not None and not mentions(used, "target") and card.kind != "enhancer":
        yield warning(card, "language-target-unused")


def _without_fight(card: Card, when: tuple[str, ...], does: tuple[Any, ...], target: Any) -> Iterator[Problem]:
    of_fight = isinstance(target, Cards) and target.at == "fight"
    if AT_PEACE.issuperset(when) and (of_fight or any(isinstance(piece, FOR_FIGHTS) for piece in pieces(does))):
        yield warning(card, "language-no-fight")


def mentions(value: Any, noun: str) -> bool:
    """Whether a piece speaks of this noun anywhere."""
    if isinstance(value, tuple):
        return any(mentions(part, noun) for part in value)
    if isinstance(value, Struct):
        return any(mentions(getattr(value, name), noun) for name in value.__struct_fields__)
    return bool(value == noun)


# --- how often -----------------------------------------------------------------------------------------------------------


def loops(card: Card) -> Iterator[Problem]:
    """What brings about again what it answers by itself, but once only, and what may be done for nothing again and again."""
    for ability in abilities(card):
        if ability.pay or ability.limit is not None:
            continue
        if ability.instead is None and not FREELY.isdisjoint(ability.when) and not mentions(ability.does, "this"):
            yield warning(card, "language-endless", moment=next(when for when in ability.when if when in FREELY))
        if ability.may or ability.if_ is not None:
            continue
        of_itself = ability.card is not None and ability.card.noun == "this"
        for moment in ability.when:
            again = any(isinstance(piece, BRINGS.get(moment, ())) for piece in pieces(ability.does))
            if moment == "as_soon_as":
                yield warning(card, "language-soon-once")
            elif again and not of_itself:
                yield warning(card, "language-loop", moment=moment)


# --- text and strength -----------------------------------------------------------------------------------------------


def too_long(card: Card, say: Say, names: Mapping[str, str]) -> Iterator[Problem]:
    """More text than a card holds."""
    length = len(text(card, say, names=names))
    if length > LONGEST:
        yield warning(card, "language-long-text", length=length, most=LONGEST)


def figures(card: Card) -> dict[tuple[str, str], float]:
    """The figures that say how strong a card is, each by its kind and name."""
    if card.kind == "monster":
        return {("monster", "level"): card.level, ("monster", "treasures"): card.treasures - card.level / 5}
    if card.kind == "power":
        return {("power", "bonus"): card.bonus - card.rank}
    if card.kind == "item":
        worth: dict[tuple[str, str], float] = {("item", "gold"): card.gold or 0}
        return worth | {("item", "bonus"): abs(card.bonus)} if card.bonus else worth
    kind = "companion" if card.kind in ("hireling", "sidekick", "ally") else card.kind
    return {(kind, "bonus"): abs(card.bonus)} if card.bonus else {}


def scales(cards: Iterable[Card]) -> dict[tuple[str, str], tuple[float, float]]:
    """From where to where each figure usually goes: three times the middle half, and one more, on either side."""
    values: dict[tuple[str, str], list[float]] = {}
    for card in cards:
        for figure, value in figures(card).items():
            values.setdefault(figure, []).append(value)
    found = {}
    for figure, row in values.items():
        if len(row) >= FEW:
            low, _, high = quantiles(row, n=4)
            spread = 3 * (high - low) + 1
            found[figure] = (low - spread, high + spread)
    return found


def off_scale(card: Card, usual: Mapping[tuple[str, str], tuple[float, float]]) -> Iterator[Problem]:
    """A strength that no other card of its kind comes near."""
    for figure, value in figures(card).items():
        low, high = usual.get(figure, (value, value))
        if not low <= value <= high:
            yield warning(card, "language-off-scale", figure=figure[1], value=getattr(card, figure[1]))
