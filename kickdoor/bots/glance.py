"""What a bot sees: the open table and its own hand. Plain values only, so that a bot can't look any further."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from kickdoor.box import Box
from kickdoor.frames import Choose, Flight, Offer, Turn, Window
from kickdoor.rules import bounty, fighting, levels, limits, strength, traits
from kickdoor.state import MONSTERS, MUNCHKINS, Foe, State, Terms


class Monster(NamedTuple):
    """A monster of the fight as everybody sees it."""

    card: int
    face: int
    strength: int
    levels: int
    treasures: int


class Brawl(NamedTuple):
    """The present fight. `lead`: points beyond what is needed to win; below 0: points still lacking."""

    fighter: int
    helper: int
    monsters: tuple[Monster, ...]
    lead: int
    levels: int
    treasures: int
    running: bool

    @property
    def winning(self) -> bool:
        """True if the munchkins would win as things stand."""
        return self.lead >= 0


class Asked(NamedTuple):
    """The question that the bot is to answer, as it was put."""

    sort: str
    verb: str
    options: tuple[object, ...]
    path: tuple[object, ...]
    them: int


class Proposal(NamedTuple):
    """An offer to the bot: who made it, and either the terms of help or what would change tables.

    `cards`: the fighter's Items and cards of the hand that the helper gets besides; `tokens`: so many, -1 for all there are;
    `truce` 1: no Curses.
    """

    asker: int
    treasures: int
    first: int
    gives: tuple[int, ...]
    wants: tuple[int, ...]
    truce: int = 0
    cards: tuple[int, ...] = ()
    tokens: int = 0


class Instant(NamedTuple):
    """The short window that is open: the moment, its card and its player."""

    moment: str
    it: int
    them: int


class Glance:
    """What one seat may know, lean: levels, tables, strengths, the fight, and its own hand."""

    holds: ClassVar[tuple[str, ...]] = (
        "alive", "asked", "attached", "box", "die", "equipped", "fight", "goal", "hand", "hand_limit", "hand_sizes", "instant",
        "joined", "level", "proposal", "seat", "seats", "step", "strength", "table", "tokens", "traits", "turn",
    )  # fmt: skip
    __slots__ = holds
    box: Box
    seat: int
    seats: int
    turn: int
    step: str
    level: tuple[int, ...]
    alive: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    hand_limit: int
    table: tuple[tuple[int, ...], ...]
    equipped: tuple[tuple[int, ...], ...]
    attached: tuple[tuple[int, int], ...]
    joined: tuple[tuple[int, ...], ...]  # this seat's weapons of several lasers
    tokens: tuple[int, ...]
    strength: tuple[int, ...]
    traits: tuple[frozenset[str], ...]
    goal: int
    die: int
    fight: Brawl | None
    asked: Asked | None
    proposal: Proposal | None
    instant: Instant | None

    @property
    def fighting(self) -> bool:
        """True if this seat fights."""
        fight = self.fight
        return fight is not None and self.seat in (fight.fighter, fight.helper)


def look(state: State, seat: int) -> Glance:
    """What this seat sees just now."""
    glance = Glance()
    glance.box = state.box
    glance.seat = seat
    glance.seats = state.seats
    glance.turn = state.turn
    glance.level = tuple(state.level)
    glance.alive = tuple(state.alive)
    glance.hand = state.hand[seat]
    glance.hand_sizes = tuple(map(len, state.hand))
    glance.table = tuple(state.table)
    glance.equipped = tuple(state.equipped)
    glance.attached = state.attached
    glance.joined = tuple(weapon for weapon in state.joined if weapon[0] in state.table[seat])
    glance.tokens = state.tokens[seat]
    glance.strength = tuple(strength.munchkin(state, other) for other in range(state.seats))
    glance.traits = tuple(traits.of(state, other) for other in range(state.seats))
    glance.hand_limit = limits.hand_limit(state, seat)
    glance.goal = levels.goal(state)
    glance.fight = _brawl(state)
    glance.die = roll_of(state, seat)
    frame = state.stack[-1] if state.stack else None
    glance.step = frame.step if isinstance(frame, Turn) else ""
    glance.asked = _asked(frame) if isinstance(frame, Choose) and frame.seat == seat else None
    glance.proposal = _proposal(frame) if isinstance(frame, Offer) and frame.seat == seat else None
    glance.instant = Instant(frame.moment, frame.it, frame.them) if isinstance(frame, Window) else None
    return glance


def _brawl(state: State) -> Brawl | None:
    fight = state.fight
    if fight is None:
        return None
    monsters = tuple(_monster(state, foe) for foe in fighting.hostile(state))
    lead = strength.side(state, MUNCHKINS) - strength.side(state, MONSTERS)
    if not strength.wins_ties(state):
        lead -= 1
    gained = sum(monster.levels for monster in monsters)
    pays = sum(monster.treasures for monster in monsters)
    return Brawl(fight.fighter, fight.helper, monsters, lead, gained, pays, fight.running)


def _monster(state: State, foe: Foe) -> Monster:
    level, pays = bounty.levels_of(state, foe), bounty.treasures_of(state, foe)
    return Monster(foe.card, foe.face, strength.monster(state, foe), level, pays)


def roll_of(state: State, seat: int) -> int:
    """What this seat's roll to Run Away comes to just now; 0 where it isn't running."""
    for frame in reversed(state.stack):
        if isinstance(frame, Flight):
            foe = fighting.foe_of(state, frame.foe) if frame.seat == seat else None
            return state.rolls[seat] + strength.run_bonus(state, seat, foe) if foe is not None else 0
    return 0


def _asked(question: Choose) -> Asked:
    return Asked(question.sort, question.verb, question.options, question.path, question.nouns.them)


def _proposal(offer: Offer) -> Proposal:
    return proposed(offer.asker, offer.gives, offer.wants, Terms(*offer.terms))


def proposed(asker: int, gives: tuple[int, ...], wants: tuple[int, ...], terms: Terms) -> Proposal:
    """An offer as a bot sees it."""
    tokens = -1 if terms.reward_tokens < 0 else len(terms.tokens) + terms.reward_tokens
    return Proposal(asker, terms.treasures, terms.first, gives, wants, terms.truce, terms.items + terms.promises, tokens)


__all__ = ["Asked", "Brawl", "Glance", "Instant", "Monster", "Proposal", "look", "proposed", "roll_of"]
