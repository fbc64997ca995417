"""Combat: from the monster's reveal until it is won, lost, or has no monster left."""

from __future__ import annotations

from typing import Any

from kickdoor.event import tell
from kickdoor.frames import Combat, Deed, Flight, Nouns, Offer, Task
from kickdoor.rules import flow, legal, marks, mending, moments, moving, standing, strength
from kickdoor.state import FIGHT, FOE, MONSTERS, MUNCHKINS, Boost, Fight, Foe, Spoils, State

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
    fight.foes = (_arrive(state, fight, card, card, card),)
    state.phase = "fight"
    state.touch()
    tell(state, "fight", seat, (card,), rule="TURN-04")
    flow.push(state, Combat("meets"))


def combat_step(state: State, frame: Combat) -> bool:
    """The next step of a fight."""
    waits: bool = STEPS[frame.step](state, frame)
    return waits


def _go(state: State, frame: Combat, step: str) -> None:
    flow.replace(state, frame.but(step=step))


def _meets(state: State, frame: Combat) -> bool:
    """What is forced when the monster has come before the fighter acts before anything else."""
    _go(state, frame, "starts")
    fight = _fight(state)
    moments.happen(state, "meets", it=fight.foes[0].card, them=fight.fighter)
    return False


def _starts(state: State, frame: Combat) -> bool:
    fight = _fight(state)
    if not hostile(state):
        _go(state, frame, "gone")
        return False
    _go(state, frame, "enters")
    marks.wake(state, "next_combat", fight.fighter)
    moments.happen(state, "combat_starts", it=fight.foes[0].card, them=fight.fighter)
    return False


def _enters(state: State, frame: Combat) -> bool:
    _go(state, frame, "contest")
    fight = _fight(state)
    if hostile(state):
        moments.happen(state, "enters", it=fight.foes[0].card, them=fight.fighter)
    return False


def _contest(state: State, frame: Combat) -> bool:
    """Everybody may act; it is decided when all have passed since the last play.

    Rules: COMBAT-09, COMBAT-12, COMBAT-13, COMBAT-14, HELP-03.
    """
    fight = _fight(state)
    if not state.alive[fight.fighter]:
        _go(state, frame, "over")
        return False
    if fight.helper >= 0 and (not state.alive[fight.helper] or _barred(state)):
        dismiss(state, fight.helper)
        return False
    if not hostile(state):
        _go(state, frame, "gone")
        return False
    if mending.mend(state):
        return False
    if waiting(state, frame):
        return True
    _go(state, frame, "decided")
    return False


def waiting(state: State, frame: Combat) -> list[int]:
    """The living who have not passed since the last play, clockwise from the fighter."""
    return [seat for seat in state.living(_fight(state).fighter) if not frame.passed >> seat & 1]


def _barred(state: State) -> bool:
    """True if the fight may not have a helper any more (MULTI-03)."""
    fight = _fight(state)
    return (
        standing.forbids(state, "be_helped", fight.fighter) >= 0
        or standing.forbids(state, "help", fight.helper) >= 0
    )


def _decided(state: State, frame: Combat) -> bool:
    """Strictly higher wins; a tie is lost, unless one of the side wins ties.

    Rules: COMBAT-03, COMBAT-04, RUN-01.
    """
    fight = _fight(state)
    flees = standing.obliges(state, "run_away", fight.fighter) >= 0
    ours, theirs = strength.side(state, MUNCHKINS), strength.side(state, MONSTERS)
    if strength.is_winning(state) and not flees:
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
        state.touch()
        moments.happen(state, "won", it=fight.foes[0].card, them=fight.fighter)
    else:
        fight.lost_by = theirs - ours
        tell(state, "lost", fight.fighter, (), theirs - ours, fight.helper, rule="COMBAT-04")
        _go(state, frame, "fighter_runs")
        fight.running = True
        state.phase = "run"
        state.touch()
        moments.happen(state, "lost", it=fight.foes[0].card, them=fight.fighter)
    return False


def _killing(state: State, frame: Combat) -> bool:
    """Each monster is killed in turn, with what its death brings."""
    fight = _fight(state)
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
    fight = _fight(state)
    foe = next(f for f in fight.foes if f.card == card)
    if not task.got:
        fight.beaten = (*fight.beaten, foe)
        state.touch()
        if not moments.happen(state, "killed", it=card, them=fight.fighter):
            flow.remember(state, (False, ()))
        return False
    levels = 0 if task.got[0][0] else strength.levels_of(state, foe)
    spoils = Spoils(fight.fighter, foe, levels, strength.treasures_of(state, foe), True)
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
    fight = _fight(state)
    if any(offer.kind == "offer" for offer in state.stack):
        state.stack[:] = [f for f in state.stack if f.kind != "offer"]
    _go(state, frame, "settling")
    if fight.beaten or fight.banked:
        moments.happen(state, "won", it=-1, them=fight.fighter)
    return False


def _settling(state: State, frame: Combat) -> bool:
    _go(state, frame, "rewarding")
    flow.push(state, Task("rewards"))
    return False


