"""Which cards a card means: the selectors of the card language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from kickdoor.box import Box
from kickdoor.cards.language import Cards, Kind
from kickdoor.frames import Nouns, Window
from kickdoor.rules import apart, moving, reading, standing, strength, tokens
from kickdoor.rules.voices import ANY_FIGHTER, Answer
from kickdoor.state import DISCARD, FIGHT, LAID_OUT, MUNCHKINS, TABLE, Fight, State

KINDS: Final = frozenset(get_args(Kind))
EITHER: Final = (
    frozenset(("big_item", "small_item")),
    frozenset(("permanent", "one_shot")),
    frozenset(("headgear", "armor", "footgear", "hand_item")),
)  # a card is one of these at most
NO_DISCARD: Final = ("curse", "role", "place")


def kinds(state: State, card: int) -> frozenset[str]:
    """The words that mean this card just now: those of the face that it shows, or of what it became."""
    fight = state.fight
    if fight is not None:
        for foe in fight.foes:
            if foe.card == card:
                return state.box.kinds[foe.face]
    if state.masks:
        for masked, kind, _ in state.masks:
            if masked == card:
                return frozenset(("card", state.box.cards[card].deck, kind))
    return counted(state).get(card, state.box.kinds[card]) if state.box.lends else state.box.kinds[card]


def counted(state: State) -> dict[int, frozenset[str]]:
    """The cards in hands and in play that count as of another kind just now, with what they then are.

    Which cards are meant is asked of what is printed.
    """
    found: dict[int, frozenset[str]] | None = state.memo.get("counted")
    if found is None:
        state.memo["counted"] = {}
        found = {}
        for answer in standing.answers(state, "counts_as"):
            kind: str = answer.question.main
            for card in (c for seat in range(state.seats) for c in (*state.hand[seat], *state.table[seat])):
                if kind in KINDS and standing.about_card(state, answer, card):
                    found[card] = (found.get(card, state.box.kinds[card]) - _instead_of(kind)) | {kind}
        state.memo["counted"] = found
    return found


def _instead_of(kind: str) -> frozenset[str]:
    """What a card is no more when it counts as of this kind: a Small item is not Big."""
    return next((group for group in EITHER if kind in group), frozenset())


def tags(state: State, card: int) -> tuple[str, ...]:
    """A card's tags: printed, brought by its kind, or lent by enhancers."""
    box = state.box
    if state.fight is not None:
        for foe in state.fight.foes:
            if foe.card == card:
                return (*printed_tags(box, foe.face), *_lent(state, card, standing.about_foe))
    return (*printed_tags(box, card), *_lent(state, card, standing.about_card))


def _lent(state: State, card: int, about: Callable[[State, Answer, int], bool]) -> tuple[str, ...]:
    """Tags that enhancers and other cards lend this monster, or this card that is none of the fight."""
    found = standing.answers(state, "tag")
    begun = apart.begin(state, "tag") if found else -1
    if begun < 0:
        return ()
    lent = tuple([answer.question.main for answer in found if about(state, answer, card)])
    apart.end(state, begun)
    return lent


def printed_tags(box: Box, card: int) -> tuple[str, ...]:
    """Printed tags and those that a set gives to a property (`laser: fire`).

    Rules: LASER-08.
    """
    printed = box.cards[card]
    more = tuple(tag for what, tag in box.also if getattr(printed, what, False))
    return printed.tags + more if more else printed.tags


def figure(state: State, card: int, name: str) -> int:
    """A figure of a card just now: bonus, gold, level, rank, treasures or tokens."""
    box = state.box
    if name == "bonus":
        return box.cards[card].bonus if box.kind[card] == "enhancer" else strength.bonus_of(state, card)
    if name == "gold":
        return strength.gold_of(state, card)
    if state.fight is not None:
        for foe in (*state.fight.foes, *state.fight.beaten):
            if foe.card == card:
                if name == "tokens":
                    return len(tokens.shown(state, foe))
                card = foe.face
                break
    if name == "tokens":
        return len(box.cards[card].tokens)
    return int(getattr(box.cards[card], name))


def which(state: State, cards: Cards, nouns: Nouns, doer: int) -> tuple[int, ...]:
    """All cards that the selector means; how many of them go, and who chooses, is the word's business."""
    if cards.noun is not None:
        return noun(state, cards.noun, nouns)
    found: list[int] = []
    for card in _lying(state, cards, nouns, doer):
        if _passes(state, card, cards, nouns):
            found.append(card)
    return tuple(_with_most(state, found, cards.most) if cards.most is not None and found else found)


