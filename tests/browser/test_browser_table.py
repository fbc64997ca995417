"""The table page: the line lost and found, a wrong clock, a frozen page, two pages on one seat, single keys."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from kickdoor.table.protocol import BEAT_SECONDS
from tests.browser.conftest import Fresh
from tests.browser.tables import Seat, play_until

HOUR = 3_600_000
UP_TO_90_SECONDS = re.compile(r"(1:[0-2]\d|1:30|[1-9]\d?) left\.")
# The device's clock is wrong by so many milliseconds, and can be set.
WRONG_CLOCK = f"""
  window.wrong = {HOUR};
  Date = class extends Date {{
    constructor(...given) {{ given.length ? super(...given) : super(Date.now()); }}
    static now() {{ return super.now() + wrong; }}
  }};
"""


def at_the_table(browser: Browser, server: str, size: str, **more: Any) -> Seat:
    """Somebody with three bots, the cards dealt."""
    seat = Seat(browser, server, size, **more)
    seat.open_table(seats=4, bots=["greedy", "greedy", "greedy"], play=True, clock="wait")
    seat.page.wait_for_selector(".own-hand li > .plain")  # the cards' faces are there
    return seat


def test_a_lost_line_is_said_and_found_again(browser: Browser, server: str) -> None:
    """The network goes for longer than the silence allowed (at night for a minute); then the page comes back by itself."""
    seat = at_the_table(browser, server, "desktop")
    seat.context.set_offline(True)
    seat.page.get_by_text("The line to the table is lost").wait_for(timeout=30_000)
    if os.environ.get("KICKDOOR_NIGHT"):
        seat.page.wait_for_timeout(60_000)
    seat.context.set_offline(False)
    seat.page.get_by_text("The line to the table is lost").wait_for(state="detached", timeout=30_000)
    assert seat.page.locator(".own-hand li").count() > 0


def test_a_device_whose_clock_is_an_hour_wrong_shows_the_time_left_and_its_moves_count(browser: Browser, server: str) -> None:
    """It is an hour ahead, and is set to an hour behind and back; the time left on the page goes on as before."""
    seat = Seat(browser, server)
    page, other = seat.page, seat.context.new_page()
    page.add_init_script(WRONG_CLOCK)
    seat.open_table(seats=4, bots=["greedy", "greedy", "greedy"], play=True)
    other.goto(page.url)
    timer = page.get_by_role("timer")
    expect(timer).to_have_attribute("aria-label", re.compile("left"))
    assert abs(page.evaluate("Date.now()") - other.evaluate("Date.now()")) > HOUR / 2
    for wrong in (-HOUR, HOUR):
        shown = timer.get_attribute("aria-label") or ""
        page.evaluate("by => { wrong = by; }", wrong)
        expect(timer).not_to_have_attribute("aria-label", shown)
        for said in (shown, timer.get_attribute("aria-label") or ""):
            assert UP_TO_90_SECONDS.fullmatch(said), said
    other.get_by_role("button", name="Ready").wait_for()
    play_until([seat], lambda: other.get_by_role("button", name="Ready").count() == 0, 30)  # a press just as a bot moves is none
    assert any(each.startswith("strip: Ready") for each in seat.clicks)
    assert seat.faults == []


@pytest.mark.takes("quiet")
def test_a_page_that_is_frozen_for_ten_seconds_comes_back_by_itself(browser: Browser, server: str, fresh: Fresh) -> None:
    """Meanwhile there is a fight; the page learns of it, and what is done on it then counts."""
    table = fresh("quiet")
    aric, suzan = Seat(browser, server), Seat(browser, server, "phone")
    with aric.page.expect_websocket() as line:
        for number, seat in enumerate((aric, suzan)):
            seat.hold(table, number)
            seat.page.goto(f"/t/{table}")
            seat.page.locator(".windowbar").wait_for()
    # Where the line was silent for so long that the page opened it anew, it tells first what was missed.
    missed, go_on = suzan.page.get_by_role("heading", name="Meanwhile"), suzan.page.get_by_role("button", name="Go on")
    suzan.page.add_locator_handler(missed, lambda: go_on.click())
    debugger = suzan.context.new_cdp_session(suzan.page)
    frozen: list[object] = []
    debugger.on("Debugger.paused", lambda event: frozen.append(event))
    debugger.send("Debugger.enable")
    debugger.send("Debugger.pause")  # as soon as the page does anything, which is to hear of the kick
    aric.page.get_by_role("button", name="Kick the door").first.click()
    for _ in range(1 + 10 // BEAT_SECONDS):  # the first may come at once
        line.value.wait_for_event("framereceived", lambda frame: '"type":"beat"' in str(frame))
    assert len(frozen) == 1
    debugger.send("Debugger.resume")
    suzan.page.locator("section.arena").wait_for()
    suzan.page.get_by_role("button", name="Offer help").click()
    suzan.page.get_by_role("button", name="Offer", exact=True).click()
    expect(aric.page.locator(".clipped")).to_contain_text("Suzan offers a deal")
    assert aric.faults == suzan.faults == []


def test_two_pages_on_one_seat_show_the_same(browser: Browser, server: str) -> None:
    seat = at_the_table(browser, server, "desktop")
    other = seat.context.new_page()
    other.goto(seat.page.url)
    other.wait_for_selector(".own-hand li")
    hands = [
        page.locator(".own-hand li [role=img]").evaluate_all("all => all.map(each => each.ariaLabel)")
        for page in (seat.page, other)
    ]
    assert hands[0] == hands[1]


def test_the_keyboard_alone_takes_reads_and_lets_go_of_a_card(browser: Browser, server: str) -> None:
    seat = at_the_table(browser, server, "desktop")
    page = seat.page
    page.keyboard.press("1")
    expect(page.locator(".own-hand li > .plain").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".own-hand [data-card]:focus")).to_have_count(1)
    page.keyboard.press("r")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("Escape")
    expect(page.locator(".own-hand [aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.locator("[data-part=live]")).to_contain_text("turn", ignore_case=True)
