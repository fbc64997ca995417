"""Tables in mid-game for the benches of the online table: four people each, dealt and played by `greedy` up to a move."""

from __future__ import annotations

import contextlib
import os
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bench.ours import MID_GAME
from kickdoor import bots, simulate
from kickdoor.move import Move
from kickdoor.rules import moves as listing
from kickdoor.table import lobby
from kickdoor.table.house import House
from kickdoor.table.protocol import OpenTable, SitDown
from kickdoor.table.room import Room

SEATS = 4
STRONGEST = "hard"
BOTS_TOGETHER = 5


class Opened(NamedTuple):
    """A table and what opens its seats, in their order."""

    table: str
    tokens: tuple[str, ...]


async def open_tables(house: House, count: int, moves: int = MID_GAME) -> list[Opened]:
    """So many tables more, each after so many moves. The first of a house is like that of every other, and so on."""
    first = len(house.rooms)
    return [await opened(house, number, moves) for number in range(first, first + count)]


async def opened(house: House, number: int, moves: int) -> Opened:
    """One table: its people sit down, the cards are dealt, the first moves are made at once."""
    first = await house.open(OpenTable(name="Anna", title=f"Table {number}", seats=SEATS, clock="wait"))
    room = house.rooms[first.table]
    tokens = [first.token]
    for name in ("Bert", "Cora", "Dora")[: SEATS - 1]:
        tokens.append((await house.sit(room, SitDown(name))).token)
    room.facts.secret = f"{number:064x}"

    async def begins() -> None:
        await lobby.begin(room, fill=False)
        await room.play(beginning(room, moves))

    await house.errand(room, begins)
    return Opened(first.table, tuple(tokens))


async def open_for_bots(house: House, count: int) -> None:
    """Tables at which so many bots of the strongest level play among themselves, five at each."""
    for first in range(0, count, BOTS_TOGETHER):
        bots_here = min(BOTS_TOGETHER, count - first)
        opened = await house.open(OpenTable(seats=bots_here, bots=(STRONGEST,) * (bots_here - 1), clock="sheets"))
        room = house.rooms[opened.table]
        room.sitters[0].kind, room.sitters[0].bot = "bot", STRONGEST
        await house.errand(room, partial(lobby.begin, room, fill=True))


def beginning(room: Room, count: int) -> list[Move]:
    """The first moves of a game of greedy players, as many as asked for or as there are before its end."""
    twin = room.running.copy()
    players = [bots.make("greedy", seat) for seat in range(SEATS)]
    found: list[Move] = []
    while len(found) < count and not twin.over:
        seat = simulate.clockwise(twin.state)
        move = simulate.choose(twin.state, seat, players[seat], listing.moves(twin.state, seat))
        twin.play(move)
        found.append(move)
    return found if not twin.over else found[:-1]


def on_core(number: int) -> None:
    """Run on this core from now on, where there is such a core and the system lets one choose."""
    if hasattr(os, "sched_setaffinity") and number in os.sched_getaffinity(0):
        os.sched_setaffinity(0, {number})


def many_files() -> None:
    """Let this process have as many sockets as the system allows it."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def resident() -> float:
    """The memory that this process takes, in kB; the most that it ever took where the system tells no more."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/smaps_rollup").read_text(encoding="utf-8").splitlines():
            if line.startswith("Rss:"):
                return float(line.split()[1])
    import resource

    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


__all__ = ["SEATS", "Opened", "many_files", "on_core", "open_for_bots", "open_tables", "opened", "resident"]
