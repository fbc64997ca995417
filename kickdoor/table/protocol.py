"""What travels between a page and the table. From these structs come the JSON Schema and the client's types.

Card numbers are those of the receiver's view (sight.py); sentences are made in the reader's language before they
leave. Times are milliseconds left, never a time of day.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kickdoor.view import View

VERSION = 1
BEAT_SECONDS = 5
SILENCE_SECONDS = 12  # without a beat for so long, a client connects anew

Clock = Literal["brisk", "easy", "sheets", "wait", "days"]
Order = Literal["none", "level", "attacked", "turn"]
Temper = Literal["plain", "generous", "spiteful", "cautious"]


# --- cards and moves -------------------------------------------------------------------------------------------------


class Face(msgspec.Struct, frozen=True):
    """One printed card, in the reader's language. `number` is its first number in the Box; `copies` follow it.

    `kind_label` is what the card's set calls its kind; `short` one line for the hand; `figure` what stands in the corner.
    """

    number: int
    copies: int
    id: str
    name: str
    set: str
    deck: Literal["door", "treasure", "none"]
    kind: str
    kind_label: str
    figure: str
    level: int | None
    treasures: int | None
    bonus: int
    gold: int | None
    slot: str
    hands: int
    big: bool
    short: str
    text: str
    flavour: str
    bad_stuff: str
    icon: str
    rules: tuple[str, ...]


class MoveSaid(msgspec.Struct, frozen=True):
    """A move as it travels: the parts of a Move but the seat. `on`: (), ("seat", n), ("card", n) or ("side", -1 or -2)."""

    verb: str
    card: int = -1
    on: tuple[Any, ...] = ()
    more: tuple[Any, ...] = ()


class Offered(msgspec.Struct, frozen=True):
    """A move that the seat may make now. `label`: the button's words; `outcome`: what it would come to, where that is known.

    `main`: the one that moves the game on. `form`: filled in step by step (ask, volunteer, counter, sell, trade, give...).
    """

    move: MoveSaid
    label: str
    outcome: str = ""
    main: bool = False
    form: str = ""
    target: str = ""


class Greyed(msgspec.Struct, frozen=True):
    """Why a card can't be played now: at most six words, the rule's sentence, the rule's id."""

    card: int
    short: str
    reason: str
    rule: str


class Refused(msgspec.Struct, frozen=True):
    """Why a move was not made."""

    reason: str
    rule: str


class SumLine(msgspec.Struct, frozen=True):
    """One line of a total: a card (-1: the Level), its words, the amount with its sign, the rule's id."""

    card: int
    label: str
    amount: int
    rule: str = ""


class FightSaid(msgspec.Struct, frozen=True):
    """The fight in words: who may win what, how one runs, the Bad Stuff of each monster; each line of both sums."""

    ours: tuple[SumLine, ...]
    theirs: tuple[SumLine, ...]
    verdict: str
    win: str
    lose: str
    bad_stuff: tuple[str, ...]
    help: str
    played_by: tuple[tuple[int, int], ...] = ()  # card, seat


class Asked(msgspec.Struct, frozen=True):
    """What the strip says. `number` names the question: a pass must answer the newest. `yours`: one of your seats is asked."""

    number: int
    title: str
    why: str
    yours: bool
    window: bool
    may_hold: bool


class Time(msgspec.Struct, frozen=True):
    """Milliseconds left and in all of what runs now; `stands`: why it stands still (a sentence), empty if it runs."""

    left: int
    whole: int
    stands: str = ""


class Line(msgspec.Struct, frozen=True):
    """A line of the log: text is cut into parts, a card part is (card number, its words), a seat part ("", words)."""

    number: int
    turn: int
    parts: tuple[Part, ...]
    kind: str = ""


class Part(msgspec.Struct, frozen=True):
    """Words of a log line; `card` or `seat` where the words name one."""

    text: str
    card: int = -1
    seat: int = -1


class OfferSaid(msgspec.Struct, frozen=True):
    """The open offer in words, for all to read."""

    asker: int
    asked: int
    matter: str
    title: str
    gives: tuple[str, ...]
    wants: tuple[str, ...]
    promises: tuple[str, ...] = ()


class SeatPicture(msgspec.Struct, frozen=True):
    """The game as one seat (or nobody) sees it, with all that can be done and every word for it.

    `seat` None: public. `view` has the facts; `moves` and `greyed` are empty where the seat can do nothing.
    """

    seat: int | None
    view: View
    asked: Asked
    moves: tuple[Offered, ...]
    greyed: tuple[Greyed, ...]
    fight: FightSaid | None
    offer: OfferSaid | None
    time: Time | None
    standing: Order = "none"


# --- the table around the game ---------------------------------------------------------------------------------------


class Chair(msgspec.Struct, frozen=True):
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


class Room(msgspec.Struct, frozen=True):
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
    vote: Vote | None = None


class Vote(msgspec.Struct, frozen=True):
    """An undo that the table is asked about."""

    asker: int
    title: str
    ayes: tuple[int, ...]
    waiting: tuple[int, ...]


class Chat(msgspec.Struct, frozen=True):
    """Something said. `line`: a quick line, told in the reader's language; else `text` as it was typed."""

    number: int
    seat: int | None
    name: str
    text: str
    line: str = ""


# --- from the table to a page ----------------------------------------------------------------------------------------


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
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


