"""A store in which tables stand ready for the journeys and the pictures: in the lobby, in mid-game, after a game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec.structs import replace

from kickdoor import __version__, saving
from kickdoor.scene.keys import TOP_KEYS
from kickdoor.scene.lines import load
from kickdoor.scene.run import Run
from kickdoor.sets import digest, open_box
from kickdoor.state import FEMALE
from kickdoor.table import crossing, lobby
from kickdoor.table.facts import Facts
from kickdoor.table.keeping import Keeping, KeptState, KeptTable, MemoryKeeping
from kickdoor.table.people import Sitter, hashed
from kickdoor.table.store import open_store, place_of
from tests.tables import new_room, wait_for_next

SITUATIONS = Path(__file__).parent / "situations.yaml"
TITLE = "Friday at Suzan's"
SETS = ("deluxe",)
OVER, NOT_SHARED, LOBBY, STORY = "over", "over-not-shared", "lobby", "story-of-friday"


def token_of(seat: int) -> str:
    """What opens a seat of every table here."""
    return f"the-token-of-seat-{seat}"


def word_of(sentence: str) -> str:
    """A situation's sentence as a word of addresses."""
    return re.sub(r"[^a-z]+", "-", sentence.lower()).strip("-")


def names() -> tuple[str, ...]:
    """The words of all situations."""
    return tuple(word_of(str(scenario["scenario"])) for scenario in load(SITUATIONS, TOP_KEYS))


async def lay(database: Path, more: Mapping[str, int]) -> None:
    """Fill a store that doesn't exist yet; each situation is there once, and so many times more: a journey changes its table."""
    kept = []
    for name, run in runs():
        first = in_situation(f"{name}-0", run)
        kept += [replace(first, table=f"{name}-{number}") for number in range(1 + more.get(name, 0))]
    over = await after_a_game()
    kept += [in_the_lobby(), over, replace(over, table=NOT_SHARED, facts={**over.facts, "shared": ""})]
    store = await open_store(place_of(str(database)))
    await asyncio.gather(*(put(store, each) for each in kept))
    await store.close()


async def put(store: Keeping, kept: KeptTable) -> None:
    """A table as it would have been kept."""
    await store.open_table(kept.table, kept.facts)
    for seat in kept.seats:
        await store.seat(kept.table, seat)
    if kept.lines:
        await store.append(kept.table, 0, kept.lines, kept.state.state if kept.state else None)


def runs() -> Iterator[tuple[str, Run]]:
    """Each situation, its steps done."""
    for scenario in load(SITUATIONS, TOP_KEYS):
        run = Run(scenario, str(SITUATIONS))
        run.run()
        yield word_of(str(scenario["scenario"])), run


def in_situation(table: str, run: Run) -> KeptTable:
    """A running game by its saved state, as one that crossed from another version: nothing before it can be replayed."""
    people = tuple(name.title() for name in run.names)
    sets = tuple(run.scenario.get("sets") or SETS)
    box = open_box(sets)
    assert digest(run.state.box) == digest(box), f"{table} has more copies of a card than there are"
    facts = Facts(title=TITLE, sets=sets, clock="wait", phase="playing", names=people, secret="5e" * 32,
                  version=__version__, cards=digest(box))  # fmt: skip
    sitters = [
        Sitter(seat, "person", name, sex="female" if run.state.sex[seat] == FEMALE else "male", tokens={hashed(token_of(seat))})
        for seat, name in enumerate(people)
    ]
    state = KeptState(1, saving.to_json(run.state))
    seats = tuple(sitter.kept() for sitter in sitters)
    return KeptTable(table, facts.plain(), (crossing.crossing_line(__version__),), state, seats)


async def after_a_game() -> KeptTable:
    """A whole game of one person, played by a bot all the same, and three bots."""
    keeping = MemoryKeeping()
    room = await new_room(1, 3, keeping=keeping, table=OVER, title=TITLE, clock="brisk", sets=SETS, begin=False)
    for sitter, name in zip(room.sitters, ("Aric", "Suzan", "Mina", "Otto"), strict=True):
        sitter.name, sitter.sex = name, "female" if sitter.seat in (1, 2) else "male"
        sitter.tokens = {hashed(token_of(sitter.seat))}
        sitter.bot = "normal"
        await room.keep_seat(sitter)
    assert await lobby.begin(room, fill=True) is None
    room.sitters[0].away = True
    while not room.running.over:
        assert await wait_for_next(room)
    room.facts.shared = STORY
    await room.keep_facts()
    kept = await keeping.load(OVER)
    assert kept is not None
    return kept


def in_the_lobby() -> KeptTable:
    """A table before its cards are dealt: the host, a guest, a bot, an empty chair."""
    sitters = (
        Sitter(0, "person", "Aric", tokens={hashed(token_of(0))}),
        Sitter(1, "person", "Suzan", sex="female", tokens={hashed(token_of(1))}),
        Sitter(2, "bot", "Bertram", bot="normal", temper="spiteful"),
        Sitter(3),
    )
    facts = Facts(title=TITLE, sets=SETS, secret="5e" * 32, public=True)
    return KeptTable(LOBBY, facts.plain(), seats=tuple(sitter.kept() for sitter in sitters))
