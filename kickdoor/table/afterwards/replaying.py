"""Every moment of an ended game from any seat: nothing that the seat didn't know then."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.bots import Explaining, make
from kickdoor.game import Game
from kickdoor.simulate import shown as shown_to
from kickdoor.state import State
from kickdoor.table.afterwards.chapters import Told, again, dealt
from kickdoor.table.logbook import Marked, cut
from kickdoor.table.pictures import Moment, picture
from kickdoor.table.protocol import Line, Replayed
from kickdoor.telling.news import News, Story
from kickdoor.telling.why import reason
from kickdoor.words import say, spoken

LINES = 12  # of the log beside a moment


class Replay:
    """All states of a game; they share what didn't change. `players`: the bot of each seat by its name, "" for who isn't one."""

    def __init__(self, played: Game, players: Sequence[str] = ()) -> None:
        self.names = played.names
        self.players = players
        first = dealt(played)
        self.levels = tuple(first.state.level)
        self.states: list[State] = [first.state]
        chapters = []
        for _before, after, chapter in again(played):
            self.states.append(after.copy())
            chapters.append(chapter)
        self.told = Told(self.levels, tuple(chapters))

    def at(self, step: int, seat: int | None, language: str) -> Replayed:
        """The table after so many moves; a step or a seat that there is not is the nearest one."""
        step = max(0, min(step, len(self.states) - 1))
        state = self.states[step]
        if seat is not None and not 0 <= seat < state.seats:
            seat = None
        shown = picture(Game(state, self.names, keep=False), seat, Moment(step), language)
        lines = self._lines(state, step, -1 if seat is None else seat, language)
        return Replayed(step, state.turns, shown, lines, self._why(step, language))

    def _why(self, step: int, language: str) -> str:
        """What speaks for the move before this moment, where a bot made it that explains itself."""
        chapter = self.told.chapters[step - 1] if step else None
        seat = chapter.move.seat if chapter is not None else -1
        name = self.players[seat] if 0 <= seat < len(self.players) else ""
        if chapter is None or not name:
            return ""
        state, bot = self.states[step - 1], make(name, 0)
        moves = Game(state, self.names, keep=False).moves(seat)
        if not isinstance(bot, Explaining) or len(moves) < 2 or chapter.move not in moves:
            return ""
        with spoken(language):
            term = bot.recall(shown_to(state, seat, bot, chapter.dealings), moves, chapter.move)
            return say("replay-why", who=self.names[seat], reason=reason(term, self.names, chapter.move)) if term else ""

    def _lines(self, state: State, step: int, viewer: int, language: str) -> tuple[Line, ...]:
        """The last lines of the log, as the seat read them."""
        news = News(Marked(state.box, self.names))
        found: list[Line] = []
        with spoken(language):
            for chapter in reversed(self.told.chapters[:step]):
                story: Story = chapter.story
                sentences = news.of_story(story, viewer)
                found[:0] = [
                    Line(chapter.step * 100 + place, chapter.turn, cut(sentence)) for place, sentence in enumerate(sentences)
                ]
                if len(found) >= LINES:
                    break
        return tuple(found[-LINES:])
