"""What a run of the lab plays: the sets, who sits where, where chance begins. The same plan gives the same bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import kickdoor
from kickdoor import bots, sets, simulate
from kickdoor.errors import InputError
from kickdoor.files import write_whole

FORM = 1  # of the files; rises when a column changes its meaning
PART = 100  # games of a part
FILE = "plan.json"
DECIDES = ("bots", "rules", "cards/language", "game.py", "simulate.py")  # what a game depends on beside its cards


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The games of a folder; how many of them are played is no part of it: more can follow."""

    form: int = FORM
    sets: tuple[str, ...]
    bots: tuple[str, ...]  # by seat
    rotate: bool = False  # with each game every bot moves on by a seat
    seed: int
    options: dict[str, Any] = {}
    part: int = PART
    events: bool = True  # whether what became of the cards is kept
    cards: str  # digest of the cards of these sets
    program: str  # digest of what else decides a game

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.bots)

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots by seat in the game of this number."""
        turn = number % self.players if self.rotate else 0
        return tuple(self.bots[(seat - turn) % self.players] for seat in range(self.players))


def make(set_names: Sequence[str], bot_names: Sequence[str], players: int, seed: int, options: Mapping[str, Any] | None = None, *,
         rotate: bool = False, part: int = PART, events: bool = True) -> Plan:  # fmt: skip
    """A plan that can be played. Raises InputError for sets, bots, options or a number of players that can't be."""
    box = sets.open_box(set_names)
    seated = simulate.seated(bot_names, players)
    simulate.check(box, seated, dict(options or {}))
    for name in dict.fromkeys(seated):
        refuse_a_clock(name)
    return Plan(
        sets=sets.chosen(set_names), bots=seated, rotate=rotate, seed=seed, options=dict(options or {}), part=part, events=events,
        cards=sets.digest(box), program=program(),
    )  # fmt: skip


@cache
def program() -> str:
    """A digest of the code that decides games."""
    whole = sha256()
    root = Path(kickdoor.__file__).parent
    for name in DECIDES:
        place = root / name
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            whole.update(file.read_bytes())
    return whole.hexdigest()


def refuse_a_clock(name: str) -> None:
    """Raises InputError for a bot that stops thinking by the clock: its games could never be played again."""
    if getattr(bots.make(name, 0), "seconds", None):
        raise InputError("lab-clock", bot=name)


def check_here(plan: Plan) -> None:
    """Raises InputError where the cards or the program are others than those of the plan."""
    if plan.cards != sets.digest(sets.open_box(plan.sets)):
        raise InputError("lab-other-cards", sets=", ".join(plan.sets))
    if plan.program != program():
        raise InputError("lab-other-program")


def keep(plan: Plan, folder: Path) -> None:
    """Note the plan in its folder, or see that the folder was begun with the same one.

    Raises InputError that names the first thing that differs, or a folder that holds something else.
    """
    file = folder / FILE
    if not file.exists():
        if folder.exists() and any(folder.iterdir()):
            raise InputError("lab-folder-taken", folder=str(folder), file=FILE)
        write_whole(file, msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
        return
    kept = read(folder)
    for name in Plan.__struct_fields__:
        if getattr(kept, name) != getattr(plan, name):
            before, now = (_told(getattr(each, name)) for each in (kept, plan))
            raise InputError("lab-other-plan", folder=str(folder), what=name, before=before, now=now)


def read(folder: Path) -> Plan:
    """The plan of a folder. Raises InputError where there is none, or one of another form."""
    file = folder / FILE
    try:
        return msgspec.json.decode(file.read_bytes(), type=Plan)
    except FileNotFoundError as error:
        raise InputError("lab-no-folder", folder=str(folder), file=FILE) from error
    except msgspec.MsgspecError as error:
        raise InputError("lab-no-plan", file=str(file), what=str(error)) from error


def _told(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


__all__ = ["FILE", "PART", "Plan", "check_here", "keep", "make", "read", "refuse_a_clock"]