def _with_most(state: State, some: list[int], name: str) -> list[int]:
    """Those of the cards that have the most of a figure."""
    had = [_had_just_now(state, card, name) for card in some]
    best = max(had)
    return [card for card, has in zip(some, had, strict=True) if has == best]


def _had_just_now(state: State, card: int, name: str) -> int:
    """What a card has of a figure when the most of it is looked for: one that lies unused on a table gives no bonus.

    Rules: ITEM-05, ITEM-11.
    """
    zone = state.zone[card]
    idle = name == "bonus" and zone >= TABLE and not standing.works(state, card, zone - TABLE)
    return 0 if idle else figure(state, card, name)


def noun(state: State, name: str, nouns: Nouns) -> tuple[int, ...]:
    """The card or cards that a noun stands for."""
    if name == "this":
        card = nouns.foe if nouns.foe >= 0 and nouns.card not in _enhancers(state) else nouns.card
        return (card,) if card >= 0 else ()
    if name == "target":
        return nouns.target[1:] if nouns.target and nouns.target[0] == "card" else ()
    if name == "it":
        return (nouns.it,) if nouns.it >= 0 else ()
    if name == "those":
        return nouns.those
    if name == "paid":
        return tuple(card for card in nouns.paid if isinstance(card, int))
    host = moving.host_of(state, nouns.card)
    return (host,) if host >= 0 else _enhanced(state, nouns)


def _enhanced(state: State, nouns: Nouns) -> tuple[int, ...]:
    """The monster that an enhancer is on: the one that is spoken of, or the first of those that share it."""
    fight = state.fight
    groups = [group for card, group in fight.enhancers if card == nouns.card] if fight is not None else []
    foes = [foe.card for foe in fight.foes if foe.group in groups] if fight is not None else []
    return (nouns.foe,) if nouns.foe in foes else tuple(foes[:1])


def _enhancers(state: State) -> tuple[int, ...]:
    return tuple(card for card, _ in state.fight.enhancers) if state.fight is not None else ()


def _owners(state: State, cards: Cards, nouns: Nouns, doer: int) -> tuple[int, ...]:
    if cards.of is not None:
        return reading.whom(state, cards.of, nouns)
    if doer == ANY_FIGHTER:
        return state.fighters()
    return (doer,) if doer >= 0 else ()


def _beaten(state: State, fight: Fight) -> list[int]:
    """The monsters killed in this fight; at the moment of a win they are all as good as dead."""
    dying = fight.foes if any(isinstance(frame, Window) and frame.moment == "won" for frame in state.stack) else ()
    return list(dict.fromkeys(foe.card for foe in (*fight.beaten, *dying) if not foe.ally))


def _lying(state: State, cards: Cards, nouns: Nouns, doer: int) -> list[int]:
    """The cards in the place that is meant; of the discards the top first."""
    at = cards.at
    if at in _OF_SEATS:
        found: list[int] = []
        for seat in _owners(state, cards, nouns, doer):
            found.extend(_of_seat(state, at, seat, cards))
        return found
    return _elsewhere(state, cards, nouns, doer)


_OF_SEATS: Final = ("play", "equipped", "carried", "hand", "hand_or_play", "hand_or_items")


def _of_seat(state: State, at: str, seat: int, cards: Cards) -> list[int]:
    """Cards of one player; a curse in play, or a Role, is meant only by its name or that of its kind (CURSE-05)."""
    box = state.box
    found: list[int] = []
    if at in ("hand", "hand_or_play", "hand_or_items"):
        found.extend(state.hand[seat])
    if at == "equipped":
        found.extend(state.equipped[seat])
    elif at == "carried":
        found.extend(c for c in state.table[seat] if box.cards[c].gold is not None and c not in state.equipped[seat])
    elif at == "hand_or_items":
        found.extend(c for c in state.table[seat] if box.cards[c].gold is not None)
    elif at != "hand":
        for card in state.table[seat]:
            kind = box.kind[card]
            if kind in NO_DISCARD and kind not in cards.cards and box.cards[card].id not in cards.named:
                continue
            found.append(card)
    return found


def copied(state: State, cards: Cards, nouns: Nouns) -> tuple[int, ...]:
    """The cards as one of which another may work; one that copies itself is none."""
    return tuple(card for card in which(state, cards, nouns, nouns.you) if card not in state.box.copiers)


