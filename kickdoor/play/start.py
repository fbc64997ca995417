"""How a game at the terminal begins: who sits where, or the saved game; and how it ends politely."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from kickdoor import bots as kinds_of_bots
from kickdoor import saving
from kickdoor.bots import Bot
from kickdoor.bots.dealings import Counts, Dealings, Memory
from kickdoor.errors import SaveError, SeatsError
from kickdoor.game import Game
from kickdoor.options import check_seats, fewest_seats
from kickdoor.play import store
from kickdoor.play.past import again
from kickdoor.play.screen import LeavingError, Screen
from kickdoor.play.shorten import WORDS
from kickdoor.play.table import Seats, Table
from kickdoor.sets import open_box
from kickdoor.words import say

NAME = re.compile(r"[^\W_][\w'-]*")
BOT_NAMES = ("Bertram", "Clementine", "Dagobert", "Edwina", "Ferdinand", "Griselda")
BOTS = 3  # against one person, where nobody says how many
CROWD = 1000  # more than ever sit at a table
KIND = "greedy"
TAKEN = frozenset(
    (*WORDS, "nobody", "none", "munchkins", "monsters", "yes", "no", "all", "first", "pass", "help", "log", "undo",
     "save", "quit", "look", "hand", "more", "sum", "rules", "why", "quick", "wait")
)  # fmt: skip


@dataclass
class Wishes:
    """What was asked for on the command line."""

    sets: tuple[str, ...] = ("base",)
    players: tuple[str, ...] = ()
    bots: tuple[str, ...] | None = None
    seed: str | None = None
    options: dict[str, Any] | None = None
    quick: bool = True


def play(wishes: Wishes, *, resume: bool = False, file: Path | None = None, screen: Screen | None = None) -> int:
    """A whole game, or what is left of one. Returns the exit status. Raises InputError and CardError for bad input."""
    at = screen if screen is not None else Screen()
    table: Table | None = None
    try:
        table = resumed(at, wishes, file or store.latest()) if resume else begun(at, wishes, file)
        table.run()
    except (LeavingError, KeyboardInterrupt):
        at.line()
        at.line(farewell(table))
        return 0
    at.line(say("play-left-over"))
    return 0


def farewell(table: Table | None) -> str:
    """The last words to somebody who goes."""
    if table is None:
        return say("play-left-over")
    return say("play-left-unsaved" if table.store.failed is not None else "play-left")


# --- what was asked for ----------------------------------------------------------------------------------------------


def people_of(said: str) -> tuple[str, ...]:
    """The names on the command line; none where it holds the number of players."""
    return () if said.strip().isdecimal() else tuple(name.strip() for name in said.split(",") if name.strip())


def bots_of(said: str, players: str) -> tuple[str, ...] | None:
    """The kinds of bot on the command line: by name, by number, or what is left of the number of players."""
    if said.strip().isdecimal():
        return (KIND,) * number_of_players(said)
    if said.strip():
        return tuple(name.strip() for name in said.split(",") if name.strip())
    if players.strip().isdecimal():
        return (KIND,) * max(0, number_of_players(players) - 1)
    return None


def number_of_players(said: str) -> int:
    """A number that was typed; of one that is far too large only that it is, before so many take a seat."""
    digits = said.strip().lstrip("0")
    return int(digits or "0") if len(digits) < len(str(CROWD)) else CROWD


# --- a new game ------------------------------------------------------------------------------------------------------


def begun(screen: Screen, wishes: Wishes, file: Path | None) -> Table:
    """A new game. Raises SeatsError and other InputErrors before anything is asked where that is possible."""
    if file is not None and file.exists():
        raise SaveError("play-file-taken", file=str(file))
    box = open_box(wishes.sets)
    people, bots = wishes.players, wishes.bots
    for kind in bots or ():
        kinds_of_bots.make(kind, 0)  # what is no kind of bot is told before how many there are
    for name in people:
        check_name(name)
    options = wishes.options or {}
    if not people:
        if bots is not None:
            check_seats(seated((say("play-default-name"),), bots)[0], options, box.players)
        screen.line(say("play-welcome"), "bold")
        people = (ask_name(screen),)
        if bots is None:
            bots = (KIND,) * ask_bots(screen, fewest_seats(options, box.players) - 1, box.players[1] - 1)
    names, kinds = seated(people, default_bots(people) if bots is None else bots)
    check_seats(names, options, box.players)
    machines = make_bots(kinds, wishes.seed)
    game = Game.new(box, names, seed_of(wishes.seed), options)
    table = Table(game, Seats(kinds, wishes.quick), machines, screen, store.Store(file or store.new_path()))
    shown = [say("play-a-bot", name=name) if seat in kinds else name for seat, name in enumerate(names)]
    screen.line(say("play-seats", names=", ".join(shown)))
    return table


def seed_of(said: str | None) -> bytes:
    """The secret of a game: what was said, else 32 bytes of chance."""
    return said.encode() if said is not None else secrets.token_bytes(32)


def default_bots(people: Sequence[str]) -> tuple[str, ...]:
    """Bots to make up a table of four, where nothing was said of them."""
    return (KIND,) * max(0, 4 - len(people)) if len(people) < 3 else ()


def seated(people: Sequence[str], bots: Sequence[str]) -> tuple[tuple[str, ...], dict[int, str]]:
    """The names round the table, people first, and the kinds of bot by seat."""
    free = [name for name in BOT_NAMES if name.casefold() not in {each.casefold() for each in people}]
    free += [f"Bot{number}" for number in range(1, len(bots) + 1)]
    names = (*people, *free[: len(bots)])
    return names, {len(people) + place: kind for place, kind in enumerate(bots)}


def make_bots(kinds: dict[int, str], seed: str | None) -> dict[int, Bot]:
    """The bots; with a seed they play the same again. Raises BotNameError."""
    return {seat: kinds_of_bots.make(kind, number_of(f"{seed}/{seat}") if seed is not None else secrets.randbits(63))
            for seat, kind in kinds.items()}  # fmt: skip


def number_of(text: str) -> int:
    """A seed for a bot out of a text."""
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def check_name(name: str) -> None:
    """A name that can be typed in a step. Raises SeatsError."""
    if not NAME.fullmatch(name) or name.casefold() in TAKEN:
        raise SeatsError("play-bad-name", name=name or '""')


def ask_name(screen: Screen) -> str:
    """The name of the person."""
    while True:
        typed = screen.ask(say("play-ask-name", name=say("play-default-name"))) or say("play-default-name")
        try:
            check_name(typed)
        except SeatsError as error:
            screen.line(say(error.message_id, **error.facts))
        else:
            return typed


def ask_bots(screen: Screen, fewest: int, most: int) -> int:
    """How many bots."""
    limits = {"fewest": fewest, "most": most}
    while True:
        typed = screen.ask(say("play-ask-bots", **limits, usual=BOTS)) or str(BOTS)
        if typed.isdecimal() and fewest <= int(typed) <= most:
            return int(typed)
        screen.line(say("play-no-such-bots", **limits, typed=typed))


# --- a saved game ----------------------------------------------------------------------------------------------------


def _memory(kept: Sequence[Any]) -> Memory:
    """What the bots remembered, from what was kept of it. Raises ValueError for what is none.

    Its types are told once more: those of a compiled NamedTuple can't be asked for.
    """
    if not kept:
        return Memory()
    dealings = msgspec.convert(kept[0], tuple[Counts, ...])
    rest = msgspec.convert([*kept[1:], *Memory()[len(kept) :]], tuple[int, int, bool, bool, tuple[frozenset[int], ...]])
    return Memory(Dealings(*dealings), *rest)


def resumed(screen: Screen, wishes: Wishes, path: Path) -> Table:
    """The game in a file, exactly where it stood. Raises SaveError."""
    kept = store.Store(path)
    state, beside = saving.load(path)
    try:
        names = tuple(str(name) for name in beside["names"])
        kinds = {int(seat): str(kind) for seat, kind in beside["bots"].items()}
        logs = {int(seat): [str(line) for line in lines] for seat, lines in beside["log"].items()}
        memory = _memory(beside.get("remembered", ()))
        memories = {int(moves): _memory(kept) for moves, kept in beside.get("remembered_before", {}).items()}
        game, past = again(state, names, beside)
    except (KeyError, ValueError, TypeError, AttributeError, msgspec.ValidationError) as error:
        raise SaveError("play-save-bad", file=str(path), reason=say("play-save-no-table")) from error
    seats = Seats(kinds, bool(beside.get("quick", True)) and wishes.quick)
    seed = f"{state.seed.hex()}/{state.ply}"
    table = Table(game, seats, make_bots(kinds, seed), screen, kept, past)
    table.witness.memory, table.memories = memory, memories
    for seat in table.log:
        table.log[seat] = logs.get(seat, [])
        table.unread[seat] = max(0, len(table.log[seat]) - 5)
    screen.line(say("play-resumed"))
    if past.lost is not None:
        screen.line(say("play-resumed-strays", reason=say(past.lost.message_id, **past.lost.facts)))
    if past.scroll is None:
        screen.line(say("play-resumed-bare"))
    return table
