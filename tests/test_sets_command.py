"""`kickdoor sets`: what a mix comes to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kickdoor import sets
from kickdoor.cards.language import load_cards, text
from kickdoor.errors import SeatsError
from kickdoor.game import Game
from kickdoor.play import own_set
from kickdoor.state import TABLE

DOORS = """
- {door: Super Munchkin, playable: {when: your_turn, target: {cards: class, of: you}}, does: [{attach: target}],
   gives: [{limit: class, more: 1}]}
- {monster: Slug With a Grudge, level: 1}
"""


def own(folder: Path, doors: str = DOORS, treasures: str = "[]", name: str = "own") -> str:
    """A small set in a folder; its path as a set's name."""
    folder.mkdir(exist_ok=True)
    (folder / "set.yaml").write_text(f"id: {name}\nname: My Own\n", "utf-8")
    (folder / "doors.yaml").write_text(doors, "utf-8")
    (folder / "treasures.yaml").write_text(treasures, "utf-8")
    return str(folder)


# --- a mix -----------------------------------------------------------------------------------------------------------


def test_the_sets_are_listed(run: Any) -> None:
    status, out, _ = run("sets")
    assert status == 0
    for name in sets.installed():
        assert f"\n{name}: " in f"\n{out}"
    assert "xmen: X-Men, 73 Doors and 55 Treasures, 3 to 4 players" in out
    facts = json.loads(run("sets", "--json")[1])
    assert [each["id"] for each in facts["sets"]] == list(sets.installed())


def test_a_mix_says_what_it_brings(run: Any) -> None:
    """COMBINE-01, COMBINE-06, COMBINE-09, COMBINE-10, COMBINE-13."""
    status, out, _ = run("sets", "base", "star", "cooks")
    assert status == 0
    assert "Together: 284 Doors and 220 Treasures, 3 to 6 players." in out
    assert "Gadgeteer" in out and "Feline" in out
    assert "More than one set has Dwarf, Elf, Halfling" in out
    assert "Tokens: meat, veggie, drink, dessert." in out and "token_die=no" in out
    assert "They are of one family" in out
    assert "Big and Complex are two things" in out
    assert "you read Trap for curse" in out
    assert "Nothing is taken out." in out
    assert run("sets", "base,star,cooks")[1] == out


def test_a_set_by_itself_has_no_token_die_and_no_words_about_others(run: Any) -> None:
    """COMBINE-06: the die is for mixes."""
    _, out, _ = run("sets", "cooks")
    assert "Tokens: meat" in out and "token_die" not in out
    _, out, _ = run("sets", "star")
    assert "these are the same" not in out and "They are of one family" not in out


def test_what_a_mix_brings_is_named_so_that_each_name_is_told_from_the_next(run: Any) -> None:
    """A Power has a comma in its name; the tokens are called as the reader's language has them."""
    _, out, _ = run("sets", "base", "xmen")
    assert "; Teleports, Mostly; " in out and "Classes: Warrior, Wizard, " in out
    _, out, _ = run("--language", "es", "sets", "cooks")
    assert "Fichas: Carne, Verdura, Bebida, Postre." in out


def test_where_six_play_with_four_roles_the_mix_says_so(run: Any) -> None:
    """ROLE-01: a Role for each player, as far as there are Roles."""
    assert "4 Roles, one for each player." in run("sets", "xmen")[1]
    assert "where more play, the last ones have none" in run("sets", "base", "xmen")[1]
    game = Game.new(sets.open_box(["base", "xmen"]), ("a", "b", "c", "d", "e", "f"), b"roles")
    box = game.state.box
    roles = [game.state.zone[card] - TABLE for card in range(box.extras) if box[card].kind == "role"]
    assert sorted(roles) == [0, 1, 2, 3]


def test_a_mix_seats_as_many_as_any_of_its_sets() -> None:
    """COMBINE-01, SETUP-01: five sit down to a mix with the mutants, not to the mutants alone."""
    five = ("a", "b", "c", "d", "e")
    assert Game.new(sets.open_box(["xmen", "star"]), five, b"5").state.seats == 5
    with pytest.raises(SeatsError):
        Game.new(sets.open_box(["xmen"]), five, b"5")


def test_what_no_set_has_a_second_of_is_taken_out(tmp_path: Path, run: Any) -> None:
    """COMBINE-11: Super Munchkin is out where no set has classes, and in with one that has."""
    folder = own(tmp_path / "own")
    assert [card.id for card in sets.left_out(sets.chosen([folder]))] == ["super-munchkin"]
    assert "super-munchkin" not in sets.open_box([folder, "xmen"]).by_id
    assert "own/super-munchkin" in sets.open_box([folder, "star"]).by_id
    status, out, _ = run("sets", folder, "xmen")
    assert status == 0 and "One card is taken out" in out and "Super Munchkin of own" in out
    assert json.loads(run("sets", folder, "--json")[1])["left_out"] == [{"set": "own", "name": "Super Munchkin", "copies": 1}]


def test_a_set_that_there_is_not_is_refused(run: Any) -> None:
    status, out, err = run("sets", "base", "strar")
    assert (status, out) == (2, "") and "star" in err
    status, _, err = run("sets", "deluxe", "sketch")
    assert status == 2 and err


def test_a_set_with_tokens_of_its_own_knows_no_die_that_none_of_its_rules_rolls(tmp_path: Path, run: Any) -> None:
    folder = Path(own(tmp_path / "own", doors="- {monster: Slug, level: 1, tokens: seed}\n"))
    (folder / "set.yaml").write_text("id: own\nname: Own\ntokens: {seed: 4}\n", "utf-8")
    assert "die is rolled" not in run("sets", "base", str(folder))[1]
    assert "die is rolled" in run("sets", "base", "cooks", str(folder))[1]


# --- cards ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "line"),
    [("xmen", "debate-captain: Debate Captain (role)"), ("cooks", "balanced-meal: Balanced Meal (rule of the set)")],
)
def test_what_lies_in_no_deck_is_listed_too(name: str, line: str, run: Any) -> None:
    out = run("cards", name)[1]
    assert line in out.partition("Beside the decks: ")[2]
    assert "Beside the decks" not in run("cards", "base")[1]


def test_a_card_is_shown_as_its_file_says_it(run: Any) -> None:
    source = run("cards", "net-troll")[1].splitlines()[-1].removeprefix("In the card language: ")
    (again,) = load_cards(f"- {source}", "", "deluxe")
    assert again.bad_stuff and text(again, own_set.by_id) in run("cards", "net-troll")[1]
    assert json.loads(run("cards", "net-troll", "--json")[1])["written"] == source
