"""What a table shows now: pictures, the clock, the log, the place itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from kickdoor.frames import Opening
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.record import commitment
from kickdoor.sets import chosen, load, open_box
from kickdoor.table import guided, questions
from kickdoor.table.audience import Made, Page, Telling
from kickdoor.table.lengths import middle
from kickdoor.table.logbook import Read
from kickdoor.table.pictures import NOBODY, Moment
from kickdoor.table.protocol import Line, SeatPicture, Time
from kickdoor.table.protocol import Room as RoomSaid
from kickdoor.words import say, spoken

if TYPE_CHECKING:
    from kickdoor.table.room import Room


def telling(room: Room) -> Telling:
    """What is told now; what pictures have in common is as it was told last."""
    of_place, read = Made(partial(place, room)), Made(lambda language: {})
    return Telling(
        room.number,
        len(room.logbook.entries),
        lambda page: said(room, page, of_place),
        lambda seat, language: picture_for(room, seat, language),
        lambda page: news(room, page, read(page.language)),
    )


def ahead(room: Room, after: Game, moves: Sequence[Move]) -> None:
    """Make the pictures of how the table will stand after these moves, for whoever will be told of it."""
    before = room.running.state
    silent = questions.is_silent(before, after.state, moves)
    moment = Moment(room.question, room.held if questions.is_same(before, after.state) else NOBODY)
    movers = {move.seat for move in moves}
    for page in room.audience.pages:
        if not silent or (movers & set(page.seats) and not page.public):
            for seat in page.shown:
                if seat is not None or room.facts.watch:
                    room.gallery.ahead(after, seat, moment, page.language)


def picture_for(room: Room, seat: int | None, language: str) -> SeatPicture | None:
    """What a seat sees now; nobody looks on where the host won't have it."""
    game = room.game
    if game is None or (seat is None and not room.facts.watch):
        return None
    standing = room.sitters[seat].standing if seat is not None else "none"
    may_hold = seat is not None and room.is_playing and room.clock.may_hold(seat) and bool(game.state.alive[seat])
    moment = Moment(room.question, room.held, time(room, language), may_hold, standing)
    shown = room.gallery.picture(game, seat, moment, language)
    if not room.facts.guided or seat != guided.SEAT:
        return shown
    with spoken(language):
        return replace(shown, guide=guided.guide(game.state, seat, shown.moves, asked=shown.asked.yours))


def time(room: Room, language: str) -> Time | None:
    """What the clock shows."""
    with spoken(language):
        return room.clock.told(say("table-clock-stands")) if room.is_playing and not room.broken else None


def may_look(room: Room, page: Page) -> bool:
    """True for players, and for all where the host lets others look on."""
    return bool(page.seats) or room.facts.watch


def lines(room: Room, page: Page, since: int) -> tuple[Line, ...]:
    """The log after so many entries, as the page may read it."""
    return lines_for(room, page.language, page.viewer, since) if may_look(room, page) else ()


def news(room: Room, page: Page, read: Read) -> tuple[Line, ...]:
    """What is new in the log for a page. `read`: what others of its language have read of it."""
    return lines_for(room, page.language, page.viewer, page.entries, read) if may_look(room, page) else ()


def lines_for(room: Room, language: str, viewer: int, since: int, read: Read | None = None) -> tuple[Line, ...]:
    """The log after so many entries, for a viewer and in a language."""
    names = room.facts.names or tuple(each.name for each in room.sitters)
    box = room.game.state.box if room.game is not None else open_box(room.facts.sets)
    with spoken(language):
        return room.logbook.lines(box, names, viewer, since, read)


def said(room: Room, page: Page, place: Callable[[str, bool], RoomSaid]) -> RoomSaid:
    """The table as a place, for one page: like for all of its language who have seats, or have none, but for its own chairs."""
    there = place(page.language, bool(page.seats))
    if not page.seats:
        return there
    return replace(there, chairs=tuple(replace(one, yours=True) if one.seat in page.seats else one for one in there.chairs))


def place(room: Room, language: str, seated: bool) -> RoomSaid:
    """The table as a place, each chair as it is for who doesn't have it."""
    facts = room.facts
    phase: Any = "paused" if facts.phase == "playing" and (facts.paused or room.broken) else facts.phase
    with spoken(language):
        vote = room.ballot.told() if room.ballot is not None else None
        length = middle(facts.sets, len(room.sitters), facts.options, facts.clock)
        reason = room.why_broken() or (say("table-paused") if facts.paused else "")
        no_link = room.no_link and say(room.no_link)
    return RoomSaid(
        room.table,
        facts.title,
        phase,
        tuple(each.chair(host=facts.host, yours=False, ready=is_ready(room, each.seat)) for each in room.sitters),
        facts.sets,
        facts.options,
        facts.clock,
        room.clock.window_seconds() or 0.0,
        facts.watch,
        facts.preset,
        length,
        room.links if seated else (),
        no_link,
        commitment(bytes.fromhex(facts.secret)),
        tuple(facts.words),
        reason,
        facts.secret if facts.phase == "over" else "",
        room.audience.watchers,
        facts.rematch,
        facts.public,
        vote,
        room.sketches.drawn,
        facts.shared if seated else "",
        has_board(facts.sets),
    )


@lru_cache(maxsize=32)
def has_board(sets: tuple[str, ...]) -> bool:
    """True where one of the sets has a board for Levels (SETUP-03)."""
    return not all(each.counters for each in load(chosen(sets)))


def is_ready(room: Room, seat: int) -> bool:
    """True where the opening plays of a seat are done; before the cards are dealt everybody is."""
    frame = room.game.state.stack[-1] if room.game is not None and room.game.state.stack else None
    return not isinstance(frame, Opening) or bool(frame.passed >> seat & 1)
