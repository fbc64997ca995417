"""How greedy decides: what a beginner would do, seen on small tables."""

from collections.abc import Iterable

import pytest

from kickdoor import bots, game, sets, simulate
from kickdoor.bots.greedy import Greedy
from kickdoor.box import Box
from kickdoor.frames import Turn
from kickdoor.move import Move
from kickdoor.rules import combat, deciding, fighting, flow, moving
from kickdoor.rules import moves as listing
from kickdoor.state import HAND, TABLE, State


def box() -> Box:
    return sets.open_box(["base"])


def card(name: str) -> int:
    return box().by_id[name][0]


def table(step: str = "arrange") -> State:
    """Four munchkins of Level 1 with empty hands; seat 0 begins its turn."""
    state = game.set_up(box(), 4, b"greedy", {"first_player": 0})
    for seat in range(4):
        for held in state.hand[seat]:
            moving.discard(state, held)
    state.left = ()  # nobody answers what is only set up
    state.stack.clear()
    state.turn, state.phase, state.turns = 0, "arrange" if step == "arrange" else step, 1
    flow.push(state, Turn(step))
    return state


def give(state: State, seat: int, *names: str) -> None:
    for name in names:
        take(state, card(name))
        moving.move(state, card(name), HAND + seat)


def lay(state: State, seat: int, *names: str) -> None:
    """Put cards in play before a seat; Items equipped."""
    for name in names:
        take(state, card(name))
        moving.move(state, card(name), TABLE + seat)
        if box()[card(name)].kind == "item":
            moving.equip(state, card(name), seat)
    state.touch()


def take(state: State, number: int) -> None:
    """Out of whichever pile the card is in."""
    if any(number in pile for pile in state.decks):
        state.decks = [tuple(c for c in pile if c != number) for pile in state.decks]
        state.zone[number] = 0


def fight(state: State, name: str) -> None:
    """Seat 0 meets this monster, and everybody may act."""
    take(state, card(name))
    flow.replace(state, Turn("fought"))
    combat.start(state, 0, card(name))
    flow.advance(state)


def decide(state: State, seat: int) -> Move:
    return simulate.choose(state, seat, Greedy(1), listing.moves(state, seat))


def levels(state: State, *several: int) -> None:
    state.level = list(several)
    state.touch()


def test_it_wears_the_better_of_two_hats() -> None:
    state = table()
    give(state, 0, "helm-of-selective-hearing", "hat-wider-than-doors")
    assert decide(state, 0) == Move(0, "equip", card("hat-wider-than-doors"))


def test_it_takes_off_what_stands_in_the_way_of_something_better() -> None:
    state = table()
    lay(state, 0, "helm-of-selective-hearing")
    give(state, 0, "hat-wider-than-doors")
    assert decide(state, 0) == Move(0, "unequip", card("helm-of-selective-hearing"))


def test_it_looks_for_trouble_that_it_beats() -> None:
    state = table("opened")
    levels(state, 3, 3, 3, 3)
    give(state, 0, "decaf-elemental", "net-troll")
    assert decide(state, 0) == Move(0, "trouble", card("decaf-elemental"))


def test_it_looks_for_no_trouble_that_beats_it() -> None:
    state = table("opened")
    give(state, 0, "net-troll")
    assert decide(state, 0).verb == "loot"


def test_a_level_is_for_oneself() -> None:
    state = table()
    give(state, 0, "go-up-a-level")
    assert decide(state, 0) == Move(0, "play", card("go-up-a-level"), ("seat", 0))


def test_it_passes_in_a_fight_that_it_wins() -> None:
    state = table()
    levels(state, 5, 1, 1, 1)
    give(state, 0, "magic-missile")
    fight(state, "decaf-elemental")
    assert decide(state, 0).verb == "pass"


def test_one_card_that_is_enough_is_played_on_ones_own_side() -> None:
    state = table()
    levels(state, 2, 1, 1, 1)
    give(state, 0, "magic-missile", "potion-of-maybe")
    fight(state, "people-person")
    assert decide(state, 0) == Move(0, "play", card("potion-of-maybe"), ("side", -1))


def test_cards_that_arent_enough_are_kept() -> None:
    state = table()
    give(state, 0, "potion-of-maybe")
    fight(state, "net-troll")
    assert decide(state, 0).verb != "play"


