"""Who sits at a table: people by their tokens, bots by their kind, and what stands for each seat."""

from __future__ import annotations

import re
import secrets
import unicodedata
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Literal

from kickdoor.table.keeping import KeptSeat
from kickdoor.table.protocol import Chair, Order, Temper

Kind = Literal["empty", "person", "bot", "program"]
NAME_LETTERS = 24
BOT_NAMES = ("Bertram", "Clementine", "Dagobert", "Edwina", "Ferdinand", "Griselda")
TOKEN_BYTES = 16  # 128 bits
SPACES = re.compile(r"\s+")


def new_token() -> str:
    """What opens a seat: 128 bits of chance."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def clean(text: str, letters: int) -> str:
    """Text from outside: no control signs, no private ones, no line breaks, so many letters at most."""
    whole = unicodedata.normalize("NFC", text)
    seen = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in whole)
    return SPACES.sub(" ", seen).strip()[:letters].strip()


@dataclass
class Sitter:
    """A chair and whoever has it. `away`: a bot plays for its person; `connected`: how many pages show it."""

    seat: int
    kind: Kind = "empty"
    name: str = ""
    bot: str = "greedy"
    temper: Temper = "plain"
    sex: Literal["male", "female"] = "male"
    tokens: set[str] = field(default_factory=set)
    links: set[str] = field(default_factory=set)  # hashed, as tokens: of the links that hand the seat on
    away: bool = False
    muted: bool = False
    standing: Order = "none"
    connected: int = 0
    gone_since: float | None = None
    read: int = 0  # moves that its last page knew of when it went
    heard: int | None = None  # entries of the log likewise, as long as the table isn't put away

    @property
    def is_played_by_bot(self) -> bool:
        """True where no person and no program decides now."""
        return self.kind in ("empty", "bot") or self.away

    def opens(self, token: str) -> bool:
        """True if this token is the seat's."""
        return self.kind in ("person", "program") and hashed(token) in self.tokens

    def chair(self, *, host: int, yours: bool, ready: bool) -> Chair:
        """The chair as it is told."""
        return Chair(
            self.seat,
            self.kind,
            self.name,
            self.bot if self.kind == "bot" else "",
            self.temper,
            self.sex,
            self.connected > 0,
            self.away,
            ready,
            self.seat == host,
            yours,
        )

    def kept(self) -> KeptSeat:
        """The chair as it is kept."""
        facts = {"kind": self.kind, "name": self.name, "bot": self.bot, "temper": self.temper, "sex": self.sex,
                 "standing": self.standing, "links": sorted(self.links), "read": self.read, "muted": self.muted}  # fmt: skip
        return KeptSeat(self.seat, tuple(sorted(self.tokens)), facts)

    @classmethod
    def of(cls, kept: KeptSeat) -> Sitter:
        """The chair that was kept."""
        facts: dict[str, Any] = dict(kept.facts)
        links = set(facts.pop("links", ()))
        return cls(kept.seat, tokens=set(kept.tokens), links=links, **facts)


def free_name(taken: list[str], wanted: str) -> str:
    """The name, or one like it that nobody at the table has."""
    used = {name.casefold() for name in taken}
    if wanted.casefold() not in used:
        return wanted
    return next(f"{wanted} {number}" for number in range(2, 99) if f"{wanted} {number}".casefold() not in used)


def bot_name(taken: list[str]) -> str:
    """A name for a bot."""
    used = {name.casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in used]
    return free[0] if free else free_name(taken, BOT_NAMES[0])
