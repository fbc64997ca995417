"""The learning environment: PettingZoo's own tests, actions that reach every move, and nothing that a seat may not know."""

# mypy: disable-error-code="import-untyped"

from __future__ import annotations

import os
import random
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from sources import ROOT

from kickdoor import simulate
from kickdoor.errors import InputError, OptionError, SeatsError, SetNameError
from kickdoor.lab.env import env
from kickdoor.lab.env.arena import Arena, NoGameError
from kickdoor.lab.env.sitting import Sitting
from tests.learning import ALL, TABLES

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # where pygame is installed these tests import games of an older form
    from pettingzoo.test import api_test, performance_benchmark, seed_test

# What api_test finds strange though PettingZoo's card games do it: a mask beside the array, nothing legal for who isn't asked.
USUAL = ("Observation space for each agent probably", "Observation is not a NumPy", "Action mask numpy array is all zeros")


# --- PettingZoo's tests ----------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings(*(f"ignore:{text}" for text in USUAL))
@pytest.mark.parametrize(("sets", "players"), TABLES)
def test_pettingzoo_finds_the_interface_kept(sets: tuple[str, ...], players: int) -> None:
    api_test(env(sets=sets, players=players, max_turns=20), num_cycles=120)
    seed_test(lambda: env(sets=sets, players=players), num_cycles=30)


