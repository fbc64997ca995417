"""What goes over the wire of a page, and in whose turn."""

from __future__ import annotations

import asyncio

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from kickdoor.table.timing import RealTimer, Turns
from kickdoor.table.wires import Sockets, head
from tests.tables import story


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 300_000])
def test_a_text_of_any_size_is_framed_as_rfc_6455_says(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Written(asyncio.Transport):
    """What is written to a connection, and what its page hasn't taken yet."""

    def __init__(self) -> None:
        super().__init__()
        self.bytes = b""
        self.ends = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """More bytes."""
        self.bytes += data

    def get_write_buffer_size(self) -> int:
        """All of it."""
        return len(self.bytes)

    def is_closing(self) -> bool:
        """Whether nothing more goes over it."""
        return self.ends


@story
async def test_what_is_said_is_written_at_once_and_in_its_order_and_nothing_after_the_end() -> None:
    config = uvicorn.Config(lambda *_: None, ws=Sockets, lifespan="off")
    config.load()
    wire = Sockets(config, ServerState(), {})
    written = wire.transport = Written()
    assert [wire.tell(b"one"), wire.tell(b"two")] == [5, 10], "how much waits"
    assert written.bytes == b"\x81\x03one\x81\x03two"
    written.ends = True
    assert wire.tell(b"three") == 0
    assert written.bytes.endswith(b"two")


@story
async def test_what_one_table_has_begun_is_told_before_the_next_but_one_begins() -> None:
    timer, loop = RealTimer(), asyncio.get_running_loop()
    said: list[str] = []

    async def plays(table: str) -> None:
        orders: asyncio.Queue[str] = asyncio.Queue()
        orders.put_nowait(table)
        found = await timer.first(orders, None)
        said.append(f"{found} begins")
        loop.call_soon(said.append, f"{found} tells")

    await asyncio.gather(*map(plays, "abcd"))
    await asyncio.sleep(0)
    begun = [said.index(f"{table} begins") for table in "abcd"]
    assert begun == sorted(begun)
    assert all(said.index(f"{one} tells") < said.index(f"{other} begins") for one, other in ("ac", "bd"))


@story
async def test_a_table_that_goes_while_it_waits_for_its_turn_takes_no_turn() -> None:
    turns = Turns()
    tables = [asyncio.create_task(turns.mine()) for _ in range(3)]
    await asyncio.sleep(0)
    tables[1].cancel()
    await asyncio.wait_for(tables[2], 5)
    await asyncio.sleep(0)
    assert tables[0].done() and tables[1].cancelled() and not turns.taken
