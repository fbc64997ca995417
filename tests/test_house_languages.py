"""Each language beside English says all that English says, with the same facts, and calls every card by a name of its own."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from sources import PACKAGE

from kickdoor import sets
from kickdoor.cards.language import Card, id_of
from kickdoor.cards.language.printing import flavour
from kickdoor.play import own_set
from kickdoor.telling import printed
from kickdoor.telling.wording import Wording
from kickdoor.words import ENGLISH, FOLDER, catalogue, languages, say, spoken
from tests.english import WORD, english_in

OTHERS = tuple(code for code in languages() if code != ENGLISH)

# Messages and names that are the same in a language as in English (names, and words that both have), or name words to type.
SAME: dict[str, frozenset[str]] = {
    "es": frozenset({
        "help-why-not", "browser-after-by-bot", "browser-chair-bot", "browser-munchkins", "browser-title", "lab-ladder-page-bot",
        "offer-length-short", "play-a-bot", "play-column-what", "play-fight-munchkins", "rule-COMPLEX-02.heading", "sets-error",
        "Angel", "Ctrl+Z", "Omega Red", "Sebastian Shaw", "Storm", "Stryfe", "Wolverine", "X-Cutioner's Song",
        "X-Factor", "X-Force", "X-Men",
    }),
}  # fmt: skip

# Arguments that a message may have there beside those of the English one: what its grammar asks for. Facts that an
# argument brings along ($noun-is, $owner-person) are no more than the argument itself.
MORE: dict[str, frozenset[str]] = {
    "es": frozenset({"verb", "to", "of", "not", "other", "mode", "name", "key", "person", "form", "kind", "noun"}),
}


# --- messages --------------------------------------------------------------------------------------------------------


class Reading:
    """What a message says: its text, the arguments that it has and those whose value it shows."""

    def __init__(self, pattern: ast.Pattern | None) -> None:
        self.text: list[str] = []
        self.arguments: set[str] = set()
        self.shown: set[str] = set()
        for node in nodes(pattern):
            if isinstance(node, ast.TextElement):
                self.text.append(node.value)
            elif isinstance(node, ast.VariableReference):
                self.arguments.add(node.id.name)
            elif isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference):
                self.shown.add(node.expression.id.name)


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node of a message and all below it."""
    if isinstance(node, list):
        for each in node:
            yield from nodes(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for each in vars(node).values():
            yield from nodes(each)


@cache
def messages(file: Path) -> dict[str, Reading]:
    """The messages of a file, and their attributes as `id.attribute`, in their order."""
    found: dict[str, Reading] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            parts = {name: entry.value} | {f"{name}.{each.id.name}": each.value for each in entry.attributes}
            found |= {part: Reading(pattern) for part, pattern in parts.items()}
    return found


def files() -> list[str]:
    """The names of the English files."""
    return sorted(file.name for file in (FOLDER / ENGLISH).glob("*.ftl"))


def translated(code: str) -> Iterator[tuple[str, dict[str, Reading], dict[str, Reading]]]:
    """Each file that both have: its name, the English messages, those of the language."""
    for name in files():
        if (FOLDER / code / name).is_file():
            yield name, messages(FOLDER / ENGLISH / name), messages(FOLDER / code / name)


@pytest.mark.parametrize("code", OTHERS)
def test_each_file_is_there(code: str) -> None:
    there = {file.name for file in (FOLDER / code).glob("*.ftl")}
    there |= {name for name in map(str, DECKS) if (PACKAGE / "cards" / name / "locale" / f"{code}.yaml").is_file()}
    there = {f"{name}/locale/{code}.yaml" if name in DECKS else name for name in there}
    wanted = {*files(), *(f"{name}/locale/{code}.yaml" for name in DECKS)}
    assert there == wanted
    assert names_in(FOLDER / code / own_set.TEMPLATE) == names_in(FOLDER / ENGLISH / own_set.TEMPLATE)


def names_in(folder: Path) -> set[str]:
    """The names of a folder's files."""
    return {file.name for file in folder.iterdir()}


@pytest.mark.parametrize("code", languages())
def test_no_message_is_written_twice(code: str) -> None:
    entries = [
        entry for file in sorted((FOLDER / code).glob("*.ftl")) for entry in FluentParser().parse(file.read_text("utf-8")).body
    ]
    written = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term))
    assert [name for name, times in written.items() if times > 1] == []


@pytest.mark.parametrize("code", OTHERS)
def test_each_message_is_there_in_the_same_order(code: str) -> None:
    lost = []
    for name, english, other in translated(code):
        lost += [f"{name}: lacks {each}" for each in english if each not in other]
        lost += [f"{name}: {each} is not in English" for each in other if each not in english]
        if not lost:
            lost += [f"{name}: {here} stands where {there} stands in English"
                     for there, here in zip(english, other, strict=True) if there != here][:1]  # fmt: skip
    assert not lost, "\n".join(lost)


