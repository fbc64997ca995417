"""Running away: one monster after another, in the order that the runner chooses."""

from __future__ import annotations

from typing import Final

from kickdoor import dice
from kickdoor.cards.language import Cards
from kickdoor.event import tell
from kickdoor.frames import Deed, Flight, Nouns, Task, Window
from kickdoor.move import Refusal
from kickdoor.rules import (
    costs,
    deeds,
    effects,
    fighting,
    flow,
    mending,
    moments,
    moving,
    reading,
    selecting,
    standing,
    strength,
)
from kickdoor.state import TABLE, Foe, State

ESCAPES_ON: Final = 5


def flight_step(state: State, flight: Flight) -> bool:
    """The next step of a flight."""
    return STEPS[flight.step](state, flight)


def _choose(state: State, flight: Flight) -> bool:
    """The runner says from which monster; the dead run no more.

    Rules: RUN-06, DEATH-04.
    """
    if not state.alive[flight.seat] or not flight.left:
        flow.finish(state)
        return False
    return not mending.mend(state)


def run(state: State, seat: int, card: int) -> None:
    """Deal with this monster now."""
    flight = state.stack[-1]
    twin = flight.come_to("face")
    twin.foe, twin.rolled = card, True
    flow.replace(state, twin)


def _face(state: State, flight: Flight) -> bool:
    """Escaped or caught without a roll, or roll the die.

    Rules: RUN-03.
    """
    foe = fighting.foe_of(state, flight.foe)
    if foe is None:
        return _to(state, flight, "next")
    seat = flight.seat
    fate = fate_of(state, seat, foe)
    if fate == "spared":
        tell(state, "not_chased", seat, (foe.card,), rule="RUN-05")
        return _got_away(state, flight, foe)
    if fate:
        return _escaped(state, flight) if fate == "always" else _caught(state, flight)
    flow.replace(state, flight.come_to("rolled"))
    flow.push(state, Task("roll", seat, foe.card))
    return False


def _to(state: State, flight: Flight, step: str) -> bool:
    flow.replace(state, flight.come_to(step))
    return False


def has_escaped(state: State, seat: int, foe: int) -> bool:
    """True if a card has already let this runner get away from this monster."""
    fight = state.fight
    return fight is not None and (seat, foe) in fight.escaped


def fate_of(state: State, seat: int, foe: Foe) -> str:
    """What comes of running from a monster without a roll: `spared`, `always` (escaped) or `never`, else nothing."""
    spares = state.box.cards[foe.face].spares
    if spares is not None and state.level[seat] <= spares:
        return "spared"
    return "always" if has_escaped(state, seat, foe.card) else escape_without_roll(state, seat, foe)


def escape_without_roll(state: State, seat: int, foe: Foe) -> str:
    """`never` or `always` where a card says so, else nothing; a ban wins."""
    if deeds.forbids(state, "run_away", seat, foe.card) >= 0:
        return "never"
    fate = ""
    for answer in standing.answers(state, "escape"):
        main: str = answer.question.main
        if not standing.about_runner(state, answer, seat, foe.card, -1 if main == "always" else 1):
            continue
        from_: Cards | None = answer.question.from_  # type: ignore[attr-defined]
        if from_ is not None and not reading.fits(state, foe.card, from_, answer.nouns):
            continue
        if main == "never":
            return "never"
        fate = "always"
    return fate


def _rolled(state: State, flight: Flight) -> bool:
    """Five or more escapes.

    Rules: RUN-03, RUN-04, RUN-05, RUN-07.
    """
    foe = fighting.foe_of(state, flight.foe)
    if foe is None:
        return _to(state, flight, "next")
    total = state.rolls[flight.seat] + strength.run_bonus(state, flight.seat, foe)
    return _escaped(state, flight) if total >= ESCAPES_ON else _caught(state, flight)


def _note_escape(state: State, seat: int, foe: Foe) -> None:
    assert state.fight is not None
    if has_escaped(state, seat, foe.card):
        return
    state.fight.escaped = (*state.fight.escaped, (seat, foe.card))
    state.stir()


def _escaped(state: State, flight: Flight) -> bool:
    foe = fighting.foe_of(state, flight.foe)
    if foe is None:
        return _to(state, flight, "next")
    tell(state, "escaped", flight.seat, (foe.card,), rule="RUN-03")
    return _got_away(state, flight, foe)


