"""How normal weighs and easy overlooks: the cheapest cards that are enough, the terms that decide, the names of bots."""

import pytest

from kickdoor import bots, game, sets, simulate
from kickdoor.bots import look
from kickdoor.bots.easy import OVERLOOKED, Easy
from kickdoor.bots.normal import Normal, weigh
from kickdoor.bots.seen import seen_glance
from kickdoor.bots.tempers import PLAIN, TEMPERS
from kickdoor.bots.terms import Source, Term, cheapest, cost, deciding, together, total
from kickdoor.rules import deciding as deciding_rules
from kickdoor.rules import moves as listing
from kickdoor.state import State
from kickdoor.view import view
from tests.situations import scene_of
from tests.test_bots_greedy import fight, give, levels, table


def sources(*rows: tuple[int, int, float]) -> list[Source]:
    """Sources by card, strength and price."""
    return [Source(place, *row) for place, row in enumerate(rows)]


def test_the_cheapest_cards_that_are_enough_are_found() -> None:
    some = sources((1, 5, 9.0), (2, 3, 2.0), (3, 2, 2.5), (4, 10, 20.0))
    assert [each.card for each in cheapest(some, 5)] == [2, 3]
    assert cost(cheapest(some, 5)) == 4.5
    assert [each.card for each in cheapest(some, 3)] == [2]


def test_of_cards_that_cost_the_same_the_one_that_is_just_enough_is_played() -> None:
    some = sources((1, 10, 4.5), (2, 5, 4.5), (3, 2, 4.5))
    assert [each.card for each in cheapest(some, 4)] == [2]
    assert [each.card for each in cheapest(some, 6)] == [1]


def test_a_card_counts_once_whatever_it_could_be_used_for() -> None:
    some = sources((1, 3, 1.0), (1, 3, 1.0), (2, 2, 1.0))
    assert together(some) == 5
    assert cheapest(some, 6) == ()
    assert [each.card for each in cheapest(some, 5)] == [1, 2]


def test_nothing_is_needed_where_nothing_lacks() -> None:
    assert cheapest(sources((1, 3, 1.0)), 0) == ()


def test_the_term_that_differs_most_decides() -> None:
    weight = (Term("needs-help", 20.0), Term("costs-treasures", -1.0), Term("deals-remembered", 3.0))
    other = (Term("needs-help", 20.0), Term("costs-treasures", -2.0))
    assert deciding(weight, other).reason == "deals-remembered"
    assert deciding(weight, (*other, Term("would-win", -50.0))).reason == "would-win"


def chosen(state: State, seat: int, temper: str = "plain") -> tuple[str, int, tuple[object, ...]]:
    """What normal does: verb, card, target."""
    move = simulate.choose(state, seat, Normal(1, TEMPERS[temper]), listing.moves(state, seat))
    return move.verb, move.card, move.on


def test_a_weak_card_is_taken_where_it_is_enough() -> None:
    state = table()
    levels(state, 2, 1, 1, 1)
    give(state, 0, "magic-missile", "potion-of-maybe")
    fight(state, "people-person")
    assert chosen(state, 0) == ("play", state.box.by_id["potion-of-maybe"][0], ("side", -1))


def test_help_is_cheaper_than_a_good_card() -> None:
    state = table()
    levels(state, 6, 2, 5, 1)
    give(state, 0, "magic-missile")
    fight(state, "net-troll")
    assert chosen(state, 0)[::2] == ("ask", ("seat", 2))


def test_nasty_cards_are_kept_for_the_end() -> None:
    state = table()
    levels(state, 4, 1, 2, 3)
    give(state, 2, "enraged")
    fight(state, "decaf-elemental")
    assert chosen(state, 2)[0] == "pass"
    assert chosen(state, 2, "spiteful")[0] == "play"


def test_every_choice_has_its_reason() -> None:
    state = game.set_up(sets.open_box(["base"]), 4, b"reasons")
    players = [Normal(seat) for seat in range(4)]
    told = 0
    for _ in range(200):
        seat = simulate.clockwise(state)
        moves = listing.moves(state, seat)
        if len(moves) > 1:
            move = simulate.choose(state, seat, players[seat], moves)
            reason = players[seat].why()
            assert reason is not None and reason.reason
            told += 1
        else:
            (move,) = moves
        deciding_rules.play(state, move, sure=True)
        if state.winners:
            break
    assert told > 40


def test_what_a_newcomer_overlooks_is_left_to_chance() -> None:
    state = table()
    give(state, 0, "hat-wider-than-doors")
    moves = listing.moves(state, 0)
    wanted = ("equip", state.box.by_id["hat-wider-than-doors"][0])
    put_on = sum(
        (move.verb, move.card) == wanted for move in (simulate.choose(state, 0, Easy(seed), moves) for seed in range(400))
    )
    assert abs(put_on / 400 - (1 - OVERLOOKED["equip"])) < 0.1


@pytest.mark.parametrize("name", ["normal", "NORMAL:Spiteful", "easy:cautious", "greedy"])
def test_bots_are_named_with_their_temperament(name: str) -> None:
    assert bots.make(name, 1).name == name.casefold().partition(":")[0]


@pytest.mark.parametrize(("name", "message"), [("normal:grim", "bot-temper-unknown"), ("greedy:spiteful", "bot-without-temper")])
def test_a_temperament_that_isnt_is_refused(name: str, message: str) -> None:
    with pytest.raises(bots.BotNameError) as refused:
        bots.make(name, 1)
    assert refused.value.message_id == message
    assert refused.value.facts["name"] == name


def test_a_kind_without_temperament_stays_as_it_is() -> None:
    assert bots.disposed("greedy", "spiteful") == "greedy"
    assert bots.disposed("normal", "spiteful") == "normal:spiteful"


def test_weights_are_as_many_as_moves() -> None:
    state = table()
    moves = listing.moves(state, 0)
    assert len(weigh(bots.look(state, 0), moves, PLAIN)) == len(moves)
    assert all(isinstance(total(weight), float) for weight in weigh(bots.look(state, 0), moves, PLAIN))


def test_an_offer_is_seen_alike_from_a_view_alone() -> None:
    run = scene_of("A good Item is as good as Treasures")
    seat = run.names.index("third")
    glance, seen = look(run.state, seat), seen_glance(run.state.box, view(run.state, seat), goal=10)
    assert glance.proposal is not None
    assert glance.proposal.cards
    assert seen.proposal == glance.proposal
