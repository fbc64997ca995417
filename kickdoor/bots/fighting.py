"""In a fight: how to win one's own, how to spoil another's, when to ask for help and what to ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kickdoor.bots import deeds, goods
from kickdoor.bots.dealings import at_truce
from kickdoor.bots.glance import Brawl, Glance
from kickdoor.bots.worth import LEVEL, TREASURE, bad_stuff, keep, number, power
from kickdoor.move import Move
from kickdoor.state import MONSTERS, MUNCHKINS

PAID_IN_LEVELS = "elf"  # who has this trait gains a level for each monster that it helps to kill
HIGH = 5  # from this Level on a leader is worth a card


def plan(glance: Glance, moves: Sequence[Move]) -> list[float]:
    """What each play, use, request and offer is worth in the present fight; 0 or less: better pass."""
    fight = glance.fight
    assert fight is not None
    if fight.running:
        return [_while_running(glance, fight, move) for move in moves]
    if glance.fighting:
        return _own(glance, fight, moves)
    return _others(glance, fight, moves)


# --- my own fight ----------------------------------------------------------------------------------------------------


def _own(glance: Glance, fight: Brawl, moves: Sequence[Move]) -> list[float]:
    """While losing: the fewest cards that win it, else help, else what makes the monster go away."""
    if fight.winning:
        return [_shield(glance, fight, move) for move in moves]
    lack = -fight.lead
    boosts = [max(_boost(glance, move, MUNCHKINS), _boost(glance, move, glance.seat)) for move in moves]
    together = _together(moves, boosts)
    enough = together >= lack
    stake = _stake(glance, fight)
    scores: list[float] = []
    for move, boost in zip(moves, boosts, strict=True):
        if boost > 0:
            price = _price(glance, move)
            worthwhile = enough and price * lack / boost < stake
            single = 10.0 if boost >= lack else 0.0
            scores.append(25.0 + single + (boost if boost < lack else -boost) - price / 4 if worthwhile else -1.0)
        elif move.verb == "ask":
            scores.append(_ask(glance, fight, move, lack, min(together, lack)))
        else:
            scores.append(_get_rid(glance, fight, move, stake))
    return scores


def _shield(glance: Glance, fight: Brawl, move: Move) -> float:
    """What keeps others from adding monsters to a fight that wins the game."""
    if move.verb not in ("play", "use") or not wins_game(glance, fight):
        return -1.0
    bans = (q for word in deeds.words_of(glance, move) if word.key == "lasting" for q in getattr(word, "gives", ()))
    return 8.0 if any(q.key == "may_not" and "add_monsters" in q.main for q in bans) else -1.0


def _together(moves: Sequence[Move], boosts: Sequence[int]) -> int:
    """What all boosts add up to, each card counted once."""
    by_card: dict[int, int] = {}
    for move, boost in zip(moves, boosts, strict=True):
        by_card[move.card] = max(boost, by_card.get(move.card, 0))
    return sum(by_card.values())


def _stake(glance: Glance, fight: Brawl) -> float:
    """What there is to win, and what would be suffered otherwise."""
    hurt = max((bad_stuff(glance, monster.face, glance.seat) for monster in fight.monsters), default=0.0)
    if fight.fighter != glance.seat:
        return hurt + TREASURE
    if wins_game(glance, fight):
        return 1000.0
    return LEVEL * fight.levels + TREASURE * fight.treasures + hurt / 2


def wins_game(glance: Glance, fight: Brawl) -> bool:
    """True if this fight, won, would win its fighter the game, or its helper."""
    return glance.level[fight.fighter] + fight.levels >= glance.goal or helper_wins(glance, fight, fight.helper)


def helper_wins(glance: Glance, fight: Brawl, helper: int) -> bool:
    """True if helping to win this fight would win the helper the game."""
    return helper >= 0 and PAID_IN_LEVELS in glance.traits[helper] and glance.level[helper] + len(fight.monsters) >= glance.goal


def _price(glance: Glance, move: Move) -> float:
    """What a card played, or the cheapest one paid for an ability, would be missed."""
    return deeds.price(glance, move)


def _boost(glance: Glance, move: Move, to: int) -> int:
    """How much this move adds for a side (or a seat) at once."""
    printed = glance.box.cards[move.card] if move.card >= 0 else None
    if printed is None or move.verb not in ("play", "use"):
        return 0
    if move.verb == "play" and printed.bonus:
        if printed.kind == "one_shot" and move.on == ("side", to):
            return printed.bonus
        if printed.kind == "enhancer" and to == MONSTERS:
            return printed.bonus
        return -printed.bonus if printed.kind == "enhancer" and to == MUNCHKINS and printed.bonus < 0 else 0
    return sum(_boost_of(glance, word, move, to) for word in deeds.words_of(glance, move))


def _boost_of(glance: Glance, word: Any, move: Move, to: int) -> int:
    """What one word adds for a side or a seat at once."""
    if word.key == "one_of":
        return max(sum(_boost_of(glance, inner, move, to) for inner in words) for words in word.main)
    if word.key != "boost":
        return 0
    amount = _amount(glance, word.main)
    if word.to == "your_side" or (word.to == "either_side" and to in (MUNCHKINS, MONSTERS)):
        return amount if to != MONSTERS or word.to == "either_side" else 0
    if word.to == "target":
        if move.on and move.on[0] == "side":
            return amount if move.on[1] == to else 0
        return (-amount if to == MONSTERS else amount) if move.on and move.on[0] == "seat" else 0
    return amount if to in (MUNCHKINS, glance.seat) and amount > 0 else 0


def _amount(glance: Glance, value: Any) -> int:
    """A printed bonus, also one that a condition raises; else as much as oneself has."""
    plain = value if isinstance(value, int) else getattr(value, "main", None)
    return plain if isinstance(plain, int) else glance.strength[glance.seat]


def _ask(glance: Glance, fight: Brawl, move: Move, lack: int, mine: int) -> float:
    """Ask whoever makes it a win, the lowest first; offer a fair share, more only after a refusal."""
    other: int = move.on[1]
    share: int = move.more[0]
    if glance.strength[other] + mine < lack:
        return -1.0
    mine_wins = glance.level[glance.seat] + fight.levels >= glance.goal
    if (share < fair_share(fight) or helper_wins(glance, fight, other)) and not mine_wins:
        return -1.0
    return 24.0 - glance.level[other] - 3 * share + 2 * (PAID_IN_LEVELS in glance.traits[other])


def fair_share(fight: Brawl) -> int:
    """The Treasures that a helper may expect."""
    return max(1, fight.treasures // 3) if fight.treasures else 0


def _get_rid(glance: Glance, fight: Brawl, move: Move, stake: float) -> float:
    """Whatever else makes a lost fight go away, or turns it."""
    if move.verb not in ("play", "use"):
        return -1.0
    hurt = max((bad_stuff(glance, monster.face, glance.seat) for monster in fight.monsters), default=0.0)
    for word in deeds.within(deeds.words_of(glance, move)):
        if word.key in ("remove", "kill"):
            worth = hurt + TREASURE * fight.treasures * bool(getattr(word, "pays", False))
            return min(20.0, worth) - _all_of_hand(glance, move) if worth > 3.0 else -1.0
        if word.key == "take_over":
            return 12.0 if hurt > 3.0 else -1.0
        if word.key == "take" and word.to == "equipped":
            return 22.0
    return -1.0


def _all_of_hand(glance: Glance, move: Move) -> float:
    """What is given up where the price is the whole hand."""
    if move.verb == "use":
        ability = deeds.ability_of(glance, move)
        for word in ability.pay if ability is not None else ():
            if getattr(getattr(word, "main", None), "count", 1) == "all":
                return sum(keep(glance, card) for card in glance.hand) / 2
    return 0.0


def _while_running(glance: Glance, fight: Brawl, move: Move) -> float:
    """Cards and abilities that save the runner, where there is something to be saved from."""
    hurt = max((bad_stuff(glance, monster.face, glance.seat) for monster in fight.monsters), default=0.0)
    if move.verb == "sacrifice":
        return 5.0 if hurt > keep(glance, move.card) else -1.0
    if move.verb not in ("play", "use") or not glance.fighting:
        return -1.0
    if any(word.key in ("escape", "remove") for word in deeds.within(deeds.words_of(glance, move))):
        return 6.0 if hurt > _price(glance, move) else -1.0
    return -1.0


# --- somebody else's fight -------------------------------------------------------------------------------------------


def _others(glance: Glance, fight: Brawl, moves: Sequence[Move]) -> list[float]:
    """Spoil the fight that wins the game, or raises the leader, where the cards are enough; else offer help."""
    if not fight.winning:
        return [_volunteer(glance, fight, move) for move in moves]
    deadly = wins_game(glance, fight)
    if not deadly and not leads(glance, fight.fighter):
        return [-1.0] * len(moves)
    harms = [_harm(glance, fight, move) for move in moves]
    need = fight.lead + 1
    together = _together(moves, harms)
    if not deadly and (together < need or sum(1 for harm in harms if harm > 0) > 4):
        return [-1.0] * len(moves)
    scores: list[float] = []
    for move, harm in zip(moves, harms, strict=True):
        if harm <= 0:
            scores.append(-1.0)
        elif harm >= need:
            scores.append(40.0 - harm - _price(glance, move) / 4)
        else:
            scores.append(20.0 + harm if together >= need or deadly else -1.0)
    return scores


def leads(glance: Glance, seat: int) -> bool:
    """True for a leader who is worth a card: high, and nobody is higher."""
    level = glance.level[seat]
    return level >= HIGH and level >= max(glance.level) and level > glance.level[glance.seat] - 1


def _harm(glance: Glance, fight: Brawl, move: Move) -> int:
    """How far this move brings the munchkins' side down."""
    if move.verb not in ("play", "use"):
        return 0
    harm = _boost(glance, move, MONSTERS)
    if harm or move.verb == "use":
        return max(harm, 0)
    printed = glance.box.cards[move.card]
    if printed.kind == "monster":
        return printed.level
    if printed.kind == "curse":
        return _curse_harm(glance, fight, move)
    for word in printed.does:
        if word.key == "join":
            levels = [glance.box.cards[card].level for card in glance.hand if glance.box.cards[card].kind == "monster"]
            return max(levels, default=0)
        if word.key == "mate":
            return max((monster.strength for monster in fight.monsters if ("card", monster.card) == move.on), default=0)
        if word.key == "dismiss" and fight.helper >= 0:
            return glance.strength[fight.helper]
        if word.key == "lose" and move.on and move.on[0] == "card":
            return _item_harm(glance, fight, move.on[1])
        if word.key == "remove" and wins_game(glance, fight) and printed.kind == "door":
            return fight.lead + 1
    return 0


