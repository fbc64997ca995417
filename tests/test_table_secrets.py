"""What a page is told, and when, gives no hidden card away: two tables that differ in strange hands only look the same."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from kickdoor.box import Box
from kickdoor.sight import hidden_beneath, knows
from kickdoor.state import DECK, HAND, TABLE, State
from kickdoor.table import answering
from kickdoor.table.protocol import Make
from kickdoor.table.room import Room
from tests.tables import Person, TestTimer, new_room, story, timer_of, wait_for_next
from tests.worlds import redealt

VIEWER = 0


def other_world(room: Room, chance: random.Random) -> State:
    """The state with the strange hands dealt among their owners anew; the piles stay."""
    state = room.running.state
    fixed = hidden_beneath(state, VIEWER) | {card for card, zone in enumerate(state.zone) if zone == DECK}
    return redealt(state, VIEWER, fixed, chance)


def twin_of(room: Room, state: State) -> Room:
    """A table that stands as this one does, at the same time, with the same chance, over another state."""
    twin = Room(room.table, copy.deepcopy(room.facts), room.keeping, TestTimer(), room.thinker, random.Random())
    timer_of(twin).time = timer_of(room).time
    twin.chance.setstate(room.chance.getstate())
    twin.clock = copy.copy(room.clock)
    twin.clock.now, twin.clock.chance = twin.timer.now, twin.chance
    twin.clock.running, twin.clock.below = copy.deepcopy(room.clock.running), copy.deepcopy(room.clock.below)
    twin.sitters = copy.deepcopy(room.sitters)
    twin.game = room.running.copy()
    twin.game.state = state.copy()
    twin.logbook.entries = list(room.logbook.entries)
    twin.number, twin.question, twin.held, twin.saved_at = room.number, room.question, room.held, room.saved_at
    twin.bots_due = dict(room.bots_due)
    for seat in twin.bots_due:
        if twin.sitters[seat].is_played_by_bot:
            twin.thoughts[seat] = answering.begin(twin, seat)
    return twin


class Forgetful:
    """A store that takes everything and keeps nothing."""

    def __getattr__(self, name: str) -> Any:
        async def takes(*args: Any) -> None:
            return None

        return takes


def comes_out(before: State, after: State) -> bool:
    """True if a card of a strange hand is shown, or leaves it: that is no secret any more."""
    hands = [card for seat, hand in enumerate(before.hand) if seat != VIEWER for card in hand]
    return any(before.zone[c] != after.zone[c] or knows(after, VIEWER, c) != knows(before, VIEWER, c) for c in hands)


def frames_since(person: Person, count: int) -> list[tuple[float, bytes]]:
    """What the page was told after so many messages, with the time of each."""
    return person.frames[count:]


def moves_of(room: Room, since: int) -> list[tuple[Any, ...]]:
    """What was done after so many moves."""
    return [move.key() for move, _ in room.running.moves_made[since:]]


def differences(one: list[Any], two: list[Any], about: object) -> str:
    """Where the messages differ, short enough to be read."""
    for left, right in zip(one, two, strict=False):
        if left != right:
            at = next(k for k, (a, b) in enumerate(zip(left[1], right[1], strict=False)) if a != b)
            return f"{about} {left[0]} {right[0]}: {left[1][at - 150 : at + 150]!r} {right[1][at - 150 : at + 150]!r}"
    return f"{about}: {len(one)} messages and {len(two)}"


async def act(person: Person) -> None:
    """The viewer does what moves the game on, if it is asked."""
    picture = person.picture
    if picture.asked.yours and picture.moves:
        person.ids += 1
        main = next((each for each in picture.moves if each.main), picture.moves[0])

        await person.send(Make(f"{picture.asked.number}-{person.ids}", VIEWER, picture.asked.number, main.move))


async def step(room: Room, person: Person, active: bool) -> bool:
    """One thing happens; False at the end."""
    if room.facts.phase != "playing":
        return False
    if active:
        await act(person)
    return await wait_for_next(room) if room.facts.phase == "playing" else False


@pytest.mark.parametrize("seed", range(6))
@story
async def test_two_tables_that_differ_in_strange_hands_tell_the_same_at_the_same_time(seed: int) -> None:
    chance = random.Random(seed)
    base = await new_room(2, 2, seed=seed, secret=f"{seed:064x}", keeping=Forgetful())
    base.sitters[1].away = seed % 2 == 0
    base.sitters[1].standing = "none" if seed % 2 == 0 else "attacked"
    player = await Person(base, (VIEWER,)).come()
    compared = told = 0
    while base.facts.phase == "playing" and compared < 60:
        for _ in range(chance.randrange(1, 6)):
            if not await step(base, player, active=True):
                return
        one, two = twin_of(base, base.running.state), twin_of(base, other_world(base, chance))
        first, second = await Person(one, (VIEWER,)).come(), await Person(two, (VIEWER,)).come()
        assert [frame for _, frame in first.frames] == [frame for _, frame in second.frames]
        for _ in range(12):
            made, seen = len(one.running.moves_made), len(first.frames)
            before = one.running.state, two.running.state
            alive = await step(one, first, active=False), await step(two, second, active=False)
            if moves_of(one, made) != moves_of(two, made):
                break
            assert alive[0] == alive[1] and timer_of(one).time == timer_of(two).time
            if comes_out(before[0], one.running.state) or comes_out(before[1], two.running.state):
                break
            same = frames_since(first, seen), frames_since(second, seen)
            assert same[0] == same[1], differences(*same, moves_of(one, made))
            told += len(first.frames) - seen
            if not alive[0]:
                break
        compared += 1
    assert compared > 5 and told > 20


# --- card numbers in whole games -------------------------------------------------------------------------------------

CARD_FIELDS = frozenset(("hand", "received", "things", "tops", "laid_out", "door", "card", "face", "enhancers", "beaten", "items",
                         "promises", "gives", "wants", "joined"))  # fmt: skip


def cards_in(value: Any, here: bool = False) -> set[int]:
    """The numbers that stand in places of cards."""
    if isinstance(value, dict):
        return set().union(*(cards_in(each, name in CARD_FIELDS) for name, each in value.items()))
    if isinstance(value, list):
        return set().union(*(cards_in(each, here) for each in value))
    return {value} if here and isinstance(value, int) and not isinstance(value, bool) and value >= 0 else set()


def known_ids(state: State, viewers: tuple[int | None, ...]) -> set[str]:
    """The ids of cards of which the viewers can know that one lies outside decks and strange hands, and those without a place."""
    box = state.box
    found = {box[card].id for card in range(box.extras, len(box))}
    for card, zone in enumerate(state.zone):
        secret = zone == DECK or HAND <= zone < TABLE
        if not secret or any(knows(state, viewer, card) for viewer in viewers):
            found.add(box[card].id)
    return found


def check_frame(box: Box, frame: bytes, known: set[str]) -> None:
    """Every card that is named in a frame's pictures and lines is known."""
    message = msgspec.json.decode(frame)
    for part in ("pictures", "lines"):
        for each in message.get(part, ()):
            plain = {name: value for name, value in each.items() if name not in ("moves", "seat", "builders", "asked")}
            named = {box[card].id for card in cards_in(plain) if card < len(box)}
            assert named <= known, (message["type"], named - known)


