"""A whole game by three people in three browsers and one bot, by clicks alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.tables import Seat, play_until

SOON = 240.0
LONG = 900.0


def test_three_people_and_a_bot_play_to_the_end(browser: Browser, server: str, tmp_path: Path) -> None:
    """Lobby, links, dealing, turns, fights and windows; the host rules everybody to Level 9, and the next kill wins."""
    aric, suzan, mina = Seat(browser, server), Seat(browser, server, "phone"), Seat(browser, server, "small")
    seats = [aric, suzan, mina]
    address = aric.open_table(seats=4, bots=["greedy"])
    suzan.sit_down(address, "Suzan")
    mina.sit_down(address, "Mina")
    aric.page.get_by_role("button", name="Deal the cards").click()
    aric.page.wait_for_selector(".windowbar")
    play_until(seats, lambda: turn(aric) >= 4, SOON)
    suzan.page.locator("#tab-log").click()
    expect(suzan.page.locator(".log .newest")).to_be_in_viewport()  # on the phone too the log shows its end
    suzan.page.locator("#tab-table").click()
    rule_everybody_to(aric, 9)
    play_until(seats, lambda: is_over(aric), LONG)

    for seat in seats:
        seat.page.get_by_role("button", name="Rematch").wait_for()
        assert seat.faults == []
        assert seat.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    answer = aric.context.request.get(f"/api/tables{address[2:]}/record")
    assert answer.ok, answer.text()
    record = tmp_path / "game.record"
    record.write_bytes(answer.body())
    verified = subprocess.run(
        [sys.executable, "-m", "kickdoor", "verify", str(record)], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


def turn(seat: Seat) -> int:
    """Which turn the page shows; 0 before the first."""
    words = seat.page.locator(".desk .head p").inner_text()
    return int("".join(letter for letter in words.partition(":")[0] if letter.isdigit()) or 0)


def is_over(seat: Seat) -> bool:
    """True on the page after the game."""
    return seat.page.get_by_role("button", name="Rematch").count() > 0


def rule_everybody_to(host: Seat, level: int) -> None:
    """The host's ruling, from each player's page."""
    for panel in host.page.locator(".panel").all():
        panel.click()
        dialog = host.page.get_by_role("dialog")
        dialog.get_by_label("Level", exact=True).last.fill(str(level))
        dialog.get_by_role("button", name="Rule so").click()
        dialog.get_by_role("button", name="Close").click()
