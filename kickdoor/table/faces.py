"""All printed cards of a table's sets, in the reader's language: what a page needs to draw any card it may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, groupby

from kickdoor.box import Box
from kickdoor.cards.language import Card
from kickdoor.cards.language.printing import bad_stuff, gist, rules_text
from kickdoor.sets import chosen, load, open_box
from kickdoor.table.icons import icon_of
from kickdoor.table.protocol import Face
from kickdoor.telling.explain import rules_touched
from kickdoor.telling.printed import calls_of
from kickdoor.telling.wording import Wording, brief_facts, by_id, signed
from kickdoor.words import say, spoken

SHORT = 64  # letters of the one line for the hand
BRIEF = 14  # so few letters say little without what follows


@lru_cache(maxsize=32)
def faces(sets: tuple[str, ...], language: str) -> tuple[Face, ...]:
    """The faces of the cards of these sets, once for copies that follow one another. Raises SetNameError."""
    box = open_box(sets)
    blank = frozenset(each.id for each in load(chosen(sets)) if each.blank)
    with spoken(language):
        wording = Wording(box, ())
        return tuple(_face(wording, box, blank, *run) for run in runs(box))


def runs(box: Box) -> Iterator[tuple[int, int]]:
    """The first number of each row of copies, and how many they are; sets that have a card in common have a row each."""
    for _, row in groupby(range(len(box)), key=lambda number: box[number].id):
        first, *others = row
        yield first, 1 + len(others)


def _face(wording: Wording, box: Box, blank: frozenset[str], number: int, copies: int) -> Face:
    card, printed = box[number], wording.printed[number]
    kind_label, *facts = brief_facts(box, number)
    names, calls = wording.names_of_cards, calls_of(box, number)
    bad = bad_stuff(printed, by_id, names=names, calls=calls)
    told = rules_text(printed, by_id, names=names, calls=calls)
    text = " ".join(told[:-1] if bad else told)
    does = gist(printed, by_id, names=names, calls=calls)
    return Face(
        number,
        copies,
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
        _short(in_short(card, facts, told[:-1] if bad else told, does)),
        text,
        printed.flavour,
        bad,
        icon_of(card),
        tuple(rules_touched(card)),
        card.rank,
        [word.key for word in card.does] == ["gain_levels"],
        foot(card),
        card.set in blank,
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


def in_short(card: Card, facts: list[str], told: Sequence[str], does: Sequence[str]) -> Sequence[str]:
    """What the one line for the hand is made of, nothing that stands in the corner. `told`: the whole text; `does`: its gist."""
    if card.kind == "monster":
        level, treasures, *rest = facts
        special = [each for each in told if each.rstrip(".") not in (level, treasures)]
        return special[:1] or (", ".join((treasures, *rest)),)
    rest = facts[1:] if card.bonus else facts
    if rest and (card.kind == "item" or (card.kind == "one_shot" and card.bonus)):
        return (", ".join(rest),)
    if card.kind == "enhancer":
        return told
    told = [each for each in told if each.rstrip(".") not in (signed(card.bonus), *facts)]
    return does or told or (", ".join(facts),)


def _short(sentences: Sequence[str]) -> str:
    """As many of the sentences as fit; the first, cut at a word, where none does."""
    whole = list(accumulate(sentences, lambda said, more: f"{said} {more}"))
    fitting = [said.rstrip(".") for said in whole if len(said.rstrip(".")) <= SHORT]
    if fitting and (len(fitting) == len(whole) or len(fitting[-1]) > BRIEF):
        return fitting[-1]
    return f"{whole[-1][:SHORT].rpartition(' ')[0].rstrip(',;:.')}…"
