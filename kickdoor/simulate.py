"""Games between bots, many at a time: the driver that asks who is to decide, and what came of it all.

A *decision* is a move that a bot chose among two or more; a *ply* is any move made, also one that had no alternative.
"""

from __future__ import annotations

import gc
import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from kickdoor import bots, game, sets
from kickdoor.bots import Bot, Dealings, Glance, Witness, look, rings
from kickdoor.bots.dealings import NONE
from kickdoor.box import Box
from kickdoor.event import Event
from kickdoor.frames import Combat, Window
from kickdoor.move import Move, Refused
from kickdoor.rules import combat, deciding, moments
from kickdoor.rules import moves as listing
from kickdoor.rules.lots import Lots, drawn
from kickdoor.state import ROUNDS, State
from kickdoor.view import view

MAX_TURNS = 400
MAX_PLIES = 50_000  # a game so long goes round in a ring: two hundred plies to a turn would be many
SELDOM = 200_000  # new objects between two searches
CHUNK = 5  # games that a worker takes at once
Z95 = 1.959964  # two-sided 95 %

Progress = Callable[[int], None]  # told how many games are done
T = TypeVar("T")


class Played(NamedTuple):
    """One game: who won (nobody where it was broken off), how long it took."""

    winners: tuple[int, ...]
    turns: int
    decisions: int
    plies: int


class Share(NamedTuple):
    """Wins out of so many, with the limits of the 95 % interval (Wilson)."""

    wins: int
    of: int
    low: float
    high: float


class Result(NamedTuple):
    """What many games came to. A win shared by two seats counts for both."""

    games: int
    finished: int
    turns: tuple[int, int, int]
    decisions: int
    plies: int
    seconds: float
    by_bot: dict[str, Share]
    by_seat: tuple[Share, ...]
    lengths: tuple[tuple[int, int], ...]

    def as_json(self) -> dict[str, Any]:
        """The report with its documented keys."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "finished": self.finished,
            "turns": dict(zip(("min", "median", "max"), self.turns, strict=True)),
            "decisions": self.decisions,
            "plies": self.plies,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "wins": {
                "by_bot": {name: _share_json(share) for name, share in self.by_bot.items()},
                "by_seat": [_share_json(share) for share in self.by_seat],
            },
            "turns_distribution": [{"up_to": limit, "games": count} for limit, count in self.lengths],
        }


def _share_json(share: Share) -> dict[str, Any]:
    part = share.wins / share.of if share.of else 0.0
    return {"wins": share.wins, "of": share.of, "share": round(part, 4), "low": share.low, "high": share.high}


# --- one game --------------------------------------------------------------------------------------------------------


def in_order(state: State) -> Sequence[int]:
    """The seats that the game waits for, in the order in which they are asked: from the turn's player to the left."""
    frame = state.stack[-1]
    if isinstance(frame, Window):
        return moments.asked_in(state, frame)  # in this order already
    if isinstance(frame, Combat):
        return combat.waiting(state, frame, state.turn)
    asked = deciding.asked(state)
    return asked if len(asked) == 1 else list(filter(asked.__contains__, ROUNDS[state.seats][state.turn]))


def clockwise(state: State) -> int:
    """The seat that is asked next."""
    return in_order(state)[0]


def witness_for(state: State, players: Iterable[Bot | None]) -> Witness | None:
    """Who watches a game from its first move for those of its bots that remember; None where none of them does."""
    return Witness(state.box) if any(bot is not None and bots.remembers(bot) for bot in players) else None


def play(state: State, players: Sequence[Bot], max_turns: int = MAX_TURNS, *, sure: bool = True, doubt: bool = False,
         count: bool = True, witness: Witness | None = None) -> Played:  # fmt: skip
    """Play a game to its end, or until a turn would begin that is one too many, or to the last of so many plies.

    Whoever has a single possible move makes it without being asked. Not `sure`: each move made is checked by what
    refuses others; `doubt`: each move offered is. Raises Refused for one that is offered and refused. Without `count` the
    decisions of bots that leave them to chance aren't counted, which spares looking for the moves that weren't drawn; the
    game is the same. `witness`: who has watched the game so far, where it isn't at its first move.
    """
    watching = witness or witness_for(state, players)
    decisions = plies = 0
    made: list[Move] = []
    chosen = any(bot.chance is None for bot in players)  # chance leads out of a ring by itself
    while not state.winners and state.turns <= max_turns and plies < MAX_PLIES:
        passing: list[int] = []
        seats = in_order(state)
        silent: Sequence[int] = ()
        if isinstance(state.stack[-1], Window):
            silent = listing.silent(state, seats)
            if len(silent) == len(seats) and not doubt:
                plies += len(seats)
                all_pass(state, seats, watching)
                continue
        for seat in seats:
            if doubt:
                check_offered(state, listing.moves(state, seat))
            plies += 1
            if seat in silent:
                passing.append(seat)
                continue
            move, had_choice = decide(state, seat, players[seat], count, watching, made)
            decisions += had_choice
            if move.verb != "pass":
                break
            passing.append(seat)
        else:
            move = None
        if passing:
            all_pass(state, passing, watching)
        if move is not None:
            if chosen:
                rings.keep(made, move)
            if watching is None:
                deciding.play(state, move, sure=sure and not doubt)
            else:
                make(state, move, watching, sure=sure and not doubt)
    return Played(state.winners, min(state.turns, max_turns), decisions, plies)


