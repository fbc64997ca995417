"""A file of SQLite copied whole, also while it is being written to."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path


def copy_file(source: Path, copy: Path) -> None:
    """Copy the database; it has its name only once it is whole and on the disk. Raises OSError, sqlite3.Error."""
    half = copy.with_name(f".{copy.name}.{os.getpid()}")
    os.close(os.open(half, os.O_CREAT | os.O_RDWR | os.O_TRUNC, 0o600))
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(half)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        flush(half)
        half.replace(copy)
        flush(copy.parent)
    finally:
        with contextlib.suppress(OSError):
            half.unlink()


def flush(path: Path) -> None:
    """See to it that a file, or the names in a folder, are on the disk. Raises OSError."""
    if os.name == "nt" and path.is_dir():
        return
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
