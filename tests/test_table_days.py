"""Tables that take their time: reminders, days without a clock, restarts, and what who comes back is told."""

from __future__ import annotations

from random import Random

import pytest

from kickdoor.table.clock import REMINDER
from kickdoor.table.keeping import MemoryKeeping
from kickdoor.table.loading import load
from kickdoor.table.logbook import plain
from kickdoor.table.protocol import Told
from kickdoor.table.room import Room
from kickdoor.table.showing import lines
from kickdoor.table.thinking import AtOnce
from tests.tables import Person, TestTimer, new_room, story, timer_of, wait, wait_for_next


async def restarted(room: Room, keeping: MemoryKeeping) -> Room:
    """The table as the next server takes it up, days later."""
    kept = await keeping.load(room.table)
    assert kept is not None
    later = TestTimer()
    later.time = timer_of(room).time + 3 * 86_400
    return await load(kept, keeping, later, AtOnce(), Random(8))


@pytest.mark.parametrize(("clock", "seed"), [("days", 1), ("wait", 2)])
@story
async def test_a_table_without_a_clock_never_stands_still_while_its_player_answers(clock: str, seed: int) -> None:
    """One person and three bots, the server started anew every now and then: whenever nobody is asked, something is due."""
    keeping, chance = MemoryKeeping(), Random(seed)
    room = await new_room(1, 3, keeping=keeping, secret=f"{seed + 70:064x}", clock=clock)
    person = await Person(room, (0,)).come()
    starts = steps = 0
    while room.facts.phase == "playing":
        steps += 1
        assert steps < 5000
        if chance.random() < 0.01:
            await person.go()
            room = await restarted(room, keeping)
            person, starts = await Person(room, (0,)).come(), starts + 1
        picture = person.picture
        if picture.asked.yours and picture.moves:
            ready = [each for each in picture.moves if each.form not in ("trade", "counter")]
            main = [each for each in ready if each.main]
            await person.make(chance.choice(main if main and chance.random() < 0.7 else ready))
        else:
            assert await wait_for_next(room), "nobody is asked, and nothing is due"
    assert starts > 2 and room.running.state.winners


@story
async def test_who_comes_back_after_days_on_a_new_page_is_told_what_happened() -> None:
    keeping = MemoryKeeping()
    room = await new_room(2, 2, keeping=keeping, clock="days", seed=3)
    first, other = await Person(room, (0,)).come(), await Person(room, (1,)).come()
    while not (other.picture.asked.yours and not first.picture.asked.yours):
        await play_on(room, first if first.picture.asked.yours else other)
    await first.go()
    known = len(room.running.moves_made)
    while not first_is_asked(room) and room.facts.phase == "playing":
        await play_on(room, other)
    assert len(room.running.moves_made) > known
    room = await restarted(room, keeping)
    back = await Person(room, (0,)).come()
    said = next(each for each in back.told if isinstance(each, Told)).meanwhile
    assert 0 < len(said) <= 5 and list(said) == plain(lines(room, back.page, 0))[-len(said) :]
    second = await Person(room, (0,)).come()
    assert not second.now.meanwhile, "a second page of the same seat has missed nothing"
    await back.go()
    await second.go()
    assert not (await Person(room, (0,)).come()).now.meanwhile, "nothing happened since"


def first_is_asked(room: Room) -> bool:
    """True if the first seat has to decide something that no pass answers."""
    return 0 in room.running.asked() and room.clock.running is not None and room.clock.running.kind == "turn"


async def play_on(room: Room, person: Person) -> None:
    """The next thing at the table; whoever is away passes."""
    if person.picture.asked.yours and person.picture.moves:
        await person.make(next((each for each in person.picture.moves if each.main), person.picture.moves[0]))
    elif room.due() is not None:
        await wait_for_next(room)
    else:
        absent = next(seat for seat in room.running.asked() if seat not in person.page.seats)
        move = next(each for each in room.running.moves(absent) if each.verb in ("pass", "decline"))
        await room.play([move])


@story
async def test_whose_turn_runs_out_is_reminded_once_before_a_bot_steps_in() -> None:
    room = await new_room(3, 1, seed=3, clock="brisk")
    people = [await Person(room, (seat,)).come() for seat in range(3)]
    while len(room.running.asked()) > 1 or room.sitters[room.running.asked()[0]].kind == "bot":
        assert await wait_for_next(room)
    assert room.clock.running is not None and room.clock.running.kind == "turn"
    seat = room.running.asked()[0]
    run = room.clock.running
    assert run.until is not None
    await wait(room, run.until - room.timer.now() - REMINDER - 1)
    assert not reminders(people[seat])
    await wait(room, 2)
    assert len(reminders(people[seat])) == 1 and f"Player {seat}" in reminders(people[0])[-1]
    assert not room.sitters[seat].away
    await wait(room, REMINDER)
    assert room.sitters[seat].away and len(reminders(people[0])) == 1


def reminders(person: Person) -> list[str]:
    """The reminders that a page has read."""
    said = plain([line for told in person.told if isinstance(told, Told) for line in told.lines])
    return [line for line in said if "seconds left" in line]


@story
async def test_who_comes_back_is_told_no_line_that_was_read() -> None:
    room = await new_room(2, 2, clock="days", seed=3)
    first, other = await Person(room, (0,)).come(), await Person(room, (1,)).come()
    for _ in range(5):
        await play_on(room, first if first.picture.asked.yours else other)
    room.note("log-hold", seats={"who": 1})
    room.tell()
    had, read = first.now.number, len(room.logbook.entries)
    await first.go()
    for _ in range(4):  # each is told with a number of its own, and is no line
        await other.go()
        other = await Person(room, (1,)).come()
    assert room.number > had + 1
    same_page = await Person(room, (0,)).come(had)
    assert not same_page.now.meanwhile, "nothing happened since"
    assert [line for told in same_page.told if isinstance(told, Told) for line in told.lines] == []
    await same_page.go()
    while not lines(room, other.page, read):
        await room.play(room.running.moves(room.running.asked()[0])[:1])
    news = plain(lines(room, other.page, read))[-5:]
    assert news and list((await Person(room, (0,)).come()).now.meanwhile) == news, "a new page of the same seat"
