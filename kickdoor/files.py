"""Files that are never half-written: the whole is written beside the old one, which it then replaces."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path


def real(path: Path) -> Path:
    """The place that a path leads to, links followed. Raises OSError for links that lead round in a circle."""
    found = Path(os.path.realpath(path))
    if found.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return found


def write_whole(path: Path, content: bytes) -> None:
    """Write beside the file, then rename; an earlier good file stays as it is if that fails. Raises OSError.

    A link goes on pointing at its file; what is no file (a pipe, a device) is written to as it is.
    """
    if path.exists() and not path.is_file():
        path.write_bytes(content)
        return
    path = real(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def write_from(path: Path, place: int, content: bytes) -> None:
    """Put this in place of all that a file holds from a place on; safe on the disk when this returns. Raises OSError."""
    with path.open("r+b") as file:
        file.seek(place)
        file.write(content)
        file.truncate()
        file.flush()
        os.fsync(file.fileno())


def reason(error: OSError) -> str:
    """What the system says is wrong."""
    return error.strerror or str(error)
