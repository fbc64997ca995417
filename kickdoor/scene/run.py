"""Scenario files: a situation at the table, what the players then do, and what must be true afterwards."""

from __future__ import annotations

from typing import Any

from kickdoor.frames import Choose, Window
from kickdoor.move import Move, Refusal, Refused
from kickdoor.notation import ANSWERED_BY, Answers, Reader, Unclear, answer, is_own
from kickdoor.notation.text import write
from kickdoor.rules import deciding, timing, verbs
from kickdoor.rules import moves as listing
from kickdoor.scene import checks, naming, passing, setup, shapes
from kickdoor.scene.keys import STEP_KEYS
from kickdoor.scene.lines import Map, Seq, step_text, wrong
from kickdoor.scene.settled import Settled
from kickdoor.scene.taking import also_of_kind, must_be_one, rule_of_targets, taking_refusal
from kickdoor.state import State
from kickdoor.words import say

NOT_PAYABLE = Refusal(
    "PRECEDENCE-01", "not-offered", also=("CLASS-05", "CURSE-05", "AMB-14", "HELP-04", "HELP-06", "TOKEN-10")
)  # what a step names is not on offer
FAR = 400  # so many passes at the most before a step


class Differs(Exception):
    """Something is not as the scenario says: a sentence."""


class Run:
    """One scenario being run."""

    def __init__(self, scenario: Map, file: str) -> None:
        self.scenario = scenario
        self.file = file
        self.state, self.names = setup.set_up(scenario, file)
        self.pending: dict[int, Answers] = {}

    def run(self) -> None:
        """All steps, then what must be true. Raises Differs or Fault."""
        steps = self.scenario.get("steps") or Seq()
        if not isinstance(steps, Seq):
            raise wrong(self.file, self.scenario.lines["steps"], "scene-not-a-list")
        for number, step in enumerate(steps):
            if not isinstance(step, Map) or len(step) != 1:
                raise wrong(self.file, steps.lines[number], "scene-not-a-step")
            try:
                self._step(step)
            except Differs as differs:
                raise Differs(say("scene-in-step", number=number + 1, step=step_text(step), what=str(differs))) from None
            except Unclear as unclear:
                raise wrong(self.file, steps.lines[number], unclear.message, **unclear.said) from None
        if self.scenario.get("then") is not None:
            self._look(self.scenario["then"])

    def _step(self, step: Any) -> None:
        key, value = next(iter(step.items()))
        line = step.lines[key]
        if key in ("see", "refuse") and not isinstance(value, Map):
            raise wrong(self.file, line, "scene-not-a-map")
        if key in self.names and not isinstance(value, str):
            raise wrong(self.file, line, "scene-not-text")
        if key == "see":
            self._look(value)
        elif key == "pass":
            self._pass(value, line)
        elif key == "refuse":
            self._refuse(value)
        elif key in self.names:
            self.do(self.names.index(key), value)
        else:
            raise wrong(self.file, line, "scene-unknown-step", word=key, known=(*self.names, *STEP_KEYS))

    # --- a player's step ---------------------------------------------------------------------------------------------

    def do(self, seat: int, text: str) -> None:
        """Let others pass until the step is legal, then make it."""
        if not text.startswith("choose "):
            self._settle(self.state)
            self._go_the_way()
        start = self.state.copy()
        if text == "pass":
            self._come_to_the_fight()
        for _ in range(FAR):
            self._settle(self.state)
            twin = self.state.copy()
            left = self._attempt(twin, seat, text)
            if not isinstance(left, Refusal):
                goes_on = text.startswith("choose ") or (bool(self.state.stack) and isinstance(self.state.stack[-1], Window))
                earlier = self.pending.get(seat, Answers()) if goes_on else Answers()  # a short window breaks nothing off
                self.state = twin
                self.pending[seat] = Answers((*earlier.words, *left.words))
                self._settle(self.state)
                if not text.startswith("choose "):
                    self._complete(seat)
                return
            if not passing.goes_on(self.state, seat):
                break
        refusal = self._attempt(start.copy(), seat, text)
        legal = sorted({write(start, self.names, move) for move in listing.moves(start, seat)})
        raise Differs(
            say(
                "scene-not-legal",
                player=self.names[seat],
                rule=refusal.rule if isinstance(refusal, Refusal) else "",
                why=str(refusal) if isinstance(refusal, Refusal) else "",
                legal="; ".join(legal) or "-",
            )
        )

    def _attempt(self, state: State, seat: int, text: str) -> Answers | Refusal:
        """Make the step on this state; the answers that it still holds, or why it is refused."""
        reader = Reader(state, self.names, seat)
        passing.begins_with(state, reader, text)
        try:
            saying = reader.read(text)
        except Refused as refused:
            return refused.refusal
        refusal: Refusal | None = None
        for move in saying.moves:
            why_not = deciding.why_not(state, move)
            if why_not is None and move.verb in ("play", "use"):
                why_not = taking_refusal(state, reader, move, saying.answers.of("taking"))
            if why_not is None:
                must_be_one(state, self.names, move)
                return self._play_out(state, move, saying.answers)
            refusal = refusal or why_not
        assert refusal is not None
        return refusal

    def _play_out(self, state: State, move: Move, answers: Answers) -> Answers | Refusal:
        """The move and the questions that its step has answered; an allowance is used as often as the step pays for it."""
        said, asked, settled = answers, state.stack[-1], Settled(state, self.names, move, answers)
        open_before = passing.windows(state)
        deciding.play(state, move)
        answers = self._answer_all(state, move.seat, answers)
        answers = settled.left(state, answers)
        while move.verb == "use" and answers.of("discarding") and not self._is_asked(state, move.seat):
            refusal = deciding.why_not(state, move)
            if refusal is not None and passing.is_new_window(state, open_before):
                deciding.play(state, Move(deciding.asked(state)[0], "pass"))  # a short window that the last use has opened
                continue
            if refusal is not None:
                return NOT_PAYABLE if answers.of("discarding") == said.of("discarding") else refusal
            deciding.play(state, move)
            left = self._answer_all(state, move.seat, answers)
            if left == answers:
                break
            answers = left
        self._answer_the_obvious(state, move.seat)
        answers = settled.left(state, answers)
        refusal = self._unanswered(state, move, asked, *self._later(state, move.seat, answers, settled, open_before))
        return answers if refusal is None else refusal

    def _later(
        self, state: State, seat: int, answers: Answers, settled: Settled, before: passing.Windows
    ) -> tuple[State, Answers]:
        """How it stands once all have passed the short windows that a move has opened, and the answers then left."""
        later = state
        while answers.words and passing.is_new_window(later, before):
            if later is state:
                later = state.copy()
                later.told = list(state.told or ())
            deciding.play(later, Move(deciding.asked(later)[0], "pass"))
            answers = self._answer_all(later, seat, answers)
        answers = settled.left(later, answers)
        if any(event.kind == "rolled" for event in later.told or ()):  # the die said whether anything is taken
            answers = answers.less("taking", answers.of("taking"))
        return later, answers

    def _unanswered(self, state: State, move: Move, asked: Any, later: State, answers: Answers) -> Refusal | None:
        """Why a step says what nothing asks for, or None."""
        question = later.stack[-1] if later.stack else None
        if answers.of("choose") and isinstance(asked, Choose):
            return verbs.wrong_number(state, asked)
        if answers.of("on") and move.verb == "play" and timing.is_open(later):
            also = (*NOT_PAYABLE.also, *also_of_kind(state, move.card))
            return Refusal(rule_of_targets(state, move.card), "not-a-target", card=move.card, also=also)
        if answers.words and timing.is_open(later):
            return NOT_PAYABLE
        if isinstance(question, Choose) and question.seat == move.seat and question.sort != "way":
            asks_for = ANSWERED_BY.get(question.purpose or question.verb, ())
            if any(answers.of(keyword) for keyword in asks_for):
                return NOT_PAYABLE
        for keyword in ("discarding", "spending", "with"):
            if answers.of(keyword):
                if isinstance(question, Choose) and question.seat == move.seat:
                    return Refusal("CURSE-05" if keyword == "discarding" else "PRECEDENCE-01", "not-offered", also=("CLASS-05",))
                return Refusal("CLASS-05", "not-offered")
        return None

    def _answer_the_obvious(self, state: State, seat: int) -> None:
        """A question of the step's own that is asked only so that nothing is told of a hand: there is one answer."""
        question = state.stack[-1] if state.stack else None
        while isinstance(question, Choose) and question.seat == seat and is_own(question):
            at_most = question.verb == "pick" and not question.least  # what else a card is aimed at is named, or there is nothing
            if not at_most and not len(question.options) == question.least == question.most:
                return
            deciding.play(state, Move(seat, "choose", more=() if at_most else question.options))
            question = state.stack[-1] if state.stack else None

    def _answer_all(self, state: State, seat: int, answers: Answers) -> Answers:
        while True:
            given = answer(state, self.names, seat, answers)
            if given is None:
                return answers
            move, left = given
            if deciding.why_not(state, move) is not None:
                return answers
            deciding.play(state, move)
            answers = left

    @staticmethod
    def _is_asked(state: State, seat: int) -> bool:
        question = state.stack[-1] if state.stack else None
        return isinstance(question, Choose) and question.seat == seat

    def _complete(self, seat: int) -> None:
        """A step says all that its player decides at that moment."""
        question = self.state.stack[-1] if self.state.stack else None
        if passing.asks_for_own_side(self.state):
            return
        if isinstance(question, Choose) and question.seat == seat and is_own(question):
            options = ", ".join(
                sorted({str(write(self.state, self.names, Move(seat, "choose", more=(o,)))) for o in question.options})
            )
            raise Unclear("scene-several", options=options)

    def _give_answers(self) -> None:
        """What an earlier step has already answered, and its side where it named none."""
        self._settle(self.state)
        self._go_the_way()
        if passing.takes_own_side(self.state):
            self._settle(self.state)

    def _go_the_way(self) -> None:
        """A choice of ways of which but one has room for what its step has said: the step has made it."""
        move = passing.only_way(self.state, self._is_said)
        if move is not None:
            deciding.play(self.state, move)
            self._settle(self.state)

    def _is_said(self, state: State, seat: int) -> bool:
        """True if a step has said something that is answered now, and nothing that nobody asks for."""
        said = self.pending.get(seat, Answers())
        return bool(said.words) and not self._answer_all(state, seat, said).words

    def _settle(self, state: State) -> None:
        """A question that an earlier step has already answered."""
        for seat, answers in list(self.pending.items()):
            if answers.words:
                self.pending[seat] = self._answer_all(state, seat, answers)
            self._answer_the_obvious(state, seat)

    # --- who passes by himself ---------------------------------------------------------------------------------------

    def _pass(self, who: Any, line: int) -> None:
        """`pass: all` until nobody is left who can; `pass: [suzan]` once each."""
        if who == "all":
            for _ in range(FAR):
                self._give_answers()
                if not passing.somebody_passes(self.state, -1):
                    return
            return
        for name in map(str, who if isinstance(who, list) else [who]):
            if name not in self.names:
                raise wrong(self.file, line, "notation-player", word=name, known=self.names)
            seat = self.names.index(name)
            self._give_answers()
            self._come_to_the_fight()
            move = passing.idle(self.state, seat)
            if move is None or seat not in deciding.asked(self.state):
                raise Differs(say("scene-not-waited-for", player=name))
            deciding.play(self.state, move)

    def _come_to_the_fight(self) -> None:
        pending = dict(self.pending)
        later = passing.come_to_the_fight(self.state, self._settle)
        if later is self.state:
            self.pending = pending
        self.state = later

    # --- looking -----------------------------------------------------------------------------------------------------

    def _close_windows(self) -> None:
        """Short windows depend on the cards that exist: `see` and `then` look after all have passed them."""
        for _ in range(FAR):
            self._give_answers()
            frame = self.state.stack[-1] if self.state.stack else None
            if not isinstance(frame, Window):
                return
            asked = deciding.asked(self.state)
            deciding.play(self.state, Move(asked[0], "pass"))

    def _look(self, wanted: Map) -> None:
        self._close_windows()
        for state in (passing.once_away(self.state), self.state):
            found = checks.first_difference(state, self.names, wanted, self.file, self.legality)
            if found is None:
                return
        raise Differs(found)

    def legality(self, seat: int, text: str) -> Refusal | None:
        """Why a step would be refused as things stand, tried on a copy."""
        twin = self.state.copy()
        outcome = self._attempt(twin, seat, text)
        return outcome if isinstance(outcome, Refusal) else None

    def _refuse(self, value: Map) -> None:
        """As things stand it must be refused, and by that rule."""
        shapes.check(value, {"rule": shapes.EITHER}, self.file, empty=True)
        rules = naming.rules(value.get("rule"), self.file, value.lines.get("rule", value.line))
        for key in value:
            if key not in (*self.names, "rule"):
                raise wrong(self.file, value.lines[key], "scene-unknown-key", word=key, known=(*self.names, "rule"))
        if len(set(value) - {"rule"}) != 1:
            raise wrong(self.file, value.line, "scene-refuses-nobody")
        for name, text in value.items():
            if name == "rule":
                continue
            if not isinstance(text, str):
                raise wrong(self.file, value.lines[name], "scene-not-text")
            if not text.startswith("choose "):
                self._give_answers()
            refusal = self.legality(self.names.index(name), text)
            if refusal is None:
                raise Differs(say("scene-not-refused", player=name, step=text))
            by = {refusal.rule, *refusal.also, *self._once_nothing_is_open(self.names.index(name), text)}
            if rules and not by & set(rules):
                raise Differs(say("scene-other-rule", rule=refusal.rule, wanted=", ".join(rules)))

    def _once_nothing_is_open(self, seat: int, text: str) -> tuple[str, ...]:
        """The rules that refuse a step once all have passed the short windows and declined the offer that are open.

        A file need not count the windows, and what an offer only puts off may be refused for good.
        """
        if not passing.is_put_off(self.state):
            return ()
        now, pending = self.state, dict(self.pending)
        self.state = now.copy()
        try:
            self._close_windows()
            if passing.decline(self.state):
                self._close_windows()
            refusal = self.legality(seat, text)
        finally:
            self.state, self.pending = now, pending
        return (refusal.rule, *refusal.also) if refusal is not None else ()