def _elsewhere(state: State, cards: Cards, nouns: Nouns, doer: int) -> list[int]:
    at = cards.at
    fight = state.fight
    if at == "fight":
        if fight is None:
            return []
        foes = [foe.card for foe in fight.foes if not foe.ally]
        return foes + [card for card, _ in fight.enhancers] + [row[0] for row in fight.aside]
    if at == "used":
        if fight is None:
            return []
        owners = _owners(state, cards, nouns, doer)
        equipped = [c for seat in owners if state.is_fighting(seat) for c in state.equipped[seat]]
        used = [row for row in fight.used if state.zone[row[0]] in (FIGHT, DISCARD)]
        if cards.of is not None:
            return [card for card, seat in used if seat in owners] + equipped
        return [card for card, seat in used if _served(fight, card, seat, owners)] + equipped
    if at == "beaten":
        return _beaten(state, fight) if fight is not None else []
    if at == "on_this":
        return _on_this(state, nouns)
    if at == "those":
        return list(nouns.those)
    if at == "laid_out":
        return list(moving.lying(state, LAID_OUT))
    if at == "same_discards":
        return list(reversed(state.discards[nouns.shown])) if nouns.shown < state.box.piles else []
    piles = _PILES[at]
    source = state.decks if at.endswith("deck") else state.discards
    found: list[int] = []
    for kind in piles:
        for pile in range(state.box.piles):
            if pile % 2 == kind:
                found.extend(reversed(source[pile]))
    return found[: cards.top] if cards.top is not None else found


def _served(fight: Fight, card: int, user: int, owners: tuple[int, ...]) -> bool:
    """True if a card served these fighters: it strengthens their side, whoever played it, or they used it."""
    ours = (MUNCHKINS, fight.fighter, fight.helper)
    boosts = [boost for boost in fight.boosts if boost.card == card]
    if boosts:
        return any((boost.to in ours) == (boost.amount > 0) for boost in boosts)
    on_monsters = card in [foe.card for foe in fight.foes] or card in [c for c, _ in fight.enhancers]
    return user in owners and not on_monsters


_PILES: Final = {
    "door_discards": (0,),
    "treasure_discards": (1,),
    "discards": (0, 1),
    "door_deck": (0,),
    "treasure_deck": (1,),
}


def _on_this(state: State, nouns: Nouns) -> list[int]:
    fight = state.fight
    if fight is not None and nouns.foe >= 0:
        groups = [foe.group for foe in fight.foes if foe.card == nouns.foe]
        return [card for card, group in fight.enhancers if group in groups]
    return list(moving.riders(state, nouns.card))


def _passes(state: State, card: int, cards: Cards, nouns: Nouns) -> bool:
    """True if the card is of a kind that is meant and has what is asked of it, wherever it lies."""
    is_a = kinds(state, card)
    if is_a.isdisjoint(cards.cards) and cards.cards != ("card",):
        return False
    if cards.named and state.box.cards[_face(state, card)].id not in cards.named:
        return False
    if cards.tagged or cards.not_tagged:
        has = frozenset(tags(state, card))
        if not has.issuperset(cards.tagged) or not has.isdisjoint(cards.not_tagged):
            return False
    if cards.excluding:
        if "those" in cards.excluding and card in nouns.those:
            return False
        if not is_a.isdisjoint(cards.excluding):
            return False
    if cards.without is not None and _bears(state, card, cards.without, nouns):
        return False
    return not (cards.at_least or cards.at_most) or _figures_fit(state, card, cards, nouns)


def _face(state: State, card: int) -> int:
    if state.fight is not None:
        for foe in state.fight.foes:
            if foe.card == card:
                return foe.face
    return card


def _figures_fit(state: State, card: int, cards: Cards, nouns: Nouns) -> bool:
    for name, least in cards.at_least:
        if figure(state, card, name) < reading.amount(state, least, nouns):
            return False
    return all(figure(state, card, name) <= reading.amount(state, most, nouns) for name, most in cards.at_most)


def _bears(state: State, card: int, other: Cards, nouns: Nouns) -> bool:
    """True if such a card sits on this one."""
    on_it = moving.riders(state, card)
    if state.fight is not None:
        for foe in state.fight.foes:
            if foe.card == card:
                on_it = tuple(c for c, group in state.fight.enhancers if group == foe.group)
    return any(_passes(state, rider, other, nouns) for rider in on_it)


def fits(state: State, card: int, cards: Cards, nouns: Nouns) -> bool:
    """True if this card is one of those meant; a written place or owner must be its own, `equipped` only where it can be."""
    if cards.noun is not None:
        return card in noun(state, cards.noun, nouns)
    if cards.of is not None and moving.seat_of(state, card) not in reading.whom(state, cards.of, nouns):
        return False
    return _passes(state, card, cards, nouns)


def is_companion(state: State, card: int) -> bool:
    """True for a companion, printed or become one."""
    return "companion" in kinds(state, card)
