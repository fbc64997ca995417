"""Bots: what they are shown, that the same seed plays the same, and how greedy plays."""

from collections.abc import Sequence
from random import Random

import pytest
from sources import PACKAGE, ROOT, imports, module_name, python_files, tree

from kickdoor import bots, game, sets, simulate
from kickdoor.bots.aimless import Aimless
from kickdoor.bots.glance import Glance
from kickdoor.move import Move
from kickdoor.rules import deciding
from kickdoor.rules import moves as listing
from kickdoor.state import HAND, State

LOOKS = ("kickdoor.bots.glance", "kickdoor.bots.worlds")  # the only files that know a State; that of worlds only imagined ones
NAMES = ("aimless", "easy", "greedy", "normal", "hard@60")
ENGINE = ("kickdoor.rules", "kickdoor.state", "kickdoor.game")
PLAIN = ("MUNCHKINS", "MONSTERS", "Terms")


def new_game(number: int, seats: int = 4) -> State:
    return game.set_up(sets.open_box(["base"]), seats, f"bots {number}".encode())


def play_on(state: State, kind: str, plies: int, seed: int = 1) -> None:
    """Let bots of one kind play so many moves."""
    players = [bots.make(kind, seed + seat) for seat in range(state.seats)]
    for _ in range(plies):
        if state.winners:
            return
        step(state, players)


def step(state: State, players: Sequence[bots.Bot]) -> Move:
    seat = simulate.clockwise(state)
    move = simulate.choose(state, seat, players[seat], listing.moves(state, seat))
    deciding.play(state, move, sure=True)
    return move


def test_only_the_glance_knows_a_state() -> None:
    wrong = [
        f"{module_name(file)}: {module}"
        for file in python_files(PACKAGE / "bots")
        if module_name(file) not in LOOKS
        for _, module in imports(tree(file))
        if module.startswith(ENGINE) and module.rpartition(".")[2] not in PLAIN and module != "kickdoor.state"
    ]
    assert not wrong, "\n".join(wrong)


def plain(value: object) -> bool:
    if isinstance(value, tuple | frozenset):
        return all(map(plain, value))
    return value is None or isinstance(value, int | str)


@pytest.mark.parametrize("number", range(6))
def test_a_glance_holds_plain_values_and_the_public_box_alone(number: int) -> None:
    state = new_game(number)
    play_on(state, "aimless", 40 + 90 * number)
    for seat in range(state.seats):
        glance = bots.look(state, seat)
        rest = [getattr(glance, name) for name in Glance.holds if name != "box"]
        assert all(map(plain, rest))
        assert glance.box is state.box


@pytest.mark.parametrize("number", range(8))
def test_two_worlds_that_a_seat_cant_tell_apart_look_the_same(number: int) -> None:
    state = new_game(number)
    play_on(state, "greedy", 15 + 60 * number)
    seat = number % state.seats
    other = shuffled_behind(state, seat, Random(number))
    assert [getattr(bots.look(state, seat), name) for name in Glance.holds] == [
        getattr(bots.look(other, seat), name) for name in Glance.holds
    ]


def shuffled_behind(state: State, seat: int, chance: Random) -> State:
    """The same table with other cards in the other hands and in the decks: each hand keeps its size."""
    twin = state.copy()
    twin.memo = {}
    hidden = [s for s in range(state.seats) if s != seat]
    pool = [card for s in hidden for card in state.hand[s]] + [card for deck in state.decks for card in deck]
    for pile in range(len(state.decks)):
        cards = [card for card in pool if state.box.pile[card] == pile]
        chance.shuffle(cards)
        for s in hidden:
            mine = [card if state.box.pile[card] != pile else cards.pop() for card in twin.hand[s]]
            twin.hand[s] = tuple(mine)
        twin.decks[pile] = tuple(cards)
    for s in hidden:
        for card in twin.hand[s]:
            twin.zone[card] = HAND + s
    for deck in twin.decks:
        for card in deck:
            twin.zone[card] = 1
    assert twin.hand != state.hand
    return twin


@pytest.mark.parametrize("kind", NAMES)
def test_the_same_seed_plays_the_same(kind: str) -> None:
    first, second = new_game(3), new_game(3)
    for state in (first, second):
        play_on(state, kind, 300 if "@" not in kind else 50)
    assert first.ply == second.ply
    assert (first.level, first.hand, first.table, first.decks) == (
        second.level,
        second.hand,
        second.table,
        second.decks,
    )


def test_aimless_takes_each_move_as_often() -> None:
    bot = Aimless(5)
    moves = [Move(0, "choose", more=(option,)) for option in range(4)]
    counts = [0, 0, 0, 0]
    for _ in range(4000):
        counts[bot.choose(None, moves).more[0]] += 1
    assert all(900 < count < 1100 for count in counts)


def test_every_move_of_a_bot_is_one_of_those_offered() -> None:
    state = new_game(9, 5)
    players = [bots.make("greedy", seat) for seat in range(5)]
    for _ in range(400):
        if state.winners:
            break
        seat = simulate.clockwise(state)
        offered = listing.moves(state, seat)
        move = simulate.choose(state, seat, players[seat], offered)
        assert move in offered
        deciding.play(state, move)


def test_the_bot_of_the_page_plays(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    (code,) = [block.partition("```")[0] for block in page.split("```python\n")[1:]]
    exec(compile(code, "docs/bots.md", "exec"), {})
    (wins,) = [int(line.split()[1]) for line in capsys.readouterr().out.splitlines()]
    assert wins > 3  # of 20 among three who play at random


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(bots.BotNameError) as refused:
        bots.make("clever", 1)
    assert refused.value.message_id == "bot-unknown"
    assert refused.value.facts["name"] == "clever"
