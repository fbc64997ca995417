"""A saved game gone on with: what can be taken back, the log, the record, and saves that have no record."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest

from kickdoor import record, saving
from kickdoor.errors import RecordError, SaveError
from kickdoor.move import Move
from kickdoor.play import start
from kickdoor.play.recorded import replay_game, verify_record
from kickdoor.play.screen import LeavingError, Screen
from kickdoor.play.start import Wishes
from kickdoor.play.table import PUBLIC, Table
from tests.test_play_games import Fingers, play_through

EQUIPS = ("equip shield", "equip mace")


def screen_of(*typed: str) -> tuple[Screen, io.StringIO]:
    """A screen at which this is typed."""
    out = io.StringIO()
    return Screen(out=out, keys=io.StringIO("".join(f"{line}\n" for line in typed))), out


def resumed(path: Path, *typed: str) -> tuple[Table, io.StringIO]:
    """The table of a saved game, and what it shows while this is typed there."""
    screen, out = screen_of(*typed)
    table = start.resumed(screen, Wishes(), path)
    with pytest.raises(LeavingError):
        table.run()
    return table, out


@pytest.fixture
def saved(tmp_path: Path) -> tuple[Path, Table]:
    """A game in which Ann has made several moves that she may still take back."""
    path = tmp_path / "game.save"
    for seed in range(1, 60):
        path.unlink(missing_ok=True)
        _, table = play_through(seed, ("Ann",), ("greedy", "greedy"), path, 25)
        if len(table.past.decisions) > 1 and len(table.game.moves_made) > 20:
            return path, table
    raise AssertionError("no game leaves anything to take back")


def test_undo_goes_back_as_far_as_before(saved: tuple[Path, Table]) -> None:
    path, table = saved
    count = len(table.past.decisions)
    again, out = resumed(path, *["undo"] * (count + 1))
    assert out.getvalue().count("Taken back.") == count
    for _ in range(count):
        assert table.undo(0)
    assert saving.frozen(again.state) == saving.frozen(table.state)
    assert again.log == table.log
    kept, _ = saving.load(path)
    assert saving.frozen(kept) == saving.frozen(table.state)


def test_bots_remember_what_they_remembered(tmp_path: Path) -> None:
    path = tmp_path / "memory.save"
    _, table = play_through(4, ("Ann",), ("normal", "normal:spiteful"), path, 60)
    moves = [("lose-your-armor", 1), ("lose-your-armor", 2)]
    for name, victim in moves:
        table.witness.see(Move(0, "play", table.state.box.by_id[name][0], ("seat", victim)), ())
    table.keep()
    again, _ = resumed(path)
    assert again.witness.memory == table.witness.memory
    assert {row[:2] for row in again.witness.dealings.struck} >= {(0, 1), (0, 2)}


def test_the_log_is_whole(saved: tuple[Path, Table]) -> None:
    path, table = saved
    again, out = resumed(path, f"log {len(table.log[0])}")
    assert again.log == table.log
    assert len(table.log[PUBLIC]) > 20
    shown = " ".join(out.getvalue().split())
    assert all(line in shown for line in table.log[0])


def test_a_game_that_was_left_in_between_has_its_whole_record(saved: tuple[Path, Table]) -> None:
    path, _ = saved
    out = io.StringIO()
    table = start.resumed(Screen(out=out, keys=Fingers(3, out)), Wishes(), path)  # type: ignore[arg-type]
    table.run()
    assert table.game.over
    written = path.with_suffix(".record")
    assert str(written) in "".join(out.getvalue().split("\n"))
    facts, _ = verify_record(written)
    assert facts["holds"]
    assert facts["moves"] == len(table.game.moves_made)
    assert saving.frozen(record.replay(record.read(written)).state) == saving.frozen(table.state)


def test_the_record_that_a_save_keeps_is_told_and_verified(saved: tuple[Path, Table]) -> None:
    path, table = saved
    facts, _ = verify_record(path)
    assert facts["moves"] == len(table.game.moves_made)
    assert "fault" not in facts
    assert not facts["finished"]
    told, played = (saving.state_json(state) for state in (replay_game(path, None).game.state, table.state))
    without_seed = {"seed": told["seed"], "fate_count": told["fate_count"]}  # a game that still runs keeps its seed to itself
    assert told == played | without_seed


def test_a_save_without_a_record_says_so(saved: tuple[Path, Table]) -> None:
    path, table = saved
    saving.save(path, table.state)
    with pytest.raises(RecordError, match="record-none-in-save"):
        verify_record(path)


def test_going_on_writes_nothing_until_something_is_decided(saved: tuple[Path, Table]) -> None:
    path, _ = saved
    before = (path.stat().st_mtime_ns, path.stat().st_ino)
    resumed(path, "help", "log")
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == before
    resumed(path, "undo")
    assert path.stat().st_ino != before[1] or path.stat().st_mtime_ns != before[0]


def test_a_save_without_moves_opens_and_says_so(saved: tuple[Path, Table]) -> None:
    path, table = saved
    state, beside = saving.load(path)
    saving.save(path, state, **{key: beside[key] for key in ("names", "bots", "quick", "log")})
    again, out = resumed(path, "undo")
    shown = " ".join(out.getvalue().split())
    assert "was saved without its moves" in shown
    assert "saved without the moves before" in shown
    assert saving.frozen(again.state) == saving.frozen(table.state)
    table_again, _ = resumed(path, "1", "1", "1")
    assert saving.load(path)[1]["record"] is None
    assert table_again.past.scroll is None


@pytest.mark.parametrize("harm", ["cut", "shorter", "other"])
def test_moves_that_do_not_lead_there_are_told_and_the_game_goes_on(saved: tuple[Path, Table], harm: str) -> None:
    path, table = saved
    state, beside = saving.load(path)
    lines = beside["record"].splitlines(keepends=True)
    game = table.past.after(table.game.moves_made, 12)
    bad = {"cut": "".join(lines[:-4]), "shorter": record.record_of(game).text(), "other": "hello"}[harm]
    saving.save(path, state, **(beside | {"record": bad}))
    again, out = resumed(path)
    assert "don't lead to where it stands" in " ".join(out.getvalue().split())
    assert saving.frozen(again.state) == saving.frozen(table.state)


def test_a_save_that_says_nonsense_of_what_can_be_undone_is_refused(saved: tuple[Path, Table]) -> None:
    path, _ = saved
    state, beside = saving.load(path)
    for wrong in (3, [[0]], [["a", "b", {}]], [[0, 1, 2]]):
        saving.save(path, state, **(beside | {"undo": wrong}))
        with pytest.raises(SaveError, match="play-save-bad"):
            start.resumed(screen_of()[0], Wishes(), path)


def test_a_new_game_takes_the_place_of_no_other(saved: tuple[Path, Table]) -> None:
    path, _ = saved
    good = path.read_bytes()
    with pytest.raises(SaveError, match="play-file-taken"):
        start.begun(screen_of()[0], Wishes(players=("Zoe",)), path)
    assert path.read_bytes() == good


def test_a_save_is_json_with_the_record_in_it(saved: tuple[Path, Table]) -> None:
    path, table = saved
    beside = msgspec.json.decode(path.read_bytes())["content"]["beside"]
    kept = record.parse(beside["record"])
    assert [step.move for step in kept.steps] == [move for move, _ in table.game.moves_made]
    assert kept.seed is None


@pytest.mark.parametrize(
    ("sets", "options", "most", "fewest"), [("base", {}, 5, 2), ("xmen", {}, 3, 2), ("base", {"two_players": True}, 5, 1)]
)
def test_how_many_bots_is_asked_by_what_the_sets_allow(
    tmp_path: Path, sets: str, options: dict[str, bool], most: int, fewest: int
) -> None:
    screen, out = screen_of("", "help", str(fewest - 1), str(most + 1), str(most))
    table = start.begun(screen, Wishes(sets=(sets,), options=options), tmp_path / "new.save")
    said = out.getvalue()
    assert f"How many bots play against you, {fewest} to {most}?" in said
    for typed in ("help", fewest - 1, most + 1):
        assert f"{typed} is not a number from {fewest} to {most}." in said
    assert len(table.game.names) == most + 1
