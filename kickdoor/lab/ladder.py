"""`kickdoor lab ladder`: one bot among others of another kind, at many tables; who is stronger, and by how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from kickdoor import bots
from kickdoor.errors import InputError
from kickdoor.lab import parts, plan, runs
from kickdoor.lab.plan import Plan
from kickdoor.lab.ratings import Game, Rating, rate
from kickdoor.simulate import Share, share

STEPS = ("greedy/aimless", "easy/greedy", "normal/greedy", "hard@200/normal")  # 1,000 tables of each in an hour, compiled
PART = 20
AMONG = "/"

Progress = Callable[[int, int], None]


class Step(NamedTuple):
    """One bot among others, on some sets."""

    bot: str
    others: str
    sets: tuple[str, ...]

    @property
    def folder(self) -> str:
        """Where its games lie, in the ladder's folder."""
        words = (self.bot, "among", self.others, "on", *self.sets)
        return "-".join("".join(c if c.isalnum() else "_" for c in word) for word in words)


class Standing(NamedTuple):
    """What the games of a step came to."""

    step: Step
    plan: Plan
    share: Share
    unfinished: int
    budgets: tuple[int, int]  # imagined moves of a decision: of the bot, of each of the others; 0: it doesn't search

    def as_json(self) -> dict[str, Any]:
        """The line with its documented keys."""
        return {
            "bot": self.step.bot, "among": self.step.others, "sets": list(self.step.sets), "players": self.plan.players,
            "seed": self.plan.seed, "games": self.share.of, "wins": self.share.wins, "low": self.share.low,
            "high": self.share.high, "unfinished": self.unfinished, "budgets": list(self.budgets),
        }  # fmt: skip


# --- which ------------------------------------------------------------------------------------------------------------


def steps(lines: Sequence[str], mixes: Sequence[Sequence[str]]) -> list[Step]:
    """Each line on each of these sets. Without lines, the steps from one level of bots to the next.

    Raises InputError for a line that isn't `BOT/OTHERS`.
    """
    wanted = lines or STEPS
    found = []
    for line in wanted:
        bot, among, others = line.strip().casefold().partition(AMONG)
        if not (bot and among and others):
            raise InputError("lab-no-step", line=line)
        found += [Step(bot, others, tuple(mix)) for mix in mixes]
    return list(dict.fromkeys(found))


def plan_of(step: Step, players: int, seed: int) -> Plan:
    """The games of a step: the bot sits one seat further with each. Raises InputError for bots or sets that can't be."""
    seats = (step.bot, *[step.others] * (players - 1))
    return plan.make(step.sets, seats, players, seed, rotate=True, part=PART, events=False)


# --- playing and counting ---------------------------------------------------------------------------------------------


def climb(wanted: Sequence[Step], games: int, players: int, seed: int, folder: Path, jobs: int = 1, cluster: str = "",
          progress: Progress | None = None) -> list[Standing]:  # fmt: skip
    """Play what is missing of so many games of each step, and count. Raises InputError as `plan_of` and `runs.run` do."""
    plans = [plan_of(step, players, seed) for step in wanted]
    there = [min(games, parts.games_in(folder / step.folder)) for step in wanted]
    before = sum(there)
    standings = []
    for n, (step, each) in enumerate(zip(wanted, plans, strict=True)):
        rest = sum(there[n + 1 :])

        def told(done: int, _: int, earlier: int = n * games, rest: int = rest) -> None:
            if progress is not None:
                progress(earlier + done + rest, before)

        runs.run(each, games, folder / step.folder, jobs, cluster, told)
        standings.append(count(step, each, games_of(folder / step.folder, games)))
    return standings


def games_of(folder: Path, games: int) -> list[Game]:
    """Who sat where and won, in the first so many games of a folder."""
    rows = parts.scan(folder, "games").select("bots", "winners").head(games).collect()
    return [Game(tuple(seated), tuple(winners)) for seated, winners in rows.iter_rows()]


def count(step: Step, played: Plan, games: Sequence[Game]) -> Standing:
    """How often the one bot won, which moves on by a seat with each game; a shared victory is its victory too."""
    won = sum(number % played.players in game.winners for number, game in enumerate(games))
    unfinished = sum(not game.winners for game in games)
    return Standing(step, played, share(won, len(games)), unfinished, (budget(step.bot), budget(step.others)))


def budget(name: str) -> int:
    """How many moves a bot imagines for a decision."""
    return int(getattr(bots.make(name, 0), "budget", 0) or 0)


def ratings(wanted: Sequence[Step], games: int, folder: Path) -> dict[tuple[str, ...], list[Rating]]:
    """The bots on each of the sets, by all games of all steps there."""
    found: dict[tuple[str, ...], list[Game]] = {}
    for step in wanted:
        found.setdefault(step.sets, []).extend(games_of(folder / step.folder, games))
    return {names: rate(played) for names, played in found.items()}


__all__ = ["STEPS", "Standing", "Step", "climb", "count", "plan_of", "ratings", "steps"]
