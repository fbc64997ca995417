"""Makes the golden records anew, once a change of the rules or cards that was meant has made them stale."""

from __future__ import annotations

import itertools
import random
import sys
from pathlib import Path
from typing import Any

from kickdoor import record
from kickdoor.game import Game
from kickdoor.play.recorded import record_game
from kickdoor.rules import deciding
from kickdoor.rules import moves as listing
from kickdoor.sets import open_box

NAMES = ("ada", "bo", "cleo", "dag")
EVERY = "base,cooks,star,xmen"
# The sets, the players and the options of each.
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "base": ("base", 3, {}),
    "base-faster": ("base", 4, {"faster": True, "shared_victory": True, "first_player": 2}),
    "sketch": ("sketch", 5, {}),
    "cooks": ("cooks", 4, {}),
    "star": ("star", 3, {}),
    "xmen": ("xmen", 4, {}),
    "mix": (EVERY, 4, {}),
    "mix-piles": (EVERY, 3, {"half_decks": True, "piles_per_set": True}),
}
# Played by `greedy`: by chance an epic game takes thousands of moves.
BY_BOTS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "mix-epic": (EVERY, 3, {"epic": True, "faster": True}),
}
LEAST, MOST = 300, 1200  # moves: long enough to meet much, short enough for a file


def game_of(number: int, sets: str, seats: int, options: dict[str, Any]) -> Game:
    """A game by chance, from this number on; not played further than the longest that is wanted."""
    game = Game.new(open_box(sets.split(",")), NAMES[:seats], b"golden %d" % number, options)
    chance = random.Random(number)
    while not game.over and game.state.ply < MOST:
        seat = chance.choice(deciding.asked(game.state))
        game.play(chance.choice(listing.moves(game.state, seat)))
    return game


def main() -> None:
    """For each of them, or for those named, the first game that ends after so many moves."""
    for name in sys.argv[1:] or (*GAMES, *BY_BOTS):
        file = Path(__file__).parent / f"{name}.txt"
        if name in BY_BOTS:
            names, seats, options = BY_BOTS[name]
            record_game(file, names.split(","), seats, ["greedy"], "golden", options)
            continue
        games = (game_of(number, *GAMES[name]) for number in itertools.count())
        game = next(game for game in games if game.over and game.state.ply >= LEAST)
        record.write(file, record.record_of(game))


if __name__ == "__main__":
    main()
