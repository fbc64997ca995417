"""What one seat may know. One function makes it, and nothing else leaves the engine for bots, browsers or screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from kickdoor.frames import Choose, Combat, Door, Flight, Frame, Offer, Opening, Turn, Window
from kickdoor.imagining import beneath, imagine
from kickdoor.plain import LIVES, Deal, FightSeen, FoeSeen, Lines, Munchkin, Plain, PlainFight, PlainMunchkin, Thing, plainly
from kickdoor.rules import deciding, timing
from kickdoor.sight import HIDDEN, Sight
from kickdoor.state import LAID_OUT, State, Terms


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """What an effect left behind: of which card, on whom, until when."""

    card: int
    seat: int
    until: tuple[str, ...]
    active: bool


class Question(msgspec.Struct, frozen=True, gc=False):
    """What is asked just now, and whom. `message` is the id of its sentence.

    What only the seat that is asked may know (options) is empty for the others.
    """

    kind: str
    message: str
    seats: tuple[int, ...]
    passed: tuple[int, ...] = ()
    card: int = -1
    them: int = -1
    moment: str = ""
    verb: str = ""
    purpose: str = ""
    sort: str = ""
    options: tuple[Any, ...] = ()
    least: int = 0
    most: int = 0
    worth: int = 0
    matter: str = ""
    asker: int = -1
    terms: Deal | None = None
    gives: tuple[int, ...] = ()
    wants: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it (`seat` None: somebody who only looks on). Every card is a number of the Box.

    `beneath`: only in a deep view, what `imagine` needs besides; None where what is half-done rests on hidden cards.
    """

    seat: int | None
    turn: int
    turns: int
    ply: int
    phase: str
    open: bool
    faster: bool
    asked: tuple[int, ...]
    munchkins: tuple[Munchkin, ...]
    decks: tuple[int, ...]
    discards: tuple[int, ...]
    tops: tuple[int, ...]
    laid_out: tuple[int, ...]
    door: int
    question: Question | None
    fight: FightSeen | None
    lasting: tuple[Lasting, ...]
    bodies: tuple[int, ...]
    winners: tuple[int, ...]
    doing: tuple[str, ...]
    beneath: dict[str, Any] | None = None

    @property
    def me(self) -> Munchkin:
        """One's own munchkin."""
        assert self.seat is not None
        return self.munchkins[self.seat]


def view(
    state: State,
    seat: int | None,
    names: Sequence[str] = (),
    *,
    deep: bool = False,
    eyes: Sight | None = None,
    plain: Plain | None = None,
) -> View:
    """What this seat may know; `deep` with what it takes to imagine a whole State behind it.

    `eyes`: the seat's, if open already; `plain`: what all see, if that is there.
    Rules: DECK-01, DECK-02, DECK-07, SOCIAL-01.
    """
    plain = plain or plainly(state, names)
    eyes = eyes or Sight(state, seat, None, plain.lies)
    frame = state.stack[-1] if state.stack else None
    return View(
        seat,
        state.turn,
        state.turns,
        state.ply,
        state.phase,
        timing.is_open(state),
        bool(state.options.get("faster")),
        deciding.asked(state),
        tuple(_munchkin(state, eyes, each) for each in plain.munchkins),
        tuple(map(len, state.decks)),
        tuple(map(len, state.discards)),
        tuple(eyes.card(pile[-1]) if pile else -1 for pile in state.discards),
        eyes.cards(state.lying_in(LAID_OUT)),
        eyes.card(frame.card) if isinstance(frame, Door) else -1,
        _question(state, eyes, frame),
        _fight(eyes, plain.fight) if plain.fight is not None else None,
        tuple(Lasting(eyes.maybe(m.card), m.seat, m.until, m.active) for m in state.marks),
        state.bodies,
        state.winners,
        tuple(each.kind for each in state.stack),
        beneath(state, seat) if deep else None,
    )


def _munchkin(state: State, eyes: Sight, plain: PlainMunchkin) -> Munchkin:
    one = plain.munchkin
    numbers = eyes.cards(plain.twins)
    found = plain.seen.get(numbers)
    if found is None:
        things = tuple(_thing(eyes, thing) for thing in one.things)
        found = plain.seen[numbers] = replace(one, things=things, joined=tuple(eyes.cards(weapon) for weapon in one.joined))
    own = one.seat == eyes.seat
    hand = state.hand[one.seat] if own else eyes.known_in_hand(one.seat)
    if not own and not hand:
        return found
    return replace(found, hand=eyes.cards(hand), received=eyes.cards(state.received[one.seat]) if own else ())


