"""A seat on another device: its link, its code; what guessing, renewing and looking at a link do. And the rematch."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from kickdoor.table import handing
from kickdoor.table.handing import Codes, HandingError
from kickdoor.table.keeping import MemoryKeeping
from tests.tables import TestTimer, story
from tests.test_table_sockets import Client, opened, server


async def post(http: httpx.AsyncClient, path: str, token: str = "", **body: Any) -> httpx.Response:
    """A request of a program."""
    http.cookies.clear()
    return await http.post(path, json=body, headers={"Authorization": f"Bearer {token}"} if token else {})


async def seats_of(base: str, table: str, token: str) -> tuple[int, ...]:
    """The seats that a token opens."""
    client = await Client(base, table, token).open()
    await client.socket.close()
    assert client.welcome is not None
    return client.welcome.seats


@story
async def test_a_seats_link_changes_nothing_when_it_is_opened_and_lets_in_when_it_is_redeemed() -> None:
    keeping = MemoryKeeping()
    async with server(keeping) as (base, _house), httpx.AsyncClient(base_url=f"http://{base}") as http:
        table, tokens = await opened(base, 2, 2)
        assert (await post(http, f"/api/tables/{table}/hand-on", tokens[1], seat=0)).status_code == 400
        assert (await post(http, f"/api/tables/{table}/hand-on", seat=0)).status_code == 400
        handed = (await post(http, f"/api/tables/{table}/hand-on", tokens[0], seat=0)).json()
        code = handed["links"][0].rpartition("/s/")[2]
        kept = await keeping.load(table)
        for method in ("GET", "HEAD"):
            await http.request(method, f"/s/{code}")
        assert (await http.get("/api/seats")).status_code == 405
        assert await keeping.load(table) == kept, "looking at a link changes nothing"
        first = (await post(http, "/api/seats", code=code)).json()
        second = (await post(http, "/api/seats", code=code)).json()
        assert first["token"] != second["token"] and (first["table"], first["seat"]) == (table, 0)
        for token in (tokens[0], first["token"], second["token"]):
            assert await seats_of(base, table, token) == (0,)
        for wrong in (f"{table}.{'x' * 22}", f"nowhere.{'x' * 22}", table, "."):
            assert (await post(http, "/api/seats", code=wrong)).status_code == 400
    async with server(keeping) as (base, _house), httpx.AsyncClient(base_url=f"http://{base}") as http:
        assert (await post(http, "/api/seats", code=code)).json()["seat"] == 0, "a link outlives its server"


@story
async def test_renewing_shuts_the_old_link_the_old_code_and_the_other_devices() -> None:
    async with server() as (base, _house), httpx.AsyncClient(base_url=f"http://{base}") as http:
        table, tokens = await opened(base, 1, 3, play=True)
        old = (await post(http, f"/api/tables/{table}/hand-on", tokens[0], seat=0)).json()
        part = old["links"][0].rpartition("/s/")[2]
        stolen = (await post(http, "/api/seats", code=part)).json()["token"]
        thief = await Client(base, table, stolen).open()
        owner = await Client(base, table, tokens[0]).open()
        assert thief.picture.seat == owner.picture.seat == 0
        new = (await post(http, f"/api/tables/{table}/hand-on", tokens[0], seat=0, renew=True)).json()
        await thief.send({"type": "make", "id": "a", "seat": 0, "question": 1, "move": {"verb": "pass"}})
        while "a" not in thief.answers:
            await thief.hear()
        assert thief.answers["a"].refused is not None
        shown = msgspec.json.decode(thief.frames[-1] if b"pictures" in thief.frames[-1] else thief.frames[-2])["pictures"]
        assert [picture["seat"] for picture in shown] == [None], "it only looks on now"
        assert await seats_of(base, table, stolen) == ()
        assert await seats_of(base, table, tokens[0]) == (0,)
        for shut in (part, old["code"]):
            assert (await post(http, "/api/seats", code=shut)).status_code == 400
        assert (await post(http, "/api/seats", code=new["links"][0].rpartition("/s/")[2])).status_code == 200


@story
async def test_a_code_works_once() -> None:
    async with server() as (base, _), httpx.AsyncClient(base_url=f"http://{base}") as http:
        table, tokens = await opened(base, 1, 3, play=True)
        handed = (await post(http, f"/api/tables/{table}/hand-on", tokens[0], seat=0)).json()
        assert len(handed["code"].split("-")) == 4 and handed["seconds"] == 600
        said = f"  {handed['code'].replace('-', ' ').upper()} "
        taken = await post(http, "/api/seats", code=said)
        assert await seats_of(base, table, taken.json()["token"]) == (0,)
        assert (await post(http, "/api/seats", code=said)).status_code == 400


def test_a_code_lives_ten_minutes_and_a_new_one_shuts_the_old() -> None:
    timer = TestTimer()
    codes = Codes(timer.now)
    first, second = codes.new("t", 0), codes.new("t", 0)
    other = codes.new("t", 1)
    with pytest.raises(HandingError, match="table-no-code"):
        codes.take(first, "a")
    assert codes.take(second, "a").seat == 0
    timer.time += handing.CODE_SECONDS
    with pytest.raises(HandingError, match="table-no-code"):
        codes.take(other, "a")


def test_guessing_is_slowed_to_nothing_also_from_many_addresses() -> None:
    timer = TestTimer()
    codes = Codes(timer.now)
    code = codes.new("t", 0)

    def guesses(address: str) -> int:
        """How many guesses are heard within a code's life."""
        heard = 0
        timer.time += handing.CODE_SECONDS
        for _ in range(1000):
            try:
                codes.take("no such code here", address)
            except HandingError as error:
                heard += error.message_id == "table-no-code"
            timer.time += handing.CODE_SECONDS / 1000
        return heard

    assert guesses("one") <= 30
    timer.time = 1e6
    heard = 0
    for number in range(20_000):
        try:
            codes.take("no such code here", str(number))
        except HandingError as error:
            heard += error.message_id == "table-no-code"
        timer.time += handing.CODE_SECONDS / 20_000
    assert heard <= 400 and len(set(handing.words())) ** handing.SIZE > 5_000_000 * heard
    assert code not in ("", "no-such-code-here")


