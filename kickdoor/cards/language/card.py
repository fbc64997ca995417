"""A card as its file says it, every default resolved."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from kickdoor.cards.language.names import (
    CardKind,
    Instead,
    Moment,
    Natural,
    Per,
    Pile,
    Tag,
    Trait,
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
    name: Tag | None = None
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


class On(tuple[CardKind, ...]):
    """The kinds of card that a plain fact fits."""

    __slots__ = ()

    def __new__(cls, *kinds: CardKind) -> "On":
        return super().__new__(cls, kinds)


class Card(Struct, frozen=True, kw_only=True):
    """The printed facts of one card and what it says. `file` and `line` tell where it was read."""

    id: str
    name: str
    kind: CardKind
    set: str = ""
    file: str = ""
    line: int = 0
    deck: Pile = "none"
    copies: Natural = 1
    icon: str = ""
    flavour: str = ""
    level: Annotated[Natural, On("monster")] = 0
    treasures: Annotated[int, On("monster", "enhancer")] = 0
    levels: Annotated[Natural, On("monster")] = 0
    against: Annotated[tuple[tuple[Trait, int], ...], On("monster")] = ()
    run: Annotated[int, On("monster", "item")] = 0
    spares: Annotated[Natural | None, On("monster")] = None
    tags: tuple[Tag, ...] = ()
    tokens: Annotated[tuple[Tag, ...], On("monster")] = ()
    bonus: Annotated[int, On("enhancer", "item", "one_shot", "hireling", "sidekick", "ally", "power")] = 0
    slot: Annotated[Tag | None, On("item")] = None
    hands: Annotated[Natural, On("item")] = 0
    gold: Annotated[Natural | None, On("item", "one_shot", "treasure", "hireling", "sidekick", "ally")] = None
    big: Annotated[bool, On("item")] = False
    complex: Annotated[bool, On("item")] = False
    laser: Annotated[bool, On("item")] = False
    only: Annotated[tuple[Trait, ...], On("item")] = ()
    not_for: Annotated[tuple[Trait, ...], On("item")] = ()
    rank: Annotated[Natural, On("power")] = 0
    gives: tuple[Question, ...] = ()
    does: tuple[Word, ...] = ()
    when: tuple[Ability, ...] = ()
    playable: Playable | None = None
    bad_stuff: Annotated[tuple[Word, ...], On("monster")] = ()
    epic: Annotated[Epic | None, On("class", "race", "affiliation", "power")] = None
