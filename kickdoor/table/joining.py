"""`kickdoor bot --join LINK`: a bot in a process of its own plays at a table through its socket, as any program may."""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kickdoor import bots
from kickdoor.bots.seen import seen_glance
from kickdoor.errors import InputError
from kickdoor.move import Move
from kickdoor.sets import open_box
from kickdoor.table.choices import meant
from kickdoor.table.protocol import (
    Answer,
    FromTable,
    Hello,
    Make,
    MoveSaid,
    Offered,
    Room,
    Seated,
    SeatPicture,
    SitDown,
    Told,
    Trouble,
    Welcome,
)
from kickdoor.words import say

FROM_TABLE = msgspec.json.Decoder(FromTable)
OPEN_FORMS = frozenset(("trade", "counter"))  # without their contents they are no moves yet
FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
SECONDS = 20.0


class JoiningError(InputError):
    """A table can't be joined; its message says why."""


class Link(NamedTuple):
    """Where a table is."""

    base: str
    table: str

    @property
    def wire(self) -> str:
        """The address of its socket."""
        return f"ws{self.base.removeprefix('http')}/ws/{self.table}"


def link_of(text: str) -> Link:
    """The parts of a link such as http://host:8700/t/TABLE. Raises JoiningError."""
    parts = urlsplit(text.strip())
    path = [each for each in parts.path.split("/") if each]
    if parts.scheme not in ("http", "https") or not parts.netloc or len(path) < 2 or path[-2] != "t":
        raise JoiningError("bot-bad-link", link=text)
    return Link("/".join((f"{parts.scheme}://{parts.netloc}", *path[:-2])), path[-1])


def sit_down(link: Link, wish: SitDown) -> Seated:
    """Take a chair. Raises JoiningError with the table's own sentence where there is none."""
    address = f"{link.base}/api/tables/{link.table}/sit"
    request = urllib.request.Request(address, msgspec.json.encode(wish), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=Seated)
    except urllib.error.HTTPError as error:
        raise JoiningError("bot-not-seated", reason=_sentence(error)) from error
    except (OSError, ValueError) as error:
        why = getattr(error, "reason", error)
        raise JoiningError("bot-no-server", link=link.base, reason=getattr(why, "strerror", None) or str(why)) from error


def _sentence(error: urllib.error.HTTPError) -> str:
    with contextlib.suppress(ValueError, KeyError, TypeError, OSError):
        return str(json.loads(error.read())["message"])
    return str(error)


class Player:
    """A bot and what it was told. One move is under way at a time."""

    def __init__(self, kind: str, seed: int) -> None:
        self.bot = bots.make(kind, seed)
        self.told: Told | None = None
        self.room: Room | None = None
        self.sent: Make | None = None
        self.question = 0
        self.refused: list[MoveSaid] = []
        self.count = 0
        self.start = f"{seed:x}"

    def hear(self, message: FromTable) -> Make | None:
        """Take one message; the move to be sent, if there is one."""
        if isinstance(message, Welcome):
            self.sent = None  # on a new line nothing is under way
        elif isinstance(message, Told):
            self.told, self.room = message, message.room or self.room
        elif isinstance(message, Answer) and self.sent is not None and message.id == self.sent.id:
            if message.refused is not None:
                self.refused.append(self.sent.move)
            self.sent = None
        else:
            return None
        if self.sent is None:
            self.sent = self._decide()
            return self.sent
        return None

    def _decide(self) -> Make | None:
        """The move of the bot, or None where it isn't asked. What was refused for a question isn't tried again."""
        picture = next(iter(self.told.pictures), None) if self.told is not None else None
        if self.room is None or self.room.phase != "playing" or picture is None or not picture.asked.yours:
            return None
        if picture.asked.number != self.question:
            self.question, self.refused = picture.asked.number, []
        moves = [each.move for each in picture.moves if _is_whole(each) and each.move not in self.refused]
        if not moves:
            return None
        self.count += 1
        return Make(f"{self.start}-{self.count}", picture.seat or 0, self.question, self._choose(picture, moves))

    def _choose(self, picture: SeatPicture, said: Sequence[MoveSaid]) -> MoveSaid:
        assert self.room is not None and picture.seat is not None
        moves: list[Move] = [meant(picture.seat, each) for each in said]
        ties = picture.fight is not None and picture.fight.ties
        asked = picture.asked
        glance = seen_glance(open_box(self.room.sets), picture.view, goal=picture.goal, ties=ties, die=picture.die,
                             path=asked.path, them=asked.them)  # fmt: skip
        return said[moves.index(self.bot.choose(glance, moves))]


def _is_whole(offered: Offered) -> bool:
    return offered.form not in OPEN_FORMS or bool(offered.move.more)


async def play(link: Link, token: str, player: Player, tell: Callable[[str], None]) -> None:
    """Play until the game is over or the table gone; a lost connection is opened again."""
    last, wait = 0, FIRST_WAIT
    while True:
        try:
            async with connect(link.wire, additional_headers={"Authorization": f"Bearer {token}"}, compression=None,
                               max_size=None) as line:  # fmt: skip
                await line.send(msgspec.json.encode(Hello(last=last)).decode())
                async for text in line:
                    message = FROM_TABLE.decode(text)
                    wait = FIRST_WAIT
                    if isinstance(message, Told):
                        last = message.number
                    if await _is_over(line, message, player, tell):
                        return
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as error:
            tell(say("bot-lost-line", reason=str(error) or type(error).__name__))
        await asyncio.sleep(wait)
        wait = min(LONGEST_WAIT, wait * 2)


async def _is_over(line: ClientConnection, message: FromTable, player: Player, tell: Callable[[str], None]) -> bool:
    """Take one message; True after the last."""
    if isinstance(message, Trouble):
        tell(message.message)
        return message.ends
    order = player.hear(message)
    if order is not None:
        await line.send(msgspec.json.encode(order).decode())
    if not isinstance(message, Told) or player.room is None or player.room.phase != "over":
        return False
    chairs = {chair.seat: chair.name for chair in player.room.chairs}
    winners = [chairs[seat] for picture in message.pictures for seat in picture.view.winners]
    tell(say("bot-game-over", n=len(winners), names=", ".join(winners)))
    return True


def join(text: str, kind: str, name: str, tell: Callable[[str], None]) -> None:
    """Sit down and play. Raises JoiningError, BotNameError."""
    link = link_of(text)
    player = Player(kind, SystemRandom().getrandbits(62))
    seated = sit_down(link, SitDown(name or player.bot.name.capitalize(), program=player.bot.name))
    tell(say("bot-sits", seat=seated.seat + 1, bot=player.bot.name))
    asyncio.run(play(link, seated.token, player, tell))


__all__ = ["JoiningError", "Link", "Player", "join", "link_of", "play", "sit_down"]
