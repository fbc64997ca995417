"""Records at the command line: made by bots, told again, verified."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from kickdoor import game as games
from kickdoor import record as records
from kickdoor import saving, simulate
from kickdoor.bots import Witness
from kickdoor.errors import RecordError
from kickdoor.game import Game
from kickdoor.play.start import make_bots, seed_of
from kickdoor.rules import strength
from kickdoor.sets import open_box
from kickdoor.telling.judging import Judge
from kickdoor.telling.news import News, story_of
from kickdoor.telling.wording import Wording
from kickdoor.words import say

UNREADABLE = ("record-no-record", "record-none-in-save", "record-not-read", "record-other-format", "record-other-version",
              "record-other-cards", "record-header-key", "record-header-value", "record-header-type")  # fmt: skip


class Replayed(NamedTuple):
    """A game told again: the lines of each move, and the game as it then stands."""

    game: Game
    told: tuple[tuple[str, ...], ...]


def record_game(out: Path, sets: Sequence[str], players: int, bots: Sequence[str], seed: str | None,
                options: dict[str, Any]) -> dict[str, Any]:  # fmt: skip
    """Let bots play a game and write its record. Raises InputError."""
    box = open_box(sets)
    kinds = simulate.seated(bots, players)
    simulate.check(box, kinds, options)
    names = tuple(f"{kind}-{seat + 1}" for seat, kind in enumerate(kinds))
    machines = make_bots(dict(enumerate(kinds)), seed)
    game = Game.new(box, names, seed_of(seed), options)
    writer, witness = records.Writer(out, game), Witness(box)
    while not game.over and game.state.turns <= simulate.MAX_TURNS:
        seat = simulate.clockwise(game.state)
        moves = game.moves(seat)
        move = moves[0] if len(moves) == 1 else simulate.choose(game.state, seat, machines[seat], moves, witness)
        witness.see(move, game.play(move))
    if game.over:
        writer.finish(game)
    else:
        writer.note(game)
    return {
        "file": str(out),
        "moves": len(game.moves_made),
        "turns": game.state.turns,
        "winners": [names[seat] for seat in game.state.winners],
    }


def read_record(file: Path) -> records.Record:
    """The record in a file, or the one that a saved game keeps. Raises RecordError, SaveError."""
    if not saving.is_save(file):
        return records.read(file)
    kept = saving.load(file)[1].get("record")
    if kept is None:
        raise RecordError("record-none-in-save")
    return records.parse(kept)


def replay_game(file: Path, to: int | None) -> Replayed:
    """Play a record again and tell it. Raises RecordError, SaveError."""
    record = read_record(file)
    if to is None:
        records.replay(record)
    game = records.replay(record, 0)
    news = News(Wording(record.box, game.names))
    judge = Judge(record.box)
    told: list[tuple[str, ...]] = []
    for step in record.steps[:to]:
        before = game.state.copy()
        if record.seed is None:
            games.feed(game.state, step.fates)
        events = records.again(game, step.move)
        told.append(tuple(news.of_story(judge.heard(story_of(before, game.state, step.move, events)), -1)))
    return Replayed(game, tuple(told))


def table_facts(played: Replayed) -> dict[str, Any]:
    """The table after a replay, as JSON: what everybody may see."""
    state = played.game.state
    return {
        "moves": len(played.told),
        "turns": state.turns,
        "turn": played.game.names[state.turn],
        "phase": state.phase,
        "winners": [played.game.names[seat] for seat in state.winners],
        "players": [
            {
                "name": name,
                "level": state.level[seat],
                "strength": strength.munchkin(state, seat),
                "hand": len(state.hand[seat]),
                "table": [state.box.names[card] for card in state.table[seat]],
                "alive": bool(state.alive[seat]),
            }
            for seat, name in enumerate(played.game.names)
        ],
    }


def verify_record(file: Path) -> tuple[dict[str, Any], str]:
    """Facts and a sentence on whether a record holds. Raises RecordError, SaveError for none of this version."""
    try:
        record = read_record(file)
    except RecordError as error:
        if error.message_id in UNREADABLE:
            raise
        return {"holds": False, "line": error.line, "fault": error.message_id}, say(error.message_id, **error.facts)
    report = records.verify(record)
    facts: dict[str, Any] = {"holds": report.holds, "moves": report.moves, "fates": report.fates,
                             "finished": report.finished, "by_seed": report.by_seed,
                             "may_be_cut_off": report.may_be_cut_off}  # fmt: skip
    winners = [record.header.seats[seat] for seat in report.winners]
    facts["winners"] = winners
    if report.fault is not None:
        facts |= {"line": report.fault.line, "fault": report.fault.message_id}
        return facts, say(report.fault.message_id, **report.fault.facts)
    if report.crossed:
        facts["crossed"] = report.crossed
        message = "cli-crossed"
    elif report.holds:
        message = "cli-verified"
    else:
        message = unfinished(report)
    return facts, say(message, moves=report.moves, fates=report.fates, version=report.crossed, winners=", ".join(winners))


def unfinished(report: records.Report) -> str:
    """What is said of a record without a fault that proves nothing yet."""
    if report.may_be_cut_off:
        return "cli-may-be-cut-off"
    return "cli-no-seed" if report.finished else "cli-running"
