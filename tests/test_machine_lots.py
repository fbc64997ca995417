"""Drawing lots gives each legal move the same chance; what is remembered of the table is never out of date."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from kickdoor import simulate
from kickdoor.box import Box
from kickdoor.frames import Combat
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.rules import (
    combat,
    deciding,
    mending,
    moments,
    playable,
    reading,
    standing,
    strength,
    timely,
    timing,
    traits,
    usable,
    verbs,
)
from kickdoor.rules import moves as listing
from kickdoor.rules.lots import Lots
from kickdoor.sets import open_box
from kickdoor.state import State
from tests.machine import NIGHT, any_move, new_game

GAMES = 30 if NIGHT else 3
PLIES = 400
SETS = (("base",), ("cooks",), ("xmen",), ("star",), ("base", "cooks", "xmen", "star"))
DRAWS = 3000


def states(box: Box, numbers: range, plies: int = PLIES) -> Iterator[State]:
    """The states that random games come through."""
    for number in numbers:
        game: Game = new_game(number, box)
        chance = random.Random(number)
        for _ in range(plies):
            if game.over:
                break
            yield game.state
            game.play(any_move(game.state, chance))


@pytest.mark.parametrize("names", SETS)
def test_a_part_never_holds_more_than_it_says_and_all_parts_are_the_moves(names: tuple[str, ...]) -> None:
    chance = random.Random(1)
    for state in states(open_box(names), range(GAMES)):
        for seat in deciding.asked(state):
            moves = listing.moves(state, seat)
            parts = [(most, list(listed(state, seat, of))) for most, listed, of in listing.parts(state, seat)]
            assert all(len(found) <= most for most, found in parts)
            assert [move for _, found in parts for move in found] == moves
            lots = Lots(state, seat)
            move = lots.draw(chance.random)
            assert move in moves
            assert deciding.why_not(state, move) is None
            assert lots.has_choice() == (len(moves) > 1)
            assert Lots(state, seat).has_choice() == (len(moves) > 1)


@pytest.mark.parametrize("number", range(3))
def test_each_move_is_as_likely_as_any_other(number: int) -> None:
    """Chi-square, at one in a million for each state: 5 standard deviations above its mean."""
    chance = random.Random(number)
    tried = 0
    for state in states(open_box(["base"]), range(number, number + 1)):
        for seat in deciding.asked(state):
            moves = listing.moves(state, seat)
            if state.ply % 25 or len(moves) < 3 or len({move.key() for move in moves}) < len(moves):
                continue
            drawn = Counter(Lots(state, seat).draw(chance.random).key() for _ in range(DRAWS))
            fair = DRAWS / len(moves)
            freedom = len(moves) - 1
            off = sum((drawn[move.key()] - fair) ** 2 / fair for move in moves)
            assert off < freedom + 5 * (2 * freedom) ** 0.5 + 12, (state.ply, seat, drawn)
            tried += 1
    assert tried >= 3


@pytest.mark.parametrize("names", SETS)
def test_what_is_remembered_is_what_would_be_worked_out_anew(names: tuple[str, ...]) -> None:
    for state in states(open_box(names), range(GAMES)):
        fresh = state.copy()
        fresh.choruses = [None] * len(state.choruses)
        fresh.assembly = fresh.gathered = None
        fresh.touch()
        now, anew = standing.gathering(state).voices(), standing.gathering(fresh).voices()
        said = {"bonus", "may_not", *(answer.question.key for voice in anew for answer in voice.answers)}
        assert now == anew
        assert standing.gathering(state) is not standing.gathering(fresh)
        assert all(standing.answers(state, key) == standing.answers(fresh, key) for key in said)
        for moment in state.box.forced:
            assert moments.compelled(state, moment) == moments.compelled(fresh, moment)
        assert state.lasting is not fresh.lasting
        assert deciding.asked(state) == deciding.asked(fresh)
        for seat in range(state.seats):
            assert usable.uses(state, seat) == usable.uses(fresh, seat)
            assert traits.of(state, seat) == traits.of(fresh, seat)
            assert traits.shielded(state, seat) == traits.shielded(fresh, seat)
            assert strength.lines(state, seat) == strength.lines(fresh, seat)
            assert listing.moves(state, seat) == listing.moves(fresh, seat)
        if state.memo.get("mended"):
            fresh.settled = ()
            assert not mending.mend(fresh)
        if "contest" in state.memo and isinstance(frame := fresh.stack[-1], Combat):
            assert combat.combat_step(fresh, frame)


@pytest.mark.parametrize("names", SETS)
def test_a_use_that_is_not_looked_at_closely_is_the_one_that_fits(names: tuple[str, ...]) -> None:
    looked_at = 0
    for state in states(open_box(names), range(GAMES)):
        spoken = {(said[1], said[0].you): said for voice in standing.gathering(state).voices() for said in voice.offered}
        for seat in range(state.seats) if timing.window_of(state) is None else ():
            for use in usable.uses(state, seat):
                if (use.path, seat) in spoken and use.nouns.card == use.path[0]:
                    voice, path, ability = spoken[use.path, seat]
                    assert moments.fit(state, voice, path, ability, ability.when[0], None) == use
                    looked_at += 1
    assert looked_at


@pytest.mark.parametrize("names", [("cooks",), ("base", "cooks", "xmen", "star")])
def test_what_a_rule_card_does_is_left_out_only_where_its_condition_never_holds(names: tuple[str, ...]) -> None:
    left_out = 0
    for state in states(open_box(names), range(1)):
        for voice in standing.gathering(state).voices():
            for moment, spoken in voice.compelled.items() if voice.card in state.box.rules else ():
                for said in spoken:
                    if said not in moments.compelled(state, moment):
                        assert said[2].if_ is not None
                        assert not reading.holds(state, said[2].if_, voice.nouns)
                        left_out += 1
    assert left_out > 100


@pytest.mark.parametrize("names", SETS)
def test_a_card_left_out_at_the_first_look_would_be_refused(names: tuple[str, ...]) -> None:
    left_out = 0
    for state in states(open_box(names), range(GAMES)):
        for seat in range(state.seats):
            hopeful = timely.hopeful(state, seat, timing.times(state, seat))
            for card in (card for card in state.hand[seat] if card not in hopeful):
                assert playable.card_refusal(state, seat, card) is not None
                assert not verbs.puts_down(state, Move(seat, "play", card))
                left_out += 1
    assert left_out > 1000


@pytest.mark.parametrize("names", SETS)
def test_the_silent_of_a_window_can_only_pass(names: tuple[str, ...]) -> None:
    silent = 0
    for state in states(open_box(names), range(GAMES)):
        for seat in listing.silent(state, deciding.asked(state)):
            assert listing.moves(state, seat) == [Move(seat, "pass")]
            silent += 1
    assert silent > 100


def test_a_game_is_the_same_whether_decisions_are_counted_or_not() -> None:
    box = open_box(["base"])
    names = ("aimless", "greedy", "aimless")
    for number in range(3):
        counted = simulate.play_game(box, names, 1, number, {})
        plain = simulate.play_game(box, names, 1, number, {}, count=False)
        assert counted._replace(decisions=0) == plain._replace(decisions=0)
        assert counted.decisions > plain.decisions
