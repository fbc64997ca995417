"""What a card chose when it was played (a Mutant's further body part): a set-up takes the way that suits what it places."""

from __future__ import annotations

from collections.abc import Iterator

from kickdoor.cards.language import LastingWord, OneOfWord
from kickdoor.frames import Nouns, Path
from kickdoor.rules import items, marks
from kickdoor.scene import legal
from kickdoor.state import State


def choose(state: State, seat: int) -> None:
    """Leave the marks of each card in play that was asked for them as it came: of the ways that make the set-up legal the
    one by which most of what is only carried may be worn too, and of several such ways the first.
    """
    for path, asking in _choices(state, seat):
        before = best = state.marks
        most = -1
        for way, words in enumerate(asking.main):
            state.marks = before
            for place, word in enumerate(words):
                assert isinstance(word, LastingWord)
                nouns = Nouns(card=path[0], you=seat, user=seat, them=seat)
                marks.leave(state, (*path, "main", way, place), word, nouns, seat)
            worn = _worn(state, seat)
            if worn > most or not way:
                best, most = state.marks, worn
        state.marks = best
        state.touch()


def _choices(state: State, seat: int) -> Iterator[tuple[Path, OneOfWord]]:
    """Where a card says that one thing of several holds from its coming on, while it is in play."""
    for card in state.table[seat]:
        for number, ability in enumerate(state.box[card].when):
            if "played" not in ability.when or ability.may or ability.pay:
                continue
            for place, word in enumerate(ability.does):
                if isinstance(word, OneOfWord) and all(_stays(each) for way in word.main for each in way):
                    yield (card, "when", number, "does", place), word


def _stays(word: object) -> bool:
    return isinstance(word, LastingWord) and "while_in_play" in word.main


def _worn(state: State, seat: int) -> int:
    """How many more of the carried Items might be equipped, each by itself; -1 where the set-up is not legal."""
    try:
        legal.must_be_legal(state, seat)
    except legal.Illegal:
        return -1
    carried = (card for card in state.table[seat] if card not in state.equipped[seat] and items.is_item(state, card))
    return sum(items.fit_refusal(state, seat, card) is None for card in carried)
