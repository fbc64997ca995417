"""The guided first game, by somebody who clicks only what it points at; left and taken up again on the way."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser, Page, TimeoutError

from tests.browser.tables import Seat

MOST_CLICKS = 150
LEFT_AFTER = 8


def click_what_is_pointed_at(page: Page) -> bool:
    """One click; False where nothing is pointed at just now, because others play."""
    pointed = page.locator("[data-pointed]").first
    if not pointed.count():
        page.wait_for_timeout(50)
        return False
    try:
        pointed.click(position={"x": 14, "y": 20}, timeout=5_000)  # a fan shows the left edge of each card
    except TimeoutError:
        return False  # the table went on meanwhile
    return True


@pytest.mark.parametrize("size", ["small", "desktop"] if os.environ.get("KICKDOOR_NIGHT") else ["small"])
def test_the_guided_game_is_played_by_clicking_what_is_pointed_at(browser: Browser, server: str, size: str) -> None:
    seat = Seat(browser, server, size)
    page = seat.page
    page.goto("/")
    page.get_by_role("button", name="Try a five-minute game first").click()
    page.locator("[data-pointed]").first.wait_for()
    clicks, missed = 0, 0
    while not page.get_by_role("button", name="Rematch").count():
        if click_what_is_pointed_at(page):
            clicks, missed = clicks + 1, 0
        missed += 1
        assert clicks < MOST_CLICKS and missed < 600, page.locator(".bubble").all_inner_texts()
        if clicks == LEFT_AFTER:
            clicks += 1
            table = page.url
            page.goto("/")
            page.goto(table)
            page.locator("[data-pointed], .bubble").first.wait_for()
    assert clicks > LEFT_AFTER
    assert seat.faults == []
