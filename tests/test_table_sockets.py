"""Tables over real sockets: whole games by people and bots, coming back, and what must not get in or out."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kickdoor import record as records
from kickdoor.table.house import House
from kickdoor.table.keeping import Keeping, MemoryKeeping
from kickdoor.table.protocol import (
    AfterGame,
    Answer,
    Beat,
    Expected,
    FromTable,
    Hello,
    Make,
    Offered,
    Replayed,
    SeatPicture,
    Stand,
    Told,
    Trouble,
    Welcome,
)
from kickdoor.table.serving import Wishes, config_of
from kickdoor.table.thinking import AtOnce
from kickdoor.table.timing import RealTimer
from kickdoor.table.web import MESSAGES_AT_ONCE
from tests.tables import story

Item = TypeVar("Item")
FROM_TABLE = msgspec.json.Decoder(FromTable)
HASTE = 400.0  # seconds of the table in a real one
OPENED: list[ClientConnection] = []  # closed with the server


class HastyTimer(RealTimer):
    """A clock that runs fast, so that whole games fit into a test."""

    def now(self) -> float:
        """Hasty seconds."""
        return time.monotonic() * HASTE

    async def comes(self, orders: asyncio.Queue[Item], until: float | None) -> Item | None:
        """The next order; None if the moment comes first."""
        if until is None:
            return await orders.get()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, (until - self.now()) / HASTE)):
                return await orders.get()
        return None


@contextlib.asynccontextmanager
async def server(keeping: Keeping | None = None, port: int = 0) -> AsyncIterator[tuple[str, House]]:
    """A running server: its address, and its house."""
    bound = socket.create_server(("127.0.0.1", port))
    base = f"127.0.0.1:{bound.getsockname()[1]}"
    house = House(keeping or MemoryKeeping(), HastyTimer(), AtOnce(), links=lambda table: (f"http://192.0.2.7/t/{table}",),
                  chance=Random(1))  # fmt: skip
    running = uvicorn.Server(config_of(Wishes(static=Path("nowhere")), house))
    task = asyncio.create_task(running.serve(sockets=[bound]))
    while not running.started:
        await asyncio.sleep(0.01)
    try:
        yield base, house
    finally:
        await asyncio.gather(*(line.close() for line in OPENED), return_exceptions=True)
        OPENED.clear()
        running.should_exit = True
        await task
        await house.close()


class Client:
    """A page, played by a script."""

    def __init__(self, base: str, table: str, token: str = "", **hello: Any) -> None:
        self.base, self.table, self.token, self.hello = base, table, token, hello
        self.frames: list[bytes] = []
        self.welcome: Welcome | None = None
        self.told: Told | None = None
        self.answers: dict[str, Answer] = {}
        self.troubles: list[Trouble] = []
        self.count = 0
        self.socket: ClientConnection

    async def open(self) -> Client:
        """Connect and say hello."""
        headers = {"Cookie": f"kd-{self.table}={self.token}"} if self.token else {}
        self.socket = await connect(f"ws://{self.base}/ws/{self.table}", additional_headers=headers, compression=None)
        OPENED.append(self.socket)
        await self.send(Hello(last=self.told.number if self.told else 0, **self.hello))
        while self.welcome is None or self.told is None:
            await self.hear()
        return self

    async def send(self, message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> FromTable:
        """The next message."""
        text = await self.socket.recv()
        frame = text.encode() if isinstance(text, str) else text
        self.frames.append(frame)
        message: FromTable = FROM_TABLE.decode(frame)
        if isinstance(message, Welcome):
            self.welcome = message
        elif isinstance(message, Told) and (self.told is None or message.number >= self.told.number):
            self.told = message
        elif isinstance(message, Answer):
            self.answers[message.id] = message
        elif isinstance(message, Trouble):
            self.troubles.append(message)
        return message

    @property
    def picture(self) -> SeatPicture:
        """What it sees."""
        assert self.told is not None
        return self.told.pictures[0]

    @property
    def is_over(self) -> bool:
        """True once the game is over."""
        return self.told is not None and self.told.room is not None and self.told.room.phase == "over"

    async def make(self, offered: Offered) -> Answer:
        """Make a move and wait for its answer."""
        self.count += 1
        known = f"{self.token[:6]}-{self.count}"
        await self.send(Make(known, self.picture.view.seat or 0, self.picture.asked.number, offered.move))
        while known not in self.answers:
            await self.hear()
        return self.answers[known]

    async def play(self, chance: Random, chats: int = 0) -> int:
        """Play to the end; how many moves were made."""
        made = 0
        while self.told is None or not self.told.pictures:
            await self.hear()
        while not self.is_over:
            picture = self.picture
            if picture.asked.yours and picture.moves:
                main = next((each for each in picture.moves if each.main), None)
                ready = [each for each in picture.moves if each.form not in ("trade", "counter")]
                offered = main if main is not None and chance.random() < 0.75 else chance.choice(ready)
                answer = await self.make(offered)
                made += answer.refused is None
                if answer.refused is not None:
                    assert answer.refused.reason
                    if self.picture.asked.number == picture.asked.number:  # else the new question is here already
                        await self.hear()
            else:
                await self.hear()
        return made


async def opened(base: str, people: int, bots: int, **wishes: Any) -> tuple[str, list[str]]:
    """A table with people and bots, not dealt yet: its name and the tokens of the people."""
    async with httpx.AsyncClient(base_url=f"http://{base}") as http:
        wish = {"name": "Ann", "seats": people + bots, "bots": ["greedy"] * bots, **wishes}
        first = (await http.post("/api/tables", json=wish)).json()
        tokens = [first["token"]]
        http.cookies.clear()
        for name in ("Bob", "Cid", "Dee")[: people - 1]:
            seated = (await http.post(f"/api/tables/{first['table']}/sit", json={"name": name})).json()
            tokens.append(seated["token"])
            http.cookies.clear()
    return first["table"], tokens


@story
async def test_three_people_and_a_bot_play_a_whole_game_over_sockets() -> None:
    async with server() as (base, house):
        table, tokens = await opened(base, 3, 1)
        clients = [await Client(base, table, token).open() for token in tokens]
        watcher = await Client(base, table).open()
        assert [client.welcome.seats for client in clients if client.welcome] == [(0,), (2,), (3,)]
        await clients[0].send({"type": "deal", "id": "deal"})
        chance = Random(7)
        watching = asyncio.create_task(until_over(watcher))
        made = await asyncio.gather(*(client.play(chance) for client in clients))
        await watching
        assert sum(made) > 60
        room = house.rooms[table]
        assert room.running.over
        async with httpx.AsyncClient(base_url=f"http://{base}") as http:
            text = (await http.get(f"/api/tables/{table}/record")).text
            told = msgspec.json.decode((await http.get(f"/api/tables/{table}/story")).content, type=AfterGame)
            shown = msgspec.json.decode((await http.get(f"/api/tables/{table}/replay?step=40&seat=2")).content, type=Replayed)
        assert [each.level for each in told.standings] == room.running.state.level
        assert records.commitment(bytes.fromhex(told.secret)) == told.commitment
        assert (shown.step, shown.picture.seat) == (40, 2)
        report = records.verify(records.parse(text))
        assert report.holds and report.winners == room.running.state.winners
        assert watcher.told is not None and watcher.told.room is not None
        assert records.commitment(bytes.fromhex(watcher.told.room.secret)) == watcher.told.room.commitment


async def until_over(client: Client) -> None:
    """Listen to the end."""
    with contextlib.suppress(ConnectionClosed):
        while not client.is_over:
            await client.hear()


@story
async def test_a_server_that_restarts_goes_on_with_every_move() -> None:
    keeping = MemoryKeeping()
    async with server(keeping) as (base, house):
        table, tokens = await opened(base, 1, 3, play=True)
        client = await Client(base, table, tokens[0]).open()
        for _ in range(60):
            if client.picture.asked.yours and client.picture.moves:
                main = next((each for each in client.picture.moves if each.main), client.picture.moves[0])
                await client.make(main)
            else:
                await client.hear()
        moves = len(house.rooms[table].running.moves_made)
        before = client.told
        assert before is not None
    kept = await keeping.load(table)
    assert kept is not None
    async with server(keeping) as (base, house):
        await house.running()
        room = house.rooms[table]
        assert len(room.running.moves_made) >= moves
        back = Client(base, table, tokens[0])
        back.told = before
        await back.open()
        while back.told is before or back.told is None:
            await back.hear()
        assert back.told.number > before.number
        await asyncio.wait_for(back.play(Random(3)), 120)
        assert room.running.over


@story
async def test_what_a_stranger_may_not_do() -> None:
    async with server() as (base, _):
        table, tokens = await opened(base, 1, 3, play=True)
        async with httpx.AsyncClient(base_url=f"http://{base}") as http:
            assert (await http.get("/api/tables/nowhere/faces")).status_code == 404
            for path in ("/", f"/t/{table}", f"/t/{table}/screen", f"/api/tables/{table}/faces", "/healthz", "/api/home"):
                assert "default-src 'self'" in (await http.get(path)).headers["content-security-policy"]
            assert (await http.get(f"/api/tables/{table}/record")).status_code == 409
            assert (await http.delete(f"/api/tables/{table}")).status_code == 403
            evil = {"origin": "http://evil.example"}
            assert (await http.post("/api/tables", json={}, headers=evil)).status_code == 403
            assert (await http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})).status_code == 400
            assert (await http.post("/api/tables", content=b"x" * 20_000)).status_code == 413
            sat = await http.post(f"/api/tables/{table}/sit", json={"name": "Eve", "seat": 0})
            assert sat.status_code == 400
            own = await http.post("/api/tables", json={"sets": ["./mine"]})
            assert own.status_code == 400 and own.json()["message"]
        wrong = await Client(base, table, "x" * 22).open()
        assert wrong.welcome is not None and wrong.welcome.seats == ()
        await wrong.send({"type": "make", "id": "a", "seat": 0, "question": 1, "move": {"verb": "pass"}})
        while "a" not in wrong.answers:
            await wrong.hear()
        assert wrong.answers["a"].refused is not None
        for text in ("", "{", "[]", "null", '{"type":"make"}', '{"type":"hello"}', "x" * 9000, '{"type":"said"}', "\u0000"):
            before = len(wrong.troubles)
            await wrong.socket.send(text)
            while len(wrong.troubles) == before:
                await wrong.hear()
        right = await Client(base, table, tokens[0]).open()
        assert right.welcome is not None and right.welcome.seats == (0,)


@story
async def test_a_page_of_another_site_gets_no_socket() -> None:
    async with server() as (base, _):
        table, tokens = await opened(base, 1, 3, play=True)
        try:
            async with connect(f"ws://{base}/ws/{table}", origin="http://evil.example", compression=None) as line:  # type: ignore[arg-type]
                await line.recv()
        except Exception as error:
            assert "403" in str(error) or "4403" in str(error)
        else:
            raise AssertionError
        assert tokens


@story
async def test_who_sends_fast_is_read_slowly_and_loses_nothing() -> None:
    async with server() as (base, _):
        table, tokens = await opened(base, 1, 3)
        client = await Client(base, table, tokens[0]).open()
        sent = [f"line-{number}" for number in range(int(MESSAGES_AT_ONCE) + 20)]
        for known in sent:
            await client.send(Stand(known, 0, "turn"))
        while len(client.answers) < len(sent):
            await client.hear()
        assert list(client.answers) == sent and not client.troubles


@story
async def test_a_lost_table_says_so() -> None:
    async with server() as (base, _), connect(f"ws://{base}/ws/none", compression=None) as line:
        await line.send(msgspec.json.encode(Hello()).decode())
        message = FROM_TABLE.decode(await line.recv())
        assert isinstance(message, Trouble) and message.ends


def test_beats_are_messages() -> None:
    assert FROM_TABLE.decode(msgspec.json.encode(Beat(None))) == Beat(None)


@story
async def test_a_running_game_has_no_story_yet() -> None:
    async with server() as (base, _house):
        table, _tokens = await opened(base, 1, 3, play=True)
        async with httpx.AsyncClient(base_url=f"http://{base}") as http:
            for page in ("story", "replay", "record"):
                answer = await http.get(f"/api/tables/{table}/{page}")
                assert answer.status_code == 409 and answer.json()["message"]


@story
async def test_the_length_of_a_game_is_told_before_it_is_chosen() -> None:
    async with server() as (base, _house), httpx.AsyncClient(base_url=f"http://{base}") as http:

        async def asked(query: str) -> Expected:
            return msgspec.json.decode((await http.get(f"/api/expected?{query}")).content, type=Expected)

        usual = await asked("sets=base&seats=4&clock=easy&preset=usual")
        assert "minutes" in usual.length and [name for name, _ in usual.presets] == ["quick", "usual", "epic"]
        assert (await asked("sets=base&seats=4&clock=days&preset=usual")).length == ""
        assert (await asked("sets=base&seats=4&clock=nonsense")).length == ""
        assert (await http.get("/api/expected?sets=no-such-set")).status_code == 400


@story
async def test_the_guided_first_game_is_won_by_following_it_and_can_be_left_and_taken_up() -> None:
    keeping = MemoryKeeping()
    async with server(keeping) as (base, house):
        table, tokens = await opened(base, 1, 0, guided=True, play=True)
        first = await guided_on(base, table, tokens[0], most=8)
        assert not house.rooms[table].running.over
    async with server(keeping) as (base, house):
        await house.running()
        rest = await guided_on(base, table, tokens[0])
        assert house.rooms[table].running.state.winners == (0,)
    said = first + rest
    assert len(said) <= 60
    assert all(words and not words.startswith("guide-") for words in said)


async def guided_on(base: str, table: str, token: str, most: int = 200) -> list[str]:
    """Do what the guide points at, at most so often; what it said."""
    client = await Client(base, table, token).open()
    said: list[str] = []
    while not client.is_over and len(said) < most:
        picture = client.picture
        if picture.asked.yours and picture.guide is not None:
            assert picture.guide.move >= 0, "it points at a move"
            answer = await client.make(picture.moves[picture.guide.move])
            if answer.refused is None:
                said.append(picture.guide.words)
            elif client.picture is picture:  # somebody else was quicker: the guide speaks anew
                await client.hear()
        else:
            await client.hear()
    await client.socket.close()
    return said
