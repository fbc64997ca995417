"""Kill -9 while several tables append: what was acknowledged is there once after the next start, and nothing twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickdoor.table.store import Place, open_store
from tests.appending import MOMENTS, TABLES, line

ROOT = Path(__file__).parent.parent


def address(place: Place) -> str:
    """The place as the command line names it."""
    return str(place.file) if place.file else place.url.render_as_string(hide_password=False)


class Appender:
    """Processes that append to a store, one after another."""

    def __init__(self, place: Place) -> None:
        command = [sys.executable, "-m", "tests.appending", address(place)]
        self.servers = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def acknowledged(self, moment: str = "-", count: int = -1, *, after: float | None = None) -> Counter[str]:
        """How many lines of each table one of them said before it was killed: by itself, or so long after its first words."""
        assert self.servers.stdin is not None and self.servers.stdout is not None
        self.servers.stdin.write(f"{moment} {count}\n")
        self.servers.stdin.flush()
        process = self.servers.stdout.readline().split()
        assert process[0] == "process"
        lines = []
        while not (line := self.servers.stdout.readline()).startswith("ended"):
            lines.append(line)
            if after is not None and len(lines) == 1:
                time.sleep(after)
                os.kill(int(process[1]), signal.SIGKILL)
        assert line == f"ended {-signal.SIGKILL}\n"
        return Counter(each.split()[0] for each in lines)


@pytest.fixture
def appender(place: Place) -> Iterator[Appender]:
    """Processes that append to the place."""
    found = Appender(place)
    with found.servers:
        yield found
        assert found.servers.stdin is not None
        found.servers.stdin.close()
        found.servers.wait()


async def lengths(place: Place) -> dict[str, int]:
    """How many lines each table has, all of them right, with the state that belongs to the last."""
    store = await open_store(place)
    found = {}
    for table in TABLES:
        kept = await store.load(table)
        if kept is None:
            continue
        assert list(kept.lines) == [line(table, number) for number in range(len(kept.lines))]
        if kept.lines:
            assert kept.state is not None and kept.state.number == len(kept.lines)
            assert kept.state.state == f"{table} {len(kept.lines) - 1}".encode()
        found[table] = len(kept.lines)
    await store.close()
    return found


def check(place: Place, acknowledged: Counter[str]) -> Counter[str]:
    """All that was acknowledged is there; at most one line more a table, which was on its way. Returns what is there."""
    there = Counter(asyncio.run(lengths(place)))
    for table in TABLES:
        assert acknowledged[table] <= there[table] <= acknowledged[table] + 1, table
    return there


def test_killed_at_twenty_random_moments(place: Place, appender: Appender) -> None:
    chance = random.Random(20)
    there: Counter[str] = Counter()
    for _ in range(20):
        there = check(place, there + appender.acknowledged(after=chance.uniform(0.0, 0.15)))
    assert sum(there.values()) > 100


@pytest.mark.parametrize("moment", MOMENTS)
def test_killed_at_set_moments(place: Place, appender: Appender, moment: str) -> None:
    there: Counter[str] = Counter()
    for count in (1, 2, 7):
        acknowledged = appender.acknowledged(moment, count)
        before = there + acknowledged
        there = check(place, before)
        ahead = sum((there - before).values())
        if moment in ("received", "written"):
            assert ahead == 0, "what was not flushed is not there"
        elif moment == "flushed":
            assert ahead > 0, "what was flushed is there, though nobody was told"
        else:
            assert sum(acknowledged.values()) > 0 < ahead, "told to one, flushed for all"
