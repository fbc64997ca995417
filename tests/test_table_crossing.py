"""A running game crosses to another version by its saved state, the record says so, and what can't be taken over says so."""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from pathlib import Path
from random import Random

import httpx
import pytest

from kickdoor import __version__
from kickdoor import record as records
from kickdoor.errors import InputError
from kickdoor.play.recorded import verify_record
from kickdoor.record.lines import CROSSED, as_text
from kickdoor.sets import digest, open_box
from kickdoor.table import crossing
from kickdoor.table.keeping import KeptTable
from kickdoor.table.store import Place, open_store
from kickdoor.words import say
from tests.test_table_sockets import Client, opened, server

OLDER = "0.0.9"


async def played(place: Place, moves: int) -> tuple[str, str]:
    """A table of one person and three bots in mid-game, its server stopped in the ordinary way; the person's token."""
    async with server(await open_store(place)) as (base, house):
        table, tokens = await opened(base, 1, 3, play=True)
        client = await Client(base, table, tokens[0]).open()
        while len(house.rooms[table].running.moves_made) < moves:
            if client.picture.asked.yours and client.picture.moves:
                await client.make(next((each for each in client.picture.moves if each.main), client.picture.moves[0]))
            else:
                await client.hear()
        assert house.rooms[table].facts.phase == "playing"
    return table, tokens[0]


async def made_older(place: Place, table: str, *rest: str) -> KeptTable:
    """The same table as an older version would have left it, with these lines after its saved state."""
    store = await open_store(place)
    kept = await store.load(table)
    assert kept is not None and kept.state is not None and kept.state.number == len(kept.lines)
    await store.change_table(table, {**kept.facts, "version": OLDER, "cards": "00"})
    older = kept.state.state.replace(f'"version":"{__version__}"'.encode(), f'"version":"{OLDER}"'.encode(), 1)
    assert older != kept.state.state
    await store.append(table, len(kept.lines), ["# left"], older)
    if rest:
        await store.append(table, len(kept.lines) + 1, rest)
    found = await store.load(table)
    await store.close()
    assert found is not None
    return found


async def lines_of(place: Place, table: str) -> tuple[str, ...]:
    """The record as it is kept."""
    store = await open_store(place)
    kept = await store.load(table)
    await store.close()
    assert kept is not None
    return kept.lines


async def downloaded(place: Place, table: str) -> None:
    """After the end, and after one more start, the whole record can be had; the version that began it verifies its part."""
    async with (
        server(await open_store(place)) as (base, _),
        httpx.AsyncClient(base_url=f"http://{base}/api/tables/{table}") as http,
    ):
        text = (await http.get("/record")).text
        for page in ("/story", "/replay?step=1"):
            answer = await http.get(page)
            assert answer.status_code == 409 and OLDER in answer.json()["message"]
    with pytest.raises(InputError, match="record-other-version"):
        records.parse(text)
    begun = text.replace(json.dumps(OLDER), json.dumps(__version__), 1).replace(
        '"00"', json.dumps(digest(open_box(("base",)))), 1
    )
    lines = begun.splitlines()
    headed = [line for line in lines if not re.match("[0-9a-f]{8} ", line)]
    header = records.Header(**{key: json.loads(value) for key, _, value in (line.partition(" ") for line in headed[1:])})
    again = as_text(header, [line[9:] for line in lines[len(headed) :]])
    record = records.parse(again)
    report = records.verify(record)
    assert report.crossed == __version__ and report.holds and report.fault is None
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(again)
        file.flush()
        facts, told = verify_record(Path(file.name))
    assert facts["holds"] and f"kickdoor {__version__} went on" in told
    assert len(record.steps) == report.moves == sum(1 for line in lines[: index_of(lines, "# crossed")] if " move " in line)


def index_of(lines: list[str], words: str) -> int:
    """Where the first line with these words stands."""
    return next(place for place, line in enumerate(lines) if words in line)


def test_a_running_game_crosses_and_goes_on_to_its_end(place: Place) -> None:
    async def story() -> None:
        table, token = await played(place, 60)
        before = await made_older(place, table)
        async with server(await open_store(place)) as (base, house):
            client = await Client(base, table, token).open()
            said = [part.text for line in (client.welcome.lines if client.welcome else ()) for part in line.parts]
            assert any(OLDER in text for text in said), "the log says with which version it was begun"
        assert (await lines_of(place, table))[: len(before.lines) + 1] == (*before.lines, f"# crossed {OLDER} {__version__}")
        async with server(await open_store(place)) as (base, house):
            client = await Client(base, table, token).open()
            await asyncio.wait_for(client.play(Random(3)), 240)
            assert house.rooms[table].running.over
        await downloaded(place, table)
        lines = await lines_of(place, table)
        assert lines[: len(before.lines)] == before.lines, "what was before stays as it was"
        assert sum(1 for line in lines if line.startswith(CROSSED)) == 1, "it crossed once"

    asyncio.run(story())


def test_moves_that_do_not_hold_here_are_not_lost(place: Place) -> None:
    async def story() -> None:
        table, _ = await played(place, 40)
        before = await made_older(place, table, "move 1 0 conquer the-moon")
        with pytest.raises(InputError) as refused:
            crossing.from_state(before, tuple(before.facts["names"]), OLDER)
        sentence = say(refused.value.message_id, **refused.value.facts)
        assert OLDER in sentence and __version__ in sentence
        async with server(await open_store(place)) as (_, house):
            with pytest.raises(InputError):
                await house.room(table)
        assert await lines_of(place, table) == before.lines

    asyncio.run(story())
