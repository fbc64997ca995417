"""Backups made while the store is written to, and put back; a deleted or damaged one is never taken for a store."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from kickdoor import cli
from kickdoor.table.keeping import NewerStoreError, StoreInUseError
from kickdoor.table.store import open_store, place_of
from kickdoor.table.store.backing import back_up, put_back
from tests import postgres


async def keep_writing(store: object, table: str, written: list[int]) -> None:
    """Line after line, until cancelled; `written` has those that were acknowledged."""
    from kickdoor.table.store import Store

    assert isinstance(store, Store)
    await store.open_table(table, {})
    while True:
        await store.append(table, len(written), [f"line {len(written)}"])
        written.append(len(written))


async def lines(where: str, table: str) -> list[str]:
    """The lines of a table in a store."""
    store = await open_store(place_of(where))
    kept = await store.load(table)
    await store.close()
    assert kept is not None
    return list(kept.lines)


def test_a_backup_of_a_running_store_has_all_that_was_acknowledged_and_is_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where, backup = str(tmp_path / "data" / "tables.sqlite3"), tmp_path / "backup"

    async def story() -> tuple[int, int]:
        store = await open_store(place_of(where))
        written: list[list[int]] = [[], []]
        writing = [asyncio.create_task(keep_writing(store, f"t{k}", written[k])) for k in range(2)]
        while len(written[0]) < 20:
            await asyncio.sleep(0.01)
        before = len(written[0])
        await asyncio.to_thread(back_up, place_of(where), backup)
        at_backup = len(written[0])
        with pytest.raises(StoreInUseError):
            await asyncio.to_thread(put_back, place_of(where), backup)
        while len(written[0]) < at_backup + 5:
            await asyncio.sleep(0.01)
        for each in writing:
            each.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await each
        await store.close()
        return before, at_backup

    before, at_backup = asyncio.run(story())
    later = asyncio.run(lines(where, "t0"))
    assert cli.run(["restore", str(backup), "--database", where]) == 0
    aside = tmp_path / "data" / "tables.sqlite3.before-restore"
    assert str(aside) in capsys.readouterr().out
    found = asyncio.run(lines(where, "t0"))
    assert before <= len(found) <= at_backup + 1 and found == later[: len(found)]
    assert asyncio.run(lines(str(aside), "t0")) == later
    assert cli.run(["restore", str(aside), "--database", where]) == 0
    assert asyncio.run(lines(where, "t0")) == later
    assert backup.stat().st_mode & 0o077 == 0


def test_commands_refuse_what_would_lose_something(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = str(tmp_path / "tables.sqlite3")

    async def start() -> None:
        store = await open_store(place_of(where))
        await store.open_table("t", {})
        await store.append("t", 0, ["line 0"])
        await store.close()

    asyncio.run(start())
    backup, damaged, foreign = tmp_path / "backup", tmp_path / "damaged", tmp_path / "foreign"
    assert cli.run(["backup", str(backup), "--database", where]) == 0
    assert cli.run(["backup", str(backup), "--database", where]) == 2
    assert "overwritten" in capsys.readouterr().err
    whole = backup.read_bytes()
    damaged.write_bytes(whole[: len(whole) // 2] + b"x" * (len(whole) // 2))
    with contextlib.closing(sqlite3.connect(foreign)) as shelf:
        shelf.execute("CREATE TABLE books (title)")
    for bad in (damaged, foreign, tmp_path / "none"):
        assert cli.run(["restore", str(bad), "--database", where]) == 2
        assert str(bad) in capsys.readouterr().err
    assert cli.run(["backup", str(tmp_path / "new"), "--database", str(tmp_path / "none")]) == 2
    assert not (tmp_path / "new").exists()
    assert asyncio.run(lines(where, "t")) == ["line 0"]
    with contextlib.closing(sqlite3.connect(backup)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    with pytest.raises(NewerStoreError):
        put_back(place_of(where), backup)
    assert asyncio.run(lines(where, "t")) == ["line 0"]


def test_a_postgresql_store_is_backed_up_by_its_own_tools_while_it_runs(
    postgresql: postgres.Server, capsys: pytest.CaptureFixture[str]
) -> None:
    """The two commands are those of docs/hosting.md."""
    where, again = postgresql.database(), postgresql.database()
    dump = postgresql.folder / "kickdoor.dump"

    async def story() -> int:
        store = await open_store(place_of(where))
        written: list[int] = []
        writing = asyncio.create_task(keep_writing(store, "t", written))
        while len(written) < 20:
            await asyncio.sleep(0.01)
        before = len(written)
        await asyncio.to_thread(
            postgresql.run, "pg_dump", "--format=custom", f"--file={dump}", place_of(where).url.database or ""
        )
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writing
        await store.close()
        return before

    before = asyncio.run(story())
    postgresql.run("pg_restore", "--dbname", place_of(again).url.database or "", str(dump))
    found = asyncio.run(lines(again, "t"))
    assert len(found) >= before
    assert found == asyncio.run(lines(where, "t"))[: len(found)]
    assert cli.run(["backup", "anything", "--database", where]) == 2
    assert "pg_dump" in capsys.readouterr().err
