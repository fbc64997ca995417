"""Connections to a store, set up so that what is committed is on the disk."""

from __future__ import annotations

import os
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from kickdoor.table.keeping import KeepingError
from kickdoor.table.store.place import Place

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",  # what somebody deletes is not left lying in the file
)
BUSY_SECONDS = 5  # somebody looks into the file with a tool of SQLite
# A server whose machine is gone is noticed, and its lock freed, within half a minute.
KEEPALIVE = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4 -c synchronous_commit=on"


def engine_of(place: Place) -> Engine:
    """The engine for a place; a file that isn't there yet is made, readable by its owner alone. Raises KeepingError."""
    if place.file is None:
        return _postgresql(place)
    try:
        os.close(os.open(place.file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise KeepingError("store-not-opened", store=place.name, reason=error.strerror or str(error)) from error
    engine = create_engine(place.url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
    event.listen(engine, "connect", _settle)
    event.listen(engine, "begin", _begin)
    return engine


def _postgresql(place: Place) -> Engine:
    try:
        return create_engine(place.url, pool_pre_ping=True, connect_args={"options": KEEPALIVE})
    except ImportError as error:
        raise KeepingError("store-no-driver", store=place.name) from error


def _settle(connection: Any, _record: object) -> None:
    """A new connection to a file. Transactions are begun by us: the driver would begin none for steps of Alembic."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
