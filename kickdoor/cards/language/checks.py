"""What the types can't refuse: nouns that stand for nothing, moments, names of abilities, doubled facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from msgspec import Struct

from kickdoor.cards.language import combinators, questions, words
from kickdoor.cards.language.card import Ability, Card, Playable
from kickdoor.cards.language.known import pieces
from kickdoor.cards.language.names import Happening, Kind
from kickdoor.cards.language.problems import closest
from kickdoor.cards.language.selectors import Cards, TableSaysCondition

if TYPE_CHECKING:
    from kickdoor.cards.language.nodes import Source

HAPPENINGS: tuple[Happening, ...] = get_args(Happening)
IN_A_FIGHT = (
    *("combat", "your_combat", "combat_starts", "meets", "enters", "as_soon_as", "played", "combat_ends"),
    *("won", "lost", "killed", "rewarded", "running", "rolled", "escaped", "caught"),
)
STANDING = "standing"  # no moment: what a card gives as long as it works
WHERE: dict[str, frozenset[str]] = {
    "used": frozenset({"any_time", STANDING, *IN_A_FIGHT}),
    "beaten": frozenset({"won", "killed", "rewarded", "combat_ends"}),
    "won_by": frozenset({STANDING, "won", "killed", "rewarded", "combat_ends"}),
    "lost_by": frozenset({"lost", "running", "rolled", "escaped", "caught", "combat_ends", "bad_stuff"}),
    "missed_by": frozenset({"rolled", "caught", "bad_stuff"}),
}
"""The moments outside of which these can't stand for anything."""
ROLLED = frozenset({"rolled", "escaped", "caught", "bad_stuff"})
GIVES_THOSE = frozenset({"rewarded", "drawn", "draws_face_up", "discarded", "loss"})
ROLLS = (words.RollWord, words.RerollWord, words.SetDieWord, words.AddToDieWord, combinators.RollTableWord)
FACES = range(1, 7)
COUNTING = (
    *(Cards, words.GainLevelsWord, words.LoseLevelsWord, words.DrawWord, words.PeekWord, words.RevealWord),
    *(words.OpenDoorWord, words.GainTokensWord, words.LoseTokensWord),
)
PARTING = frozenset({"discarded", "leaves"})  # a card's own are past when they are told
DOUBLED = ("bonus", "run", "treasures", "levels")


class Scope(Struct, frozen=True):
    """The nouns that stand for something at this place, and the moments it may be at."""

    nouns: frozenset[str] = frozenset({"this"})
    moments: frozenset[str] = frozenset()

    def plus(self, *nouns: str) -> Scope:
        """The same place with more nouns."""
        return Scope(self.nouns | set(nouns), self.moments)

    def at(self, moments: tuple[str, ...]) -> Scope:
        """The place inside something that happens at these moments."""
        here = self.nouns
        if any(moment in HAPPENINGS for moment in moments):
            here |= {"it", "them"}
        if ROLLED.intersection(moments):
            here |= {"shown"}
        if GIVES_THOSE.intersection(moments):
            here |= {"those"}
        return Scope(here, frozenset(moments))


def check_card(card: Card, source: Source) -> None:
    """Takes down every fault of meaning, on the line of the piece nearest to it."""
    check_abilities(card, source)
    check_doubled(card, source)
    check_treasures(card, source)
    check_asking(card, source)
    scope = Scope()
    if card.kind == "enhancer" or attaches(card.does):
        scope = scope.plus("host")
    walk(card.gives, scope.at((STANDING,)), source, card.line)
    if card.playable is not None:
        walk(card.playable, scope, source, card.line)
        scope = scope.plus(*chosen(card.playable))
    acts = card.playable.when if card.playable is not None else ("any_time",)
    walk(card.does, scope.at(acts), source, card.line)
    for ability in (*card.when, *(card.epic.when if card.epic else ())):
        walk(ability, scope, source, card.line)
    walk(card.epic.gives if card.epic else (), scope.at((STANDING,)), source, card.line)
    walk(card.bad_stuff, scope.at(("bad_stuff",)), source, card.line)


def attaches(does: tuple[words.Word, ...]) -> bool:
    """Whether the card puts itself on another."""
    return any(isinstance(word, words.AttachWord) and word.main == "target" for word in does)


def chosen(piece: Ability | Playable) -> tuple[str, ...]:
    """The nouns that choosing and paying bring."""
    return (*(("target",) if piece.target is not None else ()), *(("paid",) if piece.pay else ()))


def check_abilities(card: Card, source: Source) -> None:
    """An ability does something, an optional one has a name of its own, a limit has its `per`."""
    names: set[str] = set()
    for ability in (*card.when, *(card.epic.when if card.epic else ())):
        line = source.lines.get(id(ability), card.line)
        if not ability.does and ability.instead is None:
            source.note(line, "language-does-nothing")
        if (ability.may or ability.pay) and ability.name is None:
            source.note(line, "language-no-name")
        if ability.name is not None and ability.name in names:
            source.note(line, "language-name-twice", name=ability.name)
        if (ability.limit is None) != (ability.per is None):
            source.note(line, "language-limit-without-per")
        names.add(ability.name or "")


def check_doubled(card: Card, source: Source) -> None:
    """An unconditional figure is said as a plain fact or as a question, never as both."""
    for question in card.gives:
        always = question.if_ is None and question.for_ is None and isinstance(getattr(question, "main", ""), int)
        if always and question.key in DOUBLED and getattr(card, question.key):
            written = question.key not in ("treasures", "levels") or card.kind == "enhancer"
            if written or getattr(card, question.key) != 1:
                line = source.lines.get(id(question), card.line)
                source.note(line, "language-fact-doubled", fact=question.key)


