"""What the words about cards do: lose, discard, draw, take, peek, reveal, return, unequip, attach, become."""

from __future__ import annotations

from typing import Final

from kickdoor.box import TRAITS
from kickdoor.cards.language import (
    AttachWord,
    BecomeWord,
    Cards,
    DiscardWord,
    DrawWord,
    LoseWord,
    PeekWord,
    ReturnWord,
    RevealWord,
    TakeWord,
    UnequipWord,
)
from kickdoor.event import tell
from kickdoor.frames import Choose, Deed, Play, Task
from kickdoor.rules import (
    character,
    costs,
    deeds,
    effects,
    fighting,
    flow,
    items,
    moments,
    moving,
    piles,
    reading,
    selecting,
    strength,
    trials,
)
from kickdoor.rules.effects import branch, branch_done, choose_cards, done, got
from kickdoor.rules.futile import OWN_ITEM, bearers
from kickdoor.state import FIGHT, HAND, LIMBO, OUT, TABLE, State

PILES: Final = {"door": 0, "treasure": 1}


def lose(state: State, deed: Deed, word: LoseWord) -> None:
    """A loss: by the choice of its victim, protected against, or replaced where the demand can't be met in full.

    Rules: CURSE-08, CURSE-09, CURSE-10, ITEM-15, DECK-09, LASER-05.
    """
    if got(state, 0) is None and word.else_ and not _met(state, deed, word.main):
        flow.remember(state, "else")
    if got(state, 0) == "else":
        _lose_otherwise(state, deed, word)
        return
    chosen = choose_cards(state, deed, word.main, "lose")
    if chosen is None:
        return
    gone = effects.after_loss_window(state, deed, word.main, chosen, 1)
    if gone is None:
        return
    if got(state, 2) is None:
        owners = [(card, moving.seat_of(state, card)) for card in gone if state.zone[card] >= HAND]
        for card, _ in owners:
            if state.zone[card] >= HAND:
                moving.discard(state, card)
        if owners:
            tell(state, "lost_cards", deed.seat, tuple(card for card, _ in owners), rule="ITEM-15")
        elif not chosen:
            effects.tell_of_nothing(state, deed)
        flow.push(state, Task("discarded", moving.missed(state)))
        return
    done(state, gone)


def _lose_otherwise(state: State, deed: Deed, word: LoseWord) -> None:
    if effects.after_loss_window(state, deed, word.main, (), 1) is None:
        return
    if got(state, 2) is None:
        branch(state, deed, "else_", you=deed.seat)
    else:
        branch_done(state, deed)


def _met(state: State, deed: Deed, cards: Cards) -> bool:
    """True if the demand can be met in full."""
    found = effects.candidates(state, deed, cards)
    if cards.worth is not None:
        worth = reading.amount(state, cards.worth, deed.nouns)
        return sum(strength.gold_of(state, card) for card in found) >= worth
    need = 1 if cards.count in ("all", "any") or cards.noun is not None else reading.amount(state, cards.count, deed.nouns)
    return len(found) >= need


def discarded_task(state: State, task: Task) -> bool:
    """Cards have been discarded: those may speak who answer that, one card after another."""
    flow.replace(state, Task("left", tuple(("discarded", *pair) for pair in task.args[0])))
    return False


def left_task(state: State, task: Task) -> bool:
    """What has happened is answered, one thing after another: cards that left play or were discarded, Levels gained."""
    (happened,) = task.args
    if not happened:
        flow.finish(state, ())
        return False
    moment, card, seat = happened[0]
    flow.replace(state, Task(task.name, happened[1:]))
    moments.happen(state, moment, it=card, them=seat)
    return False


def discard(state: State, deed: Deed, word: DiscardWord) -> None:
    """A cost or a cleaning up: nothing protects against it.

    Rules: CLASS-05, ITEM-14, CURSE-05.
    """
    found = costs.payable(state, word.main, deed.nouns, deed.seat)
    chosen = choose_cards(state, deed, word.main, "discard", 0, found, "discarding")
    if chosen is None:
        return
    if got(state, 1) is None:
        for card in chosen:
            if state.zone[card] != OUT:
                moving.discard(state, card)
        if chosen:
            tell(state, "discarded", deed.seat, chosen, len(chosen), rule="CLASS-05")
        elif not found:
            effects.tell_of_nothing(state, deed)
        flow.push(state, Task("discarded", moving.missed(state)))
        return
    done(state, chosen)


