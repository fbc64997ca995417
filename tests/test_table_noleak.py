"""Whole games of bots over real sockets: nothing that anybody receives tells of a card that they can't know.

Read are every frame of two seats, of one device that shows both, of an onlooker and of a big screen, with lines cut and
taken up again and moves taken back; every page that is served meanwhile; and what a visitor gets of the game that is over.
What may be known is written down by the table itself at the moment at which it tells.
"""

from __future__ import annotations

import asyncio
import os
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from kickdoor.cards.language.asking import question_text
from kickdoor.cards.language.combinators import EachWord
from kickdoor.cards.language.questions import WorksAsQuestion
from kickdoor.cards.language.selectors import Cards, Who
from kickdoor.cards.language.words import LastingWord, Word
from kickdoor.event import EVERYONE, Event
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.sets import open_box
from kickdoor.state import DECK, DISCARD, Boost, Fight, Mark
from kickdoor.table.afterwards import Replay
from kickdoor.table.faces import faces
from kickdoor.table.house import House
from kickdoor.table.pictures import Moment, picture
from kickdoor.table.protocol import AskUndo, CastVote, FromTable
from kickdoor.table.room import Room
from kickdoor.telling.news import News, story_of
from kickdoor.telling.wording import Wording, by_id
from tests.leaks import Knowledge, Names, Reader, Viewer, lasting_ids, noted
from tests.tables import new_room, story
from tests.test_table_secrets import known_ids
from tests.test_table_sockets import Client, opened, server

GAMES = 100 if os.environ.get("KICKDOOR_NIGHT") else 2
SETS = (("base",), ("star", "cooks"), ("xmen",), ("deluxe",), ("base", "star", "cooks", "xmen"))


# --- who plays -------------------------------------------------------------------------------------------------------


class Watched(Client):
    """A page that reads whatever it hears, acts for its seat if it `plays`, and loses its line now and then."""

    def __init__(self, base: str, table: str, token: str, reader: Reader, chance: Random, **hello: Any) -> None:
        super().__init__(base, table, token, **hello)
        self.reader = reader
        self.chance = chance
        self.asked_back = 0
        self.came_back = 0

    async def hear(self) -> FromTable:
        """The next message, read."""
        message = await super().hear()
        self.reader.frame(self.frames[-1])
        return message

    async def come_back(self) -> None:
        """The line is lost; a new one is opened, and takes up what it missed."""
        await self.socket.close()
        self.welcome = None
        self.came_back += 1
        await self.open()

    async def listen(self) -> None:
        """Hear all to the end."""
        while not self.is_over:
            if self.chance.random() < 0.01:
                await self.come_back()
            await self.hear()

    async def act(self, seat: int) -> None:
        """Play to the end, ask for moves back, vote."""
        while not self.is_over:
            assert self.told is not None and self.told.room is not None
            vote = self.told.room.vote
            lot = self.chance.random()
            self.count += 1
            if lot < 0.01:
                await self.come_back()
            elif not self.told.pictures:  # not dealt yet
                await self.hear()
            elif vote is not None and seat in vote.waiting:
                await self.order(CastVote(f"v{self.count}", seat, vote.number, self.chance.random() < 0.8))
            elif vote is None and lot < 0.02 and self.asked_back < 4:
                self.asked_back += (await self.order(AskUndo(f"u{self.count}", seat))).refused is None
            elif vote is None and self.picture.asked.yours and self.picture.moves:
                await self.move()
            else:
                await self.hear()

    async def move(self) -> None:
        """One of the moves that are offered."""
        asked = self.picture.asked.number
        ready = [each for each in self.picture.moves if each.form not in ("trade", "counter")]
        main = [each for each in ready if each.main]
        answer = await self.make(self.chance.choice(main if main and self.chance.random() < 0.7 else ready))
        if answer.refused is not None and self.picture.asked.number == asked:
            await self.hear()

    async def order(self, order: AskUndo | CastVote) -> Any:
        """Send an order; its answer."""
        await self.send(order)
        while order.id not in self.answers:
            await self.hear()
        return self.answers[order.id]


CHAT = "a word among ourselves"
EACH_ANEW = httpx.Limits(max_keepalive_connections=0)  # a kept line may be closed just as it is used again


