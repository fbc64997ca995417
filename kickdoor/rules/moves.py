"""Every legal move of a seat, from the same checks that refuse the others; a short menu where the forms are too many to list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from kickdoor.frames import Choose, Combat, Door, Flight, Frame, Offer, Opening, Turn, Window
from kickdoor.move import Move
from kickdoor.rules import (
    answering,
    between,
    bounty,
    charity,
    fighting,
    helping,
    moments,
    second_phase,
    strength,
    timing,
    tokens,
    usable,
)
from kickdoor.rules.parts import ACCEPT, DECLINE, END, KEEP, KICK, LOOT, PASS, Part, at_once, if_legal, ready, sure
from kickdoor.state import HAND, MOST_SEATS, State, Terms

NONE: Final[frozenset[int]] = frozenset()
SHARES: Final = [[Terms(count, seat if count else -1) for count in range(3)] for seat in range(MOST_SEATS)]


def moves(state: State, seat: int) -> list[Move]:
    """Everything that the seat may do now: answers, and plays that are legal at any time."""
    found: list[Move] = []
    for _, listed, of in parts(state, seat):
        if listed is sure:
            found.append(of)
        else:
            found += listed(state, seat, of)
    return found


def parts(state: State, seat: int) -> list[Part]:
    """The moves of a seat, a part for each card or question: which of them are legal is seen when a part is listed."""
    if state.winners or not state.stack:
        return []
    frame = state.stack[-1]
    kind = type(frame)
    own = OF_FRAME.get(kind)
    if own is None:
        return _of_a_moment(state, seat, frame)
    if not state.alive[seat]:
        return []
    found = own(state, seat, frame)
    if kind in timing.OPEN or timing.is_open(state):
        found += between.parts_between(state, seat, kind)
    return found


def _of_a_moment(state: State, seat: int, frame: Frame) -> list[Part]:
    """Answers to a question, and to a short window, between which nothing else comes."""
    if isinstance(frame, Choose):
        return answering.parts(state, frame) if frame.seat == seat else []
    return _of_window(state, seat, frame) if isinstance(frame, Window) and state.alive[seat] else []


def _of_window(state: State, seat: int, frame: Window) -> list[Part]:
    if frame.moment not in state.box.in_hand and seat not in moments.asked_in(state, frame):
        return []
    may_pass: list[Part] = [] if frame.passed >> seat & 1 else [PASS[seat]]
    now = timing.times(state, seat)
    return may_pass + between.plays(state, seat, now) + between.uses(state, seat, now)


def silent(state: State, seats: Sequence[int]) -> Sequence[int]:
    """Those of the seats that a short window asks that are easily seen to have nothing to say but `pass`."""
    frame = state.stack[-1]
    if not isinstance(frame, Window):
        return ()
    answers = state.box.answers.get(frame.moment, NONE)
    offered = usable.may_answer(state, frame.moment)
    if not offered:
        zone = state.zone
        for card in answers:
            if zone[card] >= HAND:
                break
        else:
            return seats
    hand, table = state.hand, state.table
    found: list[int] = []
    for seat in seats:
        if answers.isdisjoint(hand[seat]) and answers.isdisjoint(table[seat]) and not (offered and usable.uses(state, seat)):
            found.append(seat)
    return found


def _of_turn(state: State, seat: int, frame: Turn) -> list[Part]:
    if seat != state.turn:
        return []
    if frame.step == "arrange":
        found = [KICK[seat]]
        if state.options.get("faster"):
            found += at_once(state, seat, "listen")
    elif frame.step == "opened":
        kind = state.box.kind
        found = []
        for card in state.hand[seat]:
            if kind[card] == "monster":
                found.append((1, if_legal, Move(seat, "trouble", card)))
        found.append(LOOT[seat])
        if state.options.get("second_phase") == "may":
            found += at_once(state, seat, "end")
    else:
        found = [END[seat] if charity.owed(state, seat) <= 0 else ready(_charity(state, seat))]
        if second_phase.once_more(state, seat, "loot_the_room", "looted_the_room"):
            found += at_once(state, seat, "loot")
    return found


def _charity(state: State, seat: int) -> Iterator[Move]:
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


def _of_combat(state: State, seat: int, frame: Combat) -> list[Part]:
    found = [] if frame.passed >> seat & 1 else [PASS[seat]]
    _help(state, seat, found)
    if not state.box.taggers.isdisjoint(state.hand[seat]):
        found += _joins_by(state, seat)
    return found


def _of_flight(state: State, seat: int, frame: Flight) -> list[Part]:
    return [(1, sure, Move(seat, "run", card)) for card in frame.left] if seat == frame.seat else []


def _of_door(state: State, seat: int, frame: Door) -> list[Part]:
    if seat != state.turn:
        return []
    found = [KEEP[seat], between.play(state, seat, frame.card)]
    if state.box.kind[frame.card] == "item":
        found.append((1, if_legal, Move(seat, "equip", frame.card)))
    return found


def _of_opening(state: State, seat: int, frame: Opening) -> list[Part]:
    return [] if frame.passed >> seat & 1 else [PASS[seat]]


def _joins_by(state: State, seat: int) -> Iterator[Part]:
    """Monsters of the hand that a card of the hand lets join."""
    for maker in (c for c in state.hand[seat] if c in state.box.taggers):
        for card in state.hand[seat]:
            if state.box.kind[card] == "monster":
                yield 1, if_legal, Move(seat, "join", card, ("card", maker))


def _of_offer(state: State, seat: int, offer: Offer) -> list[Part]:
    if seat != offer.seat:
        return []
    found = [ACCEPT[seat], DECLINE[seat]]
    if offer.matter == "help" and state.fight is not None:
        treasures, _, *rest = offer.terms
        helper = offer.seat if offer.asker == state.fight.fighter else offer.asker
        if treasures >= 0:
            treasures += 1 if seat == helper else -1
        elif seat != helper:
            treasures = sum(bounty.treasures_of(state, foe) for foe in fighting.hostile(state)) - 1
        other = (treasures, helper, *rest)
        if treasures >= 0 and (seat, offer.asker, other) not in helping.refused_offers(state):
            found.append((1, if_legal, Move(seat, "counter", more=other)))
    return found


def _help(state: State, seat: int, found: list[Part]) -> None:
    """Ask for help, volunteer, leave."""
    fight = state.fight
    assert fight is not None
    if fight.helper >= 0:
        if fight.helper == seat:
            found += at_once(state, seat, "leave")
    elif seat != fight.fighter:
        found.append((3 if state.box.tokens else 2, _volunteers, None))
    elif not strength.is_winning(state) or state.options.get("help_is_asked") == "at_any_time":
        found += _askings(state, seat)


def _askings(state: State, seat: int) -> list[Part]:
    """The other players to ask for help, each for a share of what the monsters pay."""
    due = sum([bounty.treasures_of(state, foe) for foe in fighting.hostile(state)])
    shares = _shares(state, seat, min(due, 2))
    return [(len(shares), _asks, (other, shares)) for other in state.others(seat)]


def _volunteers(state: State, seat: int, of: None) -> Iterator[Move]:
    fight = state.fight
    assert fight is not None
    if helping.help_refusal(state, seat) is None:
        for terms in helping.open_offers(state, seat, fight.fighter, _shares(state, fight.fighter, 1)):
            yield Move(seat, "volunteer", more=tuple(terms))


def _asks(state: State, seat: int, of: tuple[int, list[Terms]]) -> Iterator[Move]:
    other, shares = of
    if helping.asking_refusal(state, seat, other) is None:
        for terms in helping.open_offers(state, seat, other, shares):
            yield Move(seat, "ask", on=("seat", other), more=tuple(terms))


def _shares(state: State, fighter: int, most: int) -> list[Terms]:
    """Offers of no Treasure up to so many, the fighter to pick first, and of a token if one is due."""
    found = SHARES[fighter][: most + 1]
    if state.box.tokens and any(tokens.shown(state, foe) for foe in fighting.hostile(state)):
        found.append(Terms(reward_tokens=1))
    return found


OF_FRAME: Final[dict[type[Frame], Callable[[State, int, Any], list[Part]]]] = {
    Turn: _of_turn,
    Combat: _of_combat,
    Flight: _of_flight,
    Offer: _of_offer,
    Door: _of_door,
    Opening: _of_opening,
}
