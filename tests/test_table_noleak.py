"""Whole games of bots over real sockets: nothing that anybody receives tells of a card that they can't know.

Read are every frame of two seats, of one device that shows both, of an onlooker and of a big screen, with lines cut and
taken up again and moves taken back; every page that is served meanwhile; and what a visitor gets of the game that is over.
What may be known is written down by the table itself at the moment at which it tells.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from kickdoor.box import Box
from kickdoor.event import EVERYONE, Event
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.sets import open_box
from kickdoor.sight import CARD_LISTS
from kickdoor.state import State
from kickdoor.table.afterwards import Replay
from kickdoor.table.audience import Telling
from kickdoor.table.faces import faces
from kickdoor.table.house import House
from kickdoor.table.pictures import Moment, picture
from kickdoor.table.protocol import AskUndo, CastVote, FromTable
from kickdoor.table.room import Room
from kickdoor.telling.news import News, story_of
from kickdoor.telling.wording import Wording
from tests.tables import new_room, story
from tests.test_table_secrets import cards_in, known_ids
from tests.test_table_sockets import Client, opened, server

GAMES = 100 if os.environ.get("KICKDOOR_NIGHT") else 2
SETS = (("base",), ("star", "cooks"), ("xmen",), ("deluxe",), ("base", "star", "cooks", "xmen"))
LOCALE = Path(__file__).parent.parent / "kickdoor" / "locale" / "en"
WORD = re.compile(r"\w+")
Viewer = int | None


# --- what may be known -----------------------------------------------------------------------------------------------


class Knowledge:
    """What each seat, and who only looks on (None), could know at each number that the table told."""

    def __init__(self) -> None:
        self.first: dict[tuple[Viewer, str], int] = {}
        self.at: dict[tuple[Viewer, int], frozenset[str]] = {}
        self.last: dict[Viewer, frozenset[str]] = {}

    def note(self, number: int, state: State) -> None:
        """The table tells this number now."""
        for viewer in (None, *range(state.seats)):
            known = frozenset(known_ids(state, (viewer,))) | self.at.get((viewer, number), frozenset())
            if known != self.last.get(viewer):
                self.last[viewer] = known
                for kind in known:
                    self.first.setdefault((viewer, kind), number)
            self.at[viewer, number] = self.last[viewer]

    def ever(self, viewer: Viewer, number: int) -> frozenset[str]:
        """Of which cards the viewer could know by then that they lay outside decks and strange hands at some time."""
        return frozenset(kind for (whose, kind), since in self.first.items() if whose == viewer and since <= number)


@contextlib.contextmanager
def noted(knowledge: dict[str, Knowledge], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have each table write down what may be known whenever it tells."""
    telling = Room.telling

    def telling_noted(room: Room) -> Telling:
        if room.game is not None:
            knowledge.setdefault(room.table, Knowledge()).note(room.number, room.game.state)
        return telling(room)

    with monkeypatch.context() as patch:
        patch.setattr(Room, "telling", telling_noted)
        yield


# --- what is said ----------------------------------------------------------------------------------------------------


def moved_cards(move: dict[str, Any]) -> set[int]:
    """The cards that a move speaks of."""
    found = {move.get("card", -1)}
    on = move.get("on", ())
    if on and on[0] in ("card", "foe"):
        found.add(on[1])
    if move["verb"] in CARD_LISTS - {"trade"}:
        found |= set(move.get("more", ()))
    return {card for card in found if card >= 0}


def built_cards(builder: dict[str, Any]) -> set[int]:
    """The cards that may go into a move put together."""
    wanted = {card for _, cards in builder["wants"] for card in cards}
    return {*builder["gives"], *builder["promises"], *wanted, *(card for card, _ in builder["gold"])}


def pairs_of(shown: dict[str, Any]) -> Iterator[list[tuple[int, int]]]:
    """What stands in a picture as pairs of a card and something about it."""
    if shown["fight"] is not None:
        yield shown["fight"]["played_by"]
    seen = shown["view"]["fight"]
    if seen is not None:
        yield from (seen[part] for part in ("our_lines", "their_lines", "aside"))
        yield from ([(foe, seat) for seat, foe in seen[part]] for part in ("escaped", "caught"))
        yield from (foe["lines"] for foe in seen["foes"])


