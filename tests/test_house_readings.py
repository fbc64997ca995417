"""Each ambiguity has its reading and either an option or a reason, and each option is shown both ways."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kickdoor.options import OPTIONS
from kickdoor.rulebook import readings
from kickdoor.scene.keys import TOP_KEYS
from kickdoor.scene.lines import load
from kickdoor.scene.run import Run

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "rulebook" / "ambiguities.md"
ROW = re.compile(r"^\| (AMB-\d\d) \| (.+) \| (.+) \|$")
ELSEWHERE = {"shared_victory": "AMB-64", "two_players": "AMB-74"}  # options of a rule that a reading speaks of too
NAMED = {option.name for option in OPTIONS.values() if option.rule.startswith("AMB-")} - {"first_player", "two_players"}


def rows() -> list[tuple[str, str, str]]:
    """The rows of the page: id, reading, the last column."""
    found = [ROW.match(line) for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| AMB-")]
    return [(row[1], row[2], row[3]) for row in found if row]


def test_each_reading_stands_on_the_page_once_in_the_words_of_the_rulebook() -> None:
    assert [(ambiguity, text) for ambiguity, text, _ in rows()] == [(each.id, each.sentence) for each in readings()]


def test_the_page_names_each_option_of_a_reading_and_no_other() -> None:
    for ambiguity, _, last in rows():
        named = set(re.findall(r"`(\w+)`", last))
        assert named <= set(OPTIONS), ambiguity
        of_it = {option.name for option in OPTIONS.values() if option.rule == ambiguity}
        assert named == of_it | {name for name, other in ELSEWHERE.items() if other == ambiguity}, ambiguity
        assert named or last.endswith("."), ambiguity


@cache
def scenes() -> tuple[tuple[Path, Any], ...]:
    """All scenarios that name a reading."""
    found = []
    for path in sorted((ROOT / "scenarios").rglob("*.yaml")):
        if "AMB-" in path.read_text("utf-8"):
            found += [(path, scene) for scene in load(path, TOP_KEYS)]
    return tuple(found)


def of_option(name: str) -> list[tuple[Path, Any]]:
    """The scenarios that set this option."""
    return [(path, scene) for path, scene in scenes() if name in scene.get("options", {})]


@pytest.mark.parametrize("name", sorted(NAMED))
def test_each_option_is_shown_and_its_default_too(name: str) -> None:
    rule = OPTIONS[name].rule
    assert any(rule in scene["rules"] for _, scene in of_option(name))
    assert any(rule in scene.get("rules", ()) and name not in scene.get("options", {}) for _, scene in scenes())


@pytest.mark.parametrize("name", sorted(NAMED))
def test_what_shows_an_option_does_not_hold_without_it(name: str) -> None:
    for path, scene in of_option(name):
        Run(scene, str(path)).run()
        given = scene["options"]
        value = given.pop(name)
        try:
            with pytest.raises(Exception) as caught:
                Run(scene, str(path)).run()
            assert type(caught.value).__name__ in ("Differs", "Unclear"), caught.value
        finally:
            given[name] = value
