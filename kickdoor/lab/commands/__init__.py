"""`kickdoor lab`: each of its commands is a file here and a line below. They import what they need when they run."""

from __future__ import annotations

import typer

from kickdoor.lab.commands import card, ladder, play, report, run
from kickdoor.words import say

app = typer.Typer(help=say("cli-lab"), no_args_is_help=True, rich_markup_mode=None)


@app.callback()
def lab() -> None:
    """A group, however few its commands are."""


app.command(name="run", help=say("cli-lab-run"))(run.run)
app.command(name="ladder", help=say("cli-lab-ladder"))(ladder.ladder)
app.command(name="card", help=say("cli-lab-card"))(card.card)
app.command(name="report", help=say("cli-lab-report"))(report.report)
app.command(name="play", help=say("cli-lab-play"))(play.play)
