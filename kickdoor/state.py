"""The table: what lies where, who has which Level, what is half-done. A mutable trunk with immutable leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

if TYPE_CHECKING:
    from kickdoor.box import Box
    from kickdoor.event import Event
    from kickdoor.frames import Frame

# Where a card can be. A hand is HAND + seat, the cards in play before a seat are TABLE + seat.
OUT: Final = 0
DECK: Final = 1
DISCARD: Final = 2
LIMBO: Final = 3
FIGHT: Final = 4
LAID_OUT: Final = 5
HAND: Final = 16
TABLE: Final = 32
MALE: Final = 0
FEMALE: Final = 1
DEAD: Final = 0
ALIVE: Final = 1
BACK: Final = 2  # the new character is here, its 4 + 4 cards still to come (DEATH-13, -15)
MOST_SEATS: Final = 6
ROUNDS: Final = [[(*range(start, n), *range(start)) for start in range(n)] for n in range(MOST_SEATS + 1)]  # in turn order

# Sides of a fight, as the receiver of a boost (a seat is itself, a foe is FOE + its number).
MUNCHKINS: Final = -1
MONSTERS: Final = -2
FOE: Final = 1000


class Foe(NamedTuple):
    """A monster in a fight: a physical card and the card whose face it shows (a Mate shows its monster's)."""

    card: int
    face: int
    group: int  # those of one group share their enhancers (MATE-01)
    number: int = 1  # the second Net Troll of a fight is number 2 to its end
    wandered: bool = False
    ally: bool = False  # fights on the munchkins' side


class Boost(NamedTuple):
    """A bonus for the rest of this fight: to a side, a seat, or FOE + a monster's card."""

    to: int
    amount: int
    card: int


class Spoils(NamedTuple):
    """What a monster gone early will pay when the fight is won (AMB-53)."""

    seat: int
    foe: Foe
    levels: int
    treasures: int
    killed: bool
    named: tuple[tuple[int, int], ...] = ()  # (seat, levels) that the monster itself gave a fighter besides
    tokens: tuple[tuple[str, ...], ...] = ()  # for each token the kinds of which one is chosen


class Terms(NamedTuple):
    """What a helper gets: Treasures (-1: all), who picks first, items and promised cards of the fighter, tokens.

    `truce` 1: neither plays a Curse on the other before the turn is over. Nothing makes them keep it.
    """

    treasures: int = 0
    first: int = -1
    items: tuple[int, ...] = ()
    promises: tuple[int, ...] = ()
    tokens: tuple[str, ...] = ()
    reward_tokens: int = 0
    truce: int = 0


class Mark(NamedTuple):
    """What an effect leaves behind: which words of which card, on whom, what was fixed then, until when."""

    card: int
    path: tuple[Any, ...]
    seat: int
    of: int
    until: tuple[str, ...]
    active: bool
    fixed: tuple[Any, ...]
    target: tuple[Any, ...] = ()
    since: int = 0  # the turn in which it was left


class Fight:
    """A combat: fighters, monsters, what lies beside it, and what is kept for later."""

    holds: ClassVar[tuple[str, ...]] = (
        "aside",
        "banked",
        "beaten",
        "boosts",
        "caught",
        "compelled",
        "deal",
        "enhancers",
        "escaped",
        "fighter",
        "foes",
        "held",
        "helper",
        "lost_by",
        "met",
        "owed",
        "owner",
        "running",
        "used",
        "won_by",
    )  # fmt: skip
    __slots__ = holds

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter
        self.helper = -1
        self.owner = fighter  # whose turn met the monster
        self.compelled = False
        self.deal: Terms | None = None
        self.foes: tuple[Foe, ...] = ()
        self.enhancers: tuple[tuple[int, int], ...] = ()  # (card, group)
        self.met: tuple[str, ...] = ()  # ids of the monsters that have been in it
        self.boosts: tuple[Boost, ...] = ()
        self.aside: tuple[tuple[int, int, tuple[Any, ...]], ...] = ()  # (card, who played it, target)
        self.banked: tuple[Spoils, ...] = ()
        self.beaten: tuple[Foe, ...] = ()
        self.used: tuple[tuple[int, int], ...] = ()  # (card, who played it)
        self.held: tuple[tuple[str, int, int], ...] = ()  # draws kept back until the fight ends (AMB-68)
        # tokens that cards give for a kill: (seat, who chooses, kinds, how many)
        self.owed: tuple[tuple[int, int, tuple[str, ...], int], ...] = ()
        self.escaped: tuple[tuple[int, int], ...] = ()  # (seat, foe)
        self.caught: tuple[tuple[int, int], ...] = ()  # (seat, foe)
        self.running = False
        self.lost_by = 0
        self.won_by = 0

    def copy(self) -> Fight:
        """The same fight again; the two share their immutable leaves."""
        twin = Fight(self.fighter)
        twin.aside = self.aside
        twin.banked = self.banked
        twin.beaten = self.beaten
        twin.boosts = self.boosts
        twin.caught = self.caught
        twin.compelled = self.compelled
        twin.deal = self.deal
        twin.enhancers = self.enhancers
        twin.escaped = self.escaped
        twin.foes = self.foes
        twin.held = self.held
        twin.helper = self.helper
        twin.lost_by = self.lost_by
        twin.met = self.met
        twin.owed = self.owed
        twin.owner = self.owner
        twin.running = self.running
        twin.used = self.used
        twin.won_by = self.won_by
        return twin


class State:
    """Everything true at the table. Derived numbers are asked of the cards in play, never kept."""

    holds: ClassVar[tuple[str, ...]] = (
        "alive",
        "assembly",
        "attached",
        "blind_set",
        "bodies",
        "box",
        "changed_sex",
        "choruses",
        "deaths",
        "decks",
        "dice_set",
        "discards",
        "doors",
        "equipped",
        "fate_count",
        "fates",
        "fight",
        "gathered",
        "hand",
        "happened",
        "joined",
        "known",
        "lasting",
        "left",
        "level",
        "marks",
        "masks",
        "memo",
        "names_set",
        "options",
        "orders_set",
        "phase",
        "ply",
        "received",
        "rolls",
        "seats",
        "seed",
        "settled",
        "sex",
        "speaking",
        "spent",
        "stack",
        "table",
        "tokens",
        "told",
        "turn",
        "turns",
        "verdicts",
        "winners",
        "zone",
    )  # fmt: skip
    __slots__ = holds

    @staticmethod
    def new(box: Box, seats: int, seed: bytes, options: dict[str, Any]) -> State:
        """An empty table."""
        state = State()
        state._begin(box, seats, seed, options)
        return state

    def _begin(self, box: Box, seats: int, seed: bytes, options: dict[str, Any]) -> None:
        n = len(box.cards)
        self.box: Box = box.apart() if options.get("piles_per_set") else box
        self.options: dict[str, Any] = options
        self.seats: int = seats
        self.seed: bytes = seed
        self.fate_count: int = 0
        self.dice_set: tuple[int, ...] = ()
        self.blind_set: tuple[int, ...] = ()
        self.names_set: tuple[str, ...] = ()
        self.orders_set: tuple[tuple[int, ...], ...] = ()
        self.fates: list[tuple[str, Any]] | None = None
        self.told: list[Event] | None = None
        self.memo: dict[Any, Any] = {}  # what was worked out of the table as it is
        self.lasting: dict[Any, Any] = {}  # and of the cards in play alone: hands and piles may change
        self.choruses: list[Any] = [None] * (seats + 1)  # the last of each seat, then that of the fight; see `rules.voices`
        self.assembly: Any = None  # all of them but that of the fight
        self.gathered: Any = None  # the last gathering with a fight or marks
        self.speaking: Any = None  # the gathering of all who speak just now; None: not gathered since something changed
        self.settled: tuple[Any, ...] = ()  # the table for which nothing was left to come true; see `rules.mending`
        self.level: list[int] = [1] * seats
        self.sex: list[int] = [MALE] * seats
        self.alive: list[int] = [ALIVE] * seats
        self.hand: list[tuple[int, ...]] = [()] * seats
        self.table: list[tuple[int, ...]] = [()] * seats
        self.equipped: list[tuple[int, ...]] = [()] * seats
        self.received: list[tuple[int, ...]] = [()] * seats
        self.tokens: list[tuple[int, ...]] = [(0,) * len(box.tokens)] * seats
        self.rolls: list[int] = [0] * seats  # the last die of each seat
        self.attached: tuple[tuple[int, int], ...] = ()  # (card, host); what a companion carries too
        self.joined: tuple[tuple[int, ...], ...] = ()
        self.decks: list[tuple[int, ...]] = [()] * self.box.piles  # the last is the top
        self.discards: list[tuple[int, ...]] = [()] * self.box.piles  # the last is the top
        self.zone: bytearray = bytearray(n)
        self.known: bytearray = bytearray(n)
        self.fight: Fight | None = None
        self.marks: tuple[Mark, ...] = ()
        self.masks: tuple[tuple[int, str, int], ...] = ()  # (card, kind it became, its bonus) until it leaves play
        self.spent: tuple[tuple[Any, ...], ...] = ()
        self.stack: list[Frame] = []
        self.turn: int = 0
        self.turns: int = 0
        self.ply: int = 0
        self.phase: str = "start"
        self.happened: frozenset[str] = frozenset()
        self.doors: int = 0
        self.changed_sex: int = 0
        self.deaths: tuple[int, ...] = ()
        self.bodies: tuple[int, ...] = ()
        self.left: tuple[tuple[str, int, int], ...] = ()  # (moment, card, seat): what cards answer once a move has been made
        self.verdicts: tuple[tuple[int, str, int], ...] = ()  # what the table said of a card while it works, see `rules.asking`
        self.winners: tuple[int, ...] = ()

    def copy(self) -> State:
        """An independent twin: it shares every immutable leaf and the Box, and writes no events."""
        twin = State()
        twin.box = self.box
        twin.options = self.options
        twin.seats = self.seats
        twin.seed = self.seed
        twin.fate_count = self.fate_count
        twin.dice_set = self.dice_set
        twin.blind_set = self.blind_set
        twin.names_set = self.names_set
        twin.orders_set = self.orders_set
        twin.fates = None
        twin.told = None
        twin.memo = self.memo or {}  # an empty one is no longer replaced when something changes, so it is not shared
        twin.lasting = self.lasting or {}
        twin.choruses = self.choruses[:]
        twin.assembly = self.assembly
        twin.gathered = self.gathered
        twin.speaking = self.speaking
        twin.settled = self.settled
        twin.level = self.level[:]
        twin.sex = self.sex[:]
        twin.alive = self.alive[:]
        twin.hand = self.hand[:]
        twin.table = self.table[:]
        twin.equipped = self.equipped[:]
        twin.received = self.received[:]
        twin.tokens = self.tokens[:]
        twin.rolls = self.rolls[:]
        twin.attached = self.attached
        twin.joined = self.joined
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.zone = self.zone[:]
        twin.known = self.known[:]
        twin.fight = self.fight.copy() if self.fight is not None else None
        twin.marks = self.marks
        twin.masks = self.masks
        twin.spent = self.spent
        twin.stack = self.stack[:]
        twin.turn = self.turn
        twin.turns = self.turns
        twin.ply = self.ply
        twin.phase = self.phase
        twin.happened = self.happened
        twin.doors = self.doors
        twin.changed_sex = self.changed_sex
        twin.deaths = self.deaths
        twin.bodies = self.bodies
        twin.left = self.left
        twin.verdicts = self.verdicts
        twin.winners = self.winners
        return twin

    def touch(self) -> None:
        """Something changed: what was worked out of the cards in play is worked out anew."""
        self.speaking = None
        if self.memo:
            self.memo = {}
        if self.lasting:
            self.lasting = {}

    def stir(self) -> None:
        """Something changed, but no card in play: what hangs on those alone stays true."""
        if not self.box.steady:
            self.touch()
        elif self.memo:
            self.memo = {}

    def lying_in(self, zone: int) -> list[int]:
        """The cards of one zone, by number."""
        found: list[int] = []
        card = self.zone.find(zone)
        while card >= 0:
            found.append(card)
            card = self.zone.find(zone, card + 1)
        return found

    def others(self, seat: int) -> list[int]:
        """The other seats, from the left of this one round the table."""
        return [*ROUNDS[self.seats][seat][1:]]

    def living(self, start: int) -> Sequence[int]:
        """The living seats in turn order, beginning with start."""
        seats = ROUNDS[self.seats][start]
        return seats if DEAD not in self.alive else list(filter(self.alive.__getitem__, seats))

    def fighters(self) -> tuple[int, ...]:
        """The fighter and the helper of the present fight, or nobody (AMB-67)."""
        fight = self.fight
        if fight is None:
            return ()
        return (fight.fighter,) if fight.helper < 0 else (fight.fighter, fight.helper)

    def is_fighting(self, seat: int) -> bool:
        """True from the monster's reveal until rewards are due or the last Run Away roll (AMB-67)."""
        fight = self.fight
        return fight is not None and (fight.fighter == seat or fight.helper == seat)
