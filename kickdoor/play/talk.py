"""The conversation with one person: the table is shown, the choices are numbered, what is typed is understood."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kickdoor.frames import Choose, Turn
from kickdoor.move import Move, Refused
from kickdoor.notation import Unclear
from kickdoor.play import board, commands, forms, steps
from kickdoor.play.menu import Entry, Menu, menu, targets
from kickdoor.play.shorten import AmbiguousError
from kickdoor.state import State
from kickdoor.telling.moment import moment, takes_several
from kickdoor.telling.wording import Wording, choice, one_answer
from kickdoor.words import say

if TYPE_CHECKING:
    from kickdoor.play.table import Table

LONG_AGO = 14  # so many lines later the choices are shown again
NUMBERS = re.compile(r"\d+(?:[\s,]+\d+)*")


class Talk:
    """Asks one person until a move is made."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.screen = table.screen
        self.wording = table.wording
        self.made = False
        self.typed = ""
        self.shown: Menu | None = None

    @property
    def state(self) -> State:
        """The state as it stands."""
        return self.table.state

    # --- asking ------------------------------------------------------------------------------------------------------

    def decide(self) -> None:
        """Show the table and ask until the person has made a move."""
        self.table.hand_over(self.seat)
        self.look()
        while not self.made:
            moves = self.table.game.moves(self.seat)
            if not moves and self.seat not in self.table.game.asked():
                return
            if self.shown is None or self.screen.printed > LONG_AGO:
                self.offer(moves)
            self.heed(self.screen.ask(say("play-prompt", name=self.wording.seat(self.seat))))

    def between(self) -> bool:
        """Before another's turn: what can be played, or nothing; True if something was done."""
        self.table.hand_over(self.seat)
        self.look(before_a_decision(self.wording, self.state, self.wording.seat(self.seat)))
        acted = False
        while True:
            if self.shown is None or self.screen.printed > LONG_AGO:
                self.offer(self.table.game.moves(self.seat), say("play-go-on"))
            typed = self.screen.ask(say("play-prompt", name=self.wording.seat(self.seat)))
            if typed.casefold() in ("", "0", "pass"):
                return acted
            self.heed(typed)
            if self.made:
                return True

    def look(self, asked: str = "") -> None:
        """What happened, the table, and what is asked."""
        self.screen.rule(board.title(self.wording, self.state))
        self.table.tell(self.seat)
        self.screen.show(board.whole(self.wording, self.state, self.seat, self.table.read[self.seat]))
        self.screen.line()
        self.screen.line(asked or moment(self.wording, self.state, self.seat), "bold")

    def offer(self, moves: list[Move], go_on: str = "") -> None:
        """The numbered choices."""
        frame = self.state.stack[-1]
        if isinstance(frame, Choose) and takes_several(frame):
            entries = [Entry(one_answer(self.wording, frame, one), ()) for one in frame.options]
            self.shown = Menu(tuple(entries), ())
        else:
            self.shown = menu(self.wording, self.state, self.seat, moves)
        rows = numbered(self.shown.entries)
        if go_on:
            rows.append(("0", go_on))
        if self.shown.more:
            rows.append(("m", say("play-more", n=len(self.shown.more))))
        self.screen.rows(rows)
        self.screen.printed = 0

    # --- understanding -----------------------------------------------------------------------------------------------

    def heed(self, typed: str) -> None:
        """Do what was typed: a number, a command, a step."""
        self.typed = typed
        if not typed:
            self.empty()
        elif NUMBERS.fullmatch(typed):
            self.numbers([int(number) for number in re.findall(r"\d+", typed)])
        elif not commands.obey(self, typed):
            self.step(typed)

    def empty(self) -> None:
        """Enter alone takes the only choice there is."""
        assert self.shown is not None
        if len(self.shown.entries) == 1 and self.shown.entries[0].moves:
            self.choose(self.shown.entries[0])
        else:
            self.screen.line(say("play-type-something"))

    def numbers(self, chosen: list[int]) -> None:
        """Entries of the menu, or several answers of a question."""
        assert self.shown is not None
        frame = self.state.stack[-1]
        if chosen == [0] and isinstance(frame, Choose) and takes_several(frame) and not frame.least:
            self.make(Move(self.seat, "choose"))
            return
        every = (*self.shown.entries, *self.shown.more)
        if any(not 1 <= number <= len(every) for number in chosen):
            self.screen.line(say("play-no-such-number", most=len(every)))
            return
        if isinstance(frame, Choose) and frame.seat == self.seat and takes_several(frame):
            self.make(Move(self.seat, "choose", more=tuple(frame.options[number - 1] for number in chosen)))
        elif len(chosen) > 1:
            self.screen.line(say("play-one-number"))
        else:
            self.choose(every[chosen[0] - 1])

    def choose(self, entry: Entry) -> None:
        """Take an entry: make its move, ask for the target, or fill in the form."""
        if entry.form:
            self.make_or_go_back(forms.fill_in(self, entry.form, entry.moves))
            return
        if len(entry.moves) == 1:
            self.make(entry.moves[0])
            return
        found = targets(self.wording, self.state, entry)
        what = choice(self.wording, self.state, entry.moves[0], target=False)
        place = self.pick_one(say("play-on-whom", what=what), [each.label for each in found])
        self.make_or_go_back(None if place is None else found[place].moves[0])

    def make_or_go_back(self, move: Move | None) -> None:
        """Make the move; without one, or when it is refused, the choices are shown again."""
        if move is not None:
            self.make(move)
        if not self.made:
            self.shown = None

    def make(self, move: Move) -> None:
        """Make a move, or say why not."""
        refusal = self.table.game.why_not(move)
        if refusal is not None:
            self.screen.line(self.wording.refusal(refusal))
            return
        self.table.make(move)
        self.made = True

    def step(self, typed: str) -> None:
        """A verb of the scenario files."""
        try:
            left = steps.attempt(self.table.game, self.seat, typed, self.make_step)
        except Refused as refused:
            self.screen.line(self.wording.refusal(refused.refusal))
        except (Unclear, AmbiguousError) as unclear:
            self.unclear(unclear)
        else:
            if left.words:
                self.table.pending[self.seat] = left

    def make_step(self, move: Move) -> None:
        """A move of a typed step; it was found legal."""
        self.table.make(move)
        self.made = True

    def unclear(self, fault: Unclear | AmbiguousError) -> None:
        """What was typed can't be understood."""
        if isinstance(fault, AmbiguousError):
            self.screen.line(say("play-ambiguous", word=fault.word, names=", ".join(fault.meant)))
            return
        said = say("play-not-understood", text=self.typed)
        if fault.said.get("nearest") != "":
            said = say(fault.message, **fault.said)
        said = said if said.endswith((".", "?")) else f"{said}."
        self.screen.line(f"{said[:1].upper()}{said[1:]} {say('play-try-help')}")

    # --- small questions ---------------------------------------------------------------------------------------------

    def pick_one(self, prompt: str, labels: list[str]) -> int | None:
        """The place of one of these, or None to go back."""
        places = self.pick(prompt, labels, say("play-pick-one"), lambda chosen: len(chosen) == 1)
        return places[0] if places else None

    def pick_many(self, prompt: str, labels: list[str], *, none: bool = False) -> list[int] | None:
        """The places of some of these, or None to go back; `none`: 0 means none of them."""
        hint = say("play-pick-many-or-none" if none else "play-pick-many")
        return self.pick(prompt, labels, hint, lambda chosen: bool(chosen) or none, zero=none)

    def ask(self, prompt: str) -> str:
        """What is typed to a small question; questions about the game are answered in between. Empty: go back."""
        while True:
            typed = self.screen.ask(prompt)
            if not typed or not commands.obey(self, typed):
                return typed
            if self.made:
                return ""

    def pick(self, prompt: str, labels: list[str], hint: str, fits: Callable[[list[int]], bool], *,
             zero: bool = False) -> list[int] | None:  # fmt: skip
        """The places that are typed as numbers."""
        self.screen.line(prompt, "bold")
        self.screen.rows([(str(number), label) for number, label in enumerate(labels, 1)])
        while True:
            typed = self.ask(hint)
            if not typed or typed.casefold() == say("play-word-back"):
                return None
            named = [place for place, label in enumerate(labels) if label.casefold().startswith(typed.casefold())]
            if len(named) == 1 and fits([0]):
                return named
            if NUMBERS.fullmatch(typed):
                chosen = [int(number) for number in re.findall(r"\d+", typed)]
                if zero and chosen == [0]:
                    return []
                if all(1 <= n <= len(labels) for n in chosen) and len(set(chosen)) == len(chosen) and fits(chosen):
                    return [n - 1 for n in chosen]
            self.screen.line(say("play-numbers-only", most=len(labels)))


def numbered(entries: Sequence[Entry], start: int = 1) -> list[tuple[str, str]]:
    """The entries with their numbers."""
    return [(str(number), entry.label) for number, entry in enumerate(entries, start)]


def before_a_decision(wording: Wording, state: State, you: str = "") -> str:
    """What is about to be decided by another, and whether somebody wants to do something first."""
    frame = state.stack[-1]
    begins = isinstance(frame, Turn) and frame.step == "arrange"
    message = "play-before-turn" if begins else "play-before-decision"
    return say(message, who=wording.seat(state.turn), you=you, named="yes" if you else "no")
