"""Reads the package's own source: what the tests of the house look at. It imports nothing of the package."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "kickdoor"

Documented: TypeAlias = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def python_files(folder: Path = PACKAGE) -> list[Path]:
    """Every Python file below a folder, in order."""
    return sorted(file for file in folder.rglob("*.py") if "__pycache__" not in file.parts)


@cache
def tree(file: Path) -> ast.Module:
    """A file's syntax tree."""
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def module_name(file: Path) -> str:
    """`kickdoor.rules.combat` for kickdoor/rules/combat.py."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def functions(module: ast.Module) -> Iterator[tuple[str, Function]]:
    """Every function and method of a module, with its name from the module's top."""
    waiting: list[tuple[str, ast.AST]] = [("", module)]
    while waiting:
        prefix, node = waiting.pop()
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Function):
                yield prefix + child.name, child
            inner = f"{prefix}{child.name}." if isinstance(child, Function | ast.ClassDef) else prefix
            waiting.append((inner, child))


def strings(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Each string that the code can say, with its line: f-strings as one with `{}` for what is filled in.

    Docstrings aren't among them, nor any other string that stands alone as a statement.
    """
    alone = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    inside = {id(part) for node in ast.walk(module) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(module):
        if isinstance(node, ast.JoinedStr):
            yield node.lineno, _joined(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone | inside:
            yield node.lineno, node.value


def _joined(node: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def imports(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Each module that a module imports, with the line; `from x import y` gives `x` and `x.y`."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"


def place(file: Path, line: int) -> str:
    """Where something stands, for the message of a test."""
    return f"{file.relative_to(ROOT)}:{line}"
