"""`kickdoor serve`: the store opened, the port taken, the server run until it is told to go."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from kickdoor.errors import InputError
from kickdoor.table.addresses import bases
from kickdoor.table.house import DAYS_KEPT, House
from kickdoor.table.keeping import Keeping
from kickdoor.table.offering import own_sets
from kickdoor.table.resting import put_away
from kickdoor.table.store import open_store, place_of
from kickdoor.table.thinking import SECONDS, Workers
from kickdoor.table.timing import RealTimer
from kickdoor.table.web import STATIC, Web, application
from kickdoor.table.wires import Requests, Sockets
from kickdoor.words import say

HOST, PORT = "127.0.0.1", 8700
LOCAL = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "localhost"}  # where this machine finds a server that listens everywhere
SWEEP_SECONDS = 3600.0
TIDY_SECONDS = 60.0
LEAVE_SECONDS = 5
MOST_BYTES = 16_384
MOST_NEW = 5_000_000  # lists, tuples and the like, made and not freed since the last search
TURN_SECONDS = 0.0005  # after so long a thread gives way to another that wants its turn


HEADER: Final = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")  # what may be the name of a header (RFC 9110, 5.6.2)


class ServingError(InputError):
    """The server can't start."""


@dataclass
class Wishes:
    """What was asked for on the command line. `public`: the address under which a proxy shows this server.

    `sets`: folders of sets that are offered beside those of the package.
    """

    host: str = HOST
    port: int = PORT
    database: str = ""
    open: bool = True
    public: str = ""
    trusted: str = ""
    days: float = DAYS_KEPT
    think: float = SECONDS
    sets: tuple[str, ...] = ()
    static: Path = STATIC


def serve(wishes: Wishes, echo: Callable[[str], None]) -> int:
    """Serve until told to go. Returns the exit status. Raises InputError where it can't start."""
    check_proxy(wishes)
    wishes.sets = own_sets(wishes.sets)
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING, stream=sys.stderr)
    bound = take_port(wishes.host, wishes.port)
    try:
        asyncio.run(_serve(wishes, bound, echo))
    except KeyboardInterrupt:
        echo(say("server-gone"))
    finally:
        bound.close()
    return 0


def check_proxy(wishes: Wishes) -> None:
    """What is said of a proxy can be so: an address of the web, the name of a header. Raises ServingError."""
    try:
        address = urlsplit(wishes.public)
        good = address.scheme in ("http", "https") and bool(address.hostname)
    except ValueError:
        good = False
    if wishes.public and not good:
        raise ServingError("server-bad-public", url=wishes.public)
    if wishes.trusted and not HEADER.fullmatch(wishes.trusted):
        raise ServingError("server-bad-header", name=wishes.trusted)


def take_port(host: str, port: int) -> socket.socket:
    """The port, bound before anything else happens. Raises ServingError."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        bound = socket.socket(family, kind, protocol)
    except OSError as error:
        raise ServingError("server-no-host", host=host, reason=error.strerror or str(error)) from error
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(512)
        bound.set_inheritable(False)
    except (OSError, OverflowError) as error:
        bound.close()
        raise ServingError(
            "server-port-busy", host=host, port=str(port), reason=getattr(error, "strerror", "") or str(error)
        ) from error
    return bound


async def _serve(wishes: Wishes, bound: socket.socket, echo: Callable[[str], None]) -> None:
    keeping = await open_store(place_of(wishes.database))
    port = int(bound.getsockname()[1])
    house = house_of(keeping, wishes, port)
    server = Polite(config_of(wishes, house))
    local = (
        f"http://{'127.0.0.1' if wishes.host in ('0.0.0.0', '') else 'localhost' if wishes.host == '::' else wishes.host}:{port}/"
    )
    keeping_house = (asyncio.create_task(_sweep(house)), asyncio.create_task(_tidy(house)))
    try:
        calm_memory()
        let_threads_in()
        await house.running()
        on_signals(lambda: goodbye(house, server))
        echo(say("server-runs", address=local))
        for base in bases(wishes.host, port, wishes.public):
            echo(say("server-others", address=base))
        if wishes.open:
            asyncio.get_running_loop().call_later(0.3, webbrowser.open, local)
        await server.serve(sockets=[bound])
    finally:
        for task in keeping_house:
            task.cancel()
        await house.close()


class Polite(uvicorn.Server):
    """A server whose signals are the table's: whoever is there is told before the line is cut."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone."""
        yield


def goodbye(house: House, server: uvicorn.Server) -> None:
    """Say "back soon" at every table, then go; told twice, go at once."""
    server.force_exit = server.should_exit
    house.say_back_soon()
    server.should_exit = True


def on_signals(does: Callable[[], None]) -> None:
    """What to do when the process is told to go."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, does)
        except NotImplementedError:  # Windows has no such handlers
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(does))


def house_of(keeping: Keeping, wishes: Wishes, port: int) -> House:
    """The tables over a store."""

    def links(table: str) -> tuple[str, ...]:
        return tuple(f"{base}/t/{table}" for base in bases(wishes.host, port, wishes.public))

    no_link = "" if links("x") else "server-no-link"
    return House(keeping, RealTimer(), Workers(seconds=wishes.think), links=links, no_link=no_link, days=wishes.days,
                 own=wishes.sets)  # fmt: skip


def config_of(wishes: Wishes, house: House) -> uvicorn.Config:
    """How uvicorn runs: one worker, no compression on sockets, messages of bounded size."""
    web = Web(house, static=wishes.static, trusted=wishes.trusted, secure=wishes.public.startswith("https:"))
    return uvicorn.Config(
        application(web),
        http=Requests,
        ws=Sockets,
        ws_per_message_deflate=False,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=None,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LEAVE_SECONDS,
    )


def let_threads_in() -> None:
    """The store's thread asks for its turn at each row that it writes; beside a busy loop it would wait long each time."""
    sys.setswitchinterval(TURN_SECONDS)


def calm_memory() -> None:
    """Python looks for lost rings of objects only when it is told to: every table stands still meanwhile. Moves, tables that are
    put away and lines that are closed leave none.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


async def _sweep(house: House) -> None:
    """Now and then the tables go that nobody has touched for long."""
    while True:
        with contextlib.suppress(InputError):
            await house.sweep()
        await asyncio.sleep(SWEEP_SECONDS)


async def _tidy(house: House) -> None:
    """Now and then the tables are put away that nobody is at, and memory is searched while nobody is at any."""
    searched = house.timer.now()
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        put_away(house)
        if may_search(house, house.timer.now() - searched):
            gc.collect()
            searched = house.timer.now()


def may_search(house: House, seconds: float) -> bool:
    """True if memory is to be searched for lost rings now, so many seconds after the last time.

    That is once an hour at most, when nobody would notice; while somebody is there only if very much has come since.
    """
    return (seconds >= SWEEP_SECONDS and not house.is_visited) or gc.get_count()[0] > MOST_NEW
