"""A PostgreSQL server for the tests: its own, in a temporary folder, run as another user (it refuses to run as root)."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

USER = "postgres"
OPTIONS = "-F -c listen_addresses= -c unix_socket_directories={} -c max_connections=60 -c shared_buffers=16MB"


def programs() -> Path | None:
    """The folder of the newest PostgreSQL programs, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: int(each.parts[-3]))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return Path(named).resolve().parent if named else None


def as_user(*command: str) -> list[str]:
    """The command, run as the user postgres where we are root."""
    return ["runuser", "-u", USER, "--", *command] if os.geteuid() == 0 else list(command)


@dataclass
class Server:
    """A running server. Each test takes a database of its own."""

    folder: Path
    programs: Path
    databases: int = 0

    def start(self) -> None:
        """Start it and wait until it answers."""
        self._control("start", "-o", OPTIONS.format(self.folder), "-l", str(self.folder / "log"))

    def stop(self, how: str = "fast") -> None:
        """Stop it; connections are cut."""
        self._control("stop", "-m", how)

    def _control(self, *words: str) -> None:
        self._run(str(self.programs / "pg_ctl"), "-D", str(self.folder / "data"), "-w", *words)

    def init(self) -> None:
        """Lay out the server's files."""
        self._run(str(self.programs / "initdb"), "-D", str(self.folder / "data"), "-U", USER, "-A", "trust", "-E", "UTF8", "-N")

    def database(self) -> str:
        """The URL of a new empty database."""
        self.databases += 1
        name = f"store{self.databases}"
        self.run("createdb", name)
        return self.url(name)

    def url(self, name: str) -> str:
        """The URL of a database."""
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def run(self, program: str, *words: str) -> str:
        """Run one of PostgreSQL's programs against the server."""
        return self._run(str(self.programs / program), "-h", str(self.folder), "-U", USER, *words)

    def sql(self, database: str, *statements: str) -> str:
        """Run statements in a database."""
        return self.run("psql", "-d", database, "-At", *(word for each in statements for word in ("-c", each)))

    def _run(self, *command: str) -> str:
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(as_user(*command), cwd="/", stdout=said, stderr=subprocess.STDOUT, check=False)
            said.seek(0)
            text = said.read()
        assert done.returncode == 0, f"{' '.join(command)}: {text}"
        return text


@contextmanager
def server() -> Iterator[Server]:
    """A server for as long as this lasts."""
    found = programs()
    assert found is not None
    folder = Path(tempfile.mkdtemp(prefix="kickdoor-pg-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        running = Server(folder, found)
        running.init()
        running.start()
        yield running
        running.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
