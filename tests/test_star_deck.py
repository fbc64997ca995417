"""The Star deck has the shape of the printed one, and the named cards keep their figures."""

from collections import Counter
from collections.abc import Callable

import pytest

from kickdoor.cards.language import (
    BlankQuestion,
    Card,
    CarriesQuestion,
    DieWord,
    DrawWord,
    EscapeQuestion,
    GainLevelsWord,
    LevelsQuestion,
    LimitQuestion,
    LoseLevelsWord,
    LoseWord,
    MateWord,
    MayNotQuestion,
    NoBonusQuestion,
    RunQuestion,
    TreasuresQuestion,
)
from tests.decks import Deck, total

DECK = Deck("star")
of_kind, card = DECK.of_kind, DECK.card
RACES = {"mutant", "feline", "cyborg"}
CLASSES = {"gadgeteer", "psychic", "trader", "bounty_hunter"}
DOOR_KINDS = {"monster": 37, "enhancer": 6, "curse": 19, "class": 12, "race": 9, "door": 11}
TREASURE_KINDS = {"item": 33, "sidekick": 7, "one_shot": 23, "treasure": 11}
MONSTERS = {1: 6, 2: 4, 4: 4, 6: 4, 8: 4, 10: 3, 12: 3, 14: 3, 16: 3, 18: 2, 20: 1}
TREASURES = {1: 1, 2: 1, 4: 2, 6: 2, 8: 2, 10: 3, 12: 3, 14: 4, 16: 4, 18: 5, 20: 5}
PLACES = {"headgear": 4, "armor": 4, "footgear": 3, "hands": 10, "none": 5}
LASERS = {"laser": 2, "dazer": 3, "maser": 4, "bobaser": 4, "fundraiser": 4, "paraphraser": 5}
USUAL_GOLD = {1: {200, 400}, 2: {400}, 3: {400, 600}, 4: {600, 800}, 5: {800}}
ONE_SHOT_GOLD = {2: {0, 100}, 3: {100, 200}, 5: {200, 300}}


def place_of(item: Card) -> str:
    """Where an item is worn."""
    return item.slot or ("hands" if item.hands else "none")


def gives(each: Card, question: type) -> list[object]:
    """The main arguments of its questions of this type."""
    return [asked.main for asked in each.gives if isinstance(asked, question)]


def test_the_manifest() -> None:
    assert (DECK.manifest.id, DECK.manifest.name, DECK.manifest.players) == ("star", "Star", (3, 6))
    assert dict(DECK.manifest.calls) == {"curse": "Trap", "companion": "Sidekick", "mate": "Clone"}
    assert DECK.manifest.joins == ("undead",)
    assert DECK.manifest.also == (("laser", "fire"),)


def test_both_decks_are_complete() -> None:
    assert Counter(each.deck for each in DECK.manifest.cards for _ in range(each.copies)) == {"door": 94, "treasure": 74}
    assert Counter(each.kind for each in of_kind(*DOOR_KINDS)) == DOOR_KINDS
    assert Counter(each.kind for each in of_kind(*TREASURE_KINDS)) == TREASURE_KINDS


def test_classes_races_and_the_other_doors() -> None:
    assert {each.id.replace("-", "_") for each in of_kind("class")} == CLASSES
    assert {each.id for each in of_kind("race")} == RACES
    assert all(each.copies == 3 and each.epic is not None for each in DECK.manifest.cards if each.kind in ("class", "race"))
    copies = {"half-breed": 2, "super-munchkin": 2, "wandering-monster": 2, "and-its-clone": 1, "cheat": 1}
    assert {name: card(name).copies for name in copies} == copies
    assert total(each for each in DECK.manifest.cards if each.kind == "door" and each.id not in copies) == 3
    assert sorted(each.bonus for each in of_kind("enhancer")) == [-5, 5, 5, 5, 10, 10]


def test_the_monsters_by_level() -> None:
    monsters = of_kind("monster")
    assert Counter(each.level for each in monsters) == MONSTERS
    for each in monsters:
        assert each.levels == (2 if each.level >= 16 else 1), each.name
        assert each.treasures == TREASURES[each.level], each.name


def test_against_whom_the_monsters_are_strong_or_weak() -> None:
    against = [row for each in of_kind("monster") for row in each.against]
    either_of_two = 4  # the Warranty Void
    assert sorted([*(number for _, number in against), either_of_two]) == [-5, -5, -4, -4, 2, 2, 3, 3, 4, 4, 5, 5, 5]
    assert {trait for trait, _ in against} == RACES | CLASSES


