"""A server leaves no lost rings of objects, for which memory would have to be searched while every table stands still."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx

from kickdoor.table.audience import Page
from kickdoor.table.protocol import Hello
from kickdoor.table.serving import MOST_NEW, SWEEP_SECONDS, calm_memory, may_search
from tests.tables import story
from tests.test_table_resting import house_with
from tests.test_table_sockets import Client

ROOT = Path(__file__).resolve().parent.parent
MOVES = 40


async def an_evening(base: str, chance: Random) -> None:
    """A table is opened, played at, left; and all that is refused on the way."""
    async with httpx.AsyncClient(base_url=f"http://{base}") as http:
        wish = {"name": "Ann", "bots": ["greedy"] * 2, "clock": "wait", "play": True}
        seated = (await http.post("/api/tables", json=wish)).json()
        table = seated["table"]
        assert (await http.post(f"/api/tables/{table}/sit", json={"name": "Bob", "seat": 0})).status_code >= 400
        assert (await http.post(f"/api/tables/{table}/hand-on", json={"seat": 1})).status_code >= 400
        assert (await http.post("/api/seats", json={"code": "not a code"})).status_code >= 400
        assert (await http.post("/api/tables", json={"sets": ["no such set"]})).status_code >= 400
        assert (await http.get("/api/tables/nowhere/record")).status_code >= 400
        assert (await http.get(f"/api/tables/{table}/faces")).status_code == 200
    client = await Client(base, table, seated["token"]).open()
    for number in range(MOVES):
        offered = [each for each in client.picture.moves if not each.form]
        if offered and client.picture.asked.yours:
            await client.make(chance.choice(offered))
        elif number % 5 == 0:
            await client.send(Hello())
        else:
            await client.hear()
    await client.socket.send('{"type":"make"}')
    if chance.random() < 0.5:
        await client.socket.close()
    else:
        client.socket.transport.abort()


@contextmanager
def searching() -> Iterator[subprocess.Popen[str]]:
    """A server of its own, that is searched by nobody but us."""
    process = subprocess.Popen([sys.executable, "-m", "tests.searching"], cwd=ROOT, text=True,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # fmt: skip
    with process:
        try:
            yield process
        finally:
            process.kill()


async def searched(server: subprocess.Popen[str]) -> tuple[int, int]:
    """How many tables were put away, and how many objects a search finds then."""
    assert server.stdin is not None and server.stdout is not None
    print("", file=server.stdin, flush=True)
    tables, lost = map(int, (await asyncio.to_thread(server.stdout.readline)).split())  # our lines close meanwhile
    return tables, lost


@story
async def test_evenings_leave_nothing_for_which_memory_must_be_searched() -> None:
    with searching() as server:
        assert server.stdout is not None
        base = server.stdout.readline().strip()
        await an_evening(base, Random(0))  # what is made once: sentences, faces
        await searched(server)
        for number in range(1, 4):
            await an_evening(base, Random(number))
        tables, lost = await searched(server)
    assert (tables, lost) == (3, 0)


def test_memory_is_not_searched_by_itself() -> None:
    found: list[int] = []

    def begins(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    gc.callbacks.append(begins)
    try:
        calm_memory()
        found.clear()
        lasting = [[number] for number in range(300_000)]
        assert found == [], len(lasting)
    finally:
        gc.callbacks.remove(begins)
        gc.enable()
        gc.unfreeze()


@story
async def test_memory_is_searched_while_nobody_is_there_or_when_very_much_has_come() -> None:
    house, (opened,) = await house_with(1)
    assert may_search(house, SWEEP_SECONDS) and not may_search(house, SWEEP_SECONDS - 1)
    room = house.rooms[opened.table]
    room.audience.add(Page((0,), lambda frame: None))
    assert not may_search(house, 10 * SWEEP_SECONDS)
    gc.collect()
    gc.disable()
    try:
        lasting: list[list[int]] = [[] for _ in range(MOST_NEW + 1)]
        assert may_search(house, 0.0), len(lasting)
        del lasting
        assert not may_search(house, 0.0)
    finally:
        gc.enable()
    await house.close()
