"""What cards have left behind as they came (a Mutant's further body part): a set-up takes the way that suits what it places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from kickdoor.cards.language import LastingWord, OneOfWord, Word
from kickdoor.frames import Nouns, Path
from kickdoor.rules import items, marks
from kickdoor.scene import legal
from kickdoor.state import State

Way: TypeAlias = list[tuple[Path, LastingWord]]  # what is left by it, with where the card says so


def choose(state: State, seat: int) -> None:
    """Leave the marks that each card in play has left as it came: of the ways that make the set-up legal those of the one
    by which most of what is only carried may be worn too, and of several such ways the first.
    """
    for ways in _standing(state, seat):
        before = best = state.marks
        most = -1
        for way in ways:
            state.marks = before
            for path, word in way:
                marks.leave(state, path, word, Nouns(card=path[0], you=seat, user=seat, them=seat), seat)
            worn = _worn(state, seat)
            if worn > most or way is ways[0]:
                best, most = state.marks, worn
        state.marks = best
        state.touch()


def _standing(state: State, seat: int) -> Iterator[list[Way]]:
    """Where a card says that something holds from its own coming on, while it is in play: in which ways that may be."""
    for card in state.table[seat]:
        for number, ability in enumerate(state.box[card].when):
            at_its_own_coming = "played" in ability.when and ability.card is not None and ability.card.noun == "this"
            if not at_its_own_coming or ability.may or ability.pay:
                continue
            for place, word in enumerate(ability.does):
                path: Path = (card, "when", number, "does", place)
                if isinstance(word, OneOfWord) and all(_stays(each) for words in word.main for each in words):
                    yield [_way((*path, "main", n), words) for n, words in enumerate(word.main)]
                elif isinstance(word, LastingWord) and _stays(word):
                    yield [[(path, word)]]


def _way(path: Path, words: tuple[Word, ...]) -> Way:
    return [((*path, place), word) for place, word in enumerate(words) if isinstance(word, LastingWord)]


def _stays(word: Word) -> bool:
    return isinstance(word, LastingWord) and "while_in_play" in word.main


def _worn(state: State, seat: int) -> int:
    """How many more of the carried Items might be equipped, each by itself; -1 where the set-up is not legal."""
    try:
        legal.must_be_legal(state, seat)
    except legal.Illegal:
        return -1
    carried = (card for card in state.table[seat] if card not in state.equipped[seat] and items.is_item(state, card))
    return sum(items.fit_refusal(state, seat, card) is None for card in carried)
