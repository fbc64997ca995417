"""The steps from one form of the store to the next: after a copy, all or none; a newer store is refused, unharmed."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from kickdoor.errors import InputError
from kickdoor.table.keeping import KeepingError, NewerStoreError
from kickdoor.table.store import Place, Store, open_store, place_of, stepping
from kickdoor.table.store.schema import metadata
from kickdoor.words import say
from tests import postgres

NEXT = """
import sqlalchemy as sa
from alembic import op
revision = "0002"
down_revision = "0001"
def upgrade() -> None:
    op.add_column("game", sa.Column("colour", sa.Text, server_default="red"))
    {then}
"""


async def keep(place: Place, table: str) -> None:
    """One table with a line."""
    store = await open_store(place)
    await store.open_table(table, {"title": "Friday"})
    await store.append(table, 0, ["a"])
    await store.close()


async def there(place: Place) -> list[str]:
    """The tables of a store, each with its line."""
    store = await open_store(place)
    found = sorted(each.table for each in await store.listed())
    for table in found:
        kept = await store.load(table)
        assert kept is not None and (kept.lines, kept.facts) == (("a",), {"title": "Friday"})
    await store.close()
    return found


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A later version's steps, which this process may use: `stepping.STEPS` set to it."""
    folder = tmp_path / "later"
    shutil.copytree(Path(stepping.__file__).parent / "steps", folder)
    (folder / "versions" / "step_0002.py").write_text(NEXT.format(then="pass"))
    return folder


def contents(place: Place) -> dict[str, str]:
    """The store's file, and what lies beside it, by their sums; apart from locks and what SQLite shares between readers."""
    assert place.file is not None
    beside = [each for each in place.file.parent.glob("tables*") if not each.name.endswith((".lock", "-shm"))]
    return {each.name: sha256(each.read_bytes()).hexdigest() for each in beside if each.stat().st_size}


def test_the_steps_make_the_tables_that_the_code_knows(place: Place) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def story(store: Store) -> list[object]:
        with store.holding.engine.connect() as connection:
            return differences(connection)

    async def whole() -> list[object]:
        store = await open_store(place)
        try:
            return await story(store)
        finally:
            await store.close()

    assert asyncio.run(whole()) == []


def test_an_older_store_is_brought_up_and_the_file_copied_before(
    place: Place, later: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(keep(place, "t"))
    monkeypatch.setattr(stepping, "STEPS", str(later))
    assert asyncio.run(there(place)) == ["t"]
    asyncio.run(keep(place, "u"))
    monkeypatch.undo()
    with pytest.raises(NewerStoreError) as refused:
        asyncio.run(there(place))
    sentence = say(refused.value.message_id, **refused.value.facts)
    assert "0002" in sentence and "0001" in sentence
    monkeypatch.setattr(stepping, "STEPS", str(later))
    assert asyncio.run(there(place)) == ["t", "u"]
    if place.file is not None:
        monkeypatch.undo()
        copies = list(place.file.parent.glob("*.copy*"))
        assert [each.name for each in copies] == ["tables.sqlite3.0001.copy"]
        assert asyncio.run(there(place_of(str(copies[0])))) == ["t"]


def test_a_newer_file_is_left_byte_for_byte(tmp_path: Path, later: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = place_of(str(tmp_path / "store" / "tables.sqlite3"))
    monkeypatch.setattr(stepping, "STEPS", str(later))
    asyncio.run(keep(place, "t"))
    monkeypatch.undo()
    before = contents(place)
    with pytest.raises(NewerStoreError):
        asyncio.run(there(place))
    assert contents(place) == before


def test_a_step_that_fails_half_way_leaves_the_store_as_it_was(
    place: Place, later: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(keep(place, "t"))
    (later / "versions" / "step_0002.py").write_text(NEXT.format(then='op.drop_table("no_such_table")'))
    monkeypatch.setattr(stepping, "STEPS", str(later))
    for _ in range(2):
        with pytest.raises(KeepingError, match="no_such_table"):
            asyncio.run(there(place))
    monkeypatch.undo()
    assert asyncio.run(there(place)) == ["t"]
    if place.file is not None:
        assert len(list(place.file.parent.glob("*.copy*"))) == 2, "an earlier copy is kept"


def test_without_a_copy_no_step_is_made(tmp_path: Path, later: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = place_of(str(tmp_path / "store" / "tables.sqlite3"))
    asyncio.run(keep(place, "t"))
    before = contents(place)

    def full(source: Path, copy: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(stepping, "STEPS", str(later))
        patched.setattr(stepping, "copy_file", full)
        with pytest.raises(KeepingError, match="No space left"):
            asyncio.run(there(place))
    assert contents(place) == before
    assert asyncio.run(there(place)) == ["t"]


def test_something_else_is_no_store(tmp_path: Path) -> None:
    noise = tmp_path / "noise"
    noise.write_bytes(b"This is a shopping list and no database. " * 100)
    foreign = tmp_path / "foreign"
    shelf = sqlite3.connect(foreign)
    shelf.execute("CREATE TABLE books (title)")
    shelf.commit()
    shelf.close()
    folder = tmp_path / "folder"
    folder.mkdir()
    for file, message in ((noise, "store-not-opened"), (foreign, "store-foreign"), (folder, "store-not-opened")):
        before = file.read_bytes() if file.is_file() else b""
        with pytest.raises(InputError, match=message):
            asyncio.run(there(place_of(str(file))))
        assert not file.is_file() or file.read_bytes() == before


def test_a_foreign_postgresql_database_is_left_alone(postgresql: postgres.Server) -> None:
    place = place_of(postgresql.database())
    assert place.url.database is not None
    postgresql.sql(place.url.database, "CREATE TABLE books (title text)")
    with pytest.raises(KeepingError, match="store-foreign"):
        asyncio.run(there(place))
    tables = postgresql.sql(place.url.database, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    assert tables == "books\n"
