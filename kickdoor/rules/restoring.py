"""What allowed too much is restored at once: a card that allows it again is played, or a companion takes the extra up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kickdoor.box import inside
from kickdoor.cards.language import CarriesQuestion, LimitQuestion, MayQuestion
from kickdoor.frames import Choose, Task
from kickdoor.move import Move, Refusal
from kickdoor.rules import items, playable
from kickdoor.rules.unfinished import unfinished
from kickdoor.state import State

LIMITS: Final = {"surplus": ("big",), "unequip": ("complex", "hands", "headgear", "armor", "footgear")}
Why = Callable[[State, Move], Refusal | None]


def is_asked(state: State, seat: int) -> bool:
    """True while this seat is to give up extras that it may have no longer: Big Items, or what is equipped.

    Rules: BIG-04, COMPLEX-03.
    """
    question = state.stack[-1]
    if not isinstance(question, Choose) or question.seat != seat or question.purpose not in LIMITS:
        return False
    asks = state.stack[-2]
    return isinstance(asks, Task) and asks.name in ("surplus", "give_up")


def refusal(state: State, move: Move, why_not: Why) -> Refusal | None:
    """Why this doesn't restore the allowance, or isn't legal just now whatever is asked."""
    question = state.stack[-1]
    assert isinstance(question, Choose)
    helps = _allows(state, move.card, question.purpose) if move.verb == "play" else move.card in question.options
    return why_not(_unasked(state), move) if helps else unfinished(state)


def withdraw(state: State) -> None:
    """The question is put aside: what is still too much is asked for anew."""
    del state.stack[-2:]


def moves(state: State, question: Choose) -> Iterator[Move]:
    """The ways to restore the allowance."""
    seat, unasked = question.seat, _unasked(state)
    for card in state.hand[seat]:
        if _allows(state, card, question.purpose) and playable.refusal_apart_from_targets(unasked, seat, card) is None:
            yield from (Move(seat, "play", card, on) for on in playable.legal_targets(unasked, seat, card))
    for companion in items.companions(state, seat):
        for card in question.options:
            if items.load_refusal(unasked, seat, card, companion) is None:
                yield Move(seat, "carry", card, ("card", companion))


def _allows(state: State, card: int, purpose: str) -> bool:
    """True for a card that raises such a limit, or exempts an Item from it."""
    printed = state.box.cards[card]
    return any(limit.main in LIMITS[purpose] for limit in inside(printed, LimitQuestion)) or any(
        isinstance(question, CarriesQuestion) or (isinstance(question, MayQuestion) and "equip" in question.main)
        for question in printed.gives
    )


def _unasked(state: State) -> State:
    twin = state.copy()
    withdraw(twin)
    return twin
