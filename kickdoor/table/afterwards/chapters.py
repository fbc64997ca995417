"""The moves of a game once more, each with what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kickdoor import game
from kickdoor.bots.dealings import NONE, Dealings
from kickdoor.game import Fate, Game
from kickdoor.move import Move
from kickdoor.record.replaying import again as made_again
from kickdoor.state import MONSTERS, State
from kickdoor.telling.judging import Judge
from kickdoor.telling.news import Story, story_of

ASIDE = -1  # no seat


class Chapter(NamedTuple):
    """A move and all that came of it. `target`: the seat against which a card was played or used, -1 if none."""

    step: int  # moves before it
    turn: int
    seat: int  # whose turn it is
    move: Move
    story: Story
    levels: tuple[int, ...]  # after it
    target: int
    dice: tuple[tuple[int, int], ...] = ()  # who rolled, and the face
    dealings: Dealings = NONE  # what everybody remembered before it


class Told(NamedTuple):
    """A whole game: the levels after the deal, then its chapters."""

    levels: tuple[int, ...]
    chapters: tuple[Chapter, ...]


def dealt(played: Game) -> Game:
    """The same game as its cards had been dealt and nobody had moved."""
    old = played.state
    state = game.set_up(old.box, old.seats, old.seed, dict(old.options), fed=played.opening)
    game.feed(state, ())
    return Game(state, played.names)  # it keeps its moves: an undo needs to know how many there were


def again(played: Game) -> Iterator[tuple[State, State, Chapter]]:
    """Each move once more: the table before it, the table after it, the chapter. What fate decided then, it decides again."""
    fresh = dealt(played)
    fresh.keep_past(frozenset(move.more[0] for move, _ in played.moves_made if move.verb == "undo"))
    judge = Judge(fresh.state.box)
    for step, (move, fates) in enumerate(played.moves_made):
        before = fresh.state.copy()
        game.feed(fresh.state, fates)
        events, dealings = made_again(fresh, move), judge.dealings
        state = fresh.state
        game.feed(state, ())
        target = against(before, move, story := judge.heard(story_of(before, state, move, events)))
        rolled = dice(story, fates, before.turn)
        yield before, state, Chapter(step, state.turns, state.turn, move, story, tuple(state.level), target, rolled, dealings)


def dice(story: Story, fates: Sequence[Fate], turn: int) -> tuple[tuple[int, int], ...]:
    """The faces as they lay, before any bonus, and who rolled them; a roll without an event is that of whose turn it was."""
    seats = [event.seat for event in story.events if event.kind == "rolled"]
    faces = [value for kind, value in fates if kind == "roll"]
    return tuple(zip(seats + [turn] * (len(faces) - len(seats)), faces, strict=False))


def against(before: State, move: Move, story: Story) -> int:
    """The seat that this move was aimed at to its harm: a curse, a monster made stronger, something taken or lost."""
    if move.verb not in ("play", "use", "join"):
        return ASIDE
    for event in story.events:
        if event.kind == "cursed" and event.other == move.seat != event.seat:
            return event.seat
    fight = before.fight
    if fight is not None and move.seat not in (fight.fighter, fight.helper) and _helps_monsters(before, move, story):
        return fight.fighter
    if move.on[:1] == ("seat",) and move.on[1] != move.seat and _loses(story, move.on[1]):
        return int(move.on[1])
    return ASIDE


def _helps_monsters(before: State, move: Move, story: Story) -> bool:
    if any(event.kind in ("joined", "mate") for event in story.events):
        return True
    if move.on == ("side", MONSTERS):
        return True
    foes = {foe.card for foe in before.fight.foes} if before.fight is not None else set()
    on_a_foe = move.on[:1] == ("card",) and move.on[1] in foes
    return on_a_foe and any(event.kind == "boost" and event.amount > 0 for event in story.events)


def _loses(story: Story, seat: int) -> bool:
    return any(
        event.seat == seat and event.kind in ("level_down", "lost_cards", "boost", "discarded", "died") for event in story.events
    )


def whole(played: Game) -> Told:
    """The whole game told."""
    return Told(tuple(dealt(played).state.level), tuple(chapter for _, _, chapter in again(played)))
