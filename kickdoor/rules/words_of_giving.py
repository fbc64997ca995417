"""What the words do by which cards go or are shown from one player to another: give, swap, show."""

from __future__ import annotations

from kickdoor.box import TRAITS
from kickdoor.cards.language import GiveWord, ShowWord, SwapWord
from kickdoor.event import tell
from kickdoor.frames import Deed, Task
from kickdoor.rules import character, flow, items, levels, moments, moving
from kickdoor.rules.effects import candidates, choose_cards, done, picked
from kickdoor.state import HAND, LIMBO, TABLE, State


def give(state: State, deed: Deed, word: GiveWord) -> None:
    """Give cards of one's own to another player, but no Item in play that cannot be carried there (AMB-44)."""
    found = picked(state, deed, word.to, one=True)
    if found is None:
        return
    receivers, asked = found
    own = candidates(state, deed, word.main)
    stays = {c for c in own if receivers and not moving.in_hand(state, c) and items.carry_refusal(state, receivers[0], c)}
    chosen = choose_cards(state, deed, word.main, "give", asked, tuple(c for c in own if c not in stays))
    if chosen is None:
        return
    placed = []
    for card in chosen if receivers else ():
        if moving.in_hand(state, card):
            moving.to_hand(state, card, receivers[0])
        elif state.box.kind[card] in TRAITS:
            moving.move(state, card, LIMBO)
            placed.append(card)
        else:
            moving.hand_over(state, card, receivers[0])
    done(state, chosen)
    moments.received(state, chosen if receivers else ())
    for card in placed:
        flow.push(state, Task("place", receivers[0], card, ("taken",)))


def swap(state: State, deed: Deed, word: SwapWord) -> None:
    """Swap cards, or Levels, with another player; each side chooses its own."""
    found = picked(state, deed, word.with_, one=True)
    if found is None:
        return
    others, asked = found
    if not others or deed.seat in others:
        done(state)
        return
    other = others[0]
    if isinstance(word.main, str):
        mine_was, theirs_was = state.level[deed.seat], state.level[other]
        levels.set_to(state, deed.seat, theirs_was)
        levels.set_to(state, other, mine_was)
        done(state)
        return
    mine = choose_cards(state, deed, word.main, "swap", asked)
    if mine is None:
        return
    theirs = choose_cards(state, deed.but(seat=other), word.main, "swap", asked + 1)
    if theirs is None:
        return
    for card, seat in [(c, other) for c in mine] + [(c, deed.seat) for c in theirs]:
        if moving.in_hand(state, card):
            moving.move(state, card, HAND + seat)
        else:
            _cross(state, card, seat)
    done(state, mine + theirs)
    moments.received(state, mine + theirs)
    for card in mine + theirs:
        if state.box.kind[card] in TRAITS and moving.in_play(state, card):
            character.come(state, moving.seat_of(state, card), card)


def _cross(state: State, card: int, seat: int) -> None:
    """A card in play goes before another player; what sits on a class or race stays behind."""
    if state.box.kind[card] in TRAITS:
        moving.move(state, card, LIMBO)
        moving.move(state, card, TABLE + seat)
    else:
        moving.hand_over(state, card, seat)


def show(state: State, deed: Deed, word: ShowWord) -> None:
    """Show cards to players.

    Rules: SOCIAL-01.
    """
    found = picked(state, deed, word.to)
    if found is None:
        return
    seats, asked = found
    chosen = choose_cards(state, deed, word.main, "show", asked)
    if chosen is None:
        return
    seen = sum(1 << seat for seat in seats)
    for card in chosen:
        state.known[card] |= seen
    tell(state, "shows", deed.seat, chosen, len(chosen), rule="SOCIAL-01", seen=seen | 1 << deed.seat)
    done(state, chosen)