@pytest.mark.parametrize("seed", range(3))
@story
async def test_no_frame_of_a_whole_game_names_a_card_that_its_page_cant_know(seed: int) -> None:
    room = await new_room(2, 2, seed=seed, secret=f"{seed + 50:064x}")
    viewers: list[tuple[Person, tuple[int | None, ...]]] = [
        (await Person(room, (0,)).come(), (0,)),
        (await Person(room, (1,)).come(), (1,)),
        (await Person(room, ()).come(), (None,)),
        (await Person(room, (0, 1), public=True).come(), (None,)),
    ]
    ever: list[set[str]] = [set() for _ in viewers]
    checked = [0] * len(viewers)
    steps = 0
    while room.facts.phase == "playing" and steps < 3000:
        for person, _ in viewers[:2]:
            picture = person.picture
            if picture.asked.yours and picture.moves:
                main = next((each for each in picture.moves if each.main), picture.moves[0])
                await person.make(main)
                break
        else:
            assert await wait_for_next(room)
        steps += 1
        state = room.running.state
        for place, (person, seats) in enumerate(viewers):
            ever[place] |= known_ids(state, seats)
            for _, frame in person.frames[checked[place] :]:
                check_frame(state.box, frame, ever[place])
            checked[place] = len(person.frames)
    assert room.facts.phase == "over" and min(checked) > 100
