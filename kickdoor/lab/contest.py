"""Games in which programs play among bots: what travels on the lines, and what comes of it. See docs/lab-play.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from kickdoor import __version__, simulate
from kickdoor.bots import rings
from kickdoor.box import Box
from kickdoor.lab.program import Lost, Program, shown
from kickdoor.move import Move, Refusal
from kickdoor.rules import deciding
from kickdoor.rules import moves as listing
from kickdoor.sight import real_move, seen_moves
from kickdoor.simulate import Share, share
from kickdoor.state import State
from kickdoor.view import View, view

PROTOCOL = 1
STAND_IN = "aimless"  # holds the place of a program where names of bots are wanted


# --- what travels ----------------------------------------------------------------------------------------------------


class CardSaid(msgspec.Struct, frozen=True):
    """A card of the Box; its number is its place in the list."""

    id: str
    name: str
    kind: str
    set: str


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line to a program that has just begun."""

    protocol: int
    version: str
    sets: tuple[str, ...]
    players: int
    seconds: float
    cards: tuple[CardSaid, ...]


class Begin(msgspec.Struct, frozen=True, tag="game"):
    """A game begins: its number, the program's seat, who sits where."""

    game: int
    seat: int
    names: tuple[str, ...]


class MoveSaid(msgspec.Struct, frozen=True):
    """A move but for its seat. `on`: nothing, or ["seat", n], ["card", n], ["side", -1 or -2]."""

    verb: str
    card: int = -1
    on: tuple[Any, ...] = ()
    more: tuple[Any, ...] = ()


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """What now? `view` is all that the seat may know, `moves` are what is offered."""

    number: int
    seat: int
    view: View
    moves: tuple[MoveSaid, ...]


class Over(msgspec.Struct, frozen=True, tag="over"):
    """A game is over; `lost`: why the program has lost it before its end, else empty."""

    game: int
    winners: tuple[int, ...]
    levels: tuple[int, ...]
    lost: str = ""


class Answer(msgspec.Struct, frozen=True):
    """What a program says: a move by its place in the list, or in full. `number`: of the question, where it is said."""

    move: int | MoveSaid
    number: int | None = None


# --- games -----------------------------------------------------------------------------------------------------------


class Failure(NamedTuple):
    """A game that a program has lost before its end: which of the programs, why, and what it was exactly."""

    game: int
    program: int
    reason: str
    detail: str


