"""Before the cards are dealt: what is played, who sits where; and sitting down in a running game at a bot's place."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from kickdoor import bots, decrees
from kickdoor.errors import InputError
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.options import check_seats, checked
from kickdoor.sets import open_box
from kickdoor.table import answering, voting
from kickdoor.table.audience import Page
from kickdoor.table.offering import offered
from kickdoor.table.people import NAME_LETTERS, Sitter, bot_name, clean, free_name
from kickdoor.table.protocol import AddWord, Arrange, Deal, OpenTable, Refused, SeatOrder
from kickdoor.words import say

if TYPE_CHECKING:
    from kickdoor.table.room import Room

TITLE_LETTERS = 60
MOST_CHAIRS, FEWEST_CHAIRS = 6, 2


def is_host(room: Room, page: Page) -> bool:
    """True if the host's seat is this page's."""
    return room.facts.host in page.seats and not page.public


async def arrange(room: Room, page: Page, order: Arrange) -> Refused | None:
    """What is played. Nothing is changed where one part of it can't be."""
    if not is_host(room, page):
        return Refused(say("table-host-only"), "")
    if room.facts.phase != "lobby":
        return Refused(say("table-has-begun"), "")
    facts = room.facts
    try:
        sets = offered(order.sets, room.own) if order.sets is not None else facts.sets
        options = checked(order.options) if order.options is not None else facts.options
    except InputError as error:
        return Refused(say(error.message_id, **error.facts), "")
    facts.sets, facts.options = sets, options
    if order.title is not None:
        facts.title = clean(order.title, TITLE_LETTERS)
    if order.clock is not None:
        facts.clock = room.clock.pace = order.clock
    if order.watch is not None:
        facts.watch = order.watch
    if order.public is not None:
        facts.public = order.public
    if order.preset is not None:
        facts.preset = clean(order.preset, TITLE_LETTERS)
    await room.keep_facts()
    room.tell()
    return None


async def seat_order(room: Room, page: Page, order: SeatOrder) -> Refused | None:
    """A chair: its look by its owner; a bot, a chair more or less by the host."""
    if order.kind == "look":
        return await _look(room, page, order)
    if not is_host(room, page):
        return Refused(say("table-host-only"), "")
    if room.facts.phase != "lobby":
        return Refused(say("table-has-begun"), "")
    if order.kind == "remove":
        return await _remove(room, order.seat)
    if order.seat == len(room.sitters) < MOST_CHAIRS:
        room.sitters.append(Sitter(order.seat))
    sitter = room.sitter(order.seat)
    if sitter is None or sitter.kind in ("person", "program"):
        return Refused(say("table-seat-taken"), "")
    if order.kind == "bot":
        if order.bot not in bots.BOTS:
            return Refused(say("bot-unknown", name=clean(order.bot, NAME_LETTERS), known=", ".join(bots.BOTS)), "")
        taken = [each.name for each in room.sitters if each.seat != sitter.seat]
        name = sitter.name if sitter.kind == "bot" else bot_name(taken)
        sitter.kind, sitter.bot, sitter.name = "bot", order.bot, name
        sitter.temper = bots.temper_for(order.bot, order.temper)
    else:
        sitter.kind, sitter.name = "empty", ""
    await room.keep_seat(sitter)
    room.tell()
    return None


async def _look(room: Room, page: Page, order: SeatOrder) -> Refused | None:
    if order.seat not in page.seats:
        return Refused(say("table-not-your-seat"), "")
    if room.facts.phase != "lobby":
        return Refused(say("table-has-begun"), "")
    sitter = room.sitters[order.seat]
    name = clean(order.name, NAME_LETTERS)
    if name:
        sitter.name = free_name([each.name for each in room.sitters if each is not sitter], name)
    if order.sex:
        sitter.sex = order.sex
    await room.keep_seat(sitter)
    room.tell()
    return None


async def _remove(room: Room, seat: int) -> Refused | None:
    """A chair less: always the last one moves up, so seats stay numbered without a gap."""
    sitter = room.sitter(seat)
    if sitter is None or len(room.sitters) <= FEWEST_CHAIRS:
        return Refused(say("table-too-few-chairs"), "")
    if sitter.kind in ("person", "program"):
        return Refused(say("table-seat-taken"), "")
    if seat != len(room.sitters) - 1:
        return Refused(say("table-last-chair-first"), "")
    room.sitters.pop()
    await room._until_kept(lambda: room.keeping.remove_seat(room.table, seat))
    room.tell()
    return None


# --- sitting down ----------------------------------------------------------------------------------------------------


def free_seat(room: Room, wanted: int | None) -> Sitter | None:
    """An empty chair first, else a bot's; the one that is wanted if it can be had."""
    seats = room.sitters if wanted is None else [each for each in room.sitters if each.seat == wanted]
    for kind in ("empty", "bot"):
        for sitter in seats:
            if sitter.kind == kind:
                return sitter
    return None


