"""`python -m bench.lab [--games N] [--rounds N]`: the lab on two processes against one, files and all, by the clock.

Nothing else may run meanwhile: two processes need both cores.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from subprocess import run
from time import perf_counter

from bench.measure import ROOT, machine

TARGET = 1.7


def seconds(games: int, jobs: int) -> float:
    """How long a whole run takes, from the start of the interpreter to its end."""
    with tempfile.TemporaryDirectory() as folder:
        line = ["lab", "run", "--games", str(games), "--jobs", str(jobs), "--out", str(Path(folder) / "run")]
        began = perf_counter()
        run([sys.executable, "-m", "kickdoor", *line], cwd=ROOT, check=True, capture_output=True)
        return perf_counter() - began


def main() -> int:
    """Measures and prints; 1 where two processes are not as many times faster as they should be."""
    parser = argparse.ArgumentParser(prog="bench.lab", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many games a run plays (default 2000)")
    parser.add_argument("--rounds", type=int, default=1, help="the median of so many (default 1)")
    wishes = parser.parse_args()
    rounds = [(seconds(wishes.games, 1), seconds(wishes.games, 2)) for _ in range(wishes.rounds)]
    one, two = (median(side) for side in zip(*rounds, strict=True))
    print("; ".join(f"{name} {value}" for name, value in machine().items()))
    print(f"{wishes.games} games: one process {one:.1f} s, two {two:.1f} s, {one / two:.2f} times (target {TARGET})")
    return 0 if one / two >= TARGET else 1


if __name__ == "__main__":
    sys.exit(main())
