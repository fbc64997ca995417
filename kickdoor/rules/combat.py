"""Combat: from the monster's reveal until it is won, lost, or has no monster left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kickdoor.event import tell
from kickdoor.frames import Combat, Flight, Task
from kickdoor.rules import (
    bounty,
    costs,
    deeds,
    fighting,
    flow,
    helping,
    marks,
    mending,
    moments,
    moving,
    standing,
    strength,
    tokens,
)
from kickdoor.state import FIGHT, LIMBO, MONSTERS, MUNCHKINS, Fight, Spoils, State

# --- the procedure ---------------------------------------------------------------------------------------------------


def start(state: State, seat: int, card: int) -> None:
    """A monster attacks: the fight begins when it is revealed.

    Rules: TURN-04, MONSTER-01, MONSTER-03, CLASS-06.
    """
    state.happened |= {"met_a_monster"}
    fight = Fight(seat)
    fight.owner = state.turn
    state.fight = fight
    moving.move(state, card, FIGHT)
    fight.foes = (fighting.arrive(state, fight, card, card, card),)
    state.phase = "fight"
    state.touch()
    tell(state, "fight", seat, (card,), rule="TURN-04")
    flow.push(state, Combat("meets"))


def combat_step(state: State, frame: Combat) -> bool:
    """The next step of a fight."""
    waits: bool = STEPS[frame.step](state, frame)
    return waits


def _go(state: State, frame: Combat, step: str) -> None:
    flow.replace(state, frame.come_to(step))


def _meets(state: State, frame: Combat) -> bool:
    """What is forced when the monster has come before the fighter acts before anything else."""
    _go(state, frame, "starts")
    fight = fighting.present(state)
    fighting.come(state, [("meets", foe.card) for foe in fight.foes])
    return False


def _starts(state: State, frame: Combat) -> bool:
    fight = fighting.present(state)
    if not fighting.hostile(state):
        _go(state, frame, "gone")
        return False
    _go(state, frame, "enters")
    marks.wake(state, "next_combat", fight.fighter)
    moments.happen(state, "combat_starts", it=fight.foes[0].card, them=fight.fighter)
    return False


def _enters(state: State, frame: Combat) -> bool:
    _go(state, frame, "contest")
    fighting.come(state, [("enters", foe.card) for foe in fighting.hostile(state)])
    return False


def _contest(state: State, frame: Combat) -> bool:
    """Everybody may act; it is decided when all have passed since the last play.

    Rules: COMBAT-09, COMBAT-12, COMBAT-13, COMBAT-14, HELP-03.
    """
    if "contest" in state.memo:
        return _is_waited_for(state, frame)
    fight = fighting.present(state)
    if not state.alive[fight.fighter]:
        _go(state, frame, "over")
        return False
    if fight.helper >= 0 and (not state.alive[fight.helper] or _barred(state)):
        fighting.dismiss(state, fight.helper)
        return False
    if not fighting.hostile(state):
        _go(state, frame, "gone")
        return False
    if mending.mend(state) or fighting.spares_anew(state):
        return False
    if _must_flee(state):
        _go(state, frame, "decided")
        return False
    state.memo["contest"] = True  # nothing but passing changes that
    return _is_waited_for(state, frame)


def _is_waited_for(state: State, frame: Combat) -> bool:
    """True while somebody may still act; else the fight is decided next."""
    if waiting(state, frame, state.turn):
        return True
    _go(state, frame, "decided")
    return False


def waiting(state: State, frame: Combat, start: int) -> Sequence[int]:
    """The living who have not passed since the last play, clockwise from this seat."""
    living, passed = state.living(start), frame.passed
    return [seat for seat in living if not passed >> seat & 1] if passed else living


def _must_flee(state: State) -> bool:
    """True if the fighter must run at once, without a fight, from a monster that is here."""
    if not standing.answers(state, "must"):
        return False
    foes = tuple(foe.card for foe in fighting.hostile(state))
    return deeds.obliges(state, "run_away", fighting.present(state).fighter, foes) >= 0


def _barred(state: State) -> bool:
    """True if the fight may not have a helper any more (MULTI-03)."""
    fight = fighting.present(state)
    return deeds.forbids(state, "be_helped", fight.fighter) >= 0 or deeds.forbids(state, "help", fight.helper) >= 0


def _decided(state: State, frame: Combat) -> bool:
    """Strictly higher wins; a tie is lost, unless one of the side wins ties.

    Rules: COMBAT-03, COMBAT-04, RUN-01.
    """
    fight = fighting.present(state)
    ours, theirs = strength.side(state, MUNCHKINS), strength.side(state, MONSTERS)
    if strength.is_winning(state) and not _must_flee(state):
        fight.won_by = ours - theirs
        tell(
            state,
            "won",
            fight.fighter,
            tuple(foe.card for foe in fight.foes),
            ours - theirs,
            fight.helper,
            rule="COMBAT-03",
        )
        _go(state, frame, "killing")
        state.stir()
        moments.happen(state, "won", it=fight.foes[0].card, them=fight.fighter)
    else:
        fight.lost_by = theirs - ours
        tell(state, "lost", fight.fighter, (), theirs - ours, fight.helper, rule="COMBAT-04")
        _go(state, frame, "first_runs")
        fight.running = True
        for seat in state.fighters():
            marks.wake(state, "next_run", seat)
        state.phase = "run"
        state.stir()
        moments.happen(state, "lost", it=fight.foes[0].card, them=fight.fighter)
    return False


def _killing(state: State, frame: Combat) -> bool:
    """Each monster is killed in turn, with what its death brings."""
    fight = fighting.present(state)
    left = [foe for foe in fight.foes if not foe.ally and foe not in fight.beaten]
    if not left:
        _go(state, frame, "rewarding")
        flow.push(state, Task("rewards"))
        return False
    flow.push(state, Task("kill", left[0].card))
    return False


def kill_task(state: State, task: Task) -> bool:
    """One kill: what answers it, then what it is worth is kept for the end of the fight (AMB-53).

    Rules: COMBAT-05, REWARD-01, REWARD-02, HELP-13, PRECEDENCE-05.
    """
    card = task.args[0]
    fight = fighting.present(state)
    foe = next(f for f in (*fight.foes, *fight.beaten) if f.card == card)
    if not task.got:
        fight.beaten = (*fight.beaten, foe)
        state.stir()
        if not moments.happen(state, "killed", it=card, them=fight.fighter):
            flow.remember(state, (False, ()))
        return False
    levels = 0 if task.got[0][0] else bounty.levels_of(state, foe)
    spoils = Spoils(fight.fighter, foe, levels, bounty.treasures_of(state, foe), True, tokens=tokens.due(state, foe))
    fight.banked = (*fight.banked, spoils)
    flow.finish(state)
    return False


def _rewarding(state: State, frame: Combat) -> bool:
    _go(state, frame, "over")
    return False


def _gone(state: State, frame: Combat) -> bool:
    """No monster is left: the fight ends at once; what was removed or killed before pays as it should.

    Rules: COMBAT-06, COMBAT-07, REWARD-05, TIME-05.
    """
    fight = fighting.present(state)
    if any(offer.kind == "offer" for offer in state.stack):
        state.stack[:] = [f for f in state.stack if f.kind != "offer"]
    _go(state, frame, "settling")
    if (
        state.options.get("monster_gone_unfought") == "second_phase"
        and not fight.banked
        and "looked_for_trouble" not in state.happened
    ):
        state.happened -= {"met_a_monster"}
    if fight.beaten or fight.banked:
        moments.happen(state, "won", it=-1, them=fight.fighter)
    return False


def _settling(state: State, frame: Combat) -> bool:
    _go(state, frame, "rewarding")
    flow.push(state, Task("rewards"))
    return False


def _first_runs(state: State, frame: Combat) -> bool:
    """The fighter deals with each monster, then the helper (AMB-15).

    Rules: RUN-01, RUN-06, RUN-07.
    """
    _go(state, frame, "second_runs")
    _run_from_all(state, state.fighters()[-1 if _helper_first(state) else 0])
    return False


def _second_runs(state: State, frame: Combat) -> bool:
    _go(state, frame, "fled")
    both = state.fighters()
    if len(both) > 1:
        _run_from_all(state, both[0 if _helper_first(state) else 1])
    return False


def _helper_first(state: State) -> bool:
    return state.options.get("rolls_first") == "helper"


def _run_from_all(state: State, seat: int) -> None:
    if state.alive[seat]:
        flow.push(state, Flight(seat, tuple(foe.card for foe in fighting.hostile(state))))


def _fled(state: State, frame: Combat) -> bool:
    """When all rolls are done the monsters are discarded; nothing is won by who fled. Whose fight passed to another has what
    was killed in it before (AMB-53).

    Rules: RUN-02, RUN-08, MULTI-06.
    """
    fight = fighting.present(state)
    for seat in state.fighters():
        marks.end(state, ("next_run",), seat, used=True)
    fight.banked = tuple(spoils for spoils in fight.banked if spoils.seat not in state.fighters() and state.alive[spoils.seat])
    if state.options.get("deal_of_a_lost_fight") == "owed":
        helping.hand_over_payment(state)
    fight.deal = None
    state.happened |= {"fled"}
    paid = tuple(row for row in fight.held if row[0] == "paid")
    fight.held = tuple(row for row in fight.held if row[0] in ("paid", "fight"))
    _go(state, frame, "over")
    if fight.banked:
        flow.push(state, Task("rewards"))
    if paid:
        flow.push(state, Task("pay_out", paid))
    return False


def _over(state: State, frame: Combat) -> bool:
    """The fight ends: what was used is discarded, what lasted for it is over."""
    fight = fighting.present(state)
    _go(state, frame, "closed")
    moments.happen(state, "combat_ends", it=-1, them=fight.fighter)
    return False


def _closed(state: State, frame: Combat) -> bool:
    fight = fighting.present(state)
    clear_field(state, over=True)
    for seat in state.fighters():
        marks.end(state, ("this_combat", "next_combat"), seat, used=True)
    marks.end(state, ("this_combat",), used=True)
    costs.forget(state, "combat", "victim", "run", "roll")
    state.fight = None
    state.phase = "charity"
    state.touch()
    tell(state, "fight_over", fight.fighter, rule="COMBAT-11")
    flow.finish(state)
    _go_on(state, fight.held)
    return False


def _go_on(state: State, held: tuple[tuple[str, int, int], ...]) -> None:
    """What waited for the end of the fight: Doors to open, and the next fight, after which comes what else is waiting."""
    for place, (what, which, seat) in enumerate(held):
        if what == "open_door":
            _open_more(state, which)
        elif what == "fight" and state.zone[which] == LIMBO:
            start(state, seat, which)
            fighting.present(state).held = held[place + 1 :]
            return


def _open_more(state: State, count: int) -> None:
    """Doors that were to be opened once the fight was over."""
    from kickdoor.rules import turn

    for _ in range(count):
        turn.kick_open_the_door(state)


def clear_field(state: State, *, over: bool) -> None:
    """Discard the monsters and all cards used, in the order in which they came.

    Before the fight is over those stay that still speak when it ends.

    Rules: COMBAT-11, ONESHOT-05, RUN-08.
    """
    fight = fighting.present(state)
    cards = [foe.card for foe in fight.foes] + [card for card, _ in fight.enhancers] + [row[0] for row in fight.aside]
    order = {card: place for place, (card, _) in enumerate(fight.used)}
    for card in sorted(cards, key=lambda c: order.get(c, -1)):
        if state.zone[card] == FIGHT and (over or not _speaks_at_the_end(state, card)):
            moving.discard(state, card, fighting.user_of(state, card))
    state.touch()


def _speaks_at_the_end(state: State, card: int) -> bool:
    return any("combat_ends" in ability.when for ability in state.box[card].when)


STEPS: Final[dict[str, Any]] = {
    "meets": _meets,
    "starts": _starts,
    "enters": _enters,
    "contest": _contest,
    "decided": _decided,
    "killing": _killing,
    "rewarding": _rewarding,
    "gone": _gone,
    "settling": _settling,
    "first_runs": _first_runs,
    "second_runs": _second_runs,
    "fled": _fled,
    "over": _over,
    "closed": _closed,
}
