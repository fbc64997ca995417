"""What pages get of a game that is over."""

from __future__ import annotations

from typing import Literal

import msgspec

from kickdoor.table.protocol.pictures import Line, Part, SeatPicture


class Standing(msgspec.Struct, frozen=True, gc=False):
    """How somebody ended. `levels`: the Level after the deal and after each turn."""

    seat: int
    name: str
    kind: Literal["person", "bot", "program"]
    sex: Literal["male", "female"]
    level: int
    won: bool
    levels: tuple[int, ...]
    dice: tuple[int, ...]  # how often each face was rolled, 1 to 6
    hits: tuple[int, ...]  # cards played against each seat


class TurningPoint(msgspec.Struct, frozen=True, gc=False):
    """A moment that the story tells: its place on the plot, its words, what is stamped on it, the step to replay it from."""

    turn: int
    seat: int
    level: int
    parts: tuple[Part, ...]
    stamp: str
    step: int


class Award(msgspec.Struct, frozen=True, gc=False):
    """Who was first in something."""

    id: Literal["luckiest", "treacherous", "friend", "haul"]
    title: str
    seat: int
    words: str


class Attacked(msgspec.Struct, frozen=True, gc=False):
    """Whom people, or bots, played cards against: how often each seat."""

    kind: Literal["person", "bot"]
    hits: tuple[int, ...]


class AfterGame(msgspec.Struct, frozen=True, gc=False):
    """GET /api/tables/ID/story?lang=: the game told, once it is over. `commitment`: the SHA-256 of the secret, told at the start.

    `steps`: how many moves can be replayed; `turns`: the step at which each turn begins. `doodle`: an icon beside `remark`.
    """

    title: str
    headline: str
    summary: str
    goal: int
    standings: tuple[Standing, ...]
    points: tuple[TurningPoint, ...]
    awards: tuple[Award, ...]
    attacked: tuple[Attacked, ...]
    remark: str
    doodle: str
    commitment: str
    secret: str
    steps: int
    turns: tuple[int, ...]


class Replayed(msgspec.Struct, frozen=True, gc=False):
    """GET /api/tables/ID/replay?step=&seat=&lang=: the table after so many moves as a seat, or who looked on, saw it.

    `why`: what the last of these moves was made for, where a bot made it and knows.
    """

    step: int
    turn: int
    picture: SeatPicture
    lines: tuple[Line, ...]
    why: str = ""
