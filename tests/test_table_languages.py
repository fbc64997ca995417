"""The online table in each reader's language: pictures and log of whole games, and what a table says of itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from kickdoor import bots
from kickdoor.game import Game
from kickdoor.sets import open_box
from kickdoor.table.keeping import Meanwhile, MemoryKeeping
from kickdoor.table.logbook import Logbook, plain
from kickdoor.table.pictures import Moment, picture
from kickdoor.table.protocol import Told
from kickdoor.telling.news import story_of
from kickdoor.telling.printed import printed
from kickdoor.words import ENGLISH, languages, say, spoken
from tests.english import english_in
from tests.tables import Person, new_room, story

OTHERS = [code for code in languages() if code != ENGLISH]
NAMES = ("Ann", "Bob", "Cid", "Dee")


def sentences(told: Any) -> Iterator[str]:
    """All texts with a blank in them: what a reader reads, and no id."""
    if isinstance(told, str):
        if " " in told:
            yield told
    elif isinstance(told, dict):
        for each in told.values():
            yield from sentences(each)
    elif isinstance(told, list | tuple):
        for each in told:
            yield from sentences(each)


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(("sets", "seed"), [(("base",), 1), (("star", "cooks"), 2), (("xmen",), 3)])
def test_no_english_is_left_in_whole_games(code: str, sets: tuple[str, ...], seed: int) -> None:
    """Questions, moves, reasons, offers and the fight for the seat that is asked; the log as all read it."""
    game = Game.new(open_box(sets), NAMES, f"languages {seed}".encode())
    players = [bots.make("aimless" if seat % 2 else "greedy", seed + seat) for seat in range(4)]
    names = {card.name for card in game.state.box.cards if " " in card.name}
    book, texts, number = Logbook(), set[str](), 0
    while not game.over and number < 250:
        seat = game.asked()[number % len(game.asked())]
        shown = msgspec.to_builtins(picture(game, seat, Moment(number), code))
        texts |= set(sentences(shown))
        move = players[seat].choose(bots.look(game.state, seat), game.moves(seat))
        before = game.state.copy()
        book.add(story_of(before, game.state, move, game.play(move)))
        number += 1
    with spoken(code):
        texts |= set(plain(book.lines(game.state.box, NAMES, -1)))
        names -= {printed(card).name for card in game.state.box.cards}
    assert len(texts) > 150
    assert not [text for text in texts if english_in(text) or text in names]


class BreaksOnce(MemoryKeeping):
    """A store that can't write when it is first asked to, and then can."""

    broke = False

    async def append(
        self, table: str, number: int, lines: Sequence[str], state: bytes | None = None, meanwhile: Meanwhile | None = None
    ) -> None:
        """Refuse the first lines of a game that has begun."""
        self.broken, self.broke = not self.broke and number > 0, self.broke or number > 0
        await super().append(table, number, lines, state, meanwhile)


@story
async def test_each_reads_the_table_in_a_language_of_ones_own() -> None:
    """What is asked, why nothing is kept just now, and that no other device can come."""
    room = await new_room(2, 1, keeping=BreaksOnce())
    room.no_link = "server-no-link"
    readers = {"en": await Person(room, (0,)).come(), "es": await Person(room, (1,), language="es").come()}
    ann = readers["en"]
    passing = ann.offered("pass")
    assert passing is not None
    await ann.make(passing)
    for code, reader in readers.items():
        rooms = [told.room for told in reader.told if isinstance(told, Told) and told.room is not None]
        with spoken(code):
            assert say("table-why-opening") in {told.pictures[0].asked.why for told in reader.told if isinstance(told, Told)}
            assert say("store-not-written", reason="broken") in {each.pause_reason for each in rooms}
            assert {each.no_link for each in rooms} == {say("server-no-link")}
