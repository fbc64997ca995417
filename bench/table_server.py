"""The server of `bench.table`, on a core of its own: `python -m bench.table_server FOLDER TABLES` serves kickdoor's tables,
with `--bare` sockets that write what they are told to write, as durably, and tell as much to each of their four.

It prints where it listens and what opens each seat, and does what it is told by lines of its input (`done`) until that ends.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
from collections import defaultdict
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.tables import SEATS, Opened, many_files, on_core, open_for_bots, open_tables, resident
from kickdoor.table.house import House
from kickdoor.table.resting import REST_SECONDS, put_away, rests
from kickdoor.table.serving import Polite, Wishes, calm_memory, config_of, house_of, let_threads_in, take_port
from kickdoor.table.store import open_store, place_of
from kickdoor.table.store.store import Store

CORE = 0


class BareOrder(msgspec.Struct):
    """Write so many bytes of lines and of a state, then tell each socket of the table so much."""

    id: str
    line: int
    state: int
    tell: tuple[int, ...]


class Bare:
    """What any server must do that keeps what comes before it tells it: no game, no words."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sockets: dict[str, list[WebSocket | None]] = defaultdict(lambda: [None] * SEATS)
        self.lines: dict[str, int] = defaultdict(int)
        self.decoder = msgspec.json.Decoder(BareOrder)

    async def open_tables(self, count: int) -> list[Opened]:
        """So many, with nothing in them."""
        for number in range(count):
            await self.store.open_table(str(number), {})
        return [Opened(str(number), tuple(map(str, range(SEATS)))) for number in range(count)]

    async def serve(self, socket: WebSocket) -> None:
        """One connection of a table's seat."""
        table = socket.path_params["table"]
        await socket.accept()
        hello = json.loads(await socket.receive_text())
        self.sockets[table][int(hello["token"])] = socket
        try:
            while True:
                await self.take(table, self.decoder.decode(await socket.receive_text()))
        except WebSocketDisconnect:
            pass

    async def take(self, table: str, order: BareOrder) -> None:
        """Write, then tell."""
        number = self.lines[table]
        self.lines[table] += 1
        await self.store.append(table, number, ["x" * order.line], b"x" * order.state if order.state else None)
        for socket, size in zip(self.sockets[table], order.tell, strict=True):
            if socket is not None and size:
                await socket.send_text(f'{{"id":"{order.id}","told":"{"x" * size}"}}')


async def main(folder: str, count: int, *, bare: bool, thinking: int, free: bool) -> None:
    """Open the tables and serve. `thinking`: so many bots of the strongest level at tables of their own; `free`: on any core."""
    if not free:
        on_core(CORE)
    many_files()
    store = await open_store(place_of(str(Path(folder) / "store")))
    bound = take_port("127.0.0.1", 0)
    house: House = house_of(store, Wishes(), 0)
    config = config_of(Wishes(), house)
    calm_memory()
    let_threads_in()
    if bare:
        nothing = Bare(store)
        tables = await nothing.open_tables(count)
        config = bare_config(nothing, config)
    else:
        tables = await open_tables(house, count)
        await open_for_bots(house, thinking)
    server = Polite(config)
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    print(json.dumps({"port": bound.getsockname()[1], "tables": tables}), flush=True)
    while wish := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await done(house, json.loads(wish))), flush=True)
    server.should_exit = True
    await serving
    await house.close()


async def done(house: House, wish: dict[str, int]) -> dict[str, Any]:
    """Open tables (`open`, each after `moves`), or put those away that nobody is at (`rest`); what memory is taken then.

    `used`: only say how many seconds of a core were used so far.
    """
    if "used" in wish:
        return {"used": process_time()}
    tables = await open_tables(house, wish.get("open", 0), wish.get("moves", 0))
    if "rest" in wish:
        for room in house.rooms.values():
            room.asked_for -= REST_SECONDS
        leaving = [house.tasks[room.table] for room in house.rooms.values() if rests(room)]
        put_away(house)
        await asyncio.gather(*leaving)
    gc.collect()
    return {"memory": resident(), "tables": tables}


def bare_config(nothing: Bare, like: uvicorn.Config) -> uvicorn.Config:
    """The same server with the bare sockets in it."""
    return uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/ws/{table}", nothing.serve)]),
        ws=like.ws,
        ws_per_message_deflate=like.ws_per_message_deflate,
        ws_max_size=like.ws_max_size,
        ws_ping_interval=like.ws_ping_interval,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="bench.table_server", description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("tables", type=int)
    parser.add_argument("--bare", action="store_true")
    parser.add_argument("--thinking", type=int, default=0)
    parser.add_argument("--free", action="store_true")
    said = parser.parse_args()
    asyncio.run(main(said.folder, said.tables, bare=said.bare, thinking=said.thinking, free=said.free))
