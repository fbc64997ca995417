"""`python -m bench [--json] [--compiled] [--sets SETS] [--rounds N] [--seconds S]`: all figures, ours and the peer's in turn.

`--learning`: the learning environment next to PettingZoo's leduc.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.measure import ROOT, Figures, Line, by_name, compiled_copy, in_a_process, machine, start
from kickdoor.sets import CARDS

LOADED = "from kickdoor import game, sets; sets.open_box({names!r})"
Rounds = dict[str, list[float]]  # a figure's name, and what it was in each round
BASE = ("base",)
ALL = tuple(sorted(doors.parent.name for doors in CARDS.glob("*/doors.yaml")))


def measure(rounds: int, seconds: float, *, compiled: bool = False) -> list[Line]:
    """Ours and the peer's alternate, so that a busy machine hits both; if wanted, the compiled rules too."""
    ours: list[Figures] = []
    theirs: list[Figures] = []
    fast: list[Figures] = []
    folder = compiled_copy() if compiled else None
    for number in range(rounds):
        ours.append(in_a_process("bench.ours", str(seconds), str(number), *BASE))
        theirs.append(in_a_process("bench.peer", str(seconds), str(number)))
        if folder is not None:
            fast.append(in_a_process("bench.ours", str(seconds), str(number), *BASE, folder=folder))
    found = lines(by_name(ours), by_name(theirs), starts(rounds))
    return found + compiled_lines(by_name(fast), by_name(ours), by_name(theirs)) if fast else found


def measure_sets(chosen: Sequence[tuple[str, ...]], rounds: int, seconds: float) -> list[Line]:
    """Each choice of sets right beside the peer, all in turn."""
    ours: list[list[Figures]] = [[] for _ in chosen]
    theirs: list[list[Figures]] = [[] for _ in chosen]
    for number in range(rounds):
        for place, names in enumerate(chosen):
            theirs[place].append(in_a_process("bench.peer", str(seconds), str(number)))
            ours[place].append(in_a_process("bench.ours", str(seconds), str(number), *names))
    return [
        line
        for names, found, others in zip(chosen, ours, theirs, strict=True)
        for line in set_lines(names, by_name(found), by_name(others), started(loading(names), rounds))
    ]


def measure_learning(rounds: int, seconds: float, *, compiled: bool = False) -> list[Line]:
    """Steps of the learning environment next to those of PettingZoo's own leduc, in turn; if wanted, compiled too."""
    folder = compiled_copy() if compiled else None
    leduc: list[Figures] = []
    ours: dict[str, list[Figures]] = {name: [] for name in (*ALL, "all", "compiled")}
    for number in range(rounds):
        leduc.append(in_a_process("bench.learning", str(seconds), str(number), "leduc"))
        if folder is not None:
            ours["compiled"].append(stepped(seconds, number, BASE, folder))
        for name in (*ALL, "all"):
            ours[name].append(stepped(seconds, number, ALL if name == "all" else (name,)))
    theirs = by_name(leduc)["steps"]
    return [line for name, found in ours.items() if found for line in learning_lines(name, by_name(found), theirs)]


def learning_lines(name: str, found: Rounds, leduc: Sequence[float]) -> list[Line]:
    """The lines on these sets; a target is set for the compiled rules."""
    target, aim = (2, 3) if name == "compiled" else (None, None)
    return [
        Line(f"PettingZoo steps, {name}", "per second", found["steps"], leduc, target, aim, peer="leduc"),
        Line(f"... decisions, {name}", "per second", found["decisions"], None, None),
    ]


def stepped(seconds: float, number: int, names: Sequence[str], folder: Path = ROOT) -> Figures:
    """Ours with these sets."""
    return in_a_process("bench.learning", str(seconds), str(number), "kickdoor", *names, folder=folder)


def starts(rounds: int) -> Rounds:
    """How long the start takes."""
    return {"loaded": started(loading(BASE), rounds), "help": started(("-m", "kickdoor", "--help"), rounds)}


def started(code: Sequence[str], rounds: int) -> list[float]:
    """How long this takes from the start of an interpreter; one run first, to have the compiled files."""
    start(code)
    return [start(code) for _ in range(rounds)]


def loading(names: Sequence[str]) -> tuple[str, str]:
    """What loads these sets."""
    return "-c", LOADED.format(names=list(names))


