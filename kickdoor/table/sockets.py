"""One page's WebSocket: hello, then whatever comes goes to the table's queue, and what the table says goes out."""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kickdoor.errors import InputError
from kickdoor.table.audience import ENCODER, Page
from kickdoor.table.guarding import Allowance, same_origin, tokens_of
from kickdoor.table.house import House
from kickdoor.table.orders import ORDERS, Come, Go
from kickdoor.table.people import hashed
from kickdoor.table.protocol import BEAT_SECONDS, Beat, FromPage, Hello, Trouble
from kickdoor.table.room import Room
from kickdoor.table.wires import Sockets
from kickdoor.words import language, languages, say

MOST_BYTES = 16_384
MOST_WAITING = 1_000_000  # bytes that a page hasn't taken yet
HELLO_SECONDS = 10.0
PATIENCE = 20  # so many messages that can't be taken, and the connection ends
CLOSED, TOO_MUCH, NO_TABLE, BAD_ORIGIN = 1000, 1008, 4404, 4403
IDS = re.compile("[!-~]{0,64}")  # an id stands in a line of the record: no blanks, no line breaks
DECODER = msgspec.json.Decoder(FromPage)


class Line:
    """The connection of one page."""

    def __init__(self, socket: WebSocket, wire: Sockets, house: House, allowance: Allowance) -> None:
        self.socket = socket
        self.wire = wire
        self.house = house
        self.allowance = allowance
        self.faults = 0

    async def serve(self, table: str) -> None:
        """From the first message to the last."""
        if not same_origin(self.socket):
            await self.socket.close(BAD_ORIGIN)
            return
        await self.socket.accept()
        hello = await self.hello()
        try:
            room = await self.house.room(table)
        except InputError as error:  # what was kept of it can't be taken up
            await self.end(say(error.message_id, **error.facts), NO_TABLE)
            return
        if room is None:
            await self.end(say("table-no-table"), NO_TABLE)
            return
        if hello is None:
            self.trouble("table-no-hello")  # a page that slept meanwhile may come again
            await self.close(TOO_MUCH)
            return
        page = self.page_of(room, hello)
        beats = asyncio.create_task(self.beat(room, page))
        room.post(page, Come(hello.last))
        try:
            await self.read_all(room, page)
        finally:
            room.post(page, Go())
            beats.cancel()
            await asyncio.gather(beats, return_exceptions=True)
            await self.close(CLOSED)

    async def hello(self) -> Hello | None:
        """The first message; None if it doesn't come, or is another."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                text = await self.socket.receive_text()
            found = DECODER.decode(text[:MOST_BYTES])
        except (TimeoutError, msgspec.DecodeError, WebSocketDisconnect, KeyError, UnicodeError):
            return None
        if isinstance(found, Hello):
            language(found.language if found.language in languages() else "en")
            return found
        return None

    def page_of(self, room: Room, hello: Hello) -> Page:
        """The page with the seats that its tokens open."""
        tokens = [*tokens_of(self.socket, room.table), *([hello.token] if hello.token else [])]
        seats = [sitter.seat for sitter in room.sitters if any(sitter.opens(token) for token in tokens)]
        if hello.seats is not None:
            seats = [seat for seat in seats if seat in hello.seats]
        code = hello.language if hello.language in languages() else "en"
        return Page(
            () if hello.public else seats, self.send, code, public=hello.public, tokens=[hashed(token) for token in tokens]
        )

    # --- out ---------------------------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Send a message; a page that takes none any more is let go."""
        if self.wire.tell(frame) > MOST_WAITING:
            self.wire.cut()

    async def close(self, code: int) -> None:
        """End the connection, unless it is gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.close(code)

    async def beat(self, room: Room, page: Page) -> None:
        """A sign of life every few seconds. Where the table has stopped the line ends: the page finds it taken up anew."""
        await asyncio.sleep(BEAT_SECONDS)
        while self.house.rooms.get(room.table) is room:
            self.send(ENCODER.encode(Beat(room.time(page.language))))
            await asyncio.sleep(BEAT_SECONDS)
        await self.close(CLOSED)

    async def end(self, sentence: str, code: int) -> None:
        """Say why, and close."""
        self.send(ENCODER.encode(Trouble(sentence, ends=True)))
        await self.close(code)

    # --- in ----------------------------------------------------------------------------------------------------------

    async def read_all(self, room: Room, page: Page) -> None:
        """Whatever the page sends, until it is gone or has sent too much that can't be taken."""
        while self.faults < PATIENCE:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, KeyError, RuntimeError):
                return
            await self.pace()
            order = self.understood(text)
            if order is not None:
                room.post(page, order)
        self.send(ENCODER.encode(Trouble(say("table-too-many-faults"), ends=True)))

    async def pace(self) -> None:
        """Who sends fast is read slowly: nothing is refused for it, and nothing lost."""
        while wait := self.allowance.missing(str(id(self))):
            await asyncio.sleep(wait)

    def understood(self, text: str) -> Any:
        """The order in a message, or None after the trouble with it was told."""
        if len(text) > MOST_BYTES:
            return self.trouble("table-too-long", most=MOST_BYTES)
        try:
            found = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self.trouble("table-not-understood")
        if type(found) not in ORDERS or not IDS.fullmatch(getattr(found, "id", "")):
            return self.trouble("table-not-understood")
        return found

    def trouble(self, message: str, **facts: object) -> None:
        """Say what is wrong with a message."""
        self.faults += 1
        self.send(ENCODER.encode(Trouble(say(message, **facts))))
