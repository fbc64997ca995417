"""Actions reach every move that is offered; what is aimed at something, and several things, are picked one by one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from kickdoor.lab.env.actions import Meaning
from kickdoor.lab.env.arena import Arena
from kickdoor.lab.env.picking import following, picks
from kickdoor.lab.env.sitting import Sitting
from kickdoor.move import Move
from kickdoor.state import MONSTERS, MUNCHKINS, Terms
from tests.learning import ALL, sittings


@pytest.mark.parametrize("sets", [*((name,) for name in ALL), ALL])
def test_no_action_means_what_another_means(sets: tuple[str, ...]) -> None:
    actions = Arena(sets, 4).actions
    assert len(set(actions.meanings)) == actions.size
    assert all(actions.meanings[number] == meaning for meaning, number in actions.numbers.items())


def alike(arena: Arena, move: Move) -> tuple[Any, ...]:
    """A move, but for which of several cards printed alike it is about."""
    kind = arena.actions.kind_of
    on = move.on and (move.on[0], kind[move.on[1]] if move.on[0] in ("card", "foe") else move.on[1])
    more = move.more
    if move.verb in ("give", "discard"):
        more = tuple(sorted(kind[card] for card in more))
    elif move.verb == "play" and more:
        more = (more[0], kind[more[1]])
    return (move.verb, kind[move.card] if move.card >= 0 else -1, on, more)


def deeds(arena: Arena, sitting: Sitting, picked: tuple[int, ...] = ()) -> Iterator[Move]:
    """All moves but answers that come of actions from here on. Whatever is begun can be brought to an end."""
    actions = arena.actions
    legal = actions.legal(sitting.state, sitting.seat, sitting.moves, picked)
    assert legal
    for action, move in legal.items():
        if move is not None:
            yield move
        elif picked or action >= actions.deeds:
            yield from deeds(arena, sitting, (*picked, action))


@pytest.mark.parametrize(("sets", "players"), [(("base",), 6), (("cooks",), 4), (("xmen",), 4), (("star",), 3), (ALL, 5)])
def test_every_move_that_is_offered_can_be_reached(sets: tuple[str, ...], players: int) -> None:
    several = aimed = 0
    for arena, sitting, _ in sittings(sets, players, 3):
        if sitting.picked:
            aimed += 1
            continue
        reached = {alike(arena, move) for move in deeds(arena, sitting)}
        chosen = [move for move in sitting.moves if move.verb == "choose"]
        for move in sitting.moves:
            assert move in chosen or alike(arena, move) in reached, move
        several += len(chosen) > 0
        check_answers(arena, sitting, chosen)
    assert several and aimed


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


class Stubborn:
    """A bot that wants the same as long as it can have it."""

    name = "stubborn"
    needs_view = False
    chance: Callable[[], float] | None = None

    def choose(self, view: Any, moves: Sequence[Move]) -> Move:
        """The last of the moves."""
        return moves[-1]


@pytest.mark.parametrize("sets", [("base",), ALL])
def test_step_by_step_advice_leads_to_what_the_bot_would_do(sets: tuple[str, ...]) -> None:
    several = 0
    for arena, sitting, _ in sittings(sets, 4, 3):
        wanted = arena.actions.left(sitting.state, sitting.seat, sitting.moves, sitting.picked)[-1]
        made = sitting.legal[sitting.advice(Stubborn())]
        several += made is None
        if made is not None:
            assert alike(arena, made) == alike(arena, wanted) or made.verb == wanted.verb == "choose"
    assert several > 20


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


def test_what_is_aimed_goes_on_as_it_began() -> None:
    alone, here, there, far = (Move(0, "play", on=("seat", seat)) for seat in range(4))
    ways = [((7,), alone), ((7, 1), here), ((7, 2, 1), there), ((7, 2, 3), far), ((7, 1), far), ((8, 4), far)]
    assert following(ways, (7,), 9) == {9: alone, 1: here, 2: None}
    assert following(ways, (7, 2), 9) == {1: there, 3: far}
    assert following(ways, (7, 3), 9) == {}


AIMED = {
    ("play", "seat"), ("play", "foe"), ("play", "side"), ("ask", "seat"), ("ask", "share"),
    ("volunteer", "share"), ("trade", "seat"), ("sell", "option"), ("run", "foe"), ("discard", "pick"), ("give", "pick"),
}  # fmt: skip


def test_what_is_begun_is_aimed_as_the_next_action_says() -> None:
    met: set[tuple[str, str]] = set()
    for arena, sitting, _ in sittings(("base",), 4, 40):
        if not sitting.picked or sitting.picked[0] < arena.actions.deeds:
            continue
        verb = arena.actions.meanings[sitting.picked[0]].verb
        for action, move in sitting.legal.items():
            meaning = arena.actions.meanings[action]
            met.add((verb, meaning.verb))
            if move is not None:
                assert move.verb == {"replace": "play"}.get(verb, verb.partition("_")[0])
                check_aim(arena, sitting, move, meaning)
    assert met >= AIMED, AIMED - met


def check_aim(arena: Arena, sitting: Sitting, move: Move, meaning: Meaning) -> None:
    """The last action of a move says what it is aimed at."""
    state, which = sitting.state, meaning.which
    if meaning.verb == "seat":
        assert move.on == ("seat", (sitting.seat + int(which)) % 4)
    elif meaning.verb == "side":
        assert move.on == ("side", {"munchkins": MUNCHKINS, "monsters": MONSTERS}[which])
    elif meaning.verb == "foe":
        assert state.fight is not None
        assert state.fight.foes[int(which)].card in (move.card, *move.on[1:])
    elif meaning.verb == "share":
        assert Terms(*move.more).treasures == ("nothing", "one", "two").index(which)
    elif meaning.verb == "pick":
        assert meaning.kind in {arena.box[card].id for card in (*move.more, *move.on[1:]) if isinstance(card, int)}
    elif meaning.verb == "done":
        assert not move.on and not move.more


def test_what_is_begun_changes_nothing_until_it_is_aimed() -> None:
    begun = 0
    for arena, sitting, chance in sittings(("base",), 4, 3):
        before, first = sitting.state.ply, arena.actions.deeds
        actions = [action for action, move in sitting.legal.items() if move is None and action >= first]
        if actions:
            action = chance.choice(actions)
            assert sitting.act(action)
            assert sitting.picked[0] == action and sitting.state.ply == before and len(sitting.legal) > 1
            begun += 1
    assert begun > 20
