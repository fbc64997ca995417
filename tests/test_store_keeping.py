"""The store keeps what it was given, in a file and in PostgreSQL: lines once, callers together, faults to whom they belong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import event, text

from kickdoor.table.keeping import Keeping, KeepingError, KeptSeat
from kickdoor.table.store import Place, Store, open_store, place_of
from kickdoor.words import say


def told(place: Place, story: Callable[[Store], Awaitable[None]]) -> None:
    """The story of an open store."""

    async def whole() -> None:
        store = await open_store(place)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(whole())


def test_what_was_kept_comes_back_after_a_new_start(place: Place) -> None:
    async def first(store: Store) -> None:
        keeping: Keeping = store
        await keeping.open_table("t", {"title": "Friday"})
        await keeping.append("t", 0, ["fate first 1"])
        await keeping.append("t", 1, ["move 1 0 kick", "fate roll 3"], b"{}")
        await keeping.seat("t", KeptSeat(1, ("ab",), {"name": "Cleo"}))
        await keeping.seat("t", KeptSeat(0, (), {"name": "Dan"}))
        await keeping.seat("t", KeptSeat(1, ("ab", "cd"), {"name": "Cleo \u2603 \x00"}))
        await keeping.seat("t", KeptSeat(2))
        await keeping.remove_seat("t", 2)
        await keeping.chat("t", 1, {"text": "hello"})
        await keeping.change_table("t", {"title": "Saturday"})

    async def second(store: Store) -> None:
        kept = await store.load("t")
        assert kept is not None
        assert kept.facts == {"title": "Saturday"}
        assert kept.lines == ("fate first 1", "move 1 0 kick", "fate roll 3")
        assert kept.state is not None and (kept.state.number, kept.state.state) == (3, b"{}")
        assert kept.seats == (KeptSeat(0, (), {"name": "Dan"}), KeptSeat(1, ("ab", "cd"), {"name": "Cleo \u2603 \x00"}))
        assert kept.chat == ({"text": "hello"},)
        await store.append("t", 3, ["move 2 1 pass"])
        assert await store.load("u") is None

    told(place, first)
    told(place, second)


def test_the_same_lines_again_count_once_and_other_lines_are_refused(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.open_table("t", {})
        await store.append("t", 0, ["a", "b"])
        await store.append("t", 0, ["a", "b"], b"after b")
        await store.append("t", 1, ["b", "c"], b"after c")
        await store.append("t", 0, ["a"], b"after a")
        for number, lines in ((0, ["x"]), (1, ["x", "d"]), (4, ["e"])):
            with pytest.raises(KeepingError, match="store-other-line"):
                await store.append("t", number, lines)
        kept = await store.load("t")
        assert kept is not None and kept.lines == ("a", "b", "c")
        assert kept.state is not None and (kept.state.number, kept.state.state) == (3, b"after c")

    told(place, story)


def test_nothing_is_written_to_a_table_that_is_not_there(place: Place) -> None:
    async def story(store: Store) -> None:
        for write in (
            store.append("t", 0, ["a"]),
            store.seat("t", KeptSeat(0)),
            store.remove_seat("t", 0),
            store.chat("t", 1, {}),
            store.change_table("t", {}),
        ):
            with pytest.raises(KeepingError, match="store-no-table"):
                await write
        await store.delete("t")
        assert await store.listed() == []

    told(place, story)


def test_who_waits_together_is_written_in_one_transaction(place: Place) -> None:
    async def story(store: Store) -> None:
        commits: list[object] = []
        event.listen(store.holding.engine, "commit", commits.append)
        await asyncio.gather(*(store.open_table(f"t{k}", {}) for k in range(20)))
        opened = len(commits)
        await asyncio.gather(
            *(store.append(f"t{k}", 0, ["a"], b"s") for k in range(20)),
            *(store.chat(f"t{k}", 1, {"text": "hello"}) for k in range(20)),
        )
        assert opened == 1
        assert len(commits) == 2
        for k in range(20):
            kept = await store.load(f"t{k}")
            assert kept is not None and kept.lines == ("a",) and len(kept.chat) == 1

    told(place, story)


def test_those_whose_lines_are_kept_together_go_on_at_once_in_their_order(place: Place) -> None:
    tables = [f"t{k}" for k in range(5)]

    async def story(store: Store) -> None:
        await asyncio.gather(*(store.open_table(table, {}) for table in tables))
        heard: list[str] = []

        async def makes(table: str) -> None:
            await store.append(table, 0, ["a"])
            asyncio.get_running_loop().call_soon(heard.append, "a round later")
            heard.append(table)

        await asyncio.gather(*map(makes, tables))
        await asyncio.sleep(0)
        assert heard == [*tables, *("a round later" for _ in tables)]

    told(place, story)


def test_one_callers_fault_is_not_the_others(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.open_table("t", {})
        answers = await asyncio.gather(
            store.open_table("u", {}),
            store.open_table("t", {"title": "again"}),
            store.append("t", 0, ["a"]),
            return_exceptions=True,
        )
        assert isinstance(answers[1], KeepingError)
        assert (answers[0], answers[2]) == (None, None)
        kept = await store.load("t")
        assert kept is not None and (kept.facts, kept.lines) == ({}, ("a",))
        assert {each.table for each in await store.listed()} == {"t", "u"}

    told(place, story)


def test_a_caller_that_stops_waiting_harms_nobody(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.open_table("t", {})
        gone = asyncio.ensure_future(store.append("t", 0, ["a"]))
        await asyncio.sleep(0)
        gone.cancel()
        await store.chat("t", 1, {"text": "hello"})
        await store.append("t", 0, ["a"])
        kept = await store.load("t")
        assert kept is not None and kept.lines == ("a",)

    told(place, story)


def test_a_deleted_table_leaves_nothing(place: Place) -> None:
    async def story(store: Store) -> None:
        for name in ("t", "u"):
            await store.open_table(name, {})
            await store.append(name, 0, ["a secret line"], b"secret state")
            await store.seat(name, KeptSeat(0, ("ab",)))
            await store.chat(name, 1, {"text": "a secret"})
        await store.delete("t")
        assert await store.load("t") is None
        with store.holding.engine.connect() as connection:
            for table in ("game", "record_line", "saved_state", "seat", "chat"):
                assert connection.execute(text(f"SELECT game FROM {table}")).all() == [("u",)]
        await store.open_table("t", {})
        await store.append("t", 0, ["another"])

    told(place, story)


def test_tables_untouched_for_long_are_swept_away(place: Place) -> None:
    async def story(store: Store) -> None:
        for name in ("old", "new"):
            await store.open_table(name, {})
        with store.holding.engine.begin() as connection:
            connection.execute(text("UPDATE game SET touched = 1000"))
        store.touched.clear()
        await store.append("new", 0, ["a"])
        assert [each.table for each in await store.listed()] == ["new", "old"]
        assert await store.sweep(2000.0) == ["old"]
        assert await store.sweep(2000.0) == []
        assert [each.table for each in await store.listed()] == ["new"]

    told(place, story)


def test_what_is_deleted_does_not_lie_about_in_the_file(tmp_path: Path) -> None:
    place = place_of(str(tmp_path / "tables.sqlite3"))
    secret = "the cellar key is under the troll"

    async def story(store: Store) -> None:
        await store.open_table("t", {})
        await store.chat("t", 1, {"text": secret})
        await store.delete("t")

    told(place, story)
    for file in tmp_path.iterdir():
        assert secret.encode() not in file.read_bytes()
    assert place.file is not None and place.file.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "address", ["mysql://here/name", "http://here", "sqlite://", "postgresql://here", "://", "postgresql+asyncpg://here/name"]
)
def test_an_address_that_is_no_store_is_refused(address: str) -> None:
    with pytest.raises(KeepingError, match="store-bad-address") as refused:
        place_of(address)
    assert "postgresql://user@host/name" in say(refused.value.message_id, **refused.value.facts)


def test_a_password_is_never_told() -> None:
    place = place_of("postgres://dan:cellar@here/name")
    assert place.name == "postgresql://dan:***@here/name"
    assert place.url.password == "cellar"
