"""Munchkins and the fight as views show them, and what of them is the same for all who look: made once for several views."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from kickdoor.rules import bounty, limits, standing, strength, traits
from kickdoor.sight import Open
from kickdoor.state import MALE, MONSTERS, MUNCHKINS, TABLE, Fight, Foe, State

LIVES = ("dead", "alive", "back")


class Thing(msgspec.Struct, frozen=True, gc=False):
    """A card in play: equipped, in force, the card on which it sits (or that carries it), what it has become."""

    card: int
    equipped: bool = False
    works: bool = False
    on: int = -1
    became: str = ""


class Munchkin(msgspec.Struct, frozen=True, gc=False):
    """A player's munchkin. `hand`: one's own cards, or those that one has seen in another's hand."""

    seat: int
    name: str
    level: int
    sex: str
    life: str
    strength: int
    doors: int
    treasures: int
    hand_limit: int
    hand: tuple[int, ...]
    received: tuple[int, ...]
    things: tuple[Thing, ...]
    traits: tuple[str, ...]
    joined: tuple[tuple[int, ...], ...]
    tokens: tuple[int, ...]

    @property
    def cards(self) -> int:
        """How many cards are in the hand."""
        return self.doors + self.treasures


Lines = tuple[tuple[int, int], ...]


class FoeSeen(msgspec.Struct, frozen=True, gc=False):
    """A monster in the fight: `face` is the card whose face it shows. Lines are (card, amount), -1 for a Level."""

    card: int
    face: int
    strength: int
    lines: Lines
    treasures: int
    levels: int
    enhancers: tuple[int, ...]
    ally: bool
    wandered: bool


class Deal(msgspec.Struct, frozen=True, gc=False):
    """What a helper gets: Treasures (-1: all), who picks first, items and promised cards, tokens; `truce` 1: no Curses."""

    treasures: int
    first: int
    items: tuple[int, ...]
    promises: tuple[int, ...]
    tokens: tuple[str, ...]
    reward_tokens: int
    truce: int = 0


class FightSeen(msgspec.Struct, frozen=True, gc=False):
    """The present fight: totals with their lines; `held`: draws kept back (pile, how many, seat)."""

    fighter: int
    helper: int
    owner: int
    running: bool
    compelled: bool
    foes: tuple[FoeSeen, ...]
    ours: int
    theirs: int
    winning: bool
    our_lines: Lines
    their_lines: Lines
    aside: tuple[tuple[int, int], ...]
    beaten: tuple[int, ...]
    deal: Deal | None
    held: tuple[tuple[str, int, int], ...]
    escaped: tuple[tuple[int, int], ...]
    caught: tuple[tuple[int, int], ...]


class PlainMunchkin(NamedTuple):
    """A munchkin as all see it, without its hand. `twins`: those of its cards that have one; all know the others by the numbers
    that they have in the Box. `seen`: the munchkin as it was seen by those who know its twins by these numbers.
    """

    munchkin: Munchkin
    twins: tuple[int, ...]
    seen: dict[tuple[int, ...], Munchkin]


class PlainFight(NamedTuple):
    """The fight with the cards' own numbers; the rest as for a munchkin."""

    fight: FightSeen
    twins: tuple[int, ...]
    seen: dict[tuple[int, ...], FightSeen]


class Plain(NamedTuple):
    """What all who look see: the munchkins by seat, the fight, and what lies open."""

    munchkins: tuple[PlainMunchkin, ...]
    fight: PlainFight | None
    lies: Open


def plainly(state: State, names: Sequence[str] = ()) -> Plain:
    """What all who look see of the munchkins and of the fight."""
    munchkins = tuple(_munchkin(state, seat, names) for seat in range(state.seats))
    return Plain(munchkins, _fight(state, state.fight) if state.fight is not None else None, Open(state))


def _munchkin(state: State, seat: int, names: Sequence[str]) -> PlainMunchkin:
    hand = state.hand[seat]
    box = state.box
    treasures = sum(box.pile[card] % 2 for card in hand)
    munchkin = Munchkin(
        seat,
        names[seat] if names else "",
        state.level[seat],
        "male" if state.sex[seat] == MALE else "female",
        LIVES[state.alive[seat]],
        strength.munchkin(state, seat),
        len(hand) - treasures,
        treasures,
        limits.hand_limit(state, seat),
        (),
        (),
        tuple(_thing(state, seat, card) for card in state.table[seat]),
        tuple(sorted(traits.of(state, seat))),
        tuple(weapon for weapon in state.joined if state.zone[weapon[0]] == TABLE + seat),
        state.tokens[seat],
    )
    twins = tuple(filter(box.twins.__contains__, state.table[seat]))
    return PlainMunchkin(munchkin, twins, {twins: munchkin})


def _thing(state: State, seat: int, card: int) -> Thing:
    host = next((under for rider, under in state.attached if rider == card), -1) if state.attached else -1
    became = next((kind for masked, kind, _ in state.masks if masked == card), "") if state.masks else ""
    return Thing(card, card in state.equipped[seat], standing.works(state, card, seat), host, became)


def _fight(state: State, fight: Fight) -> PlainFight:
    ours, theirs = tuple(strength.side_lines(state, MUNCHKINS)), tuple(strength.side_lines(state, MONSTERS))
    seen = FightSeen(
        fight.fighter,
        fight.helper,
        fight.owner,
        fight.running,
        fight.compelled,
        tuple(_foe(state, fight, foe) for foe in fight.foes),
        sum(amount for _, amount in ours),
        sum(amount for _, amount in theirs),
        strength.is_winning(state),
        ours,
        theirs,
        tuple((row[0], row[1]) for row in fight.aside),
        tuple(foe.card for foe in fight.beaten),
        Deal(*fight.deal) if fight.deal is not None else None,
        fight.held,
        fight.escaped,
        fight.caught,
    )
    twins = tuple(filter(state.box.twins.__contains__, dict.fromkeys(_cards_in(seen))))
    return PlainFight(seen, twins, {twins: seen})


def _foe(state: State, fight: Fight, foe: Foe) -> FoeSeen:
    lines = tuple(strength.foe_lines(state, foe))
    return FoeSeen(
        foe.card,
        foe.face,
        sum(amount for _, amount in lines),
        lines,
        bounty.treasures_of(state, foe),
        bounty.levels_of(state, foe),
        tuple(card for card, group in fight.enhancers if group == foe.group),
        foe.ally,
        foe.wandered,
    )


def _cards_in(fight: FightSeen) -> Iterator[int]:
    """The cards that the view of a fight names."""
    for foe in fight.foes:
        yield from (foe.card, foe.face, *foe.enhancers)
        yield from (card for card, _ in foe.lines)
    for card, _ in (*fight.our_lines, *fight.their_lines, *fight.aside):
        yield card
    yield from fight.beaten
    if fight.deal is not None:
        yield from (*fight.deal.items, *fight.deal.promises)
    for _, card in (*fight.escaped, *fight.caught):
        yield card
