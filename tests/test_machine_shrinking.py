"""Machine tests whose failures shrink: Hypothesis finds the position, the choices and the cards."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kickdoor import notes, saving
from kickdoor.rules import deciding
from kickdoor.rules import moves as listing
from tests import machine, worlds

PROFILE = settings(
    max_examples=400 if machine.NIGHT else 40,
    deadline=None,
    derandomize=not machine.NIGHT,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
NUMBERS = st.integers(0, 10_000)
STARTS = st.integers(0, 400)
CHOICES = st.lists(st.integers(0, 500), min_size=1, max_size=50)


@PROFILE
@given(number=NUMBERS, start=STARTS, choices=CHOICES)
def test_any_choices_keep_the_rules(number: int, start: int, choices: list[int]) -> None:
    """Each choice picks a seat of those asked and one of its moves."""
    game = machine.ran(machine.new_game(number), random.Random(number), start)
    state = game.state
    for choice in choices:
        if state.winners:
            break
        asked = deciding.asked(state)
        offered = listing.moves(state, asked[choice % len(asked)])
        move = offered[choice % len(offered)]
        before = state.copy()
        deciding.play(state, move)
        machine.check_places(state)
        machine.check_levels(before, state)
        machine.check_limits(state)
        machine.check_somebody_can_move(state)


@PROFILE
@given(number=NUMBERS, start=STARTS, seed=st.integers(0, 1000))
def test_no_seat_can_tell_two_worlds_apart(number: int, start: int, seed: int) -> None:
    game = machine.ran(machine.new_game(number), random.Random(number), start)
    chance = random.Random(seed)
    for _ in range(8):
        if game.over:
            break
        move = machine.any_move(game.state, chance)
        worlds.compare(game.state, move, chance)
        game.play(move)


@PROFILE
@given(number=NUMBERS, start=STARTS)
def test_a_position_is_saved_and_its_moves_written_down(number: int, start: int) -> None:
    game = machine.ran(machine.new_game(number), random.Random(number), start)
    twin, _ = saving.from_json(saving.to_json(game.state))
    assert saving.frozen(twin) == saving.frozen(game.state)
    numbers = notes.Numbers(game.state.box)
    question = game.state.stack[-1] if game.state.stack else None
    for seat in game.asked():
        for move in game.moves(seat):
            assert notes.move_of(numbers, notes.move_text(numbers, move, question)) == move
