"""Which sets of cards there are, and the Box of the chosen ones. A set is a folder under `cards`, or your own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path

import msgspec

from kickdoor.box import TRAITS, Box
from kickdoor.cards.language import Card, LimitQuestion, SetManifest, load_set, nearest
from kickdoor.errors import SetNameError

CARDS = Path(__file__).parent / "cards"
ALIASES = {"base": "deluxe"}  # two editions share the base deck; its own name means this one
OWN_MANIFEST = "set"
NO_MANIFESTS = ("doors", "treasures", "icons", "renamed")


class Place(msgspec.Struct, frozen=True):
    """Where a set lies: its folder and the manifest in it."""

    folder: Path
    manifest: str


@cache
def places() -> dict[str, Place]:
    """The sets that come with the package: each manifest beside a `doors.yaml`."""
    return {
        manifest.stem: Place(doors.parent, manifest.stem)
        for doors in sorted(CARDS.glob("*/doors.yaml"))
        for manifest in sorted(doors.parent.glob("*.yaml"))
        if manifest.stem not in NO_MANIFESTS
    }


def installed() -> tuple[str, ...]:
    """The names of the sets that come with the package."""
    return tuple(places())


def proper_name(name: str) -> str:
    """The name of the set meant: `base` means one of its editions; a folder keeps its path."""
    word = name.strip()
    return ALIASES.get(word.casefold(), word if is_folder(word) else word.casefold())


def proper_id(word: str) -> str:
    """A card's id with that of the set meant: `base/cheat` is `deluxe/cheat`."""
    owner, slash, card = word.partition("/")
    return f"{ALIASES.get(owner, owner)}/{card}" if slash else word


def is_folder(name: str) -> bool:
    """True for a set of one's own: a path to its folder, `./my-set`."""
    return name.startswith(".") or "/" in name or "\\" in name


def place_of(name: str) -> Place:
    """Where the set of this name lies. Raises SetNameError with the nearest name there is."""
    proper = proper_name(name)
    if is_folder(proper):
        folder = Path(proper)
        if not (folder / f"{OWN_MANIFEST}.yaml").is_file():
            raise SetNameError("set-no-folder", name=name, manifest=f"{OWN_MANIFEST}.yaml")
        return Place(folder, OWN_MANIFEST)
    if proper not in places():
        known = [*installed(), *ALIASES]
        near = f"./{name}" if (Path(name) / f"{OWN_MANIFEST}.yaml").is_file() else nearest(proper, known)
        message = "set-unknown-near" if near else "set-unknown"
        raise SetNameError(message, name=name, near=near, known=", ".join(known))
    return places()[proper]


def chosen(names: Iterable[str]) -> tuple[str, ...]:
    """The proper names of the sets, each once, in the order given. Raises SetNameError."""
    found = tuple(dict.fromkeys(proper_name(name) for name in names))
    if not found:
        raise SetNameError("set-none")
    folders: dict[Path, str] = {}
    for name in found:
        folder = place_of(name).folder
        if folder in folders:
            raise SetNameError("set-same-deck", name=name, other=folders[folder])
        folders[folder] = name
    return found


@cache
def load(names: tuple[str, ...]) -> tuple[SetManifest, ...]:
    """The sets themselves, by their proper names. Raises SetNameError or CardError."""
    loaded: list[SetManifest] = []
    for name in names:
        place = place_of(name)
        others = tuple(card for earlier in loaded for card in earlier.cards)
        found = load_set(place.folder, place.manifest, others=others)
        twin = next((other for other, earlier in zip(names, loaded, strict=False) if earlier.id == found.id), None)
        if twin is not None:
            raise SetNameError("set-same-id", name=name, other=twin, id=found.id)
        loaded.append(found)
    return tuple(loaded)


def open_box(names: Sequence[str], made_up: Sequence[Card] = ()) -> Box:
    """The Box of these sets; without made-up cards the same one again and again.

    Made-up cards belong to no deck; a made-up rule is in force, in place of a printed one of its name.

    Raises SetNameError for an unknown set, CardError for a broken card file.
    """
    if not made_up:
        return _printed_box(chosen(names))
    return _box(chosen(names), tuple(made_up))


@cache
def _printed_box(names: tuple[str, ...]) -> Box:
    return _box(names, ())


def deck_of(box: Box) -> list[tuple[str, int]]:
    """The cards of a Box in the order of their numbers, the made-up ones apart: set and id, and how many of it follow."""
    runs: list[tuple[str, int]] = []
    for number in (*range(box.extras), *box.rules):
        key = _key(box.cards[number])
        again = bool(runs) and runs[-1][0] == key
        runs[-1:] = [(key, runs[-1][1] + 1)] if again else [*runs[-1:], (key, 1)]
    return runs


