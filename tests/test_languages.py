"""Another language on the command line, at the terminal and on the cards, those of a set of one's own among them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kickdoor.game import Game
from kickdoor.play.shorten import Names
from kickdoor.sets import open_box
from kickdoor.telling.explain import find_cards
from kickdoor.telling.printed import set_name
from kickdoor.telling.wording import Wording
from kickdoor.words import chosen, say, spoken, wanted

OWN_DOORS = (
    "[{monster: Slug With a Grudge, level: 1, flavour: It never forgets a shoe.}, {curse: Wet Sock, does: [{lose: footgear}]}]"
)


def own(folder: Path, names: str) -> str:
    """A small set with Spanish names in a folder; its path."""
    (folder / "locale").mkdir()
    (folder / "set.yaml").write_text("id: slugs\nname: Slugs\n", "utf-8")
    (folder / "doors.yaml").write_text(OWN_DOORS, "utf-8")
    (folder / "treasures.yaml").write_text("[]", "utf-8")
    (folder / "locale" / "es.yaml").write_text(names, "utf-8")
    return str(folder)


# --- the command line ------------------------------------------------------------------------------------------------


def test_a_command_line_speaks_the_language_that_it_names_and_the_next_one_does_not(run: Any) -> None:
    status, out, _ = run("--language", "es", "cards", "net-troll")
    assert status == 0
    assert out.startswith("net-troll: Trol de la Red (Monstruo, Nivel 10")
    assert chosen() == "en"
    assert run("cards", "net-troll")[1].startswith("net-troll: Net Troll (monster, Level 10")


def test_json_has_the_same_ids_and_facts_in_each_language(run: Any) -> None:
    spanish = json.loads(run("--language", "es", "cards", "base", "--json")[1])["cards"]
    english = json.loads(run("cards", "base", "--json")[1])["cards"]
    for each in ("id", "kind", "deck", "copies"):
        assert [card[each] for card in spanish] == [card[each] for card in english]
    assert all(card["text"] != other["text"] for card, other in zip(spanish, english, strict=True) if other["text"])


def test_a_language_without_catalogue_is_refused(run: Any) -> None:
    assert run("--language", "tlh", "sets") == (2, "", say("error-no-language", language="tlh", known="en, es") + "\n")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "es", "LC_MESSAGES": ""}, "es"),
        ({"KICKDOOR_LANGUAGE": "es", "LC_ALL": "de_AT"}, "es"),
        ({"LANG": "tlh"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(environment: dict[str, str], code: str) -> None:
    assert wanted(environment) == code


@pytest.mark.parametrize(("args", "asked"), [(("--language=es", "--help"), "en"), (("--help",), "es"), (("-h",), "es")])
def test_help_is_in_the_language_too(args: tuple[str, ...], asked: str) -> None:
    command = [sys.executable, "-m", "kickdoor", *args]
    environment = {**os.environ, "KICKDOOR_LANGUAGE": asked, "PYTHONUTF8": "1"}
    said = subprocess.run(command, capture_output=True, text=True, check=True, env=environment, encoding="utf-8").stdout
    with spoken("es"):
        assert say("cli-epilog") in " ".join(said.split())


# --- at the terminal -------------------------------------------------------------------------------------------------


def test_names_are_typed_in_the_language_spoken_in_english_or_as_ids() -> None:
    game = Game.new(open_box(["base"]), ("ann", "bob", "cid"), b"1")
    card = next(number for number, each in enumerate(game.state.box.cards) if each.id == "magic-missile")
    game.state.hand[0] = (card,)
    with spoken("es"):
        names = Names(game.state, game.names, 0)
        assert {names.whole(f"play {word}") for word in ("proyectil", "magico", "magic", "magic-missile")} == {
            "play magic-missile"
        }


def test_a_card_is_found_by_its_name_in_the_language_spoken() -> None:
    with spoken("es"):
        assert [card.id for card in find_cards(open_box(["base"]).cards, "trol de la red")] == ["net-troll"]
        assert [card.id for card in find_cards(open_box(["base"]).cards, "net troll")] == ["net-troll"]
    assert not find_cards(open_box(["base"]).cards, "trol de la red")


# --- a set of one's own ----------------------------------------------------------------------------------------------


def test_a_set_of_ones_own_brings_its_names_along(tmp_path: Path, run: Any) -> None:
    names = "slugs: {name: Babosas}\nslug-with-a-grudge: {name: Babosa Rencorosa, flavour: Nunca olvida un zapato.}\n"
    folder = own(tmp_path, names)
    box = open_box([folder])
    with spoken("es"):
        wording = Wording(box, ())
        number = box.by_id["slug-with-a-grudge"][0]
        assert wording.card(number) == "Babosa Rencorosa"
        assert wording.text(number).endswith("Nunca olvida un zapato.")
        assert wording.card(box.by_id["wet-sock"][0]) == "Wet Sock"
        assert "Babosas" in run("sets", folder)[1]
    assert Wording(box, ()).card(number) == "Slug With a Grudge"
    status, out, _ = run("cards", "lint", folder)
    assert (status, "no errors" in out) == (0, True), out


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        ("slug-with-a-grudge: [Babosa]\n", 'line 1: [...] stands where a map, "key: value", belongs'),
        ("slug-with-a-grudge: {nombre: Babosa}\n", "line 1: slug-with-a-grudge has no nombre. Did you mean name?"),
        ("slug: {name: {{{\n", "line 2: this is no YAML"),
        (
            "wet-sock: {name: Calcetín Mojado}\nslug-with-a-grudg: {name: Babosa}\n",
            "line 2: there is no card with the id slug-with-a-grudg",
        ),
    ],
)
def test_names_that_do_not_fit_are_found_by_lint_and_stop_no_game(tmp_path: Path, run: Any, names: str, fault: str) -> None:
    folder = own(tmp_path, names)
    status, out, _ = run("cards", "lint", folder)
    assert status == 1
    assert "es.yaml, line " in out and fault in out, out
    with spoken("es"):
        assert Wording(open_box([folder]), ()).card(0) == "Slug With a Grudge"


def test_what_a_set_is_called_where_its_catalogue_does_not_say() -> None:
    from kickdoor import sets

    with spoken("es"):
        assert set_name(sets.load(("xmen",))[0]) == "X-Men"
