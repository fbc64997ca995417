"""What bots wear when something worn as one is of several cards: they put it on or take it off once, and are done with it."""

from __future__ import annotations

import pytest

from kickdoor import bots, game, sets, simulate
from kickdoor.bots.seen import seen_glance
from kickdoor.frames import Turn
from kickdoor.rules import flow, moving
from kickdoor.state import TABLE, State
from kickdoor.view import view

CHANGES = 12  # of one's gear in one go; more go round in a ring


def armed(names: tuple[str, ...], worn: tuple[str, ...], cheat: str = "") -> State:
    """A beginning turn: two lasers are joined and carried, the rest worn; a cheat lies on one of them."""
    box = sets.open_box(("star", "xmen"))
    state = game.set_up(box, 4, b"gear", {"first_player": 0})
    for seat in range(4):
        for held in state.hand[seat]:
            moving.discard(state, held)
    state.stack.clear()
    state.left = ()  # nobody answers what is only set up
    for name in (*names, *worn):
        card = box.by_id[name][0]
        state.decks = [tuple(c for c in pile if c != card) for pile in state.decks]
        state.zone[card] = 0
        moving.move(state, card, TABLE)
    state.joined = (tuple(box.by_id[name][0] for name in names),)
    for name in worn:
        moving.equip(state, box.by_id[name][0], 0)
    if cheat:
        rider, host = box.by_id["cheat"][0], box.by_id[cheat][0]
        state.decks = [tuple(c for c in pile if c != rider) for pile in state.decks]
        state.zone[rider] = 0
        moving.move(state, rider, TABLE)
        state.attached = ((rider, host),)
    state.turn, state.phase, state.turns = 0, "arrange", 1
    flow.push(state, Turn("arrange"))
    state.touch()
    return state


@pytest.mark.parametrize("bot", ["greedy", "normal"])
@pytest.mark.parametrize("cheat", ["", "bobaser", "fundraiser"])
@pytest.mark.parametrize("worn", [("bunsen-bridge-burner",), ()])
def test_a_joined_weapon_is_put_on_once(bot: str, cheat: str, worn: tuple[str, ...]) -> None:
    state = armed(("bobaser", "fundraiser"), worn, cheat)
    player = bots.make(bot, 1)
    for _ in range(CHANGES):
        move, _ = simulate.decide(state, 0, player, count=True)
        if move.verb not in ("equip", "unequip", "choose"):
            break
        simulate.make(state, move, None, sure=True)
    else:
        raise AssertionError("the gear goes round in a ring")
    assert {state.box.cards[card].id for card in state.equipped[0]} >= {"bobaser", "fundraiser"}


def test_a_joined_weapon_is_seen_by_a_bot_from_elsewhere_too() -> None:
    state = armed(("bobaser", "fundraiser"), ())
    seen = seen_glance(state.box, view(state, 0), goal=10)
    assert seen.joined == bots.look(state, 0).joined == state.joined
    assert bots.look(state, 1).joined == ()
