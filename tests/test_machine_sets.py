"""Random games of every set and of a mix: what must be true after every move is."""

from __future__ import annotations

import random

import pytest

from kickdoor.game import Game
from kickdoor.options import OPTIONS
from kickdoor.sets import open_box
from tests import machine
from tests.test_machine import watched

GAMES = 40 if machine.NIGHT else 12
PLIES = 10**9 if machine.NIGHT else 50
CHOSEN = ("sketch", "cooks", "xmen", "star", "base,cooks,star,xmen")


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("names", CHOSEN)
def test_a_random_game_of_any_set_keeps_the_rules(names: str, number: int) -> None:
    """COMBINE-01, COMBINE-12: of every set and of all together, some of them with half decks."""
    watched(machine.new_game(number, open_box(names.split(","))), random.Random(number), 800, PLIES)


def test_a_game_with_half_of_each_deck_is_among_them() -> None:
    """COMBINE-12: half decks are dealt, and the other half of them stays outside."""
    game = machine.new_game(0, open_box(["star"]))
    half = Game.new(game.state.box, machine.NAMES[:3], b"half", {"half_decks": True})
    machine.check_outside(half.state)
    assert sum(map(len, half.state.decks)) + 24 == 47 + 37
    watched(half, random.Random(1), 200, PLIES)


@pytest.mark.parametrize("number", range(4))
def test_a_random_game_with_piles_for_each_set_keeps_the_rules(number: int) -> None:
    """COMBINE-12: each card lies in the piles of its own set; whoever draws is asked for the set."""
    names = machine.NAMES[: 3 + number]
    game = Game.new(open_box(["base", "cooks", "star"]), names, b"piles %d" % number, {"piles_per_set": True})
    box = game.state.box
    assert box.piles == 6
    for pile, deck in enumerate(game.state.decks):
        assert deck and all(box[card].set == box.owners[pile // 2] for card in deck)
    watched(game, random.Random(number), 400, PLIES)


@pytest.mark.parametrize("number", range(GAMES // 4))
@pytest.mark.parametrize("names", ["base", "base,cooks,star,xmen"])
def test_a_random_game_with_every_reading_the_other_way_keeps_the_rules(names: str, number: int) -> None:
    """AMB-74: the options of the readings go together."""
    other = {name: True if option.is_switch else option.values[-1] for name, option in OPTIONS.items()
             if option.rule.startswith("AMB-") and option.values and name != "two_players"}  # fmt: skip
    game = Game.new(open_box(names.split(",")), machine.NAMES[: 3 + number % 4], b"other %d" % number, other)
    watched(game, random.Random(number), 800, PLIES)
