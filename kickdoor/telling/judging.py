"""Who breaks a deal: read from the public log alone, in its order, and said in the story of the very move."""

from __future__ import annotations

from kickdoor.bots import Dealings, Witness
from kickdoor.box import Box
from kickdoor.move import Move
from kickdoor.telling.news import Story


class Judge:
    """Remembers what has been agreed on. An undo takes back what was seen since."""

    def __init__(self, box: Box) -> None:
        self.witness = Witness(box)
        self.memories = [self.witness.memory]  # after so many moves

    @property
    def dealings(self) -> Dealings:
        """What everybody may remember: deals kept and broken, blows struck."""
        return self.witness.dealings

    def heard(self, story: Story) -> Story:
        """The story of the next move, with the breach where it broke a deal."""
        broke = self.witness.see(story.move, story.events)
        self._made(story.move)
        return story if broke is None else story._replace(events=(*story.events, broke))

    def ruled(self, decree: Move) -> None:
        """The table decided something over the game's head."""
        self._made(decree)

    def _made(self, move: Move | None) -> None:
        if move is not None and move.verb == "undo" and move.more[0] < len(self.memories):
            self.witness.memory = self.memories[move.more[0]]
        self.memories.append(self.witness.memory)


__all__ = ["Judge"]
