"""Trading, gifts and selling."""

from __future__ import annotations

from typing import Final

from kickdoor.event import tell
from kickdoor.frames import Choose, Offer, Turn
from kickdoor.move import Refusal
from kickdoor.rules import deeds, flow, items, levels, limits, moving, standing, strength, timing
from kickdoor.rules.unfinished import unfinished
from kickdoor.state import HAND, LIMBO, TABLE, State

PRICE_OF_A_LEVEL: Final = 1000
NEVER_TRADED: Final = {
    "ally": ("ALLY-05",),
    "power": ("POWER-06",),
    "sidekick": ("SIDEKICK-05", "SIDEKICK-07"),
    "hireling": ("SIDEKICK-05", "COMBINE-09"),
}  # rules that say it once more of a kind


def trade_refusal(state: State, seat: int, gives: tuple[int, ...], to: int, wants: tuple[int, ...]) -> Refusal | None:
    """Why this trade or gift can't be offered: Items from the table, between two who aren't fighting.

    Rules: TRADE-01, TRADE-02, TRADE-03, TRADE-05, TIME-05, ITEM-13.
    """
    if not timing.is_open(state) or isinstance(state.stack[-1], Offer):
        return Refusal("TRADE-03", "answer-first")
    if not state.alive[seat] or to == seat:
        return Refusal("TRADE-03", "not-yourself")
    if any(state.is_fighting(one) and not deeds.allows(state, "trade", one) for one in (seat, to)):
        of_cards = _first_refusal(state, seat, gives, to, wants)
        too = (of_cards.rule, *of_cards.also) if of_cards is not None else ()
        return Refusal("TRADE-03", "fighting", also=("TIME-05", "TIME-12", "AMB-10", "AMB-67", *too))
    if not state.alive[to]:
        return Refusal("DEATH-11", also=("DEATH-14",))
    if not gives and not wants:
        return Refusal("TRADE-05", "not-offered")
    return _first_refusal(state, seat, gives, to, wants)


def _first_refusal(state: State, seat: int, gives: tuple[int, ...], to: int, wants: tuple[int, ...]) -> Refusal | None:
    """Why these cards can't change hands, whenever it is."""
    for owner, cards in ((seat, gives), (to, wants)):
        for card in cards:
            refusal = _item_refusal(state, owner, card, seat + to - owner)
            if refusal is not None:
                return refusal
    return room_refusal(state, seat, gives, to, wants)


def _item_refusal(state: State, owner: int, card: int, taker: int) -> Refusal | None:
    """Why this card can't change hands: it is no Item, it isn't on the table, or a card forbids it.

    Rules: SIDEKICK-05, ALLY-05, POWER-06.
    """
    if not items.is_item(state, card) and not deeds.allows(state, "trade", owner, card):
        in_hand = ("TRADE-02",) if state.zone[card] == HAND + owner else ()
        of_its_kind = NEVER_TRADED.get(state.box.kind[card], ("GUAL-01",))
        return Refusal("TRADE-01", "not-an-item", card=card, also=(*in_hand, *of_its_kind))
    if state.zone[card] != TABLE + owner:
        return Refusal("TRADE-02", "not-on-table", card=card)
    for deed, seat in (("trade", owner), ("give", owner), ("take", taker)):
        ban = deeds.forbids(state, deed, seat, card)
        if ban >= 0:
            return deeds.refusal(state, ban)
    return None


def room_refusal(state: State, seat: int, gives: tuple[int, ...], to: int, wants: tuple[int, ...]) -> Refusal | None:
    """Nobody may receive a second Big Item (AMB-44).

    Rules: BIG-01, BIG-03.
    """
    for owner, out, into in ((seat, gives, wants), (to, wants, gives)):
        more = [c for c in into if items.is_big(state, c)]
        if not more:
            continue
        kept = [c for c in items.big_items(state, owner) if c not in out]
        if len(kept) + len(more) > limits.limit(state, "big", owner):
            return Refusal("BIG-01", "too-big", card=into[0], also=("AMB-44", "ITEM-07"))
    return None


def offer_trade(state: State, seat: int, gives: tuple[int, ...], to: int, wants: tuple[int, ...]) -> None:
    """Offer a trade or a gift; the partner accepts or declines.

    Rules: TRADE-03, TRADE-05.
    """
    tell(state, "offers", seat, gives, len(wants), to, rule="TRADE-03")
    flow.push(state, Offer("trade", seat, to, (), gives, wants))


def accept_trade(state: State, offer: Offer) -> None:
    """The Items change tables and stay in play.

    Rules: TRADE-04.
    """
    state.stack.pop()
    for card in offer.gives:
        moving.hand_over(state, card, offer.seat)
    for card in offer.wants:
        moving.hand_over(state, card, offer.asker)
    tell(state, "traded", offer.asker, offer.gives + offer.wants, 0, offer.seat, rule="TRADE-04")