def test_it_asks_whoever_makes_it_a_win_and_offers_a_share() -> None:
    state = table()
    levels(state, 4, 2, 8, 1)
    fight(state, "net-troll")
    move = decide(state, 0)
    assert (move.verb, move.on, move.more[0]) == ("ask", ("seat", 2), 1)


def asked_for_help(share: int, *several: int) -> Move:
    state = table()
    levels(state, *several)
    fight(state, "net-troll")
    ask = [m for m in listing.moves(state, 0) if m.verb == "ask" and m.on == ("seat", 2) and m.more[0] == share]
    deciding.play(state, ask[0])
    return decide(state, 2)


def test_it_helps_for_a_fair_share() -> None:
    assert asked_for_help(1, 4, 2, 8, 1).verb == "accept"


def test_for_nothing_it_asks_for_more() -> None:
    move = asked_for_help(0, 4, 2, 8, 1)
    assert (move.verb, move.more[0]) == ("counter", 1)


def test_it_helps_nobody_to_win_the_game() -> None:
    assert asked_for_help(1, 9, 2, 8, 1).verb == "decline"


def nasty(*several: int) -> Move:
    state = table()
    levels(state, *several)
    give(state, 2, "enraged")
    fight(state, "decaf-elemental")
    return decide(state, 2)


def test_it_spoils_the_fight_that_would_raise_the_leader() -> None:
    state_move = nasty(6, 1, 2, 3)
    assert (state_move.verb, state_move.card) == ("play", card("enraged"))


def test_it_leaves_the_last_in_peace() -> None:
    assert nasty(3, 6, 2, 7).verb == "pass"


def test_curses_are_for_the_leader() -> None:
    state = table()
    levels(state, 2, 7, 3, 1)
    give(state, 0, "you-called-the-boss-mum")
    assert decide(state, 0) == Move(0, "play", card("you-called-the-boss-mum"), ("seat", 1))


def test_it_sells_what_isnt_worn() -> None:
    state = table()
    give(state, 0, "mace-of-sharpness", "stick-of-power-pointing")
    move = decide(state, 0)
    assert (move.verb, set(move.more)) == ("sell", {card("mace-of-sharpness"), card("stick-of-power-pointing")})


def test_it_doesnt_sell_the_armour_off_its_back() -> None:
    state = table()
    lay(state, 0, "three-piece-suit-of-armor", "shield-of-blame")
    assert decide(state, 0).verb == "kick"


def test_charity_gives_the_worst_card() -> None:
    state = table("charity")
    levels(state, 4, 1, 2, 2)
    state.phase = "charity"
    good = ("magic-missile", "bottled-panic", "next-day-bees", "early-retirement-form", "net-troll")
    give(state, 0, *good, "dwarf")
    lay(state, 0, "elf")
    give(state, 0, "shield-of-blame")
    lay(state, 0, "siege-stapler")
    moves = listing.moves(state, 0)
    given = [m for m in moves if m.verb == "give"]
    worths = dict(zip(map(Move.key, moves), bots.greedy.worths(bots.look(state, 0), moves), strict=True))
    assert given
    best = max(given, key=lambda m: worths[m.key()])
    assert best.on == ("seat", 1)
    assert best.more == (card("net-troll"),)


@pytest.mark.parametrize("order", [("pension-fund-dragon", "decaf-elemental"), ("decaf-elemental", "pension-fund-dragon")])
def test_it_runs_from_the_deadliest_first(order: Iterable[str]) -> None:
    state = table()
    levels(state, 6, 1, 1, 1)
    first, second = order
    fight(state, first)
    take(state, card(second))
    fighting.join_fight(state, card(second), 1)
    flow.advance(state)
    while state.stack[-1].kind == "combat":
        deciding.play(state, Move(simulate.clockwise(state), "pass"))
    move = decide(state, 0)
    assert (move.verb, move.card) == ("run", card("pension-fund-dragon"))


def test_it_beats_three_aimless_players() -> None:
    result = simulate.run(["base"], 4, ["greedy", "aimless", "aimless", "aimless"], 40, 11, 1)
    assert result.by_seat[0].low > 0.6
