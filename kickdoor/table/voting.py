"""Taking a move back: the table votes where somebody else asks, and whenever somebody has learned something hidden since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor import decrees
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.table.audience import Page
from kickdoor.table.clock import OFFER
from kickdoor.table.protocol import AskUndo, CastVote, Refused, Vote
from kickdoor.words import say

if TYPE_CHECKING:
    from kickdoor.table.room import Room

BACK = 60  # so many moves back at most


class Ballot:
    """An undo that was asked for. `to`: after how many moves the game would go on; `until`: when it lapses, None: never.

    Nobody moves meanwhile: the table would take back what it wasn't asked about.
    """

    def __init__(self, number: int, asker: int, to: int, voters: frozenset[int], until: float | None) -> None:
        self.number = number
        self.asker = asker
        self.to = to
        self.voters = voters
        self.until = until
        self.ayes: set[int] = set()

    @property
    def waiting(self) -> frozenset[int]:
        """Who hasn't said anything yet."""
        return self.voters - self.ayes

    def may_say(self, seat: int, *, aye: bool) -> bool:
        """Whether this seat is asked; who asked may only take it back."""
        return seat in self.voters or (seat == self.asker and not aye)

    def told(self) -> Vote:
        """As it travels."""
        title = say("table-undo-asked")
        return Vote(self.number, self.asker, title, tuple(sorted(self.ayes)), tuple(sorted(self.waiting)))


def back_to(game: Game, seat: int | None) -> int | None:
    """After how many moves the game stood before the last real decision of this seat (None: of anybody)."""
    for number in range(len(game.moves_made) - 1, max(-1, len(game.moves_made) - BACK), -1):
        move, _ = game.moves_made[number]
        if move.verb in decrees.DECREES:
            return None
        if move.verb != "pass" and (seat is None or move.seat == seat):
            return number if number in game.past else None
    return None


async def ask(room: Room, page: Page, order: AskUndo) -> Refused | None:
    """A player asks for an undo."""
    if order.seat not in page.seats or page.public:
        return Refused(say("table-not-your-seat"), "")
    if room.game is None or room.facts.phase != "playing":
        return Refused(say("table-not-begun"), "")
    return await ask_for(room, order.seat, of_host=False)


async def ask_for(room: Room, asker: int, *, of_host: bool) -> Refused | None:
    """Take it back at once where nobody need be asked; else the table votes."""
    if room.ballot is not None:
        return Refused(say("table-vote-runs"), "")
    game = room.running
    to = back_to(game, None if of_host else asker)
    if to is None:
        return Refused(say("table-nothing-to-undo"), "")
    voters = present(room) - {asker}
    shown = decrees.has_shown(game.past[to], game.state)
    if not voters or (of_host and not shown):
        await take_back(room, asker, to)
        return None
    seconds = OFFER[room.clock.pace]
    until = None if seconds is None else room.timer.now() + seconds
    room.ballot = Ballot(room.number, asker, to, voters, until)  # told with a higher number, so the next vote has another
    room.note("log-undo-asked", seats={"who": asker})
    room.clock.stop()
    room.tell()
    return None


def present(room: Room) -> frozenset[int]:
    """Who sits there and answers for a seat of one's own."""
    return frozenset(each.seat for each in room.sitters if each.kind == "person" and not each.away)


async def vote(room: Room, page: Page, order: CastVote) -> Refused | None:
    """Yes or no; one no is enough, and all have to say yes. Who asked may take it back by a no."""
    ballot = room.ballot
    if ballot is None or order.seat not in page.seats or page.public or not ballot.may_say(order.seat, aye=order.aye):
        return Refused(say("table-no-vote"), "")
    if order.vote != ballot.number:
        return Refused(say("table-answer-too-old"), "")
    if not order.aye:
        give_up(room, "log-undo-withdrawn" if order.seat == ballot.asker else "log-undo-refused", order.seat)
        return None
    ballot.ayes.add(order.seat)
    await count(room)
    return None


async def count(room: Room) -> None:
    """Take it back once everybody has said yes who is still there to be asked."""
    ballot = room.ballot
    if ballot is None:
        return
    ballot.voters &= present(room)
    if ballot.waiting:
        room.tell()
    else:
        end(room)
        await take_back(room, ballot.asker, ballot.to)


def give_up(room: Room, message: str, seat: int) -> None:
    """It stands: somebody says no, or nobody says anything."""
    room.note(message, seats={"who": seat})
    end(room)
    room.tell()


def lapse(room: Room) -> None:
    """The time of the vote is up."""
    assert room.ballot is not None
    give_up(room, "log-undo-lapsed", room.ballot.asker)


def end(room: Room) -> None:
    """The vote is over; the clock goes on."""
    room.ballot = None
    if not room.facts.paused:
        room.clock.go_on()


async def take_back(room: Room, asker: int, to: int) -> None:
    """How it was, but for fate."""
    await room.decree(Move(asker, "undo", more=(to,)))
