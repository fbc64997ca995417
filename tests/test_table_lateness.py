"""Orders that come late, early, twice: each is done once or refused with a reason, and every window closes.

Looked at whenever time has passed: a window lies open under an offer until the offers have had their three minutes, and no
window stays open longer than it may.
"""

from __future__ import annotations

import os
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from kickdoor.table import voting
from kickdoor.table.clock import OFFERS_IN_A_FIGHT, SPREAD, Running
from kickdoor.table.loading import load
from kickdoor.table.protocol import AskUndo, CastVote, Hold, HostOrder, Make, MoveSaid, Stand
from kickdoor.table.room import Room
from kickdoor.words import say
from tests.tables import Person, new_room, story, timer_of, wait_for_next

EXAMPLES = 400 if os.environ.get("KICKDOOR_NIGHT") else 40
ACTS = st.sampled_from(
    (
        "wait",
        "main",
        "any",
        "offer",
        "haggle",
        "pass",
        "old_pass",
        "twice",
        "hold",
        "order",
        "undo",
        "vote",
        "old_vote",
        "leave",
        "restart",
        "bot",
    )
)
STEPS = st.lists(st.tuples(ACTS, st.integers(0, 2), st.floats(0.05, 40)), min_size=5, max_size=40)
HAGGLING = {"offer": ("ask", "volunteer", "trade"), "haggle": ("counter", "accept", "decline")}


class Script:
    """Three people and a bot, doing what the test says."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.people: list[Person] = []

    async def enter(self) -> None:
        """Everybody opens a page."""
        self.people = [await Person(self.room, (seat,)).come() for seat in range(3)]

    async def act(self, act: str, seat: int, seconds: float) -> None:
        """One step."""
        person = self.people[seat]
        picture = person.picture
        made = len(self.room.running.moves_made)
        if act == "wait":
            await self.wait(seconds)
        elif act in HAGGLING:
            moves = [each for each in picture.moves if each.move.verb in HAGGLING[act]]
            if moves:
                await self.make(person, moves[int(seconds * 7) % len(moves)].move)
        elif act in ("main", "any", "twice") and picture.moves:
            moves = [each for each in picture.moves if each.main] if act == "main" else list(picture.moves)
            if moves:
                await self.make(person, moves[int(seconds * 7) % len(moves)].move, twice=act == "twice")
        elif act == "pass":
            await self.make(person, MoveSaid("pass"))
        elif act == "old_pass":
            answer = await person.send(Make(person.new_id(), seat, picture.asked.number - 1, MoveSaid("pass")))
            assert answer.refused is not None
            assert len(self.room.running.moves_made) == made
        elif act == "hold":
            await person.send(Hold(person.new_id(), seat, picture.asked.number))
        elif act == "order":
            await person.send(Stand(person.new_id(), seat, ("none", "level", "attacked", "turn")[int(seconds) % 4]))
        elif act == "undo":
            await person.send(AskUndo(person.new_id(), seat))
        elif act == "vote":
            await person.send(CastVote(person.new_id(), seat, vote_seen(person), seconds < 30))
        elif act == "old_vote":
            ballot = self.room.ballot
            answer = await person.send(CastVote(person.new_id(), seat, vote_seen(person) - 1, seconds < 30))
            assert answer.refused is not None and self.room.ballot is ballot
        elif act == "bot":
            await person.send(HostOrder(person.new_id(), "to_bot", 1))
        elif act == "leave":
            await person.go()
            self.people[seat] = await Person(self.room, (seat,)).come(person.now.number)
        elif act == "restart":
            await self.restart()

    async def make(self, person: Person, move: MoveSaid, *, twice: bool = False) -> None:
        """A move; it is made once, or refused with a reason."""
        seat = person.page.seats[0]
        order = Make(person.new_id(), seat, person.picture.asked.number, move)
        before = len(self.room.running.moves_made)
        answer = await person.send(order)
        after = len(self.room.running.moves_made)
        assert after - before <= 1
        assert answer.refused is None or (answer.refused.reason and after == before)
        if twice:
            assert await person.send(order) == answer
            assert len(self.room.running.moves_made) == after

    async def wait(self, seconds: float) -> None:
        """Time passes; each thing that happens on the way is looked at."""
        timer = timer_of(self.room)
        end = timer.now() + seconds
        while (due := self.room.due()) is not None and due <= end:
            timer.time = max(timer.time, due)
            await looked_at(self.room)
        timer.time = end

    async def restart(self) -> None:
        """The server dies and starts again: every move is there once, every pass that was taken stands."""
        old = self.room
        kept = await old.keeping.load("test")
        assert kept is not None
        self.room = await load(kept, old.keeping, timer_of(old), old.thinker, old.chance)
        assert [m.key() for m, _ in self.room.running.moves_made] == [m.key() for m, _ in old.running.moves_made]
        assert self.room.held == old.held
        assert self.room.running.state.stack == old.running.state.stack
        await self.enter()


def vote_seen(person: Person) -> int:
    """The number of the vote that this page was told of, 0 for none."""
    assert person.now.room is not None
    vote = person.now.room.vote
    return vote.number if vote is not None else 0


def window_of(room: Room) -> Running | None:
    """The window that is open, also one that stands still under an offer."""
    run = room.clock.running if room.clock.below is None else room.clock.below
    return run if run is not None and run.kind == "window" else None


async def looked_at(room: Room) -> None:
    """What is due is done: no window closes under an offer that still holds it, and none stays open for ever."""
    clock, window, made = room.clock, window_of(room), len(room.running.moves_made)
    offered = clock.running is not None and clock.running.kind == "offer"
    held = window is not None and offered and clock.offers + room.timer.now() - clock.offer_began < OFFERS_IN_A_FIGHT
    await room.tick()
    verbs = Counter(move.verb for move, _ in room.running.moves_made[made:])
    if held and not verbs.keys() - {"decline", "counter"}:
        assert window_of(room) is window, "the window was closed under an offer"
        SEEN["a window stood under an offer"] += 1
    window = window_of(room)
    if window is not None and window.whole is not None and clock.stopped is None:
        assert room.timer.now() - window.began <= window.whole + OFFERS_IN_A_FIGHT + SPREAD
        SEEN["a window was open"] += 1


SEEN: Counter[str] = Counter()


def test_whatever_comes_when_it_comes() -> None:
    SEEN.clear()

    @settings(max_examples=EXAMPLES, deadline=None)
    @given(STEPS, st.integers(0, 10_000))
    def stories(steps: list[tuple[str, int, float]], seed: int) -> None:
        run(steps, seed)

    stories()
    assert SEEN["a window was open"] > EXAMPLES and SEEN["a window stood under an offer"] > 0, SEEN


@story
async def run(steps: list[tuple[str, int, float]], seed: int) -> None:
    """One story, then the game goes on by itself: nothing is stuck."""
    room = await new_room(3, 1, seed=seed, secret=f"{seed:064x}")
    script = Script(room)
    await script.enter()
    for act, seat, seconds in steps:
        if script.room.facts.phase == "playing":
            await script.act(act, seat, seconds)
    await everything_closes(script.room)


async def everything_closes(room: Room) -> None:
    """Without anybody's doing the game goes on: each window closes in its time, each turn is played."""
    if room.ballot is not None:
        voting.end(room)
        room.settle()
    began, plies = timer_of(room).now(), room.running.state.ply
    while room.facts.phase == "playing" and timer_of(room).now() - began < 700:
        due = room.due()
        assert due is not None
        timer_of(room).time = max(timer_of(room).now(), due)
        await looked_at(room)
    assert room.facts.phase == "over" or room.running.state.ply > plies


