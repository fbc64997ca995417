"""The game as one seat, or somebody who only looks on, gets it: the view, every legal move, and all words for them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from kickdoor.bots.glance import roll_of
from kickdoor.box import Box
from kickdoor.frames import Choose, Combat, Opening, Window
from kickdoor.game import Game
from kickdoor.plain import Plain, plainly
from kickdoor.rules import deciding, levels, limits, strength
from kickdoor.sight import HIDDEN, OF_CARDS, Sight
from kickdoor.state import State
from kickdoor.table.asking import offer_said, title_and_why
from kickdoor.table.builders import builders
from kickdoor.table.choices import greyed, offered
from kickdoor.table.fights import as_seen, fight_said, is_alike
from kickdoor.table.protocol import Asked, Choice, FightSaid, OfferSaid, Order, SeatPicture, Time
from kickdoor.telling.wording import Wording, identity, one_answer, token_kind
from kickdoor.view import View, view
from kickdoor.words import chosen, say, spoken

NOBODY: frozenset[int] = frozenset()
WORN_AT = ("headgear", "armor", "footgear")


class Moment(NamedTuple):
    """What the table knows beside the game: the question's number, whose pass is taken, what the clock shows."""

    question: int
    held: frozenset[int] = frozenset()  # seats whose pass waits to be made
    time: Time | None = None
    may_hold: bool = False
    standing: Order = "none"


@lru_cache(maxsize=256)
def wording_of(box: Box, names: tuple[str, ...], language: str) -> Wording:
    """How cards and players are called in a language."""
    with spoken(language):
        return Wording(box, names)


class Alike(NamedTuple):
    """What is the same in the pictures of all seats that read one language."""

    plain: Plain
    people: tuple[str, ...]
    tokens: tuple[str, ...]
    offer: OfferSaid | None
    goal: int
    fight: FightSaid | None
    is_fight_alike: bool  # else each knows its cards by numbers of its own


def alike(game: Game, language: str) -> Alike:
    """What every picture of this moment says in this language: made once for all of them."""
    state = game.state
    wording = wording_of(state.box, game.names, language)
    with spoken(language):
        fight = fight_said(wording, state)
        return Alike(
            plainly(state, game.names),
            tuple(identity(wording, state, each) for each in range(state.seats)),
            tuple(map(token_kind, state.box.tokens)),
            offer_said(wording, state),
            levels.goal(state),
            fight,
            is_alike(fight, state),
        )


def picture(game: Game, seat: int | None, moment: Moment, language: str, shared: Alike | None = None) -> SeatPicture:
    """All that a seat is told (`seat` None: what all may see). `shared`: what it has in common with others, if that is there."""
    state = game.state
    wording = wording_of(state.box, game.names, language)
    shared = shared or alike(game, language)
    with spoken(language):
        eyes = Sight(state, seat, None, shared.plain.lies)
        asks = is_asked(state, seat, moment.held)
        contested = is_contested(state, moment.held)
        title, why = title_and_why(wording, state, seat, asked=asks, contested=contested)
        moves = []
        if seat is not None:
            fights = is_fighters_word(state, seat, moment.held)
            moves = offered(wording, state, seat, eyes, passed=seat in moment.held, fights=fights)
        window = is_window(state) and (contested or isinstance(state.stack[-1], Window))
        return SeatPicture(
            seat,
            on_the_wire(view(state, seat, eyes=eyes, plain=shared.plain), state, moment.question),
            Asked(
                moment.question,
                title,
                why,
                asks,
                window,
                moment.may_hold,
                choices(wording, state, seat, eyes),
                *whence(state, seat, eyes),
                rolled(state),
            ),
            tuple(moves),
            tuple(greyed(wording, state, seat, eyes, moves)) if seat is not None and not game.over else (),
            shared.fight if shared.is_fight_alike else as_seen(shared.fight, eyes),
            shared.offer,
            moment.time,
            moment.standing,
            shared.goal,
            shared.people,
            slots(state, seat) if seat is not None else (),
            shared.tokens,
            tuple(builders(state, seat, eyes, moves)) if seat is not None else (),
            die=roll_of(state, seat) if seat is not None else 0,
        )


