"""Each rule that is played, of whatever set, is done by a function and shown by a scenario or a test."""

import ast
from pathlib import Path

import matrix
import pytest


def test_no_rule_that_is_played_is_missing() -> None:
    holes = [f"{line.id}: {line.hole}" for line in matrix.gather().values() if line.hole]
    assert not holes, f"{len(holes)} rules have a hole:\n" + "\n".join(holes)


def test_nobody_claims_a_rule_that_does_not_exist() -> None:
    assert not matrix.strangers()


def test_the_coverage_page_is_fresh() -> None:
    assert matrix.PAGE.exists(), "run scripts/coverage"
    assert matrix.PAGE.read_text(encoding="utf-8") == matrix.page(), "run scripts/coverage"


def test_a_rule_without_an_owner_or_a_scenario_is_a_hole() -> None:
    line = matrix.Line("COMBAT-03", "played", frozenset({"deluxe"}))
    assert line.hole == "no owner, not shown"
    line.owners.append("rules/combat.py:win")
    assert line.hole == "not shown"
    line.tests.append("tests/test_combat.py:test_a_tie_is_lost")
    assert not line.hole


@pytest.mark.parametrize("kind", ["word", "manners", "later"])
def test_other_rules_may_wait(kind: str) -> None:
    assert not matrix.Line("SETUP-01", kind, frozenset({"star"})).hole


@pytest.mark.parametrize("sets", [{"deluxe"}, {"star"}, {"cooks", "xmen"}])
def test_no_set_may_wait(sets: set[str]) -> None:
    assert matrix.Line("LASER-03", "played", frozenset(sets)).hole


def test_owners_are_read_from_docstrings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "combat.py"
    file.write_text(
        'def win() -> None:\n    """Who wins.\n\n    Rules: COMBAT-03, SUPER-04a.\n    """\n\n\n'
        'def lose() -> None:\n    """COMBAT-05 is only spoken of here."""\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(matrix, "PACKAGE", tmp_path)
    monkeypatch.setattr(matrix, "ROOT", tmp_path)
    assert list(matrix.owners()) == [("combat.py:win", "COMBAT-03"), ("combat.py:win", "SUPER-04a")]


def test_scenarios_and_tests_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "scenarios" / "ties.yaml").write_text("- {scenario: A tie, rules: [COMBAT-04]}\n", encoding="utf-8")
    (tmp_path / "tests" / "test_ties.py").write_text(
        'def test_a_tie() -> None:\n    """COMBAT-04, AMB-05: lost."""\n', encoding="utf-8"
    )
    monkeypatch.setattr(matrix, "ROOT", tmp_path)
    assert list(matrix.scenarios()) == [("scenarios/ties.yaml", "COMBAT-04")]
    assert list(matrix.tests()) == [
        ("tests/test_ties.py:test_a_tie", "COMBAT-04"),
        ("tests/test_ties.py:test_a_tie", "AMB-05"),
    ]


def test_a_rules_line_may_run_over_two_lines() -> None:
    function = ast.parse('def f():\n    """Words.\n\n    Rules: BIG-01, BIG-03,\n    BIG-04.\n    """\n').body[0]
    assert isinstance(function, ast.FunctionDef)
    assert matrix._owned(function) == ["BIG-01", "BIG-03", "BIG-04"]
