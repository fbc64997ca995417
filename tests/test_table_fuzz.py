"""Whatever comes over the wire is done or gets a clear error; nothing breaks, nothing leaks, other tables notice nothing."""

from __future__ import annotations

import asyncio
import json
import typing
from collections import Counter
from typing import Any, cast

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocket, WebSocketDisconnect

from kickdoor.saving import to_json
from kickdoor.table.guarding import Allowance
from kickdoor.table.house import House
from kickdoor.table.keeping import MemoryKeeping
from kickdoor.table.protocol import Answer, FromPage, FromTable, Make, MoveSaid, OpenTable, Trouble
from kickdoor.table.room import Room
from kickdoor.table.sockets import MOST_BYTES, Line
from kickdoor.table.thinking import AtOnce
from kickdoor.table.timing import RealTimer
from kickdoor.table.wires import Sockets
from tests.tables import Person, new_room, timer_of, wait_for_next
from tests.test_table_secrets import check_frame, known_ids

HAND_OF_EXAMPLES = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
EXAMPLES, MESSAGES = 125, 30  # and half of them are sent twice: about 5,600

STRUCTS = typing.get_args(FromPage)
TAGS = [each.__struct_config__.tag for each in (*STRUCTS, *typing.get_args(FromTable))]
VERBS = [
    "kick",
    "loot",
    "pass",
    "play",
    "equip",
    "sell",
    "ask",
    "volunteer",
    "counter",
    "trade",
    "choose",
    "give",
    "accept",
    "use",
]
ORDERS = ["pause", "resume", "mute", "to_bot", "clock", "level", "move_card", "undo", "take_chair"]
WORDS = st.sampled_from(["", "a", "same", "greedy", "look", "bot", "none", "turn", "days", "hand", "seat", "card", "side",
                         "base", "../..", "\u0000", "\u202e", "<b>", "x\nmove 1 0 kick",
                         "\ue000c5\ue001x\ue002", "é" * 70, "z" * 400])  # fmt: skip
NUMBERS = st.sampled_from([0, 1, 2, 3, -1, -2, 5, 60, 93, 160, 9999, -9999, 2**31, 2**63, 2**64, 10**40, 0.5, -1e300, 1e308])
PLAIN = st.one_of(st.none(), st.booleans(), NUMBERS, WORDS)
VALUES = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=3), max_leaves=8)
CARDS = st.integers(-3, 200)
MOVES = st.fixed_dictionaries(
    {"verb": st.sampled_from(VERBS)},
    optional={
        "card": CARDS,
        "on": st.just([])
        | st.tuples(st.sampled_from(["seat", "card", "side", "foe", "x"]), CARDS)
        | st.lists(VALUES, max_size=3),
        "more": st.lists(CARDS | VALUES, max_size=6),
    },
)
IDS = st.integers(0, 10**6).map(str) | st.just("same")
RIGHT: dict[str, st.SearchStrategy[Any]] = {
    "id": IDS,
    "seat": st.sampled_from([0, 0, 0, 1, 1, 1, 2, 3, 5, -1]),
    "question": st.integers(0, 9),
    "move": MOVES,
    "order": st.sampled_from(ORDERS),
    "seconds": st.floats(allow_nan=False, allow_infinity=False),
    "last": st.integers(-5, 2**63),
    "vote": st.integers(-1, 60),
    "aye": st.booleans(),
    "kind": st.sampled_from(["empty", "bot", "remove", "look"]),
    "word": WORDS,
    "text": WORDS,
    "line": st.sampled_from(["help", "ouch", "no-such"]),
    "card": CARDS,
    "value": VALUES,
    "options": st.dictionaries(st.sampled_from(["epic", "faster", "sexes", "first_player", "x"]), VALUES, max_size=3),
}
STANDING = st.sampled_from(["none", "level", "attacked", "turn"])


