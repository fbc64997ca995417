"""The command line: what each command prints, its JSON, its exit status, and that every error is a sentence or two."""

import os
import re
import resource
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from sources import ROOT

from kickdoor import cli
from kickdoor.rulebook import rules
from kickdoor.sets import open_box

# --- what pages show -------------------------------------------------------------------------------------------------


PAGES = (*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md")
SHOWN = [line[2:] for page in PAGES for line in page.read_text("utf-8").splitlines() if line.startswith("$ kickdoor ")]


@pytest.mark.parametrize("line", SHOWN)
def test_a_command_that_a_page_shows_can_be_given_so(line: str) -> None:
    command: Any = typer.main.get_command(cli.app)
    words = shlex.split(line, comments=True)[1:]
    while hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    command.make_context(line, words)  # else it says what is missing


# --- looking up ------------------------------------------------------------------------------------------------------


def test_cards_of_a_set_as_json(run: Any) -> None:
    ran = run("cards", "base", "--json")
    assert ran.status == 0
    cards = ran.facts["cards"]
    assert all(set(card) == {"id", "name", "kind", "deck", "copies", "text"} for card in cards)
    assert {card["deck"] for card in cards} == {"door", "treasure"}
    assert sum(card["copies"] for card in cards) == open_box(["base"]).extras
    assert all(card["text"] for card in cards)


def test_cards_of_a_set_as_lines(run: Any) -> None:
    ran = run("cards", "sketch")
    assert ran.status == 0
    assert "Net Troll" in ran.out
    assert ran.out.startswith("Doors: ")


def test_a_card_with_its_rules(run: Any) -> None:
    ran = run("cards", "net-troll")
    assert ran.status == 0
    assert "Level 10" in ran.out
    assert "Bad Stuff" in ran.out
    assert re.search(r"^  COMBAT-05: ", ran.out, re.MULTILINE)


@pytest.mark.parametrize("word", ["Net Troll", "net-tr", "NET-TROLL"])
def test_a_card_may_be_named_as_one_likes(run: Any, word: str) -> None:
    assert run("cards", word, "--json").facts["id"] == "net-troll"


def test_every_card_touches_a_rule(run: Any) -> None:
    for card in {card.id for card in open_box(["base"]).cards}:
        facts = run("cards", card, "--json").facts
        assert facts["rules"], card


def test_a_rule_by_its_id(run: Any) -> None:
    ran = run("rules", "combat-04")
    assert ran.status == 0
    assert ran.out.startswith("COMBAT-04")
    assert len(run("rules", "COMBAT-04", "--json").facts["rules"]) == 1


def test_rules_by_a_word_and_all_of_them(run: Any) -> None:
    assert "TURN-12" in run("rules", "charity").out
    assert len(run("rules", "--json").facts["rules"]) >= len(rules())
    assert "COMBAT-04" in run("rules").out


def test_options(run: Any) -> None:
    assert "two_players" in run("options").out
    facts = run("options", "--json").facts
    assert all(set(each) == {"name", "values", "default", "rule", "text"} for each in facts["options"])


# --- simulations and records -----------------------------------------------------------------------------------------

SIMULATE = ("simulate", "--sets", "base", "--players", "4", "--bots", "greedy,aimless", "--games", "3", "--seed", "7")


def test_simulate_as_json_has_its_documented_keys(run: Any) -> None:
    facts = run(*SIMULATE, "--json").facts
    assert {
        "games",
        "finished",
        "turns",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "wins",
    } <= set(facts)
    assert set(facts["turns"]) == {"min", "median", "max"}
    assert facts["games"] == 3


def test_the_same_seed_gives_the_same_games_whatever_jobs_is(run: Any) -> None:
    def without_time(facts: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in facts.items() if "second" not in key}

    one, two = (without_time(run(*SIMULATE, "--json", "--jobs", jobs).facts) for jobs in ("1", "2"))
    assert one == two


def test_simulate_as_lines(run: Any) -> None:
    ran = run(*SIMULATE)
    assert ran.status == 0
    assert "Games finished: 3 of 3" in ran.out
    assert "greedy: " in ran.out


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.record"
    assert cli.run(("record", "--out", str(path), "--seed", "3", "--players", "3")) == 0
    return path


def test_a_recorded_game_holds(run: Any, recorded: Path) -> None:
    ran = run("verify", str(recorded))
    assert ran.status == 0
    assert ran.out.startswith("The record holds")
    assert run("verify", str(recorded), "--json").facts["holds"] is True


def test_a_recorded_game_is_told_again(run: Any, recorded: Path) -> None:
    ran = run("replay", str(recorded))
    assert ran.status == 0
    assert "wins the game!" in ran.out
    facts = run("replay", str(recorded), "--to", "5", "--json").facts
    assert facts["moves"] == 5
    assert facts["winners"] == []
    assert len(facts["players"]) == 3


def test_a_record_with_a_line_changed_does_not_hold(run: Any, recorded: Path, tmp_path: Path) -> None:
    lines = recorded.read_text().splitlines(keepends=True)
    place = len(lines) // 2
    other = tmp_path / "changed.record"
    other.write_text("".join([*lines[:place], lines[place].rstrip() + "0\n", *lines[place + 1 :]]))
    ran = run("verify", str(other))
    assert ran.status == 1
    assert f"{place + 1}" in ran.out
    facts = run("verify", str(other), "--json").facts
    assert facts["holds"] is False


def test_a_record_cut_off_does_not_hold(run: Any, recorded: Path, tmp_path: Path) -> None:
    other = tmp_path / "cut.record"
    lines = recorded.read_text().splitlines(keepends=True)
    other.write_text("".join(lines[:60]))
    ran = run("verify", str(other))
    assert ran.status == 1
    assert "cut off" in ran.out
    other.write_text("".join(lines[:60])[:-3])
    assert run("verify", str(other)).status == 1
    ran = run("replay", str(other))
    assert ran.status == 2
    assert "60" in ran.err


def test_a_record_of_another_version_is_refused(run: Any, recorded: Path, tmp_path: Path) -> None:
    other = tmp_path / "old.record"
    other.write_text(re.sub(r"^version .*$", 'version "0.0.1"', recorded.read_text(), flags=re.MULTILINE))
    ran = run("verify", str(other))
    assert ran.status == 2
    assert "0.0.1" in ran.err


# --- scenario files --------------------------------------------------------------------------------------------------

GOOD = """
scenario: A door is kicked open
players: {aric: {}, suzan: {}, third: {}}
decks: {door: [elf]}
steps: [{aric: kick}]
then: {aric: {level: 1}}
"""


def test_check_says_what_holds_and_what_does_not(run: Any, tmp_path: Path) -> None:
    good, bad, broken = (tmp_path / name for name in ("good.yaml", "bad.yaml", "broken.yaml"))
    good.write_text(GOOD)
    bad.write_text(GOOD.replace("level: 1", "level: 4"))
    broken.write_text("scenario: [")
    assert run("check", str(good)).status == 0
    assert run("check", str(bad)).status == 1
    assert run("check", str(broken)).status == 2
    facts = run("check", str(bad), "--json").facts
    assert facts["failed"] == 1
    assert facts["scenarios"][0]["holds"] is False
    assert run("check", str(tmp_path / "nothing.yaml")).status == 2


# --- what is wrong with what was typed -------------------------------------------------------------------------------

BAD = {
    "no such command": ("fly",),
    "no such switch": ("cards", "--jsn"),
    "no such card": ("cards", "no-such-card-anywhere"),
    "no such rule": ("rules", "flibbertigibbet"),
    "no such set": ("simulate", "--sets", "bass"),
    "no such option": ("simulate", "--option", "fastr"),
    "an option without its value": ("simulate", "--option", "first_player"),
    "an option with another value": ("simulate", "--option", "faster=maybe"),
    "no such bot": ("simulate", "--bots", "genius"),
    "no player": ("simulate", "--players", "0"),
    "seven players": ("simulate", "--players", "7"),
    "two players": ("simulate", "--players", "2"),
    "no number": ("simulate", "--games", "many"),
    "no record": ("verify", __file__),
    "no file": ("replay", "/no/such/file.record"),
    "no place to write": ("record", "--out", "/no/such/folder/x/y"),
    "nothing to check": ("check",),
    "one name twice": ("play", "--players", "Ann,ann,Bob"),
    "play with nobody": ("play", "--players", "0"),
    "play with an unknown bot": ("play", "--bots", "nobody"),
    "no address": ("serve", "--no-open", "--port", "0", "--public", "table"),
    "half an address": ("serve", "--no-open", "--port", "0", "--public", "http://[::1"),
    "no header": ("serve", "--no-open", "--port", "0", "--trusted-header", "Forwarded For:"),
    "nobody listens": ("bot", "--join", "http://127.0.0.1:1/t/abc"),
    "play with seven": ("play", "--players", "7"),
    "play with far too many": ("play", "--players", "9" * 20),
    "play with a heap of bots": ("play", "--bots", "9" * 5000),
    "a name that is none": ("play", "--players", "Ann,on,Bob"),
    "a set of one's own that isn't there": ("simulate", "--sets", "./nowhere"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_usage_is_one_or_two_sentences(run: Any, case: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("kickdoor.files.Path.mkdir", Path.mkdir)
    if case == "no place to write":
        blocker = tmp_path / "file"
        blocker.write_text("")
        ran = run("record", "--out", str(blocker / "x.record"), "--players", "3")
    else:
        ran = run(*BAD[case])
    assert ran.status == 2
    assert ran.out == ""
    assert 10 < len(ran.err.strip()) < 400
    assert len(ran.err.strip().splitlines()) == 1
    assert ran.err.strip()[-1] in ".?"
    assert "Errno" not in ran.err


def test_links_in_a_circle_a_folder_and_nobodys_home_are_no_stores(run: Any, tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to("loop")
    for place in (loop, tmp_path, Path("~nobody-has-this-name/tables.sqlite3")):
        ran = run("serve", "--no-open", "--port", "0", "--database", str(place))
        assert ran.status == 2
        assert str(place) in ran.err and "inside kickdoor" not in ran.err
    ran = run("restore", str(loop), "--database", str(tmp_path / "tables.sqlite3"))
    assert ran.status == 2 and "Errno" not in ran.err
    ran = run("record", "--out", str(loop), "--players", "3", "--seed", "1")
    assert ran.status == 2 and str(loop) in ran.err
    assert loop.is_symlink()


def test_a_folder_named_like_a_set_is_told_how_to_be_named(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "set.yaml").write_text("id: mine\nname: Mine\n")
    assert "Did you mean ./mine?" in run("sets", "base", "mine").err


def test_a_broken_card_file_is_named_with_its_line(run: Any, tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("id: mine\nname: Mine\n")
    (tmp_path / "doors.yaml").write_text("- monster: Dust Golem\n  levl: 4\n")
    (tmp_path / "treasures.yaml").write_text("[]\n")
    ran = run("cards", str(tmp_path))
    assert ran.status == 2
    assert "doors.yaml" in ran.err
    assert "2" in ran.err
    assert "level" in ran.err


def test_what_should_not_happen_is_a_sentence_too(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks() -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("kickdoor.play.reports.options_report", breaks)
    ran = run("options")
    assert ran.status == 2
    assert "ZeroDivisionError" in ran.err
    assert len(ran.err.splitlines()) == 1


# --- as a program ----------------------------------------------------------------------------------------------------


def program(*args: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "kickdoor", *args], capture_output=True, text=True, timeout=120, **more)


def test_help_lists_every_command_and_is_there_at_once() -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    ran = program("--help")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert ran.returncode == 0
    for command in ("play", "simulate", "record", "replay", "verify", "cards", "rules", "check", "options"):
        assert re.search(rf"^  {command}\b", ran.stdout, re.MULTILINE)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 0.4


def test_help_imports_no_rule() -> None:
    code = "import sys; from kickdoor import cli; cli.run(['--help']); print(*sorted(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    modules = ran.stdout.splitlines()[-1].split()
    assert not {"kickdoor.rules", "kickdoor.game", "rich", "fluent.runtime", "msgspec", "yaml"} & set(modules)


def test_nothing_is_wrong_if_nobody_reads_to_the_end() -> None:
    for command in ("cards base", "check scenarios/mini", "--help"):
        piped = f"{{ {sys.executable} -m kickdoor {command}; echo $? >&2; }} | head -1"
        ran = subprocess.run(piped, shell=True, capture_output=True, text=True)
        assert len(ran.stdout.splitlines()) == 1
        assert ran.stderr == "0\n", command


def test_an_output_that_is_closed_or_full() -> None:
    for where, status, sentence in (
        (">&-", "0", ""),
        (">/dev/full", "2", "can't be written: No space left on device."),
        ("2>&-", "", ""),
    ):
        ran = subprocess.run(
            f"{sys.executable} -m kickdoor cards base {where}; echo $? >&2", shell=True, capture_output=True, text=True
        )
        assert ran.stderr.split("\n")[-2].endswith(status) and sentence in ran.stderr
        assert "inside kickdoor" not in ran.stderr


def test_letters_that_a_console_has_not_may_be_typed(tmp_path: Path) -> None:
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path)}
    typed = "h\u00e9lp\nquit\n".encode()
    ran = subprocess.run([sys.executable, "-m", "kickdoor", "play", "--players", "Ann", "--bots", "2"], input=typed,
                         capture_output=True, env=ascii_only, timeout=120)  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert b"inside kickdoor" not in ran.stdout + ran.stderr


def test_no_colour_in_a_pipe() -> None:
    ran = program("cards", "net-troll", env={**os.environ, "FORCE_COLOR": ""})
    assert "\x1b" not in ran.stdout
    assert ran.returncode == 0