def draw(state: State, deed: Deed, word: DrawWord) -> None:
    """Draw; what a monster pays while the fight goes on against another is kept back until it ends (AMB-68)."""
    if got(state, 0) is not None:
        done(state, got(state, 0))
        return
    count = reading.amount(state, word.main, deed.nouns)
    fight = state.fight
    if (
        fight is not None
        and deed.nouns.foe >= 0
        and not fight.running
        and state.options.get("offers_pay") != "at_once"
        and [f for f in fighting.hostile(state) if f not in fight.beaten and f.card != deed.nouns.foe]
    ):
        fight.held = (*fight.held, (word.from_, count, deed.seat))
        done(state)
        return
    face = word.face
    if face == "same":
        face = "up" if deed.nouns.shown == 1 else "down"
    flow.push(state, Task("draw", deed.seat, PILES[word.from_], count, face, "hand", ()))


def take(state: State, deed: Deed, word: TakeWord) -> None:
    """Take cards to hand, into play or equipped; what is taken from a player is a loss of hers.

    Rules: DECK-02, TRADE-04, DECK-11, BIG-01, SUPER-02.
    """
    nouns = deed.nouns if deed.nouns.harm else deed.nouns.but(harm="theft")
    found = effects.candidates(state, deed.but(nouns=nouns), word.main)
    found = tuple(card for card in found if deeds.forbids(state, "take", deed.seat, card) < 0)
    if word.to != "hand":
        found = tuple(card for card in found if character.place_refusal(state, deed.seat, card) is None)
    found = trials.that_serve(state, deed, word, found)
    of_one = effects.of_one(state, deed, word.main, found)
    if of_one is None:
        return
    found, asked = of_one
    chosen = choose_cards(state, deed, word.main, "take", asked, found, "taking")
    if chosen is None:
        return
    victims = {moving.seat_of(state, card) for card in chosen} - {-1, deed.seat}
    if victims:
        gone = effects.after_loss_window(state, deed.but(seat=next(iter(victims))), word.main, chosen, asked + 1)
        if gone is None:
            return
        chosen = gone
    placed = tuple(card for card in chosen if word.to != "hand" and state.box.kind[card] in TRAITS)
    for card in chosen:
        _take_to(state, deed, card, word.to)
    if chosen:
        seen = (
            moving.ALL if all(state.known[c] == moving.ALL for c in chosen) else sum(1 << seat for seat in victims | {deed.seat})
        )
        tell(state, "took", deed.seat, chosen, len(chosen), rule="PRECEDENCE-01", seen=seen)
    done(state, chosen)
    moments.received(state, chosen)
    for card in placed:
        flow.push(state, Task("place", deed.seat, card, ("taken",)))


def _take_to(state: State, deed: Deed, card: int, to: str) -> None:
    seat = deed.seat
    if deed.nouns.harm == "draw":
        moving.move(state, card, LIMBO)
    elif to == "hand":
        moving.to_hand(state, card, seat)
    elif state.box.kind[card] in TRAITS:
        moving.move(state, card, LIMBO)  # it is placed as if it were played: at the limit it replaces one
    else:
        moving.hand_over(state, card, seat)
        if to == "equipped" and items.is_item(state, card) and state.box.kind[card] != "one_shot":
            make_room(state, seat, card)
            moving.equip(state, card, seat)


def make_room(state: State, seat: int, card: int) -> None:
    """Turn sideways what is in the way of an Item that is to be equipped at once."""
    for other in reversed(state.equipped[seat]):
        if items.fit_refusal(state, seat, card) is None:
            return
        printed, worn = state.box[card], state.box[other]
        if (printed.slot is not None and worn.slot == printed.slot) or (printed.hands and worn.hands):
            moving.unequip(state, other, seat)


