"""The reference of the language: every word, key and name in it, how it is written, and what it prints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args, get_origin

from msgspec import Struct

from kickdoor.cards.language import names
from kickdoor.cards.language.card import Ability, Card, Epic, Playable
from kickdoor.cards.language.cardfile import NOT_WRITTEN
from kickdoor.cards.language.clauses import clause
from kickdoor.cards.language.conditions import condition
from kickdoor.cards.language.known import pieces
from kickdoor.cards.language.phrases import value
from kickdoor.cards.language.printing import ON_FIGHTS, text
from kickdoor.cards.language.questions import Question
from kickdoor.cards.language.selectors import AmountForm, Cards, Condition, Who
from kickdoor.cards.language.shapes import FAMILIES, family, fields, options
from kickdoor.cards.language.standing import standing
from kickdoor.cards.language.voice import Say, Voice, sounded
from kickdoor.cards.language.words import Word
from kickdoor.cards.language.writing import plain, written

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

Examples = dict[Any, tuple[Card, "Struct"]]
"""By what is shown, the card with the shortest text that says it, and the shortest piece of it that does."""
MAPS: dict[str, type[Struct]] = {"playable": Playable, "ability": Ability, "epic": Epic, "cards": Cards, "who": Who}
"""The maps that aren't words, by what the page calls them."""
NAMES: dict[str, Any] = {
    "time": names.Time,
    "happening": names.Happening,
    "situation": names.SituationName,
    "amount": names.BareAmount,
    "duration": names.BareDuration,
    "players": names.Players,
    "kind": names.Kind,
    "place": names.Place,
    "noun": names.Noun,
    "deed": names.Deed,
    "limit": names.LimitName,
    "per": names.Per,
    "instead": names.Instead,
    "figure": names.Figure,
    "harm": names.Harm,
}
"""The closed lists of names, by what the page calls them."""


def reference(say: Say, cards: Iterable[Card]) -> str:
    """The page as Markdown, with examples from these cards: the shortest text that shows each word."""
    cards = list(cards)
    titles = {card.id: card.name for card in cards}
    shown = shortest(say, cards, titles)
    lines = [say("words-title", {}), "", say("words-about", {}), ""]
    for parent, name in FAMILIES.items():
        rows = [row(say, titles, key, member, shown) for key, member in family(parent).items()]
        lines += table(say, f"words-{name}", "words-columns", rows)
    facts = [fact(say, titles, key, shown) for key in fields(Card) if key not in NOT_WRITTEN]
    lines += table(say, "words-facts", "words-columns-facts", facts)
    for name, struct in MAPS.items():
        keys = [key_row(say, titles, key, shown.get((struct, key))) for key in fields(struct) if key != "noun"]
        lines += table(say, f"words-map-{name}", "words-columns-keys", keys)
    for name, hint in NAMES.items():
        told = [key_row(say, titles, word, shown.get((hint, word))) for word in get_args(hint)]
        lines += table(say, f"words-names-{name}", "words-columns-keys", told)
    return "\n".join(lines)


def table(say: Say, title: str, columns: str, rows: list[str]) -> list[str]:
    """A heading and a table under it."""
    head = say(columns, {})
    return [say(title, {}), "", head, "| --- " * (head.count("|") - 1) + "|", *rows, ""]


def shortest(say: Say, cards: list[Card], titles: Mapping[str, str]) -> Examples:
    """What each is shown by: the card with the shortest text, and of it the shortest piece."""
    found: Examples = {}
    lengths = {card.id: len(text(card, say, names=titles)) for card in cards}
    for card in sorted((card for card in cards if lengths[card.id]), key=lambda card: lengths[card.id]):
        of_card: Examples = {}
        for piece in pieces(card):
            if isinstance(plain(piece), str):
                continue  # a bare name is shown where it stands
            for what in (*says(piece), *(what for name in bare(piece) for what in says(name))):
                if what not in found and (what not in of_card or len(written(piece)) < len(written(of_card[what][1]))):
                    of_card[what] = card, piece
        found |= of_card
    return found


def bare(piece: Struct) -> list[Struct]:
    """The parts of a piece that are written as one word."""
    values = [getattr(piece, name) for name in piece.__struct_fields__]
    parts = [part for each in values for part in (each if isinstance(each, tuple) else (each,))]
    return [part for part in parts if isinstance(part, Struct) and isinstance(plain(part), str)]


def says(piece: Struct) -> Iterator[Any]:
    """What a piece is an example of: its own type, its keys that are written, and the names in them."""
    yield type(piece)
    written_out = plain(piece)
    for key, field in fields(type(piece)).items():
        told = getattr(piece, field.name)
        if told in (written_out, (written_out,)):
            yield from named(field.hint, told)
        elif key == "main" or (not isinstance(written_out, str) and key in written_out):
            yield type(piece), key
            yield from named(field.hint, told)


def named(hint: Any, told: Any) -> Iterator[tuple[Any, str]]:
    """The names of closed lists that a value of this type holds."""
    for arm in options(hint):
        if get_origin(arm) is tuple:
            for each in told if isinstance(told, tuple) else ():
                yield from named(get_args(arm)[0], each)
        elif isinstance(told, str) and told in get_args(arm):
            yield arm, told


def row(say: Say, titles: Mapping[str, str], key: str, member: type[Struct], shown: Examples) -> str:
    """One line: the word, its arguments, how it is written, what that prints, the card."""
    arguments = [f"`{name}`" for name in fields(member) if name != "main"]
    told = ["", "", ""]
    if member in shown:
        card, piece = shown[member]
        told = [f"`{written(piece)}`", prints(say, titles, card, piece), example(say, titles, card)]
    return f"| `{key}` | {', '.join(arguments)} | {' | '.join(told)} |"


def fact(say: Say, titles: Mapping[str, str], key: str, shown: Examples) -> str:
    """One line: a key of a card, the kinds that have it, a card with it."""
    on = fields(Card)[key].on
    kinds = ", ".join(on) if on is not None else say("words-any-kind", {})
    return f"| `{key}` | {kinds} | {of_card(say, titles, shown.get((Card, key)))} |"


def of_card(say: Say, titles: Mapping[str, str], found: tuple[Card, Struct] | None) -> str:
    """A card as it is written, and what it prints."""
    return f"`{written(found[0])}` | {example(say, titles, found[0])}" if found is not None else " | "


def key_row(say: Say, titles: Mapping[str, str], key: str, found: tuple[Card, Struct] | None) -> str:
    """One line: a key or name, how it is written, the card."""
    told = [f"`{written(found[1])}`", example(say, titles, found[0])] if found is not None else ["", ""]
    return f"| `{key}` | {' | '.join(told)} |"


def example(say: Say, titles: Mapping[str, str], card: Card) -> str:
    """A card with its text."""
    return f"*{card.name}*: {text(card, say, names=titles)}"


def prints(say: Say, titles: Mapping[str, str], card: Card, piece: Any) -> str:
    """The phrase of one form as it stands on that card."""
    on_fight = card.kind in ON_FIGHTS
    voice = Voice(say=say, names=titles, calls={}, kind=card.kind, any_fighter=on_fight)
    if isinstance(piece, Word):
        return sounded(voice, clause(voice.asking(any_fighter=False), piece))
    if isinstance(piece, Question):
        return sounded(voice, standing(voice, piece))
    if isinstance(piece, Condition):
        return sounded(voice, condition(voice, piece))
    assert isinstance(piece, AmountForm)
    return sounded(voice, value(voice, piece))
