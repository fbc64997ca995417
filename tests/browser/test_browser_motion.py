"""Motion: cards travel, the door swings, the verdict is stamped; where less motion is wanted nothing moves at all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Fresh
from tests.browser.tables import Seat

# The name of everything that begins to move.
MOVED = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    moved.push(timing.id ?? 'unseen meanwhile');
    return animate.call(this, frames, timing);
  };
  addEventListener('animationstart', (event) => {  // one of no length begins too, and is over
    const lasts = parseFloat(getComputedStyle(event.target).animationDuration);
    if (lasts > 0) moved.push(event.animationName.split('-').at(-1));
  }, true);
  addEventListener('transitionrun', (event) => moved.push(event.propertyName), true);
"""
ARRIVED = "Promise.all(document.getAnimations().map((each) => each.finished)).then(() => true)"


def lay_a_card_and_kick(page: Page) -> None:
    """A card goes from the hand to what is carried; then the door is kicked open, and there is a fight."""
    page.locator(".own-hand [data-card]").last.dispatch_event("click")
    page.locator(".own-hand .actions .btn-marker").click()
    expect(page.locator(".own-hand li")).to_have_count(4)
    page.locator("[data-verb=kick]:visible").click()
    page.locator("section.arena").wait_for()


@pytest.mark.takes("quiet", "quiet")
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_cards_travel_and_doors_swing_but_never_where_less_motion_is_wanted(
    browser: Browser, server: str, fresh: Fresh, size: str
) -> None:
    moved = {}
    for wanted in ("no-preference", "reduce"):
        table = fresh("quiet")
        seat = Seat(browser, server, size)
        seat.page.emulate_media(reduced_motion=wanted)
        seat.page.add_init_script(MOVED)
        seat.hold(table, 0)
        seat.page.goto(f"/t/{table}")
        seat.page.locator(".own-hand [data-card]").last.wait_for()
        lay_a_card_and_kick(seat.page)
        seat.page.evaluate(ARRIVED)
        expect(seat.page.locator("[inert] > *")).to_have_count(0)  # nothing is left behind
        moved[wanted] = set(seat.page.evaluate("moved"))
        assert seat.faults == []
    door = "door" if size == "desktop" else "travel"  # on the phone its back goes to the monster's line
    assert moved["no-preference"] >= {"travel", door, "down"}
    assert moved["no-preference"] <= {"travel", "door", "unseen meanwhile", "down", "transform"}
    assert moved["reduce"] == set()
