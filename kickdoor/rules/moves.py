"""Every legal move of a seat, from the same checks that refuse the others; a short menu where the forms are too many to list."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

from kickdoor.box import COMPANIONS, TRAITS
from kickdoor.frames import Choose, Combat, Door, Flight, Offer, Opening, Turn, Window
from kickdoor.move import Move
from kickdoor.rules import (
    bargains,
    bounty,
    character,
    charity,
    deciding,
    fighting,
    helping,
    items,
    moments,
    moving,
    playable,
    selecting,
    strength,
    timely,
    timing,
    tokens,
    usable,
    verbs,
)
from kickdoor.state import State, Terms

MENU = 12  # at most so many answers of one kind are listed


def moves(state: State, seat: int) -> list[Move]:
    """Everything that the seat may do now: answers, and plays that are legal at any time."""
    if state.winners or not state.stack:
        return []
    frame = state.stack[-1]
    if isinstance(frame, Choose):
        return list(_answers(state, frame)) if frame.seat == seat else []
    if not state.alive[seat]:
        return []
    found: list[Move] = []
    if isinstance(frame, Window):
        if frame.moment in state.box.in_hand or seat in moments.asked_in(state, frame):
            if not frame.passed >> seat & 1:
                found.append(Move(seat, "pass"))
            found.extend(_plays(state, seat))
            found.extend(_uses(state, seat))
        return found
    found.extend(_of_frame(state, seat, frame))
    if timing.is_open(state):
        found.extend(_any_time(state, seat, frame))
    return found


def _of_frame(state: State, seat: int, frame: Any) -> Iterator[Move]:
    """What the open frame itself asks."""
    if isinstance(frame, Turn):
        if seat == state.turn:
            yield from _of_turn(state, seat, frame)
    elif isinstance(frame, Combat):
        if not frame.passed >> seat & 1:
            yield Move(seat, "pass")
        yield from _help(state, seat)
        yield from _joins_by(state, seat)
    elif isinstance(frame, Flight):
        if seat == frame.seat:
            for card in frame.left:
                yield Move(seat, "run", card)
    elif isinstance(frame, Offer):
        if seat == frame.seat:
            yield from _offer(state, seat, frame)
    elif isinstance(frame, Door):
        if seat == state.turn:
            yield Move(seat, "keep")
            yield from _plays_of(state, seat, frame.card)
            if state.box[frame.card].kind == "item":
                yield from bargains.checked(state, Move(seat, "equip", frame.card))
    elif isinstance(frame, Opening) and not frame.passed >> seat & 1:
        yield Move(seat, "pass")


def _of_turn(state: State, seat: int, frame: Turn) -> Iterator[Move]:
    if frame.step == "arrange":
        yield Move(seat, "kick")
        yield from bargains.checked(state, Move(seat, "listen"))
    elif frame.step == "opened":
        for card in state.hand[seat]:
            if state.box[card].kind == "monster":
                yield from bargains.checked(state, Move(seat, "trouble", card))
        yield from bargains.checked(state, Move(seat, "loot"))
        yield from bargains.checked(state, Move(seat, "end"))
    else:
        over = charity.excess(state, seat)
        if over <= 0:
            yield Move(seat, "end")
        else:
            yield from _charity(state, seat, over, frame)
        if "looted_the_room" not in state.happened:
            yield from bargains.checked(state, Move(seat, "loot"))


def _charity(state: State, seat: int, over: int, frame: Turn) -> Iterator[Move]:
    """One excess card at a time, to each who may have it."""
    poor = charity.lowest(state)
    if seat in poor:
        for card in state.hand[seat]:
            yield Move(seat, "discard", more=(card,))
        return
    for to in poor:
        if charity.give_refusal(state, seat, state.hand[seat][:1], to) is None:
            for card in state.hand[seat]:
                yield Move(seat, "give", on=("seat", to), more=(card,))


# --- answers ---------------------------------------------------------------------------------------------------------


def _answers(state: State, question: Choose) -> Iterator[Move]:
    """The ways to answer a question; where there are very many, a spread of them."""
    seat = question.seat
    if question.purpose == "pay":
        yield Move(seat, "choose", more=())
    for chosen in _choices(question):
        move = Move(seat, "choose", more=chosen)
        if deciding.VERBS["choose"][0](state, move) is None:
            yield move
    if question.worth > 0:
        yield Move(seat, "choose", more=_cheapest(state, question))
    if question.purpose == "surplus":
        yield from bargains.sales(state, seat)


def _choices(question: Choose) -> Iterator[tuple[Any, ...]]:
    options = question.options
    if question.worth > 0:
        for one in options:
            yield (one,)
        return
    if question.sort == "order":
        yield options
        yield tuple(reversed(options))
        return
    for count in range(question.least, question.most + 1):
        if comb(len(options), count) <= MENU or count <= 1:
            yield from dict.fromkeys(combinations(options, count))
        else:
            for start in range(len(options)):
                yield tuple((options + options)[start : start + count])


def _cheapest(state: State, question: Choose) -> tuple[int, ...]:
    """Items that are worth enough, none of them superfluous: the least valuable first."""
    chosen: list[int] = []
    total = 0
    for card in sorted(question.options, key=lambda c: (strength.gold_of(state, c), c)):
        if total >= question.worth:
            break
        chosen.append(card)
        total += strength.gold_of(state, card)
    for card in list(chosen):
        value = strength.gold_of(state, card)
        if total - value >= question.worth:
            chosen.remove(card)
            total -= value
    return tuple(chosen)


def _joins_by(state: State, seat: int) -> Iterator[Move]:
    """Monsters of the hand that a card of the hand lets join."""
    makers = [c for c in state.hand[seat] if any(q.key == "tag" for q in state.box.cards[c].gives)]
    for maker in makers:
        for card in state.hand[seat]:
            if state.box.cards[card].kind == "monster":
                yield from bargains.checked(state, Move(seat, "join", card, ("card", maker)))


def _offer(state: State, seat: int, offer: Offer) -> Iterator[Move]:
    yield from bargains.checked(state, Move(seat, "accept"))
    yield Move(seat, "decline")
    if offer.matter == "help" and state.fight is not None:
        terms = Terms(*offer.terms)
        helper = offer.seat if offer.asker == state.fight.fighter else offer.asker
        change = 1 if seat == helper else -1
        if terms.treasures + change >= 0:
            yield from bargains.checked(
                state,
                Move(
                    seat,
                    "counter",
                    more=tuple(terms._replace(treasures=terms.treasures + change, first=helper)),
                ),
            )


def _help(state: State, seat: int) -> Iterator[Move]:
    """Ask for help, volunteer, leave."""
    fight = state.fight
    assert fight is not None
    if fight.helper >= 0:
        if fight.helper == seat:
            yield from bargains.checked(state, Move(seat, "leave"))
        return
    if seat == fight.fighter:
        if strength.is_winning(state) and state.options.get("help_is_asked") != "at_any_time":
            return
        due = sum(bounty.treasures_of(state, foe) for foe in fighting.hostile(state))
        shares = _shares(state, seat, min(due, 2))
        for other in state.others(seat):
            if helping.asking_refusal(state, seat, other) is None:
                for terms in helping.open_offers(state, seat, other, shares):
                    yield Move(seat, "ask", on=("seat", other), more=tuple(terms))
    elif helping.help_refusal(state, seat) is None:
        for terms in helping.open_offers(state, seat, fight.fighter, _shares(state, fight.fighter, 1)):
            yield Move(seat, "volunteer", more=tuple(terms))


def _shares(state: State, fighter: int, most: int) -> list[Terms]:
    """Offers of no Treasure up to so many, the fighter to pick first, and of a token if one is due."""
    found = [Terms(count, fighter if count else -1) for count in range(most + 1)]
    if any(tokens.shown(state, foe) for foe in fighting.hostile(state)):
        found.append(Terms(reward_tokens=1))
    return found


# --- at any time -----------------------------------------------------------------------------------------------------


def _any_time(state: State, seat: int, frame: Any) -> Iterator[Move]:
    yield from _plays(state, seat)
    yield from _uses(state, seat)
    fighting = state.is_fighting(seat)
    box = state.box
    for card in state.table[seat]:
        kind = box.cards[card].kind
        follows = kind in COMPANIONS or (bool(state.masks) and selecting.is_companion(state, card))
        if kind in TRAITS or kind == "power" or follows:
            if character.drop_refusal(state, seat, card) is None:
                yield Move(seat, "drop", card)
            if follows and fighting:
                yield from _sacrifices(state, seat, card)
        elif kind == "item" and not fighting and frame.kind != "offer":
            yield from _gear(state, seat, card)
    if not fighting and state.fight is None and seat == state.turn:
        yield from bargains.sales(state, seat)
        if frame.kind not in ("offer", "opening"):
            yield from bargains.swaps(state, seat)
    if state.phase == "arrange" and seat == state.turn:
        yield from _in_place_of_kick(state, seat)


def _sacrifices(state: State, seat: int, card: int) -> Iterator[Move]:
    yield from bargains.checked(state, Move(seat, "sacrifice", card))
    fight = state.fight
    if fight is not None and fight.helper >= 0 and seat == fight.fighter:
        yield from bargains.checked(state, Move(seat, "sacrifice", card, ("seat", fight.helper)))


def _in_place_of_kick(state: State, seat: int) -> Iterator[Move]:
    for card in state.table[seat]:
        for number, ability in enumerate(state.box.cards[card].when):
            if ability.instead == "draw":
                yield from bargains.checked(state, Move(seat, "use", card, more=("when", number)))


def _plays(state: State, seat: int) -> Iterator[Move]:
    on_table = [card for card in state.table[seat] if state.box.cards[card].kind == "one_shot"]
    for card in timely.hopeful(state, seat, (*state.hand[seat], *on_table)):
        yield from _plays_of(state, seat, card)


def _plays_of(state: State, seat: int, card: int) -> Iterator[Move]:
    """A card on each target on which it is legal; an Item also equipped at once, or given to a companion to carry."""
    useful = playable.legal_targets(state, seat, card) if playable.refusal_apart_from_targets(state, seat, card) is None else []
    if useful:
        for on in useful:
            yield Move(seat, "play", card, on)
        if useful == [()]:
            yield from _replacings(state, seat, card)
        if state.box.cards[card].kind == "item" and items.equip_refusal(state, seat, card) is None:
            yield Move(seat, "equip", card)
    elif not moving.in_play(state, card):
        move = Move(seat, "play", card)
        if verbs.puts_down(state, move) and state.zone[card] >= 16:
            yield move


def _replacings(state: State, seat: int, card: int) -> Iterator[Move]:
    """A second class may also replace the first where both are allowed."""
    kind = state.box.cards[card].kind
    if kind in TRAITS:
        mine = [c for c in state.table[seat] if state.box.cards[c].kind == kind]
        if mine and strength.limit(state, kind, seat) > 1:
            yield from bargains.checked(state, *(Move(seat, "play", card, more=("replacing", old)) for old in mine))


def _uses(state: State, seat: int) -> Iterator[Move]:
    for use in usable.uses(state, seat):
        if usable.ability_refusal(state, seat, use) is None:
            targets = usable.ability_targets(state, seat, use)
            more = use.path[1:]
            if targets is None:
                yield Move(seat, "use", use.nouns.card, (), more)
            else:
                for on in targets:
                    if usable.ability_refusal(state, seat, use, on) is None:
                        yield Move(seat, "use", use.nouns.card, on, more)


def _gear(state: State, seat: int, card: int) -> Iterator[Move]:
    if card in state.equipped[seat]:
        if items.unequip_refusal(state, seat, card) is None:
            yield Move(seat, "unequip", card)
    elif moving.host_of(state, card) < 0:
        if items.equip_refusal(state, seat, card) is None:
            yield Move(seat, "equip", card)
        for companion in items.companions(state, seat):
            yield from bargains.checked(state, Move(seat, "carry", card, ("card", companion)))
    if state.box.cards[card].laser and not any(card in weapon for weapon in state.joined):
        for other in state.table[seat]:
            if other != card and state.box.cards[other].laser:
                yield from bargains.checked(state, Move(seat, "snap", card, ("card", other)))
