"""Joining, a fight with a deal, and coming back, in WebKit at a phone's size."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Fresh
from tests.browser.tables import SIZES, Seat, play_until
from tests.browser.webkit import DRIVER, SCREEN, Phone, phones

pytestmark = pytest.mark.xdist_group("webkit")
HAND = "[...document.querySelectorAll('.own-hand [data-card]')].map((each) => each.dataset.card)"


@pytest.fixture(scope="module")
def pair(server: str) -> Iterator[list[Phone]]:
    """Two phones. Without a WebKit they are skipped, but never in CI."""
    if not DRIVER or not SCREEN:
        if os.environ.get("KICKDOOR_CI"):
            pytest.fail("CI must have WebKitWebDriver and Xvfb: scripts/install-test-tools")
        pytest.skip("this machine has no WebKitWebDriver or no Xvfb (scripts/install-test-tools installs them)")
    with phones(2) as both:
        for phone in both:
            phone.go(server)
            phone.evaluate("localStorage.setItem('kickdoor.firsts', 'no')")  # all has been explained
        yield both


def level_of(phone: Phone) -> str:
    """One's own Level."""
    said: str = phone.evaluate("document.querySelector('.chip.me b')?.innerText ?? ''")
    return said.split()[-1] if said else ""


def test_a_friend_joins_by_the_link(pair: list[Phone], server: str) -> None:
    host, guest = pair
    host.go(server)
    assert tuple(host.evaluate("[innerWidth, innerHeight]")) == SIZES["phone"]
    host.press("Open it for friends")
    link = host.until("() => location.pathname.startsWith('/t/') && location.href")
    guest.go(link)
    guest.write("Your name", "Suzan")
    guest.press("Sit down")
    host.see("main", "Suzan")
    host.press("Deal the cards")
    for phone in pair:
        phone.until("() => document.querySelectorAll('.own-hand li').length === 8")
        assert phone.evaluate("document.documentElement.scrollWidth") == SIZES["phone"][0]
        assert phone.faults() == ""


@pytest.mark.takes("fight")
def test_a_fight_is_won_by_a_deal(pair: list[Phone], server: str, fresh: Fresh, browser: Browser) -> None:
    """Seven against fifteen; Suzan wants two Treasures and not one; with her and a spell it is nineteen. Two others pass."""
    aric, suzan = pair
    table = fresh("fight")
    aric.sit_at(server, table, 0)
    suzan.sit_at(server, table, 1)
    aric.press("Ask for help")
    aric.tap(".clipped .btn", "Suzan")
    aric.press("Ask")
    suzan.see(".clipped", "1 Treasure")
    suzan.press("Change it")
    suzan.tap(".clipped .number", "2")
    suzan.press("Offer this instead")
    aric.see(".clipped", "2 Treasures")
    aric.press("Accept")
    aric.see(".totals", "14")
    aric.tap(".own-hand [data-card]")
    aric.tap(".own-hand .actions .btn-marker")
    aric.tap(".own-hand .actions .frame-focus", "unchkins")
    aric.see(".totals", "19")
    aric.tap(".windowbar .main", "I fight")
    others = [Seat(browser, server, "phone") for _ in range(2)]
    for number, other in enumerate(others, 2):
        other.hold(table, number)
        other.page.goto(f"/t/{table}")
    play_until([*others, aric, suzan], lambda: level_of(aric) == "5", 60)
    assert aric.faults() == suzan.faults() == ""


@pytest.mark.takes("fight")
def test_who_comes_back_finds_everything(pair: list[Phone], server: str, fresh: Fresh) -> None:
    """Loaded anew in the midst of a draft; left, and come back by Back to an offer made meanwhile: the same hand."""
    aric, suzan = pair
    table = fresh("fight")
    aric.sit_at(server, table, 0)
    suzan.sit_at(server, table, 1)
    aric.see(".own-hand [data-card]")
    hand = aric.evaluate(HAND)
    assert len(hand) == 5
    aric.press("Ask for help")
    aric.order("refresh")
    aric.see(".own-hand [data-card]")
    aric.see(".windowbar .main", "I fight")
    assert aric.evaluate(HAND) == hand
    aric.go(server)
    aric.see("button", "Open it for friends")
    suzan.press("Offer help")
    suzan.press("Offer")
    suzan.see(".clipped", "Suzan offers a deal")
    aric.order("back")
    aric.see("dialog", "Suzan offers to help Aric, for 1 Treasure.")
    aric.press("Go on")
    assert aric.evaluate(HAND) == hand
    aric.press("Accept")
    for phone in pair:
        phone.see(".totals", "14")
        assert phone.faults() == ""
