"""The guided first game: a fixed deal in which one munchkin begins near the top, and one sentence beside each choice.

It is a game as any other: the record holds it, it can be left and taken up again. Nothing is scripted, so it goes on
whatever the player does instead of what was said.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from kickdoor import bots
from kickdoor.bots import look
from kickdoor.frames import Choose, Combat, Window
from kickdoor.move import Move
from kickdoor.rules import moves as listing
from kickdoor.state import State
from kickdoor.table.protocol import Guide, Offered, OpenTable
from kickdoor.telling.printed import printed
from kickdoor.words import catalogue, say

SEAT = 0
SECRET = "6b69636b646f6f723a207468652066697273742067616d65202020202031333837"  # chosen by scripts/first_game.py
SETS = ("deluxe",)
OPTIONS: dict[str, Any] = {"first_player": SEAT}
OPTIONS_SAID: dict[str, Any] = {"first_player": SEAT + 1}  # as people count
BOTS = ("greedy", "greedy")
LEVEL = 7  # where the munchkin begins: three doors or so from the end
ADVISER = "greedy"


def wish_of(wish: OpenTable) -> OpenTable:
    """The table of the guided game, whatever else was wished: its deal is fixed, and no clock hurries anybody."""
    return replace(wish, sets=SETS, options=OPTIONS_SAID, bots=BOTS, tempers=(), seats=1 + len(BOTS), clock="wait", play=True)


def opening_ruling() -> Move:
    """The munchkin begins near the top: a ruling of the host's, in the log and in the record as any."""
    return Move(SEAT, "level", on=("seat", SEAT), more=(LEVEL,))


def advice(state: State, seat: int) -> Move | None:
    """The move that the guide points at; None where there is nothing to decide."""
    moves = listing.moves(state, seat)
    if not moves:
        return None
    return moves[0] if len(moves) == 1 else bots.make(ADVISER, state.ply).choose(look(state, seat), moves)


def guide(state: State, seat: int, offered: tuple[Offered, ...], *, asked: bool) -> Guide | None:
    """What the guide says to this seat now, and at which of its offered moves it points."""
    if state.winners:
        return Guide(say("guide-won" if seat in state.winners else "guide-over"))
    if not asked:
        return Guide(say("guide-others"))
    move = advice(state, seat)
    if move is None:
        return None
    place = next((number for number, each in enumerate(listing.moves(state, seat)) if each == move), -1)
    if place >= len(offered) or (place >= 0 and offered[place].move.verb != move.verb):
        place = next((number for number, each in enumerate(offered) if each.move.verb == move.verb), -1)
    return Guide(say(words_for(state, move), card=printed(state.box[move.card]).name if move.card >= 0 else ""), place)


def words_for(state: State, move: Move) -> str:
    """The message that explains this move: that of its verb and the card's kind, else of its verb, else a general one."""
    frame = state.stack[-1] if state.stack else None
    moment = "fight" if isinstance(frame, Combat) else "window" if isinstance(frame, Window) else "turn"
    if isinstance(frame, Choose):
        moment = "choose"
    kind = state.box[move.card].kind if move.card >= 0 else ""
    known = catalogue().ids()
    wanted = (f"guide-{move.verb}-{kind}", f"guide-{move.verb}-{moment}", f"guide-{move.verb}")
    return next((each for each in wanted if each in known), "guide-other")
