"""The character: classes, races and what allows two of them, powers; sex."""

from __future__ import annotations

from typing import Final

from kickdoor.box import TRAITS
from kickdoor.event import tell
from kickdoor.frames import Choose, Nouns, Opening, Play, Task
from kickdoor.move import Refusal
from kickdoor.rules import deeds, flow, items, limits, moments, moving, selecting, standing
from kickdoor.state import TABLE, State


def of_kind(state: State, seat: int, kind: str) -> tuple[int, ...]:
    """The classes (races, affiliations, powers) in play before a seat."""
    return tuple([card for card in state.table[seat] if state.box.kind[card] == kind])


def ranks_left(state: State, seat: int) -> int:
    """How many Ranks of further Powers the Level leaves a seat; below 0 where it has too many."""
    kept = standing.before(state, seat).kept
    ranks: int | None = kept.get("ranks")
    if ranks is None:
        ranks = kept["ranks"] = _ranks(state, seat)
    return limits.limit(state, "rank", seat) - ranks


def _ranks(state: State, seat: int) -> int:
    """The Ranks of all Powers in play before a seat."""
    ranks = state.box.ranks
    return sum([ranks.get(card, 0) for card in state.table[seat]])


def is_placed(state: State, card: int) -> bool:
    """True for what is placed as a class is: classes and their like, what is put on them, Powers where AMB-33 is read so.

    Rules: TIME-08, POWER-05, POWER-07.
    """
    kind = state.box.cards[card].kind
    if kind == "power":
        return state.phase == "start" or state.options.get("powers_played") == "own_turn"
    return kind in TRAITS or card in state.box.on_traits


OFF_TURN: Final = {"affiliation": ("AFFIL-05",), "power": ("POWER-05", "AMB-33")}  # who says so too, by kind


def time_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """When a class, a race, or what is put on one may be played: on one's own turn, fights included, or just received.

    Rules: TIME-08, AFFIL-05, SUPER-01, CHAR-06.
    """
    if state.phase == "start":
        return _opening_refusal(state, seat, card)
    if seat == state.turn:
        return None
    if card in state.received[seat] and not state.is_fighting(seat):
        return None
    of_its_kind = ("SUPER-01",) if card in state.box.on_traits else OFF_TURN.get(state.box.kind[card], ())
    in_their_place = ("AMB-70",) if state.fight is not None and seat == state.fight.fighter else ()
    return Refusal("TIME-08", also=("TIME-07", "AMB-12", *of_its_kind, *in_their_place))


def _opening_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """One race and one class from the opening hand; or one affiliation and one Power, of Rank 1."""
    frame = state.stack[0] if state.stack else None
    kind = state.box.kind[card]
    if kind == "power" and state.box.cards[card].rank > 1:
        return Refusal("CHAR-06", "rank-one", card=card)
    if (kind in TRAITS or kind == "power") and isinstance(frame, Opening) and (seat, kind) in frame.placed:
        return Refusal("CHAR-06")
    return None


def place_refusal(state: State, seat: int, card: int, replacing: int = -1) -> Refusal | None:
    """Why a card that stays in play may not be placed: a second copy of a trait, too many Ranks, a second Big item, no use.

    Rules: POWER-04, POWER-05, POWER-08.
    """
    printed = state.box.cards[card]
    kind = printed.kind
    if kind in TRAITS:
        return _trait_refusal(state, seat, card, replacing)
    if kind == "power":
        twins = [c for c in of_kind(state, seat, kind) if state.box[c].id == printed.id and c != replacing]
        if twins:
            return Refusal("SUPER-02", "second-copy", card=card, also=("POWER-05",))
        left = ranks_left(state, seat) + (state.box.cards[replacing].rank if replacing >= 0 else 0)
        left += items.own_room(state, seat, card, "rank")
        return Refusal("POWER-04", also=("POWER-08",)) if printed.rank > left else None
    if printed.gold is not None and kind == "item":
        return items.carry_refusal(state, seat, card)
    if any(q.key == "limit" and q.main in TRAITS for q in printed.gives):
        return _second_refusal(state, seat, card)
    return None


def _trait_refusal(state: State, seat: int, card: int, replacing: int) -> Refusal | None:
    """Never two copies of one class, race or affiliation; one may replace the other.

    Rules: SUPER-02, CLASS-09, RACE-05, COMBINE-13.
    """
    box = state.box
    kind = box.kind[card]
    mine = of_kind(state, seat, kind)
    same = [c for c in mine if box.traits[c] == box.traits[card]]
    if same and replacing not in same and (replacing >= 0 or len(mine) < _room(state, seat, card)):
        of_two_sets = any(box.cards[c].set != box.cards[card].set for c in same)
        return Refusal("SUPER-02", "second-copy", card=card, also=("COMBINE-13",) if of_two_sets else ())
    return None


def _room(state: State, seat: int, card: int) -> int:
    """How many classes, races or affiliations a seat may have once this one is in play, which may make room itself."""
    kind = state.box.kind[card]
    return limits.limit(state, kind, seat) + items.own_room(state, seat, card, kind)


