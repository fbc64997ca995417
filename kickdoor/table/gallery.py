"""The pictures of a table: what they have in common is made once, and while players only pass each is made of the one before."""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from msgspec.structs import replace

from kickdoor.frames import Combat, Window
from kickdoor.game import Game
from kickdoor.state import Fight, State
from kickdoor.table.asking import title_and_why
from kickdoor.table.pictures import (
    NOBODY,
    Alike,
    Moment,
    alike,
    has_passed,
    is_asked,
    is_contested,
    is_window,
    picture,
    wording_of,
)
from kickdoor.table.protocol import Asked, SeatPicture
from kickdoor.words import spoken

WORKED_OUT = frozenset(("assembly", "choruses", "gathered", "lasting", "memo", "settled", "speaking"))  # of the rest
APART = frozenset(("fates", "fight", "ply", "stack", "told"))  # compared in their own way, or no facts of the table
FACTS = attrgetter(*(name for name in State.holds if name not in WORKED_OUT | APART))
FACTS_OF_FIGHT = attrgetter(*Fight.holds)


class Kept(NamedTuple):
    """A picture, and of what it was made: how the table stood, whose pass waited, what `pass_of` said."""

    state: State
    held: frozenset[int]
    passed: int
    picture: SeatPicture


class Gallery:
    """What a table shows. Pictures are kept where several seats may pass, one after another, and from `ahead` to `told`."""

    def __init__(self) -> None:
        self.state: State | None = None  # as it was when the last picture was made
        self.alike: dict[str, Alike] = {}  # by language
        self.kept: dict[tuple[int | None, str], Kept] = {}

    def ahead(self, game: Game, seat: int | None, moment: Moment, language: str) -> None:
        """Make a picture that will be asked for soon."""
        self._look_at(game.state)
        if (seat, language) not in self.kept:
            self._keep(game.state, seat, moment, language, self._anew(game, seat, moment, language))

    def told(self) -> None:
        """All have what they were to be told."""
        if self.state is not None and not is_window(self.state):
            self.kept = {}

    def picture(self, game: Game, seat: int | None, moment: Moment, language: str) -> SeatPicture:
        """All that a seat is told (`seat` None: what all may see)."""
        state = game.state
        self._look_at(state)
        last = self.kept.get((seat, language))
        found = again(last, game, moment, language) if last is not None else None
        if found is None:
            found = self._anew(game, seat, moment, language)
        if is_window(state):
            self._keep(state, seat, moment, language, found)
        return found

    def _look_at(self, state: State) -> None:
        if state is not self.state:
            if self.state is None or not only_passed(self.state, state):
                self.alike, self.kept = {}, {}
            self.state = state

    def _keep(self, state: State, seat: int | None, moment: Moment, language: str, found: SeatPicture) -> None:
        self.kept[seat, language] = Kept(state, moment.held, pass_of(state, seat, moment.held), found)

    def _anew(self, game: Game, seat: int | None, moment: Moment, language: str) -> SeatPicture:
        shared = self.alike.get(language)
        if shared is None:
            shared = self.alike[language] = alike(game, language)
        return picture(game, seat, moment, language, shared)


def only_passed(before: State, after: State) -> bool:
    """True where nothing but passes lies between the two, in a fight or a short window that goes on."""
    if len(before.stack) != len(after.stack) or before.stack[:-1] != after.stack[:-1] or FACTS(before) != FACTS(after):
        return False
    if before.fight is None or after.fight is None:
        return before.fight is after.fight and _is_top_the_same(before, after)
    return FACTS_OF_FIGHT(before.fight) == FACTS_OF_FIGHT(after.fight) and _is_top_the_same(before, after)


def _is_top_the_same(before: State, after: State) -> bool:
    if not before.stack:
        return True
    old, new = before.stack[-1], after.stack[-1]
    if old is new:
        return True
    return bool(type(old) is type(new) and isinstance(new, (Combat, Window)) and old.but(passed=new.passed) == new)


def pass_of(state: State, seat: int | None, held: frozenset[int]) -> int:
    """What has become of the seat's pass: 0 nothing yet, 1 it waits to be made, 2 it is made."""
    if seat is None or not has_passed(state, seat, held):
        return 0
    return 2 if has_passed(state, seat, NOBODY) else 1


def again(kept: Kept, game: Game, moment: Moment, language: str) -> SeatPicture | None:
    """A seat's picture once more after nothing but passes, of which the seat's own takes away its pass; None: make it anew."""
    state, last = game.state, kept.picture
    view = last.view if last.view.ply == moment.question else replace(last.view, ply=moment.question)
    if kept.state is state and kept.held == moment.held:
        asked = replace(last.asked, number=moment.question, may_hold=moment.may_hold)
        return replace(last, view=view, asked=asked, time=moment.time, standing=moment.standing)
    frame = state.stack[-1] if state.stack else None
    moves = last.moves
    passed = pass_of(state, last.seat, moment.held)
    if passed != kept.passed:
        if kept.passed or not (isinstance(frame, Combat) or (isinstance(frame, Window) and frame.moment in state.box.in_hand)):
            return None  # who has passed may do nothing more where only those who can answer are asked
        moves = tuple(each for each in moves if each.move.verb != "pass")
    contested = is_contested(state, moment.held)
    asks = is_asked(state, last.seat, moment.held)
    with spoken(language):
        wording = wording_of(state.box, game.names, language)
        title, why = title_and_why(wording, state, last.seat, asked=asks, contested=contested)
    asked = Asked(
        moment.question,
        title,
        why,
        asks,
        contested or isinstance(frame, Window),
        moment.may_hold,
        *(last.asked.choices, last.asked.path, last.asked.them, last.asked.die),
    )
    return replace(last, view=view, asked=asked, moves=moves, time=moment.time, standing=moment.standing)
