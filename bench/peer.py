"""The peer's figures, as JSON: `python -m bench.peer SECONDS ROUND`.

Catanatron plays Settlers of Catan. Its package has no value-function player, so that one is written here: it makes each
move on a copy of the game and takes the one after which the position is worth most.
"""

# mypy: disable-error-code="import-untyped,import-not-found,misc"

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from itertools import count
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.models.enums import CITY, SETTLEMENT
from catanatron.models.player import Player
from catanatron.state_functions import (
    get_longest_road_length,
    player_key,
    player_num_dev_cards,
    player_num_resource_cards,
)

from bench.measure import Figures, per_call, timed

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
MID_GAME = 250  # ticks
COPIES = 2_000
DOTS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


class Counting(RandomPlayer):
    """A random player that counts the decisions in which it had an alternative."""

    choices = 0

    def decide(self, game: Any, playable_actions: Sequence[Any]) -> Any:
        """Any of the actions."""
        Counting.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


class ValuePlayer(Player):
    """Takes the action after which its position is worth most."""

    def decide(self, game: Any, playable_actions: Sequence[Any]) -> Any:
        """The best action by one look ahead."""
        if len(playable_actions) == 1:
            return playable_actions[0]
        return max(playable_actions, key=lambda action: self._after(game, action))

    def _after(self, game: Any, action: Any) -> float:
        twin = game.copy()
        twin.execute(action)
        return worth(twin, self.color)


def worth(game: Any, colour: Any) -> float:
    """Points above all, then what the dice bring oneself and the others, room to build, roads, cards in hand."""
    state = game.state
    key = player_key(state, colour)
    return float(
        1e9 * state.player_state[f"{key}_VICTORY_POINTS"]
        + 1e5 * yields(state, colour)
        - 1e5 * sum(yields(state, other) for other in state.colors if other != colour) / 3
        + 1e3 * len(state.board.buildable_node_ids(colour))
        + 10 * get_longest_road_length(state, colour)
        + 10 * player_num_dev_cards(state, colour)
        + min(7, player_num_resource_cards(state, colour))
    )


def yields(state: Any, colour: Any) -> int:
    """Resources of 36 rolls."""
    board = state.board
    total = 0
    for kind, each in ((SETTLEMENT, 1), (CITY, 2)):
        for node in state.buildings_by_color[colour][kind]:
            for tile in board.map.adjacent_tiles[node]:
                if tile.resource is not None and tile.number is not None:
                    total += each * DOTS[tile.number]
    return total


def figures(seconds: float, number: int) -> Figures:
    """Four random players, four value players, and copies of a game in its middle."""
    numbers = count(number * 10_000 + 1)
    ticks = 0

    def played(kind: type[Player]) -> Any:
        seed = next(numbers)
        random.seed(seed)
        game = Game([kind(colour) for colour in COLOURS], seed=seed)
        game.play()
        return game

    def at_random() -> int:
        nonlocal ticks
        done = len(played(Counting).state.actions)
        ticks += done
        return done

    def by_value() -> int:
        played(ValuePlayer)
        return 1

    moves = timed(at_random, seconds)
    return {
        "moves": moves,
        "choices": moves * Counting.choices / ticks,
        "games": timed(by_value, seconds),
        "copy": per_call(mid_game(number).copy, COPIES),
    }


def mid_game(number: int) -> Any:
    """A game some way in."""
    random.seed(number + 1)
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=number + 1)
    for _ in range(MID_GAME):
        game.play_tick()
    return game


if __name__ == "__main__":
    print(json.dumps(figures(float(sys.argv[1]), int(sys.argv[2]))))