def _fighter_runs(state: State, frame: Combat) -> bool:
    """The fighter deals with each monster, then the helper (AMB-15).

    Rules: RUN-01, RUN-06, RUN-07.
    """
    fight = _fight(state)
    _go(state, frame, "helper_runs")
    if state.alive[fight.fighter]:
        flow.push(state, Flight(fight.fighter, tuple(foe.card for foe in fight.foes if not foe.ally)))
    return False


def _helper_runs(state: State, frame: Combat) -> bool:
    fight = _fight(state)
    _go(state, frame, "fled")
    if fight.helper >= 0 and state.alive[fight.helper]:
        flow.push(state, Flight(fight.helper, tuple(foe.card for foe in fight.foes if not foe.ally)))
    return False


def _fled(state: State, frame: Combat) -> bool:
    """When all rolls are done the monsters are discarded; nothing is won.

    Rules: RUN-02, RUN-08, MULTI-06.
    """
    fight = _fight(state)
    for seat in state.fighters():
        marks.end(state, ("next_run",), seat, used=True)
    fight.banked = ()
    state.happened |= {"fled"}
    paid = tuple(row for row in fight.held if row[0] == "paid")
    fight.held = tuple(row for row in fight.held if row[0] in ("paid", "fight"))
    _go(state, frame, "over")
    if paid:
        flow.push(state, Task("pay_out", paid))
    return False


def _over(state: State, frame: Combat) -> bool:
    """The fight ends: what was used is discarded, what lasted for it is over."""
    fight = _fight(state)
    _go(state, frame, "closed")
    moments.happen(state, "combat_ends", it=-1, them=fight.fighter)
    return False


def _closed(state: State, frame: Combat) -> bool:
    fight = _fight(state)
    clear_field(state)
    for seat in state.fighters():
        marks.end(state, ("this_combat", "next_combat"), seat, used=True)
    marks.end(state, ("this_combat",), used=True)
    legal.forget(state, "combat", "victim", "run", "roll")
    state.fight = None
    state.phase = "charity"
    state.touch()
    tell(state, "fight_over", fight.fighter, rule="COMBAT-11")
    flow.finish(state)
    for row in fight.held:
        if row[0] == "fight":
            start(state, row[2], row[1])
    return False


def clear_field(state: State) -> None:
    """Discard the monsters and all cards used, in the order in which they came.

    Rules: COMBAT-11, ONESHOT-05, RUN-08.
    """
    fight = _fight(state)
    cards = (
        [foe.card for foe in fight.foes]
        + [card for card, _ in fight.enhancers]
        + [row[0] for row in fight.aside]
    )
    order = {card: place for place, (card, _) in enumerate(fight.used)}
    for card in sorted(cards, key=lambda c: order.get(c, -1)):
        if state.zone[card] == FIGHT:
            moving.discard(state, card)
    state.touch()


STEPS: dict[str, Any] = {
    "meets": _meets, "starts": _starts, "enters": _enters, "contest": _contest, "decided": _decided, "killing": _killing,
    "rewarding": _rewarding, "gone": _gone, "settling": _settling, "fighter_runs": _fighter_runs, "helper_runs": _helper_runs, "fled": _fled, "over": _over,
    "closed": _closed,
}  # fmt: skip


# --- what happens in a fight -----------------------------------------------------------------------------------------


def _fight(state: State) -> Fight:
    assert state.fight is not None
    return state.fight


def _arrive(state: State, fight: Fight, card: int, face: int, group: int, *, wandered: bool = False, ally: bool = False) -> Foe:
    """A monster of the fight, numbered among its namesakes."""
    name = state.box[face].id
    fight.met = (*fight.met, name)
    return Foe(card, face, group, fight.met.count(name), wandered, ally)


def hostile(state: State) -> list[Foe]:
    """The monsters that are being fought."""
    return [foe for foe in state.fight.foes if not foe.ally] if state.fight is not None else []


def foe_of(state: State, card: int) -> Foe | None:
    """The monster of the fight that this card is."""
    return (
        next((foe for foe in state.fight.foes if foe.card == card), None) if state.fight is not None else None
    )


def reopen(state: State) -> None:
    """Something was played: all are asked again."""
    for depth in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[depth]
        if isinstance(frame, Combat):
            if frame.passed or frame.refused:
                state.stack[depth] = frame.but(passed=0, refused=())
            return


def join_fight(state: State, card: int, user: int, *, ally: bool = False) -> bool:
    """A monster comes into the fight, on the monsters' side unless said otherwise; True if that opened a moment.

    Rules: MULTI-01, INTERFERE-03, UNDEAD-02.
    """
    fight = _fight(state)
    moving.move(state, card, FIGHT)
    fight.foes = (*fight.foes, _arrive(state, fight, card, card, card, wandered=True, ally=ally))
    fight.used = (*fight.used, (card, user))
    state.touch()
    tell(state, "joined", user, (card,), rule="MULTI-01")
    return moments.happen(state, "enters", it=card, them=fight.fighter)


