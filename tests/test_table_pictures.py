"""Every picture of whole games can be made, says why each card can't be played, and holds no card its seat can't know."""

import re
from random import Random
from typing import Any

import msgspec
import pytest

from kickdoor import bots
from kickdoor.box import Box
from kickdoor.frames import Combat
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.rules import deciding
from kickdoor.sets import installed, open_box
from kickdoor.sight import OF_CARDS, knows, real_move
from kickdoor.state import DECK, HAND, Terms
from kickdoor.table import gallery, questions
from kickdoor.table.choices import cards_of, meant
from kickdoor.table.faces import faces
from kickdoor.table.logbook import Logbook, plain
from kickdoor.table.pictures import Moment, picture
from kickdoor.table.protocol import SeatPicture
from kickdoor.telling.news import story_of
from kickdoor.words import languages, say
from tests.test_bots_greedy import give, lay, table
from tests.test_table_breaches import dealt

NAMES = ("Ann", "Bert", "Cid", "Dee")


def kinds_known(game: Game, seat: int | None) -> set[str]:
    """The ids of the cards that a seat can know to be somewhere outside the decks and strange hands."""
    state = game.state
    hidden = [card for card, zone in enumerate(state.zone) if (zone == DECK or zone >= HAND) and not knows(state, seat, card)]
    box = state.box
    hidden_ids = {box[card].id for card in hidden if zone_is_secret(game, card)}
    seen = {box[card].id for card in range(len(box)) if card not in hidden}
    return seen | ({each.id for each in box.cards} - hidden_ids)


def zone_is_secret(game: Game, card: int) -> bool:
    """True in a deck or a hand."""
    zone = game.state.zone[card]
    return zone == DECK or HAND <= zone < HAND + 6


def cards_named(box: Box, shown: SeatPicture) -> set[str]:
    """The ids of all cards whose number stands where a picture holds card numbers."""
    view = shown.view
    found: set[int] = set()
    for munchkin in view.munchkins:
        found.update((*munchkin.hand, *munchkin.received, *(thing.card for thing in munchkin.things)))
    found.update((*view.tops, *view.laid_out, view.door))
    for offered in shown.moves:
        found.add(offered.move.card)
    found.update(each.card for each in shown.greyed)
    if shown.fight is not None:
        found.update(line.card for line in (*shown.fight.ours, *shown.fight.theirs))
    return {box[card].id for card in found if card >= 0}


@pytest.mark.parametrize(("sets", "seed"), [(("base",), 1), (("star", "cooks"), 2), (("xmen",), 3), (("sketch",), 4)])
def test_whole_games_in_pictures(sets: tuple[str, ...], seed: int) -> None:
    game = Game.new(open_box(sets), NAMES, f"pictures {seed}".encode())
    players = [bots.make("aimless" if seat % 2 else "greedy", seed + seat) for seat in range(4)]
    box = game.state.box
    book = Logbook()
    number = 0
    while not game.over and number < 900:
        seat = game.asked()[number % len(game.asked())]
        for viewer in (seat, None) if number % 3 else (0, 1, 2, 3, None):
            shown = picture(game, viewer, Moment(number), "en")
            text = msgspec.json.encode(shown)
            assert msgspec.json.encode(msgspec.json.decode(text, type=SeatPicture)) == text
            assert cards_named(box, shown) <= kinds_known(game, viewer)
            assert shown.asked.title
            for grey in shown.greyed:
                assert 1 <= len(grey.short.split()) <= 6, grey
                assert grey.reason and grey.rule
            if viewer is None:
                assert not shown.moves and not shown.greyed and not shown.asked.yours
                continue
            assert not re.search(rf"\b{NAMES[viewer]}\b(?! picks first)", shown.asked.title), "readers are called you"
            check_moves(game, viewer, shown)
        moves = game.moves(seat)
        move = players[seat].choose(bots.look(game.state, seat), moves)
        before = game.state.copy()
        book.add(story_of(before, game.state, move, game.play(move)))
        number += 1
    lines = plain(book.lines(box, game.names, -1))
    assert lines and all(line.strip() and "\ue000" not in line for line in lines)