def make(state: State, move: Move, witness: Witness | None, *, sure: bool) -> None:
    """Make a move as `deciding.play` does; the witness sees it. Raises Refused."""
    if witness is None:
        deciding.play(state, move, sure=sure)
        return
    told, state.told = state.told, []
    deciding.play(state, move, sure=sure)
    witness.see(move, _heard(state, told))


def all_pass(state: State, seats: Sequence[int], witness: Witness | None) -> None:
    """These pass as in `deciding.pass_together`; the witness sees what comes of it."""
    if witness is None:
        deciding.pass_together(state, seats)
        return
    told, state.told = state.told, []
    deciding.pass_together(state, seats)
    witness.see(None, _heard(state, told))


def _heard(state: State, before: list[Event] | None) -> list[Event]:
    """What has been told since; whoever else listens (`before`: what that has heard so far) hears it too."""
    heard, state.told = state.told or [], before
    if before is not None:
        before.extend(heard)
    return heard


def check_offered(state: State, moves: Sequence[Move]) -> None:
    """Raises Refused for a move that is offered and would be refused."""
    for move in moves:
        refusal = deciding.why_not(state, move)
        if refusal is not None:
            raise Refused(refusal)


def decide(state: State, seat: int, bot: Bot, count: bool, witness: Witness | None = None, made: Sequence[Move] = ()
           ) -> tuple[Move, bool]:  # fmt: skip
    """The bot's move, and (if that is to be counted) whether it had another; for a bot that leaves it to chance it is drawn.
    `made`: the moves since a door was last kicked.
    """
    chance = bot.chance
    if chance is not None:
        if not count:
            return drawn(state, seat, listing.parts(state, seat), {}, chance), False
        lots = Lots(state, seat)
        return lots.draw(chance), lots.has_choice()
    moves = rings.led_on(listing.moves(state, seat), made)
    return (choose(state, seat, bot, moves, witness), True) if len(moves) > 1 else (moves[0], False)


def choose(state: State, seat: int, bot: Bot, moves: Sequence[Move], witness: Witness | None = None) -> Move:
    """The bot's move; it is shown what its seat may know and what the witness has seen, if it looks at all."""
    dealings = NONE if witness is None else witness.dealings
    return bot.choose(shown(state, seat, bot, dealings) if bot.needs_view else None, moves)


def shown(state: State, seat: int, bot: Bot, dealings: Dealings = NONE) -> Glance:
    """What a bot is given: what its seat sees and remembers; the deep view too if it looks ahead."""
    glance = look(state, seat)
    if not bots.foresees(bot):
        return bots.Remembering(glance, dealings) if dealings != NONE else glance
    return bots.Foreseeing(bots.Remembering(glance, dealings), view(state, seat, deep=True))


def play_game(box: Box, names: Sequence[str], seed: int, number: int, options: Mapping[str, Any],
              max_turns: int = MAX_TURNS, *, count: bool = True) -> Played:  # fmt: skip
    """The game of this number: all its chance, the bots' too, comes from the seed and the number. `count`: see `play`."""
    return play(*begin(box, names, seed, number, options), max_turns, count=count)


def begin(
    box: Box, names: Sequence[str], seed: int, number: int, options: Mapping[str, Any]
) -> tuple[State, list[Bot]]:  # fmt: skip
    """The game of this number before its first move, and who plays it."""
    secret = sha256(f"kickdoor {seed} {number}".encode()).digest()
    state = game.set_up(box, len(names), secret, dict(options))
    return state, [bots.make(name, int.from_bytes(secret[:8], "big") + seat) for seat, name in enumerate(names)]


# --- many ------------------------------------------------------------------------------------------------------------


