"""Random games from the first door to the last: what must be true after every move is, whatever a long game has piled up."""

from __future__ import annotations

import os
import random

import pytest

from kickdoor.sets import open_box
from tests import machine, worlds
from tests.test_machine import check, replays

NIGHT = bool(os.environ.get("KICKDOOR_NIGHT"))
GAMES = {"base": 12 if NIGHT else 4, "sketch": 1, "cooks": 2, "xmen": 2, "star": 2, "base,cooks,star,xmen": 2}
CLOSELY = 50  # every so many moves the two worlds and the offers are looked at too: they cost as much as so many moves
FAST = NIGHT or bool(os.environ.get("KICKDOOR_COMPILED"))


@pytest.mark.skipif(not FAST, reason="takes minutes where nothing is compiled")
@pytest.mark.parametrize(("names", "number"), [(names, number) for names in GAMES for number in range(GAMES[names])])
def test_a_random_game_keeps_the_rules_to_its_end(names: str, number: int) -> None:
    game, chance = machine.new_game(number, open_box(names.split(","))), random.Random(number)
    for ply in range(10**9):
        if game.over:
            break
        before, move = game.state.copy(), machine.any_move(game.state, chance)
        if ply % CLOSELY == 0:
            machine.check_offers(game.state, chance)
            worlds.compare(game.state, move, chance)
        game.play(move)
        check(before, game.state, chance)
    replays(game)
