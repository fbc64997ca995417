"""A running game as those see it who act by numbers: who is to act, what is legal, what comes of an action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kickdoor import game, simulate
from kickdoor.bots import Bot
from kickdoor.box import Box
from kickdoor.lab.env.actions import Actions
from kickdoor.lab.env.observing import Observer
from kickdoor.lab.env.pieces import Kept
from kickdoor.move import Move
from kickdoor.rules import moves as listing
from kickdoor.state import State


class Sitting:
    """One game. `seat` is who acts now (-1: nobody, it is over), `legal` what it may do, `picked` what it has picked so far.

    Whoever has one action only isn't asked; seats of bots are played by them.
    """

    __slots__ = ("actions", "bots", "kept", "legal", "max_plies", "max_turns", "moves", "picked", "seat", "state", "witness")

    def __init__(self, actions: Actions, box: Box, secret: bytes, options: Mapping[str, Any], max_turns: int,
                 bots: Sequence[Bot | None] = ()) -> None:  # fmt: skip
        self.actions = actions
        self.state: State = game.set_up(box, actions.players, secret, dict(options))
        self.max_turns = max_turns
        self.max_plies = simulate.MAX_PLIES
        self.bots = tuple(bots) or (None,) * actions.players
        self.witness = simulate.witness_for(self.state, self.bots)
        self.seat = -1
        self.moves: list[Move] = []
        self.legal: dict[int, Move | None] = {}
        self.picked: list[int] = []
        self.kept = Kept(actions.players)
        self._go_on()

    @property
    def over(self) -> bool:
        """True once nobody is to act: somebody has won, or it took too long."""
        return self.seat < 0

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return self.state.winners

    def act(self, action: int) -> bool:
        """Do it and go on until somebody has a choice again; False, and nothing done, where it isn't legal."""
        if action not in self.legal:
            return False
        move = self.legal[action]
        if move is None:
            self._pick(action)
            move = self._forced()
            if move is None:
                return True
        simulate.make(self.state, move, self.witness, sure=True)
        self._go_on()
        return True

    def _pick(self, action: int) -> None:
        self.picked.append(action)
        self.legal = self.actions.legal(self.state, self.seat, self.moves, self.picked)

    def _forced(self) -> Move | None:
        """The move to which single legal actions lead; None once there is a choice."""
        while len(self.legal) == 1:
            action, move = next(iter(self.legal.items()))
            if move is not None:
                return move
            self._pick(action)
        return None

    def _go_on(self) -> None:
        state = self.state
        while not state.winners and state.turns <= self.max_turns and state.ply < self.max_plies:
            passing: list[int] = []
            seats = simulate.in_order(state)
            silent = listing.silent(state, seats)
            for seat in seats:
                if seat in silent:
                    passing.append(seat)
                    continue
                move = self._decided(seat)
                if move is None or move.verb != "pass":
                    break
                passing.append(seat)
            else:
                move = None
                seat = -1
            if passing:
                simulate.all_pass(state, passing, self.witness)
            if move is not None:
                simulate.make(state, move, self.witness, sure=True)
            elif seat >= 0:
                return
        self.stop()

    def stop(self) -> None:
        """Nobody is to act any more."""
        self.seat = -1
        self.moves, self.legal, self.picked = [], {}, []

    def figures(self, observer: Observer, seat: int) -> bytearray:
        """What a seat may know, in figures of 16 bits."""
        return observer.of(self.state, seat, self.picked if seat == self.seat else (), self.kept)

    def mask(self, seat: int) -> bytearray | None:
        """A byte for each action: 1 for those that are legal for this seat; None where it isn't to act."""
        return self.actions.mask(self.legal) if seat == self.seat else None

    def advice(self, bot: Bot) -> int:
        """The action of who acts now that leads to what this bot would do, of all that is still possible."""
        state, seat, actions = self.state, self.seat, self.actions
        moves = actions.left(state, seat, self.moves, self.picked)
        way = list(actions.way_to(state, seat, moves, simulate.choose(state, seat, bot, moves, self.witness)))
        for action in self.picked:
            way.remove(action)
        return way[0]

    def _decided(self, seat: int) -> Move | None:
        """What this seat does if a bot plays it or it has no choice; None where it must be asked."""
        state = self.state
        bot = self.bots[seat]
        if bot is not None:
            return simulate.decide(state, seat, bot, False, self.witness)[0]
        moves = listing.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        self.seat, self.moves, self.picked = seat, moves, []
        self.legal = self.actions.legal(state, seat, moves)
        return self._forced()


__all__ = ["Sitting"]
