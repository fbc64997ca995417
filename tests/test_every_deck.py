"""What holds of the names, flavour and texts of every deck that comes with the package."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import kickdoor
from kickdoor.cards.language import load_cards
from kickdoor.cards.language.linting import lint
from kickdoor.cards.language.sets import SetManifest, load_set
from kickdoor.cards.language.writing import written
from kickdoor.telling.printed import printed
from kickdoor.words import languages, say, spoken

CARDS = Path(kickdoor.__file__).parent / "cards"
FOLDERS = {"deluxe": "base", "sketch": "base", "cooks": "cooks", "xmen": "xmen", "star": "star"}


@pytest.fixture(params=FOLDERS)
def deck(request: pytest.FixtureRequest) -> SetManifest:
    """A set as it is loaded."""
    return load_set(CARDS / FOLDERS[request.param], request.param)


def test_no_name_is_used_twice(deck: SetManifest) -> None:
    assert max(Counter(each.name for each in deck.cards).values()) == 1
    assert max(Counter(each.id for each in deck.cards).values()) == 1


@pytest.mark.parametrize("code", languages())
def test_names_fit_on_one_line(deck: SetManifest, code: str) -> None:
    with spoken(code):
        lengths = [len(printed(each).name) for each in deck.cards]
    assert max(lengths) <= 32
    assert sum(length > 24 for length in lengths) <= 4


@pytest.mark.parametrize("code", languages())
def test_flavour_is_short_and_on_about_a_third(deck: SetManifest, code: str) -> None:
    with spoken(code):
        flavoured = [each for each in map(printed, deck.cards) if each.flavour]
    cards = sum(each.copies for each in deck.cards)
    assert all(len(each.flavour) < 70 for each in flavoured)
    assert 0.28 <= sum(each.copies for each in flavoured) / cards <= 0.38
    assert max(Counter(each.flavour for each in flavoured).values()) == 1


def test_every_text_fits_on_its_card(deck: SetManifest) -> None:
    def told(message_id: str, args: dict[str, object]) -> str:
        return say(message_id, **args)

    names = {each.id: each.name for each in deck.cards}
    assert not lint((*deck.rules, *deck.cards), told, names)


def test_cards_are_written_as_they_were_read(deck: SetManifest) -> None:
    for card in (*deck.rules, *deck.cards):
        (again,) = load_cards(f"- {written(card)}", card.file, card.set, first_line=card.line)
        assert again == card


def test_no_set_is_forgotten() -> None:
    there = {path.name for path in CARDS.iterdir() if (path / "doors.yaml").exists()}
    assert there == set(FOLDERS.values())
