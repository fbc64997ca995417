"""What is typed and what comes of it: names shortened, forms, undo, explanations, totals, who is asked."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.play import commands, pace
from kickdoor.play.screen import LeavingError, Screen
from kickdoor.play.shorten import AmbiguousError, Names, verb_of
from kickdoor.play.store import Store
from kickdoor.play.table import Seats, Table
from kickdoor.play.talk import Talk
from kickdoor.rules import strength
from kickdoor.scene.keys import TOP_KEYS
from kickdoor.scene.lines import load
from kickdoor.scene.run import Run
from kickdoor.state import MONSTERS, MUNCHKINS
from kickdoor.telling.explain import munchkin_sum, sums

Sit = Callable[..., tuple[Table, io.StringIO]]

FIGHT = """
scenario: Aric meets a troll
players:
  aric: {level: 3, identity: [warrior], carried: [], hand: [mate, go-up-a-level, helm-of-selective-hearing]}
  suzan: {level: 8, hand: [they-werent-waving-at-you], equipped: [shield-of-blame]}
  third: {}
decks: {door: [net-troll], treasure: []}
steps: [{aric: kick}]
then: {}
"""
OPENING = """
scenario: Before the first turn
phase: start
players:
  aric: {hand: [elf]}
  suzan: {}
  third: {}
steps: []
then: {}
"""
TURN = """
scenario: Aric's turn
players:
  aric: {level: 3, carried: [shield-of-blame, mace-of-sharpness], hand: [elf, go-up-a-level, helm-of-selective-hearing]}
  suzan: {level: 2, carried: [the-mightier-pen]}
  third: {}
