"""Kill -9 the real server in mid-game: each acknowledged move is kept once, and the players come back by themselves and go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from kickdoor.table.protocol import Make, MoveSaid
from kickdoor.table.store import Place, open_store
from tests.test_store_kill import address
from tests.test_table_sockets import Client, opened

ROOT = Path(__file__).parent.parent
LOST = (OSError, WebSocketException)
MOMENTS = ("received", "written", "flushed", "told-one")


class Server:
    """Servers over one store and at one port, one after another."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.base = f"127.0.0.1:{self.port}"
        self.running = 0

    async def start(self, moment: str = "-", count: int = -1) -> None:
        """Start one and wait until it answers."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{self.port} {moment} {count}\n".encode())
        self.running = int((await self.line()).split()[1])
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return

    async def line(self) -> str:
        """The next line that was said."""
        assert self.process.stdout is not None
        return (await self.process.stdout.readline()).decode()

    async def died(self) -> None:
        """Wait for its end, which was a kill."""
        assert await self.line() == f"ended {-signal.SIGKILL}\n"
        self.running = 0

    async def kill(self) -> None:
        """Kill -9."""
        os.kill(self.running, signal.SIGKILL)
        await self.died()


@contextlib.asynccontextmanager
async def servers(place: Place) -> AsyncIterator[Server]:
    """Servers over a store."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.dying",
        address(place),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    found = Server(process)
    try:
        yield found
    finally:
        if found.running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(found.running, signal.SIGKILL)
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


class Player:
    """Plays by a script; comes back whenever the line is lost, and sends again what was not answered, under the same id."""

    def __init__(self, base: str, table: str, token: str, seed: int) -> None:
        self.client = Client(base, table, token)
        self.chance = Random(seed)
        self.acknowledged: list[str] = []
        self.comebacks = 0

    async def play(self) -> None:
        """Play to the end."""
        unanswered: Make | None = None
        count = 0
        while True:
            try:
                await self.client.open()
                if unanswered is not None and unanswered.id not in self.client.answers:
                    await self.client.send(unanswered)
                while not self.client.is_over:
                    if unanswered is None and self.is_asked():
                        count += 1
                        unanswered = Make(f"{self.client.token[:6]}-{count}", *self.choice())
                        await self.client.send(unanswered)
                    await self.client.hear()
                    unanswered = self.heard(unanswered)
                return
            except LOST:
                self.comebacks += 1
                self.client.welcome = None
                await asyncio.sleep(0.05)

    def heard(self, unanswered: Make | None) -> Make | None:
        """What is still unanswered; a move that was made is noted."""
        answer = self.client.answers.get(unanswered.id) if unanswered is not None else None
        if unanswered is None or answer is None:
            return unanswered
        if answer.refused is None:
            self.acknowledged.append(unanswered.id)
        return None

    def is_asked(self) -> bool:
        """Whether it may move."""
        told = self.client.told
        return bool(told and told.pictures and told.pictures[0].asked.yours and told.pictures[0].moves)

    def choice(self) -> tuple[int, int, MoveSaid]:
        """A move for the present question."""
        picture = self.client.picture
        main = next((each for each in picture.moves if each.main), None)
        ready = [each for each in picture.moves if each.form not in ("trade", "counter")]
        offered = main if main is not None and self.chance.random() < 0.75 else self.chance.choice(ready)
        return picture.view.seat or 0, picture.asked.number, offered.move


async def check(place: Place, table: str, players: list[Player]) -> int:
    """Each acknowledged move is in the record once, none twice, and no number is missing; how many moves there are."""
    store = await open_store(place)
    kept = await store.load(table)
    await store.close()
    assert kept is not None
    ids = Counter(line.split()[-1] for line in kept.lines if line.startswith("# id "))
    assert not [known for known, times in ids.items() if times > 1]
    acknowledged = {known for player in players for known in player.acknowledged}
    assert acknowledged <= ids.keys(), acknowledged - ids.keys()
    numbers = [int(line.split()[1]) for line in kept.lines if line.startswith("move ")]
    assert numbers == list(range(1, len(numbers) + 1))
    return len(numbers)


async def begun(server: Server) -> tuple[str, list[Player], list[asyncio.Task[None]]]:
    """A table of two people and a bot, dealt."""
    table, tokens = await opened(server.base, 2, 1, clock="wait")
    host = await Client(server.base, table, tokens[0]).open()
    await host.send({"type": "deal", "id": "deal"})
    while "deal" not in host.answers:
        await host.hear()
    await host.socket.close()
    players = [Player(server.base, table, token, seed) for seed, token in enumerate(tokens)]
    return table, players, [asyncio.create_task(player.play()) for player in players]


async def ended(playing: list[asyncio.Task[None]]) -> None:
    """Stop the players."""
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def test_twenty_random_kills(place: Place) -> None:
    async def story() -> None:
        chance = Random(20)
        async with servers(place) as server:
            await server.start()
            table, players, playing = await begun(server)
            kills = 0
            while kills < 20:
                await asyncio.sleep(chance.uniform(0.1, 0.6))
                await server.kill()
                kills += 1
                await check(place, table, players)
                await server.start()
                if all(task.done() for task in playing):
                    await asyncio.gather(*playing)
                    table, players, playing = await begun(server)
            await asyncio.wait_for(asyncio.gather(*playing), 300)
            await server.kill()
            assert await check(place, table, players) > 20
            assert all(player.comebacks for player in players)

    asyncio.run(story())


@pytest.mark.parametrize("moment", MOMENTS)
def test_killed_at_a_set_moment(place: Place, moment: str) -> None:
    async def story() -> None:
        async with servers(place) as server:
            await server.start()
            table, players, playing = await begun(server)
            await asyncio.sleep(0.3)
            await server.kill()
            for count in (1, 4):
                before = await check(place, table, players)
                await server.start(moment, count)
                await server.died()
                after = await check(place, table, players)
                assert after >= before
            await server.start()
            await asyncio.wait_for(asyncio.gather(*playing), 300)
            await server.kill()
            assert await check(place, table, players) > after
            await ended(playing)

    asyncio.run(story())
