"""Seats that answer by themselves: bots, bots in somebody's place, standing orders."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from kickdoor import bots, simulate
from kickdoor.frames import Combat, Turn, Window
from kickdoor.move import Move
from kickdoor.rules import deciding
from kickdoor.table import questions
from kickdoor.table.pictures import has_passed
from kickdoor.table.standing import passes_for
from kickdoor.table.thinking import QUICK, Thought, careful, quick

if TYPE_CHECKING:
    from kickdoor.table.room import Room


def answers_by_itself(room: Room, seat: int) -> bool:
    """True for a bot, for who is away, and where a standing order passes."""
    return room.sitters[seat].is_played_by_bot or passes_for(room, seat)


def settle(room: Room) -> None:
    """Whoever is to answer by itself gets its moment, and begins to think; all others give theirs back."""
    state = room.running.state
    left = [seat for seat in questions.left_to_answer(state, room.held) if answers_by_itself(room, seat)]
    for seat in [seat for seat in room.bots_due if seat not in left]:
        forget(room, seat)
    for seat in left:
        if seat not in room.bots_due:
            room.bots_due[seat] = room.clock.bots_moment()
            if room.sitters[seat].is_played_by_bot:
                room.thoughts[seat] = begin(room, seat)


def forget(room: Room, seat: int) -> None:
    """The seat needn't answer any more."""
    room.bots_due.pop(seat, None)
    thought = room.thoughts.pop(seat, None)
    if thought is not None:
        thought.cancel()


def forget_all(room: Room) -> None:
    """There is a new question."""
    for seat in list(room.bots_due):
        forget(room, seat)


def choices_of(room: Room, seat: int) -> list[Move]:
    """What a bot may choose from; in somebody's place only what can't be left undone."""
    game = room.running
    moves = game.moves(seat)
    if room.sitters[seat].away:
        frame = game.state.stack[-1]
        moves = careful(moves, charity=isinstance(frame, Turn) and frame.step == "charity")
    return bots.out_of_a_ring(moves, game.latest_moves())


def begin(room: Room, seat: int) -> Thought:
    """The bot of this seat begins to think."""
    sitter = room.sitters[seat]
    kind = bots.disposed(sitter.bot, sitter.temper) if sitter.kind in ("bot", "empty") else QUICK
    return room.thinker.begin(kind, seed_of(room, seat), seen(room, seat, kind), choices_of(room, seat))


def seen(room: Room, seat: int, kind: str) -> bots.Glance:
    """What a bot of this kind is given for the seat: what that sees, and remembers of all that the log says."""
    state = room.running.state
    return simulate.shown(state, seat, bots.make(kind, 0), room.logbook.dealings(state.box))


def seed_of(room: Room, seat: int) -> int:
    """What a bot's chance comes from: the table's secret, so that its play can be repeated, but not foreseen."""
    return Random(f"{room.facts.secret} {seat} {room.running.state.ply}").getrandbits(62)


async def answer(room: Room, seat: int) -> None:
    """The moment of a seat has come."""
    from kickdoor.table import playing

    thought = room.thoughts.pop(seat, None)
    forget(room, seat)
    state = room.running.state
    if seat not in questions.left_to_answer(state, room.held):
        return
    if not room.sitters[seat].is_played_by_bot:
        if passes_for(room, seat):
            await playing.take_pass(room, seat)
        return
    move = taken(room, seat, thought)
    if move.verb == "pass":
        await playing.take_pass(room, seat)
    else:
        await room.play([move])


def taken(room: Room, seat: int, thought: Thought | None) -> Move:
    """What the bot has thought out, or the quick one's answer where that isn't there or can't be done."""
    state = room.running.state
    if isinstance(state.stack[-1], (Combat, Window)) and has_passed(state, seat, room.held):
        return Move(seat, "pass")
    found = thought.result() if thought is not None and thought.done() and not thought.cancelled() else None
    if thought is not None and not thought.done():
        thought.cancel()
    if found is not None and deciding.why_not(state, found) is None:
        return found
    return quick(QUICK, seed_of(room, seat), seen(room, seat, QUICK), choices_of(room, seat))
