"""The results of `kickdoor lab ladder` as lines, as JSON and as a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isinf
from typing import Any

from kickdoor import __version__
from kickdoor.lab.ladder import Standing
from kickdoor.lab.pages import percent, table
from kickdoor.lab.ratings import Rating
from kickdoor.words import say

Ratings = Mapping[tuple[str, ...], Sequence[Rating]]  # by sets


def report(standings: Sequence[Standing], ratings: Ratings) -> list[str]:
    """The results as lines."""
    told = [
        say("lab-ladder-step", bot=each.step.bot, others=each.step.others, count=each.plan.players - 1,
            sets=", ".join(each.step.sets), games=each.share.of, share=_part(each), low=percent(each.share.low),
            high=percent(each.share.high), even=percent(1 / each.plan.players), seed=each.plan.seed, budget=each.budgets[0],
            budgets=each.budgets[1], unfinished=each.unfinished) for each in standings
    ]  # fmt: skip
    for sets, rated in ratings.items():
        told.append(say("lab-ladder-ratings", sets=", ".join(sets)))
        told += [
            "  " + say("lab-ladder-rating", bot=each.bot, points=_points(each.points), low=_points(each.low),
                       high=_points(each.high), games=each.games) for each in rated
        ]  # fmt: skip
    return told


def as_json(standings: Sequence[Standing], ratings: Ratings) -> dict[str, Any]:
    """The results with their documented keys; an open end of an interval is null."""
    return {
        "steps": [each.as_json() for each in standings],
        "ratings": [
            {"sets": list(sets), "bot": each.bot, "points": round(each.points, 1), "low": _end(each.low), "high": _end(each.high),
             "games": each.games, "wins": each.wins} for sets, rated in ratings.items() for each in rated
        ],
    }  # fmt: skip


def page(standings: Sequence[Standing], ratings: Ratings, command: str) -> str:
    """The results as a page in Markdown, from the command that made them."""
    head = [say(f"lab-ladder-page-{name}") for name in ("step", "sets", "games", "won", "interval", "even", "seed", "budget")]
    rows = [
        (say("lab-ladder-page-among", bot=each.step.bot, others=each.step.others, count=each.plan.players - 1),
         ", ".join(each.step.sets), each.share.of, _part(each), f"{percent(each.share.low)} - {percent(each.share.high)}",
         percent(1 / each.plan.players), each.plan.seed, " / ".join(map(str, each.budgets))) for each in standings
    ]  # fmt: skip
    rating_head = [say(f"lab-ladder-page-{name}") for name in ("bot", "sets", "points", "interval", "sat")]
    rating_rows = [
        (each.bot, ", ".join(sets), _points(each.points), f"{_points(each.low)} - {_points(each.high)}", each.games)
        for sets, rated in ratings.items()
        for each in rated
    ]
    blocks = [
        [say("lab-ladder-page-title")],
        [say("lab-ladder-page-made", command=command, version=__version__)],
        table(head, rows),
        [say("lab-ladder-page-read")],
        table(rating_head, rating_rows),
        [say("lab-ladder-page-rating-read")],
    ]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _part(each: Standing) -> str:
    return percent(each.share.wins / max(1, each.share.of))


def _points(points: float) -> str:
    """Whole points; an open end is three dots."""
    return "..." if isinf(points) else f"{round(points):+d}" if round(points) else "0"


def _end(points: float) -> float | None:
    return None if isinf(points) else round(points, 1)


__all__ = ["as_json", "page", "report"]