decks: {door: [half-breed], treasure: []}
steps: [{aric: 'play elf'}]
then: {}
"""


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    """A table in the middle of a scenario, with what is typed there."""

    def sitting(text: str, *typed: str, people: tuple[int, ...] = (0,)) -> tuple[Table, io.StringIO]:
        path = tmp_path / "scene.yaml"
        path.write_text(text)
        run = Run(next(iter(load(path, TOP_KEYS))), str(path))
        run.run()
        game = Game(run.state, run.names)
        out = io.StringIO()
        screen = Screen(out=out, keys=io.StringIO("".join(f"{line}\n" for line in typed)))
        bots = {seat: "greedy" for seat in range(game.state.seats) if seat not in people}
        table = Table(game, Seats(bots), dict.fromkeys(bots), screen, Store(tmp_path / "game.save"))  # type: ignore[arg-type]
        return table, out

    return sitting


def talk_to_the_end(table: Table, seat: int = 0) -> Talk:
    """One person speaks until the input ends."""
    talk = Talk(table, seat)
    with pytest.raises(LeavingError):
        while True:
            talk.made = False
            talk.decide()
    return talk


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play mat", "play mate"),
        ("pl go", "play go-up-a-level"),
        ("play Go Up a Level on su", "play go-up-a-level on suzan"),
        ("equip helm", "equip helm-of-selective-hearing"),
        ("play mate on net", "play mate on net-troll"),
        ("play job on thi", "play job on third"),
        ("ask suz offering 2 treasures, ar first", "ask suzan offering 2 treasures, aric first"),
        ("ask third offering all treasures", "ask third offering all treasures"),
        ("give shield, mate to su", "give shield-of-blame, mate to suzan"),
        ("end", "end turn"),
        ("kick", "kick"),
        ("choose none", "choose none"),
    ],
)
def test_names_may_be_shortened(sit: Sit, typed: str, meant: str) -> None:
    table, _ = sit(FIGHT)
    assert Names(table.state, table.game.names, 0).whole(typed) == meant


def test_before_the_first_turn_a_step_of_a_turn_is_forbidden_by_the_rule_of_the_opening(sit: Sit) -> None:
    table, out = sit(OPENING, "why not kick", "why not loot")
    talk_to_the_end(table)
    assert out.getvalue().count("(CHAR-06") == 2


def test_a_name_that_may_be_several_is_asked_for(sit: Sit) -> None:
    table, _ = sit(TURN)
    names = Names(table.state, table.game.names, 0)
    with pytest.raises(AmbiguousError):
        names.whole("give of to suzan")
    assert verb_of("un helm") == ("un", "helm")


def test_another_s_hidden_card_is_no_name(sit: Sit) -> None:
    table, _ = sit(FIGHT)
    assert Names(table.state, table.game.names, 0).whole("play they-we") == "play they-we"
    assert Names(table.state, table.game.names, 1).whole("play they-we") == "play they-werent-waving-at-you"


# --- steps and choices -----------------------------------------------------------------------------------------------


def test_a_step_in_words_is_made(sit: Sit) -> None:
    table, out = sit(FIGHT, "play mate on net", "ask suzan offering 1 treasure")
    talk_to_the_end(table)
    assert table.state.fight is not None
    assert len(table.state.fight.foes) == 2
    assert "there are two of them now" in out.getvalue().lower()
    assert "Net Troll the Second" in out.getvalue()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("flibber", "nknown verb"),
        ("play zebra", "There is no card"),
        ("sell helm", "SELL-01"),
        ("why not kick", "(TURN-"),
        ("why not sell", "(SELL-"),
        ("why not run", "(RUN-"),
        ("why not ask", "Nothing forbids it"),
        ("why not play mate", "Nothing forbids it"),
        ("why not mate", "Nothing forbids it"),
        ("why not", "which rule forbids it"),
        ("? net", "Bad Stuff"),
        ("?", "? CARD"),
        ("? zebra", "no card called"),
        ("sum zebra", "isn't one of"),
        ("rules undead", "UNDEAD-02"),
        ("rules zebra", "No rule speaks of"),
        ("log", "Nothing has happened"),
        ("99", "The numbers go from 1 to"),
        ("1 2", "One number at a time"),
        ("", "Type the number"),
        ("undo", "nothing of yours"),
        ("save", "Saved: "),
        ("quick off", "Not quick"),
        ("help", "why not ..."),
        ("hand", "Go Up a Level"),
        ("more", "Give up Warrior"),
    ],
)
def test_what_is_typed_is_answered(sit: Sit, typed: str, said: str) -> None:
    table, out = sit(FIGHT, typed)
    before = table.state.ply
    talk_to_the_end(table)
    assert said in " ".join(out.getvalue().split())
    assert table.state.ply == before


def test_help_is_asked_for_step_by_step(sit: Sit) -> None:
    table, out = sit(FIGHT, "ask", "1", "2", "2")
    entries = Talk(table, 0)
    entries.offer(table.game.moves(0))
    assert entries.shown is not None
    number = next(n for n, entry in enumerate(entries.shown.entries, 1) if entry.form == "ask")
    table, out = sit(FIGHT, str(number), "1", "7", "2", "2")
    talk_to_the_end(table)
    offer = table.state.stack[-1]
    assert offer.kind == "offer"
    assert offer.terms[:2] == (2, 1)  # type: ignore[attr-defined]
    assert "suzan: 14 against 10" in out.getvalue()


def test_items_are_traded_step_by_step(sit: Sit) -> None:
    table, _ = sit(TURN)
    talk = Talk(table, 0)
    talk.offer(table.game.moves(0))
    assert talk.shown is not None
    number = len(talk.shown.entries) + next(n for n, entry in enumerate(talk.shown.more, 1) if entry.form == "deal")
    table, _ = sit(TURN, "m", str(number), "suzan", "1", "1")
    talk_to_the_end(table)
    offer = table.state.stack[-1]
    names = table.state.box.names
    assert [names[card] for card in offer.gives] == ["shield-of-blame"]  # type: ignore[attr-defined]
    assert [names[card] for card in offer.wants] == ["the-mightier-pen"]  # type: ignore[attr-defined]


# --- taking back -----------------------------------------------------------------------------------------------------


def test_own_moves_are_taken_back_one_by_one(sit: Sit) -> None:
    table, out = sit(TURN, "equip shield", "equip helm", "undo", "undo", "undo")
    talk_to_the_end(table)
    assert table.state.equipped[0] == ()
    assert out.getvalue().count("Taken back.") == 2
    assert "There is nothing of yours to take back." in out.getvalue()
    assert not table.log[0]


def test_what_showed_something_hidden_is_not_taken_back(sit: Sit) -> None:
    table, out = sit(TURN, "equip shield", "kick", "undo")
    talk_to_the_end(table)
    assert "something hidden was shown" in " ".join(out.getvalue().split())
    assert table.state.phase != "arrange"


def test_what_others_have_answered_is_not_taken_back(sit: Sit) -> None:
    table, _ = sit(FIGHT)
    table.make(next(move for move in table.game.moves(0) if move.verb == "pass"))
    assert table.past.decisions
    table.make(next(move for move in table.game.moves(1) if move.verb == "pass"))
    assert not table.undo(0)
    assert table.past.why_no_undo == "undo-others"


# --- totals and who is asked -----------------------------------------------------------------------------------------


def test_a_total_s_lines_add_up(sit: Sit) -> None:
    table, _ = sit(FIGHT)
    state = table.state
    for seat in range(3):
        lines = munchkin_sum(table.wording, state, seat)
        assert sum(int(line.split()[0]) for line in lines[1:]) == strength.munchkin(state, seat)
    told = sums(table.wording, state, 0)
    assert f"Munchkins together: {strength.side(state, MUNCHKINS)}" in told
    assert f"Monsters together: {strength.side(state, MONSTERS)}" in told


def test_nobody_is_asked_who_can_only_pass(sit: Sit) -> None:
    table, _ = sit(FIGHT, people=(0, 1, 2))
    assert not pace.may_pass_unasked(table.game, 0, table.game.moves(0))  # fights
    assert not pace.may_pass_unasked(table.game, 1, table.game.moves(1))  # holds a curse, and would turn the fight
    assert pace.may_pass_unasked(table.game, 2, table.game.moves(2))


def test_bystanders_are_asked_in_one_question(sit: Sit) -> None:
    table, out = sit(FIGHT, "pass", "", "", people=(0, 1, 2))
    table.holder = 0
    table.step()
    table.step()
    assert "Does anybody step in (suzan, third)?" in out.getvalue()
    assert table.state.phase == "run"


def test_somebody_else_at_the_keyboard_steps_in(sit: Sit) -> None:
    table, out = sit(TURN, "suzan", "", "0", "", people=(0, 1))
    table.holder = 0
    talk = Talk(table, 0)
    talk.decide()
    assert "The keyboard goes to suzan." in out.getvalue()
    assert "suzan> " in out.getvalue()


# --- before another's turn -------------------------------------------------------------------------------------------

ANOTHER = """
scenario: Suzan's turn begins
players:
  aric: {level: 3, hand: [HELD]}
  suzan: {level: 2}
  third: {}
