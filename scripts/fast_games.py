"""Games that show the compiler where the time goes: bots of each level on each set, and seats that act by numbers.

Other seeds than the bench's: what is learnt here is which paths are common, not how certain games go.
"""

from __future__ import annotations

import random

from kickdoor import simulate
from kickdoor.box import Box
from kickdoor.lab.env.actions import Actions
from kickdoor.lab.env.observing import Observer
from kickdoor.lab.env.sitting import Sitting
from kickdoor.sets import CARDS, open_box

SETS = sorted(doors.parent.name for doors in CARDS.glob("*/doors.yaml"))
TABLES = (("aimless",) * 4, ("greedy",) * 4, ("easy", "normal", "greedy", "hard@20"))
SEED = 90_210
STEPS = 8_000


def main() -> None:
    """Play them: each set alone, and all mixed."""
    for names in (*([name] for name in SETS), SETS):
        box = open_box(names)
        for number, bots in enumerate(TABLES):
            simulate.play_game(box, bots, SEED, number, {})
        by_numbers(box)


def by_numbers(box: Box) -> None:
    """So many steps of the learning environment, in as many games as that takes."""
    actions = Actions(box, 4)
    observer = Observer(actions, box)
    chance = random.Random(SEED)
    sitting = Sitting(actions, box, b"0", {}, simulate.MAX_TURNS)
    for step in range(STEPS):
        if sitting.over:
            sitting = Sitting(actions, box, b"%d" % step, {}, simulate.MAX_TURNS)
            continue
        sitting.figures(observer, sitting.seat)
        sitting.mask(sitting.seat)
        sitting.act(chance.choice(list(sitting.legal)))


if __name__ == "__main__":
    main()
