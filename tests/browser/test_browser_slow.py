"""Journeys over a slow line that jitters, on devices of which some are slow; KICKDOOR_SLOW=SEED takes all journeys over one."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser

from tests.browser import test_browser_journeys as journeys
from tests.browser.conftest import Fresh


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line is slow."""
    monkeypatch.setenv("KICKDOOR_SLOW", os.environ.get("KICKDOOR_SLOW", "1"))


def test_a_fight_is_won_by_a_deal_over_a_slow_line(browser: Browser, server: str, fresh: Fresh) -> None:
    journeys.test_a_fight_is_won_by_a_deal_that_was_countered(browser, server, fresh, "phone", "small")


def test_two_trade_over_a_slow_line(browser: Browser, server: str, fresh: Fresh) -> None:
    journeys.test_two_trade_on_anothers_turn(browser, server, fresh, "phone", "small")