@pytest.mark.parametrize("code", OTHERS)
def test_each_message_has_the_same_arguments(code: str) -> None:
    wrong = []
    for name, english, other in translated(code):
        for each in english.keys() & other.keys():
            mine = {argument.partition("-")[0] for argument in other[each].arguments}
            more = mine - english[each].arguments - MORE.get(code, frozenset())
            less = {argument.partition("-")[0] for argument in english[each].shown} - mine
            wrong += [f"{name}: {each} has no ${argument}" for argument in sorted(more)]
            wrong += [f"{name}: {each} does not tell ${argument}" for argument in sorted(less)]
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("code", OTHERS)
def test_no_english_is_left_in_a_message(code: str) -> None:
    left = []
    for name, english, other in translated(code):
        for each in english.keys() & other.keys():
            text = " ".join(other[each].text)
            words = sorted(english_in(text))
            if each in SAME.get(code, frozenset()):
                continue
            if words:
                left.append(f"{name}: {each} says {', '.join(words)}")
            elif is_same(text, " ".join(english[each].text)):
                left.append(f"{name}: {each} is as in English: {text.strip()}")
    assert not left, "\n".join(sorted(left))


def is_same(text: str, english: str) -> bool:
    """Whether two texts with a word in them are the same."""
    return text.split() == english.split() and any(len(word) > 2 for word in WORD.findall(text))


# --- cards -----------------------------------------------------------------------------------------------------------

DECKS = tuple(sorted({sets.place_of(name).folder.name for name in sets.installed()}))


@cache
def cards_of(deck: str) -> dict[str, Card]:
    """The cards of a deck by id, the standing rules of its sets among them."""
    manifests = [sets.load((name,))[0] for name in sets.installed() if sets.place_of(name).folder.name == deck]
    return {card.id: card for each in manifests for card in (*each.cards, *each.rules)}


@cache
def set_ids(deck: str) -> frozenset[str]:
    """The ids of the sets that have this deck."""
    return frozenset(name for name in sets.installed() if sets.place_of(name).folder.name == deck)


def abilities_of(card: Card) -> set[str]:
    """The names of a card's abilities."""
    epic = card.epic.when if card.epic is not None else ()
    return {each.name for each in (*card.when, *epic) if each.name}


def catalogues(code: str) -> Iterator[tuple[str, dict[str, printed.Texts]]]:
    """Each deck whose cards have names in the language, and the catalogue."""
    for deck in DECKS:
        file = printed.place_of(PACKAGE / "cards" / deck, code)
        if file.is_file():
            yield deck, dict(printed.read(file))


@pytest.mark.parametrize("code", OTHERS)
def test_each_card_has_all_that_stands_on_it(code: str) -> None:
    wrong = []
    for deck, texts in catalogues(code):
        cards = cards_of(deck)
        wrong += [f"{deck}: {each} has no name" for each in cards.keys() - texts.keys()]
        wrong += [f"{deck}: there is no card {each}" for each in texts.keys() - cards.keys() - set_ids(deck)]
        for each in cards.keys() & texts.keys():
            if bool(flavour(cards[each])) != bool(texts[each].flavour):
                wrong.append(f"{deck}: {each} has a flavour line in one language only")
            if abilities_of(cards[each]) != texts[each].abilities.keys():
                wrong.append(f"{deck}: the abilities of {each} are {', '.join(sorted(abilities_of(cards[each])))}")
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("code", OTHERS)
def test_no_english_is_left_on_a_card(code: str) -> None:
    left = []
    for deck, texts in catalogues(code):
        for each, card in cards_of(deck).items():
            mine = texts.get(each)
            for text, english in ((mine.name, card.name), (mine.flavour, card.flavour)) if mine else ():
                if english_in(text) or (is_same(text, english) and text not in SAME.get(code, frozenset())):
                    left.append(f"{deck}: {each}: {text}")
    assert not left, "\n".join(sorted(left))


@pytest.mark.parametrize("code", OTHERS)
def test_no_two_cards_have_one_name(code: str) -> None:
    called: dict[str, str] = {}
    abilities: dict[str, str] = {}
    for deck, texts in catalogues(code):
        for each, mine in texts.items():
            first = called.setdefault(id_of(mine.name), each)
            assert first == each, f"{deck}: {each} and {first} are both called {mine.name}"
            for ability, name in mine.abilities.items():
                assert abilities.setdefault(ability, name) == name, f"{deck}: {ability} has two names"


@pytest.mark.parametrize("code", OTHERS)
def test_each_card_can_be_read(code: str) -> None:
    wrong: Counter[str] = Counter()
    with spoken(code):
        for name in sets.installed():
            wording = Wording(sets.open_box([name]), ())
            for number in range(len(wording.box)):
                text = f"{wording.brief(number)} {wording.text(number)}"
                if english_in(text) or "  " in text or "(n)" in text:
                    wrong[f"{name}: {wording.box[number].id}: {text}"] += 1
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("code", languages())
def test_the_heading_of_a_rule_fits_on_a_card(code: str) -> None:
    """It stands on the cards of a hand that the rule keeps there."""
    with spoken(code):
        headings = {name: say(f"{name}.heading") for name in catalogue(code).ids() if name.startswith(("rule-", "reading-"))}
    assert len(headings) > 300
    assert {name: heading for name, heading in headings.items() if len(heading.split()) > 6} == {}
