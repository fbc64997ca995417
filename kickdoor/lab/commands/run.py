"""`kickdoor lab run`."""

from __future__ import annotations

from typing import Annotated

import typer

from kickdoor.lab.commands.choices import Bots, Cluster, Games, Jobs, Json, Options, Out, Players, Seed, Sets
from kickdoor.saying import document, lines, listed
from kickdoor.words import say


def run(
    out: Out,
    sets: Sets = "base",
    players: Players = 4,
    bots: Bots = "greedy",
    games: Games = 1000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    rotate: Annotated[bool, typer.Option("--rotate", help=say("cli-lab-rotate"))] = False,
    part: Annotated[int, typer.Option("--part", help=say("cli-lab-part"), min=1)] = 100,
    option: Options = None,
    as_json: Json = False,
) -> int:
    """Many games into a folder."""
    from kickdoor.lab import extra, plan

    extra.need(extra.LAB)
    if cluster:
        extra.need(extra.CLUSTER)
    from kickdoor.lab import runs
    from kickdoor.lab.progress import bar
    from kickdoor.options import parse_all

    wanted = plan.make(listed(sets), listed(bots), players, seed, parse_all(option or ()), rotate=rotate, part=part)
    with bar(games) as progress:
        before = runs.run(wanted, games, out, jobs, cluster, progress)
    if as_json:
        return document({"folder": str(out), "games": games, "before": before})
    return lines([say("lab-run-done", folder=str(out), games=games, before=before)])
