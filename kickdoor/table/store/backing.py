"""A store in a file backed up while its server runs, and put back while none does."""

from __future__ import annotations

import contextlib
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from kickdoor.table.keeping import KeepingError, StoreInUseError
from kickdoor.table.store.copying import copy_file, flush
from kickdoor.table.store.lock import FileLock
from kickdoor.table.store.place import Place, file_place
from kickdoor.table.store.stepping import examine_file
from kickdoor.table.store.writer import reason

FAULTS = (OSError, sqlite3.Error, SQLAlchemyError)


def back_up(place: Place, to: Path) -> None:
    """Copy the store, as it is at this moment, to a new file. Raises KeepingError."""
    file = _file(place)
    if to.exists():
        raise KeepingError("store-backup-there", file=str(to))
    try:
        _looked_through(file_place(file))
        copy_file(file, to)
        _looked_through(file_place(to))
    except FAULTS as error:
        raise KeepingError("store-no-backup", store=place.name, file=str(to), reason=reason(error)) from error


def put_back(place: Place, backup: Path) -> Path | None:
    """Put a backup in the place of the store; what was there is kept beside it, and its path returned.

    Raises KeepingError, NewerStoreError for a backup of a newer version, StoreInUseError while a server runs.
    """
    file = _file(place)
    lock = FileLock(place.beside(".lock"))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not lock.take():
            raise StoreInUseError("store-in-use", store=place.name, process=lock.holder())
        _looked_through(file_place(backup))
        copy = place.beside(".restored")
        copy_file(backup, copy)
        aside = _set_aside(place, file)
        copy.replace(file)
        flush(file.parent)
    except FAULTS as error:
        raise KeepingError("store-not-restored", store=place.name, file=str(backup), reason=reason(error)) from error
    finally:
        lock.free()
    return aside


def _file(place: Place) -> Path:
    if place.file is None:
        raise KeepingError("store-dump", store=place.name)
    return place.file


def _looked_through(place: Place) -> None:
    """Raises an error for a file that is damaged or no store."""
    assert place.file is not None
    with closing(sqlite3.connect(f"{place.file.resolve().as_uri()}?mode=ro", uri=True)) as database:
        (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise KeepingError("store-damaged", file=str(place.file), reason=found)
    if examine_file(place) is None:
        raise KeepingError("store-foreign", store=place.name)


def _set_aside(place: Place, file: Path) -> Path | None:
    """The present store under another name, with its log: it may be damaged, so it is not opened."""
    if not file.exists():
        return None
    aside, again = place.beside(".before-restore"), 1
    while aside.exists():
        again += 1
        aside = place.beside(f".before-restore-{again}")
    log = place.beside("-wal")
    if log.exists():
        log.replace(aside.with_name(f"{aside.name}-wal"))
    file.replace(aside)
    with contextlib.suppress(OSError):
        place.beside("-shm").unlink()
    return aside
