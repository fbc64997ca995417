"""The host's powers, undo by vote, rulings: done, told, kept in the record, and replayed by whoever verifies it."""

from kickdoor import record as records
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.sets import open_box
from kickdoor.table.afterwards import Replay
from kickdoor.table.keeping import MemoryKeeping
from kickdoor.table.loading import load
from kickdoor.table.logbook import plain
from kickdoor.table.protocol import AddWord, AskUndo, CastVote, HostOrder, Offered, Say
from kickdoor.table.room import Room
from kickdoor.table.showing import lines
from tests.tables import Person, new_room, story, timer_of, wait, wait_for_next


async def people_of(room: Room, count: int = 3) -> list[Person]:
    """A page for each person."""
    return [await Person(room, (seat,)).come() for seat in range(count)]


async def until_door(room: Room, people: list[Person]) -> Person:
    """Play on until the turn's player, a person, may kick; that one."""
    for _ in range(2000):
        for person in people:
            if person.offered("kick") is not None and person.picture.asked.yours:
                return person
        for person in people:
            if person.picture.asked.yours and person.picture.moves:
                main = next((each for each in person.picture.moves if each.main), person.picture.moves[0])
                await person.make(main)
                break
        else:
            assert await wait_for_next(room)
    raise AssertionError


def found(person: Person, verb: str) -> Offered:
    """A move that must be on offer."""
    offered = person.offered(verb)
    assert offered is not None, verb
    return offered


def log_of(room: Room) -> str:
    """The log as all may read it."""
    return "\n".join(plain(lines(room, Person(room, ()).page, 0)))


def goes_on(room: Room) -> bool:
    """True where nothing holds the table up."""
    return room.is_playing


def votes(room: Room) -> bool:
    """True while the table votes on an undo."""
    return room.ballot is not None


def vote_of(room: Room) -> int:
    """The number of the vote that runs."""
    assert room.ballot is not None
    return room.ballot.number


def phase_of(person: Person) -> str:
    """The phase of the table as a page was told."""
    assert person.now.room is not None
    return person.now.room.phase


async def finished(room: Room, host: Person) -> records.Report:
    """Call it a day; what verifying the record finds."""
    answer = await host.send(HostOrder(host.new_id(), "finish"))
    assert answer.refused is None
    assert room.facts.phase == "over" and room.running.over and not room.running.state.winners
    return records.verify(records.parse(room.running.record().text()))


@story
async def test_an_undo_past_a_door_needs_the_whole_table_and_turns_no_fate_back() -> None:
    room = await new_room(3, 1, seed=2)
    people = await people_of(room)
    asker = await until_door(room, people)
    seat = asker.page.seats[0]
    others = [person for person in people if person is not asker]
    kick = asker.offered("kick")
    assert kick is not None
    state = room.running.state
    deck, top, count, moves = state.decks[0], state.decks[0][-1], state.fate_count, len(room.running.moves_made)
    await asker.make(kick)
    assert room.running.state.decks[0] != deck
    assert (await asker.send(AskUndo("u1", seat))).refused is None
    assert room.ballot is not None and not goes_on(room)
    assert others[0].now.room is not None and others[0].now.room.vote is not None
    assert (await asker.send(CastVote("v0", seat, vote_of(room), True))).refused is not None
    assert (await others[0].send(CastVote("v1", others[0].page.seats[0], vote_of(room), True))).refused is None
    assert len(room.running.moves_made) > moves and room.running.state.decks[0] != deck
    assert (await others[1].send(CastVote("v2", others[1].page.seats[0], vote_of(room), True))).refused is None
    after = room.running.state
    assert goes_on(room)
    assert sorted(after.decks[0]) == sorted(deck) and after.decks[0] != deck
    assert after.fate_count > count
    assert not any(after.known[card] for card in after.decks[0]) and top in after.decks[0]
    assert room.running.moves_made[-1][0].verb == "undo"
    assert "Taken back" in log_of(room)
    assert (await finished(room, people[0])).holds
    told_again = Replay(room.running).states
    assert [told_again[-1].decks, told_again[-1].hand] == [room.running.state.decks, room.running.state.hand]


def test_a_record_that_is_followed_without_its_secret_shuffles_after_an_undo_as_it_was_shuffled_then() -> None:
    game = Game.new(open_box(("base",)), ("Ann", "Bob", "Cid"), b"undo", {})
    game.remember(40)
    while not any(move.verb == "kick" for move, _ in game.moves_made):
        game.play(next(move for move in game.moves(game.asked()[0]) if move.verb in ("pass", "kick")))
    game.decree(Move(0, "undo", more=(len(game.moves_made) - 1,)))
    record = records.record_of(game)
    assert record.seed is None
    assert records.replay(record).state.decks == game.state.decks


