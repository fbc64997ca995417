"""Many games of one bot against itself for each set, each pair and all together: does every game end, every card live?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import msgspec

from kickdoor import sets, simulate
from kickdoor.errors import InputError
from kickdoor.files import write_whole
from kickdoor.lab import chances, tally
from kickdoor.move import Refused
from kickdoor.simulate import Played

BOT = "greedy"
MANY = 2000  # games of each mix in which every card should have come to something
PIECE = 50  # games between two savings
DOUBTED = 200  # games of each mix in which every move offered is doubted; in the others every move made
CHANCE = 0.05  # of blaming fair seats in any of all mixes
ENDED = 0.999  # so many of the games must come to their end
SAMPLE = 20  # games by which kept results are known for those that would come of it now

Progress = Callable[[int], None]  # told how many games there are of all that are wanted


class Mix(msgspec.Struct):
    """What the games of some sets came to. The games are numbered from 0; a faulty one is kept by its number."""

    sets: tuple[str, ...]
    players: int
    seed: int
    cards: str  # digest of the cards of these sets
    first: list[Played | None] = []  # how the first games went; None for a faulty one
    games: int = 0
    finished: int = 0
    plies: int = 0
    decisions: int = 0
    turns: dict[int, int] = {}  # games by their length
    wins: list[int] = []  # by seat
    wins_by_turn: list[int] = []  # by order of play: of those who began, of their left neighbours...
    spread: int = 0  # winners times losers, over all games
    endless: list[int] = []  # games past the limit of turns or plies
    refused: list[int] = []  # games in which a move was offered and refused
    broken: list[int] = []  # games that something unforeseen ended
    met: dict[str, int] = {}  # games in which a card was dealt, drawn or turned over
    used: dict[str, int] = {}  # games in which it was put to use

    @property
    def key(self) -> tuple[object, ...]:
        """What makes two lots of games parts of one."""
        return self.sets, self.players, self.seed, self.cards

    @property
    def uneven(self) -> float:
        """How likely seats that are all alike win so unevenly."""
        return chances.uneven(self.wins, self.spread)

    def median(self) -> int:
        """The length of the middle game in turns; 0 without games."""
        lengths = [turns for turns, count in sorted(self.turns.items()) for _ in range(count)]
        return lengths[len(lengths) // 2] if lengths else 0

    def never(self, what: dict[str, int]) -> list[str]:
        """The cards of these sets that none of the games has met, or used."""
        return [name for name in tally.all_cards(sets.open_box(self.sets)) if not what.get(name)]


class Watched(NamedTuple):
    """One game, or the sort of fault that it stopped at."""

    number: int
    played: Played | None
    fault: str
    first: int
    cards: tuple[tuple[str, ...], tuple[str, ...]]


# --- which ------------------------------------------------------------------------------------------------------------


def mixes() -> list[tuple[str, ...]]:
    """Each deck, each pair of decks, all together."""
    by_folder = {sets.place_of(name).folder: name for name in (*sets.installed(), *sets.ALIASES)}
    decks = sorted(by_folder.values())
    return [*((name,) for name in decks), *combinations(decks, 2), tuple(decks)]


def nothing_yet(set_names: Sequence[str], players: int, seed: int) -> Mix:
    """A mix before its first game. Raises InputError for sets or a number of players that can't be."""
    box = sets.open_box(set_names)
    simulate.check(box, (BOT,) * players, {})
    return Mix(tuple(set_names), players, seed, sets.digest(box), wins=[0] * players, wins_by_turn=[0] * players)


# --- one game ---------------------------------------------------------------------------------------------------------


def watch(set_names: tuple[str, ...], players: int, seed: int, number: int) -> Watched:
    """Play the game of this number, no move of it taken on trust, and note what became of the cards."""
    box = sets.open_box(set_names)
    with simulate.quiet_memory():
        state, seated = simulate.begin(box, (BOT,) * players, seed, number, {})
        first, dealt, laid = state.turn, tally.dealt(state), tally.laid(state)
        state.told = []
        played, fault = None, ""
        try:
            played = simulate.play(state, seated, sure=False, doubt=number < DOUBTED)
        except Refused:
            fault = "refused"
        except Exception:  # a game that breaks is counted and named by its number
            fault = "broken"
        return Watched(number, played, fault, first, tally.of_game(box, dealt, laid, state.told))


def add(mix: Mix, game: Watched) -> None:
    """Count a game in."""
    mix.games += 1
    if game.number < SAMPLE:
        mix.first.append(game.played)
    for counts, names in ((mix.met, game.cards[0]), (mix.used, game.cards[1])):
        for name in names:
            counts[name] = counts.get(name, 0) + 1
    if game.played is None:
        (mix.refused if game.fault == "refused" else mix.broken).append(game.number)
        return
    played = game.played
    mix.plies += played.plies
    mix.decisions += played.decisions
    mix.turns[played.turns] = mix.turns.get(played.turns, 0) + 1
    if not played.winners:
        mix.endless.append(game.number)
        return
    mix.finished += 1
    mix.spread += len(played.winners) * (mix.players - len(played.winners))
    for seat in played.winners:
        mix.wins[seat] += 1
        mix.wins_by_turn[(seat - game.first) % mix.players] += 1


# --- many -------------------------------------------------------------------------------------------------------------


def play_on(mix: Mix, games: int, jobs: int = 1) -> Iterator[int]:
    """Play the games that are still missing; tells how many there are, after each."""
    one = partial(watch, mix.sets, mix.players, mix.seed)
    for game in simulate.one_by_one(one, range(mix.games, games), jobs):
        add(mix, game)
        yield mix.games


