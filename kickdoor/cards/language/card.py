"""A card as its file says it, every default resolved."""

from typing import Literal, TypeAlias

from msgspec import Struct

from kickdoor.cards.language.names import (
    CardKind,
    Instead,
    Moment,
    Per,
    Pile,
)
from kickdoor.cards.language.questions import Question
from kickdoor.cards.language.selectors import Amount, Cards, Condition, Who
from kickdoor.cards.language.words import Word

Target: TypeAlias = Literal["either_side"] | Cards | Who


class Ability(Struct, frozen=True, kw_only=True):
    """At a moment something happens, or may be done if `may` or at the price of `pay`."""

    when: tuple[Moment, ...]
    card: Cards | None = None
    whose: Who | None = None
    if_: Condition | None = None
    name: str | None = None
    may: bool = False
    by: Who | None = None
    carried: bool = False
    target: Target | None = None
    pay: tuple[Word, ...] = ()
    limit: Amount | None = None
    per: Per | None = None
    instead: Instead | None = None
    does: tuple[Word, ...] = ()


class Playable(Struct, frozen=True, kw_only=True):
    """When a card may leave the hand, on what, at what cost, instead of what."""

    when: tuple[Moment, ...]
    target: Target | None = None
    card: Cards | None = None
    whose: Who | None = None
    if_: Condition | None = None
    so_that: Condition | None = None
    pay: tuple[Word, ...] = ()
    instead: Instead | None = None


class Epic(Struct, frozen=True, kw_only=True):
    """What a card adds while its owner is of Level 10 or higher in an epic game."""

    gives: tuple[Question, ...] = ()
    when: tuple[Ability, ...] = ()


class Card(Struct, frozen=True, kw_only=True):
    """The printed facts of one card and what it says."""

    id: str
    name: str
    kind: CardKind
    set: str = ""
    deck: Pile = "none"
    copies: int = 1
    icon: str = ""
    flavour: str = ""
    level: int = 0
    treasures: int = 0
    levels: int = 0
    against: tuple[tuple[str, int], ...] = ()
    run: int = 0
    spares: int | None = None
    tags: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    bonus: int = 0
    slot: str | None = None
    hands: int = 0
    gold: int | None = None
    big: bool = False
    complex: bool = False
    laser: bool = False
    only: tuple[str, ...] = ()
    not_for: tuple[str, ...] = ()
    rank: int = 0
    gives: tuple[Question, ...] = ()
    does: tuple[Word, ...] = ()
    when: tuple[Ability, ...] = ()
    playable: Playable | None = None
    bad_stuff: tuple[Word, ...] = ()
    epic: Epic | None = None
