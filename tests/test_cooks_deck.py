"""The Crazy Cooks deck has the shape of the printed one, and the named cards keep their figures."""

from collections import Counter
from collections.abc import Callable

import pytest

from kickdoor.cards.language import (
    BlankQuestion,
    BoostWord,
    Card,
    DieWord,
    EscapeQuestion,
    GainLevelsWord,
    GainTokensWord,
    LimitQuestion,
    LoseLevelsWord,
    LoseTokensWord,
    NoBonusQuestion,
    TagQuestion,
    TakesAllTokensQuestion,
    TokensAreQuestion,
    TokensQuestion,
)
from tests.decks import Deck, total

DECK = Deck("cooks")
of_kind, card = DECK.of_kind, DECK.card
RACES = {"elf", "dwarf", "halfling"}
CLASSES = {"bbq_boss", "science_chef", "short_order_cook", "french_chef"}
TERMS = {"meat", "veggie", "drink", "dessert"}
DOOR_KINDS = {"monster": 37, "enhancer": 9, "curse": 18, "class": 12, "race": 9, "door": 10}
TREASURE_KINDS = {"item": 37, "one_shot": 20, "treasure": 16}
MONSTERS = {1: 5, 2: 5, 4: 4, 6: 4, 8: 4, 10: 3, 12: 3, 14: 3, 16: 3, 18: 2, 20: 1}
TREASURES = {1: {1}, 2: {1}, 4: {2}, 6: {2}, 8: {2}, 10: {3}, 12: {3}, 14: {4}, 16: {4}, 18: {4, 5}, 20: {5}}
PLACES = {"headgear": 5, "armor": 5, "footgear": 4, "hands": 15, "none": 8}
USUAL_GOLD = {1: {200, 400}, 2: {400}, 3: {400, 600}, 4: {600, 800}, 5: {800}}
ONE_SHOT_GOLD = {2: {0, 100}, 3: {100, 200}, 5: {200, 300}}


def gives(each: Card, question: type) -> list[object]:
    """The main arguments of its questions of this type."""
    return [asked.main for asked in each.gives if isinstance(asked, question)]


def test_the_manifest() -> None:
    assert (DECK.manifest.id, DECK.manifest.name, DECK.manifest.players) == ("cooks", "Crazy Cooks", (3, 6))
    assert dict(DECK.manifest.tokens) == dict.fromkeys(TERMS, 10)
    assert DECK.manifest.joins == ("undead",)
    assert [rule.name for rule in DECK.manifest.rules] == [
        "Balanced Meal",
        "Hands Off My Plate",
        "Doggy Bag",
        "Cold Leftovers",
        "Clear the Table",
    ]


def test_a_balanced_meal_may_win() -> None:
    (meal,) = DECK.manifest.rules[0].when
    assert meal.when == ("as_soon_as",)
    lost, gained = meal.does
    assert isinstance(lost, LoseTokensWord)
    assert (lost.main, lost.kind) == (1, "every")
    assert isinstance(gained, GainLevelsWord)
    assert (gained.main, gained.winning) == (1, True)


def test_both_decks_are_complete() -> None:
    decks = Counter(each.deck for each in DECK.manifest.cards for _ in range(each.copies))
    assert decks == {"door": 95, "treasure": 73}
    assert Counter(each.kind for each in of_kind(*DOOR_KINDS) if each.deck == "door") == DOOR_KINDS
    assert Counter(each.kind for each in of_kind(*TREASURE_KINDS)) == TREASURE_KINDS


def test_classes_races_and_the_other_doors() -> None:
    assert {each.id.replace("-", "_") for each in of_kind("class")} == CLASSES
    assert {each.id for each in of_kind("race")} == RACES
    assert all(each.copies == 3 and each.epic is not None for each in DECK.manifest.cards if each.kind in ("class", "race"))
    copies = {"half-breed": 2, "super-munchkin": 2, "wandering-monster": 3, "cheat": 1}
    assert {name: card(name).copies for name in copies} == copies
    assert total(each for each in DECK.manifest.cards if each.kind == "door" and each.id not in copies) == 2


