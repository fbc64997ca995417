"""The table in letters, as one seat sees it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from kickdoor.lab.env.arena import Arena
from kickdoor.lab.env.sitting import Sitting
from kickdoor.play import board
from kickdoor.telling.wording import Wording

COLUMNS = 100


def drawn(arena: Arena, sitting: Sitting, seat: int) -> str:
    """Every munchkin, the fight, and the hand of this seat."""
    page = StringIO()
    console = Console(file=page, width=COLUMNS, color_system=None)
    wording = Wording(arena.box, arena.names)
    console.print(board.title(wording, sitting.state), markup=False)
    console.print(board.whole(wording, sitting.state, seat, set()))
    return page.getvalue()


__all__ = ["drawn"]
