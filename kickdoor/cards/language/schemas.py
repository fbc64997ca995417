"""The JSON Schema of a card file, from the same types that read it; editors complete and check by it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec import Struct

from kickdoor.cards.language.card import Card
from kickdoor.cards.language.cardfile import KINDS, NOT_WRITTEN
from kickdoor.cards.language.combinators import RollTableWord
from kickdoor.cards.language.names import Players
from kickdoor.cards.language.reader import KINDS as CARD_KINDS
from kickdoor.cards.language.reader import LONGEST_NUMBER, NOUNS, SITUATIONS
from kickdoor.cards.language.selectors import Cards, Condition, Who
from kickdoor.cards.language.shapes import FAMILIES, bare_names, family, fields, options

Schema = dict[str, Any]
LARGEST = 10**LONGEST_NUMBER - 1
FREE = {"type": "string", "pattern": "^[a-z][a-z0-9]*(_[a-z0-9]+)*$"}
MARKED: dict[str, Schema] = {
    "trait": FREE,
    "tag": FREE,
    "card name": {"type": "string"},
    "natural": {"type": "integer", "minimum": 0, "maximum": LARGEST},
}
PLAIN: dict[Any, Schema] = {
    int: {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST},
    bool: {"const": True},
    str: {"type": "string"},
}


def schema() -> Schema:
    """The schema of a card file: a list of cards."""
    definitions: Schema = {}
    card = card_schema(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "array",
        "items": card,
        "$defs": definitions,
    }


def card_schema(definitions: Schema) -> Schema:
    """One card: exactly one of the kinds, and the facts that fit it."""
    known = {key: field for key, field in fields(Card).items() if key not in NOT_WRITTEN}
    facts = {key: of_hint(field.hint, definitions) for key, field in known.items()}
    return {
        "oneOf": [
            {
                "type": "object",
                "required": [kind],
                "additionalProperties": False,
                "properties": {
                    kind: {"type": "string"},
                    **{key: facts[key] for key, field in known.items() if field.on is None or kind in field.on},
                },
            }
            for kind in KINDS
        ]
    }


def of_hint(hint: Any, definitions: Schema) -> Schema:
    """The schema of a type."""
    arms = options(hint)
    if len(arms) > 1:
        return {"anyOf": [of_hint(arm, definitions) for arm in arms]}
    hint = arms[0]
    if get_origin(hint) is Annotated:
        return MARKED[hint.__metadata__[0]]
    if get_origin(hint) is Literal:
        return {"const": True} if get_args(hint) == (True,) else {"enum": list(get_args(hint))}
    if get_origin(hint) is tuple:
        return of_tuple(get_args(hint)[0], definitions)
    return PLAIN[hint] if hint in PLAIN else of_struct(hint, definitions)


def of_tuple(inner: Any, definitions: Schema) -> Schema:
    """A list, also a single one of what needs no list; of pairs, a map."""
    if get_origin(inner) is tuple and Ellipsis not in get_args(inner):
        key, value = get_args(inner)
        return {
            "type": "object",
            "propertyNames": of_hint(key, definitions),
            "additionalProperties": of_hint(value, definitions),
        }
    one = of_hint(inner, definitions)
    many = {"type": "array", "items": one}
    single = get_origin(inner) is Annotated or bool(bare_names(inner)) or inner is str
    return {"anyOf": [one, many]} if single else many


def of_struct(struct: type[Struct], definitions: Schema) -> Schema:
    """A reference to the definition of a struct or family, which is made when first met."""
    if struct.__name__ not in definitions:
        definitions[struct.__name__] = {}
        if struct in FAMILIES:
            found: list[Schema] = [{"enum": list(SITUATIONS)}] if struct is Condition else []
            found += [of_struct(member, definitions) for member in family(struct).values()]
            definitions[struct.__name__] = {"anyOf": found}
        else:
            definitions[struct.__name__] = with_bare_names(struct, of_keys(struct, definitions))
    return {"$ref": f"#/$defs/{struct.__name__}"}


def with_bare_names(struct: type[Struct], keys: Schema) -> Schema:
    """Players and cards may be written as a bare name too; cards as a list of kinds."""
    if struct is Who:
        return {"anyOf": [{"enum": list(get_args(Players))}, keys]}
    if struct is Cards:
        kinds = {"enum": list(CARD_KINDS)}
        return {"anyOf": [{"enum": [*NOUNS, *CARD_KINDS]}, {"type": "array", "items": kinds}, keys]}
    return keys


def of_keys(struct: type[Struct], definitions: Schema) -> Schema:
    """A map of the struct's keys."""
    word = getattr(struct, "key", "")
    properties, required = {}, []
    for key, field in fields(struct).items():
        if struct is Cards and key == "noun":
            continue
        name = word if key == "main" else key
        faces = struct is RollTableWord and key == "main"
        properties[name] = of_faces(definitions) if faces else of_hint(field.hint, definitions)
        if field.required:
            required.append(name)
    found: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**found, "required": required} if required else found


def of_faces(definitions: Schema) -> Schema:
    """The faces of a die, singly or as `3-6`, each with its words."""
    words = of_hint(fields(RollTableWord)["main"].hint, definitions)["items"]
    return {"type": "object", "propertyNames": {"pattern": "^[1-6](-[1-6])?$"}, "additionalProperties": words}
