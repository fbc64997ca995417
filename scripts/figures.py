"""Puts measured figures into README.md, between `<!-- figures: NAME -->` and `<!-- end -->`."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

from sources import ROOT

README = ROOT / "README.md"
GREEDY = ("--sets", "base", "--players", "4", "--bots", "greedy,greedy,greedy,greedy")
GAMES = ("--games", "2000", "--seed", "1", "--jobs", "2", "--json")
OF_THE_TABLE = ("bench.table", "bench.memory", "bench.page", "bench.thinking")
SIMULATED = ("games", "finished", "decisions", "seconds", "games_per_second", "decisions_per_second")


def simulation() -> str:
    """Four greedy bots, as a table."""
    command = [sys.executable, "-m", "kickdoor", "simulate", *GREEDY, *GAMES]
    return simulation_table(json.loads(_output(command)))


def simulation_table(report: Mapping[str, Any]) -> str:
    """The report of `kickdoor simulate --json` as a table."""
    rows = [(name.replace("_", " "), report[name]) for name in SIMULATED if name in report]
    rows += [(f"turns, {name}", value) for name, value in report["turns"].items() if not isinstance(value, dict)]
    rows += [(f"games of up to {row['up_to']} turns", row["games"]) for row in report.get("turns_distribution", ())]
    lines = ["| four greedy bots | |", "| --- | ---: |"]
    return "\n".join(lines + [f"| {name} | {_number(value)} |" for name, value in rows])


def bench() -> str:
    """What the bench prints, as it stands."""
    return "```text\n" + _output([str(ROOT / "scripts" / "bench"), "--compiled"]).rstrip() + "\n```"


def bench_of_sets() -> str:
    """The same figures for each set alone and for all of them together."""
    return "```text\n" + _output([str(ROOT / "scripts" / "bench"), "--sets", "all", "--seconds", "1"]).rstrip() + "\n```"


def table() -> str:
    """What the benches of the online table print, one after another; a target that is missed is told, and no failure."""
    told = [
        subprocess.run([sys.executable, "-m", part], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False).stdout.rstrip()
        for part in OF_THE_TABLE
    ]
    return "```text\n" + "\n\n".join(told) + "\n```"


def put(readme: str, name: str, figures: str) -> str:
    """The README with the figures of one part replaced. Raises LookupError if it has no such part."""
    part = re.compile(rf"(<!-- figures: {name} -->\n).*?(\n<!-- end -->)", re.DOTALL)
    if not part.search(readme):
        raise LookupError(name)
    return part.sub(lambda found: found[1] + figures + found[2], readme, count=1)


def _number(value: object) -> str:
    return f"{value:,.1f}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else str(value)


def _output(command: list[str]) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


PARTS = {"simulation": simulation, "bench": bench, "sets": bench_of_sets, "table": table}


def main() -> None:
    """Measures the parts that are named, or all."""
    for name in sys.argv[1:] or PARTS:
        README.write_text(put(README.read_text(encoding="utf-8"), name, PARTS[name]()), encoding="utf-8")


if __name__ == "__main__":
    main()
