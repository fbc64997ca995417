"""One process for each store: a lock on a file, which dies with the process that holds it.

On POSIX systems it is a record lock, which child processes don't inherit: a bot at work in one of them never holds a
store whose server was killed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_held: set[Path] = set()  # a record lock doesn't stop the process that holds it


class FileLock:
    """A lock on a file, made if it isn't there. The file stays; only the lock goes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = -1

    def take(self) -> bool:
        """Take the lock; False if somebody has it. Raises OSError where the file can't be written."""
        if self.path in _held:
            return False
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            return False
        self.file = file
        _held.add(self.path)
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        return True

    def holder(self) -> str:
        """The number of the process that has taken it, as it wrote it."""
        try:
            return self.path.read_text("ascii", errors="replace")
        except OSError:
            return "?"

    def free(self) -> None:
        """Let go of it."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
            _held.discard(self.path)


if sys.platform == "win32":
    import msvcrt

    BEHIND = 1 << 20  # a locked byte can't be read there: one far behind the number

    def _lock(file: int) -> None:
        os.lseek(file, BEHIND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
