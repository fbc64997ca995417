"""`kickdoor cards new` and `lint`: a set of one's own is begun, and what is wrong or strange in it is told."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
import yaml

from kickdoor import sets
from kickdoor.play import own_set
from kickdoor.words import languages


def own(folder: Path, doors: str = "[]", treasures: str = "[]", name: str = "own") -> str:
    """A small set in a folder; its path as a set's name."""
    folder.mkdir(exist_ok=True)
    (folder / "set.yaml").write_text(f"id: {name}\nname: My Own\n", "utf-8")
    (folder / "doors.yaml").write_text(doors, "utf-8")
    (folder / "treasures.yaml").write_text(treasures, "utf-8")
    return str(folder)


@pytest.mark.parametrize("code", languages())
def test_a_new_set_has_all_it_needs_and_holds(code: str, tmp_path: Path, run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sets.load.cache_clear()
    status, out, _ = run("--language", code, "cards", "new", "my-set")
    assert status == 0 and "kickdoor cards lint ./my-set" in out
    files = {path.name for path in (tmp_path / "my-set").iterdir()}
    assert files == {"set.yaml", "doors.yaml", "treasures.yaml", "README.md", "cards.schema.json", "words.md"}
    assert "$" not in "".join(
        (tmp_path / "my-set" / name).read_text("utf-8") for name in files - {"cards.schema.json", "words.md"}
    ).replace("$schema", "")
    assert "cards.schema.json" in (tmp_path / "my-set" / "README.md").read_text("utf-8")
    status, out, _ = run("cards", "lint", "my-set")
    assert status == 0 and "no errors, no warnings in 16 cards" in out
    kinds = {card.kind for card in sets.load(("./my-set",))[0].cards}
    assert {"monster", "enhancer", "curse", "class", "race", "item", "one_shot", "hireling", "door", "treasure"} == kinds


@pytest.mark.parametrize(("code", "slug"), [("en", "slug-with-a-grudge"), ("es", "babosa-rencorosa")])
def test_a_new_set_is_played_in_a_mix(code: str, slug: str, tmp_path: Path, run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    garden = f"garden-{code}"
    run("--language", code, "cards", "new", garden)
    status, out, _ = run("simulate", "--sets", f"base,./{garden}", "--games", "1", "--json")
    assert status == 0 and json.loads(out)["finished"] == 1
    assert slug in sets.open_box(["base", f"./{garden}"]).by_id
    readme = (tmp_path / garden / "README.md").read_text("utf-8")
    scenario = next(part for part in readme.split("```yaml\n") if part.startswith("scenario:")).partition("```")[0]
    folder = next(word for word in readme.split("`") if word.startswith(f"{garden}/"))
    (tmp_path / folder).mkdir()
    (tmp_path / folder / "rake.yaml").write_text(scenario, "utf-8")
    assert f"kickdoor check {folder}`" in readme
    status, out, err = run("check", folder)
    assert status == 0, out + err


def test_the_examples_fit_the_schema_beside_them(tmp_path: Path) -> None:
    """The kinds of the examples and each of their keys are known to the schema that an editor reads."""
    own_set.new_set(tmp_path / "set")
    known = json.loads((tmp_path / "set" / "cards.schema.json").read_text("utf-8"))
    by_kind = {kind["required"][0]: kind["properties"] for kind in known["items"]["oneOf"]}
    for deck in ("doors", "treasures"):
        for card in yaml.safe_load((tmp_path / "set" / f"{deck}.yaml").read_text("utf-8")):
            assert set(card) <= set(by_kind[next(iter(card))])


@pytest.mark.parametrize("args", [("new",), ("lint",), ("elf", "somewhere")])
def test_a_folder_is_needed(args: tuple[str, ...], run: Any) -> None:
    status, out, err = run("cards", *args)
    assert (status, out) == (2, "") and "FOLDER" in err


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path, run: Any) -> None:
    (tmp_path / "diary.txt").write_text("mine", "utf-8")
    status, _, err = run("cards", "new", str(tmp_path))
    assert status == 2 and "not empty" in err
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]
    status, _, err = run("cards", "lint", str(tmp_path))
    assert status == 2 and "set.yaml" in err


def test_errors_have_file_and_line(tmp_path: Path, run: Any) -> None:
    folder = own(tmp_path / "own", doors="- {race: Gnome, gives: [{run: 1}]}\n\n- {monster: Slug, level: 1, rum: 1}\n")
    status, out, _ = run("cards", "lint", folder)
    assert status == 1
    assert f"error: {Path(folder) / 'doors.yaml'}, line 3, Slug: " in out and "Did you mean run?" in out
    status, out, _ = run("cards", "lint", folder, "--json")
    assert status == 1 and [each["line"] for each in json.loads(out)["errors"]] == [3]


