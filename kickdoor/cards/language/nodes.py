"""Nodes of YAML, read strictly: what is mistyped is refused and nothing is guessed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NoReturn

import yaml

from kickdoor.cards.language.problems import CardError, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from yaml.nodes import MappingNode, Node, ScalarNode

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
TAG = "tag:yaml.org,2002:"
WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]*)\Z")
DEEPEST = 60
NO_YAML = {
    "tab character": "tab",
    "quoted scalar": "quote",
    "flow sequence": "bracket",
    "flow mapping": "bracket",
    "mapping values": "colon",
    "block collection": "indent",
    "block mapping": "indent",
}
"""What the reader of YAML says, and what is most likely wrong then."""


class StopError(Exception):
    """This piece can't be read; why is already among the problems."""


class Source:
    """Where the reading stands: the file and card, what was found wrong, and on which line each piece is."""

    def __init__(self, file: str, set_id: str, first_line: int = 1) -> None:
        self.file = file
        self.set_id = set_id
        self.first_line = first_line
        self.card = ""
        self.problems: list[Problem] = []
        self.lines: dict[int, int] = {}
        self.aims_at_players = False
        self.depth = 0
        self.slots: tuple[str, ...] = ()

    def line_of(self, node: Node) -> int:
        """The line of the file on which the node begins."""
        line: int = node.start_mark.line if node.start_mark else 0
        return line + self.first_line

    def note(self, line: int, message_id: str, **args: str | int) -> None:
        """Takes down a fault and goes on."""
        self.problems.append(Problem(file=self.file, line=line, card=self.card, message_id=message_id, args=args))

    def stop(self, node: Node, message_id: str, **args: str | int) -> NoReturn:
        """Takes down a fault and gives up this piece."""
        self.note(self.line_of(node), message_id, **args)
        raise StopError


def compose(text: str, source: Source) -> Node | None:
    """The tree of a file, or None for an empty one. Raises CardError if it is no YAML at all."""
    try:
        root: Node | None = yaml.compose(text, Loader=Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line, mark.column) if mark else (0, 0)
        begun = (error.context_mark.line if error.context_mark else line) + source.first_line
        source.note(line + source.first_line, "language-no-yaml", column=column + 1, why=why_no_yaml(error, text), begun=begun)
        raise CardError(source.problems) from error
    except yaml.YAMLError as error:
        source.note(source.first_line, "language-no-yaml", column=1, why="", begun=source.first_line)
        raise CardError(source.problems) from error
    return root


def why_no_yaml(error: yaml.MarkedYAMLError, text: str) -> str:
    """What is most likely wrong where YAML can't be read: quote, bracket, colon, tab, sign, indent, or "" for anything else."""
    told = f"{error.context} {error.problem}"
    if "start any" in told and error.problem_mark is not None:
        line = text.splitlines()[error.problem_mark.line]
        return "tab" if line[error.problem_mark.column :].startswith("\t") else "sign"
    return next((why for words, why in NO_YAML.items() if words in told), "")


def node_of(value: Mapping[str, object]) -> Node:
    """The tree of a plain mapping."""
    node: Node = yaml.representer.SafeRepresenter().represent_data(value)
    return node


def kind_of(node: Node) -> str:
    """What is written here: map, list, number, true, text, or a mistyped scalar ("")."""
    if isinstance(node, yaml.MappingNode):
        return "map" if node.tag == TAG + "map" else ""
    if isinstance(node, yaml.SequenceNode):
        return "list" if node.tag == TAG + "seq" else ""
    if node.tag == TAG + "str":
        return "text"
    if node.tag == TAG + "int" and WHOLE.match(node.value):
        return "number"
    if node.tag == TAG + "bool" and node.value == "true":
        return "true"
    return ""


def known_kind(source: Source, node: Node) -> str:
    """What is written here; a mistyped scalar is refused."""
    kind = kind_of(node)
    if not kind and not shown(node):
        source.stop(node, "language-nothing")
    if not kind:
        source.stop(node, "language-mistyped", value=shown(node))
    return kind


def shown(node: Node) -> str:
    """A scalar as it is written; of a list or map only its sort."""
    if isinstance(node, yaml.ScalarNode):
        return str(node.value)
    return "[...]" if isinstance(node, yaml.SequenceNode) else "{...}"


def wrong_type(source: Source, node: Node, wanted: str) -> NoReturn:
    """Refuses a piece of another sort than the one wanted (number, text, true, list, map)."""
    source.stop(node, "language-wrong-type", wanted=wanted, found=shown(node))


def entries(source: Source, node: Node) -> Iterator[tuple[str, ScalarNode, Node]]:
    """The keys and values of a map, each key once. Faults among the keys are taken down."""
    if known_kind(source, node) != "map":
        wrong_type(source, node, "map")
    assert isinstance(node, yaml.MappingNode)
    seen: set[str] = set()
    broken = False
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode) or kind_of(key) not in ("text", "number"):
            source.note(source.line_of(key), "language-mistyped", value=shown(key))
            broken = True
        elif key.value in seen:
            source.note(source.line_of(key), "language-key-twice", word=key.value)
            broken = True
        else:
            seen.add(key.value)
            yield key.value, key, value
    if broken:
        raise StopError


def items(source: Source, node: Node) -> list[Node]:
    """The entries of a list."""
    if known_kind(source, node) != "list":
        wrong_type(source, node, "list")
    assert isinstance(node, yaml.SequenceNode)
    return list(node.value)


def text_of(source: Source, node: Node) -> str:
    """A piece of text."""
    if known_kind(source, node) != "text":
        wrong_type(source, node, "text")
    return str(node.value)


def find(node: Node, key: str) -> Node | None:
    """The value under a key of a map, or None."""
    if isinstance(node, yaml.MappingNode):
        pairs: MappingNode = node
        for name, value in pairs.value:
            if isinstance(name, yaml.ScalarNode) and name.value == key:
                found: Node = value
                return found
    return None
