"""Bots are fair: none gets a State, none knows who is a person, none has any influence on chance."""

import gc
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from kickdoor import record as records
from kickdoor import simulate
from kickdoor.bots import Witness
from kickdoor.bots.glance import Glance
from kickdoor.box import Box
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.play.recorded import record_game
from kickdoor.rules import moves as listing
from kickdoor.sets import open_box
from kickdoor.state import Fight, State
from kickdoor.table import answering
from kickdoor.table.logbook import Logbook
from kickdoor.table.room import Room
from kickdoor.table.thinking import packed, quick
from kickdoor.telling.news import story_of
from tests.tables import new_room, story

TABLES = 1000
DECISIONS = 3  # at each of them
WHOLE = TABLES if os.environ.get("KICKDOOR_NIGHT") else 10  # of them are played to the end
KINDS = ("aimless", "easy", "greedy", "normal", "hard@60")


def reachable(value: object) -> Iterator[object]:
    """All that can be got at from a value, but for the Box, which is public, and for types."""
    waiting, seen = [value], {id(value)}
    while waiting:
        each = waiting.pop()
        yield each
        for inner in gc.get_referents(each):
            if id(inner) not in seen and not isinstance(inner, (Box, type)):
                seen.add(id(inner))
                waiting.append(inner)


@pytest.mark.parametrize("kind", KINDS)
def test_no_state_is_within_reach_of_a_bot(kind: str) -> None:
    state, players = simulate.begin(open_box(["base"]), (kind,) * 3, 3, 1, {})
    witness, looked = Witness(state.box), 0
    while not state.winners and state.turns <= 8:
        seat = simulate.clockwise(state)
        moves = listing.moves(state, seat)
        shown = simulate.shown(state, seat, players[seat], witness.dealings)
        assert isinstance(shown, Glance)
        move = players[seat].choose(shown, moves)
        if looked % 20 == 0:
            assert not [each for each in reachable((players, shown, moves)) if isinstance(each, (State, Fight, Game))]
        looked += 1
        simulate.make(state, move, witness, sure=True)
    assert looked > 40


LABELS = [[("person", "bot")[seat in machines] for seat in range(4)] for machines in ((2, 3), (0, 1), (0, 3))]


def begun(room: Room, number: int) -> Game:
    """Table of this number: its game begins in the room."""
    game = room.game = Game.new(open_box(["base"]), ("A", "B", "C", "D"), b"label %d" % number)
    room.logbook = Logbook()
    return game


def choice(room: Room, labels: Sequence[str]) -> tuple[object, Move]:
    """What `normal` is given at whoever's seat is asked, and chooses, where the chairs are labelled so."""
    for sitter, label in zip(room.sitters, labels, strict=True):
        sitter.kind = label  # type: ignore[assignment]
    seat = room.running.asked()[0]
    glance = answering.seen(room, seat, "normal")
    return packed(glance), quick("normal", answering.seed_of(room, seat), glance, room.running.moves(seat))


@story
async def test_a_bot_chooses_the_same_whoever_is_a_person() -> None:
    room = await new_room(2, 2, begin=False)
    for number in range(TABLES):
        game = begun(room, number)
        for _ in range(DECISIONS):
            chosen = [choice(room, labels) for labels in LABELS]
            assert chosen[0] == chosen[1] == chosen[2]
            game.play(chosen[0][1])


@story
async def test_whole_games_are_the_same_whoever_is_a_person() -> None:
    room = await new_room(2, 2, begin=False)
    for number in range(WHOLE):
        told = []
        for labels in LABELS:
            game = begun(room, number)
            while not game.over:
                before, move = game.state.copy(), choice(room, labels)[1]
                room.logbook.add(story_of(before, game.state, move, game.play(move)))
            assert room.logbook.dealings(game.state.box).struck
            told.append((game.state.winners, [move.key() for move, _ in game.moves_made]))
        assert told[0] == told[1] == told[2]


def test_chance_is_the_same_whoever_plays(tmp_path: Path) -> None:
    verified = []
    for number, kinds in enumerate((["greedy"], ["normal", "easy", "normal:spiteful"])):
        file = tmp_path / f"{number}.record"
        record_game(file, ["base"], 3, kinds, "chance", {})
        record = records.read(file)
        report = records.verify(record)
        assert report.holds and report.by_seed
        verified.append((record.header.commitment, record.seed, record.opening))
    assert verified[0] == verified[1]


def test_games_of_one_number_are_dealt_alike_whoever_plays() -> None:
    box = open_box(["base"])
    one, other = (simulate.begin(box, kinds, 4, 2, {})[0] for kinds in (("greedy",) * 3, ("normal", "easy", "hard@60")))
    assert (one.seed, one.fate_count, one.hand, one.decks) == (other.seed, other.fate_count, other.hand, other.decks)
