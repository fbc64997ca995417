"""A game that is over, in words: how it came to this, who was first in what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from kickdoor.game import Game
from kickdoor.rules import levels
from kickdoor.state import FEMALE
from kickdoor.table.afterwards.chapters import Chapter, Told
from kickdoor.table.afterwards.tally import Tally, tally
from kickdoor.table.icons import icon_of
from kickdoor.table.logbook import Marked, cut, note_of, noted
from kickdoor.table.protocol import AfterGame, Attacked, Award, Part, Standing, TurningPoint
from kickdoor.telling.news import News
from kickdoor.words import say, spoken

POINTS = 5
SENTENCES = 3  # of one turning point
RULINGS = ("level", "place")  # that change what a turn came to
TELLING = ("fight", "cursed", "joined", "mate", "boost", "killed", "died", "level_up", "level_down", "broke", "won_the_game")


def tell_story(played: Game, told: Told, chairs: Sequence[str], language: str, *, title: str, commitment: str,
               secret: str) -> AfterGame:  # fmt: skip
    """The story of an ended game for everybody: it holds nothing that wasn't seen by all."""
    state = played.state
    counts = tally(told, state.box)
    wording = Marked(state.box, played.names)
    with spoken(language):
        remark, doodle = _remark(wording, counts)
        return AfterGame(
            title,
            headline(played),
            say("story-summary", turns=state.turns, fights=sum(times for _, times, _ in counts.met), deaths=sum(counts.deaths)),
            levels.goal(state),
            tuple(_standing(played, counts, chairs, seat) for seat in range(state.seats)),
            tuple(points(wording, told, counts)),
            tuple(awards(counts)),
            tuple(_attacked(counts, chairs)),
            remark,
            doodle,
            commitment,
            secret,
            len(played.moves_made),
            counts.turns,
        )


def headline(played: Game) -> str:
    """Who won; that nobody did where the host called it a day."""
    names = [played.names[seat] for seat in played.state.winners]
    if not names:
        return say("story-nobody")
    return say("story-wins", name=names[0]) if len(names) == 1 else say("story-win-together", first=names[0], second=names[1])


def _standing(played: Game, counts: Tally, chairs: Sequence[str], seat: int) -> Standing:
    state = played.state
    kind = kind_of(chairs[seat])
    sex: Literal["male", "female"] = "female" if state.sex[seat] == FEMALE else "male"
    won = seat in state.winners
    return Standing(
        seat, played.names[seat], kind, sex, state.level[seat], won, counts.levels[seat], counts.dice[seat], counts.hits[seat]
    )  # fmt: skip


def kind_of(chair: str) -> Literal["person", "bot", "program"]:
    """Who played: a chair that was left belongs to the person who left it."""
    return "bot" if chair == "bot" else "program" if chair == "program" else "person"


# --- turning points ----------------------------------------------------------------------------------------------------


def points(wording: Marked, told: Told, counts: Tally) -> Iterator[TurningPoint]:
    """The turns that changed most, in their order; the last turn is always one."""
    turns: dict[int, list[Chapter]] = {}
    for chapter in told.chapters:
        turns.setdefault(chapter.turn, []).append(chapter)
    if not turns:
        return
    last = max(turns)
    weight = {turn: _weight(counts, turn, chapters) for turn, chapters in turns.items() if turn != last}
    chosen = sorted(sorted(weight, key=lambda turn: (-weight[turn], turn))[: POINTS - 1])
    for turn in [turn for turn in chosen if weight[turn] > 0] + [last]:
        yield _point(wording, counts, turn, turns[turn])


def _weight(counts: Tally, turn: int, chapters: list[Chapter]) -> int:
    """How much a turn changed: Levels gained and lost, deaths, cards against others, betrayals."""
    changed = sum(abs(row[turn] - row[turn - 1]) for row in counts.levels) if turn > 0 else 0
    kinds = [event.kind for chapter in chapters for event in chapter.story.events]
    struck = sum(chapter.target >= 0 for chapter in chapters)
    betrayed = sum(chapter.step in counts.betrayed for chapter in chapters)
    return 2 * changed + 4 * kinds.count("died") + struck + 3 * betrayed


def _point(wording: Marked, counts: Tally, turn: int, chapters: list[Chapter]) -> TurningPoint:
    seat = _hero(counts, turn, chapters)
    news = News(wording)
    sentences: list[str] = []
    for chapter in chapters:
        if chapter.move.verb in RULINGS:
            sentences.append(noted(wording, note_of(chapter.move, turn)))
        for event in chapter.story.events:
            if event.kind in TELLING and (event.kind not in ("level_up", "level_down") or event.seat == seat):
                line = news.line(event, -1, chapter.move)
                if line and line not in sentences:
                    sentences.append(line)
    kept = sentences if len(sentences) <= SENTENCES else [sentences[0], *sentences[1 - SENTENCES :]]
    betrayal = any(chapter.step in counts.betrayed for chapter in chapters)
    parts = (Part(say("story-turn", turn=turn) + " "), *cut(" ".join(kept)))
    stamp = say("story-betrayal") if betrayal else ""
    return TurningPoint(turn, seat, counts.levels[seat][turn], parts, stamp, chapters[0].step)


def _hero(counts: Tally, turn: int, chapters: list[Chapter]) -> int:
    """Whose Level changed most in the turn; else whose turn it was."""
    if turn > 0:
        changed = [abs(row[turn] - row[turn - 1]) for row in counts.levels]
        if max(changed) > 0:
            return changed.index(max(changed))
    return chapters[0].seat


# --- firsts ------------------------------------------------------------------------------------------------------------


def awards(counts: Tally) -> Iterator[Award]:
    """Who was first in something; nobody where nobody did it."""
    rolls = [(good / whole if whole else -1, whole) for good, whole in counts.fled]
    lucky = max(range(len(rolls)), key=lambda seat: (rolls[seat], -seat))
    if rolls[lucky][1] and counts.fled[lucky][0]:
        good, whole = counts.fled[lucky]
        yield Award("luckiest", say("award-luckiest"), lucky, say("award-fled", n=good, of=whole))
    yield from _most("treacherous", counts.betrayals)
    yield from _most("friend", counts.helped)
    yield from _most("haul", counts.treasures)


def _most(name: Literal["treacherous", "friend", "haul"], row: tuple[int, ...]) -> Iterator[Award]:
    most = max(row)
    if most:
        yield Award(name, say(f"award-{name}"), row.index(most), say(f"award-{name}-why", n=most))


def _attacked(counts: Tally, chairs: Sequence[str]) -> Iterator[Attacked]:
    kinds: tuple[Literal["person", "bot"], ...] = ("person", "bot")
    for kind in kinds:
        rows = [row for chair, row in zip(chairs, counts.hits, strict=True) if (chair == "bot") == (kind == "bot")]
        if rows:
            yield Attacked(kind, tuple(map(sum, zip(*rows, strict=True))))


def _remark(wording: Marked, counts: Tally) -> tuple[str, str]:
    """What the monster that had most to do with it has to say."""
    if not counts.met:
        return "", ""
    card, _times, won = counts.met[0]
    name = wording.printed[card].name
    return say("story-remark-won" if won else "story-remark-lost", monster=name, n=won), icon_of(wording.box[card])
