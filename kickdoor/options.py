"""House options: one table of them, read the same from the command line, scenario files, records and saves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kickdoor.cards.language import nearest
from kickdoor.errors import OptionError, SeatsError

if TYPE_CHECKING:
    from kickdoor.box import Box

YES = frozenset(("yes", "true", "on", "1"))
NO = frozenset(("no", "false", "off", "0"))
MOST_SEATS = 6


@dataclass(frozen=True)
class Option:
    """One house option. `rule` is the rule or reading that it is about; its help is the message `option-NAME`.

    `values`: the words that it may have, the default first; empty for a number of a seat (counted from 1 by people).
    A switch has the words `no` and `yes` and is kept as a bool. `letters`: the value is a word of these letters.
    """

    name: str
    rule: str
    values: tuple[str, ...] = ("no", "yes")
    letters: str = ""

    @property
    def is_switch(self) -> bool:
        """True for an option that is on or off."""
        return self.values == ("no", "yes")

    @property
    def default(self) -> Any:
        """Its value where nobody says anything."""
        return False if self.is_switch else self.values[0] if self.values else None

    @property
    def message(self) -> str:
        """The id of the message that explains it."""
        return f"option-{self.name}"

    def said(self) -> str:
        """The values that it may have, for people."""
        if self.letters:
            return " | ".join(self.letters)
        return " | ".join(self.values) if self.values else f"1-{MOST_SEATS}"


OPTIONS: dict[str, Option] = {
    option.name: option
    for option in (
        Option("faster", "FASTER-01"),
        Option("shared_victory", "FASTER-04"),
        Option("first_player", "AMB-30", ()),
        Option("token_die", "COMBINE-06"),
        Option("half_decks", "COMBINE-12"),
        Option("piles_per_set", "COMBINE-12"),
        Option("sexes", "CHAR-03", (), "mf"),
        Option("two_players", "AMB-74"),
        Option("epic", "EPIC-01"),
        Option("harm_for_no_level", "AMB-02"),
        Option("sale_past_nine", "AMB-03", ("stop", "refuse")),
        Option("elf_wins_by_helping", "AMB-05", ("yes", "no")),
        Option("forced_into_the_win", "AMB-08"),
        Option("combat_cards_while_running", "AMB-10"),
        Option("just_received", "AMB-12", ("until_an_action", "until_the_turn_ends")),
        Option("help_is_asked", "AMB-13", ("when_losing", "at_any_time")),
        Option("deal_of_a_lost_fight", "AMB-14", ("void", "owed")),
        Option("rolls_first", "AMB-15", ("fighter", "helper")),
        Option("bodies_looted", "AMB-16", ("after_the_fight", "at_once")),
        Option("charity_passes_over_the_dead", "AMB-18", ("yes", "no")),
        Option("monster_gone_unfought", "AMB-23", ("no_second_phase", "second_phase")),
        Option("second_phase", "AMB-24", ("must", "may")),
        Option("powers_played", "AMB-33", ("at_any_time", "own_turn")),
        Option("role_after_death", "AMB-36", ("any_free", "own")),
        Option("extra_big_items", "AMB-40", ("to_the_lowest", "discarded")),
        Option("lasers_joined", "AMB-46", ("outside_fights", "at_any_time")),
        Option("enhancers_of_a_mate", "AMB-49", ("stay", "go")),
        Option("monsters_joined_by", "AMB-50", ("anybody", "others")),
        Option("only_counts_for", "AMB-51", ("both", "fighter")),
        Option("fewest_treasures", "AMB-52", ("none", "one")),
        Option("companion_given_up", "AMB-54", ("before_the_first_roll", "between_rolls")),
        Option("token_die_when_lost", "AMB-57"),
        Option("all_tokens_for", "AMB-58", ("fighter", "both")),
        Option("elf_helps_to_kill", "AMB-65", ("one_level", "all_levels")),
        Option("wandering_into_own_fight", "AMB-66", ("yes", "no")),
        Option("offers_pay", "AMB-68", ("after_the_fight", "at_once")),
        Option("companions", "AMB-69", ("one", "any_number")),
        Option("win_pays_the_helper", "AMB-71"),
        Option("one_more_try", "AMB-72", ("each_monster", "each_flight")),
    )
}


def option(name: str) -> Option:
    """The option of this name; hyphens are as good as underscores. Raises OptionError with the nearest name."""
    word = name.strip().casefold().replace("-", "_")
    if word not in OPTIONS:
        near = nearest(word, OPTIONS)
        message = "option-unknown-near" if near else "option-unknown"
        raise OptionError(message, name=name, near=near)
    return OPTIONS[word]


def parse(text: str) -> tuple[str, Any]:
    """`NAME` or `NAME=VALUE` as a name and its value. Raises OptionError."""
    name, equals, value = text.partition("=")
    meant = option(name)
    if not equals:
        if not meant.is_switch:
            raise OptionError("option-needs-value", name=meant.name, values=meant.said())
        return meant.name, True
    return meant.name, value_of(meant, value.strip())


def parse_all(texts: Iterable[str]) -> dict[str, Any]:
    """All options that were given; of one given twice the last holds. Raises OptionError."""
    return dict(map(parse, texts))


def checked(given: Mapping[str, Any]) -> dict[str, Any]:
    """Options as a file gives them (`{faster: true}`), checked. Raises OptionError."""
    return {(meant := option(name)).name: value_of(meant, value) for name, value in given.items()}


def checked_values(values: Mapping[str, Any]) -> dict[str, Any]:
    """Options as the engine keeps them (a seat counted from 0), checked. Raises OptionError."""
    return {name: value_of(option(name), _as_said(option(name), value)) for name, value in values.items()}


def in_force(values: Mapping[str, Any], box: Box) -> dict[str, Any]:
    """The options of a game with these cards: in a mix with tokens the token die, unless it is refused.

    Rules: COMBINE-03, COMBINE-06.
    """
    mixed = len(box.sets) > 1 and bool(box.tokens)
    return {"token_die": True, **values} if mixed else dict(values)


def _as_said(meant: Option, value: Any) -> Any:
    return value + 1 if not meant.values and isinstance(value, int) else value  # a seat


def value_of(meant: Option, value: Any) -> Any:
    """The value as the engine keeps it: a bool, a seat counted from 0, or a word. Raises OptionError."""
    word = str(value).casefold()
    if meant.is_switch:
        if word in YES | NO:
            return word in YES
    elif meant.letters:
        if word and set(word) <= set(meant.letters):
            return word
    elif not meant.values:
        if word.isdecimal() and 1 <= int(word) <= MOST_SEATS:
            return int(word) - 1
    elif word in meant.values:
        return word
    elif "yes" in meant.values and word in YES | NO:
        return "yes" if word in YES else "no"
    raise OptionError("option-bad-value", name=meant.name, value=str(value), values=meant.said())


def text_of(name: str, value: Any) -> str:
    """The option as `parse` reads it."""
    meant = option(name)
    if meant.is_switch:
        return meant.name if value else f"{meant.name}=no"
    return f"{meant.name}={value if meant.values or meant.letters else value + 1}"


def fewest_seats(options: Mapping[str, Any], players: tuple[int, int]) -> int:
    """How many must play where a box is for this many: two do where the option says so (SETUP-01)."""
    return min(2, players[0]) if options.get("two_players") else players[0]


def check_seats(names: Iterable[str], options: Mapping[str, Any], players: tuple[int, int] = (3, 6)) -> None:
    """Three to six players with different names; two where the option says so. Raises SeatsError.

    Rules: SETUP-01.
    """
    seats = list(names)
    fewest = fewest_seats(options, players)
    if not fewest <= len(seats) <= players[1]:
        message = "seats-two" if len(seats) == 2 else "seats-number"
        raise SeatsError(message, number=len(seats), fewest=fewest, most=players[1])
    seen: set[str] = set()
    for name in seats:
        if not name.strip():
            raise SeatsError("seats-no-name")
        if name.casefold() in seen:
            raise SeatsError("seats-one-name", name=name)
        seen.add(name.casefold())
    first = options.get("first_player")
    if first is not None and first >= len(seats):
        raise OptionError("option-no-such-seat", number=first + 1, seats=len(seats))


__all__ = ["OPTIONS", "Option", "check_seats", "checked", "checked_values", "fewest_seats", "in_force", "option", "parse",
           "parse_all", "text_of"]  # fmt: skip
