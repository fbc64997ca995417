"""The set-up of a scenario: the Box with its made-up cards, every card in its place, and the rules that a set-up must keep."""

from __future__ import annotations

from typing import Any

from kickdoor import game, sets
from kickdoor import options as house
from kickdoor.box import COMPANIONS, TRAITS, words_of
from kickdoor.cards.language import Card, CardError, LastingWord, card_from_node, check_names, id_of, tokens_said, told
from kickdoor.errors import InputError
from kickdoor.frames import Nouns, Opening, Task, Turn
from kickdoor.rules import flow, marks, moving
from kickdoor.scene import copies, legal, naming, piles, shapes, ways
from kickdoor.scene.keys import PLAYER_KEYS, STEP_KEYS, TABLE_KEYS
from kickdoor.scene.legal import Illegal
from kickdoor.scene.lines import Fault, Map, Seq, known, wrong
from kickdoor.state import ALIVE, BACK, DEAD, DECK, DISCARD, FEMALE, HAND, MALE, OUT, TABLE, State
from kickdoor.words import say

PHASES = ("start", "arrange", "open", "charity")
ELSEWHERE = (*TRAITS, "power", "monster", "enhancer", "curse", "role", "rule", "place")  # never just carried


def set_up(scenario: Map, file: str) -> tuple[State, tuple[str, ...]]:
    """The State that a scenario begins with, and the players' names in seat order. Raises Fault or Illegal."""
    return Setter(scenario, file).done()


