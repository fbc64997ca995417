"""The keyboard and the screen: lines out, lines in, a curtain between two people, colour where there is any."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import IO

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from kickdoor.words import say

WIDEST = 100
NARROWEST = 60


class LeavingError(Exception):
    """The person wants to go: end of input, or the interrupt key."""


class Screen:
    """Where the table is drawn and where answers come from."""

    def __init__(self, out: IO[str] | None = None, keys: IO[str] | None = None) -> None:
        self.console = Console(file=out, highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.console.width = max(NARROWEST, min(self.console.width, WIDEST))
        self.keys = keys if keys is not None else sys.stdin
        self.printed = 0
        self.echoes = not self.keys.isatty()

    @property
    def is_terminal(self) -> bool:
        """True where a person looks at it, and not a pipe."""
        return self.console.is_terminal

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """One paragraph, wrapped at the width of the screen."""
        self.printed += 1
        self.show(Text(text, style=style), indent)

    def show(self, thing: RenderableType, indent: int = 0) -> None:
        """Anything that can be drawn."""
        from rich.padding import Padding

        self.console.print(Padding(thing, (0, 0, 0, indent), expand=False) if indent else thing)

    def rows(self, rows: Sequence[tuple[str, str]], indent: int = 1) -> None:
        """Two columns: a number or a word, and what belongs to it, wrapped below itself."""
        from rich.table import Table

        grid = Table.grid(padding=(0, 2))
        first = max((len(row[0]) for row in rows), default=0)
        grid.add_column(justify="right" if all(len(row[0]) < 5 for row in rows) else "left", min_width=max(2, first))
        grid.add_column()
        for row in rows:
            grid.add_row(Text(row[0]), Text(row[1]))
        self.show(grid, indent)
        self.printed += len(rows)

    def rule(self, title: str = "") -> None:
        """A line across, with a title in it."""
        self.console.print(Rule(Text(title, style="bold"), style="dim", align="left", characters="-"))

    def ask(self, prompt: str) -> str:
        """What is typed after the prompt. Raises LeavingError at the end of input and at the interrupt key."""
        self.console.print(Text(f"{prompt} ", style="bold"), end="")
        self.console.file.flush()
        try:
            typed = self.keys.readline()
        except KeyboardInterrupt:
            raise LeavingError from None
        if not typed:
            raise LeavingError
        if self.echoes:
            self.console.print(Text(typed.rstrip("\n")))
        return typed.strip()

    def curtain(self, name: str) -> None:
        """Nothing of what was shown stays in sight while the keyboard goes to somebody else."""
        self.sweep()
        self.rule()
        self.line(say("play-curtain", name=name), "bold")
        self.ask(say("play-curtain-ready", name=name))
        self.sweep()

    def sweep(self) -> None:
        """An empty screen, without scrolling back to what was on it."""
        if self.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print("\n" * 3, end="")
