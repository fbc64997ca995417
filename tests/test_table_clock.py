"""The table's clock on a time that the test moves."""

from random import Random

from kickdoor.table.clock import HOLD, OFFERS_IN_A_FIGHT, SHORTEST, SPREAD, TableClock
from tests.tables import TestTimer


def a_clock(pace: str = "easy") -> tuple[TestTimer, TableClock]:
    """A clock and its time."""
    timer = TestTimer()
    return timer, TableClock(timer.now, Random(1), pace)  # type: ignore[arg-type]


def test_an_open_offer_stops_the_window_which_then_has_what_was_left() -> None:
    timer, clock = a_clock()
    clock.open("window")
    timer.time += 4
    clock.open_offer()
    timer.time += 44
    assert not clock.is_up()
    shown = clock.told("stands")
    assert shown is not None and shown.stands == "stands"
    assert clock.close_offer()
    timer.time += 5.9
    assert not clock.is_up()
    timer.time += 0.2
    assert clock.is_up()


def test_an_offer_lapses_after_its_time() -> None:
    timer, clock = a_clock()
    clock.open("window")
    clock.open_offer()
    timer.time += 45
    assert clock.is_up()


def test_after_three_minutes_of_offers_the_clock_runs_on() -> None:
    timer, clock = a_clock()
    clock.open("window")
    spent = 0.0
    while spent < OFFERS_IN_A_FIGHT:
        clock.open_offer()
        timer.time += 40
        spent += 40
        assert clock.close_offer() or clock.offers_ran_on
    assert clock.offers_ran_on
    clock.open("window")
    clock.open_offer()
    timer.time += 10.1
    assert clock.is_up()


def test_hold_on_is_had_once_a_window_and_seat() -> None:
    timer, clock = a_clock()
    clock.open("window")
    assert clock.may_hold(2) and clock.hold(2)
    assert not clock.may_hold(2) and not clock.hold(2)
    timer.time += 10 + HOLD - 0.1
    assert not clock.is_up()
    timer.time += 0.2
    assert clock.is_up()
    clock.open("turn")
    assert not clock.hold(1)


def test_a_window_in_which_all_have_passed_at_once_still_lasts() -> None:
    timer, clock = a_clock()
    clock.open("window")
    clock.all_passed()
    assert clock.close_at is not None and SHORTEST <= clock.close_at - timer.time <= SHORTEST + SPREAD


def test_a_pause_costs_nobody_time() -> None:
    timer, clock = a_clock()
    clock.open("turn")
    timer.time += 30
    clock.stop()
    timer.time += 10_000
    assert clock.due() is None
    clock.go_on()
    told = clock.told("")
    assert told is not None and told.left == 60_000


def test_without_a_clock_nothing_is_ever_up() -> None:
    timer, clock = a_clock("days")
    for kind in ("window", "turn", "offer"):
        clock.open(kind)
        timer.time += 1e6
        assert not clock.is_up() and clock.told("") is None


def test_windows_are_as_long_as_was_chosen_or_wished() -> None:
    for pace, seconds in (("brisk", 5.0), ("easy", 10.0), ("sheets", 2.6), ("wait", None), ("days", None)):
        assert a_clock(pace)[1].window_seconds() == seconds
    clock = a_clock()[1]
    clock.at_least = 90
    assert clock.window_seconds() == 60
