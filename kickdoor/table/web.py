"""The pages and the wire of the online table: a Starlette application over a House."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from kickdoor.table.guarding import Allowance, address_of, give_tokens, headers_of, same_origin, tables_of, tokens_of
from kickdoor.table.home import home, rules
from kickdoor.table.house import House
from kickdoor.table.lengths import expected
from kickdoor.table.offering import offered
from kickdoor.table.packing import PackedFiles, answer_faces
from kickdoor.table.pages import PageError, answer, guarded, language_of, number_of, seats_of
from kickdoor.table.presets import PRESETS
from kickdoor.table.protocol import HandOn, OpenTable, Redeem, Seated, Share, SitDown
from kickdoor.table.room import Room
from kickdoor.table.sockets import Line
from kickdoor.table.stories import Stories
from kickdoor.table.wires import wire_of
from kickdoor.words import say, spoken

STATIC = Path(__file__).parent / "static"
MOST_BYTES = 16_384
TABLES_AT_ONCE, TABLES_A_SECOND = 20.0, 1 / 30  # that one address may open
SEATS_AT_ONCE, SEATS_A_SECOND = 30.0, 0.5
MESSAGES_AT_ONCE, MESSAGES_A_SECOND = 60.0, 20.0
Wish = TypeVar("Wish")


class Web:
    """Requests of pages, answered."""

    def __init__(self, house: House, *, static: Path = STATIC, trusted: str = "", secure: bool = False) -> None:
        self.house = house
        self.stories = Stories(house)
        self.static = static
        self.trusted = trusted  # the header in which a proxy says the address
        self.secure = secure
        self.tables = Allowance(time.monotonic, TABLES_AT_ONCE, TABLES_A_SECOND)
        self.seats = Allowance(time.monotonic, SEATS_AT_ONCE, SEATS_A_SECOND)
        self.messages = Allowance(time.monotonic, MESSAGES_AT_ONCE, MESSAGES_A_SECOND)

    # --- pages -------------------------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        """The application; opening it changes nothing."""
        return self.client(200)

    async def table_page(self, request: Request) -> Response:
        """The application again; it tells the browser at once what a table needs."""
        return self.client(200, "table.html")

    async def nowhere(self, request: Request, _error: Exception) -> Response:
        """An address with nothing: the application says so to a person, a sentence to a program."""
        looks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
        with spoken(language_of(request)):
            return self.client(404) if looks else answer({"message": say("table-nowhere")}, status=404)

    def client(self, status: int, page: str = "index.html") -> Response:
        """The application's page."""
        index = self.static / page
        if not index.is_file():
            return Response(say("table-no-client"), 503, media_type="text/plain")
        return FileResponse(index, status, headers={"cache-control": "no-cache"})

    async def health(self, request: Request) -> Response:
        """The server lives."""
        return answer({"tables": len(self.house.rooms)})

    async def home(self, request: Request) -> Response:
        """What the first page needs."""
        yours = []
        for table in tables_of(request):
            room = await self.house.room(table)
            if room is not None and seats_of(room, request):
                yours.append((table, room.facts.title))
        return answer(home(language_of(request), tuple(yours), await self.house.public(), self.house.own))

    async def rules(self, request: Request) -> Response:
        """The rulebook."""
        return answer(rules(request.query_params.get("q", "")[:80], language_of(request)))

    async def faces(self, request: Request) -> Response:
        """All printed cards of the table's sets."""
        room = await self.room(request)
        return answer_faces(request, room.facts.sets, language_of(request))

    async def sketches(self, request: Request) -> Response:
        """What people at the table drew, for whoever may look on."""
        room = await self.room(request)
        if not room.facts.watch and not seats_of(room, request):
            raise PageError(403, say("table-no-watching"))
        return answer(list(room.sketches.by_card.values()))

    async def expected(self, request: Request) -> Response:
        """How long a game takes that is still to be chosen."""
        query = request.query_params
        names = offered(query.get("sets", "base").split(",")[:8], self.house.own)
        seats = number_of(query.get("seats", ""))
        options = next((preset.options for preset in PRESETS if preset.id == query.get("preset")), {})
        return answer(expected(names, seats, options, query.get("clock", "easy")))

    async def qr(self, request: Request) -> Response:
        """The first link as a QR code."""
        import io

        import segno

        room = await self.room(request)
        if not room.links:
            raise PageError(404, say(room.no_link or "table-no-link"))
        drawn = io.BytesIO()
        segno.make(room.links[0], error="m").save(drawn, kind="svg", xmldecl=False, border=2, scale=8, dark="#231e19")
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    # --- what changes something --------------------------------------------------------------------------------------

    async def open(self, request: Request) -> Response:
        """A new table."""
        wish = await self.wished(request, OpenTable)
        self.allow(self.tables, request)
        seated = await self.house.open(wish)
        return self.seated(request, seated)

    async def sit(self, request: Request) -> Response:
        """Take a chair."""
        wish = await self.wished(request, SitDown)
        room = await self.room(request)
        self.allow(self.seats, request)
        return self.seated(request, await self.house.sit(room, wish))

    async def leave(self, request: Request) -> Response:
        """Stand up, and forget the tokens."""
        await self.checked(request)
        room = await self.room(request)
        await self.house.leave(room, seats_of(room, request))
        response = answer({})
        give_tokens(response, room.table, [], secure=self.secure)
        return response

    async def delete(self, request: Request) -> Response:
        """The host deletes the table with all that is kept of it."""
        await self.checked(request)
        room = await self.room(request)
        if room.facts.host not in seats_of(room, request):
            raise PageError(403, say("table-host-only"))
        await self.house.delete(room)
        response = answer({})
        give_tokens(response, room.table, [], secure=self.secure)
        return response

    async def hand_on(self, request: Request) -> Response:
        """A link and a code for one's own seat, for another device."""
        wish = await self.wished(request, HandOn)
        room = await self.room(request)
        self.allow(self.seats, request)
        return answer(await self.house.hand_on(room, wish, tokens_of(request, room.table)))

    async def redeem(self, request: Request) -> Response:
        """A seat by its link or its code."""
        wish = await self.wished(request, Redeem)
        self.allow(self.seats, request)
        return self.seated(request, await self.house.redeem(wish.code[:200], address_of(request, self.trusted)))

    async def rematch(self, request: Request) -> Response:
        """The same once more."""
        await self.checked(request)
        room = await self.room(request)
        self.allow(self.tables, request)
        return self.seated(request, await self.house.rematch(room, tokens_of(request, room.table)))

    async def share(self, request: Request) -> Response:
        """A link to the story for anybody, or no longer."""
        wish = await self.wished(request, Share)
        room = await self.room(request)
        self.allow(self.seats, request)
        return answer(await self.house.share(room, tokens_of(request, room.table), on=wish.on))

    def seated(self, request: Request, seated: Seated) -> Response:
        """The answer to who has sat down: the token goes into a cookie, and to programs, which send none, in the answer."""
        kept = tokens_of(request, seated.table)
        is_page = "origin" in request.headers
        response = answer(Seated(seated.table, seated.seat) if is_page else seated)
        give_tokens(response, seated.table, [*kept, seated.token], secure=self.secure)
        return response

    # --- what requests have in common --------------------------------------------------------------------------------

    async def room(self, request: Request) -> Room:
        """The table that is meant. Raises PageError."""
        room = await self.house.room(str(request.path_params["table"])[:64])
        if room is None:
            raise PageError(404, say("table-no-table"))
        return room

    async def checked(self, request: Request) -> bytes:
        """The body of a request that changes something. Raises PageError."""
        if not same_origin(request):
            raise PageError(403, say("table-other-origin"))
        body = b""
        async for piece in request.stream():
            body += piece
            if len(body) > MOST_BYTES:
                raise PageError(413, say("table-too-long", most=MOST_BYTES))
        return body

    async def wished(self, request: Request, kind: type[Wish]) -> Wish:
        """What a request wishes. Raises PageError."""
        body = await self.checked(request)
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise PageError(415, say("table-not-understood"))
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise PageError(400, say("table-not-understood")) from error

    def allow(self, allowance: Allowance, request: Request) -> None:
        """Raises PageError where an address has had enough."""
        if not allowance.take(address_of(request, self.trusted)):
            raise PageError(429, say("table-too-many"))

    async def socket(self, socket: WebSocket) -> None:
        """A page's connection."""
        await Line(socket, wire_of(socket.scope), self.house, self.messages).serve(str(socket.path_params["table"])[:64])


