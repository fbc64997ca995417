"""Scenario files that are wrong: each error names the file, the line and the nearest known word."""

from pathlib import Path

import pytest

from kickdoor import scene
from kickdoor.scene import keys

TABLE = "players: {aric: {hand: [net-troll]}, suzan: {hand: [enraged, potion-of-maybe]}, third: {}}"
FIGHT = f"{TABLE}\nphase: open\nsteps:\n  - aric: trouble net-troll\n"

WRONG = {  # what stands under `scenario:` (line 1), the line that is wrong, and the word that was meant
    "key": ("playrs: {}\nplayers: {aric: {}, suzan: {}}", 2, "players"),
    "key of a player": ("players:\n  aric: {}\n  suzan: {equiped: []}", 4, "equipped"),
    "card": ("players:\n  aric: {}\n  suzan: {hand: [warier]}", 4, "warrior"),
    "kind of card": ("players:\n  aric: {identity: [net-troll]}\n  suzan: {}", 3, "identity"),
    "kind of what is carried": ("players:\n  aric: {}\n  suzan: {carried: [elf]}", 4, "carried"),
    "kind of curse": ("players:\n  aric: {curses: [net-troll]}\n  suzan: {}", 3, "curses"),
    "players' keys": ("players:\n  aric: 4\n  suzan: {}", 3, "mapping"),
    "name of a player": ("players:\n  aric: {}\n  pass: {}", 4, "pass"),
    "true or false": ("players: {aric: {}, suzan: {}}\nonly: maybe", 3, "true or false"),
    "number written oddly": ("players: {aric: {level: 0b11}, suzan: {}}", 2, "Level"),
    "rule of a refusal": (f"{TABLE}\nsteps:\n  - refuse: {{aric: loot, rule: [[]]}}", 4, "list"),
    "nobody hidden": (f"{TABLE}\nthen:\n  hidden_from: {{suzan: }}", 4, "list"),
    "token of a made-up monster": ("cards:\n  - {monster: Tofu, tokens: [maet]}\nplayers: {aric: {}, suzan: {}}", 3, "meat"),
    "set": ("sets: [sketsh]\nplayers: {aric: {}, suzan: {}}", 2, "sketch"),
    "option": ("players: {aric: {}, suzan: {}}\noptions: {fastr: true}", 3, "faster"),
    "turn": (f"{TABLE}\nturn: aricc", 3, "aric"),
    "phase": (f"{TABLE}\nphase: charty", 3, "charity"),
    "rule": (f"{TABLE}\nrules: [COMBAT-99]", 3, "COMBAT-09"),
    "rule as one word": (f"{TABLE}\nrules: COMBT-03", 3, "COMBAT-03"),
    "rule that refuses": (f"{TABLE}\nsteps:\n  - refuse: {{suzan: kick, rule: [SETUP-11, TURN-99]}}", 4, "TURN-09"),
    "nobody refused": (f"{TABLE}\nsteps:\n  - refuse: {{rule: SETUP-11}}", 4, "player"),
    "name that a check has": ("players:\n  aric: {}\n  combat: {}", 4, "combat"),
    "Level that is none": ("players: {aric: {level: true}, suzan: {}}", 2, "Level"),
    "number of tokens": ("sets: [cooks]\nplayers: {aric: {tokens: {meat: many}}, suzan: {}}", 3, "whole number"),
    "fewer tokens than none": ("sets: [cooks]\nplayers: {aric: {tokens: {meat: -1}}, suzan: {}}", 3, "whole number"),
    "no set": ("sets: []\nplayers: {aric: {}, suzan: {}}", 2, "base"),
    "set named twice": ("sets: [base, star, deluxe]\nplayers: {aric: {}, suzan: {}}", 2, "deluxe"),
    "curse that passes": ("players:\n  aric: {}\n  suzan: {curses: [lose-your-armor]}", 4, "last"),
    "kind of what a companion carries": ("players:\n  aric: {}\n  suzan: {companions: [{hireling: [elf]}]}", 4, "companions"),
    "piles of a set that shares them": (
        "sets: [base, star]\nplayers: {aric: {}, suzan: {}}\ndecks: {star: {door: []}}", 4, "piles_per_set"),
    "discards of a set that shares them": (
        "sets: [base, star]\nplayers: {aric: {}, suzan: {}}\nthen: {door_discards: {star: []}}", 4, "piles_per_set"),
    "key of a refusal": (f"{TABLE}\nsteps:\n  - refuse: {{suzan: kick, rul: SETUP-11}}", 4, "rule"),
    "two refused in one step": (f"{TABLE}\nsteps:\n  - refuse: {{suzan: kick, third: kick}}", 4, "player"),
    "Level looked for": (f"{TABLE}\nthen: {{aric: {{level: four}}}}", 3, "whole number"),
    "sex looked for": (f"{TABLE}\nthen: {{aric: {{sex: men}}}}", 3, "female"),
    "token looked for": ("sets: [cooks]\nplayers: {aric: {}, suzan: {}}\nthen: {aric: {tokens: {maet: 1}}}", 4, "meat"),
    "strength in a fight": (f"{FIGHT}  - see: {{combat: {{munchkins: many}}}}", 6, "whole number"),
    "fighter looked for": (f"{FIGHT}  - see: {{combat: {{fighters: [arik]}}}}", 6, "aric"),
    "side of a role": ("cards:\n  - {role: Prefect}\nplayers:\n  aric: {role: {prefect: up}}\n  suzan: {}", 5, "female"),
    "kind of role": ("players:\n  aric: {role: {elf: male}}\n  suzan: {}", 3, "role"),
    "kind of companion": ("players:\n  aric: {companions: [elf]}\n  suzan: {}", 3, "companions"),
    "what is attached": (
        "players:\n  aric: {equipped: [shield-of-blame], attached: {shield-of-blame: [elf]}}\n  suzan: {}", 3, "attached"),
    "two cards of one id": ("cards:\n  - {item: Hat}\n  - {item: Hat, slot: headgear}\nplayers: {aric: {}, suzan: {}}", 4, "hat"),
    "card that is absent": (f"{TABLE}\nthen:\n  absent: [half-bred]", 4, "half-breed"),
    "verb": (f"{TABLE}\nsteps:\n  - aric: kik", 4, "kick"),
    "player": (f"{TABLE}\nsteps:\n  - arik: kick", 4, "aric"),
    "player refused": (f"{TABLE}\nsteps:\n  - refuse: {{arik: kick}}", 4, "aric"),
    "card in a step": (f"{TABLE}\nsteps:\n  - aric: trouble net-trol", 4, "net-troll"),
    "player meant by on": (f"{TABLE}\nsteps:\n  - aric: play net-troll on suzann", 4, "suzan"),
    "card paid": (f"{TABLE}\nsteps:\n  - refuse: {{aric: use warrior discarding net-trol}}", 4, "net-troll"),
    "ability": (f"{TABLE}\nsteps:\n  - aric: use thief steel on suzan", 4, "thief steal"),
    "key of see": (f"{TABLE}\nsteps:\n  - see: {{trun: aric}}", 4, "turn"),
    "key of combat": (f"{FIGHT}  - see: {{combat: {{winer: true}}}}", 6, "winning"),
    "player waited for": (f"{TABLE}\nthen:\n  waiting_for: [arik]", 4, "aric"),
    "phase looked for": (f"{TABLE}\nthen:\n  phase: fihgt", 4, "fight"),
    "verb that can't": (f"{TABLE}\nthen:\n  aric:\n    cannot: [ekip net-troll]", 5, "equip"),
    "two in a step": (f"{TABLE}\nsteps:\n  - {{aric: kick, suzan: pass}}", 4, "step"),
    "side left open": (f"{FIGHT}  - suzan: play potion-of-maybe", 6, "play potion-of-maybe on monsters"),
    "monster left open": (
        f"{FIGHT}  - suzan: play enraged\n".replace("net-troll]", "net-troll, wandering-monster, drooling-slime]")
        .replace("  - suzan", "  - aric: play wandering-monster\n  - suzan"), 7, "play enraged on drooling-slime"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_named(what: str, tmp_path: Path) -> None:
    text, line, word = WRONG[what]
    file = tmp_path / "wrong.yaml"
    file.write_text(f"scenario: Wrong\n{text}\n", "utf-8")
    said: list[str] = []
    assert scene.check([file], said.append) == 2
    error = next(text for text in said if "wrong.yaml:" in text)
    assert f"wrong.yaml:{line}:" in error
    assert word in error


def test_worked_examples_are_named_like_rules(tmp_path: Path) -> None:
    """MINI-07 and EX-1 are ids of the rulebook too; there are no more of them than it lists."""
    file = tmp_path / "named.yaml"
    for ids, right in (("[EX-1, MINI-07, AMB-09, EPIC-02]", True), ("[EX-5]", False), ("[MINI-48]", False)):
        file.write_text(f"scenario: Named\nrules: {ids}\n{TABLE}\n", "utf-8")
        assert [differs == "" for _, differs in scene.check_file(file)] == [right]


def test_what_does_not_hold_is_no_error_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "differs.yaml"
    file.write_text(f"scenario: Differs\n{TABLE}\nthen: {{turn: suzan}}\n", "utf-8")
    said: list[str] = []
    assert scene.check([file], said.append) == 1
    assert "suzan" in said[0] and "aric" in said[0]


@pytest.mark.parametrize(
    ("player", "rule"),
    [
        ("equipped: [hard-hat-harder-head, helm-of-selective-hearing]", "ITEM-08"),
        ("equipped: [magic-missile]", "ONESHOT-01"),
        ("identity: [warrior, thief]", "CLASS-09"),
        ("identity: [elf, elf, half-breed]", "SUPER-02"),
        ("identity: [super-munchkin]", "SUPER-01"),
        ("identity: [elf, half-breed, half-breed]", "SUPER-01"),
        ("carried: [chainsaw-of-bloody-dismemberment, queen-size-mattress]", "BIG-01"),
        ("companions: [{hireling: [shield-of-blame, stamp-of-disapproval]}]", "ITEM-09"),
        ("companions: [hireling, hireling]", "HIRELING-01"),
        ("companions: [brave-understudy, brave-understudy]", "SIDEKICK-03"),
        ("companions: [lab-partner, lab-partner]", "ALLY-01"),
        ("companions: [{brave-understudy: [shield-of-blame]}]", "SIDEKICK-06"),
        ("equipped: [shield-of-blame, stamp-of-disapproval], joined: [[shield-of-blame, stamp-of-disapproval]]", "LASER-03"),
        ("level: 10", "WIN-01"),
        ("dead: true, hand: [elf]", "DEATH-01"),
        ("dead: true, identity: [elf], carried: [shield-of-blame]", "DEATH-01"),
    ],
)
def test_a_set_up_that_the_rules_refuse_fails_by_their_id(player: str, rule: str, tmp_path: Path) -> None:
    file = tmp_path / "refused.yaml"
    made_up = "[{sidekick: Brave Understudy}, {ally: Lab Partner}]"
    text = f"scenario: Refused\ncards: {made_up}\nplayers: {{aric: {{{player}}}, suzan: {{}}, third: {{}}}}\n"
    file.write_text(text, "utf-8")
    assert [rule in differs for _, differs in scene.check_file(file)] == [True]
    file.write_text(f"{text}lax: true\n", "utf-8")
    assert [differs for _, differs in scene.check_file(file)] == [""]


@pytest.mark.parametrize("value", ["5", "foo", "[[elf]]", "{foo: bar}", "[{elf: dwarf}]", "null", "{door: 5}", "{elf: {a: b}}"])
@pytest.mark.parametrize("place", ["set-up", "player", "then", "player then"])
def test_a_value_of_the_wrong_shape_is_never_a_crash(place: str, value: str, tmp_path: Path) -> None:
    known = {
        "set-up": keys.TOP_KEYS,
        "player": keys.PLAYER_KEYS,
        "then": keys.TABLE_KEYS,
        "player then": keys.CHECKED_KEYS,
    }[place]
    file = tmp_path / "shape.yaml"
    for key in known:
        player = f"{{{key}: {value}}}" if place == "player" else "{hand: [elf]}"
        lines = {"scenario": "Shape", "players": f"{{aric: {player}, suzan: {{}}}}"}
        if place == "set-up":
            lines[key] = value
        elif place != "player":
            lines["then"] = f"{{{key}: {value}}}" if place == "then" else f"{{aric: {{{key}: {value}}}}}"
        file.write_text("".join(f"{name}: {what}\n" for name, what in lines.items()), "utf-8")
        assert scene.check([file], lambda _: None) in (0, 1, 2), key


def test_a_file_that_contains_itself_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deep.yaml"
    file.write_text("scenario: Deep\nplayers: &all {aric: *all, suzan: {}}\n", "utf-8")
    said: list[str] = []
    assert scene.check([file], said.append) == 2
    assert "deep.yaml: lists and mappings" in said[0]


def test_a_sentence_of_several_lines_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "long.yaml"
    file.write_text(f"scenario: |\n  A sentence\n  goes on\n{TABLE}\n", "utf-8")
    said: list[str] = []
    assert scene.check([file], said.append) == 0
    assert said[0] == "ok    A sentence goes on"


def test_a_scenario_that_breaks_the_game_fails_and_the_next_one_is_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "two.yaml"
    file.write_text(f"- scenario: one\n  {TABLE}\n- scenario: two\n  {TABLE}\n", "utf-8")
    runs = scene.run.Run.run

    def breaks(run: scene.Run) -> None:
        if run.scenario["scenario"] == "one":
            raise TypeError("something odd")
        runs(run)

    monkeypatch.setattr(scene.Run, "run", breaks)
    found = dict(scene.check_file(file))
    assert "something odd" in found["one"] and found["two"] == ""
    monkeypatch.setenv("KICKDOOR_DEBUG", "1")
    with pytest.raises(TypeError):
        list(scene.check_file(file))


def test_what_is_wrong_with_one_scenario_keeps_no_other_from_being_run(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    table = "players: {aric: {}, suzan: {}}"
    entries = (f"scenario: First, {table}", "just words", f"scenario: Third, {table}, stepz: []", f"scenario: Last, {table}")
    file.write_text("".join(f"- {{{entry}}}\n" if ":" in entry else f"- {entry}\n" for entry in entries), "utf-8")
    said: list[str] = []
    assert scene.check([file], said.append) == 2
    assert [line.split()[-1] for line in said if line.startswith("ok")] == ["First", "Last"]
    errors = [line for line in said if "wrong.yaml:" in line]
    assert "wrong.yaml:2:" in errors[0] and "wrong.yaml:3:" in errors[1] and "steps" in errors[1]


def test_a_folder_without_scenarios_is_an_error_and_not_a_success(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("scenario: not here\n", "utf-8")
    said: list[str] = []
    assert scene.check([tmp_path], said.append) == 2
    assert ".yaml" in said[0] and str(tmp_path) in said[0]
