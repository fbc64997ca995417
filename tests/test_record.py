"""Records: written, read, replayed, verified; and each way in which one can be wrong, with its own clear error."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import msgspec
import pytest

from kickdoor import notes, record, sets
from kickdoor.errors import RecordError
from kickdoor.frames import Choose
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.play.recorded import verify_record
from kickdoor.record.lines import MARK, first_mark, next_mark
from kickdoor.state import Terms
from kickdoor.words import say
from tests import machine

HEADER = 9  # lines of the header
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.fixture(scope="module")
def finished() -> Game:
    """A game that was played to its end."""
    game = machine.ran(machine.new_game(52), random.Random(52), 10**6)
    assert game.over
    return game


@pytest.fixture(scope="module")
def whole(finished: Game) -> str:
    """Its record."""
    return record.record_of(finished).text()


def forged(text: str) -> str:
    """The record with its marks made anew, as by somebody who changes it with care."""
    lines = text.rstrip("\n").split("\n")
    values = {key: msgspec.json.decode(value) for key, _, value in (line.partition(" ") for line in lines[1:HEADER])}
    mark = first_mark(msgspec.convert(values, record.Header))
    found = lines[:HEADER]
    for line in lines[HEADER:]:
        said = line.partition(" ")[2]
        mark = next_mark(mark, said)
        found.append(f"{mark[:MARK]} {said}")
    return "\n".join(found) + "\n"


def full_disk(handle: int) -> None:
    """What the system says when nothing more can be written."""
    raise OSError(28, "No space left on device")


def fault_of(text: str) -> RecordError:
    """What is wrong with a record, when it is read or when it is verified."""
    try:
        fault = record.verify(record.parse(text)).fault
    except RecordError as error:
        fault = error
    assert fault is not None
    sentence = say(fault.message_id, **fault.facts)
    assert sentence[-1] in ".?", "each fault has its sentence"
    return fault


def test_a_finished_record_holds(whole: str, finished: Game) -> None:
    report = record.verify(record.parse(whole))
    assert report.holds
    assert report.fault is None
    assert report.moves == len(finished.moves_made)
    assert report.winners == finished.state.winners


def test_the_seed_is_secret_until_the_game_is_over() -> None:
    game = machine.ran(machine.new_game(4), random.Random(4), 40)
    kept = record.record_of(game)
    assert kept.seed is None
    assert kept.header.commitment == record.commitment(game.state.seed)
    report = record.verify(record.parse(kept.text()))
    assert (report.finished, report.by_seed, report.fault, report.holds) == (False, False, None, False)


def test_a_record_replays_to_any_of_its_moves(whole: str) -> None:
    again = record.replay(record.parse(whole), to=25)
    assert len(again.moves_made) == again.state.ply == 25


def test_a_record_is_written_move_by_move_and_finished(tmp_path: Path, finished: Game, whole: str) -> None:
    path = tmp_path / "game.txt"
    game = machine.new_game(52)
    writer = record.Writer(path, game)
    for move, _ in finished.moves_made[:30]:
        game.play(move)
        writer.note(game)
        assert path.read_text() == record.record_of(game).text()
        assert len(record.read(path).steps) == len(game.moves_made)
    for move, _ in finished.moves_made[30:]:
        game.play(move)
    writer.finish(game)
    assert path.read_text() == whole
    assert record.verify(record.read(path)).holds


def test_moves_that_were_taken_back_leave_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = machine.ran(machine.new_game(52), random.Random(52), 30)
    writer = record.Writer(path, game)
    before = game.copy()
    machine.ran(game, random.Random(1), 10)
    writer.note(game)
    other = machine.ran(before, random.Random(2), 10)
    writer.note(other)
    assert path.read_text() == record.record_of(other).text()
    assert record.replay(record.read(path)).moves_made == other.moves_made


def test_a_line_that_could_not_be_added_is_added_with_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    game = machine.new_game(52)
    writer = record.Writer(path, game)
    machine.ran(game, random.Random(52), 5)
    with monkeypatch.context() as patch, pytest.raises(RecordError, match="record-not-written"):
        patch.setattr("kickdoor.files.os.fsync", full_disk)
        writer.note(game)
    machine.ran(game, random.Random(53), 5)
    writer.note(game)
    assert path.read_text() == record.record_of(game).text()


def test_a_running_record_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    record.write(path, record.record_of(machine.ran(machine.new_game(4), random.Random(4), 40)))
    lines = path.read_text().splitlines()
    assert lines[-1].split(" ")[1:] == ["end", "running", str(len(lines) - 1)]
    facts, told = verify_record(path)
    assert not facts["holds"]
    assert not facts["may_be_cut_off"]
    assert "nothing is cut off" in told


# --- what is wrong ---------------------------------------------------------------------------------------------------


def test_a_changed_line_is_named(whole: str) -> None:
    lines = whole.split("\n")
    at = next(k for k, line in enumerate(lines) if " pass" in line)
    lines[at] = lines[at].replace("pass", "kick")
    fault = fault_of("\n".join(lines))
    assert (fault.message_id, fault.line) == ("record-changed", at + 1)


def test_a_missing_line_is_named(whole: str) -> None:
    lines = whole.split("\n")
    del lines[60]
    fault = fault_of("\n".join(lines))
    assert (fault.message_id, fault.line) == ("record-changed", 61)


@pytest.mark.parametrize("rest", [5, 300, 3000])
def test_a_record_that_is_cut_off_in_a_line_is_named(whole: str, rest: int) -> None:
    text = whole[:rest].rstrip("\n")
    fault = fault_of(text)
    assert fault.message_id == ("record-no-record" if rest == 5 else "record-cut-off")
    assert fault.line == len(text.split("\n"))


@pytest.mark.parametrize("rows", [20, 80, -1])
def test_a_record_that_is_cut_off_at_the_end_of_a_line_is_named(whole: str, rows: int) -> None:
    kept = whole.splitlines()[:rows]
    fault = fault_of("\n".join(kept) + "\n")
    assert (fault.message_id, fault.line) == ("record-no-end", len(kept))


@pytest.mark.parametrize("end", ["end running 12", "end over 12 0", "end", "end over", "end sometime 90"])
def test_a_last_line_that_does_not_fit_is_named(whole: str, end: str) -> None:
    kept = whole.splitlines()[:90]
    fault = fault_of(forged("\n".join([*kept, f"{'0' * MARK} {end}"]) + "\n"))
    assert (fault.message_id, fault.line) == ("record-bad-end", 91)


def test_a_seed_disclosed_while_the_game_runs_is_named(whole: str) -> None:
    kept = whole.splitlines()[:90]
    fault = fault_of(forged("\n".join([*kept, f"{'0' * MARK} end running 90"])))
    assert (fault.message_id, fault.line) == ("record-seed-too-early", 91)


def of_the_older_form(whole: str, rows: int | None = None) -> str:
    """A record in which a running game has no last line."""
    lines = [*whole.splitlines()[:rows]]
    lines[1] = "format 1"
    if " end " in lines[-1]:
        lines[-1] = f"{'0' * MARK} end {lines[-1].split(' ')[-1]}"
    return forged("\n".join(lines))


def test_the_older_form_of_record_is_read_and_says_what_it_cannot_tell(whole: str, tmp_path: Path) -> None:
    assert record.verify(record.parse(of_the_older_form(whole))).holds
    path = tmp_path / "old.txt"
    path.write_text(of_the_older_form(whole, 80))
    facts, told = verify_record(path)
    assert (facts["holds"], facts["finished"], facts["may_be_cut_off"]) == (False, False, True)
    assert "doesn't say whether" in told


def test_another_version_is_refused(whole: str) -> None:
    lines = whole.split("\n")
    lines[2] = 'version "0.0.7"'
    fault = fault_of("\n".join(lines))
    assert fault.message_id == "record-other-version"
    assert fault.facts["found"] == "0.0.7"


def test_another_format_is_refused(whole: str) -> None:
    fault = fault_of(whole.replace("format 2", "format 99", 1))
    assert (fault.message_id, fault.facts["found"]) == ("record-other-format", "99")


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (3, 'sets ["cardboard"]', "set-unknown"),
        (3, 'sets ["dleuxe"]', "set-unknown-near"),
        (4, 'cards "0123"', "record-other-cards"),
        (5, 'seats ["a","b"]', "seats-two"),
        (5, 'seats ["a","A","b"]', "seats-one-name"),
        (5, "seats 3", "record-header-type"),
        (6, 'options {"fastest":true}', "option-unknown-near"),
        (6, "option {}", "record-header-key"),
        (6, "options {", "record-header-value"),
        (8, 'seed "zz"', "record-header-type"),
    ],
)
def test_a_wrong_header_is_named(whole: str, line: int, text: str, message: str) -> None:
    lines = whole.split("\n")
    lines[line] = text
    changed = "\n".join(lines)
    with contextlib.suppress(msgspec.MsgspecError, ValueError):
        changed = forged(changed)
    assert fault_of(changed).message_id == message


def test_a_forged_roll_is_found_by_the_seed(whole: str) -> None:
    lines = whole.split("\n")
    at = next(k for k, line in enumerate(lines) if " fate roll " in line)
    face = int(lines[at][-1])
    lines[at] = f"{lines[at][:-1]}{face % 6 + 1}"
    fault = fault_of(forged("\n".join(lines)))
    assert (fault.message_id, fault.line) == ("record-fate-not-of-seed", at + 1)
    assert fault.facts["wanted"] == f"roll {face}"


def test_a_forged_shuffle_is_found_by_the_seed(whole: str) -> None:
    lines = whole.split("\n")
    mark, fate, shuffle, first, second, *rest = lines[HEADER].split(" ")
    lines[HEADER] = " ".join([mark, fate, shuffle, second, first, *rest])
    assert fault_of(forged("\n".join(lines))).message_id == "record-fate-not-of-seed"


def test_another_seed_than_promised_is_found(whole: str) -> None:
    lines = whole.split("\n")
    lines[8] = f'seed "{b"another seed".hex()}"'
    assert fault_of("\n".join(lines)).message_id == "record-other-seed"


def test_a_forged_move_breaks_a_rule(whole: str) -> None:
    lines = whole.split("\n")
    at = next(k for k, line in enumerate(lines) if line.endswith(" kick"))
    lines[at] = lines[at].replace("kick", "loot")
    fault = fault_of(forged("\n".join(lines)))
    assert (fault.message_id, fault.line) == ("record-refused", at + 1)
    assert str(fault.facts["rule"]).startswith("TURN-")


def test_forged_winners_are_found(whole: str) -> None:
    lines = whole.rstrip("\n").split("\n")
    lines[-1] = f"{lines[-1][:-1]}{(int(lines[-1][-1]) + 1) % 3}"
    assert fault_of(forged("\n".join(lines))).message_id == "record-other-end"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("move 1 0 shout", "record-refused"),
        ("move 1 zero pass", "record-bad-line"),
        ("move 7 0 pass", "record-move-number"),
        ("move 1 0 play no-such-card", "record-unknown-card"),
        ("fate roll", "record-bad-line"),
        ("whatever", "record-bad-line"),
        ("move 1 0 choose : (1", "record-bad-line"),
        ("move 1 0 trade on seat 1", "record-bad-line"),
    ],
)
def test_a_line_that_makes_no_sense_is_named(whole: str, text: str, message: str) -> None:
    lines = whole.split("\n")
    at = next(k for k, line in enumerate(lines) if " move 1 " in line)
    lines[at] = f"{'0' * MARK} {text}"
    fault = fault_of(forged("\n".join(lines)))
    assert (fault.message_id, fault.line) == (message, at + 1)


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    for content in (b"", b"hello\n", b"\xff\xfe"):
        path = tmp_path / "record.txt"
        path.write_bytes(content)
        with pytest.raises(RecordError, match="record-no-record"):
            record.read(path)
    with pytest.raises(RecordError, match="record-not-read"):
        record.read(tmp_path / "none.txt")


def test_a_full_disk_destroys_no_earlier_record(
    tmp_path: Path, finished: Game, whole: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    record.write(path, record.parse(whole))

    monkeypatch.setattr("kickdoor.files.os.fsync", full_disk)
    with pytest.raises(RecordError, match="record-not-written"):
        record.write(path, record.record_of(machine.new_game(5)))
    assert path.read_text() == whole
    assert list(tmp_path.iterdir()) == [path]


# --- the text of moves -----------------------------------------------------------------------------------------------


def test_every_kind_of_move_has_a_text_form_both_ways() -> None:
    box = machine.deck()
    numbers = notes.Numbers(box)
    terms = tuple(Terms(2, 1, (120, 121), (3,), ("meat",), 1))
    some = [
        Move(0, "pass"),
        Move(2, "play", 5, ("side", -1)),
        Move(1, "play", 5, ("seat", 0), ("replacing", 9)),
        Move(1, "use", 5, ("card", 7), ("when", 1)),
        Move(3, "trade", -1, ("seat", 1), ((100, 101), (102,))),
        Move(3, "sell", 100, (), (100, 101)),
        Move(3, "ask", -1, ("seat", 1), terms),
        Move(0, "choose", -1, (), ("yes",)),
        Move(0, "choose", -1, (), ()),
        Move(0, "choose", -1, (), (True, None, "two words", -2)),
        Move(0, "show", -1, ("seat", 3), (4, 5)),
    ]
    for move in some:
        assert notes.move_of(numbers, notes.move_text(numbers, move)) == move
    question = Choose(0, "card", (4, 5), 1, 1)
    text = notes.move_text(numbers, Move(0, "choose", -1, (), (4,)), question)
    assert text == f"0 choose : {box.names[4]}"
    assert notes.move_of(numbers, text) == Move(0, "choose", -1, (), (4,))


# --- golden games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_as_it_was(path: Path) -> None:
    report = record.verify(record.read(path, any_version=True))
    assert report.fault is None, say(report.fault.message_id, **report.fault.facts)
    assert report.holds


def test_there_is_a_golden_game_of_each_set_and_of_mixes() -> None:
    headers = [record.read(path, any_version=True).header for path in GOLDEN]
    assert {header.sets for header in headers if len(header.sets) == 1} == {(name,) for name in sets.installed()}
    every = [header.options for header in headers if set(header.sets) == set(sets.installed()) - {"sketch"}]
    assert {name for options in every for name in options} >= {"epic", "half_decks", "piles_per_set"}
    assert {"token_die": True} in every
