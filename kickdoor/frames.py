"""What is half-done: small immutable frames on a stack, holding seats, cards, numbers, names of steps and tuples of these."""

from __future__ import annotations

from typing import Any, NamedTuple

Path = tuple[Any, ...]  # the way from a card to one of its word lists or words: names of places and positions


class Nouns(NamedTuple):
    """What the nouns of the card language stand for just now; -1 or () where nothing does."""

    card: int = -1  # this
    you: int = -1
    user: int = -1  # who played the card
    foe: int = -1  # this, when it is a monster (or sits on one) in the fight
    target: tuple[Any, ...] = ()  # ("seat", n), ("card", n), ("foe", n) or ("side", n)
    it: int = -1
    them: int = -1
    those: tuple[int, ...] = ()
    paid: tuple[Any, ...] = ()
    shown: int = 0
    reader: int = -1  # whom a written `you` means inside the `if` of a selector
    harm: str = ""  # curse, bad_stuff or theft: what protections ask


SLOTS: dict[type[Frame], tuple[str, ...]] = {}  # what `Frame.slots` has worked out


class Frame:
    """Something half-done. `got` holds the answers of what was pushed above it, in order."""

    __slots__ = ("got",)
    kind = ""

    def __init__(self) -> None:
        self.got: tuple[Any, ...] = ()

    def but(self, **changes: Any) -> Any:
        """The same frame with some slots changed."""
        twin = self.twin()
        for name, value in changes.items():
            setattr(twin, name, value)
        return twin

    def twin(self) -> Frame:
        """The same frame once more; the kinds that come and go most often say it slot by slot, which is faster."""
        twin = self.__class__.__new__(self.__class__)
        for name in self.slots():
            setattr(twin, name, getattr(self, name))
        return twin

    @classmethod
    def slots(cls) -> tuple[str, ...]:
        """Names of what the frame holds, the answers first."""
        found = SLOTS.get(cls)
        if found is None:
            found = SLOTS[cls] = ("got", *cls.__slots__) if cls is not Frame else ("got",)
        return found

    def values(self) -> tuple[Any, ...]:
        """What the frame holds, in the order of its slots."""
        return tuple(getattr(self, name) for name in self.slots())

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.kind, self.values()))

    def __repr__(self) -> str:
        return f"{self.kind}{self.values()!r}"


class Opening(Frame):
    """The opening plays of a game; each player ends them with a pass (CHAR-06 to -08)."""

    __slots__ = ("passed", "placed")
    kind = "opening"

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0
        self.placed: tuple[tuple[int, str], ...] = ()


class Turn(Frame):
    """A player's turn; the step is its phase."""

    __slots__ = ("acted", "given", "step")
    kind = "turn"

    def __init__(self, step: str) -> None:
        super().__init__()
        self.step = step
        self.acted = False
        self.given: tuple[int, ...] = ()  # who got a card by Charity, once for each card

    def twin(self) -> Turn:
        twin = Turn.__new__(Turn)
        twin.got = self.got
        twin.acted = self.acted
        twin.given = self.given
        twin.step = self.step
        return twin


class Door(Frame):
    """A Door turned face up: the rest of what it brings."""

    __slots__ = ("card", "step")
    kind = "door"

    def __init__(self, card: int, step: str = "opened") -> None:
        super().__init__()
        self.card = card
        self.step = step


class Combat(Frame):
    """The running fight: its step, who has passed since the last play, offers refused since then."""

    __slots__ = ("passed", "refused", "step")
    kind = "combat"

    def __init__(self, step: str) -> None:
        super().__init__()
        self.step = step
        self.passed = 0
        self.refused: tuple[tuple[Any, ...], ...] = ()

    def twin(self) -> Combat:
        twin = Combat.__new__(Combat)
        twin.got = self.got
        twin.passed = self.passed
        twin.refused = self.refused
        twin.step = self.step
        return twin


class Flight(Frame):
    """Running away: who runs, from which monster just now, whom each has still to face."""

    __slots__ = ("foe", "left", "rolled", "seat", "step")
    kind = "running_away"

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        super().__init__()
        self.step = "choose"
        self.seat = seat
        self.foe = -1
        self.left = left
        self.rolled = False

    def twin(self) -> Flight:
        twin = Flight.__new__(Flight)
        twin.got = self.got
        twin.foe = self.foe
        twin.left = self.left
        twin.rolled = self.rolled
        twin.seat = self.seat
        twin.step = self.step
        return twin


