"""One seat among bots: Gymnasium's checker, and many games side by side."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kickdoor import bots
from kickdoor.bots import BotNameError
from kickdoor.lab.env.arena import NoGameError
from kickdoor.lab.env.many import Many
from kickdoor.lab.env.one_seat import OneSeat
from tests.learning import TABLES


@pytest.mark.parametrize(("sets", "players"), TABLES)
def test_gymnasium_finds_the_interface_kept(sets: tuple[str, ...], players: int) -> None:
    made = gymnasium.make("kickdoor.lab.env.one_seat:kickdoor-v1", sets=sets, players=players, max_turns=40)
    check_env(made.unwrapped, skip_render_check=True)


def through(game: OneSeat, chance: random.Random) -> tuple[list[int], float, bool, bool]:
    """A game by legal actions: those taken, the reward, and how it ended."""
    _, said = game.reset(seed=3)
    taken: list[int] = []
    while True:
        assert (said["action_mask"].astype(bool) == game.action_masks()).all()
        taken.append(int(chance.choice(said["action_mask"].nonzero()[0])))
        seen, reward, ended, cut_off, said = game.step(taken[-1])
        assert game.observation_space.contains(seen)
        if ended or cut_off:
            return taken, reward, ended, cut_off
        assert reward == 0


@pytest.mark.parametrize("seat", [0, 2])
def test_a_game_ends_with_its_reward_and_the_same_seed_gives_it_again(seat: int) -> None:
    game = OneSeat(players=3, bots=("greedy", "aimless"), seat=seat)
    assert game.bots == (("", "greedy", "aimless") if seat == 0 else ("greedy", "aimless", ""))
    once = through(game, random.Random(1))
    assert once[1:] == (1.0 if seat in game.sitting.winners else -1.0, True, False)
    assert not game.action_masks().any()
    assert through(game, random.Random(1)) == once


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    assert through(OneSeat(max_turns=4), random.Random(1))[1:] == (0.0, False, True)


@pytest.mark.parametrize("fraction", [False, True])
def test_an_illegal_action_loses(*, fraction: bool) -> None:
    game = OneSeat(views=True)
    _, said = game.reset(seed=1)
    assert said["view"]["seat"] == 0
    legal = said["action_mask"]
    action: Any = float(legal.argmax()) if fraction else int((legal == 0).nonzero()[0][0])
    _, reward, ended, cut_off, said = game.step(action)
    assert (reward, ended, cut_off, said["illegal"]) == (-1.0, True, False, action)
    assert not said["action_mask"].any()
    assert game.step(action)[1:4] == (-1.0, True, False)
    assert "player_0" in game.render()


def test_without_a_game_it_says_so() -> None:
    game = OneSeat()
    for does in (lambda: game.step(0), game.action_masks, game.render):
        with pytest.raises(NoGameError, match="call reset"):
            does()
    assert not hasattr(game, "nonsense")


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BotNameError, match="gredy"):
        OneSeat(bots=("gredy",))


# --- many ------------------------------------------------------------------------------------------------------------


def chosen(mask: Any, step: int) -> int:
    """Some legal action, as if by chance."""
    legal = mask.nonzero()[0]
    return int(random.Random(step).choice(legal)) if len(legal) else 0


def told(many: Many) -> dict[int, Any]:
    """All games by their numbers: the arrays at each step and the reward at the end. What is done hangs on the step alone."""
    rows: dict[int, list[Any]] = {}
    while not many.idle:
        numbers = many.numbers.tolist()
        actions = [chosen(mask, len(rows.get(number, ()))) for number, mask in zip(numbers, many.masks, strict=True)]
        for number, figures, mask in zip(numbers, many.figures, many.masks, strict=True):
            if number >= 0:
                rows.setdefault(number, []).append((figures.tobytes(), mask.tobytes()))
        done = many.step(actions)
        for number, reward, ended in zip(numbers, done.rewards, done.ended, strict=True):
            if ended:
                rows[number].append(float(reward))
    return rows


def test_a_game_is_the_same_whatever_is_played_beside_it() -> None:
    wishes: dict[str, Any] = {"players": 3, "max_turns": 9, "seed": 7, "bots": ("aimless",)}
    side_by_side = told(Many(4, last=5, **wishes))
    assert sorted(side_by_side) == list(range(6))
    assert told(Many(1, first=2, last=4, **wishes)) == {number: side_by_side[number] for number in (2, 3, 4)}
    assert side_by_side[0] != side_by_side[1]


def test_the_one_who_learns_sits_everywhere_in_turn() -> None:
    many = Many(4, 1, players=3)
    assert [sitting.seat for sitting in many.sittings if sitting] == [0, 1, 2, 0]
    assert [list(sitting.bots).index(None) for sitting in many.sittings if sitting] == [0, 1, 2, 0]


def test_who_follows_advice_plays_like_the_bot() -> None:
    many = Many(6, 3, players=3, last=17)
    won = 0
    while not many.idle:
        advice = many.advice(bots.make("greedy", 1))
        playing = many.masks.any(axis=1)
        assert ((advice >= 0) == playing).all()
        assert all(mask[action] for action, mask in zip(advice, many.masks, strict=True) if action >= 0)
        won += int((many.step(advice).rewards > 0).sum())
    assert won >= 14  # by chance it would be six


def test_an_illegal_action_loses_its_game_and_the_next_begins() -> None:
    many = Many(2, 1, players=3)
    actions = [int(mask.nonzero()[0][0]) for mask in many.masks]
    done = many.step([-1, actions[1]])
    assert done.rewards.tolist() == [-1.0, 0.0] and done.ended.tolist() == [True, False]
    assert many.numbers.tolist() == [2, 1]
    assert many.masks.any(axis=1).all() and isinstance(many.figures, np.ndarray)