class Contest:
    """Programs and bots at one table. They change seats with each game; game k is always the same for the same moves.

    Raises InputError for an unknown bot, a number of players who can't play, a command that is none.
    """

    def __init__(self, commands: Sequence[str], bot_names: Sequence[str], box: Box, players: int, seed: int,
                 options: Mapping[str, Any], seconds: float, max_turns: int = simulate.MAX_TURNS) -> None:  # fmt: skip
        self.programs = [Program(command, seconds) for command in commands]
        bots = simulate.seated(bot_names, players - len(commands)) if players > len(commands) else ()
        simulate.check(box, (*[STAND_IN] * len(commands), *bots), options)
        self.names = (*commands, *bots)
        self.box = box
        self.seed = seed
        self.options = dict(options)
        self.seconds = seconds
        self.max_turns = max_turns
        self.wins = [0] * len(self.names)
        self.failures: list[Failure] = []
        self.games = 0
        self._asked = 0

    async def run(self, games: int, progress: Callable[[int, int], None] | None = None) -> None:
        """Play so many games. Raises InputError for a program that can't be started."""
        try:
            for number in range(games):
                await self._game(number)
                self.games += 1
                if progress is not None:
                    progress(self.games, 0)
        finally:
            for program in self.programs:
                await program.finish()

    def shares(self) -> list[Share]:
        """For each program and bot how many games it won."""
        return [share(wins, self.games) for wins in self.wins]

    async def _game(self, number: int) -> None:
        """A game; one that a program loses before its end is broken off, and nobody else has won it."""
        seats = len(self.names)
        who = [(seat - number) % seats for seat in range(seats)]  # of the names, who sits at each seat
        programs = {seat: self.programs[each] for seat, each in enumerate(who) if each < len(self.programs)}
        kinds = [STAND_IN if seat in programs else self.names[each] for seat, each in enumerate(who)]
        state, bots = simulate.begin(self.box, kinds, self.seed, number, self.options)
        witness = simulate.witness_for(state, bots)
        why = ""
        made: list[Move] = []
        try:
            for seat, program in programs.items():
                await self._greet(program, Begin(number, seat, tuple(self.names[each] for each in who)))
            while not state.winners and state.turns <= self.max_turns and state.ply < simulate.MAX_PLIES:
                seat = simulate.clockwise(state)
                if seat in programs:
                    move = await self._decided(programs[seat], state, seat)
                else:
                    move = simulate.decide(state, seat, bots[seat], False, witness, made)[0]
                rings.keep(made, move)
                simulate.make(state, move, witness, sure=True)
        except Lost as lost:
            await self._fail(number, lost)
            why = lost.reason
        for seat in state.winners:
            self.wins[who[seat]] += 1
        await self._tell_all(Over(number, state.winners, tuple(state.level), why))

    async def _fail(self, number: int, lost: Lost) -> None:
        self.failures.append(Failure(number, self.programs.index(lost.program), lost.reason, lost.detail))
        await lost.program.stop()

    async def _greet(self, program: Program, begin: Begin) -> None:
        if await program.start():
            cards = tuple(CardSaid(card.id, card.name, card.kind, card.set) for card in self.box.cards)
            await program.tell(Hello(PROTOCOL, __version__, self.box.sets, len(self.names), self.seconds, cards))
        await program.tell(begin)

    async def _tell_all(self, over: Over) -> None:
        for program in self.programs:
            if program.process is not None:
                try:
                    await program.tell(over)
                except Lost:
                    await program.stop()  # the game was over: it begins the next one anew

    async def _decided(self, program: Program, state: State, seat: int) -> Move:
        """A program's move, which is legal; what has no alternative is done without asking. Raises Lost."""
        moves = listing.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        self._asked += 1
        offered = tuple(MoveSaid(move.verb, move.card, move.on, move.more) for move in seen_moves(state, seat))
        line = await program.ask(Ask(self._asked, seat, view(state, seat), offered))
        answer = self._read(program, line)
        if isinstance(answer.move, int):
            if not 0 <= answer.move < len(moves):
                raise Lost(program, "illegal", str(answer.move))
            return moves[answer.move]
        move, refusal = meant(state, seat, answer.move)
        if refusal is not None:
            raise Lost(program, "illegal", f"{answer.move.verb}, {refusal.rule}")
        return move

    def _read(self, program: Program, line: bytes) -> Answer:
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.MsgspecError:
            raise Lost(program, "nonsense", shown(line)) from None
        if answer.number is not None and answer.number != self._asked:
            raise Lost(program, "nonsense", shown(line))
        return answer


def meant(state: State, seat: int, said: MoveSaid) -> tuple[Move, Refusal | None]:
    """The move in the game's own numbers, and why it isn't legal; what can't mean anything isn't."""
    move = Move(seat, said.verb, said.card, _tuples(said.on), _tuples(said.more))
    try:
        move = real_move(state, seat, move)
        return move, deciding.why_not(state, move)
    except (LookupError, TypeError, ValueError, AssertionError, AttributeError):
        return move, Refusal("PRECEDENCE-01", "not-offered")


def _tuples(value: Sequence[Any]) -> tuple[Any, ...]:
    """Lists of JSON as tuples."""
    return tuple(_tuples(each) if isinstance(each, (tuple, list)) else each for each in value)


__all__ = ["Answer", "Ask", "Begin", "Contest", "Failure", "Hello", "Over"]
