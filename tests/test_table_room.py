"""Whole games at a table on a clock that the test moves: people by a script, bots, and what each of them is told."""

import asyncio
from collections.abc import Sequence

import pytest

from kickdoor import record as records
from kickdoor.table import gallery, questions
from kickdoor.table.keeping import Meanwhile, MemoryKeeping
from kickdoor.table.protocol import Make, MoveSaid, Say, Told, Welcome
from kickdoor.table.room import Room
from tests.tables import Person, new_room, story, wait, wait_for_next
from tests.test_table_pictures import noted


@story
async def test_a_table_of_bots_ends_and_its_record_holds() -> None:
    room = await new_room(0, 4)
    watcher = await Person(room, ()).come()
    steps = 0
    while room.facts.phase == "playing" and steps < 20_000:
        assert await wait_for_next(room)
        steps += 1
    assert room.facts.phase == "over"
    assert watcher.now.room is not None and watcher.now.room.secret == room.facts.secret
    report = records.verify(records.parse(room.running.record().text()))
    assert report.holds and report.winners == room.running.state.winners


@story
async def test_three_people_and_a_bot_play_to_the_end() -> None:
    room = await new_room(3, 1, seed=5)
    people = [await Person(room, (seat,)).come() for seat in range(3)]
    for person in people:
        assert isinstance(person.told[0], Welcome)
    made = 0
    while room.facts.phase == "playing":
        for person in people:
            picture = person.picture
            if picture.asked.yours and picture.moves:
                main = next((each for each in picture.moves if each.main), picture.moves[0])
                answer = await person.make(main)
                assert answer.refused is None, (main, answer)
                made += 1
                break
        else:
            assert await wait_for_next(room)
        assert made < 5000
    assert room.running.over and made > 50
    assert [each.view.winners for each in people[0].now.pictures] == [room.running.state.winners]


@story
async def test_a_move_sent_twice_counts_once() -> None:
    room = await new_room(3, 1)
    person = await Person(room, (0,)).come()
    ready = person.offered("pass")
    assert ready is not None
    order = Make("one", 0, person.picture.asked.number, ready.move)
    first, plies = await person.send(order), room.running.state.ply
    second = await person.send(order)
    assert first == second and first.refused is None
    assert room.running.state.ply == plies


@story
async def test_a_foreign_seat_and_a_senseless_move_are_refused_with_a_reason() -> None:
    room = await new_room(3, 1)
    person = await Person(room, (0,)).come()
    watcher = await Person(room, ()).come()
    for who, seat, move in (
        (watcher, 0, MoveSaid("pass")),
        (person, 1, MoveSaid("pass")),
        (person, 0, MoveSaid("kick")),
        (person, 0, MoveSaid("dance")),
        (person, 0, MoveSaid("play", 99999)),
        (person, 0, MoveSaid("ask", on=("seat", "x"), more=(1, 2, 3))),
        (person, 0, MoveSaid("trade", on=(), more=("a",))),
        (person, 77, MoveSaid("pass")),
    ):
        answer = await who.send(Make(who.new_id(), seat, 1, move))
        assert answer.refused is not None and answer.refused.reason, move


@story
async def test_who_does_not_answer_is_played_by_a_bot_until_back() -> None:
    room = await new_room(3, 1, seed=3)
    person = await Person(room, (0,)).come()
    for _ in range(400):
        if room.sitters[0].away:
            break
        await wait(room, 20)
    assert is_away(room)
    turn = room.running.state.turns
    while room.running.state.turns < turn + 4:
        assert await wait_for_next(room)
    again = await Person(room, (0,)).come(person.now.number - 3)
    assert not is_away(room)
    assert again.now.room is not None and not again.now.room.chairs[0].away
    welcome_back = next(each for each in again.told if isinstance(each, Told))
    assert welcome_back.meanwhile


def is_away(room: Room) -> bool:
    """True while a bot plays for the first seat."""
    return room.sitters[0].away


@story
async def test_an_id_is_its_senders_own() -> None:
    room = await new_room(2, 2)
    one, two = await Person(room, (0,)).come(), await Person(room, (1,)).come()
    onlooker = await Person(room, ()).come()
    said = Say("same", 0, "hello")
    assert (await one.send(said)).refused is None
    assert (await two.send(Say("same", 1, "I too"))).refused is None
    assert (await onlooker.send(said)).refused is not None
    assert (await two.send(Say("other", 0, "hello"))).refused is not None
    assert (await one.send(said)).refused is None
    assert [chat.text for chat in room.chat] == ["hello", "I too"], "each said once, by its own seat"


@story
async def test_who_comes_has_missed_no_number_when_the_next_is_told() -> None:
    room = await new_room(3, 1)
    people = [await Person(room, (seat,)).come() for seat in range(3)]
    before = [person.now.number for person in people]
    assert len(set(before)) == 1
    room.tell()
    assert [person.now.number for person in people] == [number + 1 for number in before]


@story
async def test_who_is_ready_first_makes_nobody_elses_ready_too_old() -> None:
    room = await new_room(3, 0)
    people = [await Person(room, (seat,)).come() for seat in (0, 1, 2)]
    seen = [person.picture.asked.number for person in people]
    for person, number in zip(people[:2], seen, strict=False):
        ready = person.offered("pass")
        assert ready is not None and (await person.make(ready, number)).refused is None
    assert [person.picture.asked.number for person in people] == seen, "the opening is one question"
    last = people[2]
    assert last.now.room is not None and [chair.ready for chair in last.now.room.chairs] == [True, True, False]
    ready = last.offered("pass")
    assert ready is not None and (await last.make(ready, seen[2])).refused is None
    assert not questions.is_opening(room.running.state)
    late = Make(people[0].new_id(), 0, seen[0], MoveSaid("pass"))
    assert (await people[0].send(late)).refused is not None, "the first turn is another question"


class Slow(MemoryKeeping):
    """A store whose disk waits for the test."""

    def __init__(self) -> None:
        super().__init__()
        self.disk = asyncio.Event()
        self.disk.set()

    async def append(
        self, table: str, number: int, lines: Sequence[str], state: bytes | None = None, meanwhile: Meanwhile | None = None
    ) -> None:
        """Written when the test lets it."""
        if meanwhile is not None:
            meanwhile()
        await self.disk.wait()
        await super().append(table, number, lines, state)


async def make_a_move_with_a_slow_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Slow()
    made: list[int | None] = []
    room = await new_room(3, 0, keeping=store)
    people = [await Person(room, (seat,)).come() for seat in range(3)]
    monkeypatch.setattr(gallery, "picture", lambda *given: noted(made, given))
    ready = people[0].offered("pass")
    assert ready is not None
    heard, stood = [len(person.told) for person in people], room.running.state
    store.disk.clear()
    making = asyncio.create_task(people[0].make(ready))
    for _ in range(20):
        await asyncio.sleep(0)
    assert set(made) == {0, 1, 2} and len(made) == 3, "made while the disk writes"
    assert [len(person.told) for person in people] == heard and room.running.state is stood, "but told to nobody"
    store.disk.set()
    assert (await making).refused is None
    assert len(made) == 3, "nothing is made twice"
    assert all(len(person.told) > before for person, before in zip(people, heard, strict=True))


def test_pictures_are_made_while_the_move_is_written_and_told_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(make_a_move_with_a_slow_disk(monkeypatch))
