"""Tokens: how many a seat holds, what a monster shows, what its kill brings, and what a deal may promise of them."""

from __future__ import annotations

from kickdoor.event import tell
from kickdoor.move import Refusal
from kickdoor.rules import bounty, standing
from kickdoor.state import Foe, State, Terms


def count(state: State, seat: int, kind: str) -> int:
    """How many tokens of a kind (any: of all kinds; every: how often one of each) a seat holds.

    Rules: TOKEN-01, TOKEN-04.
    """
    row = state.tokens[seat]
    if kind in state.box.tokens:
        return row[state.box.tokens.index(kind)]
    return min(row, default=0) if kind == "every" else sum(row)


def held(state: State, seat: int) -> tuple[str, ...]:
    """A seat's tokens, each by the name of its kind."""
    return tuple(kind for kind, n in zip(state.box.tokens, state.tokens[seat], strict=True) for _ in range(n))


def change(state: State, seat: int, kind: str, by: int, rule: str = "TOKEN-10") -> None:
    """A seat's tokens of one kind become more or fewer; all others lie in the pool, which can't run out.

    Rules: SETUP-09, TOKEN-03, TOKEN-04.
    """
    place = state.box.tokens.index(kind)
    row = list(state.tokens[seat])
    row[place] = max(0, row[place] + by)
    state.tokens[seat] = tuple(row)
    state.stir()
    tell(state, "tokens", seat, (), by, place, rule=rule)


# --- deals -----------------------------------------------------------------------------------------------------------


def bound(state: State, seat: int) -> tuple[str, ...]:
    """Tokens that a deal in force binds: they pay for nothing else (AMB-14)."""
    fight = state.fight
    if fight is None or fight.deal is None or fight.fighter != seat:
        return ()
    return fight.deal.tokens


def free(state: State, seat: int) -> tuple[str, ...]:
    """A seat's tokens that no deal binds."""
    left = list(held(state, seat))
    for kind in bound(state, seat):
        if kind in left:
            left.remove(kind)
    return tuple(left)


def can_spare(state: State, seat: int, kind: str, need: int) -> bool:
    """True if the seat can pay so many tokens of a kind (any; every: one of each)."""
    left = free(state, seat)
    if kind == "every":
        return all(left.count(each) >= need for each in state.box.tokens)
    return (left.count(kind) if kind in state.box.tokens else len(left)) >= need


def trade_refusal() -> Refusal:
    """Why a token can't be traded or given: only a helper's deal may hold one.

    Rules: TOKEN-07.
    """
    return Refusal("TOKEN-07", "tokens-not-traded", also=("TRADE-01",))


def terms_refusal(state: State, fighter: int, terms: Terms) -> Refusal | None:
    """Why these tokens can't be offered for help: only those that the fighter has, where there are tokens at all.

    Rules: TOKEN-07.
    """
    if terms.reward_tokens and not state.box.tokens:
        return Refusal("TOKEN-07", "no-such-token")
    have = held(state, fighter)
    if any(terms.tokens.count(kind) > have.count(kind) for kind in terms.tokens):
        return Refusal("TOKEN-07", "no-such-token", also=("HELP-04",))
    return None


def hand_over(state: State, giver: int, taker: int, kind: str) -> None:
    """A token that a deal promised goes from one to the other."""
    if count(state, giver, kind):
        change(state, giver, kind, -1, rule="TOKEN-07")
        change(state, taker, kind, 1, rule="TOKEN-07")


# --- monsters --------------------------------------------------------------------------------------------------------


def shown(state: State, foe: Foe) -> tuple[str, ...]:
    """The kinds of token that a monster shows, as changed by its enhancers; none of a kind that the game hasn't.

    Rules: ENHANCE-02, COMBINE-05.
    """
    kinds = state.box.cards[foe.face].tokens
    for answer in standing.answers(state, "tokens_are"):
        if standing.about_foe(state, answer, foe.card):
            kinds = (answer.question.main,) * len(kinds)
    left = [kind for kind in kinds if kind in state.box.tokens]
    for kind, by in _changes(state, foe):
        for _ in range(-by):
            if kind in left:
                left.remove(kind)
    return tuple(left)


def _changes(state: State, foe: Foe) -> list[tuple[str, int]]:
    """What cards add to the tokens of a monster or take from them: kind (or any), how many."""
    return [
        (answer.question.kind, standing.amount_of(state, answer))  # type: ignore[attr-defined]
        for answer in bounty.changes(state, "tokens", foe)
    ]


def due(state: State, foe: Foe) -> tuple[tuple[str, ...], ...]:
    """What the kill of this monster brings: for each token the kinds of which one is chosen.

    One of those it shows, or all where the fighter's cards say so (the helper's only by the other reading of AMB-58);
    and what cards add.

    Rules: TOKEN-02, TOKEN-05, TOKEN-06.
    """
    fight = state.fight
    kinds = shown(state, foe)
    earned: list[tuple[str, ...]] = []
    takers = state.fighters()[: None if state.options.get("all_tokens_for") == "both" else 1]
    if fight is not None and any(
        standing.about_seat(state, answer, seat) for seat in takers for answer in standing.answers(state, "takes_all_tokens")
    ):
        earned.extend((kind,) for kind in kinds)
    elif kinds:
        earned.append(tuple(dict.fromkeys(kinds)))
    for kind, by in _changes(state, foe):
        more = (kind,) if kind in state.box.tokens else state.box.tokens
        earned += [more] * by if more else []
        if by < 0 and kind not in state.box.tokens:
            earned = earned[: max(0, len(earned) + by)]
    return tuple(earned)
