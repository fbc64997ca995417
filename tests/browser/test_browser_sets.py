"""What only one set has, done by clicks: tokens in a deal, a Power and a Role used, laser parts joined, a Sidekick given up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Fresh
from tests.browser.tables import Seat
from tests.browser.test_browser_journeys import all_pass, press, seat_at

NO_SUCH_CLASS = re.compile("class", re.IGNORECASE)


def do(seat: Seat, verb: str, nth: int = 0) -> None:
    """What can be done with the thing or card that is held up."""
    seat.page.locator(f".own-hand .actions [data-verb={verb}]").nth(nth).click()


def hold_up(seat: Seat, name: str) -> None:
    """One of the own things, on the page of them."""
    if seat.page.locator("#tab-me").count():
        seat.page.locator("#tab-me").click()
    seat.page.locator(".doll").get_by_title(name, exact=True).first.click()


@pytest.mark.takes("tokens-in-a-deal")
def test_tokens_are_offered_and_shared_in_a_deal(browser: Browser, server: str, fresh: Fresh) -> None:
    """Aric, on a phone, asks Suzan for help for one of his own tokens and the monster's first; both pages count them."""
    table = fresh("tokens-in-a-deal")
    aric, suzan, mina = (seat_at(browser, server, table, seat, size) for seat, size in enumerate(("phone", "desktop", "desktop")))
    expect(mina.page.locator(".panel", has_text="Aric")).to_contain_text("2 drink")
    press(aric.page, "Ask for help")
    aric.page.locator(".clipped .btn", has_text="Suzan").first.click()
    aric.page.get_by_role("group", name="Suzan gets").get_by_role("button", name="0", exact=True).click()
    aric.page.get_by_text("Tokens that Aric has").click()
    aric.page.get_by_role("group", name="drink").get_by_role("button", name="1", exact=True).click()
    aric.page.get_by_role("group", name="Tokens of the monsters for Suzan:").get_by_role("button", name="1", exact=True).click()
    press(aric.page, "Ask")
    for each in (suzan, mina):
        expect(each.page.locator(".clipped")).to_contain_text(re.compile("drink.*token|token.*drink"))
    press(suzan.page, "Accept")
    aric.page.locator(".windowbar .main", has_text="I fight").click()
    choice = suzan.page.locator(".choices > button")
    all_pass([aric, suzan, mina], lambda: choice.count() > 0)
    choice.filter(has_text="veggie").click()
    expect(suzan.page.locator(".doll")).to_contain_text("1 veggie, 1 drink")
    aric.page.locator("#tab-me").click()
    expect(aric.page.locator(".doll")).to_contain_text("1 drink")
    for seat in (aric, suzan, mina):
        assert seat.faults == []


@pytest.mark.takes("powers")
def test_a_power_and_a_role_are_used_in_a_fight(browser: Browser, server: str, fresh: Fresh) -> None:
    """Each costs a card of the hand; the Role's +2 falls to the monster. Nothing on the page speaks of classes."""
    table = fresh("powers")
    aric, suzan = seat_at(browser, server, table, 0, "phone"), seat_at(browser, server, table, 1, "desktop")
    for page in (aric.page, suzan.page):
        expect(page.locator("main")).not_to_contain_text(NO_SUCH_CLASS)
    press(aric.page, "Kick the door")
    totals = suzan.page.locator(".totals .numbers")
    expect(totals).to_contain_text("munchkins 7, monsters 6", ignore_case=True)
    for name, card, side, said in (
        ("Constructive Heckling", "X-Force", "munchkins", "munchkins 9, monsters 6"),
        ("Debate Captain", "They Picked Teams", "monsters", "munchkins 9, monsters 8"),
    ):
        hold_up(aric, name)
        do(aric, "use")
        aric.page.locator(".choices > button", has_text=card).click()
        aric.page.locator(".clipped footer .btn-solid").click()
        aric.page.locator(".choices > button", has_text=side).click()
        expect(totals).to_contain_text(said, ignore_case=True)
    assert aric.faults == suzan.faults == []


@pytest.mark.takes("lasers-and-a-sidekick")
def test_laser_parts_are_joined_and_a_sidekick_is_given_up(browser: Browser, server: str, fresh: Fresh) -> None:
    """Two parts are one weapon of two hands; the Reef is too strong for it, and the Red Shirts stay behind."""
    table = fresh("lasers-and-a-sidekick")
    aric, suzan, mina = (seat_at(browser, server, table, seat, size) for seat, size in enumerate(("desktop", "phone", "small")))
    hold_up(aric, "Laser")
    do(aric, "snap")
    expect(aric.page.locator(".doll").get_by_title("Laser", exact=True)).to_have_count(1)
    hold_up(aric, "Laser")
    do(aric, "equip")
    expect(aric.page.locator(".doll dl")).to_have_text(re.compile(r"Level\s*3\s*Strength\s*8"))
    press(aric.page, "Kick the door")
    aric.page.locator(".windowbar .main", has_text="I fight").click()
    run = aric.page.locator(".windowbar [data-verb=run]")
    all_pass([aric, suzan, mina], lambda: run.count() > 0)
    hold_up(aric, "Red Shirts")
    do(aric, "sacrifice")
    expect(aric.page.locator(".log")).to_contain_text("Aric sacrifices Red Shirts")
    all_pass([aric, suzan, mina], lambda: aric.page.locator("section.arena").count() == 0, runs=True)
    expect(aric.page.locator(".log")).to_contain_text("The fight is over.")
    expect(aric.page.locator(".log")).not_to_contain_text("rolls")
    assert aric.faults == suzan.faults == mina.faults == []