def test_how_the_monsters_are_met_fought_and_escaped() -> None:
    monsters = of_kind("monster")
    passes = [
        each.id for each in monsters for ability in each.when if ability.instead == "fight" or ability.when == ("as_soon_as",)
    ]
    assert len(passes) == len(set(passes)) == 8
    limits = [each.id for each in monsters if gives(each, NoBonusQuestion) or gives(each, BlankQuestion)]
    assert sorted(limits) == ["personal-space-invader", "trade-barrier-reef"]
    bans = [each.id for each in monsters if ("sacrifice",) in gives(each, MayNotQuestion)]
    assert sorted(bans) == ["personal-space-invader", "red-shirts-union-rep"]
    assert sorted(each.run for each in monsters if each.run) == [-1, 1]
    assert sorted(each.spares for each in monsters if each.spares) == [3, 3]
    escapes = Counter(str(fate) for each in monsters for fate in gives(each, EscapeQuestion))
    assert escapes == {"never": 1, "always": 2}
    assert sum("undead" in each.tags for each in monsters) == 4


def test_five_monsters_reward_more_than_their_treasures() -> None:
    monsters = of_kind("monster")
    doors = [each.id for each in monsters if draws(each, "door")]
    assert sorted(doors) == ["bottle-bottle", "door-to-door-salesdroid"]
    assert [each.id for each in monsters if draws(each, "treasure")] == ["public-enemy-no-4-817"]
    assert [each.id for each in monsters if gives(each, LevelsQuestion)] == ["missing-link-404"]
    assert [each.id for each in monsters if gives(each, TreasuresQuestion)] == ["bureau-de-strange"]


def draws(monster: Card, deck: str) -> bool:
    """Whether its death lets somebody draw from that deck."""
    words = [word for ability in monster.when if ability.when == ("killed",) for word in ability.does]
    return any(isinstance(word, DrawWord) and word.from_ == deck for word in words)


def test_the_bad_stuff() -> None:
    monsters = of_kind("monster")
    plain = [
        word.main
        for each in monsters
        for word in each.bad_stuff
        if len(each.bad_stuff) == 1 and isinstance(word, LoseLevelsWord) and isinstance(word.main, int)
    ]
    assert Counter(plain) == {1: 2, 2: 6, 3: 1}
    assert sum(any(isinstance(word, DieWord) for word in each.bad_stuff) for each in monsters) == 3
    assert all(each.bad_stuff for each in monsters)
    kinds = [word.main.cards for each in monsters for word in each.bad_stuff if isinstance(word, LoseWord)]
    assert sum(bool({"class", "race"} & set(each)) for each in kinds) == 4


def test_the_lasers() -> None:
    lasers = [each for each in DECK.manifest.cards if each.laser]
    assert {each.id: each.bonus for each in lasers} == LASERS
    assert total(lasers) == 7
    assert sum(each.bonus * each.copies for each in lasers) == 24
    assert {each.hands for each in lasers} == {2}
    assert sorted(each.id for each in lasers if each.complex) == ["maser", "paraphraser"]


def test_the_items() -> None:
    items = of_kind("item")
    assert Counter(place_of(each) for each in items if not each.laser) == PLACES
    assert sum(each.complex for each in items) == 10
    assert not any(each.big for each in items), "this set has no Big items"
    for each in items:
        assert not each.bonus or not each.gold or each.gold in USUAL_GOLD[each.bonus], each.name
    assert [each.id for each in items if each.gold == 0] == ["box-of-loose-cables"]


def test_there_is_something_for_everybody() -> None:
    only = Counter(trait for each in of_kind("item") for trait in each.only)
    assert set(only) == RACES | CLASSES | {"male", "female"}
    assert sorted(trait for each in of_kind("item") for trait in each.not_for) == ["bounty_hunter", "feline"]


def test_the_sidekicks() -> None:
    helpers = of_kind("sidekick")
    plain = [each.id for each in helpers if not each.bonus and not each.gives and not each.when]
    assert plain == ["red-shirts"]
    assert [each.id for each in helpers if gives(each, CarriesQuestion)] == ["forklift-with-feelings"]
    assert [each.id for each in helpers if gives(each, LimitQuestion)] == ["your-tech-savvy-nephew"]
    assert all(each.gold is None for each in helpers)


