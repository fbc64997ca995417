"""What pages ask for and post over plain HTTP."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kickdoor.table.protocol.rooms import Clock, Temper


class SetOffered(msgspec.Struct, frozen=True, gc=False):
    """A set that may be chosen, in the reader's language. Two of one `deck` are editions of the same cards: take one."""

    id: str
    name: str
    about: str
    cards: int
    least: int
    most: int
    deck: str = ""


class OptionOffered(msgspec.Struct, frozen=True, gc=False):
    """A house option that may be chosen."""

    name: str
    about: str
    kind: Literal["switch", "choice", "number"]
    choices: tuple[str, ...]
    default: Any


class Home(msgspec.Struct, frozen=True, gc=False):
    """What the first page needs: GET /api/home."""

    version: str
    sets: tuple[SetOffered, ...]
    options: tuple[OptionOffered, ...]
    bots: tuple[tuple[str, str], ...]  # name, about
    tempers: tuple[tuple[str, str], ...]
    presets: tuple[tuple[str, str, dict[str, Any]], ...]  # id, name, options
    quick_lines: tuple[tuple[str, str], ...]
    languages: tuple[tuple[str, str], ...]
    yours: tuple[tuple[str, str], ...]  # tables at which this browser holds a seat: id, title
    public: tuple[tuple[str, str], ...]
    bot_names: tuple[str, ...] = ()  # in the order in which bots get them
    tempered: tuple[str, ...] = ()  # the bots for which a temperament may be chosen


class OpenTable(msgspec.Struct, frozen=True, gc=False):
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
    preset: str = ""
    sex: Literal["male", "female"] = "male"
    tempers: tuple[Temper, ...] = ()


class Expected(msgspec.Struct, frozen=True, gc=False):
    """GET /api/expected?sets=a,b&seats=4&clock=easy&preset=usual&lang=: how long such a game takes, and what that rests on.

    `presets`: each preset's id and its length in short.
    """

    length: str
    why: str
    presets: tuple[tuple[str, str], ...]


class SitDown(msgspec.Struct, frozen=True, gc=False):
    """POST /api/tables/ID/sit: take an empty chair or a bot's (`seat` None: any)."""

    name: str
    seat: int | None = None
    program: str = ""


class HandOn(msgspec.Struct, frozen=True, gc=False):
    """POST /api/tables/ID/hand-on: the sender's seat for another device too. `renew`: other devices and links are shut out."""

    seat: int
    renew: bool = False


class HandedOn(msgspec.Struct, frozen=True, gc=False):
    """The answer: the seat's own links (why there is none: `no_link`), and a code that works once within so many seconds."""

    links: tuple[str, ...]
    no_link: str
    code: str
    seconds: int


class Share(msgspec.Struct, frozen=True, gc=False):
    """POST /api/tables/ID/share: once the game is over, who sat there makes a link for anybody; `on` false: the host shuts it."""

    on: bool = True


class Shared(msgspec.Struct, frozen=True, gc=False):
    """The answer: what stands behind /story/ in the link. Under /api/stories/STORY/ lie its story, replay, faces and record."""

    story: str


class Redeem(msgspec.Struct, frozen=True, gc=False):
    """POST /api/seats: what stands behind /s/ in a seat's link, or the four words; answered by `Seated`."""

    code: str


class Seated(msgspec.Struct, frozen=True, gc=False):
    """The answer: the table, the seat; the token travels in an HttpOnly cookie, to programs here too."""

    table: str
    seat: int
    token: str = ""
