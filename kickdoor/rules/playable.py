"""May this card be played just now? Its time, its conditions, its target."""

from __future__ import annotations

from typing import Any, Final

from kickdoor.box import COMPANIONS
from kickdoor.frames import Window
from kickdoor.heard import HAPPENINGS
from kickdoor.move import Refusal
from kickdoor.rules import (
    character,
    costs,
    deeds,
    futile,
    moving,
    reading,
    standing,
    targeting,
    timing,
    trials,
)
from kickdoor.rules.unfinished import unfinished
from kickdoor.state import HAND, MONSTERS, State

ASIDE: Final = ("combat", "your_combat")
FLEEING: Final = frozenset(("running", "rolled", "caught", "escaped"))
BY_ITS_TEXT: Final = "PRECEDENCE-01"  # a card's own text is what forbids it
CONDITION_RULE: Final = {
    "one_shot": "ONESHOT-04",
    "door": "COMBAT-10",
    "monster": "MONSTER-02",
    "enhancer": "ENHANCE-01",
    "curse": "CURSE-02",
}
SAY_SO_TOO: Final = {
    "RUN-01": ("AMB-10", "TIME-10"),
    "ENHANCE-03": ("COMBAT-10", "INTERFERE-02"),
    "COMBAT-10": ("INTERFERE-03", "MULTI-01", "MATE-01", "AMB-49"),
    "COMBAT-09": ("ONESHOT-02", "INTERFERE-01", "TIME-10", "TIME-11"),
    "TIME-12": ("TIME-10", "TIME-11", "TIME-13"),
}


def card_refusal(state: State, seat: int, card: int, on: tuple[Any, ...] | None = None) -> Refusal | None:
    """Why a card may not be played (on this target) just now, or None. `on` None: on any target."""
    refusal = refusal_apart_from_targets(state, seat, card, on)
    return refusal if refusal is not None else _target_refusal(state, seat, card, on)


def refusal_apart_from_targets(state: State, seat: int, card: int, on: tuple[Any, ...] | None = None) -> Refusal | None:
    """Why a card may not be played just now on anything: time, ban, promise, condition, cost, what is in play."""
    printed = state.box.cards[card]
    refusal = _time_refusal(state, seat, card)
    if refusal is not None:
        return refusal
    ban = deeds.forbids(state, "play", seat, card)
    if ban >= 0:
        return deeds.refusal(state, ban)
    if card in costs.promised(state) and not costs._keeps_the_promise(state, card, on):
        return Refusal("HELP-06" if state.zone[card] == HAND + seat else "HELP-04", "promised", card=card, also=("AMB-14",))
    if standing.answers(state, "may_not") and (_adds_monsters(state, card) or "wandering" in state.box.kinds[card]):
        ban = deeds.forbids(state, "add_monsters", seat, card)
        if ban >= 0:
            return deeds.refusal(state, ban)
    if state.options.get("wandering_into_own_fight") == "no" and "wandering" in state.box.kinds[card] and state.is_fighting(seat):
        return Refusal("MONSTER-02", "not-your-own-fight", also=("AMB-66",))
    playable = printed.playable
    if playable is not None and (playable.if_ is not None or playable.pay):
        nouns = targeting.nouns_for(state, seat, card)
        rule = CONDITION_RULE.get(printed.kind, "GUAL-02")
        if playable.if_ is not None and not reading.holds(state, playable.if_, nouns):
            return Refusal(rule, "card-condition", card=card, also=(BY_ITS_TEXT,))
        if playable.pay and not costs.can_pay(state, playable.pay, nouns, seat, played=card):
            return Refusal(rule, "card-cost", card=card, also=(BY_ITS_TEXT, *costs.rules_of(playable.pay)))
    return character.place_refusal(state, seat, card)


def legal_targets(state: State, seat: int, card: int) -> list[tuple[Any, ...]]:
    """The targets on which a card that is refused for nothing else is legal; () is the target of a card without."""
    possible = targeting.card_targets(state, seat, card)
    if possible is None:
        return [()] if _refused_on(state, seat, card, ()) is None else []
    bound = card in costs.promised(state)
    return [
        on
        for on in possible
        if (not bound or costs._keeps_the_promise(state, card, on)) and _refused_on(state, seat, card, on) is None
    ]


def _adds_monsters(state: State, card: int) -> bool:
    return state.box.kind[card] == "monster" or any(word.key in ("join", "mate") for word in state.box.cards[card].does)


def _is_for_own_turn(state: State, card: int, *, placed: bool) -> bool:
    """True for what is played on one's own turn, unless a card allows it at other times: no matter of combat."""
    printed = state.box.cards[card]
    if printed.playable is not None and not placed:
        return "your_turn" in printed.playable.when
    return placed or printed.kind in ("item", "place") or (printed.kind == "one_shot" and not printed.bonus)


