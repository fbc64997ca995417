"""A set of cards: a folder with its manifest, `doors.yaml` and `treasures.yaml`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from kickdoor.cards.language.card import Card
from kickdoor.cards.language.cardfile import one_card, read_cards, twins
from kickdoor.cards.language.known import check_names
from kickdoor.cards.language.names import Natural, Tag
from kickdoor.cards.language.nodes import Source, StopError, compose, find, items
from kickdoor.cards.language.problems import CardError, Problem
from kickdoor.cards.language.reader import arguments

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


class Manifest(Struct, frozen=True, kw_only=True):
    """The keys of a manifest.

    `calls`: what the set calls a word of the language (`curse: Trap`); printed only.
    `joins`: tags whose monsters join each other. `also`: cards with the one tag count as having the other.
    `slots`: places to wear items that it adds, and how many. `tokens`: kinds of token, and how many of each.
    `players`: the fewest and the most. `options`: options of the game that it offers.
    `counts`: how many cards each deck must have. `copies`: copies of a card, by id, where not as in its file.
    `blank`: its cards bear no pictures, the players draw them (SKETCH-01).
    `counters`: it has no board for Levels, its players count them (SETUP-03).
    """

    id: Tag
    name: str
    calls: tuple[tuple[Tag, str], ...] = ()
    joins: tuple[Tag, ...] = ()
    also: tuple[tuple[Tag, Tag], ...] = ()
    slots: tuple[tuple[Tag, Natural], ...] = ()
    tokens: tuple[tuple[Tag, Natural], ...] = ()
    players: tuple[Natural, ...] = (3, 6)
    options: tuple[Tag, ...] = ()
    counts: tuple[tuple[Tag, Natural], ...] = ()
    copies: tuple[tuple[str, Natural], ...] = ()
    blank: bool = False
    counters: bool = False


class SetManifest(Manifest, frozen=True, kw_only=True):
    """A set as loaded: its manifest, its standing rules and its cards."""

    rules: tuple[Card, ...] = ()
    cards: tuple[Card, ...] = ()


def load_set(folder: Path, manifest: str = "set", *, others: Iterable[Card] = ()) -> SetManifest:
    """The set in a folder under one of its manifests. Raises CardError with every fault of all its files.

    `others`: cards of other sets, whose traits and names this one may speak of.
    """
    path = folder / f"{manifest}.yaml"
    head, rules = read_manifest(path)
    slots = tuple(slot for slot, _ in head.slots)
    cards: list[Card] = []
    problems: list[Problem] = []
    whole = True
    for file, deck in ((folder / "doors.yaml", "door"), (folder / "treasures.yaml", "treasure")):
        try:
            found, wrong = read_cards(read(file), str(file), head.id, slots=slots)
        except CardError as error:
            found, wrong = [], list(error.problems)
        cards += found
        wrong += [misplaced(card) for card in found if card.deck not in (deck, "none")]
        problems += wrong
        whole = whole and not wrong
    problems += twins(cards)
    cards = [recounted(card, dict(head.copies)) for card in cards]
    if whole:  # what a card that can't be read gives and counts isn't known
        problems += [*check_names([*cards, *rules], others), *miscounted(path, head, cards)]
    if problems:
        raise CardError(problems)
    return SetManifest(**msgspec.structs.asdict(head), rules=tuple(rules), cards=tuple(cards))


def read(file: Path) -> str:
    """The text of a file. Raises CardError if there is none, and for what is no file or no text."""
    if file.exists() and not file.is_file():
        raise CardError([fault(str(file), "language-not-a-file")])
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise CardError([fault(str(file), "language-not-text", line)]) from error
    except FileNotFoundError as error:
        raise CardError([fault(str(file), "language-no-file")]) from error
    except OSError as error:
        raise CardError([fault(str(file), "language-unreadable", reason=error.strerror or str(error))]) from error


def read_manifest(path: Path) -> tuple[Manifest, list[Card]]:
    """The manifest and its rule cards."""
    source = Source(str(path), "")
    root = compose(read(path), source)
    rules: list[Card] = []
    try:
        if root is None:
            raise CardError([fault(str(path), "language-missing-argument", of="set", argument="id")])
        head = Manifest(**arguments(source, root, Manifest, "set", beside=("rules",)))
        source.set_id = head.id
        under = find(root, "rules")
        for node in items(source, under) if under is not None else []:
            rules += [card for card in [one_card(source, node)] if card is not None]
    except StopError as stop:
        raise CardError(source.problems) from stop
    if source.problems:
        raise CardError(source.problems)
    if len(head.players) != 2 or not 2 <= head.players[0] <= head.players[1]:
        said = find(root, "players")
        raise CardError([fault(str(path), "language-players", source.line_of(said) if said is not None else 1)])
    return head, rules


def fault(file: str, message_id: str, line: int = 1, **args: str | int) -> Problem:
    """A fault of no card."""
    return Problem(file=file, line=line, card="", message_id=message_id, args=args)


def misplaced(card: Card) -> Problem:
    """A card in the file of the other deck."""
    args: dict[str, Any] = {"deck": card.deck}
    return Problem(file=card.file, line=card.line, card=card.name, message_id="language-other-deck", args=args)


def recounted(card: Card, copies: dict[str, int]) -> Card:
    """The card in as many copies as the manifest says."""
    if card.id in copies:
        return msgspec.structs.replace(card, copies=copies[card.id])
    return card


def miscounted(path: Path, head: Manifest, cards: list[Card]) -> list[Problem]:
    """Decks of another size than the manifest says, and copies of cards that there aren't."""
    problems = []
    for deck, wanted in head.counts:
        found = sum(card.copies for card in cards if card.deck == deck)
        if found != wanted:
            problems.append(fault(str(path), "language-count", deck=deck, wanted=wanted, found=found))
    for card_id in sorted({name for name, _ in head.copies} - {card.id for card in cards}):
        problems.append(fault(str(path), "language-unknown-card", word=card_id, near=""))
    return problems
