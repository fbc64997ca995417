"""Every printed card has a drawing, and every drawing that is named can be drawn."""

import json
from pathlib import Path

import pytest

from kickdoor.cards.language import Card
from kickdoor.sets import CARDS, installed, load
from kickdoor.table.faces import faces
from kickdoor.table.icons import COMMON, OF_KIND, drawn, icon_of
from kickdoor.table.showing import has_board

WEB = Path(__file__).resolve().parent.parent / "web"
FOLDERS = sorted(file.parent for file in CARDS.glob("*/icons.yaml"))


@pytest.mark.parametrize("name", installed())
def test_every_card_of_a_set_has_a_drawing_of_its_own(name: str) -> None:
    plain = [card.id for card in load((name,))[0].cards if icon_of(card).startswith(f"{COMMON}/")]
    assert not plain, f"give these an icon in icons.yaml: {plain}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_drawing_is_of_a_card_that_there_is_not(folder: Path) -> None:
    ids = {card.id for name in installed() for card in load((name,))[0].cards if Path(card.file).parent == folder}
    assert drawn(folder).keys() <= ids


def test_the_cards_of_the_sketch_edition_are_left_for_the_players_to_draw() -> None:
    """SKETCH-01."""
    assert {face.blank for face in faces(("sketch",), "en")} == {True}
    assert {(face.set, face.blank) for face in faces(("sketch", "star"), "en")} == {("sketch", True), ("star", False)}


def test_a_card_of_ones_own_shows_its_kind() -> None:
    card = Card(id="my-monster", name="My Monster", kind="monster", file="/home/me/my-set/doors.yaml")
    assert icon_of(card) == "common/evil-minion"


def test_the_icons_of_the_kinds_are_among_those_of_the_page() -> None:
    assert set(OF_KIND.values()) <= set(json.loads((WEB / "art" / "common.json").read_text("utf-8")))


def test_every_icon_that_is_named_is_in_the_collection() -> None:
    collection = WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
    if not collection.is_file():
        pytest.skip("the client's packages are not installed; its build refuses an unknown icon too")
    known = json.loads(collection.read_text("utf-8"))
    names = {icon for folder in FOLDERS for icon in drawn(folder).values()}
    assert names <= known["icons"].keys() | known["aliases"].keys()


def test_levels_stand_on_a_board_where_a_set_has_one() -> None:
    """SETUP-03: Sketch and the mutants bring none; in a mix the other's is there."""
    assert [has_board((name,)) for name in ("base", "deluxe", "cooks", "star")] == [True] * 4
    assert [has_board(names) for names in (("sketch",), ("xmen",), ("sketch", "xmen"))] == [False] * 3
    assert has_board(("sketch", "star"))
