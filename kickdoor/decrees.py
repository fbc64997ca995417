"""What a table decides over its game's head: a move taken back, a ruling, a word into the shuffle, the end without a winner.

They stand in the record among the moves and are replayed like them. An undo never turns fate back: what was seen since
goes back into its pile, which is shuffled anew, and the dice roll on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

from kickdoor import dice
from kickdoor.box import TRAITS
from kickdoor.move import Move, Refusal
from kickdoor.rules import levels, moving, timing
from kickdoor.state import DECK, DISCARD, HAND, TABLE, State

PLACES = ("hand", "table", "discard")
WORD_LETTERS = 60
Past = Mapping[int, State]
NOT_NOW = Refusal("PRECEDENCE-01", "finish-first")
NOT_THIS = Refusal("PRECEDENCE-01", "not-offered")


def why_not(state: State, move: Move, past: Past) -> Refusal | None:
    """Why this can't be decreed just now, or None."""
    if move.verb == "undo":
        return None if len(move.more) == 1 and move.more[0] in past else Refusal("PRECEDENCE-01", "too-late")
    if state.phase == "over":
        return Refusal("WIN-01", "game-over")
    return WHY_NOT[move.verb](state, move)


def done(state: State, move: Move, past: Past) -> State:
    """The state after it; another one after an undo."""
    if move.verb == "undo":
        return taken_back(state, past[move.more[0]])
    DOES[move.verb](state, move)
    state.touch()
    return state


# --- taking back -----------------------------------------------------------------------------------------------------


def taken_back(now: State, then: State) -> State:
    """How it was, but for fate: piles from which something was drawn or seen are shuffled anew, the dice roll on."""
    state = then.copy()
    state.fates = now.fates
    state.dice_set, state.blind_set = now.dice_set, now.blind_set  # what a record lays down for fate is for now
    state.names_set, state.orders_set = now.names_set, now.orders_set
    state.fate_count = now.fate_count
    state.seed = now.seed
    for card, zone in enumerate(then.zone):
        if zone == DECK:
            if now.zone[card] != DECK or now.known[card] != then.known[card]:
                state.known[card] = 0
        elif HAND <= zone < TABLE:
            state.known[card] |= now.known[card]
    for pile, deck in enumerate(then.decks):
        if deck != now.decks[pile] or any(now.known[card] != then.known[card] for card in deck):
            state.decks[pile] = dice.shuffle(state, deck)
            for card in deck:
                state.known[card] = 0
    state.touch()
    return state


def has_shown(then: State, now: State) -> bool:
    """True if somebody has learned something hidden since: fate was asked, a card drawn or seen."""
    if then.fate_count != now.fate_count or then.decks != now.decks:
        return True
    return any(new & ~old for old, new in zip(then.known, now.known, strict=True))


# --- a word into the shuffle -----------------------------------------------------------------------------------------


def _stir_refusal(state: State, move: Move) -> Refusal | None:
    """A word of one's own, before the first door."""
    if len(move.more) != 1 or not isinstance(move.more[0], str) or not 0 < len(move.more[0]) <= WORD_LETTERS:
        return NOT_THIS
    return None if state.phase == "start" else Refusal("SETUP-06", "too-late")


def _stir(state: State, move: Move) -> None:
    """The secret is mixed with the word, and what is left of the piles is shuffled by the new one."""
    state.seed = sha256(state.seed + move.more[0].encode()).digest()
    for pile, deck in enumerate(state.decks):
        state.decks[pile] = dice.shuffle(state, deck)


# --- rulings ---------------------------------------------------------------------------------------------------------


def _seat_of(state: State, move: Move) -> int:
    """The seat that a ruling is about, or -1."""
    seat = move.on[1] if len(move.on) == 2 and move.on[0] == "seat" else -1
    return seat if isinstance(seat, int) and 0 <= seat < state.seats else -1


def _level_refusal(state: State, move: Move) -> Refusal | None:
    """A Level below the one that wins: a ruling wins nobody the game."""
    level = move.more[0] if len(move.more) == 1 else 0
    if _seat_of(state, move) < 0 or not isinstance(level, int) or not 1 <= level < levels.goal(state):
        return NOT_THIS
    return None if timing.is_open(state) else NOT_NOW


def _level(state: State, move: Move) -> None:
    state.level[_seat_of(state, move)] = move.more[0]


def _place_refusal(state: State, move: Move) -> Refusal | None:
    """A card from a hand, a table or a discard pile, while nothing is half-done with it."""
    card = move.card
    if len(move.more) != 1 or move.more[0] not in PLACES or not 0 <= card < state.box.extras:
        return NOT_THIS
    zone = state.zone[card]
    if not (zone == DISCARD or zone >= HAND) or (move.more[0] != "discard" and _seat_of(state, move) < 0):
        return NOT_THIS
    if move.more[0] == "table" and state.box[card].kind not in (*TRAITS, "item", "one_shot", "hireling", "sidekick", "ally"):
        return NOT_THIS
    return None if timing.is_open(state) and state.fight is None else NOT_NOW


def _place(state: State, move: Move) -> None:
    card, seat = move.card, _seat_of(state, move)
    if move.more[0] == "discard":
        moving.discard(state, card)
    else:
        moving.move(state, card, (TABLE if move.more[0] == "table" else HAND) + seat)


def _anything(state: State, move: Move) -> Refusal | None:
    return None


def _adjourn(state: State, move: Move) -> None:
    """The table calls it a day: nobody has won."""
    state.phase = "over"
    state.stack.clear()


WHY_NOT: dict[str, Callable[[State, Move], Refusal | None]] = {
    "stir": _stir_refusal,
    "level": _level_refusal,
    "place": _place_refusal,
    "adjourn": _anything,
}
DOES: dict[str, Callable[[State, Move], Any]] = {"stir": _stir, "level": _level, "place": _place, "adjourn": _adjourn}
DECREES = frozenset(("undo", *DOES))


__all__ = ["DECREES", "done", "has_shown", "taken_back", "why_not"]
