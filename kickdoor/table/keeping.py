"""What the table asks of its store: nothing is told before it is kept. The real store and a memory one have this form."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from kickdoor.errors import InputError

Meanwhile = Callable[[], None]


class KeepingError(InputError):
    """The store can't be read or written now: a full disk, a lost connection. The same call may work later."""


class StoreInUseError(InputError):
    """Another server holds this store."""


class NewerStoreError(InputError):
    """A newer version has written this store; it is left unharmed."""


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat of a table. `tokens` are the SHA-256 of what opens it; `facts`: name, kind and look, as the room writes them."""

    seat: int
    tokens: tuple[str, ...] = ()
    facts: dict[str, Any] = {}


class KeptState(msgspec.Struct, frozen=True):
    """A saved state (kickdoor.saving) as it stood after so many lines of the record."""

    number: int
    state: bytes


class KeptTable(msgspec.Struct, frozen=True):
    """All that is kept of one table. `facts` are the room's own; `lines` are the record's after its header, in order."""

    table: str
    facts: dict[str, Any]
    lines: tuple[str, ...] = ()
    state: KeptState | None = None
    seats: tuple[KeptSeat, ...] = ()
    chat: tuple[dict[str, Any], ...] = ()
    touched: float = 0.0  # seconds since 1970


class Listed(msgspec.Struct, frozen=True):
    """A table without its record and chat."""

    table: str
    facts: dict[str, Any]
    touched: float


class Keeping(Protocol):
    """A store of tables. What a call was given is safe on the disk when it returns; else it raises KeepingError.

    Calls for one table come one after another; calls for many tables at once may share a transaction.
    """

    async def open_table(self, table: str, facts: dict[str, Any]) -> None:
        """A new table."""
        ...

    async def change_table(self, table: str, facts: dict[str, Any]) -> None:
        """The table's own facts anew, all of them."""
        ...

    async def append(
        self, table: str, number: int, lines: Sequence[str], state: bytes | None = None, meanwhile: Meanwhile | None = None
    ) -> None:
        """Lines of the record, the first with this number (from 0); with the state after them, in one transaction.

        `meanwhile` is called while they are written; what it does must be of no use to anybody if they can't be.
        After an error the same call may be made again: lines that are there already count once. Raises KeepingError
        where other lines of such numbers are there, and for a number that leaves a gap.
        """
        ...

    async def seat(self, table: str, seat: KeptSeat) -> None:
        """A seat as it is now, in place of what was kept of it."""
        ...

    async def remove_seat(self, table: str, seat: int) -> None:
        """A seat that is gone, or nothing where there is none."""
        ...

    async def chat(self, table: str, number: int, said: dict[str, Any]) -> None:
        """Something said, with its number (from 1)."""
        ...

    async def load(self, table: str) -> KeptTable | None:
        """A table with all that belongs to it, or None."""
        ...

    async def listed(self) -> list[Listed]:
        """All tables, the latest touched first."""
        ...

    async def delete(self, table: str) -> None:
        """The table and all that belongs to it, or nothing where there is none."""
        ...

    async def sweep(self, before: float) -> list[str]:
        """Delete the tables untouched since that time (seconds since 1970); returns their names."""
        ...

    async def close(self) -> None:
        """No call comes after this one."""
        ...


class MemoryKeeping:
    """A store that lives as long as its process. `broken`: set to have every write refused, as by a full disk."""

    def __init__(self) -> None:
        self.facts: dict[str, dict[str, Any]] = {}
        self.lines: dict[str, list[str]] = {}
        self.states: dict[str, KeptState] = {}
        self.seats: dict[str, dict[int, KeptSeat]] = {}
        self.said: dict[str, dict[int, dict[str, Any]]] = {}
        self.touched: dict[str, float] = {}
        self.broken = False

    def _touch(self, table: str) -> None:
        if self.broken or table not in self.facts:
            raise KeepingError("store-not-written", reason="broken" if self.broken else table)
        self.touched[table] = time.time()

    async def open_table(self, table: str, facts: dict[str, Any]) -> None:
        """A new table."""
        if not self.broken:
            self.facts[table] = {}
        self._touch(table)
        self.facts[table] = _own(facts)
        self.lines[table], self.seats[table], self.said[table] = [], {}, {}

    async def change_table(self, table: str, facts: dict[str, Any]) -> None:
        """The table's own facts anew."""
        self._touch(table)
        self.facts[table] = _own(facts)

    async def append(
        self, table: str, number: int, lines: Sequence[str], state: bytes | None = None, meanwhile: Meanwhile | None = None
    ) -> None:
        """Lines of the record, none of them twice."""
        if meanwhile is not None:
            meanwhile()
        self._touch(table)
        there = self.lines[table]
        again = there[number : number + len(lines)]
        if number > len(there) or again != list(lines[: len(again)]):
            raise KeepingError("store-other-line", number=number, end=len(there))
        there += lines[len(again) :]
        if state is not None and number + len(lines) == len(there):
            self.states[table] = KeptState(len(there), state)

    async def seat(self, table: str, seat: KeptSeat) -> None:
        """A seat as it is now."""
        self._touch(table)
        self.seats[table][seat.seat] = seat

    async def remove_seat(self, table: str, seat: int) -> None:
        """A seat that is gone."""
        self._touch(table)
        self.seats[table].pop(seat, None)

    async def chat(self, table: str, number: int, said: dict[str, Any]) -> None:
        """Something said."""
        self._touch(table)
        self.said[table][number] = _own(said)

    async def load(self, table: str) -> KeptTable | None:
        """A table with all that belongs to it."""
        if table not in self.facts:
            return None
        seats = self.seats[table]
        return KeptTable(
            table,
            _own(self.facts[table]),
            tuple(self.lines[table]),
            self.states.get(table),
            tuple(seats[seat] for seat in sorted(seats)),
            tuple(self.said[table][number] for number in sorted(self.said[table])),
            self.touched[table],
        )

    async def listed(self) -> list[Listed]:
        """All tables, the latest touched first."""
        found = [Listed(table, _own(facts), self.touched[table]) for table, facts in self.facts.items()]
        return sorted(found, key=lambda each: -each.touched)

    async def delete(self, table: str) -> None:
        """The table and all that belongs to it."""
        for kept in (self.facts, self.lines, self.states, self.seats, self.said, self.touched):
            kept.pop(table, None)

    async def sweep(self, before: float) -> list[str]:
        """Delete the tables untouched since that time."""
        old = [table for table, touched in self.touched.items() if touched < before]
        for table in old:
            await self.delete(table)
        return old

    async def close(self) -> None:
        """Nothing is left to do."""


def _own(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts as JSON gives them back."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(facts))
    return found
