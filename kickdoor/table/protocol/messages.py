"""The messages of a connection, both ways."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kickdoor.table.protocol.pictures import Line, MoveSaid, Order, Refused, SeatPicture, Time
from kickdoor.table.protocol.rooms import Chat, Clock, Room, Temper

VERSION = 1
BEAT_SECONDS = 5
SILENCE_SECONDS = 12  # without a beat for so long, a client connects anew


# --- from the table to a page ---


class Welcome(msgspec.Struct, frozen=True, gc=False, tag="welcome"):
    """The first message of a connection."""

    protocol: int
    version: str
    seats: tuple[int, ...]
    host: bool
    beat: int
    silence: int
    cards: str  # the address of the faces
    lines: tuple[Line, ...]
    chat: tuple[Chat, ...]


class Told(msgspec.Struct, frozen=True, gc=False, tag="told"):
    """What changed, in one numbered message: the room, one picture for each of the page's seats, new log lines."""

    number: int
    room: Room | None
    pictures: tuple[SeatPicture, ...]
    lines: tuple[Line, ...] = ()
    meanwhile: tuple[str, ...] = ()


class Answer(msgspec.Struct, frozen=True, gc=False, tag="answer"):
    """The answer to a message that carried an id: done, or why not."""

    id: str
    refused: Refused | None = None


class Said(msgspec.Struct, frozen=True, gc=False, tag="said"):
    """Somebody said something."""

    chat: Chat


class Beat(msgspec.Struct, frozen=True, gc=False, tag="beat"):
    """The table lives; `time` is what the clock shows."""

    time: Time | None


class Trouble(msgspec.Struct, frozen=True, gc=False, tag="trouble"):
    """A message that couldn't be taken, or an end: a sentence for the person."""

    message: str
    ends: bool = False


FromTable = Welcome | Told | Answer | Said | Beat | Trouble


# --- from a page to the table ---


class Hello(msgspec.Struct, frozen=True, gc=False, tag="hello"):
    """Opens a connection. `last`: the newest number that the page has (0: none); `seats`: which of its seats it shows.

    `token`: of a program that can put it neither into a cookie nor into an Authorization header.
    """

    language: str = "en"
    last: int = 0
    seats: tuple[int, ...] | None = None
    public: bool = False  # a big screen: no hands, whatever the cookie holds
    token: str = ""


class Make(msgspec.Struct, frozen=True, gc=False, tag="make"):
    """A move. `id` is the page's own: sent twice, it counts once. `question`: the number of what it answers."""

    id: str
    seat: int
    question: int
    move: MoveSaid


class Try(msgspec.Struct, frozen=True, gc=False, tag="try"):
    """Would this move be legal? Answered without making it."""

    id: str
    seat: int
    move: MoveSaid


class Hold(msgspec.Struct, frozen=True, gc=False, tag="hold"):
    """Hold on!: more time in this window."""

    id: str
    seat: int
    question: int


class Lengthen(msgspec.Struct, frozen=True, gc=False, tag="lengthen"):
    """Windows of this table last at least so many seconds from now on (up to 60)."""

    id: str
    seat: int
    seconds: float


class Stand(msgspec.Struct, frozen=True, gc=False, tag="stand"):
    """A standing order: pass until a level-winning fight, until attacked, until one's turn."""

    id: str
    seat: int
    order: Order


class Say(msgspec.Struct, frozen=True, gc=False, tag="say"):
    """Words for the chat, or the id of a quick line."""

    id: str
    seat: int | None
    text: str = ""
    line: str = ""


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """A better drawing of a card, by its id: strokes of x, y, x, y … from 0 to 255. None at all: away with the one there."""

    id: str
    seat: int
    card: str
    strokes: tuple[tuple[int, ...], ...] = ()


class AddWord(msgspec.Struct, frozen=True, gc=False, tag="add_word"):
    """A word of one's own into the shuffle, before the first door."""

    id: str
    seat: int
    word: str


class Arrange(msgspec.Struct, frozen=True, gc=False, tag="arrange"):
    """In the lobby, by the host: what is played. None: as it was."""

    id: str
    title: str | None = None
    sets: tuple[str, ...] | None = None
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    watch: bool | None = None
    public: bool | None = None  # listed on the first page of everybody
    preset: str | None = None


class SeatOrder(msgspec.Struct, frozen=True, gc=False, tag="seat_order"):
    """In the lobby: a chair's own look; by the host a bot, a chair more, a chair less."""

    id: str
    seat: int
    kind: Literal["empty", "bot", "remove", "look"]
    bot: str = ""
    temper: Temper = "plain"
    name: str = ""
    sex: Literal["male", "female", ""] = ""


class Deal(msgspec.Struct, frozen=True, gc=False, tag="deal"):
    """The host begins the game. Empty chairs are filled with bots if `fill`."""

    id: str
    fill: bool = True


class HostOrder(msgspec.Struct, frozen=True, gc=False, tag="host_order"):
    """What the host may do while the game runs. `take_chair`: by anybody once the host is gone."""

    id: str
    order: Literal["pause", "resume", "mute", "remove", "to_bot", "clock", "level", "move_card", "undo", "finish", "take_chair"]
    seat: int = -1
    value: Any = None
    card: int = -1


class AskUndo(msgspec.Struct, frozen=True, gc=False, tag="ask_undo"):
    """Ask the table to take the last move back."""

    id: str
    seat: int


class CastVote(msgspec.Struct, frozen=True, gc=False, tag="vote"):
    """Yes or no to the undo that is asked for. `vote`: the number of the vote that was seen."""

    id: str
    seat: int
    vote: int
    aye: bool


class Again(msgspec.Struct, frozen=True, gc=False, tag="again"):
    """Numbers were missed: send everything from here on, or the picture anew."""

    last: int


FromPage = (
    Hello
    | Make
    | Try
    | Hold
    | Lengthen
    | Stand
    | Say
    | Draw
    | AddWord
    | Arrange
    | SeatOrder
    | Deal
    | HostOrder
    | AskUndo
    | CastVote
    | Again
)