@story
async def test_a_rematch_leads_everybody_to_one_new_table() -> None:
    async with server() as (base, house), httpx.AsyncClient(base_url=f"http://{base}") as http:
        table, tokens = await opened(base, 2, 1, title="Fridays", clock="brisk")
        room = house.rooms[table]
        early = await post(http, f"/api/tables/{table}/rematch", tokens[0])
        assert early.status_code == 400
        host = await Client(base, table, tokens[0]).open()
        assert host.told is not None and host.told.room is not None and "minutes" in host.told.room.expected
        await host.send({"type": "deal", "id": "deal", "fill": False})
        await host.send({"type": "host_order", "id": "end", "order": "finish"})
        while not host.is_over:
            await host.hear()
        assert (await post(http, f"/api/tables/{table}/rematch")).status_code == 400
        first, second = await asyncio.gather(
            *(post(http, f"/api/tables/{table}/rematch", token) for token in tokens),
        )
        assert first.json()["table"] == second.json()["table"] != table
        assert first.json()["seat"] != second.json()["seat"]
        while host.told is None or host.told.room is None or not host.told.room.rematch:
            await host.hear()
        assert host.told.room.rematch == first.json()["table"] == room.facts.rematch
        there = house.rooms[room.facts.rematch]
        assert (there.facts.title, there.facts.clock, there.facts.phase) == ("Fridays", "brisk", "lobby")
        assert sorted(sitter.kind for sitter in there.sitters) == ["bot", "person", "person"]
