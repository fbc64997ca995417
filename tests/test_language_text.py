"""The text of a card says what the card does; a question is asked in the words of the text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from kickdoor.cards.language import (
    FAMILIES,
    Ability,
    BareAmount,
    BareDuration,
    Card,
    Cards,
    Deed,
    Figure,
    Happening,
    Instead,
    Kind,
    LimitName,
    LoseWord,
    Moment,
    OneOfWord,
    Per,
    Place,
    Players,
    SituationName,
    Word,
    alternatives,
    asks,
    family,
    lint,
    parse_card,
    pieces,
    question_text,
    reference,
    rules_text,
    text,
)
from kickdoor.words import ENGLISH, languages, spoken
from kickdoor.words import say as say_with

FOLDER = Path(__file__).parent / "cards"


def mechanisms() -> list[Card]:
    """Every mechanism of the language, without the labels of the file."""
    found = yaml.safe_load((FOLDER / "mechanisms.yaml").read_text("utf-8"))
    plain = [{key: card[key] for key in card if key not in ("row", "sheet")} for card in found]
    return [parse_card(card, slots=("steed",)) for card in plain]


CARDS = mechanisms()
NAMES = {card.id: card.name for card in CARDS}
BY_NAME = {card.name: card for card in CARDS}


def say(message_id: str, args: dict[str, Any]) -> str:
    return say_with(message_id, **args)


def told(card: Card) -> str:
    return text(card, say, names=NAMES)


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language there is, spoken while the test runs."""
    with spoken(request.param):
        yield request.param


SAMPLES: dict[str, str] = yaml.safe_load((FOLDER / "samples.yaml").read_text("utf-8"))


@pytest.mark.parametrize("name", SAMPLES)
def test_samples(name: str) -> None:
    assert told(BY_NAME[name]) == SAMPLES[name]


@pytest.mark.parametrize(
    ("card", "printed"),
    [
        ({"race": "A", "epic": {"gives": [{"bonus": 2}]}}, "Epic (Level 10 and up): +2 in combat."),
        ({"monster": "A", "level": 2, "against": {"elf": 3}, "tags": "undead"},
         "Level 2. Undead. +3 against an Elf."),
        ({"monster": "A", "level": 18, "treasures": 5, "levels": 2, "run": -1},
         "Level 18. 5 Treasures. 2 levels. -1 on rolls to escape it."),
        ({"item": "A", "bonus": 3, "hands": 2, "big": True, "gold": 600, "only": ["dwarf"]},
         "+3. 2 Hands. Big. 600 Gold Pieces. Only for Dwarves."),
        ({"item": "A", "slot": "footgear", "run": 2}, "+2 to Run Away. Footgear. No Value."),
        ({"one_shot": "A", "bonus": 5, "gold": 100},
         "+5 for either side. Usable once only. 100 Gold Pieces."),
        ({"enhancer": "A", "bonus": -5, "flavour": "Zzz."}, "-5 to monster. Zzz."),
        ({"curse": "A", "does": [{"lose": "item"}, {"lose": {"cards": "item", "count": 2}}]},
         "Lose an item. Lose 2 items."),
        ({"curse": "A", "does": [{"lose_levels": 1, "who": "others"}]}, "Each other player loses a level."),
        ({"monster": "A", "level": 1,
          "gives": [{"bonus": 4, "if": {"any": [{"is": "elf"}, {"is": "wizard"}]}}]},
         "Level 1. +4 against an Elf or a Wizard."),
        ({"monster": "A", "level": 1, "bad_stuff": [{"lasting": "next_run", "gives": [{"escape": "never"}]}]},
         "Level 1. Bad Stuff: On all rolls after your next lost combat: you cannot escape any monster."),
        ({"curse": "A", "does": [{"discard": {"cards": "card", "at": "hand", "of": "left"}}]},
         "Discard a card from the hand of the player on your left."),
        ({"curse": "A", "does": [{"discard": {"cards": "item", "at": "play", "of": "right", "count": 2}}]},
         "Discard 2 of the items of the player on your right."),
        ({"curse": "A", "does": [{"lasting": "until_kill", "of": "left", "gives": [{"bonus": -2}]}]},
         "Until the next kill of the player on your left: -2."),
        ({"item": "A", "gives": [{"works_as": {"cards": "class", "of": "left"}}]},
         "No Value. This works as the Class card of the player on your left."),
    ],
)  # fmt: skip
def test_other_texts(card: dict[str, Any], printed: str) -> None:
    assert text(parse_card(card), say) == printed


