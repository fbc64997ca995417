"""A WebKit of a phone's size, led by the protocol of its driver (WebDriver): the nearest thing to an iPhone that Linux has."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic
from typing import Any

import httpx

from tests.browser.laid import token_of
from tests.browser.tables import CLICK, SIZES

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
LONGEST = 30.0  # nothing waits so long but what never comes
# What passes: the page was left or drawn anew, or something moved, before it was tapped.
PASSING = {"javascript error", "stale element reference", "element click intercepted", "element not interactable"}
# A window that a page opens has no toolbar, which would be wider than a phone.
OPENER = """data:text/html,<button onclick="open('about:blank', '', 'popup,width={},height={}')">open</button>"""
SEEN = """(selector, text, whole) => [...document.querySelectorAll(selector)].find((node) => {
  const said = (whole && node.ariaLabel ? node.ariaLabel : node.textContent).replace(/\\s+/g, ' ').trim();
  return node.checkVisibility() && node.ariaDisabled !== 'true' && (whole ? said === text : said.includes(text));
})"""
# What goes wrong from the first look at a page on; the driver tells of none of it.
LISTEN = """if (!window.heard) {
  window.heard = (fault) => sessionStorage.setItem('faults', (sessionStorage.getItem('faults') ?? '') + fault + '\\n');
  addEventListener('error', (event) => heard(event.message));
  addEventListener('unhandledrejection', (event) => heard(event.reason));
  addEventListener('securitypolicyviolation', (event) => heard(event.violatedDirective));
  console.error = (...said) => heard(said.join(' '));
}"""
LABELLED = "(text) => [...document.querySelectorAll('label')].find((node) => node.textContent.trim() === text)?.control"


class DriverError(Exception):
    """The driver couldn't do it."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind = kind


class Phone:
    """One person's browser. What is to be done is done as soon as it can be."""

    def __init__(self, driver: httpx.Client) -> None:
        self.driver = driver
        self.session = ""
        self.clicks: list[str] = []

    def begin(self) -> None:
        """Open the browser, and in it a window of a phone's size."""
        self.session = self.tell("POST", "/session", capabilities={})["sessionId"]
        self.order("timeouts", script=int(LONGEST * 1000))
        self.go(OPENER.format(*SIZES["phone"]))
        self.tap("button")
        first = self.look("window")
        second = next(each for each in self.look("window/handles") if each != first)
        self.tell("DELETE", f"/session/{self.session}/window")
        self.order("window", handle=second)

    def end(self) -> None:
        """Close the browser."""
        self.tell("DELETE", f"/session/{self.session}")

    # --- the protocol ---

    def tell(self, method: str, path: str, **words: Any) -> Any:
        """One command to the driver."""
        answer = self.driver.request(method, path, json=words if method == "POST" else None)
        value = answer.json()["value"]
        if answer.is_error:
            raise DriverError(value["error"], value["message"])
        return value

    def order(self, command: str, **words: Any) -> Any:
        """A command to this browser."""
        return self.tell("POST", f"/session/{self.session}/{command}", **words)

    def look(self, what: str) -> Any:
        """A question to this browser."""
        return self.tell("GET", f"/session/{self.session}/{what}")

    def evaluate(self, script: str) -> Any:
        """What an expression of the page is."""
        return self.order("execute/sync", script=f"return ({script})", args=[])

    def until(self, function: str, *values: Any) -> Any:
        """What a function of the page gives once it gives something."""
        script = f"""{LISTEN}
        const look = () => {{
            const found = ({function})(...arguments);
            if (found) arguments[arguments.length - 1](found); else setTimeout(look, 20);
        }}; look();"""
        return self.again(lambda: self.order("execute/async", script=script, args=values))

    def again(self, work: Callable[[], Any]) -> Any:
        """Do it; if something came between that passes, do it anew."""
        end = monotonic() + LONGEST
        while True:
            try:
                return work()
            except DriverError as error:
                if error.kind not in PASSING or monotonic() > end:
                    raise

    # --- what a person does ---

    def go(self, address: str) -> None:
        """Go to an address."""
        self.order("url", url=address)

    def see(self, selector: str, text: str = "", *, whole: bool = False) -> str:
        """Wait for something that says this; the protocol's name of it."""
        return name_of(self.until(SEEN, selector, text, whole))

    def tap(self, selector: str, text: str = "", *, whole: bool = False) -> None:
        """Tap on something that says this."""
        self.again(lambda: self.order(f"element/{self.see(selector, text, whole=whole)}/click"))

    def press(self, name: str) -> None:
        """Tap on the button of this name."""
        self.tap("button", name, whole=True)

    def write(self, label: str, text: str) -> None:
        """Write into the field that is labelled so."""
        self.again(lambda: self.order(f"element/{name_of(self.until(LABELLED, label))}/value", text=text))

    def click(self) -> str:
        """One click, if there is anything to answer, as a Seat's."""
        done: str = self.evaluate(f"({CLICK})()")
        if done:
            self.clicks.append(done)
        return done

    def rest(self) -> None:
        """A moment for others."""
        self.order("execute/async", script="setTimeout(arguments[0], 50)", args=[])

    def sit_at(self, server: str, table: str, seat: int) -> None:
        """Hold the token of a seat, and go to its table."""
        self.go(server)
        self.order("cookie", cookie={"name": f"kd-{table}", "value": token_of(seat), "path": "/"})
        self.go(f"{server}/t/{table}")
        self.see(".windowbar")

    def faults(self) -> str:
        """Everything that went wrong in its pages, a line each."""
        said: str = self.evaluate("sessionStorage.getItem('faults') ?? ''")
        return said


def name_of(element: dict[str, str]) -> str:
    """The name by which the protocol knows an element."""
    return next(iter(element.values()))


@contextmanager
def phones(number: int) -> Iterator[list[Phone]]:
    """So many phones, on a screen that nobody sees."""
    with ExitStack() as stack:
        display = stack.enter_context(screen())
        yield [stack.enter_context(phone(display)) for _ in range(number)]


@contextmanager
def screen() -> Iterator[str]:
    """The name of a new screen."""
    reading, writing = os.pipe()
    command = [str(SCREEN), "-displayfd", str(writing), "-screen", "0", "1024x1024x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as process:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            process.terminate()


@contextmanager
def phone(display: str) -> Iterator[Phone]:
    """A phone with a driver of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # Without a graphics card WebKit paints soonest when it doesn't put layers together.
    settings = {"DISPLAY": display, "GDK_BACKEND": "x11", "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "NO_AT_BRIDGE": "1"}
    with subprocess.Popen([str(DRIVER), f"--port={port}"], env={**os.environ, **settings}, stderr=subprocess.DEVNULL) as process:
        try:
            transport = httpx.HTTPTransport(retries=8)  # until it listens
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=2 * LONGEST) as driver:
                made = Phone(driver)
                made.begin()
                yield made
                made.end()
        finally:
            process.terminate()
