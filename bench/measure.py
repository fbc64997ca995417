"""Measuring: each measurement in a process of its own, one at a time, the median of several."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
Figures = dict[str, float]


class Line(NamedTuple):
    """One line of the report: ours in each round, the peer's (or nothing), and how many times better ours must be."""

    name: str
    unit: str
    rounds: Sequence[float]
    others: Sequence[float] | None
    target: float | None
    aim: float | None = None
    less_is_better: bool = False
    peer: str = "catanatron"

    @property
    def ours(self) -> float:
        """The median of the rounds."""
        return median(self.rounds)

    @property
    def theirs(self) -> float | None:
        """The median of the peer's rounds."""
        return median(self.others) if self.others is not None else None

    @property
    def ratio(self) -> float | None:
        """How many times better ours is than the peer's; without a peer, than the target.

        The median of what each round says: a machine that gets slower in between does so for both sides of a round.
        """
        if self.others is not None:
            times = median(ours / other for ours, other in zip(self.rounds, self.others, strict=True))
        elif self.target is not None:
            times = self.ours / self.target
        else:
            return None
        return 1 / times if self.less_is_better else times

    @property
    def holds(self) -> bool:
        """True where the target is met."""
        if self.target is None or self.ratio is None:
            return True
        return self.ratio >= (self.target if self.theirs is not None else 1.0)


def timed(work: Callable[[], int], seconds: float) -> float:
    """How many things `work` does in a second of the processor; it says how many it did, and is called till time is up.

    Time of the processor, so that what else runs on the machine counts for neither side.
    """
    done, began = 0, process_time()
    while True:
        done += work()
        spent = process_time() - began
        if spent >= seconds:
            return done / spent


def per_call(work: Callable[[], object], calls: int) -> float:
    """Microseconds of the processor for one call."""
    began = process_time()
    for _ in range(calls):
        work()
    return (process_time() - began) / calls * 1e6


def in_a_process(module: str, *arguments: str, folder: Path = ROOT) -> Figures:
    """Run a part of the bench by itself, in this folder; it prints its figures as JSON."""
    command = [sys.executable, "-m", module, *arguments]
    output = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True, env=_fixed())
    figures: Figures = json.loads(output.stdout)
    return figures


def compiled_copy() -> Path:
    """The folder of a copy of kickdoor that is compiled. Raises CalledProcessError where it can't be."""
    command = [sys.executable, "scripts/fast.py", "copy"]
    return Path(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip())


def start(code: Sequence[str]) -> float:
    """Seconds of the processor from the start of an interpreter to its end; of the clock where the system can't tell.

    The interpreter keeps what it compiles, as it does for who plays, whatever the environment says.
    """
    before, began = _of_children(), perf_counter()
    kept = {name: value for name, value in _fixed().items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, *code], cwd=ROOT, check=True, stdout=subprocess.DEVNULL, env=kept)
    spent = _of_children() - before
    return spent if spent > 0 else perf_counter() - began


def _of_children() -> float:
    """Seconds of the processor that all processes begun here have used."""
    times = os.times()
    return times.children_user + times.children_system


def _fixed() -> Mapping[str, str]:
    return {**os.environ, "PYTHONHASHSEED": "0"}


def by_name(rounds: Sequence[Figures]) -> dict[str, list[float]]:
    """Each figure, as it was in each round."""
    return {name: [figures[name] for figures in rounds] for name in rounds[0]}


def machine() -> dict[str, str]:
    """The machine and the versions that were measured."""
    from kickdoor import __version__

    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "kickdoor": __version__,
        "catanatron": version("catanatron"),
    }


def processor() -> str:
    """The processor's name, where the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


__all__ = ["ROOT", "Figures", "Line", "by_name", "compiled_copy", "in_a_process", "machine", "per_call", "start", "timed"]
