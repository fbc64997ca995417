"""`kickdoor lab run`: many games into a folder, part by part; it goes on where it stopped."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec

from kickdoor.lab import parts, plan, workers
from kickdoor.lab.parts import Files
from kickdoor.lab.plan import Plan
from kickdoor.lab.watching import watch

TIMES = "times.jsonl"  # when and where each part was played: the only file that differs between two runs

Progress = Callable[[int, int], None]  # told how many games are done, and how many there were before the start


class Made(NamedTuple):
    """A part as a worker hands it over."""

    files: Files
    seconds: float
    host: str
    process: int


def play_part(wanted: Plan, games: int, part: int) -> Made:
    """Play a part, anywhere. Raises InputError where this is another version of cards or program."""
    plan.check_here(wanted)
    began = perf_counter()
    files = parts.encoded(wanted, watch(wanted, parts.numbers_of(wanted, part, games)))
    return Made(files, perf_counter() - began, socket.gethostname(), os.getpid())


def run(wanted: Plan, games: int, folder: Path, jobs: int = 1, cluster: str = "", progress: Progress | None = None) -> int:
    """Play what is missing of so many games; returns how many of them there were before.

    Raises InputError for a folder that was begun with another plan.
    """
    plan.keep(wanted, folder)
    parts.sweep(folder)
    waiting = list(parts.missing(wanted, folder, games))
    before = done = games - sum(len(parts.numbers_of(wanted, part, games)) for part in waiting)
    if progress is not None:
        progress(done, before)
    for part, made in _made(partial(play_part, wanted, games), waiting, jobs, cluster):
        numbers = parts.numbers_of(wanted, part, games)
        parts.write(folder, numbers, made.files)
        _note(folder, parts.name_of(numbers), made)
        done += len(numbers)
        if progress is not None:
            progress(done, before)
    return before


def _made(task: Callable[[int], Made], waiting: list[int], jobs: int, cluster: str) -> Iterator[tuple[int, Made]]:
    if not cluster:
        return workers.each(task, waiting, jobs)
    from kickdoor.lab import cluster as machines

    return machines.each(task, waiting, cluster)


def _note(folder: Path, name: str, made: Made) -> None:
    line = {"part": name, "seconds": round(made.seconds, 3), "host": made.host, "process": made.process,
            "ended": datetime.now(UTC).isoformat(timespec="seconds")}  # fmt: skip
    with (folder / TIMES).open("ab") as file:
        file.write(msgspec.json.encode(line) + b"\n")


__all__ = ["TIMES", "Progress", "play_part", "run"]
