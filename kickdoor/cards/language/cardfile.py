"""Card files: the shape of a card, the rules of its kind, and all faults of a file at once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from yaml.nodes import MappingNode, SequenceNode

from kickdoor.cards.language.card import Card
from kickdoor.cards.language.checks import check_card
from kickdoor.cards.language.ids import id_of
from kickdoor.cards.language.names import CardKind, Pile
from kickdoor.cards.language.nodes import (
    Source,
    StopError,
    compose,
    entries,
    find,
    items,
    node_of,
    shown,
    text_of,
)
from kickdoor.cards.language.problems import CardError, Problem, closest, nearest
from kickdoor.cards.language.reader import Read, aiming, unknown_key
from kickdoor.cards.language.reader import reader as reader_of
from kickdoor.cards.language.shapes import Field, fields

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from yaml.nodes import Node

KINDS: tuple[CardKind, ...] = get_args(CardKind)
TREASURES = ("item", "one_shot", "hireling", "sidekick", "ally", "treasure")
NOWHERE = ("role", "rule", "place")
SLOTS = ("headgear", "armor", "footgear")
NOT_WRITTEN = ("name", "kind", "set", "file", "line")
ITSELF = {"monster": {"treasures": 1, "levels": 1}, "item": {"gold": 0}}


def load_cards(text: str, file: str, set_id: str, *, first_line: int = 1, slots: tuple[str, ...] = ()) -> list[Card]:
    """All cards of a file. Raises CardError with every fault in it. `slots`: those that a set adds."""
    cards, problems = read_cards(text, file, set_id, first_line=first_line, slots=slots)
    if problems := [*problems, *twins(cards)]:
        raise CardError(problems)
    return cards


def read_cards(
    text: str, file: str, set_id: str, *, first_line: int = 1, slots: tuple[str, ...] = ()
) -> tuple[list[Card], list[Problem]]:
    """The cards of a file that can be read, and what is wrong with the others."""
    source = Source(file, set_id, first_line)
    source.slots = slots
    try:
        root = compose(text, source)
        nodes = items(source, root) if root is not None else []
    except (StopError, CardError):
        return [], source.problems
    return [card for node in nodes if (card := one_card(source, node)) is not None], source.problems


def card_from_node(node: Node, file: str, set_id: str = "", *, first_line: int = 1, slots: tuple[str, ...] = ()) -> Card:
    """One card from a node of a YAML file that holds other things too. Raises CardError."""
    source = Source(file, set_id, first_line)
    source.slots = slots
    card = one_card(source, node)
    if card is None:
        raise CardError(source.problems)
    return card


def parse_card(
    card: Node | Mapping[str, object],
    file: str = "",
    line: int = 1,
    set_id: str = "",
    *,
    slots: tuple[str, ...] = (),
) -> Card:
    """One card from a plain mapping on that line, or from a node. Raises CardError."""
    if isinstance(card, (MappingNode, SequenceNode)):
        return card_from_node(card, file, set_id, slots=slots)
    node = node_of(dict(card))  # type: ignore[arg-type]
    return card_from_node(node, file, set_id, first_line=line, slots=slots)


def one_card(source: Source, node: Node) -> Card | None:
    """The card, or None if anything is wrong with it."""
    before = len(source.problems)
    source.card, source.lines = named(node), {}
    try:
        card: Card = aiming(source, find(node, "playable") or node, lambda: read_card(source, node))
        check_card(card, source)
    except StopError:
        return None
    return card if len(source.problems) == before else None


def named(node: Node) -> str:
    """The card's name as far as it can be made out."""
    known = next((shown(value) for kind in KINDS if (value := find(node, kind)) is not None), "")
    if known or not isinstance(node, MappingNode) or not node.value:
        return known or "?"
    return shown(node.value[0][1])  # the kind itself is misspelt: it stands first, before the name


def read_card(source: Source, node: Node) -> Card:
    """The card with every default resolved."""
    pairs = list(entries(source, node))
    kind, name = kind_and_name(source, node, pairs)
    values: dict[str, Any] = {**ITSELF.get(kind, {}), "kind": kind, "name": name, "id": id_of(name)}
    values |= {"set": source.set_id, "file": source.file, "line": source.line_of(node)}
    values["deck"] = deck_of(kind)
    broken = False
    for key, key_node, value in pairs:
        if key == kind:
            continue
        try:
            field, read = fact(source, key_node, key, kind)
            values[field.name] = read(source, value)
        except StopError:
            broken = True
    if broken:
        raise StopError
    card = Card(**values)
    source.lines[id(card)] = source.line_of(node)
    refuse_bad_facts(source, node, card)
    return card


def deck_of(kind: str) -> Pile:
    """The deck in which cards of a kind are if nothing else is written."""
    return "treasure" if kind in TREASURES else "none" if kind in NOWHERE else "door"


def kind_and_name(source: Source, node: Node, pairs: list[tuple[str, Any, Node]]) -> tuple[str, str]:
    """The one key that is a kind of card, and the name under it."""
    kinds = [(key, value) for key, _, value in pairs if key in KINDS]
    if not kinds:
        likely = next((key for key, _, _ in pairs if key not in facts() and nearest(key, KINDS)), "")
        if not likely:
            source.stop(node, "language-no-kind", kinds=", ".join(KINDS))
        source.stop(node, "language-unknown-kind", word=likely, near=closest(likely, KINDS))
    if len(kinds) > 1:
        source.stop(node, "language-two-kinds", first=kinds[0][0], second=kinds[1][0])
    kind, value = kinds[0]
    name = text_of(source, value)
    if not id_of(name):
        source.stop(value, "language-not-a-name", value=name)
    return kind, name


@cache
def facts() -> dict[str, tuple[Field, Read]]:
    """The keys that a card may have beside its kind."""
    return {key: (field, reader_of(field.hint)) for key, field in fields(Card).items() if key not in NOT_WRITTEN}


def fact(source: Source, node: Node, key: str, kind: str) -> tuple[Field, Read]:
    """The field under this key, if such a card has it."""
    if key not in facts():
        unknown_key(source, node, key, facts(), kind)
        raise StopError
    field, read = facts()[key]
    if field.on is not None and kind not in field.on:
        source.stop(node, "language-not-of-kind", fact=key, kind=kind)
    return field, read


def refuse_bad_facts(source: Source, node: Node, card: Card) -> None:
    """Plain facts that no type refuses: an ill-formed id, an unknown slot, no copy, a third hand."""
    for key, bad, near in (
        ("id", card.id != id_of(card.id), id_of(card.id)),
        (
            "slot",
            card.slot is not None and card.slot not in (*SLOTS, *source.slots),
            closest(card.slot or "", (*SLOTS, *source.slots)),
        ),
        ("copies", card.copies < 1, "1"),
        ("hands", card.hands > 2 or (card.hands > 0 and card.slot is not None), "2" if card.hands > 2 else ""),
    ):
        value = find(node, key)
        if bad and value is not None:
            source.note(source.line_of(value), "language-bad-fact", fact=key, value=shown(value), near=near)


def twins(cards: Iterable[Card]) -> list[Problem]:
    """Cards with the same id as one before."""
    first: dict[str, Card] = {}
    problems = []
    for card in cards:
        other = first.setdefault(card.id, card)
        if other is not card:
            args: dict[str, str | int] = {
                "id": card.id,
                "other": other.line,
                "place": "here" if other.file == card.file else Path(other.file).name,
            }
            problems.append(Problem(file=card.file, line=card.line, card=card.name, message_id="language-id-twice", args=args))
    return problems
