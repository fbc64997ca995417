"""The drawing on each card, as the page knows it: the sprite it stands in and its name there, `base/skeleton`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import yaml

from kickdoor.cards.language import Card
from kickdoor.sets import CARDS

FILE = "icons.yaml"
COMMON = "common"

# What stands on a card that nobody has drawn: the icon of its kind.
OF_KIND = {
    "monster": "evil-minion",
    "enhancer": "enrage",
    "curse": "voodoo-doll",
    "class": "crossed-swords",
    "race": "person",
    "affiliation": "shield",
    "power": "lightning-arc",
    "role": "drama-masks",
    "item": "knapsack",
    "one_shot": "potion-ball",
    "hireling": "goat",
    "sidekick": "three-friends",
    "ally": "shaking-hands",
    "door": "dungeon-gate",
    "treasure": "open-treasure-chest",
}


@cache
def drawn(folder: Path) -> dict[str, str]:
    """The icon of each card of a set's folder by the card's id; empty where the set has no drawings."""
    file = folder / FILE
    if not file.is_file():
        return {}
    entries = yaml.safe_load(file.read_text("utf-8"))
    return {str(card): str(icon) for card, icon in entries.items()}


def icon_of(card: Card) -> str:
    """The sprite and the name of a card's drawing; that of its kind for a card without one."""
    folder = Path(card.file).parent
    if folder.parent == CARDS and card.id in (icons := drawn(folder)):
        return f"{folder.name}/{icons[card.id]}"
    return f"{COMMON}/{OF_KIND.get(card.kind, 'card-joker')}"