def decline_trade(state: State, offer: Offer) -> None:
    """No trade."""
    state.stack.pop()
    tell(state, "declined", offer.seat, (), 0, offer.asker, rule="TRADE-03")


def worth(state: State, seat: int, cards: tuple[int, ...], doubled: int = -1) -> int:
    """What Items bring together in a sale.

    Rules: SELL-02, SELL-05.
    """
    return sum(strength.gold_of(state, card) * (doubling(state, seat) if card == doubled else 1) for card in cards)


def doubling(state: State, seat: int) -> int:
    """How many times its value one Item brings, where a card says so and it was not used this turn; else 1."""
    best = 1
    for answer in standing.answers(state, "sells_for"):
        if standing.about_seat(state, answer, seat) and ("turn", seat, "sells_for") not in state.spent:
            best = max(best, standing.amount_of(state, answer))
    return best


def sell_refusal(state: State, seat: int, cards: tuple[int, ...], doubled: int = -1) -> Refusal | None:
    """Why these can't be sold: own turn, outside combat, Items worth 1,000 Gold Pieces, never for the winning level.

    Rules: SELL-01, SELL-05, SELL-06, ONESHOT-06, TIME-09, TIME-12.
    """
    frame = state.stack[-1] if state.stack else None
    free = bool(cards) and all(deeds.allows(state, "sell", seat, card) for card in cards)  # at other times too
    if not free and (seat != state.turn or state.phase == "start"):
        return Refusal("TIME-09", "not-your-turn", also=("SELL-01", "TIME-12") if state.is_fighting(seat) else ("SELL-01",))
    if not free and state.is_fighting(seat):
        return Refusal("SELL-01", "fighting", also=("TIME-09", "TIME-12", "AMB-10"))
    surplus = isinstance(frame, Choose) and frame.purpose == "surplus" and frame.seat == seat
    if not surplus and not (timing.is_open(state) and not isinstance(frame, Offer)):
        return unfinished(state, "SELL-01", "TIME-09")
    if state.level[seat] >= levels.ceiling(state) or not levels.can_gain(state, seat):
        return Refusal("SELL-06", also=("AMB-03", "WIN-02", "PRECEDENCE-06", *levels.kills_only(state)))
    for card in cards:
        if not items.is_item(state, card):
            no_item = ("SIDEKICK-07",) if state.box.kind[card] == "sidekick" else ()
            return Refusal("ITEM-02", "not-an-item", card=card, also=("SELL-01", "GUAL-01", *no_item))
        if state.zone[card] not in (HAND + seat, TABLE + seat, LIMBO):
            return Refusal("SELL-05", "not-yours", card=card)
        ban = deeds.forbids(state, "sell", seat, card)
        if ban >= 0:
            return deeds.refusal(state, ban)
    if doubled >= 0 and (doubling(state, seat) < 2 or doubled not in cards):
        return Refusal("RACE-04", "no-doubling", card=doubled, also=("SELL-01", "PRECEDENCE-01"))
    if worth(state, seat, cards, doubled) < PRICE_OF_A_LEVEL:
        return Refusal(
            "SELL-01",
            "too-little",
            also=("SELL-02", "BIG-05") if surplus else ("SELL-02",),
            gold=worth(state, seat, cards, doubled),
        )
    if state.options.get("sale_past_nine") == "refuse" and _bought(state, seat, cards, doubled) + state.level[
        seat
    ] > levels.ceiling(state):
        return Refusal("SELL-06", also=("AMB-03", *levels.kills_only(state)))
    return None


def _bought(state: State, seat: int, cards: tuple[int, ...], doubled: int) -> int:
    return worth(state, seat, cards, doubled) // PRICE_OF_A_LEVEL


def sell(state: State, seat: int, cards: tuple[int, ...], doubled: int = -1) -> None:
    """Items go to the discards; a level for each full 1,000 Gold Pieces, no change given.

    Rules: SELL-01, SELL-03, SELL-04, SELL-06.
    """
    bought = _bought(state, seat, cards, doubled)
    if doubled >= 0:
        state.spent = (*state.spent, ("turn", seat, "sells_for"))
    tell(state, "sold", seat, cards, worth(state, seat, cards, doubled), rule="SELL-01")
    for card in cards:
        if state.zone[card] != 2:
            moving.discard(state, card)
    levels.gain(state, seat, bought, rule="SELL-04")
    frame = state.stack[-1]
    if isinstance(frame, Choose):
        flow.finish(state, ("sold",))
    elif isinstance(frame, Turn):
        flow.replace(state, frame.but(acted=True))
