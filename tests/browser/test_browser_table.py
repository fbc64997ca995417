"""The table page in each size: nothing too wide or too small to tap, nothing that axe-core finds; the line lost and found."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.tables import SIZES, Seat

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
FOUND = """(tags) => axe.run(document, {runOnly: tags}).then((all) =>
  all.violations.map((each) => each.id + ': ' + each.nodes.map((node) => node.html).slice(0, 3).join(' | ')))"""
TOO_SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=tab]')]
  .filter((node) => node.offsetParent !== null && !node.closest('.log') && !(node.matches('[type=radio], [type=checkbox]')))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([node, box]) => `${node.className} ${node.textContent.trim().slice(0, 30)} ${box.width} x ${box.height}`)"""


def at_the_table(browser: Browser, server: str, size: str, **more: object) -> Seat:
    """Somebody with three bots, the cards dealt."""
    seat = Seat(browser, server, size, **more)
    seat.open_table(seats=4, bots=["greedy", "greedy", "greedy"], play=True, clock="wait")
    seat.page.wait_for_selector(".own-hand li > .plain")  # the cards' faces are there
    return seat


def check(page: Page) -> None:
    """What must hold of every state, on paper and on the board."""
    page.evaluate(AXE.read_text("utf-8"))
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert page.evaluate(FOUND, TAGS) == [], scheme
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


@pytest.mark.parametrize("size", SIZES)
def test_the_table_holds_in_each_size(browser: Browser, server: str, size: str) -> None:
    seat = at_the_table(browser, server, size)
    page = seat.page
    check(page)
    page.locator(".own-hand li > .plain").first.click(force=True)
    check(page)
    page.get_by_role("button", name="Read", exact=True).click()
    page.get_by_role("dialog").wait_for()
    check(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    check(page)
    page.keyboard.press("Escape")
    if size != "desktop":
        for tab in ("Me", "Log", "Table"):
            page.get_by_role("tab", name=tab).click()
            check(page)
            assert page.evaluate(TOO_SMALL) == []
    assert [fault for fault in seat.faults if "404" not in fault] == []


def test_nothing_scrolls_sideways_at_320(browser: Browser, server: str) -> None:
    seat = at_the_table(browser, server, "small")
    seat.page.set_viewport_size({"width": 320, "height": 640})
    for tab in ("Me", "Log", "Table"):
        seat.page.get_by_role("tab", name=tab).click()
        assert seat.page.evaluate("document.documentElement.scrollWidth") <= 320
        assert seat.page.locator(".windowbar").is_visible()


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
