"""`kickdoor lab report`: its figures are those of the rows, and its page needs nothing but itself."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickdoor.cli import run as command
from kickdoor.lab import figures, parts, plan, report, watching
from kickdoor.lab.figures import Average
from kickdoor.lab.plan import Plan
from kickdoor.lab.watching import Row, Rows

GAMES = 6
COUNTS = (0,) * len(watching.COUNTED)


def small(**changed: object) -> Plan:
    """A plan of few games of three greedy bots."""
    wishes: dict[str, object] = {"set_names": ["base"], "bot_names": ["greedy"], "players": 3, "seed": 5, "part": 4}
    return plan.make(**(wishes | changed))  # type: ignore[arg-type]


def laid_down(folder: Path, wanted: Plan, rows: Rows, games: int) -> Path:
    """These rows as the files of a run, in two parts."""
    plan.keep(wanted, folder)
    for part in range(-(-games // wanted.part)):
        numbers = parts.numbers_of(wanted, part, games)
        parts.write(
            folder, numbers, parts.encoded(wanted, Rows(*([row for row in table if row[0] in numbers] for table in rows)))
        )
    return folder


@pytest.fixture(scope="module")
def rows() -> Rows:
    """A few games."""
    return watching.watch(small(), range(GAMES))


@pytest.fixture(scope="module")
def folder(rows: Rows, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Their files."""
    return laid_down(tmp_path_factory.mktemp("lab") / "run", small(), rows, GAMES)


def seat_row(game: int, seat: int, won: bool, classes: tuple[str, ...] = (), levels: tuple[int, ...] = (1, 2)) -> Row:
    """A made-up seat."""
    return (game, seat, seat, "greedy", won, levels[-1], list(levels), list(classes), [], [], *COUNTS)


def made_up(tmp_path: Path) -> Path:
    """100 games of three: seat 0 wins every second one, seat 1 the others; who begins with the crown wins."""
    games = [(n, ["greedy"] * 3, 0, 10 + n % 20, 9, 9, [n % 2], "") for n in range(100)]
    seats = [seat_row(n, seat, n % 2 == seat, ("thief",) if seat == 0 else ()) for n in range(100) for seat in range(3)]
    crowns = [(n, 0, 0, "dealt", n % 2, -1, "own/crown", 5, 0, "") for n in range(100)]
    left = [(n, 1, 9, "in_hand", 2, -1, "own/crown", 5, 0, "") for n in range(25)]
    sold = [(n, 1, 8, "sold", n % 2, -1, "own/crown", 5, 300, "") for n in range(30, 40)]
    stones = [(n, 2, 0, "dealt", 2, -1, "own/stone", 6, 0, "") for n in range(100)]
    used = [(n, 3, 3, "used", 2, -1, "own/stone", 6, 0, "") for n in range(50)] * 2
    deals = [(n, 3, 0, 1, 2, 1, n % 2, True, -1 if n else 1) for n in range(4)]
    cards = sorted([*crowns, *left, *sold, *stones, *used])
    return laid_down(tmp_path / "made_up", small(), Rows(games, seats, cards, deals), 100)


# --- figures ----------------------------------------------------------------------------------------------------------


def test_the_effect_of_a_card_is_measured_against_what_its_bots_win(tmp_path: Path) -> None:
    crown, stone = figures.cards(made_up(tmp_path))
    assert (crown.card, crown.begun, crown.met, crown.dead, crown.sold, crown.used) == ("own/crown", 100, 100, 25, 10, 0)
    assert crown.effect == pytest.approx(1 - 1 / 3) and 0.6 < crown.low < crown.effect <= crown.high
    assert (stone.begun, stone.met, stone.used) == (100, 100, 50)
    assert stone.effect == pytest.approx(-1 / 3) and stone.high < 0


def test_wins_are_counted_by_seat_and_by_class(tmp_path: Path) -> None:
    made = made_up(tmp_path)
    assert [(bar.label, bar.wins, bar.of) for bar in figures.wins(made, "seat")] == [
        ("0", 50, 100),
        ("1", 50, 100),
        ("2", 0, 100),
    ]
    thief, none = figures.wins(made, "classes")
    assert (thief.label, thief.wins, thief.of, none.label, none.wins, none.of) == ("thief", 50, 100, "", 50, 200)
    assert thief.low < 0.5 < thief.high and thief.even == pytest.approx(1 / 3)