@st.composite
def message(draw: st.DrawFn) -> str:
    """A message as it should be, or with one thing wrong with it."""
    struct = draw(st.sampled_from(STRUCTS))
    needed = {field.encode_name for field in msgspec.structs.fields(struct) if field.required}
    parts: dict[str, Any] = {"type": struct.__struct_config__.tag}
    for name in struct.__struct_fields__:
        if name in needed or (name in RIGHT and draw(st.booleans())):
            parts[name] = draw(STANDING if parts["type"] == "stand" and name == "order" else RIGHT[name])
    if draw(st.integers(0, 5)) == 5:
        parts[draw(st.sampled_from(["type", *struct.__struct_fields__]))] = draw(VALUES)
    return json.dumps(parts)


LONG_TALK = json.dumps({"type": "say", "id": "l", "seat": 0, "text": "y" * 16_000})
WHOLE = message()
BROKEN = st.one_of(
    st.fixed_dictionaries({"type": st.sampled_from(TAGS)}, optional={"id": WORDS, "seat": NUMBERS}).map(json.dumps),
    st.tuples(WHOLE, st.integers(0, 80)).map(lambda pair: pair[0][: pair[1]]),
    st.text(max_size=60),
    VALUES.map(json.dumps),
    st.sampled_from(["x" * (MOST_BYTES + 1), "[" * 9000, LONG_TALK, "1e999"]),
)
TEXTS = st.integers(0, 4).flatmap(lambda which: BROKEN if which == 4 else WHOLE)
OFFERED = st.integers(0, 40)  # the move at this place of those that the sender's page is offered
SAID = st.integers(0, 2).flatmap(lambda which: OFFERED if which == 2 else TEXTS)
SENDERS = st.sampled_from([0, 0, 0, 1, 1, 1, 2, 3])


def text_of(message: Make) -> str:
    """A message as it travels: the wire says its kind."""
    return msgspec.json.encode(message).decode()


class Senders:
    """The host, another player, an onlooker, a big screen with the host's cookie: each on a line of its own."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.people = [Person(room, (0,)), Person(room, (1,)), Person(room, ()), Person(room, (0,), public=True)]
        self.lines = [
            Line(cast(WebSocket, None), cast(Sockets, None), cast(House, None), Allowance(lambda: 0.0, 1e9, 1.0))
            for _ in self.people
        ]
        for person, line in zip(self.people, self.lines, strict=True):
            line.send = person.hear  # type: ignore[method-assign]
        self.known: list[set[str]] = [set() for _ in self.people]
        self.checked = [0] * len(self.people)

    def text(self, which: int, said: str | int) -> str:
        """What a sender says; by a number: the move at that place of those that its page is offered, or a pass too late."""
        if isinstance(said, str):
            return said
        told = self.people[which].now
        seat, question, move = 0, 0, MoveSaid("pass")
        for picture in told.pictures:
            if picture.moves and picture.seat is not None:
                seat, question, move = picture.seat, picture.asked.number, picture.moves[said % len(picture.moves)].move
        return text_of(Make(f"{which}-{told.number}-{said}", seat, question, move))

    async def send(self, which: int, text: str) -> str:
        """One message of one sender; how it was answered."""
        person = self.people[which]
        since = len(person.told)
        order = self.lines[which].understood(text)
        if order is not None:
            await self.room.take(person.page, order)
        troubles = [each for each in person.told[since:] if isinstance(each, Trouble)]
        answers = [each for each in person.told[since:] if isinstance(each, Answer)]
        if order is None:
            assert len(troubles) == 1 and troubles[0].message and not answers, text
            return "trouble"
        assert not troubles
        if not getattr(order, "id", ""):
            return "silent"
        assert [each.id for each in answers] == [order.id], text
        refused = answers[0].refused
        assert refused is None or refused.reason, text
        return "done" if refused is None else "refused"

    def check(self) -> None:
        """No frame names a card that its page can't know."""
        game = self.room.running
        for place, person in enumerate(self.people):
            seats = (None,) if person.page.public or not person.page.seats else person.page.seats
            self.known[place] |= known_ids(game.state, tuple(seats))
            for _, frame in person.frames[self.checked[place] :]:
                check_frame(game.state.box, frame, self.known[place])
            self.checked[place] = len(person.frames)