class Hasty:
    """A clock that says so much has passed whenever it is read: the five seconds of a benchmark are as many steps everywhere."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        """The time."""
        self.now += 0.05
        return self.now


@pytest.mark.parametrize(("sets", "players"), TABLES)
def test_pettingzoo_measures_it(
    sets: tuple[str, ...], players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", Hasty())
    random.seed(players)
    performance_benchmark(env(sets=sets, players=players, max_turns=20))
    assert "turns per second" in capsys.readouterr().out


# --- games -----------------------------------------------------------------------------------------------------------


def finished(game: Any, chance: random.Random) -> dict[str, float]:
    """Plays to the end; what each agent got in all."""
    got: dict[str, float] = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        got[agent] += reward
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert bool(legal) != (terminated or truncated)
        game.step(chance.choice(legal) if legal else None)
    return got


def test_who_wins_gets_one_and_the_others_lose_one() -> None:
    game = env(players=3, max_turns=10_000)  # at random a game may take some hundreds
    game.reset(seed=4)
    got = finished(game, random.Random(4))
    winners = game.sitting.winners
    assert winners and not game.agents
    assert got == {f"player_{seat}": 1.0 if seat in winners else -1.0 for seat in range(3)}


def test_a_game_that_takes_too_long_is_cut_off_without_reward() -> None:
    game = env(players=3, max_turns=3)
    game.reset(seed=4)
    while not any(game.truncations.values()):
        game.step(min(game.sitting.legal))
    assert all(game.truncations.values()) and not any(game.terminations.values())
    assert finished(game, random.Random(1)) == {f"player_{seat}": 0.0 for seat in range(3)}


@pytest.mark.parametrize("what", ["other", "below", "beyond", "none", "fraction", "word"])
def test_an_illegal_action_loses_and_the_game_is_over(what: str) -> None:
    game = env(players=4)
    game.reset(seed=9)
    agent = game.agent_selection
    illegal = next(at for at, legal in enumerate(game.observe(agent)["action_mask"]) if not legal)
    lost = {"other": illegal, "below": -1, "beyond": game.arena.actions.size, "none": None, "fraction": 0.5, "word": "kick"}
    action: Any = lost[what]
    before = game.sitting.state.ply
    game.step(action)
    assert game.sitting.state.ply == before
    assert game.infos[agent] == {"illegal": action}
    assert all(game.terminations.values()) and not any(game.truncations.values())
    assert finished(game, random.Random(1)) == {name: -1.0 if name == agent else 0.0 for name in game.possible_agents}


def test_without_a_game_it_says_so() -> None:
    game = env()
    assert not hasattr(game, "agents")
    for asked in ("agents", "agent_selection", "terminations", "_cumulative_rewards"):
        with pytest.raises(AttributeError, match=f"no {asked} before the first game: call reset"):
            getattr(game, asked)
    with pytest.raises(NoGameError, match="call reset"):
        game.step(0)
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        _ = game.nonsense
    game.reset(seed=1)
    game.step(-1)
    while game.agents:
        game.step(None)
    with pytest.raises(NoGameError, match="begins another"):
        game.step(0)
    game.reset()
    assert game.agents


def test_seeds_may_be_numbers_of_numpy() -> None:
    games = []
    seeds: list[Any] = [4, np.int64(4)]
    for seed in seeds:
        game = env(players=3)
        game.reset(seed=seed)
        games.append(game.observe(game.agent_selection)["observation"].tolist())
    assert games[0] == games[1]


def test_a_set_and_a_bot_may_be_named_without_a_list() -> None:
    assert env(sets="cooks", players=3).arena.box.players == env(sets=("cooks",), players=3).arena.box.players
    assert env().arena.around(1, "greedy") == ("greedy", "", "greedy", "greedy")


def test_the_view_comes_only_when_asked_for() -> None:
    game, plain = env(players=3, views=True), env(players=3)
    game.reset(seed=2)
    plain.reset(seed=2)
    for _ in range(30):
        agent = game.agent_selection
        assert plain.infos[agent] == {}
        assert game.infos[agent]["view"] == game.view(agent) == plain.view(agent)
        assert game.infos[agent]["view"]["seat"] == game.seats[agent]
        assert [name for name in game.agents if game.infos[name]] == [agent]
        game.step(min(game.sitting.legal))
        plain.step(min(plain.sitting.legal))


def test_the_same_seed_gives_the_same_games_one_after_another() -> None:
    first, second = env(players=3, max_turns=5), env(players=3, max_turns=5)
    hands = []
    for game in (first, second):
        game.reset(seed=5)
        rows = [game.sitting.state.hand]
        game.reset()
        hands.append([*rows, game.sitting.state.hand])
    assert hands[0] == hands[1]
    assert hands[0][0] != hands[0][1]


def test_the_table_is_drawn_in_letters() -> None:
    game = env(players=3)
    game.reset(seed=1)
    game.step(0)
    assert "player_2" in game.render()


@pytest.mark.parametrize(
    ("wishes", "error"),
    [
        ({"sets": ("bass",)}, SetNameError),
        ({"players": 7}, SeatsError),
        ({"sets": ("xmen",), "players": 6}, SeatsError),
        ({"options": {"fastest": True}}, OptionError),
        ({"max_turns": 0}, InputError),
    ],
)
def test_wishes_that_cannot_be_are_refused(wishes: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        env(**wishes)


@pytest.mark.parametrize("names", [("aimless", "greedy") * 2, ("normal:spiteful", "normal") * 2])
def test_seats_played_by_bots_play_the_games_of_a_simulation(names: tuple[str, ...]) -> None:
    arena = Arena(("base",), 4)
    box = arena.box
    state, players = simulate.begin(box, names, 3, 1, {})
    played = simulate.play(state, players, 400)
    again, bots = simulate.begin(box, names, 3, 1, {})
    sitting = Sitting(arena.actions, box, again.seed, {}, 400, bots)
    assert sitting.over and sitting.winners == played.winners
    assert sitting.state.ply == played.plies


# --- the page --------------------------------------------------------------------------------------------------------


def test_the_page_names_every_verb_and_every_part() -> None:
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    arena = Arena(("base",), 4)
    for meaning in arena.actions.meanings:
        assert f"`{meaning.verb}" in page or meaning.verb.startswith("use_"), meaning
    for name in arena.observer.layout.parts:
        word = name.partition(" ")[0]
        assert f"`{word}`" in page or f"`{word} 0`" in page, name
    assert f"{arena.actions.size:,}" in page and f"{Arena(ALL, 6).actions.size:,}" in page


# --- without the packages --------------------------------------------------------------------------------------------

ALONE = """
import sys
{before}
import kickdoor.cli, kickdoor.lab.env
assert not {{"numpy", "gymnasium", "pettingzoo"}} & {{name for name, module in sys.modules.items() if module}}
{after}
"""


def alone(before: str = "", after: str = "") -> subprocess.CompletedProcess[str]:
    """A process that imports the package."""
    code = ALONE.format(before=before, after=after)
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, env={**os.environ}, capture_output=True, text=True, check=False)


def test_nothing_heavy_is_imported_unless_an_environment_is_made() -> None:
    done = alone()
    assert done.returncode == 0, done.stderr


def test_without_the_packages_it_says_what_to_install() -> None:
    without = (
        "import importlib.util as util; find = util.find_spec; util.find_spec = lambda n: None if n == 'pettingzoo' else find(n)"
    )
    done = alone(without, "kickdoor.lab.env.env()")
    assert "InputError: The lab needs pettingzoo. Install it with: pip install 'kickdoor[rl]'" in done.stderr, done.stderr