HEAD = b"id: own\nname: Own\n"
BROKEN: dict[str, tuple[str, bytes | None, str]] = {
    "missing": ("doors.yaml", None, "doors.yaml, line 1: there is no such file."),
    "no text": ("doors.yaml", b"- {monster: Slug}\n- {monster: B\xe9la}\n", "doors.yaml, line 2: this is no text in UTF-8."),
    "huge": ("doors.yaml", b"- {monster: Slug, level: 9999999}\n", "line 1, Slug: 9999999 is too large a number."),
    "digits": ("doors.yaml", b"- {monster: Slug, level: " + b"9" * 5000 + b"}\n", "9... is too large a number."),
    "quoted": ("doors.yaml", b"- {monster: Slug, level: '3'}\n", "line 1, Slug: 3 stands in quotes: write the number without"),
    "an amount": ("doors.yaml", b"- {curse: Ow, does: [{lose_levels: two}]}\n", "two stands where a whole number belongs."),
    "no condition": (
        "doors.yaml",
        b"- {race: Elf, gives: [{run: 1, if: {tokens: you}}]}\n",
        'tokens is no condition: it is an amount. Compare it, as in "number: {tokens: you}, at_least: 1".',
    ),
    "few names": (
        "doors.yaml",
        b"- {curse: Bees, does: [{attach: {named: Hive}}]}\n",
        "{...} stands where one of these belongs: target, you.",
    ),
    "no kind": ("doors.yaml", b"- {name: Slug, level: 3}\n", 'as in "monster: Net Troll": monster, enhancer, item,'),
    "no list": (
        "doors.yaml",
        b"- {curse: Ow, does: {die: you}}\n",
        "a list, in [ ] or in lines that begin with a dash, belongs.",
    ),
    "not chosen": ("doors.yaml", b"- {curse: Ow, does: [{lose: target}]}\n", "with target beside the when."),
    "not rolled": ("doors.yaml", b"- {curse: Ow, does: [{lose_levels: shown}]}\n", "let a die be rolled first."),
    "tab": ("doors.yaml", b"- monster: Slug\n\tlevel: 3\n", "doors.yaml, line 2: this is no YAML (column 1): a tab stands here."),
    "quote": ("doors.yaml", b"- monster: Slug\n- {monster: 'Snail}\n", "a text in quotes that begins in line 2 isn't closed."),
    "bracket": ("doors.yaml", b"- {curse: Ow, does: [{die: you}\n", "what a [ or { opens in line 1 isn't closed"),
    "colon": ("doors.yaml", b"- monster: Slug: the Return\n", "column 16): no colon may stand here."),
    "sign": (
        "doors.yaml",
        b"- monster: Slug\n  flavour: @home\n",
        "line 2: this is no YAML (column 12): a text that begins with such",
    ),
    "indent": (
        "doors.yaml",
        b"- curse: Ow\n  does:\n  - {die: you}\n   copies: 2\n",
        "line 4: this is no YAML (column 4): a line",
    ),
    "twice": (
        "doors.yaml",
        b"- {curse: Ow, does: [{die: you}]}\n- {curse: OW}\n",
        "line 2, OW: the id ow is taken by the card of line 1: give one of them another name or an id of its own, or write",
    ),
    "nothing": ("doors.yaml", b"- {monster: Slug, level: }\n", "line 1, Slug: nothing is written here."),
    "option": ("set.yaml", HEAD + b"options: [fast]\n", 'set.yaml, line 3: there is no house option fast; "kickdoor options"'),
    "calls": ("set.yaml", HEAD + b"calls: {curze: Weed}\n", "line 3: nothing that cards are about is called curze"),
    "taken": ("set.yaml", b"name: Own\nid: star\n", "line 2: a set that comes with kickdoor has the id star already."),
    "players": ("set.yaml", HEAD + b"players: [6, 3]\n", "set.yaml, line 3: players must be two numbers"),
    "catalogue": ("locale/es.yaml", b"elf:\n  name: Elfo\nsulg: {name: Babosa}\n", "line 3: there is no card with the id sulg."),
    "of a name": (
        "locale/es.yaml",
        b"slug: {name: Babosa,\n  flavor: Lenta}\n",
        "line 2: slug has no flavor. Did you mean flavour?",
    ),
    "no name": ("locale/es.yaml", b"slug: Babosa\n", 'es.yaml, line 1: Babosa stands where a map, "key: value", belongs.'),
    "no map": ("locale/es.yaml", b"- Babosa\n", 'es.yaml, line 1: [...] stands where a map, "key: value", belongs.'),
    "no letters": ("locale/es.yaml", b"\xff\xfe", "es.yaml, line 1: this is no text in UTF-8."),
}


