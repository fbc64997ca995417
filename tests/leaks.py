"""What may be known at a table at each moment, and a reader of frames that finds whatever tells more."""

from __future__ import annotations

import contextlib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kickdoor.box import Box
from kickdoor.sight import CARD_LISTS
from kickdoor.state import State
from kickdoor.table import orders, showing
from kickdoor.table.audience import Telling
from kickdoor.table.faces import faces
from kickdoor.table.logbook import Entry
from kickdoor.table.room import Room
from kickdoor.telling.news import Story
from tests.test_table_secrets import cards_in, known_ids

LOCALE = Path(__file__).parent.parent / "kickdoor" / "locale" / "en"
WORD = re.compile(r"\w+")
Viewer = int | None


# --- what may be known -----------------------------------------------------------------------------------------------


def lasting_ids(state: State) -> set[str]:
    """The ids of cards of which is still told what they did, though they may be back in a pile: to whoever has seen them."""
    cards, fight = {mark.card for mark in state.marks}, state.fight
    if fight is not None:
        cards |= {boost.card for boost in fight.boosts} | {card for card, _ in fight.used} | {foe.card for foe in fight.beaten}
        cards |= {foe for _, foe in (*fight.escaped, *fight.caught)}
    return {state.box[card].id for card in cards if card >= 0}


class Knowledge:
    """What each seat, and who only looks on (None), could know at each number that the table told."""

    def __init__(self) -> None:
        self.first: dict[tuple[Viewer, str], int] = {}
        self.at: dict[tuple[Viewer, int], frozenset[str]] = {}
        self.last: dict[Viewer, frozenset[str]] = {}
        self.heard = 0  # entries of the log

    def note(self, number: int, state: State, turned_over: Iterable[int] = ()) -> None:
        """The table tells this number now. `turned_over`: cards that all have seen meanwhile, wherever they lie by now."""
        for viewer in (None, *range(state.seats)):
            seen = {kind for kind in lasting_ids(state) if (viewer, kind) in self.first}
            known = frozenset(known_ids(state, (viewer,)) | seen) | self.at.get((viewer, number), frozenset())
            if known != self.last.get(viewer):
                self.last[viewer] = known
                for kind in known:
                    self.first.setdefault((viewer, kind), number)
            self.at[viewer, number] = self.last[viewer]
            for card in turned_over:
                self.first.setdefault((viewer, state.box[card].id), number)

    def turned_over(self, log: list[Entry]) -> list[int]:
        """The cards that were turned over from a pile, by what the log has new."""
        new, self.heard = log[self.heard :], len(log)
        events = [event for entry in new if isinstance(entry, Story) for event in entry.events]
        return [card for event in events if event.kind == "revealed" for card in event.cards]

    def ever(self, viewer: Viewer, number: int) -> frozenset[str]:
        """Of which cards the viewer could know by then that they lay outside decks and strange hands at some time."""
        return frozenset(kind for (whose, kind), since in self.first.items() if whose == viewer and since <= number)


