"""Roles: one for each player from the start, and what may be done with them when a munchkin dies."""

from __future__ import annotations

from kickdoor import dice
from kickdoor.event import tell
from kickdoor.frames import Choose, Task
from kickdoor.rules import character, flow, moving
from kickdoor.state import OUT, TABLE, State


def deal_roles(state: State) -> None:
    """One Role for each player, by chance; its side of the sex with which the character starts lies face up.

    Rules: ROLE-01, ROLE-02, ROLE-03, CHAR-03.
    """
    roles = tuple(card for card in range(state.box.extras) if state.box.kind[card] == "role")
    if not roles:
        return
    order = dice.shuffle(state, roles)
    for seat, card in zip(range(state.seats), order, strict=False):
        moving.move(state, card, TABLE + seat)


def free_roles(state: State) -> tuple[int, ...]:
    """The Roles that nobody uses."""
    return tuple(card for card in moving.lying(state, OUT) if state.box.kind[card] == "role")


def role_task(state: State, task: Task) -> bool:
    """The dead player may change his Role for one that nobody uses, or turn it over (AMB-36).

    Rules: ROLE-04.
    """
    (seat,) = task.args
    if task.got:
        flow.finish(state)
        for card in task.got[0]:
            _take(state, seat, card)
        return False
    own = character.of_kind(state, seat, "role")
    free = () if state.options.get("role_after_death") == "own" else free_roles(state)
    if own:
        options = (*own, *free)
        flow.push(state, Choose(seat, "card", options, 0, 1, verb="take_role", purpose="take_role"))
    else:
        flow.finish(state)
    return False


def _take(state: State, seat: int, card: int) -> None:
    """One's own Role is turned over; another one comes with the side of the sex that one has."""
    own = character.of_kind(state, seat, "role")
    if card in own:
        character.change_sex(state, seat)
        return
    for old in own:
        moving.move(state, old, OUT)
    moving.move(state, card, TABLE + seat)
    tell(state, "role_taken", seat, (card,), rule="ROLE-04")
