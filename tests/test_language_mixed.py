"""Each set's own words stand on its cards, alone and in a mix: a Trap is a Trap, and beside it a Curse stays a Curse."""

import pytest

from kickdoor.cards.language import load_cards, text
from kickdoor.sets import open_box
from kickdoor.table.faces import faces
from kickdoor.telling.wording import Wording, brief_facts, by_id
from kickdoor.words import languages, spoken

SETS = ("deluxe", "cooks", "star", "xmen")


def told(sets: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """By set and id, what is told of each card: its text, and its kind and figures."""
    box = open_box(sets)
    wording = Wording(box, ())
    return {f"{card.set}/{card.id}": (wording.text(n), *brief_facts(box, n)) for n, card in enumerate(box.cards)}


@pytest.mark.parametrize("code", languages())
def test_a_card_says_the_same_in_a_mix_as_alone(code: str) -> None:
    with spoken(code):
        mixed = told(SETS)
        for name in SETS:
            alone = told((name,))
            assert {card: mixed[card] for card in alone if card in mixed} == alone


def test_the_page_shows_each_card_in_its_sets_own_words() -> None:
    alone = {(face.set, face.id): face for name in SETS for face in faces((name,), "en")}
    for face in faces(SETS, "en"):
        own = alone[face.set, face.id]
        assert (face.kind_label, face.text, face.bad_stuff, face.short) == (own.kind_label, own.text, own.bad_stuff, own.short)
    labels = {(face.set, face.kind): face.kind_label for face in faces(SETS, "en")}
    assert labels["star", "curse"] == labels["xmen", "curse"] == "Trap"
    assert labels["deluxe", "curse"] == labels["cooks", "curse"] == "Curse"


@pytest.mark.parametrize(
    ("card", "printed"),
    [
        ("{curse: A, does: [{lose: item, who: everyone, else: [{lose_levels: 1}]}]}", "whoever has none must lose a level."),
        ("{curse: A, does: [{lose: item, who: everyone, else: [{die: you}]}]}", "whoever has none: you are dead."),
        (
            "{item: A, gives: [{run: 2, if: {has: {tagged: fire, at: used}}}]}",
            "if you have used a fire card in this fight.",
        ),
        (
            "{treasure: A, playable: {when: any_time, target: {cards: item, of: everyone}}, does: [{lose: target}]}",
            "The owner loses that item.",
        ),
    ],
)
def test_sentences_that_could_be_read_amiss(card: str, printed: str) -> None:
    (read,) = load_cards(f"- {card}", "", "")
    assert text(read, by_id).endswith(printed)
