"""Situations in which bots are judged: a scene, who is to decide in it, and how often over many seeds it must do what.

A file is a list. Keys of an entry:
`situation` (a sentence), `skill`, `bot` (a name with or without temperament), `who` decides, `does` (how the steps begin of
which one must be chosen), `at_least` or `at_most` (the part of the seeds), `varies` (`levels`: a range for a player, `hands`:
so many cards by chance besides), `remembers` (`kept`, `broken`, `struck`: a list of [by, to, times]), `more_than` and `by`
(another bot that does it less often, by so much), `scene` (set-up and steps of a scenario).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import yaml

from kickdoor import bots
from kickdoor.bots import Dealings
from kickdoor.notation.text import write
from kickdoor.rules import deciding, moving
from kickdoor.rules import moves as listing
from kickdoor.scene import Run, passing
from kickdoor.scene.lines import Map, plain
from kickdoor.simulate import shown
from kickdoor.state import HAND, State

FOLDER = Path(__file__).resolve().parent.parent / "scenarios" / "bots"
SEEDS = 200
KEYS = {"situation", "skill", "bot", "who", "does", "at_least", "at_most", "varies", "remembers", "more_than", "by", "scene"}
NEEDED = {"situation", "skill", "bot", "who", "does", "scene"}
FAR = 40  # so many passes at the most before the bot is asked


class Situation(NamedTuple):
    """One entry of a file."""

    file: str
    entry: Map

    @property
    def name(self) -> str:
        """Its sentence."""
        return str(self.entry["situation"])


def situations() -> Iterator[Situation]:
    """All of the folder. Raises ValueError for an entry that isn't well formed."""
    for path in sorted(FOLDER.glob("*.yml")):
        node = yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
        assert node is not None
        for entry in plain(node, path.name):
            unknown, lacking = set(entry) - KEYS, NEEDED - set(entry)
            if unknown or lacking or not {"at_least", "at_most", "more_than"} & set(entry):
                raise ValueError(f"{path.name}:{entry.line}: {sorted(unknown)} {sorted(lacking)}")
            yield Situation(path.name, entry)


def scene_of(name: str) -> Run:
    """The scene of the situation of this name, played to where its bot is asked."""
    return _begun(next(each for each in situations() if each.name == name))


def _begun(situation: Situation) -> Run:
    run = Run(_scenario(situation.entry["scene"]), situation.file)
    run.run()
    _wait(run, run.names.index(str(situation.entry["who"])))
    return run


def rate(situation: Situation, bot: str = "", seeds: int = SEEDS) -> tuple[float, dict[str, int]]:
    """How often the bot does what is named, over the seeds; and how often it did what."""
    entry = situation.entry
    run = _begun(situation)
    seat = run.names.index(str(entry["who"]))
    dealings = _remembered(entry.get("remembers") or {}, run.names)
    done: dict[str, int] = {}
    for seed in range(seeds):
        state = varied(run.state, entry.get("varies") or {}, run.names, Random(seed))
        moves = listing.moves(state, seat)
        player = bots.make(bot or str(entry["bot"]), seed)
        move = player.choose(shown(state, seat, player, dealings), moves)
        text = write(state, run.names, move)
        done[text] = done.get(text, 0) + 1
    hits = sum(count for text, count in done.items() if any(text.startswith(str(start)) for start in entry["does"]))
    return hits / seeds, done


def _scenario(scene: Map) -> Map:
    """The scene as a scenario that has to hold nothing."""
    scene.setdefault("scenario", "situation")
    scene.lines.setdefault("scenario", scene.line)
    return scene


def _wait(run: Run, seat: int) -> None:
    """Who is asked before the bot does nothing."""
    for _ in range(FAR):
        asked = deciding.asked(run.state)
        if seat in asked:
            return
        for other in asked:
            move = passing.idle(run.state, other)
            if move is not None:
                deciding.play(run.state, move)
                break
    raise AssertionError("the bot is never asked")


def varied(state: State, varies: dict[str, Any], names: tuple[str, ...], chance: Random) -> State:
    """The same table with what varies drawn anew."""
    twin = state.copy()
    twin.memo, twin.lasting = {}, {}
    for name, (low, high) in (varies.get("levels") or {}).items():
        twin.level[names.index(name)] = chance.randint(low, high)
    for name, count in (varies.get("hands") or {}).items():
        for _ in range(count):
            pile = chance.randrange(2)
            moving.move(twin, chance.choice(twin.decks[pile]), HAND + names.index(name))
    twin.touch()
    return twin


def _remembered(said: dict[str, Any], names: tuple[str, ...]) -> Dealings:
    unknown = set(said) - set(Dealings._fields)
    assert not unknown, unknown
    return Dealings(**{
        key: tuple(sorted((names.index(by), names.index(to), int(times)) for by, to, times in rows)) for key, rows in said.items()
    })  # fmt: skip
