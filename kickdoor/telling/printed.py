"""Cards as they are printed in the reader's language: a set's own catalogue, `locale/LANGUAGE.yaml` beside its cards.

It holds names, flavour lines and names of abilities by card id, and may name the set by its own id. What it lacks is
told as the card file has it; facts, records and scenarios keep the ids. It is read when somebody first asks for it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kickdoor.cards.language.voice import ability_id
from kickdoor.words import chosen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kickdoor.box import Box
    from kickdoor.cards.language import Card, SetManifest

FOLDER = "locale"


class Texts(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on a card beside what it does. `abilities`: what its abilities are called, by their names in the card file."""

    name: str
    flavour: str = ""
    abilities: dict[str, str] = {}


NOTHING: Mapping[str, Texts] = {}


def place_of(folder: Path, code: str) -> Path:
    """The catalogue of a set's folder for a language."""
    return folder / FOLDER / f"{code}.yaml"


def catalogues(folder: Path) -> list[Path]:
    """All catalogues of a set's folder, in the order of their languages."""
    return sorted((folder / FOLDER).glob("*.yaml"))


def read(file: Path) -> Mapping[str, Texts]:
    """The texts of a catalogue by id; none where there is no such file. Raises msgspec.ValidationError or DecodeError."""
    return msgspec.yaml.decode(file.read_bytes(), type=dict[str, Texts]) if file.is_file() else NOTHING


@cache
def _texts(folder: Path, code: str) -> Mapping[str, Texts]:
    """The same of a game that is going on: a broken catalogue stops nobody (`kickdoor cards lint` says what is wrong)."""
    try:
        return read(place_of(folder, code))
    except msgspec.MsgspecError:
        return NOTHING


def calls_of(box: Box, card: int) -> Mapping[str, str]:
    """What the set of a card calls things by words of its own; a card of no set speaks as the only set there is."""
    return _calls_of(box, box[card].set)


@lru_cache(maxsize=256)
def _calls_of(box: Box, of: str) -> Mapping[str, str]:
    calls = dict(box.calls)
    return dict(calls.get(of, box.calls[0][1] if len(calls) == 1 else ()))


def texts_of(card: Card) -> Texts | None:
    """What the catalogue of the card's set has for it in the language spoken; None: it is told as it stands in its file."""
    return _texts_of(card.file, card.id)


def _texts_of(file: str, of: str) -> Texts | None:
    return _texts(Path(file).parent, chosen()).get(of) if file else None


def printed(card: Card) -> Card:
    """The card with its name and flavour in the language spoken."""
    texts = texts_of(card)
    if texts is None:
        return card
    return replace(card, name=texts.name, flavour=texts.flavour if card.flavour else "")


def printed_cards(box: Box) -> tuple[Card, ...]:
    """All cards of a Box by number, in the language spoken."""
    return _printed_cards(box, chosen())


@lru_cache(maxsize=32)
def _printed_cards(box: Box, code: str) -> tuple[Card, ...]:
    return tuple(map(printed, box.cards))


def set_name(found: SetManifest) -> str:
    """What a set is called in the language spoken."""
    texts = next((_texts_of(card.file, found.id) for card in (*found.cards, *found.rules)), None)
    return found.name if texts is None else texts.name


def names_of(box: Box) -> Mapping[str, str]:
    """The names of a Box's cards by id in the language spoken, and those of abilities that it has its own words for."""
    return _names_of(box, chosen())


@lru_cache(maxsize=32)
def _names_of(box: Box, code: str) -> Mapping[str, str]:
    names = {card.id: card.name for card in _printed_cards(box, code)}
    for card in box.cards:
        texts = texts_of(card)
        names |= {ability_id(key): name for key, name in texts.abilities.items()} if texts is not None else {}
    return names
