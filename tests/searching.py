"""A server that searches its memory when it is told to: `python -m tests.searching` says where it is.

For each line on its input it waits until all tables rest and puts them away, then says how many tables these were, and how many
objects were held by nothing but each other.
"""

from __future__ import annotations

import asyncio
import gc
import sys

import fluent.runtime  # noqa: F401 - made once, with rings of its own

from kickdoor.table.resting import REST_SECONDS, put_away, rests
from kickdoor.table.serving import calm_memory
from tests.test_table_sockets import server


async def main() -> None:
    """Serve until the input ends."""
    async with server() as (base, house):
        calm_memory()
        print(base, flush=True)
        while await asyncio.to_thread(sys.stdin.readline):
            tables = list(house.tasks.values())
            for room in house.rooms.values():
                room.asked_for -= REST_SECONDS
            while not all(map(rests, house.rooms.values())):
                await asyncio.sleep(0.05)
            put_away(house)
            await asyncio.gather(*tables)
            count = len(tables)
            del tables, room
            print(count, gc.collect(), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
