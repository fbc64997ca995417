"""What can come from a page, and who does it."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kickdoor import __version__
from kickdoor.table import hosting, lobby, playing, sketching, talking, voting
from kickdoor.table.audience import Page
from kickdoor.table.keeping import KeepingError
from kickdoor.table.logbook import plain
from kickdoor.table.protocol import (
    BEAT_SECONDS,
    SILENCE_SECONDS,
    VERSION,
    AddWord,
    Again,
    Answer,
    Arrange,
    AskUndo,
    CastVote,
    Deal,
    Draw,
    Hold,
    HostOrder,
    Lengthen,
    Make,
    Refused,
    Say,
    SeatOrder,
    Stand,
    Try,
    Welcome,
)
from kickdoor.table.showing import lines as lines_for
from kickdoor.table.showing import may_look, telling
from kickdoor.words import say, spoken

if TYPE_CHECKING:
    from kickdoor.table.room import Room

TOLD_ON_RETURN = 5  # so many lines
Does = Callable[["Room", Page, Any], Awaitable[Refused | None]]


class Come(msgspec.Struct, frozen=True):
    """A page has opened its connection; `last` is the number that it has."""

    last: int = 0


class Go(msgspec.Struct, frozen=True):
    """A page's connection is gone."""


class Call(msgspec.Struct, frozen=True):
    """Something to be done in the table's own order, by the server itself: somebody sits down, the table is deleted."""

    does: Callable[[], Awaitable[Any]]


async def come(room: Room, page: Page, order: Come) -> Refused | None:
    """Let a page in: all that it needs, then what it sees now."""
    room.audience.add(page)
    came = [seat for seat in page.seats if not page.public and room.sitters[seat].connected == 0]
    for seat in page.seats:
        room.sitters[seat].connected = room.audience.connected(seat)
        room.sitters[seat].gone_since = None
    sentences = meanwhile(room, page, order.last)
    if came:
        room.next_number()  # also for the page itself, which then has missed nothing
    _welcome(room, page, sentences)
    if came:
        told = telling(room)
        for other in list(room.audience.pages):
            if other is not page:
                told.to(other)
    await _returned(room, page)
    return None


async def _returned(room: Room, page: Page) -> None:
    """Who comes back takes over from the bot at once."""
    if not page.public and room.facts.phase == "playing":
        for seat in page.seats:
            playing.here_again(room, room.sitters[seat])


def _welcome(room: Room, page: Page, sentences: tuple[str, ...]) -> None:
    page.entries = len(room.logbook.entries)
    page.say(
        Welcome(
            VERSION,
            __version__,
            () if page.public else page.seats,
            lobby.is_host(room, page),
            BEAT_SECONDS,
            SILENCE_SECONDS,
            f"/api/tables/{room.table}/faces",
            lines_for(room, page, 0),
            tuple(room.chat) if may_look(room, page) else (),
        )
    )
    telling(room).to(page, sentences)


def meanwhile(room: Room, page: Page, last: int) -> tuple[str, ...]:
    """A few sentences on what happened while the page was away; a new page is told what its seat hasn't seen yet."""
    last = last if last >= room.first_number else 0
    missed = room.number - last
    if room.game is None or not page.seats or page.public or (last and missed <= 1):
        return ()
    since = room.logbook.read_with(last) if last else unread_by_seats(room, page.seats)
    if since is None:
        return ()
    return tuple(plain(lines_for(room, page, since))[-TOLD_ON_RETURN:])


def unread_by_seats(room: Room, seats: Sequence[int]) -> int | None:
    """How much of the log these seats had read when their last page went; None where they never went, or are here."""
    sitters = [room.sitters[seat] for seat in seats]
    known = min(sitter.read for sitter in sitters)
    if not 0 < known < len(room.running.moves_made) or any(room.audience.connected(seat) > 1 for seat in seats):
        return None
    return min(sitter.heard if sitter.heard is not None else room.logbook.after(sitter.read) for sitter in sitters)


async def go(room: Room, page: Page, order: Go) -> Refused | None:
    """A page is gone."""
    room.audience.remove(page)
    left = False
    for seat in page.seats:
        sitter = room.sitter(seat)
        if sitter is not None:
            sitter.connected = room.audience.connected(seat)
            if sitter.connected == 0:
                sitter.gone_since = room.timer.now()
                sitter.read = len(room.game.moves_made) if room.game is not None else 0
                sitter.heard = len(room.logbook.entries)
                with contextlib.suppress(KeepingError):  # worth no stop of the table
                    await room.keeping.seat(room.table, sitter.kept())
                left = True
    if left:
        room.tell()
    return None


async def again(room: Room, page: Page, order: Again) -> Refused | None:
    """Numbers were missed: the picture anew, with the lines that are missing."""
    page.entries = room.logbook.read_with(order.last)
    telling(room).to(page)
    return None


async def call(room: Room, page: Page, order: Call) -> Refused | None:
    """The server's own errand."""
    await order.does()
    return None


ORDERS: dict[type[Any], Does] = {
    Come: come,
    Go: go,
    Call: call,
    Again: again,
    Make: playing.make,
    Try: playing.attempt,
    Hold: playing.hold,
    Lengthen: playing.lengthen,
    Stand: playing.stand,
    Say: talking.talk,
    Draw: sketching.draw,
    AddWord: lobby.add_word,
    Arrange: lobby.arrange,
    SeatOrder: lobby.seat_order,
    Deal: lobby.deal,
    HostOrder: hosting.host_order,
    AskUndo: voting.ask,
    CastVote: voting.vote,
}
AT_ANY_TIME = (Come, Go, Again, Try)


async def while_broken(room: Room, page: Page, order: Any) -> None:
    """The store can't be written: who comes is let in, nothing is done."""
    if isinstance(order, AT_ANY_TIME):
        with spoken(page.language):
            await ORDERS[type(order)](room, page, order)
    elif isinstance(order, Call):
        room.post(page, order)
    elif getattr(order, "id", ""):
        with spoken(page.language):
            page.say(Answer(order.id, Refused(f"{room.why_broken()} {say('table-not-kept')}", "")))
