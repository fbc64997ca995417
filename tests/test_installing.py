"""scripts/install-server in an empty folder, as an ordinary user: what it installed starts, keeps a store and plays a game."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.tables import story
from tests.test_table_sockets import Client, opened

ROOT = Path(__file__).parent.parent
NOBODY = 65534
OPEN = """
import asyncio, sys
from kickdoor.table.store import open_store, place_of
async def story():
    store = await open_store(place_of(sys.argv[1]))
    await store.open_table("t", {})
    await store.close()
asyncio.run(story())
"""

pytestmark = [
    pytest.mark.skipif(
        not os.environ.get("KICKDOOR_CI") and not os.environ.get("KICKDOOR_NIGHT"),
        reason="builds and installs the package from the network; CI and scripts/test --night do it",
    ),
    pytest.mark.xdist_group("installed"),  # one installation for all of them
]


def as_ordinary(folder: Path) -> dict[str, Any]:
    """How to run a command as an ordinary user, whose home is that folder."""
    user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return {"cwd": folder, "env": {**clean, "HOME": str(folder / "home"), "PYTHON": os.path.realpath(sys.executable)}, **user}


def ordinary(folder: Path, *command: str | Path) -> str:
    """Run a command as an ordinary user; what it says."""
    done = subprocess.run(list(map(str, command)), **as_ordinary(folder), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


@pytest.fixture(scope="module")
def installed() -> Iterator[Path]:
    """A folder of an ordinary user, with the server installed in it."""
    with tempfile.TemporaryDirectory(prefix="kickdoor-install-") as name:
        folder = Path(name)
        (folder / "home").mkdir()
        (folder / "server").mkdir()
        if os.geteuid() == 0:
            for each in (folder, folder / "home", folder / "server"):
                os.chown(each, NOBODY, NOBODY)
        ordinary(folder / "server", ROOT / "scripts" / "install-server")
        yield folder


def test_what_was_installed_is_whole(installed: Path) -> None:
    server = installed / "server"
    assert ordinary(server, "env/bin/kickdoor", "--version").startswith("kickdoor ")
    static = next(server.glob("env/lib/python*/site-packages/kickdoor/table/static/index.html"))
    assert static.stat().st_size
    ordinary(server, "env/bin/python", "-c", OPEN, server / "tables.sqlite3")
    ordinary(server, "env/bin/kickdoor", "backup", "copy", "--database", "tables.sqlite3")
    ordinary(server, "env/bin/kickdoor", "record", "--out", "game", "--seed", "1")
    ordinary(server, "env/bin/kickdoor", "verify", "game")


@contextlib.asynccontextmanager
async def started(server: Path) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """The installed server: where it listens, and its process, which is told to go in the end."""
    running = await asyncio.create_subprocess_exec(
        "./start-server", "--port", "0", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, **as_ordinary(server)
    )
    try:
        assert running.stdout is not None
        said = (await asyncio.wait_for(running.stdout.readline(), 60)).decode()
        found = re.search(r"http://([\d.:]+)/", said)
        assert found, said
        yield found[1], running
    finally:
        if running.returncode is None:
            running.terminate()
        _, trouble = await asyncio.wait_for(running.communicate(), 30)
    assert running.returncode in (0, -signal.SIGKILL) and b"Traceback" not in trouble, trouble.decode()


async def told_whole(client: Client) -> None:
    """Do what the guide points at, to the end; the bots at the table answer at their own pace."""
    while not client.is_over:
        guide = client.picture.guide
        if client.picture.asked.yours and guide is not None and guide.move >= 0:
            answer = await client.make(client.picture.moves[guide.move])
            if answer.refused is None:
                continue
        await client.hear()


@story
async def test_a_game_is_played_at_what_was_installed_and_its_record_holds(installed: Path) -> None:
    """The guided first game: its server is killed on the way, and goes on; then the record is downloaded and verified."""
    server = installed / "server"
    async with started(server) as (base, running):
        table, tokens = await opened(base, 1, 0, guided=True, play=True)
        client = await Client(base, table, tokens[0]).open()
        while client.picture.guide is None or client.picture.guide.move < 0:
            await client.hear()
        first = await client.make(client.picture.moves[client.picture.guide.move])
        assert first.refused is None
        running.kill()
        await running.wait()
    async with started(server) as (base, _):
        client = await Client(base, table, tokens[0]).open()
        await asyncio.wait_for(told_whole(client), 300)
        async with httpx.AsyncClient(base_url=f"http://{base}") as http:
            text = (await http.get(f"/api/tables/{table}/record")).text
    (installed / "home" / "downloaded").write_text(text)
    assert "holds" in ordinary(server, "env/bin/kickdoor", "verify", installed / "home" / "downloaded")


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("private")
    done = subprocess.run([ROOT / "scripts" / "install-server", tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "not empty" in done.stderr
    assert [each.name for each in tmp_path.iterdir()] == ["diary"]
