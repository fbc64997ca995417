"""The one writer: whatever waits to be written goes into one transaction, and each caller returns after its commit."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from kickdoor.errors import InputError
from kickdoor.table.keeping import KeepingError, Meanwhile
from kickdoor.table.store.statements import Work, merged, statements

Waiting = tuple[list[Work], "asyncio.Future[None]"]
Outcome = tuple[list[Waiting], Exception | None]  # those who share a transaction, and what became of it
OWN_FAULT = (IntegrityError, DataError)  # what is to be written is wrong, not the store


class Writer:
    """Writes for all callers over one connection, in a thread of its own: each transaction is handed over to it once.

    `connect` gives the connection, `check` fails when the store isn't ours any more.
    """

    def __init__(self, dialect: str, connect: Callable[[], Connection], check: Callable[[], None]) -> None:
        self.statements = statements(dialect)
        self.connect = connect
        self.check = check
        self.connection: Connection | None = None
        self.thread = ThreadPoolExecutor(1, "store")
        self.waiting: list[Waiting] = []
        self.at_work = False

    async def write(self, work: list[Work], meanwhile: Meanwhile | None = None) -> None:
        """Return once it is on the disk; `meanwhile` is called before. Raises KeepingError, with nothing of it written."""
        loop = asyncio.get_running_loop()
        told: asyncio.Future[None] = loop.create_future()
        self.waiting.append((work, told))
        if not self.at_work:
            self.at_work = True
            if meanwhile is None:
                loop.call_soon(self._begin)  # whoever comes before that is written along
            else:
                self._begin()
        if meanwhile is not None:
            meanwhile()
        await told

    async def close(self) -> None:
        """Finish what waits, then let go of the connection."""
        if self.at_work:
            with contextlib.suppress(KeepingError):
                await self.write([])  # comes after all others
        await asyncio.get_running_loop().run_in_executor(self.thread, self.drop)
        self.thread.shutdown()

    def _begin(self) -> None:
        """Have the thread write all that waits now."""
        together, self.waiting = self.waiting, []
        self.thread.submit(self.serve, together, asyncio.get_running_loop())

    def _finished(self, outcomes: list[Outcome]) -> None:
        """The next transaction begins, and the callers of this one are told."""
        self.at_work = bool(self.waiting)
        if self.at_work:
            self._begin()
        for together, error in outcomes:
            self.tell(together, error)

    def tell(self, together: list[Waiting], error: Exception | None = None) -> None:
        """Let the callers go on, in their order; each sends what it has to say before the next does."""
        for _, told in together:
            if not told.done() and error is None:
                told.set_result(None)
            elif not told.done() and error is not None:
                told.set_exception(error)

    # --- in the thread -----------------------------------------------------------------------------------------------

    def serve(self, together: list[Waiting], loop: asyncio.AbstractEventLoop) -> None:
        """Write for these callers, and let the loop know."""
        outcomes = self.outcomes(together)
        with contextlib.suppress(RuntimeError):  # the loop is gone, and all who waited with it
            loop.call_soon_threadsafe(self._finished, outcomes)

    def outcomes(self, together: list[Waiting]) -> list[Outcome]:
        """Write for these callers; where one of them is at fault, for each alone, so that the others don't suffer."""
        try:
            self.carry_out([work for work, _ in together])
        except OWN_FAULT as error:
            if len(together) > 1:
                return [outcome for one in together for outcome in self.outcomes([one])]
            return [(together, not_written(error))]
        except (SQLAlchemyError, OSError) as error:
            return [(together, not_written(error))]
        except Exception as error:
            return [(together, error)]
        return [(together, None)]

    def carry_out(self, works: list[list[Work]]) -> None:
        """The transaction from its first statement to its commit."""
        try:
            self.execute(works)
            self.commit()
            self.check()
        except OWN_FAULT:
            assert self.connection is not None
            self.connection.rollback()
            raise
        except BaseException:
            self.drop()
            raise

    def execute(self, works: list[list[Work]]) -> None:
        """The statements, not yet committed."""
        if self.connection is None:
            self.connection = self.connect()
        for name, rows in merged(tuple(self.statements), works):
            self.connection.execute(self.statements[name], rows)

    def commit(self) -> None:
        """What was written is on the disk after this."""
        assert self.connection is not None
        self.connection.commit()

    def drop(self) -> None:
        """Let go of a connection that may be broken; the next transaction takes a new one."""
        connection, self.connection = self.connection, None
        if connection is not None:
            try:
                connection.invalidate()
            except (SQLAlchemyError, OSError):
                pass  # broken it was
            finally:
                connection.close()


def not_written(error: SQLAlchemyError | OSError) -> KeepingError:
    """The error for whoever wanted it written."""
    return KeepingError("store-not-written", reason=reason(error))


def reason(error: BaseException) -> str:
    """What the database says is wrong, in its own words, on one line."""
    said = getattr(error, "strerror", None) or str(getattr(error, "orig", None) or error) or type(error).__name__
    return said.strip().partition("\n")[0]


__all__ = ["InputError", "Writer", "not_written", "reason"]
