"""Work by its number, done on a Ray cluster. Every machine of it has this version of kickdoor installed."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # no reports of use, before Ray is imported

import ray

from kickdoor.errors import InputError
from kickdoor.lab.workers import FALLS, attempt

T = TypeVar("T")
PATIENCE = 10.0  # seconds until a machine takes the call


def each(task: Callable[[int], T], numbers: Sequence[int], address: str) -> Iterator[tuple[int, T]]:
    """Each number with what comes of it, in the order in which it is done; two pieces at a time wait for each processor.

    Raises InputError where no cluster answers at this address, or where workers die again and again.
    """
    connect(address)
    try:
        yield from _heard(task, numbers)
    except ray.exceptions.RayError as error:
        raise InputError("lab-cluster-fell", address=address, what=type(error).__name__) from error
    finally:
        ray.shutdown()


def connect(address: str) -> None:
    """Raises InputError where no cluster answers. The port is called first, since Ray goes on trying for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if host and port.isdecimal():
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise InputError("lab-no-cluster", address=address, what=str(error).partition("\n")[0]) from error


def _heard(task: Callable[[int], T], numbers: Sequence[int]) -> Iterator[tuple[int, T]]:
    work = ray.remote(num_cpus=1, max_retries=FALLS)(attempt)
    waiting = iter(numbers)
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    width = 2 * max(1, int(resources.get("CPU", 1)))
    under_way: dict[Any, int] = {work.remote(task, number): number for number in islice(waiting, width)}
    while under_way:
        (ready,), _ = ray.wait(list(under_way), num_returns=1)
        number = under_way.pop(ready)
        failed, found = ray.get(ready)
        if failed:
            raise found
        under_way |= {work.remote(task, following): following for following in islice(waiting, 1)}
        yield number, found


__all__ = ["connect", "each"]
