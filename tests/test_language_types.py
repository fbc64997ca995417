"""Cards made at random from the types of the language: they load, fit the JSON Schema and can be told."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
import pytest
import yaml

from kickdoor.cards.language import (
    Ability,
    Card,
    CardError,
    CardKind,
    Cards,
    Condition,
    Kind,
    Noun,
    Players,
    RollTableWord,
    SituationName,
    Who,
    load_cards,
    pieces,
    schema,
    text,
    told,
)
from kickdoor.cards.language.shapes import FAMILIES, family, fields, options
from kickdoor.words import say as say_with

MEANING = {
    "language-stands-for-nothing",
    "language-outside-its-moment",
    "language-below-zero",
    "language-no-face",
    "language-no-ways",
    "language-does-nothing",
    "language-no-name",
    "language-nobody-to-ask",
    "language-name-twice",
    "language-limit-without-per",
    "language-fact-doubled",
    "language-too-few-treasures",
    "language-bad-fact",
    "language-unknown-value",
}
"""Faults that no type rules out, so that cards made at random have them."""
NAMES = {
    "trait": ("elf", "male", "wizard"),
    "tag": ("fire", "undead", "any", "random", "every"),
    "card name": ("Net Troll",),
}
NOT_MADE = ("id", "name", "kind", "set", "file", "line")
FILE = Path(__file__).parent / "cards" / "mechanisms.yaml"


def say(message_id: str, args: dict[str, Any]) -> str:
    return say_with(message_id, **args)


def say_nothing_odd(printed: str) -> bool:
    """No marker, brace or gap is left in a text."""
    return not re.search(r"a\(n\)|[{}]|  ", printed)


class Maker:
    """Makes values of a type as a card file would hold them, ever simpler the deeper they lie."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def card(self) -> dict[str, Any]:
        """A card of any kind."""
        kind = self.chance.choice(get_args(CardKind))
        made: dict[str, Any] = {kind: f"Made {self.chance.randrange(1000)}"}
        for key, field in fields(Card).items():
            fits = field.on is None or kind in field.on
            if fits and key not in ("id", "name", "kind", "set", "file", "line") and self.chance.random() < 0.4:
                made[key] = self.value(field.hint, 4)
        return made

    def value(self, hint: Any, depth: int) -> Any:
        """A value of the type."""
        arms = [arm for arm in options(hint) if arm is not NoneType]
        flat = [arm for arm in arms if not isinstance(arm, type) or arm in (int, str, bool)]
        arm = self.chance.choice(flat if depth <= 0 and flat else arms)
        if get_origin(arm) is Annotated:
            mark = arm.__metadata__[0]
            return self.chance.randrange(3) if mark == "natural" else self.chance.choice(NAMES[mark])
        if get_origin(arm) is Literal:
            return self.chance.choice(get_args(arm))
        if get_origin(arm) is tuple:
            return self.many(get_args(arm)[0], depth)
        if arm in (int, str, bool):
            return {int: self.chance.randrange(-3, 4), str: "so it is", bool: True}[arm]
        return self.struct(arm, depth)

    def many(self, inner: Any, depth: int) -> Any:
        """A list of values, or a map of pairs."""
        if get_origin(inner) is tuple and Ellipsis not in get_args(inner):
            key, value = get_args(inner)
            return {self.value(key, 0): self.value(value, depth - 1)}
        return [self.value(inner, depth - 1) for _ in range(self.chance.randint(1, 2))]

    def struct(self, struct: Any, depth: int) -> Any:
        """A bare name where there is one, or a map of the struct's keys."""
        bare = {
            Who: get_args(Players),
            Cards: (*get_args(Noun), *get_args(Kind)),
            Condition: get_args(SituationName),
        }
        if struct in bare and (depth <= 0 or self.chance.random() < 0.4):
            return self.chance.choice(bare[struct])
        if struct in FAMILIES:
            members = list(family(struct).values())
            struct = self.chance.choice([m for m in members if depth > 0 or is_flat(m)] or members)
        word = getattr(struct, "key", "")
        made = {}
        for key, field in fields(struct).items():
            if struct is Cards and key == "noun":
                continue
            if field.required or (depth > 0 and self.chance.random() < 0.3):
                made[word if key == "main" else key] = self.argument(struct, key, field.hint, depth - 1)
        return made

    def argument(self, struct: Any, key: str, hint: Any, depth: int) -> Any:
        """The value under one key; of a roll table its faces."""
        if struct is RollTableWord and key == "main":
            words = get_args(get_args(hint)[0])[0]
            return {"1-3": [self.value(words, depth)], 4: [], "5-6": [self.value(words, depth)]}
        return self.value(hint, depth)


@cache
def is_flat(member: Any) -> bool:
    """Whether the form holds no other form that is necessary."""
    return not any(arm in FAMILIES for field in fields(member).values() if field.required for arm in inner(field.hint))


def inner(hint: Any) -> tuple[Any, ...]:
    """The types within a type."""
    found: list[Any] = []
    for arm in options(hint):
        found += [arm] if get_origin(arm) is not tuple else [x for a in get_args(arm) for x in inner(a)]
    return tuple(found)


