"""What the table says of a decided fight, of a die, of a curse that finds nothing, and of sets without classes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kickdoor.frames import Choose, Flight, Nouns, Window
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.scene.keys import TOP_KEYS
from kickdoor.scene.lines import load
from kickdoor.scene.run import Run
from kickdoor.sets import open_box
from kickdoor.table.faces import faces
from kickdoor.table.pictures import Moment, picture
from kickdoor.telling.moment import happening
from kickdoor.telling.news import News, story_of
from kickdoor.telling.wording import Wording
from kickdoor.words import languages, say, spoken

NAMES = ("Ann", "Bert", "Cid")
FIGHT = """
scenario: fight
sets: [SET]
players: {ann: {level: 9, hand: [HELD]}, bert: {HAS}, cid: {}}
decks: {door: [DOOR]}
"""
Scene = Callable[..., Game]


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    """Ann's turn: which cards there are."""

    def begin(of: str, door: str, held: str = "", has: str = "") -> Game:
        file = tmp_path / "scene.yaml"
        file.write_text(FIGHT.replace("SET", of).replace("HELD", held).replace("HAS", has).replace("DOOR", door))
        run = Run(load(file, TOP_KEYS)[0], str(file))
        run.run()
        return Game(run.state, NAMES)

    return begin


def come_to(game: Game, moment: str) -> None:
    """All pass until this window is open."""
    for _ in range(40):
        if getattr(game.state.stack[-1], "moment", "") == moment:
            return
        top, seat = game.state.stack[-1], game.asked()[0]
        game.play(Move(seat, "run", top.left[0]) if isinstance(top, Flight) else Move(seat, "pass"))
    raise AssertionError(f"no window of {moment}")


def told(game: Game, move: Move) -> list[str]:
    """What all read of a move."""
    before = game.state.copy()
    events = game.play(move)
    return News(Wording(game.state.box, NAMES)).of_story(story_of(before, game.state, move, events), -1)


def card(game: Game, name: str) -> int:
    return game.state.box.by_id[name][0]


@pytest.mark.parametrize("code", languages())
def test_a_won_fight_is_asked_about_twice_and_each_says_what_it_is_for(scene: Scene, code: str) -> None:
    """First the others' last chance to step in; then only what answers the victory, which is decided."""
    game = scene("deluxe", "work-experience-goblin")
    game.play(Move(0, "kick"))
    asked = []
    for question in ("combat", "won"):
        if question == "won":
            come_to(game, question)
        for seat in (0, 1, None):
            shown = picture(game, seat, Moment(1, held=frozenset((0,)) if question == "combat" else frozenset()), code).asked
            asked.append((shown.title, shown.why))
    with spoken(code):
        last_chance, only_answers = (say("table-why-fight-window", role="other"), say("table-why-window", moment="won"))
    assert [why for _, why in asked[1:3]] == [last_chance, last_chance]
    assert [why for _, why in asked[3:]] == [only_answers] * 3
    assert not {title for title, _ in asked[:3]} & {title for title, _ in asked[3:]}


def test_a_die_that_may_be_answered_is_shown_as_it_fell(scene: Scene) -> None:
    game = scene("deluxe", "pension-fund-dragon")
    game.play(Move(0, "kick"))
    assert picture(game, 1, Moment(1), "en").asked.die == 0
    come_to(game, "rolled")
    shown = picture(game, 1, Moment(1), "en").asked
    assert shown.die == game.state.rolls[0] > 0
    assert str(shown.die) in shown.title


@pytest.mark.parametrize(
    ("has", "said"),
    [("", ["Lose Your Armor finds nothing to take from Bert."]), ("equipped: [flaming-armor]", ["Bert loses Flaming Armor."])],
)
def test_a_curse_that_finds_nothing_says_so(scene: Scene, has: str, said: list[str]) -> None:
    game = scene("deluxe", "net-troll", held="lose-your-armor", has=has)
    lines = told(game, Move(0, "play", card(game, "lose-your-armor"), ("seat", 1)))
    while game.state.stack[-1].kind == "window":
        lines += told(game, Move(game.asked()[0], "pass"))
    assert [line for line in lines if "Armor" in line and "plays" not in line] == said


def test_a_curse_played_by_an_earlier_move_strikes_and_is_not_played_twice(scene: Scene) -> None:
    """Where the playing itself may be answered, two moves tell of it."""
    game = scene("star", "fanged-fuzzball", held="hats-off-for-the-anthem", has="equipped: [helmet-with-a-hat-stand]")
    lines = told(game, Move(0, "play", card(game, "hats-off-for-the-anthem"), ("seat", 1)))
    come = [lines]
    while game.state.stack[-1].kind == "window":
        come.append(told(game, Move(game.asked()[0], "pass")))
    whole = [line for some in come for line in some]
    assert whole[:2] == ["Ann plays Hats Off for the Anthem on Bert.", "Hats Off for the Anthem strikes Bert!"]


def test_a_card_that_all_let_pass_is_not_told_a_second_time(scene: Scene) -> None:
    """In a mix a card played may be answered; in a set where it can't be, the same line tells that it lies there."""
    for sets, lines in (("star, base", ["Ann plays Elf."]), ("base", ["Ann puts Elf into play."])):
        game = scene(sets, "net-troll", held="elf")
        whole = told(game, Move(0, "play", card(game, "elf")))
        while game.state.stack[-1].kind == "window":
            whole += told(game, Move(game.asked()[0], "pass"))
        assert whole == lines and card(game, "elf") in game.state.table[0]


