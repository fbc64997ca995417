"""Journeys over a slow line that jitters, on devices of which some are slow; KICKDOOR_SLOW=SEED takes all journeys over one."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser, Route

from tests.browser import test_browser_journeys as journeys
from tests.browser.conftest import Fresh
from tests.browser.tables import Seat


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line is slow."""
    monkeypatch.setenv("KICKDOOR_SLOW", os.environ.get("KICKDOOR_SLOW", "1"))


def test_a_fight_is_won_by_a_deal_over_a_slow_line(browser: Browser, server: str, fresh: Fresh) -> None:
    journeys.test_a_fight_is_won_by_a_deal_that_was_countered(browser, server, fresh, "phone", "small")


def test_two_trade_over_a_slow_line(browser: Browser, server: str, fresh: Fresh) -> None:
    journeys.test_two_trade_on_anothers_turn(browser, server, fresh, "phone", "small")


def test_rules_that_come_late_move_nothing_under_the_finger(browser: Browser, server: str) -> None:
    seat = Seat(browser, server, "phone")
    seat.hold("fight-0", 0)
    page, late = seat.page, list[Route]()
    page.route("**/api/rules**", lambda route: late.append(route))
    page.goto("/t/fight-0")
    page.locator(".own-hand [data-card]").first.dispatch_event("contextmenu")
    button = page.get_by_role("button", name="Draw it better")
    button.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")  # its words are as wide as they stay
    before = button.bounding_box()
    while not late:
        seat.rest()
    for each in late:
        each.continue_()
    page.locator("dialog dd").first.wait_for()
    assert button.bounding_box() == before
