"""Moves at a table: judged when they come, passes taken in time, and what the clock and the bots do by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.frames import Combat, Offer
from kickdoor.move import Move, Refusal
from kickdoor.sight import real_move
from kickdoor.table import answering, choices, questions, voting
from kickdoor.table.audience import Page
from kickdoor.table.clock import REMINDER
from kickdoor.table.people import Sitter
from kickdoor.table.pictures import has_passed, wording_of
from kickdoor.table.protocol import Hold, Lengthen, Make, MoveSaid, Refused, Stand, Try
from kickdoor.table.standing import is_over
from kickdoor.words import say

if TYPE_CHECKING:
    from kickdoor.table.room import Room

HELD = "# held"
ANSWERS = frozenset(("choose", "accept", "decline", "counter"))  # to the next question they would mean another thing


# --- what people do --------------------------------------------------------------------------------------------------


async def make(room: Room, page: Page, order: Make) -> Refused | None:
    """A move of a seat of this page."""
    refused = may_act(room, page, order.seat)
    if refused is not None:
        return refused
    here_again(room, room.sitters[order.seat])
    if order.move.verb == "pass":
        return await passed(room, page, order)
    if order.move.verb in ANSWERS and order.question != room.question:
        return Refused(say("table-answer-too-old"), "")
    move = meant(room, order.seat, order.move)
    refusal = why_not(room, move) if move is not None else Refusal("PRECEDENCE-01", "not-offered")
    if refusal is not None:
        return explained(room, page, refusal)
    assert move is not None
    await room.play([move], page.mark(order))
    return None


async def attempt(room: Room, page: Page, order: Try) -> Refused | None:
    """Would this move be legal?"""
    refused = may_act(room, page, order.seat)
    if refused is not None:
        return refused
    move = meant(room, order.seat, order.move)
    refusal = why_not(room, move) if move is not None else Refusal("PRECEDENCE-01", "not-offered")
    return explained(room, page, refusal) if refusal is not None else None


def may_act(room: Room, page: Page, seat: int) -> Refused | None:
    """Why this page can't act for this seat now, or None."""
    if seat not in page.seats or page.public:
        return Refused(say("table-not-your-seat"), "")
    if room.game is None or room.facts.phase == "lobby":
        return Refused(say("table-not-begun"), "")
    if room.facts.phase == "over":
        return Refused(say("table-no-more-moves"), "WIN-01")
    if room.facts.paused:
        return Refused(say("table-paused"), "")
    if room.ballot is not None:
        return Refused(say("table-vote-first"), "")
    return None


def explained(room: Room, page: Page, refusal: Refusal) -> Refused:
    """A refusal in the reader's words."""
    return choices.refused(wording_of(room.running.state.box, room.running.names, page.language), refusal)


def meant(room: Room, seat: int, said: MoveSaid) -> Move | None:
    """The move that was sent, in the game's own numbers; None for one that can't mean anything."""
    try:
        return real_move(room.running.state, seat, choices.meant(seat, said))
    except (LookupError, TypeError, ValueError, AssertionError, AttributeError):
        return None


def why_not(room: Room, move: Move) -> Refusal | None:
    """Why a move isn't legal; one that makes no sense is refused like one that isn't offered."""
    try:
        return room.running.why_not(move)
    except (LookupError, TypeError, ValueError, AssertionError, AttributeError):
        return Refusal("PRECEDENCE-01", "not-offered")


async def passed(room: Room, page: Page, order: Make) -> Refused | None:
    """A pass counts only for the question that its sender has seen."""
    if order.question != room.question:
        return Refused(say("table-pass-too-old"), "COMBAT-14")
    state = room.running.state
    if has_passed(state, order.seat, room.held):
        return None
    refusal = why_not(room, Move(order.seat, "pass"))
    if refusal is not None:
        return room.refused(refusal)
    await take_pass(room, order.seat, page.mark(order))
    return None


async def take_pass(room: Room, seat: int, mark: str = "") -> None:
    """A pass is made at once, but the last one in a window waits until the window may close."""
    state = room.running.state
    if questions.may_be_held(state) and questions.left_to_answer(state, room.held) == [seat]:
        await room.keep([f"{HELD} {seat} {room.question}", *([f"# id {mark}"] if mark else [])])
        contested = questions.kind_of(state, room.held)
        room.held |= {seat}
        answering.forget(room, seat)
        if contested != questions.kind_of(state, room.held):
            room.clock.open("window")
            room.settle()
            room.tell()
        else:
            room.settle()
            room.refresh({seat})
        return
    await room.play([Move(seat, "pass")], mark)