async def whole_game(number: int, base: str, house: House, knowledge: dict[str, Knowledge]) -> list[Watched]:
    """A game by two clients and two bots with three pages that look on, all read to the end; then what a visitor gets of it."""
    chance = Random(number)
    sets = SETS[number % len(SETS)]
    names = Names(open_box(sets))
    table, tokens = await opened(base, 2, 2, sets=list(sets), clock="wait")
    room = house.rooms[table]
    knows = knowledge.setdefault(table, Knowledge())
    hidden = {*tokens, *(token for sitter in room.sitters for token in sitter.tokens)}
    readers = [Reader(names, knows, hidden, room.facts.secret) for _ in range(5)]

    def page(place: int, token: str, **hello: Any) -> Watched:
        return Watched(base, table, token, readers[place], Random(chance.random()), **hello)

    players = [page(0, tokens[0]), page(1, tokens[1])]
    others = [page(2, "~".join(tokens)), page(3, ""), page(4, tokens[0], public=True)]
    for each in (*players, *others):
        await each.open()
    assert [reader.seats for reader in readers] == [(0,), (3,), (0, 3), (), ()]
    await players[0].send({"type": "deal", "id": "deal"})
    await players[0].send({"type": "say", "id": "say", "seat": 0, "text": CHAT})
    serving = asyncio.create_task(served(base, room, readers[0]))
    acting = [player.act(seat) for player, seat in zip(players, (0, 3), strict=True)]
    await asyncio.gather(*acting, *(other.listen() for other in others))
    assert await serving > 0
    await visited(base, room, names, hidden)
    return [*players, *others]


async def served(base: str, room: Room, reader: Reader) -> int:
    """Read the pages that a stranger can ask for while the game runs; how often all were read."""
    printed = msgspec.json.encode(faces(room.facts.sets, "en"))
    rounds = 0
    async with httpx.AsyncClient(base_url=f"http://{base}", limits=EACH_ANEW, timeout=None) as http:
        while room.facts.phase != "over":
            for path in ("/healthz", "/api/home", "/api/rules?q=monster", "/api/expected?sets=base"):
                reader.no_secret((await http.get(path)).text)
            got = [await http.get(f"/api/tables/{room.table}/{path}") for path in ("faces", "qr.svg", *AFTERWARDS)]
            if room.facts.phase == "over":
                break
            assert got[0].content == printed, "the faces are the same whatever lies where"
            assert [each.status_code for each in got[1:]] == [200] + [409] * len(AFTERWARDS)
            for each in got:
                reader.no_secret(each.text)
            rounds += 1
            await asyncio.sleep(1)
    return rounds


AFTERWARDS = ("record", "story", "replay?step=3&seat=0")