def run(set_names: Sequence[str], players: int, bot_names: Sequence[str], games: int, seed: int, jobs: int = 1,
        options: Mapping[str, Any] | None = None, progress: Progress | None = None,
        max_turns: int = MAX_TURNS) -> Result:  # fmt: skip
    """Play so many games. The same seed gives the same games, whatever the number of jobs is.

    Bots sit in the order given, repeated until every seat has one. Raises InputError for an unknown set or bot, or a
    number of players who can't play.
    """
    names = seated(bot_names, players)
    box = sets.open_box(set_names)
    chosen = dict(options or {})
    check(box, names, chosen)
    one = partial(_numbered, tuple(set_names), names, seed, tuple(chosen.items()), max_turns)
    began = perf_counter()
    with quiet_memory():
        played = _told(one_by_one(one, range(games), jobs), progress)
    return result(played, names, perf_counter() - began)


@contextmanager
def quiet_memory() -> Iterator[None]:
    """While it lasts, memory is seldom searched for lost rings of objects: games make none, and the Box stays."""
    before = gc.get_threshold()
    gc.set_threshold(SELDOM, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def check(box: Box, names: Sequence[str], options: Mapping[str, Any]) -> None:
    """Whether these bots can play at all. Raises InputError."""
    from kickdoor.options import check_seats

    check_seats([f"{name} {seat}" for seat, name in enumerate(names)], options, box.players)
    for name in set(names):
        bots.make(name, 0)


def seated(bot_names: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat, in the order given and from the start again."""
    given = [name.strip().casefold() for name in bot_names] or ["aimless"]
    return tuple(given[seat % len(given)] for seat in range(players))


def _numbered(set_names: tuple[str, ...], names: tuple[str, ...], seed: int, options: tuple[tuple[str, Any], ...],
              max_turns: int, number: int) -> Played:  # fmt: skip
    """What a worker does: it opens the Box for itself, once."""
    with quiet_memory():
        return play_game(sets.open_box(set_names), names, seed, number, dict(options), max_turns)


def one_by_one(one: Callable[[int], T], numbers: Sequence[int], jobs: int) -> Iterator[T]:
    """What comes of each game, in the order of their numbers, however many processes play them."""
    if jobs <= 1 or len(numbers) <= 1:
        yield from map(one, numbers)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(numbers)), _let_others_end_it) as pool:
        yield from pool.imap(one, numbers, CHUNK)


def _let_others_end_it() -> None:
    """Ctrl-C is for the process that started this one, which ends it without a word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _told(played: Iterable[Played], progress: Progress | None) -> list[Played]:
    done: list[Played] = []
    for each in played:
        done.append(each)
        if progress is not None:
            progress(len(done))
    return done


# --- what came of it -------------------------------------------------------------------------------------------------


def result(played: Sequence[Played], names: Sequence[str], seconds: float) -> Result:
    """All games taken together."""
    lengths = sorted(each.turns for each in played) or [0]
    wins = [sum(1 for each in played if seat in each.winners) for seat in range(len(names))]
    by_bot: dict[str, Share] = {}
    for name in dict.fromkeys(names):
        seats = [seat for seat, bot in enumerate(names) if bot == name]
        won = sum(1 for each in played if any(seat in each.winners for seat in seats))
        by_bot[name] = share(won, len(played))
    return Result(
        games=len(played),
        finished=sum(1 for each in played if each.winners),
        turns=(lengths[0], lengths[len(lengths) // 2], lengths[-1]),
        decisions=sum(each.decisions for each in played),
        plies=sum(each.plies for each in played),
        seconds=seconds,
        by_bot=by_bot,
        by_seat=tuple(share(won, len(played)) for won in wins),
        lengths=distribution(lengths),
    )


def share(wins: int, of: int, z: float = Z95) -> Share:
    """A share with its Wilson interval: of 95 %, or of so many standard errors."""
    if of == 0:
        return Share(0, 0, 0.0, 1.0)
    p, z2 = wins / of, z * z
    middle = (p + z2 / (2 * of)) / (1 + z2 / of)
    half = z * sqrt(p * (1 - p) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Share(wins, of, round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4))


def distribution(lengths: Sequence[int], step: int = 25) -> tuple[tuple[int, int], ...]:
    """How many games took up to so many turns, in steps."""
    counts: dict[int, int] = {}
    for length in lengths:
        limit = -(-length // step) * step
        counts[limit] = counts.get(limit, 0) + 1
    return tuple(sorted(counts.items()))


__all__ = [
    "MAX_TURNS",
    "Played",
    "Result",
    "Share",
    "all_pass",
    "begin",
    "check",
    "check_offered",
    "choose",
    "clockwise",
    "make",
    "one_by_one",
    "play",
    "play_game",
    "result",
    "run",
    "seated",
    "share",
    "shown",
    "witness_for",
]
