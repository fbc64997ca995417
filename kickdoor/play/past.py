"""What was decided at the table so far: the record of the game, and what of it a person may take back."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from kickdoor import record as records
from kickdoor import saving
from kickdoor.errors import RecordError
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.state import DECK, HAND, State


class Decision(NamedTuple):
    """A person's move that may be taken back: its seat, how many moves came before it, how long each log was then."""

    seat: int
    before: int
    logs: dict[int, int]


class Past:
    """The moves of a game from `first` on. A game that began from a bare state has no record."""

    def __init__(self, game: Game, first: Game | None = None) -> None:
        self.first = first if first is not None else game.copy()
        whole = bool(game.opening) and not saving.made_up(game.state.box)
        self.scroll = records.Scroll(game) if whole else None
        self.decisions: list[Decision] = []
        self.why_no_undo = "undo-nothing"
        self.lost: RecordError | None = None  # why the moves before `first` aren't known, though they were saved

    def remember(self, before: State, game: Game, logs: dict[int, int], *, by_bot: bool) -> None:
        """What can be taken back: a person's moves, until something hidden was shown or somebody else has decided."""
        seat = game.moves_made[-1][0].seat
        if by_bot or any(each.seat != seat for each in self.decisions):
            self.decisions.clear()
            self.why_no_undo = "undo-others"
        if by_bot:
            return
        self.decisions.append(Decision(seat, len(game.moves_made) - 1, logs))
        if revealed(before, game):
            self.decisions.clear()
            self.why_no_undo = "undo-shown"

    def undone(self, game: Game, seat: int) -> tuple[Game, dict[int, int]] | None:
        """The game without the last move of this seat, and how long the logs were; None if it can't be taken back."""
        if not self.decisions or self.decisions[-1].seat != seat:
            return None
        decision = self.decisions.pop()
        return self.after(game.moves_made, decision.before), decision.logs

    def after(self, moves: list[tuple[Move, list[Any]]], count: int) -> Game:
        """The game after so many of its moves."""
        game = self.first.copy()
        for move, _ in moves[len(game.moves_made) : count]:
            game.play(move)
        return game

    def text(self, game: Game) -> str | None:
        """The record of the game as it stands."""
        if self.scroll is None:
            return None
        self.scroll.follow(game)
        return self.scroll.text()

    def saved(self, game: Game) -> dict[str, Any]:
        """What a save keeps of it."""
        rows = [[seat, before, {str(each): length for each, length in logs.items()}] for seat, before, logs in self.decisions]
        return {"record": self.text(game), "undo": rows, "why_no_undo": self.why_no_undo}


def again(state: State, names: tuple[str, ...], beside: dict[str, Any]) -> tuple[Game, Past]:
    """A saved game with all that was decided in it; from its state alone where the save has no record that leads to it.

    Raises KeyError, ValueError, TypeError or AttributeError for what is no save.
    """
    fault = None
    if beside.get("record") is not None:
        try:
            return from_record(state, names, beside)
        except RecordError as error:
            fault = error
    game = Game(state, names)
    past = Past(game)
    past.why_no_undo = "undo-saved-without"
    past.lost = fault
    return game, past


def from_record(state: State, names: tuple[str, ...], beside: dict[str, Any]) -> tuple[Game, Past]:
    """A saved game played again. Raises RecordError where its record does not lead to its state."""
    kept = records.parse(beside["record"])
    kept.header = msgspec.structs.replace(kept.header, seed=state.seed.hex())
    game = records.replay(kept)
    if saving.frozen(game.state) != saving.frozen(state) or game.names != names:
        raise RecordError("record-other-state")
    past = Past(game, records.replay(kept, 0))
    past.why_no_undo = str(beside["why_no_undo"])
    past.decisions = [Decision(int(seat), int(before), {int(key): int(length) for key, length in logs.items()})
                      for seat, before, logs in beside["undo"]]  # fmt: skip
    return game, past


def revealed(before: State, game: Game) -> bool:
    """True if the last move showed its player something: fate decided, a card was drawn, or a card came to be known."""
    move, fates = game.moves_made[-1]
    after = game.state
    if fates or any(before.zone[card] == DECK != after.zone[card] for card in range(len(before.zone))):
        return True
    bit = 1 << move.seat
    return any(new & bit & ~old and before.zone[card] != HAND + move.seat
               for card, (old, new) in enumerate(zip(before.known, after.known, strict=True)))  # fmt: skip


__all__ = ["Past", "again"]
