"""Moving cards. Every card that changes its place does so here; who has seen it is kept here too."""

from __future__ import annotations

from typing import Final

from kickdoor import dice
from kickdoor.box import TRAITS
from kickdoor.event import tell
from kickdoor.state import DECK, DISCARD, FIGHT, HAND, LIMBO, OUT, TABLE, State

ALL: Final = 63


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less this one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def seat_of(state: State, card: int) -> int:
    """Whose hand or table the card is in, or -1."""
    zone = state.zone[card]
    if zone >= TABLE:
        return zone - TABLE
    return zone - HAND if zone >= HAND else -1


def in_hand(state: State, card: int) -> bool:
    """True for a card in somebody's hand."""
    return HAND <= state.zone[card] < TABLE


def in_play(state: State, card: int) -> bool:
    """True for a card on the table before somebody.

    Rules: DECK-05.
    """
    return state.zone[card] >= TABLE


def move(state: State, card: int, zone: int) -> None:
    """Put a card somewhere else. What was attached to it, if it leaves play, is dealt with by `leave_play`."""
    was = state.zone[card]
    if HAND <= was < TABLE:
        _blur(state, card, was - HAND, zone)
    if was != LIMBO:
        _lift(state, card, was)
    state.zone[card] = zone
    if zone >= TABLE:
        seat = zone - TABLE
        state.table[seat] = (*state.table[seat], card)
        state.known[card] = ALL
    elif zone >= HAND:
        seat = zone - HAND
        state.hand[seat] = (*state.hand[seat], card)
        state.known[card] |= 1 << seat
    elif zone == DISCARD:
        pile = state.box.pile[card]
        state.discards[pile] = (*state.discards[pile], card)
        state.known[card] = ALL
    elif zone == DECK:
        pile = state.box.pile[card]
        state.decks[pile] = (*state.decks[pile], card)
    elif zone == FIGHT:
        state.known[card] = ALL
    if was >= TABLE and zone < TABLE:
        leave_play(state, card, was - TABLE)
    if zone >= TABLE and card in state.box.places:
        _make_way(state, card)
    if was >= TABLE or zone >= TABLE or was == FIGHT or zone == FIGHT:
        state.touch()
    else:
        state.stir()


def _make_way(state: State, card: int) -> None:
    """A new place replaces the one in the middle of the table."""
    for other in state.box.places:
        if other != card and state.zone[other] >= TABLE:
            discard(state, other)


def _blur(state: State, card: int, seat: int, zone: int) -> None:
    """What is known of a hand when a card leaves it.

    Who can't see which card went knows none of those with its back any more; who sees it go can't tell it from another
    one of the same name that lay there too.
    Rules: DECK-08.
    """
    box, known = state.box, state.known
    hidden = zone == DECK or HAND <= zone < TABLE
    if not hidden and card not in box.twins:
        return
    keeps = 1 << seat | (1 << (zone - HAND) if zone >= HAND else 0) if hidden else ALL
    twins = box.by_id[box.cards[card].id]
    seen = known[card] | 1 << seat
    for other in state.hand[seat]:
        if hidden and box.pile[other] == box.pile[card]:
            known[other] &= keeps
        elif len(twins) > 1 and other != card and other in twins:
            known[other] &= seen


def _lift(state: State, card: int, was: int) -> None:
    """Take a card out of the place where it lies."""
    if was >= TABLE:
        seat = was - TABLE
        state.table[seat] = without(state.table[seat], card)
        if card in state.equipped[seat]:
            state.equipped[seat] = without(state.equipped[seat], card)
        _unjoin(state, card)
    elif was >= HAND:
        seat = was - HAND
        state.hand[seat] = without(state.hand[seat], card)
        if card in state.received[seat]:
            state.received[seat] = without(state.received[seat], card)
    elif was == DISCARD:
        pile = state.box.pile[card]
        state.discards[pile] = without(state.discards[pile], card)
    elif was == DECK:
        pile = state.box.pile[card]
        deck = state.decks[pile]
        state.decks[pile] = deck[:-1] if deck and deck[-1] == card else without(deck, card)
    elif was == FIGHT and state.fight is not None:
        _leave_fight(state, card)


def _unjoin(state: State, card: int) -> None:
    """A card of a joined weapon goes by itself; a single card left is no joined weapon (LASER-04)."""
    if state.joined and any(card in weapon for weapon in state.joined):
        groups = (without(weapon, card) if card in weapon else weapon for weapon in state.joined)
        state.joined = tuple(weapon for weapon in groups if len(weapon) > 1)


def _leave_fight(state: State, card: int) -> None:
    """A card that leaves the fight is no monster, enhancer or card beside it any more."""
    fight = state.fight
    assert fight is not None
    fight.foes = tuple([foe for foe in fight.foes if foe.card != card])
    fight.enhancers = tuple([pair for pair in fight.enhancers if pair[0] != card])
    fight.aside = tuple([row for row in fight.aside if row[0] != card])
    forget(state, card)


