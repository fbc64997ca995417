"""`kickdoor lab play`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kickdoor.lab.commands.choices import Games, Json, Options, Players, Seed, Sets
from kickdoor.saying import document, lines, listed
from kickdoor.words import say

if TYPE_CHECKING:
    from kickdoor.lab.contest import Contest


def play(
    bot: Annotated[list[str], typer.Option("--bot", help=say("cli-lab-play-bot"), metavar="COMMAND")],
    bots: Annotated[str, typer.Option("--bots", help=say("cli-lab-play-bots"), metavar="BOT,...")] = "aimless",
    sets: Sets = "base",
    players: Players = 4,
    games: Games = 100,
    seed: Seed = 1,
    seconds: Annotated[float, typer.Option("--seconds", help=say("cli-lab-play-seconds"), min=0.01)] = 5.0,
    option: Options = None,
    as_json: Json = False,
) -> int:
    """Games of programs among bots."""
    import asyncio

    from kickdoor.lab.contest import Contest
    from kickdoor.lab.progress import bar
    from kickdoor.options import parse_all
    from kickdoor.sets import open_box

    contest = Contest(bot, listed(bots), open_box(listed(sets)), players, seed, parse_all(option or ()), seconds)
    with bar(games) as progress:
        asyncio.run(contest.run(games, progress))
    if as_json:
        return document(as_document(contest))
    return lines(report(contest))


def as_document(contest: Contest) -> dict[str, object]:
    """What came of it, with its documented keys."""
    rows = zip(contest.names, contest.shares(), strict=True)
    return {
        "games": contest.games,
        "players": [{"name": name, "wins": each.wins, "low": each.low, "high": each.high} for name, each in rows],
        "lost": [
            {"game": each.game, "bot": contest.names[each.program], "reason": each.reason, "detail": each.detail}
            for each in contest.failures
        ],
    }


def report(contest: Contest) -> list[str]:
    """What came of it, for people."""
    rows = [
        say(f"lab-play-{each.reason}", game=each.game, bot=contest.names[each.program], detail=each.detail)
        for each in contest.failures
    ]
    rows.append(say("lab-play-games", games=contest.games, lost=len(contest.failures)))
    for name, each in zip(contest.names, contest.shares(), strict=True):
        low, high = f"{each.low * 100:.1f}", f"{each.high * 100:.1f}"
        rows.append(say("lab-play-wins", bot=name, wins=each.wins, games=contest.games, low=low, high=high))
    return rows
