"""What every page fetches travels compressed: the files of the page and the faces of the cards, each compressed once."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from pathlib import Path

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from kickdoor.table.faces import faces

PACKED = frozenset((".js", ".css", ".svg", ".html", ".json", ".webmanifest"))  # the others are compressed as they are
NAMED_BY_CONTENT = "assets"  # a file there never changes: its name holds a hash
FOREVER = ",".join(("public", "max-age=31536000", "immutable"))


class PackedFiles(StaticFiles):
    """The files of the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file, compressed where the browser takes that."""
        response = await super().get_response(path, scope)
        if Path(path).parts[:1] == (NAMED_BY_CONTENT,) and response.status_code < 400:
            response.headers["cache-control"] = FOREVER
        headers = Headers(scope=scope)
        if not isinstance(response, FileResponse) or Path(path).suffix not in PACKED:
            return response
        response.headers["vary"] = "accept-encoding"
        if not takes_gzip(headers) or "range" in headers or response.stat_result is None:
            return response
        body = await asyncio.to_thread(packed_file, str(response.path), response.stat_result.st_mtime_ns)
        kept = {name: value for name, value in response.headers.items() if name not in ("content-length", "accept-ranges")}
        return Response(body, response.status_code, {**kept, "content-encoding": "gzip"})


def takes_gzip(headers: Headers) -> bool:
    """True if who asks can read gzip."""
    offered = (each.replace(" ", "").partition(";") for each in headers.get("accept-encoding", "").split(","))
    return any(name == "gzip" and weight.rstrip(".0") != "q=" for name, _, weight in offered)


@lru_cache(maxsize=128)
def packed_file(path: str, changed: int) -> bytes:
    """A file's bytes, compressed; `changed` is when it was written last."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


@lru_cache(maxsize=32)
def encoded_faces(sets: tuple[str, ...], language: str, *, packed: bool) -> bytes:
    """The faces of these sets as they travel. Raises SetNameError."""
    found = msgspec.json.encode(faces(sets, language))
    return gzip.compress(found, mtime=0) if packed else found


def answer_faces(request: Request, sets: tuple[str, ...], language: str) -> Response:
    """All printed cards of these sets. Raises SetNameError."""
    packed = takes_gzip(request.headers)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
    headers |= {"content-encoding": "gzip"} if packed else {}
    return Response(encoded_faces(sets, language, packed=packed), 200, headers, "application/json")