def _got_away(state: State, flight: Flight, foe: Foe) -> bool:
    """What an escape brings, with a roll or without one."""
    flow.replace(state, flight.come_to("next"))
    _note_escape(state, flight.seat, foe)
    moments.happen(state, "escaped", it=foe.card, them=flight.seat, nouns=Nouns(foe=foe.card))
    return False


def _caught(state: State, flight: Flight) -> bool:
    flow.replace(state, flight.come_to("strike"))
    foe = fighting.foe_of(state, flight.foe)
    if foe is not None:
        moments.happen(
            state,
            "caught",
            it=foe.card,
            them=flight.seat,
            nouns=Nouns(foe=foe.card, shown=state.rolls[flight.seat]),
        )
    return False


def _strike(state: State, flight: Flight) -> bool:
    """The Bad Stuff is suffered at once, before the next roll.

    Rules: BAD-01, BAD-02, BAD-03.
    """
    foe = fighting.foe_of(state, flight.foe)
    fight = state.fight
    assert fight is not None
    flow.replace(state, flight.come_to("next"))
    if foe is None:
        return False
    if has_escaped(state, flight.seat, foe.card):
        return _escaped(state, flight)
    fight.caught = (*fight.caught, (flight.seat, foe.card))
    state.stir()
    tell(state, "caught", flight.seat, (foe.card,), rule="BAD-01")
    nouns = Nouns(
        card=foe.card,
        you=flight.seat,
        foe=foe.card,
        it=foe.card,
        them=flight.seat,
        harm="bad_stuff",
        shown=state.rolls[flight.seat],
    )
    effects.run(state, (foe.face, "bad_stuff"), nouns)
    return False


def _next(state: State, flight: Flight) -> bool:
    left = tuple(card for card in flight.left if card != flight.foe)
    costs.forget(state, "roll", "foe")
    if state.options.get("one_more_try") != "each_flight":
        costs.forget(state, "run")
    twin = flight.come_to("choose")
    twin.foe, twin.left = -1, left
    flow.replace(state, twin)
    return False


STEPS: Final = {
    "choose": _choose,
    "face": _face,
    "rolled": _rolled,
    "strike": _strike,
    "next": _next,
}


def roll_task(state: State, task: Task) -> bool:
    """A roll of the die: changed by what changes all rolls, then those may answer who can.

    Rules: RUN-03.
    """
    seat, foe = task.args
    if not task.got:
        face = dice.roll(state)
        state.rolls[seat] = face + strength.die_bonus(state, seat)
        below = state.stack[-2]
        asks = (below.nouns.card,) if isinstance(below, Deed) and foe < 0 else ()
        tell(state, "rolled", seat, asks, state.rolls[seat], rule="RUN-03")
        costs.forget(state, "roll")
        if not moments.happen(state, "rolled", it=foe, them=seat, nouns=Nouns(foe=foe, shown=state.rolls[seat])):
            flow.remember(state, (False, ()))
        return False
    flow.finish(state, state.rolls[seat])
    return False


def reroll(state: State, seat: int) -> bool:
    """Roll again; a runner who had escaped or was caught faces the monster once more. False if no roll is at hand."""
    for depth in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[depth]
        if isinstance(frame, Flight) and frame.seat == seat and frame.step in ("next", "strike", "rolled"):
            state.stack[depth] = frame.come_to("rolled")
            if state.fight is not None:
                state.fight.escaped = tuple(pair for pair in state.fight.escaped if pair != (seat, frame.foe))
                state.stir()
            return True
    return False


# --- instead of rolling ----------------------------------------------------------------------------------------------


def run_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """Why this player can't run from that just now: only a lost fight is run from, and each monster once.

    Rules: RUN-01, MULTI-05, DEATH-04.
    """
    frame = state.stack[-1]
    if not isinstance(frame, Flight):
        won = state.fight is not None and strength.is_winning(state)
        one_of_several = ("MULTI-05",) if state.fight is not None and len(state.fight.foes) > 1 else ()
        return Refusal("COMBAT-03" if won else "RUN-01", "nothing-to-flee", also=("RUN-01", "COMBAT-04", *one_of_several))
    if not state.alive[seat]:
        return Refusal("DEATH-04", also=("RUN-07", "DEATH-12"))
    if frame.seat != seat or frame.step != "choose":
        return Refusal("RUN-07", "not-your-run", also=("RUN-01", "AMB-15"))
    return None if card in frame.left else Refusal("RUN-06", "not-from-that", card=card)


