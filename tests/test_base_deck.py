"""The base deck has the shape of the printed one, and the named cards keep their figures."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest
from msgspec import structs

import kickdoor
from kickdoor import sets
from kickdoor.cards.language import (
    AttachWord,
    BoostWord,
    Card,
    DieWord,
    EscapeQuestion,
    EscapeWord,
    GainLevelsWord,
    JoinWord,
    LimitQuestion,
    LoseLevelsWord,
    RunQuestion,
    id_of,
)
from kickdoor.cards.language.cardfile import load_cards
from kickdoor.cards.language.sets import load_set

FOLDER = Path(kickdoor.__file__).parent / "cards" / "base"
RACES = {"elf", "dwarf", "halfling"}
CLASSES = {"warrior", "wizard", "thief", "cleric"}
DOOR_KINDS = {"monster": 37, "enhancer": 5, "curse": 19, "class": 12, "race": 9, "door": 13}
MONSTERS = {1: 5, 2: 5, 4: 4, 6: 4, 8: 4, 10: 3, 12: 3, 14: 3, 16: 3, 18: 2, 20: 1}
TREASURES = {1: 1, 2: 1, 4: 2, 6: 2, 8: 2, 10: 3, 12: 3, 14: 4, 16: 4, 20: 5}
ITEMS = {  # place: how many with a bonus of 0, 1, 2, 3, 4, 5
    "headgear": (0, 2, 0, 2, 0, 0),
    "armor": (0, 2, 1, 2, 0, 0),
    "footgear": (2, 0, 1, 0, 0, 0),
    "1 hand": (1, 1, 2, 5, 3, 1),
    "2 hands": (0, 1, 0, 2, 2, 0),
    "none": (1, 1, 1, 4, 1, 0),
}
ITEM_GOLD = {0: 3, 200: 5, 300: 1, 400: 15, 600: 11, 700: 1, 800: 2}
ONE_SHOT_GOLD = {0: 1, 100: 8, 200: 4, 300: 5, 500: 3, 1100: 1, 1300: 1}
USUAL_GOLD = {1: {200, 400}, 2: {300, 400}, 3: {400, 600}, 4: {600, 800}, 5: {800}}


@cache
def deck(name: str) -> tuple[Card, ...]:
    """The different cards of a file."""
    file = FOLDER / f"{name}.yaml"
    return tuple(load_cards(file.read_text(encoding="utf-8"), str(file), "base"))


def everything() -> tuple[Card, ...]:
    return deck("doors") + deck("treasures")


def of_kind(*kinds: str) -> list[Card]:
    """The physical cards of these kinds."""
    return [card for card in everything() if card.kind in kinds for _ in range(card.copies)]


def card(name: str) -> Card:
    return next(each for each in everything() if each.id == name)


def total(cards: Iterable[Card]) -> int:
    return sum(each.copies for each in cards)


def place_of(item: Card) -> str:
    """The column of the item table."""
    return item.slot or {0: "none", 1: "1 hand", 2: "2 hands"}[item.hands]


def test_both_decks_are_complete() -> None:
    assert total(deck("doors")) == 95
    assert total(deck("treasures")) == 73
    assert {each.deck for each in deck("doors")} == {"door"}
    assert {each.deck for each in deck("treasures")} == {"treasure"}


def test_the_doors_by_kind() -> None:
    assert Counter(each.kind for each in of_kind(*DOOR_KINDS)) == DOOR_KINDS
    assert {each.id for each in of_kind("class")} == CLASSES
    assert {each.id for each in of_kind("race")} == RACES
    assert all(each.copies == 3 for each in everything() if each.kind in ("class", "race"))
    copies = {"half-breed": 2, "super-munchkin": 2, "wandering-monster": 3, "mate": 1, "cheat": 1}
    assert {name: card(name).copies for name in copies} == copies
    assert sorted(each.bonus for each in of_kind("enhancer")) == [-5, 5, 5, 10, 10]


def test_the_monsters_by_level() -> None:
    monsters = of_kind("monster")
    assert Counter(each.level for each in monsters) == MONSTERS
    for each in monsters:
        assert each.levels == (2 if each.level >= 16 else 1), each.name
        assert each.treasures == TREASURES.get(each.level, each.treasures), each.name
    assert sorted(each.treasures for each in monsters if each.level == 18) == [4, 5]


def test_what_the_monsters_do() -> None:
    monsters = of_kind("monster")
    against = Counter(number for each in monsters for _, number in each.against)
    assert against + Counter([4]) == {3: 2, 4: 4, 5: 3, 6: 4}  # one of the fours is against either of two
    traits = [trait for each in monsters for trait, _ in each.against]
    assert sum(trait in RACES for trait in traits) + 1 == 7
    assert sum(trait in CLASSES for trait in traits) == 6
    assert sorted(each.run for each in monsters if each.run) == [-2, -1, 1, 1]
    assert sum("undead" in each.tags for each in monsters) == 4
    assert Counter(each.spares for each in monsters if each.spares) == {3: 3, 4: 1, 5: 1}
    escapes = Counter(
        (question.main, question.if_ is None)
        for each in monsters
        for question in each.gives
        if isinstance(question, EscapeQuestion)
    )
    assert escapes == {("never", True): 2, ("always", True): 1, ("always", False): 1}
    assert sum(ability.instead == "fight" for each in monsters for ability in each.when) == 3


def test_the_bad_stuff() -> None:
    monsters = of_kind("monster")
    only_levels = [each for each in monsters if [type(word) for word in each.bad_stuff] == [LoseLevelsWord]]
    assert len(only_levels) == 12
    amounts = [word.main for each in only_levels for word in each.bad_stuff if isinstance(word, LoseLevelsWord)]
    assert Counter(amount if isinstance(amount, int) else 2 for amount in amounts) == {1: 3, 2: 6, 3: 3}
    assert sum(any(isinstance(word, DieWord) for word in each.bad_stuff) for each in monsters) == 4
    assert [each.name for each in monsters if not each.bad_stuff] == ["Out-of-Office Ogre"]


def test_the_items_by_place_and_bonus() -> None:
    items = of_kind("item")
    assert len(items) == 38
    found = Counter((place_of(each), each.bonus) for each in items)
    assert found == {(place, bonus): number for place, numbers in ITEMS.items() for bonus, number in enumerate(numbers) if number}


def test_the_gold_of_the_items() -> None:
    items = of_kind("item")
    assert Counter(each.gold for each in items) == ITEM_GOLD
    assert sum(each.gold or 0 for each in items) == 16_200
    for each in items:
        assert not each.bonus or not each.gold or each.gold in USUAL_GOLD[each.bonus], each.name


def test_big_items_and_restrictions() -> None:
    items = of_kind("item")
    assert sum(each.big for each in items) == 7
    only = Counter(group(each.only[0]) for each in items if each.only)
    assert only == {"class": 7, "race": 6, "human": 2, "sex": 2}
    assert sum(bool(each.not_for) for each in items) == 4
    assert sum(not each.only and not each.not_for for each in items) == 17
    assert sorted(each.run for each in items if each.run) == [2, 3]


def group(trait: str) -> str:
    """What sort of trait an item asks for."""
    if trait in CLASSES:
        return "class"
    if trait in RACES:
        return "race"
    return {"male": "sex", "female": "sex"}.get(trait, trait)


def test_the_one_shots() -> None:
    one_shots = of_kind("one_shot")
    assert len(one_shots) == 23
    assert Counter(each.gold for each in one_shots) == ONE_SHOT_GOLD
    assert sum(each.gold or 0 for each in one_shots) == 7_000
    assert Counter(each.bonus for each in one_shots if each.bonus) == {2: 4, 3: 2, 5: 3}
    assert card("the-right-cartridge").does, "the third of those that give 3"


def test_the_treasures_that_are_no_items() -> None:
    others = of_kind("treasure", "hireling")
    assert len(others) == 12
    assert all(each.gold is None for each in others)
    for_anybody = card("go-up-a-level")
    same = (for_anybody.does, for_anybody.playable)
    plain = [each for each in others if (each.does, each.playable) == same]
    assert len(plain) == 6
    assert for_anybody.copies == 2
    gain = [each for each in others if any(isinstance(word, GainLevelsWord) for word in each.does)]
    assert len(gain) == 9
    assert any(isinstance(word, AttachWord) for word in card("promotion-pending").does)
    assert card("hireling").kind == "hireling"


NAMED: dict[str, Callable[[Card], bool]] = {
    "chainsaw-of-bloody-dismemberment": lambda it: it.bonus == 3,
    "boots-of-butt-kicking": lambda it: (it.bonus, it.slot) == (2, "footgear"),
    "staff-of-napalm": lambda it: it.kind == "item",
    "kneepads-of-allure": lambda it: it.kind == "item",
    "flaming-armor": lambda it: it.slot == "armor",
    "mace-of-sharpness": lambda it: it.only == ("cleric",),
    "magic-missile": lambda it: (it.kind, it.bonus) == ("one_shot", 5),
    "yuppie-water": lambda it: bool(it.gold) and it.bonus == 0 and isinstance(it.does[0], BoostWord),
    "net-troll": lambda it: (it.level, it.treasures, it.against, it.gives, it.when) == (10, 3, (), (), ()),
    "wannabe-vampire": lambda it: [ability.name for ability in it.when] == ["chase"],
    "drooling-slime": lambda it: it.against == (("elf", 4),) and not it.gives,
    "enraged": lambda it: (it.kind, it.bonus, it.treasures) == ("enhancer", 5, 1),
    "ancient": lambda it: it.kind == "enhancer",
    "lose-your-armor": lambda it: it.kind == "curse",
    "elf": lambda it: any(isinstance(question, RunQuestion) for question in it.gives),
    "dwarf": lambda it: any(isinstance(question, LimitQuestion) and question.main == "big" for question in it.gives),
    "halfling": lambda it: it.kind == "race",
    "super-munchkin": lambda it: isinstance(it.does[0], AttachWord),
    "half-breed": lambda it: isinstance(it.does[0], AttachWord),
    "wandering-monster": lambda it: isinstance(it.does[0], JoinWord),
    "warrior": lambda it: [ability.name for ability in it.when] == ["berserk"],
    "wizard": lambda it: [ability.name for ability in it.when] == ["flight", "charm"],
    "thief": lambda it: [ability.name for ability in it.when] == ["backstab", "steal"],
    "cleric": lambda it: [ability.name for ability in it.when] == ["resurrect", "turn"],
    "go-up-a-level": lambda it: it.kind == "treasure" and it.gold is None,
    "hireling": lambda it: it.gold is None,
    "mate": lambda it: it.kind == "door",
    "cheat": lambda it: it.name == "Cheat!",
}


@pytest.mark.parametrize("name", NAMED)
def test_a_named_card_keeps_its_figures(name: str) -> None:
    assert NAMED[name](card(name))


NAMES = Path(__file__).parent.parent / "docs" / "names.md"


def rows_of_names() -> list[list[str]]:
    """The rows of the list of names: the kept name, the two others, why."""
    rows = [line.strip("| \n").split("|") for line in NAMES.read_text("utf-8").splitlines() if line.startswith("| **")]
    return [[cell.strip(" *") for cell in row] for row in rows]


def test_each_card_of_our_own_bears_the_best_of_three_names() -> None:
    """docs/names.md: in the order of the cards, every card that the rulesheets don't name."""
    rows = rows_of_names()
    assert [row[0] for row in rows] == [each.name for each in everything() if each.id not in NAMED]
    for row in rows:
        assert len({id_of(name) for name in row[:3]}) == 3 and all(4 < len(name) <= 32 for name in row[:3]), row
        assert len("".join(row[3:]).split()) <= 8, row


