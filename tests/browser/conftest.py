"""A real server and a real browser for the journeys."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.serving import CHROMIUM, chromium, laid_server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium. Without one the journeys are skipped, but never in CI."""
    if not CHROMIUM:
        if os.environ.get("KICKDOOR_CI"):
            pytest.fail("CI must have Chromium: scripts/install-test-tools")
        pytest.skip("this machine has no Chromium (scripts/install-test-tools installs it)")
    with sync_playwright() as playwright, chromium(playwright) as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server at which tables stand ready."""
    with laid_server(tmp_path_factory.mktemp("server")) as address:
        yield address
