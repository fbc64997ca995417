"""The memory store keeps as the Protocol says: lines once, everything of a table together, errors before anything changes."""

import asyncio

import pytest

from kickdoor.table.keeping import Keeping, KeepingError, KeptSeat, MemoryKeeping


def test_what_was_kept_comes_back() -> None:
    async def story() -> None:
        store: Keeping = MemoryKeeping()
        await store.open_table("t", {"title": "Friday"})
        await store.append("t", 0, ["fate first 1"])
        await store.append("t", 1, ["move 1 0 kick", "fate roll 3"], b"{}")
        await store.seat("t", KeptSeat(1, ("ab",), {"name": "Cleo"}))
        await store.seat("t", KeptSeat(0, (), {"name": "Dan"}))
        await store.chat("t", 1, {"text": "hello"})
        kept = await store.load("t")
        assert kept is not None
        assert kept.lines == ("fate first 1", "move 1 0 kick", "fate roll 3")
        assert kept.state is not None and kept.state.number == 3
        assert [seat.facts["name"] for seat in kept.seats] == ["Dan", "Cleo"]
        assert kept.chat == ({"text": "hello"},)
        assert [each.table for each in await store.listed()] == ["t"]
        assert await store.sweep(kept.touched + 1) == ["t"]
        assert await store.load("t") is None

    asyncio.run(story())


def test_a_line_is_never_there_twice() -> None:
    async def story() -> None:
        store = MemoryKeeping()
        await store.open_table("t", {})
        await store.append("t", 0, ["a"])
        await store.append("t", 0, ["a"])
        await store.append("t", 0, ["a", "b"], b"{}")
        for number, lines in ((0, ["x"]), (1, ["x"]), (3, ["d"])):
            with pytest.raises(KeepingError, match="store-other-line"):
                await store.append("t", number, lines)
        kept = await store.load("t")
        assert kept is not None and kept.lines == ("a", "b")
        assert kept.state is not None and kept.state.number == 2

    asyncio.run(story())


def test_a_broken_store_refuses_and_goes_on_when_mended() -> None:
    async def story() -> None:
        store = MemoryKeeping()
        await store.open_table("t", {})
        store.broken = True
        with pytest.raises(KeepingError):
            await store.append("t", 0, ["a"])
        store.broken = False
        await store.append("t", 0, ["a"])

    asyncio.run(story())
