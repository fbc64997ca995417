"""Moves that may come between others: cards played, abilities used, what lies on the table dropped, worn, sold or swapped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kickdoor.box import TRAITS, Box
from kickdoor.frames import Frame, Offer, Opening
from kickdoor.move import Move
from kickdoor.rules import (
    bargains,
    character,
    items,
    limits,
    moments,
    moving,
    playable,
    standing,
    targeting,
    timely,
    timing,
    usable,
    verbs,
)
from kickdoor.rules.parts import Part, if_legal
from kickdoor.state import State

NONE: Final[dict[int, int]] = {}


def parts_between(state: State, seat: int, frame: type[Frame]) -> list[Part]:
    """What a seat may do at an open frame of this kind besides answering it."""
    now = timing.times(state, seat)
    fight = state.fight
    fighting = fight is not None and (fight.fighter == seat or fight.helper == seat)
    found = plays(state, seat, now)
    found += uses(state, seat, now)
    kept = standing.before(state, seat).kept
    key = "drops" if fighting or frame is Offer else "gear"
    lying: list[Part] | None = kept.get(key)
    if lying is None:
        lying = kept[key] = _drops_and_gear(state, seat, gear=key == "gear")
    found += _given_up(state, seat, lying) if fighting and lying else lying
    if seat == state.turn:
        if not fighting:
            found += _commerce(state, seat, frame)
        if state.phase == "arrange" and not state.box.drawing.isdisjoint(state.table[seat]):
            found += _in_place_of_kick(state, seat)
    return found


def _given_up(state: State, seat: int, lying: list[Part]) -> list[Part]:
    """What may be done with what lies before a seat, and in a fight what gives a companion up."""
    companions = items.companions(state, seat)
    if not companions:
        return lying
    return [each for part in lying for each in (part, *(_sacrifices(state, seat, part[2]) if part[2] in companions else ()))]


def _drops_and_gear(state: State, seat: int, *, gear: bool) -> list[Part]:
    """What may be done with the cards that lie before a seat: the same as long as they do."""
    box = state.box
    found: list[Part] = []
    companions = items.companions(state, seat)
    most = len(state.table[seat])
    for card in state.table[seat]:
        kind = box.kind[card]
        if kind in TRAITS or kind == "power" or card in companions:
            found.append((1, _drop, card))
        elif gear and kind == "item":
            found.append((most if box.cards[card].laser or (most > 1 and companions) else 1, _gears, card))
    return found


def _commerce(state: State, seat: int, frame: type[Frame]) -> list[Part]:
    """What the turn's player may sell and swap in peace."""
    wares = bargains.wares(state, seat)
    found: list[Part] = [(bargains.MOST_SALES, bargains.sales, wares)] if wares else []
    spare = bargains.spare(state, seat) if frame is not Offer and frame is not Opening else -1
    if spare >= 0:
        theirs = bargains.spares_of_others(state, seat)
        if theirs:
            found.append((len(theirs), bargains.swaps, (spare, theirs)))
    return found


def _drop(state: State, seat: int, card: int) -> tuple[Move, ...]:
    return (Move(seat, "drop", card),) if character.drop_refusal(state, seat, card) is None else ()


def _sacrifices(state: State, seat: int, card: int) -> Iterator[Part]:
    """A companion may be given up for its owner, or for the helper."""
    yield 1, if_legal, Move(seat, "sacrifice", card)
    fight = state.fight
    if fight is not None and fight.helper >= 0 and seat == fight.fighter:
        yield 1, if_legal, Move(seat, "sacrifice", card, ("seat", fight.helper))


def _in_place_of_kick(state: State, seat: int) -> Iterator[Part]:
    for card in state.table[seat]:
        for number, ability in enumerate(state.box.cards[card].when):
            if ability.instead == "draw":
                yield 1, if_legal, Move(seat, "use", card, more=("when", number))


def plays(state: State, seat: int, now: frozenset[str]) -> list[Part]:
    """The cards that a seat may perhaps play at such times; no Power for which the Level leaves no Ranks."""
    box = state.box
    always: list[Part | None] = box.always or _always(box)
    hopeful = timely.hopeful(state, seat, now)
    found: list[Part] = []
    if not hopeful:
        return found
    wanted: dict[int, int] = NONE if box.ranked.isdisjoint(hopeful) else box.ranks_wanted
    left = character.ranks_left(state, seat) if wanted else 0
    for card in hopeful:
        if wanted and wanted.get(card, left) > left:
            continue
        part = always[card]
        if part is None:
            part = play(state, seat, card)
            if not part[0]:
                continue
        found.append(part)
    return found


