"""Tables for tests: a clock that the test moves, pages that keep what they were told, people who play by a script."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, ParamSpec, TypeVar

import msgspec

from kickdoor.table import lobby
from kickdoor.table.audience import Page
from kickdoor.table.facts import Facts
from kickdoor.table.keeping import Keeping, MemoryKeeping
from kickdoor.table.orders import Come, Go
from kickdoor.table.people import Sitter, new_token
from kickdoor.table.protocol import Answer, Beat, FromTable, Make, Offered, Said, SeatPicture, Told, Trouble, Welcome
from kickdoor.table.room import Room
from kickdoor.table.thinking import AtOnce

Item = TypeVar("Item")
Given = ParamSpec("Given")
FROM_TABLE = msgspec.json.Decoder(FromTable)


def story(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class TestTimer:
    """A time that stands until the test moves it."""

    __test__ = False

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        """The seconds that the test says."""
        return self.time

    async def first(self, orders: asyncio.Queue[Item], until: float | None) -> Item | None:
        """An order that is there; else time passes at once to the moment."""
        if not orders.empty():
            return orders.get_nowait()
        assert until is not None
        self.time = max(self.time, until)
        return None


class Person:
    """A page of a test: all that it was told, and the newest of each kind."""

    def __init__(self, room: Room, seats: tuple[int, ...], *, public: bool = False, language: str = "en") -> None:
        self.room = room
        self.frames: list[tuple[float, bytes]] = []
        self.told: list[FromTable] = []
        self.page = Page(seats, self.hear, language, public=public)
        self.ids = 0

    def hear(self, frame: bytes) -> None:
        """One message."""
        self.frames.append((self.room.timer.now(), frame))
        self.told.append(FROM_TABLE.decode(frame))

    async def come(self, last: int = 0) -> Person:
        """Open the connection."""
        await self.room.take(self.page, Come(last))
        return self

    async def go(self) -> None:
        """Close it."""
        await self.room.take(self.page, Go())

    @property
    def now(self) -> Told:
        """What it was told last."""
        return next(each for each in reversed(self.told) if isinstance(each, Told))

    @property
    def picture(self) -> SeatPicture:
        """What it sees."""
        return self.now.pictures[0]

    def new_id(self) -> str:
        """An id that no order had."""
        self.ids += 1
        return f"{id(self)}-{self.ids}"

    async def send(self, order: Any) -> Answer:
        """Send an order that has an id; the answer."""
        await self.room.take(self.page, order)
        return next(each for each in reversed(self.told) if isinstance(each, Answer) and each.id == order.id)

    async def make(self, offered: Offered, question: int | None = None) -> Answer:
        """Make a move that is offered."""
        number = self.picture.asked.number if question is None else question
        return await self.send(Make(self.new_id(), self.page.seats[0], number, offered.move))

    def offered(self, *verbs: str) -> Offered | None:
        """The first move of one of these verbs."""
        return next((each for verb in verbs for each in self.picture.moves if each.move.verb == verb), None)


async def new_room(
    people: int = 3,
    bots: int = 1,
    *,
    keeping: Keeping | None = None,
    secret: str = "00" * 32,
    seed: int = 1,
    begin: bool = True,
    table: str = "test",
    **facts: Any,
) -> Room:
    """A table with so many people and bots, the cards dealt if `begin`."""
    store = keeping or MemoryKeeping()
    about = Facts(**{"title": "Test", "secret": secret, **facts})
    room = Room(table, about, store, TestTimer(), AtOnce(), Random(seed))
    await store.open_table(table, about.plain())
    for seat in range(people + bots):
        kind = "person" if seat < people else "bot"
        sitter = Sitter(seat, kind, f"Player {seat}", tokens={new_token()})  # type: ignore[arg-type]
        room.sitters.append(sitter)
        await room.keep_seat(sitter)
    if begin:
        assert await lobby.begin(room, fill=True) is None
    return room


def timer_of(room: Room) -> TestTimer:
    """The time of a room made by `new_room`."""
    assert isinstance(room.timer, TestTimer)
    return room.timer


async def wait(room: Room, seconds: float) -> None:
    """Time passes; whatever is due on the way is done at its moment."""
    timer = timer_of(room)
    end = timer.time + seconds
    while (due := room.due()) is not None and due <= end:
        timer.time = max(timer.time, due)
        await room.tick()
    timer.time = end


async def wait_for_next(room: Room) -> bool:
    """Time passes to the next moment at which something happens by itself; False if there is none."""
    due = room.due()
    if due is None:
        return False
    timer_of(room).time = max(timer_of(room).time, due)
    await room.tick()
    return True


__all__ = [
    "Answer",
    "Beat",
    "Person",
    "Said",
    "TestTimer",
    "Trouble",
    "Welcome",
    "new_room",
    "story",
    "timer_of",
    "wait",
    "wait_for_next",
]