def _thing(eyes: Sight, thing: Thing) -> Thing:
    return Thing(eyes.card(thing.card), thing.equipped, thing.works, eyes.card(thing.on), thing.became)


def _fight(eyes: Sight, plain: PlainFight) -> FightSeen:
    one = plain.fight
    numbers = eyes.cards(plain.twins)
    found = plain.seen.get(numbers)
    if found is not None:
        return found
    found = plain.seen[numbers] = replace(
        one,
        foes=tuple(_foe(eyes, foe) for foe in one.foes),
        our_lines=_pairs(eyes, one.our_lines),
        their_lines=_pairs(eyes, one.their_lines),
        aside=_pairs(eyes, one.aside),
        beaten=eyes.cards(one.beaten),
        deal=_deal(eyes, one.deal) if one.deal is not None else None,
        escaped=tuple((seat, eyes.card(foe)) for seat, foe in one.escaped),
        caught=tuple((seat, eyes.card(foe)) for seat, foe in one.caught),
    )
    return found


def _foe(eyes: Sight, foe: FoeSeen) -> FoeSeen:
    return replace(
        foe,
        card=eyes.card(foe.card),
        face=eyes.card(foe.face),
        lines=_pairs(eyes, foe.lines),
        enhancers=eyes.cards(foe.enhancers),
    )


def _pairs(eyes: Sight, pairs: Lines) -> Lines:
    """Pairs of a card and something else."""
    return tuple((eyes.card(card), beside) for card, beside in pairs)


def _deal(eyes: Sight, deal: Deal) -> Deal:
    return replace(deal, items=eyes.cards(deal.items), promises=eyes.cards(deal.promises))


# --- what is asked ---------------------------------------------------------------------------------------------------


def _passed(state: State, bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if bits >> seat & 1)


def _question(state: State, eyes: Sight, frame: Frame | None) -> Question | None:
    seats = deciding.asked(state)
    if frame is None or not seats:
        return None
    if isinstance(frame, Turn):
        return Question("turn", f"question-{frame.step}", seats)
    if isinstance(frame, Opening):
        return Question("opening", "question-opening", seats, _passed(state, frame.passed))
    if isinstance(frame, Door):
        return Question("door", "question-door", seats, card=eyes.card(frame.card))
    if isinstance(frame, Combat):
        return Question("combat", "question-combat", seats, _passed(state, frame.passed))
    if isinstance(frame, Flight):
        options = eyes.cards(frame.left)
        return Question("running_away", "question-run", seats, sort="foe", options=options, least=1, most=1)
    if isinstance(frame, Offer):
        return _offer(eyes, frame, seats)
    if isinstance(frame, Window):
        return Question("window", f"question-{frame.moment}", seats, _passed(state, frame.passed),
                        card=eyes.maybe(frame.it), them=frame.them, moment=frame.moment)  # fmt: skip
    assert isinstance(frame, Choose)
    return _choice(eyes, frame, seats)


def _offer(eyes: Sight, offer: Offer, seats: tuple[int, ...]) -> Question:
    terms = Deal(*eyes.terms(Terms(*offer.terms))) if offer.terms else None
    return Question("offer", f"question-{offer.matter}", seats, matter=offer.matter, asker=offer.asker, terms=terms,
                    gives=eyes.cards(offer.gives), wants=eyes.cards(offer.wants))  # fmt: skip


def _choice(eyes: Sight, frame: Choose, seats: tuple[int, ...]) -> Question:
    mine = frame.seat == eyes.seat
    cards = frame.sort in ("card", "order", "foe")
    options = () if not mine else eyes.cards(frame.options) if cards else frame.options
    card, _ = eyes.nouns(frame.nouns)
    return Question(
        "choose",
        f"question-{frame.purpose or frame.verb}",
        seats,
        card=card,
        verb=frame.verb,
        purpose=frame.purpose,
        sort=frame.sort,
        options=options,
        least=frame.least if mine else 0,
        most=frame.most if mine else 0,
        worth=frame.worth if mine else 0,
    )


__all__ = [
    "HIDDEN",
    "LIVES",
    "Deal",
    "FightSeen",
    "FoeSeen",
    "Lasting",
    "Munchkin",
    "Question",
    "Thing",
    "View",
    "imagine",
    "view",
]
