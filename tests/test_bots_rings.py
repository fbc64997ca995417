"""A bot that puts on and takes off without end is led on at either table; a move made often for good is still its own."""

import io
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from kickdoor import bots, simulate
from kickdoor.bots import rings
from kickdoor.bots.rings import MANY, OFTEN
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.play.screen import Screen
from kickdoor.play.store import Store
from kickdoor.play.table import Seats, Table
from kickdoor.sets import open_box
from kickdoor.table import lobby
from tests.tables import new_room, story, wait_for_next

TO_AND_FRO = ("unequip", "equip")
ON, OFF, END, YES = (Move(0, verb, card) for verb, card in (("equip", 7), ("unequip", 7), ("end", -1), ("choose", -1)))


class Fidget:
    """Puts on what it has just taken off, wherever it may; else it plays like `greedy`."""

    name = "fidget"
    needs_view = True
    chance: Callable[[], float] | None = None

    def __init__(self, seed: int) -> None:
        self.greedy = bots.make("greedy", seed)

    def choose(self, view: bots.Glance | None, moves: Sequence[Move]) -> Move:
        for verb in TO_AND_FRO:
            for move in moves:
                if move.verb == verb:
                    return move
        return self.greedy.choose(view, moves)


def fidgeted(game: Game) -> int:
    """How often a move was made the most between two doors."""
    most, so_far = 0, Counter[Move]()
    for move, _ in game.moves_made:
        so_far = Counter() if move.verb == "kick" else so_far
        so_far[move] += move.verb in TO_AND_FRO
        most = max(most, so_far[move])
    return most


def test_what_was_made_too_often_since_a_door_is_left_out() -> None:
    round_and_round = [ON, OFF] * OFTEN
    assert bots.out_of_a_ring([ON, END], round_and_round) == [END]
    assert bots.out_of_a_ring([ON, OFF], round_and_round) == [ON, OFF]
    assert bots.out_of_a_ring([ON, END], [ON] * (OFTEN - 1)) == [ON, END]
    assert bots.out_of_a_ring([ON, END], [Move(1, "kick"), *round_and_round]) == [ON, END]
    assert bots.out_of_a_ring([YES, END], [YES] * 50) == [YES, END]


@story
async def test_an_online_table_leads_it_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "fidget", Fidget)
    room = await new_room(0, 3, seed=3, begin=False)
    for sitter in room.sitters:
        sitter.bot = "fidget"
    assert await lobby.begin(room, fill=True) is None
    while room.running.state.turns < 6 and len(room.running.moves_made) < 3_000:
        assert await wait_for_next(room)
    assert room.running.state.turns == 6 and fidgeted(room.running) == OFTEN


def test_the_terminal_leads_it_on(tmp_path: Path) -> None:
    game = Game.new(open_box(("base",)), ("Ann", "Bob", "Cid"), b"ring")
    sitting: dict[int, bots.Bot] = {seat: Fidget(seat) for seat in range(3)}
    screen = Screen(out=io.StringIO(), keys=io.StringIO())
    table = Table(game, Seats(dict.fromkeys(sitting, "fidget")), sitting, screen, Store(tmp_path / "game.save"))
    while table.state.turns < 6 and len(game.moves_made) < 3_000:
        table.step()
    assert table.state.turns == 6 and fidgeted(game) == OFTEN


def test_fetching_back_and_forth_ends_where_games_are_simulated() -> None:
    """What one card fetches from the discards can fetch the other back: for ever, if nobody leads on."""
    assert simulate.play_game(open_box(("base", "star")), ("greedy",) * 4, 1, 1696, {}).winners
    made: list[Move] = []
    for move in [ON, OFF] * MANY:
        rings.keep(made, move)
    assert rings.led_on([ON, END], made) == [END] and rings.led_on([ON, END], made[:OFTEN]) == [ON, END]
    rings.keep(made, Move(1, "kick"))
    assert made == []
