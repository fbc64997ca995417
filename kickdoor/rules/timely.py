"""Which cards can be played at all at such times: a first look that spares the closer one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.box import COMPANIONS, TRAITS, Box, is_for_traits
from kickdoor.heard import HAPPENINGS
from kickdoor.rules import selecting, timing
from kickdoor.state import State

NEVER: Final = 0
IN_OWN_TURN: Final = 1
PERHAPS: Final = 2


def hopeful(state: State, seat: int, now: frozenset[str]) -> Sequence[int]:
    """The cards of the hand, and one-shots on the table, that may be playable at such times.

    All others are certain to be refused, and can't be put down either.
    """
    box, hand, table = state.box, state.hand[seat], state.table[seat]
    if state.phase == "start" and not now & HAPPENINGS:
        return _in_reach(box, hand, table)
    own = seat == state.turn
    chances = box.timely.get((now, own)) or _chances(box, now, own=own)
    received: Sequence[int] = state.received[seat]
    if received:
        as_in_own_turn = "outside_combat" in now and "your_turn" not in now
        received = list(filter(_chances(box, timing.OWN_TURN, own=True).__contains__, received)) if as_in_own_turn else ()
    if not received:
        found = [] if chances.isdisjoint(hand) else list(filter(chances.__contains__, hand))
        if not box.one_shots.isdisjoint(table):
            found += filter(chances.intersection(box.one_shots).__contains__, table)
        return found
    return list(filter(chances.union(received).__contains__, _in_reach(box, hand, table)))


def _in_reach(box: Box, hand: tuple[int, ...], table: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a hand, then the one-shots on the table."""
    return hand if box.one_shots.isdisjoint(table) else (*hand, *(card for card in table if card in box.one_shots))


def _chances(box: Box, now: frozenset[str], *, own: bool) -> frozenset[int]:
    """The cards that may be playable at such times, in one's own turn or another's."""
    found: frozenset[int] | None = box.timely.get((now, own))
    if found is None:
        least = IN_OWN_TURN if own else PERHAPS
        found = frozenset(number for number in range(len(box)) if _chance(box, number, now) >= least)
        box.timely[now, own] = found
    return found


def _chance(box: Box, card: int, now: frozenset[str]) -> int:
    """Whether a card can be played at these times, whatever else must be true."""
    printed = box.cards[card]
    kind, playable = printed.kind, printed.playable
    if now & HAPPENINGS:
        return PERHAPS if playable is not None and now & set(playable.when) else NEVER
    if now == timing.ANY_TIME:
        return PERHAPS if timing.at_any_time(printed) else NEVER
    if kind in TRAITS or is_for_traits(playable):
        return IN_OWN_TURN
    if kind == "one_shot" and "your_turn" in now:
        return PERHAPS
    if playable is not None:
        return PERHAPS if now & set(playable.when) else NEVER
    if kind in COMPANIONS or kind in ("curse", "power"):
        return PERHAPS
    if kind == "monster" and not _joins_others(box, card):
        return NEVER
    right = "your_turn" if kind == "item" or (kind == "one_shot" and not printed.bonus) else "combat"
    return PERHAPS if right in now and kind in ("item", "one_shot", "monster", "enhancer") else NEVER


def _joins_others(box: Box, card: int) -> bool:
    """True for a monster that may join some fight by itself (UNDEAD-02)."""
    return not set(box.joins).isdisjoint(selecting.printed_tags(box, card))
