"""The array of one seat: what it may know, as a fixed number of integers. Seats are counted from the one that looks.

First come single figures, then planes: a plane has a figure for each kind of card, how many of it lie there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from kickdoor.bots.glance import roll_of
from kickdoor.box import TREASURE, Box
from kickdoor.cards.language import Word
from kickdoor.frames import KINDS, Choose, Combat, Door, Flight, Frame, Offer, Opening, Turn, Window
from kickdoor.heard import HAPPENINGS
from kickdoor.lab.env.actions import BEGUN, OPTIONS, SLOTS, Actions, Meaning
from kickdoor.lab.env.pieces import FIGURES, FLAGS, LIMIT, LOW, SIZE, Kept, Lying, Ring, Shown, named_ones, nothing, ones, written
from kickdoor.rules import bounty, deciding, helping, levels, limits, strength
from kickdoor.sight import OF_CARDS, bit_of, knows
from kickdoor.state import LAID_OUT, MONSTERS, MUNCHKINS, State

PHASES: Final = ("start", "arrange", "open", "fight", "run", "charity", "over")
FRAMES: Final = tuple(KINDS)
SORTS: Final = ("card", "seat", "foe", "side", "number", "token", "way", "yes", "order", "pile")
MOMENTS: Final = tuple(sorted(HAPPENINGS))
DEEDS: Final = tuple(sorted({word.key for word in Word.__subclasses__()}))
OF_FOE: Final = ("there", "strength", "levels", "treasures", "ally", "enhancers")
OF_SEAT: Final = ("level", "life", "sex", "strength", "doors", "treasures", "asked", "passed")
OF_FIGHT: Final = ("there", "running", "compelled", "munchkins", "monsters", "lead", "levels", "treasures", "deal", "promised")
OF_TABLE: Final = ("turns", "goal", "die", "hand_limit", "doors_left", "treasures_left", "doors_gone", "treasures_gone")
OF_QUESTION: Final = ("mine", "least", "most", "worth", "picked", "treasures", "first", "tokens", "help")
PHASE: Final = named_ones(PHASES)
HALF_DONE: Final = {type(KINDS.get(kind)): piece for kind, piece in named_ones(FRAMES).items()}  # of no frame too
QUESTION: Final = [written(mine) + nothing(len(OF_QUESTION) - 1) for mine in range(2)]  # whether it is one's own
SORT: Final = named_ones(SORTS)
MOMENT: Final = named_ones(MOMENTS)
DEED: Final = named_ones(DEEDS)
NONE: Final = ""


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
        self._add("picked_verb", BEGUN)
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

    def marks(self, meaning: Meaning, kinds: Mapping[str, int]) -> tuple[int, ...]:
        """Where it is counted that this was picked: its verb, its kind of card, or which answer or seat it is."""
        found = [self.parts["picked_verb"].start + BEGUN.index(meaning.verb)] if meaning.verb in BEGUN else []
        if meaning.kind:
            found.append(self.parts["picked"].start + kinds[meaning.kind])
        elif meaning.verb in ("option", "seat"):
            found.append(self.parts[f"picked_{meaning.verb}s"].start + int(meaning.which))
        return tuple(found)

    def _plane(self, name: str, kinds: int) -> None:
        self.parts[name] = Part(name, self.size, kinds)
        self.size += kinds


class Asking:
    """What is asked: pieces, and cards of which planes are written."""

    __slots__ = ("about", "asker", "card", "deed", "figures", "gives", "moment", "options", "sort", "wants")

    def __init__(self, mine: bool, nobody: bytes) -> None:
        self.figures = QUESTION[mine]
        self.sort = SORT[NONE]
        self.moment = MOMENT[NONE]
        self.deed = DEED[NONE]
        self.about = nobody
        self.asker = nobody
        self.card: tuple[int, ...] = ()
        self.options: tuple[int, ...] = ()
        self.gives: tuple[int, ...] = ()
        self.wants: tuple[int, ...] = ()


class Observer:
    """Writes the arrays, for all games with these sets and so many players: joined of pieces, as the layout has them."""

    def __init__(self, actions: Actions, box: Box) -> None:
        n = actions.players
        self.players = n
        self.actions = actions
        self.layout = Layout(actions, box)
        self.kind_of: tuple[int, ...] = actions.kind_of
        self.around: list[list[int]] = [[(seat + away) % n for away in range(n)] for seat in range(n)]
        self.seat: list[bytes] = ones(n)
        self.one_card: list[bytes] = ones(len(actions.kinds))
        self.no_cards: bytes = self.one_card[-1]
        self.none_lasting: bytes = self.no_cards * n
        self.none_about: bytes = self.no_cards * 2
        self.none_asked: bytes = self.no_cards * 5
        self.nothing_asked: bytes = nothing(len(SORTS) + len(MOMENTS) + len(DEEDS) + 2 * n + len(BEGUN) + OPTIONS + n)
        self.no_fight: bytes = nothing(len(OF_FIGHT) + 2 * n + SLOTS * len(OF_FOE))
        self.no_foes: list[bytes] = [nothing(len(OF_FOE) * count) for count in range(SLOTS + 1)]
        self.none_picked: bytes = nothing(len(BEGUN) + OPTIONS + n)
        kinds = {kind: at for at, kind in enumerate(actions.kinds)}
        self.marks: list[tuple[int, ...]] = [self.layout.marks(meaning, kinds) for meaning in actions.meanings]
        self.picked: int = self.layout.parts["question"].start + OF_QUESTION.index("picked")

    def of(self, state: State, seat: int, picked: Sequence[int] = (), kept: Kept | None = None) -> bytearray:
        """What this seat may know, in figures of 16 bits. `picked`: what it has picked, if it is in the midst of that.

        `kept`: what was written of this game before; only what has changed since is written anew.
        """
        before = Kept(self.players) if kept is None else kept
        if before.ply != state.ply or before.seat != seat:
            before.ply, before.seat, before.pieces = state.ply, seat, self._written(state, seat, before)
        row = bytearray().join(before.pieces)
        if picked:
            figures = memoryview(row).cast("h")
            figures[self.picked] = len(picked)
            for action in picked:
                for at in self.marks[action]:
                    figures[at] += 1
        return row

    def _written(self, state: State, seat: int, before: Kept) -> list[bytes]:
        """The same in pieces, with nothing picked yet."""
        frame = state.stack[-1] if state.stack else None
        asked = 0
        for other in deciding.asked(state):
            asked |= 1 << other
        row = self._table(state, seat, frame)
        self._add_seats(row, state, seat, asked, _passed(frame), before.seats)
        self._add_fight(row, state, seat)
        mine = bool(asked >> seat & 1)
        if isinstance(frame, (Door, Window, Flight, Offer, Choose)):
            asking = self._asking(state, seat, frame, mine)
            row += [asking.figures, asking.sort, asking.moment, asking.deed, asking.about, asking.asker, self.none_picked]
            self._add_middle(row, state, seat, before)
            self._add_asked(row, asking, before.middle)
        else:
            row += [QUESTION[mine and isinstance(frame, Turn)], self.nothing_asked]
            self._add_middle(row, state, seat, before)
            row.append(self.none_asked)
        self._add_places(row, state, seat, before)
        return row

    # --- figures -----------------------------------------------------------------------------------------------------

    def _table(self, state: State, seat: int, frame: Frame | None) -> list[bytes]:
        doors_left = treasures_left = doors_gone = treasures_gone = 0
        for pile in range(0, state.box.piles, 2):
            doors_left += len(state.decks[pile])
            treasures_left += len(state.decks[pile + 1])
            doors_gone += len(state.discards[pile])
            treasures_gone += len(state.discards[pile + 1])
        return [
            written(state.turns),
            written(levels.goal(state)),
            written(roll_of(state, seat)),
            written(limits.hand_limit(state, seat)),
            written(doors_left),
            written(treasures_left),
            written(doors_gone),
            written(treasures_gone),
            self.seat[(state.turn - seat) % self.players],
            PHASE[state.phase],
            HALF_DONE[type(frame)],
        ]

    def _add_seats(self, row: list[bytes], state: State, seat: int, asked: int, passed: int, kept: list[Shown]) -> None:
        for other in self.around[seat]:
            shown, hand = kept[other], state.hand[other]
            level, being, power = state.level[other], state.alive[other] * 2 + state.sex[other], strength.munchkin(state, other)
            if shown.hand is not hand or shown.strength != power or shown.level != level or shown.being != being:
                shown.hand, shown.strength, shown.level, shown.being = hand, power, level, being
                told = [written(level), FIGURES[state.alive[other]], FIGURES[state.sex[other]], written(power)]
                shown.piece = b"".join(told) + _counted(state, hand)
            row.append(shown.piece)
            row.append(FLAGS[(asked >> other & 1) * 2 + (passed >> other & 1)])
            for count in state.tokens[other]:
                row.append(written(count))

    def _add_fight(self, row: list[bytes], state: State, seat: int) -> None:
        fight = state.fight
        if fight is None:
            row.append(self.no_fight)
            return
        ours, theirs = strength.side(state, MUNCHKINS), strength.side(state, MONSTERS)
        lead = ours - theirs - (not strength.wins_ties(state))
        gained = pays = 0
        foes: list[bytes] = []
        shown = fight.foes[:SLOTS]
        for foe in shown:
            level, treasures = bounty.levels_of(state, foe), bounty.treasures_of(state, foe)
            if not foe.ally:
                gained += level
                pays += treasures
            enhancers = sum([group == foe.group for _, group in fight.enhancers]) if fight.enhancers else 0
            foes += [FIGURES[1], written(strength.monster(state, foe)), written(level), written(treasures)]
            foes += [FIGURES[foe.ally], written(enhancers)]
        deal = fight.deal
        row += [
            FIGURES[1],
            FIGURES[fight.running],
            FIGURES[fight.compelled],
            written(ours),
            written(theirs),
            written(lead),
            written(gained),
            written(pays),
            FIGURES[deal is not None],
            written(deal.treasures if deal is not None else 0),
            self.seat[(fight.fighter - seat) % self.players],
            self.seat[(fight.helper - seat) % self.players if fight.helper >= 0 else -1],
        ]
        row += foes
        row.append(self.no_foes[SLOTS - len(shown)])

    # --- planes ------------------------------------------------------------------------------------------------------

    def _plane(self, cards: tuple[int, ...]) -> bytes:
        """How many of each kind these cards are; what is no card (-1) counts nowhere."""
        if len(cards) == 1:
            return self.one_card[self.kind_of[cards[0]] if cards[0] >= 0 else -1]
        plane = bytearray(self.no_cards)
        for card in cards:
            if card >= 0:
                plane[SIZE * self.kind_of[card] + LOW] += 1
        return bytes(plane)

    def _lying(self, lying: Lying, at: int, cards: tuple[int, ...]) -> bytes:
        """The plane of this place, written anew where other cards lie there."""
        if lying.cards[at] is not cards and lying.cards[at] != cards:
            lying.cards[at] = cards
            lying.pieces[at] = self._plane(cards) if cards else self.no_cards
        return lying.pieces[at]

    def _add_middle(self, row: list[bytes], state: State, seat: int, before: Kept) -> None:
        """The hand; monsters, what lies beside them, what is laid out, what was discarded last."""
        middle = before.middle
        foes: tuple[int, ...] = ()
        beside: tuple[int, ...] = ()
        fight = state.fight
        if fight is not None:
            foes = tuple([foe.face for foe in fight.foes])
            if fight.enhancers or fight.aside:
                beside = (*[card for card, _ in fight.enhancers], *[each[0] for each in fight.aside])
        row.append(self._lying(before.hand, seat, state.hand[seat]))
        row.append(self._lying(middle, 0, foes))
        laid_out = LAID_OUT in state.zone
        if beside or laid_out:
            row.append(self._lying(middle, 1, beside))
            row.append(self._lying(middle, 2, tuple(state.lying_in(LAID_OUT)) if laid_out else ()))
        else:
            row.append(self.none_about)
        row.append(self._lying(middle, 3, tuple([pile[-1] for pile in state.discards if pile])))

    def _add_asked(self, row: list[bytes], asking: Asking, middle: Lying) -> None:
        """The cards of what is asked."""
        row += [
            self._lying(middle, 4, asking.card),
            self._lying(middle, 5, asking.options),
            self.no_cards,  # picked
            self._lying(middle, 6, asking.gives),
            self._lying(middle, 7, asking.wants),
        ]

    def _round(self, ring: Ring, seat: int, cards: list[tuple[int, ...]]) -> bytes:
        """The planes of a place that each seat has, from this seat on."""
        if ring.before != cards:
            ring.before = cards[:]
            ring.twice = b"".join([self._lying(ring.lying, other, cards[other]) for other in range(self.players)]) * 2
            ring.stretches = [b""] * self.players
        stretch = ring.stretches[seat]
        if not stretch:
            start = seat * len(self.no_cards)
            stretch = ring.stretches[seat] = ring.twice[start : start + len(self.none_lasting)]
        return stretch

    def _add_places(self, row: list[bytes], state: State, seat: int, before: Kept) -> None:
        """What lies before each seat, what it wears, what goes on for it, and what the one who looks has seen in its hand."""
        around = self.around[seat]
        row.append(self._round(before.table, seat, state.table))
        row.append(self._round(before.equipped, seat, state.equipped))
        known = [mark for mark in state.marks if mark.card >= 0 and knows(state, seat, mark.card)]
        if known:
            for other in around:
                going_on = tuple([mark.card for mark in known if mark.seat == other])
                row.append(self._lying(before.lasting, seat * self.players + other, going_on))
        else:
            row.append(self.none_lasting)
        bit, known_of = bit_of(seat), state.known
        for other in around:
            if other != seat:
                seen = [card for card in state.hand[other] if known_of[card] & bit]
                row.append(self._lying(before.seen, seat * self.players + other, tuple(seen)) if seen else self.no_cards)

    # --- what is asked -----------------------------------------------------------------------------------------------

    def _seat(self, seat: int, other: int) -> bytes:
        return self.seat[(other - seat) % self.players]

    def _asking(self, state: State, seat: int, frame: Frame | None, is_asked: bool) -> Asking:
        found = Asking(is_asked and not isinstance(frame, Window), self.seat[-1])
        if isinstance(frame, Door):
            found.card = (frame.card,)
        elif isinstance(frame, Window):
            found.moment = MOMENT[frame.moment]
            if frame.them >= 0:
                found.about = self._seat(seat, frame.them)
            if frame.it >= 0 and knows(state, seat, frame.it):
                found.card = (frame.it,)
        elif isinstance(frame, Flight):
            found.about = self._seat(seat, frame.seat)
        elif isinstance(frame, Offer):
            self._offer(found, seat, frame)
        elif isinstance(frame, Choose):
            self._choice(found, state, seat, frame)
        return found

    def _offer(self, found: Asking, seat: int, offer: Offer) -> None:
        found.asker, found.about = self._seat(seat, offer.asker), self._seat(seat, offer.seat)
        found.gives, found.wants = offer.gives, offer.wants
        if offer.terms:
            terms = helping.terms_of(offer)
            found.gives = (*offer.gives, *terms.items, *terms.promises)
            tokens = terms.reward_tokens + len(terms.tokens)
            told = [written(terms.treasures), FIGURES[terms.first == seat], written(tokens), FIGURES[1]]
            found.figures = found.figures[: 5 * SIZE] + b"".join(told)

    def _choice(self, found: Asking, state: State, seat: int, frame: Choose) -> None:
        found.about = self._seat(seat, frame.seat)
        found.sort = SORT.get(frame.sort, SORT[NONE])
        found.deed = DEED.get(frame.verb, DEED[NONE])
        if frame.nouns.card >= 0 and knows(state, seat, frame.nouns.card):
            found.card = (frame.nouns.card,)
        if frame.seat == seat:
            told = [written(frame.least), written(frame.most), written(frame.worth)]
            found.figures = found.figures[:SIZE] + b"".join(told) + found.figures[4 * SIZE :]
            if frame.sort in OF_CARDS:
                found.options = frame.options


def _passed(frame: Frame | None) -> int:
    if isinstance(frame, Combat):
        return frame.passed
    if isinstance(frame, Window):
        return frame.passed
    return frame.passed if isinstance(frame, Opening) else 0


def _counted(state: State, hand: tuple[int, ...]) -> bytes:
    """The Doors and the Treasures of a hand."""
    pile, treasures = state.box.pile, 0
    for card in hand:
        treasures += pile[card] & TREASURE
    return written(len(hand) - treasures) + written(treasures)


__all__ = ["LIMIT", "Layout", "Observer", "Part"]
