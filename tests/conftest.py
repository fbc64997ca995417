"""What tests of several files are given."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickdoor.table.store.place import Place, place_of
from tests import postgres

os.environ["KICKDOOR_LANGUAGE"] = "en"  # whatever the developer's machine speaks: commands that are started say what tests expect


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