@pytest.mark.parametrize("case", BROKEN)
def test_what_is_wrong_with_a_file_is_told_with_its_line(case: str, tmp_path: Path, run: Any) -> None:
    name, content, sentence = BROKEN[case]
    folder = Path(own(tmp_path / "own", doors="- {monster: Slug, level: 1}\n- {race: Elf, gives: [{run: 1}]}\n"))
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).unlink() if content is None else (folder / name).write_bytes(content)
    status, out, err = run("cards", "lint", str(folder))
    assert (status, err) == (1, "") and sentence in out, out


def test_what_is_no_file_is_not_waited_for(tmp_path: Path, run: Any) -> None:
    folder = Path(own(tmp_path / "own"))
    (folder / "doors.yaml").unlink()
    os.mkfifo(folder / "doors.yaml")
    (folder / "treasures.yaml").unlink()
    (folder / "treasures.yaml").mkdir()
    status, out, _ = run("cards", "lint", str(folder))
    assert status == 1 and out.count("line 1: this is a folder or something else that is no file of text.") == 2


def test_a_folder_whose_name_is_no_text_gets_no_set(tmp_path: Path, run: Any) -> None:
    status, _, err = run("cards", "new", f"{tmp_path}/caf\udce9")
    assert status == 2 and "in UTF-8" in err
    assert not list(tmp_path.iterdir())


def test_two_sets_of_one_id_are_not_mixed(tmp_path: Path, run: Any) -> None:
    one, two = own(tmp_path / "one"), own(tmp_path / "two")
    status, _, err = run("sets", one, two)
    assert status == 2 and f"{two} and {one} have both the id own" in err
    status, _, err = run("sets", "base", own(tmp_path / "three", name="deluxe"))
    assert status == 2 and "have both the id deluxe" in err


