"""What a player can't know: the view would be the same if these were other cards of their kind."""

from __future__ import annotations

from kickdoor.state import DECK, HAND, OUT, TABLE, State
from kickdoor.view import view


def is_hidden(state: State, seat: int, card_id: str) -> bool:
    """True if the seat can't tell which cards these are: those in other hands, or where there are none those in a deck."""
    copies = state.box.by_id[card_id]
    held = [card for card in copies if HAND <= state.zone[card] < TABLE and state.zone[card] != HAND + seat]
    unseen = held or [card for card in copies if state.zone[card] == DECK]
    return bool(unseen) and all(_looks_alike(state, seat, card) for card in unseen)


def _looks_alike(state: State, seat: int, card: int) -> bool:
    """True if the seat's view is the same with another card in this one's place."""
    pile, printed = state.box.pile[card], state.box[card]
    others = (c for c in range(len(state.box)) if state.box.pile[c] == pile and state.box[c].id != printed.id)
    other = next((c for c in others if state.zone[c] in (DECK, OUT)), None)
    return other is None or view(state, seat) == view(_exchanged(state, card, other), seat)


def _exchanged(state: State, card: int, other: int) -> State:
    """The same table with two cards changed about; what was known of a place is known of what lies there now."""
    twin = state.copy()
    swap = {card: other, other: card}
    twin.decks = [tuple(swap.get(c, c) for c in cards) for cards in twin.decks]
    twin.hand = [tuple(swap.get(c, c) for c in cards) for cards in twin.hand]
    twin.zone[card], twin.zone[other] = state.zone[other], state.zone[card]
    twin.known[other], twin.known[card] = state.known[card], state.known[other]
    twin.touch()
    return twin
