"""The one writer: whatever waits to be written goes into one transaction, and each caller returns after its commit."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from kickdoor.errors import InputError
from kickdoor.table.keeping import KeepingError
from kickdoor.table.store.statements import Work, merged, statements

Waiting = tuple[list[Work], "asyncio.Future[None]"]
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
        self.at_work: asyncio.Task[None] | None = None
        self.done: deque[tuple[asyncio.Future[None], Exception | None]] = deque()  # whose caller doesn't know yet
        self.at_telling: asyncio.Task[None] | None = None

    async def write(self, work: list[Work]) -> None:
        """Return once it is on the disk. Raises KeepingError, with nothing of it written."""
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, told))
        if self.at_work is None or self.at_work.done():
            self.at_work = asyncio.create_task(self._work())
        await told

    async def close(self) -> None:
        """Finish what waits, then let go of the connection."""
        if self.at_work is not None:
            await self.at_work
        if self.at_telling is not None:
            await self.at_telling
        await asyncio.get_running_loop().run_in_executor(self.thread, self.drop)
        self.thread.shutdown()

    async def _work(self) -> None:
        while self.waiting:
            together, self.waiting = self.waiting, []
            await self._serve(together)

    async def _serve(self, together: list[Waiting]) -> None:
        """Write for these callers; where one of them is at fault, for each alone, so that the others don't suffer."""
        try:
            await self.transaction([work for work, _ in together])
        except OWN_FAULT as error:
            if len(together) > 1:
                for one in together:
                    await self._serve([one])
            else:
                self.tell(together, not_written(error))
        except (SQLAlchemyError, OSError) as error:
            self.tell(together, not_written(error))
        except Exception as error:
            self.tell(together, error)
        else:
            self.tell(together)

    async def transaction(self, works: list[list[Work]]) -> None:
        """All of this or nothing of it."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.carry_out, works)

    # --- in the thread -----------------------------------------------------------------------------------------------

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

    # --- in the loop -------------------------------------------------------------------------------------------------

    def tell(self, together: list[Waiting], error: Exception | None = None) -> None:
        """Let the callers go on, one after another: what one of them has to say is on its way before the next begins."""
        self.done.extend((told, error) for _, told in together)
        if self.at_telling is None or self.at_telling.done():
            self.at_telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self.done:
            told, error = self.done.popleft()
            if not told.done() and error is None:
                told.set_result(None)
            elif not told.done() and error is not None:
                told.set_exception(error)
            await asyncio.sleep(0)


def not_written(error: SQLAlchemyError | OSError) -> KeepingError:
    """The error for whoever wanted it written."""
    return KeepingError("store-not-written", reason=reason(error))


def reason(error: BaseException) -> str:
    """What the database says is wrong, in its own words, on one line."""
    said = str(getattr(error, "orig", None) or error) or type(error).__name__
    return said.strip().partition("\n")[0]


__all__ = ["InputError", "Writer", "not_written", "reason"]
