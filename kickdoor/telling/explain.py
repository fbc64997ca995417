"""Answers to questions about the game: a card and its rules, a total line by line, why not, rules by a word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kickdoor import rulebook
from kickdoor.box import words_of
from kickdoor.cards.language import Card, Word
from kickdoor.rules import fighting, strength
from kickdoor.state import MONSTERS, MUNCHKINS, State
from kickdoor.telling.printed import printed
from kickdoor.telling.wording import Wording, rule_sentence, signed
from kickdoor.words import say

RULES_OF_KIND: dict[str, tuple[str, ...]] = {
    "monster": ("TURN-04", "TURN-09", "MONSTER-02", "COMBAT-03", "COMBAT-04", "COMBAT-05", "RUN-03", "BAD-01"),
    "enhancer": ("ENHANCE-01", "ENHANCE-02", "ENHANCE-03", "ENHANCE-05"),
    "item": ("ITEM-05", "ITEM-08", "TIME-10", "SELL-01", "TRADE-01"),
    "one_shot": ("ONESHOT-01", "ONESHOT-02", "ONESHOT-03", "ONESHOT-05"),
    "class": ("CLASS-01", "CLASS-07", "CLASS-09", "TIME-08"),
    "race": ("RACE-01", "RACE-04", "RACE-05", "TIME-08"),
    "curse": ("TURN-05", "CURSE-02", "CURSE-03", "TIME-04"),
    "hireling": ("HIRELING-01", "HIRELING-02", "TIME-03"),
    "door": ("COMBAT-10", "PRECEDENCE-01"),
    "treasure": ("GUAL-01", "GUAL-02", "PRECEDENCE-01"),
}
RULES_OF_WORD: dict[str, tuple[str, ...]] = {
    "gain_levels": ("GUAL-03", "GUAL-05", "PRECEDENCE-04"),
    "join": ("MULTI-01", "MULTI-02"),
    "mate": ("MATE-01", "MATE-02"),
    "die": ("DEATH-01", "DEATH-05"),
    "lose_levels": ("CHAR-12", "CHAR-13"),
    "change_sex": ("CHAR-04",),
    "steal": ("CLASS-06",),
}


def rules_touched(card: Card) -> list[str]:
    """The ids of the rules that a card brings into play, the nearest first."""
    found: list[str] = list(RULES_OF_KIND.get(card.kind, ()))
    if card.big:
        found += ["BIG-01", "BIG-04"]
    if card.only or card.not_for:
        found.append("ITEM-11")
    if card.gold == 0 or (card.kind == "item" and card.gold is None):
        found.append("ITEM-03")
    if card.run or card.spares is not None:
        found.append("RUN-04" if card.kind == "item" else "RUN-05")
    if "undead" in card.tags:
        found += ["UNDEAD-01", "UNDEAD-02"]
    if card.id.startswith("super-") or "half-breed" in card.id:
        found += ["SUPER-01", "SUPER-03"]
    for word in spoken(card):
        found += RULES_OF_WORD.get(word.key, ())
    known = {rule.id for rule in rulebook.rules()}
    return [rule for rule in dict.fromkeys(found) if rule in known]


def spoken(card: Card) -> Iterator[Word]:
    """All words that a card says."""
    yield from words_of((*card.does, *card.bad_stuff))
    for ability in card.when:
        yield from words_of(ability.does)


def card_text(wording: Wording, number: int) -> list[str]:
    """A card as a person would read it: name and kind, text, flavour is in the text, then its rules."""
    touched = rules_touched(wording.box[number])
    rules = [say("explain-rule", rule=rule, sentence=rule_sentence(rule)) for rule in touched]
    return [wording.brief(number), wording.text(number), say("explain-rules"), *rules]


def find_cards(cards: Iterable[Card], word: str) -> list[Card]:
    """The cards of these that a word may mean, each kind once: the id or name, else those it begins, else those with it.

    Names are those of the card file and those in the language spoken.
    """
    from kickdoor.cards.language import id_of
    from kickdoor.telling.matching import at_start, at_word, exactly, inside

    wanted = id_of(word)
    found = list({card.id: card for card in cards}.values())
    spellings = {card.id: (card.id, id_of(card.name), id_of(printed(card).name)) for card in found}
    if not wanted:
        return []
    for fits in (exactly, at_start, at_word, inside):
        meant = [card for card in found if any(fits(wanted, each) for each in spellings[card.id])]
        if meant:
            return meant
    return []


# --- totals ----------------------------------------------------------------------------------------------------------


def sums(wording: Wording, state: State, seat: int) -> list[str]:
    """The fight's totals line by line, or one munchkin's strength."""
    if state.fight is None or not state.is_fighting(seat):
        return munchkin_sum(wording, state, seat)
    lines: list[str] = []
    for fighter in state.fighters():
        lines += munchkin_sum(wording, state, fighter)
    lines += rest(wording, state, MUNCHKINS)
    lines.append(say("sum-side-munchkins", total=strength.side(state, MUNCHKINS)))
    for foe in fighting.hostile(state):
        lines.append(say("sum-of", who=wording.card(foe.face), total=strength.monster(state, foe)))
        lines += rows(wording, strength.foe_lines(state, foe), say("sum-its-level"), foe.card)
    lines += rest(wording, state, MONSTERS)
    lines.append(say("sum-side-monsters", total=strength.side(state, MONSTERS)))
    return lines


def munchkin_sum(wording: Wording, state: State, seat: int) -> list[str]:
    """A munchkin's strength: the Level, then each card that counts."""
    lines = [say("sum-of", who=wording.seat(seat), total=strength.munchkin(state, seat))]
    return lines + rows(wording, list(strength.lines(state, seat)), say("sum-level"), -1)


def rows(wording: Wording, found: list[tuple[int, int]], first: str, own: int) -> list[str]:
    """One line for each amount; the first is the Level."""
    lines = []
    for place, (card, amount) in enumerate(found):
        if place == 0:
            lines.append(say("sum-row", amount=str(amount).rjust(3), what=first))
        else:
            name = say("sum-against") if card == own and own >= 0 else wording.card(card)
            lines.append(say("sum-row", amount=signed(amount).rjust(3), what=name))
    return lines


def rest(wording: Wording, state: State, side: int) -> list[str]:
    """What counts for a side without being anybody's."""
    fight = state.fight
    assert fight is not None
    lines = [say("sum-row", amount=signed(b.amount), what=wording.card(b.card)) for b in fight.boosts if b.to == side]
    if side == MUNCHKINS:
        lines += [say("sum-row", amount=signed(state.box[f.face].level), what=wording.card(f.face)) for f in fight.foes if f.ally]
    return lines


# --- rules -----------------------------------------------------------------------------------------------------------

SHOWN_IN_FULL = 6


def rules_about(word: str) -> list[str]:
    """The rules that a word finds, in full while they are few."""
    found = rulebook.find(word)
    if not found:
        return [say("explain-no-rule", word=word)]
    lines = [
        say("explain-rule-headed", rule=rule.id, heading=rule.heading, sentence=rule.sentence) for rule in found[:SHOWN_IN_FULL]
    ]
    if len(found) > SHOWN_IN_FULL:
        lines.append(say("explain-more-rules", n=len(found) - SHOWN_IN_FULL))
        lines += [say("explain-rule-heading", rule=rule.id, heading=rule.heading) for rule in found[SHOWN_IN_FULL:]]
    return lines


def topics() -> list[str]:
    """What the rulebook is about."""
    return [say("explain-topic", topic=topic, name=rulebook.topic_name(topic)) for topic in rulebook.topics()]
