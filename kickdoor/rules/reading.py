"""Reading the card language: amounts, conditions, and whom a card means. Which cards it means is in `selecting`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kickdoor.box import words_at
from kickdoor.cards.language import (
    AllCondition,
    Amount,
    AnyCondition,
    AtMostAmount,
    ButAmount,
    Cards,
    Condition,
    CountAmount,
    HalfAmount,
    HasCondition,
    HowManyAmount,
    IsCondition,
    LevelAmount,
    LimitAmount,
    NotCondition,
    NumberCondition,
    OptionCondition,
    PlusAmount,
    Question,
    ShownAmount,
    Situation,
    StrengthAmount,
    SumAmount,
    TableSaysCondition,
    ThereIsCondition,
    TimesAmount,
    TokenKindsAmount,
    TokensAmount,
    UpToAmount,
    Who,
)
from kickdoor.frames import Nouns, Window
from kickdoor.rules import apart, limits, selecting, strength, traits
from kickdoor.state import MONSTERS, MUNCHKINS, Mark, State

ANY_FIGHTER: Final = -2


def fits(state: State, card: int, cards: Cards, nouns: Nouns) -> bool:
    """True if the selector means this card."""
    return selecting.fits(state, card, cards, nouns)


def mark_gives(state: State, mark: Mark) -> tuple[Question, ...]:
    """The questions that a mark answers."""
    gives: tuple[Question, ...] = words_at(state.box, mark.path).gives
    return gives


# --- whom ------------------------------------------------------------------------------------------------------------


def whom(state: State, who: Who, nouns: Nouns) -> tuple[int, ...]:
    """The seats that are meant, in the order in which they act; a pick among them is the reader's business."""
    seats = _named(state, who.players, nouns)
    if who.if_ is not None:
        seats = [seat for seat in seats if _candidate(state, who.if_, nouns, seat)]
    if who.most is not None or who.least is not None:
        figure = who.most if who.most is not None else who.least
        assert figure is not None
        figures = {seat: amount(state, figure, nouns.said_to(seat)) for seat in seats}
        best = (max if who.most is not None else min)(figures.values(), default=0)
        seats = [seat for seat in seats if figures[seat] == best]
    if who.starting == "right":
        seats = list(reversed(seats))
    elif who.starting == "highest":
        seats = sorted(seats, key=lambda seat: -state.level[seat])
    return tuple(seats)


def _candidate(state: State, condition: Condition, nouns: Nouns, seat: int) -> bool:
    """In a selector's `if` the bare figures are the candidate's; `{level: you}` stays yours, `target` the one to be chosen."""
    return holds(state, condition, nouns.of_candidate(seat))


def _named(state: State, players: str, nouns: Nouns) -> Sequence[int]:
    you = nouns.reader if nouns.reader >= 0 else nouns.you
    if players == "you":
        return list(state.fighters()) if you == ANY_FIGHTER else [you] if you >= 0 else []
    if players == "everyone":
        return state.living(state.turn)
    if players == "others":
        one = _counted_from(state, you)
        return [s for s in state.others(one) if state.alive[s]] if one >= 0 else state.living(state.turn)
    if players == "fighters":
        return [seat for seat in state.fighters() if state.alive[seat]]
    if players == "fighter":
        return [state.fight.fighter] if state.fight is not None else []
    if players == "helper":
        return [state.fight.helper] if state.fight is not None and state.fight.helper >= 0 else []
    if players == "outsiders":
        fighting = state.fighters()
        return [s for s in state.living(state.turn) if s not in fighting]
    if players == "left":
        return _neighbour(state, you, 1)
    if players == "right":
        return _neighbour(state, you, -1)
    if players == "target":
        if nouns.target == ("side", MUNCHKINS):
            return [seat for seat in state.fighters() if state.alive[seat]]
        return list(nouns.target[1:]) if nouns.target and nouns.target[0] == "seat" else []
    if players == "them":
        return [nouns.them] if nouns.them >= 0 else []
    return [nouns.user] if nouns.user >= 0 else []


