"""The README's figures are put in by a script, never by hand."""

import figures
import pytest


def test_the_readme_has_a_place_for_each_part() -> None:
    readme = figures.README.read_text(encoding="utf-8")
    for part in figures.PARTS:
        assert "measured 7" in figures.put(readme, part, "measured 7")


def test_only_the_named_part_is_replaced() -> None:
    readme = "a\n<!-- figures: x -->\nold\n<!-- end -->\nb\n<!-- figures: y -->\nold\n<!-- end -->\n"
    assert figures.put(readme, "y", "new").count("old") == 1


def test_an_unknown_part_is_refused() -> None:
    with pytest.raises(LookupError, match="nowhere"):
        figures.put("text", "nowhere", "7")


def test_a_report_becomes_a_table() -> None:
    table = figures.simulation_table({"games": 2000, "finished": 2000, "turns": {"min": 9, "median": 31.5}})
    assert "| games | 2,000 |" in table
    assert "| turns, median | 31.5 |" in table