def here_again(room: Room, sitter: Sitter) -> None:
    """Who acts is here: the bot lets go at once."""
    if sitter.away:
        sitter.away = False
        answering.forget(room, sitter.seat)
        room.note("log-back", seats={"who": sitter.seat})
        room.settle()
        room.tell()


async def hold(room: Room, page: Page, order: Hold) -> Refused | None:
    """Hold on!: more time in this window."""
    refused = may_act(room, page, order.seat)
    if refused is not None:
        return refused
    if order.question != room.question:
        return Refused(say("table-hold-too-late"), "")
    if not room.running.state.alive[order.seat] or not room.clock.hold(order.seat):
        return Refused(say("table-no-hold"), "")
    here_again(room, room.sitters[order.seat])
    room.note("log-hold", seats={"who": order.seat})
    room.tell()
    return None


async def lengthen(room: Room, page: Page, order: Lengthen) -> Refused | None:
    """Windows last at least so long from now on; nobody says why."""
    if order.seat not in page.seats:
        return Refused(say("table-not-your-seat"), "")
    seconds = max(0.0, min(60.0, float(order.seconds)))
    if seconds != seconds or seconds <= (room.clock.window_seconds() or 0.0):
        return Refused(say("table-not-longer"), "")
    room.facts.at_least = room.clock.at_least = seconds
    await room.keep_facts()
    room.note("log-longer", seconds=round(seconds))
    room.tell()
    return None


async def stand(room: Room, page: Page, order: Stand) -> Refused | None:
    """A standing order of a seat."""
    if order.seat not in page.seats:
        return Refused(say("table-not-your-seat"), "")
    sitter = room.sitters[order.seat]
    sitter.standing = order.order
    await room.keep_seat(sitter)
    if room.game is not None and is_over(room.game.state, order.seat, order.order):
        sitter.standing = "none" if order.order == "turn" else sitter.standing
    room.settle()
    room.refresh({order.seat})
    return None


# --- what happens by itself ------------------------------------------------------------------------------------------


async def do_what_is_due(room: Room) -> None:
    """One thing that is due: a bot's answer before the clock's."""
    if room.ballot is not None:
        voting.lapse(room)
        return
    now = room.timer.now()
    seats = sorted((due, seat) for seat, due in room.bots_due.items() if due <= now)
    if seats and not (room.clock.is_up() and (room.clock.due() or now) < seats[0][0]):
        seat = seats[0][1]
        await answering.answer(room, seat)
    elif room.clock.is_up():
        await time_is_up(room)
    else:
        remind(room)


def remind(room: Room) -> None:
    """The turn is up soon: who is awaited is reminded, for all to read."""
    assert room.clock.running is not None
    room.clock.running.reminded = True
    opening = questions.is_opening(room.running.state)  # it ends by itself; nobody's turn is taken
    late = [] if opening else [seat for seat in awaited(room) if not room.sitters[seat].is_played_by_bot]
    for seat in late:
        room.note("log-reminder", seats={"who": seat}, seconds=round(REMINDER))
    if late:
        room.tell()


def awaited(room: Room) -> list[int]:
    """Whom the game waits for while a turn's clock runs."""
    state = room.running.state
    if isinstance(state.stack[-1], Combat):
        return [state.fight.fighter] if state.fight is not None else []
    return questions.left_to_answer(state, room.held)


async def time_is_up(room: Room) -> None:
    """What the clock does: an offer lapses, a window passes for all, a turn is played by a bot."""
    state = room.running.state
    run = room.clock.running
    assert run is not None
    frame = state.stack[-1]
    if isinstance(frame, Offer):
        room.note("log-lapsed", seats={"who": frame.seat})
        await room.play([Move(frame.seat, "decline")])
    elif run.kind == "window":
        await close_window(room)
    else:
        await turn_is_up(room)


async def close_window(room: Room) -> None:
    """All who haven't passed pass now, those whose pass waited too."""
    state = room.running.state
    waiting = questions.left_to_answer(state, frozenset())
    room.clock.close_at = None
    await room.play([Move(seat, "pass") for seat in waiting])


async def turn_is_up(room: Room) -> None:
    """Somebody didn't go on: a bot plays for that seat until its owner is back."""
    state = room.running.state
    late = awaited(room)
    if questions.is_opening(state):
        await room.play([Move(seat, "pass") for seat in late])
        return
    for seat in late:
        if not room.sitters[seat].is_played_by_bot:
            room.sitters[seat].away = True
            room.note("log-away", seats={"who": seat})
    room.clock.open("turn")
    room.settle()
    room.tell()
