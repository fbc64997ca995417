"""Pieces of the pages that the lab writes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    """A table in Markdown, its first column to the left."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return [f"| {' | '.join(map(str, line))} |" for line in lines]


def percent(part: float) -> str:
    """A share of a hundred, with one decimal."""
    return f"{part * 100:.1f}"


__all__ = ["percent", "table"]
