"""The page of words is as the code makes it, says all that the language knows, and shows each by an example."""

import re
from typing import Literal, Union, get_args, get_origin

import vocabulary

from kickdoor.cards.language import load_cards, names
from kickdoor.cards.language.card import Ability, Card, Playable
from kickdoor.cards.language.cardfile import NOT_WRITTEN
from kickdoor.cards.language.selectors import Cards, Who
from kickdoor.cards.language.shapes import FAMILIES, bare_names, family, fields
from kickdoor.cards.language.writing import written


def test_the_page_of_words_is_not_stale() -> None:
    assert vocabulary.PAGE.read_text("utf-8") == vocabulary.page(), "run scripts/words"


def rows() -> list[list[str]]:
    """The cells of each line of a table, the lines of headings apart."""
    lines = [line for line in vocabulary.PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def test_each_word_key_and_name_has_an_example() -> None:
    bare = [row[0] for row in rows() if not all(row[2:])]
    assert bare == ["`card`"], "add a card to kickdoor/cards/language/examples.yaml"  # `card` is what is meant if nothing is said


def test_no_word_key_or_name_of_the_language_is_left_out() -> None:
    told = {row[0].strip("`") for row in rows()}
    for parent in FAMILIES:
        assert set(family(parent)) <= told
    for struct in (Card, Ability, Playable, Cards, Who):
        assert set(fields(struct)) - {*NOT_WRITTEN, "noun"} <= told
    closed = {name for hint in vars(names).values() if get_origin(hint) in (Literal, Union) for name in bare_names(hint)}
    assert closed - {*get_args(names.CardKind), *get_args(names.Pile), *get_args(names.Side), *get_args(names.Chooser)} <= told


def test_what_the_page_shows_is_how_it_is_written() -> None:
    """Each card that a fact is shown by can be read, and says the same again."""
    shown = re.findall(r"^\| `\w+` \| [^|`]+ \| `({.+?})` \| \*", vocabulary.PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(shown) > 20
    for line in shown:
        (card,) = load_cards(f"- {line}", "words.md", "")
        assert written(card) == line
