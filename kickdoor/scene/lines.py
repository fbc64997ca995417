"""YAML of scenario files with line numbers: every unknown key is an error that says where and what was meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import yaml

from kickdoor.cards.language import closest
from kickdoor.words import say

_WHOLE = re.compile(r"[-+]?[0-9]+")  # YAML has other ways to write a number; here they stay text


class Fault(Exception):
    """A file that can't be used: where and why, a sentence."""


def wrong(file: str, line: int, message: str, **args: Any) -> Fault:
    """A fault of a file in words; `known` words become the nearest one."""
    if "known" in args:
        args["nearest"] = closest(str(args.get("word", "")), [str(k) for k in args.pop("known")])
    where = f"{file}:{line}: " if line else f"{file}: "
    return Fault(where + say(message, **args))


class Map(dict[str, Any]):
    """A mapping that knows the lines of its keys."""

    line: int
    lines: dict[str, int]
    node: yaml.Node


class Seq(list[Any]):
    """A list that knows the lines of its entries."""

    line: int = 0
    lines: list[int]
    nodes: list[yaml.Node]


def plain(node: yaml.Node, file: str) -> Any:
    """A YAML node as Map, Seq or plain value. Raises Fault for a key written twice."""
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        found = Map()
        found.line, found.lines, found.node = line, {}, node
        for key, value in node.value:
            name = str(key.value)
            if name in found:
                raise wrong(file, key.start_mark.line + 1, "scene-twice", word=name)
            found[name] = plain(value, file)
            found.lines[name] = key.start_mark.line + 1
        return found
    if isinstance(node, yaml.SequenceNode):
        listed = Seq(plain(each, file) for each in node.value)
        listed.line, listed.lines = line, [each.start_mark.line + 1 for each in node.value]
        listed.nodes = list(node.value)
        return listed
    assert isinstance(node, yaml.ScalarNode)
    return scalar(node, file)


def scalar(node: yaml.ScalarNode, file: str) -> Any:
    """A number, true, false, nothing, or text."""
    tag = node.tag.rsplit(":", 1)[-1]
    if tag == "int" and _WHOLE.fullmatch(node.value):
        return int(node.value)
    if tag == "bool":
        return node.value.lower() in ("true", "yes", "on", "y")
    if tag == "null":
        return None
    return node.value


def load(path: Path, keys: Iterable[str]) -> list[Map]:
    """The scenarios of a file. Raises Fault."""
    allowed = tuple(keys)
    return [proper(content, line, allowed, str(path)) for content, line in contents(path)]


def contents(path: Path) -> list[tuple[Any, int]]:
    """What stands in a file for its scenarios, each with its line. Raises Fault for a file that can't be read."""
    file = str(path)
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise wrong(file, 0, "scene-unreadable") from None
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
        content = None if node is None else plain(node, file)
    except RecursionError:
        raise wrong(file, 0, "scene-too-deep") from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = str(getattr(error, "problem", "") or error)
        raise wrong(file, mark.line + 1 if mark else 0, "scene-bad-yaml", problem=problem) from None
    if node is None:
        raise wrong(file, 0, "scene-empty")
    if isinstance(content, Seq):
        return list(zip(content, content.lines, strict=True))
    return [(content, node.start_mark.line + 1)]


def proper(content: Any, line: int, keys: Iterable[str], file: str) -> Map:
    """A scenario with all that it needs and nothing unknown. Raises Fault."""
    if not isinstance(content, Map):
        raise wrong(file, line, "scene-not-a-map")
    known(content, keys, file)
    for needed in ("scenario", "players"):
        if needed not in content:
            raise wrong(file, content.line, "scene-missing", word=needed)
    return content


def known(found: Map, keys: Iterable[str], file: str) -> None:
    """Refuse a key that there isn't."""
    allowed = tuple(keys)
    for key in found:
        if key not in allowed:
            raise wrong(file, found.lines[key], "scene-unknown-key", word=key, known=allowed)


def files(paths: Iterable[str | Path]) -> Iterator[Path]:
    """The scenario files of these files and folders. Raises Fault for a path that isn't there, and for a folder without any."""
    for path in map(Path, paths):
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise wrong(str(path), 0, "scene-empty-folder")
            yield from found
        elif path.exists():
            yield path
        else:
            raise wrong(str(path), 0, "scene-no-file")


def step_text(step: Any) -> str:
    """A step as it stands in the file, for messages."""
    key, value = next(iter(step.items()))
    return f"{key}: {value if isinstance(value, str) else '...'}"
