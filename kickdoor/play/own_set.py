"""A set of one's own: a folder to begin with, and what is wrong or strange in one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import Struct

from kickdoor import sets
from kickdoor.cards.language import Card, CardError, Problem, SetManifest, load_cards, load_set, nearest, tokens_said, told
from kickdoor.cards.language.cardfile import KINDS
from kickdoor.cards.language.nodes import Source, StopError, compose, entries, find
from kickdoor.cards.language.reader import KINDS as KINDS_MEANT
from kickdoor.cards.language.reader import arguments
from kickdoor.cards.language.sets import fault, read
from kickdoor.errors import InputError, SetNameError
from kickdoor.options import OPTIONS
from kickdoor.saying import FAILS, HOLDS, document, lines
from kickdoor.telling.printed import catalogues
from kickdoor.words import ENGLISH, FOLDER, chosen, say

TEMPLATE = "new-set"
COMMANDS = ("new", "lint")  # what `cards` does with a set of one's own
SCHEMA = "cards.schema.json"
WORDS = "words.md"
EXAMPLES = sets.CARDS / "language" / "examples.yaml"
MANIFEST = f"{sets.OWN_MANIFEST}.yaml"
READ = (MANIFEST, "doors.yaml", "treasures.yaml", "renamed.yaml")
CALLED = frozenset((*KINDS, *KINDS_MEANT, "mate", "sex"))  # what a set may have words of its own for


def command(what: str, folder: Path | None, as_json: bool) -> int:
    """`cards new FOLDER` and `cards lint FOLDER`. Returns the exit status; raises InputError."""
    if folder is None or what not in COMMANDS:
        raise InputError("sets-folder-needed", what=what if what in COMMANDS else "new")
    if what == "new":
        written = new_set(folder)
        facts = {"folder": str(folder), "files": [str(path) for path in written]}
        return document(facts) if as_json else lines(new_report(folder, written))
    found = linted(folder)
    document(lint_json(found)) if as_json else lines(lint_report(folder, found))
    return FAILS if found.errors else HOLDS


def new_set(folder: Path) -> list[Path]:
    """Begin a set in a new or empty folder: manifest, example cards, README, schema and reference. Raises InputError."""
    from kickdoor.cards.language.schemas import schema

    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InputError("sets-folder-not-empty", folder=str(folder))
    tag = tag_of(folder.resolve().name)
    names = {"$ID": tag, "$NAME": tag.replace("_", " ").title(), "$FOLDER": folder.name}
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    template = FOLDER / chosen() / TEMPLATE
    for page in sorted((template if template.is_dir() else FOLDER / ENGLISH / TEMPLATE).iterdir()):
        text = page.read_text("utf-8")
        for mark, name in names.items():
            text = text.replace(mark, name)
        (folder / page.name).write_text(text, "utf-8")
        written.append(folder / page.name)
    (folder / SCHEMA).write_text(json.dumps(schema(), indent=1) + "\n", "utf-8")
    (folder / WORDS).write_text(words_page(), "utf-8")
    return [*written, folder / SCHEMA, folder / WORDS]


def tag_of(name: str) -> str:
    """The id of a set in a folder of this name. Raises InputError for a name without letters, or one that is no text in UTF-8."""
    if not name.isprintable():
        raise InputError("sets-folder-not-text", folder=name.encode("utf-8", "replace").decode())
    tag = re.sub(r"[^a-z0-9]+", "_", name.casefold()).strip("_").lstrip("0123456789_")
    if not tag:
        raise InputError("sets-folder-no-name", folder=name)
    return tag


def new_report(folder: Path, written: list[Path]) -> list[str]:
    """What was written, and how to go on."""
    files = ", ".join(path.name for path in written)
    place = folder.as_posix() if sets.is_folder(str(folder)) else f"./{folder.as_posix()}"
    return [say("sets-new", folder=str(folder), files=files), say("sets-new-next", folder=place)]


# --- lint ------------------------------------------------------------------------------------------------------------


class Linted:
    """Errors and warnings of a set."""

    def __init__(self, errors: tuple[Problem, ...], warnings: tuple[Problem, ...], cards: int) -> None:
        self.errors = errors
        self.warnings = warnings
        self.cards = cards


def linted(folder: Path) -> Linted:
    """All that is wrong or strange in the set of a folder. Raises SetNameError where there is none."""
    from kickdoor.cards.language.linting import lint

    if not (folder / MANIFEST).is_file():
        raise SetNameError("set-no-folder", name=str(folder), manifest=MANIFEST)
    others = every_card()
    try:
        found = load_set(folder, sets.OWN_MANIFEST, others=others)
    except CardError as error:
        return Linted(error.problems, (), 0)
    errors = [*unknown_words(folder / MANIFEST, found), *unknown_tokens(found)]
    errors += [problem for file in catalogues(folder) for problem in misnamed(file, found)]
    names = {card.id: card.name for card in (*others, *found.cards)}
    warnings = [*lint(found.cards, by_id, names, scale=others), *unread(folder)]
    return Linted(tuple(errors), tuple(warnings), sum(card.copies for card in found.cards))


def unread(folder: Path) -> Iterator[Problem]:
    """YAML files beside the decks of which nothing is read, whatever stands in them."""
    for path in sorted(folder.iterdir()):
        if path.suffix in (".yaml", ".yml") and path.name not in READ and path.is_file():
            yield fault(str(path), "language-unread-file", 1)


def unknown_tokens(found: SetManifest) -> Iterator[Problem]:
    """Kinds of token that the cards name, and neither this set nor one that comes with the package has."""
    others = [each for name in sets.installed() for each in sets.load((name,))]
    kinds = {kind for each in (found, *others) for kind, _ in each.tokens}
    for card in found.cards:
        for kind in tokens_said(card):
            if kind not in kinds:
                facts: dict[str, str | int] = {"word": kind, "near": nearest(kind, sorted(kinds))}
                yield Problem(file=card.file, line=card.line, card=card.name, message_id="language-no-such-token", args=facts)


class Names(Struct, frozen=True):
    """What a catalogue may say of a card."""

    name: str
    flavour: str = ""
    abilities: tuple[tuple[str, str], ...] = ()


def misnamed(file: Path, found: SetManifest) -> tuple[Problem, ...]:
    """What is wrong with a set's names in another language."""
    source = Source(str(file), found.id)
    known = [found.id, *(card.id for card in (*found.cards, *found.rules))]
    try:
        root = compose(read(file), source)
        for word, node, texts in entries(source, root) if root is not None else ():
            if word not in known:
                source.note(source.line_of(node), "language-unknown-card", word=word, near=nearest(word, known))
            with suppress(StopError):
                arguments(source, texts, Names, word)
    except CardError as error:
        return error.problems
    except StopError:
        pass
    return tuple(source.problems)


