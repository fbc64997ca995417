"""Every moment of an ended game from any seat: nothing that the seat didn't know then."""

from __future__ import annotations

from kickdoor.game import Game
from kickdoor.state import State
from kickdoor.table.afterwards.chapters import Told, again, dealt
from kickdoor.table.logbook import Marked, cut
from kickdoor.table.pictures import Moment, picture
from kickdoor.table.protocol import Line, Replayed
from kickdoor.telling.news import News, Story
from kickdoor.words import spoken

LINES = 12  # of the log beside a moment


class Replay:
    """All states of a game; they share what didn't change."""

    def __init__(self, played: Game) -> None:
        self.names = played.names
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
        return Replayed(step, state.turns, shown, self._lines(state, step, -1 if seat is None else seat, language))

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
