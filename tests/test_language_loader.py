"""Card files: every mechanism loads, and whatever is misspelt or means nothing is refused with its place."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from kickdoor.cards.language import (
    BoostWord,
    ButAmount,
    Card,
    CardError,
    Cards,
    EachWord,
    IsCondition,
    LastingWord,
    LevelAmount,
    LoseWord,
    NumberCondition,
    RollTableWord,
    Situation,
    UntilDuration,
    Who,
    card_from_node,
    check_names,
    id_of,
    load_cards,
    nearest,
    parse_card,
    trait_of,
)
from kickdoor.cards.language.problems import Problem
from kickdoor.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE = Path(__file__).parent / "cards" / "mechanisms.yaml"
LABELS = ("row", "sheet")
SLOTS = ("steed",)


def nodes() -> list[Any]:
    """Each card of the mechanisms' file as a node, without its label."""
    root = yaml.compose(FILE.read_text("utf-8"), Loader=yaml.SafeLoader)
    assert root is not None
    for node in root.value:
        node.value = [pair for pair in node.value if pair[0].value not in LABELS]
    return list(root.value)


NODES = nodes()
PLAIN: list[dict[str, Any]] = [
    {key: value for key, value in card.items() if key not in LABELS} for card in yaml.safe_load(FILE.read_text("utf-8"))
]


def one(text: str) -> Card:
    """The only card of a text."""
    (card,) = load_cards(text, "made.yaml", "made", slots=SLOTS)
    return card


def faults(text: str) -> list[tuple[str, int]]:
    """The messages and lines of all that is wrong with a text."""
    with pytest.raises(CardError) as caught:
        load_cards(text, "made.yaml", "made", slots=SLOTS)
    return [(problem.message_id, problem.line) for problem in caught.value.problems]


def test_every_mechanism_loads() -> None:
    cards = [card_from_node(node, str(FILE), "made", slots=SLOTS) for node in NODES]
    assert len(cards) == 454
    assert check_names(cards) == []


def test_node_and_mapping_give_the_same_card() -> None:
    for node, plain in zip(NODES, PLAIN, strict=True):
        if plain.get("slot") not in SLOTS:
            card = parse_card(plain, "f", node.start_mark.line + 1, "s")
            assert card == card_from_node(node, "f", "s")


@pytest.mark.parametrize(
    ("name", "card_id"),
    [
        ("Net Troll", "net-troll"),
        ("...From Another Dimension", "from-another-dimension"),
        ("Dentist's Hobby Horse", "dentists-hobby-horse"),
        ("Soufflé of Damocles", "souffle-of-damocles"),
        ("DISARMED!", "disarmed"),
        ("Plus 2 – or 3", "plus-2-or-3"),
    ],
)
def test_the_id_is_made_of_the_name(name: str, card_id: str) -> None:
    assert id_of(name) == card_id
    assert trait_of(name) == card_id.replace("-", "_")


def test_defaults_are_resolved() -> None:
    monster = one("- {monster: Net Troll, level: 10, treasures: 3, bad_stuff: [{lose: headgear}, {lose: item}]}")
    assert (monster.deck, monster.levels, monster.treasures, monster.gold) == ("door", 1, 3, None)
    assert (monster.set, monster.file, monster.line) == ("made", "made.yaml", 1)
    hat, item = monster.bad_stuff
    assert isinstance(hat, LoseWord)
    assert isinstance(item, LoseWord)
    assert (hat.main.at, item.main.at, item.who, item.main.count) == (
        "equipped",
        "play",
        Who(players="you"),
        1,
    )
    assert one("- {item: Stick}").gold == 0
    assert one("- {one_shot: Stick}").gold is None
    assert one("- {enhancer: Big}").treasures == 0
    assert [one(f"- {{{kind}: X}}").deck for kind in ("ally", "role", "class")] == [
        "treasure",
        "none",
        "door",
    ]


def test_target_is_whom_the_card_aims_at() -> None:
    aimed = "playable: {when: any_time, target: {players: others, pick: 1}}"
    at_player = one(f"- {{treasure: A, {aimed}, does: [{{each: target, does: [{{lose: item}}]}}]}}").does[0]
    aimed = "playable: {when: any_time, target: item}"
    at_item = one(f"- {{treasure: A, {aimed}, does: [{{each: target, does: [{{lose: it}}]}}]}}").does[0]
    assert isinstance(at_player, EachWord)
    assert isinstance(at_item, EachWord)
    assert at_player.main == Who(players="target")
    assert at_item.main == Cards(noun="target")


