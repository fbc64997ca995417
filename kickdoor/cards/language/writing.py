"""Cards and their pieces as a file says them: what `load_cards` reads, the other way round."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, get_args, get_origin

import msgspec
import yaml
from msgspec import Struct

from kickdoor.cards.language.card import Card
from kickdoor.cards.language.cardfile import ITSELF, NOT_WRITTEN, deck_of
from kickdoor.cards.language.combinators import RollTableWord
from kickdoor.cards.language.ids import id_of
from kickdoor.cards.language.reader import place_of
from kickdoor.cards.language.selectors import Cards, Situation, Who
from kickdoor.cards.language.shapes import bare_names, fields, options

ON_ONE_LINE: dict[str, Any] = {"default_flow_style": True, "sort_keys": False, "allow_unicode": True, "width": 1_000_000}


def written(piece: Struct) -> str:
    """A card or a piece of one on one line of YAML; what is as it would be anyway is left out."""
    told = plain(piece)
    return told if isinstance(told, str) else yaml.safe_dump(told, **ON_ONE_LINE).strip()


def plain(piece: Struct) -> Any:
    """The same as maps, lists and plain values."""
    if isinstance(piece, Card):
        return plain_card(piece)
    if isinstance(piece, Situation) or (isinstance(piece, Cards) and piece.noun is not None):
        return piece.main if isinstance(piece, Situation) else piece.noun
    facts = said(piece, usual(type(piece)) | ({"at": place_of(piece.cards)} if isinstance(piece, Cards) else {}))
    if isinstance(piece, RollTableWord):
        facts["main"] = faces(facts["main"])
    if isinstance(piece, Who) and list(facts) == ["players"]:
        return piece.players
    if isinstance(piece, Cards) and (not facts or list(facts) == ["cards"]):
        return facts.get("cards", "card")
    word = getattr(piece, "key", "")
    return ({word: facts.pop("main")} if word else {}) | facts


def plain_card(card: Card) -> dict[str, Any]:
    """A card, its kind and name first."""
    itself = usual(Card) | ITSELF.get(card.kind, {}) | {"id": id_of(card.name), "deck": deck_of(card.kind)}
    facts = said(card, itself | {key: getattr(card, key) for key in NOT_WRITTEN})
    return {card.kind: card.name, **facts} | ({"flavour": facts.pop("flavour")} if "flavour" in facts else {})


@cache
def usual(struct: type[Struct]) -> dict[str, Any]:
    """What each field is where nothing is written."""
    return {field.name: field.default for field in msgspec.structs.fields(struct) if not field.required}


def said(piece: Struct, itself: dict[str, Any]) -> dict[str, Any]:
    """The fields that are other than by themselves, by their keys."""
    told = {key: (field, getattr(piece, field.name)) for key, field in fields(type(piece)).items()}
    return {key: of_hint(field.hint, value) for key, (field, value) in told.items() if itself.get(field.name, told) != value}


def of_hint(hint: Any, value: Any) -> Any:
    """A value of that type: of a list that needs no brackets the only one, of pairs a map."""
    if isinstance(value, Struct):
        return plain(value)
    if not isinstance(value, tuple):
        return value
    inner = next(get_args(arm)[0] for arm in options(hint) if get_origin(arm) is tuple)
    if get_origin(inner) is tuple and Ellipsis not in get_args(inner):
        return {name: of_hint(get_args(inner)[1], amount) for name, amount in value}
    bare = get_origin(inner) is Annotated or bool(bare_names(inner)) or inner is str
    rows = [of_hint(inner, each) for each in value]
    return rows[0] if bare and len(rows) == 1 else rows


def faces(rows: list[Any]) -> dict[Any, Any]:
    """The six faces of a table, those that follow each other with the same words together."""
    first = [face for face in range(1, 7) if face == 1 or rows[face - 1] != rows[face - 2]]
    last = [*(face - 1 for face in first[1:]), 6]
    return {low if low == high else f"{low}-{high}": rows[low - 1] for low, high in zip(first, last, strict=True)}
