"""The exhaustive run: every card of each set is drawn, played and resolved, and every kind of frame is met."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator

import pytest

from kickdoor.box import COMPANIONS, Box
from kickdoor.cards.language import Card, CarriesQuestion, DieWord
from kickdoor.frames import KINDS
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.rules import deciding, moving
from kickdoor.rules import moves as listing
from kickdoor.sets import open_box
from kickdoor.state import DECK, DISCARD, FIGHT, HAND, TABLE, State
from tests import machine

SETS = ("base", "cooks", "star", "xmen", "base,cooks,star,xmen")
GAMES = 12
PLIES = 400
TRIES = 60
WAYS = ("drawn", "played", "resolved")
PLAYS = frozenset(("play", "equip", "trouble"))
# Of these there is no menu, or they need a helper forced into a fight that wins the game, or two monsters that join one another.
RARELY = frozenset(("show", "unsnap", "join", "leave"))
# What a card must be for somebody to say these.
NEEDS: dict[str, Callable[[Card], bool]] = {
    "snap": lambda card: card.laser,
    "sacrifice": lambda card: card.kind in ("sidekick", "ally"),
    "carry": lambda card: any(isinstance(given, CarriesQuestion) for given in card.gives),
}


class Met:
    """What was met so far: cards by id, frames, moments of windows, verbs."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards: dict[str, set[str]] = defaultdict(set)
        self.frames: set[str] = set()
        self.moments: set[str] = set()
        self.verbs: set[str] = set()

    def move(self, before: State, move: Move, after: State) -> None:
        """Note what a move did with the cards."""
        box = before.box
        self.verbs.add(move.verb)
        if move.card >= 0 and move.verb in PLAYS and HAND <= before.zone[move.card] < TABLE:
            self.cards["played"].add(box[move.card].id)
        for card, zone in enumerate(after.zone):
            was = before.zone[card]
            if was != zone:
                where = "drawn" if was == DECK else "played" if HAND <= was < TABLE and zone != DISCARD else "moved"
                self.cards[where].add(box[card].id)
                if zone in (DISCARD, FIGHT) or zone >= TABLE:
                    self.cards["resolved"].add(box[card].id)
        for frame in after.stack:
            self.frames.add(frame.kind)
            self.moments.add(getattr(frame, "moment", ""))
            path = getattr(frame, "path", ())
            if path:
                self.cards["resolved"].add(box[path[0]].id)


def play(met: Met, game: Game, move: Move) -> None:
    """Make a move and note what it met."""
    before = game.state.copy()
    game.play(move)
    met.move(before, move, game.state)


def met_in_all(box: Box) -> Met:
    """Random games, then each card that was missed dealt to a hand and tried, and those that answer a moment that was missed."""
    met = Met(box)
    for number in range(GAMES):
        chance = random.Random(number)
        game = machine.new_game(number, box)
        game.keep = False
        for _ in range(PLIES):
            if game.over:
                break
            play(met, game, preferred(met, game.state, chance))
    for kind in WAYS:
        for card in missing(met, kind):
            for attempt in range(TRIES):
                if not try_card(met, card, attempt, on_deck=kind == "drawn"):
                    break
    for moment in never_open(met):
        for attempt in range(TRIES):
            if moment not in met.moments:
                try_card(met, next(answering(box, moment)), attempt, on_deck=False)
                try_window(met, moment, attempt)
    for attempt in range(TRIES):
        if never_said(met):
            try_verbs(met, attempt)
    return met


def never_open(met: Met) -> list[str]:
    """The moments that a card of the deck answers and that were not met."""
    return sorted((met.box.in_hand | met.box.on_table) - met.moments)


def answering(box: Box, moment: str) -> Iterator[int]:
    """The cards of the deck that answer this moment, from the hand or from the table, by an epic power too."""
    for card, printed in enumerate(box.cards):
        epic = printed.epic.when if printed.epic else ()
        if any(moment in each.when for each in (*printed.when, *epic, *((printed.playable,) if printed.playable else ()))):
            yield card


