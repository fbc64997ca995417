"""Of what a move may be put together that has too many forms to list: terms of help, a sale, a trade or gift."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kickdoor.frames import Offer
from kickdoor.rules import bounty, fighting, helping, items, strength, targeting, tokens, trading
from kickdoor.sight import Sight
from kickdoor.state import ALIVE, State
from kickdoor.table.protocol import Builder, Offered
from kickdoor.telling.wording import token_kind


def builders(state: State, seat: int, eyes: Sight, moves: Iterable[Offered]) -> Iterator[Builder]:
    """One for each form among the moves."""
    forms = dict.fromkeys(move.form for move in moves)
    for form in ("ask", "volunteer", "counter"):
        if form in forms:
            yield of_help(state, seat, eyes, form)
    if "sell" in forms:
        yield of_sale(state, seat, eyes)
    if "trade" in forms:
        yield of_trade(state, seat, eyes)


def of_help(state: State, seat: int, eyes: Sight, form: str) -> Builder:
    """What a helper may get: Treasures, tokens and carried Items of the fighter, cards played on the helper."""
    fight = state.fight
    assert fight is not None
    foes = fighting.hostile(state)
    helpers = _helpers(state, seat, form)
    given = [card for card in state.table[fight.fighter] if any(_may_have(state, helper, card) for helper in helpers)]
    promised = [card for card in state.hand[seat] if seat == fight.fighter and _may_promise(state, seat, card, helpers)]
    return Builder(
        form,  # type: ignore[arg-type]
        helpers if form == "ask" else (fight.fighter,) if form == "volunteer" else (_asker(state),),
        eyes.cards(given),
        treasures=sum(bounty.treasures_of(state, foe) for foe in foes),
        tokens=sum(len(tokens.due(state, foe)) for foe in foes),
        promises=eyes.cards(promised),
        own=tuple(
            (kind, token_kind(kind), n) for kind, n in zip(state.box.tokens, state.tokens[fight.fighter], strict=True) if n
        ),
    )


def _helpers(state: State, seat: int, form: str) -> tuple[int, ...]:
    """Who would help."""
    fight = state.fight
    assert fight is not None
    if form == "ask":
        return tuple(other for other in state.others(seat) if helping.asking_refusal(state, seat, other) is None)
    frame = state.stack[-1]
    if form == "counter" and isinstance(frame, Offer):
        return (frame.seat if frame.asker == fight.fighter else frame.asker,)
    return (seat,)


def _asker(state: State) -> int:
    frame = state.stack[-1]
    return frame.asker if isinstance(frame, Offer) else -1


def _may_have(state: State, helper: int, card: int) -> bool:
    return items.is_item(state, card) and items.carry_refusal(state, helper, card) is None


def _may_promise(state: State, seat: int, card: int, helpers: Iterable[int]) -> bool:
    found = targeting.card_targets(state, seat, card) or ()
    return any(("seat", helper) in found for helper in helpers)


def of_sale(state: State, seat: int, eyes: Sight) -> Builder:
    """All that could be sold, and what each brings."""
    goods = [
        card for card in (*state.hand[seat], *state.table[seat]) if items.is_item(state, card) and strength.gold_of(state, card)
    ]
    gold = tuple((eyes.card(card), strength.gold_of(state, card)) for card in goods)
    return Builder("sell", gives=eyes.cards(goods), gold=gold, times=trading.doubling(state, seat))


def of_trade(state: State, seat: int, eyes: Sight) -> Builder:
    """With whom, and the Items on both tables."""
    others = tuple(other for other in state.others(seat) if state.alive[other] == ALIVE and not state.is_fighting(other))
    wants = tuple((other, eyes.cards(_items(state, other))) for other in others)
    return Builder("trade", others, eyes.cards(_items(state, seat)), wants)


def _items(state: State, seat: int) -> list[int]:
    return [card for card in state.table[seat] if items.is_item(state, card)]
