"""Random games of three to six seats: what must be true after every move is."""

from __future__ import annotations

import random

import pytest

from kickdoor import record, saving
from kickdoor.game import Game
from kickdoor.rules import deciding
from kickdoor.state import State
from tests import machine, worlds

GAMES = 300
PLIES = 10**9 if machine.NIGHT else 60


def check(before: State, state: State, chance: random.Random) -> None:
    """Everything that must be true after a move."""
    machine.check_places(state)
    machine.check_levels(before, state)
    machine.check_limits(state)
    machine.check_somebody_can_move(state)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_keeps_the_rules(number: int) -> None:
    watched(machine.new_game(number), random.Random(number), 1200, PLIES)


def watched(game: Game, chance: random.Random, start: int, plies: int) -> None:
    """A game watched for so many moves, from a chance point before `start` on, each of them checked in every way."""
    if not machine.NIGHT:
        machine.ran(game, chance, chance.randrange(start))
    twin = saving.from_json(saving.to_json(game.state))[0]
    frozen = saving.frozen(game.state)
    for ply in range(plies):
        if game.over:
            break
        before = game.state.copy()
        if ply % 3 == 1:
            machine.check_offers(game.state, chance)
            assert saving.frozen(game.state) == frozen, "asking has changed the state"
        move = machine.any_move(game.state, chance)
        if ply % 3 == 0:
            worlds.compare(game.state, move, chance)
        game.play(move)
        deciding.play(twin, move)
        assert saving.frozen(before) == frozen, "a copy has changed with its original"
        if ply % 10 == 0:
            twin = saving.from_json(saving.to_json(twin))[0]
        frozen = saving.frozen(game.state)
        assert saving.frozen(twin) == frozen, move
        check(before, game.state, chance)
    replays(game)


def replays(game: Game) -> None:
    """The record of the game leads to the same state, by its seed and without it."""
    kept = record.record_of(game)
    again = record.replay(record.parse(kept.text()))
    left, right = saving.state_json(again.state), saving.state_json(game.state)
    chance = {"seed", "fate_count"}
    assert all(left[name] == right[name] for name in left.keys() - (set() if game.over else chance))