def test_forms_become_structs() -> None:
    card = one(
        """
- curse: Everything
  playable: {when: combat, target: either_side}
  does:
    - {boost: {base: 2, but: {level: you}, if: {is: [elf, male]}}, to: target}
    - {roll_table: {1: [], 2-5: [{lose: this}], 6: []}}
    - lasting: [next_turn, {until: level_gained}]
      gives: [{bonus: -5, if: {number: hand, at_least: 3}, for: this}]
"""
    )
    boost, table, lasting = card.does
    assert isinstance(boost, BoostWord)
    assert boost.to == "target"
    assert boost.main == ButAmount(main=2, but=LevelAmount(main=Who(players="you")), if_=IsCondition(main=("elf", "male")))
    assert isinstance(table, RollTableWord)
    assert [len(words) for words in table.main] == [0, 1, 1, 1, 1, 0]
    assert isinstance(lasting, LastingWord)
    assert lasting.main == ("next_turn", UntilDuration(main="level_gained"))
    assert lasting.gives[0].if_ == NumberCondition(main="hand", at_least=3)
    assert lasting.gives[0].for_ == Cards(noun="this")


def test_situations_are_bare() -> None:
    (bonus,) = one("- {class: A, gives: [{bonus: 2, if: {not: alone}}]}").gives
    assert getattr(bonus.if_, "main", None) == Situation(main="alone")