@story
async def test_one_no_is_enough() -> None:
    room = await new_room(3, 1, seed=2)
    people = await people_of(room)
    asker = await until_door(room, people)
    kick = asker.offered("kick")
    assert kick is not None
    await asker.make(kick)
    moves = len(room.running.moves_made)
    await asker.send(AskUndo("u", asker.page.seats[0]))
    other = next(person for person in people if person is not asker)
    await other.send(CastVote("v", other.page.seats[0], vote_of(room), False))
    assert room.ballot is None and len(room.running.moves_made) == moves and room.is_playing


@story
async def test_while_the_table_votes_on_an_undo_nobody_moves_and_the_vote_lapses() -> None:
    """What was played meanwhile would be taken back too, and nobody was asked about that."""
    room = await new_room(3, 1, seed=2)
    people = await people_of(room)
    asker = await until_door(room, people)
    await asker.make(found(asker, "kick"))
    host = people[0]

    async def asked() -> int:
        await asker.send(AskUndo(asker.new_id(), asker.page.seats[0]))
        assert votes(room)
        return len(room.running.moves_made)

    moves = await asked()
    for person in people:
        refused = [(await person.make(each)).refused for each in person.picture.moves]
        assert all(each is not None and "votes" in each.reason for each in refused)
    assert (await host.send(HostOrder("level", "level", 1, 5))).refused is not None
    await host.send(HostOrder("p", "pause"))
    await wait(room, 100)
    assert votes(room) and room.due() is None
    await host.send(HostOrder("r", "resume"))
    await wait(room, 0)
    assert not votes(room) and goes_on(room) and "Not everybody has answered" in log_of(room)

    assert moves == await asked()
    assert (await asker.send(CastVote("never mind", asker.page.seats[0], vote_of(room), False))).refused is None
    assert not votes(room) and "no longer wants" in log_of(room)

    await asked()
    for person in (person for person in people if person is not asker):
        await host.send(HostOrder(person.new_id(), "to_bot", person.page.seats[0]))
        if person is host:
            await host.send(CastVote("aye", 0, vote_of(room), True))
    assert not votes(room) and room.running.moves_made[-1][0].verb == "undo"


@story
async def test_rulings_stand_in_log_and_record_and_survive_a_restart() -> None:
    store = MemoryKeeping()
    room = await new_room(3, 1, seed=4, keeping=store)
    people = await people_of(room)
    host = people[0]
    for seat in (0, 1):
        assert (await people[seat].send(AddWord(f"w{seat}", seat, f"word {seat}"))).refused is None
    assert (await people[0].send(AddWord("w3", 0, "again"))).refused is not None
    await until_door(room, people)
    assert (await people[2].send(AddWord("w2", 2, "late"))).refused is not None
    assert (await people[1].send(HostOrder("n", "level", 1, 5))).refused is not None
    for bad in (0, 10, 99, "x", None):
        assert (await host.send(HostOrder(host.new_id(), "level", 1, bad))).refused is not None
    assert (await host.send(HostOrder("l", "level", 1, 5))).refused is None
    assert room.running.state.level[1] == 5
    mine = host.picture.view.me.hand[0]
    assert (await host.send(HostOrder("m", "move_card", 2, "hand", mine))).refused is None
    assert len(host.picture.view.me.hand) == len(room.running.state.hand[0])
    assert (await host.send(HostOrder("m2", "move_card", 2, "moon", mine))).refused is not None
    assert "is now of Level 5" in log_of(room)
    kept = await store.load("test")
    assert kept is not None
    again = await load(kept, store, timer_of(room), room.thinker, room.chance)
    assert again.running.state.level[1] == 5 and log_of(again) == log_of(room)
    assert again.running.state.seed == room.running.state.seed != bytes(32)
    assert again.number > room.number
    report = await finished(room, host)
    assert report.holds and report.winners == ()


@story
async def test_pause_mute_remove_and_the_chair() -> None:
    room = await new_room(3, 1, seed=6)
    host, other, third = await people_of(room)
    assert (await other.send(HostOrder("a", "pause"))).refused is not None
    await host.send(HostOrder("b", "pause"))
    assert phase_of(host) == "paused" and room.due() is None
    refused = (await other.make(other.picture.moves[0])).refused
    assert refused is not None and "paused" in refused.reason
    await host.send(HostOrder("c", "resume"))
    assert phase_of(host) == "playing"
    await host.send(HostOrder("d", "mute", 1))
    assert (await other.send(Say("e", 1, "hello"))).refused is not None
    assert (await third.send(Say("f", 2, "hello"))).refused is None
    await host.send(HostOrder("g", "remove", 1))
    assert room.sitters[1].kind == "bot" and other.page.seats == () and not room.sitters[1].tokens
    assert (await host.send(HostOrder("h", "remove", 0))).refused is not None
    assert (await third.send(HostOrder("i", "take_chair"))).refused is not None
    await host.go()
    await wait(room, 200)
    assert (await third.send(HostOrder("j", "take_chair"))).refused is not None
    await wait(room, 120)
    assert (await third.send(HostOrder("k", "take_chair"))).refused is None
    assert room.facts.host == 2