def check_moves(game: Game, seat: int, shown: SeatPicture) -> None:
    """What is offered is what is legal, and comes back as the same move; at most one of them moves the game on."""
    legal = game.moves(seat)
    offered = [real_move(game.state, seat, meant(seat, each.move)) for each in shown.moves]
    assert offered[: len(legal)] == legal
    assert all(each.form for each in shown.moves[len(legal) :])
    assert sum(each.main for each in shown.moves) <= 1
    assert all(each.label for each in shown.moves)
    check_hand(shown)
    assert shown.asked.yours == (seat in game.asked())
    says_it = [
        each.short for each in shown.moves if each.move.verb == "pass" and each.short == say("table-short-pass", kind="fights")
    ]
    haggles = isinstance(game.state.stack[-1], Combat) and game.state.fighters()[0] == seat
    assert not says_it or haggles, "I fight is said in the fight, never in a moment within it"


def check_hand(shown: SeatPicture) -> None:
    """With each card of the hand something can be done, or it is an answer to what is asked; else a rule says why not."""
    useful = {card for each in shown.moves for card in cards_of(each)}
    if shown.view.question is not None and shown.view.question.sort in OF_CARDS:
        useful |= {each.value for each in shown.asked.choices}
    greyed = {each.card for each in shown.greyed}
    for card in shown.view.me.hand:
        assert (card in greyed) != (card in useful), card


def test_nobody_is_told_who_has_passed() -> None:
    game = Game.new(open_box(("base",)), NAMES, b"passing")
    player = bots.make("greedy", 1)
    windows = 0
    while windows < 12:
        seat = game.asked()[0]
        frame = game.state.stack[-1]
        if frame.kind in ("combat", "window") and len(game.asked()) > 1:
            passing = game.asked()[-1]
            others = [each for each in (0, 1, 2, 3, None) if each != passing]
            before = [msgspec.json.encode(picture(game, each, Moment(7), "en")) for each in others]
            fighter = game.state.fight.fighter if game.state.fight is not None else -1
            if passing != fighter:
                game.play(next(move for move in game.moves(passing) if move.verb == "pass"))
                assert before == [msgspec.json.encode(picture(game, each, Moment(7), "en")) for each in others]
                windows += 1
                continue
        game.play(player.choose(bots.look(game.state, seat), game.moves(seat)))


def test_other_terms_that_are_the_same_are_refused_as_what_they_are() -> None:
    game = Game(dealt(), NAMES)
    game.play(Move(0, "kick"))
    game.play(Move(1, "volunteer", -1, (), tuple(Terms(1))))
    same, other = (deciding.why_not(game.state, Move(0, "counter", more=tuple(Terms(n)))) for n in (1, 0))
    assert same is not None and same.reason == "same-offer"
    assert other is None


@pytest.mark.parametrize("code", languages())
def test_the_strip_speaks_of_an_offer_to_each_in_its_own_way(code: str) -> None:
    """Who is asked, who asks and who looks on; a gift too. Only who is asked is asked to agree."""
    game = Game(dealt(), NAMES)
    game.play(Move(0, "kick"))
    game.play(Move(1, "volunteer", -1, (), tuple(Terms(1))))
    titles = [picture(game, seat, Moment(1), code).asked.title for seat in (0, 1, 2, None)]
    asked, asker, *others = titles
    assert asked.endswith("?") and not any(each.endswith("?") for each in (asker, *others))
    assert others[0] == others[1]
    assert ["Ann" in each for each in titles] == [False, True, True, True]
    assert ["Bert" in each for each in titles] == [True, False, True, True]


