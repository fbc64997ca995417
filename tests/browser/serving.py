"""The server and the browser of the journeys: real ones, each for a whole session."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.browser.laid import lay

NONE: Mapping[str, int] = {}
ROOT = Path(__file__).resolve().parents[2]
# First the one without windows: a window that nobody sees takes more of the processor than the page in it.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
HOME_HOST = "table.home.arpa"  # the browser finds it at this machine, and takes it for another


@contextmanager
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The system's Chromium."""
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM, args=[*FLAGS, f"--host-resolver-rules=MAP {HOME_HOST} 127.0.0.1"]
    )
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def laid_server(folder: Path, *words: str, more: Mapping[str, int] = NONE) -> Iterator[str]:
    """The address of a server over a store in which tables stand ready. `more`: so many more of a situation; `words` go to its
    command line.
    """
    with tempfile.TemporaryDirectory(dir=folder) as place:
        database = Path(place) / "tables.db"
        with ThreadPoolExecutor(1) as aside:  # Playwright's own loop may be running in this thread
            aside.submit(lambda: asyncio.run(lay(database, more))).result()
        with serving(database, *words) as address:
            yield address


@contextmanager
def serving(database: Path, *words: str) -> Iterator[str]:
    """The address of `kickdoor serve` over a store."""
    if not (ROOT / "kickdoor" / "table" / "static" / "index.html").exists():
        raise FileNotFoundError("the page isn't built: scripts/client")
    command = [sys.executable, "-m", "kickdoor", "serve", "--no-open", "--port", "0", "--database", str(database), *words]
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            assert process.stdout is not None
            told = process.stdout.readline()
            found = re.search(r"https?://\S+", told)
            assert found, f"the server said: {told!r}"
            yield found[0].rstrip("/")
        finally:
            process.terminate()
