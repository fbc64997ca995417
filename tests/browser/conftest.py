"""A real server and a real browser for the journeys."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.serving import CHROMIUM, HOME_HOST, chromium, laid_server
from tests.browser.tables import LOOKERS

expect.set_options(timeout=30_000)  # nothing waits so long but what never comes
Fresh = Callable[[str], str]


@pytest.fixture(scope="session")
def changed(request: pytest.FixtureRequest) -> Counter[str]:
    """How many tables of each situation are changed by journeys: all of them count, since any may be this process's."""
    marks = [mark for item in request.session.items for mark in item.iter_markers("takes")]
    return Counter(situation for mark in marks for situation in mark.args)


@pytest.fixture(scope="session")
def fresh(changed: Counter[str]) -> Fresh:
    """The next table that stands in a situation, for a journey that changes it and says so: `takes`."""
    taken: Counter[str] = Counter()

    def next_one(situation: str) -> str:
        taken[situation] += 1
        assert taken[situation] <= changed[situation], f'@pytest.mark.takes("{situation}") is missing on a journey'
        return f"{situation}-{taken[situation]}"

    return next_one


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium. Without one the journeys are skipped, but never in CI.

    It goes with its file's tests: as long as it is there, its loop runs in this thread, and no test can run one of its own.
    """
    if not CHROMIUM:
        if os.environ.get("KICKDOOR_CI"):
            pytest.fail("CI must have Chromium: scripts/install-test-tools")
        pytest.skip("this machine has no Chromium (scripts/install-test-tools installs it)")
    with sync_playwright() as playwright, chromium(playwright) as found:
        yield found
        LOOKERS.clear()


@pytest.fixture(autouse=True)
def leave(request: pytest.FixtureRequest) -> Iterator[None]:
    """Everybody leaves after each journey: pages that nobody looks at any more take their time from the next."""
    browser: Browser | None = request.getfixturevalue("browser") if "browser" in request.fixturenames else None
    yield
    kept = [seat.context for seat in LOOKERS.values()]
    for context in list(browser.contexts) if browser else ():
        if context not in kept:
            context.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, changed: Counter[str]) -> Iterator[str]:
    """The address of a server at which tables stand ready."""
    with laid_server(tmp_path_factory.mktemp("server"), more=changed) as address:
        yield address


@pytest.fixture(scope="session")
def home_network(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that listens to others, by a name that is none of this machine's own: no secure context for a browser."""
    with laid_server(tmp_path_factory.mktemp("network"), "--host", "0.0.0.0") as address:
        yield f"http://{HOME_HOST}:{address.rpartition(':')[2]}"
