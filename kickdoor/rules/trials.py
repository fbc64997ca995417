"""Trying a card on a copy: what is legal only if something holds afterwards."""

from __future__ import annotations

from kickdoor.cards.language import TakeWord
from kickdoor.frames import Deed, Nouns
from kickdoor.rules import effects, items, moving, reading, selecting
from kickdoor.state import State


def that_serve(state: State, deed: Deed, word: TakeWord, found: tuple[int, ...]) -> tuple[int, ...]:
    """Of the cards that might be taken, those with which the card's `so_that` holds afterwards."""
    playable = state.box[deed.path[0]].playable
    if playable is None or playable.so_that is None:
        return found
    return tuple(card for card in found if _serves(state, deed, word, card))


def _serves(state: State, deed: Deed, word: TakeWord, card: int) -> bool:
    from kickdoor.rules import words_of_cards

    twin = state.copy()
    moving.hand_over(twin, card, deed.seat)
    if word.to == "equipped":
        words_of_cards.make_room(twin, deed.seat, card)
        if items.fit_refusal(twin, deed.seat, card) is not None:
            return False
        moving.equip(twin, card, deed.seat)
    condition = twin.box[deed.path[0]].playable.so_that  # type: ignore[union-attr]
    return condition is not None and reading.holds(twin, condition, deed.nouns)


def can_serve(state: State, seat: int, card: int, nouns: Nouns) -> bool:
    """True if the card, played now, can bring about what it must."""
    for position, word in enumerate(state.box[card].does):
        if isinstance(word, TakeWord):
            deed = Deed((card, "does", position), nouns, seat)
            found = selecting.which(state, word.main, nouns, seat)
            free = tuple(c for c in found if not effects.protected(state, c, "theft", nouns))
            return bool(that_serve(state, deed, word, free))
    return True
