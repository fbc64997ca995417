"""All tables of a server: opened, found, taken up after a restart, deleted when nobody comes any more."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from random import Random, SystemRandom
from typing import Literal, TypeVar

from kickdoor.errors import InputError
from kickdoor.options import checked
from kickdoor.sets import open_box
from kickdoor.table import guided, lobby
from kickdoor.table.audience import Page
from kickdoor.table.facts import Facts
from kickdoor.table.handing import BETWEEN, CODE_SECONDS, Codes, HandingError, by_link, let_in, new_link
from kickdoor.table.keeping import Keeping
from kickdoor.table.loading import load
from kickdoor.table.offering import offered
from kickdoor.table.orders import Call
from kickdoor.table.people import Sitter, bot_name, clean, hashed, new_token
from kickdoor.table.protocol import HandedOn, HandOn, OpenTable, Seated, Shared, SitDown
from kickdoor.table.room import Room
from kickdoor.table.thinking import QUICK, Thinker
from kickdoor.table.timing import Timer
from kickdoor.words import say

LOG = logging.getLogger("kickdoor.table")
TABLE_BYTES = 16  # 128 bits
DAYS_KEPT = 90.0
NOWHERE = Page((), lambda frame: None)
Got = TypeVar("Got")
LEAVING_SECONDS = 5.0  # for tables to finish what they are doing


class HouseError(InputError):
    """What was asked of the house can't be done; its message says why."""


