"""The guided first game, by somebody who clicks only what it points at; left and taken up again on the way."""

from __future__ import annotations

import os
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, TimeoutError

from tests.browser.tables import TWO_FRAMES, Seat

MOST_CLICKS = 600  # a lost fight makes the game longer; who clicks in a circle makes more
LEFT_AFTER = (8, 16, 24)
AWAY = 2_000  # milliseconds: the bots play on, and what they did is told on the way back
STUCK = 60  # seconds


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
    page.evaluate(TWO_FRAMES)  # then it points anew
    return True


@pytest.mark.parametrize("size", ["small", "desktop"] if os.environ.get("KICKDOOR_NIGHT") else ["small"])
def test_the_guided_game_is_played_by_clicking_what_is_pointed_at(browser: Browser, server: str, size: str) -> None:
    seat = Seat(browser, server, size)
    page = seat.page
    page.goto("/")
    page.get_by_role("button", name="Try a five-minute game first").click()
    page.locator("[data-pointed]").first.wait_for()
    clicks, told, since = 0, 0, monotonic()
    while not page.get_by_role("button", name="Rematch").count():
        told += page.get_by_role("heading", name="Meanwhile").count()
        if click_what_is_pointed_at(page):
            clicks, since = clicks + 1, monotonic()
            if clicks in LEFT_AFTER:
                table = page.url
                page.goto("/")
                page.wait_for_timeout(AWAY)
                page.goto(table)
                page.locator("[data-pointed], .bubble").first.wait_for()
        assert clicks < MOST_CLICKS and monotonic() - since < STUCK, page.locator(".bubble, dialog[open]").all_inner_texts()
    assert clicks > max(LEFT_AFTER)
    assert told
    assert seat.faults == []
