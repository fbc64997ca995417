"""In a short window: what helps oneself, or hinders the leader."""

from __future__ import annotations

from kickdoor.bots.deeds import ability_of, deed, price, within, words_of
from kickdoor.bots.fighting import leads
from kickdoor.bots.glance import Glance, Instant
from kickdoor.bots.worth import bad_stuff, good, keep
from kickdoor.move import Move

BY_OTHERS = 8.0  # a card that somebody else plays into one's fight
REROLL = 3.0


def worth(glance: Glance, move: Move) -> float:
    """What playing a card or using an ability in the open window is worth; 0 or less: better pass."""
    instant = glance.instant
    assert instant is not None
    cost = price(glance, move)
    words = words_of(glance, move)
    keys = {word.key for word in within(words)}
    mine = instant.them == glance.seat
    instead = _instead(glance, move)
    if instead:
        return _spared(glance, instant, instead) - cost if mine else -1.0
    if "cancel" in keys:
        return _cancel(glance, instant, mine=mine) - cost / 2
    if "gain_levels" in keys:
        return 30.0 if not move.on or move.on == ("seat", glance.seat) else -1.0
    if "add_to_die" in keys and mine:
        return _save(glance, cost * (max(1, 5 - glance.die) if move.verb == "use" else 1))
    if keys & {"escape", "remove", "set_die"}:
        return _save(glance, cost) if mine else -1.0
    if "reroll" in keys:
        return _save(glance, cost) if mine else REROLL if move.verb == "play" and leads(glance, instant.them) else -1.0
    return deed(glance, words, move.on) - cost


def _instead(glance: Glance, move: Move) -> str:
    """What the card or ability does instead of what would happen."""
    if move.verb == "play":
        playable = glance.box.cards[move.card].playable
        return (playable.instead if playable is not None else None) or ""
    ability = ability_of(glance, move)
    return (ability.instead if ability is not None else None) or ""


def _spared(glance: Glance, instant: Instant, instead: str) -> float:
    """What is averted: a curse, a card lost, a death."""
    if instead == "curse":
        return _hurt(glance, instant)
    if instead == "loss":
        return keep(glance, instant.it) if instant.it >= 0 else 0.0
    return 30.0


def _hurt(glance: Glance, instant: Instant) -> float:
    """How much the curse that lands would hurt."""
    return -good(glance, glance.box.cards[instant.it].does, glance.seat) if instant.it >= 0 else 0.0


def _cancel(glance: Glance, instant: Instant, *, mine: bool) -> float:
    """Calling off a curse on oneself, or what somebody else plays into one's fight."""
    if instant.moment == "curse_lands":
        return _hurt(glance, instant) if mine else -1.0
    return BY_OTHERS if glance.fighting and not mine else -1.0


def _save(glance: Glance, cost: float) -> float:
    """Escaping after all, where the monster would have caught and hurt the runner."""
    instant, fight = glance.instant, glance.fight
    if instant is None or fight is None or (instant.moment == "rolled" and not 0 < glance.die < 5):
        return -1.0
    hurt = max((bad_stuff(glance, monster.face, glance.seat) for monster in fight.monsters), default=0.0)
    return 5.0 + hurt - cost if hurt > cost else -1.0


__all__ = ["worth"]
