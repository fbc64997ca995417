"""Where running games are kept: one file a game in the user's data folder, written after every move."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from kickdoor import saving
from kickdoor.errors import SaveError
from kickdoor.state import State
from kickdoor.words import say

SUFFIX = ".save"
RECORD = ".record"


def folder() -> Path:
    """The folder of the saved games."""
    return user_data_path("kickdoor", appauthor=False) / "games"


def new_path() -> Path:
    """A file for a new game, named by day and time; an older game keeps its own."""
    name = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{name}{SUFFIX}"
    again = 1
    while path.exists():
        again += 1
        path = folder() / f"{name}-{again}{SUFFIX}"
    return path


def saved() -> list[Path]:
    """The saved games, the latest first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folder().glob(f"*{SUFFIX}")]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


def latest() -> Path:
    """The game that was going on last. Raises SaveError if there is none that isn't over, or a later file is damaged."""
    for path in saved():
        try:
            state, _ = saving.load(path)
        except SaveError as error:
            raise SaveError("play-save-bad", file=str(path), reason=say(error.message_id, **error.facts)) from error
        if not state.winners:
            return path
    raise SaveError("play-nothing-to-resume", folder=str(folder()))


class Store:
    """The file of one game, from here on written by nobody else. A save that fails is told once, and the game goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failed: SaveError | None = None
        self.seen = stamp(path)

    @property
    def is_new(self) -> bool:
        """True for a file that nobody has written yet."""
        return self.seen is None

    @property
    def record_path(self) -> Path:
        """Where the record of the game stands once it is over."""
        return self.path.with_suffix(RECORD)

    def keep(self, state: State, beside: dict[str, Any]) -> SaveError | None:
        """Save; returns the error if it failed and the one before did not."""
        try:
            self.write(state, beside)
        except SaveError as error:
            fresh = self.failed is None
            self.failed = error
            return error if fresh else None
        return None

    def write(self, state: State, beside: dict[str, Any]) -> None:
        """Save now. Raises SaveError, also where somebody else has gone on with this file."""
        if stamp(self.path) not in (None, self.seen):
            raise SaveError("play-save-elsewhere", file=str(self.path))
        saving.save(self.path, state, **beside)
        self.failed = None
        self.seen = stamp(self.path)

    def copy_to(self, name: str, state: State, beside: dict[str, Any]) -> Path:
        """Save under another name as well. Raises SaveError."""
        path = Path(name)
        if os.sep not in name and not path.suffix:
            path = self.path.parent / f"{name}{SUFFIX}"
        if path == self.path:
            self.write(state, beside)
        else:
            saving.save(path, state, **beside)
        return path


def stamp(path: Path) -> tuple[int, int, int] | None:
    """What changes whenever a file is written; None if there is no file."""
    try:
        here = path.stat()
    except OSError:
        return None
    return here.st_ino, here.st_mtime_ns, here.st_size
