"""How many copies of each card a scenario places, and which of them it has to bring along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from kickdoor.box import Box
from kickdoor.cards.language import Card, id_of
from kickdoor.scene.lines import Map
from kickdoor.sets import proper_id

PLACES = ("identity", "equipped", "carried", "companions", "attached", "curses", "hand")


def placed(scenario: Map, players: Map) -> Counter[str]:
    """How many times each card is named in the set-up, and how many times with its set."""
    counts: Counter[str] = Counter()

    def count(value: Any) -> None:
        if isinstance(value, str):
            name = proper_id(value.split("#")[0])
            counts[id_of(name.split("/")[-1])] += 1
            counts[name] += "/" in name
        elif isinstance(value, dict):
            for inner in value.values():
                count(inner)
        elif isinstance(value, list):
            for inner in value:
                if isinstance(inner, dict):
                    for key in inner:
                        count(key)
                count(inner)

    for player in players.values():
        for key in PLACES:
            count((player or {}).get(key))
        for role in (player or {}).get("role") or {}:
            count(role)
    for key in ("decks", "discards"):
        count(scenario.get(key))
    return counts


def further(box: Box, counts: Counter[str], own: Collection[str]) -> list[Card]:
    """Copies outside the decks of cards that the scenario places more often than the sets have them."""
    more: Counter[int] = Counter()
    for name in sorted(counts.keys() - set(own), key=lambda each: ("/" not in each, each)):  # those named with their sets first
        numbers = box.by_id.get(name, [])
        there = len(numbers) + sum(more[number] for number in numbers)
        if numbers and counts[name] > there:
            more[numbers[0]] += counts[name] - there
    return [box[number] for number in more.elements()]
