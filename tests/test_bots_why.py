"""Bots say why, in one line: from the terms that decided, and from a record afterwards."""

from pathlib import Path

import pytest
from sources import PACKAGE

from kickdoor import bots, simulate
from kickdoor.bots.dealings import Dealings
from kickdoor.bots.normal import Normal
from kickdoor.bots.terms import Term, deciding
from kickdoor.errors import RecordError
from kickdoor.move import Move
from kickdoor.play import explained
from kickdoor.play.recorded import record_game
from kickdoor.rules import deciding as deciding_rules
from kickdoor.rules import moves as listing
from kickdoor.state import State
from kickdoor.telling.why import reason as sentence
from kickdoor.words import catalogue
from tests.situations import scene_of
from tests.test_bots_greedy import fight, give, lay, levels, table

NAMES = ("Ann", "Bob", "Cid", "Dan")
IMAGINED = "it came out best in the games that were imagined."


def reason(state: State, seat: int) -> tuple[Move, str]:
    """What normal does here, and why."""
    bot = Normal(1)
    move = simulate.choose(state, seat, bot, listing.moves(state, seat))
    return move, sentence(bot.why(), NAMES, move)


def spoiled(level: int) -> tuple[Move, str]:
    """What seat 2 does with a nasty card in the fight of a munchkin of this Level, and why."""
    state = table()
    levels(state, level, 1, 2, 3)
    give(state, 2, "enraged")
    fight(state, "decaf-elemental")
    return reason(state, 2)


def test_one_term_changed_changes_the_line() -> None:
    assert spoiled(9)[1] == "Ann would win the game."
    assert spoiled(7)[1] == "Ann is ahead."
    assert spoiled(4)[1] == "such cards are kept for the last fight."
    assert [spoiled(level)[0].verb for level in (9, 7, 4)] == ["play", "play", "pass"]


def test_who_is_asked_is_named_as_who_makes_it_a_win() -> None:
    state = scene_of("After a refusal it offers one more").state
    levels(state, 4, 2, 4, 1)
    move, why = reason(state, 0)
    assert (move.verb, move.on) == ("ask", ("seat", 2))
    assert why == "alone the fight is lost, and Cid makes it a win."


@pytest.mark.parametrize(
    ("situation", "seat", "verb", "line"),
    [
        ("A good Item is as good as Treasures", 2, "accept", "there are cards or tokens in it."),
        ("A trade that brings more than it takes is made", 2, "accept", "there are cards or tokens in it."),
        ("A trade that takes more than it brings isn't made", 2, "decline", "those Items would be missed."),
        ("Help isn't bought with everything that one has", 0, "decline", "that is more than it is worth."),
        ("For the winning Level everything is given", 0, "accept", "it wins the game."),
    ],
)
def test_what_cards_in_an_offer_are_worth_is_said(situation: str, seat: int, verb: str, line: str) -> None:
    move, why = reason(scene_of(situation).state, seat)
    assert (move.verb, why) == (verb, line)


def leader_in_need() -> State:
    """Ann is ahead by far and loses to the Net Troll; Bob could help."""
    state = table()
    levels(state, 8, 3, 2, 2)
    lay(state, 1, "the-mightier-pen", "cv-based-on-a-true-story")
    fight(state, "net-troll")
    return state


def test_why_nobody_helps_is_what_speaks_against_the_help_that_would_pay() -> None:
    state = leader_in_need()
    move, why = reason(state, 1)
    assert (move.verb, why) == ("pass", "Ann is ahead.")
    for share in (1, 2):
        asked = state.copy()
        ask = next(m for m in listing.moves(asked, 0) if m.verb == "ask" and m.on == ("seat", 1) and m.more[0] == share)
        deciding_rules.play(asked, ask)
        move, why = reason(asked, 1)
        assert (move.verb, why) == ("decline", "Ann is ahead.")


