"""Running on: the stack of frames, what is pushed and finished, until somebody must be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kickdoor.frames import Deed, Door, Effect, Frame, Play, Task
from kickdoor.state import State

Step = Callable[[State, Any], bool]  # does or asks; True: it waits for a player

STEPS: Final[dict[type[Frame], Step]] = {}  # what a frame does next; `procedures` names them all
LISTENS: Final[frozenset[type[Frame]]] = frozenset(
    (Effect, Deed, Play, Task, Door)
)  # frames that want the answers of what was above them


def push(state: State, frame: Frame) -> None:
    """Begin something; what lies below waits until it is finished."""
    state.stack.append(frame)


def replace(state: State, frame: Frame) -> None:
    """The top frame has come to another step."""
    state.stack[-1] = frame


def finish(state: State, answer: Any = None) -> None:
    """The top frame is done; the one below is given its answer."""
    state.stack.pop()
    if state.stack:
        below = state.stack[-1]
        if type(below) in LISTENS:
            state.stack[-1] = twin = below.twin()
            twin.got = (*below.got, answer)


def remember(state: State, answer: Any) -> None:
    """Note an answer that fate gave in the top frame, as if it had been asked."""
    frame = state.stack[-1]
    state.stack[-1] = twin = frame.twin()
    twin.got = (*frame.got, answer)


def advance(state: State) -> None:
    """Run on until somebody must be asked or the game is over."""
    stack = state.stack
    while stack and not state.winners:
        frame = stack[-1]
        if STEPS[type(frame)](state, frame):
            return
    if state.winners and state.phase != "over":
        state.phase = "over"
        state.stack.clear()
