"""Deals over help: whom to ask and for how much, what to accept, and when to say no."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.bots import goods, prospects
from kickdoor.bots.glance import Brawl, Glance, Proposal
from kickdoor.bots.rivals import (
    best_rival,
    gains_levels,
    is_ahead,
    reaches,
    rises_to_win,
    so_far,
    trust,
    wins_by_helping,
)
from kickdoor.bots.tempers import Temper
from kickdoor.bots.terms import Source, Term, Weight, cheapest, cost, together
from kickdoor.bots.worth import LEVEL, TREASURE
from kickdoor.move import Move
from kickdoor.state import Terms

NO: Weight = (Term("no-use", -1.0),)
HELP = 20.0  # help that wins the fight, before its price
OWN = 25.0  # cards of one's own that do
SPARED = 0.2  # no Curse by one of the others in this turn, as part of a Treasure
RIVAL = 0.3  # what is good for a rival, as part of what it would be for oneself
WHOLE_GAME = 100.0  # help that wins the game


def fair_share(fight: Brawl) -> int:
    """The Treasures that a helper may expect."""
    return max(1, fight.treasures // 3) if fight.treasures else 0


def bearable(fight: Brawl) -> int:
    """The most Treasures that help is worth where it doesn't win the game: half of them."""
    return max(1, (fight.treasures + 1) // 2)


# --- asking ----------------------------------------------------------------------------------------------------------


def ask(glance: Glance, fight: Brawl, move: Move, sources: Sequence[Source], temper: Temper) -> Weight:
    """Ask whom it makes a win, at the price that will do: whoever is far behind, and keeps what is agreed."""
    other, share = int(move.on[1]), int(move.more[0])
    lack = -fight.lead
    if glance.strength[other] + min(lack, together(sources)) < lack:
        return (Term("too-weak", -1.0, other),)
    final = rises_to_win(glance, fight)
    if not final:
        if wins_by_helping(glance, fight, other):
            return (Term("would-win", -1.0, other),)
        if share < offered_first(glance, fight, other, temper):
            return (Term("too-little", -1.0, other),)
        if share > bearable(fight):
            return (Term("too-dear", -1.0, other),)
    return (
        Term("needs-help", HELP, other),
        Term("costs-treasures", -(share * TREASURE + goods.in_tokens(Terms(*move.more).reward_tokens)) / 8, other),
        Term("lags-behind", -glance.level[other] / 10, other),
        Term("levels-for-helping", -0.3 * len(fight.monsters) * gains_levels(glance, other), other),
        Term("deals-remembered", trust(glance, other, temper), other),
        *_spares_cards(fight, share, sources, glance.strength[other]),
    )


def offered_first(glance: Glance, fight: Brawl, other: int, temper: Temper) -> int:
    """The Treasures of the first offer: nothing to who gains Levels by helping, else what is just fair."""
    if not fight.treasures:
        return 0
    least = 0 if gains_levels(glance, other) else 1
    return min(bearable(fight), least + temper.offers_more)


def _spares_cards(fight: Brawl, share: int, sources: Sequence[Source], strength: int) -> Weight:
    """Help comes before cards of one's own where it is cheaper."""
    alone = cheapest(sources, -fight.lead)
    if not alone:
        return ()
    left = -fight.lead - strength
    besides = cost(cheapest(sources, left)) if left > 0 else 0.0
    saved = cost(alone) - besides - share * TREASURE * (1 + RIVAL)
    return (Term("spares-cards", OWN - HELP + 3.0 + min(3.0, saved / 10)),) if saved > 0 else ()


# --- answering -------------------------------------------------------------------------------------------------------


def answer(glance: Glance, fight: Brawl, move: Move, sources: Sequence[Source], temper: Temper) -> Weight:
    """What an answer to the open offer of help is worth; declining is worth nothing."""
    offer = glance.proposal
    if offer is None or move.verb == "decline":
        return (Term("declines", 0.0),)
    if fight.fighter == glance.seat:
        return _as_fighter(glance, fight, move, offer, sources, temper)
    return _as_helper(glance, fight, move, offer, temper)


def _as_fighter(glance: Glance, fight: Brawl, move: Move, offer: Proposal, sources: Sequence[Source], temper: Temper) -> Weight:
    """Help that wins is taken for up to half of the Treasures, or for all of them if it wins the game."""
    final = rises_to_win(glance, fight)
    if fight.winning or (wins_by_helping(glance, fight, offer.asker) and not final):
        return NO
    still = -fight.lead - glance.strength[offer.asker]
    if still > 0 and together(sources) < still:
        return (Term("too-weak", -1.0, offer.asker),)
    share = offer.treasures if offer.treasures >= 0 else fight.treasures
    if move.verb == "counter":
        less = bearable(fight) <= int(move.more[0]) < share and not final
        return (Term("asks-for-less", 1.0, offer.asker),) if less else NO
    price = share * TREASURE + goods.besides(glance, offer)
    if price > bearable(fight) * TREASURE and not final:
        return (Term("too-dear", -1.0, offer.asker),)
    alone = cheapest(sources, -fight.lead)
    spared = cost(alone) if alone else LEVEL * fight.levels
    return (
        Term("wins-the-game", WHOLE_GAME) if final else Term("needs-help", spared, offer.asker),
        Term("costs-treasures", -price, offer.asker),
        *_doubts(glance, fight, offer.asker, temper),
        *_truce(glance, offer, temper),
    )


def _doubts(glance: Glance, fight: Brawl, helper: int, temper: Temper) -> Weight:
    """What a helper did before speaks against it where somebody else is strong enough and did less."""
    owed = trust(glance, helper, temper)
    if owed >= 0:
        return ()
    for other in range(glance.seats):
        if other in (glance.seat, helper) or not glance.alive[other] or wins_by_helping(glance, fight, other):
            continue
        if glance.strength[other] + fight.lead >= 0 and trust(glance, other, temper) > owed:
            return (Term("deals-remembered", TREASURE * owed, helper),)
    return ()


def _as_helper(glance: Glance, fight: Brawl, move: Move, offer: Proposal, temper: Temper) -> Weight:
    """Help for a fair share, more of it from who is ahead or struck; none for who would win the game."""
    me, fighter = glance.seat, fight.fighter
    if glance.strength[me] + fight.lead < 0:
        return (Term("too-weak", -1.0, me),)
    if wins_by_helping(glance, fight, me):
        return (Term("wins-the-game", 50.0 if move.verb == "accept" else -1.0, me),)
    if rises_to_win(glance, fight):
        return (Term("would-win", -50.0, fighter),)
    share = offer.treasures if offer.treasures >= 0 else fight.treasures
    least = wanted(glance, fight, fighter, temper)
    more = goods.besides(glance, offer)
    if move.verb == "accept":
        return (
            Term("gains-treasures", TREASURE * (share - least) + 2.0, fighter),
            *((Term("gains-cards", more, fighter),) if more else ()),
            *_standing(glance, fight, fighter, temper),
            *_truce(glance, offer, temper),
        )
    if move.verb != "counter":
        return NO
    return _raise(glance, fight, int(move.more[0]), share, least, more, temper)


def _raise(glance: Glance, fight: Brawl, asked: int, share: int, least: float, more: float, temper: Temper) -> Weight:
    """Ask for one more where it is too little, or where the fighter can still bear it."""
    if asked != share + 1 or asked > fight.treasures:
        return NO
    if asked + more / TREASURE <= bearable(fight) and not gains_levels(glance, glance.seat) and temper.asks_more >= 0:
        worth = TREASURE * (asked - least) + more + 3.0
    elif share + more / TREASURE < least:
        worth = TREASURE * (asked - least) + more + 1.0
    else:
        return NO
    return (Term("asks-for-more", worth, fight.fighter), *_standing(glance, fight, fight.fighter, temper))


def wanted(glance: Glance, fight: Brawl, fighter: int, temper: Temper) -> int:
    """The fewest Treasures for which this seat helps."""
    if not fight.treasures or gains_levels(glance, glance.seat):
        return 0
    return max(0, fair_share(fight) + temper.asks_more)


def _standing(glance: Glance, fight: Brawl, fighter: int, temper: Temper) -> Weight:
    """What speaks for or against this fighter: how near the end it comes, and what it did."""
    terms = []
    last = reaches(glance, fight) >= glance.goal - 1
    if last or is_ahead(glance, fighter):
        gains = prospects.LEVEL * fight.levels + prospects.LAST * last
        terms.append(Term("is-ahead", -RIVAL * prospects.CHANCE * gains, fighter))
    owed = trust(glance, fighter, temper)
    if owed:
        terms.append(Term("deals-remembered", TREASURE * owed, fighter))
    return tuple(terms)


def _truce(glance: Glance, offer: Proposal, temper: Temper) -> Weight:
    """A truce among the terms: the Curses that this seat would play are given up, the other's are spared if its word is good."""
    other = offer.asker
    if not offer.truce:
        return ()
    means_to = is_ahead(glance, other) and best_rival(glance) >= so_far(glance, temper.curses_from)
    given_up = means_to * sum(glance.box.cards[card].kind == "curse" for card in glance.hand)
    spared = SPARED if trust(glance, other, temper) >= 0 else 0.0
    return (Term("gives-curses-up", -TREASURE * given_up, other), Term("spares-curses", TREASURE * spared, other))


def volunteer(glance: Glance, fight: Brawl, move: Move, temper: Temper) -> Weight:
    """Offer one's strength where it makes the win, for a Treasure, to somebody who isn't about to run away with the game."""
    me, share = glance.seat, int(move.more[0])
    if glance.strength[me] + fight.lead < 0:
        return (Term("too-weak", -1.0, me),)
    if wins_by_helping(glance, fight, me):
        return (Term("wins-the-game", 50.0, me),)
    if rises_to_win(glance, fight):
        return (Term("would-win", -50.0, fight.fighter),)
    least = max(0 if gains_levels(glance, me) or temper.asks_more < 0 else 1, 0)
    if not fight.treasures or share < least:
        return (Term("too-little", -1.0, me),)
    return (Term("gains-treasures", TREASURE, fight.fighter), *_standing(glance, fight, fight.fighter, temper))


# --- trades ----------------------------------------------------------------------------------------------------------


def trade(glance: Glance, offer: Proposal, move: Move) -> Weight:
    """A trade or a gift is taken where more comes than goes, and where it is no help to who is ahead."""
    if move.verb != "accept":
        return (Term("declines", 0.0),)
    lost = goods.missed(glance, offer.wants)
    return (
        Term("gains-cards", goods.gained(glance, offer.gives), offer.asker),
        Term("would-be-missed", -lost),
        *((Term("is-ahead", -RIVAL * lost, offer.asker),) if is_ahead(glance, offer.asker) else ()),
    )


__all__ = ["HELP", "NO", "OWN", "answer", "ask", "bearable", "fair_share", "offered_first", "trade", "volunteer", "wanted"]
