"""Somebody who clicks by chance whatever the page offers, and tells what is wrong with it: scripts/wander."""

from __future__ import annotations

import argparse
import re
import sys
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Error, sync_playwright

from kickdoor.words import ENGLISH, languages
from tests.browser.serving import chromium, serving
from tests.browser.tables import SIZES, Seat

FOLDER = Path(__file__).resolve().parents[2] / "build" / "wander"
STUCK, SILENT = 30.0, 5.0  # so many seconds one question may last, or be asked without anything to press
# How often each part of the page is taken where nothing else comes first; what is pressed there.
PARTS = {
    "strip": (6.0, ".windowbar button:not(.hold), .windowbar .hold[data-verb]"),
    "acts": (5.0, ".acts button"),
    "action": (6.0, ".own-hand .actions button"),
    "hand": (4.0, ".own-hand li > button"),
    "doll": (2.0, ".doll button"),
    "tabs": (1.0, "[role=tab]"),
    "log": (0.2, ".panel, .log button"),
    "dialog": (0.0, "dialog[open] button, dialog[open] summary"),
    "choice": (0.0, ".choices > button"),
    "footer": (0.0, ".clipped footer button"),
    "form": (0.0, ".clipped button:not(footer button, .choices > button)"),
}
LISTENS = """
window.changes = 0;
new MutationObserver((list) => { window.changes += list.length; })
  .observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
"""
OFFERED = """(parts) => Object.fromEntries(Object.entries(parts).map(([part, which]) => [part,
  [...document.querySelectorAll(which)].map((node, place) => ({node, place}))
  .filter(({node}) => node.checkVisibility() && !node.disabled && node.getAttribute('aria-disabled') !== 'true')
  .map(({node, place}) => [place, node.innerText.trim().replace(/\\s+/g, ' ').slice(0, 80) || node.title || node.ariaLabel || '',
    node.ariaPressed === 'true' || node.ariaSelected === 'true', node.classList.contains('btn-solid')])]))"""
# Where a finger would press it, or what lies over it.
AIM = """([which, place]) => {
  const node = document.querySelectorAll(which)[place];
  node?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = node?.getBoundingClientRect();
  if (!box) return null;
  for (const x of [0.5, 0.2, 0.8, 0.05, 0.95]) for (const y of [0.5, 0.25, 0.75]) {
    const [left, top] = [box.x + box.width * x, box.y + box.height * y];
    if (node.contains(document.elementFromPoint(left, top))) return [left, top];
  }
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.outerHTML.slice(0, 120) ?? 'nothing';
}"""
WRONG = """() => {
  const root = document.documentElement, said = document.body.innerText;
  const ids = /\\b(browser|table|event|question|moment|card|refusal|rule|log|option|preset|set|picture)-[a-z]+(-[a-z]+)*\\b/g;
  const found = said.match(ids) ?? [];
  for (const line of said.split('\\n'))
    if (/\\{ ?\\$|undefined|NaN|\\[object|\\(\\)| ,|,,| ;|!\\.|\\?\\./.test(line)) found.push(line.slice(0, 160));
  if ([...document.querySelectorAll('dialog[open]')].some((each) => !each.innerText.trim())) found.push('an empty dialog');
  if (root.scrollWidth > root.clientWidth + 1) found.push('the page scrolls sideways');
  return [...new Set(found)];
}"""


class Offer(NamedTuple):
    """Something to press: in which part of the page, where in it, its words, whether it is pressed, whether it leads on."""

    part: str
    place: int
    words: str
    pressed: bool
    onward: bool