def test_the_one_shots() -> None:
    one_shots = of_kind("one_shot")
    assert Counter(each.bonus for each in one_shots if each.bonus) == {2: 4, 3: 4, 5: 3}
    for each in one_shots:
        assert each.gold is not None
        assert not each.bonus or each.gold in ONE_SHOT_GOLD[each.bonus], each.name
        assert each.bonus or each.gold in (100, 200, 300, 500), each.name
    assert sum("grenad" in each.id for each in one_shots) >= 6


def test_the_treasures_that_are_no_items() -> None:
    others = of_kind("treasure")
    assert all(each.gold is None for each in others)
    gain = [each for each in others if any(isinstance(word, GainLevelsWord) for word in each.does)]
    assert len(gain) == 9
    for_anybody = card("go-up-a-level")
    same = (for_anybody.does, for_anybody.playable)
    assert sum((each.does, each.playable) == same for each in others) == 6
    assert not any(word.winning for each in gain for word in each.does if isinstance(word, GainLevelsWord))


def test_traps_that_a_cyborg_does_not_feel() -> None:
    assert sum("flesh" in each.tags for each in of_kind("curse")) == 3


NAMED: dict[str, Callable[[Card], bool]] = {
    "diamondoid-teeth": lambda it: (it.kind, it.bonus, it.only) == ("item", 2, ()),
    "battle-armor": lambda it: it.slot == "armor",
    "laser": lambda it: (it.bonus, it.laser, it.copies) == (2, True, 2),
    "dazer": lambda it: (it.bonus, it.laser) == (3, True),
    "maser": lambda it: it.laser,
    "bobaser": lambda it: (it.bonus, it.laser, it.complex, it.only) == (4, True, False, ()),
    "neuronic-whip": lambda it: it.only == ("mutant",),
    "cheat": lambda it: it.name == "Cheat!",
    "go-up-a-level": lambda it: it.kind == "treasure" and it.gold is None,
    "red-shirts": lambda it: it.kind == "sidekick",
    "bottle-bottle": lambda it: (it.level, it.treasures, it.against, it.gives) == (4, 2, (), ()),
    "starfish": lambda it: it.against == (("feline", -5),) and not it.gives,
    "fanged-fuzzball": lambda it: it.against == (("feline", 2),) and not it.gives,
    "great-cthulhu": lambda it: it.level == 20,
    "from-another-dimension": lambda it: (it.kind, it.bonus, it.treasures) == ("enhancer", 10, 2),
    "radioactive": lambda it: it.kind == "enhancer",
    "and-its-clone": lambda it: [type(word) for word in it.does] == [MateWord],
    "annihilate": lambda it: [type(word) for word in it.does] == [LoseWord],
    "antimatter": lambda it: it.does == card("annihilate").does,
    "wandering-monster": lambda it: it.kind == "door",
    "super-munchkin": lambda it: "class" in gives(it, LimitQuestion),
    "half-breed": lambda it: "race" in gives(it, LimitQuestion),
    "lose-your-armor": lambda it: it.kind == "curse",
    "gadgeteer": lambda it: [ability.name for ability in it.when] == ["disarm"] and bool(it.gives),
    "psychic": lambda it: [ability.name for ability in it.when] == ["foresee"] and bool(it.gives),
    "trader": lambda it: [ability.name for ability in it.when] == ["barter"] and "companion" in gives(it, LimitQuestion),
    "bounty-hunter": lambda it: [ability.when for ability in it.when] == [("killed",)],
    "mutant": lambda it: [ability.when for ability in it.when] == [("played",)],
    "feline": lambda it: it.kind == "race" and not gives(it, RunQuestion),
    "cyborg": lambda it: it.kind == "race",
}


@pytest.mark.parametrize("name", NAMED)
def test_a_named_card_keeps_its_figures(name: str) -> None:
    assert NAMED[name](card(name))


def test_the_figures_of_the_worked_example() -> None:
    """EX-4: a Feline of Level 4 with teeth, a Bounty Hunter of Level 5 with a Bobaser, one monster."""
    wesley, boxey = 4 + card("diamondoid-teeth").bonus, 5 + card("bobaser").bonus
    bottle = card("bottle-bottle").level + card("from-another-dimension").bonus
    assert (wesley, boxey, bottle) == (6, 9, 14)
    assert card("bottle-bottle").treasures + card("from-another-dimension").treasures == 4