def test_help_for_nothing_is_too_little_for_who_would_give_it() -> None:
    state = leader_in_need()
    for seat, who in ((0, 1), (1, 1)):
        moves = listing.moves(state, seat)
        weights = zip(moves, Normal(1).weights(simulate.shown(state, seat, Normal(1)), moves), strict=True)
        offers = [weight for move, weight in weights if move.verb in ("ask", "volunteer") and not move.more[0]]
        assert Term("too-little", -1.0, who) in [term for weight in offers for term in weight]


def test_what_speaks_against_the_other_is_said_of_the_other() -> None:
    state = table()
    levels(state, 4, 1, 2, 2)
    lay(state, 2, "shield-of-blame", "three-piece-suit-of-armor")
    lay(state, 3, "elf", "the-mightier-pen", "cv-based-on-a-true-story")
    fight(state, "net-troll")
    asks = {move.on[1]: move for move in listing.moves(state, 0) if move.verb == "ask" and move.more[0] == (move.on[1] == 2)}
    for dealings, line in (
        (Dealings(), "Dan gets Levels for helping as it is."),
        (Dealings(broken=((3, 0, 1),)), "what Dan did before isn't forgotten."),
        (Dealings(kept=((2, 0, 1),)), "what Cid did before isn't forgotten."),
    ):
        bot = Normal(1)
        seen = simulate.shown(state, 0, bot, dealings)
        assert sentence(bot.explain(seen, [asks[2], asks[3]], asks[2]), NAMES, asks[2]) == line


@pytest.mark.parametrize(
    ("name", "line"), [("easy", "the rest was overlooked."), ("hard", IMAGINED), ("hard:spiteful", IMAGINED)]
)
def test_what_a_bot_itself_did_against_its_weighing_has_its_own_reason(name: str, line: str) -> None:
    state = table()
    levels(state, 9, 1, 2, 3)
    give(state, 2, "enraged")
    fight(state, "decaf-elemental")
    moves, bot = listing.moves(state, 2), bots.make(name, 1)
    assert isinstance(bot, bots.Explaining)
    said = {
        move.verb: sentence(bot.recall(simulate.shown(state, 2, bot), moves, move), NAMES, move)
        for move in moves
        if move.verb in ("play", "pass")
    }
    assert said == {"play": "Ann would win the game.", "pass": line}


def test_the_line_follows_the_term_that_weighs_most() -> None:
    other = (Term("needs-help", 20.0, 1),)
    assert deciding((Term("needs-help", 20.0, 1), Term("lags-behind", 0.2, 1)), other).reason == "lags-behind"
    assert deciding((Term("needs-help", 21.0, 1), Term("lags-behind", 0.2, 1)), other).reason == "needs-help"


def test_every_reason_has_its_sentence() -> None:
    written = {
        part.split('"')[0] for file in (PACKAGE / "bots").glob("*.py") for part in file.read_text("utf-8").split('Term("')[1:]
    }
    assert len(written) > 15
    assert not [each for each in written if f"why-{each}" not in catalogue().ids()]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of two kinds of bots, recorded."""
    file = tmp_path_factory.mktemp("why") / "game.record"
    record_game(file, ["base"], 3, ["normal", "normal:spiteful", "greedy"], "why", {})
    return file


def test_moves_of_a_record_are_explained(record: Path) -> None:
    reasons = [explained.explanation(record, number, "normal") for number in range(1, 40)]
    assert all(explained.told(each) for each in reasons)
    assert any(each.reason and not each.rather and each.who == "normal-1" for each in reasons)


def test_what_a_bot_did_it_would_do_again(record: Path) -> None:
    for number in range(1, 80):
        found = explained.explanation(record, number, "normal")
        if found.who == "normal-1" and found.rather:
            assert found.for_it  # a tie that chance has broken


def test_a_bot_without_reasons_is_refused(record: Path) -> None:
    with pytest.raises(bots.BotNameError) as refused:
        explained.explanation(record, 1, "greedy")
    assert refused.value.message_id == "bot-explains-nothing"


def test_a_move_that_isnt_there_is_refused(record: Path) -> None:
    with pytest.raises(RecordError) as refused:
        explained.explanation(record, 100_000, "normal")
    assert refused.value.message_id == "bot-no-such-move"
