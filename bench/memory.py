"""`python -m bench.memory [--tables N] [--full N] [--moves N]`: what tables and seats take of one server's memory.

Tables are opened in mid-game. Most are left by everybody and put away, as the server does it by itself after five minutes;
at the others all four seats are connected by sockets of their own. What is told is the server's resident memory.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.measure import ROOT, machine
from bench.tables import SEATS, many_files

A_TABLE, A_SEAT = 150.0, 60.0  # kB at most
SETTLES = 1.0  # seconds in which a server has seen that its pages are gone
TOGETHER = 50  # tables opened before those are put away that nobody is at


class Server:
    """The process that is measured, told what to do line by line."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "bench.table_server", folder, "0"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = int(self.heard()["port"])

    def heard(self) -> dict[str, Any]:
        """What it says next."""
        assert self.process.stdout is not None
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def does(self, **what: int) -> dict[str, Any]:
        """Have it do something; its memory then, in kB, and the tables that it opened."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        return self.heard()

    def ends(self) -> None:
        """It goes."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


async def measure(wishes: argparse.Namespace, folder: str) -> list[tuple[str, float, float | None]]:
    """Each figure with its name and target."""
    server = await asyncio.to_thread(Server, folder)

    async def does(**what: int) -> dict[str, Any]:
        return await asyncio.to_thread(server.does, **what)

    try:
        await full(server.port, (await does(open=5, moves=wishes.moves))["tables"], stay=False)
        start = (await does(rest=1))["memory"]
        left = start
        for done in range(0, wishes.tables - wishes.full, TOGETHER):
            await does(open=min(TOGETHER, wishes.tables - wishes.full - done), moves=wishes.moves)
            left = (await does(rest=1))["memory"]
        opened = await does(open=wishes.full, moves=wishes.moves)
        async with contextlib.AsyncExitStack() as stack:
            for socket in await full(server.port, opened["tables"], stay=True):
                stack.push_async_callback(socket.close)
            connected = (await does())["memory"]
        return [
            ("a table that nobody is at", (left - start) / max(1, wishes.tables - wishes.full), A_TABLE),
            ("a table just left, or about to be joined", (opened["memory"] - left) / wishes.full, None),
            ("each connected seat more", (connected - opened["memory"]) / wishes.full / SEATS, A_SEAT),
            ("a table with its four", (connected - left) / wishes.full, A_TABLE + SEATS * A_SEAT),
            ("the server with all of them", connected, None),
        ]
    finally:
        await asyncio.to_thread(server.ends)


async def full(port: int, tables: Sequence[tuple[str, Sequence[str]]], *, stay: bool) -> list[ClientConnection]:
    """Connect every seat of these tables and read what it is told first."""
    found = []
    for table, tokens in tables:
        for token in tokens:
            socket = await connect(f"ws://127.0.0.1:{port}/ws/{table}", compression=None, max_size=None, ping_interval=None)
            await socket.send(json.dumps({"type": "hello", "token": token}))
            await socket.recv()
            await socket.recv()
            found.append(socket)
    if not stay:
        await asyncio.gather(*(socket.close() for socket in found))
        await asyncio.sleep(SETTLES)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Measures and prints; 1 where a target is missed."""
    parser = argparse.ArgumentParser(prog="bench.memory", description=__doc__)
    parser.add_argument("--tables", type=int, default=2000, help="how many tables are open (default 2000)")
    parser.add_argument("--full", type=int, default=500, help="at how many of them all four are connected (default 500)")
    parser.add_argument("--moves", type=int, default=100, help="how many moves each game has seen (default 100)")
    wishes = parser.parse_args(argv)
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(wishes, folder))
    print("; ".join(f"{name} {value}" for name, value in machine().items()))
    print(f"{wishes.tables} tables after {wishes.moves} moves, {wishes.full} of them with four connected")
    for name, kilobytes, most in found:
        missed = "  MISSED" if most is not None and kilobytes > most else ""
        print(f"{name:42} {kilobytes:10,.1f} kB{f'  at most {most:g}' if most is not None else ''}{missed}")
    return int(any(most is not None and kilobytes > most for _, kilobytes, most in found))


if __name__ == "__main__":
    sys.exit(main())
