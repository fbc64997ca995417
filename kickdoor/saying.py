"""How the command line says what it has found: lines wrapped for people, JSON for programs, complaints on standard error."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import typer

from kickdoor.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.cards.language import Problem

HOLDS, FAILS, BAD = 0, 1, 2


def listed(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def document(facts: dict[str, Any]) -> int:
    """One JSON document on standard output."""
    typer.echo(json.dumps(facts, indent=2, ensure_ascii=False))
    return HOLDS


def lines(told: Sequence[str]) -> int:
    """Lines on standard output, wrapped where a person reads them."""
    if not sys.stdout.isatty():
        for line in told:
            typer.echo(line)
        return HOLDS
    from kickdoor.play.screen import Screen

    screen = Screen(sys.stdout)
    for line in told:
        indent = len(line) - len(line.lstrip(" "))
        screen.line(line.lstrip(" "), indent=indent)
    return HOLDS


def complain(sentence: str) -> None:
    """One sentence on standard error."""
    typer.echo(sentence, err=True)


def card_problems(problems: Sequence[Problem]) -> int:
    """What is wrong with card files, a line for each fault."""
    from kickdoor.cards.language import told

    for problem in problems:
        complain(told(problem, lambda message, facts: say(message, **facts)))
    return BAD
