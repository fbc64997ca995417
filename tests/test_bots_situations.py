"""What bots do in the situations of `scenarios/bots/`, over 200 seeds each."""

import pytest

from kickdoor.bots import BOTS, TEMPERED, temper_for
from tests.situations import Situation, rate, situations

ALL = list(situations())
TEMPERS = [each for each in ALL if each.entry["skill"] == "temperament"]
SKILLS = ("asks the right player", "offers no more than needed", "counters", "refuses", "remembers", "helps nobody to win",
          "gangs up on the leader", "saves nasty cards")  # fmt: skip


@pytest.mark.parametrize("situation", ALL, ids=lambda each: each.name)
def test_it_does_so_often_enough(situation: Situation) -> None:
    found, done = rate(situation)
    entry = situation.entry
    low, high = float(entry.get("at_least", 0.0)), float(entry.get("at_most", 1.0))
    assert low <= found <= high, f"{found:.2f}: {done}"
    if "more_than" in entry:
        other, did = rate(situation, str(entry["more_than"]))
        assert found - other >= float(entry["by"]), f"{found:.2f} {done}; {other:.2f} {did}"


@pytest.mark.parametrize(("kind", "seeds", "part"), [("easy", 200, 2 / 9), ("hard@200", 30, 8 / 9)])
@pytest.mark.parametrize("situation", TEMPERS, ids=lambda each: each.name)
def test_a_temperament_shows_at_every_level_that_may_have_one(situation: Situation, kind: str, seeds: int, part: float) -> None:
    mine, other = (str(situation.entry[key]).partition(":")[2] for key in ("bot", "more_than"))
    found, less = (rate(situation, f"{kind}:{temper}", seeds)[0] for temper in (mine, other))
    assert found - less >= part * float(situation.entry["by"]), f"{mine} {found:.2f}, {other} {less:.2f}"


def test_these_are_all_levels_that_may_have_one() -> None:
    assert set(TEMPERED) == {"easy", "normal", "hard"}
    assert {temper_for(kind, "spiteful") for kind in set(BOTS) - set(TEMPERED)} == {"plain"}


@pytest.mark.parametrize("skill", SKILLS)
def test_each_skill_has_three_situations_at_least(skill: str) -> None:
    assert sum(str(each.entry["skill"]) == skill for each in ALL) >= 3


def test_who_broke_a_deal_is_helped_at_most_half_as_often_as_who_kept_one() -> None:
    by_name = {each.name: each for each in ALL}
    kept, _ = rate(by_name["Who kept a deal is helped for two of three"])
    broken, _ = rate(by_name["Who broke a deal is helped at most half as often"])
    assert broken <= kept / 2
