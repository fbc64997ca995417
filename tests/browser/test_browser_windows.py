"""A window as a page has it: what opens it anew, and how it calls somebody who looks elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from kickdoor.words import say
from tests.browser.conftest import Fresh
from tests.browser.tables import Seat

DEAD_PASS = 700
# Every tone that begins and every buzz, and whether the page may sound already.
CALLED = """
  window.called = [];
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      this.addEventListener('statechange', () => { document.documentElement.dataset.audio = this.state; });
    }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) { called.push(Math.round(this.frequency.value)); return start.call(this, at); };
  Navigator.prototype.vibrate = (pattern) => called.push('buzz ' + pattern);
"""


def sit(browser: Browser, server: str, table: str, number: int) -> Seat:
    """Somebody at the table."""
    seat = Seat(browser, server, "desktop")
    seat.hold(table, number)
    seat.page.goto(f"/t/{table}")
    seat.page.locator(".windowbar").wait_for()
    return seat


def passes_of(page: Page) -> list[str]:
    """Every Pass that the page will send, once it has sent it."""
    sent: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda frame: sent.append(str(frame)) if '"verb":"pass"' in str(frame) else None)

    page.on("websocket", listen)
    return sent


def play_the_only_card(page: Page) -> None:
    """The only card of the hand, on the only target that there is."""
    page.locator(".own-hand [data-card]").dispatch_event("click")
    page.locator(".own-hand .actions .btn-marker").click()


@pytest.mark.takes("fight")
def test_pass_is_dead_for_a_moment_when_somebody_plays(browser: Browser, server: str, fresh: Fresh) -> None:
    """Aric is about to pass on Suzan's fight; Otto's card changes it. Neither click nor key passes for what wasn't seen."""
    table = fresh("fight")
    otto, suzan = sit(browser, server, table, 3), Seat(browser, server, "desktop")
    page = suzan.page
    sent = passes_of(page)
    page.clock.install()
    suzan.hold(table, 1)
    page.goto(f"/t/{table}")
    button = page.locator(".windowbar .pass")
    expect(button).to_have_attribute("aria-disabled", "false")
    page.clock.pause_at(page.evaluate("Date.now()") + 5_000)
    play_the_only_card(otto.page)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.dispatch_event("click")
    expect(page.locator(".windowbar .refused")).to_have_text(say("browser-pass-dead"))
    page.keyboard.press("Space")
    page.clock.run_for(DEAD_PASS - 1)
    button.dispatch_event("click")
    expect(button).to_have_attribute("aria-disabled", "true")
    assert sent == []
    page.clock.run_for(1)
    expect(button).to_have_attribute("aria-disabled", "false")
    button.click()
    expect(button).to_have_count(0)
    assert len(sent) == 1


@pytest.mark.takes("others-turn")
def test_a_window_calls_by_title_sound_and_buzz_and_each_can_be_turned_off(browser: Browser, server: str, fresh: Fresh) -> None:
    table = fresh("others-turn")
    suzan, aric = sit(browser, server, table, 1), Seat(browser, server, "phone")
    page = aric.page
    page.add_init_script(CALLED)
    aric.hold(table, 0)
    page.goto(f"/t/{table}")
    expect(page).to_have_title("Suzan's turn. Friday at Suzan's")
    page.get_by_role("button", name="Menu").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-audio", "running")  # it was touched
    suzan.page.locator(".windowbar .main, .acts .btn-solid").first.click()
    expect(page).to_have_title("Step in? Friday at Suzan's")
    assert page.evaluate("called") == [659, "buzz 60"]

    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sound").fill("0")
    page.get_by_label("Buzz").uncheck()
    page.get_by_label("tab's title").uncheck()
    page.reload()
    expect(page).to_have_title("Friday at Suzan's")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Sound")).to_have_value("0")
    expect(page.get_by_label("Buzz")).not_to_be_checked()


@pytest.mark.takes("another-s-fight")
def test_a_choice_brings_the_table_forward_in_a_fight_too(browser: Browser, server: str, fresh: Fresh) -> None:
    """On a phone: who uses an ability from the page of one's own things is asked what to pay where it can be answered."""
    table = fresh("another-s-fight")
    seat = Seat(browser, server, "small")
    seat.hold(table, 0)
    seat.page.goto(f"/t/{table}")
    seat.page.locator("#tab-me").click()
    seat.page.locator(".doll").get_by_title("Thief").click()
    seat.page.locator(".actions [data-verb=use]").first.click()
    expect(seat.page.locator(".choices > button").first).to_be_visible()
    assert seat.faults == []


@pytest.mark.takes("choice-from-the-hand")
@pytest.mark.parametrize("size", ["small", "desktop"])
def test_a_card_of_the_hand_that_answers_a_question_is_chosen_there(
    browser: Browser, server: str, fresh: Fresh, size: str
) -> None:
    table = fresh("choice-from-the-hand")
    seat = Seat(browser, server, size)
    seat.hold(table, 0)
    seat.page.goto(f"/t/{table}")
    if size == "small":  # a thing on the table answers too, so the form has the screen
        seat.page.locator("#tab-me").click()
    cards = seat.page.locator(".own-hand [data-card]")
    expect(cards.get_by_label("Can be chosen")).to_have_count(4)
    first, second, third = (cards.nth(place) for place in range(3))
    sends = seat.page.locator(".own-hand .actions .btn-marker")
    for each in (first, second):
        each.dispatch_event("click")
        expect(each).to_have_attribute("aria-pressed", "true")
    expect(sends).to_have_text("Choose 2 of 2")
    third.dispatch_event("click")
    expect(third).to_have_attribute("aria-pressed", "false")
    second.dispatch_event("click")
    third.dispatch_event("click")
    lost = {each.locator(".name").inner_text() for each in (first, third)}
    sends.click()
    expect(cards).to_have_count(2)
    assert not lost & set(cards.locator(".name").all_inner_texts())
    assert seat.faults == []
