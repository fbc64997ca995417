"""What cards say while they speak, sorted once: the voice of a card for a seat, and the choruses of cards that speak together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from kickdoor.box import Box, is_optional
from kickdoor.cards.language import Ability, Card, Question
from kickdoor.frames import Nouns

ANY_FIGHTER: Final = -2  # as `you`: a monster's condition asks whether any fighter meets it


class Answer:
    """One standing change in force, and the nouns in which it is read."""

    __slots__ = ("fixed", "nouns", "question")

    def __init__(self, question: Question, nouns: Nouns, fixed: Any) -> None:
        self.question = question
        self.nouns = nouns
        self.fixed = fixed  # the amount or the cards fixed when a mark was left, else None

    def key(self) -> tuple[Any, ...]:
        """All that makes two of them the same."""
        return (self.question, self.nouns, self.fixed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class Voice:
    """A card that speaks for a seat, or about a monster: its standing changes and its abilities. The Box keeps one of each."""

    __slots__ = ("abilities", "answers", "card", "face", "foe", "for_all", "you")

    def __init__(self, card: int, face: Card, printed_on: int, you: int, foe: int, *, epic: bool) -> None:
        self.card = card
        self.face = face
        self.you = you
        self.foe = foe
        words = face.epic if epic else None
        nouns = Nouns(card=card, you=you, foe=foe)
        gives = face.gives if words is None else face.gives + words.gives
        self.answers: tuple[Answer, ...] = tuple(Answer(question, nouns, None) for question in gives)
        paths = [(printed_on, "when", number) for number in range(len(face.when))]
        found: list[Spoken] = [(self, path, ability) for path, ability in zip(paths, face.when, strict=True)]
        if words is not None:
            found += [(self, (printed_on, "epic", "when", number), ability) for number, ability in enumerate(words.when)]
        self.abilities: tuple[Spoken, ...] = tuple(found)
        self.for_all = you == ANY_FIGHTER or any(ability.by is not None for ability in face.when)


Spoken = tuple[Voice, tuple[object, ...], Ability]  # whose it is, where it stands
Timely = tuple[Voice, tuple[object, ...], Ability, str]  # the same, and the moment whose time it is


def voice_of(box: Box, card: int, face: int, you: int, foe: int = -1, *, epic: bool = False) -> Voice:
    """The voice of a card that shows this card's face; the epic one speaks its epic words too.

    Rules: EPIC-04, EPIC-07.
    """
    key = (card, face, you, foe, epic)
    found: Voice | None = box.voices.get(key)
    if found is None:
        printed = box.cards[face]
        on = card if box.cards[card] is printed else face
        found = box.voices[key] = Voice(card, printed, on, you, foe, epic=epic)
    return found


class Chorus:
    """Cards that speak together, as those before one seat: what they answer to each question, what they do at each moment.

    `basis` is all that it hangs on: as long as that stays the same, the chorus does, and `kept`, what else was worked out of it.
    """

    __slots__ = ("answers", "basis", "compelled", "kept", "offered", "offers", "timely", "voices")

    def __init__(self, basis: tuple[Any, ...], voices: list[Voice]) -> None:
        self.basis = basis
        self.voices = voices
        self.kept: dict[str, Any] = {}
        self.answers: dict[str, tuple[Answer, ...]] = {}
        self.compelled: dict[str, tuple[Spoken, ...]] = {}  # by moment: what happens without a choice
        self.offered: tuple[Spoken, ...] = ()  # what somebody may choose to use
        self.offers: set[str] = set()  # at which moments
        self.timely: dict[tuple[int, frozenset[str]], list[Timely]] = {}  # what this seat may use at these times
        for voice in voices:
            for answer in voice.answers:
                key = answer.question.key
                self.answers[key] = (*self.answers.get(key, ()), answer)
            for spoken in voice.abilities:
                if is_optional(spoken[2]):
                    self.offered = (*self.offered, spoken)
                    self.offers.update(spoken[2].when)
                else:
                    for moment in spoken[2].when:
                        self.compelled[moment] = (*self.compelled.get(moment, ()), spoken)


def for_all(box: Box, cards: Iterable[int], seats: int) -> Chorus:
    """Cards that speak for every seat: rule cards, and the place in the middle of the table."""
    return Chorus((), [voice_of(box, card, card, seat) for card in cards for seat in range(seats)])


class Assembly:
    """All who speak but for the fight, seat by seat and then the rule cards.

    `basis` is all that it hangs on. `blanks`: what silences others.
    """

    __slots__ = ("basis", "beyond", "blanks", "choruses", "soon")

    def __init__(self, basis: tuple[Any, ...], choruses: list[Chorus]) -> None:
        self.basis = basis
        self.choruses = choruses
        self.blanks = tuple([answer for chorus in choruses for answer in chorus.answers.get("blank", ())])
        self.beyond: dict[int, int] | None = None  # the seats that may have too much of something; see `rules.mending`
        self.soon: tuple[Any, ...] | None = None  # what of this decides what comes true
