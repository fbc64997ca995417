"""The printed cards of every set in Spanish: whole sentences, joined as Spanish joins them, with no English left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from kickdoor.cards.language import Ability, Card, pieces, rules_text
from kickdoor.sets import installed, open_box
from kickdoor.telling.printed import calls_of
from kickdoor.words import say as say_with
from kickdoor.words import spoken

ENGLISH = (
    "an and any are at be by card cards combat chosen discard draw each every fight for from gain get hand have if in is it"
    " item items its level levels lose may monster not of on one or other player players play roll take than that the their"
    " then they this those to token treasure when who whose with you your"
)
LEFT_OVER = re.compile(rf"\b(?:{ENGLISH.replace(' ', '|')})\b", re.IGNORECASE)
UNFINISHED = re.compile(r"  | [.,;:]|,,|[{}_]|a\(n\)|\b(\w+) \1\b")
BADLY_JOINED = re.compile(r"\b(?:a|de) el\b|\bcon ti\b|\bo h?o|\by i|\b(?:una?) (?:una?|otr)")
SAMPLES: dict[str, dict[str, str]] = yaml.safe_load((Path(__file__).parent / "cards" / "spanish.yaml").read_text("utf-8"))


def say(message_id: str, args: dict[str, Any]) -> str:
    return say_with(message_id, **args)


def printed(set_name: str) -> dict[str, str]:
    """The Spanish texts of a set's cards by id, without the names that the set's own catalogue says."""
    box = open_box((set_name,))
    names = {card.id: "Tal" for card in box.cards}
    with spoken("es"):
        texts = {
            card.id: " ".join(rules_text(card, say, names=names, calls=calls_of(box, n))) for n, card in enumerate(box.cards)
        }
    return {card.id: unnamed(card, texts[card.id]) for card in box.cards}


def unnamed(card: Card, text: str) -> str:
    """The text without the names of abilities."""
    for piece in pieces(card):
        for name in (piece.name if isinstance(piece, Ability) else None, getattr(piece, "ability", None)):
            text = text.replace(name.replace("_", " ").capitalize(), "Tal") if name else text
    return text


@pytest.mark.parametrize("set_name", installed())
def test_every_card_reads_as_spanish(set_name: str) -> None:
    for card_id, text in printed(set_name).items():
        for fault in (LEFT_OVER, UNFINISHED, BADLY_JOINED):
            assert not fault.search(text), (card_id, text)
        assert all(part[:1].upper() == part[:1] for part in text.split(". ")), (card_id, text)
        assert not text or text.endswith("."), (card_id, text)


@pytest.mark.parametrize("set_name", SAMPLES)
def test_words_agree_with_each_other(set_name: str) -> None:
    """Genders, numbers, persons and the forms of verbs, each on a card that needs them."""
    texts = printed(set_name)
    assert {card_id: texts[card_id] for card_id in SAMPLES[set_name]} == SAMPLES[set_name]
