"""What may stand under each key of a scenario file: a text, a list of words, a mapping."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kickdoor.scene.lines import Map, Seq, wrong


class Shape(NamedTuple):
    """A shape: whether a value has it, and the message that says what is expected."""

    fits: Callable[[Any], bool]
    message: str


def _is_word(value: Any) -> bool:
    return not isinstance(value, Map | Seq) and value is not None


def _are_words(value: Any) -> bool:
    return value is None or (isinstance(value, Seq) and all(map(_is_word, value)))


def _word_or_words(value: Any) -> bool:
    return _is_word(value) or _are_words(value)


def _map_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or (isinstance(value, Map) and all(map(fits, value.values())))


def _list_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or (isinstance(value, Seq) and all(map(fits, value)))


_pile = _map_of(_are_words)

WORD = Shape(_is_word, "scene-not-text")
WORDS = Shape(_are_words, "scene-not-a-list")
EITHER = Shape(_word_or_words, "scene-not-a-list")
NUMBER = Shape(lambda value: isinstance(value, int) and not isinstance(value, bool), "scene-not-a-number")
YES_OR_NO = Shape(lambda value: value is None or isinstance(value, bool), "scene-yes-or-no")
MAP = Shape(_map_of(lambda _: True), "scene-not-a-map")
MAP_OF_WORDS = Shape(_map_of(_word_or_words), "scene-not-a-map")
MAP_OF_SOME = Shape(_map_of(lambda value: value is not None and _word_or_words(value)), "scene-not-a-list")
MAP_OF_WORD = Shape(_map_of(_is_word), "scene-not-a-map")
PILES = Shape(_map_of(lambda value: _are_words(value) or _pile(value)), "scene-not-a-map")
PILE = Shape(lambda value: _are_words(value) or _pile(value), "scene-not-a-list")
DECK = Shape(lambda value: _is_word(value) or _map_of(_is_word)(value), "scene-not-text")
COMPANIONS = Shape(_list_of(lambda value: _is_word(value) or (isinstance(value, Map) and _pile(value))), "scene-not-a-list")
JOINED = Shape(_list_of(lambda value: value is not None and _are_words(value)), "scene-not-a-list")

TABLE = {
    "sets": WORDS,
    "options": MAP_OF_WORD,
    "decks": PILES,
    "discards": PILES,
    "only": YES_OR_NO,
    "lax": YES_OR_NO,
    "dice": WORDS,
    "blind": WORDS,
    "seed": WORD,
    "turn": WORD,
    "phase": WORD,
    "scenario": WORD,
    "rules": EITHER,
    "then": MAP,
}
PLAYER = {
    "sex": WORD,
    "role": MAP_OF_WORD,
    "identity": WORDS,
    "equipped": WORDS,
    "carried": WORDS,
    "companions": COMPANIONS,
    "attached": MAP_OF_WORDS,
    "joined": JOINED,
    "curses": WORDS,
    "hand": WORDS,
    "tokens": MAP_OF_WORD,
    "dead": WORD,
}
SEEN_PLAYER = PLAYER | {
    **dict.fromkeys(("level", "strength"), NUMBER),
    **dict.fromkeys(("hand", "can", "cannot"), EITHER),
    **dict.fromkeys(("has", "lacks"), WORDS),
}
SEEN = {
    "door_discards": PILE,
    "treasure_discards": PILE,
    "in_door_discards": PILE,
    "in_treasure_discards": PILE,
    "door_deck": DECK,
    "treasure_deck": DECK,
    "waiting_for": EITHER,
    "asked": WORD,
    "phase": WORD,
    "turn": WORD,
    "winner": EITHER,
    "hidden_from": MAP_OF_SOME,
    "shown_to": MAP_OF_SOME,
    "absent": WORDS,
    "dice": WORDS,
}
COMBAT = {
    **dict.fromkeys(("munchkins", "monsters", "treasures", "levels"), NUMBER),
    "winning": YES_OR_NO,
    "fighters": WORDS,
    "against": WORDS,
}


def check(found: Map, shapes: Mapping[str, Shape], file: str, *, empty: bool = False) -> None:
    """Refuse a value of another shape than its key has, or none where it may not be `empty`. Raises Fault."""
    for key, value in found.items():
        shape = shapes.get(key)
        if shape is not None and not (shape.fits(value) and (empty or value is not None)):
            raise wrong(file, found.lines[key], shape.message)
