"""What is half-done: small immutable frames on a stack, holding seats, cards, numbers, names of steps and tuples of these."""

from __future__ import annotations

from typing import Any, ClassVar, Final

Path = tuple[Any, ...]  # the way from a card to one of its word lists or words: names of places and positions


class Nouns:
    """What the nouns of the card language stand for just now; -1 or () where nothing does. Never changed: `but` makes others."""

    holds: ClassVar[tuple[str, ...]] = ("card", "you", "user", "foe", "target", "it", "them", "those", "paid", "shown", "reader",
                                        "harm")  # fmt: skip
    __slots__ = holds

    def __init__(self, card: int = -1, you: int = -1, user: int = -1, foe: int = -1, target: tuple[Any, ...] = (), it: int = -1,
                 them: int = -1, those: tuple[int, ...] = (), paid: tuple[Any, ...] = (), shown: int = 0, reader: int = -1,
                 harm: str = "") -> None:  # fmt: skip
        self.card = card  # this
        self.you = you
        self.user = user  # who played the card
        self.foe = foe  # this, when it is a monster (or sits on one) in the fight
        self.target = target  # ("seat", n), ("card", n), ("foe", n) or ("side", n)
        self.it = it
        self.them = them
        self.those = those
        self.paid = paid
        self.shown = shown
        self.reader = reader  # whom a written `you` means inside the `if` of a selector
        self.harm = harm  # curse, bad_stuff or theft: what protections ask

    def but(self, **changes: Any) -> Nouns:
        """The same nouns with some changed."""
        twin = self.said_to(self.you)
        for name, value in changes.items():
            setattr(twin, name, value)
        return twin

    def said_to(self, you: int) -> Nouns:
        """The same nouns said to another seat."""
        return Nouns(self.card, you, self.user, self.foe, self.target, self.it, self.them, self.those, self.paid, self.shown,
                     self.reader, self.harm)  # fmt: skip

    def of_candidate(self, seat: int) -> Nouns:
        """The same nouns said of one who may be chosen: a written `you` stays who it was, `target` is this one."""
        return Nouns(self.card, seat, self.user, self.foe, self.target or ("seat", seat), self.it, self.them, self.those,
                     self.paid, self.shown, self.you if self.reader < 0 else self.reader, self.harm)  # fmt: skip

    def values(self) -> tuple[Any, ...]:
        """What they stand for, in the order of their names."""
        return (self.card, self.you, self.user, self.foe, self.target, self.it, self.them, self.those, self.paid, self.shown,
                self.reader, self.harm)  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Nouns) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"Nouns{self.values()!r}"


SLOTS: Final[dict[type[Frame], tuple[str, ...]]] = {}  # what `Frame.slots` has worked out


class Frame:
    """Something half-done. `got` holds the answers of what was pushed above it, in order."""

    holds: ClassVar[tuple[str, ...]] = ("got",)
    __slots__ = holds
    kind: ClassVar[str] = ""

    def __init__(self) -> None:
        self.got: tuple[Any, ...] = ()

    def but(self, **changes: Any) -> Any:
        """The same frame with some slots changed."""
        twin = self.twin()
        for name, value in changes.items():
            setattr(twin, name, value)
        return twin

    def come_to(self, step: str) -> Any:
        """The same frame come to another step."""
        twin: Any = self.twin()
        twin.step = step
        return twin

    def anew(self, step: str) -> Any:
        """The same frame come to another step, which reads no answer given so far."""
        twin: Any = self.twin()
        twin.step = step
        twin.got = ()
        return twin

    def twin(self) -> Frame:
        """The same frame once more."""
        twin = Frame()
        twin.got = self.got
        return twin

    @classmethod
    def slots(cls) -> tuple[str, ...]:
        """Names of what the frame holds, the answers first."""
        found = SLOTS.get(cls)
        if found is None:
            found = SLOTS[cls] = ("got", *cls.holds) if cls is not Frame else ("got",)
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

    holds: ClassVar[tuple[str, ...]] = ("passed", "placed")
    __slots__ = holds
    kind: ClassVar[str] = "opening"

    def __init__(self) -> None:
        self.got = ()
        self.passed = 0
        self.placed: tuple[tuple[int, str], ...] = ()

    def twin(self) -> Opening:
        twin = Opening()
        twin.got = self.got
        twin.passed = self.passed
        twin.placed = self.placed
        return twin


