"""A bot that looks ahead: it imagines tables that agree with what it sees, and plays each promising move on in all of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from statistics import fmean, stdev

from kickdoor.bots import brawling
from kickdoor.bots.dealings import Dealings, Remembering, at_truce, victim_of
from kickdoor.bots.glance import Glance
from kickdoor.bots.normal import Normal, weigh
from kickdoor.bots.prospects import chances
from kickdoor.bots.tempers import PLAIN, Temper
from kickdoor.bots.terms import Term, Weight, total
from kickdoor.bots.worlds import UnimaginableError, World, Worlds
from kickdoor.move import Move
from kickdoor.view import View

BUDGET = 400  # imagined moves for one decision; those without an alternative cost nothing
MOST = 5  # moves that are looked at
LEFT = {3: 3, 6: 2}  # after so many worlds only the best are looked at further, and always the one that looked best at first
LEAST_WORLDS = 4
FAR = 120  # imagined moves of one game at the most
PLAIN_SIGHT = frozenset(("equip", "unequip", "snap", "carry", "keep", "run"))  # what needs no thought
IDLE = frozenset(("pass", "decline", "kick", "loot", "end"))
OF_THE_TURN = frozenset(("kick", "loot", "trouble", "sell", "use", "end"))
SURE = 1.0  # standard errors by which another move must be better than the one that looks best


class Foreseeing(Remembering):
    """A glance, and the deep view behind which tables can be imagined."""

    __slots__ = ("view",)
    view: View

    def __init__(self, glance: Remembering, view: View) -> None:
        super().__init__(glance, glance.dealings)
        self.view = view


class Hard(Normal):
    """Weighs moves as `normal` does, then tries the best of them in imagined games to the end of the fight or the turn.

    `budget` is counted in imagined moves that had an alternative, so the same seed plays the same; `seconds`, where set, ends
    a thought before.
    """

    name = "hard"
    otherwise = "imagined"

    def __init__(self, seed: int, temper: Temper = PLAIN, budget: int = BUDGET) -> None:
        super().__init__(seed, temper)
        self.seed = seed
        self.budget = budget
        self.seconds: float | None = None
        self.thoughts = 0
        self.imagined = 0
        self.better: Term | None = None

    def choose(self, view: Glance | None, moves: Sequence[Move]) -> Move:
        """The move after which the imagined games go best."""
        self.better = None
        first = super().choose(view, moves)
        if not isinstance(view, Foreseeing) or view.view.beneath is None:
            return first
        weights = weigh(view, moves, self.temper)
        place = moves.index(first)
        places = promising(view, moves, weights, place)
        if len(places) < 2 or _is_about_goods(view) or self._is_inclined(view, moves, place):
            return first
        found = self._tried(view, [moves[place] for place in places])
        best = _best(found)
        if best:
            self.better = Term("imagined", fmean(found[best]) - fmean(found[0][: len(found[best])]))
        return moves[places[best]]

    def why(self) -> Term | None:
        """The term that decided the last choice: as for `normal`, unless imagined games came out better for another move."""
        return self.better or super().why()

    def _is_inclined(self, glance: Glance, moves: Sequence[Move], place: int) -> bool:
        """True where it is the temperament that puts this move before others: then it isn't thought over."""
        if self.temper == PLAIN:
            return False
        scores = [total(weight) for weight in weigh(glance, moves, PLAIN)]
        return scores[place] < max(scores)

    def _tried(self, glance: Foreseeing, moves: Sequence[Move]) -> list[list[float]]:
        """For each move what it came to in each imagined world."""
        found: list[list[float]] = [[] for _ in moves]
        left = list(range(len(moves)))
        self.thoughts += 1
        until = time.monotonic() + self.seconds if self.seconds is not None else None
        try:
            worlds = Worlds(glance.view, glance.box)
        except UnimaginableError:
            return found
        spent = number = 0
        while spent < self.budget and (until is None or number < 1 or time.monotonic() < until):
            seed = sha256(f"{self.seed} {self.thoughts} {number}".encode()).digest()
            number += 1
            world = worlds.of(seed)
            for place in left:
                twin = world.copy()
                spent += self._played_on(twin, moves[place], glance.dealings)
                found[place].append(_outcome(twin, glance.seat))
            if number in LEFT:
                left = _best_of(found, left, LEFT[number])
        self.imagined += spent
        return found

    def _played_on(self, world: World, move: Move, dealings: Dealings) -> int:
        """Make the move, and let everybody play as `normal` does to the end of the fight or the turn; how many moves it took.

        They remember what has been dealt so far. Moves without an alternative cost nothing.
        """
        turn, fight = world.turns, world.fighting
        world.play(move)
        players: dict[int, Normal] = {}
        made = cost = 1
        while not world.winners and world.turns == turn and world.fighting >= fight and made < FAR:
            seat = world.next_seat()
            moves = world.moves(seat)
            if len(moves) > 1:
                player = players.get(seat) or players.setdefault(seat, Normal(self.seed + seat))
                world.play(player.choose(Remembering(world.glance(seat), dealings), moves))
                cost += 1
            else:
                world.play(moves[0])
            made += 1
        return cost


