"""Combinators: words made of words, and the way out for what no word says."""

from typing import ClassVar

from kickdoor.cards.language.selectors import YOU, Cards, Condition, Who
from kickdoor.cards.language.words import Word


class OneOfWord(Word, frozen=True, kw_only=True):
    """One of the lists is done, by the choice of `by`."""

    key: ClassVar[str] = "one_of"
    main: tuple[tuple[Word, ...], ...]
    by: Who = YOU


class IfWord(Word, frozen=True, kw_only=True):
    """`then` if the condition holds, otherwise `else_`."""

    key: ClassVar[str] = "if"
    main: Condition
    then: tuple[Word, ...]
    else_: tuple[Word, ...] = ()


class EachWord(Word, frozen=True, kw_only=True):
    """For each of the cards (`it`) or players (who is `you` in turn) the words are done."""

    key: ClassVar[str] = "each"
    main: Cards | Who
    does: tuple[Word, ...]


class RollTableWord(Word, frozen=True, kw_only=True):
    """Roll the die and do the words of its face: `main[0]` for 1 to `main[5]` for 6."""

    key: ClassVar[str] = "roll_table"
    main: tuple[tuple[Word, ...], ...]
    by: Who = YOU


class PayOrWord(Word, frozen=True, kw_only=True):
    """You do the words, or else the others: your choice. What can't be paid in full isn't offered."""

    key: ClassVar[str] = "pay_or"
    main: tuple[Word, ...]
    else_: tuple[Word, ...]


class MayWord(Word, frozen=True, kw_only=True):
    """`by` may do the words, at a price."""

    key: ClassVar[str] = "may"
    main: tuple[Word, ...]
    pay: tuple[Word, ...] = ()
    by: Who = YOU


class SpecialWord(Word, frozen=True, kw_only=True):
    """Names a function of the set for what can't be said, with the reason."""

    key: ClassVar[str] = "special"
    main: str
    why: str