class Turn(Frame):
    """A player's turn; the step is its phase."""

    holds: ClassVar[tuple[str, ...]] = ("acted", "given", "step")
    __slots__ = holds
    kind: ClassVar[str] = "turn"

    def __init__(self, step: str) -> None:
        self.got = ()
        self.step = step
        self.acted = False
        self.given: tuple[int, ...] = ()  # who got a card by Charity, once for each card

    def twin(self) -> Turn:
        twin = Turn(self.step)
        twin.got = self.got
        twin.acted = self.acted
        twin.given = self.given
        return twin


class Door(Frame):
    """A Door turned face up: the rest of what it brings."""

    holds: ClassVar[tuple[str, ...]] = ("card", "step")
    __slots__ = holds
    kind: ClassVar[str] = "door"

    def __init__(self, card: int, step: str = "opened") -> None:
        self.got = ()
        self.card = card
        self.step = step

    def twin(self) -> Door:
        twin = Door(self.card, self.step)
        twin.got = self.got
        return twin


class Combat(Frame):
    """The running fight: its step, who has passed since the last play, offers refused since then."""

    holds: ClassVar[tuple[str, ...]] = ("passed", "refused", "step")
    __slots__ = holds
    kind: ClassVar[str] = "combat"

    def __init__(self, step: str) -> None:
        self.got = ()
        self.step = step
        self.passed = 0
        self.refused: tuple[tuple[Any, ...], ...] = ()

    def twin(self) -> Combat:
        twin = Combat(self.step)
        twin.got = self.got
        twin.passed = self.passed
        twin.refused = self.refused
        return twin


class Flight(Frame):
    """Running away: who runs, from which monster just now, whom each has still to face."""

    holds: ClassVar[tuple[str, ...]] = ("foe", "left", "rolled", "seat", "step")
    __slots__ = holds
    kind: ClassVar[str] = "running_away"

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.got = ()
        self.step = "choose"
        self.seat = seat
        self.foe = -1
        self.left = left
        self.rolled = False

    def twin(self) -> Flight:
        twin = Flight(self.seat, self.left)
        twin.got = self.got
        twin.foe = self.foe
        twin.rolled = self.rolled
        twin.step = self.step
        return twin


class Offer(Frame):
    """An offer that waits for its answer: help, a volunteer's terms, a trade or a gift."""

    holds: ClassVar[tuple[str, ...]] = ("asker", "gives", "matter", "seat", "terms", "wants")
    __slots__ = holds
    kind: ClassVar[str] = "offer"

    def __init__(self, matter: str, asker: int, seat: int, terms: tuple[Any, ...] = (),
                 gives: tuple[int, ...] = (), wants: tuple[int, ...] = ()) -> None:  # fmt: skip
        self.got = ()
        self.matter = matter  # help or trade
        self.asker = asker
        self.seat = seat
        self.terms = terms
        self.gives = gives
        self.wants = wants

    def twin(self) -> Offer:
        twin = Offer(self.matter, self.asker, self.seat, self.terms, self.gives, self.wants)
        twin.got = self.got
        return twin


class Window(Frame):
    """A moment that ends: it, them, who has passed, which abilities have answered it, and whether what lies below is stopped."""

    holds: ClassVar[tuple[str, ...]] = ("it", "kept", "moment", "nouns", "passed", "step", "stopped", "them", "used")
    __slots__ = holds
    kind: ClassVar[str] = "window"

    def __init__(self, moment: str, it: int, them: int, nouns: Nouns) -> None:
        self.got = ()
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
        twin = Window(self.moment, self.it, self.them, self.nouns)
        twin.got = self.got
        twin.kept = self.kept
        twin.passed = self.passed
        twin.step = self.step
        twin.stopped = self.stopped
        twin.used = self.used
        return twin


