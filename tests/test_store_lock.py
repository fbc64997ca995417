"""One server a store: a second is refused and told why, a killed one leaves nothing locked."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kickdoor.table.keeping import StoreInUseError
from kickdoor.table.store import Place, open_store
from kickdoor.words import say

HOLD = """
import asyncio, sys
from kickdoor.table.store import open_store, place_of
async def hold():
    store = await open_store(place_of(sys.argv[1]))
    await store.open_table(sys.argv[2], {})
    print("held", flush=True)
    await asyncio.sleep(3600)
asyncio.run(hold())
"""


def holder(place: Place, table: str) -> subprocess.Popen[str]:
    """Another process that has the store."""
    where = str(place.file) if place.file else place.url.render_as_string(hide_password=False)
    found = subprocess.Popen([sys.executable, "-c", HOLD, where, table], stdout=subprocess.PIPE, text=True)
    assert found.stdout is not None and found.stdout.readline() == "held\n"
    return found


async def tables(place: Place) -> list[str]:
    """What a new server finds there."""
    store = await open_store(place)
    found = [each.table for each in await store.listed()]
    await store.close()
    return sorted(found)


def test_a_second_server_is_refused_and_after_a_kill_the_next_starts(place: Place) -> None:
    for number in range(3):
        first = holder(place, f"t{number}")
        with pytest.raises(StoreInUseError) as refused:
            asyncio.run(tables(place))
        sentence = say(refused.value.message_id, **refused.value.facts)
        assert place.name in sentence and "--database" in sentence
        if place.file is not None:
            assert str(first.pid) in sentence
        first.send_signal(signal.SIGKILL)
        assert asyncio.run(tables(place)) == [f"t{k}" for k in range(number + 1)]
        first.wait()
        assert first.stdout is not None
        first.stdout.close()


def test_one_process_cannot_have_it_twice(place: Place) -> None:
    async def story() -> None:
        store = await open_store(place)
        with pytest.raises(StoreInUseError):
            await open_store(place)
        await store.open_table("t", {})
        await store.close()

    asyncio.run(story())
    assert asyncio.run(tables(place)) == ["t"]


TAKE = """
import sys
from pathlib import Path
from kickdoor.table.store.lock import FileLock
print(FileLock(Path(sys.argv[1])).take())
"""
FORK = """
import os, sys, time
from pathlib import Path
from kickdoor.table.store.lock import FileLock
lock = FileLock(Path(sys.argv[1]))
assert lock.take()
if os.fork() == 0:
    time.sleep(60)
print("held", flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system doesn't fork")
def test_a_worker_of_a_killed_server_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    server = subprocess.Popen([sys.executable, "-c", FORK, str(path)], stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert server.stdout is not None and server.stdout.readline() == "held\n"
    try:
        command = [sys.executable, "-c", TAKE, str(path)]
        assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "False\n"
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "True\n"
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.stdout.close()
