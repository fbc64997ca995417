"""Sets of one's own at the online table: offered by whoever starts the server, and by nobody else."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest

from kickdoor.cards.language import CardError
from kickdoor.errors import InputError
from kickdoor.table.house import House
from kickdoor.table.keeping import MemoryKeeping
from kickdoor.table.offering import offered, own_sets
from kickdoor.table.thinking import AtOnce
from kickdoor.table.web import Web, application
from tests.conftest import Ran
from tests.tables import TestTimer, story
from tests.test_table_serving import serving, started
from tests.test_table_sockets import Client, opened

NOT_OFFERED = "kickdoor serve --sets"


@pytest.fixture
def folder(tmp_path: Path, run: Callable[..., Ran]) -> str:
    """The folder of a new set."""
    assert run("cards", "new", str(tmp_path / "allotment")).status == 0
    return str(tmp_path / "allotment")


def house_with(*own: str, keeping: MemoryKeeping | None = None) -> House:
    """A house that offers these folders."""
    return House(keeping or MemoryKeeping(), TestTimer(), AtOnce(), chance=Random(1), own=own)


def asking(house: House) -> httpx.AsyncClient:
    """Somebody who asks this house's server for pages."""
    web = Web(house, static=Path("nowhere"))
    return httpx.AsyncClient(transport=httpx.ASGITransport(application(web)), base_url="http://table.home.arpa")


def refusal(does: Callable[[], object]) -> str:
    """The message with which something is refused."""
    with pytest.raises(InputError) as error:
        does()
    return error.value.message_id


def test_what_a_server_offers_is_read_as_it_starts(folder: str, tmp_path: Path) -> None:
    assert own_sets(()) == own_sets(("base", "star")) == ()
    assert own_sets((folder, "base", folder)) == (folder,)
    assert refusal(lambda: own_sets((str(tmp_path / "nothing"),))) == "set-no-folder"
    assert refusal(lambda: own_sets(("allotments",))) == "set-unknown"
    broken = shutil.copytree(folder, tmp_path / "broken")
    (broken / "doors.yaml").write_text("- {monster: Slug, levle: 2}\n", "utf-8")
    with pytest.raises(CardError, match="levle"):
        own_sets((folder, str(broken)))


def test_only_what_is_offered_is_dealt(folder: str) -> None:
    assert offered(("base", folder), (folder,)) == ("deluxe", folder)
    for other in (folder, ".", "./cards", "/etc", "..\\up", f" {folder}"):
        assert refusal(lambda other=other: offered(("base", other), ())) == "table-no-own-sets"  # type: ignore[misc]


@story
async def test_cards_that_need_cards_of_another_set_are_not_dealt_without_it(folder: str) -> None:
    """A set may speak of the Elves of the base set; beside another one there are none."""
    treasures = Path(folder, "treasures.yaml")
    treasures.write_text(treasures.read_text("utf-8") + "- {item: Ear Trumpet, bonus: 1, gold: 100, only: [elf]}\n", "utf-8")
    assert own_sets((folder,)) == (folder,)
    assert offered(("base", folder), (folder,)) == ("deluxe", folder)
    async with asking(house_with(folder)) as http:
        opened = await http.post("/api/tables", json={"name": "Ann", "sets": ["xmen", folder]})
        assert opened.status_code == 400
        assert "can't be played together" in opened.json()["message"] and "elf" in opened.json()["message"]


@story
async def test_a_page_can_name_no_folder_that_is_not_offered(folder: str) -> None:
    for own, status in (((), 400), ((folder,), 200)):
        async with asking(house_with(*own)) as http:
            opened = await http.post("/api/tables", json={"name": "Ann", "sets": ["base", folder]})
            asked = await http.get("/api/expected", params={"sets": f"base,{folder}", "seats": "4"})
            assert (opened.status_code, asked.status_code) == (status, status)
            for said in (opened, asked) if status == 400 else ():
                assert NOT_OFFERED in said.json()["message"] and folder not in said.json()["message"]