def fits(value: Any, wanted: dict[str, Any], root: dict[str, Any]) -> bool:
    """Whether a value fits a JSON Schema, of the keywords that the schema uses."""
    if "$ref" in wanted:
        return fits(value, root["$defs"][wanted["$ref"].rpartition("/")[2]], root)
    if "anyOf" in wanted:
        return any(fits(value, arm, root) for arm in wanted["anyOf"])
    if "oneOf" in wanted:
        return sum(fits(value, arm, root) for arm in wanted["oneOf"]) == 1
    if "enum" in wanted or "const" in wanted:
        return any(value is choice or value == choice for choice in wanted.get("enum", [wanted.get("const")]))
    kinds: dict[str, Any] = {"string": str, "integer": int, "array": list, "object": dict}
    if not isinstance(value, kinds[wanted["type"]]) or isinstance(value, bool):
        return False
    if isinstance(value, dict):
        return fits_map(value, wanted, root)
    if isinstance(value, list):
        return all(fits(part, wanted["items"], root) for part in value)
    if isinstance(value, str):
        return re.search(wanted.get("pattern", ""), value) is not None
    return bool(wanted.get("minimum", value) <= value <= wanted.get("maximum", value))


def fits_map(value: dict[Any, Any], wanted: dict[str, Any], root: dict[str, Any]) -> bool:
    """Whether the keys and values of a map fit."""
    known = wanted.get("properties", {})
    more = wanted.get("additionalProperties", True)
    names = wanted.get("propertyNames", {})
    for key, part in value.items():
        if key in known:
            if not fits(part, known[key], root):
                return False
        elif more is False or (isinstance(more, dict) and not fits(part, more, root)):
            return False
        if "pattern" in names and not re.search(names["pattern"], str(key)):
            return False
        if "enum" in names and key not in names["enum"]:
            return False
    return all(key in value for key in wanted.get("required", []))


SCHEMA = schema()


@pytest.mark.parametrize("seed", range(40))
def test_cards_made_at_random(seed: int) -> None:
    maker = Maker(seed)
    for _ in range(25):
        card = maker.card()
        written = yaml.safe_dump([card], sort_keys=False, allow_unicode=True)
        assert fits([card], SCHEMA, SCHEMA), written
        try:
            (read,) = load_cards(written, "made.yaml", "made")
        except CardError as error:
            assert {problem.message_id for problem in error.problems} <= MEANING, f"{written}\n{error}"
            continue
        assert say_nothing_odd(text(read, say))


@pytest.mark.parametrize("seed", range(40))
def test_texts_of_all_that_the_types_allow(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what means nothing can be told: a text never fails."""
    for name in ("check_card", "refuse_bad_facts"):
        monkeypatch.setattr(f"kickdoor.cards.language.cardfile.{name}", lambda *given: None)
    maker = Maker(1000 + seed)
    for _ in range(25):
        written = yaml.safe_dump([maker.card()], sort_keys=False, allow_unicode=True)
        (read,) = load_cards(written, "made.yaml", "made")
        printed = text(read, say)
        assert say_nothing_odd(printed), (written, printed)
        assert msgspec.json.encode(read)


def test_every_form_is_made_at_random() -> None:
    """The two tests above say something about each form only if each is made."""
    seen = set()
    for seed in range(80):
        maker = Maker(seed)
        for _ in range(25):
            seen |= keys_of(maker.card())
    wanted = {key for parent in FAMILIES for key in family(parent)}
    assert wanted <= seen


def keys_of(value: Any) -> set[str]:
    """All keys in a value."""
    if isinstance(value, dict):
        return {str(key) for key in value} | {key for part in value.values() for key in keys_of(part)}
    return {key for part in value for key in keys_of(part)} if isinstance(value, list) else set()


def test_the_schema_knows_every_mechanism_and_refuses_misspellings() -> None:
    found = yaml.safe_load(FILE.read_text("utf-8"))
    plain = [{key: card[key] for key in card if key not in ("row", "sheet")} for card in found]
    for card in plain:
        assert fits([card], SCHEMA, SCHEMA), card
    for wrong in (
        {"monster": "A", "levle": 3},
        {"item": "A", "level": 3},
        {"curse": "A", "does": [{"loose": "item"}]},
        {"curse": "A", "does": [{"lose": "itme"}]},
        {"curse": "A", "does": [{"draw": 1}]},
        {"item": "A", "big": False},
        {"monster": "A", "level": -1},
        {"monster": "A", "level": 1_000_000},
    ):
        assert not fits([wrong], SCHEMA, SCHEMA), wrong


def test_problems_are_told_with_place_and_nearest_word() -> None:
    with pytest.raises(CardError) as caught:
        load_cards("- {curse: Ouch, does: [{loose: item}]}\n- {mosnter: A}\n", "doors.yaml", "base")
    assert [told(problem, say) for problem in caught.value.problems] == [
        "doors.yaml, line 1, Ouch: there is no word called loose. Did you mean lose?",
        "doors.yaml, line 2, A: there is no kind of card called mosnter. Did you mean monster?",
    ]


def test_pieces_of_a_card() -> None:
    (card,) = load_cards("- {class: A, when: [{when: won, does: [{lose: item}]}]}", "f", "s")
    assert [type(piece).__name__ for piece in pieces(card)][:3] == ["Card", "Ability", "LoseWord"]
    assert isinstance(card.when[0], Ability)
