"""A question with one possible answer is not asked: what a step says of it has happened by itself."""

from __future__ import annotations

from collections.abc import Iterable

from kickdoor.box import words_of
from kickdoor.cards.language import BoostWord, Who
from kickdoor.move import Move
from kickdoor.notation import SIDES, Answers, Reader
from kickdoor.rules import effects, reading, targeting
from kickdoor.scene.taking import aimed_at, of_move
from kickdoor.state import DISCARD, FIGHT, State

GOALS: dict[str, Iterable[int]] = {
    "discarding": (DISCARD,),
    "with": (DISCARD, FIGHT),
    "on": (DISCARD, FIGHT),
    "taking": range(DISCARD, 64),
}  # where a card named after the keyword has gone
TOKENS = {"spending": -1, "taking": 1}  # and how many tokens of a kind so named their player then has more


class Settled:
    """What stands when a step's move begins, against which one sees what has happened by itself."""

    def __init__(self, state: State, names: tuple[str, ...], move: Move, said: Answers) -> None:
        self.names = names
        self.seat = move.seat
        self.said = said
        self.zones = bytes(state.zone)
        self.meant = _meant(state, names, move) if said.of("on") else frozenset()
        state.told = []

    def left(self, state: State, answers: Answers) -> Answers:
        """The answers without those that nobody asked for any more."""
        reader = Reader(state, self.names, 0)
        for keyword in ("discarding", "with", "on", "taking", "spending"):
            for word in answers.of(keyword):
                name = word.split("#")[0]
                answered = _times(name, self.said.of(keyword)) - _times(name, answers.of(keyword))
                if self._happened(state, reader, keyword, word) > answered:
                    answers = answers.less(keyword, (word,))
        return answers

    def _happened(self, state: State, reader: Reader, keyword: str, word: str) -> int:
        """How often what the keyword says of this card, player or kind of token has happened."""
        if word in state.box.tokens:
            return self._tokens(state, TOKENS.get(keyword, 0), state.box.tokens.index(word))
        if word in self.names or word in SIDES:
            return int(keyword == "on" and word in self.meant)
        goals = GOALS.get(keyword, ())
        moved = (c for c in range(len(self.zones)) if self.zones[c] != state.zone[c] and state.zone[c] in goals)
        return sum(reader.matches(word, card) for card in moved)

    def _tokens(self, state: State, by: int, kind: int) -> int:
        events = state.told or ()
        return sum(e.kind == "tokens" and e.seat == self.seat and e.other == kind and e.amount * by > 0 for e in events)


def _times(name: str, words: tuple[str, ...]) -> int:
    return sum(word.split("#")[0] == name for word in words)


def _meant(state: State, names: tuple[str, ...], move: Move) -> frozenset[str]:
    """The players and sides that the card or ability works on without a choice: its player where it has no target at all,
    and those whom its words have to mean.
    """
    does, nouns = of_move(state, move)
    words = tuple(words_of(does))
    whos = [who for word in words for who in (effects.subject(word), getattr(word, "to", None)) if isinstance(who, Who)]
    groups = [(who.pick is not None, reading.whom(state, who, nouns)) for who in whos]
    if any(is_picked and len(group) > 1 for is_picked, group in groups):
        return frozenset()
    seats = {seat for _, group in groups for seat in group} | {move.seat}
    target = aimed_at(state, move)
    if targeting.is_for_several(target) and nouns.target[:1] == ("seat",):
        rest, least, _ = targeting.further(state, target, nouns, move.seat)
        seats |= set(rest) if least >= len(rest) else set()  # there was no choice
    sides = {"munchkins"} if any(isinstance(word, BoostWord) and isinstance(word.to, Who) for word in words) else set()
    sides |= {side for side, number in SIDES.items() if nouns.target == ("side", number)}  # chosen when its card was played
    return frozenset((*(names[seat] for seat in seats), *sides))