@story
async def test_an_answer_to_what_was_asked_before_is_none_to_what_is_asked_now() -> None:
    """Help is asked for, the offer lapses, and help is asked for anew: a yes to the first offer takes none of the second."""
    room = await new_room(3, 0, seed=2, clock="brisk")
    people = [await Person(room, (seat,)).come() for seat in range(3)]
    first = await asked_for_help(room, people)
    seen = first.picture.asked.number
    decline = first.offered("decline")
    assert decline is not None and (await first.make(decline)).refused is None
    second = await asked_for_help(room, people)
    made = len(room.running.moves_made)
    for verb in ("accept", "decline", "counter"):
        offered = second.offered(verb)
        assert offered is not None
        answer = await second.make(offered, seen)
        assert answer.refused is not None and answer.refused.reason == say("table-answer-too-old"), verb
    assert len(room.running.moves_made) == made
    accept = second.offered("accept")
    assert accept is not None and (await second.make(accept)).refused is None


@story
async def test_a_yes_to_one_vote_is_none_to_the_next() -> None:
    """An undo is asked for, taken back and asked for anew at once: what was said to the first counts for no other."""
    room = await new_room(3, 0, seed=2)
    people = [await Person(room, (seat,)).come() for seat in range(3)]
    await asked_for_help(room, people)
    asker, *others = sorted(people, key=lambda person: person.page.seats != (room.running.state.turn,))
    seen = []
    for _ in range(2):
        assert (await asker.send(AskUndo(asker.new_id(), asker.page.seats[0]))).refused is None
        seen.append(vote_seen(others[0]))
        if len(seen) == 1:
            assert (await asker.send(CastVote(asker.new_id(), asker.page.seats[0], seen[0], False))).refused is None
    first, second = seen
    ballot = room.ballot
    for person in people:
        answer = await person.send(CastVote(person.new_id(), person.page.seats[0], first, person is not asker))
        assert answer.refused is not None and answer.refused.reason == say("table-answer-too-old")
    assert room.ballot is ballot is not None and not ballot.ayes
    made = len(room.running.moves_made)
    for person in others:
        assert (await person.send(CastVote(person.new_id(), person.page.seats[0], second, True))).refused is None
    assert room.ballot is None and len(room.running.moves_made) != made


async def asked_for_help(room: Room, people: list[Person]) -> Person:
    """Who is asked next, after all that leads there: everybody does what leads on."""
    for _ in range(400):
        for person in people:
            main = next((each for each in person.picture.moves if each.main), None)
            ask = person.offered("ask") or main or person.offered("pass")
            if ask is None or not person.picture.asked.yours or (await person.make(ask)).refused is not None:
                continue
            if ask.move.verb == "ask":
                return next(each for each in people if each.offered("accept") is not None)
        await wait_for_next(room)
    raise AssertionError("nobody asks for help")