def unknown_words(file: Path, found: SetManifest) -> Iterator[Problem]:
    """What the manifest names and there isn't: options, things to call otherwise; and an id that another set has."""
    source = Source(str(file), found.id)
    root = compose(read(file), source)
    for key, words, known, message_id in (
        ("options", found.options, OPTIONS, "language-no-such-option"),
        ("calls", [word for word, _ in found.calls], CALLED, "language-no-such-call"),
        ("id", [found.id] if sets.proper_name(found.id) in sets.installed() else [], (), "language-set-taken"),
    ):
        node = find(root, key) if root is not None else None
        line = source.line_of(node) if node is not None else 1
        for word in (word for word in words if word not in known):
            yield fault(str(file), message_id, line, word=word, near=nearest(word, known))


def every_card() -> list[Card]:
    """The cards of all sets that come with the package."""
    return [card for name in sets.installed() for card in sets.load((name,))[0].cards]


def words_page() -> str:
    """The reference of the card language, with cards of the package's sets, and some that are there only for it, as examples."""
    from kickdoor.cards.language import reference

    examples = load_cards(EXAMPLES.read_text("utf-8"), EXAMPLES.name, "", slots=("steed",))
    rules = [rule for name in sets.installed() for rule in sets.load((name,))[0].rules]
    return reference(by_id, [*every_card(), *rules, *examples]).rstrip() + "\n"


def by_id(message_id: str, facts: dict[str, Any]) -> str:
    """A sentence, as the language asks for it."""
    return say(message_id, **facts)


def lint_report(folder: Path, found: Linted) -> list[str]:
    """A line for each error and warning, then how many there are."""
    report = [say("sets-error", problem=told(problem, by_id)) for problem in found.errors]
    report += [say("sets-warning", problem=told(problem, by_id)) for problem in found.warnings]
    counts = {"errors": len(found.errors), "warnings": len(found.warnings), "cards": found.cards}
    return [*report, say("sets-linted", folder=str(folder), **counts)]


def lint_json(found: Linted) -> dict[str, Any]:
    """The same as one document."""
    return {"errors": rows(found.errors), "warnings": rows(found.warnings), "cards": found.cards}


def rows(problems: tuple[Problem, ...]) -> list[dict[str, Any]]:
    """Each problem with its file and line."""
    return [
        {"file": each.file, "line": each.line, "card": each.card, "text": by_id(each.message_id, each.args)} for each in problems
    ]


__all__ = ["COMMANDS", "command", "lint_json", "lint_report", "linted", "new_report", "new_set"]
