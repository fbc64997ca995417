"""The array of one seat: what it may know, as a fixed number of integers. Seats are counted from the one that looks.

First come single figures, then planes: a plane has a figure for each kind of card, how many of it lie there.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from kickdoor.bots.glance import roll_of
from kickdoor.box import HAPPENINGS, TREASURE, Box
from kickdoor.cards.language import Word
from kickdoor.frames import KINDS, Choose, Combat, Door, Flight, Offer, Opening, Turn, Window
from kickdoor.lab.env.actions import OPTIONS, SLOTS, Actions
from kickdoor.rules import bounty, deciding, levels, strength
from kickdoor.sight import OF_CARDS, bit_of, knows
from kickdoor.state import LAID_OUT, MONSTERS, MUNCHKINS, Fight, State, Terms

PHASES: Final = ("start", "arrange", "open", "fight", "run", "charity", "over")
FRAMES: Final = tuple(KINDS)
SORTS: Final = ("card", "seat", "foe", "side", "number", "token", "way", "yes", "order", "pile")
MOMENTS: Final = tuple(sorted(HAPPENINGS))
DEEDS: Final = tuple(sorted({word.key for word in Word.__subclasses__()}))
LIMIT: Final = 32_000
TYPE: Final = "h"  # 16 bits with a sign
OF_FOE: Final = ("there", "strength", "levels", "treasures", "ally", "enhancers")
OF_SEAT: Final = ("level", "life", "sex", "strength", "doors", "treasures", "asked", "passed")
OF_FIGHT: Final = ("there", "running", "compelled", "munchkins", "monsters", "lead", "levels", "treasures", "deal", "promised")
OF_TABLE: Final = ("turns", "goal", "die", "hand_limit", "doors_left", "treasures_left", "doors_gone", "treasures_gone")
OF_QUESTION: Final = ("mine", "least", "most", "worth", "picked", "treasures", "first", "tokens", "help")


class Part(NamedTuple):
    """A stretch of the array: its name, where it starts, how long it is, and what its figures are called (none: a plane)."""

    name: str
    start: int
    length: int
    words: tuple[str, ...] = ()


class Layout:
    """Where each part of the array lies, for these sets and so many players."""

    def __init__(self, actions: Actions, box: Box) -> None:
        n = actions.players
        self.parts: dict[str, Part] = {}
        self.size = 0
        seats = tuple(f"seat {seat}" for seat in range(n))
        for name, words in (("table", OF_TABLE), ("turn", seats), ("phase", PHASES), ("half_done", FRAMES)):
            self._add(name, words)
        for seat in seats:
            self._add(seat, (*OF_SEAT, *box.tokens))
        self._add("fight", OF_FIGHT)
        self._add("fighter", seats)
        self._add("helper", seats)
        for slot in range(SLOTS):
            self._add(f"foe {slot}", OF_FOE)
        self._add("question", OF_QUESTION)
        for name, words in (("sort", SORTS), ("moment", MOMENTS), ("deed", DEEDS), ("about", seats), ("asker", seats)):
            self._add(name, words)
        self._add("picked_options", tuple(f"option {at}" for at in range(OPTIONS)))
        self._add("picked_seats", seats)
        self.figures = self.size
        own = ("hand", "foes", "beside", "face_up", "discards", "card", "options", "picked", "gives", "wants")
        for name in own:
            self._plane(name, len(actions.kinds))
        for name in ("in_play", "worn", "lasting", "seen_in_hand"):
            for seat in seats[1:] if name == "seen_in_hand" else seats:
                self._plane(f"{name} {seat}", len(actions.kinds))

    def _add(self, name: str, words: tuple[str, ...]) -> None:
        self.parts[name] = Part(name, self.size, len(words), words)
        self.size += len(words)

    def _plane(self, name: str, kinds: int) -> None:
        self.parts[name] = Part(name, self.size, kinds)
        self.size += kinds


class Observer:
    """Fills the arrays: one for these sets and so many players, for all their games."""

    def __init__(self, actions: Actions, box: Box) -> None:
        self.actions = actions
        self.layout = Layout(actions, box)
        self.kind_of = actions.kind_of
        self.kinds = len(actions.kinds)
        self.at = {name: part.start for name, part in self.layout.parts.items()}
        self.seat_at = [self.at[f"seat {seat}"] for seat in range(actions.players)]
        self.empty = array(TYPE, bytes(2 * self.layout.size))

    def of(self, state: State, seat: int, picked: Sequence[int] = ()) -> array[int]:
        """What this seat may know. `picked`: the actions with which it has picked, if it is choosing."""
        row = self.empty[:]
        self._table(row, state, seat)
        self._seats(row, state, seat)
        if state.fight is not None:
            self._fight(row, state, seat, state.fight)
        self._cards(row, state, seat)
        self._question(row, state, seat)
        self._picked(row, picked)
        return row

    # --- figures -----------------------------------------------------------------------------------------------------

    def _table(self, row: array[int], state: State, seat: int) -> None:
        at = self.at["table"]
        row[at] = min(state.turns, LIMIT)
        row[at + 1] = levels.goal(state)
        row[at + 2] = roll_of(state, seat)
        row[at + 3] = min(strength.hand_limit(state, seat), LIMIT)
        for pile in range(state.box.piles):
            row[at + 4 + pile % 2] += len(state.decks[pile])
            row[at + 6 + pile % 2] += len(state.discards[pile])
        row[self.at["turn"] + (state.turn - seat) % state.seats] = 1
        if state.phase in PHASES:
            row[self.at["phase"] + PHASES.index(state.phase)] = 1
        if state.stack:
            row[self.at["half_done"] + FRAMES.index(state.stack[-1].kind)] = 1

    def _seats(self, row: array[int], state: State, seat: int) -> None:
        asked = deciding.asked(state)
        frame = state.stack[-1] if state.stack else None
        passed = frame.passed if isinstance(frame, (Combat, Window, Opening)) else 0
        pile = state.box.pile
        for other in range(state.seats):
            at = self.seat_at[(other - seat) % state.seats]
            hand = state.hand[other]
            treasures = 0
            for card in hand:
                treasures += pile[card] & TREASURE
            row[at] = state.level[other]
            row[at + 1] = state.alive[other]
            row[at + 2] = state.sex[other]
            row[at + 3] = _bounded(strength.munchkin(state, other))
            row[at + 4] = len(hand) - treasures
            row[at + 5] = treasures
            row[at + 6] = other in asked
            row[at + 7] = passed >> other & 1
            for token, count in enumerate(state.tokens[other]):
                row[at + 8 + token] = count

    def _fight(self, row: array[int], state: State, seat: int, fight: Fight) -> None:
        ours, theirs = strength.side(state, MUNCHKINS), strength.side(state, MONSTERS)
        at, gained, pays = self.at["fight"], 0, 0
        for slot, foe in enumerate(fight.foes[:SLOTS]):
            there = self.at["foe 0"] + slot * len(OF_FOE)
            level, treasures = bounty.levels_of(state, foe), bounty.treasures_of(state, foe)
            enhancers = sum(1 for _, group in fight.enhancers if group == foe.group)
            row[there : there + len(OF_FOE)] = array(
                TYPE, (1, _bounded(strength.monster(state, foe)), level, treasures, foe.ally, enhancers)
            )
            if not foe.ally:
                gained += level
                pays += treasures
        lead = ours - theirs - (not strength.wins_ties(state))
        deal = fight.deal
        row[at : at + len(OF_FIGHT)] = array(
            TYPE, (1, fight.running, fight.compelled, _bounded(ours), _bounded(theirs), _bounded(lead), gained, pays,
                   deal is not None, deal.treasures if deal is not None else 0))  # fmt: skip
        row[self.at["fighter"] + (fight.fighter - seat) % state.seats] = 1
        if fight.helper >= 0:
            row[self.at["helper"] + (fight.helper - seat) % state.seats] = 1

    # --- planes ------------------------------------------------------------------------------------------------------

    def _cards(self, row: array[int], state: State, seat: int) -> None:
        kind_of, kinds, n = self.kind_of, self.kinds, state.seats
        at = self.at["hand"]
        for card in state.hand[seat]:
            row[at + kind_of[card]] += 1
        in_play, worn, seen = self.at["in_play seat 0"], self.at["worn seat 0"], self.at["seen_in_hand seat 1"] - kinds
        bit = bit_of(seat)
        for other in range(n):
            away = (other - seat) % n * kinds
            for card in state.table[other]:
                row[in_play + away + kind_of[card]] += 1
            for card in state.equipped[other]:
                row[worn + away + kind_of[card]] += 1
            if other != seat:
                for card in state.hand[other]:
                    if state.known[card] & bit:
                        row[seen + away + kind_of[card]] += 1
        for pile in state.discards:
            if pile:
                row[self.at["discards"] + kind_of[pile[-1]]] += 1
        for mark in state.marks:
            if mark.card >= 0 and knows(state, seat, mark.card):
                row[self.at["lasting seat 0"] + (mark.seat - seat) % n * kinds + kind_of[mark.card]] += 1
        self._beside(row, state)

    def _beside(self, row: array[int], state: State) -> None:
        fight = state.fight
        if fight is not None:
            self._count(row, "foes", [foe.face for foe in fight.foes])
            self._count(row, "beside", [card for card, _ in fight.enhancers])
            self._count(row, "beside", [lying[0] for lying in fight.aside])
        if LAID_OUT in state.zone:
            self._count(row, "face_up", [card for card, zone in enumerate(list(state.zone)) if zone == LAID_OUT])

    def _count(self, row: array[int], plane: str, cards: Iterable[int]) -> None:
        at = self.at[plane]
        for card in cards:
            if card >= 0:
                row[at + self.kind_of[card]] += 1

    # --- what is asked -----------------------------------------------------------------------------------------------

    def _question(self, row: array[int], state: State, seat: int) -> None:
        frame = state.stack[-1] if state.stack else None
        if isinstance(frame, Door):
            self._count(row, "card", (frame.card,))
        elif isinstance(frame, Window):
            row[self.at["moment"] + MOMENTS.index(frame.moment)] = 1
            if frame.them >= 0:
                row[self.at["about"] + (frame.them - seat) % state.seats] = 1
            if frame.it >= 0 and knows(state, seat, frame.it):
                self._count(row, "card", (frame.it,))
        elif isinstance(frame, Flight):
            row[self.at["about"] + (frame.seat - seat) % state.seats] = 1
        elif isinstance(frame, Offer):
            self._offer(row, state, seat, frame)
        elif isinstance(frame, Choose):
            self._choice(row, state, seat, frame)
        if isinstance(frame, (Turn, Door, Flight, Offer, Choose)):
            row[self.at["question"]] = seat in deciding.asked(state)

    def _offer(self, row: array[int], state: State, seat: int, offer: Offer) -> None:
        at = self.at["question"]
        row[self.at["asker"] + (offer.asker - seat) % state.seats] = 1
        row[self.at["about"] + (offer.seat - seat) % state.seats] = 1
        self._count(row, "gives", offer.gives)
        self._count(row, "wants", offer.wants)
        if offer.terms:
            terms = Terms(*offer.terms)
            row[at + 5] = terms.treasures
            row[at + 6] = terms.first == seat
            row[at + 7] = terms.reward_tokens + len(terms.tokens)
            row[at + 8] = 1
            self._count(row, "gives", (*terms.items, *terms.promises))

    def _choice(self, row: array[int], state: State, seat: int, frame: Choose) -> None:
        at = self.at["question"]
        row[self.at["about"] + (frame.seat - seat) % state.seats] = 1
        if frame.sort in SORTS:
            row[self.at["sort"] + SORTS.index(frame.sort)] = 1
        if frame.verb in DEEDS:
            row[self.at["deed"] + DEEDS.index(frame.verb)] = 1
        if frame.nouns.card >= 0 and knows(state, seat, frame.nouns.card):
            self._count(row, "card", (frame.nouns.card,))
        if frame.seat == seat:
            row[at + 1], row[at + 2] = min(frame.least, LIMIT), min(frame.most, LIMIT)
            row[at + 3] = min(frame.worth, LIMIT)
            if frame.sort in OF_CARDS:
                self._count(row, "options", frame.options)

    def _picked(self, row: array[int], picked: Sequence[int]) -> None:
        actions = self.actions
        row[self.at["question"] + 4] = len(picked)
        for action in picked:
            if actions.seat <= action < actions.seat + actions.players:
                row[self.at["picked_seats"] + action - actions.seat] += 1
            elif actions.option <= action < actions.option + OPTIONS:
                row[self.at["picked_options"] + action - actions.option] += 1
            else:
                row[self.at["picked"] + actions.kinds.index(actions.meanings[action].kind)] += 1


def _bounded(figure: int) -> int:
    return max(-LIMIT, min(LIMIT, figure))


__all__ = ["Layout", "Observer", "Part"]
