"""The hold that one server has of its store: the lock, the term it serves, and the connection it writes over."""

from __future__ import annotations

import contextlib
import secrets
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from kickdoor.table.keeping import KeepingError, StoreInUseError
from kickdoor.table.store.engine import engine_of
from kickdoor.table.store.lock import FileLock
from kickdoor.table.store.place import Place
from kickdoor.table.store.schema import term
from kickdoor.table.store.stepping import bring_up, examine_file
from kickdoor.table.store.writer import reason

LOCK = 0x6B69636B  # "kick": the number of the advisory lock
PATIENCE = 1.0  # seconds: a server that was killed just now may not be quite gone
PAUSE = 0.05


class Holding:
    """A store held by this process until it lets go or dies. All of it takes its time: it is for a thread, not for the loop."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.lock = FileLock(place.beside(".lock")) if place.file is not None else None
        self.engine: Engine
        self.copy: Path | None = None
        self.holder = ""
        self.identity: tuple[int, int] | None = None

    def take(self) -> Connection:
        """Take the store, bring its tables up and begin a term; gives the connection to write over.

        Raises StoreInUseError, NewerStoreError, KeepingError.
        """
        try:
            self._take_file()
            self._look_first()
            self.engine = engine_of(self.place)
            return self._begin_term()
        except BaseException:
            self.let_go()
            raise

    def _take_file(self) -> None:
        if self.lock is None:
            return
        until = time.monotonic() + PATIENCE
        try:
            self.lock.path.parent.mkdir(parents=True, exist_ok=True)
            while not self.lock.take():
                if time.monotonic() >= until:
                    raise StoreInUseError("store-in-use", store=self.place.name, process=self.lock.holder())
                time.sleep(PAUSE)
        except OSError as error:
            raise KeepingError("store-not-opened", store=self.place.name, reason=error.strerror or str(error)) from error

    def _look_first(self) -> None:
        """Before a file is written to at all: is it a store of ours? A new one is empty or not there."""
        file = self.place.file
        try:
            if file is not None and file.exists() and (not file.is_file() or file.stat().st_size):
                examine_file(self.place)
        except (SQLAlchemyError, OSError) as error:
            raise self._not_opened(error) from error

    def _begin_term(self) -> Connection:
        try:
            connection = self._locked()
        except (SQLAlchemyError, OSError) as error:
            raise self._not_opened(error) from error
        try:
            self.copy = bring_up(connection, self.place)
            self._new_term(connection)
            connection.commit()
            self._remember_file()
        except (SQLAlchemyError, OSError) as error:
            raise self._not_opened(error) from error
        finally:
            if not self.holder:
                connection.close()
        return connection

    def _new_term(self, connection: Connection) -> None:
        holder = secrets.token_hex(16)
        connection.execute(delete(term))
        connection.execute(insert(term), {"holder": holder})
        self.holder = holder

    def connect(self) -> Connection:
        """A new connection after one was lost. Raises KeepingError if another server has had the store since."""
        self.check()
        try:
            connection = self._locked()
        except StoreInUseError as error:
            raise KeepingError("store-taken", store=self.place.name) from error
        try:
            holder = connection.scalar(select(term.c.holder))
            connection.rollback()
            if holder != self.holder:
                raise KeepingError("store-taken", store=self.place.name)
        except BaseException:
            connection.close()
            raise
        return connection

    def _locked(self) -> Connection:
        """A connection; in PostgreSQL one that has the advisory lock, which ends with it."""
        connection = self.engine.connect()
        try:
            if self.lock is None:
                connection.execute(text(f"SET lock_timeout = {PATIENCE * 1000:.0f}"))
                connection.execute(select(func.pg_advisory_lock(LOCK)))
                connection.execute(text("RESET lock_timeout"))
                connection.commit()
        except BaseException as error:
            connection.invalidate()
            connection.close()
            if isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == "55P03":
                raise StoreInUseError("store-in-use", store=self.place.name, process="?") from error
            raise
        return connection

    def _remember_file(self) -> None:
        if self.place.file is not None:
            self.identity = _identity(self.place.file)

    def check(self) -> None:
        """Raises KeepingError if the file was deleted or replaced: what is written then is written nowhere."""
        if not self._is_ours():
            raise KeepingError("store-gone", store=self.place.name)

    def _is_ours(self) -> bool:
        """Whether the file is still the one that was opened."""
        if self.place.file is None or self.identity is None:
            return True
        try:
            return _identity(self.place.file) == self.identity
        except OSError:
            return False

    def _not_opened(self, error: SQLAlchemyError | OSError) -> KeepingError:
        return KeepingError("store-not-opened", store=self.place.name, reason=reason(error))

    def let_go(self) -> None:
        """Close all connections, then free the lock."""
        if hasattr(self, "engine"):
            self.engine.dispose()
        if not self._is_ours():
            self._set_log_aside()
        if self.lock is not None:
            self.lock.free()

    def _set_log_aside(self) -> None:
        """The log of a file that is gone must not be taken for that of the file now in its place."""
        log = self.place.beside("-wal")
        with contextlib.suppress(OSError):
            log.rename(log.with_name(f"{log.name}.lost"))


def _identity(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_dev, found.st_ino
