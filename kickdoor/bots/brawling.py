"""Fights: one's own won with the cards that are missed least, others' spoiled only where it matters."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.bots import bargaining, deeds, fighting
from kickdoor.bots.bargaining import NO, OWN
from kickdoor.bots.glance import Brawl, Glance
from kickdoor.bots.rivals import is_ahead, reaches, rises_to_win, so_far, suffers, trust
from kickdoor.bots.tempers import Temper
from kickdoor.bots.terms import Source, Term, Weight, cheapest, cost
from kickdoor.bots.worth import LEVEL, TREASURE, number
from kickdoor.move import Move
from kickdoor.state import MUNCHKINS

STOP = 40.0  # to stop somebody from winning the game
SPOIL = 20.0
LEAST = 0.1  # what even a card that is worth nothing is missed
MANY = 4  # more cards than that are never given for a fight that doesn't decide the game


def plan(glance: Glance, fight: Brawl, moves: Sequence[Move], temper: Temper) -> dict[int, Weight]:
    """What requests, offers and cards for either side are worth just now, by the place of the move."""
    if glance.fighting:
        return {} if fight.winning else _own(glance, fight, moves, temper)
    if fight.winning:
        return _spoil(glance, fight, moves, temper)
    return {
        place: bargaining.volunteer(glance, fight, move, temper) for place, move in enumerate(moves) if move.verb == "volunteer"
    }


# --- my own fight ----------------------------------------------------------------------------------------------------


def boosts(glance: Glance, moves: Sequence[Move]) -> list[Source]:
    """What adds to one's own side."""
    found = []
    for place, move in enumerate(moves):
        adds = max(fighting._boost(glance, move, MUNCHKINS), fighting._boost(glance, move, glance.seat))
        if adds > 0:
            found.append(Source(place, move.card, adds, _price(glance, move)))
    return found


def _price(glance: Glance, move: Move) -> float:
    """What a card played, or the cheapest that an ability takes, would be missed."""
    return max(LEAST, deeds.price(glance, move))


def _own(glance: Glance, fight: Brawl, moves: Sequence[Move], temper: Temper) -> dict[int, Weight]:
    """Help where it is cheaper than cards, else the cards that are missed least, if there is more to win than they are worth."""
    sources = boosts(glance, moves)
    weights: dict[int, Weight] = {source.place: (Term("not-enough", -1.0),) for source in sources}
    chosen = cheapest(sources, -fight.lead)
    if chosen:
        price, stake = cost(chosen), _stake(glance, fight)
        for source in chosen:
            weights[source.place] = (
                Term("wins-the-fight", OWN + source.adds / 100),
                *((Term("too-dear", -2 * OWN),) if price >= stake else ()),
            )
    for place, move in enumerate(moves):
        if move.verb == "ask":
            weights[place] = bargaining.ask(glance, fight, move, sources, temper)
    return weights


def _stake(glance: Glance, fight: Brawl) -> float:
    """What there is to win, and what would be suffered otherwise."""
    hurt = suffers(glance, fight, glance.seat)
    if fight.fighter != glance.seat:
        return hurt + TREASURE
    if fighting.wins_game(glance, fight):
        return 1000.0
    return LEVEL * fight.levels + TREASURE * fight.treasures + hurt / 2


# --- somebody else's fight -------------------------------------------------------------------------------------------


def harms(glance: Glance, fight: Brawl, moves: Sequence[Move]) -> list[Source]:
    """What takes from the side of the munchkins."""
    found = []
    for place, move in enumerate(moves):
        adds = fight.lead + 1 if _takes_the_win(glance, fight, move) else fighting._harm(glance, fight, move)
        if adds > 0:
            found.append(Source(place, move.card, adds, _price(glance, move)))
    return found


def _takes_the_win(glance: Glance, fight: Brawl, move: Move) -> bool:
    """True for a card that takes so many Levels of who would win that the fight isn't enough any more, however it ends."""
    if move.verb != "play" or move.on != ("seat", fight.fighter) or not rises_to_win(glance, fight):
        return False
    taken = sum(number(word.main) for word in glance.box.cards[move.card].does if word.key == "lose_levels")
    return taken > 0 and reaches(glance, fight) - taken < glance.goal


def _spoil(glance: Glance, fight: Brawl, moves: Sequence[Move], temper: Temper) -> dict[int, Weight]:
    """Everything against who would win the game; else what is enough against who is ahead; nasty cards are kept for the end."""
    sources = harms(glance, fight, moves)
    weights: dict[int, Weight] = {source.place: (Term("kept-for-the-end", -1.0),) for source in sources}
    chosen = cheapest(sources, fight.lead + 1)
    fighter = fight.fighter
    if fighting.wins_game(glance, fight):
        for source in chosen or sources:
            weights[source.place] = (Term("would-win", STOP + source.adds / 100, fighter),)
    elif chosen and len(chosen) <= MANY:
        reason = _reason(glance, fight, chosen, temper)
        for source in chosen if reason is not None else ():
            assert reason is not None
            weights[source.place] = (reason, Term("is-enough", source.adds / 100, fighter))
    return weights


def _reason(glance: Glance, fight: Brawl, chosen: Sequence[Source], temper: Temper) -> Term | None:
    """Why this fight is worth the cards, if it is."""
    fighter = fight.fighter
    if cost(chosen) >= LEVEL * fight.levels + TREASURE * fight.treasures + suffers(glance, fight, fighter):
        return None
    if is_ahead(glance, fighter) and reaches(glance, fight) >= so_far(glance, temper.spoils_from):
        return Term("is-ahead", SPOIL, fighter)
    if trust(glance, fighter, temper) <= -2.0:
        return Term("deals-remembered", SPOIL / 2, fighter)
    return None


__all__ = ["NO", "boosts", "harms", "plan"]
