"""A set's folder: manifest, doors and treasures, and what is refused of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from kickdoor.cards.language import CardError, SetManifest, load_set, told
from kickdoor.words import say as say_with

if TYPE_CHECKING:
    from pathlib import Path

MANIFEST = """
id: made
name: The Made Set
calls: {curse: Trap}
joins: [undead]
also: {laser: fire}
slots: {steed: 1}
tokens: {meat: 10}
players: [3, 5]
options: [epic]
counts: {door: 4, treasure: 1}
copies: {elf: 3}
rules:
  - {rule: Hands Off, gives: [{may_not: trade, which: token}]}
"""
DOORS = "- {race: Elf}\n- {monster: Net Troll, level: 10, against: {elf: 2}}\n"
TREASURES = "- {item: Llama, slot: steed}\n- {role: Hero}\n"


def say(message_id: str, args: dict[str, Any]) -> str:
    return say_with(message_id, **args)


def folder(path: Path, manifest: str = MANIFEST, doors: str = DOORS, treasures: str = TREASURES) -> Path:
    """A set in a folder."""
    for name, content in (("set", manifest), ("doors", doors), ("treasures", treasures)):
        (path / f"{name}.yaml").write_text(content, "utf-8")
    return path


def faults(path: Path, **files: str) -> list[str]:
    """What is wrong with a set, in words."""
    with pytest.raises(CardError) as caught:
        load_set(folder(path, **files))
    return [told(problem, say).partition(": ")[2] for problem in caught.value.problems]


def test_a_set_is_loaded(tmp_path: Path) -> None:
    found = load_set(folder(tmp_path))
    assert isinstance(found, SetManifest)
    assert (found.id, found.name, found.players, found.options) == ("made", "The Made Set", (3, 5), ("epic",))
    assert found.calls == (("curse", "Trap"),)
    assert found.joins == ("undead",)
    assert found.also == (("laser", "fire"),)
    assert (found.slots, found.tokens) == ((("steed", 1),), (("meat", 10),))
    assert [(card.id, card.set, card.copies, card.deck) for card in found.cards] == [
        ("elf", "made", 3, "door"),
        ("net-troll", "made", 1, "door"),
        ("llama", "made", 1, "treasure"),
        ("hero", "made", 1, "none"),
    ]
    assert [card.name for card in found.rules] == ["Hands Off"]
    assert found.cards[1].file.endswith("doors.yaml")


def test_another_manifest_of_the_same_cards(tmp_path: Path) -> None:
    folder(tmp_path)
    (tmp_path / "small.yaml").write_text("{id: small, name: Small}", "utf-8")
    with pytest.raises(CardError) as caught:
        load_set(tmp_path, "small")
    assert [problem.message_id for problem in caught.value.problems] == ["language-bad-fact"]  # no steed here
    (tmp_path / "small.yaml").write_text("{id: small, name: Small, slots: {steed: 1}}", "utf-8")
    assert {card.copies for card in load_set(tmp_path, "small").cards} == {1}


def test_cards_of_other_sets_may_be_spoken_of(tmp_path: Path) -> None:
    doors = "- {monster: A, against: {orc: 2}, gives: [{bonus: 1, if: {has: {named: Big Axe}}}]}"
    manifest = "{id: made, name: M, slots: {steed: 1}}"
    said = faults(tmp_path, manifest=manifest, doors=doors)
    assert said == [
        "no card gives the trait orc. Did you mean classless?",
        "there is no card with the id big-axe. Did you mean a?",
    ]
    (tmp_path / "other").mkdir()
    files = {"doors": "- {race: Orc}", "treasures": "- {item: Big Axe}"}
    others = load_set(folder(tmp_path / "other", manifest="{id: other, name: O}", **files)).cards
    assert load_set(folder(tmp_path, manifest=manifest, doors=doors), others=others).cards[0].id == "a"


PLAYERS = "players must be two numbers, the fewest (2 or more) and the most."
TWIN = (
    "the id elf is taken by the card of line 1 of doors.yaml: "
    'give one of them another name or an id of its own, or write "copies: 2".'
)
REFUSED: list[tuple[dict[str, str], list[str]]] = [
    ({"manifest": "{id: made, nmae: M}"}, ["set has no nmae. Did you mean name?", "set needs name."]),
    ({"manifest": ""}, ["set needs id."]),
    ({"manifest": "- a"}, ['[...] stands where a map, "key: value", belongs.']),
    ({"manifest": "{id: made, name: M, players: 3}"}, [PLAYERS]),
    ({"manifest": "{id: made, name: M, players: [5, 3]}"}, [PLAYERS]),
    (
        {"manifest": "{id: made, name: M, rules: [{rule: X, gives: [{bonsu: 1}]}]}"},
        ["there is no question called bonsu. Did you mean bonus?"],
    ),
    (
        {"doors": "- {race: Elf}\n- {monster: Net Troll}\n- {monster: Two}"},
        ["the deck door has 5 cards, but the manifest says 4."],
    ),
    ({"treasures": "- {monster: Box}"}, ["a card of the deck door stands in the other deck's file."]),
    (
        {"manifest": "{id: made, name: M}", "treasures": "- {item: Elf}"},
        [TWIN],
    ),
    (
        {"doors": "- {monster: One}", "treasures": "- {item: Two}"},
        ["the deck door has 1 cards, but the manifest says 4.", "there is no card with the id elf."],
    ),
    (
        {"doors": "- {monster: One, lvl: 1}", "treasures": "- {item: Two, bnus: 1}"},
        ["monster has no lvl. Did you mean level?", "item has no bnus. Did you mean bonus?"],
    ),
]


@pytest.mark.parametrize(("files", "said"), REFUSED)
def test_what_is_refused(tmp_path: Path, files: dict[str, str], said: list[str]) -> None:
    assert faults(tmp_path, **files) == said


def test_missing_and_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="language-no-file"):
        load_set(tmp_path)
    folder(tmp_path)
    (tmp_path / "doors.yaml").write_bytes(b"\xff\xfe")
    with pytest.raises(CardError, match="language-not-text"):
        load_set(tmp_path)
