"""A seat handed on to another device: by a link of its own, which holds until it is renewed, or by four words that work once."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from kickdoor.errors import InputError
from kickdoor.table.guarding import Allowance
from kickdoor.table.people import Sitter, hashed, new_token

if TYPE_CHECKING:
    from kickdoor.table.room import Room

WORDS = Path(__file__).parent / "words.txt"
SIZE = 4  # words of a code
CODE_SECONDS = 600.0
BETWEEN = "."  # of a table and the secret in a link's last part
MOST_DEVICES = 12
GUESSES_AT_ONCE, GUESSES_A_SECOND = 8.0, 1 / 30  # of one address
ALL_AT_ONCE, ALL_A_SECOND = 60.0, 0.5  # of all addresses together, so that many of them guess no faster


class HandingError(InputError):
    """A seat can't be handed on so; its message says why."""


class Promise(NamedTuple):
    """Which seat a code opens, and until when."""

    table: str
    seat: int
    until: float


@cache
def words() -> tuple[str, ...]:
    """The words of which codes are made."""
    return tuple(WORDS.read_text("utf-8").split())


class Codes:
    """The codes that work just now, in memory alone; and how often they were guessed at."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.promises: dict[str, Promise] = {}
        self.by_address = Allowance(now, GUESSES_AT_ONCE, GUESSES_A_SECOND)
        self.by_all = Allowance(now, ALL_AT_ONCE, ALL_A_SECOND)

    def new(self, table: str, seat: int) -> str:
        """A code for this seat; the one before works no more."""
        self.forget(table, seat)
        code = "-".join(secrets.choice(words()) for _ in range(SIZE))
        self.promises[code] = Promise(table, seat, self.now() + CODE_SECONDS)
        return code

    def forget(self, table: str, seat: int) -> None:
        """The seat's code works no more, and none whose time is up."""
        now = self.now()
        self.promises = {
            code: kept for code, kept in self.promises.items() if kept.until > now and (kept.table, kept.seat) != (table, seat)
        }

    def take(self, said: str, address: str) -> Promise:
        """The seat that a code opens; the code works no more. Raises HandingError."""
        if not self.by_address.take(address) or not self.by_all.take(""):
            raise HandingError("table-too-many-guesses")
        kept = self.promises.pop("-".join(said.casefold().replace("-", " ").split()), None)
        if kept is None or kept.until <= self.now():
            raise HandingError("table-no-code")
        return kept


async def new_link(room: Room, sitter: Sitter, tokens: list[str], *, renew: bool) -> str:
    """The last part of a link for this seat. `renew`: only this device, and what comes by the new link, keeps the seat."""
    secret = new_token()
    sitter.links = {hashed(secret)} if renew else {*sitter.links, hashed(secret)}
    if renew:
        shut_others(room, sitter, {hashed(token) for token in tokens})
    await room.keep_seat(sitter)
    if renew:
        room.tell()
    return f"{room.table}{BETWEEN}{secret}"


def shut_others(room: Room, sitter: Sitter, tokens: set[str]) -> None:
    """Only these tokens open the seat any more, and pages that came by others have lost it."""
    sitter.tokens &= tokens
    for page in room.audience.pages:
        if sitter.seat in page.seats and not page.tokens & sitter.tokens:
            page.seats = tuple(seat for seat in page.seats if seat != sitter.seat)
    sitter.connected = room.audience.connected(sitter.seat)


async def let_in(room: Room, sitter: Sitter) -> str:
    """A token for one device more. Raises HandingError where there are too many."""
    if sitter.kind not in ("person", "program"):
        raise HandingError("table-no-code")
    if len(sitter.tokens) >= MOST_DEVICES:
        raise HandingError("table-too-many-devices", most=MOST_DEVICES)
    token = new_token()
    sitter.tokens = {*sitter.tokens, hashed(token)}
    await room.keep_seat(sitter)
    return token


def by_link(room: Room, secret: str) -> Sitter:
    """The seat that a link opens. Raises HandingError."""
    found = hashed(secret)
    for sitter in room.sitters:
        if sitter.kind in ("person", "program") and found in sitter.links:
            return sitter
    raise HandingError("table-no-code")