def test_no_message_breaks_a_table_or_tells_what_it_should_not() -> None:
    outcomes: Counter[str] = Counter()

    @settings(HAND_OF_EXAMPLES, max_examples=EXAMPLES)
    @given(st.lists(st.tuples(SENDERS, SAID, st.booleans()), min_size=MESSAGES, max_size=MESSAGES))
    def storm(messages: list[tuple[int, str | int, bool]]) -> None:
        asyncio.run(stormed(messages))

    async def stormed(messages: list[tuple[int, str | int, bool]]) -> None:
        keeping = MemoryKeeping()
        room = await new_room(2, 2, keeping=keeping)
        other = await new_room(2, 2, seed=9)
        onlooker = await Person(other, (0,)).come()
        frames, state = list(onlooker.frames), to_json(other.running.state)
        senders = Senders(room)
        for person in senders.people:
            await person.come()
        for which, said, twice in messages:
            text = senders.text(which, said)
            for _ in range(1 + twice):
                outcomes[await senders.send(which, text)] += 1
            senders.check()
        kept = await keeping.load("test")
        assert kept is not None and len(kept.lines) == room.lines
        assert all("\n" not in line for line in kept.lines), "no message writes a line of its own into the record"
        assert onlooker.frames == frames and to_json(other.running.state) == state
        room.facts.paused = False
        room.clock.go_on()
        if room.ballot is None and room.facts.clock not in ("wait", "days"):
            assert await wait_for_next(room), "the table goes on"
        assert timer_of(room).time >= 1000

    storm()
    assert sum(outcomes.values()) >= 5000
    assert min(outcomes[kind] for kind in ("done", "refused", "trouble")) > 200, outcomes


class FakeSocket:
    """A connection that says these messages and then is gone."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = list(texts)
        self.sent: list[Any] = []
        self.closed = 0
        self.headers = {"host": "h"}
        self.cookies: dict[str, str] = {}

    async def accept(self) -> None:
        """It is open."""

    async def receive_text(self) -> str:
        """The next message."""
        await asyncio.sleep(0)
        if not self.texts:
            raise WebSocketDisconnect
        return self.texts.pop(0)

    def tell(self, text: bytes) -> int:
        """What the table says."""
        self.sent.append(msgspec.json.decode(text, type=FromTable))
        return 0

    async def close(self, code: int = 1000) -> None:
        """The table has closed it."""
        self.closed = code


def test_who_says_no_hello_is_told_and_may_come_again() -> None:
    """A phone may put a page to sleep just as its line opens."""

    async def begun() -> None:
        house = House(MemoryKeeping(), RealTimer(), AtOnce())
        seated = await house.open(OpenTable(name="Ann"))
        for texts in ([json.dumps({"type": "ask_undo", "id": "early", "seat": 0})], []):
            socket = FakeSocket(texts)
            await Line(cast(WebSocket, socket), cast(Sockets, socket), house, Allowance(lambda: 0.0, 50, 1.0)).serve(seated.table)
            [told] = socket.sent
            assert isinstance(told, Trouble) and told.message and not told.ends and socket.closed
        await house.close()

    asyncio.run(begun())


def test_a_connection_that_begins_with_anything_at_all_ends_in_order() -> None:
    async def begun(batches: list[list[str]]) -> None:
        house = House(MemoryKeeping(), RealTimer(), AtOnce())
        seated = await house.open(OpenTable(name="Ann", bots=("greedy",) * 3, play=True))
        hello = json.dumps({"type": "hello", "token": seated.token})
        for texts in batches:
            for table, first in ((seated.table, ()), (seated.table, (hello,)), ("nowhere", ())):
                socket = FakeSocket([*first, *texts])
                await Line(cast(WebSocket, socket), cast(Sockets, socket), house, Allowance(lambda: 0.0, 50, 1.0)).serve(table)
                assert socket.sent or not texts or table == seated.table
        room = house.rooms[seated.table]
        assert not house.tasks[seated.table].done() and not room.audience.pages, "all are gone, the table is there"
        await house.close()

    @settings(HAND_OF_EXAMPLES, max_examples=10)
    @given(st.lists(st.lists(TEXTS, min_size=1, max_size=25), min_size=5, max_size=5))
    def storm(batches: list[list[str]]) -> None:
        asyncio.run(begun(batches))

    storm()