def sacrifice_refusal(state: State, seat: int, card: int, saving: int = -1) -> Refusal | None:
    """Why a companion can't be given up instead of running: only after the loss, before one's own first roll (AMB-54).

    Rules: SIDEKICK-09, SIDEKICK-10, ALLY-06, ALLY-07.
    """
    fight = state.fight
    printed = state.box.cards[card]
    if not selecting.is_companion(state, card) or state.zone[card] != TABLE + seat:
        return Refusal("SIDEKICK-09", "no-companion", card=card, also=("ALLY-06",))
    given_up = printed.kind in ("sidekick", "ally") or any(c.kind in ("sidekick", "ally") for c in state.box.cards)
    if not given_up and not deeds.allows(state, "sacrifice", seat, card):
        return Refusal("HIRELING-01", "no-sacrifice", card=card, also=("SIDEKICK-06", "SIDEKICK-09"))
    if fight is None or not fight.running or not state.is_fighting(seat):
        return Refusal("SIDEKICK-09", "nothing-to-flee", also=("ALLY-06", "AMB-54"))
    frame = state.stack[-1]
    if not isinstance(frame, Flight) or (frame.seat == seat and frame.step != "choose"):
        return Refusal("SIDEKICK-09", "only-answers" if isinstance(frame, Window) else "too-late", also=("ALLY-06", "AMB-54"))
    rolled = (frame.seat == seat and frame.rolled) or any(s == seat for s, _ in fight.escaped + fight.caught)
    if rolled and state.options.get("companion_given_up") != "between_rolls":
        return Refusal("SIDEKICK-09", "too-late", also=("ALLY-06", "AMB-54"))
    if saving >= 0 and (seat != fight.fighter or saving != fight.helper):
        return Refusal("SIDEKICK-10", "saves-only-self", also=("ALLY-07", "SIDEKICK-09", "ALLY-06", "AMB-54"))
    ban = deeds.forbids(state, "sacrifice", seat, card)
    return deeds.refusal(state, ban) if ban >= 0 else None


def sacrifice(state: State, seat: int, card: int, saving: int = -1) -> None:
    """Give up a companion with all that it carries: escape from every monster, even one that nobody escapes.

    Rules: SIDEKICK-09, ALLY-06.
    """
    fight = state.fight
    assert fight is not None
    foes = tuple(foe.card for foe in fight.foes)
    for runner in (seat, saving):
        if runner >= 0:
            fight.escaped = (*fight.escaped, *((runner, foe) for foe in foes))
    tell(state, "sacrificed", seat, (card,), rule="SIDEKICK-09")
    moving.discard(state, card)
    state.stir()


def may_escape(state: State, seat: int) -> bool:
    """True if there is a monster that a card can let this runner escape: one that nobody escapes isn't."""
    return state.is_fighting(seat) and any(escape_without_roll(state, seat, foe) != "never" for foe in fighting.hostile(state))


def may_roll_again(state: State, seat: int) -> bool:
    """False for whom a monster is catching that nobody escapes: there was no roll (RUN-04)."""
    frame = next((f for f in reversed(state.stack) if isinstance(f, Flight) and f.seat == seat and f.step == "strike"), None)
    foe = fighting.foe_of(state, frame.foe) if frame is not None else None
    return foe is None or escape_without_roll(state, seat, foe) != "never"


def escape(state: State, seat: int, foes: tuple[int, ...]) -> None:
    """Get away from these monsters without a roll, but from none that nobody escapes."""
    fight = state.fight
    if fight is not None:
        foes = tuple(f.card for f in fight.foes if f.card in foes and escape_without_roll(state, seat, f) != "never")
        fight.escaped = (*fight.escaped, *((seat, foe) for foe in foes if (seat, foe) not in fight.escaped))
        state.stir()
        tell(state, "slips_away", seat, foes, rule="PRECEDENCE-01")