def test_lengths_and_deals_are_counted(tmp_path: Path) -> None:
    made = made_up(tmp_path)
    assert figures.lengths(made) == [(10, 5), (15, 25), (20, 25), (25, 25), (30, 20)]
    assert figures.middle(made) == (11, 19, 27)
    deals = figures.deals(made)
    assert (deals.made, deals.won, deals.broken, deals.promised, deals.given) == (4, 4, 1, 4, 2)


def test_the_figures_are_those_of_the_rows(rows: Rows, folder: Path) -> None:
    found = {each.card: each for each in figures.cards(folder)}
    for name, each in found.items():
        events = [row for row in rows.cards if row[6] == name]
        for what, kinds in (("sold", {"sold"}), ("used", set(figures.USED)), ("dead", {"in_hand"})):
            assert getattr(each, what) == len({(row[0], row[7]) for row in events if row[3] in kinds})
        assert each.met == len({(row[0], row[7]) for row in events})
    assert sum(bar.wins for bar in figures.wins(folder, "bot")) == sum(len(row[6]) for row in rows.games)
    means = figures.averages(folder)
    assert means["turns"].mean == pytest.approx(sum(row[3] for row in rows.games) / GAMES)
    assert means["helped"].mean == pytest.approx(len(rows.deals) / GAMES)
    first = [moment for moment in figures.pace(folder) if moment.turn == 3 and moment.winner]
    winners = [row[6][3] for row in rows.seats if row[4]]
    assert first[0].level == pytest.approx(sum(winners) / len(winners))


def test_two_runs_that_are_alike_do_not_differ_and_others_do() -> None:
    here, there = Average(40.0, 1.0, 100), Average(41.0, 1.0, 100)
    difference, low, high = here.against(there)
    assert difference == -1 and low < 0 < high and high - low == pytest.approx(2 * 1.96 * 2**0.5, abs=0.01)
    assert here.against(Average(45.0, 1.0, 100))[2] < 0


# --- the page ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def written(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The report that compares a run with itself."""
    out = tmp_path_factory.mktemp("report") / "page.html"
    assert command(["lab", "report", str(folder), "--out", str(out), "--against", str(folder)]) == 0
    yield out


def test_the_page_needs_no_network_and_is_small(written: Path) -> None:
    text = written.read_text("utf-8")
    assert len(text) < 3_000_000
    assert not re.findall(r"<script|<link|<img|@import|url\((?!#)|\bsrc=|xlink:href=[\"'](?!#)", text)


def test_each_plot_has_a_text_of_what_it_shows(written: Path) -> None:
    text = written.read_text("utf-8")
    found = re.findall(r"<figure><div[^>]*>(<svg[^>]*>).*?</svg></div><figcaption>(.+?)</figcaption></figure>", text, re.DOTALL)
    assert len(found) == text.count("<svg ") >= 6
    for svg, caption in found:
        assert f'aria-label="{caption}"' in svg and len(caption) > 50


def test_a_run_compared_with_itself_shows_no_difference(written: Path) -> None:
    text = written.read_text("utf-8")
    assert text.count("no difference seen") == 8 and ">differs<" not in text


def test_a_card_with_many_hands_is_plotted(tmp_path: Path) -> None:
    text = report.page(made_up(tmp_path))
    assert "Apart from nothing by their 95 % intervals: own/crown, own/stone." in text
    assert '<th scope="row">own/crown</th><td>100</td><td>+66.7</td>' in text


def test_bots_in_fixed_seats_are_pointed_out(tmp_path: Path, rows: Rows) -> None:
    warning = "Different bots sat in fixed seats"
    for rotate in (False, True):
        run = laid_down(tmp_path / str(rotate), small(bot_names=["greedy", "aimless"], rotate=rotate), rows, GAMES)
        assert (warning in report.page(run)) is not rotate


def test_a_run_without_events_says_so(tmp_path: Path, rows: Rows) -> None:
    bare = laid_down(tmp_path / "bare", small(events=False), rows, GAMES)
    assert "This run kept no events of cards." in report.page(bare)


def test_a_folder_without_games_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan.keep(small(), tmp_path / "empty")
    for where, sentence in (("empty", "has no games as yet"), ("nowhere", "no run of the lab was begun there")):
        assert command(["lab", "report", str(tmp_path / where), "--out", str(tmp_path / "x.html")]) == 2
        assert sentence in capsys.readouterr().err
