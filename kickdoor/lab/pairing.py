"""Games in pairs, for one card: the same seed twice, and one seat begins with the card in hand or with a blank of its kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from math import sqrt
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from kickdoor import sets, simulate
from kickdoor.box import Box
from kickdoor.cards.language import Card, nearest
from kickdoor.errors import InputError
from kickdoor.lab import plan, workers
from kickdoor.lab.plan import Plan
from kickdoor.state import DECK, HAND, State

PAIRS = 250  # about a minute on two processors
LIMIT = 0.1  # of the chance to win: no card should move it further
Z95 = simulate.Z95

Progress = Callable[[int, int], None]
Verdict: TypeAlias = Literal["strong", "weak", "none"]


class Pair(NamedTuple):
    """Whether the seat won with the card, and with the blank."""

    card: bool
    blank: bool


class Found(NamedTuple):
    """What the pairs came to: by how much the card moves the chance to win, with the limits of the 95 % interval."""

    pairs: int
    with_card: int
    with_blank: int
    difference: float
    low: float
    high: float

    @property
    def most(self) -> float:
        """No larger difference than this is to be expected."""
        return max(abs(self.low), abs(self.high))

    @property
    def games_to_halve(self) -> int:
        """How many more games would halve the interval: it narrows with their root."""
        return 2 * 3 * self.pairs

    def verdict(self, limit: float = LIMIT) -> Verdict:
        """`strong` or `weak` where the whole interval lies beyond the limit."""
        if self.low > limit:
            return "strong"
        return "weak" if self.high < -limit else "none"


# --- the card and its blank -------------------------------------------------------------------------------------------


def named(text: str, set_names: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """The sets to play, that of the card among them, and the card's name in their Box, from `SET/CARD`.

    Raises InputError where there is no such card, or one that no player can hold.
    """
    of, _, card = text.rpartition("/")
    if not of or not card:
        raise InputError("lab-card-name", card=text)
    mix = sets.chosen(set_names)
    proper = sets.proper_name(of)
    folders = {sets.place_of(name).folder: name for name in mix}
    mine = folders.get(sets.place_of(proper).folder, proper)
    mix = mix if mine in mix else (*mix, mine)
    manifest = sets.load(mix)[mix.index(mine)]
    found = next((each for each in manifest.cards if each.id == card), None)
    if found is None:
        raise InputError("lab-no-card", card=card, set=of, near=nearest(card, [each.id for each in manifest.cards]) or 0)
    if found.deck == "none":
        raise InputError("lab-card-no-deck", card=card)
    return mix, f"{manifest.id}/{card}"


def blank_of(card: Card) -> Card:
    """A card of the same kind that does nothing: the least of monsters, an Item that is worth nothing."""
    of_kind: dict[str, Any] = {"level": 1, "levels": 1, "treasures": 1} if card.kind == "monster" else {}
    if card.gold is not None:
        of_kind["gold"] = 0
    return Card(id=card.id, name=card.name, kind=card.kind, set=card.set, deck=card.deck, icon=card.icon, **of_kind)


@lru_cache(maxsize=4)
def boxes(set_names: tuple[str, ...], key: str) -> tuple[Box, Box, int]:
    """Two Boxes that differ in one physical card alone: the card, its blank; and which it is."""
    box = sets.open_box(set_names)
    number = box.by_id[key][0]
    return twin(box, {}), twin(box, {number: blank_of(box.cards[number])}), number


def twin(box: Box, instead: Mapping[int, Card]) -> Box:
    """The same Box, some of its cards printed otherwise."""
    cards = [msgspec.structs.replace(instead.get(n, card), copies=1) for n, card in enumerate(box.cards)]
    rules = tuple(cards[n] for n in box.rules)
    return Box(cards[: box.extras], sets=box.sets, joins=box.joins, tokens=box.tokens, also=box.also, slots=box.slots,
               calls=box.calls, rules=rules, players=box.players)  # fmt: skip


# --- one pair ---------------------------------------------------------------------------------------------------------


def hand_over(state: State, card: int, seat: int) -> None:
    """The seat has this card in hand from the start: it changes places with a card of its deck that the seat was dealt."""
    if state.zone[card] == HAND + seat:
        return
    pile = state.box.pile[card]
    other = next(each for each in state.hand[seat] if state.box.pile[each] == pile)
    swap = {card: other, other: card}
    for places in (state.hand, state.decks):
        places[:] = [tuple(swap.get(each, each) for each in cards) for cards in places]
    for marks in (state.zone, state.known):
        marks[card], marks[other] = marks[other], marks[card]
    state.touch()


def play_pair(wanted: Plan, key: str, number: int) -> Pair:
    """The pair of this number. The seat that holds the card moves on with each."""
    card_box, blank_box, card = boxes(wanted.sets, key)
    return Pair(_wins(wanted, card_box, card, number), _wins(wanted, blank_box, card, number))


def _wins(wanted: Plan, box: Box, card: int, number: int) -> bool:
    seat = number % wanted.players
    state, seated = simulate.begin(box, wanted.bots, wanted.seed, number, wanted.options)
    if state.zone[card] != DECK and not HAND <= state.zone[card] < HAND + state.seats:
        return False  # half the decks stay aside, this card with them
    hand_over(state, card, seat)
    with simulate.quiet_memory():
        return seat in simulate.play(state, seated, count=False).winners


# --- many -------------------------------------------------------------------------------------------------------------


def compare(text: str, set_names: Sequence[str], bot_names: Sequence[str], players: int, pairs: int, seed: int, jobs: int = 1,
            options: Mapping[str, Any] | None = None, progress: Progress | None = None) -> Found:  # fmt: skip
    """Play so many pairs for `SET/CARD`. The same seed gives the same, whatever the jobs are. Raises InputError."""
    mix, key = named(text, set_names)
    wanted = plan.make(mix, bot_names, players, seed, options)
    played: list[Pair] = []
    for _, pair in workers.each(partial(play_pair, wanted, key), range(pairs), jobs):
        played.append(pair)
        if progress is not None:
            progress(2 * len(played), 0)
    return judged(played)


def judged(played: Sequence[Pair]) -> Found:
    """The difference of two shares in pairs, with its interval (Bonett and Price 2012: it holds for few pairs too)."""
    count = len(played)
    better = sum(pair.card and not pair.blank for pair in played)
    worse = sum(pair.blank and not pair.card for pair in played)
    up, down = (better + 1) / (count + 2), (worse + 1) / (count + 2)
    half = Z95 * sqrt((up + down - (up - down) ** 2) / (count + 2))
    with_card, with_blank = (sum(pair[arm] for pair in played) for arm in (0, 1))
    return Found(count, with_card, with_blank, (better - worse) / max(1, count), max(-1.0, up - down - half),
                 min(1.0, up - down + half))  # fmt: skip


__all__ = ["LIMIT", "PAIRS", "Found", "Pair", "blank_of", "boxes", "compare", "hand_over", "judged", "named", "play_pair"]
