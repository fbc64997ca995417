"""What everybody at the table has seen each do to each: deals kept and broken, blows struck. It comes from the public log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kickdoor.bots.glance import Glance
from kickdoor.box import Box
from kickdoor.event import Event
from kickdoor.move import Move
from kickdoor.state import MONSTERS

Counts = tuple[tuple[int, int, int], ...]  # (who did it, to whom, how often), in order
JOINS = frozenset(("mate", "join", "dismiss"))  # words that strengthen the monsters, or send a helper away


class Dealings(NamedTuple):
    """How often each kept a deal towards each, broke one, struck a blow. Who hasn't dealt stands in none of them."""

    kept: Counts = ()
    broken: Counts = ()
    struck: Counts = ()


NONE = Dealings()


def times(counts: Counts, by: int, to: int) -> int:
    """How often this one did that to this one."""
    return next((count for who, whom, count in counts if (who, whom) == (by, to)), 0)


class Remembering(Glance):
    """A glance, and what its seat remembers of the game."""

    __slots__ = ("dealings",)

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.dealings = NONE


def remembered(glance: Glance) -> Dealings:
    """What the seat remembers."""
    return glance.dealings if isinstance(glance, Remembering) else NONE


class Witness:
    """Reads the public log of a game, move by move, and keeps what is worth remembering."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.dealings = NONE
        self.fighter = self.helper = -1
        self.bound = False  # by a deal, not by a card

    def see(self, move: Move | None, events: Iterable[Event]) -> None:
        """One move, and what came of it."""
        if move is not None and move.verb in ("play", "use") and move.card >= 0:
            self._deed(move)
        for event in events:
            if event.kind == "fight":
                self.fighter, self.helper, self.bound = event.seat, -1, False
            elif event.kind == "helps":
                self.fighter, self.helper = event.other, event.seat
                self.bound = move is not None and move.verb == "accept"
            elif event.kind == "level_up" and event.seat == self.fighter and self.bound:
                self._note("kept", self.fighter, self.helper)
                self._note("kept", self.helper, self.fighter)
                self.bound = False
            elif event.kind == "fight_over":
                self.fighter, self.helper, self.bound = -1, -1, False

    def _deed(self, move: Move) -> None:
        """A card played on somebody, or on the monsters of somebody's fight: by a partner it breaks the deal."""
        if move.on and move.on[0] == "seat" and move.on[1] != move.seat and self.box.cards[move.card].kind == "curse":
            self._blow(move.seat, move.on[1])
        elif self.fighter >= 0 and _hinders(self.box, move):
            self._blow(move.seat, self.helper if move.seat == self.fighter else self.fighter)

    def _blow(self, by: int, to: int) -> None:
        if to < 0 or by == to:
            return
        if self.bound and {by, to} == {self.fighter, self.helper}:
            self._note("broken", by, to)
        else:
            self._note("struck", by, to)

    def _note(self, name: str, by: int, to: int) -> None:
        counts: Counts = getattr(self.dealings, name)
        rest = [row for row in counts if row[:2] != (by, to)]
        self.dealings = self.dealings._replace(**{name: tuple(sorted((*rest, (by, to, times(counts, by, to) + 1))))})


def _hinders(box: Box, move: Move) -> bool:
    """True if the card strengthens the monsters, brings others, or sends the helper away."""
    printed = box.cards[move.card]
    if move.verb != "play":
        return False
    if printed.kind == "enhancer":
        return printed.bonus > 0
    if printed.kind == "one_shot" or move.on[:1] == ("side",):
        return move.on == ("side", MONSTERS)
    return printed.kind == "monster" or any(word.key in JOINS for word in printed.does)


__all__ = ["NONE", "Dealings", "Remembering", "Witness", "remembered", "times"]
