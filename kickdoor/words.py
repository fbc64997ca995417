"""Sentences for people: a message id and its arguments become a sentence of the reader's language.

The catalogues are Fluent files, `locale/LANGUAGE/*.ftl`. Only the edges (command line, table, terminal, the
messages of scenario files) import this; everything below them holds ids and facts. A folder is read once, and
each message is parsed when it is first said, so that nobody waits for sentences that nobody reads.
"""

import re
from collections.abc import Mapping
from contextvars import ContextVar, Token
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
FOLDER = Path(__file__).parent / "locale"
ASKED_BY = ("KICKDOOR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # variables that ask for a language, the strongest first

MOST_MADE = 20_000  # sentences of a language that are remembered

_START = re.compile(r"^(?=-?[A-Za-z][\w-]*\s*=)", re.MULTILINE)
_IDENTIFIER = re.compile(r"-?[A-Za-z][\w-]*")
_PLAIN = re.compile(r"[\w-]+ *= *([^{}\n]*[^{}\n ]) *\n*(?:#[^\n]*\n*)*")
_OWN_MARK = re.compile(r"([!?][\ue000-\uf8ff]?)\.(?!\.)")  # of a name at the end; a private sign may mark the name
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")

_ARGUMENT = re.compile(r"\$([A-Za-z][\w-]*)")
_GAP = re.compile(r"\{\s*\$([A-Za-z][\w-]*)\s*\}")
GAP = 0xF0000  # the first of the private signs that mark gaps: no sentence and no name has them

_chosen: ContextVar[str] = ContextVar("language", default=ENGLISH)  # each task of a server has its own


class NoSuchMessageError(LookupError):
    """No catalogue has this message, or the message could not be said with these arguments."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, code: str) -> None:
        self._code = code
        self.sources = _read(FOLDER / code)
        self._plain: dict[str, str] = {}
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()
        self.made: dict[tuple[object, ...], str] = {}  # sentences: a table says the same few over and over
        self._gaps: dict[str, tuple[frozenset[str], tuple[str, ...]] | None] = {}  # what `_gaps_of` found
        self._templates: dict[tuple[object, ...], str] = {}  # sentences with a sign in each gap

    def ids(self) -> frozenset[str]:
        """The ids of all messages, without terms and attributes."""
        return frozenset(name for name in self.sources if not name.startswith("-"))

    def source(self, message_id: str) -> str:
        """The message as the catalogue spells it; empty if there is none."""
        return self.sources.get(message_id, "")

    def say(self, message_id: str, args: dict[str, object]) -> str | None:
        """The sentence, or None if this language doesn't have it."""
        plain = self._plain.get(message_id)
        if plain is not None:
            return plain
        name, _, attribute = message_id.partition(".")
        source = self.sources.get(name)
        if source is None:
            return None
        match = _PLAIN.fullmatch(source)
        if match and not attribute:
            self._plain[message_id] = match[1]
            return match[1]
        return self._format(name, attribute, args)

    def _format(self, name: str, attribute: str, args: dict[str, object]) -> str | None:
        """The sentence; where only its gaps are others than the last time, just they are filled."""
        if name not in self._gaps:
            self._gaps[name] = _gaps_of(self.sources[name])
        found = self._gaps[name]
        if found is None:
            return self._made_anew(name, attribute, args)
        deciding, gaps = found
        filled = {GAP + place: value for place, gap in enumerate(gaps) if isinstance(value := args.get(gap), str)}
        facts = {arg: value for arg, value in args.items() if arg in deciding or (arg in gaps and not isinstance(value, str))}
        key = (name, attribute, *filled, *facts.items())
        template = self._templates.get(key)
        if template is None:
            if len(self._templates) >= MOST_MADE:
                self._templates.clear()
            signs = {gaps[sign - GAP]: chr(sign) for sign in filled}
            made = self._made_anew(name, attribute, {**facts, **signs}, finished=False)
            if made is None:
                return None
            template = self._templates[key] = made
        return _OWN_MARK.sub(r"\1", template.translate(filled))

    def _made_anew(self, name: str, attribute: str, args: dict[str, object], *, finished: bool = True) -> str | None:
        bundle = self._parse(name)
        message = bundle.get_message(name) if bundle.has_message(name) else None
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if not pattern:
            return None
        sentence, faults = bundle.format_pattern(pattern, args)
        if faults:
            raise NoSuchMessageError(_fault("error-message-arguments", name, faults[0]))
        return _OWN_MARK.sub(r"\1", str(sentence)) if finished else str(sentence)

    def _parse(self, name: str) -> "FluentBundle":
        """Adds a message, and those that it refers to, to the bundle."""
        from fluent.runtime import FluentBundle, FluentResource  # slow to import, and often not needed

        if self._bundle is None:
            self._bundle = FluentBundle([self._code], use_isolating=False)
        waiting = [name]
        while waiting:
            wanted = waiting.pop()
            source = self.sources.get(wanted)
            if source is None or wanted in self._parsed:
                continue
            self._parsed.add(wanted)
            self._bundle.add_resource(FluentResource(source))
            waiting += _REFERENCE.findall(source)
        return self._bundle


def _gaps_of(source: str) -> tuple[frozenset[str], tuple[str, ...]] | None:
    """The arguments by which a message decides what to say, and those that only fill gaps; None where that isn't easily seen."""
    if _REFERENCE.search(source):
        return None
    mentioned, plain = _ARGUMENT.findall(source), _GAP.findall(source)
    gaps = tuple(sorted({arg for arg in plain if mentioned.count(arg) == plain.count(arg)}))
    return frozenset(mentioned) - set(gaps), gaps


def _read(folder: Path) -> dict[str, str]:
    """Each message and term of a folder by its id, still as text."""
    sources: dict[str, str] = {}
    for file in sorted(folder.glob("*.ftl")):
        for piece in _START.split(file.read_text(encoding="utf-8")):
            match = _IDENTIFIER.match(piece)
            if match:
                sources[match[0]] = piece
    return sources


@lru_cache(maxsize=8)
def catalogue(code: str = ENGLISH) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(code)


def languages() -> tuple[str, ...]:
    """The codes of the languages there are."""
    return _languages(FOLDER)


@lru_cache(maxsize=8)
def _languages(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(each.name for each in folder.iterdir() if any(each.glob("*.ftl"))))


def language(code: str) -> None:
    """From now on sentences are said in this language, in English where it lacks one.

    Raises NoSuchMessageError for a language that has no catalogue.
    """
    if code not in languages():
        raise NoSuchMessageError(say("error-no-language", language=code, known=", ".join(languages())))
    _chosen.set(code)


def wanted(environment: Mapping[str, str]) -> str:
    """The language that the user's environment asks for, if there is a catalogue for it; else English."""
    asked = next(filter(None, map(environment.get, ASKED_BY)), "")
    code = re.split(r"[_.@-]", asked)[0].casefold()
    return code if code in languages() else ENGLISH


def chosen() -> str:
    """The code of the language spoken."""
    return _chosen.get()


class spoken:  # noqa: N801 - read after "with"
    """While it lasts, sentences are said in this language; in English where there is no such language."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.before: Token[str]

    def __enter__(self) -> None:
        self.before = _chosen.set(self.code if self.code == ENGLISH or self.code in languages() else ENGLISH)

    def __exit__(self, *_: object) -> None:
        _chosen.reset(self.before)


def say(message_id: str, /, **args: object) -> str:
    """The sentence of a message, or of one of its attributes (`rule-WIN-01.heading`).

    Raises NoSuchMessageError for an id that no catalogue has and for arguments that the message lacks.
    """
    spoken_here = catalogue(_chosen.get())
    key = (message_id, *args.items())
    try:
        return spoken_here.made[key]
    except KeyError:
        if len(spoken_here.made) >= MOST_MADE:
            spoken_here.made.clear()
        sentence = spoken_here.made[key] = _said(spoken_here, message_id, args)
        return sentence
    except TypeError:  # an argument that can't be a key
        return _said(spoken_here, message_id, args)


def _said(spoken_here: Catalogue, message_id: str, args: dict[str, object]) -> str:
    """The sentence, made anew."""
    sentence = spoken_here.say(message_id, args)
    if sentence is None:
        sentence = catalogue(ENGLISH).say(message_id, args)
    if sentence is None:
        raise NoSuchMessageError(_fault("error-no-message", message_id, _chosen.get()))
    return sentence


def known(message_id: str) -> bool:
    """Whether there is a message of this id (attributes not looked at)."""
    return message_id.partition(".")[0] in catalogue(ENGLISH).sources


def _fault(message_id: str, about: str, detail: object) -> str:
    """What went wrong with a message, said in a message where the catalogue still allows it."""
    if about == message_id or not known(message_id):
        return f"{about}: {detail}"
    return say(message_id, message=about, detail=str(detail))
