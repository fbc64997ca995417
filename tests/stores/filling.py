"""What a kept store holds: tables in every phase, as people leave them."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from kickdoor.table import lobby
from kickdoor.table.facts import Facts
from kickdoor.table.keeping import Keeping
from kickdoor.table.people import Sitter, hashed
from kickdoor.table.protocol import AskUndo, HostOrder, Say
from kickdoor.table.room import Room
from kickdoor.table.store import open_store, place_of
from kickdoor.table.thinking import AtOnce
from tests.tables import Person, TestTimer, wait_for_next

ENOUGH = 5000  # steps; no game is so long


async def table(keeping: Keeping, name: str, seed: int, **facts: Any) -> Room:
    """A table with two people and two bots in its lobby, in which something has been said."""
    about = Facts(title=name, secret=f"{seed:064x}", **facts)
    room = Room(name, about, keeping, TestTimer(), AtOnce(), Random(seed))
    await keeping.open_table(name, about.plain())
    for seat, person in enumerate(("Ann", "Bob", "", "")):
        sitter = Sitter(seat, "person" if person else "bot", person or f"Bot {seat}", tokens={hashed(f"{name}-{seat}")})
        room.sitters.append(sitter)
        await room.keep_seat(sitter)
    host = await Person(room, (0,)).come()
    assert (await host.send(Say(host.new_id(), 0, "hello"))).refused is None
    return room


async def play(room: Room, moves: int) -> None:
    """Play on until so many moves are made or the game is over; Ann and Bob do what moves the game on."""
    people = [await Person(room, (seat,)).come() for seat in (0, 1)]
    for _ in range(ENOUGH):
        if room.facts.phase == "over" or len(room.running.moves_made) >= moves:
            break
        for person in people:
            if person.picture.asked.yours and person.picture.moves:
                await person.make(next((each for each in person.picture.moves if each.main), person.picture.moves[0]))
                break
        else:
            assert await wait_for_next(room)
    for person in people:
        await person.go()


async def fill(file: Path) -> None:
    """Write the store: a lobby; games in their middle, of one box and of several, one taken back, one cut off; ended games."""
    store = await open_store(place_of(str(file)))
    await table(store, "lobby", 1, sets=("base", "star"))
    for name, seed, sets, moves in (
        ("running", 2, ("base",), 240),
        ("mixed", 3, ("star", "cooks", "xmen"), 300),
        ("cut-off", 4, ("deluxe",), 61),
    ):
        room = await table(store, name, seed, sets=sets)
        assert await lobby.begin(room, fill=False) is None
        await play(room, moves)
        if name == "running":
            asker = await Person(room, (0,)).come()
            room.sitters[1].away = True
            assert (await asker.send(AskUndo("undo", 0))).refused is None
        if name != "cut-off":  # that one's server was killed: moves stand after its saved state
            await room.leave()
    for name, moves in (("won", ENOUGH), ("called-off", 40)):
        room = await table(store, name, 7, sets=("base",))
        assert await lobby.begin(room, fill=False) is None
        await play(room, moves)
        if name == "called-off":
            host = await Person(room, (0,)).come()
            assert (await host.send(HostOrder("finish", "finish"))).refused is None
        await room.leave()
    await store.close()
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    file.chmod(0o644)
    file.with_name(f"{file.name}.lock").unlink()
