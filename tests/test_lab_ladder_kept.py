"""The kept results of the ladder: what is asked of them, and a tenth of its games played anew."""

from __future__ import annotations

import json
import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kickdoor.lab import ladder
from kickdoor.lab.pages import percent
from kickdoor.simulate import share

DOCS = Path(__file__).parents[1] / "docs"
Line = dict[str, Any]


def kept(name: str) -> list[Line]:
    """The lines of one file of results."""
    steps: list[Line] = json.loads((DOCS / f"{name}.json").read_text("utf-8"))["steps"]
    return steps


PAGES = {name: kept(name) for name in ("ladder", "ladder-mixed", "ladder-budgets")}
BASE, MIXED, BUDGETS = PAGES.values()
LADDER = BASE + MIXED
WANTED = {("easy", "greedy"): (0.08, 0.22), ("normal", "greedy"): (0.27, 1.0), ("hard@200", "normal"): (0.32, 1.0)}
THOUGHT = (20, 200, 2000)  # moves that are imagined for a decision
TENTH = 10
FAST = bool(os.environ.get("KICKDOOR_COMPILED") or os.environ.get("KICKDOOR_NIGHT"))
WIDER = 3.29  # standard errors; one run in a thousand lies outside by chance
AGAIN = [*LADDER, *(line for line in BUDGETS if line["budgets"][0] != THOUGHT[1])]  # there they are the first games of the level
AGAIN.sort(key=lambda line: (line["budgets"][0], len(line["sets"])), reverse=True)  # what takes longest begins first


def named(line: Line) -> str:
    """A line as the command line names it, with its sets."""
    return f"{line['bot']}/{line['among']} on {','.join(line['sets'])}"


@pytest.mark.parametrize("line", LADDER, ids=named)
def test_each_level_plays_as_well_as_it_should(line: Line) -> None:
    least, most = WANTED[line["bot"], line["among"]]
    assert line["games"] >= 1000 and line["players"] == 4
    assert least < line["low"] and line["high"] < most


def test_levels_are_measured_on_the_base_set_and_on_all_sets() -> None:
    assert {(line["bot"], line["among"]) for line in BASE} == set(WANTED) and all(line["sets"] == ["base"] for line in BASE)
    assert {(line["bot"], line["among"]) for line in MIXED} == set(WANTED)
    assert all(line["sets"] == ["base", "cooks", "star", "xmen"] for line in MIXED)


def test_more_thought_plays_no_worse() -> None:
    assert [(line["bot"], line["among"]) for line in BUDGETS] == [(f"hard@{budget}", "normal") for budget in THOUGHT]
    assert [tuple(line["budgets"]) for line in BUDGETS] == [(budget, 0) for budget in THOUGHT]
    assert all(line["sets"] == ["base"] and line["games"] >= 200 for line in BUDGETS)
    for less, more in pairwise(BUDGETS):
        assert more["high"] > less["wins"] / less["games"]
    assert BUDGETS[-1]["wins"] >= BUDGETS[0]["wins"]


@pytest.mark.parametrize("name", PAGES)
def test_the_page_says_what_is_kept(name: str) -> None:
    page = (DOCS / f"{name}.md").read_text("utf-8")
    for line in PAGES[name]:
        won, low, high = (percent(part) for part in (line["wins"] / line["games"], line["low"], line["high"]))
        seat = f"| {line['bot']} among 3 {line['among']} | {', '.join(line['sets'])} | {line['games']} |"
        assert f"{seat} {won} | {low} - {high} |" in page


@pytest.mark.skipif(not FAST, reason="takes minutes where nothing is compiled")
@pytest.mark.parametrize("line", AGAIN, ids=named)
def test_a_tenth_played_anew_is_within_the_wider_interval(line: Line, tmp_path: Path) -> None:
    games = line["games"] // TENTH
    step = ladder.Step(line["bot"], line["among"], tuple(line["sets"]))
    (found,) = ladder.climb([step], games, line["players"], line["seed"], tmp_path, jobs=1)
    wider = share(found.share.wins, games, WIDER)
    assert wider.low <= line["wins"] / line["games"] <= wider.high
