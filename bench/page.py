"""`python -m bench.page [--rounds N]`: the page on a slow phone: what it fetches, when a move can be made, how it stutters.

A Chromium with its processor slowed four times, on a line of 9 Mbit/s and 60 ms. Nothing is cached. Then a fight with eight
cards a side is played, and the longest task of the page in it is told. The page must be built (scripts/client).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench.measure import machine
from bench.table_clients import DECODER, Told
from tests.browser.laid import token_of
from tests.browser.serving import chromium, laid_server
from tests.browser.tables import CLICK, Seat

SLOWER = 4
BYTES_A_SECOND = 9_000_000 / 8
LATENCY = 60
SCRIPTS, WHOLE, SECONDS, LONGEST = 200.0, 600.0, 2.0, 200.0  # kB, kB, seconds, milliseconds at most
OTHERS = (1, 2, 3, 4, 5)
CARDS_PLAYED = 3
CLICKS = 60

# When something that can be clicked is a move of this seat's, and each task that kept the page busy for over 50 ms.
WATCH = """(() => {
  window.tasks = [];
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.tasks.push([entry.startTime, entry.duration])))
    .observe({type: 'longtask', buffered: true});
  const moves = '.windowbar.yours .main, .acts .btn';
  const can = (node) => node.offsetParent !== null && !node.disabled && node.getAttribute('aria-disabled') !== 'true';
  const look = () => {
    if (![...document.querySelectorAll(moves)].some(can)) requestAnimationFrame(look);
    else window.firstMove = performance.now();
  };
  requestAnimationFrame(look);
})()"""
PLAY_A_CARD = """() => {
  const cards = [...document.querySelectorAll('.own-hand li > .plain')];
  const card = cards.find((node) => node.getAttribute('aria-disabled') !== 'true');
  const act = document.querySelector('.own-hand .actions .btn-marker, .own-hand .actions .frame-focus');
  if (act) { act.click(); return true; }
  if (card) card.click();
  return false;
}"""


class Opening(NamedTuple):
    """What came over the line before the first move, and when that was."""

    scripts: float
    whole: float
    seconds: float


class Phone:
    """A page of seat 0 on a slow phone."""

    def __init__(self, browser: Browser, server: str, table: str) -> None:
        self.seat = Seat(browser, server, "phone")
        self.page: Page = self.seat.page
        self.seat.hold(table, 0)
        self.page.add_init_script(WATCH)
        self.line: CDPSession = self.seat.context.new_cdp_session(self.page)
        self.kinds: dict[str, str] = {}
        self.bytes: Counter[str] = Counter()
        self.line.on("Network.responseReceived", lambda event: self.kinds.update({event["requestId"]: event["type"]}))
        self.line.on("Network.loadingFinished", self.came)
        self.line.on("Network.webSocketFrameReceived", self.heard)
        self.line.send("Network.enable")
        conditions = {
            "offline": False,
            "latency": LATENCY,
            "downloadThroughput": BYTES_A_SECOND,
            "uploadThroughput": BYTES_A_SECOND,
        }
        self.line.send("Network.emulateNetworkConditions", conditions)
        self.line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.page.goto(f"/t/{table}")
        self.page.locator(".windowbar.yours").wait_for()
        while self.page.evaluate("window.firstMove") is None:
            self.page.wait_for_timeout(50)

    def came(self, event: Any) -> None:
        """Something was fetched whole."""
        self.bytes[self.kinds.get(event["requestId"], "")] += event["encodedDataLength"]

    def heard(self, event: Any) -> None:
        """The table said something."""
        self.bytes["WebSocket"] += len(event["response"]["payloadData"].encode())

    def opening(self) -> Opening:
        """What it took to come to the first move."""
        seconds = self.page.evaluate("window.firstMove") / 1000
        return Opening(self.bytes["Script"] / 1000, sum(self.bytes.values()) / 1000, seconds)

    def longest_task(self) -> float:
        """Play the fight; the longest task of the page meanwhile, in milliseconds."""
        began = self.page.evaluate("performance.now()")
        played = clicks = 0
        while played < CARDS_PLAYED and clicks < CLICKS:
            played += self.page.evaluate(PLAY_A_CARD)
            clicks += 1
            self.page.wait_for_timeout(400)
        for _ in range(CLICKS):
            self.page.evaluate(CLICK)
            self.page.wait_for_timeout(400)
            if not self.page.locator(".totals").count():
                break
        tasks = self.page.evaluate("window.tasks")
        return max((long for at, long in tasks if at >= began), default=0.0)


def pass_always(server: str, table: str, seat: int) -> None:
    """Somebody who lets others fight: passes whatever is asked, until the server is gone."""
    with (
        suppress(ConnectionClosed),
        connect(f"ws{server.removeprefix('http')}/ws/{table}", compression=None, max_size=None) as socket,
    ):
        socket.send(msgspec.json.encode({"type": "hello", "token": token_of(seat)}).decode())
        answered = -1
        for frame in socket:
            message = DECODER.decode(frame)
            if not isinstance(message, Told) or not message.pictures:
                continue
            asked = message.pictures[0].asked
            moves = [each.move for each in message.pictures[0].moves if b'"pass"' in bytes(each.move)]
            if asked.yours and moves and asked.number != answered:
                answered = asked.number
                order = {"type": "make", "id": f"p{answered}", "seat": seat, "question": answered, "move": moves[0]}
                socket.send(msgspec.json.encode(order).decode())


def measure(rounds: int) -> tuple[Opening, float]:
    """The medians of the openings, and the longest task of a fight (the median of as many fights)."""
    openings: list[Opening] = []
    tasks: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        chromium(playwright) as browser,
        laid_server(Path(folder), more={"many-cards": rounds - 1}) as server,
    ):
        for number in range(rounds):
            table = f"many-cards-{number}"
            for seat in OTHERS:
                threading.Thread(target=pass_always, args=(server, table, seat), daemon=True).start()
            phone = Phone(browser, server, table)
            openings.append(phone.opening())
            tasks.append(phone.longest_task())
            phone.seat.context.close()
            print(
                f"round {number + 1}: {openings[-1].seconds:.2f} s to the first move, longest task {tasks[-1]:.0f} ms", flush=True
            )
    return Opening(*map(median, zip(*openings, strict=True))), median(tasks)


def main(argv: Sequence[str] | None = None) -> int:
    """Measures and prints; 1 where a target is missed."""
    parser = argparse.ArgumentParser(prog="bench.page", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="the median of so many (default 5)")
    wishes = parser.parse_args(argv)
    print("; ".join(f"{name} {value}" for name, value in machine().items()), flush=True)
    opening, longest = measure(wishes.rounds)
    rows = (
        ("JavaScript before the first move, as it travels", opening.scripts, "kB", SCRIPTS),
        ("all of it before the first move, as it travels", opening.whole, "kB", WHOLE),
        ("from navigation to a move that can be clicked", opening.seconds, "s", SECONDS),
        ("longest task in a fight with eight cards a side", longest, "ms", LONGEST),
    )
    for name, found, unit, most in rows:
        print(f"{name:48} {found:8.1f} {unit:3} at most {most:g}{'' if found <= most else '  MISSED'}")
    return int(any(found > most for _, found, _, most in rows))


if __name__ == "__main__":
    sys.exit(main())
