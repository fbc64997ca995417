"""Every page and every state of one: how it is come to. The pictures show them, the tests look at each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from kickdoor.words import say
from tests.browser.laid import STORY

Reach = Callable[[Page, bool], None]


def there(page: Page, narrow: bool) -> None:
    """Nothing is to be done."""


@dataclass(frozen=True)
class State:
    """A page in a state. `path`: where it is; `shows`: what must be seen at the start; `reach`: what to click then."""

    name: str
    path: str
    shows: str
    reach: Reach = there
    seats: tuple[int, ...] = (0,)
    phone_only: bool = False
    new: bool = False  # to this device


def at(situation: str, name: str = "", reach: Reach = there, *, shows: str = ".windowbar.yours", phone_only: bool = False,
       seats: tuple[int, ...] = (0,), suffix: str = "", copy: int = 0, new: bool = False) -> State:  # fmt: skip
    """A state of the table page in a situation."""
    whole = f"{situation}-{name}" if name else situation
    return State(whole, f"/t/{situation}-{copy}{suffix}", shows, reach, seats, phone_only, new)


# --- what is clicked -------------------------------------------------------------------------------------------------


def button(message: str) -> Reach:
    """A button by the message that is its name, in the language spoken."""
    return lambda page, narrow: page.get_by_role("button", name=say(message), exact=True).first.click()


def tab(message: str) -> Reach:
    """A tab of the phone."""
    return lambda page, narrow: page.get_by_role("tab", name=say(message)).click()


def mine(*then: Reach) -> Reach:
    """On the phone what is one's own stands in a tab."""

    def reach(page: Page, narrow: bool) -> None:
        if narrow:
            tab("browser-tab-me")(page, narrow)
        for each in then:
            each(page, narrow)

    return reach


def card(number: int) -> Reach:
    """A card of the hand."""
    return lambda page, narrow: page.locator(".own-hand [data-card]").nth(number).dispatch_event("click")


def first(selector: str) -> Reach:
    """The first thing of its kind."""
    return lambda page, narrow: page.locator(selector).first.click()


def all_of(*steps: Reach) -> Reach:
    """One after another."""

    def reach(page: Page, narrow: bool) -> None:
        for step in steps:
            step(page, narrow)

    return reach


def look_up(message: str) -> Reach:
    """A search in the rulebook."""
    return lambda page, narrow: page.get_by_role("searchbox").fill(say(message, of="none"))


def waits(selector: str) -> Reach:
    """What comes a moment later."""
    return lambda page, narrow: page.locator(selector).first.wait_for()


def explain(selector: str) -> Reach:
    """Point at something while "?" is on."""
    return all_of(waits(".layer"), lambda page, narrow: page.locator(selector).first.click(force=True), waits(".words small"))


MENU = button("browser-menu")
STATES = (
    State("start", "/", "main", seats=()),
    State("start-house-rules", "/", "main", button("browser-options"), ()),
    State("start-this-device", "/", "main", button("browser-device"), ()),
    State("start-rulebook", "/", "main", button("browser-rules"), ()),
    State("guide", "/", "main", all_of(button("browser-guided"), waits("[data-pointed]")), ()),
    State("take-up-a-seat", "/s", "form", seats=()),
    State("nowhere", "/no/such/room", "main", seats=()),
    State("no-table", "/t/none", "main, [role=alert]", seats=()),
    State("lobby-host", "/t/lobby", "main"),
    State("lobby-guest", "/t/lobby", "main", seats=(1,)),
    State("lobby-link", "/t/lobby", "main", seats=()),
    at("quiet"),
    at("quiet", "card", card(1)),
    at("quiet", "read", all_of(card(1), button("browser-read"), waits("dialog dl"))),
    at("quiet", "drawing", all_of(card(1), button("browser-read"), button("browser-draw"), waits(".pad"))),
    at("quiet", "menu", MENU),
    at("quiet", "rulebook", button("browser-rules")),
    at("quiet", "rulebook-found", all_of(button("browser-rules"), look_up("play-kind-curse"), waits(".book dl"))),
    at("quiet", "sale", mine(button("browser-sell"))),
    at("quiet", "trade", mine(button("browser-trade"))),
    at("quiet", "player", first(".panel, .chip:not(.me)")),
    at("quiet", "me", tab("browser-tab-me"), phone_only=True),
    at("quiet", "log", tab("browser-tab-log"), phone_only=True),
    at("quiet", "watched", shows=".windowbar", seats=()),
    at("quiet", "big-screen", shows=".windowbar", suffix="/screen"),
    at("fight"),
    at("fight", "for-the-first-time", shows=".first", new=True),
    at("fight", "explained", all_of(button("browser-explain"), explain(".totals"))),
    at("fight", "card", card(0)),
    at("fight", "grey-card", card(3)),
    at("fight", "line-by-line", button("browser-line-by-line")),
    at("fight", "ask-for-help", button("browser-help-ask")),
    at("fight", "me", tab("browser-tab-me"), phone_only=True),
    at("fight", "watched", shows=".windowbar", seats=()),
    at("fight", "big-screen", shows=".windowbar", suffix="/screen"),
    at("fight", "one-device", shows=".curtain", seats=(0, 1)),
    at("counters"),
    at("many-cards"),
    at("many-cards", "me", tab("browser-tab-me"), phone_only=True),
    at("many-cards", "big-screen", shows=".windowbar", suffix="/screen"),
    at("offer"),
    at("offer", "other-terms", button("table-short-counter")),
    at("trade"),
    at("another-s-fight"),
    at("another-s-fight", "card", card(1)),
    at("another-s-fight", "one-device", shows=".curtain", seats=(0, 2)),
    at("running"),
    at("charity"),
    at("no-monster"),
    at("others-turn", shows=".windowbar"),
    at("choice"),
    at("choice-from-the-hand"),
    at("choice-from-the-hand", "card", mine(card(1))),
    at("looting"),
    State("over", "/t/over", ".awards"),
    State("over-replay", "/t/over", ".awards", all_of(button("browser-after-replay"), waits(".people"))),
    State("over-shuffle", "/t/over", ".awards", button("browser-after-check")),
    State("over-story", f"/story/{STORY}", ".awards", all_of(button("browser-after-replay"), waits(".people")), ()),
)