def peek(state: State, deed: Deed, word: PeekWord) -> None:
    """Look at the top cards of a deck and put them back, perhaps in another order."""
    pile, answers = piles.of_deed(state, deed, PILES[word.from_])
    if pile < 0:
        return
    count = reading.amount(state, word.main, deed.nouns)
    cards = tuple(reversed(state.decks[pile][-count:])) if count else ()
    for card in cards:
        state.known[card] |= 1 << deed.seat
    tell(state, "peeked", deed.seat, cards, len(cards), seen=1 << deed.seat)
    if word.reorder and len(cards) > 1:
        if got(state, answers) is None:
            flow.push(
                state,
                Choose(deed.seat, "order", cards, len(cards), len(cards), verb="reorder", purpose="order"),
            )
            return
        state.decks[pile] = state.decks[pile][:-count] + tuple(reversed(got(state, answers)))
    done(state)


def reveal(state: State, deed: Deed, word: RevealWord) -> None:
    """Turn over and discard the top cards of a deck, or one by one until such a card appears."""
    pile, _ = piles.of_deed(state, deed, PILES[word.from_])
    if pile < 0:
        return
    count = reading.amount(state, word.main, deed.nouns)
    shown: tuple[int, ...] = ()
    while len(shown) < count:
        card = moving.draw(state, pile)
        if card < 0:
            break
        moving.discard(state, card)
        shown = (*shown, card)
        if word.until is not None and selecting.fits(state, card, word.until, deed.nouns):
            break
    tell(state, "revealed", deed.seat, shown, len(shown))
    done(state, shown)


def return_(state: State, deed: Deed, word: ReturnWord) -> None:
    """Return cards to the hands that played them, or to the top of their decks."""
    chosen = choose_cards(state, deed, word.main, "return")
    if chosen is None:
        return
    players = dict(state.fight.used) if state.fight is not None else {}
    players |= {frame.card: frame.seat for frame in state.stack if isinstance(frame, Play) and frame.path[1] == "playable"}
    for card in chosen:
        if word.to == "deck":
            moving.move(state, card, 1)
            continue
        owner = players.get(card, moving.seat_of(state, card))
        if state.fight is not None and state.zone[card] == FIGHT:
            state.fight.boosts = tuple(b for b in state.fight.boosts if b.card != card)
        moving.move(state, card, HAND + (owner if owner >= 0 else deed.seat))
    done(state, chosen)


def unequip(state: State, deed: Deed, word: UnequipWord) -> None:
    """Items are turned sideways."""
    chosen = choose_cards(state, deed, word.main, "unequip")
    if chosen is None:
        return
    for card in chosen:
        owner = moving.seat_of(state, card)
        if owner >= 0:
            moving.unequip(state, card, owner)
    done(state, chosen)


def attach(state: State, deed: Deed, word: AttachWord) -> None:
    """The card is put on its target, an Item from the hand being put down with it, or is kept in play.

    Rules: SUPER-01, ITEM-09, DECK-06.
    """
    card = deed.nouns.card
    target = deed.nouns.target
    if word.main == "you":
        moving.move(state, card, TABLE + deed.seat)
    elif target and target[0] == "card":
        host = target[1]
        if moving.in_hand(state, host):
            moving.move(state, host, TABLE + moving.seat_of(state, host))
        if moving.in_play(state, host):
            moving.attach(state, card, host)
    done(state, (card,))


def become(state: State, deed: Deed, word: BecomeWord) -> None:
    """A card becomes a companion (ALLY-04), an item, or an enhancer on an item of yours, until it leaves play."""
    found = selecting.which(state, word.which, deed.nouns, deed.seat)[:1]
    hosts: tuple[int, ...] | None = ()
    if word.main == "enhancer":
        hosts = choose_cards(state, deed, OWN_ITEM, "become", 0, bearers(state, word, deed.nouns, deed.seat))
        if hosts is None:
            return
        found = found if hosts else ()
    bonus = reading.amount(state, word.bonus, deed.nouns) if word.bonus is not None else 0
    done(state, found)
    for card in found:
        state.masks = (*state.masks, (card, word.main, bonus))
        if word.main == "companion":
            flow.push(state, Task("take_on", deed.seat, card, ("becomes",)))
            continue
        moving.move(state, card, TABLE + deed.seat)
        for host in hosts or ():
            moving.attach(state, card, host)