def test_the_monsters_by_level() -> None:
    monsters = of_kind("monster")
    assert Counter(each.level for each in monsters) == MONSTERS
    for each in monsters:
        assert each.levels == (2 if each.level >= 16 else 1), each.name
        assert each.treasures in TREASURES[each.level], each.name
    assert sorted(each.treasures for each in monsters if each.level == 18) == [4, 5]
    assert sum("undead" in each.tags for each in monsters) == 4


def test_every_monster_shows_its_terms_the_first_two_more_often() -> None:
    monsters = of_kind("monster")
    assert Counter(len(each.tokens) for each in monsters) == {1: 29, 2: 8}
    assert all(len(set(each.tokens)) == len(each.tokens) for each in monsters)
    shown = Counter(kind for each in monsters for kind in each.tokens)
    assert set(shown) == TERMS
    assert min(shown["meat"], shown["veggie"]) > max(shown["drink"], shown["dessert"])


def test_against_whom_the_monsters_are_strong_or_weak() -> None:
    against = [row for each in of_kind("monster") for row in each.against]
    assert {trait for trait, _ in against} == RACES | CLASSES
    assert sorted(number for _, number in against) == [-5, -4, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 6]


def test_how_the_monsters_are_met_and_escaped() -> None:
    monsters = of_kind("monster")
    assert [each.id for each in monsters for ability in each.when if ability.instead == "fight"] == ["unripe-avocado"]
    assert sorted(each.run for each in monsters if each.run) == [-2, -1, 1]
    assert sorted(each.spares for each in monsters if each.spares) == [3, 3, 4, 4, 5]
    assert [fate for each in monsters for fate in gives(each, EscapeQuestion)] == ["never"]
    limits = [each.id for each in monsters if gives(each, NoBonusQuestion) or gives(each, BlankQuestion)]
    assert limits == ["kale-force-wind"]


def test_two_monsters_wait_for_each_other() -> None:
    pair = (card("surf-looking-for-turf"), card("turf-looking-for-surf"))
    assert all(each.playable is not None and each.playable.when == ("combat",) for each in pair)


def test_the_bad_stuff() -> None:
    monsters = of_kind("monster")
    assert all(each.bad_stuff for each in monsters)
    plain = [
        word.main
        for each in monsters
        for word in each.bad_stuff
        if len(each.bad_stuff) == 1 and isinstance(word, LoseLevelsWord) and isinstance(word.main, int)
    ]
    assert set(plain) == {1, 2, 3}
    assert len(plain) == 10
    assert sum(any(isinstance(word, DieWord) for word in each.bad_stuff) for each in monsters) == 3
    assert [each.id for each in monsters if any(isinstance(w, LoseTokensWord) for w in each.bad_stuff)] == [
        "lasagna-of-forgotten-tuesdays",
        "count-calorie",
    ]


def test_the_enhancers() -> None:
    enhancers = of_kind("enhancer")
    assert sorted(each.bonus for each in enhancers) == [-3, 3, 3, 3, 3, 5, 5, 5, 10]
    assert [each.id for each in enhancers if gives(each, TokensAreQuestion)] == ["with-a-tiny-umbrella"]
    assert [each.id for each in enhancers if gives(each, TokensQuestion)] == [
        "instant-just-add-water",
        "with-a-cherry-on-top",
    ]


def place_of(item: Card) -> str:
    """Where an item is worn."""
    return item.slot or ("hands" if item.hands else "none")


def test_the_items() -> None:
    items = of_kind("item")
    assert Counter(place_of(each) for each in items) == PLACES
    assert Counter(each.hands for each in items if each.hands) == {1: 10, 2: 5}
    assert sum(each.big for each in items) == 3
    assert not any(each.complex or each.laser for each in items)
    for each in items:
        assert not each.bonus or not each.gold or each.gold in USUAL_GOLD[each.bonus], each.name
    assert [each.id for each in items if each.gold == 0] == ["pinch-of-salt"]


def test_there_is_something_for_everybody() -> None:
    only = Counter(trait for each in of_kind("item") for trait in each.only)
    assert set(only) == RACES | CLASSES | {"human"}
    assert {only[trait] for trait in CLASSES} == {2}


def test_the_item_enhancers_sit_on_items() -> None:
    sitting = [each for each in of_kind("treasure") if any(word.key == "attach" for word in each.does)]
    assert sorted(each.id for each in sitting) == ["bacon-wrapped", "flambeed", "non-stick-coating", "served-on-slate"]
    assert all(each.gold is None for each in sitting)
    assert gives(card("flambeed"), TagQuestion) == ["fire"]


