"""Looks for the deal of the guided first game: one that shows all it should when its advice is followed. Prints what it finds."""

import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
WANTED = ("fight", "cursed", "helps", "won_the_game", "ask:0", "equip:0", "kick:0", "pass:0")
MOST_CHOICES = 30  # about five minutes


def played(secret: str) -> tuple[int, int, set[str], tuple[int, ...]]:
    """Choices of the guided seat, turns, what happened, who won, if everybody does what the guide and the bots say."""
    from kickdoor import bots, simulate
    from kickdoor.game import Game
    from kickdoor.sets import open_box
    from kickdoor.table import guided

    game = Game.new(open_box(guided.SETS), ("You", "Bertram", "Clementine"), bytes.fromhex(secret), guided.OPTIONS)
    game.decree(guided.opening_ruling())
    choices, seen = 0, set[str]()
    while not game.over and choices <= MOST_CHOICES and game.state.turns < 8:
        state = game.state
        seat = simulate.clockwise(state)
        moves = game.moves(seat)
        if len(moves) == 1:
            move = moves[0]
        elif seat == guided.SEAT:
            move = guided.advice(state, seat) or moves[0]
            choices += 1
        else:
            seed = Random(f"{secret} {seat} {state.ply}").getrandbits(62)
            move = bots.make(guided.BOTS[seat - 1], seed).choose(bots.look(state, seat), moves)
        seen |= {event.kind for event in game.play(move)}
        seen.add(f"{move.verb}:{seat}")
    return choices, game.state.turns, seen, game.state.winners


def main(words: list[str]) -> int:
    """Try so many deals."""
    sys.path.insert(0, str(ROOT))
    for number in range(int(words[0])):
        secret = f"kickdoor: the first game {number:8d}".encode().hex()
        choices, turns, seen, winners = played(secret)
        if winners == (0,) and set(WANTED) <= seen and choices <= MOST_CHOICES:
            print(secret, choices, turns, sorted(kind for kind in seen if ":0" in kind), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