def test_all_faults_of_a_file_are_found_with_their_lines() -> None:
    text = """- {monster: One, levle: 3}
- monster: Two
  level: x
  bad_stuff:
    - {loose: headgear}
    - {lose: hedgear, els: []}
- {monster: Three, level: 2}
"""
    assert faults(text) == [
        ("language-unknown-key", 1),
        ("language-wrong-type", 3),
        ("language-unknown-word", 5),
        ("language-unknown-value", 6),
        ("language-unknown-key", 6),
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("- {monster: A, on: 3}", "language-mistyped"),
        ("- {monster: A, level: 1.5}", "language-mistyped"),
        ("- {monster: A, level: 010}", "language-mistyped"),
        ("- {monster: A, level: ~}", "language-mistyped"),
        ("- {monster: 2020-01-01}", "language-mistyped"),
        ("- {monster: No}", "language-mistyped"),
        ("- {item: A, big: false}", "language-mistyped"),
        ("- {item: A, big: 1}", "language-wrong-type"),
        ("- {monster: 1984}", "language-wrong-type"),
        ("- {monster: '!'}", "language-not-a-name"),
        ("- {monster: A, level: -1}", "language-negative"),
        ("- {monster: A, level: 1, level: 2}", "language-key-twice"),
        ("- {level: 3}", "language-no-kind"),
        ("- {monster: A, curse: B}", "language-two-kinds"),
        ("- {item: A, level: 3}", "language-not-of-kind"),
        ("- {item: A, spares: 3}", "language-not-of-kind"),
        ("- {curse: A, bad_stuff: [{die: you}]}", "language-not-of-kind"),
        ("- {item: A, slot: headgaer}", "language-bad-fact"),
        ("- {item: A, hands: 3}", "language-bad-fact"),
        ("- {item: A, copies: 0}", "language-bad-fact"),
        ("- {item: A, id: A b}", "language-bad-fact"),
        ("- {item: A, tags: [Big Fire]}", "language-not-a-word"),
        ("- {curse: A, does: {die: you}}", "language-wrong-type"),
        ("- {curse: A, does: [{lose: item, draw: 1, from: door}]}", "language-two-words"),
        ("- {curse: A, does: [{lose: item, main: item}]}", "language-unknown-key"),
        ("- {curse: A, does: [{lose: {noun: this}}]}", "language-unknown-key"),
        ("- {curse: A, does: [{draw: 1}]}", "language-missing-argument"),
        ("- {curse: A, does: [{if: alone}]}", "language-missing-argument"),
        ("- {curse: A, does: [{lasting: game}]}", "language-missing-argument"),
        ("- {curse: A, does: [{roll_table: {1-3: [], 5-6: []}}]}", "language-faces"),
        ("- {curse: A, does: [{roll_table: {1-3: [], 3-6: []}}]}", "language-faces"),
        ("- {curse: A, does: [{roll_table: {1-5: []}}]}", "language-faces"),
        ("- {curse: A, does: [{roll_table: {4-6: [], 1-3: []}}]}", "language-faces"),
        (
            "- {class: A, when: [{when: combat, may: true, does: [{draw: 1, from: door}]}]}",
            "language-no-name",
        ),
        ("- {class: A, when: [{when: your_turn}]}", "language-does-nothing"),
        (
            "- {class: A, when: [{when: won, name: x, may: true, limit: 1, does: [{gain_levels: 1}]}]}",
            "language-limit-without-per",
        ),
        (
            "- {class: A, when: [{when: won, name: x, does: [{gain_levels: 1}]},"
            " {when: lost, name: x, does: [{lose_levels: 1}]}]}",
            "language-name-twice",
        ),
        ("- {item: A, bonus: 3, gives: [{bonus: 2}]}", "language-fact-doubled"),
        ("- {monster: A, treasures: -1}", "language-too-few-treasures"),
        ("- {enhancer: A, treasures: 1, gives: [{treasures: 1}]}", "language-fact-doubled"),
        ("- {curse: A, does: [{lose: target}]}", "language-stands-for-nothing"),
        ("- {curse: A, does: [{cancel: it}]}", "language-stands-for-nothing"),
        ("- {curse: A, does: [{die: them}]}", "language-stands-for-nothing"),
        ("- {curse: A, does: [{lose_levels: shown}]}", "language-stands-for-nothing"),
        ("- {curse: A, does: [{lose_levels: paid}]}", "language-stands-for-nothing"),
        ("- {curse: A, does: [{lose: {at: those}}]}", "language-stands-for-nothing"),
        ("- {item: A, gives: [{gold: 300, for: host}]}", "language-stands-for-nothing"),
        ("- {curse: A, does: [{lose_levels: lost_by}]}", "language-outside-its-moment"),
        ("- {item: A, gives: [{bonus: lost_by}]}", "language-outside-its-moment"),
        ("- {item: A, gives: [{bonus: {count: {cards: monster, at: beaten}}}]}", "language-outside-its-moment"),
        ("- {class: A, epic: {gives: [{bonus: 1, if: {there_is: {at: beaten}}}]}}", "language-outside-its-moment"),
        ("- {one_shot: A, playable: {when: rolled, whose: you}, does: [{set_die: 9}]}", "language-no-face"),
        ("- {one_shot: A, playable: {when: rolled, whose: you}, does: [{set_die: 0}]}", "language-no-face"),
        ("- {curse: A, does: [{draw: -1, from: door}]}", "language-below-zero"),
        ("- {curse: A, does: [{lose_levels: -2}]}", "language-below-zero"),
        ("- {curse: A, does: [{lose: {cards: item, count: -1}}]}", "language-below-zero"),
        ("- {curse: A, does: [{one_of: []}]}", "language-no-ways"),
        ("- {curse: A, does: [{lose_levels: missed_by}]}", "language-outside-its-moment"),
        (
            "- {class: A, when: [{when: your_turn, does: [{take: {cards: monster, at: beaten}}]}]}",
            "language-outside-its-moment",
        ),
        (
            "- {class: A, when: [{when: charity, does: [{take: {cards: item, at: used}}]}]}",
            "language-outside-its-moment",
        ),
        ("monster: A", "language-wrong-type"),
        ("- [monster]", "language-wrong-type"),
        ("- {monster: A", "language-no-yaml"),
        ("- {monster: !!python/name:os.system A}", "language-mistyped"),
        ("- {monster: A}\n- {monster: a}", "language-id-twice"),
        ("- {rule: A, gives: &a [{bonus: 1, if: &b {not: *b}}]}", "language-too-deep"),
    ],
)
def test_what_is_refused(text: str, fault: str) -> None:
    assert [message for message, _ in faults(text)] == [fault]


@pytest.mark.parametrize(
    "text",
    [
        "- {item: A, gives: [{bonus: 2}]}",
        "- {item: A, bonus: 3, gives: [{bonus: 2, if: alone}]}",
        "- {curse: A, does: [{roll: you}, {lose_levels: shown}]}",
        "- {curse: A, does: [{lose: item}, {if: alone, then: [{take: {at: those}}]}]}",
        "- {monster: A, bad_stuff: [{lose_levels: missed_by}, {lose_levels: lost_by}]}",
        "- {item: A, tags: fire, gives: [{tag: those}, {counts_as: host}]}",
        "",
        "[]",
    ],
)
def test_what_is_not_refused(text: str) -> None:
    load_cards(text, "made.yaml", "made")


