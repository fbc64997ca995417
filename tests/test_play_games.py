"""The terminal table as a program: whole games to the end, leaving, killing, resuming, hiding hands."""

import contextlib
import io
import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from kickdoor import saving
from kickdoor.errors import InputError
from kickdoor.game import Game
from kickdoor.play import start, store
from kickdoor.play.screen import LeavingError, Screen
from kickdoor.play.start import Wishes
from kickdoor.play.table import Table
from kickdoor.sets import open_box

ENTRY = re.compile(r"^\s{1,4}(\d+)  \S")
ODD = [
    "help", "look", "log", "hand", "sum", "undo", "more", "rules fight", "? net", "why not kick", "why not sell net",
    "save", "quick off",
    "quick on", "blah", "99", "1 2", "play", "ask", "rules", "sum x", "trade", "choose none", "m",
    "? zzz", "why not", "?", "-1", "sum ann", "play net-troll on nobody", "use x", "log 3", "Bob", "equip on on", ","
]  # fmt: skip


class Fingers:
    """Types at random what the screen offers, now and then something odd."""

    def __init__(self, seed: int, out: io.StringIO, most: int = 4000) -> None:
        self.random = Random(seed)
        self.out = out
        self.left = most

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.left -= 1
        return f"{self.typed()}\n" if self.left > 0 else ""

    def typed(self) -> str:
        """What a person without a plan types."""
        lines = self.out.getvalue()[-6000:].split("\n")
        if "step in" in lines[-1]:
            names = re.search(r"\((.*?)\)", lines[-1])
            said: list[str] = names[1].split(", ") if names else []
            return self.random.choice([*said, "", "", "", "nobody"])
        if self.random.random() < 0.04:
            return self.random.choice(ODD)
        most = 0
        for line in reversed(lines[:-1]):
            found = ENTRY.match(line)
            most = max(most, int(found[1]) if found else 0)
            if found and found[1] == "1":
                break
        if not most or self.random.random() < 0.1:
            return " ".join(str(self.random.randint(0, 4)) for _ in range(self.random.randint(0, 3)))
        return str(most if self.random.random() < 0.5 else self.random.randint(1, most))


def play_through(seed: int, people: tuple[str, ...], bots: tuple[str, ...], path: Path, most: int = 4000) -> tuple[str, Table]:
    """A game from beginning to end; what was shown, and the table."""
    out = io.StringIO()
    screen = Screen(out=out, keys=Fingers(seed, out, most))  # type: ignore[arg-type]
    table = start.begun(screen, Wishes(players=people, bots=bots, seed=str(seed)), path)
    with contextlib.suppress(LeavingError):
        while not table.game.over:
            table.step()
        table.ending()
    return out.getvalue(), table


@pytest.mark.parametrize(
    ("seed", "people", "bots"),
    [
        (4, ("Ann",), ("aimless", "greedy")),
        (11, ("Ann",), ("greedy", "greedy", "greedy")),
        (6, ("Ann", "Bob"), ("greedy", "greedy")),
    ],
)
def test_a_whole_game_is_played(seed: int, people: tuple[str, ...], bots: tuple[str, ...], tmp_path: Path) -> None:
    shown, table = play_through(seed, people, bots, tmp_path / "game.save")
    assert table.game.over
    winner = table.game.names[table.state.winners[0]]
    assert winner in shown.splitlines()[-1]
    wide = [line for line in shown.splitlines() if len(line) > 80]
    assert not wide
    assert "\x1b" not in shown
    assert "Traceback" not in shown
    state, _ = saving.load(tmp_path / "game.save")
    assert saving.frozen(state) == saving.frozen(table.state)


# --- as a program ----------------------------------------------------------------------------------------------------


Ended = subprocess.CompletedProcess[str]


def program(folder: Path, *args: str, typed: str = "", before: Callable[[], None] | None = None) -> Ended:
    """`kickdoor play` with its data in a folder."""
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "kickdoor", "play", *args]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=300, env=env, preexec_fn=before)


