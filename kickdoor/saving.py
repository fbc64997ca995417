"""A State as JSON and back: its exact twin. For saving and bug reports; the record is the truth."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import kickdoor.cards.language as language
from kickdoor import __version__, files
from kickdoor.box import Box
from kickdoor.cards.language import Card
from kickdoor.errors import InputError, SaveError
from kickdoor.frames import KINDS, Frame, Nouns
from kickdoor.sets import deck_of, digest, open_box, open_dealt
from kickdoor.state import Boost, Fight, Foe, Mark, Spoils, State, Terms

FORMAT = 2  # 2: with the deck, by which a game crosses to a version whose sets have other cards
WHAT = "kickdoor save"
TUPLES: dict[str, type[Any]] = {kind.__name__: kind for kind in (Boost, Foe, Mark, Nouns, Spoils, Terms)}
LEFT_OUT = frozenset(
    ("box", "fates", "told", "memo", "lasting", "choruses", "assembly", "gathered", "speaking", "settled")
)  # shared, or only of the moment
SLOTS = tuple(name for name in State.holds if name not in LEFT_OUT)
ADDED = frozenset(("left",))  # saves of before don't have them


# --- values ----------------------------------------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """A value as JSON knows them; what isn't a number, a word or a list carries the name of its kind."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (tuple, list)):
        if hasattr(value, "_fields"):
            return {"is": type(value).__name__, "of": [plain(each) for each in value]}
        return [each if type(each) is int else plain(each) for each in value]
    if isinstance(value, Nouns):
        return {"is": "Nouns", "of": [plain(each) for each in value.values()]}
    if isinstance(value, Frame):
        return {"is": value.kind, "of": [plain(each) for each in value.values()]}
    if isinstance(value, Fight):
        return {"is": "fight", "of": {name: plain(getattr(value, name)) for name in Fight.holds}}
    if isinstance(value, bytes | bytearray):
        return {"is": "bytes", "of": value.hex()}
    if isinstance(value, frozenset):
        return {"is": "set", "of": sorted(value)}
    if isinstance(value, dict):
        return {"is": "dict", "of": {str(key): plain(each) for key, each in value.items()}}
    if isinstance(value, msgspec.Struct):
        return {"is": type(value).__name__, "of": _facts(value)}
    raise TypeError(type(value).__name__)


