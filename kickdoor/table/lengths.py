"""How long a game takes, by games that were simulated: scripts/lengths.py measures, lengths.json keeps."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from kickdoor.sets import is_folder
from kickdoor.table.presets import PRESETS
from kickdoor.table.protocol import Expected
from kickdoor.words import say

LENGTHS = Path(__file__).parent / "lengths.json"
MIX = "mix"

WINDOW_SECONDS: dict[str, float] = {"brisk": 5, "easy": 10, "sheets": 2.6, "wait": 10, "days": 0}

# People take so long over a turn's own decisions, and so many windows run to their end in a turn.
OWN_SECONDS = 40.0
WINDOWS_A_TURN = 2.5


def preset_of(options: Mapping[str, Any]) -> str:
    """The preset that these options are, as far as a game's length goes."""
    return "epic" if options.get("epic") else "quick" if options.get("faster") else "usual"


@cache
def _measured() -> dict[tuple[str, int, str], tuple[int, tuple[int, int, int]]]:
    rows = json.loads(LENGTHS.read_text("utf-8"))
    return {(row["sets"], row["seats"], row["preset"]): (row["games"], tuple(row["turns"])) for row in rows}


def minutes(sets: Sequence[str], seats: int, options: Mapping[str, Any], clock: str) -> tuple[int, int, int, int] | None:
    """How many games were simulated, then the first quarter, the middle and the third quarter of their length in minutes.

    None where no number would mean anything: a game over days, or seats or a set of one's own that were never simulated.
    """
    if not WINDOW_SECONDS.get(clock) or any(is_folder(name) for name in sets):
        return None
    name = {"sketch": "deluxe"}.get(sets[0], sets[0]) if len(sets) == 1 else MIX
    found = _measured().get((name, seats, preset_of(options)))
    if found is None:
        return None
    games, turns = found
    a_turn = OWN_SECONDS + WINDOWS_A_TURN * WINDOW_SECONDS[clock]
    first, half, third = (round(each * a_turn / 60) for each in turns)
    return games, first, half, third


def expected(sets: Sequence[str], seats: int, options: Mapping[str, Any], clock: str) -> Expected:
    """The length to expect, what it rests on, and the length of each preset; words are empty where nothing can be said."""
    presets = tuple((preset.id, _short(minutes(sets, seats, preset.options, preset.clock))) for preset in PRESETS)
    found = minutes(sets, seats, options, clock)
    if found is None:
        return Expected("", say("offer-length-days") if clock == "days" else "", presets)
    games, first, _, third = found
    why = say("offer-length-why", games=games, first=first, third=third)
    return Expected(middle(sets, seats, options, clock), why, presets)


def middle(sets: Sequence[str], seats: int, options: Mapping[str, Any], clock: str) -> str:
    """The length to expect in words; empty where nothing can be said."""
    found = minutes(sets, seats, options, clock)
    return "" if found is None else say("offer-length", minutes=_rounded(found[2]))


def _short(found: tuple[int, int, int, int] | None) -> str:
    return "" if found is None else say("offer-length-short", minutes=_rounded(found[2]))


def _rounded(whole: int) -> int:
    """To five minutes: nobody knows it better."""
    return max(5, round(whole / 5) * 5)
