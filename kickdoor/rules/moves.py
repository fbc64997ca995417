"""Every legal move of a seat, from the same checks that refuse the others; a short menu where the forms are too many to list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from kickdoor.box import COMPANIONS, TRAITS
from kickdoor.frames import Choose, Combat, Door, Flight, Frame, Offer, Opening, Turn, Window
from kickdoor.move import Move
from kickdoor.rules import (
    answering,
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
    targeting,
    timely,
    timing,
    tokens,
    usable,
    verbs,
)
from kickdoor.state import State, Terms

Lister = Callable[[State, int, Any], Iterable[Move]]
Part = tuple[int, Lister, Any]  # the most moves that it may hold, how they are listed for a seat, and of what


def moves(state: State, seat: int) -> list[Move]:
    """Everything that the seat may do now: answers, and plays that are legal at any time."""
    return [move for _, listed, of in parts(state, seat) for move in listed(state, seat, of)]


def parts(state: State, seat: int) -> list[Part]:
    """The moves of a seat, a part for each card or question: which of them are legal is seen when a part is listed."""
    if state.winners or not state.stack:
        return []
    frame = state.stack[-1]
    if isinstance(frame, Choose):
        return [_found(answering.answers(state, frame))] if frame.seat == seat else []
    if not state.alive[seat]:
        return []
    if isinstance(frame, Window):
        return _of_window(state, seat, frame)
    asked = OF_FRAME.get(frame.kind)
    found = list(asked(state, seat, frame)) if asked is not None else []
    return found + _any_time(state, seat, frame) if timing.is_open(state) else found


def sure(state: State, seat: int, move: Move) -> tuple[Move, ...]:
    """A move of which it is certain that it is legal."""
    return (move,)


def _if_legal(state: State, seat: int, move: Move) -> tuple[Move, ...]:
    """A move that has to be looked at."""
    return (move,) if deciding.VERBS[move.verb][0](state, move) is None else ()


def _at_once(state: State, seat: int, verb: str) -> Iterator[Part]:
    """A move that is seldom legal and soon looked at."""
    move = Move(seat, verb)
    if deciding.VERBS[verb][0](state, move) is None:
        yield 1, sure, move


def _listed(state: State, seat: int, found: list[Move]) -> list[Move]:
    return found


def _found(some: Iterable[Move]) -> Part:
    """Moves that are listed at once."""
    found = list(some)
    return len(found), _listed, found


def _of_window(state: State, seat: int, frame: Window) -> list[Part]:
    if frame.moment not in state.box.in_hand and seat not in moments.asked_in(state, frame):
        return []
    may_pass: list[Part] = [] if frame.passed >> seat & 1 else [(1, sure, Move(seat, "pass"))]
    return may_pass + _plays(state, seat) + _uses(state, seat)


def _of_turn(state: State, seat: int, frame: Turn) -> Iterator[Part]:
    if seat != state.turn:
        return
    if frame.step == "arrange":
        yield 1, sure, Move(seat, "kick")
        yield from _at_once(state, seat, "listen")
    elif frame.step == "opened":
        for card in state.hand[seat]:
            if state.box.kind[card] == "monster":
                yield 1, _if_legal, Move(seat, "trouble", card)
        yield 1, _if_legal, Move(seat, "loot")
        yield from _at_once(state, seat, "end")
    else:
        over = charity.excess(state, seat)
        if over <= 0:
            yield 1, sure, Move(seat, "end")
        else:
            yield _found(_charity(state, seat))
        if "looted_the_room" not in state.happened:
            yield from _at_once(state, seat, "loot")


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


def _of_combat(state: State, seat: int, frame: Combat) -> Iterator[Part]:
    if not frame.passed >> seat & 1:
        yield 1, sure, Move(seat, "pass")
    yield from _help(state, seat)
    yield from _joins_by(state, seat)


def _of_flight(state: State, seat: int, frame: Flight) -> Iterator[Part]:
    if seat == frame.seat:
        for card in frame.left:
            yield 1, sure, Move(seat, "run", card)


def _of_door(state: State, seat: int, frame: Door) -> Iterator[Part]:
    if seat == state.turn:
        yield 1, sure, Move(seat, "keep")
        yield _play(state, seat, frame.card)
        if state.box.kind[frame.card] == "item":
            yield 1, _if_legal, Move(seat, "equip", frame.card)


def _of_opening(state: State, seat: int, frame: Opening) -> Iterator[Part]:
    if not frame.passed >> seat & 1:
        yield 1, sure, Move(seat, "pass")


def _joins_by(state: State, seat: int) -> Iterator[Part]:
    """Monsters of the hand that a card of the hand lets join."""
    makers = [c for c in state.hand[seat] if any(q.key == "tag" for q in state.box.cards[c].gives)]
    for maker in makers:
        for card in state.hand[seat]:
            if state.box.kind[card] == "monster":
                yield 1, _if_legal, Move(seat, "join", card, ("card", maker))


def _of_offer(state: State, seat: int, offer: Offer) -> Iterator[Part]:
    if seat != offer.seat:
        return
    yield 1, _if_legal, Move(seat, "accept")
    yield 1, sure, Move(seat, "decline")
    if offer.matter == "help" and state.fight is not None:
        terms = Terms(*offer.terms)
        helper = offer.seat if offer.asker == state.fight.fighter else offer.asker
        treasures = terms.treasures + (1 if seat == helper else -1)
        if treasures >= 0:
            yield 1, _if_legal, Move(seat, "counter", more=tuple(terms._replace(treasures=treasures, first=helper)))


def _help(state: State, seat: int) -> Iterator[Part]:
    """Ask for help, volunteer, leave."""
    fight = state.fight
    assert fight is not None
    if fight.helper >= 0:
        if fight.helper == seat:
            yield from _at_once(state, seat, "leave")
    elif seat != fight.fighter:
        yield 2 + bool(state.box.tokens), _volunteers, None
    elif not strength.is_winning(state) or state.options.get("help_is_asked") == "at_any_time":
        due = sum(bounty.treasures_of(state, foe) for foe in fighting.hostile(state))
        shares = _shares(state, seat, min(due, 2))
        for other in state.others(seat):
            yield len(shares), _asks, (other, shares)


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
    found = [Terms(count, fighter if count else -1) for count in range(most + 1)]
    if any(tokens.shown(state, foe) for foe in fighting.hostile(state)):
        found.append(Terms(reward_tokens=1))
    return found


# --- at any time -----------------------------------------------------------------------------------------------------


def _any_time(state: State, seat: int, frame: Frame) -> list[Part]:
    found = _plays(state, seat) + _uses(state, seat)
    fighting = state.is_fighting(seat)
    box = state.box
    for card in state.table[seat]:
        kind = box.kind[card]
        follows = kind in COMPANIONS or (bool(state.masks) and selecting.is_companion(state, card))
        if kind in TRAITS or kind == "power" or follows:
            found.append((1, _drop, card))
            if follows and fighting:
                found.extend(_sacrifices(state, seat, card))
        elif kind == "item" and not fighting and frame.kind != "offer":
            found.append(_gear(state, seat, card))
    if seat == state.turn:
        if state.fight is None:
            found.extend(_commerce(state, seat, frame))
        if state.phase == "arrange":
            found.extend(_in_place_of_kick(state, seat))
    return found


def _commerce(state: State, seat: int, frame: Frame) -> Iterator[Part]:
    """What the turn's player may sell and swap in peace."""
    wares = bargains.wares(state, seat)
    if wares:
        yield bargains.MOST_SALES, bargains.sales, wares
    spare = bargains.spare(state, seat) if frame.kind not in ("offer", "opening") else -1
    if spare >= 0:
        yield state.seats - 1, bargains.swaps, spare


