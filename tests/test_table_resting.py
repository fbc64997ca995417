"""Tables that nobody is at: what is put away, what stays, how it comes back, and what memory they take."""

import asyncio
import gc
import tracemalloc
from random import Random

from bench.tables import SEATS, Opened, open_tables
from kickdoor.saving import to_json
from kickdoor.table.audience import Page
from kickdoor.table.house import House
from kickdoor.table.keeping import MemoryKeeping
from kickdoor.table.logbook import plain
from kickdoor.table.orders import Come
from kickdoor.table.protocol import AskUndo, HostOrder
from kickdoor.table.resting import REST_SECONDS, put_away, rests
from kickdoor.table.room import Room
from kickdoor.table.thinking import AtOnce
from kickdoor.table.timing import RealTimer
from kickdoor.words import spoken
from tests.tables import Person, story

MOST_BYTES = 150_000  # of a table that nobody is at
MOST_BYTES_A_SEAT = 60_000


async def house_with(tables: int, moves: int = 30) -> tuple[House, list[Opened]]:
    """A house with tables of four people in mid-game, who have all been gone for a while."""
    house = House(MemoryKeeping(), RealTimer(), AtOnce(), chance=Random(1))
    opened = await open_tables(house, tables, moves)
    for room in house.rooms.values():
        long_ago(room)
    return house, opened


def long_ago(room: Room) -> None:
    """Nobody has asked for this table lately."""
    room.asked_for -= REST_SECONDS


async def tidied(house: House) -> int:
    """How many tables are in memory once those that rest are put away."""
    put_away(house)
    while any(not room.orders.empty() or rests(room) for room in house.rooms.values()):
        await asyncio.sleep(0)
    return len(house.rooms)


def log_of(room: Room) -> list[str]:
    """The log of the game as everybody reads it, from the deal on."""
    with spoken("en"):
        told = plain(room.logbook.lines(room.running.state.box, room.running.names, -1))
    return told[next(place for place, line in enumerate(told) if "dealt" in line) :]


@story
async def test_a_table_that_nobody_is_at_is_put_away_and_comes_back_as_it_was() -> None:
    house, (opened,) = await house_with(1)
    before = house.rooms[opened.table]
    state, log = to_json(before.running.state), log_of(before)
    assert await tidied(house) == 0
    after = await house.room(opened.table)
    assert after is not None and after is not before
    assert (to_json(after.running.state), log_of(after)) == (state, log)
    assert [sitter.tokens for sitter in after.sitters] == [sitter.tokens for sitter in before.sitters]
    person = await Person(after, (0,)).come()
    await person.send(HostOrder("mute", "mute", 1, value=True))
    await person.go()
    long_ago(after)
    assert await tidied(house) == 0
    again = await house.room(opened.table)
    assert again is not None and again.sitters[1].muted, "who was muted is muted still"
    await house.close()


@story
async def test_a_table_stays_while_somebody_is_there_or_has_just_asked_or_something_is_due() -> None:
    house, opened = await house_with(4)
    there, asked, voting, bots = (house.rooms[each.table] for each in opened)
    await Person(there, (0,)).come()
    asked.asked_for += REST_SECONDS
    voter = await Person(voting, (0,)).come()
    while not (voter.picture.asked.yours and voter.picture.moves and not voter.picture.moves[0].form):
        seat = voting.running.asked()[0]
        person = await Person(voting, (seat,)).come()
        await person.make(next(each for each in person.picture.moves if not each.form))
    move = next(each for each in voter.picture.moves if not each.form)
    await voter.make(move)
    await voter.send(AskUndo("undo", 0))
    for page in list(voting.audience.pages):
        voting.audience.remove(page)
    for sitter in bots.sitters:
        sitter.kind = "bot"
    bots.settle()
    assert voting.ballot is not None and bots.due() is not None
    assert await tidied(house) == 4
    await house.close()


@story
async def test_who_comes_back_to_a_table_that_was_put_away_is_told_nothing_twice() -> None:
    house, (opened,) = await house_with(1)
    room = house.rooms[opened.table]
    person = await Person(room, (0,)).come()
    last = person.now.number
    await person.go()
    long_ago(room)
    assert await tidied(house) == 0
    again = await house.room(opened.table)
    assert again is not None and again.number > last
    back = await Person(again, (0,)).come(last)
    assert back.now.meanwhile == ()
    await house.close()


@story
async def test_a_table_takes_little_memory() -> None:
    """Of tables in mid-game, by what Python hands out: with four people there, and once nobody is."""
    tables = 3
    warm, all_opened = await house_with(tables, 100)
    for opened in all_opened:  # sentences are made once for all tables: the same games are played before
        await full(warm.rooms[opened.table])
    house, _ = await house_with(0)
    tracemalloc.start()
    try:
        start = traced()
        there = [house.rooms[opened.table] for opened in await open_tables(house, tables, 100)]
        for room in there:
            await full(room)
        taken = (traced() - start) / tables
        for room in there:
            room.audience.pages.clear()
            long_ago(room)
        del there, room
        assert await tidied(house) == 0
        left = (traced() - start) / tables
    finally:
        tracemalloc.stop()
    assert taken <= MOST_BYTES + SEATS * MOST_BYTES_A_SEAT
    assert left <= MOST_BYTES
    await warm.close()
    await house.close()


async def full(room: Room) -> None:
    """Somebody is at every seat."""
    for seat in range(SEATS):
        await room.take(Page((seat,), discard), Come())


def traced() -> int:
    """The bytes that Python has handed out."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def discard(frame: bytes) -> None:
    """What is told goes nowhere."""
