"""What happened, as short lines of the log: each player reads only what that player may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kickdoor.event import EVERYONE, Event
from kickdoor.move import Move
from kickdoor.state import DECK, HAND, TABLE, State
from kickdoor.telling.wording import Wording, listed, signed
from kickdoor.words import say

SAID_BETTER = ("put_down", "placed", "equipped", "cursed")
QUIET_MOVES = ("pass", "choose", "decline", "accept", "counter")


class Story(NamedTuple):
    """The facts of one move, from which each reader gets lines of its own: what happened, what monsters showed of faces.

    `drawn` came to a hand without an event; `turn` is the number of the turn; `aim` is who may know the card aimed at.
    """

    move: Move | None
    events: tuple[Event, ...]
    faces: tuple[tuple[int, int], ...] = ()
    drawn: tuple[Event, ...] = ()
    turn: int = 0
    aim: int = EVERYONE


def story_of(before: State, after: State, move: Move, events: list[Event]) -> Story:
    """The facts of a move and of all that came of it."""
    shown = tuple((faces(before) | faces(after)).items())
    return Story(move, tuple(events), shown, tuple(drawn(before, after, events)), after.turns, aim_seen(before, after, move))


def says_nothing(story: Story) -> bool:
    """True for a move of which no line is told, as a pass."""
    return not story.events and not story.drawn and (story.move is None or story.move.verb in QUIET_MOVES)


def aim_seen(before: State, after: State, move: Move) -> int:
    """Who may know the card that a move is aimed at: of a card in a hand its owner, until it is shown."""
    if move.on[:1] != ("card",) or not HAND <= before.zone[move.on[1]] < TABLE:
        return EVERYONE
    card: int = move.on[1]
    return before.known[card] | after.known[card] | 1 << before.zone[card] - HAND


def drawn(before: State, after: State, events: list[Event]) -> Iterator[Event]:
    """Cards that came from a deck to a hand without an event of their own, as in looting the room."""
    told = {card for event in events if event.kind in ("drew", "drew_up", "picked") for card in event.cards}
    for seat in range(after.seats):
        new = tuple(c for c in after.hand[seat] if c not in told and before.zone[c] == DECK)
        if new:
            yield Event("drew", seat, new, len(new), seen=1 << seat)


class News:
    """The lines of one move; a line may read differently for each seat."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.masks: dict[int, str] = {}  # what cards are called by the face that they show in the fight

    def of_move(self, before: State, after: State, move: Move, events: list[Event], viewer: int) -> list[str]:
        """What the viewer reads about a move and all that came of it. Viewer -1: everybody at once."""
        return self.of_story(story_of(before, after, move, events), viewer)

    def of_story(self, story: Story, viewer: int) -> list[str]:
        """The same from the facts."""
        self.masks = {card: say("play-mate", name=self.wording.card(face)) for card, face in story.faces}
        fresh = [event for event in sifted(story.events) if not _told_as_played(event, story.move)]
        told = [self.line(event, viewer, story.move, story.aim) for event in fresh]
        lines = [line for line in told if line]
        move = story.move
        if move is not None and not story.events and move.verb not in QUIET_MOVES:
            who, card = self.wording.seat(move.seat), self.wording.card(move.card)
            lines.insert(0, say(f"did-{move.verb}", who=who, card=card))
        return lines + [self.line(event, viewer) for event in story.drawn]

    def line(self, event: Event, viewer: int, move: Move | None = None, aim: int = EVERYONE) -> str:
        """One event as a sentence. `aim`: who may know the card that the move is aimed at."""
        names = self.wording
        on = ""
        if event.kind in ("played", "used") and move is not None and move.on and move.card in event.cards:
            aimed = names.on(move.on) if sees(aim, viewer) else say("play-n-cards", n=1)
            on = aimed if move.on != ("seat", event.seat) else ""
        return say(
            f"event-{event.kind}",
            who=names.seat(event.seat),
            by="yes" if event.seat >= 0 else "no",
            other=names.seat(event.other),
            has="yes" if event.other >= 0 and not _strikes_later(event, move) else "no",
            cards=self.cards(event, viewer),
            some="yes" if event.cards else "no",
            amount=event.amount,
            signed=signed(event.amount),
            on=on,
            kind=names.token(event),
            gained="yes" if event.amount > 0 else "no",
            aimed="yes" if on and on != names.card(move.card if move else -1) else "no",
        )

    def cards(self, event: Event, viewer: int) -> str:
        """The cards by name for those who see them, their number for the others."""
        if not event.cards or sees(event.seen, viewer):
            return listed([self.masks.get(card) or self.wording.card(card) for card in event.cards])
        return say("play-n-cards", n=len(event.cards))


def _strikes_later(event: Event, move: Move | None) -> bool:
    """True for a curse that was played by an earlier move, and told then."""
    return event.kind == "cursed" and (move is None or move.card not in event.cards)


def _told_as_played(event: Event, move: Move | None) -> bool:
    """True for a card that comes to its place now, after all passed: that it was played was told of an earlier move."""
    return event.kind in ("placed", "put_down") and move is not None and move.card not in event.cards


def faces(state: State) -> dict[int, int]:
    """The monsters of the fight that show another card's face, by number."""
    return {foe.card: foe.face for foe in state.fight.foes if foe.face != foe.card} if state.fight is not None else {}


def sees(mask: int, viewer: int) -> bool:
    """True if the mask of an event has the viewer in it; what all see, the public reader sees too."""
    return mask == EVERYONE if viewer < 0 else bool(mask >> viewer & 1)


def sifted(events: Sequence[Event]) -> list[Event]:
    """Without what the next line says better, and without what nobody reads."""
    kept = []
    for place, event in enumerate(events):
        later = events[place + 1 : place + 3]
        if event.kind == "played" and any(e.kind in SAID_BETTER and e.cards == event.cards for e in later):
            continue
        if event.kind == "door" and any(e.kind in ("fight", "cursed") and e.cards == event.cards for e in later):
            continue
        if event.kind in ("drew", "drew_up") and not event.cards:
            continue
        kept.append(event)
    return kept


__all__ = ["News", "Story", "says_nothing", "sifted", "story_of"]
