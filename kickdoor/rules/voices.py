"""What cards say while they speak, sorted once: the voice of a card for a seat, and the choruses of cards that speak together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from kickdoor.box import Box
from kickdoor.cards.language import Ability, AllCondition, Card, Condition, OptionCondition, Question
from kickdoor.frames import Nouns
from kickdoor.heard import is_optional

ANY_FIGHTER: Final = -2  # as `you`: a monster's condition asks whether any fighter meets it


Key = str | tuple[str, str]  # a question; or one about deeds and the deed, or about a limit and what it is of
Answers = dict[Key, tuple["Answer", ...]]
ABOUT_DEEDS: Final = frozenset(("may", "may_not", "must"))


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

    __slots__ = ("abilities", "answers", "by_question", "card", "compelled", "epic", "face", "foe", "nouns", "offered",
                 "printed_on", "users", "you")  # fmt: skip

    def __init__(self, card: int, face: Card, printed_on: int, you: int, foe: int, *, epic: bool) -> None:
        self.card = card
        self.face = face
        self.printed_on = printed_on  # the card on which its words stand: itself, or one of the face that it shows
        self.epic = epic
        self.you = you
        self.foe = foe
        words = face.epic if epic else None
        self.nouns = nouns = Nouns(card=card, you=you, foe=foe)
        gives = face.gives if words is None else face.gives + words.gives
        self.answers: tuple[Answer, ...] = tuple(Answer(question, nouns, None) for question in gives)
        paths = [(printed_on, "when", number) for number in range(len(face.when))]
        found: list[Spoken] = [(self, path, ability) for path, ability in zip(paths, face.when, strict=True)]
        if words is not None:
            found += [(self, (printed_on, "epic", "when", number), ability) for number, ability in enumerate(words.when)]
        self.abilities: tuple[Spoken, ...] = tuple(found)
        self.offered: tuple[Spoken, ...] = tuple([spoken for spoken in found if is_optional(spoken[2])])
        self.compelled: Compelled = {}
        for spoken in found:
            if not is_optional(spoken[2]):
                for moment in spoken[2].when:
                    self.compelled[moment] = (*self.compelled.get(moment, ()), spoken)
        self.by_question = by_question(self.answers)
        for_all = you == ANY_FIGHTER or any(ability.by is not None for ability in face.when)
        self.users = -1 if for_all else 1 << you if you >= 0 else 0  # the seats to which it may offer something, a bit for each


Spoken = tuple[Voice, tuple[object, ...], Ability]  # whose it is, where it stands
Timely = tuple[Voice, tuple[object, ...], Ability, str]  # the same, and the moment whose time it is
Compelled = dict[str, tuple[Spoken, ...]]  # by moment: what happens without a choice


def by_question(answers: Iterable[Answer]) -> Answers:
    """Standing changes by their questions, those about deeds by each of the deeds too, and limits by what they are of."""
    found: Answers = {}
    for answer in answers:
        question = answer.question
        keys: list[Key] = [question.key]
        if question.key in ABOUT_DEEDS:
            keys += [(question.key, deed) for deed in question.main]
        elif question.key == "limit":
            keys.append(("limit", question.main))
        for key in keys:
            found[key] = (*found.get(key, ()), answer)
    return found


def joined(parts: list[dict[Any, tuple[Any, ...]]]) -> dict[Any, tuple[Any, ...]]:
    """What is found in each of these, one after another; where only one has anything, that one."""
    some = list(filter(None, parts))
    if len(some) < 2:
        return some[0] if some else NOTHING
    found = some[0].copy()
    for part in some[1:]:
        for key, said in part.items():
            found[key] = found[key] + said if key in found else said
    return found


NOTHING: Final[dict[Any, tuple[Any, ...]]] = {}


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

    __slots__ = ("answers", "basis", "compelled", "kept", "offered", "offers", "timely", "users", "voices")

    def __init__(self, basis: tuple[Any, ...], voices: Sequence[Voice]) -> None:
        self.basis = basis
        self.kept: dict[str, Any] = {}
        self.voices = voices
        self.answers: Answers = joined([voice.by_question for voice in voices]) if voices else NOTHING
        self.compelled: Compelled = joined([voice.compelled for voice in voices]) if voices else NOTHING
        self.offered: tuple[Spoken, ...] = ()  # what somebody may choose to use
        self.offers: set[str] = set()  # at which moments
        self.users = 0  # the seats to which it offers anything, a bit for each
        self.timely: dict[tuple[int, frozenset[str]], list[Timely]] = {}  # what this seat may use at these times
        for voice in voices:
            if voice.offered:
                self.offered += voice.offered
                self.offers.update(*[ability.when for _, _, ability in voice.offered])
                self.users |= voice.users

    def among(self, basis: tuple[Any, ...]) -> Chorus:
        """The same who speak, among others that say nothing."""
        twin = Chorus(basis, ())
        twin.voices, twin.answers, twin.compelled = self.voices, self.answers, self.compelled
        twin.offered, twin.offers, twin.users, twin.timely = self.offered, self.offers, self.users, self.timely
        return twin


class Gathering:
    """All who speak just now, chorus by chorus and then what marks left, and what they say together.

    It is the same one as long as they are, whatever else lies before them.
    """

    __slots__ = ("answers", "choruses", "compelled", "marked", "marks", "more", "offering", "seated", "worked_as")

    def __init__(self, choruses: list[Chorus], answers: Answers, compelled: Compelled, marks: tuple[Any, ...] = (),
                 marked: Answers = NOTHING) -> None:  # fmt: skip
        self.choruses = choruses
        self.answers = answers  # conditions still to be read; what marks left comes last
        self.compelled = compelled
        self.seated: Gathering | None = None  # those of them who speak without the fight
        self.more: list[Chorus] = []  # those of the fight
        self.marks = marks
        self.marked = marked
        self.offering = [chorus for chorus in choruses if chorus.offered]  # who offer something to use
        self.worked_as: dict[int, int] | None = None  # the cards that work as another one, each with that one

    def voices(self) -> tuple[Voice, ...]:
        """All cards that speak, one by one."""
        return tuple([voice for chorus in self.choruses for voice in chorus.voices])


def said_by(choruses: list[Chorus]) -> tuple[Answers, Compelled]:
    """What choruses answer and what they do without a choice, one after another."""
    return joined([chorus.answers for chorus in choruses]), joined([chorus.compelled for chorus in choruses])


def for_all(box: Box, cards: Iterable[int], seats: int) -> Chorus:
    """Cards that speak for every seat: rule cards, and the place in the middle of the table."""
    return Chorus((), [voice_of(box, card, card, seat) for card in cards for seat in range(seats)])


def of_rules(box: Box, seats: int, options: dict[str, Any]) -> Chorus:
    """The rule cards speak for every seat; nothing is done that hangs on an option which the table hasn't chosen."""
    found = for_all(box, box.rules, seats)
    done = [
        (moment, tuple([said for said in some if _may_hold(options, said[2].if_)])) for moment, some in found.compelled.items()
    ]
    found.compelled = {moment: some for moment, some in done if some}
    return found