class Headers:
    """Puts what every answer carries on every answer."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self.app = app
        self.secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        found = headers_of(Request(scope), secure=self.secure)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in found.items():
                    headers[name] = value
            await send(message)

        await self.app(scope, receive, with_headers)


def told(path: str, stories: Stories) -> Iterator[Route]:
    """The pages of a game that is over, under this path."""
    yield Route(f"{path}/record", guarded(stories.record))
    yield Route(f"{path}/story", guarded(stories.story))
    yield Route(f"{path}/replay", guarded(stories.replay))


def application(web: Web) -> ASGIApp:
    """The application of these pages."""
    routes: list[BaseRoute] = [
        Route("/", guarded(web.page)),
        Route("/t/{table}", guarded(web.table_page)),
        Route("/t/{table}/screen", guarded(web.table_page)),
        Route("/story/{story}", guarded(web.page)),
        Route("/s", guarded(web.page)),
        Route("/s/{code}", guarded(web.page)),
        Route("/healthz", guarded(web.health)),
        Route("/api/home", guarded(web.home)),
        Route("/api/rules", guarded(web.rules)),
        Route("/api/expected", guarded(web.expected)),
        Route("/api/tables", guarded(web.open), methods=["POST"]),
        Route("/api/tables/{table}", guarded(web.delete), methods=["DELETE"]),
        Route("/api/tables/{table}/sit", guarded(web.sit), methods=["POST"]),
        Route("/api/tables/{table}/hand-on", guarded(web.hand_on), methods=["POST"]),
        Route("/api/tables/{table}/rematch", guarded(web.rematch), methods=["POST"]),
        Route("/api/seats", guarded(web.redeem), methods=["POST"]),
        Route("/api/tables/{table}/leave", guarded(web.leave), methods=["POST"]),
        Route("/api/tables/{table}/faces", guarded(web.faces)),
        Route("/api/tables/{table}/qr.svg", guarded(web.qr)),
        *told("/api/tables/{table}", web.stories),
        Route("/api/tables/{table}/sketches", guarded(web.sketches)),
        Route("/api/tables/{table}/share", guarded(web.share), methods=["POST"]),
        *told("/api/stories/{story}", web.stories),
        Route("/api/stories/{story}/faces", guarded(web.stories.faces)),
        WebSocketRoute("/ws/{table}", web.socket),
    ]
    if web.static.is_dir():
        routes.append(Mount("/", PackedFiles(directory=web.static)))
    return Headers(Starlette(routes=routes, exception_handlers={404: web.nowhere}), secure=web.secure)
