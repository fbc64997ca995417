"""The options that several commands of the lab share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kickdoor.words import say

Sets = Annotated[str, typer.Option("--sets", help=say("cli-sets"), metavar="SET,...")]
Players = Annotated[int, typer.Option("--players", help=say("cli-simulate-players"))]
Bots = Annotated[str, typer.Option("--bots", help=say("cli-simulate-bots"), metavar="BOT,...")]
Games = Annotated[int, typer.Option("--games", help=say("cli-simulate-games"), min=1)]
Seed = Annotated[int, typer.Option("--seed", help=say("cli-simulate-seed"))]
Jobs = Annotated[int, typer.Option("--jobs", help=say("cli-simulate-jobs"), min=1)]
Cluster = Annotated[str, typer.Option("--cluster", help=say("cli-lab-cluster"), metavar="ADDRESS")]
Options = Annotated[list[str] | None, typer.Option("--option", help=say("cli-option"), metavar="NAME[=VALUE]")]
Out = Annotated[Path, typer.Option("--out", help=say("cli-lab-out"), metavar="FOLDER", file_okay=False)]
Json = Annotated[bool, typer.Option("--json", help=say("cli-json"))]
