"""What tests of several files are given."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kickdoor import cli
from kickdoor.table.store.place import Place, place_of
from tests import postgres

os.environ["KICKDOOR_LANGUAGE"] = "en"  # whatever the developer's machine speaks: commands that are started say what tests expect


class Ran(NamedTuple):
    """What a command came to."""

    status: int
    out: str
    err: str

    @property
    def facts(self) -> dict[str, Any]:
        """The JSON document on standard output: one, and nothing else."""
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """A command of kickdoor's, run within the test."""

    def running(*args: str) -> Ran:
        status = cli.run(args)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(status, out, err)

    return running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[postgres.Server]:
    """A PostgreSQL server; skipped where the machine has none, which CI may not have."""
    if postgres.programs() is None:
        if os.environ.get("KICKDOOR_CI"):
            pytest.fail("CI must have PostgreSQL: scripts/install-test-tools")
        pytest.skip("this machine has no PostgreSQL (scripts/install-test-tools installs it)")
    with postgres.server() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a new store may be: a file, then a PostgreSQL database."""
    if request.param == "sqlite":
        return place_of(str(tmp_path / "tables.sqlite3"))
    running: postgres.Server = request.getfixturevalue("postgresql")
    return place_of(running.database())
