"""Bots at the table: each is given a glance and the moves, never a State. They think in processes of their own.

A thought is begun when the question is put and taken when the bot's moment has come, which was chosen without a look at
its hand; a thought that isn't ready then, or whose process died, is answered for by the quick bot.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Protocol

from kickdoor import bots
from kickdoor.bots import Bot, Dealings, Glance
from kickdoor.move import Move
from kickdoor.sets import open_box
from kickdoor.view import View
from kickdoor.words import say

LOG = logging.getLogger("kickdoor.table")
QUICK = "greedy"
CAREFUL = frozenset(("pass", "choose", "kick", "keep", "end", "run", "loot", "equip", "decline", "discard", "show"))
OF_CHARITY = frozenset(("give",))
SEEN = tuple(name for name in Glance.holds if name != "box")
Thought = asyncio.Future[Move | None]
GIVES_WAY = 10  # of twenty steps: a thought may come late, a move may not
SECONDS = 0.5  # so long a bot may look ahead at a table; then it plays what has come out best so far
Packed = tuple[tuple[str, ...], bool, tuple[Any, ...], Dealings, View | None]


class Thinker(Protocol):
    """Where bots think."""

    def begin(self, kind: str, seed: int, glance: Glance, moves: Sequence[Move]) -> Thought:
        """Have one of the moves chosen; None comes where nothing did."""
        ...

    def close(self) -> None:
        """Nobody thinks any more."""
        ...


class AtOnce:
    """Bots that think where they are asked: quick ones, in tests."""

    def begin(self, kind: str, seed: int, glance: Glance, moves: Sequence[Move]) -> Thought:
        """The choice, made already."""
        thought: Thought = asyncio.get_running_loop().create_future()
        thought.set_result(quick(kind, seed, glance, moves))
        return thought

    def close(self) -> None:
        """Nothing is left to do."""


class Workers:
    """Bots in processes of their own; the processes are started when they are first needed, and again when they died."""

    def __init__(self, count: int | None = None, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.pool: ProcessPoolExecutor | None = None

    def begin(self, kind: str, seed: int, glance: Glance, moves: Sequence[Move]) -> Thought:
        """Have a worker choose."""
        loop = asyncio.get_running_loop()
        thought: Thought = loop.create_future()
        if len(moves) == 1:
            thought.set_result(moves[0])
            return thought
        said = [move.key() for move in moves]
        try:
            running = asyncio.wrap_future(
                self._started().submit(thought_out, kind, seed, packed(glance), said, self.seconds), loop=loop
            )
        except (BrokenProcessPool, RuntimeError, OSError) as error:
            self._lost(error)
            thought.set_result(None)
            return thought
        running.add_done_callback(lambda done: self._take(done, thought, moves))
        thought.add_done_callback(lambda found: running.cancel() if found.cancelled() else None)
        return thought

    def _started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), initializer=settle_in)
        return self.pool

    def _take(self, done: asyncio.Future[int], thought: Thought, moves: Sequence[Move]) -> None:
        if thought.done() or done.cancelled():
            return
        error = done.exception()
        if error is not None:
            self._lost(error)
            thought.set_result(None)
        else:
            place = done.result()
            thought.set_result(moves[place] if 0 <= place < len(moves) else None)

    def _lost(self, error: BaseException) -> None:
        """A worker died: the others are of no use any more; new ones are started when they are needed."""
        LOG.warning(say("server-bot-failed", reason=f"{type(error).__name__}: {error}"))
        if isinstance(error, (BrokenProcessPool, RuntimeError, OSError)) and self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def close(self) -> None:
        """End the processes."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


# --- what a worker does ----------------------------------------------------------------------------------------------


def settle_in() -> None:
    """A worker gives way to its server, leaves Ctrl+C at the terminal to it, and ends with it, also with one that was killed."""
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def packed(glance: Glance) -> Packed:
    """A glance without its Box, which each worker has of its own, what its seat remembers, and what it can imagine from."""
    seen = tuple(getattr(glance, name) for name in SEEN)
    return glance.box.sets, glance.box.piles > 2, seen, bots.remembered(glance), bots.foreseen(glance)


def unpacked(found: Packed) -> Glance:
    """The glance again."""
    sets, apart, values, dealings, view = found
    box = open_box(sets)
    glance = Glance()
    glance.box = box.apart() if apart else box
    for name, value in zip(SEEN, values, strict=True):
        setattr(glance, name, value)
    remembering = bots.Remembering(glance, dealings)
    return remembering if view is None else bots.Foreseeing(remembering, view)


def thought_out(kind: str, seed: int, found: Packed, said: Sequence[tuple[Any, ...]], seconds: float) -> int:
    """The place of the move that a bot of this kind chooses."""
    moves = [Move(*key) for key in said]
    return moves.index(quick(kind, seed, unpacked(found), moves, seconds))


def quick(kind: str, seed: int, glance: Glance, moves: Sequence[Move], seconds: float | None = None) -> Move:
    """The answer of a bot of this kind, thought out here and now, in so many seconds at the most."""
    bot: Bot = bots.make(kind, seed)
    bots.hurry(bot, seconds)
    return moves[0] if len(moves) == 1 else bot.choose(glance if bot.needs_view else None, moves)


def careful(moves: Sequence[Move], *, charity: bool) -> list[Move]:
    """What a bot may do in somebody's place: no gifts, no deals, no card wasted; only what the game can't do without."""
    found = [move for move in moves if move.verb in CAREFUL or (charity and move.verb in OF_CHARITY)]
    return found or list(moves)
