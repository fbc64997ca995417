"""`kickdoor serve` as a process: it starts, says where it is, refuses in plain sentences, and leaves politely."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kickdoor.table.addresses import bases, is_reachable
from kickdoor.table.protocol import Trouble
from tests.tables import story
from tests.test_table_sockets import Client

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(r"http://(127\.0\.0\.1:\d+)/")


def started(database: Path, *words: str, port: int = 0) -> subprocess.Popen[str]:
    """A server's process."""
    command = [sys.executable, "-m", "kickdoor", "serve", "--no-open", "--port", str(port), "--database", str(database), *words]
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONUNBUFFERED": "1"}, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)  # fmt: skip


@contextlib.contextmanager
def serving(database: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that runs, and where it is."""
    process = started(database, *words)
    try:
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        assert found is not None, process.communicate()
        yield process, found[1]
    finally:
        process.kill()
        process.communicate()


def test_a_busy_port_and_a_store_in_use_are_plain_sentences(tmp_path: Path) -> None:
    with serving(tmp_path / "one.sqlite3") as (_, base):
        port = int(base.partition(":")[2])
        busy = started(tmp_path / "two.sqlite3", port=port)
        said = busy.communicate(timeout=120)[1]
        assert busy.returncode == 2 and str(port) in said and "--port" in said and "Traceback" not in said
        in_use = started(tmp_path / "one.sqlite3")
        said = in_use.communicate(timeout=120)[1]
        assert in_use.returncode == 2 and "--database" in said and "Traceback" not in said


def test_an_address_of_no_machine_is_a_plain_sentence(tmp_path: Path) -> None:
    process = started(tmp_path / "a.sqlite3", "--host", "192.0.2.55")
    said = process.communicate(timeout=120)[1]
    assert process.returncode == 2 and "192.0.2.55" in said and "Traceback" not in said


@story
async def test_told_to_go_it_says_back_soon_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite3") as (process, base):
        async with httpx.AsyncClient(base_url=f"http://{base}") as http:
            wish = {"name": "Ann", "bots": ["greedy"] * 3, "play": True}
            seated = (await http.post("/api/tables", json=wish)).json()
        client = await Client(base, seated["table"], seated["token"]).open()
        ready = next(each for each in client.picture.moves if each.main)
        assert (await client.make(ready)).refused is None
        process.send_signal(signal.SIGTERM)
        with contextlib.suppress(Exception):
            while True:
                await asyncio.wait_for(client.hear(), 30)
        assert any(isinstance(each, Trouble) and not each.ends for each in client.troubles)
        status = await asyncio.to_thread(process.wait, 60)
        assert status == 0
    with serving(tmp_path / "t.sqlite3") as (_, base):
        back = await Client(base, seated["table"], seated["token"]).open()
        assert back.welcome is not None and back.welcome.seats == (0,)
        assert not back.picture.asked.yours or back.picture.view.phase != "start"


@pytest.mark.parametrize(("address", "reachable"), [
    ("127.0.0.1", False), ("::1", False), ("localhost", False), ("a.localhost", False), ("169.254.1.1", False),
    ("0.0.0.0", False),
    ("192.168.1.7", True), ("10.0.0.2", True), ("table.example.org", True),
])  # fmt: skip
def test_an_address_that_only_this_machine_reaches_is_never_offered(address: str, reachable: bool) -> None:
    assert is_reachable(address) == reachable
    if not reachable and address != "0.0.0.0":
        assert bases(address, 8700) == ()


def test_links_bear_the_public_address_or_one_of_this_machine() -> None:
    assert bases("127.0.0.1", 8700, "https://table.example.org/") == ("https://table.example.org",)
    assert all("127.0.0.1" not in base and "localhost" not in base for base in bases("0.0.0.0", 8700))
    assert bases("fd00::7", 81) == ("http://[fd00::7]:81",)
