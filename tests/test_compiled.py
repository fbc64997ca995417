"""The compiled rules are the same rules; what runs is what stands there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import fast
import pytest

import kickdoor
from kickdoor import compiled
from tests import traces

GAMES = 300
WANTED = bool(os.environ.get("KICKDOOR_COMPILED"))  # these tests are about compiled rules: fail where there are none


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and of the tests with nothing compiled."""
    folder = tmp_path_factory.mktemp("pure")
    for name in ("kickdoor", "tests", "rulebook"):
        shutil.copytree(fast.ROOT / name, folder / name, ignore=fast.UNCOPIED)
    return folder


def said(folder: Path, *words: str) -> str:
    """What Python prints in that folder."""
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.stdout


def test_the_compiled_rules_are_what_runs_where_they_are_wanted() -> None:
    assert compiled.is_compiled() == WANTED
    name = "compiled" if WANTED else "pure Python"
    assert said(fast.ROOT, "-m", "kickdoor", "--version") == f"kickdoor {kickdoor.__version__} ({name})\n"


@pytest.mark.skipif(not WANTED, reason="compares with compiled rules (scripts/test --compiled)")
def test_random_games_are_the_same_move_by_move(pure: Path) -> None:
    command = [sys.executable, "-m", "tests.traces", str(GAMES)]
    with subprocess.Popen(command, cwd=pure, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        for number in range(GAMES):
            ours, theirs = traces.trace(number).split(), other.stdout.readline().split()
            assert len(theirs) > 50, f"game {number}: the pure rules say nothing"
            place = next((at for at, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), None)
            assert place is None and len(ours) == len(theirs), (
                f"game {number} parts at move {place}: python -m tests.traces 0 {place or min(len(ours), len(theirs))} {number}"
            )


@pytest.mark.skipif(not WANTED, reason="about the compiled copy (scripts/test --compiled)")
def test_the_copy_has_the_tools_of_the_page() -> None:
    assert (fast.ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").is_file()


def test_each_source_that_is_compiled_exists() -> None:
    for pattern in fast.MODULES:
        assert list((fast.ROOT / "kickdoor").glob(pattern)), pattern


def listed(package: Path, *names: str) -> None:
    """The list that a build leaves, of these sources as they are."""
    (package / compiled.LIST).write_text(compiled.listing(package, [package / name for name in names]), encoding="utf-8")


def test_a_source_that_has_changed_is_found(pure: Path) -> None:
    package = pure / "kickdoor"
    names = ("dice.py", "rules/levels.py", "rules/piles.py")
    assert compiled.changed(package) == []
    listed(package, *names)
    try:
        assert compiled.changed(package) == []
        with (package / names[1]).open("a", encoding="utf-8") as source:
            source.write("# more\n")
        assert compiled.changed(package) == [names[1]]
        (package / names[2]).rename(package / "rules" / "elsewhere.py")
        assert compiled.changed(package) == [*names[1:]]
        refused = said(pure, "-m", "kickdoor", "--version").splitlines()[-1]
        assert "kickdoor/rules/levels.py and one more file changed after it was compiled" in refused
        assert "`make fast`" in refused and "`make pure`" in refused
    finally:
        (package / "rules" / "elsewhere.py").rename(package / names[2])
        (package / compiled.LIST).unlink()


def test_the_ends_of_lines_are_no_change(tmp_path: Path) -> None:
    source = tmp_path / "one.py"
    source.write_bytes(b"a\nb\n")
    listed(tmp_path, "one.py")
    source.write_bytes(b"a\r\nb\r\n")
    assert compiled.changed(tmp_path) == []


def test_going_pure_takes_everything_away(tmp_path: Path) -> None:
    package = tmp_path / "kickdoor"
    (package / "rules").mkdir(parents=True)
    (package / "dice.py").write_text("")
    kept = {package / "dice.py", package / "compiled.py"}
    (package / "compiled.py").write_text("")
    for made in (f"kickdoor__mypyc{fast.SUFFIX}", f"kickdoor/dice{fast.SUFFIX}", f"kickdoor/rules/turn{fast.SUFFIX}"):
        (tmp_path / made).write_text("")
    listed(package, "dice.py")
    fast.take_away(tmp_path)
    assert {file for file in tmp_path.rglob("*") if file.is_file()} == kept


def test_without_a_compiler_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert fast.main([]) == fast.MISSING
    assert "a C compiler (no-such-compiler)" in capsys.readouterr().err


def test_without_pythons_headers_it_says_where_it_looked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert str(tmp_path / "Python.h") in fast.lacking()


def test_what_the_build_does_not_know_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert fast.main(["quickly"]) == fast.MISSING
    assert "quickly" in capsys.readouterr().err