class Wanderer(Seat):
    """One person at a table of bots, who presses things by chance with a real mouse."""

    def __init__(self, browser: Browser, server: str, chance: Random, wish: dict[str, Any], size: str, language: str) -> None:
        super().__init__(browser, server, size, new=True, locale=language)
        self.chance = chance
        self.asked, self.since, self.silent = "", monotonic(), monotonic()
        self.page.add_init_script(LISTENS)
        self.page.on("requestfailed", lambda request: self.fault(f"no answer from {request.url}"))
        self.page.on("response", lambda answer: None if answer.ok else self.fault(f"{answer.status} from {answer.url}"))
        self.open_table(clock="wait", seats=4, bots=["greedy"] * 3, **wish)
        self.page.locator("button.main, .btn-solid").last.click()
        self.page.wait_for_selector(".windowbar")

    def fault(self, words: str) -> None:
        """Something that is wrong, once for all numbers in it, with a picture."""
        kind = re.sub(r"\d+", "N", words)
        if kind not in (re.sub(r"\d+", "N", each) for each in self.faults):
            self.faults.append(words)
            self.picture(f"fault-{len(self.faults)}")

    def picture(self, name: str) -> None:
        """What is to be seen."""
        self.page.screenshot(path=FOLDER / f"{name}.png")

    def is_over(self) -> bool:
        """True on the page after the game."""
        return self.page.locator(".hero").count() > 0

    def offers(self) -> dict[str, list[Offer]]:
        """All that can be pressed, by the part of the page."""
        found = self.page.evaluate(OFFERED, {part: which for part, (_, which) in PARTS.items()})
        return {part: [Offer(part, *each) for each in some] for part, some in found.items()}

    def choose(self, offers: dict[str, list[Offer]]) -> Offer | None:
        """One of them: dialogs and questions first, mostly with what leads on."""
        dialog, choice, footer, form = (offers[part] for part in ("dialog", "choice", "footer", "form"))
        onward = [each for each in footer if each.onward]
        if dialog:
            return self.chance.choice(dialog[:1] * 3 + dialog[1:])
        if choice:
            return self.chance.choice(onward * 3 + [each for each in choice if not each.pressed] * 2 + choice)
        if footer and self.chance.random() < 0.8:
            return self.chance.choice(footer + form)
        some = {part: offers[part] for part, (often, _) in PARTS.items() if often and offers[part]}
        if not some:
            return None
        part = self.chance.choices(list(some), [PARTS[part][0] for part in some])[0]
        return self.chance.choice(some[part])

    def wander(self) -> None:
        """Look at the page, then press one thing."""
        for words in self.page.evaluate(WRONG):
            self.fault(words)
        offers = self.offers()
        title = self.page.locator(".windowbar h2").first.inner_text()
        now = monotonic()
        if title != self.asked:
            self.asked, self.since = title, now
        if any(offers.values()) or not self.page.locator(".windowbar.yours").count():
            self.silent = now
        if now - self.silent > SILENT:
            self.fault(f"asked with nothing to press: {title}")
        if now - self.since > STUCK:
            self.fault(f"still asked: {title}; pressed {self.clicks[-4:]}")
            self.since = now
        chosen = self.choose(offers)
        if chosen is None:
            self.rest()
        else:
            self.press(chosen)

    def press(self, offer: Offer) -> None:
        """Press it as a finger would; something must come of it."""
        at = self.page.evaluate(AIM, [PARTS[offer.part][1], offer.place])
        if isinstance(at, str):
            self.fault(f"{offer.part} {offer.words!r} lies under {at}")
        if not isinstance(at, list):
            return
        self.clicks.append(f"{offer.part} {offer.words!r}")
        before = self.page.evaluate("window.changes")
        self.page.mouse.click(*at)
        for _ in range(20):
            self.rest()
            if offer.pressed or self.page.evaluate("window.changes") != before:
                return
        self.fault(f"nothing comes of {offer.part} {offer.words!r}")


def main(words: list[str]) -> int:
    """Wander for so many seconds, or to the end of the game. 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="scripts/wander", description=__doc__)
    parser.add_argument("seconds", type=float)
    parser.add_argument("sets", nargs="+")
    parser.add_argument("--epic", action="store_true")
    parser.add_argument("--size", choices=SIZES, default="desktop")
    parser.add_argument("--language", choices=languages(), default=ENGLISH)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(words)
    FOLDER.mkdir(parents=True, exist_ok=True)
    until = monotonic() + told.seconds
    with ExitStack() as stack:
        server = stack.enter_context(serving(Path(stack.enter_context(TemporaryDirectory())) / "tables.db"))
        browser = stack.enter_context(chromium(stack.enter_context(sync_playwright())))
        wish = {"sets": told.sets, "options": {"epic": True} if told.epic else {}}
        somebody = Wanderer(browser, server, Random(told.seed), wish, told.size, told.language)
        while monotonic() < until and not somebody.is_over():
            try:
                somebody.wander()
            except Error as error:  # the page went on while it was looked at
                somebody.clicks.append(error.message[:80])
        somebody.picture("end")
    print(*somebody.faults, f"{len(somebody.clicks)} clicks, {len(somebody.faults)} faults; pictures in {FOLDER}", sep="\n")
    return 1 if somebody.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