async def visited(base: str, room: Room, names: Names, hidden: set[str]) -> None:
    """A stranger comes when the game is over: every seat is shown with what it knew then, and nothing that was said."""
    states = Replay(room.running).states
    ever: defaultdict[Viewer, set[str]] = defaultdict(set)
    async with httpx.AsyncClient(base_url=f"http://{base}/api/tables/{room.table}/", limits=EACH_ANEW, timeout=None) as http:

        async def got(path: str) -> bytes:
            answer = await http.get(path)
            assert answer.status_code == 200, answer.text
            assert not [each for each in (*hidden, CHAT) if each in answer.text], path
            return answer.content

        for step, state in enumerate(states):
            for viewer in (None, *range(state.seats)):
                ever[viewer] |= known_ids(state, (viewer,))
                if step % (len(states) // 8) == 0:
                    replayed = msgspec.json.decode(await got(f"replay?step={step}&seat={-1 if viewer is None else viewer}"))
                    known = known_ids(state, (viewer,)) | (lasting_ids(state) & ever[viewer])
                    assert names.of_picture(replayed["picture"]) <= known, (step, viewer)
                    lines = replayed["lines"]
                    told = names.shown(lines) | names.said(msgspec.json.encode(lines).decode())
                    assert told <= ever[viewer], (step, viewer, told - ever[viewer])
        told = names.said((await got("story")).decode())
        assert told <= ever[None], told - ever[None]
        assert (await got("record")).decode() == room.running.record().text()


# --- the tests -------------------------------------------------------------------------------------------------------


def test_nothing_that_anybody_receives_of_whole_games_tells_of_a_card_that_they_cant_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @story
    async def games() -> None:
        knowledge: dict[str, Knowledge] = {}
        undone = came_back = read = 0
        with noted(knowledge, monkeypatch):
            for number in range(GAMES):
                async with server() as (base, house):
                    pages = await asyncio.wait_for(whole_game(number, base, house, knowledge), 300)
                    room = house.rooms[pages[0].table]
                undone += sum(move.verb == "undo" for move, _ in room.running.moves_made)
                came_back += sum(page.came_back for page in pages)
                assert min(page.reader.read for page in pages) > 50
                read += sum(page.reader.read for page in pages)
                knowledge.clear()
        print(f"{GAMES} games, {read} messages, {came_back} lines lost and taken up, {undone} moves taken back")
        assert undone and came_back > 4 * GAMES

    games()


BUILDER: dict[str, Any] = {"gives": [], "promises": [], "wants": [], "gold": []}


def of_seat(game: Game, seat: int) -> dict[str, Any]:
    """A picture as it travels."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(picture(game, seat, Moment(1), "en")))
    return found


@story
async def test_the_reader_finds_whatever_is_told_too_much() -> None:
    room = await new_room(2, 2, seed=4)
    game, knows = room.running, Knowledge()
    knows.note(7, game.state)
    names = Names(game.state.box)
    mine, strange = of_seat(game, 0), of_seat(game, 1)["view"]["munchkins"][1]["hand"]
    own = knows.at[0, 7]
    telling = next(c for c in strange if game.state.box[c].id not in own and game.state.box[c].name in names.kinds)
    line = {"number": 1, "turn": 1, "parts": [{"text": "x", "card": telling}]}
    leaks: list[dict[str, Any]] = [
        {"pictures": [{**mine, "greyed": [{"card": telling}]}]},
        {"pictures": [{**mine, "builders": [{**BUILDER, "wants": [(1, [telling])]}]}]},
        {"pictures": [{**mine, "fight": {"played_by": [(telling, 1)]}}]},
        {"pictures": [{**mine, "moves": [*mine["moves"], {"move": {"verb": "choose", "card": telling}}]}]},
        {"pictures": [{**mine, "goal": f"before the {game.state.box[telling].name} comes"}]},
        {"pictures": [of_seat(game, 1)]},
        {"lines": [line]},
        {"meanwhile": [f"Bob has {game.state.box[telling].name}."]},
        {"room": {"phase": "playing", "secret": room.facts.secret}},
        {"room": {"phase": "over", "secret": "a token"}},
    ]
    mine["view"]["munchkins"][1]["hand"] = []
    honest: dict[str, Any] = {"type": "told", "number": 7, "room": None, "pictures": [mine]}
    for told in (honest, *({**honest, **leak} for leak in leaks)):
        reader = Reader(names, knows, {"a token"}, room.facts.secret)
        reader.seats = (0,)
        if told is honest:
            reader.frame(msgspec.json.encode(told))
        else:
            with pytest.raises(AssertionError):
                reader.frame(msgspec.json.encode(told))


def test_what_a_card_still_does_is_told_to_who_has_seen_it_though_it_is_shuffled_into_its_pile_again() -> None:
    state = Game.new(open_box(("xmen",)), ("Ann", "Bob", "Cid"), b"lasting", {}).state
    kinds = ("role-reversal", "detention-drone", "stampede-for-the-bus", "up-all-night-revis")
    cards = [state.box.by_id[kind][0] for kind in kinds]
    knows = Knowledge()
    for card in cards[::2]:
        state.zone[card] = DISCARD
    knows.note(1, state)
    for card in cards:
        state.zone[card], state.known[card] = DECK, 0
    knows.note(2, state)
    assert not knows.at[None, 2] & set(kinds)
    state.marks = tuple(Mark(card, (), 0, -1, ("next_combat",), True, ()) for card in cards[:2])
    state.fight = Fight(0)
    state.fight.boosts = tuple(Boost(0, 5, card) for card in cards[2:])
    knows.note(3, state)
    assert knows.at[None, 3] & set(kinds) == {"role-reversal", "stampede-for-the-bus"}


def test_what_is_turned_over_from_a_pile_may_be_told_though_another_card_lies_on_it_at_once() -> None:
    state = Game.new(open_box(("xmen",)), ("Ann", "Bob", "Cid"), b"over", {}).state
    under, above = (state.box.by_id[kind][0] for kind in ("role-reversal", "detention-drone"))
    story = story_of(state, state, Move(0, "pass"), [Event("revealed", 0, (under, above), 2)])
    knows = Knowledge()
    knows.note(1, state)
    assert "role-reversal" not in knows.ever(None, 1)
    knows.note(2, state, knows.turned_over([story]))
    assert {"role-reversal", "detention-drone"} <= knows.ever(None, 2)
    assert not knows.ever(None, 1) & {"role-reversal", "detention-drone"}
    assert "role-reversal" not in knows.at[None, 2]
    assert knows.turned_over([story]) == []


def test_a_card_in_a_hand_that_a_play_is_aimed_at_is_named_to_its_owner_alone_until_it_is_shown() -> None:
    game = Game.new(open_box(("base",)), ("Ann", "Bob", "Cid"), b"aim", {})
    state, news = game.state, News(Wording(game.state.box, game.names))
    cheat, item = state.box.by_id["cheat"][0], state.hand[1][0]
    play = Move(1, "play", cheat, ("card", item))
    told = story_of(state, state, play, [Event("played", 1, (cheat,))])
    name = state.box[item].name
    assert [name in news.of_story(told, viewer)[0] for viewer in (-1, 0, 1, 2)] == [False, False, True, False]
    shown = state.copy()
    shown.known[item] = EVERYONE
    told = story_of(state, shown, play, [Event("played", 1, (cheat,))])
    assert all(name in news.of_story(told, viewer)[0] for viewer in (-1, 0, 1, 2))


@story
async def test_who_may_not_look_on_hears_nothing_and_gets_nothing_afterwards() -> None:
    async with server() as (base, _):
        table, tokens = await opened(base, 1, 3, play=True, watch=False)
        host, stranger = await Client(base, table, tokens[0]).open(), await Client(base, table).open()
        await host.send({"type": "say", "id": "say", "seat": 0, "text": "among ourselves"})
        late = await Client(base, table).open()
        await host.send({"type": "host_order", "id": "end", "order": "finish"})
        for each in (host, stranger, late):
            while not each.is_over:
                await each.hear()
        for each in (stranger, late):
            assert each.told is not None and not each.told.pictures
            assert not any(word in frame for frame in each.frames for word in (b"among", b'"parts"', b"said"))
        assert any(b"among" in frame for frame in host.frames) and any(b'"parts"' in frame for frame in host.frames)
        async with httpx.AsyncClient(base_url=f"http://{base}/api/tables/{table}", timeout=None) as http:
            own = {"Cookie": f"kd-{table}={tokens[0]}"}
            for page in ("/record", "/story", "/replay?step=1"):
                assert (await http.get(page)).status_code == 403
                assert (await http.get(page, headers=own)).status_code == 200


def words_in(value: Any) -> Iterator[Word]:
    """All words of the card language in a value, at any depth."""
    if isinstance(value, Word):
        yield value
    if isinstance(value, tuple):
        for each in value:
            yield from words_in(each)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from words_in(getattr(value, name))


def test_whatever_a_card_lets_choose_can_be_asked() -> None:
    """A question without a sentence would stop its table."""
    box = open_box(("base", "star", "cooks", "xmen"))
    asked = 0
    for word in (word for card in box.cards for word in words_in(card)):
        chosen = getattr(word, "main", None)
        if isinstance(chosen, (Cards, Who)) or isinstance(word, LastingWord):
            if isinstance(word, LastingWord) and not any(isinstance(each, WorksAsQuestion) for each in word.gives):
                continue
            if isinstance(word, EachWord):
                continue  # it does something with all, or asks by the words in it
            assert "Ann" in question_text(word, 1, "Ann", by_id), word
            asked += 1
    assert asked > 200