OTHERWISE = yaml.safe_load((FOLDER / "said-otherwise.yaml").read_text("utf-8"))


@pytest.mark.parametrize("entry", OTHERWISE, ids=lambda entry: str(entry["text"])[:60])
def test_all_that_a_card_says_stands_in_its_text(entry: dict[str, Any]) -> None:
    assert text(parse_card(entry["card"]), say, names=NAMES) == entry["text"]


LEFT_OVER = re.compile(r"a\(n\)|[{}_]|  |None|\bTrue\b|,,|\.\.(?!\.)| \.| ,")
BADLY_JOINED = {
    "en": re.compile(r"\ba (?!one)[aeio]\w"),
    "es": re.compile(r"\b(?:a|de) el\b|\bo h?o|\by i|\bcon ti\b"),
}


def readable(printed: str, language: str = ENGLISH) -> bool:
    """Whole sentences, no marker left over, nothing said in code, words joined as the language joins them."""
    leftover = LEFT_OVER.search(printed) or BADLY_JOINED[language].search(printed)
    return not leftover and all(part[:1].upper() == part[:1] for part in printed.split(". "))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_mechanism_has_a_readable_text(card: Card, language: str) -> None:
    printed = told(card) if language == ENGLISH else rules_of(card)
    assert readable(printed, language), printed
    speaks = card.gives or card.does or card.when or card.bad_stuff or card.playable
    assert not speaks or len(printed) > 6


def rules_of(card: Card) -> str:
    """The text with none of the names that are English."""
    names = dict.fromkeys(NAMES, "X")
    abilities = [piece.name for piece in pieces(card) if isinstance(piece, Ability) and piece.name]
    printed = " ".join(rules_text(card, say, names=names))
    for name in abilities:
        printed = printed.replace(name.replace("_", " ").capitalize(), "X")
    return re.sub("«¿.*\\?»", "X", printed)


def test_different_words_print_differently(language: str) -> None:
    """Two mechanisms with one text would be a text that hides something."""
    unsaid = ("id", "name", "file", "line", "set", "deck", "copies", "icon", "flavour", "kind")
    seen: dict[str, Card] = {}
    for card in CARDS:
        printed = told(card)
        twin = seen.setdefault(f"{card.kind} {printed}", card)
        same = all(getattr(twin, name) == getattr(card, name) for name in card.__struct_fields__ if name not in unsaid)
        names = [{piece.name for piece in pieces(c) if isinstance(piece, Ability)} for c in (twin, card)]
        assert same or names[0] != names[1], (twin.name, card.name, printed)


YES = {"does": [{"draw": 1, "from": "door"}]}


def made(**card: Any) -> str:
    """The text of a made-up class."""
    return text(parse_card({"class": "A", **card}), say)


@pytest.mark.parametrize("moment", [name for arm in get_args(Moment) for name in get_args(arm)])
@pytest.mark.parametrize("whose", [None, "you", "others", "fighters"])
def test_every_moment_has_a_phrase(moment: str, whose: str | None, language: str) -> None:
    more: dict[str, Any] = {"whose": whose} if whose else {}
    if moment == "as_soon_as":
        more["if"] = "alone"
    assert readable(made(when=[{"when": moment, **more, **YES}]), language)
    assert readable(text(parse_card({"monster": "A", "when": [{"when": moment, **more, **YES}]}), say), language)


@pytest.mark.parametrize("situation", get_args(SituationName))
@pytest.mark.parametrize("negated", [False, True])
def test_every_situation_has_a_phrase(situation: str, negated: bool, language: str) -> None:
    condition: Any = {"not": situation} if negated else situation
    mine = made(gives=[{"bonus": 1, "if": condition}])
    others = made(gives=[{"may_not": "help", "for": {"players": "others", "if": condition}}])
    monster = text(parse_card({"monster": "A", "gives": [{"bonus": 1, "if": condition}]}), say)
    assert readable(mine, language)
    assert readable(others, language)
    assert readable(monster, language)
    assert mine != made(gives=[{"bonus": 1, "if": situation if negated else {"not": situation}}])


@pytest.mark.parametrize("deed", get_args(Deed))
@pytest.mark.parametrize("mode", ["may", "may_not", "must"])
def test_every_deed_has_a_phrase(deed: str, mode: str, language: str) -> None:
    plain = made(gives=[{mode: deed}])
    some = made(gives=[{mode: deed, "which": "big_item"}])
    assert readable(plain, language)
    assert readable(some, language)
    assert ("items" if language == ENGLISH else "objetos Grandes") in some
    if mode != "must":
        assert readable(made(gives=[{mode: deed, "ability": "barter"}]), language)


