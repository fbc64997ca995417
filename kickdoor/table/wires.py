"""Connections as uvicorn keeps them, which leave nothing behind that only a search through all memory would find."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

OWN_METHOD = "_read_ready_cb"  # by which a transport of asyncio holds itself, closed or not


class LetsGo(asyncio.Protocol):
    """Whose transport is freed once its connection is gone."""

    transport: Any

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing comes over this connection any more."""
        super().connection_lost(exc)
        getattr(self.transport, "__dict__", {}).pop(OWN_METHOD, None)


class Requests(LetsGo, AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """A connection for requests, which may become one of a page."""


class Sockets(LetsGo, WebSocketsSansIOProtocol):
    """The connection of a page."""


__all__ = ["Requests", "Sockets"]
