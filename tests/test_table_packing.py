"""What every page fetches: compressed for who takes that, plain for others, and the same either way."""

from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.routing import Mount

from kickdoor.table.packing import PackedFiles, takes_gzip
from tests.tables import story
from tests.test_table_sockets import opened, server

SCRIPT = b"const door = 'kick it open';\n" * 200
PLAIN = {"accept-encoding": "identity"}


def files(folder: Path) -> httpx.AsyncClient:
    """A browser at a server of a folder with a script and a font."""
    (folder / "assets").mkdir()
    (folder / "assets" / "page-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "hand-1a2b.woff2").write_bytes(SCRIPT)
    (folder / "icon.svg").write_bytes(SCRIPT)
    app = Starlette(routes=[Mount("/", PackedFiles(directory=folder))])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")


@story
async def test_the_files_of_the_page_travel_compressed_and_never_change(tmp_path: Path) -> None:
    async with files(tmp_path) as http:
        packed, plain = await http.get("/assets/page-1a2b.js"), await http.get("/assets/page-1a2b.js", headers=PLAIN)
        assert packed.headers["content-encoding"] == "gzip" and int(packed.headers["content-length"]) < len(SCRIPT) / 5
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content == SCRIPT
        for found in (packed, plain):
            assert found.headers["vary"] == "accept-encoding" and "immutable" in found.headers["cache-control"]
            assert found.headers["content-type"].startswith("text/javascript")
        part = await http.get("/assets/page-1a2b.js", headers={"range": "bytes=0-4"})
        assert (part.status_code, part.content) == (206, b"const")
        again = await http.get("/assets/page-1a2b.js", headers={"if-none-match": packed.headers["etag"]})
        assert again.status_code == 304
        assert "content-encoding" not in (await http.get("/assets/hand-1a2b.woff2")).headers
        assert "immutable" not in (await http.get("/icon.svg")).headers.get("cache-control", "")
        (tmp_path / "icon.svg").write_bytes(b"<svg/>")
        assert (await http.get("/icon.svg")).content == b"<svg/>", "a file that was built anew is sent anew"


@story
async def test_the_faces_of_the_cards_travel_compressed() -> None:
    async with server() as (base, _house), httpx.AsyncClient(base_url=f"http://{base}") as http:
        table, _tokens = await opened(base, 2, 1)
        packed = await http.get(f"/api/tables/{table}/faces")
        plain = await http.get(f"/api/tables/{table}/faces", headers=PLAIN)
        assert packed.headers["content-encoding"] == "gzip" and packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3


def test_who_takes_gzip() -> None:
    taken = [
        takes_gzip(Headers({"accept-encoding": text})) for text in ("gzip", "br;q=1, gzip;q=0.5", "gzip; q=0", "deflate", "")
    ]
    assert taken == [True, True, False, False, False]
