"""The page in each language beside English: nothing is left in English, cut off or too wide, and it changes where it stands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from kickdoor.sets import open_box
from kickdoor.telling.printed import printed
from kickdoor.words import ENGLISH, languages, say, spoken
from tests.browser.laid import SETS, TITLE
from tests.browser.states import STATES, State
from tests.browser.tables import visit
from tests.browser.test_browser_states import AXE, CUT, FOUND, TOO_WIDE
from tests.english import english_in

OTHERS = [code for code in languages() if code != ENGLISH]
LOOKED_AT = ("start", "lobby-host", "quiet-menu", "quiet-read", "fight", "offer", "choice", "over")
# All that the page says, to the eye and to the ear.
SAID = """() => {
  const heard = ['aria-label', 'alt', 'title', 'placeholder'];
  const named = [...document.querySelectorAll(heard.map((each) => `[${each}]`).join())];
  const labels = named.flatMap((node) => heard.map((each) => node.getAttribute(each) ?? ''));
  return [document.title, document.body.innerText, ...labels].join(' | ');
}"""


def state(name: str) -> State:
    """The state of this name."""
    return next(each for each in STATES if each.name == name)


def left_over(page: Page, code: str) -> list[str]:
    """What the page says in English: its words, and cards by their English names of more than one word."""
    said = page.evaluate(SAID).replace(TITLE, "")
    with spoken(code):
        names = {card.name for card in open_box(SETS).cards if " " in card.name and printed(card).name != card.name}
    return [*sorted(english_in(said)), *sorted(name for name in names if re.search(rf"\\b{re.escape(name)}\\b", said))]


def found_by_axe(page: Page) -> list[str]:
    """What axe-core finds wrong with the languages that the page says it is in; the rest of it is as in English."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(FOUND, {"type": "rule", "values": ["html-has-lang", "html-lang-valid", "valid-lang"]})
    return found


@pytest.mark.parametrize("name", LOOKED_AT)
@pytest.mark.parametrize("code", OTHERS)
def test_the_page_speaks_another_language(browser: Browser, server: str, code: str, name: str) -> None:
    for size in ("desktop", "phone"):
        with visit(browser, server, state(name), size, code) as page:
            expect(page.locator("html")).to_have_attribute("lang", code)
            assert left_over(page, code) == [], size
            assert found_by_axe(page) == [], size
            assert page.evaluate(TOO_WIDE) <= 0, size
            assert page.evaluate(CUT) == [], size


@pytest.mark.parametrize("code", OTHERS)
def test_the_language_changes_where_one_stands_and_is_kept(browser: Browser, server: str, code: str) -> None:
    """Cards, log and questions follow the page's own words, without loading it anew; the device remembers."""
    magic = next(card for card in open_box(SETS).cards if card.id == "magic-missile")
    with visit(browser, server, state("quiet-menu"), "desktop") as page:
        hand, log = page.locator(".own-hand"), page.locator(".log")
        expect(hand).to_contain_text(magic.name)
        page.locator("select", has=page.locator(f"option[lang={code}]")).select_option(code)
        with spoken(code):
            expect(page.locator("html")).to_have_attribute("lang", code)
            expect(hand).to_contain_text(printed(magic).name)
            expect(log).to_contain_text(say("browser-turn", turn=1))
            expect(log).not_to_contain_text("kickdoor goes on")
            expect(page.locator(".windowbar")).to_contain_text(say("moment-turn-arrange", who="Aric", person="you"))
            page.reload()
            expect(page.get_by_role("button", name=say("browser-menu"), exact=True)).to_be_visible()
            expect(hand).to_contain_text(printed(magic).name)
