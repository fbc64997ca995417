"""Whom a card means, which cards, how many, and on what condition (the four talk about each other)."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from kickdoor.cards.language.names import (
    BareAmount,
    CardName,
    Chooser,
    Figure,
    Kind,
    LimitName,
    Natural,
    Noun,
    Place,
    Players,
    Side,
    SituationName,
    Tag,
    Trait,
)

WORN: tuple[Kind, ...] = ("headgear", "armor", "footgear", "hand_item")
"""Kinds of card that are looked for among the equipped ones unless a place is written."""


class AmountForm(Struct, frozen=True, kw_only=True):
    """An amount that is worked out when it is needed."""

    key: ClassVar[str] = ""


class Condition(Struct, frozen=True, kw_only=True):
    """Something that is true or not at the moment it is asked."""

    key: ClassVar[str] = ""


class Who(Struct, frozen=True, kw_only=True):
    """Players; the dead are never meant. `pick` of them are chosen by `by`."""

    players: Players
    if_: Condition | None = None
    pick: Amount | None = None
    by: Who | None = None
    starting: Literal["left", "right", "highest"] | None = None
    most: Amount | None = None
    least: Amount | None = None


YOU = Who(players="you")
EVERYONE = Who(players="everyone")


class Cards(Struct, frozen=True, kw_only=True):
    """Cards: either a `noun` of the moment, or so many (`count`) of those that fit the rest."""

    noun: Noun | None = None
    cards: tuple[Kind, ...] = ("card",)
    at: Place = "play"
    of: Who | None = None
    count: Amount = 1
    by: Chooser | Who | None = None
    blind: bool = False
    tagged: tuple[Tag, ...] = ()
    not_tagged: tuple[Tag, ...] = ()
    named: tuple[CardName, ...] = ()
    without: Cards | None = None
    excluding: tuple[Kind | Literal["those"], ...] = ()
    at_least: tuple[tuple[Figure, Amount], ...] = ()
    at_most: tuple[tuple[Figure, Amount], ...] = ()
    most: Figure | None = None
    worth: Amount | None = None
    worth_at_most: Amount | None = None
    top: Natural | None = None


class CountAmount(AmountForm, frozen=True, kw_only=True):
    """How many such cards there are."""

    key: ClassVar[str] = "count"
    main: Cards


class SumAmount(AmountForm, frozen=True, kw_only=True):
    """A figure of each of these cards, added up."""

    key: ClassVar[str] = "sum"
    main: Figure
    of: Cards


class TimesAmount(AmountForm, frozen=True, kw_only=True):
    """So many times the amount."""

    key: ClassVar[str] = "times"
    main: int
    of: Amount


class HalfAmount(AmountForm, frozen=True, kw_only=True):
    """Half of it, rounded up."""

    key: ClassVar[str] = "half"
    main: Amount


class PlusAmount(AmountForm, frozen=True, kw_only=True):
    """All of these together."""

    key: ClassVar[str] = "plus"
    main: tuple[Amount, ...]


class AtMostAmount(AmountForm, frozen=True, kw_only=True):
    """The amount, but never more than `main`."""

    key: ClassVar[str] = "at_most"
    main: int
    of: Amount


class UpToAmount(AmountForm, frozen=True, kw_only=True):
    """Any number up to this: the chooser's."""

    key: ClassVar[str] = "up_to"
    main: Amount


class ButAmount(AmountForm, frozen=True, kw_only=True):
    """`main`, but `but` if the condition holds."""

    key: ClassVar[str] = "base"
    main: Amount
    but: Amount
    if_: Condition


class LevelAmount(AmountForm, frozen=True, kw_only=True):
    """The Level of that player; of several, all together."""

    key: ClassVar[str] = "level"
    main: Who


class StrengthAmount(AmountForm, frozen=True, kw_only=True):
    """The combat strength of a player or of a side."""

    key: ClassVar[str] = "strength"
    main: Side | Who


class ShownAmount(AmountForm, frozen=True, kw_only=True):
    """That player's last die."""

    key: ClassVar[str] = "shown"
    main: Who


class TokensAmount(AmountForm, frozen=True, kw_only=True):
    """How many tokens that player has."""

    key: ClassVar[str] = "tokens"
    main: Who


class TokenKindsAmount(AmountForm, frozen=True, kw_only=True):
    """How many kinds of token that player has."""

    key: ClassVar[str] = "token_kinds"
    main: Who


class HowManyAmount(AmountForm, frozen=True, kw_only=True):
    """How many players that are."""

    key: ClassVar[str] = "how_many"
    main: Who


class LimitAmount(AmountForm, frozen=True, kw_only=True):
    """Your limit of that."""

    key: ClassVar[str] = "limit"
    main: LimitName


Amount: TypeAlias = int | BareAmount | AmountForm


class Situation(Condition, frozen=True, kw_only=True):
    """A condition that is one word."""

    main: SituationName


class IsCondition(Condition, frozen=True, kw_only=True):
    """One munchkin of `who` has all of these traits."""

    key: ClassVar[str] = "is"
    main: tuple[Trait, ...]
    who: Who | None = None


class HasCondition(Condition, frozen=True, kw_only=True):
    """One of `who` has so many such cards."""

    key: ClassVar[str] = "has"
    main: Cards
    who: Who | None = None


class ThereIsCondition(Condition, frozen=True, kw_only=True):
    """Such a card lies there."""

    key: ClassVar[str] = "there_is"
    main: Cards


class NumberCondition(Condition, frozen=True, kw_only=True):
    """The comparison holds."""

    key: ClassVar[str] = "number"
    main: Amount
    at_least: Amount | None = None
    at_most: Amount | None = None
    more_than: Amount | None = None
    equals: Amount | None = None
    is_prime: bool = False
    who: Who | None = None


class AllCondition(Condition, frozen=True, kw_only=True):
    """All of these hold."""

    key: ClassVar[str] = "all"
    main: tuple[Condition, ...]


class AnyCondition(Condition, frozen=True, kw_only=True):
    """One of these holds."""

    key: ClassVar[str] = "any"
    main: tuple[Condition, ...]


class NotCondition(Condition, frozen=True, kw_only=True):
    """It does not hold."""

    key: ClassVar[str] = "not"
    main: Condition


class OptionCondition(Condition, frozen=True, kw_only=True):
    """This option of the game is on."""

    key: ClassVar[str] = "option"
    main: Tag


class TableSaysCondition(Condition, frozen=True, kw_only=True):
    """The table, asked aloud, answers yes."""

    key: ClassVar[str] = "table_says"
    main: str
