"""Connections as uvicorn keeps them, which leave nothing behind that only a search through all memory would find."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WIRE = "kickdoor.wire"
WHOLE_TEXT = 0x81
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
    """The connection of a page, which it finds among the extensions of its scope while it lasts."""

    async def run_asgi(self) -> None:
        """Serve the page."""
        extensions = self.scope["extensions"]
        extensions[WIRE] = {"wire": self}
        try:
            await super().run_asgi()
        finally:
            del extensions[WIRE]

    def tell(self, text: bytes) -> int:
        """Send a text, now; nothing over a connection that ends. Returns how many bytes the page hasn't taken yet."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        self.transport.write(head(len(text)) + text)
        waiting: int = self.transport.get_write_buffer_size()
        return waiting

    def cut(self) -> None:
        """End the connection without a word."""
        self.transport.abort()


def head(size: int) -> bytes:
    """What goes before an unmasked text of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2) if size < 65536 else bytes((WHOLE_TEXT, 127)) + size.to_bytes(8)


def wire_of(scope: MutableMapping[str, Any]) -> Sockets:
    """The connection over which a page is served."""
    wire: Sockets = scope["extensions"][WIRE]["wire"]
    return wire


__all__ = ["Requests", "Sockets", "wire_of"]
