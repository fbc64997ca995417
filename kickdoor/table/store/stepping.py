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
from kickdoor.table.store.place import Place, file_place


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", f"{__package__}:steps")
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


def bring_up(connection: Connection, place: Place) -> Path | None:
    """Make the steps that are missing, all or none; returns the copy that was made before.

    Raises NewerStoreError for a step unknown here, KeepingError for a database that is something else.
    """
    script = ScriptDirectory.from_config(_config())
    known = [each.revision for each in script.walk_revisions()]
    at = reached(connection)
    if at is not None and at not in known:
        raise NewerStoreError("store-newer", store=place.name, found=at, known=known[0])
    if at is None and inspect(connection).get_table_names():
        raise KeepingError("store-foreign", store=place.name)
    if at == known[0]:
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
        raise KeepingError("store-no-copy", copy=str(copy), reason=str(error)) from error
    return copy


def step_of(file: Path) -> str | None:
    """The step of the store in a file; None where it is no store. Raises SQLAlchemyError where it is no database."""
    url = file_place(file).url.set(drivername="sqlite", query={"mode": "ro", "uri": "true"})
    engine = create_engine(url, poolclass=NullPool)
    with engine.connect() as connection:
        return reached(connection)