def try_window(met: Met, moment: str, attempt: int) -> None:
    """A game in which all have a card that answers a moment and are epic, and something deadly comes soon."""
    chance = random.Random(attempt)
    game = Game.new(met.box, machine.NAMES[:3], b"windows %d" % attempt, {"epic": True})
    game.keep = False
    machine.ran(game, chance, chance.randrange(20, 200))
    state = game.state
    cards = [card for card in answering(met.box, moment) if state.zone[card] in (DECK, DISCARD)]
    for seat, card in zip(range(state.seats), chance.sample(cards, len(cards)), strict=False):
        moving.move(state, card, TABLE + seat)
        state.level[seat] = max(state.level[seat], 10)
    deadly = [n for n, card in enumerate(met.box.cards) if any(isinstance(word, DieWord) for word in card.bad_stuff)]
    for card in (card for card in deadly if state.zone[card] in (DECK, DISCARD)):
        moving.move(state, card, DECK)
    for _ in range(200):
        if not game.over and moment not in met.moments:
            play(met, game, machine.any_move(state, chance))


def try_verbs(met: Met, attempt: int) -> None:
    """A game in which one listens at doors and has a companion and lasers: what is said but rarely is said."""
    chance = random.Random(attempt)
    game = Game.new(met.box, machine.NAMES[:3], b"verbs %d" % attempt, {"faster": True})
    game.keep = False
    machine.ran(game, chance, chance.randrange(10, 100))
    state = game.state
    companions = [card for card, printed in enumerate(met.box.cards) if printed.kind in COMPANIONS][:1]
    lasers = [card for card, printed in enumerate(met.box.cards) if printed.laser][:2]
    for card in (*companions, *lasers):
        if state.zone[card] == DECK:
            moving.move(state, card, TABLE + state.turn)
    for _ in range(100):
        if not game.over:
            play(met, game, preferred(met, state, chance))


def never_said(met: Met) -> set[str]:
    """The verbs that were not met."""
    beyond = {verb for verb, fits in NEEDS.items() if not any(map(fits, met.box.cards))}
    return set(deciding.VERBS) - RARELY - beyond - met.verbs


def preferred(met: Met, state: State, chance: random.Random) -> Move:
    """A move by chance; one with a verb that was not met yet, if there is one."""
    fresh = [m for seat in range(state.seats) for m in listing.moves(state, seat) if m.verb not in met.verbs]
    return chance.choice(fresh) if fresh else machine.any_move(state, chance)


def missing(met: Met, kind: str) -> list[int]:
    """One card of each id that was not met so. What does all it does as it is drawn, and goes, is played by nobody."""
    box = met.box
    cards = [row[0] for card_id, row in sorted(box.by_id.items()) if "/" not in card_id and card_id not in met.cards[kind]]
    return [card for card in cards if box[card].deck != "none" and (kind != "played" or not gone_as_drawn(box[card]))]


def gone_as_drawn(printed: Card) -> bool:
    """Whether a card speaks only of the moment in which it is drawn."""
    return printed.kind in ("door", "treasure") and not printed.does and {each.when for each in printed.when} == {("drawn",)}


def try_card(met: Met, card: int, attempt: int, *, on_deck: bool) -> bool:
    """Put the card on its deck, or into a hand, and play on, preferring moves with it. True if it is still missing."""
    chance = random.Random(attempt)
    game = machine.new_game(attempt * 2, met.box)
    game.keep = False
    machine.ran(game, chance, chance.randrange(20, 250))
    state = game.state
    if state.winners or not (state.zone[card] == DECK or HAND <= state.zone[card] < TABLE):
        return True
    if on_deck:
        moving.move(state, card, DECK)
    else:
        moving.move(state, card, HAND + chance.choice((state.turn, chance.randrange(state.seats))))
    for _ in range(60):
        if game.over:
            break
        others = [m for seat in range(state.seats) for m in listing.moves(state, seat) if m.card == card]
        with_it = [m for m in others if m.verb in ("play", "equip", "trouble", "use", "keep")]
        play(met, game, chance.choice(with_it) if with_it else preferred(met, state, chance))
    name = met.box[card].id
    return not all(name in met.cards[kind] for kind in (("drawn",) if on_deck else ("played", "resolved")))


@pytest.mark.parametrize("names", SETS)
def test_every_card_frame_window_and_verb_is_met(names: str) -> None:
    box = open_box(names.split(","))
    met = met_in_all(box)
    never = {f"cards {kind}": [box[card].name for card in missing(met, kind)] for kind in WAYS}
    never["frames"] = sorted(set(KINDS) - met.frames)
    never["windows"] = never_open(met)
    never["verbs"] = sorted(never_said(met))
    for what, lacking in never.items():
        print(f"{what} never met: {', '.join(lacking) or '-'}")
    assert not any(never.values()), never
