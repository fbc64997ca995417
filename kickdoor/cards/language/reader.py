"""Reads nodes into the structs of the language; which reading belongs to which type is told by the types."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, cast, get_args, get_origin

from kickdoor.cards.language.card import Ability
from kickdoor.cards.language.combinators import RollTableWord
from kickdoor.cards.language.ids import id_of
from kickdoor.cards.language.names import Kind, Noun, Place, Players, SituationName
from kickdoor.cards.language.nodes import (
    DEEPEST,
    WHOLE,
    Source,
    StopError,
    entries,
    find,
    items,
    kind_of,
    known_kind,
    shown,
    text_of,
    wrong_type,
)
from kickdoor.cards.language.problems import closest, nearest
from kickdoor.cards.language.selectors import WORN, Cards, Condition, Situation, Who
from kickdoor.cards.language.shapes import FAMILIES, Field, bare_names, family, fields, options

if TYPE_CHECKING:
    from msgspec import Struct
    from yaml.nodes import Node

Read: TypeAlias = Callable[[Source, "Node"], Any]
KINDS: tuple[Kind, ...] = get_args(Kind)
NOUNS: tuple[Noun, ...] = get_args(Noun)
PLAYERS: tuple[Players, ...] = get_args(Players)
SITUATIONS: tuple[SituationName, ...] = get_args(SituationName)
FREE_WORD = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*\Z")
LONGEST_NUMBER = 6  # so many digits
FEW = 8  # of so few names all are told
FITS_A_LINE = 30  # letters of a number that is told to be too large
FACES = re.compile(r"([1-6])(?:-([1-6]))?\Z")


@cache
def reader(hint: Any) -> Read:
    """How a piece of this type is read."""
    arms = options(hint)
    if len(arms) > 1:
        return either(hint)
    return plain(arms[0])


def plain(hint: Any) -> Read:
    """The reading of a type without alternatives."""
    if get_origin(hint) is Annotated:
        return MARKED[hint.__metadata__[0]]
    if get_origin(hint) is Literal:
        return a_flag if get_args(hint) == (True,) else closed(hint)
    if get_origin(hint) is tuple:
        return a_tuple(get_args(hint))
    if hint in PLAIN:
        return PLAIN[hint]
    return a_form(hint) if hint in FAMILIES else a_struct(hint)


def a_number(source: Source, node: Node) -> int:
    """A whole number."""
    if known_kind(source, node) == "text" and WHOLE.match(shown(node)):
        source.stop(node, "language-quoted", value=shown(node))
    if known_kind(source, node) != "number":
        wrong_type(source, node, "number")
    digits = shown(node)
    if len(digits.lstrip("+-")) > LONGEST_NUMBER:
        source.stop(node, "language-too-large", value=digits if len(digits) < FITS_A_LINE else f"{digits[:FITS_A_LINE]}...")
    return int(digits)


def a_natural(source: Source, node: Node) -> int:
    """A whole number that is not negative."""
    number = a_number(source, node)
    if number < 0:
        source.stop(node, "language-negative", value=number)
    return number


def a_flag(source: Source, node: Node) -> bool:
    """The word `true`; what is false is left out."""
    if known_kind(source, node) != "true":
        wrong_type(source, node, "true")
    return True


def a_free_word(source: Source, node: Node) -> str:
    """A trait, tag or name of an ability: small letters and underscores."""
    word = text_of(source, node)
    if not FREE_WORD.match(word):
        source.stop(node, "language-not-a-word", value=word)
    return word


def a_card_name(source: Source, node: Node) -> str:
    """A card's name, kept as its id."""
    found = id_of(text_of(source, node))
    if not found:
        source.stop(node, "language-not-a-name", value=shown(node))
    return found


def closed(hint: Any) -> Read:
    """One of a closed list of names."""
    names = bare_names(hint)

    def read(source: Source, node: Node) -> str:
        return one_name(source, node, names)

    return read


def one_name(source: Source, node: Node, names: tuple[str, ...]) -> str:
    """The name written here, which must be among these."""
    if known_kind(source, node) != "text" and len(names) <= FEW:
        source.stop(node, "language-none-of", found=shown(node), names=", ".join(names))
    name = text_of(source, node)
    if name not in names:
        source.stop(node, "language-unknown-value", word=name, near=closest(name, names))
    return name


