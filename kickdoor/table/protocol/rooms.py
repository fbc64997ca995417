"""The table around the game: chairs, chat, votes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Clock = Literal["brisk", "easy", "sheets", "wait", "days"]
Temper = Literal["plain", "generous", "spiteful", "cautious"]


class Chair(msgspec.Struct, frozen=True, gc=False):
    """Who sits at a seat. `kind`: nobody yet, a person, a bot, a program that joined by itself."""

    seat: int
    kind: Literal["empty", "person", "bot", "program"]
    name: str
    bot: str = ""
    temper: Temper = "plain"
    sex: Literal["male", "female"] = "male"
    connected: bool = False
    away: bool = False
    ready: bool = False
    host: bool = False
    yours: bool = False


class Room(msgspec.Struct, frozen=True, gc=False):
    """The table as a place: who sits where, what is played, whether it runs."""

    table: str
    title: str
    phase: Literal["lobby", "playing", "paused", "over"]
    chairs: tuple[Chair, ...]
    sets: tuple[str, ...]
    options: dict[str, Any]
    clock: Clock
    window_seconds: float
    watch: bool
    preset: str
    expected: str
    links: tuple[str, ...]
    no_link: str
    commitment: str
    words_added: tuple[str, ...]
    pause_reason: str = ""
    secret: str = ""
    watchers: int = 0
    rematch: str = ""
    public: bool = False
    vote: Vote | None = None
    sketches: int = 0  # rises with every drawing
    shared: str = ""  # the id of the story, for who sits here; empty: nobody has shared it
    board: bool = True  # one of the sets has a board for Levels; without one they are counted


class Sketch(msgspec.Struct, frozen=True, gc=False):
    """GET /api/tables/ID/sketches: a list of these, what people at the table drew. `card`: its id; `seat`: who drew it."""

    card: str
    seat: int
    strokes: tuple[tuple[int, ...], ...]


class Vote(msgspec.Struct, frozen=True, gc=False):
    """An undo that the table is asked about. `number`: no other vote of this table has it."""

    number: int
    asker: int
    title: str
    ayes: tuple[int, ...]
    waiting: tuple[int, ...]


class Chat(msgspec.Struct, frozen=True, gc=False):
    """Something said. `line`: a quick line, told in the reader's language; else `text` as it was typed."""

    number: int
    seat: int | None
    name: str
    text: str
    line: str = ""
