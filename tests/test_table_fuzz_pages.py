"""Whatever is asked of a page is answered, or refused in a sentence; nothing breaks or leaks, other tables notice nothing."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import httpx
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from kickdoor.saving import to_json
from kickdoor.table.guarding import Allowance
from kickdoor.table.house import House
from kickdoor.table.keeping import MemoryKeeping
from kickdoor.table.orders import Come
from kickdoor.table.protocol import HostOrder, OpenTable
from kickdoor.table.thinking import AtOnce
from kickdoor.table.timing import RealTimer
from kickdoor.table.web import MOST_BYTES, Web, application
from tests.tables import Person
from tests.test_table_fuzz import HAND_OF_EXAMPLES, NUMBERS, VALUES, WORDS

EXAMPLES, REQUESTS = 50, 105  # 5,250
BASE = "http://table.home.arpa"
METHODS = st.sampled_from(["GET"] * 4 + ["POST"] * 4 + ["DELETE", "HEAD", "PUT", "OPTIONS"])
NAMES = st.sampled_from(["target", "target", "ended", "ended", "story", "nowhere", "..%2f..", "\u0000", "é" * 70, "z" * 400, " "])
FIELDS = [
    "name",
    "seat",
    "code",
    "on",
    "renew",
    "sets",
    "seats",
    "bots",
    "clock",
    "options",
    "play",
    "watch",
    "guided",
    "title",
    "program",
]
RIGHT = {
    "name": st.sampled_from(["Ann", "", "x" * 500, "<b>"]),
    "seat": st.sampled_from([0, 1, -1, 7]),
    "code": st.sampled_from(["", "a-b-c-d", "target.x"]),
    "sets": st.sampled_from([["base"], ["no-such"], ["../x"], [], ["base"] * 9]),
    "bots": st.sampled_from([[], ["greedy"], ["nobody"], ["greedy"] * 9]),
    "options": st.dictionaries(st.sampled_from(["epic", "faster", "x"]), VALUES, max_size=2),
}
BODIES = st.one_of(
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=3).map(json.dumps),
    st.fixed_dictionaries({}, optional=dict(RIGHT)).map(json.dumps),
    st.fixed_dictionaries({}, optional=dict(RIGHT)).map(lambda body: json.dumps(body)[:-3]),
    VALUES.map(json.dumps),
    st.sampled_from(["", "[" * 9000, "x" * (MOST_BYTES + 1), "\udcff", "1e999"]),
)
QUERY = st.dictionaries(
    st.sampled_from(["q", "sets", "seats", "preset", "clock", "step", "seat"]), WORDS | NUMBERS.map(str), max_size=3
)  # fmt: skip
HEADERS = st.fixed_dictionaries(
    {},
    optional={
        "content-type": st.sampled_from(["application/json", "application/json", "application/json; x", "text/plain", ""]),
        "origin": st.sampled_from([BASE, "https://evil.example", "null", "x"]),
        "accept": st.sampled_from(["text/html", "*/*", "nonsense"]),
        "accept-language": st.sampled_from(["es", "xx;q=z", "," * 300]),
        "cookie": st.sampled_from(["own", "own", "foreign", "kd-=~~~", "kd-target=~", "=; ;"]),
    },
)
REQUEST = st.tuples(st.integers(0, 10**6), METHODS, NAMES, QUERY, HEADERS, BODIES)


class Served:
    """A server of three tables: one that is asked about, one that is over and shared, one that is none of it."""

    def __init__(self, folder: Path) -> None:
        (folder / "index.html").write_text("<!doctype html><title>kickdoor</title>", "utf-8")
        (folder / "table.html").write_text("<!doctype html><title>kickdoor</title>", "utf-8")
        self.keeping = MemoryKeeping()
        self.house = House(self.keeping, RealTimer(), AtOnce())
        self.web = Web(self.house, static=folder)
        self.web.seats = Allowance(lambda: 0.0, 1e9, 1.0)
        found: Any = application(self.web)
        self.routes = [each for each in found.app.routes if isinstance(each, Route)]
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(found, raise_app_exceptions=False), base_url=BASE)

    async def begin(self) -> None:
        """The tables are opened."""
        self.target = await self.house.open(OpenTable(name="Ann", bots=("greedy",), seats=4, clock="wait"))
        self.other = await self.house.open(OpenTable(name="Cid", bots=("greedy",) * 3, play=True, clock="wait"))
        self.ended = await self.house.open(OpenTable(name="Eve", bots=("greedy",) * 3, play=True))
        for seated, order in ((self.ended, "finish"), (self.other, "pause")):  # nobody moves there by himself
            room = self.house.rooms[seated.table]
            host = Person(room, (0,))
            await room.take(host.page, Come())
            assert (await host.send(HostOrder(order, order))).refused is None  # type: ignore[arg-type]
        await self.house.share(self.house.rooms[self.ended.table], [self.ended.token], on=True)
        self.onlooker = Person(self.house.rooms[self.other.table], ())
        await self.house.rooms[self.other.table].take(self.onlooker.page, Come())
        self.hidden = [each.token for each in (self.target, self.other, self.ended)]
        self.hidden += [self.house.rooms[each.table].facts.secret for each in (self.target, self.other)]

    def address(self, which: int, name: str, query: dict[str, str]) -> str:
        """One of all addresses, about one of the tables."""
        shared = self.house.rooms[self.ended.table].facts.shared if self.ended.table in self.house.rooms else "gone"
        known = {"target": self.target.table, "ended": self.ended.table, "story": shared}
        path = self.routes[which % len(self.routes)].path
        for part in ("table", "story", "code"):
            path = path.replace(f"{{{part}}}", quote(known.get(name, name), safe=""))
        return f"{path}?{urlencode(query, errors='replace')}"

    def headers(self, wished: dict[str, str]) -> dict[str, str]:
        """The cookies that are meant, in place of their names."""
        table, token = self.target.table, self.target.token
        cookies = {"own": f"kd-{table}={token}", "foreign": f"kd-{table}={self.ended.token}; kd-{self.other.table}=x"}
        return {name: cookies.get(value, value) for name, value in wished.items()}


def test_nothing_that_is_asked_of_a_page_breaks_it_or_tells_too_much() -> None:
    statuses: Counter[int] = Counter()

    @settings(HAND_OF_EXAMPLES, max_examples=EXAMPLES)
    @given(st.lists(REQUEST, min_size=REQUESTS, max_size=REQUESTS))
    def storm(requests: Sequence[tuple[int, str, str, dict[str, str], dict[str, str], str]]) -> None:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(stormed(Path(folder), requests))

    async def stormed(folder: Path, requests: Sequence[tuple[int, str, str, dict[str, str], dict[str, str], str]]) -> None:
        served = Served(folder)
        await served.begin()
        room = served.house.rooms[served.other.table]
        before = to_json(room.running.state), list(served.onlooker.frames)
        for which, method, name, query, headers, body in requests:
            kept = await everything(served) if method in ("GET", "HEAD") else None
            content = body.encode("utf-8", "surrogateescape") if method in ("POST", "PUT", "DELETE") else None
            address = served.address(which, name, query)
            answer = await served.http.request(method, address, headers=served.headers(headers), content=content)
            statuses[answer.status_code] += 1
            about = (method, address, headers, body[:200], answer.status_code, answer.text[:300])
            assert answer.status_code < 500, about
            assert not [secret for secret in served.hidden if secret in answer.text], about
            if (
                answer.status_code >= 400
                and answer.status_code != 405
                and method != "HEAD"
                and "json" in answer.headers["content-type"]
            ):
                assert answer.json()["message"], about
            if kept is not None:
                assert await everything(served) == kept, about
        assert (to_json(room.running.state), served.onlooker.frames) == before, "the other table notices nothing"
        assert (await served.http.get(f"/api/tables/{served.other.table}/faces")).status_code == 200
        assert not [task for task in served.house.tasks.values() if task.done()]
        await served.http.aclose()
        await served.house.close()

    storm()
    assert sum(statuses.values()) >= 5000
    assert all(statuses[status] > 20 for status in (200, 400, 403, 404, 405)), statuses


async def everything(served: Served) -> list[object]:
    """All that is kept of the tables that are asked about."""
    return [await served.keeping.load(each.table) for each in (served.target, served.ended)]