def _facts(value: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct that aren't at their defaults."""
    found = {}
    for each in msgspec.structs.fields(value):
        here = getattr(value, each.name)
        if each.required or here != each.default:
            found[each.name] = plain(here)
    return found


def lively(value: Any) -> Any:
    """The value that `plain` made this of; a list comes back as a tuple."""
    if isinstance(value, list):
        return tuple(lively(each) for each in value)
    if not isinstance(value, dict):
        return value
    kind, of = value["is"], value["of"]
    if kind in TUPLES:
        return TUPLES[kind](*map(lively, of))
    if kind in KINDS:
        return _frame(KINDS[kind], of)
    if kind == "fight":
        return _fight(of)
    if kind == "bytes":
        return bytes.fromhex(of)
    if kind == "set":
        return frozenset(of)
    if kind == "dict":
        return {key: lively(each) for key, each in of.items()}
    said = getattr(language, kind)
    if not issubclass(said, msgspec.Struct):
        raise TypeError(kind)
    return said(**{name: lively(each) for name, each in of.items()})


def _frame(specimen: Frame, values: list[Any]) -> Frame:
    frame = specimen.twin()
    for name, value in zip(frame.slots(), values, strict=True):
        setattr(frame, name, lively(value))
    return frame


def _fight(values: dict[str, Any]) -> Fight:
    fight = Fight(0)
    for name in Fight.holds:
        setattr(fight, name, lively(values[name]))
    return fight


# --- states ----------------------------------------------------------------------------------------------------------


def state_json(state: State) -> dict[str, Any]:
    """The state as plain values, its Box apart."""
    return {name: plain(getattr(state, name)) for name in SLOTS}


def frozen(state: State) -> bytes:
    """The state as bytes: two states of one Box are the same if and only if these are."""
    values = [sorted(state.happened) if name == "happened" else getattr(state, name) for name in SLOTS]
    return msgspec.json.encode(values, enc_hook=_bare)


def _bare(value: Any) -> Any:
    """A frame as its kind and values, a fight or nouns as their values."""
    if isinstance(value, Frame):
        return value.kind, value.values()
    if isinstance(value, Fight):
        return [getattr(value, name) for name in Fight.holds]
    if isinstance(value, Nouns):
        return value.values()
    raise TypeError(type(value).__name__)


def state_of(box: Box, values: dict[str, Any]) -> State:
    """The state again."""
    state = State.new(box, values["seats"], b"", lively(values["options"]))
    for name in SLOTS:
        if name in ADDED and name not in values:
            continue
        value = lively(values[name])
        like = getattr(state, name)
        if isinstance(like, list):
            value = list(value)
        elif isinstance(like, bytearray):
            value = bytearray(value)
        setattr(state, name, value)
    return state


def made_up(box: Box) -> tuple[Card, ...]:
    """The cards of a Box that are in no set."""
    rules = tuple(box.cards[rule] for rule in box.rules if not box.cards[rule].set)
    return box.cards[box.extras : len(box.cards) - len(box.rules)] + rules


def to_json(state: State, **beside: Any) -> bytes:
    """A save: format, version, sets, made-up cards, the state, what the caller wants kept `beside` it, a sum."""
    box = state.box
    content = {
        "sets": list(box.sets),
        "made_up": [plain(card) for card in made_up(box)],
        "cards": digest(box),
        "deck": deck_of(box),
        "state": state_json(state),
        "beside": beside,
    }
    body = msgspec.json.encode(content)
    head = {"what": WHAT, "format": FORMAT, "version": __version__, "sum": sha256(body).hexdigest()}
    return msgspec.json.encode(head)[:-1] + b',"content":' + body + b"}\n"


class _Save(msgspec.Struct):
    what: str
    format: int
    version: str
    sum: str
    content: msgspec.Raw


def from_json(text: bytes, *, any_version: bool = False) -> tuple[State, dict[str, Any]]:
    """The state of a save, and what was kept beside it.

    With `any_version` a game of another version goes on with the cards that it was dealt, as they are now. Raises
    SaveError if the save is broken, of a newer format, of another version, or has a card that is in no set any more.
    """
    content = _content(text, any_version=any_version)
    try:
        box = _box_of(content, any_version=any_version)
        return state_of(box, content["state"]), content["beside"]
    except InputError as error:
        raise SaveError(error.message_id, **error.facts) from error
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise SaveError("save-broken") from error


def _box_of(content: dict[str, Any], *, any_version: bool) -> Box:
    """The Box of a save. Raises SaveError, SetNameError."""
    cards = tuple(lively(card) for card in content["made_up"])
    box = open_box(content["sets"], cards)
    deck = content["deck"]
    if digest(box) != content["cards"] and deck is not None and not cards:
        box = open_dealt(content["sets"], [(key, copies) for key, copies in deck])
        if any_version:
            return box
    if digest(box) != content["cards"]:
        raise SaveError("save-other-cards", sets=", ".join(content["sets"]))
    return box


def _without_deck(content: dict[str, Any]) -> dict[str, Any]:
    """Format 1 did not say which cards its numbers were."""
    return {**content, "deck": None}


STEPS_UP: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _without_deck}  # from a format to the next


def _content(text: bytes, *, any_version: bool) -> dict[str, Any]:
    """The content of a save in the present format, if it is whole and of this version."""
    try:
        head = msgspec.json.decode(text)
        if not isinstance(head, dict) or head.get("what") != WHAT:
            raise SaveError("save-no-save")
    except (msgspec.DecodeError, RecursionError) as error:
        raise SaveError("save-broken") from error
    if head.get("format") not in (*STEPS_UP, FORMAT):
        raise SaveError("save-other-format", found=str(head.get("format")), wanted=FORMAT)
    try:
        save = msgspec.json.decode(text, type=_Save)
    except msgspec.ValidationError as error:
        raise SaveError("save-broken") from error
    if save.version != __version__ and not any_version:
        raise SaveError("save-other-version", found=save.version, wanted=__version__)
    if sha256(bytes(save.content)).hexdigest() != save.sum:
        raise SaveError("save-changed")
    content: dict[str, Any] = msgspec.json.decode(save.content)
    for number in range(save.format, FORMAT):
        content = STEPS_UP[number](content)
    return content


def save(path: Path, state: State, **beside: Any) -> None:
    """Save to a file; an earlier good save stays as it is if that fails. Raises SaveError."""
    try:
        files.write_whole(path, to_json(state, **beside))
    except OSError as error:
        raise SaveError("save-not-written", file=str(path), reason=files.reason(error)) from error


def is_save(path: Path) -> bool:
    """Whether a file begins as saved games do; False for one that can't be read."""
    start = msgspec.json.encode({"what": WHAT})[:-1]
    try:
        with path.open("rb") as file:
            return file.read(len(start)) == start
    except OSError:
        return False


def load(path: Path) -> tuple[State, dict[str, Any]]:
    """The state in a file, and what was kept beside it. Raises SaveError."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise SaveError("save-not-read", file=str(path), reason=files.reason(error)) from error
    return from_json(text)


__all__ = ["from_json", "frozen", "is_save", "load", "made_up", "save", "state_json", "state_of", "to_json"]
