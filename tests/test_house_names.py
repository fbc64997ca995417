"""No set's name and no card's id stands in pure code: sets and cards are data."""

from collections.abc import Set as AbstractSet
from pathlib import Path

import yaml
from sources import PACKAGE, place, python_files, strings, tree

from kickdoor.cards.language import Word
from kickdoor.cards.language.cardfile import KINDS
from kickdoor.cards.language.ids import id_of

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
SETS = frozenset({"base", "deluxe", "sketch", "cooks", "xmen", "star"})
PURE_FILES = ("state", "frames", "move", "event", "dice", "game", "view", "box")

# A card may bear the name of a kind or of a word of the card language; in code those are meant.
LANGUAGE = {*KINDS, *(word.key for word in Word.__subclasses__())}


def pure_files() -> list[Path]:
    """The files in which no name may stand."""
    files = [PACKAGE / f"{name}.py" for name in PURE_FILES]
    return [file for file in files if file.exists()] + python_files(PACKAGE / "rules")


def card_ids() -> set[str]:
    """The ids of all cards of all sets."""
    ids = set()
    for file in sorted((PACKAGE / "cards").rglob("*.yaml")):
        entries = yaml.load(file.read_text(encoding="utf-8"), Loader=LOADER)
        for entry in entries if isinstance(entries, list) else []:
            name = next(entry[kind] for kind in KINDS if kind in entry)
            ids.add(str(entry.get("id") or id_of(name)))
    return ids


def named(names: AbstractSet[str]) -> list[str]:
    """Where one of these names is written in pure code, as an id or as a trait."""
    return [
        f"{place(file, line)}: {text!r}"
        for file in pure_files()
        for line, text in strings(tree(file))
        if text.replace("_", "-") in names
    ]


def test_there_is_pure_code_to_look_at() -> None:
    assert len(pure_files()) > len(PURE_FILES) // 2


def test_no_set_is_named_in_pure_code() -> None:
    assert not named(SETS), "\n".join(named(SETS))


def test_no_card_is_named_in_pure_code() -> None:
    ids = card_ids() - LANGUAGE
    assert len(ids) > 100
    assert not named(ids), "\n".join(named(ids))
