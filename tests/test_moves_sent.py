"""Moves that no list offers and no step can say, but a message can: they are refused, and break nothing."""

from __future__ import annotations

import random

import pytest

from kickdoor.move import Move
from kickdoor.rules import deciding
from kickdoor.state import State, Terms
from tests import machine

ODD = (-1, -9, 77)


def in_a_fight() -> State:
    """Some game, played by chance to its first fight that can still go either way."""
    game = machine.new_game(2)
    chance = random.Random(2)
    while game.state.fight is None or game.state.stack[-1].kind != "combat":
        game.play(machine.any_move(game.state, chance))
    return game.state


@pytest.mark.parametrize("seat", ODD)
@pytest.mark.parametrize("verb", ["give", "trade", "show", "ask", "sacrifice", "play", "use"])
def test_there_are_no_other_seats(verb: str, seat: int) -> None:
    """SETUP-01."""
    state = in_a_fight()
    more = ((), ()) if verb == "trade" else tuple(Terms()) if verb == "ask" else ()
    for player in range(state.seats):
        for card in (*state.hand[player], *state.table[player]):
            refusal = deciding.why_not(state, Move(player, verb, card, ("seat", seat), more))
            assert refusal is not None and refusal.rule == "SETUP-01"


def test_nothing_is_no_gift_and_no_sight() -> None:
    """TRADE-05, SOCIAL-01."""
    game = machine.new_game(2)
    chance = random.Random(2)
    while game.state.phase != "arrange":
        game.play(machine.any_move(game.state, chance))
    state = game.state
    for move, rule in (
        (Move(0, "give", on=("seat", 1)), "TRADE-05"),
        (Move(0, "trade", on=("seat", 1), more=((), ())), "TRADE-05"),
        (Move(0, "show", on=("seat", 1)), "SOCIAL-01"),
        (Move(0, "show", more=state.hand[0][:1]), "SETUP-01"),
        (Move(0, "give", on=("side", -1), more=state.table[0][:1]), "SETUP-01"),
    ):
        refusal = deciding.why_not(state, move)
        assert refusal is not None and refusal.rule == rule


def test_no_fewer_treasures_than_none_are_promised() -> None:
    """HELP-04."""
    state = in_a_fight()
    assert state.fight is not None
    helper = next(seat for seat in range(state.seats) if seat != state.fight.fighter)
    refusal = deciding.why_not(state, Move(helper, "volunteer", more=tuple(Terms(treasures=-2, first=helper))))
    assert refusal is not None and refusal.rule == "HELP-04"
    assert deciding.why_not(state, Move(helper, "volunteer", more=tuple(Terms(treasures=-1, first=helper)))) is None
