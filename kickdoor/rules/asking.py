"""What the table is asked while a card works: what only its players can see, and as which other card one works."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kickdoor.box import words_at
from kickdoor.event import tell
from kickdoor.frames import Choose, Nouns, Path, Task
from kickdoor.rules import flow, reading, selecting, standing
from kickdoor.state import State

HOST: Final = 0  # the seat whose word breaks a tie (AMB-61)
WORDS: Final = frozenset(("then", "else_", "does", "pay"))  # where words stand within a word


def ask(state: State) -> bool:
    """Ask what a card in force has to know and nobody has said yet; True if there is something."""
    if state.box.asking:
        for path, card in _unasked(state):
            flow.push(state, Task("vote", path, card))
            return True
    if state.box.copiers:
        for card, seat, path, others in _uncopied(state):
            flow.push(state, Task("copy", card))
            flow.push(state, Choose(seat, "card", others, 1, 1, verb="works_as", path=path, nouns=Nouns(card=card)))
            return True
    return False


def ask_for(state: State, path: Path, card: int) -> bool:
    """Ask what the word at this path itself has to know of the card that says it; True if there is something.

    Words within it ask when they are done.
    """
    for there in state.box.asking.get(path[0], ()):
        rest = there[len(path) :]
        within = not WORDS.isdisjoint(rest) or (len(rest) > 1 and isinstance(rest[1], int))
        if there[: len(path)] == path and not within and not _is_answered(state, there, card):
            flow.push(state, Task("vote", there, card))
            return True
    return False


def _unasked(state: State) -> Iterator[tuple[Path, int]]:
    """Where something stands that the table is asked, and the card in force that says it: also by the face that it shows."""
    for voice in standing.gathering(state).voices():
        for path in state.box.asking.get(voice.printed_on, ()):
            standing_there = path[1] in ("gives", "when") or (voice.epic and path[1] == "epic")
            if standing_there and "does" not in path and not _is_answered(state, path, voice.card):
                yield path, voice.card


def _is_answered(state: State, path: Path, card: int) -> bool:
    return any(row[:2] == (card, words_at(state.box, path).main) for row in state.verdicts)


def vote_task(state: State, task: Task) -> bool:
    """Each of the living says yes or no; the host breaks a tie."""
    path, card = task.args
    voters = state.living(state.turn)
    if len(task.got) < len(voters):
        voter = voters[len(task.got)]
        flow.push(state, Choose(voter, "yes", ("yes",), 0, 1, verb="table_says", path=path, nouns=Nouns(card=card)))
        return False
    said = dict(zip(voters, map(bool, task.got), strict=True))
    balance = sum(1 if yes else -1 for yes in said.values())
    answer = balance > 0 or (balance == 0 and said.get(HOST, False))
    _note(state, card, words_at(state.box, path).main, int(answer))
    tell(state, "table_said", -1, (card,), int(answer), rule="SOCIAL-03")
    state.stack.pop()
    return False


def copy_task(state: State, task: Task) -> bool:
    """As which card another works is kept until one of them has gone."""
    _note(state, task.args[0], "works_as", task.got[0][0])
    state.stack.pop()
    return False


def _note(state: State, card: int, what: str, answer: int) -> None:
    state.verdicts = (*(row for row in state.verdicts if row[:2] != (card, what)), (card, what, answer))
    state.touch()


def _uncopied(state: State) -> Iterator[tuple[int, int, Path, tuple[int, ...]]]:
    """Cards that work as one of several others: who says as which, where it stands, and from which to choose."""
    for answer in standing.answers(state, "works_as"):
        question: Any = answer.question
        nouns = answer.nouns
        if answer.fixed is not None or (question.if_ is not None and not reading.holds(state, question.if_, nouns)):
            continue
        others = selecting.copied(state, question.main, nouns)
        if len(others) > 1 and not any(row[:2] == (nouns.card, "works_as") and row[2] in others for row in state.verdicts):
            fighter = state.fight.fighter if state.fight is not None else state.turn
            yield nouns.card, nouns.you if nouns.you >= 0 else fighter, _place(state, nouns.card, question), others


def _place(state: State, card: int, question: Any) -> Path:
    printed = state.box[card]
    if question in printed.gives or printed.epic is None:
        return (card, "gives", printed.gives.index(question))
    return (card, "epic", "gives", printed.epic.gives.index(question))