class Names:
    """Names that give a card away wherever they stand: those that no other card and no rule speaks of."""

    def __init__(self, box: Box) -> None:
        self.box = box
        printed = {face.id: face for face in faces(box.sets, "en")}
        rulebook = "".join(page.read_text(encoding="utf-8") for page in LOCALE.glob("*.ftl"))
        texts = {kind: " ".join((face.name, face.text, face.bad_stuff, face.short)) for kind, face in printed.items()}
        self.kinds = {
            face.name: kind
            for kind, face in printed.items()
            if face.name not in rulebook and not any(face.name in text for other, text in texts.items() if other != kind)
        }
        self.by_word: defaultdict[str, list[str]] = defaultdict(list)
        for name in self.kinds:
            self.by_word[WORD.findall(name)[0]].append(name)

    def said(self, text: str) -> set[str]:
        """The kinds of the cards that a text names."""
        words = self.by_word.keys() & set(WORD.findall(text))
        return {self.kinds[name] for word in words for name in self.by_word[word] if name in text}

    def shown(self, value: Any) -> set[str]:
        """The kinds of the cards that stand in places of cards."""
        return {self.box[card].id for card in cards_in(value) if card < len(self.box)}

    def of_picture(self, shown: dict[str, Any]) -> set[str]:
        """The kinds of the cards that a picture shows, offers to move, or names."""
        numbers = {card for each in shown["moves"] for card in moved_cards(each["move"])}
        numbers |= {card for each in shown["builders"] for card in built_cards(each)}
        numbers |= {first for part in pairs_of(shown) for first, _ in part if first >= 0}
        kinds = self.shown({name: value for name, value in shown.items() if name not in ("moves", "builders")})
        return kinds | {self.box[card].id for card in numbers} | self.said(msgspec.json.encode(shown).decode())


class Reader:
    """Reads all that one page receives. `tokens` stand in no message; the shuffle's secret in none before the end."""

    def __init__(self, names: Names, knowledge: Knowledge, tokens: set[str], secret: str) -> None:
        self.names = names
        self.knowledge = knowledge
        self.tokens = tokens
        self.secret = secret
        self.number = 0
        self.seats: tuple[int, ...] = ()
        self.welcome: dict[str, Any] = {}
        self.read = 0

    def frame(self, frame: bytes) -> None:
        """One message of the table. A welcome is read together with what it is followed by, which has a number."""
        message = msgspec.json.decode(frame)
        self.read += 1
        self.no_secret(frame.decode())
        if message["type"] == "welcome":
            self.seats, self.welcome = tuple(message["seats"]), message
            return
        if message["type"] == "told":
            self.number = message["number"]
            for shown in message["pictures"]:
                assert shown["seat"] in (self.seats or (None,)), "a page is shown its own seats alone"
                self.picture(shown)
            if message["room"] is not None and message["room"]["phase"] == "over":
                self.secret = ""
            if self.welcome:
                self.said(self.welcome)
                self.welcome = {}
        self.said({name: value for name, value in message.items() if name != "pictures"})

    def no_secret(self, text: str) -> None:
        """No token of a seat, and not what the shuffle comes from."""
        over = '"phase":"over"' in text
        found = [secret for secret in (*self.tokens, self.secret) if secret and secret in text]
        assert not found or (over and found == [self.secret]), text[:300]

    def said(self, said: dict[str, Any]) -> None:
        """Lines and sentences: of cards that the page could know by then. One device with several seats is told what all are."""
        viewer = self.seats[0] if len(self.seats) == 1 else None
        kinds = self.names.said(msgspec.json.encode(said).decode()) | self.names.shown(said)
        strange = kinds - self.knowledge.ever(viewer, self.number) if kinds else kinds
        assert not strange, (viewer, self.number, strange, said.get("lines", said))

    def picture(self, shown: dict[str, Any]) -> None:
        """A picture: of cards that its seat can know at that very moment."""
        strange = self.names.of_picture(shown) - self.knowledge.at[shown["seat"], self.number]
        assert not strange, (shown["seat"], self.number, strange)


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
                await self.order(CastVote(f"v{self.count}", seat, self.chance.random() < 0.8))
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
    async with httpx.AsyncClient(base_url=f"http://{base}") as http:
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
    async with httpx.AsyncClient(base_url=f"http://{base}/api/tables/{room.table}/") as http:

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
                    assert names.of_picture(replayed["picture"]) <= known_ids(state, (viewer,)), (step, viewer)
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
