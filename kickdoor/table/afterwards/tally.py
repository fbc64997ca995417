"""What can be counted in a game: levels by turns, cards against each other, dice, help, Treasures, betrayals."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from kickdoor.box import TREASURE, Box
from kickdoor.event import Event
from kickdoor.table.afterwards.chapters import Chapter, Told

DRAWS = ("drew", "drew_up", "picked", "kept")


class Tally(NamedTuple):
    """By seat; `hits[a][b]`: cards of a against b. `fled`: lucky rolls and all rolls when running away."""

    levels: tuple[tuple[int, ...], ...]
    hits: tuple[tuple[int, ...], ...]
    dice: tuple[tuple[int, ...], ...]
    fled: tuple[tuple[int, int], ...]
    helped: tuple[int, ...]
    treasures: tuple[int, ...]
    betrayals: tuple[int, ...]
    betrayed: frozenset[int]  # the steps that were betrayals
    deaths: tuple[int, ...]
    turns: tuple[int, ...]  # the step at which each turn begins
    met: tuple[tuple[int, int, int], ...]  # monster, fights, of which it won


def tally(told: Told, box: Box) -> Tally:
    """Count it all."""
    seats = range(len(told.levels))
    counts: Counter[tuple[str, int, int]] = Counter()
    for chapter in told.chapters:
        if chapter.target >= 0:
            counts["hit", chapter.move.seat, chapter.target] += 1
        counts.update(("die", seat, face) for seat, face in chapter.dice)
        for event in (*chapter.story.events, *chapter.story.drawn):
            _count(counts, event, box)
    betrayed = betrayals(told.chapters)
    by = Counter(told.chapters[step].move.seat for step in betrayed)
    return Tally(
        levels=levels(told),
        hits=tuple(tuple(counts["hit", a, b] for b in seats) for a in seats),
        dice=tuple(tuple(counts["die", seat, face] for face in range(1, 7)) for seat in seats),
        fled=tuple((counts["escaped", seat, 0], counts["escaped", seat, 0] + counts["caught", seat, 0]) for seat in seats),
        helped=tuple(counts["helps", seat, 0] for seat in seats),
        treasures=tuple(counts["treasure", seat, 0] for seat in seats),
        betrayals=tuple(by[seat] for seat in seats),
        betrayed=betrayed,
        deaths=tuple(counts["died", seat, 0] for seat in seats),
        turns=beginnings(told),
        met=met(told.chapters, box),
    )


def _count(counts: Counter[tuple[str, int, int]], event: Event, box: Box) -> None:
    if event.kind in ("escaped", "caught", "helps", "died"):
        counts[event.kind, event.seat, 0] += 1
    elif event.kind in DRAWS:
        counts["treasure", event.seat, 0] += sum(1 for card in event.cards if box.pile[card] % 2 == TREASURE)


def levels(told: Told) -> tuple[tuple[int, ...], ...]:
    """Each seat's Level after the deal and after each turn."""
    by_turn = {0: told.levels}
    for chapter in told.chapters:
        by_turn[chapter.turn] = chapter.levels
    last = max(by_turn)
    rows, now = [], told.levels
    for turn in range(last + 1):
        now = by_turn.get(turn, now)
        rows.append(now)
    return tuple(zip(*rows, strict=True))


def beginnings(told: Told) -> tuple[int, ...]:
    """The step at which each turn begins."""
    found: dict[int, int] = {}
    for chapter in told.chapters:
        found.setdefault(chapter.turn, chapter.step)
    last, at, steps = max(found, default=0), 0, []
    for turn in range(last + 1):
        at = found.get(turn, at)
        steps.append(at)
    return tuple(steps)


def betrayals(chapters: tuple[Chapter, ...]) -> frozenset[int]:
    """The steps at which somebody struck a player with whom they had helped, been helped, or traded in this round or the last,
    or broke a deal."""
    agreed: dict[frozenset[int], int] = {}
    found = set()
    seats = len(chapters[0].levels) if chapters else 0
    for chapter in chapters:
        pair = frozenset((chapter.move.seat, chapter.target))
        if chapter.target >= 0 and chapter.turn - agreed.get(pair, -99) <= seats:
            found.add(chapter.step)
        for event in chapter.story.events:
            if event.kind == "broke":
                found.add(chapter.step)
            if event.kind in ("helps", "traded", "paid") and event.other >= 0:
                agreed[frozenset((event.seat, event.other))] = chapter.turn
    return frozenset(found)


def met(chapters: tuple[Chapter, ...], box: Box) -> tuple[tuple[int, int, int], ...]:
    """Each monster that was fought: how often, and how often it won; the busiest first."""
    fought: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for chapter in chapters:
        for event in chapter.story.events:
            monsters = [box.by_id[box[card].id][0] for card in event.cards if box[card].kind == "monster"]
            if event.kind in ("fight", "joined"):
                fought.update(monsters)
            elif event.kind == "caught":
                won.update(monsters)
    return tuple(
        (card, times, won[card]) for card, times in sorted(fought.items(), key=lambda pair: (-won[pair[0]], -pair[1], pair[0]))
    )
