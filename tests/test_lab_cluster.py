"""`kickdoor lab run --cluster`: a head and a worker on this machine give the bytes that one process gives."""

import os
import subprocess
import sys
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


def test_a_head_and_a_worker_give_the_same_bytes(address: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    assert command([*LINE, str(here)]) == 0
    subprocess.run([sys.executable, "-m", "kickdoor", *LINE, str(there), "--cluster", address], check=True, env=ENVIRONMENT)
    files = sorted(file.relative_to(here) for file in here.rglob("*") if file.is_file() and file.name != runs.TIMES)
    assert files
    for file in files:
        assert (here / file).read_bytes() == (there / file).read_bytes()


def test_where_no_cluster_answers_a_sentence_says_so(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "kickdoor", *LINE, str(tmp_path / "x"), "--cluster", "nowhere"]
    told = subprocess.run(line, capture_output=True, text=True, env=ENVIRONMENT)
    assert told.returncode == 2
    assert "No Ray cluster answers at nowhere" in told.stderr


def test_without_ray_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda name: None if name == "ray" else object())
    assert command([*LINE, str(tmp_path / "x"), "--cluster", "auto"]) == 2
    assert "pip install 'kickdoor[cluster]'" in capsys.readouterr().err
