"""Bots: each is given what its seat sees and the moves that are legal, and names one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeVar, runtime_checkable

from kickdoor.bots.aimless import Aimless
from kickdoor.bots.dealings import Dealings, Remembering, Witness, remembered
from kickdoor.bots.easy import Easy
from kickdoor.bots.glance import Glance, look
from kickdoor.bots.greedy import Greedy
from kickdoor.bots.hard import Foreseeing, Hard
from kickdoor.bots.normal import Normal
from kickdoor.bots.rings import out_of_a_ring
from kickdoor.bots.tempers import TEMPERS, Temper
from kickdoor.bots.terms import Term
from kickdoor.errors import InputError
from kickdoor.move import Move
from kickdoor.view import View

T = TypeVar("T", bound=str)


class Bot(Protocol):
    """A player of the machine's. `needs_view`: whether `choose` reads the view at all; else None will do.

    `chance`: where any move is as good as another, what draws it: a number from 0 up to, but not including, 1.
    """

    name: str
    needs_view: bool
    chance: Callable[[], float] | None

    def choose(self, view: Glance | None, moves: Sequence[Move]) -> Move:
        """One of the moves."""
        ...


@runtime_checkable
class Explaining(Bot, Protocol):
    """A bot that can say why."""

    def why(self) -> Term | None:
        """The term that decided the last choice."""
        ...

    def explain(self, view: Glance, moves: Sequence[Move], move: Move) -> Term | None:
        """The term that speaks most for a move, whoever made it."""
        ...

    def recall(self, view: Glance, moves: Sequence[Move], move: Move) -> Term | None:
        """The term that decided when this bot made the move."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {
    "aimless": Aimless, "easy": Easy, "greedy": Greedy, "normal": Normal, "hard": Hard,
}  # fmt: skip
TEMPERED: dict[str, Callable[[int, Temper], Bot]] = {"easy": Easy, "normal": Normal, "hard": Hard}
OF_TEMPER = ":"  # between a bot's name and its temperament
OF_BUDGET = "@"  # between `hard` and the moves that it may imagine for a decision
LARGEST = 1_000_000


class BotNameError(InputError):
    """There is no such bot, or it has no such temperament."""


def make(name: str, seed: int) -> Bot:
    """A bot of this kind: `kind`, `kind:temperament`, `hard@budget`; the same seed plays the same. Raises BotNameError."""
    kind, _, said = name.strip().casefold().partition(OF_TEMPER)
    kind, at, budget = kind.partition(OF_BUDGET)
    if kind not in BOTS:
        raise BotNameError("bot-unknown", name=name, known=", ".join(BOTS))
    if at:
        return _with_budget(name, kind, budget, said, seed)
    return _with_temper(name, kind, said, seed)


def _with_budget(name: str, kind: str, budget: str, said: str, seed: int) -> Bot:
    bot = _with_temper(name, kind, said, seed)
    if not isinstance(bot, Hard) or not budget.isdecimal() or not 1 <= int(budget) <= LARGEST:
        raise BotNameError("bot-bad-budget", name=name, most=LARGEST)
    bot.budget = int(budget)
    return bot


def _with_temper(name: str, kind: str, said: str, seed: int) -> Bot:
    if not said:
        return BOTS[kind](seed)
    temper = TEMPERS.get(said.strip())
    if temper is None:
        raise BotNameError("bot-temper-unknown", name=name, temper=said, known=", ".join(TEMPERS))
    if kind not in TEMPERED:
        raise BotNameError("bot-without-temper", name=name, kind=kind, known=", ".join(TEMPERED))
    return TEMPERED[kind](seed, temper)


def remembers(bot: Bot) -> bool:
    """True for a bot that makes something of what it remembers of others: see `Remembering`."""
    return isinstance(bot, Normal)


def foresees(bot: Bot) -> bool:
    """True for a bot that is to be given the deep view too: see `Foreseeing`."""
    return isinstance(bot, Hard)


def foreseen(glance: Glance) -> View | None:
    """The deep view that goes with a glance, if there is one."""
    return glance.view if isinstance(glance, Foreseeing) else None


def hurry(bot: Bot, seconds: float | None) -> None:
    """Have a bot that looks ahead play what has come out best after so many seconds; None: take its time."""
    if isinstance(bot, Hard):
        bot.seconds = seconds


def temper_for(kind: str, temper: T) -> T | Literal["plain"]:
    """The temperament that this kind of bot can have: the one asked for, or the plain one where it has none."""
    return temper if kind in TEMPERED else "plain"


def disposed(kind: str, temper: str) -> str:
    """The name of this kind of bot with this temperament; the kind alone where it has none."""
    return f"{kind}{OF_TEMPER}{temper}" if kind in TEMPERED and temper in TEMPERS else kind


__all__ = [
    "BOTS",
    "TEMPERED",
    "TEMPERS",
    "Bot",
    "BotNameError",
    "Dealings",
    "Explaining",
    "Foreseeing",
    "Glance",
    "Hard",
    "Remembering",
    "Witness",
    "disposed",
    "foreseen",
    "foresees",
    "hurry",
    "look",
    "make",
    "out_of_a_ring",
    "remembered",
    "remembers",
    "temper_for",
]
