"""The browser's own words: the page and the catalogue agree, and no sentence is written into a page."""

import re
from collections.abc import Iterator
from pathlib import Path

from sources import PACKAGE

from kickdoor.words import catalogue

WEB = PACKAGE.parent / "web" / "src"
UNREAD = (WEB / "look" / "made", WEB / "gallery")  # made by the build; only for those who draw
BEGINNING = "browser-"
ID = re.compile(r"""["'`](browser-[\w-]+)(\$\{)?""")
# Text between tags: two words that are no expression, no markup, no code.
BETWEEN_TAGS = re.compile(r">\s*([^<>{}=;()]*[A-Za-z]{2,}[,;:.!?]?\s+[^<>{}=;()]*[A-Za-z]{2,}[^<>{}=;()]*)<")


def pages() -> Iterator[Path]:
    """Every source file of the page that people write."""
    for file in sorted(WEB.rglob("*")):
        if file.suffix in {".svelte", ".ts"} and not any(each in file.parents for each in UNREAD):
            yield file


def test_each_word_that_the_page_says_exists() -> None:
    known = {name for name in catalogue().ids() if name.startswith(BEGINNING)}
    lost = []
    for file in pages():
        for name, goes_on in ID.findall(file.read_text("utf-8")):
            found = any(each.startswith(name) for each in known) if goes_on else name in known
            if not found:
                lost.append(f"{file.relative_to(WEB)}: {name}")
    assert not lost, "kickdoor/locale/en/browser.ftl lacks:\n" + "\n".join(lost)


def test_each_word_of_the_browser_is_said_somewhere() -> None:
    text = "\n".join(file.read_text("utf-8") for file in pages())
    said = ID.findall(text)
    whole = {name for name, goes_on in said if not goes_on}
    beginnings = tuple(name for name, goes_on in said if goes_on)
    known = {name for name in catalogue().ids() if name.startswith(BEGINNING)}
    unused = sorted(name for name in known - whole if not name.startswith(beginnings or ("-",)))
    assert not unused, "no page says:\n" + "\n".join(unused)


def test_no_sentence_is_written_into_a_page() -> None:
    found = []
    for file in pages():
        if file.suffix == ".svelte":
            markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", file.read_text("utf-8"), flags=re.DOTALL)
            found += [f"{file.relative_to(WEB)}: {text.strip()}" for text in BETWEEN_TAGS.findall(markup)]
    assert not found, "write these as messages in kickdoor/locale/en/browser.ftl:\n" + "\n".join(found)


def test_a_sentence_between_tags_is_found_and_an_expression_is_not() -> None:
    assert BETWEEN_TAGS.search("<p>Deal the cards</p>")
    assert not BETWEEN_TAGS.search('<p>{say("browser-deal", { seats: 4 })}</p>')
