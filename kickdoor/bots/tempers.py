"""Temperaments: what changes in how a bot deals, and whom it hits."""

from __future__ import annotations

from typing import NamedTuple


class Temper(NamedTuple):
    """How a bot is disposed. Treasures are counted in cards, dislike and patience in the Levels at which something is done in a
    game to Level 10; in a longer one it is done as much later.

    `asks_more`: Treasures beyond the fair share for which it helps; `offers_more`: for which it asks; `margin`: strength to
    spare with which it looks for trouble; `spoils_from`: the Level from which nobody is let rise in peace; `curses_from`:
    from which a leader is cursed; `grudge`: how much each blow and each broken deal counts; `grateful`: each deal kept.
    """

    name: str = "plain"
    asks_more: int = 0
    offers_more: int = 0
    margin: int = 1
    spoils_from: int = 8
    curses_from: int = 5
    grudge: float = 1.0
    grateful: float = 1.0


TEMPERS = {
    temper.name: temper
    for temper in (
        Temper(),
        Temper("generous", asks_more=-1, offers_more=1, spoils_from=9, curses_from=8, grudge=0.5, grateful=2.0),
        Temper("spiteful", asks_more=1, spoils_from=5, curses_from=2, grudge=4.0, grateful=0.5),
        Temper("cautious", margin=4, spoils_from=9, curses_from=7),
    )
}
PLAIN = TEMPERS["plain"]

__all__ = ["PLAIN", "TEMPERS", "Temper"]
