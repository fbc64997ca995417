"""Disks that are full, lines that are cut, pages that freeze, two pages on one seat: nothing is lost, nothing counts twice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from kickdoor.table import sockets
from kickdoor.table.audience import Page
from kickdoor.table.keeping import KeepingError, MemoryKeeping
from kickdoor.table.orders import Call, Come
from kickdoor.table.protocol import Answer, Make, Told
from kickdoor.table.room import MEND_SECONDS, Room
from kickdoor.table.sockets import MOST_WAITING, Line
from tests.tables import Person, new_room, story, timer_of
from tests.test_table_sockets import FROM_TABLE, Client, opened, server


class FullDisk(MemoryKeeping):
    """A store that takes no more lines until somebody has made room."""

    left = 0  # so many times it refuses

    async def append(self, table: str, number: int, lines: Any, state: bytes | None = None, meanwhile: Any = None) -> None:
        """Refuse, or keep."""
        if self.left:
            self.left -= 1
            raise KeepingError("store-not-written", reason="disk full")
        await super().append(table, number, lines, state, meanwhile)


async def asked_person(room: Room) -> tuple[Person, Person]:
    """A person who has a move that moves the game on, and another one."""
    people = [await Person(room, (seat,)).come() for seat in (0, 1)]
    asked = next(each for each in people if each.picture.asked.yours)
    return asked, people[1 - people.index(asked)]


def phases(person: Person) -> list[tuple[str, bool]]:
    """What a page was told of the table: its phase, and whether a reason was given."""
    return [(each.room.phase, bool(each.room.pause_reason)) for each in person.told if isinstance(each, Told) and each.room]


@story
async def test_a_table_that_cannot_write_pauses_says_so_and_goes_on_by_itself() -> None:
    disk = FullDisk()
    room = await new_room(2, 2, keeping=disk, seed=5)
    asked, other = await asked_person(room)
    moves, began = len(room.running.moves_made), timer_of(room).time
    left = room.clock.told("")
    late = Person(room, (1 - asked.page.seats[0],))
    room.post(late.page, Come(0))
    refused = Make("meanwhile", other.page.seats[0], other.picture.asked.number, asked.picture.moves[0].move)
    room.post(other.page, refused)
    disk.left = 3
    main = next((each for each in asked.picture.moves if each.main), asked.picture.moves[0])
    answer = await asked.make(main)
    assert answer.refused is None and len(room.running.moves_made) == moves + 1, "it is made once, when it is safe"
    assert timer_of(room).time >= began + 2 * MEND_SECONDS
    for each in (asked, other, late):
        assert ("paused", True) in phases(each) and phases(each)[-1] == ("playing", False)
    said = next(each for each in other.told if isinstance(each, Answer) and each.id == "meanwhile")
    assert said.refused is not None and "disk full" in said.refused.reason, "nothing is acknowledged that isn't kept"
    assert left is not None and room.clock.stopped is None
    kept = await disk.load("test")
    assert kept is not None and sum(line.startswith("move ") for line in kept.lines) == moves + 1


@story
async def test_two_pages_on_one_seat_are_told_the_same_and_a_move_sent_on_both_counts_once() -> None:
    async with server() as (base, house):
        table, tokens = await opened(base, 1, 3, play=True, clock="wait")
        room = house.rooms[table]
        pages = [await Client(base, table, tokens[0]).open() for _ in range(2)]
        first = pages[1].told
        assert first is not None
        done = 0
        while done < 10:
            asked = pages[done % 2]
            while not (asked.picture.asked.yours and asked.picture.moves):
                await asked.hear()
            count = len(room.running.moves_made)
            main = next((each for each in asked.picture.moves if each.main), asked.picture.moves[0])
            make = Make(f"both-{count}-{asked.picture.asked.number}", 0, asked.picture.asked.number, main.move)
            for page in pages:
                await page.send(make)
            for page in pages:
                while make.id not in page.answers:
                    await page.hear()
            assert pages[0].answers[make.id] == pages[1].answers[make.id]
            assert sum(move.seat == 0 for move, _ in room.running.moves_made[count:]) <= 1
            done += asked.answers[make.id].refused is None
        last = min(page.told.number for page in pages if page.told is not None)
        assert told_between(pages[0], first.number, last) == told_between(pages[1], first.number, last)
        await pages[0].socket.close()
        while room.audience.connected(0) > 1:
            await asyncio.sleep(0.01)
        assert room.sitters[0].connected == 1, "the other page still holds the seat"


def told_between(page: Client, first: int, last: int) -> list[bytes]:
    """What a page was told after one number and before another."""
    told = [(frame, FROM_TABLE.decode(frame)) for frame in page.frames]
    return [frame for frame, message in told if isinstance(message, Told) and first < message.number < last]


@story
async def test_a_line_that_is_cut_without_a_word_loses_nothing_and_the_move_sent_into_it_counts_once() -> None:
    async with server() as (base, house):
        table, tokens = await opened(base, 1, 3, play=True, clock="wait")
        room = house.rooms[table]
        client = await Client(base, table, tokens[0]).open()
        done: list[str] = []
        while len(done) < 5:
            while not (client.picture.asked.yours and client.picture.moves):
                await client.hear()
            main = next((each for each in client.picture.moves if each.main), client.picture.moves[0])
            make = Make(f"cut-{len(client.answers)}", 0, client.picture.asked.number, main.move)
            count = len(room.running.moves_made)
            await client.send(make)
            client.socket.transport.abort()
            client.welcome = None
            await client.open()
            await client.send(make)  # whether the first one came through, nobody knows
            while make.id not in client.answers:
                await client.hear()
            made = sum(move.seat == 0 for move, _ in room.running.moves_made[count:])
            if client.answers[make.id].refused is None:
                assert made == 1
                done.append(f"# id 0 {make.id}")
            else:  # others were quicker
                assert made == 0
        kept = await house.keeping.load(table)
        assert kept is not None
        assert [line for line in kept.lines if line.startswith("# id 0 cut-")] == done


@story
async def test_a_page_that_is_frozen_holds_nobody_up_and_sees_all_when_it_is_back() -> None:
    async with server() as (base, house):
        table, tokens = await opened(base, 1, 3, play=True, clock="wait")
        room = house.rooms[table]
        host, frozen = await Client(base, table, tokens[0]).open(), await Client(base, table).open()
        lines = [cast(Line, page.send.__self__) for page in room.audience.pages]  # type: ignore[attr-defined]
        await asyncio.wait_for(host.play(Random(2)), 240)
        waiting = [line.wire.transport.get_write_buffer_size() for line in lines]
        assert max(waiting) <= 2 * MOST_WAITING
        missed = frozen.told
        assert missed is not None and not frozen.is_over
        frozen.socket.transport.abort()
        back = Client(base, table)
        back.told = missed
        await back.open()
        while not back.is_over:
            await back.hear()
        assert back.picture.view.winners == room.running.state.winners


async def gone(client: Client) -> None:
    """Until the line ends."""
    with suppress(ConnectionClosed):
        while True:
            await client.hear()


@story
async def test_pages_of_a_table_that_has_stopped_are_let_go_and_find_it_taken_up_anew() -> None:
    """What goes wrong at a table is logged and ends its task; nobody sits before it for ever."""

    async def breaks() -> int:
        return 1 // 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sockets, "BEAT_SECONDS", 0.05)
        async with server() as (base, house):
            table, tokens = await opened(base, 1, 3, play=True)
            client = await Client(base, table, tokens[0]).open()
            broken = house.rooms[table]
            broken.post(Page((), lambda frame: None), Call(breaks))
            async with asyncio.timeout(10):
                await gone(client)
            client = await Client(base, table, tokens[0]).open()
            assert house.rooms[table] is not broken
            made = len(house.rooms[table].running.moves_made)
            while not (client.picture.asked.yours and client.picture.moves):
                await client.hear()
            await client.make(client.picture.moves[0])
            assert len(house.rooms[table].running.moves_made) >= made
