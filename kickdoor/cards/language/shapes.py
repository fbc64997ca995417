"""The grammar, read off the types: the keys of a struct, the words of a family, the closed names."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from kickdoor.cards.language import combinators  # so that every word is known
from kickdoor.cards.language.card import On
from kickdoor.cards.language.questions import Question
from kickdoor.cards.language.selectors import AmountForm, Condition
from kickdoor.cards.language.words import Word

FAMILIES: dict[type[Struct], str] = {
    Word: "word",
    Question: "question",
    Condition: "condition",
    AmountForm: "amount",
}
"""Each family of forms, and what one of them is called."""

__all__ = ["FAMILIES", "Field", "bare_names", "combinators", "family", "fields", "forms_of", "options"]


class Field(Struct, frozen=True, kw_only=True):
    """One field of a struct: its name in the type and its key in the file."""

    name: str
    key: str
    hint: Any
    required: bool
    on: tuple[str, ...] | None = None


@cache
def fields(struct: type[Struct]) -> dict[str, Field]:
    """The fields of a struct by their key in the file."""
    hints = get_type_hints(struct, include_extras=True)
    found = {}
    for field in msgspec.structs.fields(struct):
        on, hint = taken_off(hints[field.name])
        key = field.name.rstrip("_")
        found[key] = Field(name=field.name, key=key, hint=hint, required=field.required, on=on)
    return found


def taken_off(hint: Any) -> tuple[tuple[str, ...] | None, Any]:
    """The kinds of card that a fact fits (None: all), and the hint without them."""
    if get_origin(hint) is Annotated:
        marks = [mark for mark in hint.__metadata__ if not isinstance(mark, On)]
        for mark in hint.__metadata__:
            if isinstance(mark, On):
                return mark, Annotated[hint.__origin__, marks[0]] if marks else hint.__origin__
    return None, hint


@cache
def family(parent: type[Struct]) -> dict[str, type[Struct]]:
    """The members of a family by their word."""
    found: dict[str, type[Struct]] = {}
    for member in parent.__subclasses__():
        key = getattr(member, "key", "")
        if key:
            found[key] = member
    return found


@cache
def options(hint: Any) -> tuple[Any, ...]:
    """The alternatives of a hint, without None."""
    if get_origin(hint) in (Union, UnionType):
        return tuple(found for arm in get_args(hint) for found in options(arm) if found is not NoneType)
    return (hint,)


@cache
def bare_names(hint: Any) -> tuple[str, ...]:
    """The closed names among the alternatives of a hint."""
    return tuple(name for arm in options(hint) if get_origin(arm) is Literal for name in get_args(arm) if isinstance(name, str))


@cache
def forms_of(parent: type[Struct]) -> tuple[str, ...]:
    """The words of a family, in the order of the language."""
    return tuple(family(parent))
