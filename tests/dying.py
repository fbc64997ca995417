"""The real server, made to die: a line `PORT MOMENT COUNT` on standard input serves anew in a process of its own.

`python -m tests.dying STORE`: at the set moment the server kills itself, in its COUNTth transaction of record lines.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

from kickdoor.table import serving
from kickdoor.table.audience import Page
from kickdoor.table.serving import Wishes
from kickdoor.table.store import store as store_module
from tests.appending import Dying, die
from tests.test_table_sockets import HastyTimer


def tells_one(page_made: Any) -> Any:
    """Once it is time, what changed reaches one page; no other hears anything from then on."""
    told: list[Page] = []

    def made(page: Page, seats: Any, send: Any, *others: Any, **named: Any) -> None:
        def some(message: bytes) -> None:
            if not told and Dying.moment == "told-one" and Dying.left <= 0 and b'"type":"told"' in message:
                told.append(page)
                asyncio.get_running_loop().call_later(0.05, die)
            if not told or told[0] is page:
                send(message)

        page_made(page, seats, some, *others, **named)

    return made


def serve(where: str, port: int, moment: str, count: int) -> None:
    """Serve until killed."""
    Dying.moment, Dying.left = moment, count
    store_module.Writer = Dying  # type: ignore[attr-defined]
    serving.RealTimer = HastyTimer  # type: ignore[attr-defined]
    Page.__init__ = tells_one(Page.__init__)  # type: ignore[method-assign]
    serving.serve(Wishes(port=port, database=where, open=False), lambda said: None)


def run(where: str) -> None:
    """A server for each line read; says its number, and by what it ended."""
    for request in sys.stdin:
        port, moment, count = request.split()
        process = os.fork()
        if process == 0:
            serve(where, int(port), moment, int(count))
            os._exit(0)
        os.write(1, f"process {process}\n".encode())
        _, status = os.waitpid(process, 0)
        os.write(1, f"ended {os.waitstatus_to_exitcode(status)}\n".encode())


if __name__ == "__main__":
    run(sys.argv[1])