def _second_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """What allows two classes is played on a class, and only one of it is in play (AMB-31)."""
    if any(state.box.cards[c].id == state.box.cards[card].id for c in state.table[seat]):
        return Refusal("SUPER-01", "second-super", card=card, also=("AMB-31",))
    return None


def place(state: State, play: Play) -> None:
    """Put a class, race, affiliation or power in play; at the limit it replaces one.

    Rules: CLASS-03, CLASS-09, RACE-04, RACE-05, POWER-02, POWER-09, POWER-05, AFFIL-02.
    """
    flow.push(state, Task("place", play.seat, play.card, play.more))


def place_task(state: State, task: Task) -> bool:
    """Choose what is replaced, then place the card."""
    seat, card, more = task.args
    box = state.box
    kind = box.kind[card]
    if more == ("placed",):
        flow.finish(state)
        return False
    old = _replaced(state, seat, card, more)
    if old is None:
        if not task.got:
            flow.push(
                state,
                Choose(
                    seat, "card", of_kind(state, seat, kind), 1, 1, verb="replace", purpose="make_way" if more else "replacing"
                ),
            )
            return False
        old = task.got[0]
    moving.move(state, card, TABLE + seat)
    for gone in old:
        moving.discard(state, gone)
    _note_opening(state, seat, kind)
    tell(state, "placed", seat, (card,), rule="CLASS-03")
    state.stack.pop()
    come(state, seat, card)
    return False


def come(state: State, seat: int, card: int) -> None:
    """What a class or race does as it comes before somebody, whether played or put there by an effect.

    Rules: CLASS-03, RACE-04.
    """
    flow.push(state, Task("place", seat, card, ("placed",)))
    moments.settle(state, "played", it=card, them=seat, nouns=Nouns(user=seat))


def _replaced(state: State, seat: int, card: int, more: tuple[object, ...]) -> tuple[int, ...] | None:
    """What the new card replaces; None if its owner has to choose."""
    box = state.box
    kind = box.kind[card]
    if len(more) == 2 and more[0] == "replacing":
        return (more[1],)  # type: ignore[return-value]
    mine = of_kind(state, seat, kind)
    if kind == "power" or len(mine) < _room(state, seat, card):
        return ()
    same = tuple(c for c in mine if box.traits[c] == box.traits[card])
    if same:
        return same
    return mine if len(mine) == 1 else None


def _note_opening(state: State, seat: int, kind: str) -> None:
    frame = state.stack[0]
    if isinstance(frame, Opening):
        state.stack[0] = frame.but(placed=(*frame.placed, (seat, kind)))


DROPPED: Final = {"race": "RACE-04", "affiliation": "AFFIL-04", "power": "POWER-09", "ally": "ALLY-04", "sidekick": "SIDEKICK-04"}
OF_DROPPING: Final = ("TIME-01", "CLASS-07", "DECK-08", "DECK-11")


def drop_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """What may be dropped at any time: a class, race or affiliation, a power, a companion; never an Item.

    Rules: TIME-01, CLASS-07, RACE-04, ITEM-12, POWER-09, SIDEKICK-04, AFFIL-04.
    """
    kind = state.box.kind[card]
    if state.zone[card] != TABLE + seat:
        return Refusal(DROPPED.get(kind, "CLASS-07"), "not-yours", card=card, also=OF_DROPPING)
    dropped = kind in TRAITS or kind == "power" or selecting.is_companion(state, card)
    if not dropped and not deeds.allows(state, "discard", seat, card):
        also = ("ITEM-13", "BIG-03") if items.is_big(state, card) else ("ITEM-13",)
        if state.box.cards[card].gold is None:
            why = ("TIME-01", "SUPER-01") if card in state.box.on_traits else ("CURSE-04", "DECK-06") if kind == "curse" else ()
            return Refusal("DECK-11", "cannot-drop", card=card, also=why)
        return Refusal("ITEM-12", "cannot-drop", card=card, also=also)
    ban = deeds.forbids(state, "discard", seat, card)
    return deeds.refusal(state, ban) if ban >= 0 else None


def drop(state: State, seat: int, card: int) -> None:
    """Drop a class, race, affiliation, power or companion; what a companion carried comes back to the table (AMB-69).

    Rules: TIME-01, CLASS-07, CLASS-08.
    """
    if selecting.is_companion(state, card):
        for carried in moving.riders(state, card):
            moving.detach(state, carried)
    tell(state, "dropped", seat, (card,), rule="TIME-01")
    moving.discard(state, card)


def change_sex(state: State, seat: int) -> None:
    """The munchkin changes sex, for good.

    Rules: CHAR-02, CHAR-04.
    """
    state.sex[seat] = 1 - state.sex[seat]
    state.changed_sex |= 1 << seat
    state.touch()
    tell(state, "sex_changed", seat, rule="CHAR-04")
