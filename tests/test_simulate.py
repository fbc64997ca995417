"""Many games: the same whatever the jobs are, counted as documented, with honest intervals."""

import os
import signal
import subprocess
import sys

import pytest
from sources import ROOT

from kickdoor import bots, sets, simulate
from kickdoor.bots.dealings import NONE
from kickdoor.errors import InputError
from kickdoor.game import Game
from kickdoor.simulate import Played

TWO_KINDS = ("greedy", "aimless")
GAMES = """
from kickdoor import simulate, sets
names = ("greedy", "aimless", "greedy")
games = [simulate.play_game(sets.open_box(["base"]), names, 5, number, {}) for number in range(3)]
print(repr([tuple(game) for game in games]))
"""


def same(left: simulate.Result, right: simulate.Result) -> bool:
    return left._replace(seconds=0) == right._replace(seconds=0)


def test_the_same_seed_gives_the_same_result_whatever_the_jobs_are() -> None:
    one, two = (simulate.run(["base"], 4, TWO_KINDS, 8, 7, jobs) for jobs in (1, 2))
    assert same(one, two)
    assert one.finished == 8


def test_another_seed_gives_other_games() -> None:
    assert not same(*(simulate.run(["base"], 4, TWO_KINDS, 4, seed, 1) for seed in (7, 8)))


def test_games_dont_depend_on_the_order_of_hashes() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", GAMES],
            cwd=ROOT,
            check=True,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(outputs) == 1


def test_bots_sit_in_order_and_from_the_start_again() -> None:
    assert simulate.seated(["Greedy", "aimless"], 5) == ("greedy", "aimless", "greedy", "aimless", "greedy")


def test_progress_is_told_after_every_game() -> None:
    heard: list[int] = []
    simulate.run(["base"], 3, ["greedy"], 3, 1, 1, progress=heard.append)
    assert heard == [1, 2, 3]


def test_a_game_past_its_turns_counts_as_unfinished() -> None:
    result = simulate.run(["base"], 4, ["greedy"], 3, 1, 1, max_turns=5)
    assert (result.finished, result.turns) == (0, (5, 5, 5))
    assert result.by_bot["greedy"].wins == 0


def test_a_ply_without_an_alternative_is_no_decision() -> None:
    result = simulate.run(["base"], 4, ["aimless"], 1, 3, 1, max_turns=20)
    assert 0 < result.decisions < result.plies


@pytest.mark.parametrize(("players", "names"), [(0, ["greedy"]), (7, ["greedy"]), (2, ["greedy"]), (4, ["clever"])])
def test_who_cant_play_is_refused(players: int, names: list[str]) -> None:
    with pytest.raises(InputError):
        simulate.run(["base"], players, names, 1, 1, 1)


def test_two_may_play_where_the_option_says_so() -> None:
    assert simulate.run(["base"], 2, ["greedy"], 1, 1, 1, options={"two_players": True}).games == 1


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(InputError):
        simulate.run(["nonesuch"], 4, ["greedy"], 1, 1, 1)


def test_a_shared_win_counts_for_both_seats_and_once_for_the_bot() -> None:
    played = [Played((0, 1), 10, 5, 9), Played((2,), 30, 6, 8), Played((), 20, 7, 7)]
    result = simulate.result(played, ("greedy", "greedy", "aimless"), 2.0)
    assert [share.wins for share in result.by_seat] == [1, 1, 1]
    assert (result.by_bot["greedy"].wins, result.by_bot["aimless"].wins) == (1, 1)
    assert (result.finished, result.turns, result.decisions, result.plies) == (2, (10, 20, 30), 18, 24)
    assert result.lengths == ((25, 2), (50, 1))


@pytest.mark.parametrize(
    ("wins", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilsons(wins: int, of: int, low: float, high: float) -> None:
    share = simulate.share(wins, of)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-4)


def test_no_games_give_no_certainty() -> None:
    assert simulate.share(0, 0)[2:] == (0.0, 1.0)
    report = simulate.result([], ("greedy",), 0.0).as_json()
    assert report["games"] == 0


def test_the_report_has_the_documented_keys() -> None:
    report = simulate.run(["base"], 3, TWO_KINDS, 2, 1, 1).as_json()
    assert {
        "games",
        "finished",
        "turns",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "wins",
    } <= report.keys()
    assert report["turns"].keys() == {"min", "median", "max"}
    assert report["wins"].keys() == {"by_bot", "by_seat"}
    assert report["wins"]["by_bot"].keys() == {"greedy", "aimless"}
    assert len(report["wins"]["by_seat"]) == 3


def told_at_a_table(kinds: tuple[str, ...], number: int, *, mindful: bool) -> tuple[simulate.Played, bots.Dealings]:
    """A game move by move as tables play it, by bots that remember it or don't; what was remembered in the end."""
    state, players = simulate.begin(sets.open_box(["base"]), kinds, 5, number, {})
    table, witness, decisions = Game(state, kinds), bots.Witness(state.box), 0
    while not state.winners and state.turns <= simulate.MAX_TURNS:
        seat = simulate.clockwise(state)
        moves = table.moves(seat)
        decisions += len(moves) > 1
        chosen = moves[0]
        if len(moves) > 1:
            glance = simulate.shown(state, seat, players[seat], witness.dealings if mindful else NONE)
            chosen = players[seat].choose(glance, moves)
        witness.see(chosen, table.play(chosen))
    return simulate.Played(state.winners, state.turns, decisions, len(table.moves_made)), witness.dealings


def test_bots_remember_what_they_would_at_a_table() -> None:
    kinds = ("normal", "normal:spiteful", "greedy", "easy")
    box, differing = sets.open_box(["base"]), 0
    for number in range(3):
        played, dealings = told_at_a_table(kinds, number, mindful=True)
        assert dealings.struck
        assert simulate.play_game(box, kinds, 5, number, {}) == played
        differing += played != told_at_a_table(kinds, number, mindful=False)[0]
    assert differing


def test_a_game_goes_on_with_what_was_seen_before() -> None:
    kinds = ("normal:spiteful",) * 3
    state, players = simulate.begin(sets.open_box(["base"]), kinds, 5, 1, {})
    witness, told = simulate.witness_for(state, players), []
    while not state.winners:
        state.told = []
        simulate.play(state, players, state.turns, witness=witness)
        told += state.told
    assert state.winners == simulate.play_game(sets.open_box(["base"]), kinds, 5, 1, {}).winners
    assert witness is not None and witness.dealings.struck
    assert {"turn", "drew"} <= {event.kind for event in told}  # whoever else listens heard all of it


def test_what_bots_remember_doesnt_depend_on_the_jobs() -> None:
    one, two = (simulate.run(["base"], 4, ("normal", "easy:spiteful"), 6, 7, jobs) for jobs in (1, 2))
    assert same(one, two)


def test_workers_leave_ctrl_c_to_the_one_that_started_them() -> None:
    number = int(signal.SIGINT)
    assert list(simulate.one_by_one(signal.getsignal, [number, number], 2)) == [signal.SIG_IGN, signal.SIG_IGN]