def a_tuple(args: tuple[Any, ...]) -> Read:
    """A list; where a single one needs no list, also that one; of pairs, a map."""
    inner = args[0]
    if get_origin(inner) is tuple and Ellipsis not in get_args(inner):
        return a_map(*get_args(inner))
    read_one = reader(inner)
    single = get_origin(inner) is Annotated or bool(bare_names(inner)) or inner is str

    def read(source: Source, node: Node) -> tuple[Any, ...]:
        if single and kind_of(node) != "list":
            return (read_one(source, node),)
        return all_of(source, items(source, node), read_one)

    return read


def all_of(source: Source, nodes: list[Node], read_one: Read) -> tuple[Any, ...]:
    """Every one of the nodes; faults in one don't hide those in the next."""
    found, broken = [], False
    for node in nodes:
        try:
            found.append(read_one(source, node))
        except StopError:
            broken = True
    if broken:
        raise StopError
    return tuple(found)


def a_map(key: Any, value: Any) -> Read:
    """A map of names to values, as pairs."""
    read_key, read_value = reader(key), reader(value)

    def read(source: Source, node: Node) -> tuple[Any, ...]:
        return tuple((read_key(source, name), read_value(source, it)) for _, name, it in entries(source, node))

    return read


def a_form(parent: type[Struct]) -> Read:
    """A map in which exactly one key is a word of the family; of a condition also a bare situation."""
    known = family(parent)

    def read(source: Source, node: Node) -> Any:
        if parent is Condition and known_kind(source, node) == "text":
            found = Situation(main=cast("SituationName", one_name(source, node, SITUATIONS)))
            source.lines[id(found)] = source.line_of(node)
            return found
        pairs = list(entries(source, node))
        words = [key for key, _, _ in pairs if key in known]
        if len(words) > 1:
            source.stop(node, "language-two-words", first=words[0], second=words[1])
        if not words:
            no_such_word(source, node, parent, [key for key, _, _ in pairs])
        return build(source, node, known[words[0]], words[0])

    return read


def no_such_word(source: Source, node: Node, parent: type[Struct], keys: list[str]) -> None:
    """Refuses a map without a word of the family, naming the key that most looks like one."""
    known = family(parent)
    other = next((name for kin, name in reversed(FAMILIES.items()) if keys and keys[0] in family(kin)), "")
    if other:
        source.stop(node, "language-other-family", word=keys[0], family=FAMILIES[parent], other=other)
    likely = next((key for key in keys if nearest(key, known)), keys[0] if keys else "")
    near = closest(likely, known)
    source.stop(node, "language-unknown-word", word=likely, family=FAMILIES[parent], near=near)


def a_struct(struct: type[Struct]) -> Read:
    """A map of the struct's own keys; of players and cards also their bare names."""

    def read(source: Source, node: Node) -> Any:
        if struct is Who and kind_of(node) == "text":
            return remember(source, node, Who(players=cast("Players", one_name(source, node, PLAYERS))))
        if struct is Cards and kind_of(node) == "text":
            return remember(source, node, bare_cards(one_name(source, node, (*NOUNS, *KINDS))))
        if struct is Cards and kind_of(node) == "list":
            kinds = all_of(source, items(source, node), closed(Kind))
            return remember(source, node, Cards(cards=kinds, at=place_of(kinds)))
        if struct is Ability:
            return aiming(source, node, lambda: build(source, node, struct, ""))
        return build(source, node, struct, getattr(struct, "key", ""))

    return read


def aiming(source: Source, node: Node, read: Callable[[], Any]) -> Any:
    """Reads something that may choose a target: whether players are aimed at decides what `target` is."""
    before = source.aims_at_players
    target = find(node, "target")
    if target is not None:
        source.aims_at_players = find(target, "players") is not None or shown(target) in PLAYERS
    try:
        return read()
    finally:
        source.aims_at_players = before


def bare_cards(name: str) -> Cards:
    """The cards meant by a bare noun or kind."""
    if name in NOUNS:
        return Cards(noun=name)
    kind = cast("Kind", name)
    return Cards(cards=(kind,), at=place_of((kind,)))


def place_of(kinds: tuple[Kind, ...]) -> Place:
    """Where cards of these kinds are looked for if no place is written."""
    return "equipped" if all(kind in WORN for kind in kinds) else "play"


def remember(source: Source, node: Node, piece: Any) -> Any:
    """Notes on which line the piece is."""
    source.lines[id(piece)] = source.line_of(node)
    return piece


def build(source: Source, node: Node, struct: type[Struct], word: str) -> Any:
    """A struct from the keys of a map."""
    source.depth += 1
    if source.depth > DEEPEST:
        source.stop(node, "language-too-deep")
    try:
        values = arguments(source, node, struct, word)
    finally:
        source.depth -= 1
    if struct is Cards and "at" not in values and all(kind in WORN for kind in values.get("cards", ("card",))):
        values["at"] = "equipped"
    return remember(source, node, struct(**values))


