"""The statements that write, in the order in which a transaction makes them: what others refer to comes first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Executable, Table, bindparam, delete, update
from sqlalchemy.dialects import postgresql, sqlite

from kickdoor.table.store.schema import chat, game, record_line, saved_state, seat

Row = dict[str, Any]
Work = tuple[str, list[Row]]  # the name of a statement, and what it is made with
INSERT: dict[str, Callable[[Table], sqlite.Insert | postgresql.Insert]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


def statements(dialect: str) -> dict[str, Executable]:
    """Each writing statement by its name."""
    insert = INSERT[dialect]

    def in_place(table: Table, *kept: str) -> Executable:
        new = insert(table)
        return new.on_conflict_do_update(index_elements=list(table.primary_key), set_={name: new.excluded[name] for name in kept})

    this_game = game.c.game == bindparam("of")
    return {
        "open": insert(game),
        "facts": update(game).where(this_game).values(facts=bindparam("now")),
        "touch": update(game).where(this_game).values(touched=bindparam("now")),
        "line": insert(record_line),
        "state": in_place(saved_state, "number", "state"),
        "seat": in_place(seat, "tokens", "facts"),
        "remove_seat": delete(seat).where(seat.c.game == bindparam("of"), seat.c.seat == bindparam("at")),
        "chat": in_place(chat, "said"),
        "delete": delete(game).where(this_game),
    }


def merged(names: tuple[str, ...], works: list[list[Work]]) -> Iterator[Work]:
    """What several callers want written, as one run of each statement."""
    rows: dict[str, list[Row]] = {}
    for work in works:
        for name, some in work:
            rows.setdefault(name, []).extend(some)
    for name in names:
        if name in rows:
            yield name, rows[name]
