"""How far a long run is and how long it still takes, on standard error: a bar for people, a line now and then for a file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from kickdoor.saying import complain
from kickdoor.words import say

SELDOM = 30.0  # seconds between two lines


@contextmanager
def bar(games: int) -> Iterator[Callable[[int, int], None]]:
    """While it lasts: tell it how many games are done, and how many had been before the start."""
    if not sys.stderr.isatty():
        yield _Lines(games)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        yield lambda done, before: progress.update(task, completed=done)


class _Lines:
    """Says it in lines, seldom."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.began = self.told = monotonic()

    def __call__(self, done: int, before: int) -> None:
        now = monotonic()
        if done == before or done >= self.games or now - self.told < SELDOM:
            return
        self.told = now
        complain(
            say("lab-progress", done=done, games=self.games, left=time_left(now - self.began, done - before, self.games - done))
        )


def time_left(seconds: float, played: int, left: int) -> str:
    """`1:02:30`, if it goes on as it went."""
    whole = round(seconds / max(1, played) * left)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"


__all__ = ["bar", "time_left"]