def test_the_one_shots() -> None:
    one_shots = of_kind("one_shot")
    assert Counter(each.bonus for each in one_shots if each.bonus) == {2: 4, 3: 3, 5: 3}
    for each in one_shots:
        assert each.gold is not None
        assert not each.bonus or each.gold in ONE_SHOT_GOLD[each.bonus], each.name


def test_the_treasures_that_are_no_items() -> None:
    others = of_kind("treasure")
    assert all(each.gold is None for each in others)
    gain = [each for each in others if any(isinstance(word, GainLevelsWord) for word in each.does)]
    assert len(gain) == 9
    for_anybody = card("go-up-a-level")
    same = (for_anybody.does, for_anybody.playable)
    assert sum((each.does, each.playable) == same for each in others) == 6
    assert not any(word.winning for each in gain for word in each.does if isinstance(word, GainLevelsWord))


def is_fuelled(it: Card) -> bool:
    """Each token spent gives +4 to the side played for, now or later in the fight."""
    assert it.playable is not None
    now, later = (it.playable.pay, it.does), (it.when[0].pay, it.when[0].does)
    return now == later and isinstance(now[0][0], LoseTokensWord) and isinstance(now[1][0], BoostWord)


NAMED: dict[str, Callable[[Card], bool]] = {
    "poofy-hat": lambda it: (it.kind, it.bonus, it.only) == ("item", 3, ()),
    "gourmet-goggles": lambda it: (it.slot, it.only) == ("headgear", ("science_chef",)),
    "mace-of-tenderizing": lambda it: it.kind == "item",
    "fruit-boots": lambda it: it.slot == "footgear",
    "mystery-ingredient": is_fuelled,
    "mystery-meat": lambda it: (it.level, it.treasures, it.tokens, it.against) == (10, 3, ("meat",), ()),
    "snake-cake": lambda it: it.kind == "monster",
    "frankenfood": lambda it: it.against == (("science_chef", 4),) and not it.gives,
    "army-surplus": lambda it: it.kind == "enhancer" and len(gives(it, NoBonusQuestion)) == 1,
    "free-range": lambda it: it.bonus == 3 and isinstance(it.when[0].does[0], GainTokensWord),
    "wandering-monster": lambda it: it.kind == "door",
    "go-up-a-level": lambda it: it.kind == "treasure" and it.gold is None,
    "cheat": lambda it: it.name == "Cheat!",
    "super-munchkin": lambda it: "class" in gives(it, LimitQuestion),
    "half-breed": lambda it: "race" in gives(it, LimitQuestion),
    "lose-your-armor": lambda it: it.kind == "curse",
    "bbq-boss": lambda it: [ability.name for ability in it.when] == [None, "baste"],
    "science-chef": lambda it: gives(it, TakesAllTokensQuestion) == [True],
    "short-order-cook": lambda it: [ability.name for ability in it.when] == ["next_order"],
    "french-chef": lambda it: [ability.name for ability in it.when] == ["close_kitchen"],
    "elf": lambda it: it.kind == "race" and len(it.gives) == 2,
    "dwarf": lambda it: gives(it, LimitQuestion) == ["big", "hand"],
    "halfling": lambda it: [ability.name for ability in it.when] == ["retry"],
}


@pytest.mark.parametrize("name", NAMED)
def test_a_named_card_keeps_its_figures(name: str) -> None:
    assert NAMED[name](card(name))


def test_the_figures_of_the_worked_example() -> None:
    """EX-2: a chef of Level 5 with a hat, four for a token, an Elf of Level 3, one monster made stronger."""
    remy = 5 + card("poofy-hat").bonus
    meat = card("mystery-meat").level + card("free-range").bonus
    assert (remy, remy + 4, meat, remy + 4 + 3) == (8, 12, 13, 15)


def test_races_are_those_of_the_base_deck() -> None:
    """The Elf of one set is the Elf of the other (COMBINE-13)."""
    base = {each.id: each for each in Deck("base", "deluxe").manifest.cards if each.kind == "race"}
    for race in (card(name) for name in RACES):
        assert (race.gives, race.when) == (base[race.id].gives, base[race.id].when)
