"""Writes rulebook/coverage.md: for each rule the functions that do it, and what shows it.

A function owns a rule by a line `Rules: COMBAT-03, COMBAT-04.` in its docstring. A scenario shows what its
`rules` list names, a test what its docstring names.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import yaml
from sources import PACKAGE, ROOT, functions, python_files, tree

PAGE = ROOT / "rulebook" / "coverage.md"
RULE_LIST = ROOT / "rulebook" / "rules.yaml"
RULE_ID = re.compile(r"\b[A-Z]{2,}-\d\d[a-z]?\b")
OWNED = re.compile(r"^\s*Rules?: *((?:[^.]|\.(?=\w))*)\.?\s*$", re.MULTILINE)
SETS = ("deluxe", "sketch", "cooks", "xmen", "star")
KINDS = {
    "played": "The engine does it.",
    "word": "Says what a word means.",
    "manners": "For people round a table.",
    "later": "Is not played yet.",
}


@dataclass
class Line:
    """What is known of one rule."""

    id: str
    kind: str
    sets: frozenset[str]
    owners: list[str] = field(default_factory=list)
    scenarios: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    @property
    def due(self) -> bool:
        """Whether the engine has to do and show it."""
        return self.kind == "played"

    @property
    def hole(self) -> str:
        """What is missing, in a word or two; empty if nothing is."""
        if not self.due:
            return ""
        lacks = [] if self.owners else ["no owner"]
        if not self.scenarios and not self.tests:
            lacks.append("not shown")
        return ", ".join(lacks)


def gather() -> dict[str, Line]:
    """Every rule with its owners and what shows it, in the order of the rulebook."""
    lines = {line.id: line for line in listed()}
    for owner, rule in owners():
        if rule in lines:
            lines[rule].owners.append(owner)
    for scenario, rule in scenarios():
        if rule in lines:
            lines[rule].scenarios.append(scenario)
    for test, rule in tests():
        if rule in lines:
            lines[rule].tests.append(test)
    return lines


def listed() -> Iterator[Line]:
    """The rules of the rule list, bare."""
    for entry in yaml.safe_load(RULE_LIST.read_text(encoding="utf-8"))["rules"]:
        sets = frozenset(SETS if entry["sets"] == "all" else entry["sets"])
        yield Line(entry["id"], entry["kind"], sets)


def owners() -> Iterator[tuple[str, str]]:
    """Each function that owns a rule, with the rule."""
    for file in python_files(PACKAGE):
        for name, function in functions(tree(file)):
            for rule in _owned(function):
                yield f"{_short(file)}:{name}", rule


def _owned(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    return [rule for owned in OWNED.findall(ast.get_docstring(function) or "") for rule in re.findall(r"[\w-]+", owned)]


def scenarios() -> Iterator[tuple[str, str]]:
    """Each scenario file with each rule that a scenario in it shows."""
    for file in sorted((ROOT / "scenarios").rglob("*.yaml")):
        shown = dict.fromkeys(
            rule for scenario in _scenarios_of(file) for rule in scenario.get("rules") or () if isinstance(rule, str)
        )
        for rule in shown:
            yield _short(file), rule


def _scenarios_of(file: Path) -> list[dict[str, list[str]]]:
    """The scenarios of a file; none for one that isn't YAML, which `kickdoor check` reports."""
    try:
        text = yaml.load(file.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.YAMLError:
        return []
    entries = text if isinstance(text, list) else [text]
    return [entry for entry in entries if isinstance(entry, dict)]


def tests() -> Iterator[tuple[str, str]]:
    """Each test with each rule that its docstring names."""
    for file in python_files(ROOT / "tests"):
        for name, function in functions(tree(file)):
            if name.rpartition(".")[2].startswith("test_"):
                for rule in dict.fromkeys(RULE_ID.findall(ast.get_docstring(function) or "")):
                    yield f"{_short(file)}:{name}", rule


def _short(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def strangers() -> list[str]:
    """Ids that code or a scenario claims and that no rule or reading has."""
    ids = {line.id for line in listed()}
    readings = set(yaml.safe_load(RULE_LIST.read_text(encoding="utf-8"))["readings"])
    return [f"{where} names {rule}" for where, rule in (*owners(), *scenarios()) if rule not in ids | readings]


def page() -> str:
    """The text of rulebook/coverage.md."""
    lines = list(gather().values())
    due = [line for line in lines if line.due]
    whole = [line for line in due if not line.hole]
    text = [
        "# Coverage of the rulebook",
        "",
        "Written by `scripts/coverage`; don't edit. For each rule: the sets that have it, the functions that do it,",
        "and the scenario files and tests that show it.",
        "",
        f"Of {len(due)} rules that are played, {len(whole)} are done and shown.",
        "",
        "| set | rules that it plays | done and shown |",
        "| --- | ---: | ---: |",
        *(f"| {name} | {_of(name, due)} | {_of(name, whole)} |" for name in SETS),
    ]
    for kind, meaning in KINDS.items():
        text += ["", f"## {kind}", "", meaning, "", *_table([line for line in lines if line.kind == kind])]
    return "\n".join(text) + "\n"


def _of(name: str, lines: list[Line]) -> int:
    """How many of these rules a set has."""
    return sum(name in line.sets for line in lines)


def _table(lines: list[Line]) -> Iterator[str]:
    yield "| rule | sets | done by | shown by |"
    yield "| --- | --- | --- | --- |"
    for line in lines:
        shown = [*line.scenarios, *line.tests]
        rule = f"{line.id} ({line.hole})" if line.hole else line.id
        sets = "all" if line.sets == frozenset(SETS) else ", ".join(name for name in SETS if name in line.sets)
        yield f"| {rule} | {sets} | {_cell(line.owners)} | {_cell(shown)} |"


def _cell(places: list[str]) -> str:
    return ", ".join(f"`{place}`" for place in places) or "-"


def main() -> int:
    """Writes the page; with --check compares it and lists the holes. 1 if something is missing or stale."""
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    holes = [f"{line.id}: {line.hole}" for line in gather().values() if line.hole] + strangers()
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
        holes.append("rulebook/coverage.md is stale: run scripts/coverage")
    print("\n".join(holes) or "no holes")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
