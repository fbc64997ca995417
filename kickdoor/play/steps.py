"""A typed step - a verb of the scenario files with all that belongs to it - made as one or several moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from kickdoor.frames import Choose
from kickdoor.game import Game
from kickdoor.move import Move, Refusal, Refused
from kickdoor.notation import Answers, Reader, Unclear, answer
from kickdoor.play.shorten import AmbiguousError, Names
from kickdoor.rules.verbs import wrong_number

Make = Callable[[Move], None]


def moves_of(game: Game, seat: int, text: str) -> tuple[tuple[Move, ...], Answers]:
    """The moves that a step may mean, names filled in. Raises Unclear, AmbiguousError or Refused."""
    whole = Names(game.state, game.names, seat).whole(text)
    saying = Reader(game.state, game.names, seat).read(whole)
    question = game.state.stack[-1] if game.state.stack else None
    if isinstance(question, Choose) and saying.answers.of("choose"):
        raise Refused(wrong_number(game.state, question))
    return saying.moves, saying.answers


def refusal_of(game: Game, seat: int, text: str) -> Refusal | None:
    """Why a step is not legal as things stand, or None. Raises Unclear or AmbiguousError."""
    try:
        return _refusal_of(game, seat, text)
    except Unclear as fault:
        if " " in text or fault.message != "notation-incomplete":
            raise
        return _refusal_of_any(game, seat, text, fault)


def _refusal_of_any(game: Game, seat: int, verb: str, fault: Unclear) -> Refusal | None:
    """Why nothing can be done with a verb: None where something can, else what stands against most. Raises Unclear."""
    names = Names(game.state, game.names, seat)
    refusals: list[Refusal] = []
    for name in (*names.cards, *game.names):
        try:
            refusal = _refusal_of(game, seat, f"{verb} {name}")
        except (Unclear, AmbiguousError):
            continue
        if refusal is None:
            return None
        refusals.append(refusal)
    if not refusals:
        raise fault
    rules = Counter(refusal.rule for refusal in refusals)
    return max(refusals, key=lambda refusal: rules[refusal.rule])


def _refusal_of(game: Game, seat: int, text: str) -> Refusal | None:
    try:
        moves, _ = moves_of(game, seat, text)
    except Refused as refused:
        return refused.refusal
    refusals = [game.why_not(move) for move in moves]
    return None if None in refusals else refusals[0]


def attempt(game: Game, seat: int, text: str, make: Make) -> Answers:
    """Make the step; returns the answers that it holds for questions still to come.

    Raises Unclear, AmbiguousError or Refused.
    """
    moves, answers = moves_of(game, seat, text)
    first: Refusal | None = None
    for move in moves:
        refusal = game.why_not(move)
        if refusal is None:
            make(move)
            return again(game, move, answer_all(game, seat, answers, make), make)
        first = first or refusal
    assert first is not None
    raise Refused(first)


def again(game: Game, move: Move, answers: Answers, make: Make) -> Answers:
    """An allowance is used as often as the step pays for it."""
    while move.verb == "use" and answers.of("discarding") and not is_asked(game, move.seat):
        if game.why_not(move) is not None:
            return answers
        make(move)
        left = answer_all(game, move.seat, answers, make)
        if left == answers:
            return left
        answers = left
    return answers


def answer_all(game: Game, seat: int, answers: Answers, make: Make) -> Answers:
    """Answer the questions that the step has answered already."""
    while answers.words:
        given = answer(game.state, game.names, seat, answers)
        if given is None or game.why_not(given[0]) is not None:
            break
        make(given[0])
        answers = given[1]
    return answers


def is_asked(game: Game, seat: int) -> bool:
    """True if the game waits for this seat's answer to a question."""
    question = game.state.stack[-1] if game.state.stack else None
    return isinstance(question, Choose) and question.seat == seat