def test_the_nearest_word_is_named() -> None:
    with pytest.raises(CardError) as caught:
        load_cards("- {curse: A, does: [{loose_level: 1}]}", "f.yaml", "s", first_line=10)
    problem = caught.value.problems[0]
    args: dict[str, str | int] = {"word": "loose_level", "family": "word", "near": "lose_levels"}
    assert problem == Problem(file="f.yaml", line=10, card="A", message_id="language-unknown-word", args=args)
    assert say(problem.message_id, **problem.args) == "there is no word called loose_level."
    assert nearest("qqq", ["lose"]) == ""


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("- {curse: A, does: [{lose: {cards: armor, at: tabel}}]}", "those"),
        ("- {item: A, slot: hat}", "headgear"),
        ("- {item: A, hands: 4}", "2"),
        ("- {item: A, id: A Thing}", "a-thing"),
        ("- {curse: A, does: [{lose: {cards: armor, where: play}}]}", "worth"),
        ("- {curse: A, does: [{draw: 1, from: treasure, face: sideways}]}", "down"),
    ],
)
def test_a_known_word_is_named_however_unlike(text: str, near: str) -> None:
    with pytest.raises(CardError) as caught:
        load_cards(text, "f.yaml", "s")
    assert caught.value.problems[0].args["near"] == near


def test_unknown_traits_and_names_are_found() -> None:
    text = """- {race: Elf}
- {monster: A, against: {elf: 3, efl: 2}}
- {class: B, gives: [{counts_as: small_item, for: item}, {bonus: 2, if: {has: {named: Elk}}}]}
- {item: C, only: [male, human]}
"""
    found = check_names(load_cards(text, "f", "s"))
    assert [(p.message_id, p.line, p.args["word"], p.args["near"]) for p in found] == [
        ("language-unknown-trait", 2, "efl", "elf"),
        ("language-unknown-card", 3, "elk", "elf"),
    ]


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every key and every scalar of a card, with the way to it."""
    if isinstance(value, dict):
        for key, under in value.items():
            yield (*path, ("key", key)), key
            yield from spots(under, (*path, key))
    elif isinstance(value, list):
        for place, under in enumerate(value):
            yield from spots(under, (*path, place))
    else:
        yield path, value


def changed(card: dict[str, Any], path: tuple[Any, ...], new: object) -> dict[str, Any]:
    """The card with one key or scalar replaced."""
    card = copy.deepcopy(card)
    at: Any = card
    for step in path[:-1]:
        at = at[step]
    last = path[-1]
    if isinstance(last, tuple):
        under = list(at.items())
        at.clear()
        at.update((new if key == last[1] else key, value) for key, value in under)
    else:
        at[last] = new
    return card


# Where any word goes: names, traits, tags and questions to the table are not from closed lists.
FREE = {"id", "name", "icon", "flavour", "tags", "tagged", "not_tagged", "named", "tag", "kind", "tokens"}
FREE |= {"is", "only", "not_for", "ability", "option", "table_says", "tokens_are", "counts_as"}
KINDS = {next(iter(card)) for card in PLAIN}


def is_free(path: tuple[Any, ...]) -> bool:
    """Whether the spot takes any word."""
    keys = [step for step in path if isinstance(step, str)]
    last = keys[-1] if keys else ""
    if isinstance(path[-1], tuple):
        return last == "against"
    return last in FREE or (last in KINDS and len(keys) == 1)


def test_every_misspelling_is_refused() -> None:
    tried = 0
    for card in PLAIN:
        for path, found in spots(card):
            if not isinstance(found, str) or is_free(path):
                continue
            tried += 1
            with pytest.raises(CardError) as caught:
                parse_card(changed(card, path, found + "q"), "f", 7, "s")
            assert all(problem.line == 7 for problem in caught.value.problems)
    assert tried > 4500


def test_every_wrong_type_is_refused() -> None:
    tried = 0
    for card in PLAIN:
        for path, found in spots(card):
            if isinstance(path[-1], tuple) or card.get("slot") in SLOTS:
                continue
            for wrong in (None, 1.5, [[found]], {"q": found}, False):
                tried += 1
                with pytest.raises(CardError):
                    parse_card(changed(card, path, wrong), "f", 7, "s")
    assert tried > 5000
