"""Pictures of every page and state, at desktop and phone width, on paper and on the board, without motion: scripts/pictures."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Error, sync_playwright

from kickdoor.words import ENGLISH, languages
from tests.browser.serving import chromium, laid_server
from tests.browser.states import STATES, State
from tests.browser.tables import visit

WIDTHS = ("desktop", "phone")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
FOLDER = Path(__file__).resolve().parents[2] / "build" / "pictures"


def names() -> list[str]:
    """The name of every picture."""
    return [f"{state.name}-{width}-{scheme}.png" for state in STATES for width in widths(state) for scheme in SCHEMES]


def widths(state: State) -> tuple[str, ...]:
    """In which widths there is such a state."""
    return WIDTHS[1:] if state.phone_only else WIDTHS


def draw(browser: Browser, server: str, state: State, width: str, language: str) -> None:
    """The pictures of a state in a width; those in another language than English end with its code."""
    ending = "" if language == ENGLISH else f"-{language}"
    with visit(browser, server, state, width, language) as page:
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.screenshot()  # frames are drawn one picture after they are first asked for
            page.screenshot(path=FOLDER / f"{state.name}-{width}-{scheme}{ending}.png")


def main(wanted: list[str]) -> int:
    """Draw all, or those whose name begins so, in a language whose code comes first. 1 if a state can't be come to."""
    language = wanted.pop(0) if wanted[:1] and wanted[0] in languages() else ENGLISH
    missed = []
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [state for state in STATES if not wanted or any(state.name.startswith(each) for each in wanted)]
    with laid_server(FOLDER.parent) as server, sync_playwright() as playwright, chromium(playwright) as browser:
        for state in chosen:
            for width in widths(state):
                try:
                    draw(browser, server, state, width, language)
                except Error as error:
                    missed.append(f"{state.name} at {width}: {error.message}")
    print(*missed, f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}", sep="\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