def _time_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """Why it isn't the time for this card, by its text or else by the rule of its kind."""
    if not state.alive[seat]:
        return Refusal("DEATH-14", also=("DEATH-13",))
    window = timing.window_of(state)
    if window is not None:
        return _window_refusal(state, seat, card, window)
    now = timing.times(state, seat)
    if not now:
        return unfinished(state)
    box = state.box
    printed = box.cards[card]
    kind = printed.kind
    placed = character.is_placed(state, card)
    if now is timing.ANY_TIME and (placed or not timing.at_any_time(printed)):
        return Refusal("HELP-01" if state.fight is not None else "TRADE-03", "answer-first")
    leaves = standing.answers(state, ("may", "play"))
    if leaves and _is_for_own_turn(state, card, placed=placed) and deeds.allows(state, "play", seat, card):
        return None
    if placed:
        return character.time_refusal(state, seat, card)
    received = card in state.received[seat] and not state.is_fighting(seat)
    if printed.playable is not None:
        when = printed.playable.when
        if any(moment in now for moment in when):
            return None
        if "your_turn" in when and received:
            return None
        if state.phase == "start" and "your_turn" in when:
            return None
        return _wrong_time(state, seat, card, when)
    if kind in COMPANIONS or kind in ("curse", "power"):
        return None
    if kind in ("item", "place") or (kind == "one_shot" and not printed.bonus):
        return _item_time(state, seat, now, received)
    if kind == "monster":
        if not targeting.joins(state, card) or "combat" not in now:
            return Refusal("MONSTER-02", "for-trouble", card=card, also=("UNDEAD-02", "INTERFERE-03", "TURN-09", "AMB-25"))
        return joiner_refusal(state, seat)
    if "combat" in now and kind in ("enhancer", "one_shot"):
        return None
    return _wrong_time(state, seat, card, ("combat",))


def joiner_refusal(state: State, seat: int) -> Refusal | None:
    """Why this player may not send a monster that joins by itself, where only those may who don't fight (AMB-50)."""
    others = state.options.get("monsters_joined_by") == "others"
    return Refusal("UNDEAD-02", "not-your-own-fight", also=("AMB-50",)) if others and state.is_fighting(seat) else None


def _item_time(state: State, seat: int, now: frozenset[str], received: bool) -> Refusal | None:
    """Rules: TIME-07, TIME-10, TIME-11, TIME-12, REWARD-06."""
    if "your_turn" in now or state.phase == "start" or received:
        return None
    if state.is_fighting(seat):
        return Refusal(
            "TIME-12",
            "fighting",
            also=("TIME-10", "TIME-11", "AMB-10", "AMB-12") if state.phase == "run" else ("TIME-10", "TIME-11", "AMB-12"),
        )
    return Refusal("TIME-10", "not-your-turn", also=("TIME-07", "TIME-11", "AMB-12", "REWARD-06"))


def _wrong_time(state: State, seat: int, card: int, when: tuple[str, ...]) -> Refusal:
    """It is not the time for this card; once a fight is lost its cards come too late (AMB-10)."""
    rule = _time_rule(state, seat, card, when)
    also = (*SAY_SO_TOO.get(rule, ("TIME-10", "TIME-11")), *_by_its_text(state, card))
    if rule == "RUN-01":
        return Refusal(rule, "fight-is-lost", card=card, also=also)
    if rule == "TIME-12":
        return Refusal(rule, "fighting", also=also)
    if rule == "TIME-11":
        return Refusal(rule, "not-your-turn", also=also)
    if "combat" in when:
        return Refusal(rule, "only-in-a-fight", card=card, also=also)
    if "your_combat" in when:
        return Refusal(rule, "only-in-your-fight", card=card, also=also)
    return Refusal(rule, "not-its-moment", card=card, also=also)


def _by_its_text(state: State, card: int) -> tuple[str, ...]:
    """What says so too where the card itself says when it is played; an escape ends no fight that goes on (AMB-10)."""
    playable = state.box.cards[card].playable
    if playable is None:
        return ()
    escapes = state.fight is not None and not state.fight.running and not FLEEING.isdisjoint(playable.when)
    by_kind = ("ONESHOT-04",) if state.box.kind[card] == "one_shot" else ()
    return (BY_ITS_TEXT, *by_kind, *(("AMB-10", "RUN-01") if escapes else ()))


