"""A full disk, a read-only or lost database: who waits hears it, nothing is half-told, and once mended the store goes on."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from kickdoor.table.keeping import KeepingError, KeptSeat
from kickdoor.table.store import Place, Store, open_store, place_of
from kickdoor.table.store.writer import Writer
from kickdoor.words import say
from tests import postgres

Trouble = Callable[[], AbstractContextManager[None]]
LONG = "".join(random.Random(1).choices("abcdefgh", k=1 << 20))


async def opened(place: Place) -> Store:
    """A store with tables t and u, each with one line."""
    store = await open_store(place)
    for table in ("t", "u"):
        await store.open_table(table, {})
        await store.append(table, 0, ["a"], b"first")
    return store


async def kept(store: Store, table: str) -> tuple[tuple[str, ...], int, int]:
    """The lines of a table, how many seats it has and how much was said."""
    found = await store.load(table)
    assert found is not None
    assert found.state is not None and found.state.number == len(found.lines)
    return found.lines, len(found.seats), len(found.chat)


async def all_at_once(store: Store) -> list[Any]:
    """Four callers that wait together; what each of them hears."""
    heard = await asyncio.gather(
        store.append("t", 1, [LONG], b"second"),
        store.append("u", 1, [LONG[::-1]], b"second"),
        store.seat("t", KeptSeat(0)),
        store.chat("u", 1, {"text": "hello"}),
        return_exceptions=True,
    )
    return list(heard)


def refused_then_mended(place: Place, trouble: Trouble) -> list[str]:
    """The story of every trouble; returns the sentences that were heard."""

    async def story() -> list[str]:
        store = await opened(place)
        heard: list[Any] = []
        try:
            with trouble():
                for _ in range(3):
                    heard += await all_at_once(store)
            for table in ("t", "u"):
                assert await kept(store, table) == (("a",), 0, 0), "nothing of what was refused is there"
            assert await all_at_once(store) == [None] * 4
            assert await kept(store, "t") == (("a", LONG), 1, 0)
            assert await kept(store, "u") == (("a", LONG[::-1]), 0, 1)
        finally:
            await store.close()
        assert len(heard) == 12 and all(isinstance(each, KeepingError) for each in heard), heard
        return [say(each.message_id, **each.facts) for each in heard]

    async def afterwards() -> None:
        store = await open_store(place)
        assert await kept(store, "t") == (("a", LONG), 1, 0)
        await store.close()

    sentences = asyncio.run(story())
    asyncio.run(afterwards())
    return sentences


# --- a full disk ------------------------------------------------------------------------------------------------------


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A real file system of 16 MB, where we may mount one."""
    folder = Path(tempfile.mkdtemp(prefix="kickdoor-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=16m,mode=777", "tmpfs", str(folder)]
    mounted = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    try:
        if not mounted:
            pytest.skip("only root may mount a small disk; the limit on a file's size stands for it")
        yield folder
    finally:
        if mounted:
            subprocess.run(["umount", "-l", folder], check=True)
        folder.rmdir()


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Nothing more fits on the disk of this folder."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (1 << 16, 1):
            try:
                while file.write(b"\0" * size):
                    pass
            except OSError:
                pass
    yield
    filler.unlink()


def test_a_full_disk_under_a_file(small_disk: Path) -> None:
    place = place_of(str(small_disk / "tables.sqlite3"))
    assert "full" in refused_then_mended(place, lambda: filled(small_disk))[0]


def test_a_full_disk_under_postgresql(small_disk: Path, postgresql: postgres.Server) -> None:
    if os.geteuid() == 0:
        shutil.chown(small_disk, postgres.USER)
    space = f"space{os.getpid()}"
    postgresql.sql("postgres", f"CREATE TABLESPACE {space} LOCATION '{small_disk}'")
    postgresql.run("createdb", "-D", space, space)
    sentences = refused_then_mended(place_of(postgresql.url(space)), lambda: filled(small_disk))
    assert "No space left" in sentences[0]
    postgresql.run("dropdb", space)
    postgresql.sql("postgres", f"DROP TABLESPACE {space}")


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    @contextmanager
    def limited() -> Iterator[None]:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 12, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    refused_then_mended(place_of(str(tmp_path / "tables.sqlite3")), limited)


# --- read-only --------------------------------------------------------------------------------------------------------


def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    place = place_of(str(tmp_path / "tables.sqlite3"))

    async def story() -> None:
        store = await opened(place)
        engine = store.holding.engine

        def only_read(connection: Any, _record: object) -> None:
            connection.execute("PRAGMA query_only=ON")

        event.listen(engine, "connect", only_read)
        store.writer.drop()
        store.holding.engine.dispose()
        for _ in range(2):
            heard = await all_at_once(store)
            assert all(isinstance(each, KeepingError) and "readonly" in str(each) for each in heard), heard
        event.remove(engine, "connect", only_read)
        store.holding.engine.dispose()
        assert await kept(store, "t") == (("a",), 0, 0)
        assert await all_at_once(store) == [None] * 4
        await store.close()

    asyncio.run(story())


def test_a_read_only_disk_at_the_start(small_disk: Path) -> None:
    place = place_of(str(small_disk / "tables.sqlite3"))

    async def start() -> None:
        await (await open_store(place)).close()

    asyncio.run(start())
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    with pytest.raises(KeepingError, match="store-not-opened") as refused:
        asyncio.run(start())
    assert "Read-only file system" in say(refused.value.message_id, **refused.value.facts)
    subprocess.run(["mount", "-o", "remount,rw", small_disk], check=True)
    asyncio.run(start())


def test_a_postgresql_that_may_only_be_read(postgresql: postgres.Server) -> None:
    @contextmanager
    def only_read() -> Iterator[None]:
        postgresql.sql("postgres", "ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")
        try:
            yield
        finally:
            set_back = "SET default_transaction_read_only = off"
            reset = "ALTER SYSTEM RESET default_transaction_read_only"
            postgresql.sql("postgres", set_back, reset, "SELECT pg_reload_conf()")

    assert "read-only" in refused_then_mended(place_of(postgresql.database()), only_read)[-1]


# --- lost -------------------------------------------------------------------------------------------------------------


def test_a_file_that_was_moved_away(tmp_path: Path) -> None:
    place = place_of(str(tmp_path / "tables.sqlite3"))
    assert place.file is not None
    away = tmp_path / "away"

    async def story() -> None:
        assert place.file is not None
        store = await opened(place)
        place.file.rename(away)
        for _ in range(2):
            heard = await all_at_once(store)
            assert all(isinstance(each, KeepingError) for each in heard), heard
        assert not place.file.exists(), "no empty store takes its place"
        away.rename(place.file)
        assert await all_at_once(store) == [None] * 4
        assert await kept(store, "t") == (("a", LONG), 1, 0)
        await store.close()
        store = await open_store(place)
        assert await kept(store, "t") == (("a", LONG), 1, 0)
        await store.close()

    asyncio.run(story())


def test_a_file_that_was_replaced(tmp_path: Path) -> None:
    place, other = place_of(str(tmp_path / "tables.sqlite3")), place_of(str(tmp_path / "other.sqlite3"))

    async def story() -> None:
        assert place.file is not None and other.file is not None
        await (await opened(other)).close()
        store = await opened(place)
        other.file.rename(place.file)
        heard = [each for _ in range(3) for each in await all_at_once(store)]
        assert all(isinstance(each, KeepingError) for each in heard), heard
        await store.close()
        store = await open_store(place)
        assert await kept(store, "t") == (("a",), 0, 0), "the other store took no harm"
        await store.close()

    asyncio.run(story())


def test_a_postgresql_that_is_started_anew(postgresql: postgres.Server) -> None:
    @contextmanager
    def stopped() -> Iterator[None]:
        postgresql.stop("immediate")
        try:
            yield
        finally:
            postgresql.start()

    refused_then_mended(place_of(postgresql.database()), stopped)


def test_a_store_that_another_server_had_meanwhile(postgresql: postgres.Server) -> None:
    place = place_of(postgresql.database())
    database = place.url.database
    assert database is not None
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"

    async def story() -> None:
        first = await opened(place)
        postgresql.sql(database, cut)
        with pytest.raises(KeepingError):
            await first.append("t", 1, ["b"])
        await first.append("t", 1, ["b"])
        postgresql.sql(database, cut)
        second = await open_store(place)
        for _ in range(2):
            with pytest.raises(KeepingError):
                await first.append("t", 2, ["c"])
        await second.append("t", 2, ["d"], b"d")
        await second.close()
        for _ in range(2):
            with pytest.raises(KeepingError, match="store-taken"):
                await first.append("t", 3, ["e"])
        await first.close()
        last = await open_store(place)
        assert await kept(last, "t") == (("a", "b", "d"), 0, 0)
        await last.close()

    asyncio.run(story())


# --- a commit that fails ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("really", [False, True])
def test_a_commit_of_which_nobody_knows(place: Place, monkeypatch: pytest.MonkeyPatch, really: bool) -> None:
    commit = Writer.commit

    def fails(writer: Writer) -> None:
        if really:
            commit(writer)
        raise ConnectionResetError("reset by peer")

    async def story() -> None:
        store = await opened(place)
        with monkeypatch.context() as patched:
            patched.setattr(Writer, "commit", fails)
            for _ in range(2):
                heard = await all_at_once(store)
                assert all(isinstance(each, KeepingError) and "reset by peer" in str(each) for each in heard), heard
        assert await kept(store, "t") == ((("a", LONG), 1, 0) if really else (("a",), 0, 0))
        assert await all_at_once(store) == [None] * 4
        assert await kept(store, "u") == (("a", LONG[::-1]), 0, 1)
        await store.append("u", 2, ["c"], b"c")
        await store.close()

    asyncio.run(story())
