"""One evening of three people on three screens and a bot, with all that an evening has, to somebody's victory."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Fresh
from tests.browser.tables import CLICK, Seat, play_until
from tests.browser.test_browser_journeys import all_pass, press, seat_at

SOON = 120.0
UNTIL_THE_DOOR = f"() => document.body.innerText.includes('Kick the door') ? '' : ({CLICK})()"


class Waits:
    """Somebody who answers whatever is asked, but leaves the door alone."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.clicks = seat.clicks

    def click(self) -> str:
        """One click, if there is anything to answer."""
        done: str = self.seat.page.evaluate(UNTIL_THE_DOOR)
        return done

    def rest(self) -> None:
        """A moment for others."""
        self.seat.rest()


def play(seat: Seat, card: str, on: str = "") -> None:
    """A card of the hand, on somebody where there is a choice."""
    seat.page.locator(".own-hand [data-card]", has_text=card).dispatch_event("click")
    seat.page.locator(".own-hand .actions .btn-marker").click()
    if on:
        seat.page.locator(".own-hand .actions .frame-focus", has_text=on).click()


def trade(seat: Seat, other: Seat, with_whom: str) -> None:
    """The first thing of each against that of the other, on a phone."""
    seat.page.locator("#tab-me").click()
    press(seat.page, "Trade")
    seat.page.locator(".clipped .seats .btn", has_text=with_whom).click()
    sides = seat.page.locator(".clipped .sides > div")
    sides.first.locator("button").first.click()
    sides.last.locator("button").first.click()
    press(seat.page, "Offer the trade")
    press(other.page, "Accept")


@pytest.mark.takes("an-evening")
def test_three_people_and_a_bot_have_an_evening(browser: Browser, server: str, fresh: Fresh) -> None:
    """A sale, a Curse, another's turn's trade, a window's interference, death, looting, Charity, a countered deal, a victory."""
    table = fresh("an-evening")
    seats = [seat_at(browser, server, table, number, size) for number, size in enumerate(("desktop", "phone", "small"))]
    aric, suzan, mina = seats
    level, totals = aric.page.locator(".doll dd").first, aric.page.locator(".totals")

    aric.page.locator(".panel", has_text="Otto").click()
    press(aric.page, "Let a bot play")
    press(aric.page, "Close")
    press(aric.page, "Sell")
    for item in ("Chainsaw", "Flaming Armor"):
        aric.page.locator(".clipped .inside button", has_text=item).click()
    aric.page.locator(".clipped footer .btn-marker").click()
    expect(level).to_have_text("7")
    play(suzan, "You Pressed Reply-All", "Aric")
    all_pass(seats, lambda: level.inner_text() == "6")
    trade(mina, suzan, "Suzan")

    press(aric.page, "Kick the door")
    expect(totals).to_contain_text("18")
    aric.page.locator(".windowbar .main", has_text="I fight").click()
    play(suzan, "Enraged")
    expect(totals).to_contain_text("23")
    play_until([aric, suzan, Waits(mina)], lambda: "Kick the door" in mina.page.inner_text("body"), SOON)

    press(mina.page, "Kick the door")
    press(mina.page, "Ask for help")
    mina.page.locator(".clipped .btn", has_text="Aric").first.click()
    press(mina.page, "Ask")
    press(aric.page, "Change it")
    aric.page.locator(".clipped .number", has_text="2").click()
    press(aric.page, "Offer this instead")
    press(mina.page, "Accept")
    mina.page.locator(".windowbar .main", has_text="I fight").click()
    play_until(seats, lambda: mina.page.get_by_role("button", name="Rematch").count() > 0, SOON)

    expect(mina.page.locator("main")).to_contain_text("Mina, 10")  # the game has crossed, so its story isn't told
    record = aric.context.request.get(f"/api/tables/{table}/record").text()
    for deed in ("0 sell", "1 play", "2 trade", "0 run", "2 choose", "1 give", "2 ask", "0 counter"):
        assert re.search(rf"move \d+ {deed}", record), deed
    assert not [fault for seat in seats for fault in seat.faults if "409" not in fault]  # which is that answer
