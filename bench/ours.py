"""kickdoor's figures, as JSON: `python -m bench.ours SECONDS ROUND`."""

from __future__ import annotations

import json
import sys
from itertools import count

from bench.measure import Figures, per_call, timed
from kickdoor import game, sets, simulate
from kickdoor.state import State

SETS = ("base",)
MID_GAME = 250  # plies
COPIES = 20_000


def figures(seconds: float, number: int) -> Figures:
    """Four aimless players, four greedy ones, and copies of a state in mid-game."""
    plies = choices = 0
    numbers = count(number * 10_000)

    def aimless() -> int:
        nonlocal plies, choices
        played = simulate.play_game(sets.open_box(SETS), ("aimless",) * 4, 1, next(numbers), {})
        plies, choices = plies + played.plies, choices + played.decisions
        return played.plies

    def greedy() -> int:
        simulate.play_game(sets.open_box(SETS), ("greedy",) * 4, 1, next(numbers), {})
        return 1

    with simulate.quiet_memory():
        moves = timed(aimless, seconds)
        games = timed(greedy, seconds)
    copy = per_call(mid_game(number).copy, COPIES)
    return {"moves": moves, "choices": moves * choices / plies, "games": games, "copy": copy}


def mid_game(number: int) -> State:
    """A state some way into a game of four greedy players."""
    from kickdoor import bots
    from kickdoor.rules import deciding
    from kickdoor.rules import moves as listing

    state = game.set_up(sets.open_box(SETS), 4, b"copy %d" % number)
    players = [bots.make("greedy", seat) for seat in range(4)]
    while state.ply < MID_GAME and not state.winners:
        seat = simulate.clockwise(state)
        deciding.play(state, simulate.choose(state, seat, players[seat], listing.moves(state, seat)), sure=True)
    return state


if __name__ == "__main__":
    print(json.dumps(figures(float(sys.argv[1]), int(sys.argv[2]))))
