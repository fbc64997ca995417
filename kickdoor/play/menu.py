"""The numbered choices: every legal move, those that differ only in their target as one entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kickdoor.frames import Choose
from kickdoor.move import Move
from kickdoor.rules import timing
from kickdoor.state import State
from kickdoor.telling.wording import Wording, choice, target
from kickdoor.words import say

FIRST = ("accept", "decline", "kick", "keep", "run", "trouble", "loot", "listen")
LAST = ("pass", "end")
FORMS = ("ask", "volunteer", "counter", "sell")  # filled in step by step
RARE = ("unequip", "drop", "show", "trade", "unsnap", "carry")
ORDER = (*FIRST, "equip", "play", "join", "use", "sacrifice", "carry", "snap", "ask", "volunteer", "counter", "leave",
         "sell", "discard", "give", "trade", "unequip", "unsnap", "drop", "show", "choose", *LAST)  # fmt: skip


class Entry(NamedTuple):
    """One line of the menu: the moves it stands for, or a form to fill in."""

    label: str
    moves: tuple[Move, ...]
    form: str = ""


class Menu(NamedTuple):
    """What is shown at once, and what only on request."""

    entries: tuple[Entry, ...]
    more: tuple[Entry, ...]


def menu(wording: Wording, state: State, seat: int, moves: list[Move]) -> Menu:
    """The entries for these moves."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Choose):
        return Menu(tuple(Entry(choice(wording, state, move), (move,)) for move in moves), ())
    entries: list[Entry] = []
    more: list[Entry] = []
    for group in groups(moves):
        entry = as_entry(wording, state, group)
        (more if is_rare(group[0], moves) else entries).append(entry)
    if deals(state, seat):
        more.append(Entry(say("choice-deal"), (), "deal"))
    return Menu(tuple(entries), tuple(more))


def groups(moves: Iterable[Move]) -> list[list[Move]]:
    """Moves that differ only in their target (or only in their terms) together, in the order of the menu."""
    found: dict[tuple[object, ...], list[Move]] = {}
    for move in moves:
        key: tuple[object, ...] = (move.verb, move.card, move.more)
        if move.verb in FORMS:
            key = (move.verb,)
        elif move.verb in ("give", "discard"):
            key = (move.verb, move.more)
        found.setdefault(key, []).append(move)
    return sorted(found.values(), key=lambda group: ORDER.index(group[0].verb) if group[0].verb in ORDER else 99)


def as_entry(wording: Wording, state: State, group: list[Move]) -> Entry:
    """One group as a line."""
    first = group[0]
    if first.verb in FORMS:
        return Entry(say(f"choice-form-{first.verb}"), tuple(group), first.verb)
    if len(group) == 1:
        return Entry(choice(wording, state, first), (first,))
    return Entry(say("choice-on-whom", choice=choice(wording, state, first, target=False)), tuple(group))


def is_rare(move: Move, moves: list[Move]) -> bool:
    """True for what is seldom wanted: it stands in the second list."""
    if move.verb == "play" and not move.on:
        return Move(move.seat, "equip", move.card) in moves
    return move.verb in RARE


def deals(state: State, seat: int) -> bool:
    """True where a trade or a gift could be offered."""
    if not timing.is_open(state) or state.is_fighting(seat) or state.phase == "start" or not state.alive[seat]:
        return False
    return any(state.box[card].gold is not None for other in range(state.seats) for card in state.table[other])


def targets(wording: Wording, state: State, entry: Entry) -> tuple[Entry, ...]:
    """The second question: on whom or what."""
    found = []
    for move in sorted(entry.moves, key=lambda move: move.on == ("seat", move.seat)):
        found.append(Entry(target(wording, state, move), (move,)))
    return tuple(found)
