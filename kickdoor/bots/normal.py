"""A bot that plays like somebody who knows the game: it bargains, remembers, and keeps its nasty cards for who would win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from kickdoor.bots import bargaining, brawling, greedy, prospects
from kickdoor.bots.dealings import at_truce, victim_of
from kickdoor.bots.glance import Glance
from kickdoor.bots.rivals import best_rival, is_ahead, so_far, trust
from kickdoor.bots.tempers import PLAIN, Temper
from kickdoor.bots.terms import Term, Weight, deciding, total
from kickdoor.bots.worth import gold, good, prey
from kickdoor.move import Move

AS_IT_STANDS = "looks-best"  # what `greedy` would make of a move
LASTING = 3.0  # a curse that stays
PRICE_OF_A_LEVEL = 1000


class Normal:
    """Makes the move whose terms come to most; a tie is broken at random."""

    name = "normal"
    needs_view = True
    otherwise = ""  # why it makes a move that doesn't look best to it, where it ever does
    chance: Callable[[], float] | None = None

    def __init__(self, seed: int, temper: Temper = PLAIN) -> None:
        self._random = Random(seed).random
        self.temper = temper
        self.last: tuple[list[Weight], list[float], int] | None = None

    def choose(self, view: Glance | None, moves: Sequence[Move]) -> Move:
        """The best of the moves."""
        assert view is not None
        weights = self.weights(view, moves)
        scores = [total(weight) for weight in weights]
        best = max(scores)
        ties = [place for place, score in enumerate(scores) if score == best]
        chosen = ties[0] if len(ties) == 1 else ties[int(self._random() * len(ties))]
        self.last = (weights, scores, chosen)
        return moves[chosen]

    def weights(self, glance: Glance, moves: Sequence[Move]) -> list[Weight]:
        """The terms of each move, as this bot sees them."""
        return weigh(glance, moves, self.temper)

    def why(self) -> Term | None:
        """The term that decided the last choice; None before the first."""
        return why(*self.last) if self.last is not None else None

    def explain(self, view: Glance, moves: Sequence[Move], move: Move) -> Term | None:
        """The term that speaks most for a move, whoever made it; None where there was no other."""
        weights = self.weights(view, moves)
        return why(weights, [total(weight) for weight in weights], moves.index(move))

    def recall(self, view: Glance, moves: Sequence[Move], move: Move) -> Term | None:
        """The term that decided when this bot made the move; None where there was no other."""
        weights = weigh(view, moves, self.temper)
        scores, place = [total(weight) for weight in weights], moves.index(move)
        lost = max(scores) - scores[place]
        return Term(self.otherwise, lost) if self.otherwise and lost > 0 else why(weights, scores, place)


def why(weights: Sequence[Weight], scores: Sequence[float], chosen: int) -> Term | None:
    """The term that speaks most for the chosen move against the best of the others; None where there is no other.

    Where nothing speaks for it: against the one that would bring most, were it not for what speaks against that.
    """
    idle = not any(term.worth > 0 for term in weights[chosen])
    ranks = [sum(term.worth for term in weight if term.worth > 0) for weight in weights] if idle else scores
    best = max((rank for place, rank in enumerate(ranks) if place != chosen), default=None)
    terms = [deciding(weights[chosen], weights[place]) for place, rank in enumerate(ranks) if place != chosen and rank == best]
    return max(terms, key=lambda term: (term.reason != AS_IT_STANDS, term.worth), default=None)


def weigh(glance: Glance, moves: Sequence[Move], temper: Temper) -> list[Weight]:
    """The terms of each move."""
    weights: list[Weight] = [
        (Term(AS_IT_STANDS, worth),) for move, worth in zip(moves, greedy.worths(glance, moves), strict=True)
    ]
    fight = glance.fight
    if glance.instant is not None or glance.asked is not None:
        return weights
    offer = glance.proposal
    if offer is not None:
        if offer.gives or offer.wants:
            return [bargaining.trade(glance, offer, move) for move in moves]
        if fight is not None:
            sources = brawling.boosts(glance, moves)
            return [bargaining.answer(glance, fight, move, sources, temper) for move in moves]
        return weights
    if fight is not None and not fight.running:
        for place, weight in brawling.plan(glance, fight, moves, temper).items():
            weights[place] = weight
    for place, move in enumerate(moves):
        if fight is None or (move.on[:1] == ("seat",) and move.on[1] not in (fight.fighter, fight.helper)):
            weights[place] = _in_peace(glance, move, temper) or weights[place]
    return weights


def _in_peace(glance: Glance, move: Move, temper: Temper) -> Weight:
    """What is weighed another way than greedy does it: curses, and trouble."""
    if move.verb == "play" and glance.box.cards[move.card].kind == "curse" and move.on[:1] == ("seat",):
        return _curse(glance, move, temper)
    if move.verb == "trouble":
        return _trouble(glance, move, temper)
    return _sale(glance, move) if move.verb == "sell" else ()


def _trouble(glance: Glance, move: Move, temper: Temper) -> Weight:
    """Nothing that is too close a match; the safest where it would win the game, since everybody will be against it."""
    spare = glance.strength[glance.seat] - prey(glance, move.card)
    if spare < temper.margin:
        return (Term("too-risky", -1.0),)
    if glance.level[glance.seat] + glance.box.cards[move.card].levels >= glance.goal:
        return (Term("wins-the-game", 10.0 + spare / 10),)
    return ()


def _sale(glance: Glance, move: Move) -> Weight:
    """Levels for Items: gladly for the last but one, else not for what is worn or helps in a fight."""
    level, top = glance.level[glance.seat], glance.goal - 1
    twice = (move.card,) if move.card >= 0 else ()
    gained = min(gold(glance, (*move.more, *twice)) // PRICE_OF_A_LEVEL, top - level)
    gain = prospects.LEVEL * gained + prospects.LAST * (gained > 0 and level + gained == top)
    lost = sum(prospects.of_item(glance, card) for card in move.more)
    if gain <= lost:
        return (Term("would-be-missed", -1.0),)
    return (Term("gains-levels", 5.0 + prospects.CHANCE * gain), Term("would-be-missed", -prospects.CHANCE * lost))


def _curse(glance: Glance, move: Move, temper: Temper) -> Weight:
    """A curse for who is ahead, or has earned it; sooner with too many cards in hand."""
    victim = victim_of(glance, move)
    printed = glance.box.cards[move.card]
    hurt = LASTING * bool(printed.gives or printed.when) - good(glance, printed.does, victim)
    if any(word.key == "lose_levels" for word in printed.does) and not greedy.crowded(glance):
        return (Term("kept-for-the-end", -1.0),)
    if at_truce(glance, victim):
        return (Term("keeps-the-truce", -5.0, victim),)
    if victim in (-1, glance.seat) or hurt <= 1.0:
        return (Term("kept-for-the-end", -1.0),)
    earned = -trust(glance, victim, temper)
    worth = 6.0 + hurt / 10 + glance.level[victim] / 2
    if earned >= 2.0:
        return (Term("deals-remembered", worth + 3 * earned, victim),)
    if is_ahead(glance, victim) and (greedy.crowded(glance) or best_rival(glance) >= so_far(glance, temper.curses_from)):
        return (Term("is-ahead", worth, victim),)
    return (Term("kept-for-the-end", -1.0),)


__all__ = ["Normal", "weigh", "why"]
