"""The worked example that learns: the same seed teaches the same, lessons work, the curve is drawn."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from sources import ROOT

from kickdoor.lab.env.many import Many

EXAMPLE = ROOT / "examples" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> dict[str, Any]:
    """What the example defines."""
    return runpy.run_path(str(EXAMPLE))


def test_the_same_seed_teaches_the_same(learn: dict[str, Any]) -> None:
    silent: Any = lambda line: None  # noqa: E731
    (one, curve), (two, again), (other, _) = (learn["trained"](seed, 25, silent) for seed in (1, 1, 2))
    assert curve == again and len(curve) == 25
    assert all((a == b).all() for a, b in zip(one.weights, two.weights, strict=True))
    assert not all((a == b).all() for a, b in zip(one.weights, other.weights, strict=True))


def test_a_lesson_makes_what_was_wanted_likelier_and_nothing_illegal(learn: dict[str, Any]) -> None:
    many = Many(8, 1)
    policy = learn["Policy"](many.arena)
    inputs, rows = policy.inputs(many.figures), np.arange(8)
    wanted = many.masks.argmax(axis=1)
    before = policy.likelihoods(inputs, many.masks)
    assert np.allclose(before, many.masks / many.masks.sum(axis=1, keepdims=True))  # at first all that is legal is alike
    for _ in range(20):
        policy.learn(inputs, many.masks, wanted)
    after = policy.likelihoods(inputs, many.masks)
    assert (after[rows, wanted] > before[rows, wanted]).all()
    assert (after[many.masks == 0] == 0).all() and np.allclose(after.sum(axis=1), 1)


def test_actions_are_drawn_by_their_likelihoods(learn: dict[str, Any]) -> None:
    likely = np.tile([0.0, 0.2, 0.0, 0.8], (5000, 1))
    drawn = learn["drawn"](likely, np.random.default_rng(1))
    assert set(drawn.tolist()) == {1, 3}
    assert 0.77 < (drawn == 3).mean() < 0.83


def test_it_runs_draws_its_curve_and_says_how_often_it_won(tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    words = ["--steps", "25", "--games", "1", "--jobs", "1", "--picture", str(curve)]
    command = [sys.executable, str(EXAMPLE), *words]
    told = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": "."}, capture_output=True, text=True, check=True
    ).stdout
    assert re.search(r"^won [01] of 1 games: ", told, re.MULTILINE)
    root = ElementTree.parse(curve).getroot()
    assert len(root.findall("{*}polyline")) == 1


def test_the_curve_of_the_page_is_one_that_the_example_draws(learn: dict[str, Any]) -> None:
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    (name,) = re.findall(r"!\[[^\]]*\]\((learning-curve\.svg)\)", page)
    title = ElementTree.parse(ROOT / "docs" / name).getroot().findtext("{*}title")
    assert title == ElementTree.fromstring(learn["picture"]([(1, 0.5)], 1)).findtext("{*}title")