@pytest.mark.parametrize("place", get_args(Place))
@pytest.mark.parametrize("count", [1, 2, "all", "any", "shown", {"up_to": 3}])
@pytest.mark.parametrize("whose", [None, "you", "others", "everyone"])
def test_every_place_has_a_phrase(place: str, count: Any, whose: str | None, language: str) -> None:
    for kinds in ("card", "item", "headgear", ["class", "race"]):
        found: dict[str, Any] = {"cards": kinds, "at": place, "count": count}
        found |= {"of": whose} if whose else {}
        ability = {
            "when": ["rolled", "won", "killed", "rewarded"],
            "does": [{"take": found}, {"lose": found}],
        }
        assert readable(made(when=[ability]), language)


@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_kind_has_its_nouns(kind: str, language: str) -> None:
    printed = made(does=[{"lose": kind}, {"lose": {"cards": kind, "count": 2}}], gives=[{"blank": kind}])
    assert readable(printed, language)
    word = LoseWord(main=Cards(cards=(kind,)))  # type: ignore[arg-type]
    assert readable("S" + question_text(word, 1, "suzan", say)[1:], language)
    assert readable("S" + question_text(word, 2, "suzan", say)[1:], language)


@pytest.mark.parametrize("amount", [*get_args(BareAmount), 1, 2, {"half": "level"}, {"plus": [1, "hand"]}])
def test_every_amount_has_a_phrase(amount: Any, language: str) -> None:
    does = [
        {"roll": "you"},
        {"lose_levels": amount},
        {"boost": amount, "to": "your_side"},
        {"set_level": amount},
    ]
    does += [{"draw": amount, "from": "door"}, {"gain_tokens": amount}, {"lose": {"count": amount}}]
    moments = ["won", "lost", "caught", "rolled"]
    pay = [{"lose_tokens": 1}]
    assert readable(made(when=[{"when": moments, "name": "x", "pay": pay, "does": does}]), language)


@pytest.mark.parametrize("players", get_args(Players))
def test_every_player_has_a_phrase(players: str, language: str) -> None:
    found = [{"players": players, "if": {"is": "elf"}}, {"players": players, "pick": 1}]
    found += [{"players": players, "pick": {"up_to": 2}}, {"players": players, "most": "level"}]
    for who in [players, *found]:
        does = [{"lose_levels": 1, "who": who}, {"lose": "item", "who": who}, {"roll": who}]
        does += [{"take": {"at": "hand", "of": who}}, {"take": {"cards": "item", "by": who}}]
        ability = {"when": "won", "name": "x", "pay": [{"discard": "item"}], "target": {"players": "others"}}
        assert readable(made(when=[{**ability, "does": does}]), language)


@pytest.mark.parametrize("duration", [*get_args(BareDuration), *get_args(Happening)])
def test_every_duration_has_a_phrase(duration: str, language: str) -> None:
    lasts: Any = duration if duration in get_args(BareDuration) else {"until": duration}
    for who in ("you", "others"):
        assert readable(made(does=[{"lasting": lasts, "who": who, "gives": [{"bonus": -5}]}]), language)


@pytest.mark.parametrize("limit", get_args(LimitName))
@pytest.mark.parametrize("more", [1, 2, 3, "any"])
def test_every_limit_has_a_phrase(limit: str, more: int | str, language: str) -> None:
    gives: list[dict[str, Any]] = [{"limit": limit, "more": more}]
    gives.append({"bonus": 1, "if": {"number": "hand", "more_than": {"limit": limit}}})
    assert readable(made(gives=gives), language)


@pytest.mark.parametrize("per", get_args(Per))
@pytest.mark.parametrize("instead", get_args(Instead))
def test_every_limit_of_use_and_replacement_has_a_phrase(per: str, instead: str, language: str) -> None:
    ability = {"when": "won", "name": "x", "may": True, "limit": 2, "per": per, "instead": instead}
    assert readable(made(when=[{**ability, **YES}]), language)
    assert readable(made(when=[ability]), language)
    assert readable(made(gives=[{"sells_for": 2, "per": per}]), language)


@pytest.mark.parametrize("figure", get_args(Figure))
def test_every_figure_has_a_phrase(figure: str, language: str) -> None:
    found = {"cards": "item", "at_least": {figure: 2}, "at_most": {figure: 3}, "most": figure}
    assert readable(made(does=[{"lose": found}, {"lose_levels": {"sum": figure, "of": "item"}}]), language)