@contextlib.contextmanager
def noted(knowledge: dict[str, Knowledge], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have each table write down what may be known whenever it tells."""
    telling = showing.telling

    def telling_noted(room: Room) -> Telling:
        if room.game is not None:
            known = knowledge.setdefault(room.table, Knowledge())
            known.note(room.number, room.game.state, known.turned_over(room.logbook.entries))
        return telling(room)

    with monkeypatch.context() as patch:
        patch.setattr(showing, "telling", telling_noted)
        patch.setattr(orders, "telling", telling_noted)  # who comes is told with a number of its own
        yield


# --- what is said ----------------------------------------------------------------------------------------------------


def moved_cards(move: dict[str, Any]) -> set[int]:
    """The cards that a move speaks of."""
    found = {move.get("card", -1)}
    on = move.get("on", ())
    if on and on[0] in ("card", "foe"):
        found.add(on[1])
    if move["verb"] in CARD_LISTS - {"trade"}:
        found |= set(move.get("more", ()))
    return {card for card in found if card >= 0}


def built_cards(builder: dict[str, Any]) -> set[int]:
    """The cards that may go into a move put together."""
    wanted = {card for _, cards in builder["wants"] for card in cards}
    return {*builder["gives"], *builder["promises"], *wanted, *(card for card, _ in builder["gold"])}


def pairs_of(shown: dict[str, Any]) -> Iterator[list[tuple[int, int]]]:
    """What stands in a picture as pairs of a card and something about it."""
    if shown["fight"] is not None:
        yield shown["fight"]["played_by"]
    seen = shown["view"]["fight"]
    if seen is not None:
        yield from (seen[part] for part in ("our_lines", "their_lines", "aside"))
        yield from ([(foe, seat) for seat, foe in seen[part]] for part in ("escaped", "caught"))
        yield from (foe["lines"] for foe in seen["foes"])


class Names:
    """Names that give a card away wherever they stand: those that no other card and no rule speaks of."""

    def __init__(self, box: Box) -> None:
        self.box = box
        printed = {face.id: face for face in faces(box.sets, "en")}
        rulebook = "".join(page.read_text(encoding="utf-8") for page in LOCALE.glob("*.ftl"))
        texts = {kind: " ".join((face.name, face.text, face.bad_stuff, face.short)) for kind, face in printed.items()}
        self.kinds = {
            face.name: kind
            for kind, face in printed.items()
            if face.name not in rulebook and not any(face.name in text for other, text in texts.items() if other != kind)
        }
        self.by_word: defaultdict[str, list[str]] = defaultdict(list)
        for name in self.kinds:
            self.by_word[WORD.findall(name)[0]].append(name)

    def said(self, text: str) -> set[str]:
        """The kinds of the cards that a text names."""
        words = self.by_word.keys() & set(WORD.findall(text))
        return {self.kinds[name] for word in words for name in self.by_word[word] if name in text}

    def shown(self, value: Any) -> set[str]:
        """The kinds of the cards that stand in places of cards."""
        return {self.box[card].id for card in cards_in(value) if card < len(self.box)}

    def of_picture(self, shown: dict[str, Any]) -> set[str]:
        """The kinds of the cards that a picture shows, offers to move, or names."""
        numbers = {card for each in shown["moves"] for card in moved_cards(each["move"])}
        numbers |= {card for each in shown["builders"] for card in built_cards(each)}
        numbers |= {first for part in pairs_of(shown) for first, _ in part if first >= 0}
        kinds = self.shown({name: value for name, value in shown.items() if name not in ("moves", "builders")})
        return kinds | {self.box[card].id for card in numbers} | self.said(msgspec.json.encode(shown).decode())


class Reader:
    """Reads all that one page receives. `tokens` stand in no message; the shuffle's secret in none before the end."""

    def __init__(self, names: Names, knowledge: Knowledge, tokens: set[str], secret: str) -> None:
        self.names = names
        self.knowledge = knowledge
        self.tokens = tokens
        self.secret = secret
        self.number = 0
        self.seats: tuple[int, ...] = ()
        self.welcome: dict[str, Any] = {}
        self.read = 0

    def frame(self, frame: bytes) -> None:
        """One message of the table. A welcome is read together with what it is followed by, which has a number."""
        message = msgspec.json.decode(frame)
        self.read += 1
        self.no_secret(frame.decode())
        if message["type"] == "welcome":
            self.seats, self.welcome = tuple(message["seats"]), message
            return
        if message["type"] == "told":
            self.number = message["number"]
            for shown in message["pictures"]:
                assert shown["seat"] in (self.seats or (None,)), "a page is shown its own seats alone"
                self.picture(shown)
            if message["room"] is not None and message["room"]["phase"] == "over":
                self.secret = ""
            if self.welcome:
                self.said(self.welcome)
                self.welcome = {}
        self.said({name: value for name, value in message.items() if name != "pictures"})

    def no_secret(self, text: str) -> None:
        """No token of a seat, and not what the shuffle comes from."""
        over = '"phase":"over"' in text
        found = [secret for secret in (*self.tokens, self.secret) if secret and secret in text]
        assert not found or (over and found == [self.secret]), text[:300]

    def said(self, said: dict[str, Any]) -> None:
        """Lines and sentences: of cards that the page could know by then. One device with several seats is told what all are."""
        viewer = self.seats[0] if len(self.seats) == 1 else None
        kinds = self.names.said(msgspec.json.encode(said).decode()) | self.names.shown(said)
        strange = kinds - self.knowledge.ever(viewer, self.number) if kinds else kinds
        assert not strange, (viewer, self.number, strange, said.get("lines", said))

    def picture(self, shown: dict[str, Any]) -> None:
        """A picture: of cards that its seat can know at that very moment."""
        strange = self.names.of_picture(shown) - self.knowledge.at[shown["seat"], self.number]
        assert not strange, (shown["seat"], self.number, strange)
