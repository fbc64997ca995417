"""What somebody might stumble over: parts that don't come, a line that never opens, the focus, a form that is put aside."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Fresh
from tests.browser.tables import Seat


def seat_at(browser: Browser, server: str, table: str, *seats: int, size: str = "desktop") -> Seat:
    """Somebody at a table that stands ready."""
    seat = Seat(browser, server, size)
    seat.hold(table, *seats)
    seat.page.goto(f"/t/{table}")
    seat.page.locator(".windowbar").wait_for()
    return seat


def test_a_line_that_cannot_be_opened_is_called_lost(browser: Browser, server: str) -> None:
    """As behind a proxy that lets no WebSocket through."""
    page = Seat(browser, server).page
    page.route_web_socket("**/ws/**", lambda line: line.close())
    page.goto("/t/quiet-0")
    expect(page.get_by_text("The line to the table is lost")).to_be_visible()


def test_a_part_of_the_page_that_does_not_come_is_asked_for_anew(browser: Browser, server: str) -> None:
    """As after an upgrade of the server under an open page."""
    page = Seat(browser, server).page
    page.route("**/After*.js", lambda route: route.abort())
    page.goto("/t/over")
    expect(page.get_by_role("alert")).to_contain_text("can't be reached")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    page.locator(".awards").wait_for()


def test_where_the_words_of_a_language_do_not_come_english_is_spoken(browser: Browser, server: str) -> None:
    page = Seat(browser, server, locale="es").page
    page.route("**/browser-*.js", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()


def test_a_box_that_is_chosen_is_a_checked_box(browser: Browser, server: str) -> None:
    """By a true click, whose default the browser does after the page has heard of it; the last box stays."""
    page = Seat(browser, server).page
    page.goto("/")
    boxes = page.locator("label.box")
    one, other = boxes.nth(0), boxes.nth(1)
    for pressed, checked in ((other, True), (other, False), (other, True)):
        pressed.click()
        expect(pressed.get_by_role("checkbox")).to_be_checked(checked=checked)
    for pressed, checked in ((one, False), (other, True)):
        pressed.click()
        expect(pressed.get_by_role("checkbox")).to_be_checked(checked=checked)


def test_the_focus_comes_back_from_what_was_opened_by_a_key(browser: Browser, server: str) -> None:
    page = seat_at(browser, server, "quiet-0", 0).page
    menu = page.get_by_role("button", name="Menu")
    for leaving in ("Escape", "Enter"):  # the second by the dialog's own button, which has the focus
        menu.focus()
        page.keyboard.press("Enter")
        page.get_by_role("dialog").wait_for()
        page.keyboard.press(leaving)
        page.get_by_role("dialog").wait_for(state="detached")
        expect(menu).to_be_focused()
    card = page.locator(".own-hand [data-card]").first
    card.press("Enter")
    for key, opened in (("r", page.get_by_role("dialog")), ("b", page.locator("aside.book"))):
        page.keyboard.press(key)
        opened.wait_for()
        page.keyboard.press("Escape")
        opened.wait_for(state="detached")
        expect(card).to_be_focused()
        expect(card).to_have_attribute("aria-pressed", "true")


@pytest.mark.takes("fight")
def test_hold_on_keeps_the_focus(browser: Browser, server: str, fresh: Fresh) -> None:
    """A second press of the space bar would else be a pass."""
    table = fresh("fight")
    aric, page = seat_at(browser, server, table, 0), seat_at(browser, server, table, 1).page
    aric.page.locator(".windowbar .main", has_text="I fight").click()
    hold = page.get_by_role("button", name="Hold on")
    hold.press("Enter")
    expect(hold).to_have_attribute("aria-disabled", "true")
    expect(hold).to_be_focused()


def test_escape_puts_the_rulebook_of_the_first_page_away(browser: Browser, server: str) -> None:
    page = Seat(browser, server).page
    page.goto("/")
    book = page.get_by_role("button", name="Rulebook")
    book.press("Enter")
    page.locator("aside.book").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("aside.book")).to_have_count(0)
    expect(book).to_be_focused()


def test_no_key_reaches_what_lies_behind_a_curtain(browser: Browser, server: str) -> None:
    page = seat_at(browser, server, "quiet-0", 0, 1).page
    curtain = page.locator(".curtain")
    curtain.wait_for()
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('main')")
    curtain.get_by_role("button").click()
    page.locator(".own-hand [data-card]").first.press("Enter")
    expect(page.locator(".own-hand [aria-pressed=true]")).to_have_count(1)


def test_a_form_outlives_the_menu_over_it_and_a_phone_that_is_turned(browser: Browser, server: str) -> None:
    seat = seat_at(browser, server, "fight-0", 0, size="phone")
    page = seat.page
    page.get_by_role("button", name="Ask for help").click()
    page.locator(".clipped .btn", has_text="Mina").click()
    page.locator(".clipped .number", has_text="2").click()
    chosen = page.locator(".clipped [aria-pressed=true]")
    before = chosen.all_inner_texts()
    page.get_by_role("button", name="Menu").click()
    page.keyboard.press("Escape")
    assert chosen.all_inner_texts() == before
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(chosen).to_have_text(before)
    assert seat.faults == []
