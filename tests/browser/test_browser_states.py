"""Every page and state: nothing that axe-core finds on paper or board, nothing cut off or too small, longer words or not."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.states import STATES, State
from tests.browser.tables import SIZES, visit

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
FOUND = """(rules) => axe.run(document, {runOnly: rules}).then((all) =>
  all.violations.map((each) => each.id + ': ' + each.nodes.map((node) => node.html).slice(0, 3).join(' | ')))"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# A link in a sentence and a mark within its label are as large as their lines (WCAG 2.5.8 leaves them out); the label counts.
TOO_SMALL = """() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((node) => node.checkVisibility());
  const marks = '[type=radio], [type=checkbox]';
  return all('button, a[href], input, select, summary, [role=tab]')
    .filter((node) => !node.closest('.log, p') && !node.matches(marks))
    .concat(all(`label:has(${marks})`))
    .map((node) => [node, node.getBoundingClientRect()])
    .filter(([, box]) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
    .map(([node, box]) => `${node.tagName} ${node.className} ${node.textContent.slice(0, 30)} ${box.width} x ${box.height}`);
}"""
# All words 40 % longer, as in other languages: every other word once more.
LONGER = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (text.parentElement.closest('script, style, svg') || !/[a-z]{2}/i.test(text.data)) continue;
    const more = Math.ceil(text.data.trim().length * 0.4);
    text.data = text.data.trimEnd() + ' ' + text.data.trim().slice(0, more);
  }
}"""
CUT = """() => [...document.querySelectorAll('button, h1, h2, h3, label, legend, th, dt, .btn, [role=tab]')]
  .filter((node) => node.checkVisibility() && node.textContent.trim() && !node.closest('.log, .track, .only-heard'))
  .filter((node) => !node.matches('.plain, .panel') && getComputedStyle(node).display !== 'inline')
  .filter((node) => node.scrollWidth > node.clientWidth + 2)
  .map((node) => `${node.className} "${node.textContent.trim().slice(0, 50)}" ${node.scrollWidth} in ${node.clientWidth}`)"""

# Whatever would move, and how long; the pages are shown to somebody who wants less motion.
MOVES = """() => [...document.querySelectorAll('*')].flatMap((node) => [null, '::before', '::after'].map((part) => {
  const style = getComputedStyle(node, part);
  const lasts = (style.animationName === 'none' ? '' : style.animationDuration + ', ') + style.transitionDuration;
  return lasts.split(', ').some((each) => parseFloat(each) > 0) && `${node.className}${part ?? ''} ${lasts}`;
})).filter(Boolean)"""

# 400 % of 1280 x 1024: what can be pressed but not be brought to where it is hit; what must be scrolled sideways to be read.
OUT_OF_REACH = """() => {
  const scope = document.querySelector('dialog[open], .curtain:not(.ask), .book, .panel-of-words') ?? document.body;
  const press = 'button, a[href], input:not(.only-heard), select, textarea, summary, [role=tab]';
  const missed = [...scope.querySelectorAll(press)]
    .filter((node) => node.checkVisibility() && !node.closest('[inert], [aria-hidden=true]'))
    .filter((node) => {
      node.scrollIntoView({block: 'center', inline: 'center'});
      const box = node.getClientRects()[0];
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const found = hit && (node.contains(hit) || (hit.contains(node) && hit.matches('label')));
      return !found || box.left < -1 || box.right > innerWidth + 1;
    });
  const wide = [...document.querySelectorAll('dialog[open], .book')].filter((node) => node.scrollWidth > node.clientWidth + 1);
  return [...missed, ...wide].map((node) => `${node.tagName} ${node.className} ${node.textContent.trim().slice(0, 40)}`);
}"""


def axe_finds(page: Page, scheme: Literal["light", "dark"]) -> list[str]:
    """What axe-core finds against WCAG 2.2, A and AA, on paper or on the board."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(FOUND, TAGS)
    return found


@pytest.mark.parametrize("state", [state for state in STATES if not state.phone_only], ids=lambda state: state.name)
def test_each_state_on_a_desktop(browser: Browser, server: str, state: State) -> None:
    with visit(browser, server, state, "desktop") as page:
        assert axe_finds(page, "light") == []
        assert page.evaluate(TOO_WIDE) <= 0
        page.evaluate(LONGER)
        assert page.evaluate(TOO_WIDE) <= 0
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_each_state_on_phones(browser: Browser, server: str, state: State) -> None:
    with visit(browser, server, state, "phone") as page:
        assert axe_finds(page, "dark") == []
        assert page.evaluate(MOVES) == []
        assert not state.phone_only or axe_finds(page, "light") == []
        for width, height in (SIZES["phone"], SIZES["small"], (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(TOO_WIDE) <= 0, width
            assert page.evaluate(TOO_SMALL) == [], width
        page.set_viewport_size({"width": 320, "height": 256})
        assert page.evaluate(TOO_WIDE) <= 0
        assert page.evaluate(OUT_OF_REACH) == []
        page.set_viewport_size({"width": 360, "height": 640})
        page.evaluate(LONGER)
        assert page.evaluate(TOO_WIDE) <= 0
        assert page.evaluate(CUT) == []
