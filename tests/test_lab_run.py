"""`kickdoor lab run`: the same bytes whatever plays them and however often it is killed; what the rows say is so."""

import gc
import multiprocessing
import os
import pickle
import random
import shutil
import signal
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import polars as pl
import pytest

from kickdoor import bots, simulate
from kickdoor.cli import run as command
from kickdoor.errors import InputError, RecordError
from kickdoor.event import Event
from kickdoor.lab import extra, figures, parts, plan, progress, runs, watching, workers
from kickdoor.lab.helping import Deals
from kickdoor.lab.plan import Plan
from kickdoor.sets import open_box
from tests.dying_work import dies_at_first, fails, square_of

KILLS = 10
GAMES = 6


def small(**changed: object) -> Plan:
    """A plan of few, short games."""
    wishes: dict[str, object] = {"set_names": ["base"], "bot_names": ["greedy"], "players": 3, "seed": 5, "part": 2}
    return plan.make(**(wishes | changed))  # type: ignore[arg-type]


def files_of(folder: Path) -> dict[str, bytes]:
    """Everything in a folder but the times."""
    found = {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}
    return {name: content for name, content in found.items() if name != runs.TIMES}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run at one go."""
    folder = tmp_path_factory.mktemp("lab") / "whole"
    assert runs.run(small(), GAMES, folder) == 0
    return folder


# --- the same bytes ---------------------------------------------------------------------------------------------------


def test_two_processes_and_a_run_in_two_steps_give_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    runs.run(small(), 3, tmp_path / "steps")
    assert runs.run(small(), GAMES, tmp_path / "steps", jobs=2, progress=lambda *told: heard.append(told)) == 2
    assert heard[0] == (2, 2) and heard[-1] == (GAMES, 2)
    assert files_of(tmp_path / "steps") == files_of(whole)
    assert runs.run(small(), GAMES, tmp_path / "steps") == GAMES
    assert files_of(tmp_path / "steps") == files_of(whole)


def test_a_run_killed_at_random_moments_ends_with_the_same_bytes(tmp_path: Path) -> None:
    folder, moments, games = tmp_path / "killed", random.Random(8), 4 * KILLS
    wishes = ["--players", "3", "--seed", "5", "--part", "1", "--games", str(games), "--out", str(folder), "--jobs"]
    line = [sys.executable, "-m", "kickdoor", "lab", "run", *wishes]
    for number, parts_done in enumerate(sorted(moments.sample(range(games // 2), KILLS))):
        with subprocess.Popen([*line, str(1 + number % 2)], stdout=subprocess.DEVNULL) as process:
            while process.poll() is None and len(list(folder.glob("games/*-*.parquet"))) < parts_done:
                time.sleep(0.002)
            time.sleep(moments.uniform(0, 0.05))
            assert process.poll() is None, "it was over before it was killed"
            process.kill()
    subprocess.run([*line, "2"], check=True, stdout=subprocess.DEVNULL)
    runs.run(small(part=1), games, tmp_path / "whole")
    assert files_of(folder) == files_of(tmp_path / "whole")


@pytest.mark.parametrize("table", parts.TABLES)
@pytest.mark.parametrize("left", [None, 0, 100])
def test_a_part_of_which_a_file_was_lost_or_cut_off_is_played_anew(
    whole: Path, table: str, left: int | None, tmp_path: Path
) -> None:
    shutil.copytree(whole, tmp_path / "torn")
    file = sorted((tmp_path / "torn" / table).iterdir())[1]
    if left is None:
        file.unlink()
    else:
        file.write_bytes(file.read_bytes()[:left])
    assert parts.games_in(tmp_path / "torn") == GAMES - 2
    assert parts.scan(tmp_path / "torn", "games").collect().height == GAMES - 2
    assert runs.run(small(), GAMES, tmp_path / "torn") == GAMES - 2
    assert files_of(tmp_path / "torn") == files_of(whole)


def test_half_written_files_of_a_killed_run_go(whole: Path, tmp_path: Path) -> None:
    runs.run(small(), 2, tmp_path)
    (tmp_path / "games" / ".00000002-00000003.parquet.77").write_bytes(b"PAR1")
    (tmp_path / "games" / parts.name_of(range(2))).unlink()  # killed between two files of a part
    runs.run(small(), GAMES, tmp_path)
    assert files_of(tmp_path) == files_of(whole)


# --- processes that die -----------------------------------------------------------------------------------------------


def test_work_over_which_a_process_was_killed_twice_is_done_by_another(tmp_path: Path) -> None:
    found = dict(workers.each(partial(dies_at_first, tmp_path, 2), range(6), 2))
    assert found == {number: number * number for number in range(6)}
    assert len(list(tmp_path.iterdir())) == 2


def test_a_run_goes_on_when_its_processes_are_killed(whole: Path, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill(done: int, before: int) -> None:
        working = [process.pid for process in multiprocessing.active_children() if process.pid not in killed]
        if len(killed) < 2 and done > before and working:
            killed.append(working[0] or 0)
            os.kill(killed[-1], signal.SIGKILL)

    runs.run(small(part=1), GAMES, tmp_path / "fallen", jobs=2, progress=kill)
    assert len(killed) == 2
    runs.run(small(part=1), GAMES, tmp_path / "alone")
    assert files_of(tmp_path / "fallen") == files_of(tmp_path / "alone")


def test_no_more_work_is_taken_than_there_are_processes() -> None:
    taken: list[int] = []

    def numbers() -> Iterator[int]:
        for number in range(30):
            taken.append(number)
            yield number

    for done, (number, square) in enumerate(workers.each(square_of, numbers(), 2)):
        assert square == number * number
        assert len(taken) - done <= 3  # one that is handed over, and one for each process


def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[int] = []

    def weigh(*_: object) -> None:
        gc.collect()
        held.append(tracemalloc.get_traced_memory()[0])

    real = runs.play_part
    monkeypatch.setattr(runs, "play_part", lambda wanted, games, part: real(wanted, games, 0))  # one game again and again
    tracemalloc.start()
    try:
        runs.run(small(part=1), 10, tmp_path, progress=weigh)
    finally:
        tracemalloc.stop()
    assert len(held) == 11 and held[10] - held[4] < 20_000, held  # one game's files are more than that


def test_work_that_kills_again_and_again_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="lab-falls"):
        list(workers.each(partial(dies_at_first, tmp_path, 99), range(6), 2))
    assert len(list(tmp_path.iterdir())) == workers.FALLS


def test_bad_input_is_the_same_sentence_from_another_process() -> None:
    error = RecordError("record-line", 7, what="x")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.line, str(again)) == (RecordError, 7, str(error))


def test_what_goes_wrong_in_a_process_is_heard() -> None:
    with pytest.raises(ValueError, match=r"^[78]$"):
        list(workers.each(fails, [7, 8], 2))


# --- what the rows say ------------------------------------------------------------------------------------------------


def test_the_games_are_those_of_simulate(whole: Path) -> None:
    games = parts.scan(whole, "games").collect()
    box = open_box(["base"])
    for row in games.iter_rows(named=True):
        played = simulate.play_game(box, ("greedy",) * 3, 5, row["game"], {})
        assert (tuple(row["winners"]), row["turns"], row["decisions"], row["plies"]) == played
        assert row["fault"] == ""
    assert games["game"].to_list() == list(range(GAMES))


def test_the_seats_say_who_won_with_which_levels(whole: Path) -> None:
    games, seats = parts.scan(whole, "games").collect(), parts.scan(whole, "seats").collect()
    assert seats.height == GAMES * 3
    assert seats.filter("won").group_by("game").agg("seat").sort("game")["seat"].to_list() == games["winners"].to_list()
    joined = seats.join(games, on="game")
    assert joined.select((pl.col("levels").list.len() == pl.col("turns") + 1).all()).item()
    assert joined.select((pl.col("levels").list.last() == pl.col("level")).all()).item()
    assert joined.select((pl.col("place") == (pl.col("seat") - pl.col("first")) % 3).all()).item()
    assert joined.filter("won")["level"].min() == 10


def test_the_cards_are_dealt_and_found_where_they_lie(whole: Path) -> None:
    cards = parts.scan(whole, "cards").collect()
    dealt = cards.filter(pl.col("event") == watching.DEALT)
    assert dealt.group_by("game", "seat").len()["len"].to_list() == [8] * GAMES * 3
    names = {f"{card.set}/{card.id}" for card in open_box(["base"]).cards}
    assert set(cards["card"]) <= names
    ends = cards.filter(pl.col("event").is_in([watching.IN_HAND, watching.IN_PLAY]))
    assert ends.select(pl.struct("game", "copy").is_unique().all()).item()  # no card lies in two places
    classes = parts.scan(whole, "seats").select("game", "seat", "classes").collect().explode("classes").drop_nulls()
    deck = open_box(["base"]).cards[0].set
    in_play = set(cards.filter(pl.col("event") == watching.IN_PLAY).select("game", "seat", "card").iter_rows())
    assert classes.height and all((game, seat, f"{deck}/{card}") in in_play for game, seat, card in classes.iter_rows())


def test_a_card_that_acts_when_it_is_drawn_has_been_put_to_use() -> None:
    rows = watching.watch(small(), range(12)).cards
    acting = {f"{card.set}/{card.id}" for card in open_box(["base"]).cards if any("drawn" in each.when for each in card.when)}
    drawn = [(row[0], row[2], row[7]) for row in rows if row[3] in ("drew", "drew_up", "door") and row[6] in acting]
    assert drawn == [(row[0], row[2], row[7]) for row in rows if row[3] == watching.ACTED] != []
    assert watching.ACTED in figures.USED


def test_each_deal_for_help_has_its_row(whole: Path) -> None:
    deals, seats = parts.scan(whole, "deals").collect(), parts.scan(whole, "seats").collect()
    assert deals.height == seats["helped"].sum() > 0
    assert deals.select((pl.col("fighter") != pl.col("helper")).all()).item()
    assert deals["won"].any() and deals.select((pl.col("given") <= pl.col("promised")).all()).item()


def see_all(*told: Event) -> tuple[object, ...]:
    """The row of the one deal in what was told."""
    deals = Deals(open_box(["base"]))
    for event in (Event("fight", 0, (1,)), *told):
        deals.see(7, event)
    (deal,) = deals.made
    return deal.row()


def test_a_deal_is_kept_or_broken() -> None:
    box = open_box(["base"])
    enhancer = next(number for number, card in enumerate(box.cards) if card.kind == "enhancer" and card.bonus > 0)
    asked, joins = Event("asked_help", 0, (8, 9), 2, 1), Event("helps", 1, (), 0, 0)
    won, paid = Event("won", 0), Event("paid", 0, (8,), 0, 1)
    assert see_all(asked, joins, won, paid, Event("fight_over", 0)) == (7, 0, 1, 2, 2, 1, True, -1)
    assert see_all(asked, joins, Event("played", 1, (enhancer,)), won) == (7, 0, 1, 2, 2, 0, True, 1)
    assert see_all(asked, joins, Event("cursed", 1, (20,), 0, 0)) == (7, 0, 1, 2, 2, 0, False, 0)
    weakened = Event("used", 1, (30,)), Event("boost", 0, (30,), -2)
    assert see_all(asked, joins, *weakened, Event("lost", 0)) == (7, 0, 1, 2, 2, 0, False, 1)
    others = (Event("used", 1, (30,)), Event("boost", 1, (30,), -2)), (Event("used", 2, (30,)), Event("boost", 0, (30,), -2))
    for nobody in (*others, (Event("used", 1, (30,)), Event("boost", 0, (31,), -2))):
        assert see_all(asked, joins, *nobody, won) == (7, 0, 1, 2, 2, 0, True, -1)
    assert see_all(asked, joins, Event("played", 2, (enhancer,)), Event("lost", 0)) == (7, 0, 1, 2, 2, 0, False, -1)
    assert see_all(asked, joins, Event("turn", 1), won, paid) == (7, 0, 1, 2, 2, 0, False, -1)
    assert see_all(asked, Event("countered", 1, (), 4, 0), joins, won) == (7, 0, 1, 4, 0, 0, True, -1)


def test_bots_that_rotate_sit_everywhere() -> None:
    wanted = small(bot_names=["greedy", "aimless", "aimless"], rotate=True)
    assert [wanted.seated(number).index("greedy") for number in range(4)] == [0, 1, 2, 0]
    assert small(bot_names=["greedy", "aimless"]).seated(1) == ("greedy", "aimless", "greedy")


def test_a_game_that_breaks_is_kept_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(simulate, "play", breaks)
    rows = watching.watch(small(), range(4, 5))
    assert rows.games[0][0] == 4 and rows.games[0][-1] == "broken"
    assert parts.encoded(small(), rows)["games"]


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"seed": 6}, "seed"),
        ({"players": 4}, "bots"),
        ({"set_names": ["xmen"]}, "sets"),
        ({"options": {"faster": True}}, "options"),
    ],
)
def test_a_folder_goes_on_only_as_it_began(whole: Path, changed: dict[str, object], what: str) -> None:
    with pytest.raises(InputError, match="lab-other-plan") as refused:
        runs.run(small(**changed), GAMES, whole)
    assert refused.value.facts["what"] == what


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(InputError, match="lab-folder-taken"):
        runs.run(small(), 1, tmp_path)
    with pytest.raises(InputError, match="lab-no-folder"):
        plan.read(tmp_path)
    (tmp_path / plan.FILE).write_text("{}", "utf-8")
    with pytest.raises(InputError, match="lab-no-plan"):
        runs.run(small(), 1, tmp_path)


def test_another_version_of_cards_or_program_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = small()
    with monkeypatch.context() as patch:
        patch.setattr(plan, "program", lambda: "another")
        with pytest.raises(InputError, match="lab-other-program"):
            runs.play_part(wanted, 1, 0)
    monkeypatch.setattr("kickdoor.sets.digest", lambda box: "others")
    with pytest.raises(InputError, match="lab-other-cards"):
        runs.play_part(wanted, 1, 0)


def test_a_bot_that_thinks_by_the_clock_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "hasty", lambda seed: SimpleNamespace(seconds=0.5))
    with pytest.raises(InputError, match="lab-clock"):
        small(bot_names=["greedy", "hasty"])


def test_a_missing_library_is_named_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda name: None if name == "polars" else object())
    assert command(["lab", "run", "--games", "1", "--out", str(tmp_path / "x")]) == 2
    assert "pip install 'kickdoor[lab]'" in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_the_plain_install_imports_nothing_of_the_lab() -> None:
    code = "import sys; from kickdoor.cli import run; run(['lab', 'run', '--help']); run(['sets']); print(sorted(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    for library in ("polars", "numpy", "altair", "choix", "ray"):
        assert f"'{library}'" not in told.splitlines()[-1]


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_command_says_what_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "run", "--players", "3", "--out", str(tmp_path / "run"), "--games"]
    assert command([*line, "1"]) == 0
    assert "1 game, 0 of them from before" in capsys.readouterr().out
    assert command([*line, "1", "--json"]) == 0
    assert '"before": 1' in capsys.readouterr().out


def test_the_time_left_follows_from_the_speed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress.time_left(60, 10, 1000) == "1:40:00"
    assert progress.time_left(60, 0, 0) == "0:00:00"
    monkeypatch.setattr(progress, "SELDOM", 0.0)
    with progress.bar(10) as told:
        told(4, 4)
        told(6, 4)
        told(10, 4)
    assert capsys.readouterr().err.startswith("6 of 10 games; about 0:00:0")
