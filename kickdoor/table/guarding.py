"""Who may come in: origins, cookies with the tokens of seats, how much from one address, and what a page may load."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "kd-"
BETWEEN = "~"
YEAR = 365 * 86_400
SELF, NONE = "'self'", "'none'"
POLICY = {"default-src": (SELF,), "img-src": (SELF, "data:"), "style-src": (SELF,), "script-src": (SELF,), "connect-src": (SELF,),
          "frame-ancestors": (NONE,), "base-uri": (NONE,), "form-action": (SELF,), "object-src": (NONE,)}  # fmt: skip
MOST_TOKENS = 12


def same_origin(connection: HTTPConnection) -> bool:
    """True if a page of this very server asks, or no browser at all (a program sends no Origin)."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc.casefold() == connection.headers.get("host", "").casefold() and origin != "null"


def headers_of(connection: HTTPConnection, *, secure: bool) -> Mapping[str, str]:
    """What every answer carries. `secure`: browsers come by https; over plain http they know nothing of openers."""
    host = connection.headers.get("host", "")
    safe = host if all(sign.isalnum() or sign in ".:-[]_" for sign in host) else ""
    opener = {"cross-origin-opener-policy": "same-origin"} if secure or connection.url.scheme == "https" else {}
    return {
        **opener,
        "content-security-policy": policy(safe),
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }


def policy(host: str) -> str:
    """What a page may load: from this server alone, and the socket to it."""
    wires = (f"ws://{host}", f"wss://{host}") if host else ()
    return "; ".join(" ".join((name, *of, *(wires if name == "connect-src" else ()))) for name, of in POLICY.items())


# --- seats -----------------------------------------------------------------------------------------------------------


def tokens_of(connection: HTTPConnection, table: str) -> list[str]:
    """The tokens that a browser, or a program in its Authorization header, holds for a table."""
    held = connection.cookies.get(f"{COOKIE}{table}", "").split(BETWEEN)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.casefold() == "bearer":
        held.append(token.strip())
    return [token for token in held if token][:MOST_TOKENS]


def tables_of(connection: HTTPConnection) -> list[str]:
    """The tables for which a browser holds tokens."""
    return [name.removeprefix(COOKIE) for name in connection.cookies if name.startswith(COOKIE)]


def give_tokens(response: Response, table: str, tokens: list[str], *, secure: bool) -> None:
    """Have the browser hold these tokens for a table, or none."""
    name = f"{COOKIE}{table}"
    if tokens:
        value = BETWEEN.join(tokens[-MOST_TOKENS:])
        response.set_cookie(name, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
    else:
        response.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=secure)


# --- how much --------------------------------------------------------------------------------------------------------


class Allowance:
    """So many at once, and so many more each second; one for each key, held in memory only."""

    def __init__(self, now: Callable[[], float], most: float, a_second: float, keys: int = 10_000) -> None:
        self.now = now
        self.most = most
        self.a_second = a_second
        self.keys = keys
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, much: float = 1.0) -> bool:
        """True if there is so much left for this key; it is taken."""
        return self.missing(key, much) == 0.0

    def missing(self, key: str, much: float = 1.0) -> float:
        """0 if there is so much left for this key, and it is taken; else the seconds until there is."""
        now = self.now()
        left, at = self.left.pop(key, (self.most, now))
        left = min(self.most, left + (now - at) * self.a_second)
        enough = left >= much
        self.left[key] = (left - much if enough else left, now)
        while len(self.left) > self.keys:
            self.left.popitem(last=False)
        return 0.0 if enough else (much - left) / self.a_second


def address_of(connection: HTTPConnection, trusted: str = "") -> str:
    """Whence a request comes: by the header that a proxy is trusted to set, else by its connection."""
    if trusted:
        told = connection.headers.get(trusted, "").rpartition(",")[2].strip()
        if told:
            return told
    return connection.client.host if connection.client is not None else ""
