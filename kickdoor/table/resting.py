"""Tables that nobody is at and at which nothing happens by itself are put away: the store has all of them, memory nothing."""

from __future__ import annotations

from functools import partial

from kickdoor.saving import to_json
from kickdoor.table.house import NOWHERE, House
from kickdoor.table.orders import Call
from kickdoor.table.room import NOTE, Room

REST_SECONDS = 300.0  # so long nobody has been there or asked for the table


def rests(room: Room) -> bool:
    """True if only somebody who comes could change anything here, and nobody has come for a while."""
    waits = not room.audience.pages and room.orders.empty() and room.due() is None
    return waits and room.ballot is None and not room.broken and room.timer.now() - room.asked_for >= REST_SECONDS


def put_away(house: House) -> None:
    """Have every table that rests leave the memory, each in its own order of things; it is taken up when it is asked for."""
    for room in filter(rests, house.rooms.values()):
        room.post(NOWHERE, Call(partial(_leave, house, room)))


async def _leave(house: House, room: Room) -> None:
    """The state is kept, for whichever version takes the table up; if somebody came meanwhile, the table stays."""
    if rests(room) and room.game is not None and room.facts.phase == "playing":
        await room.keep([f"{NOTE}put away"], to_json(room.game.state))
    if rests(room) and house.rooms.get(room.table) is room:
        del house.rooms[room.table], house.tasks[room.table]
        room.leaving = True
