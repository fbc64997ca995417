"""What the files of a run say, summed up: lengths, levels, wins, cards, deals. Part by part, so that memory doesn't grow."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import polars as pl

from kickdoor.lab import parts, tally
from kickdoor.lab.watching import ACTED, DEALT, IN_HAND
from kickdoor.simulate import Z95, share

USED = [*sorted(tally.IN_USE), "played", ACTED]
STEP = 5  # turns, in the lengths
NOTHING = ""  # the label of a seat without a class, a race


class Bar(NamedTuple):
    """How often those of a sort won, with the limits of the 95 % interval; `even`: what seats win on the average."""

    label: str
    wins: int
    of: int
    low: float
    high: float
    even: float


class Average(NamedTuple):
    """A mean over games, and by how much it may be off (one standard error)."""

    mean: float
    error: float
    games: int

    def against(self, other: Average) -> tuple[float, float, float]:
        """The difference, and the limits of its 95 % interval."""
        difference, half = self.mean - other.mean, Z95 * sqrt(self.error**2 + other.error**2)
        return difference, difference - half, difference + half


class CardFigures(NamedTuple):
    """A card: how the seats won that began with it; what became of its copies that players or the table met."""

    card: str
    begun: int
    effect: float  # on the chance to win, against what the same bots win on the whole
    low: float
    high: float
    met: int
    used: int
    sold: int
    dead: int  # in a hand at the end


class DealFigures(NamedTuple):
    """The deals for help of all games."""

    asked: int
    made: int
    won: int
    broken: int
    promised: int
    given: int
    traded: int


class Moment(NamedTuple):
    """The average Level after a turn, of those who were to win or of the others."""

    turn: int
    winner: bool
    level: float


# --- games and seats --------------------------------------------------------------------------------------------------


def lengths(folder: Path) -> list[tuple[int, int]]:
    """How many games took up to so many turns."""
    turns = parts.scan(folder, "games").select(((pl.col("turns") - 1) // STEP + 1) * STEP).collect()["turns"].to_list()
    counts = Counter(turns)
    return [(up_to, counts[up_to]) for up_to in range(min(turns), max(turns) + 1, STEP)]


def middle(folder: Path) -> tuple[int, int, int]:
    """The lengths that a tenth, half and nine tenths of the games don't pass."""
    turns = parts.scan(folder, "games").select("turns").collect()["turns"]
    low, half, high = (turns.quantile(part, interpolation="lower") or 0 for part in (0.1, 0.5, 0.9))
    return int(low), int(half), int(high)


def pace(folder: Path) -> list[Moment]:
    """The average Levels turn by turn, as long as a tenth of the games still run."""
    seats = parts.scan(folder, "seats").select("game", "won", turn=pl.int_ranges(0, pl.col("levels").list.len()), level="levels")
    means = (
        seats.explode("turn", "level").group_by("turn", "won").agg(pl.col("level").mean(), pl.col("game").n_unique())
    ).sort("turn", "won").collect()  # fmt: skip
    most = means["game"].max() or 0
    assert isinstance(most, int)
    return [Moment(turn, won, level) for turn, won, level, games in means.iter_rows() if games >= most / 10]


def wins(folder: Path, by: str) -> list[Bar]:
    """How often the seats won by a column: `seat`, `place`, `bot`, `classes`, `races`..."""
    seats = parts.scan(folder, "seats").select(pl.col(by).alias("label"), "won")
    listed = isinstance(seats.collect_schema()["label"], pl.List)
    each = seats.explode("label", empty_as_null=True) if listed else seats
    sums = each.group_by(pl.col("label").cast(pl.String).fill_null(NOTHING)).agg(pl.col("won").sum(), pl.len()).collect()
    even = even_share(folder)
    rows = [Bar(label, won, of, *share(won, of)[2:], even) for label, won, of in sums.iter_rows()]
    return sorted(rows, key=lambda bar: bar.label if by in ("seat", "place") else -bar.wins / bar.of)


def even_share(folder: Path) -> float:
    """The part of the seats that wins."""
    return float(parts.scan(folder, "seats").select(pl.col("won").mean()).collect().item() or 0.0)