def _item_harm(glance: Glance, fight: Brawl, card: int) -> int:
    """What an Item lost takes off the strength of the fighter or the helper."""
    return next((int(power(glance, seat, card)) for seat in (fight.fighter, fight.helper)
                 if seat >= 0 and card in glance.equipped[seat]), 0)  # fmt: skip


def _curse_harm(glance: Glance, fight: Brawl, move: Move) -> int:
    """A curse on a fighter costs strength now; roughly what it says."""
    if move.on not in (("seat", fight.fighter), ("seat", fight.helper)) or at_truce(glance, move.on[1]):
        return 0
    for word in glance.box.cards[move.card].does:
        if word.key == "lose_levels":
            return min(number(word.main), glance.level[move.on[1]] - 1)
        if word.key in ("lose", "lasting"):
            return 2 if glance.equipped[move.on[1]] else 0
    return 0


def _volunteer(glance: Glance, fight: Brawl, move: Move) -> float:
    """Offer one's strength for a Treasure where it makes the win and doesn't win the other the game."""
    if move.verb != "volunteer":
        return -1.0
    if wins_game(glance, fight) or leads(glance, fight.fighter):
        return -1.0
    elf = PAID_IN_LEVELS in glance.traits[glance.seat]
    enough = glance.strength[glance.seat] + fight.lead >= 0
    return 4.0 if enough and fight.treasures and (move.more[0] >= 1 or elf) else -1.0