class Told(msgspec.Struct, frozen=True, tag="told"):
    """What changed, in one numbered message: the room, one picture for each of the page's seats, new log lines."""

    number: int
    room: Room | None
    pictures: tuple[SeatPicture, ...]
    lines: tuple[Line, ...] = ()
    meanwhile: tuple[str, ...] = ()


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The answer to a message that carried an id: done, or why not."""

    id: str
    refused: Refused | None = None


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody said something."""

    chat: Chat


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """The table lives; `time` is what the clock shows."""

    time: Time | None


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """A message that couldn't be taken, or an end: a sentence for the person."""

    message: str
    ends: bool = False


FromTable = Welcome | Told | Answer | Said | Beat | Trouble


# --- from a page to the table ----------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """Opens a connection. `last`: the newest number that the page has (0: none); `seats`: which of its seats it shows."""

    language: str = "en"
    last: int = 0
    seats: tuple[int, ...] | None = None
    public: bool = False  # a big screen: no hands, whatever the cookie holds


class Make(msgspec.Struct, frozen=True, tag="make"):
    """A move. `id` is the page's own: sent twice, it counts once. `question`: the number of what it answers."""

    id: str
    seat: int
    question: int
    move: MoveSaid


class Try(msgspec.Struct, frozen=True, tag="try"):
    """Would this move be legal? Answered without making it."""

    id: str
    seat: int
    move: MoveSaid


class Hold(msgspec.Struct, frozen=True, tag="hold"):
    """Hold on!: more time in this window."""

    id: str
    seat: int
    question: int


class Lengthen(msgspec.Struct, frozen=True, tag="lengthen"):
    """Windows of this table last at least so many seconds from now on (up to 60)."""

    id: str
    seat: int
    seconds: float


class Stand(msgspec.Struct, frozen=True, tag="stand"):
    """A standing order: pass until a level-winning fight, until attacked, until one's turn."""

    id: str
    seat: int
    order: Order


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Words for the chat, or the id of a quick line."""

    id: str
    seat: int | None
    text: str = ""
    line: str = ""


class AddWord(msgspec.Struct, frozen=True, tag="add_word"):
    """A word of one's own into the shuffle, before the first door."""

    id: str
    seat: int
    word: str


class Arrange(msgspec.Struct, frozen=True, tag="arrange"):
    """In the lobby, by the host: what is played. None: as it was."""

    id: str
    title: str | None = None
    sets: tuple[str, ...] | None = None
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    watch: bool | None = None
    preset: str | None = None


class SeatOrder(msgspec.Struct, frozen=True, tag="seat_order"):
    """In the lobby: a chair's own look; by the host a bot, a chair more, a chair less."""

    id: str
    seat: int
    kind: Literal["empty", "bot", "remove", "look"]
    bot: str = ""
    temper: Temper = "plain"
    name: str = ""
    sex: Literal["male", "female", ""] = ""


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """The host begins the game. Empty chairs are filled with bots if `fill`."""

    id: str
    fill: bool = True


class HostOrder(msgspec.Struct, frozen=True, tag="host_order"):
    """What the host may do while the game runs. `take_chair`: by anybody once the host is gone."""

    id: str
    order: Literal["pause", "resume", "mute", "remove", "to_bot", "clock", "level", "move_card", "undo", "finish", "take_chair"]
    seat: int = -1
    value: Any = None
    card: int = -1


class AskUndo(msgspec.Struct, frozen=True, tag="ask_undo"):
    """Ask the table to take the last move back."""

    id: str
    seat: int


class CastVote(msgspec.Struct, frozen=True, tag="vote"):
    """Yes or no to the undo that is asked for."""

    id: str
    seat: int
    aye: bool


class Again(msgspec.Struct, frozen=True, tag="again"):
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
    | AddWord
    | Arrange
    | SeatOrder
    | Deal
    | HostOrder
    | AskUndo
    | CastVote
    | Again
)


# --- pages -----------------------------------------------------------------------------------------------------------


class SetOffered(msgspec.Struct, frozen=True):
    """A set that may be chosen, in the reader's language."""

    id: str
    name: str
    about: str
    cards: int
    least: int
    most: int


class OptionOffered(msgspec.Struct, frozen=True):
    """A house option that may be chosen."""

    name: str
    about: str
    kind: Literal["switch", "choice", "number"]
    choices: tuple[str, ...]
    default: Any


class Home(msgspec.Struct, frozen=True):
    """What the first page needs: GET /api/home."""

    version: str
    sets: tuple[SetOffered, ...]
    options: tuple[OptionOffered, ...]
    bots: tuple[tuple[str, str], ...]  # name, about
    tempers: tuple[tuple[str, str], ...]
    presets: tuple[tuple[str, str, dict[str, Any]], ...]  # id, words with the expected length, options
    quick_lines: tuple[tuple[str, str], ...]
    languages: tuple[tuple[str, str], ...]
    yours: tuple[tuple[str, str], ...]  # tables at which this browser holds a seat: id, title
    public: tuple[tuple[str, str], ...]


class OpenTable(msgspec.Struct, frozen=True):
    """POST /api/tables: a new table with the sender as its host; answered by `Seated`. `play`: deal at once."""

    name: str = ""
    title: str = ""
    sets: tuple[str, ...] = ("base",)
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ()
    seats: int = 4
    clock: Clock = "easy"
    watch: bool = True
    public: bool = False
    play: bool = False
    guided: bool = False


class SitDown(msgspec.Struct, frozen=True):
    """POST /api/tables/ID/sit: take an empty chair or a bot's (`seat` None: any)."""

    name: str
    seat: int | None = None
    program: str = ""


class Seated(msgspec.Struct, frozen=True):
    """The answer: the table, the seat; the token travels in an HttpOnly cookie, to programs here too."""

    table: str
    seat: int
    token: str = ""