class Offer(Frame):
    """An offer that waits for its answer: help, a volunteer's terms, a trade or a gift."""

    __slots__ = ("asker", "gives", "matter", "seat", "terms", "wants")
    kind = "offer"

    def __init__(self, matter: str, asker: int, seat: int, terms: tuple[Any, ...] = (),
                 gives: tuple[int, ...] = (), wants: tuple[int, ...] = ()) -> None:  # fmt: skip
        super().__init__()
        self.matter = matter  # help or trade
        self.asker = asker
        self.seat = seat
        self.terms = terms
        self.gives = gives
        self.wants = wants


class Window(Frame):
    """A moment that ends: it, them, who has passed, which abilities have answered it, and whether what lies below is stopped."""

    __slots__ = ("it", "kept", "moment", "nouns", "passed", "step", "stopped", "them", "used")
    kind = "window"

    def __init__(self, moment: str, it: int, them: int, nouns: Nouns) -> None:
        super().__init__()
        self.moment = moment
        self.it = it
        self.them = them
        self.nouns = nouns
        self.step = "forced"
        self.passed = 0
        self.stopped = False
        self.kept: tuple[int, ...] = ()
        self.used: tuple[Path, ...] = ()

    def twin(self) -> Window:
        twin = Window.__new__(Window)
        twin.got = self.got
        twin.it = self.it
        twin.kept = self.kept
        twin.moment = self.moment
        twin.nouns = self.nouns
        twin.passed = self.passed
        twin.step = self.step
        twin.stopped = self.stopped
        twin.them = self.them
        twin.used = self.used
        return twin


class Choose(Frame):
    """A question to one player: choose so many of these."""

    __slots__ = ("least", "most", "nouns", "options", "path", "purpose", "seat", "sort", "verb", "worth")
    kind = "choose"

    def __init__(self, seat: int, sort: str, options: tuple[Any, ...], least: int, most: int, *, verb: str = "", path: Path = (),
                 nouns: Nouns = Nouns(), purpose: str = "", worth: int = 0) -> None:  # fmt: skip
        super().__init__()
        self.seat = seat
        self.sort = sort  # card, seat, foe, side, number, token, way, yes, order, pile
        self.options = options
        self.least = least
        self.most = most
        self.verb = verb
        self.path = path
        self.nouns = nouns
        self.purpose = purpose
        self.worth = worth


class Effect(Frame):
    """A list of words being done, one after another."""

    __slots__ = ("at", "nouns", "path")
    kind = "effect"

    def __init__(self, path: Path, nouns: Nouns) -> None:
        super().__init__()
        self.path = path
        self.nouns = nouns
        self.at = 0

    def twin(self) -> Effect:
        twin = Effect.__new__(Effect)
        twin.got = self.got
        twin.at = self.at
        twin.nouns = self.nouns
        twin.path = self.path
        return twin


class Deed(Frame):
    """One word being done by or to one player."""

    __slots__ = ("nouns", "path", "seat")
    kind = "deed"

    def __init__(self, path: Path, nouns: Nouns, seat: int) -> None:
        super().__init__()
        self.path = path
        self.nouns = nouns
        self.seat = seat

    def twin(self) -> Deed:
        twin = Deed.__new__(Deed)
        twin.got = self.got
        twin.nouns = self.nouns
        twin.path = self.path
        twin.seat = self.seat
        return twin


class Play(Frame):
    """A card being played, or an ability being used."""

    __slots__ = ("card", "more", "nouns", "path", "seat", "step")
    kind = "play"

    def __init__(self, step: str, seat: int, card: int, path: Path, nouns: Nouns, more: tuple[Any, ...] = ()) -> None:
        super().__init__()
        self.step = step
        self.seat = seat
        self.card = card
        self.path = path
        self.nouns = nouns
        self.more = more


class Task(Frame):
    """A procedure of the rules with a name and arguments: a draw, looting, a correction, a sharing-out."""

    __slots__ = ("args", "name")
    kind = "task"

    def __init__(self, name: str, *args: Any) -> None:
        super().__init__()
        self.name = name
        self.args = args

    def twin(self) -> Task:
        twin = Task.__new__(Task)
        twin.got = self.got
        twin.args = self.args
        twin.name = self.name
        return twin


KINDS: dict[str, type[Frame]] = {
    frame.kind: frame for frame in (Opening, Turn, Door, Combat, Flight, Offer, Window, Choose, Effect, Deed, Play, Task)
}