# --- offers ----------------------------------------------------------------------------------------------------------


def answer(glance: Glance, move: Move) -> float:
    """Accept help that wins, and a fair share for helping; ask for more where it is too little."""
    offer, fight = glance.proposal, glance.fight
    if offer is None or fight is None:
        return 0.0 if move.verb == "decline" else -1.0
    if move.verb == "decline":
        return 0.0
    share = (offer.treasures if offer.treasures >= 0 else fight.treasures) + goods.besides(glance, offer) / TREASURE
    if fight.fighter == glance.seat:
        return _as_fighter(glance, fight, move, share, offer.asker)
    elf = PAID_IN_LEVELS in glance.traits[glance.seat]
    wins = glance.strength[glance.seat] + fight.lead >= 0
    if wins and helper_wins(glance, fight, glance.seat):
        return 50.0 if move.verb == "accept" else -1.0
    if not wins or wins_game(glance, fight) or (leads(glance, fight.fighter) and share < 2):
        return -1.0
    if move.verb == "accept":
        return 5.0 if share >= fair_share(fight) or elf else -1.0
    return 3.0 if share + 1 <= fair_share(fight) + 1 else -1.0


def _as_fighter(glance: Glance, fight: Brawl, move: Move, share: float, helper: int) -> float:
    if move.verb != "accept" or fight.winning or helper_wins(glance, fight, helper):
        return -1.0
    wins = glance.strength[helper] + fight.lead >= 0
    bearable = share <= max(1, (fight.treasures + 1) // 2) or wins_game(glance, fight)
    return 5.0 if wins and bearable else -1.0


__all__ = ["answer", "leads", "plan", "wins_game"]