class Choose(Frame):
    """A question to one player: choose so many of these."""

    holds: ClassVar[tuple[str, ...]] = ("least", "most", "nouns", "options", "path", "purpose", "seat", "sort", "verb", "worth")
    __slots__ = holds
    kind: ClassVar[str] = "choose"

    def __init__(self, seat: int, sort: str, options: tuple[Any, ...], least: int, most: int, *, verb: str = "", path: Path = (),
                 nouns: Nouns = Nouns(), purpose: str = "", worth: int = 0) -> None:  # fmt: skip
        self.got = ()
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

    def twin(self) -> Choose:
        twin = Choose(self.seat, self.sort, self.options, self.least, self.most)
        twin.got = self.got
        twin.verb = self.verb
        twin.path = self.path
        twin.nouns = self.nouns
        twin.purpose = self.purpose
        twin.worth = self.worth
        return twin


class Effect(Frame):
    """A list of words being done, one after another."""

    holds: ClassVar[tuple[str, ...]] = ("at", "nouns", "path")
    __slots__ = holds
    kind: ClassVar[str] = "effect"

    def __init__(self, path: Path, nouns: Nouns) -> None:
        self.got = ()
        self.path = path
        self.nouns = nouns
        self.at = 0

    def twin(self) -> Effect:
        twin = Effect(self.path, self.nouns)
        twin.got = self.got
        twin.at = self.at
        return twin


class Deed(Frame):
    """One word being done by or to one player."""

    holds: ClassVar[tuple[str, ...]] = ("nouns", "path", "seat")
    __slots__ = holds
    kind: ClassVar[str] = "deed"

    def __init__(self, path: Path, nouns: Nouns, seat: int) -> None:
        self.got = ()
        self.path = path
        self.nouns = nouns
        self.seat = seat

    def twin(self) -> Deed:
        twin = Deed(self.path, self.nouns, self.seat)
        twin.got = self.got
        return twin


class Play(Frame):
    """A card being played, or an ability being used."""

    holds: ClassVar[tuple[str, ...]] = ("card", "more", "nouns", "path", "seat", "step")
    __slots__ = holds
    kind: ClassVar[str] = "play"

    def __init__(self, step: str, seat: int, card: int, path: Path, nouns: Nouns, more: tuple[Any, ...] = ()) -> None:
        self.got = ()
        self.step = step
        self.seat = seat
        self.card = card
        self.path = path
        self.nouns = nouns
        self.more = more

    def twin(self) -> Play:
        twin = Play(self.step, self.seat, self.card, self.path, self.nouns, self.more)
        twin.got = self.got
        return twin


class Task(Frame):
    """A procedure of the rules with a name and arguments: a draw, looting, a correction, a sharing-out."""

    holds: ClassVar[tuple[str, ...]] = ("args", "name")
    __slots__ = holds
    kind: ClassVar[str] = "task"

    def __init__(self, name: str, *args: Any) -> None:
        self.got = ()
        self.name = name
        self.args = args

    def twin(self) -> Task:
        twin = Task(self.name)
        twin.got = self.got
        twin.args = self.args
        return twin


KINDS: Final[dict[str, Frame]] = {  # of each kind a specimen, to make others of
    frame.kind: frame
    for frame in (Opening(), Turn(""), Door(-1), Combat(""), Flight(-1, ()), Offer("", -1, -1), Window("", -1, -1, Nouns()),
                  Choose(-1, "", (), 0, 0), Effect((), Nouns()), Deed((), Nouns(), -1), Play("", -1, -1, (), Nouns()), Task(""))
}  # fmt: skip
