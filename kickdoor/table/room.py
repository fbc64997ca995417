"""One table: its game, its people, its clock. One task takes everything from one queue, so there is one order of things."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Sequence
from random import Random
from typing import Any

from kickdoor import __version__
from kickdoor.game import Game
from kickdoor.move import Move, Refusal
from kickdoor.notes import Numbers
from kickdoor.record.lines import step_lines
from kickdoor.record.writing import steps_of
from kickdoor.saving import to_json
from kickdoor.sets import digest
from kickdoor.state import State
from kickdoor.table import answering, choices, questions, showing
from kickdoor.table.audience import Audience, Page
from kickdoor.table.clock import TableClock
from kickdoor.table.facts import Facts
from kickdoor.table.gallery import Gallery
from kickdoor.table.keeping import Keeping, KeepingError, Meanwhile
from kickdoor.table.logbook import Logbook, Note, note_of
from kickdoor.table.people import Sitter
from kickdoor.table.pictures import wording_of
from kickdoor.table.protocol import Answer, Beat, Chat, Refused, Time, Trouble
from kickdoor.table.sketching import Sketches
from kickdoor.table.thinking import Thinker, Thought
from kickdoor.table.timing import Timer
from kickdoor.table.voting import BACK, Ballot
from kickdoor.telling.news import story_of
from kickdoor.words import chosen, say, spoken

ANSWERS_KEPT = 500  # so many ids of moves are remembered, to count each once
SAVE_EVERY = 25  # moves between two saved states
MEND_SECONDS = 2.0  # between two tries of a store that can't be written
NOTE = "# "  # a line of the table's own among those of the record


class Room:
    """A table. Everything that changes it comes through `take` or `tick`, one at a time."""

    def __init__(self, table: str, facts: Facts, keeping: Keeping, timer: Timer, thinker: Thinker, chance: Random) -> None:
        self.table = table
        self.facts = facts
        self.keeping = keeping
        self.timer = timer
        self.thinker = thinker
        self.chance = chance
        self.sitters: list[Sitter] = []
        self.game: Game | None = None
        self.clock = TableClock(timer.now, chance, facts.clock, facts.at_least)
        self.audience = Audience()
        self.logbook = Logbook()
        self.chat: list[Chat] = []
        self.number = 0  # of what was told last
        self.first_number = 0  # what has a lower number was told before the table was taken up
        self.asked_for = timer.now()
        self.question = 0
        self.held: frozenset[int] = frozenset()
        self.lines = 0  # of the record, as kept
        self.saved_at = 0
        self.answers: OrderedDict[str, Refused | None] = OrderedDict()
        self.bots_due: dict[int, float] = {}
        self.thoughts: dict[int, Thought] = {}
        self.broken: KeepingError | None = None  # why nothing can be kept now
        self.links: tuple[str, ...] = ()
        self.own: tuple[str, ...] = ()  # folders of sets that may be played here
        self.no_link = ""  # the message that says why no other device can come
        self.orders: asyncio.Queue[tuple[Page, Any]] = asyncio.Queue()
        self.leaving = False
        self.crossed = False  # another version has begun the game: what was before can't be told again
        self.ballot: Ballot | None = None
        self.sketches = Sketches()
        self.gallery = Gallery()

    # --- names -------------------------------------------------------------------------------------------------------

    @property
    def running(self) -> Game:
        """The game, where there is one."""
        assert self.game is not None
        return self.game

    @property
    def is_playing(self) -> bool:
        """True while moves can be made."""
        return self.facts.phase == "playing" and not self.facts.paused and self.ballot is None

    def sitter(self, seat: int) -> Sitter | None:
        """Who has this seat, or None where there is no such seat."""
        return self.sitters[seat] if 0 <= seat < len(self.sitters) else None

    def named(self, seat: int) -> str:
        """A seat's name."""
        found = self.sitter(seat)
        return found.name if found is not None else ""

    # --- the task ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Take orders, and do what is due, until the table is left."""
        while not self.leaving:
            await self.tick()
            found = await self.timer.first(self.orders, self.due())
            if found is not None:
                await self.take(*found)

    def post(self, page: Page, order: Any) -> None:
        """Something came from a page; it is taken in its turn."""
        self.orders.put_nowait((page, order))

    async def take(self, page: Page, order: Any) -> None:
        """Do one order and answer it; an id that was answered before is answered the same again."""
        from kickdoor.table.orders import ORDERS

        mark = page.mark(order)
        if mark and mark in self.answers:
            page.say(Answer(order.id, self.answers[mark]))
            return
        with spoken(page.language):
            refused = await ORDERS[type(order)](self, page, order)
        if mark:
            self.remember(mark, refused)
            page.say(Answer(order.id, refused))

    def remember(self, mark: str, refused: Refused | None) -> None:
        """An order was answered so."""
        self.answers[mark] = refused
        while len(self.answers) > ANSWERS_KEPT:
            self.answers.popitem(last=False)

    # --- time --------------------------------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When something is to be done without an order."""
        if not self.is_playing:
            votes = self.ballot is not None and self.facts.phase == "playing" and not self.facts.paused
            return self.ballot.until if votes and self.ballot is not None else None
        times = [self.clock.due(), self.clock.reminds_at(), *self.bots_due.values()]
        return min((time for time in times if time is not None), default=None)

    async def tick(self) -> None:
        """Do all that is due."""
        from kickdoor.table import playing

        while (due := self.due()) is not None and due <= self.timer.now():
            await playing.do_what_is_due(self)

    # --- keeping -----------------------------------------------------------------------------------------------------

    async def keep(self, lines: Sequence[str], state: bytes | None = None, meanwhile: Meanwhile | None = None) -> None:
        """Lines of the record, safe when this returns. While the store can't write the table stands still and says why."""
        await self._until_kept(lambda: self.keeping.append(self.table, self.lines, list(lines), state, meanwhile))
        self.lines += len(lines)

    async def keep_facts(self) -> None:
        """The table's own facts, safe when this returns."""
        facts = self.facts.plain()
        await self._until_kept(lambda: self.keeping.change_table(self.table, facts))

    async def keep_seat(self, sitter: Sitter) -> None:
        """A seat, safe when this returns."""
        kept = sitter.kept()
        await self._until_kept(lambda: self.keeping.seat(self.table, kept))

    async def _until_kept(self, write: Any) -> None:
        while True:
            try:
                await write()
            except KeepingError as error:
                await self._stand_still(error)
            else:
                break
        if self.broken:
            self.broken = None
            if self.ballot is None and not self.facts.paused:
                self.clock.go_on()
            self.tell()

    def why_broken(self) -> str:
        """Why nothing can be kept now, in the language spoken; empty where it can."""
        return say(self.broken.message_id, **self.broken.facts) if self.broken else ""

    async def _stand_still(self, reason: KeepingError) -> None:
        """Tell that the table pauses, and why; then wait a little. Who comes is let in, whatever else comes must wait."""
        from kickdoor.table.orders import while_broken

        before = self.why_broken()
        self.broken = reason
        if self.why_broken() != before:
            self.clock.stop()
            self.tell()
        until = self.timer.now() + MEND_SECONDS
        while self.timer.now() < until:
            found = await self.timer.first(self.orders, until)
            if found is not None:
                await while_broken(self, *found)

    # --- moves -------------------------------------------------------------------------------------------------------

    async def play(self, moves: Sequence[Move], mark: str = "") -> None:
        """Make moves that are legal, keep them, then tell them. `mark`: of the order behind them."""
        twin = self.running.copy()
        stories = []
        for move in moves:
            was = twin.state.copy()
            stories.append(story_of(was, twin.state, move, twin.play(move)))
        before = await self._keep_moves(twin, mark, lambda: showing.ahead(self, twin, moves))
        for story in stories:
            self.logbook.add(story)
        await self.moved(before, moves)

    async def decree(self, move: Move) -> None:
        """Do what the table decides over the game's head; it may be done."""
        twin = self.running.copy()
        twin.decree(move)
        await self._keep_moves(twin, "")
        self.logbook.add(note_of(move, self.running.state.turns))
        self.held = frozenset()
        if self.running.over:
            await self.finish()
        else:
            self.ask(None, same=False)
        self.settle()
        self.tell()

    async def _keep_moves(self, twin: Game, mark: str, meanwhile: Meanwhile | None = None) -> State:
        """Keep what the twin has made more than the game, which it then takes the place of; the state before."""
        before, made = self.running.state, len(self.running.moves_made)
        numbers = Numbers(twin.state.box)
        lines = [
            line
            for number, step in enumerate(steps_of(numbers, twin, made), made + 1)
            for line in step_lines(numbers, number, step)
        ]
        if mark:
            lines.append(f"{NOTE}id {mark}")
        await self.keep(lines, self._state_to_save(twin), meanwhile)
        self.game = twin
        return before

    def _state_to_save(self, game: Game) -> bytes | None:
        """The state with a line now and then, so that a newer version can go on from there."""
        if len(game.moves_made) - self.saved_at < SAVE_EVERY and not game.over:
            return None
        self.saved_at = len(game.moves_made)
        return to_json(game.state)

    async def moved(self, before: Any, moves: Sequence[Move]) -> None:
        """Moves were made: ask what is asked now, start what runs, tell."""
        after = self.running.state
        same = questions.is_same(before, after)
        silent = questions.is_silent(before, after, moves)
        if questions.fight_of(before) != questions.fight_of(after):
            self.clock.new_fight()
        contested = questions.kind_of(before, self.held) != questions.kind_of(after, self.held)
        if not same:
            self.held = frozenset()
        if self.running.over:
            await self.finish()
        elif not silent or contested:
            self.ask(before, same=same)
        self.settle()
        if silent and not contested:
            self.refresh({move.seat for move in moves})
        else:
            self.tell()
        self.gallery.told()

    def ask(self, before: Any, *, same: bool) -> None:
        """There is a new question, or an old one with something changed beside it."""
        state = self.running.state
        kind = questions.kind_of(state, self.held)
        if not (same and questions.is_opening(state)):
            self.question += 1
        was = questions.kind_of(before, self.held) if before is not None else ""
        if kind == "offer":
            self.clock.open_offer()
        elif was == "offer" and self._stood_below(before) and self.clock.close_offer():
            pass
        elif not same or was != kind or self.clock.running is None:
            self.clock.open(kind)
        answering.forget_all(self)

    def _stood_below(self, before: Any) -> bool:
        """True if what an offer lay on is what is asked again."""
        state = self.running.state
        below = before.copy()
        below.stack.pop()
        return questions.is_same(below, state)

    def settle(self) -> None:
        """Who is to answer by itself gets its moment; a window in which all have passed gets its end."""
        if self.game is None or self.facts.phase != "playing" or self.game.over:
            answering.forget_all(self)
            return
        answering.settle(self)
        if self.held and self.clock.close_at is None and not questions.left_to_answer(self.game.state, self.held):
            self.clock.all_passed()

    async def finish(self) -> None:
        """Somebody has won, or the host calls it a day: the secret is shown."""
        self.facts.phase = "over"
        self.ballot = None
        answering.forget_all(self)
        self.clock.running = None
        await self.keep_facts()

    # --- beginning ---------------------------------------------------------------------------------------------------

    async def begin(self, game: Game) -> None:
        """The cards are dealt: the first question is asked."""
        numbers = Numbers(game.state.box)
        from kickdoor.notes import fate_text

        self.facts.phase = "playing"
        self.facts.names = game.names
        self.facts.version, self.facts.cards = __version__, digest(game.state.box)
        await self.keep_facts()
        await self.keep([f"fate {fate_text(numbers, fate)}" for fate in game.opening])
        self.game = game
        game.remember(BACK)
        self.note("log-dealt", seats={"who": game.state.turn})
        self.resume()

    def resume(self) -> None:
        """The game begins, or goes on after a restart: each open question gets its full time."""
        self.ask(None, same=False)
        self.settle()
        self.tell()

    # --- telling -----------------------------------------------------------------------------------------------------

    def note(self, message: str, *, seats: dict[str, int] | None = None, kind: str = "note", **facts: object) -> None:
        """A line of the log that is no move."""
        turn = self.game.state.turns if self.game is not None else 0
        self.logbook.add(Note(message, turn, seats or {}, facts, kind))

    def next_number(self) -> None:
        """What is told now has a number of its own."""
        self.number += 1
        self.logbook.told_with(self.number)

    def tell(self) -> None:
        """Something changed: everybody is told."""
        self.next_number()
        telling = showing.telling(self)
        for page in list(self.audience.pages):
            telling.to(page)

    def refresh(self, seats: set[int]) -> None:
        """Only these seats' pages see a difference: the number stays."""
        telling = showing.telling(self)
        for page in list(self.audience.pages):
            if seats & set(page.seats) and not page.public:
                telling.to(page)

    def time(self, language: str = "en") -> Time | None:
        """What the clock shows."""
        return showing.time(self, language)

    def beat(self, page: Page) -> None:
        """A sign of life."""
        page.say(Beat(self.time(page.language)))

    def refused(self, refusal: Refusal) -> Refused:
        """A refusal in the language spoken."""
        return choices.refused(wording_of(self.running.state.box, self.running.names, chosen()), refusal)

    # --- the end -----------------------------------------------------------------------------------------------------

    def say_back_soon(self) -> None:
        """The server goes: all pages are told."""
        for page in self.audience.pages:
            with spoken(page.language):
                page.say(Trouble(say("table-back-soon")))

    async def leave(self) -> None:
        """The state is kept for whichever version comes next."""
        self.leaving = True
        if self.game is not None and self.facts.phase == "playing":
            with contextlib.suppress(KeepingError):
                await self.keeping.append(self.table, self.lines, [f"{NOTE}left"], to_json(self.game.state))
                self.lines += 1
