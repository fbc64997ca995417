"""Better drawings: told to all at the table, kept, limited, and nothing but numbers."""

import pytest

from kickdoor.sets import renamed
from kickdoor.table.keeping import MemoryKeeping
from kickdoor.table.loading import load
from kickdoor.table.protocol import Draw, HostOrder, Sketch
from kickdoor.table.sketching import MOST_DRAWN, MOST_POINTS, MOST_STROKES, Sketches, is_drawing, line_of
from tests.tables import Person, new_room, story, timer_of
from tests.test_table_hosting import log_of, people_of

CARD = "net-troll"
FACE = ((10, 10, 200, 10, 200, 200), (100, 100))


async def draw(person: Person, *strokes: tuple[int, ...], card: str = CARD) -> bool:
    """True if this drawing of one's own was taken."""
    return (await person.send(Draw(person.new_id(), person.page.seats[0], card, strokes))).refused is None


def sketches(person: Person) -> int:
    """How many drawings a page was told of."""
    assert person.now.room is not None
    return person.now.room.sketches


@story
async def test_a_drawing_is_told_to_all_and_survives_a_restart() -> None:
    keeping = MemoryKeeping()
    room = await new_room(3, 1, keeping=keeping)
    host, second, third = await people_of(room)
    assert sketches(third) == 0
    assert await draw(second, *FACE)
    assert sketches(third) == sketches(host) == 1 and "draws Net Troll anew" in log_of(room)
    kept = await keeping.load("test")
    assert kept is not None
    again = await load(kept, keeping, timer_of(room), room.thinker, room.chance)
    assert again.sketches.by_card == room.sketches.by_card and again.sketches.by_card[CARD].strokes == FACE
    assert len(again.running.moves_made) == len(room.running.moves_made)


def test_a_drawing_stays_on_a_card_that_bears_another_name_now() -> None:
    was, now = next(iter(renamed(("base",)).items()))
    drawn = Sketches()
    drawn.read(line_of(Sketch(was, 1, FACE)), renamed(("base",)))
    assert drawn.by_card == {now: Sketch(now, 1, FACE)}


@story
async def test_the_host_and_who_drew_it_take_a_drawing_away_and_nobody_else() -> None:
    room = await new_room(3, 1)
    host, second, third = await people_of(room)
    for remover in (host, second):
        assert await draw(second, *FACE)
        assert not await draw(third)
        assert await draw(remover)
        assert not room.sketches.by_card
        assert not await draw(remover), "there is none any more"


@story
async def test_who_is_muted_or_only_looks_on_draws_nothing_and_a_table_has_its_fill() -> None:
    room = await new_room(3, 1)
    host, second, third = await people_of(room)
    stranger = await Person(room, ()).come()
    assert (await stranger.send(Draw("x", 1, CARD, FACE))).refused is not None
    assert not await draw(third, *FACE, card="no-such-card")
    assert (await host.send(HostOrder("mute", "mute", 1, True))).refused is None
    assert not await draw(second, *FACE)
    for _ in range(MOST_DRAWN):
        assert await draw(third, *FACE)
    assert not await draw(third, *FACE) and await draw(host)


@pytest.mark.parametrize(
    "strokes",
    [((),), ((1,),), ((1, 2, 3),), ((0, 256),), ((-1, 0),), ((1, 1),) * (MOST_STROKES + 1), ((1, 1) * (MOST_POINTS + 1),)],
    ids=["empty", "half", "odd", "outside", "below", "strokes", "points"],
)
def test_what_is_no_drawing_or_too_much_of_one(strokes: tuple[tuple[int, ...], ...]) -> None:
    assert not is_drawing(strokes)


def test_the_largest_drawing_fits_a_message() -> None:
    import msgspec

    from kickdoor.table.sockets import MOST_BYTES

    largest = ((255, 255) * MOST_POINTS,)
    assert is_drawing(largest)
    assert len(msgspec.json.encode(Draw("an-id-of-the-page", 5, CARD, largest))) < MOST_BYTES