def lines(ours: Rounds, theirs: Rounds, begun: Rounds) -> list[Line]:
    """The report. Targets with a peer are ratios, without one they are figures."""
    return [
        Line("choices, four at random", "per second", ours["choices"], theirs["choices"], 1.5, 3),
        Line("moves, four at random", "per second", ours["moves"], theirs["moves"], 1.5, 3),
        Line("games, four greedy / by value", "per second", ours["games"], theirs["games"], 3),
        Line("copy of a state in mid-game", "microseconds", ours["copy"], theirs["copy"], 5, 15, less_is_better=True),
        Line("import with the base set", "seconds", begun["loaded"], None, 0.4, less_is_better=True),
        Line("kickdoor --help", "seconds", begun["help"], None, 0.4, less_is_better=True),
    ]


def set_lines(names: Sequence[str], ours: Rounds, theirs: Rounds, loaded: Sequence[float]) -> list[Line]:
    """The report on these sets."""
    label = names[0] if len(names) == 1 else f"{len(names)} sets"
    return [
        Line(f"{label}: choices, at random", "per second", ours["choices"], theirs["choices"], 1.5, 3),
        Line(f"{label}: moves, at random", "per second", ours["moves"], theirs["moves"], 1.5, 3),
        Line(f"{label}: games, greedy", "per second", ours["games"], theirs["games"], 3),
        Line(f"{label}: copy of a state", "microseconds", ours["copy"], theirs["copy"], 5, 15, less_is_better=True),
        Line(f"{label}: import", "seconds", loaded, None, 0.4 if len(names) == 1 else 0.6, less_is_better=True),
    ]


def compiled_lines(ours: Rounds, pure: Rounds, theirs: Rounds) -> list[Line]:
    """The same games with the rules compiled, next to those in pure Python and to the peer's."""
    return [
        Line("compiled / pure: choices", "per second", ours["choices"], pure["choices"], 3, 6, peer="pure"),
        Line("compiled / pure: greedy games", "per second", ours["games"], pure["games"], None, peer="pure"),
        Line("compiled: choices", "per second", ours["choices"], theirs["choices"], 6, 12),
        Line("compiled: moves", "per second", ours["moves"], theirs["moves"], None),
        Line("compiled: games, four greedy", "per second", ours["games"], theirs["games"], None),
        Line("compiled: copy of a state", "microseconds", ours["copy"], theirs["copy"], 5, 15, less_is_better=True),
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
                line.peer: line.theirs,
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
        f"{'':30} {'unit':12} {'kickdoor':>11} {'other':>11} {'times':>6}  target",
    ]
    for line in found:
        theirs = f"{line.theirs:11,.1f}" if line.theirs is not None else " " * 11
        times = f"{line.ratio:6.2f}" if line.theirs is not None else " " * 6
        limit = "" if line.target is None else f"{line.target} x" if line.theirs is not None else f"under {line.target}"
        figure = f"{line.ours:11,.1f}" if line.ours >= 2 else f"{line.ours:11,.3f}"
        missed = "" if line.holds else "  MISSED"
        rows.append(f"{line.name:30} {line.unit:12} {figure} {theirs} {times}  {limit}{missed}")
    rows += [
        "",
        "A choice is a move of a player who had at least two; moves are all, on both sides also those",
        "without an alternative. The other is Catanatron; in lines that say pure it is kickdoor uncompiled;",
        "beside PettingZoo steps it is PettingZoo's leduc, and kickdoor has four players.",
        "Medians of processor time, each side in a process of its own, one at a time; times is the median of",
        "what each round says, in which both sides ran one after the other.",
    ]
    return "\n".join(rows)


def choices_of(wish: str) -> list[tuple[str, ...]]:
    """Each set by itself, then all of them together."""
    names = ALL if wish == "all" else tuple(name.strip() for name in wish.split(","))
    return [*((name,) for name in names), *([names] if len(names) > 1 else [])]


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--rounds", type=int, default=5, help="the median of so many (default 5)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured (default 3)")
    parser.add_argument("--compiled", action="store_true", help="measure the rules compiled by mypyc too")
    parser.add_argument("--sets", help="measure these sets, each alone and all together: names with commas, or all")
    parser.add_argument("--learning", action="store_true", help="measure the learning environment next to PettingZoo's leduc")
    wishes = parser.parse_args()
    if wishes.learning:
        found = measure_learning(wishes.rounds, wishes.seconds, compiled=wishes.compiled)
    elif wishes.sets:
        found = measure_sets(choices_of(wishes.sets), wishes.rounds, wishes.seconds)
    else:
        found = measure(wishes.rounds, wishes.seconds, compiled=wishes.compiled)
    print(json.dumps(as_json(found), indent=2) if wishes.json else as_text(found))


if __name__ == "__main__":
    main()
