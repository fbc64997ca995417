"""The log of a table: the facts of what happened are kept, and each reader gets lines in parts, with cards and seats as links."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache

from kickdoor.bots import Dealings
from kickdoor.box import Box
from kickdoor.event import EVERYONE
from kickdoor.move import Move
from kickdoor.table.protocol import Line, Part
from kickdoor.telling.judging import Judge
from kickdoor.telling.news import News, Story, says_nothing
from kickdoor.telling.wording import Wording
from kickdoor.words import chosen, say

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"  # private signs: no name at a table may hold them
LINK = re.compile(f"{OPEN}([cs])(-?\\d+){MIDDLE}([^{CLOSE}]*){CLOSE}")
RULING = "ruling"  # a note of a move that the table made over the game's head
KEPT = 400  # so many stories are told to those who come


class Marked(Wording):
    """Names of cards and players with a mark, so that a sentence can be cut where they stand."""

    def card(self, card: int) -> str:
        """A card's name, marked with the first number of its kind."""
        name = super().card(card)
        return f"{OPEN}c{self.box.by_id[self.box[card].id][0]}{MIDDLE}{name}{CLOSE}" if 0 <= card < len(self.box) else name

    def seat(self, seat: int) -> str:
        """A player's name, marked with the seat."""
        name = super().seat(seat)
        return f"{OPEN}s{seat}{MIDDLE}{name}{CLOSE}" if 0 <= seat < len(self.names) else name


@lru_cache(maxsize=256)
def marked(box: Box, names: tuple[str, ...], language: str) -> Marked:
    """The marked names of a table in a language, which is the one spoken."""
    return Marked(box, names)


@lru_cache(maxsize=4096)  # each of a table's readers gets the same ones
def cut(sentence: str) -> tuple[Part, ...]:
    """A marked sentence in parts."""
    return tuple(part for part in _parts(sentence) if part.text)


def _parts(sentence: str) -> Iterator[Part]:
    at = 0
    for link in LINK.finditer(sentence):
        yield Part(sentence[at : link.start()])
        number = int(link[2])
        yield Part(link[3], card=number) if link[1] == "c" else Part(link[3], seat=number)
        at = link.end()
    yield Part(sentence[at:])


class Note:
    """A line that is no move: a ruling, a vote, somebody who comes or goes. `seats` and `facts` fill its message."""

    def __init__(self, message: str, turn: int, seats: dict[str, int], facts: dict[str, object], kind: str = "note",
                 decree: Move | None = None) -> None:  # fmt: skip
        self.message = message
        self.turn = turn
        self.seats = seats
        self.facts = facts
        self.kind = kind
        self.decree = decree  # of which this is the line


Entry = Story | Note
Read = dict[tuple[int, int], tuple[Line, ...]]  # by the number of an entry and who reads it


def note_of(decree: Move, turn: int) -> Note:
    """The line of what the table decided over the game's head."""
    seats = {"who": decree.seat}
    facts: dict[str, object] = {}
    if decree.on:
        seats["whom"] = decree.on[1]
    if decree.verb == "level":
        facts["level"] = decree.more[0]
    elif decree.verb == "place":
        seats.setdefault("whom", -1)
        facts |= {"card": decree.card, "place": decree.more[0]}
    return Note(f"log-ruling-{decree.verb}", turn, seats, facts, RULING, decree)


class Logbook:
    """All entries of a table, the latest last. Entries are numbered from 1; each entry's lines have numbers of their own."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.judge: Judge | None = None
        self.judged = 0  # so many entries
        self.marks: list[tuple[int, int]] = []  # the number of a message, and how many entries had been told with it

    def add(self, entry: Entry) -> None:
        """One more."""
        self.entries.append(entry)

    def dealings(self, box: Box) -> Dealings:
        """What everybody may remember: deals kept and broken, blows struck. What broke a deal is said so in its entry."""
        judge = self.judge = self.judge or Judge(box)
        for place, entry in enumerate(self.entries[self.judged :], self.judged):
            if isinstance(entry, Story):
                self.entries[place] = judge.heard(entry)
            elif entry.decree is not None:
                judge.ruled(entry.decree)
        self.judged = len(self.entries)
        return judge.dealings

    def told_with(self, number: int) -> None:
        """The message of this number tells all that there is now."""
        if not self.marks or self.marks[-1][1] < len(self.entries):
            self.marks.append((number, len(self.entries)))

    def read_with(self, number: int) -> int:
        """How many entries whoever has the message of this number has read."""
        place = bisect_right(self.marks, (number, len(self.entries)))
        return self.marks[place - 1][1] if place else 0

    def after(self, moves: int) -> int:
        """How many entries there are up to that of the so-manieth move; notes that came right after it are new."""
        made = 0
        for number, entry in enumerate(self.entries):
            made += not isinstance(entry, Note) or entry.kind == RULING
            if made == moves:
                return number + 1
        return len(self.entries)

    def lines(self, box: Box, names: tuple[str, ...], viewer: int, since: int = 0, read: Read | None = None) -> tuple[Line, ...]:
        """The lines after the entry of this number as the viewer (-1: who looks on) reads them, in the language spoken.

        `read`: what others of the same language have read just now; what all read alike is made once.
        """
        self.dealings(box)
        wording = marked(box, names, chosen())
        news = News(wording)
        read = {} if read is None else read
        first = max(since, len(self.entries) - KEPT)
        found: list[Line] = []
        for number, entry in enumerate(self.entries[first:], first + 1):
            if isinstance(entry, Story) and says_nothing(entry):
                continue
            reader = -1 if isinstance(entry, Note) or all_may_read(entry) else viewer
            if (number, reader) not in read:
                read[number, reader] = tuple(_lines(wording, news, number, entry, reader))
            found += read[number, reader]
        return tuple(found)


def _lines(wording: Marked, news: News, number: int, entry: Entry, viewer: int) -> Iterator[Line]:
    if isinstance(entry, Note):
        yield Line(number * 100, entry.turn, cut(noted(wording, entry)), entry.kind)
        return
    kinds = [event.kind for event in entry.events]
    for place, sentence in enumerate(news.of_story(entry, viewer)):
        kind = "turn" if place == 0 and kinds[:1] == ["turn"] else ""
        yield Line(number * 100 + place, entry.turn, cut(sentence), kind)


def noted(wording: Marked, note: Note) -> str:
    """A note as a marked sentence."""
    seats = {name: wording.seat(seat) for name, seat in note.seats.items()}
    cards = {name: wording.card(value) for name, value in note.facts.items() if name == "card" and isinstance(value, int)}
    return say(note.message, **{**note.facts, **seats, **cards})


def all_may_read(story: Story) -> bool:
    """True where no card is named to some and hidden from others."""
    hidden = (event for events in (story.events, story.drawn) for event in events if event.cards and event.seen != EVERYONE)
    return story.aim == EVERYONE and next(hidden, None) is None


def plain(lines: Sequence[Line]) -> list[str]:
    """The lines as text."""
    return ["".join(part.text for part in line.parts) for line in lines]
