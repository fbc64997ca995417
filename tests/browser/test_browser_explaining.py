""" "?" on everything, and each new thing once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.states import STATES
from tests.browser.tables import Seat, visit

# Whatever can be pressed, typed into or read as a number: pointed at while "?" is on. What has no words is given back.
UNEXPLAINED = """async () => {
  const layer = document.querySelector('.layer'), panel = document.querySelector('.panel-of-words');
  panel.style.pointerEvents = 'none';
  const wanted = 'main button, main a[href], main input, main summary, h1, h2, .figures, .total, .clock, .level, .backs';
  const lost = [];
  const seen = (node) => node.checkVisibility() && !node.closest('dialog, .panel-of-words');
  for (const node of [...document.querySelectorAll(wanted)].filter(seen)) {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    layer.style.pointerEvents = 'none';
    const there = document.elementFromPoint(x, y);
    layer.style.pointerEvents = '';
    if (!there || !(node.contains(there) || there.contains(node))) continue;  // something lies over it, or it is scrolled away
    layer.dispatchEvent(new MouseEvent('click', {clientX: x, clientY: y, bubbles: true}));
    await new Promise((done) => setTimeout(done));
    if (!panel.querySelector('.words b')) lost.push(node.outerHTML.slice(0, 120));
  }
  panel.style.pointerEvents = '';
  return lost;
}"""
NAMED = {state.name: state for state in STATES}


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("name", ["quiet", "fight-ask-for-help", "another-s-fight", "choice"])
def test_every_part_button_and_number_is_explained(browser: Browser, server: str, name: str, size: str) -> None:
    with visit(browser, server, NAMED[name], size) as page:
        page.get_by_role("button", name="What is this?").click()
        page.locator(".panel-of-words").wait_for()
        assert page.evaluate(UNEXPLAINED) == []
        assert page.locator(".own-hand [aria-pressed=true]").count() == 0, "what is explained isn't pressed"


def words_of(page: Page) -> str:
    """What the panel says."""
    return page.locator(".panel-of-words .words").inner_text()


def test_the_keyboard_alone_goes_through_all_that_is_explained(browser: Browser, server: str) -> None:
    """Each thing with its rule; meanwhile no key does anything at the table, and afterwards the focus is where it was."""
    with visit(browser, server, NAMED["fight"], "desktop") as page:
        page.keyboard.press("1")
        before = page.evaluate("document.activeElement.dataset.card")
        page.keyboard.press("?")
        panel = page.locator(".panel-of-words")
        panel.wait_for()
        said = set()
        for _ in range(12):
            page.keyboard.press("ArrowRight")
            said.add(words_of(page).splitlines()[0])
        assert len(said) == 12
        page.locator(".totals").click(force=True)
        expect(panel.locator("small")).to_have_text("COMBAT-03")
        page.keyboard.press("2")
        page.keyboard.press("Space")
        assert page.locator(".own-hand [aria-pressed=true]").count() == 1
        page.keyboard.press("?")
        page.keyboard.press("Escape")
        panel.wait_for(state="detached")
        assert page.evaluate("document.activeElement.dataset.card") == before


COVERED = """() => [...document.querySelectorAll('main button, main input, .first button')].filter((node) => {
  if (!node.checkVisibility() || node.tabIndex < 0) return false;
  node.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = node.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + Math.min(20, box.width / 2), box.top + box.height / 2);
  return !(there && (node.contains(there) || there.contains(node) || node.closest('.own-hand')));
}).map((node) => node.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("size", ["desktop", "small"])
def test_a_new_thing_explains_itself_once_beside_what_is_to_be_clicked(browser: Browser, server: str, size: str) -> None:
    """A fight, then somebody's offer; never again on this device; off and on again in the menu."""
    seat = Seat(browser, server, size, new=True)
    page, note = seat.page, seat.page.locator(".first")
    for situation in ("fight-0", "offer-0"):
        seat.hold(situation, 0)
    page.goto("/t/fight-0")
    expect(note).to_contain_text("the stronger side wins")
    assert page.evaluate(COVERED) == []
    note.get_by_role("button", name="Got it").click()
    note.wait_for(state="detached")
    page.goto("/t/offer-0")
    expect(note).to_contain_text("accept it")
    assert page.evaluate(COVERED) == []
    for situation in ("fight-0", "offer-0"):
        page.goto(f"/t/{situation}")
        page.locator(".windowbar.yours").wait_for()
        expect(note).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Explain everything again").click()
    page.get_by_role("button", name="Close").first.click()
    expect(note).to_contain_text("accept it")
    note.get_by_role("button", name="No more of these").click()
    page.goto("/t/fight-0")
    page.locator(".windowbar.yours").wait_for()
    expect(note).to_have_count(0)
    assert seat.faults == []


def test_the_guided_game_explains_nothing_besides(browser: Browser, server: str) -> None:
    seat = Seat(browser, server, "phone", new=True)
    seat.page.goto("/")
    seat.page.get_by_role("button", name="Try a five-minute game first").click()
    seat.page.locator("[data-pointed]").first.wait_for()
    expect(seat.page.locator(".first")).to_have_count(0)
