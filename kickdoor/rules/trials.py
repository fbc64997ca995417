"""Trying a card on a copy: what is legal only if something holds afterwards."""

from __future__ import annotations

from typing import Any, Final

from kickdoor.cards.language import TakeWord
from kickdoor.frames import Choose, Deed, Nouns, Window
from kickdoor.rules import flow, items, moving, reading
from kickdoor.state import State

MOST_ENDS: Final = 60  # so many ways to answer are tried; beyond them a card is taken at its word


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


def can_serve(state: State, seat: int, card: int, on: tuple[Any, ...]) -> bool:
    """True if the card, played now, can bring about what it must, by some answer to what it asks; what a roll decides may."""
    from kickdoor.rules import playing, targeting

    twin = state.copy()
    playing.play_card(twin, seat, card, on)
    return _can_end_well(twin, len(state.stack), targeting.nouns_for(state, seat, card, on), [MOST_ENDS])


def _can_end_well(twin: State, depth: int, nouns: Nouns, left: list[int]) -> bool:
    """True if what the card does can end so that its `so_that` holds; nobody else acts meanwhile."""
    from kickdoor.rules import answering, moments

    fate = (twin.fate_count, twin.dice_set, twin.blind_set)
    while len(twin.stack) > depth and not twin.winners:
        frame = twin.stack[-1]
        waits = flow.STEPS[type(frame)](twin, frame)
        if (twin.fate_count, twin.dice_set, twin.blind_set) != fate:
            return True
        if isinstance(frame, Choose):
            return any(_can_end_well(_answered(twin, move.more), depth, nouns, left) for move in answering.answers(twin, frame))
        if waits and not (isinstance(frame, Window) and moments.ends(twin, frame, (1 << twin.seats) - 1)):
            return True
    left[0] -= 1
    condition = twin.box[nouns.card].playable.so_that  # type: ignore[union-attr]
    return left[0] < 0 or (condition is not None and reading.holds(twin, condition, nouns))


def _answered(state: State, answer: tuple[Any, ...]) -> State:
    twin = state.copy()
    flow.finish(twin, answer)
    return twin
