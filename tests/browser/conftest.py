"""A real server and a real browser for the journeys."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium. Without one the journeys are skipped, but never in CI."""
    if not CHROMIUM:
        if os.environ.get("KICKDOOR_CI"):
            pytest.fail("CI must have Chromium: scripts/install-test-tools")
        pytest.skip("this machine has no Chromium (scripts/install-test-tools installs it)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own."""
    if not (ROOT / "kickdoor" / "table" / "static" / "index.html").exists():
        pytest.fail("the page isn't built: npm run build in web/")
    database = tmp_path_factory.mktemp("server") / "tables.db"
    command = [sys.executable, "-m", "kickdoor", "serve", "--no-open", "--port", "0", "--database", str(database)]
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
