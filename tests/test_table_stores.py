"""Stores that earlier versions left: this one opens each, running games go on to their end, what can't be replayed says so."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from random import Random

import httpx
import pytest

from kickdoor import __version__, saving
from kickdoor.errors import InputError
from kickdoor.record import parse
from kickdoor.table import lobby
from kickdoor.table.keeping import Keeping, KeptTable
from kickdoor.table.loading import load
from kickdoor.table.logbook import plain
from kickdoor.table.room import Room
from kickdoor.table.showing import lines
from kickdoor.table.store import Place, Store, open_store, place_of
from kickdoor.table.thinking import AtOnce
from tests.tables import Person, TestTimer, wait_for_next
from tests.test_table_sockets import server

STORES = sorted(Path(__file__).parent.glob("stores/*.sqlite3"))
RUNNING = {"running", "mixed", "cut-off"}
OVER = {"won", "called-off"}


def test_a_store_is_kept_of_some_version() -> None:
    assert STORES


async def tables_in(keeping: Keeping) -> dict[str, KeptTable]:
    """All that is kept."""
    found = [await keeping.load(listed.table) for listed in await keeping.listed()]
    return {kept.table: kept for kept in found if kept is not None}


async def taken_over(file: Path, place: Place, tmp_path: Path) -> Store:
    """The kept store at this place: a copy of its file, or all that is in it written into the other database."""
    copy = tmp_path / "kept.sqlite3"
    shutil.copy(file, copy)
    if place.file is not None:
        return await open_store(place_of(str(copy)))
    old, store = await open_store(place_of(str(copy))), await open_store(place)
    for name, kept in (await tables_in(old)).items():
        await store.open_table(name, kept.facts)
        end = kept.state.number if kept.state is not None else len(kept.lines)
        if kept.lines:
            await store.append(name, 0, kept.lines[:end], kept.state.state if kept.state is not None else None)
            await store.append(name, end, kept.lines[end:])
        for seat in kept.seats:
            await store.seat(name, seat)
        for number, said in enumerate(kept.chat, 1):
            await store.chat(name, number, said)
    await old.close()
    return store


async def to_the_end(room: Room) -> None:
    """Bots play for all who aren't there."""
    for sitter in room.sitters:
        sitter.away = sitter.kind == "person"
    room.settle()
    while room.facts.phase == "playing":
        assert await wait_for_next(room)


@pytest.mark.parametrize("file", STORES, ids=lambda file: file.stem)
def test_each_kept_store_is_taken_over(file: Path, place: Place, tmp_path: Path) -> None:
    async def story() -> None:
        store = await taken_over(file, place, tmp_path)
        before = await tables_in(store)
        assert set(before) == {"lobby", *RUNNING, *OVER}
        rooms = {name: await load(kept, store, TestTimer(), AtOnce(), Random(1)) for name, kept in before.items()}
        assert all(room.chat[0].text == "hello" for room in rooms.values())
        assert all(room.sitters[1].opens(f"{name}-1") and not room.sitters[1].opens("x") for name, room in rooms.items())
        assert await lobby.begin(rooms["lobby"], fill=False) is None
        for name in RUNNING:
            room, was = rooms[name], before[name]
            said = " ".join(plain(lines(room, Person(room, (0,)).page, 0)))
            assert file.stem == __version__ or file.stem in said, "the log says which version can replay what was before"
            if place.file is None and name == "mixed":
                continue  # in a file it is played on; what the games are is the same in both
            await to_the_end(room)
            kept = await store.load(name)
            assert kept is not None and kept.lines[: len(was.lines)] == was.lines and room.running.state.winners
        for name in OVER:
            state = before[name].state
            assert state is not None and rooms[name].running.over
            was_state, _ = saving.from_json(state.state, any_version=True)
            assert rooms[name].running.state.level == was_state.level and rooms[name].running.state.winners == was_state.winners
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("file", STORES, ids=lambda file: file.stem)
def test_what_this_version_cannot_replay_says_so_and_is_downloaded_whole(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "kept.sqlite3"
    shutil.copy(file, copy)

    async def story() -> None:
        store = await open_store(place_of(str(copy)))
        async with server(store) as (base, _), httpx.AsyncClient(base_url=f"http://{base}/api/tables") as http:
            for name in OVER:
                text = (await http.get(f"/{name}/record")).text
                told = await http.get(f"/{name}/story")
                if file.stem == __version__:
                    assert parse(text).header.version == __version__ and told.status_code == 200
                    continue
                assert told.status_code == 409 and file.stem in told.json()["message"]
                with pytest.raises(InputError, match="record-other-version"):
                    parse(text)
                kept = await store.load(name)
                assert kept is not None
                moves = [line for line in kept.lines if line.startswith("move ")]
                assert [line[9:] for line in text.splitlines() if line[9:].startswith("move ")] == moves

    asyncio.run(story())