class House:
    """The tables. Each has a task; a table is taken up from the store when somebody first asks for it."""

    def __init__(self, keeping: Keeping, timer: Timer, thinker: Thinker, *, links: Callable[[str], tuple[str, ...]] | None = None,
                 no_link: str = "", chance: Random | None = None, days: float = DAYS_KEPT,
                 own: tuple[str, ...] = ()) -> None:  # fmt: skip
        self.keeping = keeping
        self.timer = timer
        self.thinker = thinker
        self.links = links or (lambda table: ())
        self.no_link = no_link
        self.chance = chance or SystemRandom()
        self.days = days
        self.own = own  # folders of sets that may be played here
        self.codes = Codes(time.monotonic)
        self.rooms: dict[str, Room] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}

    # --- finding -----------------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room | None:
        """The table of this name, taken up if it isn't yet."""
        if table in self.rooms:
            self.rooms[table].asked_for = self.timer.now()
            return self.rooms[table]
        task = self.loading.get(table)
        if task is None:
            task = self.loading[table] = asyncio.create_task(self._take_up(table))
        try:
            return await asyncio.shield(task)
        finally:
            if task.done():
                self.loading.pop(table, None)

    async def _take_up(self, table: str) -> Room | None:
        kept = await self.keeping.load(table)
        if kept is None:
            return None
        room = await load(kept, self.keeping, self.timer, self.thinker, Random(self.chance.getrandbits(64)))
        self._start(room)
        return room

    def _start(self, room: Room) -> None:
        room.links = self.links(room.table)
        room.no_link = self.no_link
        room.own = self.own
        self.rooms[room.table] = room
        task = asyncio.create_task(room.run(), name=f"table {room.table}")
        self.tasks[room.table] = task
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A table's task never ends by itself: what went wrong is logged, and the table is taken up anew when it is asked for."""
        if task.cancelled() or task.exception() is None:
            return
        LOG.error(say("server-table-failed", task=task.get_name()), exc_info=task.exception())
        for table, other in list(self.tasks.items()):
            if other is task:
                del self.tasks[table], self.rooms[table]

    @property
    def is_visited(self) -> bool:
        """True while somebody is at one of the tables."""
        return any(room.audience.pages for room in self.rooms.values())

    async def running(self) -> None:
        """Take up every table whose game goes on by itself: its clock runs though nobody has asked for it."""
        for listed in await self.keeping.listed():
            if listed.facts.get("phase") == "playing":
                try:
                    await self.room(listed.table)
                except InputError as error:
                    LOG.error(say("server-table-lost", table=listed.table, reason=say(error.message_id, **error.facts)))

    async def public(self) -> tuple[tuple[str, str], ...]:
        """The tables that may be listed: those opened as public, not over."""
        return tuple(
            (listed.table, str(listed.facts.get("title", "")))
            for listed in await self.keeping.listed()
            if listed.facts.get("public") and listed.facts.get("phase") != "over"
        )

    # --- opening, sitting down ---------------------------------------------------------------------------------------

    async def open(self, wish: OpenTable) -> Seated:
        """A new table with its host. Raises InputError for sets, options or bots that there are none of."""
        if wish.guided:
            wish = guided.wish_of(wish)
        sets = offered(wish.sets, self.own)
        box = open_box(sets)
        options = checked(wish.options)
        seats = max(lobby.FEWEST_CHAIRS, min(lobby.MOST_CHAIRS, max(wish.seats, 1 + len(wish.bots)), box.players[1]))
        facts = Facts(title=clean(wish.title, lobby.TITLE_LETTERS), sets=sets, options=options, clock=wish.clock,
                      watch=wish.watch, public=wish.public, guided=wish.guided, preset=clean(wish.preset, lobby.TITLE_LETTERS),
                      secret=guided.SECRET if wish.guided else lobby.new_secret())  # fmt: skip
        token, table = new_token(), secrets.token_urlsafe(TABLE_BYTES)
        room = Room(table, facts, self.keeping, self.timer, self.thinker, Random(self.chance.getrandbits(64)))
        room.sitters = chairs(clean(wish.name, 24) or say("table-somebody"), hashed(token), wish, seats)
        await self.keeping.open_table(table, facts.plain())
        for sitter in room.sitters:
            await room.keep_seat(sitter)
        if wish.play:
            refused = await lobby.begin(room, fill=True)
            if refused is not None:
                await self.keeping.delete(table)
                raise HouseError("table-not-dealt", reason=refused.reason)
            if wish.guided:
                await room.decree(guided.opening_ruling())
        self._start(room)
        return Seated(table, 0, token)

    async def sit(self, room: Room, wish: SitDown) -> Seated:
        """Take a chair. Raises HouseError where none can be had."""
        token = new_token()

        async def sits() -> int:
            sitter = lobby.free_seat(room, wish.seat)
            if sitter is None or room.facts.phase == "over":
                raise HouseError("table-no-chair")
            await lobby.sit_down(room, sitter, wish.name, hashed(token), program=bool(wish.program))
            return sitter.seat

        seat = await self.errand(room, sits)
        return Seated(room.table, seat, token)

    async def leave(self, room: Room, seats: list[int]) -> None:
        """Stand up from these seats."""

        async def goes() -> None:
            for seat in seats:
                await lobby.stand_up(room, room.sitters[seat])
                for page in room.audience.pages:
                    page.seats = tuple(each for each in page.seats if each != seat)

        await self.errand(room, goes)

    async def hand_on(self, room: Room, wish: HandOn, tokens: list[str]) -> HandedOn:
        """A link and a code for one's own seat. Raises HandingError for a seat that these tokens don't open."""

        async def hands_on() -> str:
            sitter = room.sitter(wish.seat)
            if sitter is None or not any(sitter.opens(token) for token in tokens):
                raise HandingError("table-not-your-seat")
            return await new_link(room, sitter, tokens, renew=wish.renew)

        part = await self.errand(room, hands_on)
        links = tuple(link.rpartition("/t/")[0] + f"/s/{part}" for link in room.links)
        return HandedOn(links, room.no_link and say(room.no_link), self.codes.new(room.table, wish.seat), round(CODE_SECONDS))

    async def redeem(self, said: str, address: str) -> Seated:
        """A seat by its link or its code. Raises HandingError."""
        table, dot, secret = said.strip().partition(BETWEEN)
        promise = None if dot else self.codes.take(said, address)
        room = await self.room(promise.table if promise is not None else table)
        if room is None:
            raise HandingError("table-no-code")

        async def lets_in() -> Seated:
            sitter = room.sitter(promise.seat) if promise is not None else by_link(room, secret)
            if sitter is None:
                raise HandingError("table-no-code")
            return Seated(room.table, sitter.seat, await let_in(room, sitter))

        return await self.errand(room, lets_in)

    async def rematch(self, room: Room, tokens: list[str]) -> Seated:
        """The same once more at a new table, which this one leads to; who asks after the first sits down there too.

        Raises HouseError for who has no seat here, and while the game runs.
        """

        async def asks() -> Seated:
            mine = next((each for each in room.sitters if any(each.opens(token) for token in tokens)), None)
            if mine is None or room.facts.phase != "over":
                raise HouseError("table-only-players" if mine is None else "table-record-later")
            there = await self.room(room.facts.rematch) if room.facts.rematch else None
            if there is not None:
                return await self.sit(there, SitDown(mine.name))
            seated = await self.open(lobby.once_more(room, mine))
            room.facts.rematch = seated.table
            await room.keep_facts()
            room.tell()
            return seated

        return await self.errand(room, asks)

    async def share(self, room: Room, tokens: list[str], *, on: bool) -> Shared:
        """A link to the story of a game that is over, for anybody; the same once it is there. The host may shut it again.

        Raises HouseError for who has no seat here, and while the game runs.
        """

        async def shares() -> Shared:
            mine = [each.seat for each in room.sitters if any(each.opens(token) for token in tokens)]
            if not mine or room.facts.phase != "over":
                raise HouseError("table-record-later" if mine else "table-only-players")
            if not on and room.facts.host not in mine:
                raise HouseError("table-host-only")
            shared = (room.facts.shared or secrets.token_urlsafe(TABLE_BYTES)) if on else ""
            if shared != room.facts.shared:
                room.facts.shared = shared
                await room.keep_facts()
                room.tell()
            return Shared(shared)

        return await self.errand(room, shares)

    async def shared(self, story: str) -> Room | None:
        """The table whose story was shared by this id."""
        open_here = (table for table, room in self.rooms.items() if room.facts.shared == story)
        table = next(open_here, "")
        if not table:
            kept = (each.table for each in await self.keeping.listed() if each.facts.get("shared") == story)
            table = next(kept, "")
        room = await self.room(table) if table else None
        return room if room is not None and room.facts.shared == story else None

    async def delete(self, room: Room) -> None:
        """The table and all that is kept of it are gone."""
        task = self.tasks.pop(room.table, None)
        self.rooms.pop(room.table, None)
        if task is not None:
            task.cancel()
        await self.keeping.delete(room.table)

    async def errand(self, room: Room, does: Callable[[], Awaitable[Got]]) -> Got:
        """Have something done in the table's own order of things."""
        outcome = await self._outcome(room, does)
        if isinstance(outcome, Exception):
            try:
                raise outcome
            finally:
                del outcome  # it leads to this place, which would hold it
        return outcome

    async def _outcome(self, room: Room, does: Callable[[], Awaitable[Got]]) -> Got | Exception:
        """What came of it, or what it raised."""
        done: asyncio.Future[Got | Exception] = asyncio.get_running_loop().create_future()

        async def call() -> None:
            found: Got | Exception
            try:
                found = await does()
            except InputError as error:
                found = error.with_traceback(None)
            except Exception as error:
                if not done.done():
                    done.set_result(error)
                raise
            if not done.done():
                done.set_result(found)

        task = self.tasks.get(room.table)
        if task is None:
            raise HouseError("table-no-table")
        room.post(NOWHERE, Call(call))
        await asyncio.wait((done, task), return_when=asyncio.FIRST_COMPLETED)
        if not done.done():  # the table was deleted, or has stopped, before it came to this
            raise HouseError("table-no-table")
        return done.result()

    # --- the end -----------------------------------------------------------------------------------------------------

    async def sweep(self) -> list[str]:
        """Delete the tables that nobody has touched for so many days."""
        gone = await self.keeping.sweep(time.time() - self.days * 86_400)
        for table in gone:
            task = self.tasks.pop(table, None)
            self.rooms.pop(table, None)
            if task is not None:
                task.cancel()
        return gone

    def say_back_soon(self) -> None:
        """Every page is told that the server goes."""
        for room in self.rooms.values():
            room.say_back_soon()

    async def close(self) -> None:
        """Keep every table's state, and stop.

        Each table leaves in its own order, after what it is doing: a move that is being written is never cut short.
        """
        for room in list(self.rooms.values()):
            room.post(NOWHERE, Call(room.leave))
        tasks = list(self.tasks.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=LEAVING_SECONDS)
            for task in late:
                task.cancel()  # its store can't be written
            await asyncio.gather(*late, return_exceptions=True)
        self.thinker.close()
        await self.keeping.close()


def chairs(name: str, token: str, wish: OpenTable, seats: int) -> list[Sitter]:
    """The host's chair, the bots', the empty ones. Raises BotNameError."""
    from kickdoor.bots import make, temper_for

    found = [Sitter(0, "person", name, sex=wish.sex, tokens={token})]
    for place, kind in enumerate(wish.bots[: seats - 1]):
        made = make(kind or QUICK, 0).name
        temper = temper_for(made, wish.tempers[place]) if place < len(wish.tempers) else "plain"
        sex: Literal["male", "female"] = "male" if place % 2 else "female"
        found.append(Sitter(len(found), "bot", bot_name([each.name for each in found]), bot=made, temper=temper, sex=sex))
    found += [Sitter(seat) for seat in range(len(found), seats)]
    return found
