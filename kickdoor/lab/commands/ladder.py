"""`kickdoor lab ladder`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kickdoor.lab.commands.choices import Cluster, Games, Jobs, Json, Out, Players, Seed
from kickdoor.saying import document, lines, listed
from kickdoor.words import say


def ladder(
    out: Out,
    steps: Annotated[list[str] | None, typer.Argument(help=say("cli-lab-ladder-steps"), metavar="[BOT/OTHERS]...")] = None,
    sets: Annotated[list[str] | None, typer.Option("--sets", help=say("cli-lab-ladder-sets"), metavar="SET,...")] = None,
    players: Players = 4,
    games: Games = 1000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    page: Annotated[Path | None, typer.Option("--page", help=say("cli-balance-page"), dir_okay=False)] = None,
    as_json: Json = False,
) -> int:
    """One bot among others, at many tables."""
    from kickdoor.lab import extra

    extra.need(extra.LAB)
    if cluster:
        extra.need(extra.CLUSTER)
    from kickdoor.files import write_whole
    from kickdoor.lab import ladder as climbing
    from kickdoor.lab import ladder_page as told
    from kickdoor.lab.progress import bar

    mixes = [listed(each) for each in sets or ("base",)]
    wanted = climbing.steps(steps or (), mixes)
    with bar(games * len(wanted)) as progress:
        standings = climbing.climb(wanted, games, players, seed, out, jobs, cluster, progress)
    ratings = climbing.ratings(wanted, games, out)
    if page is not None:
        parts = ["kickdoor", "lab", "ladder", *(steps or ()), *(f"--sets {','.join(mix)}" for mix in mixes)]
        line = " ".join([*parts, f"--players {players} --games {games} --seed {seed} --out {out} --page {page}"])
        write_whole(page, told.page(standings, ratings, line).encode())
    return document(told.as_json(standings, ratings)) if as_json else lines(told.report(standings, ratings))
