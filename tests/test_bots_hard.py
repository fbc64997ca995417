"""How hard looks ahead: in worlds that agree with what it sees, by a budget of imagined moves."""

from random import Random

import pytest

from kickdoor import bots, simulate
from kickdoor.bots.dealings import Dealings
from kickdoor.bots.glance import Glance
from kickdoor.bots.hard import LEAST_WORLDS, Hard
from kickdoor.bots.normal import Normal
from kickdoor.bots.prospects import chances, standing
from kickdoor.bots.worlds import Worlds
from kickdoor.move import Move
from kickdoor.notation.text import write
from kickdoor.rules import deciding
from kickdoor.rules import moves as listing
from kickdoor.sets import open_box
from kickdoor.state import State
from kickdoor.table.thinking import packed, quick, unpacked
from kickdoor.view import view
from tests.situations import scene_of, varied
from tests.test_bots_greedy import give, levels, table

PLAIN = [name for name in Glance.holds if name != "box"]


def positions(count: int, *names: str, options: dict[str, object] | None = None) -> list[tuple[State, int]]:
    """Tables at which somebody has a choice, from games of normal bots."""
    found: list[tuple[State, int]] = []
    state, players = simulate.begin(open_box(list(names) or ["base"]), ("normal",) * 4, 5, len(names), options or {})
    while len(found) < count:
        seat = simulate.clockwise(state)
        moves = listing.moves(state, seat)
        if len(moves) > 1 and view(state, seat, deep=True).beneath is not None and Random(state.ply).random() < 0.3:
            found.append((state.copy(), seat))
        move = moves[0] if len(moves) == 1 else simulate.choose(state, seat, players[seat], moves)
        deciding.play(state, move, sure=True)
    return found


@pytest.mark.parametrize(("names", "options"), [(("base",), {}), (("base", "star"), {"piles_per_set": True})])
def test_imagined_worlds_agree_with_what_is_seen(names: tuple[str, ...], options: dict[str, object]) -> None:
    for state, seat in positions(12, *names, options=options):
        deep = view(state, seat, deep=True)
        for number in range(3):
            world = Worlds(deep, state.box).of(b"world %d" % number)
            seen, imagined = bots.look(state, seat), world.glance(seat)
            assert [getattr(seen, name) for name in PLAIN] == [getattr(imagined, name) for name in PLAIN]
            assert list(world.moves(seat)) == listing.moves(state, seat)


def thought(state: State, seat: int, bot: Hard) -> Move:
    """The bot's choice."""
    return simulate.choose(state, seat, bot, listing.moves(state, seat))


def test_the_budget_is_counted_in_imagined_moves() -> None:
    for state, seat in positions(6):
        bot = Hard(3, budget=40)
        thought(state, seat, bot)
        assert bot.imagined == 0 or 40 <= bot.imagined <= 40 + 5 * 120
        twin = Hard(3, budget=40)
        assert thought(state, seat, twin) == thought(state, seat, Hard(3, budget=40))
        assert twin.imagined == bot.imagined


def test_what_is_plain_costs_nothing() -> None:
    state = table()
    give(state, 0, "hat-wider-than-doors")
    bot = Hard(1)
    assert thought(state, 0, bot).verb == "equip"
    assert bot.imagined == bot.thoughts == 0


def test_a_forced_move_costs_nothing() -> None:
    for state, seat in positions(4):
        for move in listing.moves(state, seat)[:3]:
            bot = Hard(3, budget=400)
            assert bot.choose(simulate.shown(state, seat, bot), [move]) == move
            assert bot.imagined == bot.thoughts == 0


def test_those_whom_it_imagines_remember_too() -> None:
    run = scene_of("It asks whoever makes it a win")
    state = varied(run.state, {"levels": {"aric": (4, 4), "third": (4, 4)}}, run.names, Random(1))
    seat, helper = run.names.index("aric"), run.names.index("third")
    ask = next(move for move in listing.moves(state, seat) if write(state, run.names, move).startswith("ask third offering 2"))
    levels_after = []
    for dealings in (Dealings(), Dealings(broken=((seat, helper, 1),))):
        world = Worlds(view(state, seat, deep=True), state.box).of(b"some world")
        Hard(1)._played_on(world, ask, dealings)
        levels_after.append(world.glance(seat).level[seat])
    assert levels_after[0] > 4 >= levels_after[1]


def test_out_of_time_it_plays_what_looks_best() -> None:
    for state, seat in positions(6):
        moves = listing.moves(state, seat)
        bot = Hard(3, budget=100_000)
        bot.seconds = 0.0
        assert simulate.choose(state, seat, bot, moves) == simulate.choose(state, seat, Normal(3), moves)
        assert LEAST_WORLDS > 1


def test_without_a_deep_view_it_plays_as_normal() -> None:
    for state, seat in positions(4):
        moves, glance = listing.moves(state, seat), bots.look(state, seat)
        assert Hard(3).choose(glance, moves) == Normal(3).choose(glance, moves)


def test_it_travels_with_what_it_can_imagine_from() -> None:
    state, seat = positions(1)[0]
    moves = listing.moves(state, seat)
    shown = simulate.shown(state, seat, Hard(4))
    twin = unpacked(packed(shown))
    assert bots.foreseen(twin) == bots.foreseen(shown) is not None
    assert quick("hard@60", 4, twin, moves) == quick("hard@60", 4, shown, moves)


def test_more_of_everything_is_worth_more() -> None:
    state = table()
    levels(state, 5, 5, 5, 5)
    before = chances(bots.look(state, 0))
    give(state, 0, "magic-missile")
    after = chances(bots.look(state, 0))
    assert after[0] > before[0] and abs(sum(after) - 1) < 1e-9
    levels(state, 9, 5, 5, 5)
    assert standing(bots.look(state, 0), 0) > standing(bots.look(state, 0), 1)


def test_it_looks_ahead_where_there_is_something_to_think_about() -> None:
    state = table()
    levels(state, 4, 1, 2, 3)
    give(state, 0, "magic-missile", "potion-of-maybe")
    (monster,) = state.box.by_id["people-person"]
    state.decks[0] = (*(card for card in state.decks[0] if card != monster), monster)
    deciding.play(state, Move(0, "kick"))
    bot = Hard(2, budget=200)
    assert thought(state, 0, bot).verb in ("play", "pass", "ask")
    assert bot.thoughts == 1


@pytest.mark.parametrize("name", ["hard@0", "hard@x", "normal@50", "hard@99999999"])
def test_a_budget_that_isnt_is_refused(name: str) -> None:
    with pytest.raises(bots.BotNameError) as refused:
        bots.make(name, 1)
    assert refused.value.message_id == "bot-bad-budget"


def test_a_budget_is_part_of_the_name() -> None:
    bot = bots.make("hard@50:cautious", 1)
    assert isinstance(bot, Hard)
    assert (bot.budget, bot.temper.name) == (50, "cautious")
