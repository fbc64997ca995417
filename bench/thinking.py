"""`python -m bench.thinking [--bots N] [--tables N] [--seconds S]`: what thinking bots do to the moves at other tables.

The same tables of four are played twice on one server: alone, and beside tables of bots of the strongest level.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bench.measure import machine
from bench.table import run

TARGET = 100.0  # milliseconds later at the 99th percentile, at most


def main(argv: Sequence[str] | None = None) -> int:
    """Measures and prints; 1 where the target is missed, or something was lost."""
    parser = argparse.ArgumentParser(prog="bench.thinking", description=__doc__)
    parser.add_argument("--bots", type=int, default=10, help="how many bots of the strongest level think (default 10)")
    parser.add_argument("--tables", type=int, default=5, help="tables of four people beside them (default 5)")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long moves are counted (default 30)")
    parser.set_defaults(warm=5.0, rate=2.0)
    wishes = parser.parse_args(argv)
    alone = run(wishes, None, "--free")
    beside = run(wishes, None, "--free", "--thinking", str(wishes.bots))
    later = beside.p99 - alone.p99
    lost = alone.lost + beside.lost
    holds = later <= TARGET and not lost
    print("; ".join(f"{name} {value}" for name, value in machine().items()))
    for name, found in (("alone", alone), (f"beside {wishes.bots} bots", beside)):
        print(
            f"{name:16} {found.moves:5} moves, median {found.middle:6.1f} ms, 99 % within {found.p99:6.1f} ms, {found.lost} lost"
        )
    print(f"99% comes {later:.1f} ms later (target: at most {TARGET:g}){'' if holds else '  MISSED'}")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
