"""What everybody at the table has seen each do to each: deals kept and broken, blows struck. It comes from the public log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from kickdoor.bots.deeds import ability_at, within
from kickdoor.bots.glance import Glance
from kickdoor.box import Box
from kickdoor.event import Event
from kickdoor.move import Move
from kickdoor.state import MONSTERS, Terms

Counts = tuple[tuple[int, int, int], ...]  # (who did it, to whom, how often), in order
BY_WINNING = "REWARD-01"  # the rule by which a fight that is won gives its levels
OFFERS = frozenset(("ask", "volunteer", "counter"))
JOINS = frozenset(("mate", "join", "dismiss"))  # words that strengthen the monsters, or send a helper away
HARMS = frozenset(("lose", "lose_levels", "lose_tokens", "discard", "die"))  # words that hurt whom they happen to


class Dealings(NamedTuple):
    """How often each kept a deal towards each, broke one, struck a blow. Who hasn't dealt stands in none of them.

    `truces`: who has promised each other no Curses in this turn, the lower seat first.
    """

    kept: Counts = ()
    broken: Counts = ()
    struck: Counts = ()
    truces: Counts = ()


NONE = Dealings()


def times(counts: Counts, by: int, to: int) -> int:
    """How often this one did that to this one."""
    return next((count for who, whom, count in counts if (who, whom) == (by, to)), 0)


class Remembering(Glance):
    """A glance, and what its seat remembers of the game."""

    holds: ClassVar[tuple[str, ...]] = ("dealings",)
    __slots__ = holds
    dealings: Dealings

    def __init__(self, glance: Glance, dealings: Dealings) -> None:
        for name in Glance.holds:
            setattr(self, name, getattr(glance, name))
        self.dealings = dealings


def remembered(glance: Glance) -> Dealings:
    """What the seat remembers."""
    return glance.dealings if isinstance(glance, Remembering) else NONE


def at_truce(glance: Glance, seat: int) -> bool:
    """True if the bot and this seat have promised each other no Curses in this turn."""
    return times(remembered(glance).truces, min(seat, glance.seat), max(seat, glance.seat)) > 0


def victim_of(glance: Glance, move: Move) -> int:
    """Whom a curse hits: the player it is played on, or whose Item it is put on; -1 if nobody."""
    if move.on[:1] == ("card",):
        return next((seat for seat, cards in enumerate(glance.table) if move.on[1] in cards), -1)
    return int(move.on[1]) if move.on else glance.seat


class Memory(NamedTuple):
    """What is remembered after some move: the dealings, and the fight that is going on. `bound`: by a deal, not by a card.

    `offered`: a truce is among the terms that lie open; `truces`: who has agreed on one in this turn.
    """

    dealings: Dealings = NONE
    fighter: int = -1
    helper: int = -1
    bound: bool = False
    offered: bool = False
    truces: tuple[frozenset[int], ...] = ()


class Witness:
    """Reads the public log of a game, move by move, and keeps what is worth remembering."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.memory = Memory()

    @property
    def dealings(self) -> Dealings:
        """What everybody has seen so far."""
        truces = tuple(sorted((min(pair), max(pair), 1) for pair in set(self.memory.truces)))
        return self.memory.dealings._replace(truces=truces)

    def see(self, move: Move | None, events: Sequence[Event]) -> Event | None:
        """One move, and what came of it; the breach, where it broke a deal."""
        broke = None
        if move is not None and move.verb == "play":
            broke = self._deed(move, events)
        elif move is not None and move.verb == "use":
            broke = self._used(move)
        elif move is not None and move.verb in OFFERS:
            self.memory = self.memory._replace(offered=bool(Terms(*move.more).truce))
        for event in events:
            self._happened(event, agreed=move is not None and move.verb == "accept")
        return broke

    def _happened(self, event: Event, *, agreed: bool) -> None:
        memory = self.memory
        if event.kind == "turn":
            self.memory = memory._replace(truces=())
        elif event.kind == "fight":
            self.memory = Memory(memory.dealings, event.seat, truces=memory.truces)
        elif event.kind == "helps":
            more = (frozenset((event.seat, event.other)),) if agreed and memory.offered else ()
            self.memory = Memory(memory.dealings, event.other, event.seat, agreed, truces=(*memory.truces, *more))
        elif event.kind == "fight_over":
            self.memory = Memory(memory.dealings, truces=memory.truces)
        elif event.kind == "level_up" and event.rule == BY_WINNING and event.seat == memory.fighter and memory.bound:
            self._note("kept", memory.fighter, memory.helper)
            self._note("kept", memory.helper, memory.fighter)

    def _deed(self, move: Move, events: Sequence[Event]) -> Event | None:
        """A card played on somebody, or on the monsters of somebody's fight: by a partner it breaks the deal."""
        fighter, helper = self.memory.fighter, self.memory.helper
        if move.on and self.box.cards[move.card].kind == "curse":
            return self._blow(move, _cursed(move, events), truces=self.memory.truces)
        if fighter >= 0 and _hinders(self.box, move):
            return self._blow(move, helper if move.seat == fighter else fighter)
        return None

    def _used(self, move: Move) -> Event | None:
        """An ability that harms somebody: used on one's partner it breaks the deal."""
        if move.on[:1] != ("seat",):
            return None
        ability = ability_at(self.box, move.card, move.more)
        return self._blow(move, int(move.on[1])) if ability is not None and any(map(_harms, within(ability.does))) else None

    def _blow(self, move: Move, to: int, truces: tuple[frozenset[int], ...] = ()) -> Event | None:
        by = move.seat
        if to < 0 or by == to:
            return None
        partners = self.memory.bound and {by, to} == {self.memory.fighter, self.memory.helper}
        if not partners and frozenset((by, to)) not in truces:
            self._note("struck", by, to)
            return None
        self._note("broken", by, to)
        return Event("broke", by, (move.card,), 0, to, rule="HELP-04")

    def _note(self, name: str, by: int, to: int) -> None:
        dealings = self.memory.dealings
        counts: Counts = getattr(dealings, name)
        rest = [row for row in counts if row[:2] != (by, to)]
        more = tuple(sorted((*rest, (by, to, times(counts, by, to) + 1))))
        self.memory = self.memory._replace(dealings=dealings._replace(**{name: more}))


def _cursed(move: Move, events: Sequence[Event]) -> int:
    """Whom a curse was played on: the player whom it names, or the owner of the card; -1 if nobody."""
    if move.on[0] == "seat":
        return int(move.on[1])
    return next((event.seat for event in events if event.kind == "cursed" and move.card in event.cards), -1)


def _harms(word: Any) -> bool:
    """True for a word that takes strength, Levels, cards or more from the player whom it is used on."""
    if word.key == "boost":
        return word.to == "target" and isinstance(word.main, int) and word.main < 0
    if word.key == "take":
        return word.main.of is not None and word.main.of.players == "target"
    return word.key in HARMS and word.who is not None and word.who.players == "target"


def _hinders(box: Box, move: Move) -> bool:
    """True if the card strengthens the monsters, brings others, or sends the helper away."""
    printed = box.cards[move.card]
    if printed.kind == "enhancer":
        return printed.bonus > 0
    if printed.kind == "one_shot" or move.on[:1] == ("side",):
        return move.on == ("side", MONSTERS)
    return printed.kind == "monster" or any(word.key in JOINS for word in printed.does)


__all__ = ["NONE", "Dealings", "Memory", "Remembering", "Witness", "remembered", "times"]
