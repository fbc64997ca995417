"""Imports point one way, the pure part stays pure, and no file grows past its limit."""

import sys
from pathlib import Path

import pytest
from sources import PACKAGE, ROOT, imports, module_name, place, python_files, tree

# From the top: a module imports from its own row and from those below it, never from one above.
ARROW = (
    ("__main__",),
    ("cli", "saying", "table", "lab", "play"),
    ("telling", "simulate"),
    ("bots",),
    (
        "game",
        "decrees",
        "view",
        "plain",
        "sight",
        "imagining",
        "record",
        "saving",
        "scene",
        "notation",
        "sets",
        "options",
        "notes",
        "files",
    ),
    ("rules",),
    ("box", "heard", "state", "frames", "move", "event", "dice", "compiled"),
    ("cards",),
    ("errors",),
)
ROW = {name: number for number, row in enumerate(ARROW) for name in row}

# Sentences and the rulebook are the reader's: whoever says something imports them, and they import no rule.
EDGES = frozenset({"words", "rulebook"})
SPEAKERS = frozenset({"__main__", "cli", "saying", "table", "lab", "play", "telling", "scene", "notation"}) | EDGES

PURE = frozenset({"game", "view", "plain", "rules", "box", "heard", "state", "frames", "move", "event", "dice", "cards"})
IMPURE = frozenset({"asyncio", "random", "secrets", "time", "datetime", "logging", "threading", "socket", "os"})

LONGEST = 400


def top(module: str) -> str:
    """`rules` for kickdoor.rules.combat; empty for the package itself."""
    parts = module.split(".")
    return parts[1] if parts[0] == "kickdoor" and len(parts) > 1 else ""


def own_files() -> list[tuple[Path, str]]:
    """Each file of the package with its place in the arrow."""
    return [(file, name) for file in python_files() if (name := top(module_name(file)))]


def own_imports(file: Path) -> list[tuple[int, str]]:
    """The places in the arrow that a file imports, with the lines."""
    return [(line, name) for line, module in imports(tree(file)) if (name := top(module)) in ROW.keys() | EDGES]


def turns_back(importer: str, imported: str) -> bool:
    """Whether such an import points upwards."""
    if importer in EDGES:
        return imported not in EDGES
    if imported in EDGES:
        return importer not in SPEAKERS
    return ROW[imported] < ROW[importer]


def test_every_module_has_a_place_in_the_arrow() -> None:
    lost = sorted({name for _, name in own_files()} - ROW.keys() - EDGES)
    assert not lost, f"give these a row in {Path(__file__).name}: {', '.join(lost)}"


def test_no_import_turns_back() -> None:
    wrong = [
        f"{place(file, line)}: {importer} imports {imported}"
        for file, importer in own_files()
        if importer in ROW.keys() | EDGES
        for line, imported in own_imports(file)
        if turns_back(importer, imported)
    ]
    assert not wrong, "\n".join(sorted(set(wrong)))


@pytest.mark.parametrize(
    ("importer", "imported"), [("rules", "game"), ("cards", "state"), ("rules", "words"), ("words", "rules")]
)
def test_an_arrow_that_turns_back_is_seen(importer: str, imported: str) -> None:
    assert turns_back(importer, imported)
    assert not turns_back("cli", "words")
    assert not turns_back("scene", "game")


def test_the_pure_part_imports_nothing_of_clocks_and_chance() -> None:
    wrong = [
        f"{place(file, line)}: {module}"
        for file, name in own_files()
        if name in PURE
        for line, module in imports(tree(file))
        if module.partition(".")[0] in IMPURE
    ]
    assert not wrong, "\n".join(wrong)


def test_the_pure_part_depends_on_msgspec_and_yaml_alone() -> None:
    allowed = sys.stdlib_module_names | {"kickdoor", "msgspec", "yaml"}
    wrong = [
        f"{place(file, line)}: {module}"
        for file, name in own_files()
        if name in PURE
        for line, module in imports(tree(file))
        if module.partition(".")[0] not in allowed
    ]
    assert not wrong, "\n".join(wrong)


def test_no_file_is_too_long() -> None:
    folders = [PACKAGE, ROOT / "tests", ROOT / "scripts", ROOT / "bench"]
    lengths = {
        file.relative_to(ROOT): len(file.read_text(encoding="utf-8").splitlines())
        for folder in folders
        for file in python_files(folder)
    }
    long = [f"{file}: {length} lines" for file, length in lengths.items() if length > LONGEST]
    assert not long, "split these by what they are about:\n" + "\n".join(long)
