"""What is not wrong but worth a look: cards nobody can play, aims at nothing, rare and endless uses, long texts, odd strength."""

from __future__ import annotations

from statistics import quantiles
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kickdoor.cards.language import combinators, words
from kickdoor.cards.language.known import pieces
from kickdoor.cards.language.printing import NOTHING, text
from kickdoor.cards.language.problems import Problem
from kickdoor.cards.language.questions import BonusQuestion, LevelsQuestion, RunQuestion, TagQuestion, TreasuresQuestion
from kickdoor.cards.language.selectors import AllCondition, Cards, NotCondition, NumberCondition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from kickdoor.cards.language.card import Ability, Card
    from kickdoor.cards.language.voice import Say

LONGEST = 420
"""Letters of text that fit on a card."""
LONGEST_NAME = 32
"""Letters of a name that fit on one line of a card."""
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
MEASURED = (
    *(words.GainLevelsWord, words.LoseLevelsWord, words.DrawWord, words.BoostWord),
    *(BonusQuestion, RunQuestion, TreasuresQuestion, LevelsQuestion),
)
"""Pieces whose number says how strong a card is."""
ONCE = ("curse", "door", "treasure", "one_shot", "enhancer")
"""Kinds of card that are played for what they do."""
FEW = 5  # of so few cards no scale can be told


def lint(cards: Iterable[Card], say: Say, names: Mapping[str, str] = NOTHING, scale: Iterable[Card] = ()) -> list[Problem]:
    """Warnings about a set's cards; `scale`: other cards with which their strength is compared."""
    own = tuple(cards)
    known = (*own, *scale)
    usual, tags = scales(known), tags_of(known)
    found: list[Problem] = []
    for card in own:
        found += [*unplayable(card), *aimless(card), *tagless(card, tags), *loops(card), *rounds(card, known)]
        found += [*too_long(card, say, names), *off_scale(card, usual)]
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
    elif card.kind in ONCE and not (acts_by_itself(card) or card.gold or card.treasures):
        yield warning(card, "language-says-nothing")
    if card.kind == "monster" and not card.level:
        yield warning(card, "language-no-level")
    if any(never_true(piece) for piece in pieces(card)):
        yield warning(card, "language-never-true")
    if card.only and set(card.only) <= set(card.not_for):
        yield warning(card, "language-for-nobody")


def acts_by_itself(card: Card) -> bool:
    """Whether anything comes of the card once it is played."""
    replaces = card.playable is not None and card.playable.instead is not None
    return bool(card.does or card.gives or card.when or card.bonus) or replaces


def never_true(piece: Struct) -> bool:
    """Whether a condition asks for a thing and its opposite, or for a number that there isn't."""
    parts = piece.main if isinstance(piece, AllCondition) else (piece,)
    if any(isinstance(part, NotCondition) and part.main in parts for part in parts):
        return True
    numbers = [part for part in parts if isinstance(part, NumberCondition)]
    return any(no_number([other for other in numbers if (other.main, other.who) == (part.main, part.who)]) for part in numbers)


def no_number(asked: list[NumberCondition]) -> bool:
    """Whether no number is all that these ask of one and the same."""
    least = [part.at_least for part in asked] + [part.equals for part in asked]
    over = [part.more_than + 1 for part in asked if isinstance(part.more_than, int)]
    most = [part.at_most for part in asked] + [part.equals for part in asked]
    low = [number for number in (*least, *over) if isinstance(number, int)]
    high = [number for number in most if isinstance(number, int)]
    return bool(low) and bool(high) and max(low) > min(high)


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
        for moment in ability.when:
            if moment == "as_soon_as":
                yield warning(card, "language-soon-once")
            elif brings(ability.does, moment) and not of_itself(ability):
                yield warning(card, "language-loop", moment=moment)


def of_itself(ability: Ability) -> bool:
    """Whether it answers only what happens to its own card."""
    return ability.card is not None and ability.card.noun == "this"


def brings(does: tuple[Any, ...], moment: str) -> bool:
    """Whether one of these words brings this happening about."""
    hidden = moment == "draws_face_up"
    return any(
        isinstance(piece, BRINGS.get(moment, ())) and not (hidden and getattr(piece, "face", "") == "down")
        for piece in pieces(does)
    )


def rounds(card: Card, known: Iterable[Card]) -> Iterator[Problem]:
    """What happens by itself, and by way of other cards brings about the same again."""
    others = [other for other in known if other is not card and answers(other)]
    for moment, brought in answers(card):
        if moment not in brought and (way := way_back(moment, brought, others)):
            yield warning(card, "language-round", moment=moment, others=" - ".join(other.name for other in way))


