"""Strength: what is added up at once is what its lines come to."""

from __future__ import annotations

import pytest

from kickdoor.rules import strength
from kickdoor.state import MONSTERS, MUNCHKINS
from tests.learning import ALL, sittings


@pytest.mark.parametrize(("sets", "players"), [*(((name,), 4) for name in ALL), (ALL, 5)])
def test_a_strength_is_the_sum_of_its_lines(sets: tuple[str, ...], players: int) -> None:
    boosted = 0
    for _, sitting, _ in sittings(sets, players, 3):
        state = sitting.state
        for seat in range(players):
            found = strength.munchkin(state, seat)
            assert found == sum(amount for _, amount in strength.lines(state, seat))
        if state.fight is None:
            continue
        boosted += len(state.fight.boosts) > 0
        for which in (MUNCHKINS, MONSTERS):
            assert strength.side(state, which) == sum(amount for _, amount in strength.side_lines(state, which))
        for foe in state.fight.foes:
            assert strength.monster(state, foe) == sum(amount for _, amount in strength.foe_lines(state, foe))
    assert boosted
