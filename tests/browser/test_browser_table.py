"""The table page: the line lost and found, two pages on one seat, single keys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.tables import Seat


def at_the_table(browser: Browser, server: str, size: str, **more: Any) -> Seat:
    """Somebody with three bots, the cards dealt."""
    seat = Seat(browser, server, size, **more)
    seat.open_table(seats=4, bots=["greedy", "greedy", "greedy"], play=True, clock="wait")
    seat.page.wait_for_selector(".own-hand li > .plain")  # the cards' faces are there
    return seat


def test_a_lost_line_is_said_and_found_again(browser: Browser, server: str) -> None:
    """The network goes for longer than the silence allowed; then the page comes back by itself."""
    seat = at_the_table(browser, server, "desktop")
    seat.context.set_offline(True)
    seat.page.get_by_text("The line to the table is lost").wait_for(timeout=30_000)
    seat.context.set_offline(False)
    seat.page.get_by_text("The line to the table is lost").wait_for(state="detached", timeout=30_000)
    assert seat.page.locator(".own-hand li").count() > 0


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