def _counted_from(state: State, you: int) -> int:
    """From whom neighbours and others are counted: where any fighter is meant, from the fighter."""
    if you != ANY_FIGHTER:
        return you
    return state.fight.fighter if state.fight is not None else state.turn


def _neighbour(state: State, you: int, step: int) -> list[int]:
    """The next living player on that side."""
    you = _counted_from(state, you)
    seat = (you + step) % state.seats
    while not state.alive[seat] and seat != you:
        seat = (seat + step) % state.seats
    return [seat] if seat != you else []


# --- conditions ------------------------------------------------------------------------------------------------------


def holds(state: State, condition: Condition, nouns: Nouns, harm: int = 0) -> bool:
    """True if the condition holds for `you`; for a monster, if any fighter meets it.

    `harm` is 1 where its truth hurts the munchkin, -1 where it helps: a shielded trait never hurts (SUPER-04b).
    """
    if nouns.you == ANY_FIGHTER:
        return any(holds(state, condition, nouns.said_to(seat), harm) for seat in state.fighters())
    return _HOLDS[type(condition)](state, condition, nouns, harm)


def _subjects(state: State, who: Who | None, nouns: Nouns) -> tuple[int, ...]:
    if who is None:
        return (nouns.you,) if nouns.you >= 0 else ()
    return whom(state, who, nouns)


def _is(state: State, c: IsCondition, nouns: Nouns, harm: int) -> bool:
    for seat in _subjects(state, c.who, nouns):
        has = traits.of(state, seat)
        if all(trait in has for trait in c.main):
            if harm > 0 and any(trait in traits.shielded(state, seat) for trait in c.main):
                continue
            return True
    return False


def _has(state: State, c: HasCondition, nouns: Nouns, harm: int) -> bool:
    need = _how_many(state, c.main, nouns)
    return any(len(selecting.which(state, c.main, nouns, seat)) >= need for seat in _subjects(state, c.who, nouns))


def _how_many(state: State, cards: Cards, nouns: Nouns) -> int:
    """So many such cards there must be at least."""
    return 1 if cards.count in ("all", "any") else max(1, amount(state, cards.count, nouns))


def _there_is(state: State, c: ThereIsCondition, nouns: Nouns, harm: int) -> bool:
    return len(selecting.which(state, c.main, nouns, nouns.you)) >= _how_many(state, c.main, nouns)


def _number(state: State, c: NumberCondition, nouns: Nouns, harm: int) -> bool:
    if c.who is None:
        return _compares(state, c, nouns)
    return any(_compares(state, c, nouns.said_to(seat)) for seat in _subjects(state, c.who, nouns))


def _compares(state: State, c: NumberCondition, nouns: Nouns) -> bool:
    value = amount(state, c.main, nouns)
    if c.at_least is not None and value < amount(state, c.at_least, nouns):
        return False
    if c.at_most is not None and value > amount(state, c.at_most, nouns):
        return False
    if c.more_than is not None and value <= amount(state, c.more_than, nouns):
        return False
    if c.equals is not None and value != amount(state, c.equals, nouns):
        return False
    return not c.is_prime or is_prime(value)


def is_prime(value: int) -> bool:
    """True for a prime number."""
    return value > 1 and all(value % d for d in range(2, int(value**0.5) + 1))


def _all(state: State, c: AllCondition, nouns: Nouns, harm: int) -> bool:
    return all(holds(state, part, nouns, harm) for part in c.main)


def _any(state: State, c: AnyCondition, nouns: Nouns, harm: int) -> bool:
    return any(holds(state, part, nouns, harm) for part in c.main)


def _not(state: State, c: NotCondition, nouns: Nouns, harm: int) -> bool:
    return not holds(state, c.main, nouns, -harm)


def _option(state: State, c: OptionCondition, nouns: Nouns, harm: int) -> bool:
    return bool(state.options.get(c.main))


def _table_says(state: State, c: TableSaysCondition, nouns: Nouns, harm: int) -> bool:
    return any(card == nouns.card and question == c.main and answer for card, question, answer in state.verdicts)


