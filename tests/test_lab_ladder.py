"""`kickdoor lab ladder`: who wins among whom, and the ratings that follow from it."""

import json
from math import exp, inf
from pathlib import Path

import numpy as np
import pytest

from kickdoor.cli import run as command
from kickdoor.errors import InputError
from kickdoor.lab import ladder, ladder_page, ratings
from kickdoor.lab.ratings import Game


def table(*bots: str, won: tuple[int, ...] = (0,)) -> Game:
    """A game of these bots."""
    return Game(bots, won)


def planted(strengths: dict[str, float], games: int) -> list[Game]:
    """Games in which each bot wins in proportion to its strength, four to a table drawn with repetition."""
    chance = np.random.default_rng(4)
    names = list(strengths)
    seated = [tuple(names[n] for n in chance.integers(len(names), size=4)) for _ in range(games)]
    weights = [np.array([strengths[bot] for bot in bots]) for bots in seated]
    return [Game(bots, (int(chance.choice(4, p=w / w.sum())),)) for bots, w in zip(seated, weights, strict=True)]


# --- ratings ----------------------------------------------------------------------------------------------------------


def test_planted_strengths_are_found() -> None:
    strengths = {"weak": 1.0, "middling": 3.0, "strong": 9.0}
    found = {each.bot: each for each in ratings.rate(planted(strengths, 400), anchor="weak")}
    for bot, strength in strengths.items():
        true = ratings.POINTS * np.log(strength)
        assert found[bot].low <= true <= found[bot].high
        assert found[bot].points == pytest.approx(true, abs=80)
    assert found["weak"].points == found["weak"].low == found["weak"].high == 0
    assert 0 < found["strong"].high - found["strong"].low < 300


def test_one_among_three_that_wins_half_is_three_times_as_strong() -> None:
    games = [table("a", "b", "b", "b"), table("a", "b", "b", "b", won=(1,))] * 20
    a, b = ratings.rate(games)
    assert (a.bot, b.bot) == ("a", "b")
    assert exp((a.points - b.points) / ratings.POINTS) == pytest.approx(3, rel=0.01)
    assert a.share_among(3) == pytest.approx(0.5, abs=0.01) or b.share_among(3) == pytest.approx(0.1, abs=0.01)


def test_the_order_of_the_games_does_not_matter() -> None:
    games = planted({"a": 1, "b": 2}, 50)
    assert ratings.rate(games) == ratings.rate(games[::-1])


def test_bots_that_win_alike_are_rated_alike() -> None:
    games = [table("a", "b", "c", won=(seat,)) for seat in range(3)] * 20
    assert [each.points for each in ratings.rate(games)] == pytest.approx([0, 0, 0], abs=1e-6)


def test_a_shared_victory_counts_half_for_each() -> None:
    shared = [table("a", "b", "c", won=(0, 1))] * 2
    names = ["a", "b", "c"]
    assert [sorted(won) for won in ratings.contests(shared, names)] == [[(0, (2,)), (1, (2,))]] * 2
    alone = table("a", "b", "c", won=(2,))
    assert ratings.contests([*shared, alone], names)[-1] == [(2, (0, 1))] * 2  # the game of one winner weighs as much
    a, b, c = ratings.rate([*shared * 5, *[alone] * 5], anchor="c")
    assert {a.bot, b.bot} == {"a", "b"} and a.points == pytest.approx(b.points, abs=1e-6) and a.points > c.points


def test_games_without_a_winner_or_a_loser_say_nothing() -> None:
    games = [table("a", "b"), table("b", "a")] * 9
    empty = [table("a", "b", won=()), table("a", "b", won=(0, 1))]
    assert [each[:4] for each in ratings.rate([*games, *empty])] == [each[:4] for each in ratings.rate(games)]
    assert ratings.rate([]) == []
    assert [each.points for each in ratings.rate(empty)] == pytest.approx([0, 0])
    assert [each.points for each in ratings.rate([table("a", "a")])] == [0]


def test_who_never_wins_or_is_never_beaten_has_an_open_interval() -> None:
    games = [table("a", "b", "c"), table("a", "c", "b"), table("b", "c"), table("c", "b")] * 5
    found = {each.bot: each for each in ratings.rate(games, anchor="b")}
    assert found["a"].high == inf and found["a"].low > 0
    assert found["c"].high < inf and found["c"].low > -inf
    lost = {each.bot: each for each in ratings.rate([table("a", "b", "c"), table("b", "a", "c")] * 5, anchor="a")}
    assert lost["c"].low == -inf and lost["c"].high < 0


# --- the ladder -------------------------------------------------------------------------------------------------------


def test_a_ladder_goes_on_where_it_stopped_and_says_seeds_and_budgets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "ladder", "greedy/greedy", "--players", "3", "--sets", "base", "--seed", "4", "--games"]
    assert command([*line, "2", "--out", str(tmp_path / "a")]) == 0
    page = tmp_path / "page.md"
    assert command([*line, "3", "--out", str(tmp_path / "a"), "--jobs", "2", "--page", str(page)]) == 0
    told = capsys.readouterr().out
    assert "greedy among 2 greedy, base: won" in told
    assert "alike: 33.3 %); seed 4, budget 0 and 0" in told
    assert "| greedy among 2 greedy | base | 3 |" in page.read_text("utf-8")
    assert command([*line, "3", "--out", str(tmp_path / "b"), "--json"]) == 0
    (step,) = json.loads(capsys.readouterr().out)["steps"]
    (again,) = ladder.climb(ladder.steps(["greedy/greedy"], [("base",)]), 3, 3, 4, tmp_path / "a")
    assert again.as_json() == step
    assert (step["games"], step["seed"], step["budgets"]) == (3, 4, [0, 0])


def test_wins_are_those_of_the_bot_that_moves_on() -> None:
    (step,) = ladder.steps(["greedy/aimless"], [("base",)])
    plan = ladder.plan_of(step, 4, 1)
    seated = [plan.seated(number) for number in range(5)]
    assert [bots.index("greedy") for bots in seated] == [0, 1, 2, 3, 0]
    games = [Game(bots, won) for bots, won in zip(seated, [(0,), (0,), (2, 3), (), (0,)], strict=True)]
    found = ladder.count(step, plan, games)
    assert (found.share.wins, found.share.of, found.unfinished) == (3, 5, 1)


def test_without_steps_each_level_is_measured_by_the_one_below() -> None:
    steps = ladder.steps([], [("base",), ("base", "star")])
    assert steps[0] == ladder.Step("greedy", "aimless", ("base",)) and steps[1].sets == ("base", "star")
    assert len({step.folder for step in steps}) == len(steps)


@pytest.mark.parametrize("line", ["greedy", "greedy/", "/aimless"])
def test_a_step_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(InputError, match="lab-no-step"):
        ladder.steps([line], [("base",)])


def test_an_unknown_bot_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["lab", "ladder", "clever/greedy", "--out", str(tmp_path / "x")]) == 2
    assert "clever" in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_an_open_end_is_told_as_one() -> None:
    rated: ladder_page.Ratings = {("base",): [ratings.Rating("a", 30.2, -inf, 40.0, 9, 0)]}
    assert ladder_page.report([], rated)[1] == "  a: +30 (95 %: ... to +40) from 9 games"
    assert ladder_page.as_json([], rated)["ratings"][0]["low"] is None