def _always(box: Box) -> list[Part | None]:
    """Of each card the part that it is wherever it may perhaps be played; None where that hangs on what is in play."""
    sorts = zip(box.reach, box.kind, strict=True)
    box.always = [
        (reach + (kind == "item"), _plays_of, card) if reach > 0 and kind not in TRAITS else None
        for card, (reach, kind) in enumerate(sorts)
    ]
    return box.always


def play(state: State, seat: int, card: int) -> Part:
    """A card on each target on which it is legal; an Item also equipped at once, a class in place of each that it may replace.

    Nothing of a Power for which the Level leaves no Ranks.
    """
    box = state.box
    kind = box.kind[card]
    most = box.reach[card]
    if most <= 0:
        most = targeting.most(state, seat, card)
    if kind == "item":
        most += 1
    elif kind in TRAITS:
        most += len(character.of_kind(state, seat, kind))
    elif kind == "power" and box.ranks_wanted[card] > character.ranks_left(state, seat):
        most = 0
    return most, _plays_of, card


def _plays_of(state: State, seat: int, card: int) -> list[Move]:
    useful = playable.legal_targets(state, seat, card) if playable.refusal_apart_from_targets(state, seat, card) is None else []
    if useful:
        found = [Move(seat, "play", card, on) for on in useful]
        kind = state.box.kind[card]
        if kind in TRAITS and useful == [()]:
            found += _replacings(state, seat, card, kind)
        elif kind == "item" and items.equip_refusal(state, seat, card) is None:
            found.append(Move(seat, "equip", card))
        return found
    if not moving.in_play(state, card):
        move = Move(seat, "play", card)
        if verbs.puts_down(state, move) and state.zone[card] >= 16:
            return [move]
    return []


def _replacings(state: State, seat: int, card: int, kind: str) -> Iterator[Move]:
    """A second class may also replace the first where both are allowed."""
    mine = character.of_kind(state, seat, kind)
    if mine and limits.limit(state, kind, seat) + items.own_room(state, seat, card, kind) > 1:
        yield from bargains.checked(state, *(Move(seat, "play", card, more=("replacing", old)) for old in mine))


def uses(state: State, seat: int, now: frozenset[str]) -> list[Part]:
    """The abilities that a seat may perhaps use at such times."""
    timely_ones = usable.timely(state, seat, now)
    if not timely_ones:
        return []
    found: list[Part] = []
    for use in usable.usable_of(state, seat, timely_ones):
        most = targeting.most_of(state, use.ability.target, use.nouns, seat)
        if most:
            found.append((most, _uses_of, use))
    return found


def _uses_of(state: State, seat: int, use: moments.Use) -> list[Move]:
    """An ability on each target on which it may be used."""
    if usable.ability_refusal(state, seat, use) is not None:
        return []
    targets = usable.ability_targets(state, seat, use)
    card, more = use.nouns.card, use.path[1:]
    if targets is None:
        return [Move(seat, "use", card, (), more)]
    return [Move(seat, "use", card, on, more) for on in targets if usable.ability_refusal(state, seat, use, on) is None]


def _gears(state: State, seat: int, card: int) -> list[Move]:
    """What may be done with an Item on the table: worn or not, given to a companion, joined with another."""
    found: list[Move] = []
    if card in state.equipped[seat]:
        if items.unequip_refusal(state, seat, card) is None:
            found.append(Move(seat, "unequip", card))
    elif moving.host_of(state, card) < 0:
        if items.equip_refusal(state, seat, card) is None:
            found.append(Move(seat, "equip", card))
        for companion in items.companions(state, seat):
            found += bargains.checked(state, Move(seat, "carry", card, ("card", companion)))
    if state.box.cards[card].laser and not any(card in weapon for weapon in state.joined):
        for other in state.table[seat]:
            if other != card and state.box.cards[other].laser:
                found += bargains.checked(state, Move(seat, "snap", card, ("card", other)))
    return found
