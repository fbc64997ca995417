"""The table's clock: the only place that knows seconds. It is told what is asked and says when the time is up.

It reads a monotonic time that is given to it, so that a test can be its own clock. Nothing here looks at a hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from kickdoor.table.protocol import Clock, Time

WINDOW = {"brisk": 5.0, "easy": 10.0, "sheets": 2.6, "wait": None, "days": None}
TURN = {"brisk": 90.0, "easy": 90.0, "sheets": 90.0, "wait": None, "days": None}
OFFER = {"brisk": 45.0, "easy": 45.0, "sheets": 45.0, "wait": None, "days": None}
LONGEST_WINDOW = 60.0
HOLD = 20.0
SHORTEST = 1.5  # a window lasts so long though all have passed
SPREAD = 0.5  # and closes later by up to so much
OFFERS_IN_A_FIGHT = 180.0  # after so many seconds of offers the clock runs on
REMINDER = 30.0  # so long before a turn is up its player is reminded
BOT_LEAST, BOT_MOST = 0.7, 1.6  # a bot's answer comes so long after the question

Now = Callable[[], float]


@dataclass
class Running:
    """What runs: a window, somebody's turn, an offer. `until` None: there is no limit."""

    kind: str
    began: float
    whole: float | None
    until: float | None
    held_by: set[int] = field(default_factory=set)
    reminded: bool = False


class TableClock:
    """Windows, turns and offers of one table. `chance` decides how late windows close and bots answer."""

    def __init__(self, now: Now, chance: Random, pace: Clock = "easy", at_least: float = 0.0) -> None:
        self.now = now
        self.chance = chance
        self.pace: Clock = pace
        self.at_least = at_least  # seconds a window lasts by a player's wish
        self.running: Running | None = None
        self.below: Running | None = None  # what the open offer stopped
        self.left_below: float | None = None
        self.offers = 0.0  # seconds of offers in this fight
        self.offer_began = 0.0
        self.close_at: float | None = None  # all have passed: the window closes then
        self.stopped: float | None = None  # paused since then

    # --- what is asked -----------------------------------------------------------------------------------------------

    def window_seconds(self) -> float | None:
        """How long a window lasts."""
        seconds = WINDOW[self.pace]
        return None if seconds is None else min(LONGEST_WINDOW, max(seconds, self.at_least))

    def open(self, kind: str) -> None:
        """A new question: `window`, `turn`, or `offer` where nothing is stopped by it."""
        self.below = self.left_below = None
        self.close_at = None
        self._start(kind)

    def _start(self, kind: str) -> None:
        seconds = self.window_seconds() if kind == "window" else (TURN if kind == "turn" else OFFER)[self.pace]
        now = self.now()
        self.running = Running(kind, now, seconds, None if seconds is None else now + seconds)

    def open_offer(self) -> None:
        """An offer: what ran stands still, unless this fight has had its three minutes of offers."""
        if self.running is not None and self.running.kind == "offer":
            self._count_offer()  # a counter-offer: the clock below stands on
        else:
            self.below, self.close_at = self.running, None
            until = self.running.until if self.running is not None else None
            self.left_below = None if until is None else until - self.now()
        self._start("offer")
        self.offer_began = self.now()

    def close_offer(self) -> bool:
        """The offer is gone and nothing else has changed: what stood goes on; False if nothing stood."""
        if self.running is None or self.running.kind != "offer" or self.below is None:
            return False
        self._count_offer()
        self.running, self.below = self.below, None
        if self.left_below is not None and not self.offers_ran_on:
            self.running.until = self.now() + self.left_below
        self.left_below = None
        return True

    @property
    def offers_ran_on(self) -> bool:
        """True once the offers of this fight don't stop the clock any more."""
        return self.offers >= OFFERS_IN_A_FIGHT

    def _count_offer(self) -> None:
        self.offers += self.now() - self.offer_began
        self.offer_began = self.now()

    def new_fight(self) -> None:
        """A fight begins or ends: its offers are counted anew."""
        self.offers = 0.0

    # --- what changes it ---------------------------------------------------------------------------------------------

    def hold(self, seat: int) -> bool:
        """Hold on!: more time, once a window and seat; False if there is none to be had."""
        run = self.running
        if run is None or run.kind != "window" or seat in run.held_by:
            return False
        run.held_by.add(seat)
        if run.until is not None and run.whole is not None:
            run.until += HOLD
            run.whole += HOLD
        if self.close_at is not None:
            self.close_at += HOLD
        return True

    def may_hold(self, seat: int) -> bool:
        """True if the seat could ask for more time."""
        run = self.running
        return run is not None and run.kind == "window" and run.until is not None and seat not in run.held_by

    def all_passed(self) -> None:
        """Nobody is left to pass: the window closes soon, but not at once."""
        run = self.running
        assert run is not None
        self.close_at = max(self.now(), run.began + SHORTEST) + self.chance.random() * SPREAD

    def stop(self) -> None:
        """The table pauses."""
        if self.stopped is None:
            self.stopped = self.now()

    def go_on(self) -> None:
        """The table goes on where it stood."""
        if self.stopped is None:
            return
        gap, self.stopped = self.now() - self.stopped, None
        self.offer_began += gap
        for run in (self.running, self.below):
            if run is not None:
                run.began += gap
                if run.until is not None:
                    run.until += gap
        if self.close_at is not None:
            self.close_at += gap

    def bots_moment(self) -> float:
        """When a bot answers: chosen without a look at its hand."""
        return self.now() + BOT_LEAST + self.chance.random() * (BOT_MOST - BOT_LEAST)

    # --- what it says ------------------------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When something is up next, or None."""
        if self.stopped is not None or self.running is None:
            return None
        times = [self.running.until, self.close_at, self._below_until()]
        return min((time for time in times if time is not None), default=None)

    def _below_until(self) -> float | None:
        """When the clock under an open offer runs out, once offers stop it no more."""
        if self.left_below is None or self.running is None or self.running.kind != "offer":
            return None
        spare = max(0.0, OFFERS_IN_A_FIGHT - self.offers)
        return self.offer_began + spare + self.left_below

    def reminds_at(self) -> float | None:
        """When whoever's turn runs out is reminded, or None: once a turn, while its clock runs."""
        run = self.running
        if self.stopped is not None or run is None or run.kind != "turn" or run.until is None or run.reminded:
            return None
        return run.until - REMINDER

    def is_up(self) -> bool:
        """True if the time of what runs (or stands under an offer) is over."""
        due = self.due()
        return due is not None and self.now() >= due

    def told(self, sentence: str) -> Time | None:
        """What the clock shows. `sentence`: why it stands while an offer lies open."""
        run = self.running
        if run is None or run.until is None or run.whole is None:
            return None
        now = self.stopped if self.stopped is not None else self.now()
        stands = sentence if run.kind == "offer" and self.below is not None else ""
        return Time(max(0, round((run.until - now) * 1000)), round(run.whole * 1000), stands)
