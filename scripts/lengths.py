"""Measures how many turns games take, for the lengths that the lobby promises: writes kickdoor/table/lengths.json.

`scripts/lengths.py GAMES JOBS`: so many games of greedy bots for each choice of sets, seats and preset.
"""

import json
import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "kickdoor" / "table" / "lengths.json"
SETS = (("deluxe",), ("cooks",), ("xmen",), ("star",), ("deluxe", "cooks", "star"))
SEATS = (3, 4, 5, 6)


def measure(games: int, jobs: int) -> list[dict[str, object]]:
    """The quarters of the turns' distribution for each choice: sets ("mix": more than one), seats, preset."""
    from kickdoor import simulate
    from kickdoor.sets import open_box
    from kickdoor.table.presets import PRESETS

    rows: list[dict[str, object]] = []
    for sets in SETS:
        fewest, most = open_box(sets).players
        for seats in (each for each in SEATS if fewest <= each <= most):
            for preset in PRESETS:
                names = simulate.seated(["greedy"], seats)
                one = partial(simulate._numbered, sets, names, 1, tuple(preset.options.items()), simulate.MAX_TURNS)
                turns = sorted(game.turns for game in simulate.one_by_one(one, range(games), jobs))
                quarters = [turns[len(turns) * part // 4] for part in (1, 2, 3)]
                name = sets[0] if len(sets) == 1 else "mix"
                rows.append({"sets": name, "seats": seats, "preset": preset.id, "games": games, "turns": quarters})
                print(json.dumps(rows[-1]), flush=True)
    return rows


def main(words: list[str]) -> int:
    """Measure and write."""
    sys.path.insert(0, str(ROOT))
    rows = measure(int(words[0]), int(words[1]))
    FILE.write_text("[\n" + ",\n".join(f"  {json.dumps(row)}" for row in rows) + "\n]\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
