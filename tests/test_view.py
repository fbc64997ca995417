"""Views: what one seat may know, its numbers, and possible states behind it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from kickdoor.event import Event
from kickdoor.game import Game
from kickdoor.rules import deciding, moving
from kickdoor.rules import moves as listing
from kickdoor.sight import HIDDEN, Sight, real_move, seen_event, seen_moves
from kickdoor.state import DECK, DISCARD, HAND, TABLE, State
from kickdoor.view import View, imagine, view
from tests import machine


def positions(count: int, apart: int = 60) -> Iterator[Game]:
    """Games at several points."""
    for number in range(count):
        game = machine.new_game(number)
        chance = random.Random(number)
        for _ in range(5):
            machine.ran(game, chance, chance.randrange(apart * 2))
            if not game.over:
                yield game


@pytest.fixture
def state() -> State:
    """A table just after the deal, with four seats."""
    return machine.new_game(1).state


def hand_to(state: State, seat: int, card: int) -> None:
    """Put a card into a hand, wherever it is, as if it had come there unseen."""
    moving.move(state, card, HAND + seat)
    state.known[card] = 1 << seat


def twins(state: State) -> list[int]:
    """Three cards printed alike."""
    box = state.box
    return next(row for row in box.by_id.values() if len(row) == 3 and box[row[0]].kind == "class")


# --- what is in it ---------------------------------------------------------------------------------------------------


def test_a_view_goes_through_json_and_back() -> None:
    for game in positions(3):
        for seat in (*range(game.state.seats), None):
            seen = view(game.state, seat, game.names)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def test_one_sees_ones_own_hand_and_the_backs_of_others(state: State) -> None:
    seen = view(state, 2)
    assert seen.me.hand == state.hand[2]
    for munchkin in seen.munchkins:
        assert (munchkin.doors, munchkin.treasures, munchkin.cards) == (4, 4, 8)
        assert munchkin.seat == 2 or munchkin.hand == ()


def test_who_looks_on_sees_no_hand(state: State) -> None:
    assert all(munchkin.hand == () for munchkin in view(state, None).munchkins)


def test_no_number_of_a_hidden_card_leaves_the_engine() -> None:
    for game in positions(6):
        state = game.state
        for seat in range(state.seats):
            seen = view(state, seat)
            hidden = {c for c, zone in enumerate(state.zone) if zone == DECK or HAND <= zone < TABLE}
            hidden -= set(state.hand[seat])
            kinds = {state.box[card].id for card in hidden if not state.known[card] >> seat & 1}
            shown = {state.box[card].id for card in numbers_in(seen)}
            open_ = {state.box[c].id for c in range(len(state.zone)) if c not in hidden or state.known[c] >> seat & 1}
            assert not (shown & kinds) - open_


def numbers_in(seen: View) -> set[int]:
    """The cards that a view shows."""
    found = {seen.door, *seen.tops, *seen.laid_out}
    for munchkin in seen.munchkins:
        found.update(munchkin.hand)
        found.update(thing.card for thing in munchkin.things)
    if seen.fight is not None:
        found.update(foe.card for foe in seen.fight.foes)
    if seen.question is not None:
        found.add(seen.question.card)
        if seen.question.sort in ("card", "foe", "order"):
            found.update(seen.question.options)
    return {card for card in found if card >= 0}


def test_a_fight_shows_both_totals_line_by_line() -> None:
    met = 0
    for game in positions(12):
        seen = view(game.state, None)
        if seen.fight is not None:
            met += 1
            assert seen.fight.ours == sum(amount for _, amount in seen.fight.our_lines)
            assert seen.fight.theirs == sum(amount for _, amount in seen.fight.their_lines)
            assert seen.fight.fighter in range(game.state.seats)
    assert met > 3


def test_only_the_top_of_the_discards_is_shown(state: State) -> None:
    cards = state.decks[0][-3:]
    for card in cards:
        moving.move(state, card, DISCARD)
    seen = view(state, 0)
    assert seen.discards == (3, 0)
    assert state.box[seen.tops[0]].id == state.box[cards[-1]].id
    assert seen.tops[1] == -1


def test_options_are_shown_to_the_one_who_is_asked() -> None:
    met = 0
    game, chance = machine.new_game(2), random.Random(2)
    while met < 10:
        machine.ran(game, chance, 1)
        seat = game.asked()[0]
        question = view(game.state, seat).question
        assert question is not None
        if question.kind == "choose" and question.sort == "card":
            met += 1
            assert question.options
            other = view(game.state, (seat + 1) % game.state.seats).question
            assert other is not None
            assert other.options == ()


# --- what is known of a hand -----------------------------------------------------------------------------------------


def test_a_card_that_was_shown_is_known_until_one_of_its_back_leaves_unseen(state: State) -> None:
    card, other = doors_of(state, 1)[:2]
    state.known[card] |= 1 << 0
    assert [state.box[c].id for c in view(state, 0).munchkins[1].hand] == [state.box[card].id]
    moving.move(state, other, HAND + 2)
    assert view(state, 0).munchkins[1].hand == ()
    assert view(state, 0).munchkins[2].hand == ()


def test_a_treasure_that_leaves_unseen_says_nothing_about_doors(state: State) -> None:
    card = doors_of(state, 1)[0]
    state.known[card] |= 1 << 0
    treasure = next(c for c in state.hand[1] if state.box.pile[c] == 1)
    moving.move(state, treasure, HAND + 2)
    assert len(view(state, 0).munchkins[1].hand) == 1


def test_who_gives_and_who_gets_know_the_card(state: State) -> None:
    card = doors_of(state, 1)[0]
    moving.move(state, card, HAND + 2)
    assert [state.box[c].id for c in view(state, 1).munchkins[2].hand] == [state.box[card].id]
    assert view(state, 3).munchkins[2].hand == ()


def test_of_two_cards_alike_nobody_knows_which_was_played(state: State) -> None:
    first, second, _ = twins(state)
    for card in (first, second):
        hand_to(state, 1, card)
    state.known[second] |= 1 << 0
    assert len(view(state, 0).munchkins[1].hand) == 1
    moving.move(state, first, DISCARD)
    assert view(state, 0).munchkins[1].hand == ()


def doors_of(state: State, seat: int) -> list[int]:
    """The Doors in a hand."""
    return [card for card in state.hand[seat] if state.box.pile[card] == 0]


def test_numbers_do_not_tell_twins_apart(state: State) -> None:
    first, second, third = twins(state)
    for one in (first, second, third):
        twin = state.copy()
        hand_to(twin, 0, one)
        seen = view(twin, 0)
        assert seen.me.hand[-1] == first


# --- moves and events ------------------------------------------------------------------------------------------------


def test_moves_go_into_the_numbers_of_a_view_and_back() -> None:
    for game in positions(8):
        for seat in game.asked():
            real = listing.moves(game.state, seat)
            seen = seen_moves(game.state, seat)
            assert [real_move(game.state, seat, move) for move in seen] == real
            own = set(view(game.state, seat).me.hand)
            assert all(m.card in own for r, m in zip(real, seen, strict=True) if r.card in game.state.hand[seat])


def test_an_event_hides_the_cards_from_those_who_did_not_see_them(state: State) -> None:
    card = state.hand[0][0]
    event = Event("gave", 0, (card,), 1, 2, "TURN-13", 1 << 0 | 1 << 2)
    assert seen_event(state, 1, event).cards == (HIDDEN,)
    assert seen_event(state, None, event).cards == (HIDDEN,)
    for seat in (0, 2):
        (number,) = seen_event(state, seat, event).cards
        assert state.box[number] is state.box[card]


def test_a_hidden_card_has_no_number(state: State) -> None:
    assert Sight(state, 0).maybe(state.hand[1][0]) == HIDDEN
    assert Sight(state, 0).maybe(state.hand[0][0]) != HIDDEN


# --- imagined states -------------------------------------------------------------------------------------------------


def test_an_imagined_state_looks_the_same_and_can_be_played() -> None:
    done = 0
    for game in positions(10):
        seat = game.asked()[0]
        deep = view(game.state, seat, deep=True)
        if deep.beneath is None:
            continue
        for seed in (b"one", b"two"):
            possible = imagine(deep, game.state.box, seed)
            machine.check_places(possible)
            assert view(possible, seat) == view(game.state, seat)
            assert seen_moves(possible, seat) == seen_moves(game.state, seat)
            chance = random.Random(done)
            for _ in range(40):
                if possible.winners:
                    break
                deciding.play(possible, machine.any_move(possible, chance))
                machine.check_places(possible)
            done += 1
    assert done > 30


def test_imagined_states_differ_in_what_is_hidden(state: State) -> None:
    deep = view(state, 0, deep=True)
    one, two = (imagine(deep, state.box, seed) for seed in (b"one", b"two"))
    assert one.hand[0] == two.hand[0] == state.hand[0]
    assert one.hand[1] != two.hand[1]
    assert len({tuple(s.decks[0]) for s in (one, two, state)}) == 3
