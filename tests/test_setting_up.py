"""What is true when a game begins."""

from collections import Counter

import pytest

from kickdoor import game, sets
from kickdoor.box import DOOR, TREASURE
from kickdoor.errors import OptionError, SeatsError
from kickdoor.game import Game
from kickdoor.options import parse
from kickdoor.state import FEMALE, MALE

NAMES = ("ann", "ben", "cat", "dan", "eve", "fay", "gus")


def new(seats: int, **options: object) -> Game:
    return Game.new(sets.open_box(["base"]), NAMES[:seats], b"setting up", dict(options))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_play(seats: int) -> None:
    """SETUP-01."""
    assert new(seats).state.seats == seats


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_fewer_or_more_do_not(seats: int) -> None:
    """SETUP-01."""
    with pytest.raises(SeatsError):
        new(seats)


def test_two_may_where_the_table_says_so() -> None:
    """SETUP-01, AMB-74."""
    assert new(2, two_players=True).state.seats == 2


def test_two_piles_of_their_own_kind_are_shuffled() -> None:
    """SETUP-06."""
    state = new(3).state
    other = Game.new(sets.open_box(["base"]), NAMES[:3], b"another seed").state
    for pile in (DOOR, TREASURE):
        assert all(state.box.pile[card] == pile for card in state.decks[pile])
        assert state.decks[pile] != other.decks[pile]


@pytest.mark.parametrize("seats", [3, 6])
def test_everybody_is_dealt_four_of_each(seats: int) -> None:
    """SETUP-07."""
    state = new(seats).state
    for hand in state.hand:
        assert Counter(state.box.pile[card] for card in hand) == {DOOR: 4, TREASURE: 4}


def test_everybody_starts_at_level_1_with_nothing_in_play() -> None:
    """CHAR-01."""
    state = new(4).state
    assert state.level == [1] * 4
    assert state.table == [()] * 4


def test_the_sexes_are_as_declared_by_seat() -> None:
    """CHAR-03."""
    assert new(3, sexes="ffm").state.sex == [FEMALE, FEMALE, MALE]
    assert new(4).state.sex == [MALE, FEMALE, MALE, FEMALE]
    with pytest.raises(OptionError):
        parse("sexes=xy")


def test_who_goes_first_may_be_chosen() -> None:
    """SETUP-10."""
    assert new(4, first_player=3).state.turn == 3
    assert {game.set_up(sets.open_box(["base"]), 4, b"%d" % n).turn for n in range(30)} == {0, 1, 2, 3}