def test_a_die_that_a_card_asks_for_says_for_what_it_is_rolled(scene: Scene) -> None:
    """A kill that has brought no token: the log says why its fighter rolls, and a roll to get away needs no reason."""
    won, lost = scene("base, cooks", "work-experience-goblin"), scene("base, cooks", "pension-fund-dragon")
    lines = {}
    for game in (won, lost):
        game.state.level[0] = 5  # a kill is no victory yet
        game.play(Move(0, "kick"))
        whole: list[str] = []
        while game.state.fight is not None:
            top, seat = game.state.stack[-1], game.asked()[0]
            whole += told(game, Move(seat, "run", top.left[0]) if isinstance(top, Flight) else Move(seat, "pass"))
        lines[game] = [line for line in whole if "rolls" in line]
    assert len(lines[won]) == 1 and lines[won][0].endswith(" for Doggy Bag.")
    assert lines[lost] and not any(" for " in line for line in lines[lost])


def test_what_one_becomes_has_its_article_by_its_sound(scene: Scene) -> None:
    game = scene("base", "net-troll", held="elf, dwarf")
    shorts = {offered.short for offered in picture(game, 0, Moment(1), "en").moves}
    assert {"Become an Elf", "Become a Dwarf"} <= shorts


def test_a_mate_that_does_its_worst_is_called_by_the_face_that_it_shows(scene: Scene) -> None:
    game = scene("base", "net-troll", held="mate")
    game.play(Move(0, "kick"))
    mate = card(game, "mate")
    game.play(Move(0, "play", mate, ("card", card(game, "net-troll"))))
    while game.state.stack[-1].kind == "window":
        game.play(Move(game.asked()[0], "pass"))
    said = happening(Wording(game.state.box, NAMES), game.state, Window("caught", mate, 1, Nouns()))
    assert said == "Net Troll the Second is about to do its worst to Bert."


def test_what_is_laid_down_first_is_as_the_sets_have_it(scene: Scene) -> None:
    said = {}
    for sets in (("base",), ("cooks",), ("star",), ("xmen",), ("base", "star")):
        game = Game.new(open_box(sets), NAMES, b"x")
        said[sets] = picture(game, 0, Moment(1), "en").asked.title.removeprefix("Before the first turn: lay down ")
    assert said == {
        ("base",): "one class, one race, Items and a hireling, if you hold any.",
        ("cooks",): "one class, one race and Items, if you hold any.",
        ("star",): "one class, one race, Items and a Sidekick, if you hold any.",
        ("xmen",): "one Affiliation, one Power of Rank 1, Items and an Ally, if you hold any.",
        ("base", "star"): "one class, one race, Items and a companion, if you hold any.",
    }


def test_a_name_that_ends_with_a_mark_of_its_own_ends_the_sentence(scene: Scene) -> None:
    assert say("event-took", who="Ann", cards="Cheat!") == "Ann takes Cheat!"
    assert say("event-took", who="Ann", cards="...From Another Dimension") == "Ann takes ...From Another Dimension."


def test_of_classes_nothing_is_said_where_no_set_has_one(scene: Scene) -> None:
    xmen, deluxe = scene("xmen", "sebastian-shaw"), scene("deluxe", "net-troll")
    assert picture(xmen, 0, Moment(1), "en").people[0] == "Human"
    assert picture(deluxe, 0, Moment(1), "en").people[0] == "Human without class"
    openings = [picture(Game.new(open_box((name,)), NAMES, b"x"), 0, Moment(1), "en").asked.title for name in ("xmen", "deluxe")]
    assert ["class" in title for title in openings] == [False, True]
    assert ["Power" in title for title in openings] == [True, False]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("annihilate", "The owner loses an item (anybody's)"),
        ("add-blocker", "Cancel it when a monster enhancer or a one-shot item is played"),
        ("five-more-minutes", "Lose your hand when you are about to die, instead of dying"),
        ("handed-in-everything", "Go up a level; discard your hand first"),
        ("flambeed", "+3 for one of your items. That item counts as fire"),
        ("feline", "Land on feet: roll again"),
        ("warp-lag", "In your next combat (or the present one): -5"),
        ("which-wire-was-it-again", "Roll the die. 1: you are dead. 2 or 3: lose 2 levels. 4 or 5…"),
    ],
)
def test_the_hands_one_line_says_what_a_card_does(name: str, line: str) -> None:
    """It needs no other sentence of the card: what is aimed at is named, the moment that is answered stands behind."""
    assert next(face.short for face in faces(("deluxe", "cooks", "star", "xmen"), "en") if face.id == name) == line


def test_a_choice_of_a_worth_tells_what_each_item_counts_for(scene: Scene) -> None:
    game = scene("xmen", "sebastian-shaw", held="absolute-ruler, backpack-of-holding-it-in")
    ruler, backpack = card(game, "absolute-ruler"), card(game, "backpack-of-holding-it-in")
    for each in (ruler, backpack):
        game.play(Move(0, "play", each))
    game.state.level[0] = 1
    game.play(Move(0, "kick"))
    for _ in range(40):
        top, seat = game.state.stack[-1], game.asked()[0]
        if isinstance(top, Choose):
            break
        game.play(Move(seat, "run", top.left[0]) if isinstance(top, Flight) else Move(seat, "pass"))
    asked = picture(game, 0, Moment(1), "en").asked
    assert {each.value: each.gold for each in asked.choices} == {ruler: 600, backpack: 400}


def test_a_one_shot_that_is_only_laid_down_is_not_called_used(scene: Scene) -> None:
    """Out of a fight it waits on the table; aimed at something it acts at once."""
    game = scene("star", "fanged-fuzzball", held="schrodingers-die, annihilate", has="equipped: [battle-armor]")
    short = {each.move.card: each.short for each in picture(game, 0, Moment(1), "en").moves if each.move.verb == "play"}
    assert short[card(game, "schrodingers-die")] == "Lay down"
    assert short[card(game, "annihilate")] == "Use"
