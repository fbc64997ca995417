"""Better drawings: somebody at the table draws a card's picture anew, in strokes, and the table keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kickdoor.table.audience import Page
from kickdoor.table.protocol import Draw, Refused, Sketch
from kickdoor.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kickdoor.table.room import Room

LINE = "# sketch "
SIDE = 255  # coordinates go from 0 to this
MOST_STROKES, MOST_POINTS = 100, 1200
MOST_DRAWN = 200  # at one table, in all


class Sketches:
    """The drawings of a table, one a card, by its id; `drawn`: how many there have been."""

    def __init__(self) -> None:
        self.by_card: dict[str, Sketch] = {}
        self.drawn = 0

    def put(self, sketch: Sketch) -> None:
        """The newest drawing of a card; one without strokes takes it away."""
        self.drawn += 1
        if sketch.strokes:
            self.by_card[sketch.card] = sketch
        else:
            self.by_card.pop(sketch.card, None)

    def read(self, line: str, renamed: Mapping[str, str]) -> None:
        """A line as it was kept; `renamed`: earlier ids of cards, each with that of today."""
        sketch = msgspec.json.decode(line.removeprefix(LINE), type=Sketch)
        self.put(msgspec.structs.replace(sketch, card=renamed.get(sketch.card, sketch.card)))


def line_of(sketch: Sketch) -> str:
    """As it is kept, among the lines of the record."""
    return LINE + msgspec.json.encode(sketch).decode()


def is_drawing(strokes: tuple[tuple[int, ...], ...]) -> bool:
    """True for strokes of whole points on the sheet, not too many of them."""
    if len(strokes) > MOST_STROKES or sum(map(len, strokes)) > 2 * MOST_POINTS:
        return False
    return all(len(stroke) >= 2 and len(stroke) % 2 == 0 and all(0 <= each <= SIDE for each in stroke) for stroke in strokes)


async def draw(room: Room, page: Page, order: Draw) -> Refused | None:
    """A drawing of a seat of this page; without strokes: away with the one that is there, by whoever drew it or the host."""
    refused = _may_not(room, page, order)
    if refused is not None:
        return refused
    sketch = Sketch(order.card, order.seat, order.strokes)
    await room.keep([line_of(sketch)])
    room.sketches.put(sketch)
    (card, *_) = room.running.state.box.by_id[order.card]
    room.note("log-sketch" if order.strokes else "log-sketch-away", seats={"who": order.seat}, card=card)
    room.tell()
    return None


def _may_not(room: Room, page: Page, order: Draw) -> Refused | None:
    if order.seat not in page.seats or page.public:
        return Refused(say("table-not-your-seat"), "")
    if room.game is None:
        return Refused(say("table-not-begun"), "")
    if room.sitters[order.seat].muted:
        return Refused(say("table-muted"), "")
    if order.card not in room.game.state.box.by_id or not is_drawing(order.strokes):
        return Refused(say("table-no-drawing"), "")
    there = room.sketches.by_card.get(order.card)
    if not order.strokes and (there is None or order.seat not in (there.seat, room.facts.host)):
        return Refused(say("table-not-your-drawing"), "")
    return Refused(say("table-enough-drawings"), "") if order.strokes and room.sketches.drawn >= MOST_DRAWN else None