def _drop(state: State, seat: int, card: int) -> tuple[Move, ...]:
    return (Move(seat, "drop", card),) if character.drop_refusal(state, seat, card) is None else ()


def _sacrifices(state: State, seat: int, card: int) -> Iterator[Part]:
    yield 1, _if_legal, Move(seat, "sacrifice", card)
    fight = state.fight
    if fight is not None and fight.helper >= 0 and seat == fight.fighter:
        yield 1, _if_legal, Move(seat, "sacrifice", card, ("seat", fight.helper))


def _in_place_of_kick(state: State, seat: int) -> Iterator[Part]:
    for card in state.table[seat]:
        for number, ability in enumerate(state.box.cards[card].when):
            if ability.instead == "draw":
                yield 1, _if_legal, Move(seat, "use", card, more=("when", number))


def _plays(state: State, seat: int) -> list[Part]:
    return [_play(state, seat, card) for card in timely.hopeful(state, seat)]


def _play(state: State, seat: int, card: int) -> Part:
    """A card on each target on which it is legal; an Item also equipped at once, a class in place of each that it may replace."""
    kind = state.box.kind[card]
    most = targeting.most(state, seat, card) + (kind == "item")
    return (most + len(state.table[seat]) if kind in TRAITS else most), _plays_of, card


def _plays_of(state: State, seat: int, card: int) -> Iterator[Move]:
    useful = playable.legal_targets(state, seat, card) if playable.refusal_apart_from_targets(state, seat, card) is None else []
    if useful:
        for on in useful:
            yield Move(seat, "play", card, on)
        if useful == [()]:
            yield from _replacings(state, seat, card)
        if state.box.kind[card] == "item" and items.equip_refusal(state, seat, card) is None:
            yield Move(seat, "equip", card)
    elif not moving.in_play(state, card):
        move = Move(seat, "play", card)
        if verbs.puts_down(state, move) and state.zone[card] >= 16:
            yield move


def _replacings(state: State, seat: int, card: int) -> Iterator[Move]:
    """A second class may also replace the first where both are allowed."""
    kind = state.box.kind[card]
    if kind in TRAITS:
        mine = [c for c in state.table[seat] if state.box.kind[c] == kind]
        if mine and strength.limit(state, kind, seat) > 1:
            yield from bargains.checked(state, *(Move(seat, "play", card, more=("replacing", old)) for old in mine))


def _uses(state: State, seat: int) -> list[Part]:
    return [(targeting.most_of(state, use.ability.target, use.nouns, seat), _uses_of, use) for use in usable.uses(state, seat)]


def _uses_of(state: State, seat: int, use: moments.Use) -> Iterator[Move]:
    """An ability on each target on which it may be used."""
    if usable.ability_refusal(state, seat, use) is None:
        targets = usable.ability_targets(state, seat, use)
        more = use.path[1:]
        if targets is None:
            yield Move(seat, "use", use.nouns.card, (), more)
        else:
            for on in targets:
                if usable.ability_refusal(state, seat, use, on) is None:
                    yield Move(seat, "use", use.nouns.card, on, more)


def _gear(state: State, seat: int, card: int) -> Part:
    """What may be done with an Item on the table: worn or not, given to a companion, joined with another."""
    most = len(state.table[seat])
    return (most if state.box.cards[card].laser or (most > 1 and items.companions(state, seat)) else 1), _gears, card


def _gears(state: State, seat: int, card: int) -> Iterator[Move]:
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


OF_FRAME: Final[dict[str, Callable[[State, int, Any], Iterable[Part]]]] = {
    "turn": _of_turn,
    "combat": _of_combat,
    "running_away": _of_flight,
    "offer": _of_offer,
    "door": _of_door,
    "opening": _of_opening,
}
