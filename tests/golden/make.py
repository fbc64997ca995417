"""Makes the golden records anew, once a change of the rules or cards that was meant has made them stale."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

from kickdoor import record
from kickdoor.game import Game
from kickdoor.rules import deciding
from kickdoor.rules import moves as listing
from kickdoor.sets import open_box

NAMES = ("ada", "bo", "cleo", "dag")
# The players and the options of each.
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "base": (3, {}),
    "base-faster": (4, {"faster": True, "shared_victory": True, "first_player": 2}),
}
LEAST, MOST = 300, 1200  # moves: long enough to meet much, short enough for a file


def game_of(number: int, seats: int, options: dict[str, Any]) -> Game:
    """A game by chance, from this number on; not played further than the longest that is wanted."""
    game = Game.new(open_box(["base"]), NAMES[:seats], b"golden %d" % number, options)
    chance = random.Random(number)
    while not game.over and game.state.ply < MOST:
        seat = chance.choice(deciding.asked(game.state))
        game.play(chance.choice(listing.moves(game.state, seat)))
    return game


def main() -> None:
    """For each of them the first game that ends after so many moves."""
    for name, (seats, options) in GAMES.items():
        games = (game_of(number, seats, options) for number in itertools.count())
        game = next(game for game in games if game.over and game.state.ply >= LEAST)
        record.write(Path(__file__).parent / f"{name}.txt", record.record_of(game))


if __name__ == "__main__":
    main()