def test_a_set_may_call_things_otherwise() -> None:
    card = parse_card({"class": "A", "gives": [{"immune": "curse"}], "does": [{"lose": "curse"}]})
    assert text(card, say, calls={"curse": "Trap"}) == "Traps do not affect you. Lose a Trap."


def test_flavour_is_no_rules_text() -> None:
    card = parse_card({"class": "A", "flavour": "Ha!", "gives": [{"wins_ties": True}]})
    assert rules_text(card, say) == ["Your side wins ties in combat."]
    assert text(card, say) == "Your side wins ties in combat. Ha!"


@pytest.mark.parametrize(
    ("word", "n", "question"),
    [
        ({"lose": "item"}, 1, "suzan chooses an item to lose"),
        ({"discard": {"at": "hand_or_play"}}, 2, "suzan chooses 2 cards to discard"),
        ({"take": {"cards": "small_item", "of": "others"}}, 1, "suzan chooses a Small item to take"),
        (
            {"give": {"cards": "treasure", "at": "hand"}, "to": "left"},
            1,
            "suzan chooses a Treasure card to give away",
        ),
        ({"show": {"at": "hand"}}, None, "suzan chooses any number of cards to show"),
        ({"lose": {"cards": ["item", "companion"]}}, 1, "suzan chooses a card to lose"),
        (
            {"remove": {"cards": "monster", "at": "fight"}},
            1,
            "suzan chooses a monster to discard from the fight",
        ),
        ({"one_of": [[{"lose": "item"}], [{"lose_levels": 1}]]}, 1, "suzan chooses one of 2 ways"),
        ({"enlist": {"players": "others", "pick": 1}}, 1, "suzan chooses a player"),
        ({"lose_tokens": 2}, 2, "suzan chooses 2 tokens to lose"),
    ],
)
def test_questions(word: dict[str, Any], n: int | None, question: str) -> None:
    (found,) = parse_card({"curse": "A", "does": [word]}).does
    assert question_text(found, n, "suzan", say) == question


def test_every_word_that_asks_has_a_question(language: str) -> None:
    never = [
        "gain_levels",
        "lose_levels",
        "set_level",
        "attach",
        "open_door",
        "lasting",
        "if",
        "each",
        "roll_table",
        "special",
        "add_to_die",
    ]
    for card in CARDS:
        for piece in pieces(card):
            if isinstance(piece, Word) and piece.key not in never:
                message, args = asks(piece)
                assert say(message, {**args, "who": "suzan", "person": "other"}).startswith("suzan ")
                assert "suzan" not in say(message, {**args, "who": "suzan", "person": "you"})


def test_alternatives_are_told_in_full() -> None:
    (word,) = BY_NAME["False Dilemma"].bad_stuff
    assert isinstance(word, OneOfWord)
    assert alternatives(word, say) == ["Lose your hand.", "Lose 2 levels."]


def test_the_page_of_words_names_each_word(language: str) -> None:
    page = reference(say, CARDS)
    for parent in FAMILIES:
        for key in family(parent):
            assert f"| `{key}` |" in page
    assert "| `lose` | `who`, `else` |" in page
    assert "a(n)" not in page


def test_lint_warns_of_what_is_never_played_and_too_long() -> None:
    idle = parse_card({"door": "Nothing", "does": [{"gain_levels": 1}]})
    long = parse_card({"class": "Talker", "gives": [{"bonus": 1, "if": {"not": "alone"}}] * 30})
    found = [(problem.card, problem.message_id) for problem in lint([idle, long, BY_NAME["Brawler"]], say)]
    assert found == [("Nothing", "language-never-played"), ("Talker", "language-long-text")]


def test_lint_warns_of_what_says_nothing_and_of_tags_that_no_card_has() -> None:
    empty = parse_card({"curse": "Nothing"})
    waits = parse_card({"treasure": "Waits", "playable": {"when": "any_time"}})
    sought = parse_card({"curse": "Seeker", "does": [{"lose": {"cards": "item", "tagged": "purple"}}]})
    known = parse_card({"curse": "Firefighter", "does": [{"lose": {"cards": "item", "tagged": "fire"}}]})
    found = [(problem.card, problem.message_id) for problem in lint([empty, waits, sought, known], say)]
    assert found == [
        ("Nothing", "language-says-nothing"),
        ("Waits", "language-says-nothing"),
        ("Seeker", "language-no-such-tag"),
    ]
