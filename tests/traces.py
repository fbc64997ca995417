"""What happens in random games, move by move: `python -m tests.traces COUNT` prints a line for each game, one number a move.

`python -m tests.traces 0 PLACE GAME` prints one step of one game: the moves offered, the one that is made, the table after it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from hashlib import sha256

from kickdoor import saving
from kickdoor.game import Game
from kickdoor.rules import deciding
from kickdoor.rules import moves as listing
from kickdoor.sets import open_box
from tests import machine

MIXES = (("base",), ("cooks",), ("xmen",), ("star",), ("base", "cooks"), ("base", "cooks", "xmen", "star"))
LONGEST = 10**9 if machine.NIGHT else 3_000  # moves of a game that are compared
LENGTH = 6  # hexadecimal digits for a move; what goes before it goes into it too


def steps(number: int) -> Iterator[str]:
    """A game of the mix whose turn it is: all that a seat could make, the move that it made, what came of it."""
    chance = random.Random(number)
    game: Game = machine.new_game(number, open_box(MIXES[number % len(MIXES)]))
    while not game.over and game.state.ply < LONGEST:
        offered = listing.moves(game.state, chance.choice(deciding.asked(game.state)))
        move = chance.choice(offered)
        events = game.play(move)
        yield f"{offered} {move} {events} {saving.frozen(game.state).decode()}"


def trace(number: int) -> str:
    """The numbers of all moves of a game."""
    mark, found = b"", []
    for step in steps(number):
        mark = sha256(mark + step.encode()).digest()
        found.append(mark.hex()[:LENGTH])
    return " ".join(found)


def main(count: int, place: int = 0, game: int = -1) -> None:
    """Print them."""
    if game >= 0:
        print(next(step for at, step in enumerate(steps(game)) if at == place))
        return
    for number in range(count):
        print(trace(number), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
