"""What the first page needs, and the rulebook that can be searched."""

from __future__ import annotations

from typing import Any

from kickdoor import __version__, rulebook, sets
from kickdoor.bots import BOTS, TEMPERED, TEMPERS
from kickdoor.options import OPTIONS
from kickdoor.table.offering import manifest
from kickdoor.table.people import BOT_NAMES
from kickdoor.table.presets import PRESETS
from kickdoor.table.protocol import Home, OptionOffered, SetOffered
from kickdoor.table.talking import quick_lines
from kickdoor.telling.printed import set_name
from kickdoor.words import catalogue, languages, say, spoken

MOST_RULES = 40


def home(code: str, yours: tuple[tuple[str, str], ...], public: tuple[tuple[str, str], ...], own: tuple[str, ...] = ()) -> Home:
    """The first page's facts in this language. `own`: folders of sets that are offered beside those of the package."""
    with spoken(code):
        return Home(
            __version__,
            tuple(_set(name) for name in (*sets.installed(), *own)),
            tuple(_option(name) for name in OPTIONS),
            tuple((name, say(f"bot-about-{name}")) for name in BOTS),
            tuple((temper, say(f"temper-{temper}")) for temper in TEMPERS),
            tuple((preset.id, say(preset.message), preset.choices()) for preset in PRESETS),
            quick_lines(),
            tuple((each, catalogue(each).say("language-name", {}) or each) for each in languages()),
            yours,
            public,
            BOT_NAMES,
            tuple(TEMPERED),
        )


def _set(name: str) -> SetOffered:
    found = manifest(name)
    count = sum(card.copies for card in found.cards if card.deck != "none")
    fewest, most = found.players
    if sets.is_folder(name):
        return SetOffered(name, set_name(found), say("set-about-own"), count, fewest, most)
    deck = sets.place_of(name).folder.name
    return SetOffered(name, set_name(found), say(f"set-about-{name}"), count, fewest, most, deck)


def _option(name: str) -> OptionOffered:
    option = OPTIONS[name]
    if option.is_switch:
        return OptionOffered(name, say(option.message), "switch", (), False)
    if option.values:
        return OptionOffered(name, say(option.message), "choice", option.values, option.default)
    return OptionOffered(name, say(option.message), "number" if not option.letters else "choice", (), option.default)


def rules(word: str, code: str) -> list[dict[str, Any]]:
    """The rules that a word finds; without one the topics."""
    with spoken(code):
        if not word.strip():
            return [{"id": topic, "heading": rulebook.topic_name(topic), "sentence": ""} for topic in rulebook.topics()]
        found = rulebook.find(word)[:MOST_RULES]
        return [{"id": rule.id, "heading": rule.heading, "sentence": rule.sentence} for rule in found]