def test_a_quick_start_and_the_end_of_input(tmp_path: Path) -> None:
    ran = program(tmp_path, typed="Zoe\n\n")
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "Zoe, Bertram (bot), Clementine (bot), Dagobert (bot)" in ran.stdout
    assert ran.stdout.splitlines()[-1].startswith("The game is saved")
    assert len(list((tmp_path / "kickdoor" / "games").glob("*.save"))) == 1


def test_games_with_the_same_seed_are_the_same(tmp_path: Path) -> None:
    typed = "1\n" * 30
    one, two = (program(tmp_path / name, "--players", "Ann", "--seed", "9", typed=typed).stdout for name in ("a", "b"))
    assert one == two


def test_resuming_goes_on_exactly_there(tmp_path: Path) -> None:
    args = ("--players", "Ann,Bob,Cid,Dee", "--bots", "0", "--seed", "5")
    whole = program(tmp_path / "whole", *args, typed="\n" + "1\n" * 40)
    first = program(tmp_path / "parts", *args, typed="\n" + "1\n" * 12)
    assert first.returncode == whole.returncode == 0
    (path,) = (tmp_path / "parts").rglob("*.save")
    before, _ = saving.load(path)
    again = program(tmp_path / "parts", "--resume")
    assert "Welcome back" in again.stdout
    after, _ = saving.load(path)
    assert saving.frozen(before) == saving.frozen(after)


class Child:
    """A game in another process, fed a line at a time."""

    def __init__(self, folder: Path, *args: str) -> None:
        env = {**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "80"}
        command = [sys.executable, "-m", "kickdoor", "play", *args]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=env)
        self.shown = ""

    def until_asked(self) -> None:
        """Read until it asks for something."""
        assert self.process.stdout is not None
        while not self.shown.endswith(("> ", ": ")):
            fresh = os.read(self.process.stdout.fileno(), 65536)
            assert fresh, self.shown
            self.shown += fresh.decode()

    def type(self, text: str) -> None:
        """Answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n".encode())
        self.process.stdin.flush()
        self.shown += "\n"


def killed_in_a_fight(folder: Path) -> Path:
    """Start a game, get into a fight, kill the process without a warning; the save."""
    seats = ("--players", "Ann", "--bots", "greedy,greedy")
    child = Child(folder, *seats, "--seed", "2", "--option", "first_player=1")
    for _ in range(200):
        child.until_asked()
        screen = child.shown.rsplit("\nTurn", 1)[-1]
        if "MONSTERS" in screen:
            break
        found = re.search(r"^ +(\d+)  (?:Kick|Done|End|Loot)", screen, re.MULTILINE)
        child.type(found[1] if found else "1")
    child.process.kill()
    child.process.communicate()
    (path,) = folder.rglob("*.save")
    return path


def test_a_killed_game_is_resumed_in_the_middle_of_the_fight(tmp_path: Path) -> None:
    path = killed_in_a_fight(tmp_path)
    state, _ = saving.load(path)
    assert state.fight is not None
    ran = program(tmp_path, "--resume")
    assert ran.returncode == 0
    assert "MONSTERS" in ran.stdout
    again, _ = saving.load(path)
    assert saving.frozen(again) == saving.frozen(state)


def test_the_interrupt_key_leaves_politely(tmp_path: Path) -> None:
    child = Child(tmp_path, "--players", "Ann")
    child.until_asked()
    child.process.send_signal(signal.SIGINT)
    out, err = child.process.communicate(timeout=60)
    assert child.process.returncode == 0
    assert err == b""
    assert b"The game is saved" in out


def test_nothing_to_resume_is_said(tmp_path: Path) -> None:
    ran = program(tmp_path, "--resume")
    assert ran.returncode == 2
    assert len(ran.stderr.strip().splitlines()) == 1
    assert "no unfinished game" in ran.stderr


def test_a_finished_game_is_not_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "folder", lambda: tmp_path)
    state = Game.new(open_box(["base"]), ("Ann", "Bob", "Cid"), b"x").state
    saving.save(tmp_path / "a.save", state, names=["Ann"], bots={}, log={})
    state.winners = (1,)
    saving.save(tmp_path / "b.save", state, names=["Ann"], bots={}, log={})
    os.utime(tmp_path / "a.save", (1, 1))
    assert store.latest() == tmp_path / "a.save"


@pytest.mark.parametrize("harm", ["cut", "changed", "empty", "other"])
def test_a_damaged_save_is_named_and_left_alone(tmp_path: Path, harm: str) -> None:
    program(tmp_path, "--players", "Ann", "--seed", "1")
    (path,) = tmp_path.rglob("*.save")
    good = path.read_bytes()
    bad = {"cut": good[:-200], "changed": good.replace(b'"level":[1', b'"level":[9'), "empty": b"", "other": b"{}"}[harm]
    path.write_bytes(bad)
    ran = program(tmp_path, "--resume")
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert len(ran.stderr.strip().splitlines()) <= 2
    assert path.name in ran.stderr
    said = " ".join(ran.stderr.split())
    wrong = {"cut": "broken or cut off", "changed": "changed or damaged", "empty": "broken", "other": "no saved game"}[harm]
    assert wrong in said
    assert '"--file"' in said
    assert path.read_bytes() == bad


def test_two_who_go_on_with_one_saved_game_lose_nothing(tmp_path: Path) -> None:
    state = Game.new(open_box(("base",)), ("Ann", "Bob", "Cid"), b"x").state
    path = tmp_path / "one.save"
    saving.save(path, state)
    first, second = store.Store(path), store.Store(path)
    assert second.keep(state, {"names": ["second"]}) is None
    refused = first.keep(state, {"names": ["first"]})
    assert refused is not None
    assert refused.message_id == "play-save-elsewhere"
    assert first.keep(state, {"names": ["first"]}) is None
    assert first.failed is not None
    assert saving.load(path)[1]["names"] == ["second"]
    assert second.keep(state, {"names": ["second again"]}) is None
    assert saving.load(first.copy_to("mine", state, {"names": ["first"]}))[1]["names"] == ["first"]


def limited() -> None:
    """No file may grow past a kilobyte, as on a full disk."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))


