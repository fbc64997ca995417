"""The learning environment: PettingZoo's own tests, actions that reach every move, and nothing that a seat may not know."""

# mypy: disable-error-code="import-untyped"

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from sources import ROOT

from kickdoor import simulate
from kickdoor.errors import OptionError, SeatsError, SetNameError
from kickdoor.lab.env import env
from kickdoor.lab.env.arena import Arena
from kickdoor.lab.env.picking import picks
from kickdoor.lab.env.sitting import Sitting
from kickdoor.move import Move
from kickdoor.rules import deciding
from kickdoor.rules import moves as listing
from kickdoor.sight import hidden_beneath
from tests import worlds
from tests.golden import observations

ALL = ("base", "cooks", "xmen", "star")
TABLES: list[tuple[tuple[str, ...], int]] = [
    ((name,), players) for name in ALL for players in (3, 4, 6) if (name, players) != ("xmen", 6)
]
TABLES += [(ALL, players) for players in (3, 4, 6)]
# What api_test finds strange though PettingZoo's card games do it: a mask beside the array, nothing legal for who isn't asked.
USUAL = ("Observation space for each agent probably", "Observation is not a NumPy", "Action mask numpy array is all zeros")


def sittings(sets: tuple[str, ...], players: int, games: int) -> Iterator[tuple[Arena, Sitting, random.Random]]:
    """Games at every step, each step taken by chance."""
    arena = Arena(sets, players)
    for number in range(games):
        chance = random.Random(number)
        sitting = arena.begin(chance)
        while not sitting.over and sitting.state.turns < 60:
            yield arena, sitting, chance
            assert sitting.act(chance.choice(list(sitting.legal)))


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
    game = env(players=3)
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


@pytest.mark.parametrize("what", ["other", "below", "beyond", "none"])
def test_an_illegal_action_loses_and_the_game_is_over(what: str) -> None:
    game = env(players=4)
    game.reset(seed=9)
    agent = game.agent_selection
    illegal = next(at for at, legal in enumerate(game.observe(agent)["action_mask"]) if not legal)
    action = {"other": illegal, "below": -1, "beyond": game.arena.actions.size, "none": None}[what]
    before = game.sitting.state.ply
    game.step(action)
    assert game.sitting.state.ply == before
    assert game.infos[agent] == {"illegal": action}
    assert all(game.terminations.values()) and not any(game.truncations.values())
    assert finished(game, random.Random(1)) == {name: -1.0 if name == agent else 0.0 for name in game.possible_agents}


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
    ],
)
def test_wishes_that_cannot_be_are_refused(wishes: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        env(**wishes)


def test_seats_played_by_bots_play_the_games_of_a_simulation() -> None:
    arena = Arena(("base",), 4)
    names = ("aimless", "greedy", "aimless", "greedy")
    box = arena.box
    state, players = simulate.begin(box, names, 3, 1, {})
    played = simulate.play(state, players, 400)
    again, bots = simulate.begin(box, names, 3, 1, {})
    sitting = Sitting(arena.actions, box, again.seed, {}, 400, bots)
    assert sitting.over and sitting.winners == played.winners
    assert sitting.state.ply == played.plies


# --- actions ---------------------------------------------------------------------------------------------------------


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


# --- what a seat may know --------------------------------------------------------------------------------------------


def seen(arena: Arena, state: Any, seat: int) -> tuple[Any, list[int]]:
    """The array of a seat, and its legal actions if it is asked."""
    asked = seat in deciding.asked(state)
    legal = sorted(arena.actions.legal(state, seat, listing.moves(state, seat))) if asked else []
    return arena.observer.of(state, seat), legal


@pytest.mark.parametrize("sets", [*((name,) for name in ALL), ALL])
def test_what_a_seat_cannot_know_changes_neither_array_nor_mask(sets: tuple[str, ...]) -> None:
    changed = looked = 0
    for step, (arena, sitting, chance) in enumerate(sittings(sets, 4, 3)):
        if step % 4 == 0:
            state = sitting.state
            seat = chance.randrange(4)
            other = worlds.redealt(state, seat, hidden_beneath(state, seat), chance)
            assert seen(arena, state, seat) == seen(arena, other, seat)
            looked += 1
            changed += state.hand != other.hand
    assert changed > looked // 2


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
    a_card = next(at for at, meaning in enumerate(actions.meanings) if meaning.verb == "pick")
    picked = [actions.seat + 2, actions.option + 5, actions.option + 5, a_card]
    row, plain = arena.observer.of(sitting.state, 0, picked), arena.observer.of(sitting.state, 0)
    differs = {at: figure for at, (figure, was) in enumerate(zip(row, plain, strict=True)) if figure != was}
    assert differs == {
        parts["question"].start + 4: 4,
        parts["picked_seats"].start + 2: 1,
        parts["picked_options"].start + 5: 2,
        parts["picked"].start + actions.kinds.index(actions.meanings[a_card].kind): 1,
    }


def test_the_golden_observations_are_still_seen() -> None:
    """Where this fails though no card changed, the environment's version must rise."""
    assert observations.observations() == json.loads(observations.FILE.read_text(encoding="utf-8"))


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
    assert "InputError: lab-extra" in done.stderr and "'pettingzoo', 'extra': 'rl'" in done.stderr, done.stderr
