"""What a monster is worth: Treasures and levels."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.cards.language import Who
from kickdoor.rules import reading, standing
from kickdoor.rules.voices import Answer
from kickdoor.state import Foe, State


def treasures_of(state: State, foe: Foe) -> int:
    """How many Treasures a monster pays, as changed by its enhancers; never fewer than none, or than one (AMB-52).

    Rules: REWARD-02, ENHANCE-02.
    """
    fight = state.fight
    total = state.box.cards[foe.face].treasures
    if fight is not None:
        total += sum(state.box.cards[card].treasures for card, group in fight.enhancers if group == foe.group)
    floor = min(1, state.box.cards[foe.face].treasures) if state.options.get("fewest_treasures") == "one" else 0
    for answer in changes(state, "treasures", foe):
        change = standing.amount_of(state, answer)
        least = answer.question.at_least  # type: ignore[attr-defined]
        if least is not None and change < 0:
            floor = max(floor, min(total, reading.amount(state, least, answer.nouns)))
        total += change
    return max(total, floor)


def changes(state: State, key: str, foe: Foe) -> list[Answer]:
    """What changes the Treasures or tokens of a monster: words about it, or about the fighter who kills it.

    Where a card says whom it means, a helper may be among them.
    Rules: REWARD-02, HELP-16.
    """
    return [
        answer for answer in standing.answers(state, key)
        if standing.about_foe(state, answer, foe.card) or _about_winners(state, answer, foe)
    ]  # fmt: skip


def _about_winners(state: State, answer: Answer, foe: Foe) -> bool:
    if answer.question.for_ is None:
        return answer.nouns.foe < 0 and state.fight is not None and standing.about_seat(state, answer, state.fight.fighter)
    return answer.nouns.foe in (-1, foe.card) and any(standing.about_seat(state, answer, seat) for seat in state.fighters())


def levels_of(state: State, foe: Foe) -> int:
    """How many levels the kill of this monster is worth to the fighter.

    Rules: COMBAT-05, REWARD-01.
    """
    total = state.box.cards[foe.face].levels
    for answer in standing.answers(state, "levels"):
        if standing.about_foe(state, answer, foe.card):
            total += standing.amount_of(state, answer)
    return total


def named_levels(state: State, foe: Foe) -> tuple[tuple[int, int], ...]:
    """(seat, levels) that this monster gives fighters besides; read when it is killed, since it then speaks no more."""
    return tuple(
        (seat, standing.amount_of(state, answer))
        for answer in standing.answers(state, "levels")
        if answer.nouns.foe == foe.card and isinstance(answer.question.for_, Who)
        for seat in state.fighters()
        if standing.about_seat(state, answer, seat)
    )


def extra_levels(state: State, foe: Foe, seat: int) -> int:
    """Levels that this seat gains besides for this kill: an Elf's for helping, a race's that the monster names.

    Rules: HELP-15.
    """
    total = 0
    for answer in standing.answers(state, "levels"):
        own = answer.nouns.foe < 0 and answer.question.for_ is None
        named = isinstance(answer.question.for_, Who) and answer.nouns.foe in (-1, foe.card)
        if (own or named) and standing.about_seat(state, answer, seat):
            total += standing.amount_of(state, answer)
    return total


def levels_due(state: State, foes: Sequence[Foe]) -> int:
    """The Levels that the kill of these monsters would bring the fighter."""
    fighter = state.fighters()[0]
    return sum([levels_of(state, foe) + extra_levels(state, foe, fighter) for foe in foes])
