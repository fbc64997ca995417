"""A bot that is a program of its own, in whatever language: told and asked by lines of JSON on its standard input and output."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine

import msgspec

from kickdoor.errors import InputError

LONGEST = 1 << 20  # bytes of a line from a program
START = 30.0  # seconds for the first answer of a program that has just begun
TOO_LONG = "..."
SHOWN = 60  # letters of a line that made no sense


class Lost(Exception):
    """A program has lost its game. `reason`: slow, died, nonsense or illegal; `detail` says more."""

    def __init__(self, program: Program, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.program = program
        self.reason = reason
        self.detail = detail


class Program:
    """A running program, started when it is first needed and again after it was stopped. Raises InputError for no command."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command = command
        self.words = split(command)
        self.seconds = seconds
        self.process: Process | None = None
        self.answered = False

    async def start(self) -> bool:
        """True if it had to be started. Raises InputError if there is no such program."""
        if self.process is not None:
            return False
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.words, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True
            )
        except OSError as error:
            raise InputError("lab-play-start", command=self.command, reason=error.strerror or "") from error
        self.answered = False
        return True

    async def tell(self, message: object) -> None:
        """Write a line. Raises Lost if the program doesn't read it in time, or is gone."""
        await self._in_time(self._write(message))

    async def ask(self, message: object) -> bytes:
        """Write a line and read one. Raises Lost."""
        line = await self._in_time(self._exchange(message))
        if not line.endswith(b"\n"):
            raise Lost(self, "died", await self._status())
        self.answered = True
        return line

    async def _write(self, message: object) -> bytes:
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(message) + b"\n")
        await self.process.stdin.drain()
        return b""

    async def _exchange(self, message: object) -> bytes:
        await self._write(message)
        assert self.process is not None and self.process.stdout is not None
        return await self.process.stdout.readline()

    async def _in_time(self, work: Coroutine[None, None, bytes]) -> bytes:
        seconds = self.seconds if self.answered else max(START, self.seconds)
        try:
            return await asyncio.wait_for(work, seconds)
        except TimeoutError:
            raise Lost(self, "slow", f"{seconds:g}") from None
        except ValueError:  # a line beyond the limit
            raise Lost(self, "nonsense", TOO_LONG) from None
        except ConnectionError:
            raise Lost(self, "died", await self._status()) from None

    async def _status(self) -> str:
        """The exit status of a program that has closed its lines; `-` where it still runs."""
        assert self.process is not None
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), self.seconds)
        return str(self.process.returncode) if self.process.returncode is not None else "-"

    async def finish(self) -> None:
        """Tell it that there is no more, and end it if it doesn't end by itself in time."""
        process = self.process
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        process.stdin.close()
        with contextlib.suppress(ConnectionError, TimeoutError):
            await asyncio.wait_for(process.stdout.read(), self.seconds)
            await asyncio.wait_for(process.wait(), self.seconds)
        await self.stop()

    async def stop(self) -> None:
        """End it, with what it has started."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        await process.wait()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.close()
        with contextlib.suppress(ConnectionError, TimeoutError):
            await asyncio.wait_for(process.stdout.read(), self.seconds)
            await process.stdin.wait_closed()


def split(command: str) -> list[str]:
    """The words of a command, as a shell would split it. Raises InputError for one without any."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError:
        words = []
    if not words:
        raise InputError("lab-play-command", command=command)
    return words


def shown(line: bytes) -> str:
    """The beginning of a line that made no sense."""
    return line[:SHOWN].decode("utf-8", "replace").strip()


__all__ = ["Lost", "Program", "shown"]
