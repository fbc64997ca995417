"""Work for processes of the lab that goes wrong; it imports little, since each process imports it anew."""

import os
import signal
from pathlib import Path


def dies_at_first(marks: Path, times: int, number: int) -> int:
    """Its process is killed the first few times over number 3."""
    if number == 3 and len(list(marks.iterdir())) < times:
        (marks / str(os.getpid())).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def fails(number: int) -> int:
    """It raises."""
    raise ValueError(number)


def square_of(number: int) -> int:
    """It goes well."""
    return number * number