class Setter:
    """Sets up one scenario."""

    def __init__(self, scenario: Map, file: str) -> None:
        self.scenario = scenario
        self.file = file
        self.players: Map = self._map("players")
        self.names = tuple(self.players)
        self.used: set[int] = set()

    def _map(self, key: str) -> Map:
        value = self.scenario.get(key)
        if value is None:
            empty = Map()
            empty.line, empty.lines = self.scenario.line, {}
            return empty
        if not isinstance(value, Map):
            raise wrong(self.file, self.scenario.lines[key], "scene-not-a-map")
        return value

    def _line(self, key: str) -> int:
        return self.scenario.lines.get(key, self.scenario.line)

    def done(self) -> tuple[State, tuple[str, ...]]:
        """All steps of the set-up."""
        if not 2 <= len(self.names) <= 6:
            raise wrong(self.file, self.scenario.lines["players"], "scene-players", count=len(self.names))
        shapes.check(self.scenario, shapes.TABLE, self.file, empty=True)
        naming.rules(self.scenario.get("rules"), self.file, self._line("rules"))
        for name, player in self.players.items():
            if name in (*STEP_KEYS, *TABLE_KEYS):
                raise wrong(self.file, self.players.lines[name], "scene-player-name", word=name)
            if player is not None and not isinstance(player, Map):
                raise wrong(self.file, self.players.lines[name], "scene-not-a-map")
            shapes.check(player or Map(), shapes.PLAYER, self.file, empty=True)
        made_up = self._made_up()
        try:
            key = "sets"
            chosen = self._sets()
            printed = sets.open_box(chosen)
            counts = copies.placed(self.scenario, self.players)
            further = copies.further(printed, counts, {card.id for card in made_up})
            self.box = sets.open_box(chosen, [*made_up, *further])
            self.made_up = range(printed.extras, printed.extras + sum(card.kind != "rule" for card in made_up))
            key = "options"
            self.options = house.in_force(house.checked(self._map("options")), self.box)
        except InputError as error:
            raise Fault(f"{self.file}:{self._line(key)}: {say(error.message_id, **error.facts)}") from None
        except CardError as error:
            raise Fault(f"{self.file}:{self.scenario.line}: {error}") from None
        seed = str(self.scenario.get("seed", 1)).encode()
        self.state = State.new(self.box, len(self.names), seed, self.options)
        self.box = self.state.box
        for name in self.names:
            self._player(self.names.index(name), self.players[name] or Map(), self.players.lines[name])
        self._decks()
        self._chance()
        self._phase()
        for seat in range(len(self.names)):
            ways.choose(self.state, seat)
            if not self.scenario.get("lax"):
                legal.must_be_legal(self.state, seat)
        self.state.touch()
        flow.advance(self.state)
        return self.state, self.names

    def _sets(self) -> list[str]:
        """The sets that are named, each once; left out, the base set."""
        line = self._line("sets")
        named = list(map(str, self._listed(self.scenario.get("sets", Seq(["base"])), line)))
        meant = [sets.proper_name(name) for name in named]
        if not named:
            raise wrong(self.file, line, "scene-no-set")
        for place, name in enumerate(named):
            if meant[place] in meant[:place]:
                raise wrong(self.file, line, "scene-twice", word=name)
        return named

    # --- cards -------------------------------------------------------------------------------------------------------

    def _made_up(self) -> list[Card]:
        """The cards made up in the file, in as many copies as it names."""
        entries = self.scenario.get("cards")
        if entries is None:
            return []
        if not isinstance(entries, Seq):
            raise wrong(self.file, self.scenario.lines["cards"], "scene-not-a-list")
        found: list[Card] = []
        for node in entries.nodes:
            try:
                found.append(card_from_node(node, self.file))
            except CardError as error:
                raise Fault("\n".join(told(p, lambda i, a: say(i, **a)) for p in error.problems)) from None
            if found[-1].id in (card.id for card in found[:-1]):
                raise wrong(self.file, found[-1].line, "scene-twice", word=found[-1].id)
        others = [card for name in sets.installed() for each in sets.load((name,)) for card in each.cards]
        problems = check_names(found, others)
        if problems:
            raise Fault("\n".join(told(p, lambda i, a: say(i, **a)) for p in problems))
        for card in found:
            self._must_be_tokens(card)
        counts = copies.placed(self.scenario, self.players)
        return [card for card in found for _ in range(max(1, sum(counts[key] for key in {card.id, id_of(card.name)})))]

    def _must_be_tokens(self, card: Card) -> None:
        """Refuse a kind of token that no set has."""
        kinds = [kind for name in sets.installed() for each in sets.load((name,)) for kind, _ in each.tokens]
        for kind in tokens_said(card):
            if kind not in kinds:
                raise wrong(self.file, card.line, "scene-token", word=kind, known=kinds)

    def _card(self, word: str, line: int, pile: int = -1) -> int:
        """A copy of this card that has no place yet, of this pile's where it says one; what the file made up comes first."""
        name = sets.proper_id(str(word).split("#")[0])
        key = name if name in self.box.by_id else naming.key_of(self.box, name) if "/" not in name else name
        if key not in self.box.by_id:
            raise wrong(self.file, line, "notation-card", word=word, known=self.box.by_id)
        for card in sorted(self.box.by_id[key], key=lambda card: card not in self.made_up):
            if card not in self.used and card not in self.box.rules and (pile < 2 or self.box.pile[card] == pile):
                self.used.add(card)
                return card
        raise wrong(self.file, line, "scene-too-many", word=word, count=len(self.box.by_id[key]))

    def _listed(self, value: Any, line: int) -> list[str]:
        if value is None:
            return []
        if not isinstance(value, Seq):
            raise wrong(self.file, line, "scene-not-a-list")
        return list(value)

    # --- a player ----------------------------------------------------------------------------------------------------

    def _player(self, seat: int, player: Map, line: int) -> None:
        if player:
            known(player, PLAYER_KEYS, self.file)
        state = self.state
        level = player.get("level", 1)
        if isinstance(level, bool) or not isinstance(level, int) or not 1 <= level <= 19:
            raise wrong(self.file, player.lines["level"], "scene-level")
        state.level[seat] = level
        at = {key: player.lines.get(key, line) for key in PLAYER_KEYS} if player else {}
        sex = naming.sex(player.get("sex", "male"), self.file, at.get("sex", line))
        state.sex[seat] = FEMALE if sex == "female" else MALE
        for word in self._listed(player.get("identity"), at.get("identity", line)):
            self._identity(seat, word, at["identity"])
        self._sit(seat)
        for word in self._listed(player.get("equipped"), at.get("equipped", line)):
            card = self._to_table(seat, word, at["equipped"])
            moving.equip(state, card, seat)
        for word in self._listed(player.get("carried"), at.get("carried", line)):
            if self.box[self._to_table(seat, word, at["carried"])].kind in ELSEWHERE:
                raise wrong(self.file, at["carried"], "scene-wrong-kind", word=word, place="carried")
        for entry in player.get("companions") or ():
            self._companion(seat, entry, at["companions"])
        for host, riders in (player.get("attached") or {}).items():
            self._attached(seat, host, riders, at["attached"])
        for weapon in player.get("joined") or ():
            cards: list[int] = []
            for word in weapon:
                cards.append(self._own(seat, word, at["joined"], tuple(cards)))
            state.joined = (*state.joined, tuple(cards))
        for word in self._listed(player.get("curses"), at.get("curses", line)):
            self._curse(seat, word, at["curses"])
        for word in self._listed(player.get("hand"), at.get("hand", line)):
            moving.move(state, self._card(word, at["hand"]), HAND + seat)
        self._tokens(seat, player, line)
        self._role(seat, player, line)
        dead = player.get("dead", False)
        if dead not in (True, False, "back"):
            raise wrong(self.file, player.lines["dead"], "scene-dead", word=dead)
        state.alive[seat] = BACK if dead == "back" else DEAD if dead else ALIVE

    def _to_table(self, seat: int, word: str, line: int) -> int:
        card = self._card(word, line)
        moving.move(self.state, card, TABLE + seat)
        return card

    def _identity(self, seat: int, word: str, line: int) -> None:
        """Classes and races, and what allows two of them."""
        card = self._to_table(seat, word, line)
        printed = self.box[card]
        if printed.kind not in (*TRAITS, "power") and not any(q.key == "limit" for q in printed.gives):
            raise wrong(self.file, line, "scene-wrong-kind", word=word, place="identity")

    def _sit(self, seat: int) -> None:
        """What allows two classes (races, affiliations) sits on the first of them. Raises Illegal where there is none."""
        for card in self.state.table[seat]:
            playable = self.box[card].playable
            kinds = getattr(playable.target if playable is not None else None, "cards", ())
            if any(kind in TRAITS for kind in kinds) and moving.host_of(self.state, card) < 0:
                hosts = [c for c in self.state.table[seat] if self.box[c].kind in kinds]
                if not hosts and self.scenario.get("lax"):
                    continue
                if not hosts:
                    raise Illegal("SUPER-01", self.box[card].id)
                self.state.attached = (*self.state.attached, (card, hosts[0]))

    def _companion(self, seat: int, entry: Any, line: int) -> None:
        carried: dict[str, Any] = entry if isinstance(entry, dict) else {entry: []}
        for word, loads in carried.items():
            companion = self._to_table(seat, word, line)
            if self.box[companion].kind not in COMPANIONS:
                raise wrong(self.file, line, "scene-wrong-kind", word=word, place="companions")
            for load in loads or ():
                card = self._card(load, line)
                if self.box[card].kind in ELSEWHERE:
                    raise wrong(self.file, line, "scene-wrong-kind", word=load, place="companions")
                moving.attach(self.state, card, companion)

    def _own(self, seat: int, word: str, line: int, taken: tuple[int, ...] = ()) -> int:
        """A card that this player already has on the table."""
        key = naming.key_of(self.box, str(word).split("/")[-1].split("#")[0])
        for card in self.state.table[seat]:
            if self.box[card].id == key and card not in taken:
                return card
        raise wrong(self.file, line, "scene-not-there", word=word)

    def _attached(self, seat: int, host: str, riders: Any, line: int) -> None:
        card = self._own(seat, host, line)
        for word in riders if isinstance(riders, list) else [riders] if riders else []:
            rider = self._card(word, line)
            attaches = any(word.key == "attach" for word in words_of(self.box[rider].does))
            if not attaches and self.box[card].kind not in COMPANIONS:
                raise wrong(self.file, line, "scene-wrong-kind", word=word, place="attached")
            moving.attach(self.state, rider, card)

    def _curse(self, seat: int, word: str, line: int) -> None:
        """A lasting curse, or one whose penalty is still to come: its marks are left as if it had landed."""
        card = self._to_table(seat, word, line)
        printed = self.box[card]
        if printed.kind != "curse":
            raise wrong(self.file, line, "scene-wrong-kind", word=word, place="curses")
        if not (printed.gives or printed.when or any(each.key in ("lasting", "attach") for each in words_of(printed.does))):
            raise wrong(self.file, line, "scene-curse-passes", word=word)
        nouns = Nouns(card=card, you=seat, user=-1, them=seat, harm="curse")
        for number, each in enumerate(self.box[card].does):
            if isinstance(each, LastingWord):
                marks.leave(self.state, (card, "does", number), each, nouns, seat)

    def _tokens(self, seat: int, player: Map, line: int) -> None:
        row = list(self.state.tokens[seat])
        for kind, count in (player.get("tokens") or {}).items():
            naming.token(self.box, kind, self.file, player.lines["tokens"])
            if isinstance(count, bool) or not isinstance(count, int) or count < 0:
                raise wrong(self.file, player.lines["tokens"], "scene-tokens", word=kind)
            row[self.box.tokens.index(kind)] = count
        self.state.tokens[seat] = tuple(row)

    def _role(self, seat: int, player: Map, line: int) -> None:
        for word, side in (player.get("role") or {}).items():
            if self.box[self._to_table(seat, word, player.lines["role"])].kind != "role":
                raise wrong(self.file, player.lines["role"], "scene-wrong-kind", word=word, place="role")
            self.state.sex[seat] = FEMALE if naming.sex(side, self.file, player.lines["role"]) == "female" else MALE

    # --- the rest ----------------------------------------------------------------------------------------------------

    def _decks(self) -> None:
        """Next cards from the top; the rest follows, shuffled by the seed.

        A card that acts by itself when it is drawn comes last of them: a file that doesn't name it need not reckon with it.
        """
        state = self.state
        decks, discards = self._map("decks"), self._map("discards")
        named: dict[str, dict[int, tuple[list[int], int]]] = {"decks": {}, "discards": {}}
        for what, there in (("decks", decks), ("discards", discards)):
            for pile, (words, line) in piles.named(self.box, there, self.file).items():
                named[what][pile] = ([self._card(w, line, pile) for w in self._listed(words, line)], line)
        if not self.scenario.get("only"):
            game.lay_out_decks(state, frozenset(self.used))
            state.decks = [tuple(sorted(deck, key=lambda card: not self._acts_when_drawn(card))) for deck in state.decks]
        else:
            for card in range(len(self.box)):
                if card not in self.used:
                    state.zone[card] = OUT
        for pile, (cards, line) in named["decks"].items():
            self._same_pile(pile, cards, line)
            for card in reversed(cards):
                moving.move(state, card, DECK)
                state.known[card] = 0
        for pile, (cards, line) in named["discards"].items():
            self._same_pile(pile, cards, line)
            for card in reversed(cards):
                moving.move(state, card, DISCARD)

    def _acts_when_drawn(self, card: int) -> bool:
        return any("drawn" in ability.when and not ability.may for ability in self.box[card].when)

    def _same_pile(self, pile: int, cards: list[int], line: int) -> None:
        for card in cards:
            if self.box.pile[card] != pile or self.box[card].deck == "none":
                kind = "treasure" if pile % 2 else "door"
                raise wrong(self.file, line, "scene-other-pile", word=self.box[card].id, pile=kind)

    def _chance(self) -> None:
        dice = self.scenario.get("dice") or ()
        if any(not isinstance(face, int) or not 1 <= face <= 6 for face in dice):
            raise wrong(self.file, self.scenario.lines["dice"], "scene-dice")
        self.state.dice_set = tuple(dice)
        names: list[str] = []
        cards: list[int] = []
        for word in self.scenario.get("blind") or ():
            if word in self.box.tokens:
                names.append(word)
            else:
                key = naming.key_of(self.box, str(word).split("/")[-1].split("#")[0])
                if key not in self.box.by_id:
                    raise wrong(self.file, self.scenario.lines["blind"], "notation-card", word=word, known=self.box.by_id)
                cards.extend(c for c in self.box.by_id[key] if c in self.used)
        self.state.blind_set = tuple(cards)
        self.state.names_set = tuple(names)

    def _phase(self) -> None:
        turn = str(self.scenario.get("turn", self.names[0]))
        if turn not in self.names:
            raise wrong(self.file, self.scenario.lines["turn"], "notation-player", word=turn, known=self.names)
        phase = self.scenario.get("phase", "arrange")
        if phase not in PHASES:
            raise wrong(self.file, self.scenario.lines["phase"], "scene-phase", word=phase, known=PHASES)
        state = self.state
        state.turn = self.names.index(turn)
        state.turns = 1
        state.phase = phase
        if phase == "start":
            flow.push(state, Opening())
            return
        if phase != "arrange":
            state.happened = frozenset(("opened_a_door",))
        flow.push(state, Turn({"arrange": "arrange", "open": "opened", "charity": "charity"}[phase]))
        marks.wake(state, "next_turn", state.turn)
        if phase == "arrange" and state.alive[state.turn] == BACK:  # his turn opens with the cards still to come (DEATH-15)
            state.alive[state.turn] = ALIVE
            flow.push(state, Task("new_hand", state.turn, 0))