@story
async def test_the_first_page_shows_what_is_offered_and_no_length_for_it(folder: str) -> None:
    async with asking(house_with(folder)) as http:
        shown = (await http.get("/api/home")).json()["sets"]
        assert [each["id"] for each in shown][-1] == folder
        own = shown[-1]
        assert (own["name"], own["about"], own["deck"]) == ("Allotment", "A home-made set.", "")
        assert own["cards"] == 16
        assert (await http.get("/api/expected", params={"sets": f"base,{folder}", "seats": "4"})).json()["length"] == ""


@story
async def test_a_game_with_it_is_played_and_goes_on_when_its_cards_are_as_they_were(folder: str, tmp_path: Path) -> None:
    """Over a real server, whose bots think in processes of their own; after a restart the cards are others, gone, back."""
    store, doors = tmp_path / "t.sqlite3", Path(folder, "doors.yaml")
    with serving(store, "--sets", folder) as (_, base):
        table, (token,) = await opened(base, 1, 3, clock="brisk")
        client = await Client(base, table, token).open()
        for number, (sets, refused) in enumerate(((["base", "./cards"], True), (["base", folder], False))):
            await client.send({"type": "arrange", "id": f"sets-{number}", "sets": sets})
            while f"sets-{number}" not in client.answers:
                await client.hear()
            answer = client.answers[f"sets-{number}"].refused
            assert (answer is not None and NOT_OFFERED in answer.reason) == refused
        await client.send({"type": "deal", "id": "deal", "fill": False})
        while client.told is None or not client.told.pictures:
            await client.hear()
        async with httpx.AsyncClient(base_url=f"http://{base}") as http:
            faces = (await http.get(f"/api/tables/{table}/faces")).json()
        assert "Slug With a Grudge" in {face["name"] for face in faces}
        turns = await played(client, 5)
    before = doors.read_text("utf-8")
    doors.write_text(before.replace("level: 4", "level: 5"), "utf-8")
    assert doors.read_text("utf-8") != before
    await told(store, folder, table, token, "have been changed since")
    shutil.move(folder, f"{folder}-away")
    await told(store, "base", table, token, "set.yaml")
    shutil.move(f"{folder}-away", folder)
    doors.write_text(before, "utf-8")
    with serving(store, "--sets", folder) as (_, base):
        again = await Client(base, table, token).open()
        assert again.told is not None and again.told.room is not None and again.told.room.sets == ("deluxe", folder)
        assert again.picture.view.turns == turns
        assert await played(again, 2) >= turns


async def played(client: Client, moves: int) -> int:
    """Make so many moves, the page's own advice; how many turns have begun then."""
    while moves:
        main = next((each for each in client.picture.moves if each.main), None)
        if client.picture.asked.yours and main is not None:
            moves -= (await client.make(main)).refused is None
        else:
            await client.hear()
    return client.picture.view.turns


async def told(store: Path, sets: str, table: str, token: str, reason: str) -> None:
    """Whoever comes to the table by its page or its line reads why it can't be taken up; the server runs."""
    with serving(store, "--sets", sets) as (_, base):
        async with httpx.AsyncClient(base_url=f"http://{base}") as http:
            faces = await http.get(f"/api/tables/{table}/faces")
            assert faces.status_code == 400 and reason in faces.json()["message"]
            assert (await http.get("/api/home")).status_code == 200
        client = Client(base, table, token)
        with pytest.raises(Exception, match="4404"):
            await client.open()
        assert [each.ends and reason in each.message for each in client.troubles] == [True]


def test_a_server_is_not_started_with_a_broken_set(folder: str, tmp_path: Path) -> None:
    Path(folder, "doors.yaml").write_text("- {monster: Slug, levle: 2}\n", "utf-8")
    process = started(tmp_path / "t.sqlite3", "--sets", folder)
    said = process.communicate(timeout=120)[1]
    assert process.returncode == 2 and "levle" in said and "Traceback" not in said
