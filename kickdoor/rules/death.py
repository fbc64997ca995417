"""Death, and looting the body."""

from __future__ import annotations

from typing import Final

from kickdoor import dice
from kickdoor.box import TRAITS
from kickdoor.event import tell
from kickdoor.frames import Choose, Task
from kickdoor.rules import flow, moments, moving, strength
from kickdoor.state import BACK, DEAD, LAID_OUT, State

KEPT: Final = frozenset((*TRAITS, "power", "role", "curse", "place"))


def die(state: State, seat: int) -> None:
    """The munchkin is dead; the body waits to be looted.

    Rules: DEATH-01, DEATH-12.
    """
    if state.alive[seat] == DEAD:
        return
    state.alive[seat] = DEAD
    state.received[seat] = ()
    state.bodies = (*state.bodies, seat)
    state.touch()
    tell(state, "died", seat, rule="DEATH-01")


def is_kept(state: State, card: int) -> bool:
    """True for what death leaves: classes, races, what allows two of them, powers, Roles, curses.

    Rules: DEATH-02, DEATH-03, POWER-11.
    """
    box = state.box
    if box.kind[card] in KEPT:
        return True
    host = moving.host_of(state, card)
    return host >= 0 and box.kind[host] in TRAITS


def loot_task(state: State, task: Task) -> bool:
    """Lay out the cards; from the highest Level down every other living player picks one; the rest is discarded.

    Rules: DEATH-05, DEATH-06, DEATH-07, DEATH-08, DEATH-09, DEATH-10, DEATH-11.
    """
    dead, looters, step = task.args
    if step == "lay_out":
        _lay_out(state, dead)
        flow.replace(state, Task(task.name, dead, _order(state, dead), "pick"))
        moments.happen(state, "looting", it=-1, them=dead)
        return False
    left = moving.lying(state, LAID_OUT)
    looted: tuple[int, ...] = ()
    if task.got and step == "picked":
        looted = task.got[-1]
        _loot(state, looters[0], looted[0])
        looters = looters[1:]
        left = moving.lying(state, LAID_OUT)
    while looters and len(left) == 1:
        _loot(state, looters[0], left[0])
        looters, looted, left = looters[1:], (*looted, *left), ()
    if not looters or not left:
        for card in left:
            moving.discard(state, card)
        flow.finish(state)
    else:
        flow.replace(state, Task(task.name, dead, looters, "picked"))
        flow.push(state, Choose(looters[0], "card", left, 1, 1, verb="loot", purpose="loot"))
    moments.received(state, looted)
    return False


def _lay_out(state: State, dead: int) -> None:
    """An Item and what it is attached to are two choices (DEATH-06)."""
    cards = [c for c in state.table[dead] if not is_kept(state, c)]
    for card in cards:
        moving.detach(state, card)
        for rider in moving.riders(state, card):
            moving.detach(state, rider)
    for card in (*cards, *state.hand[dead]):
        moving.move(state, card, LAID_OUT)
        state.known[card] = moving.ALL
    tell(state, "laid_out", dead, tuple(cards), rule="DEATH-05")


def _loot(state: State, seat: int, card: int) -> None:
    moving.to_hand(state, card, seat)
    tell(state, "looted", seat, (card,), rule="DEATH-10")


def _order(state: State, dead: int) -> tuple[int, ...]:
    """The looters by Level, ties by the die, rolled again while it ties (AMB-17)."""
    seats = [seat for seat in state.living(state.turn) if seat != dead]
    order: list[int] = []
    for level in sorted({state.level[seat] for seat in seats}, reverse=True):
        order.extend(_roll_off(state, [seat for seat in seats if state.level[seat] == level]))
    return tuple(order)


def _roll_off(state: State, tied: list[int]) -> list[int]:
    if len(tied) < 2:
        return tied
    faces = {seat: dice.roll(state) + strength.die_bonus(state, seat) for seat in tied}
    for seat, face in faces.items():
        tell(state, "rolled", seat, (), face, rule="DEATH-07")
    order: list[int] = []
    for face in sorted(set(faces.values()), reverse=True):
        order.extend(_roll_off(state, [seat for seat in tied if faces[seat] == face]))
    return order


def new_characters(state: State) -> None:
    """As the next player's turn starts, the dead are back, looking like the old ones.

    Rules: DEATH-13, DEATH-14.
    """
    for seat in range(state.seats):
        if state.alive[seat] == DEAD and seat not in state.bodies:
            state.alive[seat] = BACK
            state.touch()
            tell(state, "back", seat, rule="DEATH-13")
