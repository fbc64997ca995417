"""The game as one seat sees it, with every word and every move that belongs to it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kickdoor.view import View

Order = Literal["none", "level", "attacked", "turn"]


class Face(msgspec.Struct, frozen=True, gc=False):
    """One printed card, in the reader's language. `number` is the first of `copies` in the Box.

    `kind_label` is what the card's set calls its kind; `short` one line for the hand; `figure` what stands in the corner;
    `icon` its drawing (icons.py); `rank` of a Power; `raises`: all it does is to raise a Level; `foot`: what stands at the
    foot, left and right (where it is worn and its gold; what a monster gives); `blank`: it bears no picture but one that the
    players draw.
    """

    number: int
    copies: int
    id: str
    name: str
    set: str
    deck: Literal["door", "treasure", "none"]
    kind: str
    kind_label: str
    figure: str
    level: int | None
    treasures: int | None
    bonus: int
    gold: int | None
    slot: str
    hands: int
    big: bool
    short: str
    text: str
    flavour: str
    bad_stuff: str
    icon: str
    rules: tuple[str, ...]
    rank: int = 0
    raises: bool = False
    foot: tuple[str, str] = ("", "")
    blank: bool = False


class MoveSaid(msgspec.Struct, frozen=True, gc=False):
    """A move as it travels: the parts of a Move but the seat. `on`: (), ("seat", n), ("card", n) or ("side", -1 or -2)."""

    verb: str
    card: int = -1
    on: tuple[Any, ...] = ()
    more: tuple[Any, ...] = ()


class Offered(msgspec.Struct, frozen=True, gc=False):
    """A move that the seat may make now. `label`: all of it in words; `short`: on a button beside its card.
    `outcome`: what it would come to, where that is known.

    `main`: the one that moves the game on. `form`: filled in step by step (ask, volunteer, counter, sell, trade, give...).
    """

    move: MoveSaid
    label: str
    outcome: str = ""
    main: bool = False
    form: str = ""
    target: str = ""
    short: str = ""


class Greyed(msgspec.Struct, frozen=True, gc=False):
    """Why a card can't be played now: at most six words, the rule's sentence, the rule's id."""

    card: int
    short: str
    reason: str
    rule: str


class Refused(msgspec.Struct, frozen=True, gc=False):
    """Why a move was not made."""

    reason: str
    rule: str


class SumLine(msgspec.Struct, frozen=True, gc=False):
    """One line of a total: a card (-1: the Level), its words, the amount with its sign, the rule's id."""

    card: int
    label: str
    amount: int
    rule: str = ""


class FightSaid(msgspec.Struct, frozen=True, gc=False):
    """The fight in words: who may win what, how one runs, the Bad Stuff of each monster; each line of both sums.

    `ties`: equal sums are a win for the munchkins.
    """

    ours: tuple[SumLine, ...]
    theirs: tuple[SumLine, ...]
    verdict: str
    win: str
    lose: str
    bad_stuff: tuple[str, ...]
    help: str
    played_by: tuple[tuple[int, int], ...] = ()  # card, seat
    ties: bool = False


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One thing that the question to this seat offers: what goes into `more` of the move, and its words.

    `gold`: what it counts for, in Gold Pieces, where a worth is asked.
    """

    value: Any
    label: str
    gold: int = 0


class Asked(msgspec.Struct, frozen=True, gc=False):
    """What the strip says. `number` names the question: a pass must answer the newest. `yours`: one of your seats is asked.

    `choices`: the options of a choice put to this seat, in their order; how many are taken stands in the view's question.
    `path`: the card and the place in its words from which a choice put to this seat comes; `them`: the seat that it is about.
    `die`: what the die shows that may be answered just now (0: none).
    """

    number: int
    title: str
    why: str
    yours: bool
    window: bool
    may_hold: bool
    choices: tuple[Choice, ...] = ()
    path: tuple[Any, ...] = ()
    them: int = -1
    die: int = 0


class Builder(msgspec.Struct, frozen=True, gc=False):
    """Of what a move may be put together: help (ask, volunteer, counter), a trade or gift (trade), a sale (sell).

    `seats`: with whom. `gives`: cards of one's own that may go into it; `wants`: (seat, its cards) that may be asked for.
    `treasures` and `tokens`: how many there are to share; `promises`: cards that may be promised. `gold`: (card, what it brings);
    `times`: how many times its worth one Item brings. `own`: kinds of token that the fighter has (id, its name, how many).
    """

    form: Literal["ask", "volunteer", "counter", "sell", "trade"]
    seats: tuple[int, ...] = ()
    gives: tuple[int, ...] = ()
    wants: tuple[tuple[int, tuple[int, ...]], ...] = ()
    treasures: int = 0
    tokens: int = 0
    promises: tuple[int, ...] = ()
    gold: tuple[tuple[int, int], ...] = ()
    times: int = 1
    own: tuple[tuple[str, str, int], ...] = ()


class Guide(msgspec.Struct, frozen=True, gc=False):
    """The guided first game: what it says now, and at which of the offered moves (-1: at none) it points."""

    words: str
    move: int = -1


class Time(msgspec.Struct, frozen=True, gc=False):
    """Milliseconds left and in all of what runs now; `stands`: why it stands still (a sentence), empty if it runs."""

    left: int
    whole: int
    stands: str = ""


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of the log: text is cut into parts, a card part is (card number, its words), a seat part ("", words)."""

    number: int
    turn: int
    parts: tuple[Part, ...]
    kind: str = ""


class Part(msgspec.Struct, frozen=True, gc=False):
    """Words of a log line; `card` or `seat` where the words name one."""

    text: str
    card: int = -1
    seat: int = -1


class OfferSaid(msgspec.Struct, frozen=True, gc=False):
    """The open offer in words, for all to read."""

    asker: int
    asked: int
    matter: str
    title: str
    gives: tuple[str, ...]
    wants: tuple[str, ...]
    promises: tuple[str, ...] = ()


class SeatPicture(msgspec.Struct, frozen=True, gc=False):
    """The game as one seat (or nobody) sees it, with all that can be done and every word for it.

    `seat` None: public. `view` has the facts; `moves` and `greyed` are empty where the seat can do nothing.
    `goal`: the Level that wins. `people`: each munchkin's race and class in a few words.
    `slots`: places to wear Items (id, words, how many).
    `tokens`: what the kinds of token are called, in the order of `Munchkin.tokens`.
    `die`: what this seat's roll to Run Away comes to just now (0: it isn't running).
    """

    seat: int | None
    view: View
    asked: Asked
    moves: tuple[Offered, ...]
    greyed: tuple[Greyed, ...]
    fight: FightSaid | None
    offer: OfferSaid | None
    time: Time | None
    standing: Order = "none"
    goal: int = 10
    people: tuple[str, ...] = ()
    slots: tuple[tuple[str, str, int], ...] = ()
    tokens: tuple[str, ...] = ()
    builders: tuple[Builder, ...] = ()
    guide: Guide | None = None
    die: int = 0
