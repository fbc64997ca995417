"""docs/table.md: each sentence about the online table is shown by a test or a picture that there is, or says "not yet"."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.states import STATES

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "table.md"
NOT_YET = "not yet"
NAMED = re.compile(r"`([^`]+)`")


def rows(text: str) -> Iterator[tuple[str, str]]:
    """Each sentence with what shows it."""
    for line in text.partition("## Beside the drawings")[0].splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and cells[0] not in ("what", "---"):
            assert len(cells) == 2, f"two cells, please: {line}"
            yield cells[0], cells[1]


def is_there(named: str) -> bool:
    """True for a test of Python or of the page, as file::name, and for the name of a state that has pictures."""
    file, parted, name = named.partition("::")
    if not parted:
        return named in {state.name for state in STATES}
    if file.endswith(".py"):
        return any(name in named_in(path) for path in (ROOT / "tests").rglob(file))
    return any(f'it("{name}"' in path.read_text("utf-8") for path in (ROOT / "web" / "tests").rglob(file))


def named_in(path: Path) -> set[str]:
    """The names of a file's tests."""
    tree = ast.parse(path.read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in tree.body if isinstance(node, kinds) and node.name.startswith("test_")}


def test_what_is_said_of_the_table_is_shown() -> None:
    found = list(rows(PAGE.read_text("utf-8")))
    assert len(found) > 90
    wrong = [what for what, shown in found if shown != NOT_YET and not NAMED.findall(shown)]
    assert not wrong, f"say what shows it, or that it is {NOT_YET}: {wrong}"
    missing = [(what, named) for what, shown in found for named in NAMED.findall(shown) if not is_there(named)]
    assert not missing, f"there is no such test and no such picture: {missing}"


def test_no_sentence_stands_twice() -> None:
    said = [what for what, _ in rows(PAGE.read_text("utf-8"))]
    assert len(said) == len(set(said))


@pytest.mark.parametrize(
    "named",
    ["quiet-upside-down", "test_house_table.py::test_that_is_missing", "drawn.test.ts::draws a moustache", "none.py::test_a"],
)
def test_a_missing_one_is_found(named: str) -> None:
    assert not is_there(named)


def test_every_state_has_a_name_of_its_own() -> None:
    assert len({state.name for state in STATES}) == len(STATES)
