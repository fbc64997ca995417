"""Games that show the compiler where the time goes: bots of each level on each set, and seats that act by numbers.

Other seeds than the bench's: what is learnt here is which paths are common, not how certain games go.
"""

from __future__ import annotations

import random

from kickdoor import simulate
from kickdoor.lab.env.actions import Actions
from kickdoor.lab.env.observing import Observer
from kickdoor.lab.env.sitting import Sitting
from kickdoor.sets import CARDS, open_box

SETS = sorted(doors.parent.name for doors in CARDS.glob("*/doors.yaml"))
TABLES = (("aimless",) * 4, ("greedy",) * 4, ("easy", "normal", "greedy", "hard@20"))
SEED = 90_210
STEPS = 3_000


def main() -> None:
    """Play them: each set alone, and all mixed."""
    for names in (*([name] for name in SETS), SETS):
        box = open_box(names)
        for number, bots in enumerate(TABLES):
            simulate.play_game(box, bots, SEED, number, {})
        actions = Actions(box, 4)
        observer = Observer(actions, box)
        chance = random.Random(SEED)
        sitting = Sitting(actions, box, b"by numbers", {}, simulate.MAX_TURNS)
        for _ in range(STEPS):
            if sitting.over:
                break
            observer.of(sitting.state, sitting.seat, sitting.picked)
            sitting.act(chance.choice(list(sitting.legal)))


if __name__ == "__main__":
    main()