def averages(folder: Path) -> dict[str, Average]:
    """Means over the games, by which two runs are compared."""
    seats = parts.scan(folder, "seats").group_by("game").agg(
        pl.col("level").mean(), pl.col("died", "helped", "traded").sum(),
        fights=pl.col("fights_won").sum() / (pl.col("fights_won").sum() + pl.col("fights_lost").sum()),
    )  # fmt: skip
    games = parts.scan(folder, "games").join(seats, on="game").select(
        "turns", "decisions", "level", "died", "helped", "traded", "fights",
        finished=(pl.col("winners").list.len() > 0).cast(pl.Float64),
    ).collect()  # fmt: skip
    return {name: _average(games[name].drop_nulls().drop_nans()) for name in games.columns}


def _average(values: pl.Series) -> Average:
    count = len(values)
    spread = values.cast(pl.Float64).std() if count > 1 else 0.0
    mean = values.cast(pl.Float64).mean() if count else 0.0
    assert isinstance(spread, float) and isinstance(mean, float)
    return Average(mean, spread / sqrt(max(1, count)), count)


# --- cards and deals --------------------------------------------------------------------------------------------------


def cards(folder: Path) -> list[CardFigures]:
    """The cards that were met, by name."""
    rates = {bar.label: bar.wins / bar.of for bar in wins(folder, "bot")}
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0] * 7)
    for rows, seats in _part_by_part(folder):
        for frame, first in ((_begun(rows, seats, rates), 0), (_fates(rows), 3)):
            for card, *counts in frame.iter_rows():
                for place, count in enumerate(counts, first):
                    sums[card][place] += count
    return [_card(name, counts) for name, counts in sorted(sums.items())]


def _part_by_part(folder: Path) -> Iterator[tuple[pl.DataFrame, pl.DataFrame]]:
    for numbers in parts.done(folder).values():
        file = folder / "cards" / parts.name_of(numbers)
        if file.exists():
            seats = pl.read_parquet(folder / "seats" / parts.name_of(numbers), columns=["game", "seat", "bot", "won"])
            yield pl.read_parquet(file, columns=["game", "event", "seat", "card", "copy"]), seats


def _begun(rows: pl.DataFrame, seats: pl.DataFrame, rates: dict[str, float]) -> pl.DataFrame:
    """For each card the seats that began with it, how many won, and how many of their bots win on the whole."""
    expected = seats.with_columns(expected=pl.col("bot").replace_strict(rates, return_dtype=pl.Float64))
    dealt = rows.filter(pl.col("event") == DEALT).select("game", "seat", "card").unique()
    joined = dealt.join(expected, on=["game", "seat"])
    return joined.group_by("card").agg(pl.len(), pl.col("won").sum(), pl.col("expected").sum())


def _fates(rows: pl.DataFrame) -> pl.DataFrame:
    """For each card the copies that were met in a game, used, sold, and those left in a hand."""
    event = pl.col("event")
    copies = rows.group_by("card", "game", "copy").agg(
        used=event.is_in(USED).any(), sold=(event == "sold").any(), dead=(event == IN_HAND).any()
    )
    return copies.group_by("card").agg(pl.len(), pl.col("used", "sold", "dead").sum())


def _card(name: str, counts: Sequence[float]) -> CardFigures:
    begun, won, expected, met, used, sold, dead = counts
    _, _, low, high = share(int(won), int(begun))
    usual = expected / begun if begun else 0.0
    effect = won / begun - usual if begun else 0.0
    return CardFigures(name, int(begun), effect, low - usual, high - usual, int(met), int(used), int(sold), int(dead))


def deals(folder: Path) -> DealFigures:
    """What became of the deals."""
    cards = pl.col("promised", "given").cast(pl.Int64).sum()
    sums = pl.len(), pl.col("won").sum(), (pl.col("broken_by") >= 0).sum(), cards
    made = parts.scan(folder, "deals").select(*sums).collect().row(0)
    asked, traded = parts.scan(folder, "seats").select(pl.col("asked_help", "traded").cast(pl.Int64).sum()).collect().row(0)
    return DealFigures._make(map(int, (asked, *made, traded)))


__all__ = [
    "Average",
    "Bar",
    "CardFigures",
    "DealFigures",
    "Moment",
    "averages",
    "cards",
    "deals",
    "lengths",
    "middle",
    "pace",
    "wins",
]
