"""A store in which tables stand ready for the journeys and the pictures: in the lobby, in mid-game, after a game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

from kickdoor import __version__, saving
from kickdoor.scene.keys import TOP_KEYS
from kickdoor.scene.lines import load
from kickdoor.scene.run import Run
from kickdoor.sets import digest, open_box
from kickdoor.state import FEMALE
from kickdoor.table import crossing, lobby
from kickdoor.table.facts import Facts
from kickdoor.table.keeping import Keeping
from kickdoor.table.people import Sitter, hashed
from kickdoor.table.store import open_store, place_of
from tests.tables import new_room, wait_for_next

SITUATIONS = Path(__file__).parent / "situations.yaml"
COPIES = 6  # of each situation: a journey changes the table it has
TITLE = "Friday at Suzan's"
SETS = ("deluxe",)
OVER, LOBBY = "over", "lobby"


def token_of(seat: int) -> str:
    """What opens a seat of every table here."""
    return f"the-token-of-seat-{seat}"


def word_of(sentence: str) -> str:
    """A situation's sentence as a word of addresses."""
    return re.sub(r"[^a-z]+", "-", sentence.lower()).strip("-")


def names() -> tuple[str, ...]:
    """The words of all situations."""
    return tuple(word_of(str(scenario["scenario"])) for scenario in load(SITUATIONS, TOP_KEYS))


async def lay(database: Path) -> None:
    """Fill a store that doesn't exist yet."""
    store = await open_store(place_of(str(database)))
    tables = [lay_one(store, f"{name}-{number}", run) for name, run in runs() for number in range(COPIES)]
    await asyncio.gather(*tables, play_one(store), open_one(store))
    await store.close()


def runs() -> Iterator[tuple[str, Run]]:
    """Each situation, its steps done."""
    for scenario in load(SITUATIONS, TOP_KEYS):
        run = Run(scenario, str(SITUATIONS))
        run.run()
        yield word_of(str(scenario["scenario"])), run


async def lay_one(store: Keeping, table: str, run: Run) -> None:
    """A running game by its saved state, as one that crossed from another version: nothing before it can be replayed."""
    people = tuple(name.title() for name in run.names)
    box = open_box(SETS)
    assert digest(run.state.box) == digest(box), f"{table} has more copies of a card than there are"
    facts = Facts(title=TITLE, sets=SETS, clock="wait", phase="playing", names=people, secret="5e" * 32,
                  version=__version__, cards=digest(box))  # fmt: skip
    await store.open_table(table, facts.plain())
    for seat, name in enumerate(people):
        sex = "female" if run.state.sex[seat] == FEMALE else "male"
        sitter = Sitter(seat, "person", name, sex=sex, tokens={hashed(token_of(seat))})  # type: ignore[arg-type]
        await store.seat(table, sitter.kept())
    await store.append(table, 0, [crossing.crossing_line(__version__)], saving.to_json(run.state))


async def play_one(store: Keeping) -> None:
    """A whole game of one person, played by a bot all the same, and three bots."""
    room = await new_room(1, 3, keeping=store, table=OVER, title=TITLE, clock="brisk", sets=SETS, begin=False)
    for sitter, name in zip(room.sitters, ("Aric", "Suzan", "Mina", "Otto"), strict=True):
        sitter.name, sitter.sex = name, "female" if sitter.seat in (1, 2) else "male"
        sitter.tokens = {hashed(token_of(sitter.seat))}
        await room.keep_seat(sitter)
    assert await lobby.begin(room, fill=True) is None
    room.sitters[0].away = True
    room.resume()
    while not room.running.over:
        assert await wait_for_next(room)


async def open_one(store: Keeping) -> None:
    """A table in the lobby: its host, a guest, a bot, an empty chair."""
    await store.open_table(LOBBY, Facts(title=TITLE, sets=SETS, secret="5e" * 32, public=True).plain())
    chairs = (
        Sitter(0, "person", "Aric", tokens={hashed(token_of(0))}),
        Sitter(1, "person", "Suzan", sex="female", tokens={hashed(token_of(1))}),
        Sitter(2, "bot", "Bertram", temper="spiteful"),
        Sitter(3),
    )
    for sitter in chairs:
        await store.seat(LOBBY, sitter.kept())