def leave_play(state: State, card: int, seat: int) -> None:
    """A card left play: what sat on it goes with it, what lasted only with it ends."""
    box = state.box
    if card in box.leavers:
        state.left = (*state.left, ("leaves", card, seat))
    if state.attached:
        for rider, host in state.attached:
            if host == card:
                _ride_on(state, rider, card, seat)
        state.attached = tuple(pair for pair in state.attached if pair[0] != card and pair[1] != card)
    if state.marks:
        curse = box.kind[card] == "curse"
        state.marks = tuple(m for m in state.marks if m.card != card or not (curse or "while_in_play" in m.until))
    if state.masks:
        state.masks = tuple(mask for mask in state.masks if mask[0] != card)
    forget(state, card)


def forget(state: State, card: int) -> None:
    """What the table said of a card holds no longer."""
    if state.verdicts:
        state.verdicts = tuple(row for row in state.verdicts if row[0] != card)


def _ride_on(state: State, rider: int, host: int, seat: int) -> None:
    """What sat on a class or race stays while there is another of its kind (AMB-32); all else goes to the discards."""
    box = state.box
    kind = box.kind[host]
    if kind in TRAITS:
        for other in state.table[seat]:
            if box.kind[other] == kind and other != host:
                state.attached = (*state.attached, (rider, other))
                return
    discard(state, rider)


def riders(state: State, host: int) -> tuple[int, ...]:
    """The cards that sit on this one, or that it carries."""
    return tuple(card for card, under in state.attached if under == host)


def host_of(state: State, card: int) -> int:
    """The card that this one sits on, or -1."""
    for rider, host in state.attached:
        if rider == card:
            return host
    return -1


def attach(state: State, card: int, host: int) -> None:
    """Put a card on another one in play; it lies before the same player."""
    seat = seat_of(state, host)
    if state.zone[card] != TABLE + seat:
        move(state, card, TABLE + seat)
    state.attached = (*(pair for pair in state.attached if pair[0] != card), (card, host))
    state.touch()


def detach(state: State, card: int) -> None:
    """Take a card off the one that it sits on; it stays on the table."""
    state.attached = tuple(pair for pair in state.attached if pair[0] != card)
    state.touch()


def discard(state: State, card: int, owner: int = -1) -> None:
    """Put a card on its discards; a card that was made up or belongs to no deck leaves the game's piles the same way.

    `owner`: whose it was, where it lies before nobody any more.
    """
    if state.zone[card] == OUT:
        return
    if card in state.box.missed:
        seat = owner if owner >= 0 else seat_of(state, card)
        if seat >= 0:
            state.left = (*state.left, ("discarded", card, seat))
    if state.box.cards[card].deck == "none":
        move(state, card, OUT)
    else:
        move(state, card, DISCARD)


def missed(state: State) -> tuple[tuple[int, int], ...]:
    """The cards that have just been discarded and of which a card speaks, each with its owner: they are told of now."""
    found = tuple((card, seat) for moment, card, seat in state.left if moment == "discarded")
    state.left = tuple(row for row in state.left if row[0] != "discarded")
    return found


def equip(state: State, card: int, seat: int) -> None:
    """Mark an item of the table as equipped."""
    if card not in state.equipped[seat]:
        state.equipped[seat] = (*state.equipped[seat], card)
        state.touch()


def unequip(state: State, card: int, seat: int) -> None:
    """Turn an item sideways, a joined weapon as a whole: it stays carried (ITEM-06).

    Rules: LASER-03.
    """
    if card in state.equipped[seat]:
        whole = next((weapon for weapon in state.joined if card in weapon), (card,))
        state.equipped[seat] = tuple(other for other in state.equipped[seat] if other not in whole)
        state.touch()


def hand_over(state: State, card: int, seat: int) -> None:
    """An item goes from one table to another with all that sits on it (TRADE-04)."""
    on_it = riders(state, card)
    state.attached = tuple(pair for pair in state.attached if pair[0] != card and pair[1] != card)
    move(state, card, TABLE + seat)
    for rider in on_it:
        move(state, rider, TABLE + seat)
        state.attached = (*state.attached, (rider, card))
    state.touch()


def draw(state: State, pile: int) -> int:
    """Take the top card of a deck into limbo, or -1 if there is none; an empty deck is rebuilt of its discards.

    Rules: DECK-03, DECK-04.
    """
    if not state.decks[pile]:
        if not state.discards[pile]:
            return -1
        cards = state.discards[pile]
        state.discards[pile] = ()
        for card in cards:
            state.zone[card] = DECK
            state.known[card] = 0
        state.decks[pile] = dice.shuffle(state, cards)
        tell(state, "reshuffled", -1, (), pile, rule="DECK-03")
    card = state.decks[pile][-1]
    move(state, card, LIMBO)
    return card


def to_hand(state: State, card: int, seat: int) -> None:
    """A card comes to a hand and counts as just received (AMB-12)."""
    move(state, card, HAND + seat)
    state.received[seat] = (*state.received[seat], card)


def lying(state: State, zone: int) -> tuple[int, ...]:
    """All cards that are out, in limbo, in the fight or laid out, by their numbers."""
    found: list[int] = []
    card = state.zone.find(zone)
    while card >= 0:
        found.append(card)
        card = state.zone.find(zone, card + 1)
    return tuple(found)