def test_a_name_that_was_not_kept_is_no_other_card_s() -> None:
    taken = {each.id for name in sets.installed() for each in sets.load((name,))[0].cards}
    offered = Counter(id_of(name) for row in rows_of_names() for name in row[:3])
    assert {name for row in rows_of_names() for name in row[1:3] if id_of(name) in taken} == set()
    assert [name for name, times in offered.items() if times > 1] == []


def test_a_card_renamed_is_there_and_no_card_has_the_former_id() -> None:
    renamed = sets.renamed(("deluxe",))
    today = {each.id for each in everything()}
    former = {id_of(name) for row in rows_of_names() for name in row[1:3]}
    assert set(renamed.values()) <= today and not renamed.keys() & today
    assert renamed.keys() <= former, "a former name is one of the three"


def test_some_item_feeds_each_tag_that_a_monster_asks_for() -> None:
    tags = Counter(tag for each in of_kind("item", "one_shot") for tag in each.tags)
    assert set(tags) == {"fire", "stick", "below_the_waist"}
    assert min(tags.values()) >= 3
    beaver = card("beaver-without-a-permit").when[0]
    assert isinstance(beaver.does[0], EscapeWord)


def test_deluxe_and_sketch_are_one_deck() -> None:
    deluxe, sketch = (load_set(FOLDER, name) for name in ("deluxe", "sketch"))
    for each in (deluxe, sketch):
        assert each.players == (3, 6)
        assert each.joins == ("undead",)
        assert dict(each.counts) == {"door": 95, "treasure": 73}
    assert (deluxe.id, deluxe.name) == ("deluxe", "Deluxe")
    assert (sketch.id, sketch.name) == ("sketch", "Sketch")
    assert [structs.replace(each, set="sketch") for each in deluxe.cards] == list(sketch.cards)
