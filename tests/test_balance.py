"""Many games of each mix: all finished, nothing refused, every card alive, seats alike; and the page that says so."""

from collections.abc import Sequence
from math import comb
from pathlib import Path
from typing import Any

import pytest
from sources import ROOT

from kickdoor import sets, simulate
from kickdoor.errors import InputError
from kickdoor.event import Event
from kickdoor.lab import balance, balance_page, chances, tally
from kickdoor.lab.balance import Mix, Watched
from kickdoor.move import Move, Refusal, Refused
from kickdoor.rules import deciding
from kickdoor.simulate import Played
from kickdoor.state import State

PAGE = Path("docs/balance.md")
RESULTS = Path("docs/balance.json")
COMMAND = f"kickdoor balance --keep {RESULTS} --page {PAGE}"
AGAIN = f"cards or sentences have changed: `{COMMAND} --jobs 2` plays again (with --games 0 it only says what is out of date)"
FEW = 8  # games of each mix; most cards are met in as few


@pytest.mark.parametrize("names", balance.mixes(), ids=",".join)
def test_a_few_games_of_each_mix_are_finished_and_nothing_is_refused(names: tuple[str, ...]) -> None:
    (mix,) = balance.run([names], 4, FEW, 11)
    assert (mix.finished, mix.refused, mix.broken, mix.endless) == (FEW, [], [], [])
    every = len(tally.all_cards(sets.open_box(names)))
    assert len(mix.never(mix.used)) < every / 2
    assert mix.used.keys() <= set(tally.all_cards(sets.open_box(names)))


# --- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_has_a_row_for_each_mix_and_says_with_which_cards_it_was_played() -> None:
    found = balance.read(ROOT / RESULTS)
    assert [mix.sets for mix in found] == balance.mixes(), AGAIN
    assert (ROOT / PAGE).read_text("utf-8") == balance_page.page(found, balance.command(found, RESULTS, PAGE)), AGAIN


def test_the_page_holds_what_it_promises() -> None:
    found = balance.read(ROOT / RESULTS)
    many = all(mix.games >= balance.MANY for mix in found)
    wrong = [row for row in balance.faults(found) if many or row[0] not in ("met", "used")]  # few games can't meet every card
    assert wrong == []


# --- running ----------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_whatever_the_jobs_are_and_in_however_many_runs(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    names = [("xmen",)]
    whole = balance.run(names, 4, 5, 3)
    balance.run(names, 4, 2, 3, file=file)
    heard: list[int] = []
    assert balance.run(names, 4, 5, 3, 2, file, heard.append) == whole == balance.read(file)
    assert heard == [3, 4, 5]
    assert balance.run(names, 4, 2, 3, file=file, progress=heard.append) == whole
    assert heard == [3, 4, 5]


def test_results_of_games_that_go_otherwise_now_are_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    (mix,) = balance.run([("base",)], 4, 2, 3, file=file)
    assert balance.still_goes_so(mix)
    last = mix.first[1]
    assert last is not None
    mix.first[1] = last._replace(plies=last.plies + 1)
    mix.wins = [2, 2, 2, 2]
    balance.write(file, [mix])
    (again,) = balance.run([("base",)], 4, 2, 3, file=file)
    assert (again.games, again.first[1]) == (2, last)
    assert again.wins != mix.wins


def test_results_of_other_cards_are_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    (mix,) = balance.run([("base",)], 4, 1, 3, file=file)
    mix.cards, mix.wins = "0" * 64, [1, 1, 1, 1]
    other = Mix(("own",), 4, 3, "", games=1)
    balance.write(file, [mix, other])
    (again,) = balance.run([("base",)], 4, 1, 3, file=file)
    assert (again.games, sum(again.wins)) == (1, 1)
    assert other in balance.read(file)
    assert "(changed since)" in balance_page.page([mix], "x")
    assert "(changed since)" not in balance_page.page([again], "x")