def _outcome(world: World, seat: int) -> float:
    """The chance of a seat to win from here."""
    return float(seat in world.winners) if world.winners else chances(world.glance(seat))[seat]


def _best_of(found: Sequence[Sequence[float]], left: Sequence[int], count: int) -> list[int]:
    """The first move, and the best of the others that are left."""
    others = sorted((place for place in left if place), key=lambda place: (-fmean(found[place]), place))
    return [0, *others[: count - 1]]


def _best(found: Sequence[Sequence[float]]) -> int:
    """The place of the best row; the first unless another is better beyond what chance would explain."""
    best, gain = 0, 0.0
    for place, row in enumerate(found[1:], 1):
        if len(row) < LEAST_WORLDS:
            continue
        gains = [new - old for new, old in zip(row, found[0], strict=False)]
        mean = fmean(gains)
        if mean > gain and mean > SURE * stdev(gains) / sqrt(len(gains)):
            best, gain = place, mean
    return best


def promising(glance: Glance, moves: Sequence[Move], weights: Sequence[Weight], first: int) -> list[int]:
    """The places of the moves that are worth a thought: what looks best, then the others by what they look like."""
    if moves[first].verb in PLAIN_SIGHT or (glance.fight is not None and glance.fight.running and glance.instant is None):
        return [first]
    scores = {place: total(weights[place]) for place in _thinkable(glance, moves)}
    rest = sorted((place for place in scores if place != first), key=lambda place: (-scores[place], place))
    idle = [place for place in rest if moves[place].verb in IDLE]
    return list(dict.fromkeys((first, *idle[:1], *rest)))[:MOST]


def _thinkable(glance: Glance, moves: Sequence[Move]) -> list[int]:
    """The places of the moves that may matter just now."""
    fight = glance.fight
    if glance.proposal is not None or glance.asked is not None or glance.instant is not None:
        return list(range(len(moves)))
    if fight is not None:
        for_or_against = brawling.boosts(glance, moves) if glance.fighting else brawling.harms(glance, fight, moves)
        useful = {source.place for source in for_or_against}
        return [place for place, move in enumerate(moves) if place in useful or move.verb in ("ask", "volunteer", "pass")]
    return [place for place, move in enumerate(moves) if move.verb in OF_THE_TURN or _is_curse(glance, move)]


def _is_about_goods(glance: Glance) -> bool:
    """True for an offer of cards or tokens: what they are worth later shows in no imagined game, for these end with the fight."""
    offer = glance.proposal
    return offer is not None and bool(offer.cards or offer.tokens or offer.gives or offer.wants)


def _is_curse(glance: Glance, move: Move) -> bool:
    """True for a curse on somebody else to whom none was promised."""
    if move.verb != "play" or glance.box.cards[move.card].kind != "curse":
        return False
    victim = victim_of(glance, move)
    return victim not in (-1, glance.seat) and not at_truce(glance, victim)


__all__ = ["BUDGET", "Foreseeing", "Hard", "promising"]
