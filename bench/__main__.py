"""`python -m bench [--json] [--compiled] [--rounds N] [--seconds S]`: all figures, ours and the peer's in turn."""

from __future__ import annotations

import argparse
import json
from statistics import median
from typing import Any

from bench.compiled import build
from bench.measure import Figures, Line, in_a_process, machine, medians, start

LOADED = "from kickdoor import game, sets; sets.open_box(['base'])"


def measure(rounds: int, seconds: float, *, compiled: bool = False) -> list[Line]:
    """Ours and the peer's alternate, so that a busy machine hits both; if wanted, the compiled rules too."""
    ours: list[Figures] = []
    theirs: list[Figures] = []
    fast: list[Figures] = []
    folder = build() if compiled else None
    for number in range(rounds):
        ours.append(in_a_process("bench.ours", str(seconds), str(number)))
        theirs.append(in_a_process("bench.peer", str(seconds), str(number)))
        if folder is not None:
            fast.append(in_a_process("bench.ours", str(seconds), str(number), folder=folder))
    found = lines(medians(ours), medians(theirs), starts(rounds))
    return found + compiled_lines(medians(fast), medians(theirs)) if fast else found


def starts(rounds: int) -> Figures:
    """How long the start takes; one run first, to have the compiled files."""
    found: Figures = {}
    for name, code in (("loaded", ("-c", LOADED)), ("help", ("-m", "kickdoor", "--help"))):
        start(code)
        found[name] = median(start(code) for _ in range(rounds))
    return found


def lines(ours: Figures, theirs: Figures, begun: Figures) -> list[Line]:
    """The report. Targets with a peer are ratios, without one they are figures."""
    return [
        Line("choices, four at random", "per second", ours["choices"], theirs["choices"], 1.5, 3),
        Line("moves, four at random", "per second", ours["moves"], theirs["moves"], 1.5, 3),
        Line("games, four greedy / by value", "per second", ours["games"], theirs["games"], 3),
        Line("copy of a state in mid-game", "microseconds", ours["copy"], theirs["copy"], 5, 15, less_is_better=True),
        Line("import with the base set", "seconds", begun["loaded"], None, 0.4, less_is_better=True),
        Line("kickdoor --help", "seconds", begun["help"], None, 0.4, less_is_better=True),
    ]


def compiled_lines(ours: Figures, theirs: Figures) -> list[Line]:
    """The speed of the same games with the rules compiled by mypyc."""
    return [
        Line("compiled: choices", "per second", ours["choices"], theirs["choices"], 1.5, 3),
        Line("compiled: moves", "per second", ours["moves"], theirs["moves"], 1.5, 3),
        Line("compiled: games, four greedy", "per second", ours["games"], theirs["games"], 3),
    ]


def as_json(found: list[Line]) -> dict[str, Any]:
    """The report as one document."""
    return {
        "machine": machine(),
        "figures": [
            {
                "name": line.name,
                "unit": line.unit,
                "kickdoor": line.ours,
                "catanatron": line.theirs,
                "ratio": line.ratio if line.theirs is not None else None,
                "target": line.target,
                "aim": line.aim,
                "holds": line.holds,
            }
            for line in found
        ],
    }


def as_text(found: list[Line]) -> str:
    """The report for people."""
    about = machine()
    rows = [
        f"{about['processor']}, {about['cores']} cores, {about['system']}",
        f"{about['python']}, kickdoor {about['kickdoor']}, catanatron {about['catanatron']}",
        "",
        f"{'':30} {'unit':12} {'kickdoor':>11} {'catanatron':>11} {'times':>6}  target",
    ]
    for line in found:
        theirs = f"{line.theirs:11,.1f}" if line.theirs is not None else " " * 11
        times = f"{line.ratio:6.2f}" if line.theirs is not None else " " * 6
        limit = f"{line.target} x" if line.theirs is not None else f"under {line.target}"
        figure = f"{line.ours:11,.1f}" if line.ours >= 2 else f"{line.ours:11,.3f}"
        missed = "" if line.holds else "  MISSED"
        rows.append(f"{line.name:30} {line.unit:12} {figure} {theirs} {times}  {limit}{missed}")
    rows += [
        "",
        "A choice is a move of a player who had at least two; moves are all, on both sides also those",
        "without an alternative. Medians of processor time, each side in a process of its own, one at a time.",
    ]
    return "\n".join(rows)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--rounds", type=int, default=5, help="the median of so many (default 5)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured (default 3)")
    parser.add_argument("--compiled", action="store_true", help="measure the rules compiled by mypyc too")
    wishes = parser.parse_args()
    found = measure(wishes.rounds, wishes.seconds, compiled=wishes.compiled)
    print(json.dumps(as_json(found), indent=2) if wishes.json else as_text(found))


if __name__ == "__main__":
    main()
