"""The others at the table: who leads, who would win by this fight, and whom a seat owes good or ill."""

from __future__ import annotations

from kickdoor.bots.dealings import remembered, times
from kickdoor.bots.fighting import PAID_IN_LEVELS, helper_wins
from kickdoor.bots.glance import Brawl, Glance
from kickdoor.bots.tempers import Temper
from kickdoor.bots.worth import bad_stuff

USUAL_GOAL = 10
KEPT, BROKEN, STRUCK = 1.0, 4.0, 0.5  # a deal kept, a deal broken, a blow: as parts of a Treasure


def reaches(glance: Glance, fight: Brawl) -> int:
    """The Level that the fighter would have after this fight."""
    return glance.level[fight.fighter] + fight.levels


def rises_to_win(glance: Glance, fight: Brawl) -> bool:
    """True if the fighter would win the game by it."""
    return reaches(glance, fight) >= glance.goal


def gains_levels(glance: Glance, seat: int) -> bool:
    """True for who gains a Level for each monster that it helps to kill."""
    return PAID_IN_LEVELS in glance.traits[seat]


def wins_by_helping(glance: Glance, fight: Brawl, seat: int) -> bool:
    """True if this seat would win the game by helping."""
    return helper_wins(glance, fight, seat)


def best_rival(glance: Glance) -> int:
    """The highest Level of the others."""
    return max(level for seat, level in enumerate(glance.level) if seat != glance.seat)


def so_far(glance: Glance, level: int) -> float:
    """The Level of this game that is as near to its end as this one is in a game to Level 10."""
    return level * glance.goal / USUAL_GOAL


def is_ahead(glance: Glance, seat: int) -> bool:
    """True if no other rival stands higher than this one."""
    return seat != glance.seat and glance.level[seat] >= best_rival(glance)


def trust(glance: Glance, seat: int, temper: Temper) -> float:
    """What a seat has earned of this one: above 0 by deals kept, below by deals broken and blows."""
    past, me = remembered(glance), glance.seat
    good = KEPT * times(past.kept, seat, me) * temper.grateful
    bad = BROKEN * times(past.broken, seat, me) + STRUCK * times(past.struck, seat, me)
    return min(1.0, good) - bad * temper.grudge


def suffers(glance: Glance, fight: Brawl, seat: int) -> float:
    """What the worst Bad Stuff of the fight would cost a seat."""
    return max((bad_stuff(glance, monster.face, seat) for monster in fight.monsters), default=0.0)


__all__ = ["best_rival", "gains_levels", "is_ahead", "reaches", "rises_to_win", "so_far", "suffers", "trust", "wins_by_helping"]
