"""What cards allow, forbid and demand."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.language import Cards
from kickdoor.move import Refusal
from kickdoor.rules import reading, standing
from kickdoor.rules.voices import ANY_FIGHTER, Answer, Gathering
from kickdoor.state import State

BY_THEIR_TEXT: Final = {"one_shot": ("ONESHOT-04",), "treasure": ("GUAL-02",)}  # by kind: the rule that has its text followed


def forbids(state: State, deed: str, seat: int, card: int = -1, ability: str = "", against: int = -1) -> int:
    """The card that forbids this deed to this seat (or the deed of this card), or -1.

    Of permissions and bans a ban wins, but what names a single card beats what names a kind (language section 4).
    """
    said: Gathering = state.speaking or standing.gathering(state)
    if "may_not" not in said.answers:
        return -1
    bans = said.answers.get(("may_not", deed))
    if bans is None:
        return -1
    for ban in bans:
        question, you = ban.question, ban.nouns.you
        which = question.which  # type: ignore[attr-defined]
        if you != seat and you != ANY_FIGHTER and question.for_ is None and (which is None or which.noun is None):
            continue  # it is another player's
        if not _meant(state, ban, seat, card):
            continue
        if question.ability is not None and question.ability != ability:  # type: ignore[attr-defined]
            continue
        if question.against is not None:  # type: ignore[attr-defined]
            protected = ban.fixed if ban.fixed is not None else reading.whom(state, question.against, ban.nouns)  # type: ignore[attr-defined]
            if against not in protected:
                continue
        if not _excepted(state, deed, seat, card):
            return ban.nouns.card
    return -1


def refusal(state: State, ban: int) -> Refusal:
    """A card forbids it: a monster of the fight for all of it, the Bad Stuff of one met before, a curse, or any other.

    Rules: PRECEDENCE-01, COMBAT-08, MULTI-03, BAD-01, CURSE-04.
    """
    kind = state.box.kind[ban]
    if kind == "monster":
        met = state.fight is not None and any(foe.card == ban for foe in state.fight.foes)
        rule, also = ("COMBAT-08", ("MULTI-03", "PRECEDENCE-01")) if met else ("BAD-01", ("PRECEDENCE-01",))
        return Refusal(rule, "card-forbids", card=ban, also=also)
    if kind == "curse":
        return Refusal("CURSE-04", "card-forbids", card=ban, also=("PRECEDENCE-01",))
    return Refusal("PRECEDENCE-01", "card-forbids", card=ban, also=BY_THEIR_TEXT.get(kind, ()))


def _meant(state: State, ban: Answer, seat: int, card: int) -> bool:
    """True if a ban or permission is about this seat and this card."""
    which = ban.question.which  # type: ignore[attr-defined]
    if which is not None:
        if card < 0 or not reading.fits(state, card, which, ban.nouns):
            return False
        if which.noun is not None:
            return ban.question.if_ is None or reading.holds(state, ban.question.if_, ban.nouns, 1)
    if ban.nouns.you == ANY_FIGHTER and ban.question.for_ is None:
        return seat in state.fighters() and (ban.question.if_ is None or reading.holds(state, ban.question.if_, ban.nouns, 1))
    return standing.about_seat(state, ban, seat, 1)


def _excepted(state: State, deed: str, seat: int, card: int) -> bool:
    return card >= 0 and any(
        leave.question.which is not None and leave.question.which.noun is not None  # type: ignore[attr-defined]
        and _meant(state, leave, seat, card)
        for leave in standing.answers(state, ("may", deed))
    )  # fmt: skip


def allows(state: State, deed: str, seat: int, card: int = -1) -> bool:
    """True if a card in force gives this permission."""
    leaves = standing.answers(state, ("may", deed))
    return bool(leaves) and any(_meant(state, leave, seat, card) for leave in leaves)


def obliges(state: State, deed: str, seat: int, among: tuple[int, ...] = ()) -> int:
    """The card that obliges this seat to the deed, or -1; a duty that names cards holds where one is among these."""
    for duty in standing.answers(state, ("must", deed)):
        if standing.about_seat(state, duty, seat, 1):
            which: Cards | None = duty.question.which  # type: ignore[attr-defined]
            if which is None or any(reading.fits(state, card, which, duty.nouns) for card in among):
                return duty.nouns.card
    return -1