def open_dealt(names: Sequence[str], deck: Sequence[tuple[str, int]]) -> Box:
    """The Box of a game that another version dealt: its cards have the numbers they had then and are what they are now.

    Cards that the sets have got since are not in it. Raises SetNameError, also for a card that is in no set any more.
    """
    return _dealt_box(chosen(names), tuple(deck))


@lru_cache(maxsize=64)
def _dealt_box(names: tuple[str, ...], deck: tuple[tuple[str, int], ...]) -> Box:
    loaded = load(names)
    printed = {_key(card): card for each in loaded for card in each.cards}
    rules = {_key(card): card for each in loaded for card in each.rules}
    deck = tuple((key if key in printed else _key_today(names, key), copies) for key, copies in deck)
    gone = [key for key, _ in deck if key not in printed and key not in rules]
    if gone:
        raise SetNameError("set-card-gone", card=gone[0])
    cards = [msgspec.structs.replace(printed[key], copies=copies) for key, copies in deck if key in printed]
    return _box(names, (), cards, tuple(rules[key] for key, _ in deck if key in rules))


def _key(card: Card) -> str:
    return f"{card.set}/{card.id}"


def _key_today(names: tuple[str, ...], key: str) -> str:
    """The key of a card that had another name when the game was dealt."""
    owner, _, card = key.rpartition("/")
    return f"{owner}/{renamed(names).get(card, card)}"


@cache
def renamed(names: tuple[str, ...]) -> Mapping[str, str]:
    """The ids that cards of the package's sets had under names of before, each with the id of today. Raises SetNameError."""
    files = [place_of(name).folder / "renamed.yaml" for name in names]
    there = [file for file in files if file.parent.parent == CARDS and file.is_file()]
    told = [msgspec.yaml.decode(file.read_bytes(), type=dict[str, str]) for file in there]
    return {was: today for each in told for was, today in each.items()}


def left_out(names: tuple[str, ...]) -> tuple[Card, ...]:
    """Cards that allow a second class, race or affiliation where no chosen set has any of that kind.

    Rules: COMBINE-11.
    """
    cards = [card for each in load(names) for card in each.cards]
    kinds = {card.kind for card in cards}
    return tuple(
        card
        for card in cards
        if card.kind == "door"
        and any(isinstance(q, LimitQuestion) and q.main in TRAITS and q.main not in kinds for q in card.gives)
    )


def _box(
    names: tuple[str, ...],
    made_up: tuple[Card, ...],
    dealt: Sequence[Card] | None = None,
    rules: tuple[Card, ...] | None = None,
) -> Box:
    """All cards of these sets in one Box, or those that were dealt.

    Rules: COMBINE-01, COMBINE-02, COMBINE-07.
    """
    loaded = load(names)
    out = left_out(names)
    own = tuple(card for card in made_up if card.kind == "rule")
    printed = tuple(card for each in loaded for card in each.rules) if rules is None else rules
    return Box(
        [card for each in loaded for card in each.cards if card not in out] if dealt is None else dealt,
        sets=names,
        joins=tuple(dict.fromkeys(tag for each in loaded for tag in each.joins)),
        tokens=tuple(dict.fromkeys(kind for each in loaded for kind, _ in each.tokens)),
        also=tuple(dict.fromkeys(pair for each in loaded for pair in each.also)),
        slots=tuple(dict.fromkeys(pair for each in loaded for pair in each.slots)),
        calls=tuple((each.id, each.calls) for each in loaded),
        rules=(*(rule for rule in printed if rule.id not in {card.id for card in own}), *own),
        extras=[card for card in made_up if card.kind != "rule"],
        players=(min(each.players[0] for each in loaded), max(each.players[1] for each in loaded)),
    )


@lru_cache(maxsize=16)
def digest(box: Box) -> str:
    """SHA-256 over all that the cards of a Box do, in their order; names and flavour apart."""
    whole = sha256()
    seen: dict[int, bytes] = {}
    for card in box.cards:
        if id(card) not in seen:
            plain = msgspec.structs.replace(card, name="", flavour="", icon="", file="", line=0, copies=1)
            seen[id(card)] = repr(plain).encode()
        whole.update(seen[id(card)])
    whole.update(repr((box.extras, box.joins, box.tokens, box.also, box.slots)).encode())
    return whole.hexdigest()


__all__ = ["chosen", "deck_of", "digest", "installed", "load", "open_box", "open_dealt", "proper_id", "proper_name", "renamed"]
