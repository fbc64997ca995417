"""Plays in `kickdoor lab play --bot "python examples/lab_bot.py"`: gear on, doors kicked, no bargains. See docs/lab-play.md."""

import json
import sys

FIRST = ("equip", "sell", "run", "kick", "keep", "loot", "decline", "end", "pass", "choose", "discard", "give")


def worth(move, cards, view):
    """The less the better: what moves the game on, in the order of FIRST; a level at any time."""
    kind = cards[move["card"]]["kind"] if move["card"] >= 0 else ""
    if move["verb"] == "play":
        if kind in ("treasure", "class", "race", "item"):
            return -1
        fight = view["fight"]
        mine = fight is not None and view["seat"] in (fight["fighter"], fight["helper"])
        helps = mine and move["on"] == ["side", -1] and not fight["winning"]
        return -1 if helps else len(FIRST)
    return FIRST.index(move["verb"]) if move["verb"] in FIRST else len(FIRST)


cards = []
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        cards = message["cards"]
    elif message["type"] == "ask":
        worths = [worth(move, cards, message["view"]) for move in message["moves"]]
        print(json.dumps({"number": message["number"], "move": worths.index(min(worths))}), flush=True)