def still_goes_so(mix: Mix, jobs: int = 1) -> bool:
    """True if the first games, played again, go as they went: rules and bots act as they did."""
    one = partial(watch, mix.sets, mix.players, mix.seed)
    first = range(min(SAMPLE, mix.games))
    return [game.played for game in simulate.one_by_one(one, first, jobs)] == mix.first


def run(wanted: Sequence[Sequence[str]], players: int, games: int, seed: int, jobs: int = 1, file: Path | None = None,
        progress: Progress | None = None) -> list[Mix]:  # fmt: skip
    """All these mixes, each of so many games (or more, if the file holds more; 0: as the file holds them).

    The same seed gives the same result whatever the jobs are. Games that the file holds already are not played again,
    unless the cards have changed since, or the first of them would go otherwise now; after each piece it is written anew,
    with all else it holds.
    Raises InputError for bad names, and for a file that holds something else.
    """
    kept = read(file) if file is not None else []
    if games == 0:
        return as_kept(wanted, kept)
    found: list[Mix] = []
    for place, names in enumerate(wanted):
        fresh = nothing_yet(names, players, seed)
        mix = next((each for each in kept if each.key == fresh.key and still_goes_so(each, jobs)), fresh)
        kept = [each for each in kept if each.sets != mix.sets] + [mix]
        found.append(mix)
        for done in play_on(mix, games, jobs):
            if progress is not None:
                progress(place * games + done)
            if file is not None and (done % PIECE == 0 or done == games):
                write(file, kept)
    return found


def as_kept(wanted: Sequence[Sequence[str]], kept: Sequence[Mix]) -> list[Mix]:
    """What is kept of these mixes, be it of older cards. Raises InputError where nothing is."""
    by_sets = {mix.sets: mix for mix in kept}
    for names in wanted:
        if tuple(names) not in by_sets:
            raise InputError("balance-nothing-kept", sets=", ".join(names))
    return [by_sets[tuple(names)] for names in wanted]


def read(file: Path) -> list[Mix]:
    """The mixes that a file holds; none where there is no file. Raises InputError for one that holds something else."""
    if not file.exists():
        return []
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Mix])
    except msgspec.MsgspecError as error:
        raise InputError("balance-no-results", file=str(file), what=str(error)) from error


def write(file: Path, found: Sequence[Mix]) -> None:
    """Keep the results, a line for each mix."""
    order = {names: place for place, names in enumerate(mixes())}
    ranked = sorted(found, key=lambda mix: (order.get(mix.sets, len(order)), mix.sets))
    for mix in ranked:
        mix.turns, mix.met, mix.used = (dict(sorted(mix.turns.items())), *(dict(sorted(c.items())) for c in (mix.met, mix.used)))
    whole = b",\n".join(msgspec.json.encode(mix) for mix in ranked)
    write_whole(file, b"[\n" + whole + b"\n]\n")


def command(found: Sequence[Mix], keep: Path | None = None, page: Path | None = None) -> str:
    """The command line that gives these results."""
    seed, players, games = found[0].seed, found[0].players, max(mix.games for mix in found)
    parts = ["kickdoor balance", f"--games {games} --seed {seed}"]
    if players != 4:
        parts.append(f"--players {players}")
    if [mix.sets for mix in found] != mixes():
        parts += [f"--sets {','.join(mix.sets)}" for mix in found]
    parts += [f"--{name} {path}" for name, path in (("keep", keep), ("page", page)) if path is not None]
    return " ".join(parts)


# --- what it says -----------------------------------------------------------------------------------------------------


def all_together(found: Sequence[Mix]) -> float:
    """How likely seats that are all alike win so unevenly over all mixes together."""
    players = {mix.players for mix in found}
    if len(players) != 1:
        return 1.0
    wins = [sum(mix.wins[seat] for mix in found) for seat in range(players.pop())]
    return chances.uneven(wins, sum(mix.spread for mix in found))


def limit(found: Sequence[Mix]) -> float:
    """Below this chance seats count as unlike, so that fair ones are blamed nowhere but at 5 % (Bonferroni)."""
    return CHANCE / (len(found) + 1)


def faults(found: Sequence[Mix]) -> list[tuple[str, tuple[str, ...], list[str]]]:
    """What doesn't hold: the condition, the sets, and the games or cards."""
    wrong: list[tuple[str, tuple[str, ...], list[str]]] = []
    for mix in found:
        if mix.finished < ENDED * mix.games:
            wrong.append(("endless", mix.sets, [str(number) for number in mix.endless]))
        for what, numbers in (("refused", mix.refused), ("broken", mix.broken)):
            if numbers:
                wrong.append((what, mix.sets, [str(number) for number in numbers]))
        for what, counts in (("met", mix.met), ("used", mix.used)):
            if missing := mix.never(counts):
                wrong.append((what, mix.sets, missing))
        if mix.uneven < limit(found):
            wrong.append(("uneven", mix.sets, [f"{mix.uneven:.4f}"]))
    if all_together(found) < limit(found):
        wrong.append(("uneven", (), [f"{all_together(found):.4f}"]))
    return wrong


def outliers(mix: Mix, count: int = 3) -> tuple[list[tuple[str, float]], list[tuple[str, float]]]:
    """The cards least and most often put to use, as part of the games that met them."""
    shares = [(mix.used.get(name, 0) / met, name) for name, met in mix.met.items() if met]
    ranked = [(name, share) for share, name in sorted(shares)]
    return ranked[:count], ranked[::-1][:count]


__all__ = [
    "Mix",
    "all_together",
    "command",
    "faults",
    "limit",
    "mixes",
    "nothing_yet",
    "outliers",
    "play_on",
    "read",
    "run",
    "write",
]
