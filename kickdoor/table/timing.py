"""Time as the table's task meets it: what comes first, an order or a moment."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Protocol, TypeVar

Order = TypeVar("Order")


class Timer(Protocol):
    """A monotonic time, and waiting on it."""

    def now(self) -> float:
        """Seconds since some moment."""
        ...

    async def first(self, orders: asyncio.Queue[Order], until: float | None) -> Order | None:
        """The next order; None if the moment comes first."""
        ...


class RealTimer:
    """The time of this machine, which no wrong date and no change of clocks touches; and what all tables have of it in turn."""

    def __init__(self) -> None:
        self.turns = Turns()

    def now(self) -> float:
        """Seconds since the machine was started, or so."""
        return time.monotonic()

    async def first(self, orders: asyncio.Queue[Order], until: float | None) -> Order | None:
        """The next order, None if the moment comes first: once it is the table's turn."""
        found = await self.comes(orders, until)
        await self.turns.mine()
        return found

    async def comes(self, orders: asyncio.Queue[Order], until: float | None) -> Order | None:
        """The same without a look at other tables."""
        if until is None:
            return await orders.get()
        try:
            async with asyncio.timeout(max(0.0, until - self.now())):
                return await orders.get()
        except TimeoutError:
            return None


class Turns:
    """Tables begin one after another, one in a round of the loop: what others have begun is told between them.

    Else whatever is kept by now would wait, round by round, for all that has come meanwhile.
    """

    def __init__(self) -> None:
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.taken = False  # in this round

    async def mine(self) -> None:
        """Return when it is the caller's turn."""
        loop = asyncio.get_running_loop()
        if self.taken:
            turn: asyncio.Future[None] = loop.create_future()
            self.waiting.append(turn)
            await turn
        else:
            self.taken = True
            loop.call_soon(self._next)

    def _next(self) -> None:
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():  # else the table is gone
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self.taken = False
