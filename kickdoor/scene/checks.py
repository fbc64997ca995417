"""What must be true: the keys of `see` and `then`, and the first that differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from kickdoor.box import COMPANIONS, DOOR, TRAITS, TREASURE, words_at
from kickdoor.cards.language import question_text
from kickdoor.frames import Choose, Combat
from kickdoor.move import Refusal
from kickdoor.notation import Unclear
from kickdoor.rules import bounty, deciding, deeds, fighting, moving, strength
from kickdoor.scene import naming, piles, shapes
from kickdoor.scene.hidden import is_hidden
from kickdoor.scene.keys import CHECKED_KEYS, CHOOSE_PLAYERS, COMBAT_KEYS, TABLE_KEYS
from kickdoor.scene.lines import Map, wrong
from kickdoor.state import DEAD, DECK, FEMALE, MONSTERS, MUNCHKINS, OUT, State
from kickdoor.words import say

Legality = Callable[[int, str], Refusal | None]

PHASES = ("start", "arrange", "open", "fight", "run", "charity", "over")


def first_difference(state: State, names: tuple[str, ...], wanted: Map, file: str, legality: Legality) -> str | None:
    """The first thing that is not as wanted, as a sentence, or None. Raises Fault for a key that there isn't."""
    shapes.check(wanted, shapes.SEEN, file)
    checker = Checker(state, names, file, legality)
    for key, value in wanted.items():
        found = checker.check(key, value, wanted.lines[key])
        if found is not None:
            return found
    return None