def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    program(tmp_path, "--players", "Ann", "--seed", "1")
    (path,) = tmp_path.rglob("*.save")
    good = path.read_bytes()
    ran = program(tmp_path, "--resume", typed="1\n" * 6, before=limited)
    assert ran.returncode == 0
    assert ran.stdout.count("can't be saved") == 1
    assert ran.stdout.count("Ann> ") > 3
    assert path.read_bytes() == good
    assert list(path.parent.iterdir()) == [path]
    assert "could not be saved" in ran.stdout.splitlines()[-1]


def test_a_folder_that_is_none_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "kickdoor").write_text("in the way")
    ran = program(tmp_path, "--players", "Ann", typed="1\n1\n")
    assert ran.returncode == 0
    assert "can't be saved" in ran.stdout
    assert ran.stderr == ""
    assert ran.stdout.count("Ann> ") > 1


# --- what who may see ------------------------------------------------------------------------------------------------


def test_a_curtain_falls_between_hidden_hands(tmp_path: Path) -> None:
    shown, _ = play_through(6, ("Ann", "Bob"), ("greedy", "greedy"), tmp_path / "game.save", 200)
    parts = re.split(r"The keyboard goes to (\w+)\.", shown)
    assert len(parts) > 5
    for holder, part in zip(parts[1::2], parts[2::2], strict=True):
        assert holder in ("Ann", "Bob")
        prompts = set(re.findall(r"^(\w+)> ", part, re.MULTILINE))
        assert prompts <= {holder}


def test_the_log_of_one_does_not_name_what_another_drew(tmp_path: Path) -> None:
    _, table = play_through(3, ("Ann", "Bob", "Cid"), (), tmp_path / "game.save", 300)
    for seat, lines in table.log.items():
        for line in lines:
            found = re.match(r"(\w+) draws (.*)\.$", line)
            if found and "face up" not in line and table.game.names.index(found[1]) != seat:
                assert re.fullmatch(r"a card|\d+ cards", found[2]), line


def test_bad_names_are_refused(tmp_path: Path) -> None:
    for name in ("", "two words", "on", "7*", "nobody"):
        with pytest.raises(InputError):
            start.check_name(name)
