"""Actions reach every move that is offered, each by one number; several things are picked one by one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kickdoor.lab.env.arena import Arena
from kickdoor.lab.env.picking import picks
from kickdoor.lab.env.sitting import Sitting
from kickdoor.move import Move
from tests.learning import ALL, sittings


@pytest.mark.parametrize("sets", [*((name,) for name in ALL), ALL])
def test_no_action_means_what_another_means(sets: tuple[str, ...]) -> None:
    actions = Arena(sets, 4).actions
    assert len(set(actions.meanings)) == actions.size == len(actions.places)
    assert sorted(actions.places.values()) == list(range(actions.size))


def alike(arena: Arena, move: Move) -> tuple[Any, ...]:
    """A move, but for which of several cards printed alike it is about."""
    kind = arena.actions.kind_of
    on = move.on and (move.on[0], kind[move.on[1]] if move.on[0] in ("card", "foe") else move.on[1])
    more = tuple(sorted(kind[card] for card in move.more)) if move.verb in ("give", "discard") else move.more
    return (move.verb, kind[move.card] if move.card >= 0 else -1, on, more)


@pytest.mark.parametrize(("sets", "players"), [(("base",), 6), (("cooks",), 4), (("xmen",), 4), (("star",), 3), (ALL, 5)])
def test_every_move_that_is_offered_can_be_reached(sets: tuple[str, ...], players: int) -> None:
    several = 0
    for arena, sitting, _ in sittings(sets, players, 3):
        if sitting.picked:
            continue
        reached = {alike(arena, move) for move in sitting.legal.values() if move is not None}
        chosen = [move for move in sitting.moves if move.verb == "choose"]
        for move in sitting.moves:
            assert move in chosen or alike(arena, move) in reached, move
        several += len(chosen) > 0
        check_answers(arena, sitting, chosen)
    assert several


def check_answers(arena: Arena, sitting: Sitting, chosen: list[Move]) -> None:
    """Each answer comes of picking its options one by one, in whatever order; so does nothing else."""
    frame: Any = sitting.state.stack[-1]
    if not chosen or frame.sort == "order":
        return
    actions = arena.actions
    for answer in chosen[:6]:
        wanted = [actions.of_option(sitting.seat, frame, option) for option in answer.more]
        random.Random(len(wanted)).shuffle(wanted)
        made = followed(arena, sitting, wanted)
        assert made in chosen
        assert sorted(actions.of_option(sitting.seat, frame, option) for option in made.more) == sorted(wanted)


def followed(arena: Arena, sitting: Sitting, wanted: list[int]) -> Move:
    """The move that comes of these actions, and `done` where it is offered at their end."""
    picked: list[int] = []
    for action in (*wanted, arena.actions.done):
        legal = arena.actions.legal(sitting.state, sitting.seat, sitting.moves, picked)
        move = legal[action]
        if move is not None:
            return move
        picked.append(action)
    raise AssertionError(wanted)


@pytest.mark.parametrize("sets", [("cooks",), ALL])
def test_the_way_to_a_move_makes_it(sets: tuple[str, ...]) -> None:
    longest = 0
    for arena, sitting, chance in sittings(sets, 4, 4):
        if sitting.picked:
            continue
        move = chance.choice(sitting.moves)
        way = arena.actions.way_to(sitting.state, sitting.seat, sitting.moves, move)
        made: Move | None = None
        for place, action in enumerate(way):
            assert made is None
            made = arena.actions.legal(sitting.state, sitting.seat, sitting.moves, way[:place])[action]
        assert made is not None
        assert made is move or alike(arena, made) == alike(arena, move) or made.verb == move.verb == "choose"
        longest = max(longest, len(way))
    assert longest > 1


def test_what_is_picked_leads_to_an_answer_that_is_offered() -> None:
    one, two, three = (Move(0, "choose", more=cards) for cards in ((1,), (1, 2), (2, 3)))
    answers = [((1,), one), ((1, 2), two), ((2, 3), three)]
    assert picks(answers, (), 9) == {1: None, 2: None, 3: None}
    assert picks(answers, (1,), 9) == {9: one, 2: two}
    assert picks(answers, (2,), 9) == {1: two, 3: three}
    assert picks(answers, (3,), 9) == {2: three}


def test_of_two_alike_the_first_is_picked_and_both_can_be() -> None:
    first, both = Move(0, "choose", more=(4,)), Move(0, "choose", more=(4, 5))
    answers = [((7,), first), ((7,), Move(0, "choose", more=(5,))), ((7, 7), both)]
    assert picks(answers, (), 9) == {7: None}
    assert picks(answers, (7,), 9) == {9: first, 7: both}


def test_a_single_answer_needs_no_done() -> None:
    nobody, somebody = Move(0, "choose"), Move(0, "choose", more=(3,))
    assert picks([((), nobody), ((3,), somebody)], (), 9) == {9: nobody, 3: somebody}
