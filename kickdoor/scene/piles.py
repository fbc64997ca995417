"""Decks and discards as a scenario names them: by kind, or where each set keeps its own piles by set and kind."""

from __future__ import annotations

from typing import Any

from kickdoor.box import DOOR, TREASURE, Box
from kickdoor.scene.lines import Map, known, wrong
from kickdoor.sets import proper_name

PILES = {"door": DOOR, "treasure": TREASURE}


def owner(box: Box, word: str) -> str:
    """The id of the set that a word names as one with piles of its own, or nothing."""
    name = word if word in box.owners else proper_name(word)
    return name if name in box.owners and box.piles > 2 else ""


def named(box: Box, piles: Map, file: str) -> dict[int, tuple[Any, int]]:
    """What stands under each pile, with its line. Raises Fault for a set or kind that there isn't."""
    found: dict[int, tuple[Any, int]] = {}
    apart = box.piles > 2
    for key, value in piles.items():
        if not apart:
            if key not in PILES and proper_name(key) in box.owners:
                raise wrong(file, piles.lines[key], "scene-piles-shared", word=key)
            known(piles, tuple(PILES), file)
            found[PILES[key]] = (value, piles.lines[key])
            continue
        name = owner(box, key)
        if not name:
            raise wrong(file, piles.lines[key], "scene-no-such-pile", word=key, known=box.owners)
        if not isinstance(value, Map):
            raise wrong(file, piles.lines[key], "scene-not-a-map")
        known(value, tuple(PILES), file)
        for kind, words in value.items():
            found[2 * box.owners.index(name) + PILES[kind]] = (words, value.lines[kind])
    return found


def of_kind(box: Box, kind: int, value: Any, file: str, line: int) -> list[tuple[int, Any]]:
    """Each pile of a kind that a value speaks of, with what is said of it. Raises Fault."""
    if box.piles == 2:
        if isinstance(value, Map):
            raise wrong(file, line, "scene-piles-shared", word=next(iter(value), ""))
        return [(kind, value)]
    if not isinstance(value, Map):
        raise wrong(file, line, "scene-not-a-map")
    found = []
    for key, inner in value.items():
        name = owner(box, key)
        if not name:
            raise wrong(file, value.lines[key], "scene-no-such-pile", word=key, known=box.owners)
        found.append((2 * box.owners.index(name) + kind, inner))
    return found
