"""A real server and a real browser for the journeys."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.serving import CHROMIUM, HOME_HOST, chromium, laid_server

expect.set_options(timeout=30_000)  # nothing waits so long but what never comes
Fresh = Callable[[str], str]


@pytest.fixture(scope="session")
def copies(request: pytest.FixtureRequest) -> int:
    """How many tables stand in each situation: one that stays as it is, and two for each journey that changes its own.

    All journeys count, since any of them may be this process's; none takes more than two of a kind.
    """
    return 1 + 2 * sum("fresh" in getattr(item, "fixturenames", ()) for item in request.session.items)


@pytest.fixture(scope="session")
def fresh(copies: int) -> Fresh:
    """The next table that stands in a situation, for a journey that changes it."""
    taken: Counter[str] = Counter()

    def next_one(situation: str) -> str:
        taken[situation] += 1
        assert taken[situation] < copies, f"a journey takes more than two tables of {situation}"
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


@pytest.fixture(autouse=True)
def leave(request: pytest.FixtureRequest) -> Iterator[None]:
    """Everybody leaves after each journey: pages that nobody looks at any more take their time from the next."""
    browser: Browser | None = request.getfixturevalue("browser") if "browser" in request.fixturenames else None
    yield
    for context in list(browser.contexts) if browser else ():
        context.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, copies: int) -> Iterator[str]:
    """The address of a server at which tables stand ready."""
    with laid_server(tmp_path_factory.mktemp("server"), copies=copies) as address:
        yield address


@pytest.fixture(scope="session")
def home_network(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that listens to others, by a name that is none of this machine's own: no secure context for a browser."""
    with laid_server(tmp_path_factory.mktemp("network"), "--host", "0.0.0.0") as address:
        yield f"http://{HOME_HOST}:{address.rpartition(':')[2]}"
