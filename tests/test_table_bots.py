"""Bots in processes of their own: they choose as they would here; one that is killed is answered for, and others take over."""

import asyncio
import os
import signal
from collections.abc import Sequence

from kickdoor import bots, simulate
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.sets import open_box
from kickdoor.table import lobby
from kickdoor.table.home import home
from kickdoor.table.house import chairs
from kickdoor.table.protocol import OpenTable, SeatOrder
from kickdoor.table.thinking import AtOnce, Thought, Workers, packed, quick, unpacked
from tests.tables import Person, new_room, story, wait_for_next


def some_choice(seed: bytes, plies: int) -> tuple[Game, int, list[Move]]:
    """A game at a point at which somebody has a choice."""
    game = Game.new(open_box(("base",)), ("Ann", "Bob", "Cid"), seed)
    player = bots.make("greedy", 1)
    while True:
        seat = game.asked()[0]
        moves = game.moves(seat)
        if game.state.ply >= plies and len(moves) > 3:
            return game, seat, moves
        game.play(player.choose(bots.look(game.state, seat), moves))


def test_a_glance_travels_whole_and_without_a_state() -> None:
    game, seat, moves = some_choice(b"glance", 40)
    glance = bots.look(game.state, seat)
    twin = unpacked(packed(glance))
    assert packed(twin) == packed(glance) and twin.box is glance.box
    assert quick("greedy", 5, twin, moves) == quick("greedy", 5, glance, moves)


@story
async def test_a_worker_chooses_and_a_killed_one_is_replaced() -> None:
    workers = Workers(1)
    try:
        for number in range(3):
            game, seat, moves = some_choice(b"worker %d" % number, 30 + 10 * number)
            glance = bots.look(game.state, seat)
            found = await asyncio.wait_for(workers.begin("greedy", number, glance, moves), 60)
            assert found == quick("greedy", number, glance, moves)
        assert workers.pool is not None
        (process,) = workers.pool._processes
        os.kill(process, signal.SIGKILL)
        lost = await asyncio.wait_for(workers.begin("greedy", 1, glance, moves), 60)
        assert lost is None or lost in moves
        again = await asyncio.wait_for(workers.begin("greedy", 1, glance, moves), 60)
        assert again == quick("greedy", 1, glance, moves) or again is None
        assert await asyncio.wait_for(workers.begin("greedy", 1, glance, moves), 60) in moves
    finally:
        workers.close()


@story
async def test_a_worker_imagines_from_what_it_is_sent() -> None:
    workers = Workers(1, seconds=30.0)
    try:
        game, seat, moves = some_choice(b"hard", 60)
        glance = simulate.shown(game.state, seat, bots.make("hard", 0))
        assert bots.foreseen(glance) is not None
        found = await asyncio.wait_for(workers.begin("hard@60", 3, glance, moves), 60)
        assert found == quick("hard@60", 3, glance, moves)
    finally:
        workers.close()


class Noting(AtOnce):
    """Bots that think at once; it is noted which, and what they remember."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.remembered: set[bots.Dealings] = set()

    def begin(self, kind: str, seed: int, glance: bots.Glance, moves: Sequence[Move]) -> Thought:
        """The choice, made already."""
        self.kinds.add(kind)
        self.remembered.add(bots.remembered(glance))
        return super().begin(kind, seed, glance, moves)


@story
async def test_bots_at_a_table_have_the_temperament_of_their_chair_and_remember_the_log() -> None:
    room = await new_room(0, 4, seed=3, begin=False)
    noting = room.thinker = Noting()
    for sitter, temper in zip(room.sitters, ("plain", "generous", "spiteful", "cautious"), strict=True):
        sitter.bot, sitter.temper = "normal", temper  # type: ignore[assignment]
    room.sitters[0].bot = "greedy"
    assert await lobby.begin(room, fill=True) is None
    while room.facts.phase == "playing" and len(room.running.moves_made) < 250:
        assert await wait_for_next(room)
    assert noting.kinds == {"greedy", "normal:generous", "normal:spiteful", "normal:cautious"}
    assert any(dealings.struck or dealings.kept for dealings in noting.remembered)


@story
async def test_only_a_bot_that_it_changes_has_a_temperament() -> None:
    room = await new_room(2, 1, begin=False)
    host = await Person(room, (0,)).come()
    for kind in bots.BOTS:
        assert (await host.send(SeatOrder(host.new_id(), 2, "bot", bot=kind, temper="spiteful"))).refused is None
        assert room.sitters[2].temper == ("spiteful" if kind in bots.TEMPERED else "plain")
    seated = chairs("Ann", "", OpenTable(bots=("greedy", "hard"), tempers=("spiteful", "spiteful")), 3)
    assert [sitter.temper for sitter in seated] == ["plain", "plain", "spiteful"]
    assert set(home("en", (), ()).tempered) == set(bots.TEMPERED)


class Asleep(AtOnce):
    """Bots that never come to an end with thinking."""

    def begin(self, *args: object) -> "asyncio.Future[Move | None]":
        """A thought without end."""
        return asyncio.get_running_loop().create_future()


@story
async def test_late_bots_are_answered_for_by_the_quick_one() -> None:
    room = await new_room(0, 4, seed=9)
    room.thinker = Asleep()
    steps = 0
    while room.facts.phase == "playing" and steps < 20_000:
        assert await wait_for_next(room)
        steps += 1
    assert room.running.over