def choices(wording: Wording, state: State, seat: int | None, eyes: Sight) -> tuple[Choice, ...]:
    """The options of the question that is put to this seat."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Choose) or frame.seat != seat:
        return ()
    of_cards = frame.sort in OF_CARDS
    return tuple(
        Choice(
            eyes.card(one) if of_cards else one,
            one_answer(wording, frame, one),
            strength.gold_of(state, one) if frame.worth else 0,
        )
        for one in frame.options
    )


def whence(state: State, seat: int | None, eyes: Sight) -> tuple[tuple[Any, ...], int]:
    """Of which words the question comes that is put to this seat, and which seat it is about."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Choose) or frame.seat != seat:
        return (), -1
    card = eyes.maybe(frame.path[0]) if frame.path else HIDDEN
    return (card, *frame.path[1:]) if card >= 0 else (), frame.nouns.them


def rolled(state: State) -> int:
    """What the die shows in the window in which it may be answered; 0 in any other moment."""
    frame = state.stack[-1] if state.stack else None
    return state.rolls[frame.them] if isinstance(frame, Window) and frame.moment == "rolled" else 0


def slots(state: State, seat: int) -> tuple[tuple[str, str, int], ...]:
    """The places at which a munchkin wears Items, and how many each holds."""
    return tuple((place, name, limits.limit(state, place, seat)) for place, name in places(state.box, chosen()))


@lru_cache(maxsize=256)
def places(box: Box, _language: str) -> tuple[tuple[str, str], ...]:
    """Where Items are worn in a game of this Box, in the language, which is the one spoken."""
    own = tuple(name for name, _ in box.slots)
    return tuple((place, slot_name(place)) for place in (*WORN_AT, *(name for name in own if name not in WORN_AT), "hands"))


def slot_name(place: str) -> str:
    """What a place to wear something is called."""
    return say("table-slot-hands") if place == "hands" else say("play-fact-slot", slot=place)


# --- who is asked ----------------------------------------------------------------------------------------------------


def is_window(state: State) -> bool:
    """True where several may answer at once and nobody is told who has: a fight that goes on, or a short window."""
    return bool(state.stack) and isinstance(state.stack[-1], (Combat, Window))


def has_passed(state: State, seat: int, held: frozenset[int]) -> bool:
    """True if the seat's pass stands."""
    frame = state.stack[-1] if state.stack else None
    made = isinstance(frame, (Combat, Window, Opening)) and bool(frame.passed >> seat & 1)
    return made or seat in held


def is_asked(state: State, seat: int | None, held: frozenset[int]) -> bool:
    """True if the game waits for this seat, as far as the seat itself is concerned."""
    return seat is not None and seat in deciding.asked(state) and seat not in held


def is_contested(state: State, held: frozenset[int]) -> bool:
    """True once the fighter has said "I fight": everybody's time to step in runs."""
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, Combat) and state.fight is not None and has_passed(state, state.fight.fighter, held)


def is_fighters_word(state: State, seat: int, held: frozenset[int]) -> bool:
    """True for the fighter who hasn't said "I fight" yet, while nothing else, as a rolled die, has a moment of its own."""
    fight = state.fight
    haggles = bool(state.stack) and isinstance(state.stack[-1], Combat)
    return fight is not None and haggles and fight.fighter == seat and not is_contested(state, held)


def on_the_wire(view: View, state: State, question: int) -> View:
    """The view without what would tell who has passed: in a window all the living are asked, and moves aren't counted."""
    if not is_window(state) or view.question is None:
        return replace(view, ply=question)
    everybody = tuple(seat for seat in range(state.seats) if state.alive[seat])
    return replace(view, ply=question, asked=everybody, question=replace(view.question, seats=everybody, passed=()))