async def sit_down(room: Room, sitter: Sitter, name: str, token: str, *, program: bool = False) -> None:
    """Somebody takes a chair. In a running game the munchkin keeps the name under which it was dealt in."""
    taken = [each.name for each in room.sitters if each is not sitter and each.kind != "empty"]
    if room.facts.phase == "lobby" or not sitter.name:
        sitter.name = free_name(taken, clean(name, NAME_LETTERS) or say("table-somebody"))
    sitter.kind = "program" if program else "person"
    sitter.tokens, sitter.links = {token}, set()  # as it is kept: hashed
    sitter.away = False
    await room.keep_seat(sitter)
    answering.forget(room, sitter.seat)
    room.note("log-sits", seats={"who": sitter.seat})
    room.settle()
    room.tell()


async def stand_up(room: Room, sitter: Sitter) -> None:
    """Somebody leaves: in a running game a bot goes on with the munchkin."""
    sitter.tokens, sitter.links = set(), set()
    sitter.standing = "none"
    room.note("log-leaves", seats={"who": sitter.seat})
    if room.facts.phase == "lobby":
        sitter.kind, sitter.name = "empty", ""
    else:
        sitter.kind = "bot"
    await room.keep_seat(sitter)
    if room.facts.host == sitter.seat:
        await pass_on_the_chair(room)
    room.settle()
    room.tell()
    await voting.count(room)


def once_more(room: Room, host: Sitter) -> OpenTable:
    """The wish for the same table again: what was played, its bots, a chair for each of the people."""
    facts = room.facts
    bots_here = [each for each in room.sitters if each.kind in ("bot", "empty") and each is not host]
    options = {name: value for name, value in facts.options.items() if name != "sexes"}
    return OpenTable(host.name, facts.title, facts.sets, options, tuple(each.bot for each in bots_here), len(room.sitters),
                     facts.clock, facts.watch, facts.public, play=len(bots_here) == len(room.sitters) - 1, preset=facts.preset,
                     sex=host.sex, tempers=tuple(each.temper for each in bots_here))  # fmt: skip


async def pass_on_the_chair(room: Room) -> None:
    """The host has left: the next person has the game."""
    people = [each.seat for each in room.sitters if each.kind == "person"]
    if people:
        room.facts.host = people[0]
        await room.keep_facts()


# --- dealing ---------------------------------------------------------------------------------------------------------


async def add_word(room: Room, page: Page, order: AddWord) -> Refused | None:
    """A word of one's own into the shuffle, before the first door."""
    if order.seat not in page.seats:
        return Refused(say("table-not-your-seat"), "")
    word = clean(order.word, NAME_LETTERS)
    if not word or str(order.seat) in room.facts.words:
        return Refused(say("table-no-word"), "")
    move = Move(order.seat, "stir", more=(word,))
    if room.game is not None and (room.game.over or decrees.why_not(room.game.state, move, {}) is not None):
        return Refused(say("table-word-too-late"), "SETUP-06")
    room.facts.words = {**room.facts.words, str(order.seat): word}
    await room.keep_facts()
    if room.game is not None:
        await room.decree(move)
    else:
        room.tell()
    return None


async def deal(room: Room, page: Page, order: Deal) -> Refused | None:
    """The host begins."""
    if not is_host(room, page):
        return Refused(say("table-host-only"), "")
    return await begin(room, fill=order.fill)


async def begin(room: Room, *, fill: bool) -> Refused | None:
    """Deal the cards, bots in the empty chairs if `fill`, else the chairs go."""
    if room.facts.phase != "lobby":
        return Refused(say("table-has-begun"), "")
    sitters = room.sitters if fill else [each for each in room.sitters if each.kind != "empty"]
    names: list[str] = []
    for each in sitters:
        names.append(each.name if each.kind != "empty" else bot_name([*names, *(other.name for other in sitters)]))
    options = dict(room.facts.options)
    options.setdefault("sexes", "".join(each.sex[0] for each in sitters))
    try:
        box = open_box(room.facts.sets)
        check_seats(names, options, box.players)
        game = Game.new(box, names, bytes.fromhex(room.facts.secret), options)
    except InputError as error:
        return Refused(say(error.message_id, **error.facts), "")
    await _settle_chairs(room, sitters, names)
    room.facts.options = options
    await room.begin(game)
    for seat, word in list(room.facts.words.items()):
        await room.decree(Move(int(seat), "stir", more=(word,)))
    return None


async def _settle_chairs(room: Room, sitters: list[Sitter], names: list[str]) -> None:
    """Everybody has the seat with which the cards are dealt."""
    host = room.sitter(room.facts.host)
    gone = len(room.sitters) - len(sitters)
    moved = {each.seat: seat for seat, each in enumerate(sitters)}
    words = room.facts.words.items()
    room.facts.words = {str(moved[int(seat)]): word for seat, word in words if int(seat) in moved}
    for page in room.audience.pages:
        page.seats = tuple(moved[seat] for seat in page.seats if seat in moved)
    for seat, (each, name) in enumerate(zip(sitters, names, strict=True)):
        each.seat, each.name = seat, name
        if each.kind == "empty":
            each.kind = "bot"
    if host in sitters:
        room.facts.host = host.seat if host is not None else 0
    room.sitters = list(sitters)
    for each in room.sitters:
        await room.keep_seat(each)
    for seat in range(len(sitters), len(sitters) + gone):
        number = seat
        await room._until_kept(lambda number=number: room.keeping.remove_seat(room.table, number))


def new_secret() -> str:
    """The shuffle's secret: 32 bytes of chance."""
    return secrets.token_hex(32)
