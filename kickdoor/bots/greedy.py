"""A bot that plays like a decent beginner: each move has a worth, and the best is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from kickdoor.bots import answers, fighting, gear, instants
from kickdoor.bots.dealings import at_truce, victim_of
from kickdoor.bots.deeds import ability_of, deed, price
from kickdoor.bots.glance import Glance
from kickdoor.bots.worth import LEVEL, TREASURE, bad_stuff, gold, good, keep, power, prey, trait
from kickdoor.box import COMPANIONS, TRAITS
from kickdoor.move import Move

LASTING = 3.0  # a curse that stays
ASIDE = frozenset(("treasure", *TRAITS, *COMPANIONS, "item", "power"))  # what has nothing to do with a fight
IN_FIGHT = frozenset(("play", "use", "ask", "volunteer", "sacrifice"))


class Greedy:
    """Makes the move that is worth most just now; a tie is broken at random."""

    name = "greedy"
    needs_view = True
    chance: Callable[[], float] | None = None

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, view: Glance | None, moves: Sequence[Move]) -> Move:
        """The best of the moves."""
        assert view is not None
        scores = worths(view, moves)
        best = max(scores)
        ties = [move for move, score in zip(moves, scores, strict=True) if score == best]
        return ties[0] if len(ties) == 1 else ties[int(self._random() * len(ties))]


def worths(glance: Glance, moves: Sequence[Move]) -> list[float]:
    """What each move is worth to the seat that sees this."""
    planned: dict[int, float] = {}
    if glance.fight is not None and glance.instant is None and glance.proposal is None and glance.asked is None:
        mine = [(place, move) for place, move in enumerate(moves) if move.verb in IN_FIGHT]
        scores = fighting.plan(glance, [move for _, move in mine])
        planned = {place: score for (place, _), score in zip(mine, scores, strict=True)}
    return [
        max(planned[place], _aside(glance, move)) if place in planned else _WORTH.get(move.verb, _leave)(glance, move)
        for place, move in enumerate(moves)
    ]


def _aside(glance: Glance, move: Move) -> float:
    """A play that has nothing to do with the fight going on."""
    if move.verb == "play" and glance.box.cards[move.card].kind in ASIDE:
        return _play(glance, move)
    return -1.0


# --- playing cards ---------------------------------------------------------------------------------------------------


def _play(glance: Glance, move: Move) -> float:
    """What playing this card outside one's fight is worth: by its kind, else by what it does."""
    if glance.instant is not None:
        return instants.worth(glance, move)
    kind = glance.box.cards[move.card].kind
    if kind in TRAITS:
        return _take_up(glance, move)
    if kind in COMPANIONS:
        return 15.0 if not any(glance.box.cards[card].kind in COMPANIONS for card in glance.table[glance.seat]) else -1.0
    worth = _PLAYS.get(kind, _leave)(glance, move)
    return worth if worth > 0 else _by_deed(glance, move)


def _by_deed(glance: Glance, move: Move) -> float:
    """A card for what it does, where that is worth more than keeping it: nothing else can be made of a special Treasure."""
    printed = glance.box.cards[move.card]
    if not printed.does:
        return -1.0
    worth = deed(glance, printed.does, move.on)
    kept = 0.0 if crowded(glance) or printed.kind == "treasure" else keep(glance, move.card)
    return 6.6 + worth / 10 if worth > kept else -1.0


def crowded(glance: Glance) -> bool:
    """True with more cards in hand than may be kept."""
    return len(glance.hand) > glance.hand_limit


def _take_up(glance: Glance, move: Move) -> float:
    """A class or race: if there is none yet, or it is worth clearly more than the one that goes."""
    kind = glance.box.cards[move.card].kind
    mine = [card for card in glance.table[glance.seat] if glance.box.cards[card].kind == kind]
    gain = trait(glance, move.card) - min((trait(glance, card) for card in mine), default=_as_human(glance, kind))
    return 16.0 + gain if gain > (2.0 if mine else 0.0) else -1.0


def _as_human(glance: Glance, kind: str) -> float:
    """What the items that only a Human may use are worth while there is no race."""
    if kind != "race":
        return 0.0
    return float(sum(glance.box.cards[c].bonus for c in glance.equipped[glance.seat] if "human" in glance.box.cards[c].only))


def _curse(glance: Glance, move: Move) -> float:
    """A curse for the leader; sooner with too many cards in hand."""
    victim = victim_of(glance, move)
    if victim in (-1, glance.seat) or at_truce(glance, victim):
        return -1.0
    printed = glance.box.cards[move.card]
    hurt = LASTING * bool(printed.gives or printed.when) - good(glance, printed.does, victim)
    if hurt <= 1.0 or not (crowded(glance) or fighting.leads(glance, victim)):
        return -1.0
    return 6.0 + hurt / 10 + glance.level[victim] / 2


def _treasure(glance: Glance, move: Move) -> float:
    """Levels for oneself at once."""
    printed = glance.box.cards[move.card]
    worth = good(glance, printed.does, glance.seat)
    if any(word.key == "attach" for word in printed.does):
        return 12.0
    if move.on and move.on[0] == "seat" and move.on[1] != glance.seat:
        return -1.0
    return 30.0 + worth if worth > 0 else -1.0