def _situation(state: State, c: Situation, nouns: Nouns, harm: int) -> bool:
    return _SITUATIONS[c.main](state, nouns)


def _in_a_flight_roll(state: State, nouns: Nouns) -> bool:
    for frame in reversed(state.stack):
        if isinstance(frame, Window) and frame.moment == "rolled":
            return frame.nouns.foe >= 0
    return state.fight is not None and state.fight.running


def _alone(state: State, nouns: Nouns) -> bool:
    """True for a fighter without a helper; companions are none.

    Rules: SIDEKICK-08.
    """
    return state.fight is not None and state.fight.fighter == nouns.you and state.fight.helper < 0


def _stands(state: State, *, winning: bool) -> bool:
    """True if the munchkins' side is winning (losing) as things stand, apart from bonuses that hang on just that."""
    fight = state.fight
    if fight is None or not fight.foes or state.memo.get("judging"):
        return False
    if state.box.sways:
        state = state.copy()
        state.memo = {"judging": True}
        state.lasting, state.speaking = {}, None
    return strength.is_winning(state) == winning


def _has_wandered(state: State, nouns: Nouns) -> bool:
    return state.fight is not None and any(foe.card == nouns.foe and foe.wandered for foe in state.fight.foes)


_SITUATIONS: Final[dict[str, Callable[[State, Nouns], bool]]] = {
    "alone": _alone,
    "helping": lambda state, n: state.fight is not None and state.fight.helper == n.you,
    "fighting": lambda state, n: state.is_fighting(n.you),
    "winning": lambda state, n: _stands(state, winning=True),
    "losing": lambda state, n: _stands(state, winning=False),
    "running": _in_a_flight_roll,
    "caught": lambda state, n: state.fight is not None and (n.you, n.foe) in state.fight.caught,
    "highest_level": lambda state, n: state.level[n.you] == max(state.level),
    "lowest_level": lambda state, n: state.level[n.you] == min(state.level),
    "changed_sex": lambda state, n: bool(state.changed_sex >> n.you & 1),
    "wandered": lambda state, n: state.fight is not None and any(f.card == n.foe and f.wandered for f in state.fight.foes),
    "behind_the_door": lambda state, n: n.user < 0,
    "opened_a_door": lambda state, n: n.you == state.turn and "opened_a_door" in state.happened,
    "met_a_monster": lambda state, n: n.you == state.turn and "met_a_monster" in state.happened,
    "looked_for_trouble": lambda state, n: n.you == state.turn and "looked_for_trouble" in state.happened,
    "looted_the_room": lambda state, n: n.you == state.turn and "looted_the_room" in state.happened,
    "by_level_alone": lambda state, n: bool(apart.of_strength(state, state.fighters(), strength.by_level_alone)),
    "compelled": lambda state, n: state.fight is not None and state.fight.compelled,
}

_HOLDS: Final[dict[type[Condition], Callable[[State, Any, Nouns, int], bool]]] = {
    Situation: _situation,
    IsCondition: _is,
    HasCondition: _has,
    ThereIsCondition: _there_is,
    NumberCondition: _number,
    AllCondition: _all,
    AnyCondition: _any,
    NotCondition: _not,
    OptionCondition: _option,
    TableSaysCondition: _table_says,
}


# --- amounts ---------------------------------------------------------------------------------------------------------


