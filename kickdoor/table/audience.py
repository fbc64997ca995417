"""The pages that show a table: what each was told, and how it gets what changed since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import msgspec

from kickdoor.table.protocol import FromTable, Line, SeatPicture, Told
from kickdoor.table.protocol import Room as RoomSaid

Send = Callable[[bytes], None]
ENCODER = msgspec.json.Encoder()
NUMBERS = count()


class Page:
    """One connection. `seats`: those it may act for (none for who looks on); `send` takes a whole message."""

    def __init__(self, seats: Sequence[int], send: Send, language: str = "en", *, public: bool = False,
                 tokens: Sequence[str] = ()) -> None:  # fmt: skip
        self.seats = tuple(seats)
        self.send = send
        self.language = language
        self.public = public
        self.tokens = frozenset(tokens)  # hashed: by which it has its seats
        self.entries = 0  # entries of the log that it has
        self.number = next(NUMBERS)
        self.talked: list[float] = []  # when it said something last

    @property
    def shown(self) -> tuple[int | None, ...]:
        """The seats whose pictures it gets; None: the public one."""
        return (None,) if self.public or not self.seats else self.seats

    @property
    def viewer(self) -> int:
        """By whose eyes its log is told; -1: what all may read. With several seats on one device the log is public."""
        return self.seats[0] if len(self.seats) == 1 and not self.public else -1

    def mark(self, order: Any) -> str:
        """The id of an order with whose it is: an id counts once for its seat, and is nothing to others. Empty without an id."""
        known = getattr(order, "id", "")
        own = () if self.public else self.seats
        seat = getattr(order, "seat", None)
        owner = seat if seat in own else own[0] if own else f"onlooker-{self.number}"
        return f"{owner} {known}" if known else ""

    def say(self, message: FromTable) -> None:
        """Send one message."""
        self.send(ENCODER.encode(message))

    def may_talk(self, now: float, most: int, seconds: float) -> bool:
        """True unless it has said so much in so short a time; counts this time."""
        self.talked = [at for at in self.talked if now - at < seconds]
        if len(self.talked) >= most:
            return False
        self.talked.append(now)
        return True


class Made:
    """What `makes` makes of each key, made once."""

    def __init__(self, makes: Callable[..., Any]) -> None:
        self.makes = makes
        self.made: dict[tuple[Any, ...], Any] = {}

    def __call__(self, *key: Any) -> Any:
        """What there is for this key."""
        if key not in self.made:
            self.made[key] = self.makes(*key)
        return self.made[key]


class Audience:
    """All pages of a table."""

    def __init__(self) -> None:
        self.pages: list[Page] = []

    def add(self, page: Page) -> None:
        """One more."""
        self.pages.append(page)

    def remove(self, page: Page) -> None:
        """It is gone; nothing if it is gone already."""
        if page in self.pages:
            self.pages.remove(page)

    @property
    def watchers(self) -> int:
        """How many only look on."""
        return sum(1 for page in self.pages if not page.seats and not page.public)

    def connected(self, seat: int) -> int:
        """How many pages act for a seat."""
        return sum(1 for page in self.pages if seat in page.seats and not page.public)

    def everybody(self, message: FromTable, *, players: bool = False) -> None:
        """The same message for all, or for the players alone."""
        whole = ENCODER.encode(message)
        for page in self.pages:
            if page.seats or not players:
                page.send(whole)


class Telling:
    """What one change is told as: pictures, lines and rooms are made once for all pages that get the same."""

    def __init__(
        self,
        number: int,
        entries: int,
        room: Callable[[Page], RoomSaid | None],
        picture: Callable[[int | None, str], SeatPicture | None],
        lines: Callable[[Page], tuple[Line, ...]],
    ) -> None:
        self.number = number
        self.entries = entries
        self.room = room
        self.picture = picture
        self.lines = lines
        self.pictures: dict[tuple[int | None, str], SeatPicture | None] = {}
        self.whole: dict[tuple[object, ...], bytes] = {}

    def to(self, page: Page, meanwhile: tuple[str, ...] = ()) -> None:
        """Tell one page."""
        key = (page.seats, page.language, page.public, page.entries, meanwhile)
        found = self.whole.get(key)
        if found is None:
            pictures = [self._picture(seat, page.language) for seat in page.shown]
            shown = tuple(each for each in pictures if each is not None)
            told = Told(self.number, self.room(page), shown, self.lines(page), meanwhile)
            found = self.whole[key] = ENCODER.encode(told)
        page.entries = self.entries
        page.send(found)

    def _picture(self, seat: int | None, language: str) -> SeatPicture | None:
        key = (seat, language)
        if key not in self.pictures:
            self.pictures[key] = self.picture(seat, language)
        return self.pictures[key]