class Checker:
    """Compares a table with what a scenario says of it."""

    def __init__(self, state: State, names: tuple[str, ...], file: str, legality: Legality) -> None:
        self.state = state
        self.names = names
        self.file = file
        self.legality = legality
        self.box = state.box

    def check(self, key: str, value: Any, line: int) -> str | None:
        """One key of `see` or `then`."""
        if key in self.names:
            return self._player(self.names.index(key), value or Map(), line)
        if key not in TABLE_KEYS:
            raise wrong(self.file, line, "scene-unknown-key", word=key, known=(*self.names, *TABLE_KEYS))
        found: str | None = getattr(self, f"_{key}")(value, line)
        return found

    def _differ(self, what: str, wanted: Any, found: Any) -> str:
        return say("scene-differs", what=what, wanted=shown(wanted), found=shown(found))

    def _equal(self, what: str, wanted: Any, found: Any) -> str | None:
        return None if wanted == found else self._differ(what, wanted, found)

    # --- names -------------------------------------------------------------------------------------------------------

    def _id(self, word: str, line: int) -> str:
        return naming.named(self.box, word, self.file, line)

    def _ids(self, cards: Any) -> list[str]:
        return naming.ids(self.box, cards)

    def _same(self, what: str, words: Any, cards: Any, line: int) -> str | None:
        """The exact cards, in any order."""
        wanted, found = [self._id(word, line) for word in words or ()], self._ids(cards)
        if Counter(wanted) != Counter(found):
            return self._differ(what, sorted(wanted), sorted(found))
        of_sets = naming.lacking(self.box, words or (), cards)
        return None if of_sets is None else self._differ(what, *of_sets)

    # --- a player ----------------------------------------------------------------------------------------------------

    def _player(self, seat: int, wanted: Map, line: int) -> str | None:
        if not isinstance(wanted, Map):
            raise wrong(self.file, line, "scene-not-a-map")
        shapes.check(wanted, shapes.SEEN_PLAYER, self.file)
        for key, value in wanted.items():
            at = wanted.lines[key]
            if key not in CHECKED_KEYS:
                raise wrong(self.file, at, "scene-unknown-key", word=key, known=CHECKED_KEYS)
            found = self._of_player(seat, key, value, at)
            if found is not None:
                return found
        return None

    def _of_player(self, seat: int, key: str, value: Any, line: int) -> str | None:
        state = self.state
        what = f"{self.names[seat]}.{key}"
        if key == "level":
            return self._equal(what, value, state.level[seat])
        if key == "strength":
            return self._equal(what, value, strength.munchkin(state, seat))
        if key == "sex":
            return self._equal(what, naming.sex(value, self.file, line), "female" if state.sex[seat] == FEMALE else "male")
        if key == "dead":
            now = "back" if state.alive[seat] == 2 else state.alive[seat] == DEAD
            back_again = value is False and now == "back"  # who is back isn't dead any more (DEATH-13)
            return None if back_again else self._equal(what, value, now)
        if key == "hand":
            if not isinstance(value, list):
                return self._equal(what, count_of(value, self.file, line), len(state.hand[seat]))
            return self._same(what, value, state.hand[seat], line)
        if key in ("can", "cannot"):
            return self._legal(seat, key, value, line, what)
        if key in ("has", "lacks"):
            mine = self._ids(state.hand[seat] + state.table[seat])
            for word in value:
                if (self._id(word, line) in mine) != (key == "has"):
                    return self._differ(what, word, mine)
            return None
        return self._on_table(seat, key, value, line, what)

    def _on_table(self, seat: int, key: str, value: Any, line: int, what: str) -> str | None:
        state, box = self.state, self.box
        table = state.table[seat]
        carried = {card for card, host in state.attached if box[host].kind in COMPANIONS}
        if key == "equipped":
            return self._same(what, value, state.equipped[seat], line)
        if key == "carried":
            loose = [c for c in table if box[c].gold is not None and c not in state.equipped[seat] and c not in carried]
            riders = {card for card, _ in state.attached}
            others = [
                c for c in table if box[c].kind in ("treasure", "door", "one_shot") and c not in riders and box[c].gold is None
            ]
            return self._same(what, value, loose + others, line)
        if key == "identity":
            mine = [c for c in table if box[c].kind in (*TRAITS, "power") or self._allows_two(c)]
            return self._same(what, value, mine, line)
        if key == "companions":
            return self._companions(seat, value, line, what)
        if key == "attached":
            return self._attached(seat, value, line, what)
        if key == "joined":
            wanted = sorted(sorted(self._id(w, line) for w in weapon) for weapon in value)
            found = sorted(sorted(self._ids(weapon)) for weapon in state.joined if weapon[0] in table)
            return self._equal(what, wanted, found)
        if key == "curses":
            return self._same(what, value, [c for c in table if box[c].kind == "curse" and moving.host_of(state, c) < 0], line)
        if key == "role":
            found_roles = {box[c].id: "female" if state.sex[seat] == FEMALE else "male" for c in table if box[c].kind == "role"}
            return self._equal(what, {self._id(role, line): side for role, side in (value or {}).items()}, found_roles)
        tokens = {name: count for name, count in zip(box.tokens, state.tokens[seat], strict=True) if count}
        return self._equal(what, {naming.token(box, k, self.file, line): v for k, v in (value or {}).items() if v}, tokens)

    def _allows_two(self, card: int) -> bool:
        return any(q.key == "limit" and q.main in TRAITS for q in self.box[card].gives) and self.box[card].kind == "door"

    def _companions(self, seat: int, value: Any, line: int, what: str) -> str | None:
        """A companion named alone carries anything or nothing; `{hireling: [sword]}` carries just that."""
        left = [
            (self.box[c].id, sorted(self._ids(moving.riders(self.state, c))))
            for c in self.state.table[seat]
            if self.box[c].kind in COMPANIONS or any(m[0] == c and m[1] == "companion" for m in self.state.masks)
        ]
        found = [name if not loads else {name: loads} for name, loads in left]
        loaded = [(word, loads or []) for each in value or () if isinstance(each, dict) for word, loads in each.items()]
        alone = [(word, None) for word in value or () if not isinstance(word, dict)]
        for word, loads in (*loaded, *alone):
            name = self._id(word, line)
            wanted = None if loads is None else sorted(self._id(load, line) for load in loads)
            fits = [entry for entry in left if entry[0] == name and wanted in (None, entry[1])]
            if not fits:
                return self._differ(what, value, found)
            left.remove(fits[0])
        return self._differ(what, value or [], found) if left else None

    def _attached(self, seat: int, value: Any, line: int, what: str) -> str | None:
        wanted = {
            self._id(h, line): sorted(self._id(r, line) for r in (riders if isinstance(riders, list) else [riders]))
            for h, riders in (value or {}).items()
        }
        found: dict[str, list[str]] = {}
        for card, host in self.state.attached:
            if host in self.state.table[seat] and self.box[host].kind not in (*COMPANIONS, *TRAITS):
                found.setdefault(self.box[host].id, []).append(self.box[card].id)
        for host_id, riders in found.items():
            found[host_id] = sorted(riders)
        extra = {h for h in wanted if h not in found}
        for card, host in self.state.attached:
            if self.box[host].id in extra and host in self.state.table[seat]:
                found.setdefault(self.box[host].id, []).append(self.box[card].id)
        return self._equal(what, wanted, found)

    def _legal(self, seat: int, key: str, texts: Any, line: int, what: str) -> str | None:
        for text in texts if isinstance(texts, list) else [texts]:
            try:
                refusal = self.legality(seat, str(text))
            except Unclear as unclear:
                refusal = None  # several ways to do it are enough to say that it can be done
                if unclear.message != "scene-several":
                    raise wrong(self.file, line, unclear.message, **unclear.said) from None
            if key == "can" and refusal is not None:
                return say("scene-should-be-legal", what=what, step=text, rule=refusal.rule)
            if key == "cannot" and refusal is None:
                return say("scene-should-be-illegal", what=what, step=text)
        return None

    # --- the table ---------------------------------------------------------------------------------------------------

    def _combat(self, value: Any, line: int) -> str | None:
        fight = self.state.fight
        going = (
            fight is not None
            and not fight.running
            and not self.state.winners
            and not any(
                isinstance(frame, Combat) and frame.step in ("settling", "rewarding", "over") for frame in self.state.stack
            )
        )
        if value in ("none", None):
            return None if not going else self._differ("combat", "none", "a fight")
        if not isinstance(value, Map):
            raise wrong(self.file, line, "scene-not-a-map")
        for key in value:
            if key not in COMBAT_KEYS:
                raise wrong(self.file, value.lines[key], "scene-unknown-key", word=key, known=COMBAT_KEYS)
        shapes.check(value, shapes.COMBAT, self.file)
        if not going:
            return self._differ("combat", dict(value), "none")
        found = self._fight()
        for key, wanted in value.items():
            at = value.lines[key]
            meant = [self._foe_word(w, at) for w in wanted] if key == "against" else wanted
            meant = self._players(wanted, at) if key == "fighters" else meant
            difference = self._equal(f"combat.{key}", meant, found[key])
            if difference is not None:
                return difference
        return None

    def _foe_word(self, word: str, line: int) -> str:
        name, mark, number = str(word).partition("#")
        key = self._id(name, line)
        return f"{key}#{number}" if mark and number != "1" else key

    def _fight(self) -> dict[str, Any]:
        state = self.state
        fight = state.fight
        assert fight is not None
        against = []
        for foe in fighting.hostile(state):
            name = self.box[foe.face].id
            against.append(name if foe.number == 1 else f"{name}#{foe.number}")
        foes = fighting.hostile(state)
        banked = [s for s in fight.banked if s.seat == fight.fighter]
        may_gain = deeds.forbids(state, "gain_levels", fight.fighter) < 0
        return {
            "munchkins": strength.side(state, MUNCHKINS),
            "monsters": strength.side(state, MONSTERS),
            "winning": strength.is_winning(state),
            "fighters": [self.names[seat] for seat in state.fighters()],
            "against": against,
            "treasures": sum(bounty.treasures_of(state, f) for f in foes) + sum(s.treasures for s in banked),
            "levels": bounty.levels_due(state, foes) + sum(s.levels for s in banked) if may_gain else 0,
        }

    def _discards(self, kind: int, value: Any, line: int, what: str) -> str | None:
        for pile, words in piles.of_kind(self.box, kind, value, self.file, line):
            wanted = [self._id(word, line) for word in words or ()]
            found = self._ids(reversed(self.state.discards[pile]))[: len(wanted)]
            if wanted != found:
                return self._differ(what, wanted, found)
        return None

    def _door_discards(self, value: Any, line: int) -> str | None:
        return self._discards(DOOR, value, line, "door_discards")

    def _treasure_discards(self, value: Any, line: int) -> str | None:
        return self._discards(TREASURE, value, line, "treasure_discards")

    def _in_discards(self, kind: int, value: Any, line: int, what: str) -> str | None:
        for pile, words in piles.of_kind(self.box, kind, value, self.file, line):
            wanted = Counter(self._id(word, line) for word in words or ())
            found = Counter(self._ids(self.state.discards[pile]))
            if wanted - found:
                return self._differ(what, sorted(wanted), sorted(found))
        return None

    def _in_door_discards(self, value: Any, line: int) -> str | None:
        return self._in_discards(DOOR, value, line, "in_door_discards")

    def _in_treasure_discards(self, value: Any, line: int) -> str | None:
        return self._in_discards(TREASURE, value, line, "in_treasure_discards")

    def _deck(self, kind: int, value: Any, line: int, what: str) -> str | None:
        for pile, count in piles.of_kind(self.box, kind, value, self.file, line):
            found = self._equal(what, count_of(count, self.file, line), len(self.state.decks[pile]))
            if found is not None:
                return found
        return None

    def _door_deck(self, value: Any, line: int) -> str | None:
        return self._deck(DOOR, value, line, "door_deck")

    def _treasure_deck(self, value: Any, line: int) -> str | None:
        return self._deck(TREASURE, value, line, "treasure_deck")

    def _waiting_for(self, value: Any, line: int) -> str | None:
        names = self._players(value, line)
        found = [self.names[seat] for seat in deciding.asked(self.state)]
        return None if sorted(names) == sorted(found) else self._differ("waiting_for", names, found)

    def _players(self, value: Any, line: int) -> list[str]:
        """Players that are named, who must sit at the table; none for nobody."""
        words = [] if value in (None, "none") else [str(each) for each in (value if isinstance(value, list) else [value])]
        for word in words:
            if word not in self.names:
                raise wrong(self.file, line, "notation-player", word=word, known=self.names)
        return words

    def _asked(self, value: Any, line: int) -> str | None:
        found = asked_text(self.state, self.names)
        return None if found.startswith(str(value)) else self._differ("asked", value, found)

    def _phase(self, value: Any, line: int) -> str | None:
        if value not in PHASES:
            raise wrong(self.file, line, "scene-phase", word=value, known=PHASES)
        return self._equal("phase", value, self.state.phase)

    def _turn(self, value: Any, line: int) -> str | None:
        return self._equal("turn", self._players(value, line), [self.names[self.state.turn]])

    def _winner(self, value: Any, line: int) -> str | None:
        wanted = [] if value in (None, "none") else sorted(self._players(value, line))
        return self._equal("winner", wanted, sorted(self.names[seat] for seat in self.state.winners))

    def _dice(self, value: Any, line: int) -> str | None:
        return self._equal("dice", list(value or ()), list(self.state.dice_set))

    def _absent(self, value: Any, line: int) -> str | None:
        for word in value:
            cards = self.box.by_id.get(naming.exists(self.box, word, self.file, line), [])
            if any(self.state.zone[card] != OUT for card in cards):
                return self._differ("absent", word, say("scene-in-the-game"))
        return None

    def _seats(self, value: Map, line: int) -> list[tuple[int, list[str]]]:
        found = []
        for name, words in value.items():
            if name not in self.names:
                raise wrong(self.file, value.lines[name], "scene-unknown-key", word=name, known=self.names)
            found.append((self.names.index(name), words if isinstance(words, list) else [words]))
        return found

    def _hidden_from(self, value: Map, line: int) -> str | None:
        """The seat's view would be the same if these were other cards of their kind."""
        for seat, words in self._seats(value, line):
            for word in words:
                if not is_hidden(self.state, seat, self._id(word, line)):
                    return self._differ(f"hidden_from.{self.names[seat]}", word, "seen")
        return None

    def _shown_to(self, value: Map, line: int) -> str | None:
        """The seat's view names these where they are."""
        for seat, words in self._seats(value, line):
            for word in words:
                key = self._id(word, line)
                placed = [c for c in self.box.by_id[key] if self.state.zone[c] not in (OUT, DECK)] or self.box.by_id[key]
                if not any(self.state.known[c] >> seat & 1 for c in placed):
                    return self._differ(f"shown_to.{self.names[seat]}", word, "hidden")
        return None


def shown(value: Any) -> str:
    """A value in a message."""
    if isinstance(value, list | tuple):
        return "[" + ", ".join(shown(each) for each in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k}: {shown(v)}" for k, v in value.items()) + "}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def count_of(value: Any, file: str, line: int) -> int:
    """The number in `4 cards`. Raises Fault."""
    number, _, word = str(value).partition(" ")
    if not number.isdigit() or word not in ("card", "cards", ""):
        raise wrong(file, line, "scene-count", word=value)
    return int(number)


def asked_text(state: State, names: tuple[str, ...]) -> str:
    """The question that the game waits on, as a sentence: "suzan chooses an item to lose"."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Choose):
        return ""
    who = names[frame.seat]
    if frame.path:
        word: Any = words_at(state.box, frame.path)
        count = frame.most if frame.least == frame.most else None
        if frame.sort == "seat" and word.key not in CHOOSE_PLAYERS:
            return say("card-asks-player", n=count or 1, who=who, person="other")
        return question_text(word, count, who, lambda i, a: say(i, **a))
    return say(f"question-{frame.purpose or frame.verb}", who=who, person="other")
