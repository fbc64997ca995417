"""The real store: what `kickdoor.table.keeping.Keeping` promises, kept in a database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, func, select
from sqlalchemy.exc import SQLAlchemyError

from kickdoor.table.keeping import KeepingError, KeptSeat, KeptState, KeptTable, Listed, Meanwhile
from kickdoor.table.store.holding import Holding
from kickdoor.table.store.place import Place, place_of
from kickdoor.table.store.schema import chat, game, record_line, saved_state, seat
from kickdoor.table.store.statements import Work
from kickdoor.table.store.writer import Writer, reason

TOUCH_SECONDS = 60  # how exactly the store knows when a table was last touched


async def open_store(place: Place | None = None) -> Store:
    """The store at a place, by default in the user's data folder.

    Raises StoreInUseError, NewerStoreError, or KeepingError where it can't be opened.
    """
    holding = Holding(place or place_of())
    connection = await asyncio.to_thread(holding.take)
    store = Store(holding)
    store.writer.connection = connection
    return store


class Store:
    """Tables in a database, written by one writer. It keeps in memory only how many lines each record has."""

    def __init__(self, holding: Holding) -> None:
        self.holding = holding
        self.writer = Writer(holding.engine.dialect.name, holding.connect, holding.check)
        self.ends: dict[str, int] = {}
        self.touched: dict[str, float] = {}

    async def open_table(self, table: str, facts: dict[str, Any]) -> None:
        """A new table. Raises KeepingError, also where there is one of this name."""
        now = time.time()
        await self.writer.write([("open", [{"game": table, "facts": _json(facts), "touched": now}])])
        self.ends[table], self.touched[table] = 0, now

    async def change_table(self, table: str, facts: dict[str, Any]) -> None:
        """The table's own facts anew. Raises KeepingError."""
        await self._change(table, ("facts", [{"of": table, "now": _json(facts)}]))

    async def append(
        self, table: str, number: int, lines: Sequence[str], state: bytes | None = None, meanwhile: Meanwhile | None = None
    ) -> None:
        """Lines of the record, with the state after them. The same lines again count once.

        Raises KeepingError; also for a number that leaves a gap, and where other lines of these numbers are there.
        """
        after = number + len(lines)
        end = await self._end(table)
        new = lines[end - number :] if number <= end else ()
        if number > end or (number < end and not await self._are_there(table, number, lines[: end - number])):
            raise KeepingError("store-other-line", number=number, end=end)
        work: list[Work] = []
        if new:
            first = after - len(new)
            work.append(("line", [{"game": table, "number": first + k, "text": line} for k, line in enumerate(new)]))
        if state is not None and after >= end:
            work.append(("state", [{"game": table, "number": after, "state": state}]))
        try:
            await self._change(table, *work, meanwhile=meanwhile)
        except BaseException:
            self.ends.pop(table, None)  # whether a lost connection took them along is not known: look again
            raise
        self.ends[table] = max(end, after)

    async def seat(self, table: str, seat: KeptSeat) -> None:
        """A seat as it is now. Raises KeepingError."""
        row = {"game": table, "seat": seat.seat, "tokens": _json(seat.tokens), "facts": _json(seat.facts)}
        await self._change(table, ("seat", [row]))

    async def remove_seat(self, table: str, seat: int) -> None:
        """A seat that is gone. Raises KeepingError."""
        await self._change(table, ("remove_seat", [{"of": table, "at": seat}]))

    async def chat(self, table: str, number: int, said: dict[str, Any]) -> None:
        """Something said. Raises KeepingError."""
        await self._change(table, ("chat", [{"game": table, "number": number, "said": _json(said)}]))

    async def load(self, table: str) -> KeptTable | None:
        """A table with all that belongs to it. Raises KeepingError."""
        found, lines, states, seats, said = await self._rows(*_all_of(table))
        if not found:
            return None
        self.ends[table] = len(lines)
        return KeptTable(
            table,
            _read(found[0].facts),
            tuple(line.text for line in lines),
            KeptState(states[0].number, bytes(states[0].state)) if states else None,
            tuple(KeptSeat(each.seat, tuple(_read(each.tokens)), _read(each.facts)) for each in seats),
            tuple(_read(each.said) for each in said),
            found[0].touched,
        )

    async def listed(self) -> list[Listed]:
        """All tables, the latest touched first. Raises KeepingError."""
        (found,) = await self._rows(
            select(game.c.game, game.c.facts, game.c.touched).order_by(game.c.touched.desc(), game.c.game)
        )
        return [Listed(table, _read(facts), touched) for table, facts, touched in found]

    async def delete(self, table: str) -> None:
        """The table and all that belongs to it. Raises KeepingError."""
        await self.writer.write([("delete", [{"of": table}])])
        self._forget(table)

    async def sweep(self, before: float) -> list[str]:
        """Delete the tables untouched since that time. Raises KeepingError."""
        (found,) = await self._rows(select(game.c.game).where(game.c.touched < before))
        old = [table for (table,) in found]
        if old:
            await self.writer.write([("delete", [{"of": table} for table in old])])
        for table in old:
            self._forget(table)
        return old

    async def close(self) -> None:
        """Write what waits, close, free the lock."""
        await self.writer.close()
        await asyncio.to_thread(self.holding.let_go)

    def _forget(self, table: str) -> None:
        self.ends.pop(table, None)
        self.touched.pop(table, None)

    async def _change(self, table: str, *work: Work, meanwhile: Meanwhile | None = None) -> None:
        """Write something of a table that is there, which touches it."""
        await self._end(table)
        now = time.time()
        touches = now - self.touched.get(table, 0.0) >= TOUCH_SECONDS
        await self.writer.write([*work, *([("touch", [{"of": table, "now": now}])] if touches else [])], meanwhile)
        if touches:
            self.touched[table] = now

    async def _end(self, table: str) -> int:
        """How many lines its record has. Raises KeepingError if there is no such table."""
        if table not in self.ends:
            lines = select(func.count()).where(record_line.c.game == table).scalar_subquery()
            (found,) = await self._rows(select(lines).where(game.c.game == table))
            if not found:
                raise KeepingError("store-no-table", table=table)
            self.ends[table] = found[0][0]
        return self.ends[table]

    async def _are_there(self, table: str, number: int, lines: Sequence[str]) -> bool:
        """Whether the record has exactly these lines from that number on."""
        line = record_line.c
        there = select(line.text).where(line.game == table, line.number >= number, line.number < number + len(lines))
        (found,) = await self._rows(there.order_by(line.number))
        return [text for (text,) in found] == list(lines)

    async def _rows(self, *wanted: Select[Any]) -> list[list[Any]]:
        """The rows of each of these, read in one transaction. Raises KeepingError."""
        return await asyncio.to_thread(self._read, wanted)

    def _read(self, wanted: Sequence[Select[Any]]) -> list[list[Any]]:
        self.holding.check()
        try:
            with self.holding.engine.connect() as connection:
                return [list(connection.execute(each).all()) for each in wanted]
        except (SQLAlchemyError, OSError) as error:
            raise KeepingError("store-not-read", reason=reason(error)) from error


def _all_of(table: str) -> tuple[Select[Any], ...]:
    """The table itself, its lines, its state, its seats, its chat."""
    return (
        select(game.c.facts, game.c.touched).where(game.c.game == table),
        select(record_line.c.text).where(record_line.c.game == table).order_by(record_line.c.number),
        select(saved_state.c.number, saved_state.c.state).where(saved_state.c.game == table),
        select(seat.c.seat, seat.c.tokens, seat.c.facts).where(seat.c.game == table).order_by(seat.c.seat),
        select(chat.c.said).where(chat.c.game == table).order_by(chat.c.number),
    )


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _read(text: str) -> Any:
    return msgspec.json.decode(text)
