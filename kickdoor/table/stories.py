"""Pages of games that are over: told, replayed, downloaded; at the table itself, or by a link that somebody shared."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from kickdoor.bots import disposed
from kickdoor.game import Game
from kickdoor.record import commitment
from kickdoor.table.afterwards import Replay, tell_story
from kickdoor.table.crossing import record_text
from kickdoor.table.house import House
from kickdoor.table.packing import answer_faces
from kickdoor.table.pages import PageError, answer, language_of, number_of, seats_of
from kickdoor.table.room import Room
from kickdoor.words import say

REPLAYS_KEPT = 4  # each holds every state of a game


class Stories:
    """Games that are over. A path names a table, for who may look on there, or a shared story, for anybody."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.replays: dict[str, asyncio.Task[Replay]] = {}

    async def faces(self, request: Request) -> Response:
        """All printed cards of the game's sets."""
        room, _game = await self.ended(request)
        return answer_faces(request, room.facts.sets, language_of(request))

    async def record(self, request: Request) -> Response:
        """The record of a game that is over, as `kickdoor verify` reads it."""
        room, game = await self.ended(request)
        name = f"kickdoor-{(of_story(request) or room.table)[:8]}.record"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        kept = await self.house.keeping.load(room.table) if room.crossed else None
        text = record_text(kept, game, room.facts) if kept is not None else game.record().text()
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def story(self, request: Request) -> Response:
        """A game that is over, told."""
        room, replay = await self.over(request)
        facts, language = room.facts, language_of(request)
        promise = commitment(bytes.fromhex(facts.secret))
        chairs = [sitter.kind for sitter in room.sitters]
        told = tell_story(room.running, replay.told, chairs, language, title=facts.title, commitment=promise, secret=facts.secret)
        return answer(told)

    async def replay(self, request: Request) -> Response:
        """One moment of a game that is over, from a seat's view or as all saw it."""
        _room, replay = await self.over(request)
        query = request.query_params
        step, seat = number_of(query.get("step", "")), number_of(query.get("seat", ""))
        return answer(replay.at(step, seat if seat >= 0 else None, language_of(request)))

    async def over(self, request: Request) -> tuple[Room, Replay]:
        """The table whose game is over, and every moment of it. Raises PageError."""
        room, game = await self.ended(request)
        if room.crossed:
            raise PageError(409, say("table-crossed", version=room.facts.version))
        kept = self.replays.get(room.table)
        if kept is None:
            players = [disposed(each.bot, each.temper) if each.kind == "bot" else "" for each in room.sitters]
            kept = self.replays[room.table] = asyncio.create_task(asyncio.to_thread(Replay, game, players))
            for oldest in list(self.replays)[:-REPLAYS_KEPT]:
                del self.replays[oldest]
        return room, await asyncio.shield(kept)

    async def ended(self, request: Request) -> tuple[Room, Game]:
        """The table whose game is over, for who may look on there or reads a shared story. Raises PageError."""
        story = of_story(request)
        room = await (self.house.shared(story) if story else self.house.room(str(request.path_params["table"])[:64]))
        if room is None:
            raise PageError(404, say("table-no-story" if story else "table-no-table"))
        if room.game is None or room.facts.phase != "over":
            raise PageError(409, say("table-record-later"))
        if not story and not room.facts.watch and not seats_of(room, request):
            raise PageError(403, say("table-no-watching"))
        return room, room.game


def of_story(request: Request) -> str:
    """The story that is asked for; empty where a table is."""
    return str(request.path_params.get("story", ""))[:64]
