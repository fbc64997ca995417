"""Time as the table's task meets it: what comes first, an order or a moment."""

from __future__ import annotations

import asyncio
import time
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
    """The time of this machine, which no wrong date and no change of clocks touches."""

    def now(self) -> float:
        """Seconds since the machine was started, or so."""
        return time.monotonic()

    async def first(self, orders: asyncio.Queue[Order], until: float | None) -> Order | None:
        """The next order; None if the moment comes first."""
        if until is None:
            return await orders.get()
        try:
            async with asyncio.timeout(max(0.0, until - self.now())):
                return await orders.get()
        except TimeoutError:
            return None
