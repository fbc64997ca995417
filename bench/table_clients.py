"""The clients of `bench.table`, on a core of their own: `python -m bench.table_clients` reads its plan, prints a line when all
have come, and another with what it saw.

At each table somebody who is asked makes a move, so many times a second. A move has arrived when the last of the four has
been told of it; a pass that the others aren't told of, when its sender has its answer.
"""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random
from time import perf_counter, process_time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.tables import SEATS, on_core

CORE = 1
PATIENCE = 10.0  # seconds, and a move counts as lost
BEHIND = 5.0  # so many seconds a table may be late with its moves and make up for it


class Offered(msgspec.Struct):
    """A move that may be made."""

    move: msgspec.Raw
    main: bool = False
    form: str = ""


class Asked(msgspec.Struct):
    """The number of the question, and whether it is this seat's."""

    number: int
    yours: bool


class Picture(msgspec.Struct):
    """What the clients read of a picture."""

    asked: Asked
    moves: tuple[Offered, ...]


class Told(msgspec.Struct, tag="told"):
    """A numbered message."""

    number: int
    pictures: tuple[Picture, ...]


class Answer(msgspec.Struct, tag="answer"):
    """The answer to a move."""

    id: str
    refused: Any = None


class Welcome(msgspec.Struct, tag="welcome"):
    """The first message."""


class Beat(msgspec.Struct, tag="beat"):
    """A sign of life."""


class Trouble(msgspec.Struct, tag="trouble"):
    """Something is wrong."""

    message: str


class Plan(msgspec.Struct):
    """Where to, how long, how many moves a second and table. `sizes`: for the bare server, what each move makes it tell."""

    port: int
    tables: tuple[tuple[str, tuple[str, ...]], ...]
    seconds: float
    warm: float
    rate: float
    line: int = 0
    state: int = 0
    sizes: tuple[tuple[int, ...], ...] = ()


DECODER = msgspec.json.Decoder(Told | Answer | Welcome | Beat | Trouble)
STATE_EVERY = 25  # as the tables keep one


class Sent:
    """A move on its way: when it was sent, when each of the four had it, and how much each was told."""

    def __init__(self, name: str, seat: int, numbers: list[int]) -> None:
        self.id = name
        self.seat = seat
        self.numbers = list(numbers)
        self.at = perf_counter()
        self.had: list[float | None] = [None] * SEATS
        self.told = [0] * SEATS
        self.answered: float | None = None
        self.done: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def ends(self, at: float) -> None:
        """The last of them has it."""
        if not self.done.done():
            self.done.set_result(at - self.at)


