"""What a step says that it takes must be there to be taken, whatever the dice decide later; and on whom a card goes."""

from __future__ import annotations

from typing import Any

from kickdoor.box import words_of
from kickdoor.cards.language import Cards, TakeWord
from kickdoor.frames import Nouns
from kickdoor.move import Move, Refusal
from kickdoor.notation import Reader, Unclear
from kickdoor.notation.text import write
from kickdoor.rules import effects, items, selecting, targeting, using, verbs
from kickdoor.state import State

ON_WHOM = {"item": "TRADE-02", "one_shot": "ONESHOT-04", "class": "CLASS-04", "race": "RACE-04", "affiliation": "AFFIL-05",
           "power": "POWER-07", "hireling": "HIRELING-01", "sidekick": "SIDEKICK-06", "ally": "ALLY-02",
           "door": "COMBAT-10"}  # fmt: skip  # by kind: the rule that says before whom such a card goes


def rule_of_targets(state: State, card: int) -> str:
    """The rule by which a card isn't played on somebody or something that it doesn't name."""
    return ON_WHOM.get(state.box.kind[card], "GUAL-02")


def also_of_kind(state: State, card: int) -> tuple[str, ...]:
    """What says too why a one-shot that may be laid down now isn't used up now."""
    return ("COMBAT-09", "ONESHOT-02", "INTERFERE-01") if state.box.kind[card] == "one_shot" else ()


def taking_refusal(state: State, reader: Reader, move: Move, words: tuple[str, ...]) -> Refusal | None:
    """Why a card or ability can't take what the step names: nothing of that name is among what it may take."""
    does, nouns = of_move(state, move)
    selectors = [word.main for word in words_of(does) if isinstance(word, TakeWord)]
    if not words or not selectors or any(not _is_settled(selector) for selector in selectors):
        return None
    there = tuple(card for selector in selectors for card in selecting.which(state, selector, nouns, move.seat))
    possible = tuple(card for card in there if not effects.protected(state, card, nouns.harm or "theft", nouns))
    if all(reader.pick(word, possible) is not None for word in words):
        return None
    also = ("PRECEDENCE-01", "CURSE-08", "ITEM-15", *_why_not_that(state, reader, words))
    return Refusal("CLASS-04", "not-offered", card=move.card, also=also)


def _why_not_that(state: State, reader: Reader, words: tuple[str, ...]) -> tuple[str, ...]:
    """What says too why such a card isn't taken: it is in a hand (AMB-43), or no Item."""
    in_hands = tuple(card for hand in state.hand for card in hand)
    no_items = tuple(card for table in state.table for card in table if not items.is_item(state, card))
    if any(reader.pick(word, in_hands) is not None for word in words):
        return ("DECK-09", "AMB-43")
    return ("ITEM-02", "GUAL-01") if any(reader.pick(word, no_items) is not None for word in words) else ()


def _is_settled(cards: Cards) -> bool:
    """True for a selector that means the same now as when the card acts."""
    return cards.noun is None and cards.by is None and cards.at == "play"


def aimed_at(state: State, move: Move) -> Any:
    """What the card played or the ability used is aimed at, as its text says; None where it says nothing."""
    if move.verb == "play":
        playable = state.box[move.card].playable
        return playable.target if playable is not None else None
    found = using.find_use(state, move)
    return found.ability.target if found is not None else None


def of_move(state: State, move: Move) -> tuple[Any, Nouns]:
    """The words of the card or ability, and its nouns with the target that is meant."""
    if move.verb == "play":
        on = move.on or next(iter(verbs.targets_left_open(state, move)), ())
        return state.box[move.card].does, targeting.nouns_for(state, move.seat, move.card, on)
    found = using.find_use(state, move)
    if found is None:
        return (), Nouns()
    on = move.on or next(iter(using.targets_left_open(state, move)), ())
    return found.ability.does, found.nouns.but(target=on or found.nouns.target)


def must_be_one(state: State, names: tuple[str, ...], move: Move) -> None:
    """A target that is left out must leave one that fits. Raises Unclear."""
    if move.on or move.verb not in ("play", "use"):
        return
    left_open = (verbs if move.verb == "play" else using).targets_left_open(state, move)
    if len(left_open) > 1:
        steps = (write(state, names, Move(move.seat, move.verb, move.card, on, move.more)) for on in left_open)
        raise Unclear("scene-several", options="; ".join(steps))
