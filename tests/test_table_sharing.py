"""A story that somebody shared: read by anybody, without the chat and without a word of the table that it comes from."""

import httpx

from kickdoor.table.house import House
from tests.tables import story
from tests.test_table_handing import post
from tests.test_table_sockets import Client, opened, server

SAID = "nobody outside may read this"
PAGES = ("story", "replay?step=3&seat=1", "faces", "record")


async def ended(base: str, table: str, token: str) -> None:
    """The host says something, and calls the game a day."""
    host = await Client(base, table, token).open()
    await host.send({"type": "deal", "id": "deal", "fill": False})
    await host.send({"type": "say", "id": "say", "seat": 0, "text": SAID})
    await host.send({"type": "host_order", "id": "end", "order": "finish"})
    while not host.is_over:
        await host.hear()


async def statuses(http: httpx.AsyncClient, place: str) -> list[int]:
    """How each page of an ended game answers."""
    return [(await http.get(f"{place}/{page}")).status_code for page in PAGES]


@story
async def test_a_shared_story_is_read_by_anybody_until_the_host_shuts_it() -> None:
    async with server() as (base, _house), httpx.AsyncClient(base_url=f"http://{base}") as http:
        table, tokens = await opened(base, 2, 1, title="Fridays", clock="brisk", watch=False)
        share = f"/api/tables/{table}/share"
        assert (await post(http, share, tokens[1])).status_code == 400, "the game runs"
        await ended(base, table, tokens[0])
        assert [status for status in await statuses(http, f"/api/tables/{table}") if status == 403] == [403] * 3
        assert (await post(http, share)).status_code == 400, "no seat here"
        assert (await http.get("/api/stories/nothing/story")).status_code == 404

        shared = (await post(http, share, tokens[1])).json()["story"]
        assert (await post(http, share, tokens[0])).json()["story"] == shared
        place = f"/api/stories/{shared}"
        assert await statuses(http, place) == [200, 200, 200, 200]
        for page in PAGES:
            text = (await http.get(f"{place}/{page}")).text
            assert SAID not in text and table not in text, page

        assert (await post(http, share, tokens[1], on=False)).status_code == 400, "only the host shuts it"
        assert (await post(http, share, tokens[0], on=False)).status_code == 200
        assert await statuses(http, place) == [404, 404, 404, 404]
        assert (await post(http, share, tokens[0])).json()["story"] != shared


@story
async def test_a_shared_story_is_found_after_a_restart() -> None:
    async with server() as (base, house), httpx.AsyncClient(base_url=f"http://{base}") as http:
        table, tokens = await opened(base, 2, 1, clock="brisk")
        await ended(base, table, tokens[0])
        shared = (await post(http, f"/api/tables/{table}/share", tokens[0])).json()["story"]
        again = House(house.keeping, house.timer, house.thinker)
        room = await again.shared(shared)
        assert room is not None and room.table == table
        assert await again.shared("") is None and await again.shared(table) is None
        again.tasks[table].cancel()
