"""Work by its number, done by several processes; one that dies is replaced and its work done again."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar, cast

from kickdoor.errors import InputError

FALLS = 3  # deaths over one and the same piece of work, after which it is given up
T = TypeVar("T")


def each(task: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Iterator[tuple[int, T]]:
    """Each number with what comes of it, in the order in which it is done. At most one piece waits for each process.

    Raises InputError for a piece of work over which processes die again and again.
    """
    if jobs <= 1:
        for number in numbers:
            yield number, task(number)
        return
    crew = Crew(task, numbers)
    try:
        for _ in range(jobs):
            crew.hire()
        while crew.busy:
            yield from crew.hear()
    finally:
        crew.dismiss()


class Crew:
    """Processes at work: each has one number at a time."""

    def __init__(self, task: Callable[[int], Any], numbers: Iterable[int]) -> None:
        self.task = task
        self.waiting = iter(numbers)
        self.again: deque[int] = deque()
        self.falls: Counter[int] = Counter()
        self.busy: dict[Connection, tuple[Any, int]] = {}

    def hire(self) -> None:
        """One more process, if there is work for it."""
        number = self._next()
        if number is None:
            return
        ours, theirs = multiprocessing.Pipe()
        worker = multiprocessing.get_context("spawn").Process(target=_work, args=(self.task, theirs), daemon=True)
        worker.start()
        theirs.close()
        self.busy[ours] = worker, number
        self._give(ours, number)

    def hear(self) -> Iterator[tuple[int, Any]]:
        """What has been done by now; at least one has done something, or died."""
        for ready in wait(list(self.busy)):
            pipe = cast("Connection", ready)
            worker, number = self.busy[pipe]
            try:
                failed, found = pipe.recv()
            except (EOFError, OSError):
                self._fell(pipe, number)
                continue
            if failed:
                raise found
            following = self._next()
            if following is None:
                self._part(pipe)
            else:
                self.busy[pipe] = worker, following
                self._give(pipe, following)
            yield number, found

    def dismiss(self) -> None:
        """All processes end."""
        for pipe, (worker, _) in self.busy.items():
            worker.terminate()
            worker.join()
            pipe.close()
        self.busy.clear()

    def _next(self) -> int | None:
        return self.again.popleft() if self.again else next(self.waiting, None)

    def _give(self, pipe: Connection, number: int) -> None:
        with contextlib.suppress(OSError):  # it died: that is heard next
            pipe.send(number)

    def _part(self, pipe: Connection) -> None:
        worker, _ = self.busy.pop(pipe)
        pipe.close()
        worker.join()

    def _fell(self, pipe: Connection, number: int) -> None:
        self._part(pipe)
        self.falls[number] += 1
        if self.falls[number] >= FALLS:
            raise InputError("lab-falls", part=number, times=FALLS)
        self.again.append(number)
        self.hire()


def _work(task: Callable[[int], Any], pipe: Connection) -> None:
    """What a process does until nobody is at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one that started it ends it
    os.environ.setdefault("POLARS_MAX_THREADS", "1")
    while True:
        try:
            number = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(attempt(task, number))
        except OSError:
            return


def attempt(task: Callable[[int], Any], number: int) -> tuple[bool, Any]:
    """Whether it failed, and what came of it or went wrong."""
    try:
        return False, task(number)
    except Exception as error:
        return True, error


__all__ = ["FALLS", "attempt", "each"]