def _power(glance: Glance, move: Move) -> float:
    """A Power wherever there is room for its Rank."""
    return 15.0 + power(glance, glance.seat, move.card)


def _item(glance: Glance, move: Move) -> float:
    """An Item is put down rather than given away, or to be joined to another; else it waits until it can be worn or sold."""
    joins = glance.box.cards[move.card].laser and any(glance.box.cards[card].laser for card in glance.table[glance.seat])
    return 7.0 if crowded(glance) or joins else -1.0


def _one_shot(glance: Glance, move: Move) -> float:
    """One-shots wait for a fight; with too many cards they are put down."""
    put_down = move.card in glance.hand and not move.on and glance.turn == glance.seat and glance.fight is None
    return 6.5 if put_down and crowded(glance) and glance.box.cards[move.card].gold is not None else -1.0


def _door(glance: Glance, move: Move) -> float:
    """What is put on a card of one's own: on an item that couldn't be worn otherwise, on a class or race."""
    printed = glance.box.cards[move.card]
    if not any(word.key == "attach" for word in printed.does):
        return -1.0
    if move.on and move.on[0] == "card" and glance.box.cards[move.on[1]].kind == "item":
        on = move.on[1]
        worth = power(glance, glance.seat, on) if on not in glance.equipped[glance.seat] and on not in gear.best(glance) else 0.0
        return 8.0 + worth if worth >= 3 else -1.0
    return 5.0


def _leave(glance: Glance, move: Move) -> float:
    return -1.0


_PLAYS: dict[str, Callable[[Glance, Move], float]] = {
    "curse": _curse,
    "treasure": _treasure,
    "power": _power,
    "item": _item,
    "one_shot": _one_shot,
    "door": _door,
}


# --- abilities -------------------------------------------------------------------------------------------------------


def _use(glance: Glance, move: Move) -> float:
    """An ability where what it does is worth its price."""
    if glance.instant is not None:
        return instants.worth(glance, move)
    ability = ability_of(glance, move)
    if ability is None:
        return -1.0
    keys = {word.key for word in ability.does}
    if "gain_levels" in keys:
        return 30.0
    if ability.instead == "fight" and "remove" in keys and glance.fight is not None:
        return 5.0 if not glance.fight.winning else -1.0
    gain = deed(glance, ability.does, move.on) - price(glance, move)
    return 6.0 + gain / 10 if gain > 0 else -1.0


# --- one's own turn --------------------------------------------------------------------------------------------------


def _trouble(glance: Glance, move: Move) -> float:
    """Trouble that is beaten without help."""
    spare = glance.strength[glance.seat] - prey(glance, move.card)
    printed = glance.box.cards[move.card]
    return 4.0 + LEVEL * printed.levels / 10 + TREASURE * printed.treasures / 10 if spare > 0 else -1.0


def _sell(glance: Glance, move: Move) -> float:
    """Levels for Items that aren't missed much."""
    worth = gold(glance, move.more) + (gold(glance, (move.card,)) if move.card >= 0 else 0)
    gained = min(worth // 1000, glance.goal - 1 - glance.level[glance.seat])
    missed = sum(_missed(glance, card) for card in move.more)
    return LEVEL * gained - missed + 5.0 if gained > 0 and missed < LEVEL * gained else -1.0


def _missed(glance: Glance, card: int) -> float:
    """How much an Item sold is missed: what is worn by its strength, else as a card."""
    if card in glance.equipped[glance.seat]:
        return 3.0 * power(glance, glance.seat, card)
    printed = glance.box.cards[card]
    return printed.bonus * 1.2 if printed.kind == "one_shot" else 1.0


def _give(glance: Glance, move: Move) -> float:
    """Charity: the worst card, to the weakest of those who may have it."""
    missed = sum(keep(glance, card) for card in move.more)
    to = glance.strength[move.on[1]] if move.on else 0
    return 5.0 - missed / 20 - to / 1000


def _run(glance: Glance, move: Move) -> float:
    """The worst first: who is dead needn't run from the rest."""
    fight = glance.fight
    face = next((m.face for m in fight.monsters if m.card == move.card), move.card) if fight is not None else move.card
    return 1.0 + bad_stuff(glance, face, glance.seat) / 100


def _always(worth: float) -> Callable[[Glance, Move], float]:
    """A verb whose worth never changes."""
    return lambda glance, move: worth


_WORTH: dict[str, Callable[[Glance, Move], float]] = {
    "kick": _always(2.0),
    "listen": _always(-1.0),
    "loot": _always(4.0),
    "trouble": _trouble,
    "keep": _always(1.0),
    "end": _always(1.0),
    "pass": _always(0.0),
    "play": _play,
    "use": _use,
    "equip": gear.equip,
    "unequip": gear.unequip,
    "sell": _sell,
    "give": _give,
    "discard": _give,
    "run": _run,
    "choose": answers.choose,
    "accept": fighting.answer,
    "decline": fighting.answer,
    "counter": fighting.answer,
    "leave": _always(-1.0),
    "drop": _always(-2.0),
    "sacrifice": _always(-1.0),
    "ask": _always(-1.0),
    "volunteer": _always(-1.0),
    "trade": _always(-2.0),
    "carry": _always(-1.0),
    "snap": _always(3.0),
    "unsnap": _always(-1.0),
    "show": _always(-2.0),
}