def answers(card: Card) -> list[tuple[str, frozenset[str]]]:
    """The moments that a card answers by itself each time, and what each answer brings about."""
    return [
        (moment, frozenset(then for then in BRINGS if brings(ability.does, then)))
        for ability in abilities(card)
        if not (ability.may or ability.pay or ability.limit or ability.if_ or of_itself(ability))
        for moment in ability.when
        if moment in BRINGS
    ]


def way_back(moment: str, brought: frozenset[str], others: list[Card]) -> tuple[Card, ...]:
    """The fewest other cards by which these happenings bring about that moment; none where they can't."""
    ways: list[tuple[frozenset[str], tuple[Card, ...]]] = [(brought, ())]
    seen = set(brought)
    for happenings, way in ways:
        for other in others:
            for answered, then in answers(other):
                if answered not in happenings or other in way:
                    continue
                if moment in then:
                    return (*way, other)
                if not then <= seen:
                    seen |= then
                    ways.append((then, (*way, other)))
    return ()


# --- text and strength -----------------------------------------------------------------------------------------------


def too_long(card: Card, say: Say, names: Mapping[str, str]) -> Iterator[Problem]:
    """More text than a card holds."""
    length = len(text(card, say, names=names))
    if length > LONGEST:
        yield warning(card, "language-long-text", length=length, most=LONGEST)
    if len(card.name) > LONGEST_NAME:
        yield warning(card, "language-long-name", length=len(card.name), most=LONGEST_NAME)


class Figure(Struct, frozen=True):
    """A number of a card: what it is a number of, as it is compared, and as it is written."""

    of: tuple[str, str]
    value: float
    written: int


def figures(card: Card) -> list[Figure]:
    """The figures that say how strong a card is."""
    kind = "companion" if card.kind in ("hireling", "sidekick", "ally") else card.kind
    plain = (card.gives, card.does, card.when, card.bad_stuff)  # an epic power is stronger than others
    found = [figure for piece in pieces(plain) if (figure := measured(piece)) is not None]
    if kind == "monster":
        found += [Figure((kind, "level"), card.level, card.level)]
        found += [Figure((kind, "treasures"), card.treasures - card.level / 5, card.treasures)]
    if kind == "item" and card.gold:
        found += [Figure((kind, "gold"), card.gold, card.gold)]
    if kind == "item" and card.run:
        found += [Figure(("run", "run"), abs(card.run), card.run)]
    if card.bonus:
        found += [Figure((kind, "bonus"), card.bonus - card.rank if kind == "power" else abs(card.bonus), card.bonus)]
    return found


def measured(piece: Any) -> Figure | None:
    """The number that a piece is as strong as; None where it has none, or one that is only known in the game."""
    if isinstance(piece, MEASURED) and isinstance(piece.main, int) and piece.main:
        return Figure((piece.key, piece.key), abs(piece.main), piece.main)
    return None


class Scale(Struct, frozen=True):
    """Between which values a figure isn't strange, and the least and the most of those that aren't."""

    low: float
    high: float
    least: float
    most: float


def scales(cards: Iterable[Card]) -> dict[tuple[str, str], Scale]:
    """The scale of each figure: its middle half, and on either side one and a half times that half and what is usual."""
    values: dict[tuple[str, str], list[float]] = {}
    for card in cards:
        for figure in figures(card):
            values.setdefault(figure.of, []).append(figure.value)
    return {of: scale(row) for of, row in values.items() if len(row) >= FEW}


def scale(row: list[float]) -> Scale:
    """The scale of some values."""
    first, middle, third = quantiles(row, n=4)
    spread = 1.5 * (third - first) + max(2, middle)
    usual = [value for value in row if first - spread <= value <= third + spread]
    return Scale(first - spread, third + spread, min(usual), max(usual))


def off_scale(card: Card, usual: Mapping[tuple[str, str], Scale]) -> Iterator[Problem]:
    """A strength that no other card of its kind comes near."""
    for figure in figures(card):
        found = usual.get(figure.of)
        if found is not None and not found.low <= figure.value <= found.high:
            plain = figure.value == abs(figure.written)
            others = {"least": int(found.least), "most": int(found.most), "compared": "plain" if plain else "other"}
            yield warning(card, "language-off-scale", figure=figure.of[1], value=figure.written, **others)
