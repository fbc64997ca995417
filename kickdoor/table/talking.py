"""Chat: words as they were typed, or quick lines that each reader gets in the own language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.table.audience import Page
from kickdoor.table.people import clean
from kickdoor.table.protocol import Chat, Refused, Said, Say
from kickdoor.words import say

if TYPE_CHECKING:
    from kickdoor.table.room import Room

LETTERS = 300
KEPT = 200
QUICK_LINES = ("help", "share", "pay", "mine", "nice", "ouch", "sorry", "hurry", "thanks", "revenge", "trust", "laugh")
IN_A_ROW, SECONDS = 6, 10.0  # so many in so many seconds


def quick_lines() -> tuple[tuple[str, str], ...]:
    """The quick lines in the language spoken."""
    return tuple((line, say(f"quick-{line}")) for line in QUICK_LINES)


async def talk(room: Room, page: Page, order: Say) -> Refused | None:
    """Somebody says something."""
    if order.seat is None or order.seat not in page.seats or page.public:
        return Refused(say("table-only-players-talk"), "")
    sitter = room.sitters[order.seat]
    if sitter.muted:
        return Refused(say("table-muted"), "")
    text = "" if order.line else clean(order.text, LETTERS)
    if order.line and order.line not in QUICK_LINES:
        return Refused(say("table-no-such-line"), "")
    if not order.line and not text:
        return Refused(say("table-nothing-said"), "")
    if not page.may_talk(room.timer.now(), IN_A_ROW, SECONDS):
        return Refused(say("table-slower"), "")
    chat = Chat(room.chat[-1].number + 1 if room.chat else 1, order.seat, sitter.name, text, order.line)
    said = {"number": chat.number, "seat": chat.seat, "name": chat.name, "text": chat.text, "line": chat.line}
    await room._until_kept(lambda: room.keeping.chat(room.table, chat.number, said))
    room.chat = [*room.chat, chat][-KEPT:]
    room.audience.everybody(Said(chat), players=not room.facts.watch)
    return None
