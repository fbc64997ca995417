"""Questions: standing changes, true as long as the card works, asked for each time and never stored."""

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from msgspec import Struct

from kickdoor.cards.language.names import (
    Deed,
    Harm,
    LimitName,
    Per,
    Tag,
    Trait,
)
from kickdoor.cards.language.selectors import Amount, Cards, Condition, Who


class Question(Struct, frozen=True, kw_only=True):
    """One standing change: about whom or which cards (`for_`), and on what condition."""

    key: ClassVar[str] = ""
    if TYPE_CHECKING:
        main: Any
    if_: Condition | None = None
    for_: Cards | Who | None = None


class BonusQuestion(Question, frozen=True, kw_only=True):
    """Added to the combat strength."""

    key: ClassVar[str] = "bonus"
    main: Amount


class RunQuestion(Question, frozen=True, kw_only=True):
    """Added to rolls to Run Away; on a monster, to rolls to escape it."""

    key: ClassVar[str] = "run"
    main: Amount


class DieQuestion(Question, frozen=True, kw_only=True):
    """Added to all rolls of the die."""

    key: ClassVar[str] = "die"
    main: Amount


class TreasuresQuestion(Question, frozen=True, kw_only=True):
    """Added to the monster's Treasures, never to fewer than `at_least`."""

    key: ClassVar[str] = "treasures"
    main: Amount
    at_least: Amount | None = None


class LevelsQuestion(Question, frozen=True, kw_only=True):
    """Levels more for the kill (a monster's), or for each monster killed (a munchkin's)."""

    key: ClassVar[str] = "levels"
    main: Amount


class LevelIsQuestion(Question, frozen=True, kw_only=True):
    """Its printed Level counts as this."""

    key: ClassVar[str] = "level_is"
    main: Amount


class SharesQuestion(Question, frozen=True, kw_only=True):
    """Fighter and helper share the Treasure equally."""

    key: ClassVar[str] = "shares"
    main: Literal["equally"]


class TokensQuestion(Question, frozen=True, kw_only=True):
    """Added to the tokens that a monster shows."""

    key: ClassVar[str] = "tokens"
    main: Amount
    kind: Tag = "any"


class TokensAreQuestion(Question, frozen=True, kw_only=True):
    """All its tokens are of this kind."""

    key: ClassVar[str] = "tokens_are"
    main: Tag


class TakesAllTokensQuestion(Question, frozen=True, kw_only=True):
    """If a monster shows two tokens, both are taken."""

    key: ClassVar[str] = "takes_all_tokens"
    main: Literal[True]


class WinsTiesQuestion(Question, frozen=True, kw_only=True):
    """The side wins ties in combat."""

    key: ClassVar[str] = "wins_ties"
    main: Literal[True]


class OnlyCountsQuestion(Question, frozen=True, kw_only=True):
    """Nothing else counts for the munchkins in the fight."""

    key: ClassVar[str] = "only_counts"
    main: Literal["levels", "bonuses"] | Cards


class NoBonusQuestion(Question, frozen=True, kw_only=True):
    """These cards give no bonus in the fight (or to Run Away)."""

    key: ClassVar[str] = "no_bonus"
    main: Cards
    to: Literal["run"] | None = None


class BlankQuestion(Question, frozen=True, kw_only=True):
    """These cards neither give bonuses nor can be used."""

    key: ClassVar[str] = "blank"
    main: Cards


class WorksAsQuestion(Question, frozen=True, kw_only=True):
    """It works as one such card; a monster fights as that one does."""

    key: ClassVar[str] = "works_as"
    main: Cards


class CountsAsQuestion(Question, frozen=True, kw_only=True):
    """One counts as having the trait for monsters and items; a card counts as of that kind."""

    key: ClassVar[str] = "counts_as"
    main: Trait


class TagQuestion(Question, frozen=True, kw_only=True):
    """It has that tag too."""

    key: ClassVar[str] = "tag"
    main: Tag


class NoDrawbacksQuestion(Question, frozen=True, kw_only=True):
    """All advantages of the card of that kind, none of its drawbacks."""

    key: ClassVar[str] = "no_drawbacks"
    main: Literal["class", "race", "affiliation"]


class EscapeQuestion(Question, frozen=True, kw_only=True):
    """The monster is escaped without a roll, or can't be escaped."""

    key: ClassVar[str] = "escape"
    main: Literal["always", "never"]
    from_: Cards | None = None


class LimitQuestion(Question, frozen=True, kw_only=True):
    """So many more of that, or any number."""

    key: ClassVar[str] = "limit"
    main: LimitName
    more: Amount


class HandsQuestion(Question, frozen=True, kw_only=True):
    """These items need so many hands."""

    key: ClassVar[str] = "hands"
    main: Amount


class CarriesQuestion(Question, frozen=True, kw_only=True):
    """It carries so many items, which its owner may use whatever their slot, size or restriction.

    `suits`: one of such a class or race, who carries only what such a munchkin may use.
    """

    key: ClassVar[str] = "carries"
    main: Amount
    suits: tuple[Trait, ...] = ()


class SellsForQuestion(Question, frozen=True, kw_only=True):
    """One item sold counts so many times its value, once in each `per`."""

    key: ClassVar[str] = "sells_for"
    main: Amount
    per: Per | None = None


class GoldQuestion(Question, frozen=True, kw_only=True):
    """It is worth so many Gold Pieces more."""

    key: ClassVar[str] = "gold"
    main: Amount


class SafeQuestion(Question, frozen=True, kw_only=True):
    """These harms can't take such cards."""

    key: ClassVar[str] = "safe"
    main: Cards
    from_: tuple[Harm, ...]


class ImmuneQuestion(Question, frozen=True, kw_only=True):
    """Such curses have no effect: as if unplayed, but the card is discarded."""

    key: ClassVar[str] = "immune"
    main: Cards


class MayQuestion(Question, frozen=True, kw_only=True):
    """These deeds are allowed where they would not be."""

    key: ClassVar[str] = "may"
    main: tuple[Deed, ...]
    which: Cards | None = None
    ability: Tag | None = None


class MayNotQuestion(Question, frozen=True, kw_only=True):
    """These deeds are forbidden."""

    key: ClassVar[str] = "may_not"
    main: tuple[Deed, ...]
    which: Cards | None = None
    ability: Tag | None = None
    against: Who | None = None


class MustQuestion(Question, frozen=True, kw_only=True):
    """These deeds must be done when they are asked for."""

    key: ClassVar[str] = "must"
    main: tuple[Deed, ...]
    which: Cards | None = None
