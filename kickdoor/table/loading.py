"""A table taken up again from what was kept: its record replayed, or its saved state where a newer version can't replay it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random

from kickdoor import __version__, saving
from kickdoor.decrees import DECREES
from kickdoor.errors import RecordError
from kickdoor.game import Game
from kickdoor.move import Refused
from kickdoor.record import Record, again, taken_back_to
from kickdoor.record.reading import Reading
from kickdoor.record.writing import header_of
from kickdoor.sets import digest, open_box, renamed
from kickdoor.table import sketching
from kickdoor.table.crossing import crossed_at, crossing_line, from_state, played_by
from kickdoor.table.facts import Facts
from kickdoor.table.keeping import Keeping, KeptTable
from kickdoor.table.logbook import note_of
from kickdoor.table.people import Sitter
from kickdoor.table.protocol import Chat
from kickdoor.table.room import NOTE, Room
from kickdoor.table.thinking import Thinker
from kickdoor.table.timing import Timer
from kickdoor.table.voting import BACK
from kickdoor.telling.news import story_of

STEPS_AT_ONCE = 10  # of a record that is replayed, before other tables get their turn
NUMBERS_A_START = 1_000_000  # what is told after a restart has higher numbers than all before


async def load(kept: KeptTable, keeping: Keeping, timer: Timer, thinker: Thinker, chance: Random) -> Room:
    """The table as it stood. Raises InputError where not even its saved state can be used."""
    facts = Facts.of(kept.facts)
    facts.starts += 1
    room = Room(kept.table, facts, keeping, timer, thinker, chance)
    room.number = room.first_number = facts.starts * NUMBERS_A_START
    room.lines = len(kept.lines)
    room.sitters = [Sitter.of(each) for each in kept.seats]
    room.chat = [Chat(**said) for said in kept.chat]
    for sitter in room.sitters:
        sitter.gone_since = timer.now()
    if facts.phase != "lobby":
        await _take_up(room, kept)
    last = played_by(kept.lines, facts.version)
    if room.game is not None and facts.phase == "playing" and last != __version__:
        await room.keep([crossing_line(last)], saving.to_json(room.game.state))
    await room.keep_facts()
    if room.game is not None and facts.phase == "playing":
        room.resume()
    return room


async def _take_up(room: Room, kept: KeptTable) -> None:
    """The game, from its first line or from its saved state."""
    for line in kept.lines:
        if line.startswith(f"{NOTE}id "):
            room.remember(line.removeprefix(f"{NOTE}id "), None)
        elif line.startswith(sketching.LINE):
            room.sketches.read(line, renamed(room.facts.sets))
    last = played_by(kept.lines, room.facts.version)
    if last == __version__ and not crossed_at(kept.lines):
        await replay(room, kept.lines)
    else:
        room.crossed = True
        room.game = from_state(kept, room.facts.names, last)
        room.game.remember(BACK)
        room.saved_at = len(room.game.moves_made)
        room.note("log-crossed", version=room.facts.version)
    room.held = held_passes(kept.lines)


async def replay(room: Room, lines: Iterable[str]) -> None:
    """Play the record again, and tell it anew; other tables get their turn meanwhile. Raises InputError where it doesn't hold."""
    facts = room.facts
    box = open_box(facts.sets)
    if digest(box) != facts.cards:
        raise RecordError("table-other-cards", sets=", ".join(facts.sets))
    game = Game.new(box, facts.names, bytes.fromhex(facts.secret), facts.options)
    reading = Reading(Record(header_of(game, disclose=False), box))
    for number, line in enumerate(lines, 1):
        if not line.startswith(NOTE):
            reading.line(line, number)
    room.note("log-dealt", seats={"who": game.state.turn})
    game.keep_past(taken_back_to(reading.record))
    game.remember(BACK)
    for number, step in enumerate(reading.record.steps):
        if number % STEPS_AT_ONCE == 0:
            await asyncio.sleep(0)
        before = game.state.copy()
        try:
            events = again(game, step.move)
        except (Refused, LookupError, TypeError, ValueError) as error:
            raise RecordError("record-refused", step.line, move=step.text, rule=str(error)) from error
        if tuple(game.moves_made[-1][1]) != step.fates:
            raise RecordError("record-bad-line", step.line)
        is_decree = step.move.verb in DECREES
        entry = note_of(step.move, before.turns) if is_decree else story_of(before, game.state, step.move, events)
        room.logbook.add(entry)
    room.game = game
    room.saved_at = len(game.moves_made)


def held_passes(lines: Iterable[str]) -> frozenset[int]:
    """The seats whose pass was taken after the last move."""
    held: set[int] = set()
    for line in lines:
        if line.startswith(f"{NOTE}held "):
            held.add(int(line.split()[2]))
        elif line.startswith("move "):
            held.clear()
    return frozenset(held)