turn: suzan
then: {}
"""


class Kicks:
    """A bot that always takes the first move of its list."""

    needs_view = False

    def choose(self, view: object, moves: list[Move]) -> Move:
        return moves[0]


def before_suzan(sit: Sit, held: str, *typed: str) -> tuple[Table, str]:
    """Suzan's turn begins, and Aric holds this."""
    table, out = sit(ANOTHER.replace("HELD", held), *typed)
    table.bots = dict.fromkeys(table.bots, Kicks())  # type: ignore[arg-type]
    table.seen_turn = -1
    try:
        for _ in range(3):
            table.step()
    except LeavingError:
        pass
    return table, " ".join(out.getvalue().split())


@pytest.mark.parametrize("held", ["go-up-a-level", "they-werent-waving-at-you", "hireling"])
def test_whoever_holds_what_may_be_played_at_any_time_is_asked_before_another_s_turn(sit: Sit, held: str) -> None:
    _, shown = before_suzan(sit, held)
    assert "suzan's turn begins. aric, do you want to do something first?" in shown


def test_whoever_holds_nothing_for_it_is_not_asked(sit: Sit) -> None:
    _, shown = before_suzan(sit, "elf")
    assert "do you want to do something first?" not in shown


def test_after_a_play_the_same_question_comes_again(sit: Sit) -> None:
    table, shown = before_suzan(sit, "go-up-a-level, they-werent-waving-at-you", "play go-up-a-level", "0")
    assert shown.count("do you want to do something first?") == 2
    assert table.state.level[0] == 4


def test_who_waits_is_asked_before_the_next_decision_whatever_is_in_hand(sit: Sit) -> None:
    table, out = sit(ANOTHER.replace("hand: [HELD]", "carried: [shield-of-blame]"), "0")
    table.bots = dict.fromkeys(table.bots, Kicks())  # type: ignore[arg-type]
    commands.obey(Talk(table, 0), "wait")
    table.step()
    assert "do you want to do something first?" in " ".join(out.getvalue().split())
    assert not table.waits
