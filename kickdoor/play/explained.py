"""Why a bot made a move of a recorded game: one line, from the term of its weighing that decided."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from kickdoor import bots
from kickdoor import game as games
from kickdoor import record as records
from kickdoor.bots import BotNameError, Witness
from kickdoor.errors import RecordError
from kickdoor.game import Game
from kickdoor.notation.text import write
from kickdoor.play.recorded import read_record
from kickdoor.simulate import shown
from kickdoor.telling.why import reason
from kickdoor.words import say


class Explanation(NamedTuple):
    """A move of a record, the bot's own choice at that point, and its reason for each; "" where there was no choice."""

    number: int
    who: str
    move: str
    bot: str
    rather: str
    reason: str
    for_it: str


def explanation(file: Path, number: int, name: str) -> Explanation:
    """Why a bot of this name would make the move of this number, or what it would rather do.

    Raises RecordError, SaveError, BotNameError.
    """
    bot = bots.make(name, 0)
    if not isinstance(bot, bots.Explaining):
        raise BotNameError("bot-explains-nothing", name=name, known=", ".join(bots.TEMPERED))
    record = read_record(file)
    if number > len(record.steps):
        raise RecordError("bot-no-such-move", moves=len(record.steps), number=number)
    game, witness = before(record, number)
    move = record.steps[number - 1].move
    who, state = game.names[move.seat], game.state
    moves = game.moves(move.seat)
    if len(moves) < 2 or move not in moves:
        return Explanation(number, who, write(state, game.names, move), name, "", "", "")
    glance = shown(state, move.seat, bot, witness.dealings)
    choice = bot.choose(glance, moves)
    return Explanation(
        number,
        who,
        write(state, game.names, move),
        name,
        "" if choice == move else write(state, game.names, choice),
        reason(bot.why(), game.names, choice),
        reason(bot.explain(glance, moves, move), game.names, move),
    )


def before(record: records.Record, number: int) -> tuple[Game, Witness]:
    """The game before the move of this number, and what everybody remembers then."""
    game = records.replay(record, 0)
    witness = Witness(record.box)
    for step in record.steps[: number - 1]:
        if record.seed is None:
            games.feed(game.state, step.fates)
        witness.see(step.move, records.again(game, step.move))
    return game, witness


def told(found: Explanation) -> list[str]:
    """The explanation in lines."""
    lines = [say("why-move", number=found.number, who=found.who, move=found.move)]
    if not found.reason:
        return [*lines, say("why-only")]
    if not found.rather:
        return [*lines, say("why-because", bot=found.bot, reason=found.reason)]
    rather = say("why-rather", bot=found.bot, move=found.rather, reason=found.reason)
    return [*lines, rather, say("why-for-it", reason=found.for_it)]


__all__ = ["Explanation", "explanation", "told"]
