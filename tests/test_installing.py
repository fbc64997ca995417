"""scripts/install-server in an empty folder, as an ordinary user: what it installed starts, keeps a store and plays a game."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

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

pytestmark = pytest.mark.skipif(
    not os.environ.get("KICKDOOR_CI") and not os.environ.get("KICKDOOR_NIGHT"),
    reason="builds and installs the package from the network; CI and scripts/test --night do it",
)


def ordinary(folder: Path, *command: str | Path) -> str:
    """Run a command as an ordinary user, whose home is that folder."""
    user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env={**clean, "HOME": str(folder / "home"), "PYTHON": os.path.realpath(sys.executable)},
        capture_output=True,
        text=True,
        check=False,
        **user,  # type: ignore[call-overload]
    )
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


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("private")
    done = subprocess.run([ROOT / "scripts" / "install-server", tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "not empty" in done.stderr
    assert [each.name for each in tmp_path.iterdir()] == ["diary"]