def _may_hold(options: dict[str, Any], condition: Condition | None) -> bool:
    """False for a condition that asks for an option which the table hasn't chosen."""
    if isinstance(condition, OptionCondition):
        return bool(options.get(condition.main))
    return not isinstance(condition, AllCondition) or all(_may_hold(options, part) for part in condition.main)


class Assembly:
    """All who speak but for the fight, seat by seat and then the rule cards.

    `basis` is all that it hangs on. `alone`: they as a gathering of their own. `before`: the last one.
    """

    __slots__ = ("alone", "basis", "beyond", "choruses", "soon", "spares", "voices")

    def __init__(self, basis: tuple[Any, ...], choruses: list[Chorus], before: Assembly | None = None) -> None:
        self.basis = basis
        self.choruses = choruses
        self.voices = [chorus.voices for chorus in choruses]
        self.alone: Gathering = (
            before.alone if before is not None and before.voices == self.voices else Gathering(choruses, *said_by(choruses))
        )
        self.beyond: dict[int, Any] | None = None  # the seats that may have too much of something; see `rules.mending`
        self.soon: tuple[Any, ...] | None = None  # what of this decides what comes true
        self.spares: list[int] | None = None  # of each seat an Item to swap; see `rules.bargains`

    def and_more(self, more: list[Chorus], marks: tuple[Any, ...], marked: Answers) -> Gathering:
        """They, these and what marks left."""
        alone = self.alone
        answers = joined([alone.answers, *[chorus.answers for chorus in more], marked])
        compelled = joined([alone.compelled, *[chorus.compelled for chorus in more]])
        found = Gathering(alone.choruses + more, answers, compelled, marks, marked)
        found.seated, found.more = alone, more
        return found
