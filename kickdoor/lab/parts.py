"""The files of a run: a folder for each table, in it a Parquet file for each part of fixed game numbers."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import polars as pl

from kickdoor.files import write_whole
from kickdoor.lab.plan import Plan
from kickdoor.lab.watching import COUNTED, Row, Rows

TABLES = ("cards", "deals", "seats", "games")  # in the order of writing: a part whose games are there is whole
NAMES = pl.List(pl.String)
END = b"PAR1"  # of each Parquet file
SCHEMAS: dict[str, dict[str, pl.DataType | type[pl.DataType]]] = {
    "games": {
        "game": pl.UInt32, "bots": NAMES, "first": pl.Int8, "turns": pl.UInt16, "plies": pl.UInt32, "decisions": pl.UInt32,
        "winners": pl.List(pl.Int8), "fault": pl.String,
    },
    "seats": {
        "game": pl.UInt32, "seat": pl.Int8, "place": pl.Int8, "bot": pl.String, "won": pl.Boolean, "level": pl.Int16,
        "levels": pl.List(pl.Int16), "classes": NAMES, "races": NAMES, "affiliations": NAMES,
        **dict.fromkeys(COUNTED.values(), pl.UInt16),
    },
    "cards": {
        "game": pl.UInt32, "n": pl.UInt32, "turn": pl.UInt16, "event": pl.String, "seat": pl.Int8, "other": pl.Int8,
        "card": pl.String, "copy": pl.UInt16, "amount": pl.Int32, "rule": pl.String,
    },
    "deals": {
        "game": pl.UInt32, "turn": pl.UInt16, "fighter": pl.Int8, "helper": pl.Int8, "treasures": pl.Int8,
        "promised": pl.UInt8, "given": pl.UInt8, "won": pl.Boolean, "broken_by": pl.Int8,
    },
}  # fmt: skip
Files = dict[str, bytes]  # by table


def numbers_of(plan: Plan, part: int, games: int) -> range:
    """The games of a part, as far as they are wanted."""
    return range(part * plan.part, min((part + 1) * plan.part, games))


def name_of(numbers: range) -> str:
    """`00000100-00000199.parquet`."""
    return f"{numbers.start:08}-{numbers.stop - 1:08}.parquet"


def encoded(plan: Plan, rows: Rows) -> Files:
    """The files of a part: the same rows give the same bytes."""
    return {table: _encoded(table, getattr(rows, table)) for table in tables_of(plan)}


def _encoded(table: str, rows: list[Row]) -> bytes:
    whole = io.BytesIO()
    frame = pl.DataFrame(rows, schema=SCHEMAS[table], orient="row")
    frame.write_parquet(whole, compression="zstd", compression_level=9, row_group_size=1 << 20)
    return whole.getvalue()


def tables_of(plan: Plan) -> tuple[str, ...]:
    """The tables that such a run writes."""
    return TABLES if plan.events else tuple(table for table in TABLES if table != "cards")


def write(folder: Path, numbers: range, files: Files) -> None:
    """Put a part into its place; a shorter one of an earlier run goes."""
    for table in TABLES:
        if table in files:
            write_whole(folder / table / name_of(numbers), files[table])
    for table in TABLES:
        for older in (folder / table).glob(f"{numbers.start:08}-*.parquet"):
            if older.name != name_of(numbers):
                older.unlink()


def done(folder: Path) -> dict[int, range]:
    """The parts that are there whole, by their first game; of two that begin alike the longer one."""
    found: dict[int, range] = {}
    tables = [table for table in TABLES if (folder / table).is_dir()]
    for file in sorted((folder / "games").glob("*-*.parquet")):
        first, last = map(int, file.stem.split("-"))
        if all(_is_whole(folder / table / file.name) for table in tables):
            found[first] = range(first, last + 1)
    return found


def _is_whole(file: Path) -> bool:
    """False for one that was lost or cut off since it was written."""
    try:
        with file.open("rb") as content:
            content.seek(-len(END), io.SEEK_END)
            return content.read() == END
    except OSError:
        return False


def sweep(folder: Path) -> None:
    """What a killed run left half-written goes."""
    for table in TABLES:
        for half in (folder / table).glob(".*.parquet.*"):
            half.unlink()


def scan(folder: Path, table: str) -> pl.LazyFrame:
    """A table of a run, all its parts in order. An empty one where there is no part."""
    files = [folder / table / name_of(numbers) for _, numbers in sorted(done(folder).items())]
    files = [file for file in files if file.exists()]
    return pl.scan_parquet(files) if files else pl.DataFrame(schema=SCHEMAS[table]).lazy()


def games_in(folder: Path) -> int:
    """How many games are there."""
    return sum(map(len, done(folder).values()))


def missing(plan: Plan, folder: Path, games: int) -> Iterator[int]:
    """The parts that are still to be played."""
    there = done(folder)
    for part in range(-(-games // plan.part)):
        numbers = numbers_of(plan, part, games)
        if len(there.get(numbers.start, range(0))) < len(numbers):
            yield part


__all__ = [
    "SCHEMAS",
    "TABLES",
    "Files",
    "done",
    "encoded",
    "games_in",
    "missing",
    "name_of",
    "numbers_of",
    "scan",
    "sweep",
    "write",
]
