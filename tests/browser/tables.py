"""Tables for the journeys: opened, sat down at, played by clicks alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any, Protocol

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from kickdoor.words import spoken
from tests.browser.laid import token_of
from tests.browser.slow import slow_line
from tests.browser.states import State

SIZES = {"desktop": (1440, 900), "phone": (390, 844), "small": (360, 640)}

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FONTS = "() => document.fonts.ready.then(() => 0)"  # a letter of another font has another height

# One click of somebody who answers what is asked and otherwise passes: what was clicked, or nothing.
CLICK = """() => {
  const seen = (node) => node && node.offsetParent !== null && node.getAttribute('aria-disabled') !== 'true' && !node.disabled;
  const press = (node, what) => { node.click(); return what + ': ' + node.textContent.trim(); };
  const dialog = document.querySelector('dialog[open] .btn-solid, dialog[open] header .btn');
  if (seen(dialog)) return press(dialog, 'dialog');
  const choices = [...document.querySelectorAll('.choices > button')].filter(seen);
  if (choices.length) {
    const confirm = [...document.querySelectorAll('.clipped footer .btn-solid')].find(seen);
    if (confirm) return press(confirm, 'confirm');
    const free = choices.find((node) => node.getAttribute('aria-pressed') !== 'true');
    if (free) return press(free, 'choose');
    return '';
  }
  const answers = [...document.querySelectorAll('.clipped footer .btn')].filter(seen);
  const no = answers.find((node) => node.classList.contains('btn-quiet'));
  if (no) return press(no, 'refuse');
  const strip = [...document.querySelectorAll('.windowbar .main')].find(seen);
  if (strip) return press(strip, 'strip');
  const acts = (which) => [...document.querySelectorAll('.acts ' + which)].find(seen);
  const centre = acts('.btn-solid') || acts('.btn');
  if (centre) return press(centre, 'centre');
  const yours = document.querySelector('.windowbar.yours');
  const card = [...document.querySelectorAll('.own-hand li > .plain')].find(seen);
  if (!yours || !card) return '';
  const action = (which) => document.querySelector('.own-hand .actions ' + which);
  const doing = action('.btn-marker') || action('.frame-focus');
  return doing ? press(doing, 'card') : press(card, 'select');
}"""


class Seat:
    """One person: a browser context of its own, with one page. `new`: nothing has been explained on this device yet."""

    def __init__(self, browser: Browser, server: str, size: str = "desktop", *, new: bool = False, **more: Any) -> None:
        width, height = SIZES[size]
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            has_touch=size != "desktop",
            base_url=server,
            **more,
        )
        self.context.set_default_timeout(30_000)
        if not new:
            self.context.add_init_script("localStorage.setItem('kickdoor.firsts', localStorage['kickdoor.firsts'] ?? 'no')")
        slow = slow_line()
        if slow:
            slow.lay(self.context)
        self.page: Page = self.context.new_page()
        if slow:
            slow.slow_down(self.page)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self.hear)
        self.clicks: list[str] = []

    def hear(self, message: ConsoleMessage) -> None:
        """Keep what goes wrong; that there is nothing at an address is none of it."""
        if message.type == "error" and "404" not in message.text:
            self.faults.append(message.text)

    def hold(self, table: str, *seats: int) -> None:
        """Have the browser hold the tokens of these seats."""
        value = "~".join(token_of(seat) for seat in seats)
        self.context.add_cookies([{"name": f"kd-{table}", "value": value, "url": self.server}])

    def open_table(self, **wishes: Any) -> str:
        """Open a table and go to it; its address."""
        answer = self.context.request.post("/api/tables", data={"name": "Aric", "clock": "brisk", "sets": ["deluxe"], **wishes})
        assert answer.ok, answer.text()
        table = answer.json()["table"]
        self.page.goto(f"/t/{table}")
        return f"/t/{table}"

    def sit_down(self, address: str, name: str) -> None:
        """Follow the link, type a name, sit down."""
        self.page.goto(address)
        self.take_a_chair(name)

    def take_a_chair(self, name: str) -> None:
        """Type a name and sit down where the page stands; it comes anew with its seat."""
        self.page.get_by_role("textbox").first.fill(name)
        with self.page.expect_navigation():
            self.page.get_by_role("button", name="Sit down").click()

    def click(self) -> str:
        """One click, if there is anything to answer."""
        done: str = self.page.evaluate(CLICK)
        if done:
            self.clicks.append(done)
        return done

    def rest(self) -> None:
        """A moment for others."""
        self.page.wait_for_timeout(50)


class Player(Protocol):
    """Somebody who clicks, in whichever browser."""

    clicks: list[str]

    def click(self) -> str:
        """One click, if there is anything to answer."""

    def rest(self) -> None:
        """A moment for others."""


def play_until(seats: Sequence[Player], over: Callable[[], bool], seconds: float) -> None:
    """Let everybody click until it is so."""
    until = monotonic() + seconds
    while not over():
        assert monotonic() < until, "\n".join(f"{seat.clicks[-8:]}" for seat in seats)
        clicked = [seat.click() for seat in seats]
        if not any(clicked):
            seats[0].rest()


LOOKERS: dict[tuple[Browser, str, str, str], Seat] = {}
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


def looker(browser: Browser, server: str, size: str, language: str) -> Seat:
    """Somebody who looks at one state after another: a page that goes on costs half of a new one."""
    key = (browser, server, size, language)
    return LOOKERS.get(key) or LOOKERS.setdefault(key, Seat(browser, server, size, locale=language))


def forget(seat: Seat, size: str) -> None:
    """Leave, and keep nothing of what was: neither seats nor what was explained, neither size nor colours."""
    width, height = SIZES[size]
    seat.page.evaluate(FORGET)
    seat.page.goto("about:blank")
    seat.page.set_viewport_size({"width": width, "height": height})
    seat.page.emulate_media(color_scheme="light", reduced_motion="reduce", forced_colors="none", media="screen")
    seat.context.clear_cookies()


@contextmanager
def visit(
    browser: Browser, server: str, state: State, size: str, language: str = "en", before: str = "", *, alone: bool = False,
    **more: Any,
) -> Iterator[Page]:  # fmt: skip
    """The page in a state, as it comes to who asks for this language; `before` is a script that runs first.

    `alone`: in a browser context of its own, for who changes more of it than its size, its colours and what it keeps.
    """
    alone = alone or state.new or bool(before or more or slow_line())
    seat = (
        Seat(browser, server, size, new=state.new, locale=language, **more) if alone else looker(browser, server, size, language)
    )
    try:
        if before:
            seat.page.add_init_script(before)
        if state.seats:
            seat.hold(state.path.split("/")[2], *state.seats)
        seat.page.goto(state.path)
        seat.page.locator(state.shows).first.wait_for()
        seat.page.wait_for_load_state("networkidle")
        with spoken(language):
            state.reach(seat.page, size != "desktop")
        seat.page.evaluate(FONTS)
        yield seat.page
    finally:
        if alone:
            seat.context.close()
        else:
            forget(seat, size)