def amount(state: State, value: Amount, nouns: Nouns, harm: int = 0) -> int:
    """The number that an amount is just now; `any` and `all` are 99. Of nobody it is 0."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return _BARE[value](state, nouns)
    return _FORMS[type(value)](state, value, nouns, harm)


def _mine(figure: Callable[[State, int], int]) -> Callable[[State, Nouns], int]:
    """A bare figure of `you`; of several fighters the highest."""

    def read(state: State, nouns: Nouns) -> int:
        seats = (nouns.you,) if nouns.you >= 0 else state.fighters()
        return max((figure(state, seat) for seat in seats), default=0)

    return read


def _own_strength(state: State, seat: int) -> int:
    return apart.of_strength(state, (seat,), lambda twin: strength.munchkin(twin, seat))


def _excess(state: State, seat: int) -> int:
    return max(0, len(state.hand[seat]) - limits.hand_limit(state, seat))


def _paid(state: State, nouns: Nouns) -> int:
    return len(nouns.paid)


_BARE: Final[dict[str, Callable[[State, Nouns], int]]] = {
    "shown": lambda state, n: n.shown,
    "paid": _paid,
    "lost_by": lambda state, n: state.fight.lost_by if state.fight is not None else 0,
    "won_by": lambda state, n: state.fight.won_by if state.fight is not None else 0,
    "missed_by": lambda state, n: max(0, 5 - n.shown),
    "level": _mine(lambda state, seat: state.level[seat]),
    "hand": _mine(lambda state, seat: len(state.hand[seat])),
    "strength": _mine(lambda state, seat: _own_strength(state, seat)),
    "lowest_level": lambda state, n: min(state.level),
    "highest_level": lambda state, n: max(state.level),
    "any": lambda state, n: 99,
    "all": lambda state, n: 99,
    "excess": _mine(_excess),
}


def _side(state: State, side: str, nouns: Nouns) -> int:
    if state.fight is None:
        return 0
    if side == "monsters":
        return apart.of_strength(state, (-1,), lambda twin: strength.side(twin, MONSTERS))
    return apart.of_strength(state, state.fighters(), lambda twin: strength.side(twin, MUNCHKINS))


def _total(figure: Callable[[State, int], int], state: State, who: Who, nouns: Nouns) -> int:
    return sum(figure(state, seat) for seat in whom(state, who, nouns))


def _but(state: State, a: ButAmount, nouns: Nouns, harm: int) -> int:
    low, high = amount(state, a.main, nouns), amount(state, a.but, nouns)
    hurts = harm if high > low else -harm
    return high if holds(state, a.if_, nouns, hurts) else low


def _sum(state: State, a: SumAmount, nouns: Nouns, harm: int) -> int:
    return sum(selecting.figure(state, card, a.main) for card in selecting.which(state, a.of, nouns, nouns.you))


def _plus(state: State, a: PlusAmount, nouns: Nouns, harm: int) -> int:
    return sum(amount(state, part, nouns, harm) for part in a.main)


def _level_of(state: State, seat: int) -> int:
    return state.level[seat]


def _rolled_by(state: State, seat: int) -> int:
    return state.rolls[seat]


def _tokens_of(state: State, seat: int) -> int:
    return sum(state.tokens[seat])


def _token_kinds_of(state: State, seat: int) -> int:
    return sum(1 for count in state.tokens[seat] if count)


_FORMS: Final[dict[type, Callable[[State, Any, Nouns, int], int]]] = {
    CountAmount: lambda state, a, n, h: len(selecting.which(state, a.main, n, n.you)),
    SumAmount: _sum,
    TimesAmount: lambda state, a, n, h: a.main * amount(state, a.of, n, h),
    HalfAmount: lambda state, a, n, h: -(-amount(state, a.main, n, h) // 2),
    PlusAmount: _plus,
    AtMostAmount: lambda state, a, n, h: min(a.main, amount(state, a.of, n, h)),
    UpToAmount: lambda state, a, n, h: amount(state, a.main, n, h),
    ButAmount: _but,
    LevelAmount: lambda state, a, n, h: _total(_level_of, state, a.main, n),
    StrengthAmount: lambda state, a, n, h: (
        _side(state, a.main, n) if isinstance(a.main, str) else _total(_own_strength, state, a.main, n)
    ),
    ShownAmount: lambda state, a, n, h: _total(_rolled_by, state, a.main, n),
    TokensAmount: lambda state, a, n, h: _total(_tokens_of, state, a.main, n),
    TokenKindsAmount: lambda state, a, n, h: _total(_token_kinds_of, state, a.main, n),
    HowManyAmount: lambda state, a, n, h: len(whom(state, a.main, n)),
    LimitAmount: lambda state, a, n, h: limits.limit(state, a.main, n.you),
}
