"""`kickdoor lab card`: a card that wins outright is too strong, one that does nothing is not; the interval is what it says."""

import json
import os
import random

import pytest

from kickdoor import sets, simulate
from kickdoor.cli import run as command
from kickdoor.errors import InputError
from kickdoor.lab import pairing
from kickdoor.lab.pairing import Pair
from kickdoor.state import HAND
from tests import machine

PAIRS = 40 if os.environ.get("KICKDOOR_NIGHT") else 12
RUNS = 20 if os.environ.get("KICKDOOR_NIGHT") or os.environ.get("KICKDOOR_COMPILED") else 1
TREASURES = """
- {treasure: Crown of Everything, playable: {when: any_time}, does: [{gain_levels: 9, winning: true}]}
- {treasure: Lump of Nothing}
- {treasure: Millstone, playable: {when: any_time}, does: [{die: you}]}
"""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A set of one's own with a card that wins, one that does nothing."""
    folder = tmp_path_factory.mktemp("sets") / "own"
    folder.mkdir()
    (folder / "set.yaml").write_text("id: own\nname: Own\nplayers: [3, 6]\n", "utf-8")
    (folder / "doors.yaml").write_text("- {monster: Mouse, level: 1, bad_stuff: [{lose_levels: 1}]}\n", "utf-8")
    (folder / "treasures.yaml").write_text(TREASURES, "utf-8")
    return str(folder)


def verdicts(card: str, jobs: int = 1) -> list[str]:
    """What each of so many runs, each with a seed of its own, says of a card."""
    return [pairing.compare(card, ["base"], ["greedy"], 4, PAIRS, seed, jobs).verdict() for seed in range(RUNS)]


# --- verdicts ---------------------------------------------------------------------------------------------------------


def test_a_card_that_wins_outright_is_too_strong(own: str) -> None:
    assert verdicts(f"{own}/crown-of-everything").count("strong") >= RUNS * 19 // 20


def test_a_card_that_does_nothing_is_not_blamed(own: str) -> None:
    assert verdicts(f"{own}/lump-of-nothing").count("none") >= RUNS * 19 // 20


def test_with_a_blank_against_a_blank_both_games_are_the_same(own: str) -> None:
    found = pairing.compare(f"{own}/lump-of-nothing", ["base"], ["greedy"], 3, 2, 1)
    assert found.with_card == found.with_blank and found.difference == 0 and -found.low == found.high > 0


def test_the_same_seed_gives_the_same_whatever_the_jobs_are(own: str) -> None:
    told = [pairing.compare(f"{own}/millstone", ["base"], ["greedy"], 3, 2, 9, jobs) for jobs in (1, 2)]
    assert told[0] == told[1]


def test_a_difference_within_the_limit_is_no_fault() -> None:
    slight = pairing.judged([Pair(True, True)] * 300 + [Pair(True, False)] * 60 + [Pair(False, True)] * 40)
    assert slight.low > 0 and slight.verdict() == "none"
    assert slight.verdict(limit=0.0) == "strong"
    worse = pairing.judged([Pair(False, True)] * 60 + [Pair(True, True)] * 40)
    assert worse.verdict() == "weak" and worse.difference == -0.6


# --- the interval -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("better", "worse"), [(0.2, 0.1), (0.02, 0.02), (0.4, 0.1)])
def test_the_interval_holds_the_truth_in_about_95_of_100_samples(better: float, worse: float) -> None:
    chance = random.Random(3)
    held = 0
    for _ in range(600):
        drawn = chance.choices(
            [Pair(True, False), Pair(False, True), Pair(True, True)], [better, worse, 1 - better - worse], k=60
        )
        found = pairing.judged(drawn)
        held += found.low <= better - worse <= found.high
    assert held >= 0.93 * 600


def test_as_many_more_games_as_it_says_halve_the_interval() -> None:
    sample = [Pair(True, False)] * 30 + [Pair(False, True)] * 20 + [Pair(False, False)] * 50
    found = pairing.judged(sample)
    more = pairing.judged(sample * ((100 + found.games_to_halve // 2) // 100))
    assert more.high - more.low == pytest.approx((found.high - found.low) / 2, rel=0.02)


# --- the hand-over and the blank --------------------------------------------------------------------------------------


def test_the_card_is_in_the_hand_and_every_card_still_in_one_place() -> None:
    for name in ("base/hard-hat-harder-head", "base/skeleton-staff"):
        card_box, blank_box, card = pairing.boxes(*pairing_key(name))
        for box in (card_box, blank_box):
            for seat in range(3):
                state, _ = simulate.begin(box, ("greedy",) * 3, 2, seat, {})
                pairing.hand_over(state, card, seat)
                assert card in state.hand[seat] and state.zone[card] == HAND + seat
                assert [len(cards) for cards in state.hand] == [8, 8, 8]
                machine.check_places(state)


def pairing_key(name: str) -> tuple[tuple[str, ...], str]:
    """The sets and the card's name in their Box."""
    return pairing.named(name, ["base"])


def test_every_card_has_a_blank_of_its_kind_that_says_nothing() -> None:
    for card in sets.open_box(["base", "star", "xmen", "cooks"]).cards:
        blank = pairing.blank_of(card)
        assert (blank.kind, blank.deck, blank.id, blank.set) == (card.kind, card.deck, card.id, card.set)
        assert not (blank.gives or blank.does or blank.when or blank.playable or blank.bad_stuff or blank.bonus)
        assert (blank.gold is None) == (card.gold is None)


def test_a_game_with_a_blank_of_each_kind_comes_to_its_end() -> None:
    mix = sets.chosen(["base", "star", "xmen", "cooks"])
    held = {card.kind: f"{card.set}/{card.id}" for card in sets.open_box(mix).cards if card.deck != "none"}
    assert len(held) > 10
    for number, key in enumerate(held.values()):
        _, box, card = pairing.boxes(mix, key)
        state, seated = simulate.begin(box, ("greedy",) * 3, 4, number, {})
        pairing.hand_over(state, card, 0)
        assert simulate.play(state, seated, sure=False).winners  # no move made is one that would be refused


# --- names and the command --------------------------------------------------------------------------------------------


def test_the_set_of_the_card_is_played_too(own: str) -> None:
    assert pairing.named(f"{own}/lump-of-nothing", ["base"]) == (("deluxe", own), "own/lump-of-nothing")
    assert pairing.named("deluxe/skeleton-staff", ["base"]) == (("deluxe",), "deluxe/skeleton-staff")
    assert pairing.named("base/skeleton-staff", ["base", "star"])[0] == ("deluxe", "star")


@pytest.mark.parametrize(
    ("text", "message"),
    [("skeleton-staff", "lab-card-name"), ("base/skeleton-stuff", "lab-no-card"), ("nowhere/x", "set-unknown")],
)
def test_a_card_that_there_is_not_is_refused(text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        pairing.named(text, ["base"])


def test_a_role_can_not_be_held() -> None:
    role = next(card for card in sets.open_box(["xmen"]).cards if card.deck == "none")
    with pytest.raises(InputError, match="lab-card-no-deck"):
        pairing.named(f"xmen/{role.id}", ["base"])


def test_the_command_says_it_in_four_sentences(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "card", f"{own}/crown-of-everything", "--jobs", "1", "--pairs"]
    assert command([*line, "8"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 4 and told[3].startswith("Verdict: too strong.")
    assert "48 more games would halve" in told[2]
    assert command([*line, "1", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["pairs"], facts["with_card"], facts["verdict"]) == (1, 1, "none")
