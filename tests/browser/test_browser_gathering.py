"""How people come together: a public table that is found on the first page; one device that is passed round."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Fresh
from tests.browser.tables import Seat, play_until

# What a curtain says, after a look whether it lies over every hand; then its button is pressed, unless that is dead yet.
CURTAIN = """() => {
  const curtain = document.querySelector('.curtain');
  if (!curtain) return null;
  const hand = document.querySelector('.own-hand').getBoundingClientRect();
  const there = document.elementFromPoint(hand.left + hand.width / 2, Math.min(hand.top + hand.height / 2, innerHeight - 5));
  const words = (curtain.contains(there) ? '' : 'SEEN: ') + curtain.querySelector('h2').textContent.trim();
  const button = curtain.querySelector('.btn-solid');
  if (button.getAttribute('aria-disabled') === 'true') return '';
  button.click();
  return words;
}"""


def test_a_public_table_is_found_on_the_first_page_and_joined(browser: Browser, server: str) -> None:
    """A table that isn't public stands on nobody's first page."""
    host, other, friend = (Seat(browser, server, size) for size in ("desktop", "desktop", "phone"))
    host.open_table(title="Open house", seats=3, public=True)
    other.open_table(title="Behind closed doors", seats=3)
    page = friend.page
    page.goto("/")
    page.get_by_role("link", name="Open house").click()
    friend.take_a_chair("Suzan")
    expect(host.page.get_by_text("Suzan").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Open house").first).to_be_visible()
    expect(page.get_by_role("link", name="Behind closed doors")).to_have_count(0)
    assert host.faults == friend.faults == []


class Device(Seat):
    """One device for several people: it answers a curtain before anything else."""

    def __init__(self, browser: Browser, server: str, size: str) -> None:
        super().__init__(browser, server, size)
        self.said: list[str] = []

    def click(self) -> str:
        """What the curtain asks, or one click at the table of whoever's hand is open."""
        words: str | None = self.page.evaluate(CURTAIN)
        if words is None:
            return super().click()
        if words:
            self.said.append(words)
            self.clicks.append(words)
        return words

    def turn(self) -> int:
        """The number of the turn."""
        found = re.match(r"Turn (\d+)", self.page.locator("header p").first.inner_text())
        return int(found[1]) if found else 0


def test_several_people_sit_down_at_one_device_and_it_goes_round_until_all_are_ready(browser: Browser, server: str) -> None:
    device = Device(browser, server, "desktop")
    page = device.page
    device.open_table(seats=3, clock="wait")
    page.get_by_text("Somebody else at this device").click()
    for name in ("Suzan", "Otto"):  # the next name is written before the one before has its seat
        page.get_by_role("textbox", name="Their name").fill(name)
        with page.expect_response("**/sit"):
            page.locator("details", has_text="Somebody else").get_by_role("button", name="Sit down").click()
    for name in ("Suzan", "Otto"):
        expect(page.get_by_text(name).first).to_be_visible()
    page.get_by_role("button", name="Deal the cards").click()
    page.locator(".windowbar").wait_for()
    play_until([device], lambda: device.turn() >= 1, 200)
    assert device.said[:3] == [f"Pass the device to {name}" for name in ("Aric", "Suzan", "Otto")]
    assert device.faults == []


@pytest.mark.takes("quiet")
def test_one_device_is_passed_round_for_a_few_turns(browser: Browser, server: str, fresh: Fresh) -> None:
    """Four people, each behind a curtain; a window asks once whether anybody steps in."""
    table = fresh("quiet")
    device = Device(browser, server, "desktop")
    device.hold(table, 0, 1, 2, 3)
    device.page.goto(f"/t/{table}")
    device.page.locator(".windowbar").wait_for()
    first = device.turn()
    wanted = {"Does anybody step in?", *(f"Pass the device to {name}" for name in ("Suzan", "Mina", "Otto"))}
    play_until([device], lambda: device.turn() >= first + 3 and wanted <= set(device.said), 200)
    assert not [words for words in device.said if words.startswith("SEEN")]
    assert device.faults == []
