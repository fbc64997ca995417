"""kickdoor's figures, as JSON: `python -m bench.ours SECONDS ROUND SET...`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from itertools import count

from bench.measure import Figures, per_call, timed
from kickdoor import game, sets, simulate
from kickdoor.box import Box
from kickdoor.state import State

MID_GAME = 250  # plies
COPIES = 20_000


def figures(seconds: float, number: int, names: Sequence[str]) -> Figures:
    """Four aimless players, four greedy ones, and copies of a state in mid-game.

    Drawing a move needs no list of the others: how many had an alternative is counted when the same games are played again.
    """
    box = sets.open_box(names)
    numbers = count(number * 10_000)
    drawn: list[int] = []

    def aimless() -> int:
        drawn.append(next(numbers))
        return simulate.play_game(box, ("aimless",) * 4, 1, drawn[-1], {}, count=False).plies

    def greedy() -> int:
        simulate.play_game(box, ("greedy",) * 4, 1, next(numbers), {})
        return 1

    with simulate.quiet_memory():
        moves = timed(aimless, seconds)
        games = timed(greedy, seconds)
        again = [simulate.play_game(box, ("aimless",) * 4, 1, game, {}) for game in drawn]
    share = sum(played.decisions for played in again) / sum(played.plies for played in again)
    copy = per_call(mid_game(box, number).copy, COPIES)
    return {"moves": moves, "choices": moves * share, "games": games, "copy": copy}


def mid_game(box: Box, number: int) -> State:
    """A state some way into a game of four greedy players."""
    from kickdoor import bots
    from kickdoor.rules import deciding
    from kickdoor.rules import moves as listing

    state = game.set_up(box, 4, b"copy %d" % number)
    players = [bots.make("greedy", seat) for seat in range(4)]
    while state.ply < MID_GAME and not state.winners:
        seat = simulate.clockwise(state)
        deciding.play(state, simulate.choose(state, seat, players[seat], listing.moves(state, seat)), sure=True)
    return state


if __name__ == "__main__":
    print(json.dumps(figures(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])))
