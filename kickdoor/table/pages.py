"""What requests of pages have in common: answers, refusals in a sentence, whose request it is, in which language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kickdoor.errors import InputError
from kickdoor.table.guarding import tokens_of
from kickdoor.table.room import Room
from kickdoor.words import languages, say, spoken


class PageError(Exception):
    """A request that can't be done: a status and a sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


def answer(found: Any, headers: dict[str, str] | None = None, status: int = 200) -> Response:
    """Facts as JSON."""
    kept = {"cache-control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(found), status, media_type="application/json", headers=kept)


def number_of(text: str) -> int:
    """A number from an address; -1 for anything else."""
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 7 else -1


def language_of(request: Request) -> str:
    """The reader's language: what the page asks for, else what the browser says."""
    for wanted in (request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")):
        code = wanted.partition(";")[0].strip().partition("-")[0].casefold()
        if code in languages():
            return code
    return "en"


def seats_of(room: Room, request: Request) -> list[int]:
    """The seats that a browser's tokens open."""
    tokens = tokens_of(request, room.table)
    return [sitter.seat for sitter in room.sitters if any(sitter.opens(token) for token in tokens)]


def guarded(does: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint; what goes wrong becomes a status and a sentence."""

    async def endpoint(request: Request) -> Response:
        with spoken(language_of(request)):
            try:
                return await does(request)
            except PageError as error:
                return answer({"message": error.sentence}, status=error.status)
            except InputError as error:
                return answer({"message": say(error.message_id, **error.facts)}, status=400)

    return endpoint
