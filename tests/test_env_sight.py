"""The array and the mask show what a seat may know and nothing else, and always the same."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from kickdoor.lab.env.actions import BEGUN, Meaning
from kickdoor.lab.env.arena import Arena
from kickdoor.lab.env.pieces import LIMIT, written
from kickdoor.rules import deciding
from kickdoor.rules import moves as listing
from kickdoor.sight import hidden_beneath
from tests import worlds
from tests.golden import observations
from tests.learning import ALL, sittings


def seen(arena: Arena, state: Any, seat: int, picked: Sequence[int] = ()) -> tuple[Any, dict[int, bool]]:
    """The array of a seat, and if it is asked its legal actions: whether something is done with them at once."""
    asked = seat in deciding.asked(state)
    legal = arena.actions.legal(state, seat, listing.moves(state, seat), picked) if asked else {}
    return bytes(arena.observer.of(state, seat, picked)), {action: move is not None for action, move in legal.items()}


@pytest.mark.parametrize("sets", [*((name,) for name in ALL), ALL])
def test_what_a_seat_cannot_know_changes_neither_array_nor_mask(sets: tuple[str, ...]) -> None:
    changed = looked = begun = 0
    for step, (arena, sitting, chance) in enumerate(sittings(sets, 4, 3)):
        if step % 4 == 0:
            state = sitting.state
            seat = chance.randrange(4)
            other = worlds.redealt(state, seat, hidden_beneath(state, seat), chance)
            looked += 1
            changed += state.hand != other.hand
            picked: list[int] = []
            while True:
                shown, legal = seen(arena, state, seat, picked)
                assert (shown, legal) == seen(arena, other, seat, picked)
                further = [action for action, at_once in legal.items() if not at_once]
                if not further:
                    break
                picked.append(chance.choice(further))
                begun += 1
    assert changed > looked // 2 and begun > 5


def test_ones_own_hand_is_in_the_array_and_nobody_elses() -> None:
    arena = Arena(("base",), 3)
    sitting = arena.begin(random.Random(1))
    state, plane = sitting.state, arena.observer.layout.parts["hand"]
    for seat in range(3):
        row = arena.figures(sitting, seat)
        kinds = [arena.actions.kinds[at] for at in row[plane.start : plane.start + plane.length].nonzero()[0]]
        assert sorted(kinds) == sorted({arena.box[card].id for card in state.hand[seat]})
        assert row[plane.start :].sum() == 8  # no card lies anywhere else


def test_every_part_of_the_array_is_met() -> None:
    """A figure that never changed would be of no use."""
    unmet: set[str] = set()
    for sets in ALL:
        for step, (arena, sitting, _) in enumerate(sittings((sets,), 3, 2)):
            parts = arena.observer.layout.parts.values()
            if not step:
                unmet = {part.name for part in parts} if sets == ALL[0] else unmet
            row = arena.figures(sitting, sitting.seat)
            unmet -= {part.name for part in parts if part.name in unmet and row[part.start : part.start + part.length].any()}
    assert {name for name in unmet if not name.startswith("foe ")} <= {"picked_seats", "picked_options", "wants"}, unmet


def test_what_is_picked_so_far_is_in_the_array() -> None:
    arena = Arena(("base",), 3)
    sitting = arena.begin(random.Random(1))
    actions, parts = arena.actions, arena.observer.layout.parts
    a_card, a_deed = (actions.numbers[Meaning(verb, actions.kinds[at])] for verb, at in (("pick", 3), ("play", 8)))
    picked = [a_deed, actions.seat + 2, actions.option + 5, actions.option + 5, a_card]
    row, plain = (memoryview(arena.observer.of(sitting.state, 0, made)).cast("h") for made in (picked, ()))
    differs = {at: figure for at, (figure, was) in enumerate(zip(row, plain, strict=True)) if figure != was}
    assert differs == {
        parts["question"].start + 4: 5,
        parts["picked_verb"].start + BEGUN.index("play"): 1,
        parts["picked_seats"].start + 2: 1,
        parts["picked_options"].start + 5: 2,
        parts["picked"].start + 3: 1,
        parts["picked"].start + 8: 1,
    }


@pytest.mark.parametrize(("sets", "players"), [(("base",), 6), (("cooks",), 3), (("xmen",), 4), (("star",), 4), (ALL, 5)])
def test_what_is_kept_of_an_array_is_what_would_be_written_anew(sets: tuple[str, ...], players: int) -> None:
    shown = set()
    for step, (arena, sitting, chance) in enumerate(sittings(sets, players, 3)):
        seat = chance.randrange(players) if step % 3 else sitting.seat
        picked = sitting.picked if seat == sitting.seat else ()
        anew = bytes(arena.observer.of(sitting.state, seat, picked))
        assert arena.figures(sitting, seat).tobytes() == anew
        shown.add(anew)
    assert len(shown) > 500


def test_an_array_is_its_own_to_change() -> None:
    arena = Arena(("base",), 3)
    sitting = arena.begin(random.Random(1))
    row, mask = arena.figures(sitting, sitting.seat), arena.mask(sitting, sitting.seat)
    before = row.tobytes(), mask.tobytes()
    row[:], mask[:] = 7, 7
    assert (arena.figures(sitting, sitting.seat).tobytes(), arena.mask(sitting, sitting.seat).tobytes()) == before


def test_a_mask_tells_where_it_is_not_0_whatever_is_written_into_it() -> None:
    arena = Arena(("base",), 3)
    sitting = arena.begin(random.Random(1))
    mask = arena.mask(sitting, sitting.seat)
    assert mask.nonzero()[0].tolist() == sorted(sitting.legal)
    assert np.flatnonzero(mask).tolist() == np.flatnonzero(a=mask).tolist() == sorted(sitting.legal)
    assert arena.mask(sitting, sitting.seat + 1).nonzero()[0].size == 0
    assert np.flatnonzero(arena.mask(sitting, sitting.seat + 1)).size == 0
    assert np.flatnonzero(mask == 0).size == arena.actions.size - len(sitting.legal)
    first, second, *_ = sorted(sitting.legal)
    assert np.flatnonzero(mask[first + 1 :])[0] == second - first - 1
    assert np.flatnonzero(np.stack([mask, mask])).size == 2 * len(sitting.legal)
    mask[:] = 0
    assert np.flatnonzero(mask).size == 0
    mask[[3, 400, -1]] = 2, -1, 1
    assert mask.nonzero()[0].tolist() == np.flatnonzero(mask).tolist() == [3, 400, arena.actions.size - 1]
    assert [place.tolist() for place in mask[:6].reshape(2, 3).nonzero()] == [[1], [0]]
    assert (mask * 0.5).nonzero()[0].tolist() == [3, 400, arena.actions.size - 1]


@pytest.mark.parametrize("figure", [0, 1, -1, 999, 1000, -1000, -1001, 32_000, -32_000, 70_000, -70_000])
def test_figures_are_written_in_16_bits_up_to_the_limit(figure: int) -> None:
    assert memoryview(written(figure)).cast("h").tolist() == [max(-LIMIT, min(LIMIT, figure))]


def test_the_golden_observations_are_still_seen() -> None:
    """Where this fails though no card changed, the environment's version must rise."""
    assert observations.observations() == json.loads(observations.FILE.read_text(encoding="utf-8"))
