"""A small server without a game: it appends to several tables of a store, and says each line that was acknowledged.

`python -m tests.appending STORE` makes such a server anew for each line `MOMENT COUNT` that it reads; at the set moment
the server kills itself, in its COUNTth transaction of lines.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from typing import NoReturn

from kickdoor.table.store import Store, open_store, place_of, store
from kickdoor.table.store.statements import Work
from kickdoor.table.store.writer import Waiting, Writer

TABLES = tuple(f"t{k}" for k in range(6))
MOMENTS = ("received", "written", "flushed", "told")


def line(table: str, number: int) -> str:
    """The line of this number; two tables never have the same."""
    return f"move {number} {table} kick"


def die() -> NoReturn:
    """As by kill -9."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def last_words() -> NoReturn:
    """Die when those who were told of an earlier transaction have said so."""
    time.sleep(0.05)
    die()


class Dying(Writer):
    """A writer that dies at a set moment: when lines were received, written, flushed, told to one of those who wait."""

    moment = ""
    left = 0

    def carry_out(self, works: list[list[Work]]) -> None:
        """Count those that write lines."""
        lines = any(name == "line" for work in works for name, _ in work)
        Dying.left -= lines
        if self.now("received"):
            last_words()
        super().carry_out(works)

    def now(self, moment: str) -> bool:
        """Whether this is it."""
        return self.left == 0 and self.moment == moment

    def commit(self) -> None:
        """Before it the lines are written and not flushed; after it they are flushed and nobody was told."""
        if self.now("written"):
            last_words()
        super().commit()
        if self.now("flushed"):
            die()

    def tell(self, together: list[Waiting], error: Exception | None = None) -> None:
        """One of them hears it and says it; the others never do."""
        others_write = any(name == "line" for works, _ in together[1:] for name, _ in works)
        if self.moment == "told" and self.left <= 0 and others_write:
            Dying.moment = ""
            super().tell(together[:1], error)
            asyncio.get_running_loop().call_later(0.05, die)
        else:
            super().tell(together, error)


async def keep_appending(keeping: Store, table: str) -> None:
    """Line after line; one is said when it is acknowledged."""
    kept = await keeping.load(table)
    if kept is None:
        await keeping.open_table(table, {})
    number = len(kept.lines) if kept else 0
    while True:
        await keeping.append(table, number, [line(table, number)], f"{table} {number}".encode())
        os.write(1, f"{table} {number}\n".encode())
        number += 1


async def main(where: str, moment: str, count: int) -> None:
    """Append to all tables until killed."""
    Dying.moment, Dying.left = moment, count
    store.Writer = Dying  # type: ignore[attr-defined]
    keeping = await open_store(place_of(where))
    await asyncio.gather(*(keep_appending(keeping, table) for table in TABLES))


def run(where: str) -> None:
    """A server for each line read, in a process of its own; says its number, and by what it ended."""
    for request in sys.stdin:
        moment, count = request.split()
        process = os.fork()
        if process == 0:
            asyncio.run(main(where, moment, int(count)))
        os.write(1, f"process {process}\n".encode())
        _, status = os.waitpid(process, 0)
        os.write(1, f"ended {os.waitstatus_to_exitcode(status)}\n".encode())


if __name__ == "__main__":
    run(sys.argv[1])
