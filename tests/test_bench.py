"""What the bench makes of its rounds."""

from __future__ import annotations

import pytest

from bench.measure import Line


def test_a_machine_that_gets_slower_between_rounds_changes_no_ratio() -> None:
    line = Line("moves", "per second", [100, 40, 60], [50, 20, 30], 1.5)
    assert (line.ours, line.theirs, line.ratio, line.holds) == (60, 30, 2, True)
    assert not line._replace(target=2.5).holds
    slower_half_way = Line("moves", "per second", [100, 60, 50], [50, 50, 25], 1.5)
    assert slower_half_way.ratio == 2


def test_of_times_and_sizes_less_is_better() -> None:
    line = Line("copy", "microseconds", [2, 4, 3], [20, 36, 30], 5, less_is_better=True)
    assert line.ratio == pytest.approx(10)
    assert not Line("copy", "microseconds", [2], [8], 5, less_is_better=True).holds


def test_without_a_peer_the_target_is_the_limit() -> None:
    line = Line("import", "seconds", [0.3, 0.1, 0.2], None, 0.4, less_is_better=True)
    assert (line.ours, line.theirs, line.ratio) == (0.2, None, 2)
    assert line.holds and not line._replace(target=0.1).holds
    assert Line("steps", "per second", [1], None, None).holds