def arguments(source: Source, node: Node, struct: type[Struct], word: str, beside: tuple[str, ...] = ()) -> dict[str, Any]:
    """The arguments written in the map; unknown and missing are refused. `beside`: read elsewhere."""
    known = grammar(struct)
    values: dict[str, Any] = {}
    failed: set[str] = set()
    for key, key_node, value in entries(source, node):
        if key in beside:
            continue
        name = "main" if key == word else "" if key == "main" else key
        if name not in known:
            failed.add(key)
            unknown_key(source, key_node, key, (*known, *beside), word)
            continue
        field, read = known[name]
        try:
            values[field.name] = read(source, value)
        except StopError:
            failed.add(name)
    for key, (field, _) in known.items():
        if field.required and field.name not in values and key not in failed:
            source.note(source.line_of(node), "language-missing-argument", of=word or "map", argument=key)
            failed.add(key)
    if failed:
        raise StopError
    return values


@cache
def grammar(struct: type[Struct]) -> dict[str, tuple[Field, Read]]:
    """The keys of a struct and how each is read. The noun of cards is no key: it is written bare."""
    known = {}
    for key, field in fields(struct).items():
        if struct is RollTableWord and key == "main":
            known[key] = field, faces(reader(get_args(field.hint)[0]))
        elif not (struct is Cards and key == "noun"):
            known[key] = field, reader(field.hint)
    return known


def unknown_key(source: Source, node: Node, key: str, known: Iterable[str], word: str) -> None:
    """Takes down a key that is no argument here."""
    near = closest(key, [name for name in known if name != "main"])
    source.note(source.line_of(node), "language-unknown-key", word=key, of=word or "map", near=near)


def faces(read_words: Read) -> Read:
    """A map of the faces 1 to 6 in order, each once, singly or as `3-6`: six lists of words."""

    def read(source: Source, node: Node) -> tuple[Any, ...]:
        found: list[Any] = []
        broken = False
        for key, key_node, value in entries(source, node):
            match = FACES.match(key)
            last = int(match[2] or match[1]) if match else 0
            if not match or int(match[1]) != len(found) + 1 or last <= len(found):
                source.stop(key_node, "language-faces", face=key)
            try:
                words = read_words(source, value)
            except StopError:
                words, broken = (), True
            found += [words] * (last - len(found))
        if len(found) != 6:
            source.stop(node, "language-faces", face=str(len(found) + 1))
        if broken:
            raise StopError
        return tuple(found)

    return read


def either(hint: Any) -> Read:
    """One of several types, told by what is written: a number, a name or a map with certain keys."""
    arms = options(hint)
    names = bare_names(hint)
    numbers = next((reader(arm) for arm in arms if arm is int), None)
    maps = [arm for arm in arms if isinstance(arm, type) and arm not in (int, str)]
    bare = (*names, *(name for arm in maps for name in bare_of(arm)))

    def read(source: Source, node: Node) -> Any:
        kind = known_kind(source, node)
        if numbers and (kind == "number" or WHOLE.match(shown(node))):
            return numbers(source, node)
        if kind == "map" and maps:
            return reader(arm_for(node, maps))(source, node)
        if numbers and (kind != "text" or not nearest(shown(node), bare)):
            wrong_type(source, node, "number")
        name = one_name(source, node, bare)
        return name if name in names else reader(arm_of(source, name, maps))(source, node)

    return read


def bare_of(arm: type) -> tuple[str, ...]:
    """The bare names that a struct may be written as."""
    return BARE.get(arm, ())


def arm_of(source: Source, name: str, maps: list[type]) -> type:
    """The struct meant by a bare name. `target` is players where players were aimed at."""
    fitting = [arm for arm in maps if name in bare_of(arm)]
    if len(fitting) > 1:
        return Who if source.aims_at_players else Cards
    return fitting[0]


def arm_for(node: Node, maps: list[type]) -> type:
    """The struct meant by a map: players where `players` is written."""
    if Who in maps and (len(maps) == 1 or find(node, "players") is not None):
        return Who
    return next(arm for arm in maps if arm is not Who)


PLAIN: dict[Any, Read] = {int: a_number, bool: a_flag, str: text_of}
BARE: dict[Any, tuple[str, ...]] = {Cards: (*NOUNS, *KINDS), Who: PLAYERS, Condition: SITUATIONS}
MARKED: dict[str, Read] = {
    "trait": a_free_word,
    "tag": a_free_word,
    "card name": a_card_name,
    "natural": a_natural,
}
