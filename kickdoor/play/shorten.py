"""Names may be shortened while they are unambiguous: `play ma` becomes `play magic-missile`."""

from __future__ import annotations

import re

from kickdoor.cards.language import id_of
from kickdoor.frames import Choose
from kickdoor.state import State
from kickdoor.telling.matching import at_start, at_word, exactly, inside
from kickdoor.telling.printed import printed

WORDS = (
    "on",
    "discarding",
    "taking",
    "spending",
    "replacing",
    "with",
    "saving",
    "doubling",
    "to",
    "for",
    "offering",
    "by",
    "and",
)
SPLIT = re.compile(rf"(\s+(?:{'|'.join(WORDS)})\s+|\s*,\s*)")
VERBS = (
    "kick", "trouble", "loot", "listen", "keep", "end turn", "play", "join", "use", "equip", "unequip", "sell", "give",
    "discard", "trade", "snap", "unsnap", "carry", "sacrifice", "drop", "ask", "volunteer", "accept", "decline",
    "counter", "leave", "pass", "run", "choose", "show",
)  # fmt: skip
PLAYERS = ("ask", "choose", "counter", "volunteer")  # what may be followed by a player's name
KEPT = re.compile(r"(?:\d+|all) (?:treasures?|tokens?)|munchkins|monsters|none|yes|no|first|second|third|\d+")


class AmbiguousError(Exception):
    """A shortened name that may mean several things."""

    def __init__(self, word: str, meant: list[str]) -> None:
        super().__init__(word)
        self.word = word
        self.meant = meant


class Names:
    """The names that somebody at the table may say just now: what it sees, and the players."""

    def __init__(self, state: State, players: tuple[str, ...], seat: int) -> None:
        self.players = players
        self.cards = {state.box[card].id: printed(state.box[card]).name for card in visible(state, seat)}
        self.spellings = {state.box[card].id: id_of(state.box[card].name) for card in visible(state, seat)}
        self.abilities = {ability.name for card in self.cards for number in state.box.by_id[card][:1]
                          for ability in state.box[number].when if ability.name}  # fmt: skip

    def longest(self, word: str, *, players: bool = True, cards: bool = True) -> str:
        """The whole name that a word is short for; the word itself where nothing fits. Raises AmbiguousError."""
        bare, hash_sign, number = word.partition("#")
        wanted = id_of(bare) if any(c.isalnum() for c in bare) else bare
        pool: dict[str, set[str]] = {}
        if players:
            for player in self.players:
                pool.setdefault(player, set()).add(id_of(player) or player.casefold())
        if cards:
            for card, name in self.cards.items():
                pool.setdefault(card, set()).update((card, self.spellings[card], id_of(name)))
        for fits in (exactly, at_start, at_word, inside):
            found = [name for name, spellings in pool.items() if any(fits(wanted, each) for each in spellings)]
            if len(found) == 1:
                return found[0] + hash_sign + number
            if found:
                raise AmbiguousError(word, [self.cards.get(name, name) for name in found])
        return word

    def whole(self, text: str) -> str:
        """A whole step with every name in full. Raises AmbiguousError."""
        verb, rest = verb_of(" ".join(text.split()))
        if not rest:
            return verb
        parts = SPLIT.split(rest)
        words = [part if place % 2 else self.part(verb, part, first=place == 0) for place, part in enumerate(parts)]
        return f"{verb} {''.join(words)}"

    def part(self, verb: str, part: str, *, first: bool) -> str:
        """One name of a step. `first`: it comes right after the verb."""
        if not part or KEPT.fullmatch(part.casefold()):
            return part.casefold()
        if part.endswith(" first"):
            return f"{self.longest(part.removesuffix(' first'), cards=False)} first"
        name = self.longest(part, players=not first or verb in PLAYERS, cards=not first or verb != "ask")
        if name == part and verb == "use" and " " in part:
            card, _, ability = part.rpartition(" ")
            return f"{self.longest(card, players=False)} {self.ability(ability)}"
        return name

    def ability(self, word: str) -> str:
        """The ability that a word is short for."""
        found = sorted(name for name in self.abilities if name.startswith(word.replace("-", "_")))
        if len(found) > 1 and word not in found:
            raise AmbiguousError(word, found)
        return found[0] if found else word


def visible(state: State, seat: int) -> list[int]:
    """The cards that a seat can see: its hand, all tables, the fight, what it is offered."""
    found = list(state.hand[seat]) if seat >= 0 else []
    for other in range(state.seats):
        found += state.table[other]
    if state.fight is not None:
        for foe in state.fight.foes:
            found += [foe.card, foe.face]
        found += [card for card, _ in state.fight.enhancers]
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Choose) and frame.sort in ("card", "order") and frame.seat == seat:
        found += frame.options
    door = getattr(frame, "card", -1)
    if isinstance(door, int) and door >= 0:
        found.append(door)
    return found


def verb_of(text: str) -> tuple[str, str]:
    """The verb in full, and the rest."""
    lower = text.casefold()
    if lower in ("end", "end turn"):
        return "end turn", ""
    word, _, rest = text.partition(" ")
    word = word.casefold()
    fitting = [verb for verb in VERBS if verb.startswith(word)] if len(word) > 1 else []
    if word in VERBS or len(fitting) != 1:
        return word, rest.strip()
    return fitting[0], rest.strip()
