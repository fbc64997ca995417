"""Where a store is: a file of SQLite, by its path, or a PostgreSQL database, by its URL."""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from kickdoor.files import real
from kickdoor.table.keeping import KeepingError

FILE = "tables.sqlite3"
POSTGRESQL = frozenset({"postgresql", "postgres", "postgresql+psycopg"})


@dataclass(frozen=True)
class Place:
    """Where a store is. `name` is what people are told, without a password; `file` is None for PostgreSQL."""

    name: str
    url: URL
    file: Path | None = None

    def beside(self, ending: str) -> Path:
        """A file that stands beside the store's, named after it."""
        assert self.file is not None
        return self.file.with_name(self.file.name + ending)


def default_file() -> Path:
    """The store in the user's data folder."""
    return user_data_path("kickdoor", appauthor=False) / FILE


def place_of(text: str | None = None) -> Place:
    """The place that a path or a URL names; nothing: the user's data folder. Raises KeepingError for an unknown kind of URL."""
    if not text:
        return file_place(default_file())
    if "://" not in text:
        return file_place(Path(text))
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise KeepingError("store-bad-address", store=text.partition("://")[0]) from error
    if url.drivername == "sqlite" and url.database:
        return file_place(Path(url.database))
    if url.drivername in POSTGRESQL and url.database:
        url = url.set(drivername="postgresql+psycopg")
        return Place(url.set(drivername="postgresql").render_as_string(hide_password=True), url)
    raise KeepingError("store-bad-address", store=url.drivername)


def file_place(file: Path) -> Place:
    """The store in a file. It is opened only where it exists, so that a lost file is an error and no empty store."""
    try:
        file = real(file.expanduser())
    except RuntimeError as error:  # nobody of that name has a home
        raise KeepingError("store-not-opened", store=str(file), reason=str(error).rstrip(".")) from error
    if file.is_dir():
        raise KeepingError("store-not-opened", store=str(file), reason=os.strerror(errno.EISDIR))
    url = URL.create("sqlite", database=f"file:{quote(os.fsencode(file))}", query={"mode": "rw", "uri": "true"})
    return Place(str(file), url, file)
