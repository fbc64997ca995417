"""All printed cards of a table's sets, in the reader's language: what a page needs to draw any card it may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kickdoor.box import Box
from kickdoor.cards.language import Card
from kickdoor.cards.language.printing import bad_stuff, rules_text
from kickdoor.sets import open_box
from kickdoor.table.icons import icon_of
from kickdoor.table.protocol import Face
from kickdoor.telling.explain import rules_touched
from kickdoor.telling.wording import Wording, brief_facts, by_id, signed
from kickdoor.words import say, spoken

SHORT = 44  # letters of the one line for the hand


@lru_cache(maxsize=32)
def faces(sets: tuple[str, ...], language: str) -> tuple[Face, ...]:
    """The faces of the cards of these sets, each kind once. Raises SetNameError."""
    box = open_box(sets)
    with spoken(language):
        wording = Wording(box, ())
        first: dict[str, int] = {}
        for number, card in enumerate(box.cards):
            first.setdefault(card.id, number)
        return tuple(_face(wording, box, number) for number in first.values())


def _face(wording: Wording, box: Box, number: int) -> Face:
    card, printed = box[number], wording.printed[number]
    kind_label, *facts = brief_facts(box, number)
    bad = bad_stuff(printed, by_id, names=wording.names_of_cards, calls=wording.calls)
    told = rules_text(printed, by_id, names=wording.names_of_cards, calls=wording.calls)
    text = " ".join(told[:-1] if bad else told)
    return Face(
        number,
        len(box.by_id[card.id]),
        card.id,
        printed.name,
        card.set,
        card.deck,
        card.kind,
        kind_label,
        figure(card),
        card.level if card.kind == "monster" else None,
        card.treasures if card.kind == "monster" else None,
        card.bonus,
        card.gold,
        card.slot or "",
        card.hands,
        card.big,
        _short(in_short(card, facts, told[:-1] if bad else told)),
        text,
        printed.flavour,
        bad,
        icon_of(card),
        tuple(rules_touched(card)),
        card.rank,
        [word.key for word in card.does] == ["gain_levels"],
        foot(card),
    )


def figure(card: Card) -> str:
    """What stands in the corner: a monster's Level, a bonus with its sign, a power's rank."""
    if card.kind == "monster":
        return str(card.level)
    if card.bonus:
        return signed(card.bonus)
    return str(card.rank) if card.rank else ""


def foot(card: Card) -> tuple[str, str]:
    """What stands at the foot: a monster's Level and Treasures; where an Item is worn, and its gold."""
    if card.kind == "monster":
        return say("play-fact-level", n=card.level), say("play-fact-treasures", n=card.treasures)
    worn = [say("play-fact-slot", slot=card.slot)] if card.slot else []
    worn += [say("play-fact-hands", n=card.hands)] if card.hands else []
    worn += [say("play-fact-big")] if card.big else []
    return ", ".join(worn), say("play-fact-gold", n=card.gold) if card.gold else ""


def in_short(card: Card, facts: list[str], told: Sequence[str]) -> str:
    """What the one line for the hand is made of: nothing that stands in the corner. `told`: the sentences of the card's text."""
    if card.kind == "monster":
        level, treasures, *rest = facts
        special = [each for each in told if each.rstrip(".") not in (level, treasures)]
        return special[0] if special else ", ".join((treasures, *rest))
    if card.kind == "one_shot" and not card.bonus:
        return told[-1]  # what it does; that it is used once and what it is worth stand before
    rest = facts[1:] if card.bonus else facts
    return ", ".join(rest) if rest else " ".join(told)


def _short(text: str) -> str:
    """The first sentence, cut at a word where it is long."""
    sentence = text.partition(". ")[0].rstrip(".")
    if len(sentence) <= SHORT:
        return sentence
    return f"{sentence[:SHORT].rpartition(' ')[0].rstrip(',;:')}…"
