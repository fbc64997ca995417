"""The options of a question by the words that name them."""

from __future__ import annotations

from typing import Any

from kickdoor.box import words_at
from kickdoor.cards.language import alternatives
from kickdoor.frames import Choose
from kickdoor.notation.names import PLACES, SIDES, Names, Unclear
from kickdoor.sets import proper_name
from kickdoor.words import say


class Options(Names):
    """Finds what is chosen."""

    def _not_offered(self, question: Choose, word: str) -> Any:
        """A card, player, number or other answer that is no option: the rules refuse it. Raises Unclear for any other word."""
        if question.sort == "seat" and word in self.names:
            return self.names.index(word)
        if word.isdigit():
            return int(word) if question.sort == "number" else word
        if self.is_set(word) or word in (*self.names, *PLACES, *self.state.box.tokens, "yes"):
            return word
        if question.sort in ("card", "order"):
            return self.card(word, question.options)
        if any(self.names_card(word, card) for card in range(len(self.state.box))):
            return word
        raise Unclear("notation-option", word=word)

    def option(self, question: Choose, word: str, used: list[Any]) -> Any:
        """The option of a question that a word names, or None."""
        rest = list(question.options)
        sort = question.sort
        if sort in ("card", "order") and "#" in word:
            card = self.pick(word, tuple(rest))
            return None if card in used else card
        for option in used:
            if option in rest:
                rest.remove(option)
        if sort in ("card", "order"):
            return self.pick(word, tuple(rest))
        if sort == "seat":
            return next((seat for seat in rest if self.names[seat] == word), None)
        if sort == "number":
            return int(word) if word.isdigit() and int(word) in rest else None
        if sort == "side":
            return SIDES.get(word)
        if sort == "way":
            return self._way(question, word, rest)
        meant = proper_name(word) if self.is_set(word) else word
        return meant if meant in rest else None

    def _way(self, question: Choose, word: str, rest: list[int]) -> int | None:
        """An alternative by its place, or by how it begins."""
        if word in PLACES:
            place = PLACES.index(word)
            return place if place in rest else None
        asking: Any = words_at(self.state.box, question.path)
        printed = [text.lower() for text in alternatives(asking, lambda i, a: say(i, **a))]
        meant = [place for place in rest
                 if printed[place].startswith(word.lower()) or asking.main[place][0].key.split("_")[0] == word]  # fmt: skip
        if len(meant) > 1:
            raise Unclear("scene-several", options="; ".join(printed[place] for place in meant))
        return meant[0] if meant else None