def test_what_is_kept_can_be_told_again_without_a_game(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    (mix,) = balance.run([("xmen",)], 4, 1, 3, file=file)
    mix.cards = "0" * 64
    balance.write(file, [mix])
    assert balance.run([("xmen",)], 4, 0, 3, file=file) == [mix]
    with pytest.raises(InputError):
        balance.run([("star",)], 4, 0, 3, file=file)


@pytest.mark.parametrize("content", ["{}", "not JSON", '[{"sets": 3}]'])
def test_a_file_that_holds_something_else_is_refused_and_stays(tmp_path: Path, content: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(content)
    with pytest.raises(InputError):
        balance.run([("base",)], 4, 1, 1, file=file)
    assert file.read_text() == content


@pytest.mark.parametrize(("names", "players"), [(("nonesuch",), 4), (("base",), 9)])
def test_sets_and_players_that_cant_be_are_refused(names: tuple[str, ...], players: int) -> None:
    with pytest.raises(InputError):
        balance.run([names], players, 1, 1)


def test_a_move_that_is_offered_and_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def grudging(state: State, move: Move) -> Refusal | None:
        return Refusal("TURN-01")

    monkeypatch.setitem(deciding.VERBS, "kick", (grudging, deciding.VERBS["kick"][1]))  # which is offered unasked
    (mix,) = balance.run([("base",)], 4, 2, 1)
    assert (mix.refused, mix.finished) == ([0, 1], 0)
    assert ("refused", ("base",), ["0", "1"]) in balance.faults([mix])


def test_a_game_that_breaks_is_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> Played:
        raise KeyError

    monkeypatch.setattr(simulate, "play", broken)
    (mix,) = balance.run([("base",)], 4, 1, 1)
    assert mix.broken == [0]
    assert ("broken", ("base",), ["0"]) in balance.faults([mix])


def test_a_game_of_too_many_plies_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "MAX_PLIES", 20)
    (mix,) = balance.run([("base",)], 4, 1, 1)
    assert (mix.endless, mix.finished) == ([0], 0)
    assert ("endless", ("base",), ["0"]) in balance.faults([mix])


@pytest.mark.parametrize(("number", "doubted"), [(0, True), (balance.DOUBTED - 1, True), (balance.DOUBTED, False)])
def test_no_move_is_taken_on_trust(number: int, doubted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[bool, bool]] = []
    whole = simulate.play

    def watched(*args: Any, sure: bool = True, doubt: bool = False) -> Played:
        asked.append((sure, doubt))
        return whole(*args, sure=sure, doubt=doubt)

    monkeypatch.setattr(simulate, "play", watched)
    balance.watch(("base",), 4, 1, number)
    assert asked == [(False, doubted)]


def test_without_doubt_nothing_is_checked() -> None:
    state, _ = simulate.begin(sets.open_box(["base"]), ("greedy",) * 4, 1, 0, {})
    with pytest.raises(Refused):
        simulate.check_offered(state, [Move(0, "kick"), Move(0, "loot")])


# --- cards ------------------------------------------------------------------------------------------------------------


def used(*told: tuple[str, str]) -> tuple[str, ...]:
    box = sets.open_box(["base"])
    events = [Event(kind, 0, (box.by_id[name][0],)) for kind, name in told]
    return tally.of_game(box, (), (), events).used


@pytest.mark.parametrize(("kind", "name", "counts"), [
    ("played", "magic-missile", True), ("played", "siege-stapler", False), ("put_down", "siege-stapler", False),
    ("equipped", "siege-stapler", True), ("drew", "siege-stapler", False), ("fight", "net-troll", True),
    ("door", "net-troll", False), ("drew_up", "cupboard-of-good-pens", True), ("cursed", "that-song-again", True),
])  # fmt: skip
def test_a_card_is_used_when_it_comes_to_something(kind: str, name: str, *, counts: bool) -> None:
    assert used((kind, name)) == ((name,) if counts else ())


def test_the_roles_are_among_the_cards_and_what_belongs_to_no_deck_is_not() -> None:
    box = sets.open_box(["xmen"])
    every = tally.all_cards(box)
    assert {card.id for card in box.cards if card.kind == "role"} <= set(every)
    assert not {box.cards[rule].id for rule in box.rules} & set(every)


# --- seats ------------------------------------------------------------------------------------------------------------


def won(seats: Sequence[tuple[int, ...]], first: int = 0) -> Mix:
    """A mix whose games these seats won."""
    mix = Mix(("base",), 4, 1, "", wins=[0] * 4, wins_by_turn=[0] * 4)
    for number, winners in enumerate(seats):
        balance.add(mix, Watched(number, Played(winners, 10, 5, 9), "", first, ((), ())))
    return mix


def test_a_win_that_two_share_counts_for_both_and_by_who_began() -> None:
    mix = won([(0, 1), (1,), (3,)], first=1)
    assert (mix.wins, mix.wins_by_turn, mix.finished, mix.spread) == ([1, 2, 0, 1], [2, 0, 1, 1], 3, 10)


def test_a_seat_that_is_ahead_is_found_and_an_even_table_is_not() -> None:
    even, uneven = won([(0,), (1,), (2,), (3,)] * 50), won([(0,)] * 80 + [(1,), (2,), (3,)] * 40)
    assert even.uneven == 1.0
    assert [row for row in balance.faults([even]) if row[0] == "uneven"] == []
    assert [row[1] for row in balance.faults([uneven, *[even] * 9]) if row[0] == "uneven"] == [("base",)]
    assert {row[1] for row in balance.faults([uneven, uneven, uneven]) if row[0] == "uneven"} == {("base",), ()}


def test_a_lead_too_small_for_one_mix_is_seen_in_all_together() -> None:
    slight = won([(0,)] * 66 + [(1,), (2,), (3,)] * 45)
    assert [row[1] for row in balance.faults([slight] * 8) if row[0] == "uneven"] == [()]


@pytest.mark.parametrize(("value", "freedom"), [(3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4), (11.070, 5)])
def test_the_tail_of_chi_square_is_the_tables(value: float, freedom: int) -> None:
    assert chances.chi_square_tail(value, freedom) == pytest.approx(0.05, abs=2e-5)


def test_with_two_seats_it_comes_near_the_exact_chance() -> None:
    exact = 2 * sum(comb(400, wins) for wins in range(221, 401)) / 2**400
    assert chances.uneven([220, 180], 400) == pytest.approx(exact, abs=0.01)


def test_no_games_blame_nobody() -> None:
    assert chances.uneven([0, 0, 0, 0], 0) == 1.0
