"""`kickdoor lab run --cluster`: a head and a worker on this machine give the bytes that one process gives."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sources import ROOT

from kickdoor.cli import run as command
from kickdoor.lab import extra, runs

LINE = ("lab", "run", "--players", "3", "--seed", "5", "--part", "2", "--games", "4", "--out")
PATIENT = {
    "RAY_gcs_server_port_wait_time_s": "600",
    "RAY_gcs_server_request_timeout_seconds": "600",
}  # a busy machine is no fault
ENVIRONMENT = os.environ | PATIENT | {"RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": str(ROOT)}

STARTS = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster()
for _ in range(2):
    cluster.add_node(wait=False, num_cpus=1, object_store_memory=80_000_000)
cluster.wait_for_nodes(timeout=600)
print(cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a cluster of two nodes listens while the tests run."""
    line = [sys.executable, "-c", STARTS]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as process:
        assert process.stdout is not None
        told = iter(process.stdout.readline, "")
        yield next(line.strip() for line in told if line.strip().rpartition(":")[2].isdigit())
        process.communicate("")


def told_of(folder: Path) -> dict[Path, bytes]:
    """All that a run wrote, but when and where."""
    files = [file for file in folder.rglob("*") if file.is_file() and file.name != runs.TIMES]
    assert files
    return {file.relative_to(folder): file.read_bytes() for file in files}


def test_no_reports_of_use_are_sent() -> None:
    """Ray asks its environment when it starts; whoever has said nothing gets none all the same."""
    asked = "from kickdoor.lab import cluster; from ray._common.usage import usage_lib; print(usage_lib.usage_stats_enabled())"
    silent = {name: value for name, value in ENVIRONMENT.items() if name != "RAY_USAGE_STATS_ENABLED"}
    assert subprocess.check_output([sys.executable, "-c", asked], env=silent, text=True).split() == ["False"]


def test_a_head_and_a_worker_give_the_same_bytes(address: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    assert command([*LINE, str(here)]) == 0
    subprocess.run([sys.executable, "-m", "kickdoor", *LINE, str(there), "--cluster", address], check=True, env=ENVIRONMENT)
    assert told_of(there) == told_of(here)


def busy_workers() -> list[int]:
    """The processes that are playing a part for a cluster on this machine."""
    found = []
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if line.read_bytes().startswith(b"ray::attempt"):
                found.append(int(line.parent.name))
    return found


def test_a_worker_that_is_killed_twice_changes_no_byte(address: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    line = [*LINE[:-3], "--games", "12", "--out"]
    run = [sys.executable, "-m", "kickdoor", *line, str(there), "--cluster", address]
    killed: set[int] = set()
    with subprocess.Popen(run, env=ENVIRONMENT) as process:
        while process.poll() is None and len(killed) < 2:
            alive = [each for each in busy_workers() if each not in killed]
            if alive and len(list(there.glob("games/*.parquet"))) > len(killed):  # a part further than at the last one
                os.kill(alive[0], signal.SIGKILL)
                killed.add(alive[0])
            time.sleep(0.01)
    assert process.returncode == 0 and len(killed) == 2
    assert command([*line, str(here)]) == 0
    assert told_of(there) == told_of(here)


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "127.0.0.1:99999", "nowhere.invalid:6379"])
def test_where_no_cluster_answers_a_sentence_says_so(address: str, tmp_path: Path) -> None:
    line = [sys.executable, "-m", "kickdoor", *LINE, str(tmp_path / "x"), "--cluster", address]
    told = subprocess.run(line, capture_output=True, text=True, env=ENVIRONMENT)
    assert told.returncode == 2
    assert f"No Ray cluster answers at {address}" in told.stderr


def test_without_ray_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda name: None if name == "ray" else object())
    assert command([*LINE, str(tmp_path / "x"), "--cluster", "auto"]) == 2
    assert "pip install 'kickdoor[cluster]'" in capsys.readouterr().err