class Table:
    """A table of four connections. `plays`: how a move is found and heard, kickdoor's way here."""

    def __init__(self, name: str, number: int, plan: Plan) -> None:
        self.name = name
        self.plan = plan
        self.chance = Random(number)
        self.sockets: list[ClientConnection] = []
        self.pictures: list[Picture | None] = [None] * SEATS
        self.numbers = [0] * SEATS
        self.sent: Sent | None = None
        self.news = asyncio.Event()
        self.made = self.refused = self.missed = self.lost = 0
        self.over = False
        self.took: list[float] = []
        self.told: list[list[int]] = []

    async def come(self, tokens: tuple[str, ...]) -> list[asyncio.Task[None]]:
        """Open the connections, and listen."""
        for token in tokens:
            socket = await connect(f"ws://127.0.0.1:{self.plan.port}/ws/{self.name}", compression=None, max_size=None,
                                   ping_interval=None)  # fmt: skip
            await socket.send(json.dumps({"type": "hello", "token": token}))
            self.sockets.append(socket)
        return [asyncio.create_task(self.listen(seat)) for seat in range(SEATS)]

    async def listen(self, seat: int) -> None:
        """Hear what one seat is told."""
        async for frame in self.sockets[seat]:
            self.hear(seat, perf_counter(), frame if isinstance(frame, bytes) else frame.encode())

    # --- what is told ------------------------------------------------------------------------------------------------

    def hear(self, seat: int, at: float, frame: bytes) -> None:
        """One message."""
        message = DECODER.decode(frame)
        sent = self.sent
        if isinstance(message, Told):
            if self.numbers[seat] and message.number > self.numbers[seat] + 1:
                self.missed += message.number - self.numbers[seat] - 1
            self.numbers[seat] = message.number
            self.pictures[seat] = message.pictures[0]
            self.news.set()
            if sent is not None and sent.had[seat] is None:
                sent.told[seat] = len(frame)
                sent.had[seat] = at if message.number > sent.numbers[seat] else None
        elif isinstance(message, Answer) and sent is not None and message.id == sent.id:
            sent.answered = at
            self.refused += message.refused is not None
        elif isinstance(message, Trouble):
            raise RuntimeError(message.message)
        if sent is not None:
            self.look(sent)

    def look(self, sent: Sent) -> None:
        """Has everybody been told?"""
        if sent.answered is None:
            return
        if sent.had[sent.seat] is None:  # nobody but its sender
            sent.ends(sent.answered)
        elif None not in sent.had:
            sent.ends(max(at for at in sent.had if at is not None))

    # --- what is done ------------------------------------------------------------------------------------------------

    def choice(self) -> tuple[int, bytes] | None:
        """A seat that is asked, and its message; None while the table waits for its clock."""
        asked = [seat for seat, each in enumerate(self.pictures) if each is not None and each.asked.yours]
        self.chance.shuffle(asked)
        for seat in asked:
            picture = self.pictures[seat]
            assert picture is not None
            moves = [each for each in picture.moves if not each.form]
            main = [each for each in moves if each.main]
            if moves:
                move = main[0] if main and self.chance.random() < 0.5 else self.chance.choice(moves)
                order = {"type": "make", "id": self.new_id(), "seat": seat, "question": picture.asked.number, "move": move.move}
                return seat, msgspec.json.encode(order)
        return None

    def new_id(self) -> str:
        """An id for the next move."""
        return f"bench-{self.made}"

    async def play(self, until: float, counts_from: float) -> None:
        """Make moves at their times."""
        due = perf_counter() + self.chance.random() / self.plan.rate
        while due < until and not self.over:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            chosen = self.choice()
            while chosen is None and perf_counter() < until:
                self.news.clear()
                try:
                    await asyncio.wait_for(self.news.wait(), until - perf_counter())
                except TimeoutError:
                    return
                chosen = self.choice()
            if chosen is None:
                return
            await self.make(*chosen, counts=perf_counter() >= counts_from)
            due = max(due + 1 / self.plan.rate, perf_counter() - BEHIND)

    async def make(self, seat: int, message: bytes, *, counts: bool) -> None:
        """Make one move, and wait until the last has it."""
        sent = self.sent = Sent(self.new_id(), seat, self.numbers)
        await self.sockets[seat].send(message.decode())
        self.made += 1
        try:
            took = await asyncio.wait_for(sent.done, PATIENCE)
        except TimeoutError:
            self.lost += 1
            self.over = True
        else:
            if counts:
                self.took.append(took)
                self.told.append(sent.told)
        finally:
            self.sent = None


class BareTable(Table):
    """The same with a server that does nothing but to keep and to tell."""

    def choice(self) -> tuple[int, bytes] | None:
        """Any seat."""
        tell = self.chance.choice(self.plan.sizes)
        state = self.plan.state if self.made % STATE_EVERY == 0 else 0
        self.awaited = [seat for seat, size in enumerate(tell) if size]
        order = {"id": self.new_id(), "line": self.plan.line, "state": state, "tell": tell}
        return self.chance.randrange(SEATS), msgspec.json.encode(order)

    def hear(self, seat: int, at: float, frame: bytes) -> None:
        """One message."""
        sent = self.sent
        if sent is not None and frame.startswith(f'{{"id":"{sent.id}"'.encode()):
            sent.had[seat] = at
            sent.told[seat] = len(frame)
            if all(sent.had[each] is not None for each in self.awaited):
                sent.ends(at)


async def main() -> None:
    """Come to all tables, play, tell what was seen."""
    on_core(CORE)
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    kind = BareTable if plan.sizes else Table
    tables = [kind(name, number, plan) for number, (name, _) in enumerate(plan.tables)]
    listening = [task for table, (_, tokens) in zip(tables, plan.tables, strict=True) for task in await table.come(tokens)]
    await asyncio.sleep(1.0)
    print(json.dumps({"come": len(listening)}), flush=True)
    began = perf_counter()
    used = process_time()
    await asyncio.gather(*(table.play(began + plan.warm + plan.seconds, began + plan.warm) for table in tables))
    busy = (process_time() - used) / (perf_counter() - began)
    print(json.dumps({
        "took": [each for table in tables for each in table.took],
        "told": [each for table in tables for each in table.told],
        "made": sum(table.made for table in tables),
        "refused": sum(table.refused for table in tables),
        "lost": sum(table.lost + table.missed for table in tables),
        "busy": busy,
    }))  # fmt: skip
    for task in listening:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(main())