def _time_rule(state: State, seat: int, card: int, when: tuple[str, ...]) -> str:
    """The rule by which this is not the time."""
    kind = state.box.kind[card]
    if state.fight is not None and state.fight.running and any(moment in ASIDE for moment in when):
        return "RUN-01"
    if kind == "enhancer":
        return "ENHANCE-03"
    if "your_turn" in when or "outside_combat" in when:
        return "TIME-12" if state.is_fighting(seat) else "TIME-11"
    if kind == "one_shot":
        return "COMBAT-09"
    if any(moment in HAPPENINGS for moment in when):
        return "GUAL-02"
    return "COMBAT-10"


def _window_refusal(state: State, seat: int, card: int, window: Window) -> Refusal | None:
    """In a short window only what names the moment may be played, about its card and its player."""
    playable = state.box.cards[card].playable
    if playable is None or window.moment not in playable.when:
        return unfinished(state)
    nouns = targeting.nouns_for(state, seat, card)
    if playable.whose is not None and window.them not in reading.whom(state, playable.whose, nouns):
        return Refusal("ONESHOT-04", "not-yours", card=card, also=(BY_ITS_TEXT,))
    if playable.card is not None and not (window.it >= 0 and targeting.meant(state, window.it, playable.card, nouns)):
        if not (window.moment == "loss" and any(targeting.meant(state, c, playable.card, nouns) for c in window.nouns.those)):
            return Refusal("ONESHOT-04", "other-card", card=card, also=(BY_ITS_TEXT,))
    return None


def _target_refusal(state: State, seat: int, card: int, on: tuple[Any, ...] | None) -> Refusal | None:
    """Why this target (or every target) is refused."""
    possible = targeting.card_targets(state, seat, card)
    if possible is None:
        return _refused_on(state, seat, card, ())
    if on is not None and on != ():
        if on not in possible:
            dead = on[0] == "seat" and not state.alive[on[1]]
            rule = _wrong_target(state, card, on)
            also = ("DEATH-12", "AMB-21") if dead else ("AMB-45", BY_ITS_TEXT) if rule == "ITEM-09" else (BY_ITS_TEXT,)
            return Refusal(rule, "not-a-target", card=card, also=also)
        return _refused_on(state, seat, card, on)
    refusals = [_refused_on(state, seat, card, target) for target in possible]
    if not refusals:
        return Refusal(_no_target(state, card), "no-target", card=card, also=(BY_ITS_TEXT,))
    return None if None in refusals else refusals[0]


def _refused_on(state: State, seat: int, card: int, on: tuple[Any, ...]) -> Refusal | None:
    """Why this target is refused: a card forbids to play against those it hits, or it would be useless."""
    if not standing.answers(state, "may_not"):
        return useless(state, seat, card, on)
    for victim in _victims(state, card, on):
        ban = deeds.forbids(state, "play", seat, card, against=victim)
        if ban >= 0:
            return deeds.refusal(state, ban)
    return useless(state, seat, card, on)


def _victims(state: State, card: int, on: tuple[Any, ...]) -> tuple[int, ...]:
    """Against whom a card is played: its player, the owner of its Item, or the fighters where it goes to the monsters."""
    if on and on[0] == "seat":
        return (on[1],)
    if on and on[0] == "card":
        owner = moving.seat_of(state, on[1])
        return (owner,) if owner >= 0 else state.fighters()
    to_monsters = on == ("side", MONSTERS) or (not on and _adds_monsters(state, card))
    return state.fighters() if to_monsters else ()


def _wrong_target(state: State, card: int, on: tuple[Any, ...]) -> str:
    if on[0] == "seat" and not state.alive[on[1]]:
        return "DEATH-11"
    return _no_target(state, card)


def _no_target(state: State, card: int) -> str:
    kind = state.box.kind[card]
    if kind == "enhancer":
        return "ENHANCE-05"
    if card in state.box.on_traits:
        return "SUPER-01"
    if any(word.key == "mate" for word in state.box.cards[card].does):
        return "MATE-01"
    if any(word.key == "attach" for word in state.box.cards[card].does):
        return "ITEM-09"
    return CONDITION_RULE.get(kind, "GUAL-02")


def useless(state: State, seat: int, card: int, on: tuple[Any, ...]) -> Refusal | None:
    """What would do nothing at all, or not what it must, is refused; of the former curses apart (language section 10)."""
    printed = state.box.cards[card]
    playable = printed.playable
    if playable is not None and playable.so_that is not None and not trials.can_serve(state, seat, card, on):
        return Refusal(CONDITION_RULE.get(printed.kind, "GUAL-02"), "card-condition", card=card, also=("PRECEDENCE-01",))
    if printed.kind == "curse" or not printed.does or printed.bonus:
        return None
    return futile.refusal(state, printed.does, targeting.nouns_for(state, seat, card, on), card)