STRANGE = {
    "never_played": ("door", "- {door: Sleeping Dog}", "never be played"),
    "for_nobody": ("treasure", "- {item: Ring of None, gold: 100, only: [elf], not_for: [elf]}", "nobody may use it"),
    "target_unused": (
        "treasure",
        "- {treasure: Long Finger, playable: {when: any_time, target: {players: others, pick: 1}}, does: [{gain_levels: 1}]}",
        "nothing is done with it",
    ),
    "no_fight": (
        "treasure",
        "- {one_shot: Practice Punch, playable: {when: outside_combat}, does: [{boost: 2, to: your_side}]}",
        "needs a fight",
    ),
    "loop": (
        "door",
        "- {race: Escalator, when: [{when: level_gained, whose: you, does: [{gain_levels: 1}]}]}",
        "does by itself it does once",
    ),
    "round": (
        "treasure",
        "- {item: Ladder, gold: 100, when: [{when: level_gained, whose: you, does: [{draw: 1, from: treasure, face: up}]}]}\n"
        "- {item: Chute, gold: 100, when: [{when: draws_face_up, whose: you, does: [{gain_levels: 1}]}]}",
        "at draws_face_up it brings about what Ladder answers, and that brings about the same again",
    ),
    "long round": (
        "treasure",
        "- {item: One, gold: 1, when: [{when: level_gained, does: [{draw: 1, from: treasure, face: up}]}]}\n"
        "- {item: Two, gold: 1, when: [{when: draws_face_up, does: [{discard: {at: hand}}]}]}\n"
        "- {item: Three, gold: 1, when: [{when: discarded, does: [{gain_levels: 1}]}]}",
        "at level_gained it brings about what Two - Three answers",
    ),
    "soon_once": (
        "door",
        "- {race: Prodigy, when: [{when: as_soon_as, does: [{gain_levels: 1}]}]}",
        "happens once",
    ),
    "endless": (
        "treasure",
        "- {item: Font of Levels, gold: 100, when: [{when: your_turn, does: [{gain_levels: 1}]}]}",
        "again and again",
    ),
    "never_true": (
        "treasure",
        "- {one_shot: Neither, playable: {when: combat, if: {all: [alone, {not: alone}]}}, does: [{draw: 1, from: door}]}",
        "its opposite",
    ),
    "no number": (
        "door",
        "- {curse: Middle, does: [{if: {all: [{number: level, at_least: 8}, {number: level, at_most: 3}]}, then: [{die: you}]}]}",
        "its opposite",
    ),
    "no number at all": (
        "door",
        "- {curse: Gap, does: [{if: {number: hand, more_than: 3, at_most: 3}, then: [{die: you}]}]}",
        "its opposite",
    ),
    "no_fight_to_aim_at": (
        "door",
        "- {door: Too Late, playable: {when: your_turn, target: {cards: monster, at: fight}}, does: [{remove: target}]}",
        "needs a fight",
    ),
    "long_text": ("door", "- {race: Novelist, flavour: '" + "Once upon a time. " * 30 + "'}", "fit on a card"),
    "long_name": ("door", "- {monster: The Very Long Name of the Endless Slug, level: 3}", "has 38 letters; 32 fit"),
    "no level": ("door", "- {monster: Slug of No Level, bad_stuff: [{lose_levels: 1}]}", "no level is written"),
    "empty enhancer": (
        "door",
        "- {enhancer: Somewhat, playable: {when: combat, target: {cards: monster, at: fight}}}",
        "nothing comes of it",
    ),
    "far too high": (
        "door",
        "- {monster: Mountain, level: 60, treasures: 12}",
        "level of 60 is far from what other cards have: 1 to 20.",
    ),
    "far too many levels": (
        "door",
        "- {curse: Abyss, does: [{lose_levels: 9}]}",
        "lose_levels of 9 is far from what other cards have: 1 to 3.",
    ),
    "far too much for nothing": (
        "treasure",
        "- {treasure: Dam, playable: {when: any_time}, does: [{draw: 30, from: treasure}]}",
        "draw of 30",
    ),
    "far too strong a change": ("treasure", "- {item: Crown, gold: 100, gives: [{bonus: 50}]}", "bonus of 50"),
    "too few treasures": (
        "door",
        "- {monster: Miser, level: 20, treasures: -0}",
        "treasures of 0 is far from what other cards of its kind have.",
    ),
    "off_scale": ("treasure", "- {item: Hat of Everything, slot: headgear, bonus: 40, gold: 100}", "bonus of 40"),
    "value off_scale": ("treasure", "- {item: Hat of Gold, slot: headgear, bonus: 1, gold: 100000}", "gold of 100,000"),
    "empty": ("door", "- {curse: Empty Threat}", "nothing comes of it"),
    "tag": ("door", "- {curse: Paint Check, does: [{lose: {cards: item, tagged: purple}}]}", "the tag purple"),
}


def test_a_token_that_no_set_has_is_an_error_of_a_set(tmp_path: Path, run: Any) -> None:
    folder = own(tmp_path / "own", doors="- {monster: Soup of the Day, level: 2, tokens: [maet]}\n", treasures="[]")
    status, out, _ = run("cards", "lint", folder)
    assert status == 1 and "doors.yaml, line 1, Soup of the Day: there is no token maet. Did you mean meat?" in out


@pytest.mark.parametrize("case", STRANGE)
def test_what_is_strange_is_warned_of(case: str, tmp_path: Path, run: Any) -> None:
    deck, card, words = STRANGE[case]
    rest = {"doors" if deck == "door" else "treasures": card + "\n"}
    folder = own(tmp_path / "own", **{"doors": "[]", **rest})
    status, out, _ = run("cards", "lint", folder)
    warnings = [line for line in out.splitlines() if line.startswith("warning: ")]
    assert status == 0, out
    assert sum(words in warning for warning in warnings) == 1 and len(warnings) == card.count("\n") + 1, out


def test_a_file_of_which_nothing_is_read_is_warned_of(tmp_path: Path, run: Any) -> None:
    folder = Path(own(tmp_path / "own", doors="[]", treasures="[]"))
    for name in ("curses.yaml", "doors.yml", "notes.txt"):
        (folder / name).write_text("- {curse: Lost Page, does: [{lose_levels: 1}]}\n", "utf-8")
    status, out, _ = run("cards", "lint", str(folder))
    warned = [line for line in out.splitlines() if line.startswith("warning: ")]
    assert status == 0 and len(warned) == 2, out
    assert "curses.yaml, line 1: nothing in it is read" in warned[0] and "doors.yml" in warned[1]
    assert all("doors.yaml and treasures.yaml" in line for line in warned)


@pytest.mark.parametrize("name", ["deluxe", "cooks", "star", "xmen"])
def test_no_card_of_the_package_is_strange(name: str) -> None:
    from kickdoor.cards.language.linting import lint

    assert not lint(sets.load((name,))[0].cards, own_set.by_id, {})
