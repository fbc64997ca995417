"""The X-Men deck has the shape of the printed one, and the named cards keep their figures; its Roles are dealt."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from kickdoor import record, sets
from kickdoor.cards.language import (
    BlankQuestion,
    BonusQuestion,
    Card,
    DieWord,
    GainLevelsWord,
    LimitQuestion,
    LoseLevelsWord,
    LoseWord,
    MayNotQuestion,
    NoBonusQuestion,
    SafeQuestion,
)
from kickdoor.errors import SeatsError
from kickdoor.game import Game
from kickdoor.state import FEMALE, OUT
from tests.decks import Deck

DECK = Deck("xmen")
of_kind, card = DECK.of_kind, DECK.card
AFFILIATIONS = {"x_men", "x_force", "x_factor"}
DOOR_KINDS = {"monster": 30, "enhancer": 5, "curse": 13, "affiliation": 9, "power": 12, "door": 4}
TREASURE_KINDS = {"item": 23, "ally": 11, "one_shot": 12, "treasure": 9}
MONSTERS = {1: 4, 2: 3, 4: 3, 6: 4, 8: 3, 10: 3, 12: 3, 14: 2, 16: 2, 18: 2, 20: 1}
TREASURES = {1: {1}, 2: {1}, 4: {2}, 6: {2}, 8: {2}, 10: {3}, 12: {3}, 14: {4}, 16: {4}, 18: {4, 5}, 20: {5}}
PLACES = {"headgear": 3, "armor": 3, "footgear": 2, "one hand": 8, "two hands": 3, "none": 4}
USUAL_GOLD = {1: {200, 400}, 2: {400}, 3: {400, 600}, 4: {600, 800}, 5: {800}}
ONE_SHOT_GOLD = {2: {100}, 3: {100, 200}, 5: {200, 300}}


def place_of(item: Card) -> str:
    """Where an item is worn."""
    return item.slot or {0: "none", 1: "one hand", 2: "two hands"}[item.hands]


def gives(each: Card, question: type) -> list[object]:
    """The main arguments of its questions of this type."""
    return [asked.main for asked in each.gives if isinstance(asked, question)]


def test_the_manifest() -> None:
    assert (DECK.manifest.id, DECK.manifest.name, DECK.manifest.players) == ("xmen", "X-Men", (3, 4))
    assert dict(DECK.manifest.calls) == {"curse": "Trap", "class": "Affiliation", "companion": "Ally", "sex": "gender"}


def test_both_decks_are_complete() -> None:
    decks = Counter(each.deck for each in DECK.manifest.cards for _ in range(each.copies))
    assert decks == {"door": 73, "treasure": 55, "none": 4}
    assert Counter(each.kind for each in of_kind(*DOOR_KINDS)) == DOOR_KINDS
    assert Counter(each.kind for each in of_kind(*TREASURE_KINDS)) == TREASURE_KINDS


def test_there_are_no_classes_races_or_big_items() -> None:
    assert not of_kind("class", "race")
    assert not any(each.big or each.complex or each.laser for each in DECK.manifest.cards)


def test_affiliations_powers_and_roles() -> None:
    assert {each.id.replace("-", "_") for each in of_kind("affiliation")} == AFFILIATIONS
    assert all(each.copies == 3 and each.epic is not None for each in DECK.manifest.cards if each.kind == "affiliation")
    assert Counter(each.rank for each in of_kind("power")) == {1: 4, 2: 4, 3: 2, 4: 2}
    assert all(each.bonus <= each.rank for each in of_kind("power"))
    assert len({each.id for each in of_kind("role")}) == 4
    assert all(each.gives or each.when for each in of_kind("role"))


def test_the_other_doors() -> None:
    assert {each.id: each.copies for each in DECK.manifest.cards if each.kind == "door"} == {
        "team-up": 1,
        "wandering-monster": 2,
        "cheat": 1,
    }
    assert sorted(each.bonus for each in of_kind("enhancer")) == [-5, 3, 5, 5, 10]


def test_the_monsters_by_level() -> None:
    monsters = of_kind("monster")
    assert Counter(each.level for each in monsters) == MONSTERS
    for each in monsters:
        assert each.levels == (2 if each.level >= 16 else 1), each.name
        assert each.treasures in TREASURES[each.level], each.name


def test_against_whom_the_monsters_are_strong_or_weak() -> None:
    against = [row for each in of_kind("monster") for row in each.against]
    assert sorted(number for _, number in against) == [-4, -3, -2, -2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert {trait for trait, _ in against} == AFFILIATIONS
    conditions = [q for each in of_kind("monster") for q in each.gives if isinstance(q, BonusQuestion)]
    assert len(conditions) >= 12


def test_how_the_monsters_are_fought_and_escaped() -> None:
    monsters = of_kind("monster")
    limits = [each.id for each in monsters if gives(each, NoBonusQuestion) or gives(each, BlankQuestion)]
    assert sorted(limits) == ["fire-drill-sergeant", "gym-class-action-suit", "sports-day-of-reckoning"]
    bans = {each.id: gives(each, MayNotQuestion) for each in monsters if gives(each, MayNotQuestion)}
    assert bans == {
        "fire-drill-sergeant": [("sacrifice",)],
        "sentient-vending-machine": [("play",)],
        "the-unannounced-final": [("be_helped",)],
    }
    assert sorted(each.run for each in monsters if each.run) == [-1, 1]
    assert sorted(each.spares for each in monsters if each.spares) == [3, 4]
    assert not any(each.tags for each in monsters), "nothing here is undead"


def test_the_bad_stuff() -> None:
    monsters = of_kind("monster")
    plain = [
        word.main for each in monsters for word in each.bad_stuff if len(each.bad_stuff) == 1 and isinstance(word, LoseLevelsWord)
    ]
    assert Counter(plain) == {1: 2, 2: 2, 3: 1}
    assert sum(any(isinstance(word, DieWord) for word in each.bad_stuff) for each in monsters) == 2
    assert all(each.bad_stuff for each in monsters)
    assert len({each.bad_stuff for each in monsters}) >= 25


def test_the_items() -> None:
    items = of_kind("item")
    assert Counter(place_of(each) for each in items) == PLACES
    for each in items:
        assert not each.bonus or not each.gold or each.gold in USUAL_GOLD[each.bonus], each.name
    assert [each.id for each in items if each.gold == 0] == ["macaroni-self-portrait"]
    assert {trait for each in items for trait in each.only} == AFFILIATIONS


def test_the_allies() -> None:
    allies = of_kind("ally")
    assert Counter(each.bonus for each in allies) == {0: 3, 1: 5, 2: 2, 3: 1}
    assert all(each.gold is None for each in allies)
    assert [each.id for each in allies if gives(each, SafeQuestion)] == ["wolverine"]


def test_the_one_shots() -> None:
    one_shots = of_kind("one_shot")
    assert Counter(each.bonus for each in one_shots if each.bonus) == {2: 2, 3: 2, 5: 1}
    for each in one_shots:
        assert each.gold in ONE_SHOT_GOLD.get(each.bonus, {100, 200, 300, 500}), each.name


def test_the_treasures_that_are_no_items() -> None:
    others = of_kind("treasure")
    assert all(each.gold is None for each in others)
    gain = [each for each in others if any(isinstance(word, GainLevelsWord) for word in each.does)]
    assert len(gain) == 7
    winning = [w for each in gain for w in each.does if isinstance(w, GainLevelsWord) and w.winning]
    assert len(winning) == 1
    for_anybody = card("go-up-a-level")
    same = (for_anybody.does, for_anybody.playable)
    assert sum((each.does, each.playable) == same for each in others) == 3


def lost(curse: Card) -> tuple[str, ...]:
    """What a Trap takes."""
    word = curse.does[0]
    assert isinstance(word, LoseWord)
    return word.main.cards


NAMED: dict[str, Callable[[Card], bool]] = {
    "flight": lambda it: (it.kind, it.rank, it.bonus, it.gives) == ("power", 1, 1, ()),
    "angel": lambda it: (it.kind, it.bonus, it.gives) == ("ally", 1, ()),
    "storm": lambda it: it.kind == "ally",
    "wolverine": lambda it: (it.kind, it.bonus) == ("ally", 3),
    "magnetos-helmet": lambda it: (it.slot, it.bonus, it.only, it.gives) == ("headgear", 2, (), ()),
    "dazzlers-roller-skates": lambda it: (it.slot, it.bonus, it.run) == ("footgear", 1, 0),
    "muramasa-blade": lambda it: (it.hands, it.bonus, it.only, it.gives) == (1, 2, (), ()),
    "psychic-knife": lambda it: it.kind == "item",
    "adamantium-claws": lambda it: it.kind == "item",
    "stryfes-battle-armor": lambda it: it.slot == "armor",
    "warpaths-vibranium-knives": lambda it: (it.bonus, it.gold, gives(it, BonusQuestion)) == (3, 400, [2]),
    "longshots-throwing-blades": lambda it: (it.kind, it.bonus, it.gold) == ("one_shot", 0, 200),
    "razor-wing-feathers": lambda it: (it.kind, it.bonus) == ("one_shot", 0),
    "sebastian-shaw": lambda it: (it.level, it.treasures, it.against, it.gives) == (6, 2, (("x_men", 3),), ()),
    "stryfe": lambda it: it.against == (("x_force", -3),),
    "omega-red": lambda it: it.kind == "monster",
    "new-and-improved": lambda it: (it.kind, it.bonus, it.treasures) == ("enhancer", 5, 1),
    "disarmed": lambda it: it.name == "DISARMED!" and lost(it) == ("hand_item",),
    "x-cutioners-song": lambda it: lost(it) == ("headgear",),
    "x-men": lambda it: "rank" in gives(it, LimitQuestion) and [each.name for each in it.when] == ["recruit"],
    "x-force": lambda it: it.kind == "affiliation",
    "x-factor": lambda it: it.kind == "affiliation",
    "team-up": lambda it: "affiliation" in gives(it, LimitQuestion),
    "cheat": lambda it: it.name == "Cheat!",
    "go-up-a-level": lambda it: it.kind == "treasure" and it.gold is None,
    "wandering-monster": lambda it: it.kind == "door",
}


@pytest.mark.parametrize("name", NAMED)
def test_a_named_card_keeps_its_figures(name: str) -> None:
    assert NAMED[name](card(name))


# --- the Roles are dealt ---------------------------------------------------------------------------------------------


def begun(names: str, seed: bytes = b"monday") -> Game:
    return Game.new(sets.open_box(["xmen"]), list(names), seed)


def roles(game: Game) -> list[str]:
    """The Role of each seat, which has just one."""
    box = game.state.box
    found = [[box[c].id for c in table if box[c].kind == "role"] for table in game.state.table]
    assert all(len(row) == 1 for row in found)
    return [row[0] for row in found]


@pytest.mark.parametrize("names", ["abc", "abcd"])
def test_each_player_is_dealt_a_role_of_his_own(names: str) -> None:
    game = begun(names)
    assert len(set(roles(game))) == len(names)
    left = [c for c in range(len(game.state.box)) if game.state.box[c].kind == "role" and game.state.zone[c] == OUT]
    assert len(left) == 4 - len(names)
    assert [len(hand) for hand in game.state.hand] == [8] * len(names)


@pytest.mark.parametrize("names", ["ab", "abcde"])
def test_three_or_four_may_play(names: str) -> None:
    with pytest.raises(SeatsError):
        begun(names)


def test_chance_deals_the_roles() -> None:
    dealt = [roles(begun("abcd", str(seed).encode())) for seed in range(12)]
    assert len({tuple(row) for row in dealt}) > 6
    assert all(len({row[seat] for row in dealt}) > 1 for seat in range(4))


def test_the_dealing_is_a_decision_of_fate_that_a_record_keeps() -> None:
    game = begun("abcd")
    orders = [value for kind, value in game.opening if kind == "shuffle"]
    assert [len(order) for order in orders] == [4, 73, 55]
    again = record.replay(record.parse(game.record().text()))
    assert roles(again) == roles(game)
    assert again.state.sex == game.state.sex


def test_the_side_that_is_up_is_the_gender_one_starts_with() -> None:
    game = Game.new(sets.open_box(["xmen"]), list("abc"), b"monday", {"sexes": "fff"})
    assert game.state.sex == [FEMALE] * 3


def test_different_seeds_shuffle_differently() -> None:
    decks = [begun("abc", str(seed).encode()).state.decks for seed in range(4)]
    assert all(one != other for one, other in pairwise(decks))
