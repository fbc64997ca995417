"""A game that is over, told: who did what to whom, and every moment of it from any seat."""

from kickdoor.table.afterwards.chapters import Chapter, Told, again
from kickdoor.table.afterwards.replaying import Replay
from kickdoor.table.afterwards.story import tell_story
from kickdoor.table.afterwards.tally import Tally, tally

__all__ = ["Chapter", "Replay", "Tally", "Told", "again", "tally", "tell_story"]
