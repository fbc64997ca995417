"""`kickdoor lab card`."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from kickdoor.lab.commands.choices import Bots, Json, Options, Players, Seed, Sets
from kickdoor.saying import document, lines, listed
from kickdoor.words import say


def card(
    name: Annotated[str, typer.Argument(help=say("cli-lab-card-name"), metavar="SET/CARD")],
    sets: Sets = "base",
    players: Players = 4,
    bots: Bots = "greedy",
    pairs: Annotated[int, typer.Option("--pairs", help=say("cli-lab-card-pairs"), min=1)] = 250,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option("--jobs", help=say("cli-lab-card-jobs"), min=0)] = 0,
    limit: Annotated[float, typer.Option("--limit", help=say("cli-lab-card-limit"), min=0, max=100)] = 10,
    option: Options = None,
    as_json: Json = False,
) -> int:
    """Whether one card is too strong or too weak."""
    from kickdoor.lab import pairing
    from kickdoor.lab.pages import percent
    from kickdoor.lab.progress import bar
    from kickdoor.options import parse_all

    options = parse_all(option or ())
    with bar(2 * pairs) as progress:
        found = pairing.compare(
            name, listed(sets), listed(bots), players, pairs, seed, jobs or os.cpu_count() or 1, options, progress
        )
    verdict = found.verdict(limit / 100)
    if as_json:
        return document(found._asdict() | {"card": name, "verdict": verdict, "games_to_halve": found.games_to_halve})
    shares = {"card": percent(found.with_card / pairs), "blank": percent(found.with_blank / pairs)}
    return lines([
        say("lab-card-won", **shares, pairs=pairs),
        say("lab-card-difference", difference=_signed(found.difference), low=_signed(found.low), high=_signed(found.high)),
        say("lab-card-more", games=found.games_to_halve),
        say("lab-card-verdict", verdict=verdict, most=percent(found.most), limit=f"{limit:g}"),
    ])  # fmt: skip


def _signed(part: float) -> str:
    return f"{part * 100:+.1f}"