def check_asking(card: Card, source: Source) -> None:
    """The table is asked about a card in force, or while it does something: not about one in a hand or one that has gone."""
    for word in pieces((card.does, card.when, card.bad_stuff, card.epic)):
        if isinstance(word, words.LastingWord):
            _refuse_asking(word.gives, "language-lasting-asks", source, card.line)
    refused: list[Any] = [card.playable]
    for ability in (*card.when, *(card.epic.when if card.epic else ())):
        of_itself = ability.card is not None and ability.card.noun == "this"
        if "drawn" in ability.when or (of_itself and not PARTING.isdisjoint(ability.when)):
            refused += [ability.if_, ability.whose, ability.target, ability.pay]
    _refuse_asking(tuple(part for part in refused if part is not None), "language-nobody-to-ask", source, card.line)


def _refuse_asking(value: tuple[Any, ...], message_id: str, source: Source, line: int) -> None:
    for piece in pieces(value):
        if isinstance(piece, TableSaysCondition):
            source.note(source.lines.get(id(piece), line), message_id)


def check_treasures(card: Card, source: Source) -> None:
    """An enhancer may take Treasures off; a monster has none at the least (ENHANCE-02)."""
    if card.kind == "monster" and card.treasures < 0:
        source.note(card.line, "language-too-few-treasures", n=card.treasures)


def walk(piece: Any, scope: Scope, source: Source, line: int) -> Scope:
    """Checks a piece and all in it; gives back the place after it."""
    if isinstance(piece, str):
        refuse_noun(piece, scope, source, line)
    elif isinstance(piece, tuple):
        for part in piece:
            after = walk(part, scope, source, line)
            scope = after if isinstance(part, words.Word) else scope
    elif isinstance(piece, Struct):
        line = source.lines.get(id(piece), line)
        if isinstance(piece, questions.CountsAsQuestion):
            check_counts_as(piece, source, line)
        check_number(piece, source, line)
        inside = inside_of(piece, scope)
        for name, value in parts(piece):
            branch = scope if name == "else_" and not isinstance(piece, combinators.IfWord) else inside
            walk(value, branch, source, line)
        return after_word(piece, scope)
    return scope


def check_number(piece: Struct, source: Source, line: int) -> None:
    """A number that is written down can be: a face of the die, no fewer than none of what is counted, a way to choose."""
    number = piece.count if isinstance(piece, Cards) else getattr(piece, "main", None)
    if isinstance(piece, words.SetDieWord) and isinstance(number, int) and number not in FACES:
        source.note(line, "language-no-face", n=number)
    if isinstance(piece, COUNTING) and isinstance(number, int) and number < 0:
        source.note(line, "language-below-zero", n=number)
    if isinstance(piece, combinators.OneOfWord) and not number:
        source.note(line, "language-no-ways")


def check_counts_as(question: questions.CountsAsQuestion, source: Source, line: int) -> None:
    """A card counts as of another kind; a trait is for munchkins."""
    kinds = get_args(Kind)
    if isinstance(question.for_, Cards) and question.main not in kinds:
        near = closest(question.main, kinds)
        source.note(line, "language-unknown-value", word=question.main, near=near)


def parts(piece: Struct) -> list[tuple[str, Any]]:
    """The filled fields that may hold nouns. Free words can't be mistaken for them: they stand in other fields."""
    free = FREE.get(type(piece), ())
    filled = [(name, value) for name in piece.__struct_fields__ if (value := getattr(piece, name))]
    return [(name, value) for name, value in filled if name not in free]


FREE: dict[type[Struct], tuple[str, ...]] = {
    Ability: ("when", "name", "per", "instead"),
    Playable: ("when", "instead"),
    Cards: ("tagged", "not_tagged", "named", "cards", "most"),
    words.GainTokensWord: ("kind",),
    words.LoseTokensWord: ("kind",),
    combinators.SpecialWord: ("main", "why"),
    questions.TagQuestion: ("main",),
    questions.TokensQuestion: ("kind",),
    questions.TokensAreQuestion: ("main",),
    questions.CountsAsQuestion: ("main",),
}


def inside_of(piece: Struct, scope: Scope) -> Scope:
    """The place within a piece."""
    if isinstance(piece, (Ability, Playable)):
        return scope.at(piece.when).plus(*chosen(piece))
    if isinstance(piece, combinators.RollTableWord):
        return scope.plus("shown")
    if isinstance(piece, combinators.EachWord):
        return scope.plus("it" if isinstance(piece.main, Cards) else "them")
    if isinstance(piece, (combinators.MayWord, combinators.PayOrWord)):
        return scope.plus("paid")
    return scope


def after_word(piece: Struct, scope: Scope) -> Scope:
    """The place after a word: the cards it moved are `those`, the die it rolled is `shown`."""
    if isinstance(piece, ROLLS):
        return scope.plus("shown", "those")
    return scope.plus("those") if isinstance(piece, words.Word) else scope


def refuse_noun(name: str, scope: Scope, source: Source, line: int) -> None:
    """A noun or moment's figure where it can stand for nothing."""
    if name in ("target", "it", "them", "paid", "host", "shown", "those") and name not in scope.nouns:
        source.note(line, "language-stands-for-nothing", noun=name)
    if name in WHERE and scope.moments and not WHERE[name] & scope.moments:
        source.note(line, "language-outside-its-moment", noun=name)
