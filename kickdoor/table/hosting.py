"""What the host may do while the game runs, undo by the host or by the table's vote, and the words into the shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor import decrees
from kickdoor.move import Move
from kickdoor.sight import Sight
from kickdoor.table import answering, lobby, voting
from kickdoor.table.audience import Page
from kickdoor.table.clock import WINDOW
from kickdoor.table.people import Sitter
from kickdoor.table.playing import explained
from kickdoor.table.protocol import HostOrder, Refused
from kickdoor.words import say

if TYPE_CHECKING:
    from kickdoor.table.room import Room

GONE_SECONDS = 300.0  # after so long anybody may take the host's chair
RUNNING = frozenset(("pause", "resume", "level", "move_card", "undo", "finish"))


async def host_order(room: Room, page: Page, order: HostOrder) -> Refused | None:
    """One of the host's orders; `take_chair` is anybody's once the host is gone."""
    if order.order == "take_chair":
        return await take_chair(room, page)
    if not lobby.is_host(room, page):
        return Refused(say("table-host-only"), "")
    if order.order in RUNNING and room.facts.phase != "playing":
        return Refused(say("table-no-more-moves" if room.facts.phase == "over" else "table-not-begun"), "")
    return await DOES[order.order](room, page, order)


async def take_chair(room: Room, page: Page) -> Refused | None:
    """The host has been away for five minutes: whoever asks is the host."""
    host = room.sitter(room.facts.host)
    mine = [seat for seat in page.seats if room.sitters[seat].kind == "person"]
    if not mine or page.public:
        return Refused(say("table-only-players"), "")
    if host is not None and host.kind == "person":
        since = host.gone_since
        if host.connected or since is None or room.timer.now() - since < GONE_SECONDS:
            return Refused(say("table-host-is-here"), "")
    room.facts.host = mine[0]
    await room.keep_facts()
    room.note("log-host", seats={"who": mine[0]})
    room.tell()
    return None


async def _pause(room: Room, page: Page, order: HostOrder) -> Refused | None:
    pausing = order.order == "pause"
    if room.facts.paused == pausing:
        return None
    room.facts.paused = pausing
    await room.keep_facts()
    if pausing:
        room.clock.stop()
    elif room.ballot is None:
        room.clock.go_on()
        answering.forget_all(room)
        room.settle()
    room.note("log-paused" if pausing else "log-resumed")
    room.tell()
    return None


def _other(room: Room, order: HostOrder) -> Sitter | None:
    """The seat that an order is about, if it isn't the host's own."""
    return room.sitter(order.seat) if order.seat != room.facts.host else None


async def _mute(room: Room, page: Page, order: HostOrder) -> Refused | None:
    sitter = _other(room, order)
    if sitter is None:
        return Refused(say("table-no-such-seat"), "")
    sitter.muted = bool(order.value) if order.value is not None else not sitter.muted
    await room.keep_seat(sitter)
    room.note("log-muted", seats={"who": sitter.seat}, muted="yes" if sitter.muted else "no")
    room.tell()
    return None


async def _remove(room: Room, page: Page, order: HostOrder) -> Refused | None:
    """Somebody has to go: the seat's tokens open nothing any more."""
    sitter = _other(room, order)
    if sitter is None or sitter.kind not in ("person", "program"):
        return Refused(say("table-no-such-seat"), "")
    await lobby.stand_up(room, sitter)
    for each in room.audience.pages:
        each.seats = tuple(seat for seat in each.seats if seat != sitter.seat)
    room.tell()
    return None


async def _to_bot(room: Room, page: Page, order: HostOrder) -> Refused | None:
    """A bot plays a seat until its owner acts again."""
    sitter = _other(room, order)
    if sitter is None or sitter.kind not in ("person", "program"):
        return Refused(say("table-no-such-seat"), "")
    sitter.away = True
    room.note("log-to-bot", seats={"who": sitter.seat})
    room.settle()
    room.tell()
    await voting.count(room)
    return None


async def _clock(room: Room, page: Page, order: HostOrder) -> Refused | None:
    if not isinstance(order.value, str) or order.value not in WINDOW:
        return Refused(say("table-not-understood"), "")
    room.facts.clock = room.clock.pace = order.value  # type: ignore[assignment]
    await room.keep_facts()
    if room.game is not None and room.facts.phase == "playing" and room.clock.running is not None:
        room.clock.open(room.clock.running.kind)
        room.settle()
    room.note("log-clock", clock=order.value)
    room.tell()
    return None


async def _level(room: Room, page: Page, order: HostOrder) -> Refused | None:
    level = order.value if isinstance(order.value, int) else 0
    return await decree(room, page, Move(room.facts.host, "level", on=("seat", order.seat), more=(level,)))


async def _move_card(room: Room, page: Page, order: HostOrder) -> Refused | None:
    """`value`: hand, table or discard; the card by the number that the host's view has for it."""
    eyes = Sight(room.running.state, room.facts.host)
    real = next((card for card in eyes.seen() if eyes.card(card) == order.card), -1)
    on = ("seat", order.seat) if order.seat >= 0 else ()
    return await decree(room, page, Move(room.facts.host, "place", real, on, (str(order.value),)))


async def _undo(room: Room, page: Page, order: HostOrder) -> Refused | None:
    return await voting.ask_for(room, room.facts.host, of_host=True)


async def _finish(room: Room, page: Page, order: HostOrder) -> Refused | None:
    return await decree(room, page, Move(room.facts.host, "adjourn"))


async def decree(room: Room, page: Page, move: Move) -> Refused | None:
    """Have a ruling done, if it can be; while the table votes on an undo only the end of the game can be."""
    if room.ballot is not None and move.verb != "adjourn":
        return Refused(say("table-vote-first"), "")
    refusal = decrees.why_not(room.running.state, move, room.running.past)
    if refusal is not None:
        return explained(room, page, refusal)
    await room.decree(move)
    return None


DOES = {
    "pause": _pause,
    "resume": _pause,
    "mute": _mute,
    "remove": _remove,
    "to_bot": _to_bot,
    "clock": _clock,
    "level": _level,
    "move_card": _move_card,
    "undo": _undo,
    "finish": _finish,
}
