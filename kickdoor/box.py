"""The printed cards of the chosen sets: `box[card]` is a Card. Shared by all states, never copied, never changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final, TypeVar

from msgspec import Struct

from kickdoor.cards.language import (
    YOU,
    BlankQuestion,
    Card,
    Cards,
    CountAmount,
    CountsAsQuestion,
    IsCondition,
    JoinWord,
    LimitQuestion,
    MayQuestion,
    NoDrawbacksQuestion,
    NumberCondition,
    Playable,
    Question,
    Situation,
    TableSaysCondition,
    TokenKindsAmount,
    TokensAmount,
    Word,
    WorksAsQuestion,
    pieces,
    trait_of,
)
from kickdoor.heard import HAPPENINGS, abilities_of, heard, is_optional, missed_by, speaks_of_leaving

Part = TypeVar("Part", bound=Struct)

COMPANIONS: Final = ("hireling", "sidekick", "ally")
TRAITS: Final = ("class", "race", "affiliation")
DOOR: Final = 0
TREASURE: Final = 1
SEATS: Final = -1
FOES: Final = -2
CARDS: Final = -3


def kinds_of(card: Card) -> frozenset[str]:
    """The words by which the card language may mean this card.

    Rules: COMBINE-08, COMBINE-09, COMBINE-10.
    """
    kinds = {"card", card.kind}
    if card.deck != "none":
        kinds.add(card.deck)
    if card.kind in COMPANIONS:
        kinds.add("companion")
    if card.gold is not None:
        kinds |= {"item", "big_item" if card.big else "small_item"}
        if card.kind == "item":
            kinds.add("permanent")
        if card.complex:
            kinds.add("complex_item")
    if card.slot is not None:
        kinds.add(card.slot)
    if card.hands:
        kinds.add("hand_item")
        if card.hands == 2:
            kinds.add("two_handed")
    if any(isinstance(word, JoinWord) for word in words_of(card.does)) and card.kind != "monster":
        kinds.add("wandering")
    return frozenset(kinds)


def words_of(words: Iterable[Word]) -> Iterator[Word]:
    """These words and those inside their branches."""
    for word in words:
        yield word
        for name in word.__struct_fields__:
            inner = getattr(word, name)
            if isinstance(inner, tuple):
                lists = inner if inner and isinstance(inner[0], tuple) else (inner,)
                for each in lists:
                    if isinstance(each, tuple):
                        yield from words_of(w for w in each if isinstance(w, Word))


def counts_of(cards: Sequence[Card]) -> tuple[tuple[int, ...], tuple[int, ...], int, dict[str, int]]:
    """Numbers whose sum tells whether a player may have too much of a sort: what each card adds on the table and worn.

    Each sort of which there may be one (two hands) has a byte of the sum. The third number is where the sum starts; as
    long as none of the bits of a sort is in it, that sort isn't exceeded.
    """
    slots = dict.fromkeys(card.slot for card in cards if card.slot)
    sorts = [*TRAITS, "second", "rank", "companion", "big", "complex", "hands", *slots]
    byte = {sort: 1 << 8 * place for place, sort in enumerate(sorts)}
    start = sum(byte[sort] * (125 if sort == "hands" else 126) for sort in sorts)
    over = sum(128 * each for each in byte.values())
    said = {id(card): (card.gives, card.does, card.when, card.bad_stuff, card.epic) for card in cards}.values()
    if lends(cards) or any(lowers(question, byte) for words in said for question in inside(words, LimitQuestion)):
        start = over
    laid = tuple(_laid(card, byte) for card in cards)
    worn = tuple(
        card.hands * byte["hands"] + card.complex * byte["complex"] + (byte[card.slot] if card.slot else 0) for card in cards
    )
    bits = {"all": over, **{sort: 128 * byte[sort] for sort in ("second", "rank", "companion", "big", "complex")}}
    bits["trait"] = sum(128 * byte[sort] for sort in TRAITS)
    bits["slot"] = sum(128 * byte[sort] for sort in ("hands", *slots))
    return laid, worn, start, bits


def _laid(card: Card, byte: dict[str, int]) -> int:
    """What a card adds to the sum while it lies on a table; what must be looked at closely adds two at once."""
    if card.kind == "power":
        return 2 * byte["rank"]
    if card.kind == "door" and any(q.key == "limit" for q in card.gives):
        return 2 * byte["second"]
    if card.kind in COMPANIONS:
        return byte["companion"]
    return byte[card.kind] if card.kind in TRAITS else card.big * byte["big"]


def lends(cards: Iterable[Card]) -> bool:
    """True if a card lends a munchkin a trait, or has a card count as of another kind."""
    said = {id(card): (card.gives, card.does, card.when, card.bad_stuff, card.epic) for card in cards}.values()
    return any(True for words in said for _ in inside(words, CountsAsQuestion))


def lowers(question: LimitQuestion, byte: dict[str, int]) -> bool:
    """True if a limit may be lower with this change than without any."""
    more = question.more
    return question.main in byte and not (more == "any" or (isinstance(more, int) and more >= 0))


def inside(thing: object, kind: type[Part]) -> Iterator[Part]:
    """Everything of this kind that is said anywhere in there."""
    return (part for part in pieces(thing) if isinstance(part, kind))


def reach_of(card: Card) -> int:
    """On how many targets a card may be played at most: so many, on as many as there are SEATS or FOES, or on such CARDS."""
    target = card.playable.target if card.playable is not None else None
    if target is not None:
        return 2 if target == "either_side" else CARDS if isinstance(target, Cards) else SEATS
    if card.kind in ("enhancer", "curse"):
        return FOES if card.kind == "enhancer" else SEATS
    return 2 if card.kind == "one_shot" and card.bonus and card.playable is None else 1


def lifts(card: Card) -> bool:
    """True for a card that lets its owner equip items of a kind whatever their slot, size and restriction."""
    if card.kind == "item":
        return False
    return any(
        isinstance(q, MayQuestion) and "equip" in q.main and q.which is not None and q.which.noun is None for q in card.gives
    )


def copies_another(card: Card) -> bool:
    """True for a card that works as another one as long as it is in play."""
    gives = card.gives + (card.epic.gives if card.epic is not None else ())
    return any(isinstance(question, WorksAsQuestion) for question in gives)


def asks_the_table(card: Card, number: int) -> tuple[tuple[Any, ...], ...]:
    """Where on a card something stands that the table is asked."""
    return tuple(_places(card, (number,))) if any(True for _ in inside(card, TableSaysCondition)) else ()


def _places(there: object, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    if isinstance(there, TableSaysCondition):
        yield path
    elif isinstance(there, tuple):
        for place, part in enumerate(there):
            yield from _places(part, (*path, place))
    elif isinstance(there, Struct):
        for name in there.__struct_fields__:
            yield from _places(getattr(there, name), (*path, name))


def is_steady(card: Card) -> bool:
    """True unless the card silences, spares, lends or copies by something that changes while the cards in play stay the same."""
    if copies_another(card) or any(lets.if_ is not None and "equip" in lets.main for lets in inside(card, MayQuestion)):
        return False
    said = inside((card.gives, card.epic, card.does, card.when, card.bad_stuff), Question)
    return all(
        (isinstance(piece, (BlankQuestion, NoDrawbacksQuestion, CountAmount)) or _is_plain(piece))
        and not isinstance(question, CountsAsQuestion)
        for question in said
        if isinstance(question, (BlankQuestion, CountsAsQuestion, NoDrawbacksQuestion))
        for piece in pieces(question)
    )


def sways(card: Card) -> bool:
    """True if something that it changes hangs on who is winning: strength is then read without that."""
    said = (situation for question in inside(card, Question) for situation in inside(question, Situation))
    return any(situation.main in ("winning", "losing") for situation in said)


def _is_plain(piece: Struct) -> bool:
    """True for cards in play that are meant by their kind alone, and for how many of them there are."""
    if isinstance(piece, NumberCondition):
        return not any(
            isinstance(figure, str) for figure in (piece.main, piece.at_least, piece.at_most, piece.more_than, piece.equals)
        )
    return isinstance(piece, Cards) and piece == Cards(cards=piece.cards, count=piece.count)


def comes_true_slowly(card: Card) -> bool:
    """True unless what the card does as soon as it can hangs on more than the cards in play and the tokens."""
    return all(_is_plain(piece) or isinstance(piece, IsCondition) or _is_of_tokens(piece) for piece in _soon(card))


def comes_true_by_tokens(card: Card) -> bool:
    """True unless what the card does as soon as it can hangs on more than the tokens."""
    return all(_is_of_tokens(piece) for piece in _soon(card))


def _is_of_tokens(piece: Struct) -> bool:
    """True for what your tokens come to, and for that compared with a number."""
    return piece == YOU or isinstance(piece, (TokenKindsAmount, TokensAmount)) or (
        isinstance(piece, NumberCondition) and _is_plain(piece)
    )  # fmt: skip


def _soon(card: Card) -> Iterator[Struct]:
    """All of the conditions on which the card does something as soon as it can."""
    return (piece for ability in abilities_of(card) if "as_soon_as" in ability.when for piece in pieces(ability.if_))


def is_for_traits(playable: Playable | None) -> bool:
    """True for a card that is put on a class, a race or an affiliation (SUPER-01)."""
    target = playable.target if playable is not None else None
    return isinstance(target, Cards) and bool(target.cards) and all(kind in TRAITS for kind in target.cards)


def own_kinds(card: Card) -> tuple[str, ...]:
    """The kinds of cards before its player on which a card is played, where it is played on such."""
    target = card.playable.target if card.playable is not None else None
    if not isinstance(target, Cards) or target.noun is not None or target.at != "play" or target.of != YOU:
        return ()
    return target.cards


def own_ranks(card: Card) -> int:
    """How many more Ranks a Power itself lets its owner have, at the most."""
    more = [question.more for question in card.gives if isinstance(question, LimitQuestion) and question.main == "rank"]
    return sum(ranks if isinstance(ranks, int) else 99 for ranks in more)


class Box:
    """All physical cards: number -> Card, with what is asked of them often worked out once."""

    holds: ClassVar[tuple[str, ...]] = (
        "also", "always", "answers", "asking", "blanks", "by_id", "calls", "cards", "carried", "carried_at", "copiers", "deck",
        "drawing", "exceeded", "extras", "few", "forced", "gold", "in_hand", "joins", "kind", "kinds", "laid", "leavers", "lends",
        "lifters", "missed", "names", "on_own", "on_table", "on_traits", "one_shots", "owners", "pile", "piles", "places",
        "players", "ranked", "ranks", "ranks_wanted", "reach", "rises", "rules", "said", "sets", "slots", "slow_to_come_true",
        "soon_by_more", "speaks", "steady", "sways", "taggers", "timely", "tokens", "traits", "twins", "voices", "worn",
    )  # fmt: skip
    __slots__ = holds

    def __init__(
        self,
        cards: Iterable[Card] = (),
        *,
        sets: tuple[str, ...] = (),
        joins: tuple[str, ...] = (),
        tokens: tuple[str, ...] = (),
        also: tuple[tuple[str, str], ...] = (),
        slots: tuple[tuple[str, int], ...] = (),
        calls: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (),
        rules: tuple[Card, ...] = (),
        extras: Iterable[Card] = (),
        players: tuple[int, int] = (3, 6),
    ) -> None:
        printed: list[Card] = []
        for card in cards:
            printed.extend([card] * card.copies)
        self.extras = len(printed)  # from here on: cards outside the decks (made up, rules)
        printed.extend(extras)
        first_rule = len(printed)
        printed.extend(rules)
        self.cards: tuple[Card, ...] = tuple(printed)
        self.rules: tuple[int, ...] = tuple(range(first_rule, len(printed)))
        self.sets = sets
        self.joins = joins
        self.tokens = tokens
        self.also = also
        self.slots = slots
        self.calls = calls
        self.players = players
        self.by_id: dict[str, list[int]] = {}
        for number, card in enumerate(self.cards):
            self.by_id.setdefault(card.id, []).append(number)
            if card.set:
                self.by_id.setdefault(f"{card.set}/{card.id}", []).append(number)
        self.twins = frozenset(number for number, card in enumerate(self.cards) if len(self.by_id[card.id]) > 1)
        self.names: tuple[str, ...] = tuple(self._name(number) for number in range(len(self.cards)))
        self.kind: tuple[str, ...] = tuple(card.kind for card in self.cards)
        self.gold: tuple[int, ...] = tuple(card.gold or 0 for card in self.cards)
        self.kinds: tuple[frozenset[str], ...] = tuple(map(kinds_of, self.cards))
        self.speaks: tuple[bool, ...] = tuple(bool(card.gives or card.when or card.epic) for card in self.cards)
        self.piles = 2
        self.pile: tuple[int, ...] = tuple(TREASURE if card.deck == "treasure" else DOOR for card in self.cards)
        self.deck = self.pile
        self.owners: tuple[str, ...] = tuple(dict.fromkeys(card.set for card in self.cards[: self.extras] if card.deck != "none"))
        self.traits = {number: trait_of(card.name) for number, card in enumerate(self.cards) if card.kind in TRAITS}
        self.laid, self.worn, self.few, self.exceeded = counts_of(self.cards)
        self.blanks = any(
            True for card in self.cards for _ in inside((card.gives, card.does, card.when, card.bad_stuff), BlankQuestion)
        )
        self.lends = lends(self.cards)
        self.copiers = frozenset(number for number, card in enumerate(self.cards) if copies_another(card))
        self.asking = {number: found for number, card in enumerate(self.cards) if (found := asks_the_table(card, number))}
        self.places = frozenset(number for number, card in enumerate(self.cards) if card.kind == "place")
        self.lifters = frozenset(number for number, card in enumerate(self.cards) if lifts(card))
        self.steady = all(map(is_steady, self.cards))
        self.sways = any(map(sways, self.cards))
        self.slow_to_come_true = self.steady and all(map(comes_true_slowly, self.cards))
        self.soon_by_more = frozenset(number for number, card in enumerate(self.cards) if not comes_true_by_tokens(card))
        self.voices: dict[tuple[int, int, int, int, bool], Any] = {}  # see `rules.voices`
        self.said: dict[tuple[Any, ...], Any] = {}  # what has been looked up by `words_at`
        idle = [(number, ability) for number, card in enumerate(self.cards) for ability in abilities_of(card) if ability.carried]
        self.carried = frozenset(number for number, _ in idle)  # cards of use to who only carries them
        self.carried_at = frozenset(moment for _, ability in idle for moment in ability.when)
        self.reach = tuple(map(reach_of, self.cards))
        self.taggers = frozenset(  # cards by which a monster may join those of a kind
            number for number, card in enumerate(self.cards) if any(question.key == "tag" for question in card.gives)
        )
        self.drawing = frozenset(  # cards with something to do in place of a draw
            number for number, card in enumerate(self.cards) if any(ability.instead == "draw" for ability in card.when)
        )
        self.ranks = {number: card.rank for number, card in enumerate(self.cards) if card.kind == "power"}
        self.ranked = frozenset(self.ranks)
        self.ranks_wanted = {number: rank - own_ranks(self.cards[number]) for number, rank in self.ranks.items()}
        self.one_shots = frozenset(number for number, card in enumerate(self.cards) if card.kind == "one_shot")
        self.on_own = {number: kinds for number, card in enumerate(self.cards) if (kinds := own_kinds(card))}
        self.on_traits = frozenset(number for number, card in enumerate(self.cards) if is_for_traits(card.playable))
        self.leavers = frozenset(number for number, card in enumerate(self.cards) if speaks_of_leaving(card))
        self.missed = missed_by(self.cards, self.kinds)
        self.rises = any(True for card in self.cards for _ in heard(card, "level_gained"))
        self.always: list[Any] = []  # the part that each card is of a list of moves, see `rules.between`
        self.timely: dict[tuple[frozenset[str], bool], frozenset[int]] = {}  # see `rules.timely`
        self.answers: dict[str, frozenset[int]] = self._playable_at()
        self.in_hand: frozenset[str] = frozenset(self.answers)
        self.on_table: frozenset[str] = frozenset(self._named_by_abilities(optional=True))
        self.forced: frozenset[str] = frozenset(self._named_by_abilities(optional=False))

    def __getitem__(self, card: int) -> Card:
        return self.cards[card]

    def __len__(self) -> int:
        return len(self.cards)

    def apart(self) -> Box:
        """The same cards with a pair of piles for each set; a card of no set goes to the piles of the first.

        Rules: COMBINE-12.
        """
        if self.piles > 2 or len(self.owners) < 2:
            return self
        twin = Box()
        for name in Box.holds:
            setattr(twin, name, getattr(self, name))
        twin.piles = 2 * len(self.owners)
        place = {name: 2 * number for number, name in enumerate(self.owners)}
        twin.pile = twin.deck = tuple(place.get(card.set, 0) + kind for card, kind in zip(self.cards, self.pile, strict=True))
        return twin

    def _name(self, number: int) -> str:
        card = self.cards[number]
        twins = self.by_id[card.id]
        return card.id if len(twins) == 1 else f"{card.id}#{twins.index(number) + 1}"

    def _playable_at(self) -> dict[str, frozenset[int]]:
        """The moments that end, each with the cards that may be played at it."""
        found: dict[str, set[int]] = {}
        for number, card in enumerate(self.cards):
            for moment in card.playable.when if card.playable is not None else ():
                if moment in HAPPENINGS:
                    found.setdefault(moment, set()).add(number)
        return {moment: frozenset(cards) for moment, cards in found.items()}

    def _named_by_abilities(self, *, optional: bool) -> Iterator[str]:
        for card in self.cards:
            for ability in abilities_of(card):
                if is_optional(ability) == optional:
                    yield from (moment for moment in ability.when if moment in HAPPENINGS)


def words_at(box: Box, path: tuple[Any, ...]) -> Any:
    """What stands at this path: first the card's number, then names of places and positions."""
    there: Any = box.said.get(path)
    if there is None:
        there = box.cards[path[0]]
        for step in path[1:]:
            there = there[step] if isinstance(step, int) else getattr(there, step)
        box.said[path] = there
    return there
