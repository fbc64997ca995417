"""Sentences for people stand in the catalogues, and the catalogues and the code agree."""

import ast
import re
from collections.abc import Iterator
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from sources import PACKAGE, place, python_files, strings, tree

from kickdoor import words
from kickdoor.words import NoSuchMessageError, catalogue, language, languages, say

# A string with three words that is no sentence for people, with the reason why it must stand in the code.
ALLOWED: dict[str, str] = {}

BROWSER = "browser-"  # the page's own words: tests/test_house_browser.py

SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:.!?]?\s+\S*[^\W\d_]+\S*\s+\S*[^\W\d_]")


def is_sentence(text: str) -> bool:
    """Three words with blanks between them."""
    return SENTENCE.search(text) is not None and text not in ALLOWED


@pytest.mark.parametrize("text", ["You lose an item", "Curse! Lose your hat", " is not in {}. Try again"])
def test_a_sentence_is_recognised(text: str) -> None:
    assert is_sentence(text)


@pytest.mark.parametrize("text", ["lose-item", "a b", "net troll", "kick", "%(asctime)s", "", r"[\w-]+ *= *(x) *"])
def test_an_id_is_no_sentence(text: str) -> None:
    assert not is_sentence(text)


def test_no_sentence_is_written_in_code() -> None:
    found = [
        f"{place(file, line)}: {text!r}" for file in python_files() for line, text in strings(tree(file)) if is_sentence(text)
    ]
    assert not found, "write these as messages in kickdoor/locale/en:\n" + "\n".join(found)


def said() -> Iterator[tuple[str, str]]:
    """Each place where code says a message by a literal id, and the id."""
    for file in python_files():
        for node in ast.walk(tree(file)):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0]
            if name == "say" and isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield place(file, node.lineno), first.value


def test_each_message_that_code_says_exists() -> None:
    english = catalogue()
    lost = []
    for where, message_id in said():
        name, _, attribute = message_id.partition(".")
        source = english.source(name)
        if not source or (attribute and f".{attribute} =" not in source):
            lost.append(f"{where}: {message_id}")
    assert not lost, "no catalogue has:\n" + "\n".join(lost)


def test_each_message_is_used_or_is_a_rule() -> None:
    texts = {text for file in python_files() for _, text in strings(tree(file))}
    whole = {text.partition(".")[0] for text in texts}
    beginnings = tuple(start for text in texts if (start := text.partition("{}")[0]) != text and len(start) > 2)
    english = catalogue()
    referred = {name for message in english.ids() for name in re.findall(r"\{\s*([a-z][\w-]*)\s*\}", english.source(message))}
    unused = [
        message
        for message in sorted(english.ids() - whole - referred)
        if not message.startswith(("rule-", "reading-", BROWSER, *beginnings))
    ]
    assert not unused, "nobody says:\n" + "\n".join(unused)


def test_every_catalogue_can_be_parsed() -> None:
    parser = FluentParser()
    for file in sorted((PACKAGE / "locale").rglob("*.ftl")):
        entries = parser.parse(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in entries if isinstance(entry, Junk)]
        assert not junk, f"{file}: {junk[0]}"


def test_no_message_stands_in_two_files() -> None:
    seen: dict[str, str] = {}
    for file in sorted((PACKAGE / "locale" / "en").glob("*.ftl")):
        for name in re.findall(r"^(-?[A-Za-z][\w-]*)\s*=", file.read_text(encoding="utf-8"), re.MULTILINE):
            assert name not in seen, f"{name} stands in {seen[name]} and in {file.name}"
            seen[name] = file.name


def test_other_languages_have_no_message_that_english_lacks() -> None:
    for code in languages():
        assert catalogue(code).ids() <= catalogue().ids()


@pytest.mark.parametrize("code", languages())
def test_a_sentence_whose_gaps_are_filled_anew_is_as_fluent_makes_it(code: str) -> None:
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(catalogue(code).sources.values())))
    chance, filled = Random(1), 0
    for name in sorted(catalogue(code).ids()):
        arguments = sorted(set(re.findall(r"\$([A-Za-z][\w-]*)", catalogue(code).source(name))))
        for number in range(3 if arguments else 0):
            given = {each: chance.choice(("Ann", "Who?", "", "yes", "no", "f", "other", 0, 1, 5, 1000)) for each in arguments}
            pattern = bundle.get_message(name).value
            if pattern is None:
                continue
            whole, faults = bundle.format_pattern(pattern, given)
            if not faults:
                expected = re.sub(r"([!?])\.(?!\.)", r"\1", str(whole))  # the mark of a name at the end is enough
                assert catalogue(code).say(name, {**given, "besides": number}) == expected, (name, given)
                filled += 1
    assert filled > 2000


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(NoSuchMessageError, match="no-such-thing"):
        say("no-such-thing")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(NoSuchMessageError, match="language"):
        say("error-no-language")


def test_an_unknown_language_is_refused_and_changes_nothing() -> None:
    with pytest.raises(NoSuchMessageError, match="tlh"):
        language("tlh")
    assert say("error-no-language", language="x", known="y").startswith("There is no catalogue")


def test_a_language_that_lacks_a_message_falls_back_to_english(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("locale")
    english = (PACKAGE / "locale" / "en" / "errors.ftl").read_text(encoding="utf-8")
    for code, text in {"en": english, "de": "error-no-language = Kein { $language }: { $known }\n"}.items():
        (folder / code).mkdir()
        (folder / code / "errors.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(words, "FOLDER", folder)
    catalogue.cache_clear()
    try:
        language("de")
        assert say("error-no-language", language="x", known="y") == "Kein x: y"
        assert say("error-no-message", message="m", detail="d").startswith("There is no message called m")
    finally:
        language(words.ENGLISH)
        catalogue.cache_clear()