def enhance(state: State, card: int, foe: int, user: int) -> None:
    """An enhancer is put on a monster; its Mate has it too.

    Rules: ENHANCE-01, ENHANCE-03, ENHANCE-05, INTERFERE-02, COMBAT-10, MATE-02.
    """
    fight = _fight(state)
    on = foe_of(state, foe)
    if on is None:
        return
    moving.move(state, card, FIGHT)
    fight.enhancers = (*fight.enhancers, (card, on.group))
    fight.used = (*fight.used, (card, user))
    state.touch()


def mate(state: State, card: int, foe: int, user: int) -> bool:
    """A second copy of a monster joins: a monster of its own that shares the enhancers. True if that opened a moment.

    Rules: MATE-01, MATE-02.
    """
    fight = _fight(state)
    on = foe_of(state, foe)
    if on is None:
        return False
    moving.move(state, card, FIGHT)
    fight.foes = (*fight.foes, _arrive(state, fight, card, on.face, on.group, wandered=True))
    fight.used = (*fight.used, (card, user))
    state.touch()
    tell(state, "mate", user, (card,), rule="MATE-01")
    return moments.happen(state, "enters", it=card, them=fight.fighter)


def lay_beside(state: State, card: int, user: int, target: tuple[Any, ...]) -> None:
    """A card used in the fight lies beside it until it ends.

    Rules: ONESHOT-05, INTERFERE-01.
    """
    fight = _fight(state)
    fight.aside = (*fight.aside, (card, user, target))
    fight.used = (*fight.used, (card, user))
    state.touch()


def boost(state: State, to: tuple[Any, ...], amount: int, card: int) -> None:
    """A bonus for the rest of the fight to a side, a fighter or a monster.

    Rules: ONESHOT-02, COMBAT-09, INTERFERE-01.
    """
    fight = state.fight
    if fight is None or not to:
        return
    receiver = to[1] if to[0] in ("side", "seat") else FOE + to[1]
    fight.boosts = (*fight.boosts, Boost(receiver, amount, card))
    state.touch()
    tell(state, "boost", receiver if to[0] == "seat" else -1, (card,), amount, rule="COMBAT-09")


def kill(state: State, card: int) -> None:
    """A monster is killed in the middle of the fight; its level and Treasure wait for the end (AMB-53)."""
    fight = _fight(state)
    foe = foe_of(state, card)
    if foe is None:
        return
    fight.banked = (
        *fight.banked,
        Spoils(fight.fighter, foe, strength.levels_of(state, foe), strength.treasures_of(state, foe), True),
    )
    fight.beaten = (*fight.beaten, foe)
    _take_off(state, foe)
    tell(state, "killed", fight.fighter, (card,), rule="COMBAT-05")


def remove(state: State, card: int, *, pays: bool) -> None:
    """A monster goes away without being killed: no level, and its Treasure only where the effect says so.

    Rules: COMBAT-06, COMBAT-07, MULTI-04, REWARD-05.
    """
    fight = _fight(state)
    foe = foe_of(state, card)
    if foe is None:
        return
    if pays:
        count = strength.treasures_of(state, foe)
        if fight.running:
            fight.held = (*fight.held, ("paid", count, fight.fighter))
        else:
            fight.banked = (*fight.banked, Spoils(fight.fighter, foe, 0, count, False))
    _take_off(state, foe)
    tell(state, "removed", fight.fighter, (card,), rule="COMBAT-06")


def _take_off(state: State, foe: Foe) -> None:
    """The monster leaves; its enhancers stay with its Mate, or go with the last of them (AMB-49)."""
    fight = _fight(state)
    moving.discard(state, foe.card)
    fight.boosts = tuple(b for b in fight.boosts if b.to != FOE + foe.card)
    if not any(other.group == foe.group for other in fight.foes):
        for card, group in fight.enhancers:
            if group == foe.group:
                moving.discard(state, card)
    for depth, frame in enumerate(state.stack):
        if isinstance(frame, Flight) and foe.card in frame.left:
            state.stack[depth] = frame.but(left=moving.without(frame.left, foe.card))
    state.touch()


def dismiss(state: State, seat: int) -> None:
    """The helper leaves the fight: no Running Away, no payment."""
    fight = _fight(state)
    if fight.helper == seat:
        fight.helper = -1
        fight.deal = None
        fight.compelled = False
        reopen(state)
        state.touch()
        tell(state, "left_the_fight", seat, rule="HELP-02")


def take_over(state: State, seat: int) -> None:
    """Another player fights in the fighter's place and takes all results (AMB-70)."""
    fight = _fight(state)
    if fight.helper >= 0:
        dismiss(state, fight.helper)
    fight.fighter = seat
    marks.wake(state, "next_combat", seat)
    reopen(state)
    state.touch()
    tell(state, "took_over", seat, rule="PRECEDENCE-01")


__all__ = ["Deed", "Nouns", "Offer", "boost", "clear_field", "combat_step", "dismiss", "enhance", "foe_of", "hostile", "join_fight", "kill",
           "kill_task", "lay_beside", "mate", "remove", "reopen", "start", "take_over", "waiting"]  # fmt: skip
