"""What every page has in common: an address with nothing, and headers that mean something where they are sent."""

from __future__ import annotations

from pathlib import Path

import httpx

from kickdoor.table.house import House
from kickdoor.table.keeping import MemoryKeeping
from kickdoor.table.thinking import AtOnce
from kickdoor.table.web import Web, application
from tests.tables import TestTimer, story

PAGE = "<!doctype html><title>kickdoor</title>"
TABLE_PAGE = f'{PAGE}<link rel="modulepreload" href="/assets/table.js">'
HOME = "http://table.home.arpa"
LOOKS = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def pages(folder: Path, base: str = HOME, *, secure: bool = False) -> httpx.AsyncClient:
    """Somebody who asks a server without a table for its pages; `secure`: its public address is https, behind a proxy."""
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "table.html").write_text(TABLE_PAGE, "utf-8")
    web = Web(House(MemoryKeeping(), TestTimer(), AtOnce()), static=folder, secure=secure)
    return httpx.AsyncClient(transport=httpx.ASGITransport(application(web)), base_url=base)


@story
async def test_an_address_with_nothing_is_a_friendly_page_and_still_not_found(tmp_path: Path) -> None:
    async with pages(tmp_path) as http:
        for path in ("/no/such/room", "/t", "/index.htm", "/t/one/two/three"):
            shown = await http.get(path, headers=LOOKS)
            assert (shown.status_code, shown.text) == (404, PAGE)
            assert "default-src 'self'" in shown.headers["content-security-policy"]
        there = await http.get("/t/some-table", headers=LOOKS)
        assert (there.status_code, there.text) == (200, TABLE_PAGE)


@story
async def test_a_program_is_told_in_a_sentence_that_there_is_nothing(tmp_path: Path) -> None:
    async with pages(tmp_path) as http:
        for path in ("/api/nothing", "/assets/gone.js"):
            said = await http.get(path)
            assert (said.status_code, said.json()) == (404, {"message": "There is nothing at this address."})


@story
async def test_openers_are_shut_out_where_browsers_listen_to_it(tmp_path: Path) -> None:
    """Over plain http at a name of one's own a browser only complains about the header."""
    for base, secure, sent in ((HOME, False, False), ("https://table.example", False, True), (HOME, True, True)):
        async with pages(tmp_path, base, secure=secure) as http:
            assert ("cross-origin-opener-policy" in (await http.get("/")).headers) == sent


@story
async def test_the_sentence_is_said_in_the_readers_language(tmp_path: Path) -> None:
    async with pages(tmp_path) as http:
        said = await http.get("/api/nothing", headers={"accept-language": "es"})
        assert said.json() == {"message": "En esta dirección no hay nada."}
