"""The store's tables brought to the form that this version writes, step by step, after a copy of the file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, inspect

from kickdoor.table.keeping import KeepingError, NewerStoreError
from kickdoor.table.store.copying import copy_file
from kickdoor.table.store.place import Place

STEPS = f"{__package__}:steps"  # a folder of this package, wherever it is installed


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", STEPS)
    config.set_main_option("path_separator", "os")
    return config


def newest() -> str:
    """The step that this version knows as the last."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def reached(connection: Connection) -> str | None:
    """The step at which a store is; None: it has no tables yet."""
    return MigrationContext.configure(connection).get_current_revision()


def examined(connection: Connection, place: Place) -> str | None:
    """The step at which the store is, once it is known to be one that this version may write.

    Raises NewerStoreError for a step unknown here, KeepingError for a database that is something else.
    """
    known = [each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()]
    at = reached(connection)
    if at is not None and at not in known:
        raise NewerStoreError("store-newer", store=place.name, found=at, known=known[0])
    if at is None and inspect(connection).get_table_names():
        raise KeepingError("store-foreign", store=place.name)
    return at


def examine_file(place: Place) -> str | None:
    """The same of a file, which is only read. Raises SQLAlchemyError where it is no database."""
    url = place.url.set(drivername="sqlite", query={"mode": "ro", "uri": "true"})
    with create_engine(url, poolclass=NullPool).connect() as connection:
        return examined(connection, place)


def bring_up(connection: Connection, place: Place) -> Path | None:
    """Make the steps that are missing, all or none; returns the copy that was made before. Raises as `examined`."""
    at = examined(connection, place)
    if at == newest():
        return None
    copy = _copy(place, at) if at is not None and place.file is not None else None
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return copy


def _copy(place: Place, at: str) -> Path:
    """A copy of the file as it is, its step in the name; an earlier one of that name is kept."""
    assert place.file is not None
    copy, again = place.beside(f".{at}.copy"), 1
    while copy.exists():
        again += 1
        copy = place.beside(f".{at}.copy-{again}")
    try:
        copy_file(place.file, copy)
    except (OSError, sqlite3.Error) as error:
        raise KeepingError("store-no-copy", copy=str(copy), reason=getattr(error, "strerror", None) or str(error)) from error
    return copy
