"""The pictures of a table: what they have in common is made once, and while players only pass each is made of the one before."""

from __future__ import annotations

from operator import attrgetter

from msgspec.structs import replace

from kickdoor.frames import Combat, Window
from kickdoor.game import Game
from kickdoor.state import Fight, State
from kickdoor.table.asking import title_and_why
from kickdoor.table.pictures import Alike, Moment, alike, has_passed, is_asked, is_contested, is_window, picture, wording_of
from kickdoor.table.protocol import SeatPicture
from kickdoor.words import spoken

WORKED_OUT = frozenset(("assembly", "choruses", "gathered", "lasting", "memo", "settled", "speaking"))  # of the rest
APART = frozenset(("fates", "fight", "ply", "stack", "told"))  # compared in their own way, or no facts of the table
NOBODY: frozenset[int] = frozenset()
FACTS = attrgetter(*(name for name in State.holds if name not in WORKED_OUT | APART))
FACTS_OF_FIGHT = attrgetter(*Fight.holds)


class Gallery:
    """What a table shows. Pictures are kept only where several seats may pass, one after another."""

    def __init__(self) -> None:
        self.state: State | None = None  # as it was when the last picture was made
        self.alike: dict[str, Alike] = {}  # by language
        self.pictures: dict[tuple[int | None, str], tuple[int, SeatPicture]] = {}  # with what `pass_of` said

    def picture(self, game: Game, seat: int | None, moment: Moment, language: str) -> SeatPicture:
        """All that a seat is told (`seat` None: what all may see)."""
        state = game.state
        if state is not self.state:
            if self.state is None or not only_passed(self.state, state):
                self.alike, self.pictures = {}, {}
            self.state = state
        passed = pass_of(state, seat, moment.held)
        last = self.pictures.get((seat, language))
        found = again(last[1], game, moment, language, passed=passed, had=last[0]) if last is not None else None
        if found is None:
            shared = self.alike.get(language)
            if shared is None:
                shared = self.alike[language] = alike(game, language)
            found = picture(game, seat, moment, language, shared)
        if is_window(state):
            self.pictures[seat, language] = passed, found
        return found


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
    same_kind = type(old) is type(new) and isinstance(old, (Combat, Window)) and isinstance(new, (Combat, Window))
    return bool(same_kind and old.but(passed=new.passed) == new)


def pass_of(state: State, seat: int | None, held: frozenset[int]) -> int:
    """What has become of the seat's pass: 0 nothing yet, 1 it waits to be made, 2 it is made."""
    if seat is None or not has_passed(state, seat, held):
        return 0
    return 2 if has_passed(state, seat, NOBODY) else 1


def again(last: SeatPicture, game: Game, moment: Moment, language: str, *, passed: int, had: int) -> SeatPicture | None:
    """A seat's picture once more after nothing but passes, of which the seat's own takes away its pass; None: make it anew."""
    state = game.state
    frame = state.stack[-1]
    moves = last.moves
    if passed != had:
        if had or not (isinstance(frame, Combat) or (isinstance(frame, Window) and frame.moment in state.box.in_hand)):
            return None  # who has passed may do nothing more where only those who can answer are asked
        moves = tuple(each for each in moves if each.move.verb != "pass")
    contested = is_contested(state, moment.held)
    asks = is_asked(state, last.seat, moment.held)
    with spoken(language):
        wording = wording_of(state.box, game.names, language)
        title, why = title_and_why(wording, state, last.seat, asked=asks, contested=contested)
    asked = replace(
        last.asked,
        number=moment.question,
        title=title,
        why=why,
        yours=asks,
        window=contested or isinstance(frame, Window),
        may_hold=moment.may_hold,
    )
    view = replace(last.view, ply=moment.question)
    return replace(last, view=view, asked=asked, moves=moves, time=moment.time, standing=moment.standing)