def test_an_offer_says_who_gives_what_whoever_makes_it() -> None:
    """The helper gives help and the fighter the Treasures, where the helper made the offer too."""
    game = Game(dealt(), NAMES)
    game.play(Move(0, "kick"))
    asked, volunteered = game.copy(), game.copy()
    asked.play(Move(0, "ask", on=("seat", 2), more=tuple(Terms(1))))
    volunteered.play(Move(2, "volunteer", more=tuple(Terms(1))))
    for game in (asked, volunteered):
        offer = picture(game, 1, Moment(1), "en").offer
        assert offer is not None
        gives = {offer.asker: offer.gives, offer.asked: offer.wants}
        assert gives == {0: ("1 Treasure",), 2: ("help in this fight",)}


def test_what_a_mate_can_do_is_told_by_the_face_that_it_shows() -> None:
    state = table()
    give(state, 1, "mate")
    (cyclops,) = state.box.by_id["cyclops-of-oversight"]
    (mate,) = state.box.by_id["mate"]
    lay(state, 0, next(each.id for each in state.box.cards if each.kind == "item" and (each.gold or 0) >= 200))
    state.decks[0] = (*(each for each in state.decks[0] if each != cyclops), cyclops)
    game = Game(state, NAMES)
    game.play(Move(0, "kick"))
    game.play(Move(1, "play", mate, on=("card", cyclops)))
    bribes = {each.move.card: each for each in picture(game, 0, Moment(1), "en").moves if each.move.verb == "use"}
    assert set(bribes) == {cyclops, mate}
    assert bribes[mate].label == bribes[cyclops].label.replace("Cyclops of Oversight", "Mate")
    assert bribes[mate].short == bribes[cyclops].short


@pytest.mark.parametrize("names", [*((name,) for name in installed()), ("deluxe", "star", "cooks", "xmen")])
def test_each_card_has_one_face(names: tuple[str, ...]) -> None:
    """Its own, by its number, though sets have cards in common."""
    found = faces(names, "en")
    box = open_box(names)
    by_number = [(face.number + copy, face.id) for face in found for copy in range(face.copies)]
    assert sorted(by_number) == list(enumerate(card.id for card in box.cards))
    assert all(face.text or face.short or face.flavour for face in found)
    ogre = next(face for face in found if face.kind == "monster" and face.bad_stuff)
    assert ogre.bad_stuff not in ogre.text


def noted(anew: list[int | None], given: tuple[Any, ...]) -> SeatPicture:
    """A picture made anew; for whom is noted."""
    anew.append(given[1])
    return picture(*given)


@pytest.mark.parametrize("sets", [("base",), ("star", "cooks", "xmen")])
def test_a_picture_after_passes_is_as_if_made_anew(sets: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    anew: list[int | None] = []
    monkeypatch.setattr(gallery, "picture", lambda *given: noted(anew, given))
    game = Game.new(open_box(sets), NAMES, b"gallery")
    chance, shown, made, passes = Random(2), gallery.Gallery(), 0, 0
    held: frozenset[int] = frozenset()
    for number in range(1500):
        if game.over:
            break
        seat = chance.choice(game.asked())
        moves = [move for move in game.moves(seat) if move.verb == "pass" or chance.random() < 0.5] or game.moves(seat)
        move = next((each for each in moves if each.verb == "pass" and chance.random() < 0.6), moves[-1])
        before = game
        game = game.copy()
        if questions.may_be_held(game.state) and move.verb == "pass" and questions.left_to_answer(game.state, held) == [seat]:
            held = frozenset((seat,)) if not held else frozenset()
        if not held:
            game.play(move)
        passes += move.verb == "pass" and gallery.only_passed(before.state, game.state)
        moment = Moment(number, held, None, chance.random() < 0.5)
        for viewer, language in ((0, "en"), (1, "es"), (2, "en"), (3, "en"), (None, "en")):
            made += 1
            assert shown.picture(game, viewer, moment, language) == picture(game, viewer, moment, language)
    assert passes > 100 and len(anew) < made * 0.9
