"""What cards and abilities may be played or used just now: times, targets, costs, allowances. One answer for all who ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kickdoor.box import COMPANIONS, HAPPENINGS, TRAITS, is_optional
from kickdoor.cards.language import Ability, Card, Cards, Playable, Who, Word
from kickdoor.frames import Combat, Door, Flight, Nouns, Offer, Opening, Turn, Window
from kickdoor.move import Refusal
from kickdoor.rules import character, futile, moments, moving, reading, selecting, standing, strength
from kickdoor.state import HAND, MONSTERS, MUNCHKINS, State

ASIDE = ("combat", "your_combat")
NONE: frozenset[str] = frozenset()
ANY_TIME = frozenset(("any_time",))  # an offer is answered before anything but any-time plays
OUTSIDE = ANY_TIME | {"outside_combat"}
OWN_TURN = OUTSIDE | {"your_turn"}
CHARITY = OWN_TURN | {"charity"}
FIGHTING = ANY_TIME | {"combat", "your_combat"}
FIGHT_ELSEWHERE = OUTSIDE | {"combat"}
RUNNING = ANY_TIME | {"running"}
RUNNING_ELSEWHERE = OUTSIDE | {"running"}


# --- the time --------------------------------------------------------------------------------------------------------


def is_open(state: State) -> bool:
    """True where any-time plays may come between: a turn's own decisions, a fight, the next monster to run from, an offer."""
    if not state.stack:
        return False
    frame = state.stack[-1]
    return isinstance(frame, Turn | Combat | Flight | Offer | Opening) or (
        isinstance(frame, Door) and frame.step == "found"
    )


def window_of(state: State) -> Window | None:
    """The short window that is open, if that is what the game waits for."""
    frame = state.stack[-1] if state.stack else None
    return frame if isinstance(frame, Window) else None


def times(state: State, seat: int) -> frozenset[str]:
    """The moments of the card language that it is just now for this seat; in a short window only that one.

    Rules: TIME-01, TIME-02, TIME-03, TIME-04.
    """
    if not state.alive[seat]:
        return NONE
    window = window_of(state)
    if window is not None:
        return frozenset((window.moment,))
    if not is_open(state):
        return NONE
    if isinstance(state.stack[-1], Offer):
        return ANY_TIME
    fight = state.fight
    if fight is None:
        if seat != state.turn or state.phase == "start":
            return OUTSIDE
        return CHARITY if state.phase == "charity" else OWN_TURN
    if fight.running:
        return RUNNING if state.is_fighting(seat) else RUNNING_ELSEWHERE
    return FIGHTING if state.is_fighting(seat) else FIGHT_ELSEWHERE


# --- allowances ------------------------------------------------------------------------------------------------------


def limited(ability: Ability) -> bool:
    """True for an ability that may be used only so many times."""
    return ability.limit is not None


def _allowance(state: State, seat: int, nouns: Nouns, ability: Ability) -> tuple[Any, ...]:
    """What a use is counted by: the seat and the card's name, so that a second copy brings no new allowance."""
    name = (
        ability.name or state.box[nouns.card].when.index(ability)
        if ability in state.box[nouns.card].when
        else ability.name
    )
    victim = nouns.target if ability.per == "victim" else ()
    return (ability.per, seat, state.box[nouns.card].id, name, victim)


def uses_left(state: State, seat: int, nouns: Nouns, ability: Ability) -> int:
    """How many times the ability may still be used."""
    if ability.limit is None:
        return 99
    row = _allowance(state, seat, nouns, ability)
    if ability.per == "victim" and not nouns.target:
        return 1
    return reading.amount(state, ability.limit, nouns) - state.spent.count(row)


def spend(state: State, seat: int, nouns: Nouns, ability: Ability) -> None:
    """Count one use."""
    if ability.limit is not None:
        state.spent = (*state.spent, _allowance(state, seat, nouns, ability))
        state.touch()


def forget(state: State, *scopes: str) -> None:
    """A combat, a turn, a roll or a run is over: its allowances are whole again."""
    if state.spent:
        state.spent = tuple(row for row in state.spent if row[0] not in scopes)


# --- costs -----------------------------------------------------------------------------------------------------------


def promised(state: State) -> tuple[int, ...]:
    """Cards that a deal in force binds (AMB-14)."""
    fight = state.fight
    if fight is None or fight.deal is None:
        return ()
    return fight.deal.items + fight.deal.promises


def _keeps_the_promise(state: State, card: int, on: tuple[Any, ...] | None) -> bool:
    """True for a promised card that is played on the helper; no target said yet may still be her (HELP-06)."""
    fight = state.fight
    assert fight is not None and fight.deal is not None
    return card in fight.deal.promises and (on is None or on == ("seat", fight.helper))


def payable(state: State, cards: Cards, nouns: Nouns, seat: int) -> tuple[int, ...]:
    """The cards that may pay such a cost: none that is promised or may not be discarded, nor the one that is being paid for.

    Rules: CLASS-05, ITEM-14, CURSE-05.
    """
    found = selecting.which(state, cards, nouns, seat)
    bound = promised(state)
    return tuple(
        card for card in found
        if card not in bound and (cards.noun is not None or standing.forbids(state, "discard", seat, card) < 0)
    )  # fmt: skip


def can_pay(state: State, words: tuple[Word, ...], nouns: Nouns, seat: int) -> bool:
    """True if all of a cost can be paid in full.

    Rules: SUPER-05.
    """
    return all(_can_pay(state, word, nouns, seat) for word in words)


def _can_pay(state: State, word: Any, nouns: Nouns, seat: int) -> bool:
    key = word.key
    if key in ("discard", "lose", "give"):
        found = payable(state, word.main, nouns, seat)
        if word.main.worth is not None:
            return sum(strength.gold_of(state, card) for card in found) >= reading.amount(
                state, word.main.worth, nouns
            )
        if word.main.count == "all":
            return bool(found)
        if word.main.count == "any":
            return True
        return len(found) >= reading.amount(state, word.main.count, nouns)
    if key == "lose_levels":
        return state.level[seat] > reading.amount(state, word.main, nouns)
    if key == "lose_tokens":
        need = 1 if word.main == "any" else reading.amount(state, word.main, nouns)
        return token_count(state, seat, word.kind) >= need
    return True


def token_count(state: State, seat: int, kind: str) -> int:
    """How many tokens of a kind (any: of all kinds) a seat holds."""
    if kind in state.box.tokens:
        return state.tokens[seat][state.box.tokens.index(kind)]
    return min(state.tokens[seat], default=0) if kind == "every" else sum(state.tokens[seat])


# --- targets ---------------------------------------------------------------------------------------------------------


def targets(
    state: State, target: Cards | Who | str | None, nouns: Nouns, seat: int
) -> list[tuple[Any, ...]] | None:
    """The targets that a card or ability names, or None if it names none."""
    if target is None:
        return None
    if target == "either_side":
        return [("side", MUNCHKINS), ("side", MONSTERS)]
    if isinstance(target, Who):
        return [("seat", other) for other in reading.whom(state, target, nouns)]
    assert isinstance(target, Cards)
    return [("card", card) for card in selecting.which(state, target, nouns, seat)]


def card_targets(state: State, seat: int, card: int) -> list[tuple[Any, ...]] | None:
    """The targets of a card in hand by its text or its kind; None for a card without. A curse may be aimed at oneself.

    Rules: CURSE-11.
    """
    printed = state.box[card]
    playable = printed.playable
    if playable is not None and playable.target is not None:
        return targets(state, playable.target, nouns_for(state, seat, card), seat)
    if printed.kind == "enhancer":
        return (
            [("card", foe.card) for foe in state.fight.foes if not foe.ally]
            if state.fight is not None
            else []
        )
    if printed.kind == "curse":
        return [("seat", other) for other in state.living(seat)]
    if printed.kind == "one_shot" and printed.bonus and playable is None:
        return [("side", MUNCHKINS), ("side", MONSTERS)]
    return None


def nouns_for(state: State, seat: int, card: int, on: tuple[Any, ...] = ()) -> Nouns:
    """The nouns of a card that would be played now."""
    window = window_of(state)
    if window is not None:
        return Nouns(card=card, you=seat, user=seat, target=on, it=window.it, them=window.them, those=window.nouns.those,
                     shown=window.nouns.shown)  # fmt: skip
    return Nouns(card=card, you=seat, user=seat, target=on, them=on[1] if on and on[0] == "seat" else -1)


# --- may this card be played? ----------------------------------------------------------------------------------------


def card_refusal(state: State, seat: int, card: int, on: tuple[Any, ...] | None = None) -> Refusal | None:
    """Why a card may not be played (on this target) just now, or None. `on` None: on any target."""
    printed = state.box[card]
    refusal = _time_refusal(state, seat, card)
    if refusal is not None:
        return refusal
    ban = standing.forbids(state, "play", seat, card)
    if ban >= 0:
        return Refusal("PRECEDENCE-01", "card-forbids", card=ban)
    if card in promised(state) and not _keeps_the_promise(state, card, on):
        return Refusal("HELP-06" if state.zone[card] == HAND + seat else "HELP-04", "promised", card=card, also=("AMB-14",))
    if _adds_monsters(state, card) or "wandering" in state.box.kinds[card]:
        ban = standing.forbids(state, "add_monsters", seat, card)
        if ban >= 0:
            return Refusal("PRECEDENCE-01", "card-forbids", card=ban)
    if state.options.get("wandering_into_own_fight") == "no" and "wandering" in state.box.kinds[card] and state.is_fighting(seat):
        return Refusal("MONSTER-02", "not-your-own-fight", also=("AMB-66",))
    playable = printed.playable
    nouns = nouns_for(state, seat, card)
    if playable is not None:
        if playable.if_ is not None and not reading.holds(state, playable.if_, nouns):
            return Refusal(CONDITION_RULE.get(printed.kind, "GUAL-02"), "card-condition", card=card)
        if playable.pay and not can_pay(state, playable.pay, nouns, seat):
            return Refusal(CONDITION_RULE.get(printed.kind, "GUAL-02"), "card-cost", card=card)
    by_kind = character.place_refusal(state, seat, card)
    if by_kind is not None:
        return by_kind
    return _target_refusal(state, seat, card, on)


CONDITION_RULE = {
    "one_shot": "ONESHOT-04",
    "door": "COMBAT-10",
    "monster": "MONSTER-02",
    "enhancer": "ENHANCE-01",
    "curse": "CURSE-02",
}


def _adds_monsters(state: State, card: int) -> bool:
    return state.box[card].kind == "monster" or any(
        word.key in ("join", "mate") for word in state.box[card].does
    )


def _time_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """Why it isn't the time for this card, by its text or else by the rule of its kind."""
    if not state.alive[seat]:
        return Refusal("DEATH-14")
    now = times(state, seat)
    box = state.box
    printed = box[card]
    if not now:
        return Refusal("PRECEDENCE-01", "finish-first")
    window = window_of(state)
    if window is not None:
        return _window_refusal(state, seat, card, window)
    kind = printed.kind
    if now is ANY_TIME and not at_any_time(printed):
        return Refusal("HELP-01" if state.fight is not None else "TRADE-03", "answer-first")
    if kind in TRAITS or _on_a_trait(printed.playable):
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
    if kind == "item" or (kind == "one_shot" and not printed.bonus):
        return _item_time(state, seat, now, received)
    if kind == "monster":
        return None if joins(state, card) and "combat" in now else Refusal("MONSTER-02", also=("UNDEAD-02", "INTERFERE-03", "TURN-09", "AMB-25"))
    if "combat" in now and kind in ("enhancer", "one_shot"):
        return None
    return _wrong_time(state, seat, card, ("combat",))


def at_any_time(printed: Card) -> bool:
    """True for a card that may be played at any time: by its text, or else a curse, a companion, a power.

    Rules: TIME-02, TIME-03, TIME-04.
    """
    if printed.playable is not None:
        return "any_time" in printed.playable.when
    return printed.kind in COMPANIONS or printed.kind in ("curse", "power")


def _item_time(state: State, seat: int, now: frozenset[str], received: bool) -> Refusal | None:
    """Rules: TIME-07, TIME-10, TIME-11, TIME-12, REWARD-06."""
    if "your_turn" in now or state.phase == "start" or received:
        return None
    if state.is_fighting(seat):
        return Refusal("TIME-12", also=("TIME-10", "TIME-11", "AMB-10", "AMB-12") if state.phase == "run" else ("TIME-10", "TIME-11", "AMB-12"))
    return Refusal("TIME-10", also=("TIME-07", "TIME-11", "AMB-12", "REWARD-06"))


def _on_a_trait(playable: Playable | None) -> bool:
    """True for a card that is put on a class, a race or an affiliation (SUPER-01)."""
    target = playable.target if playable is not None else None
    return isinstance(target, Cards) and bool(target.cards) and all(kind in TRAITS for kind in target.cards)


def _wrong_time(state: State, seat: int, card: int, when: tuple[str, ...]) -> Refusal:
    """It is not the time for this card; once a fight is lost its cards come too late (AMB-10)."""
    rule = _time_rule(state, seat, card, when)
    return Refusal(rule, also=SAY_SO_TOO.get(rule, ("TIME-10", "TIME-11")))


# Other sentences by which it is not the time for a card.
SAY_SO_TOO = {"RUN-01": ("AMB-10", "TIME-10"), "ENHANCE-03": ("COMBAT-10", "INTERFERE-02"), "COMBAT-10": ("INTERFERE-03", "MULTI-01", "MATE-01"),
              "COMBAT-09": ("ONESHOT-02", "INTERFERE-01", "TIME-10", "TIME-11"), "TIME-12": ("TIME-10", "TIME-11", "TIME-13")}  # fmt: skip


def _time_rule(state: State, seat: int, card: int, when: tuple[str, ...]) -> str:
    """The rule by which this is not the time."""
    kind = state.box[card].kind
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
    playable = state.box[card].playable
    if playable is None or window.moment not in playable.when:
        return Refusal("PRECEDENCE-01", "only-answers")
    nouns = nouns_for(state, seat, card)
    if playable.whose is not None and window.them not in reading.whom(state, playable.whose, nouns):
        return Refusal("ONESHOT-04", "not-yours", card=card)
    if playable.card is not None and not (window.it >= 0 and meant(state, window.it, playable.card, nouns)):
        if not (
            window.moment == "loss" and any(meant(state, c, playable.card, nouns) for c in window.nouns.those)
        ):
            return Refusal("ONESHOT-04", "other-card", card=card)
    return None


def meant(state: State, card: int, cards: Cards, nouns: Nouns) -> bool:
    """True if the selector means this card wherever it is now."""
    return selecting.fits(state, card, cards, nouns)


def joins(state: State, card: int) -> bool:
    """True for a monster that may join the fight by itself: its tag is one that joins, and such a one is there (UNDEAD-02)."""
    fight = state.fight
    if fight is None:
        return False
    return any(
        tag in state.box.joins and any(tag in selecting.tags(state, foe.card) for foe in fight.foes)
        for tag in selecting.printed_tags(state.box, card)
    )


def _target_refusal(state: State, seat: int, card: int, on: tuple[Any, ...] | None) -> Refusal | None:
    """Why this target (or every target) is refused."""
    possible = card_targets(state, seat, card)
    if possible is None:
        return _refused_on(state, seat, card, ())
    if on is not None and on != ():
        if on not in possible:
            dead = on[0] == "seat" and not state.alive[on[1]]
            return Refusal(_wrong_target(state, card, on), "not-a-target", card=card, also=("DEATH-12", "AMB-21") if dead else ())
        return _refused_on(state, seat, card, on)
    refusals = [_refused_on(state, seat, card, target) for target in possible]
    if not refusals:
        return Refusal(_no_target(state, card), "no-target", card=card)
    return None if None in refusals else refusals[0]


def _refused_on(state: State, seat: int, card: int, on: tuple[Any, ...]) -> Refusal | None:
    """Why this target is refused: a card forbids to play against those it hits, or it would be useless."""
    for victim in _victims(state, card, on):
        ban = standing.forbids(state, "play", seat, card, against=victim)
        if ban >= 0:
            return Refusal("PRECEDENCE-01", "card-forbids", card=ban)
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
    playable = state.box[card].playable
    kind = state.box[card].kind
    if kind == "enhancer":
        return "ENHANCE-05"
    if _on_a_trait(playable):
        return "SUPER-01"
    if any(word.key == "mate" for word in state.box[card].does):
        return "MATE-01"
    if any(word.key == "attach" for word in state.box[card].does):
        return "ITEM-09"
    return CONDITION_RULE.get(kind, "GUAL-02")


def useless(state: State, seat: int, card: int, on: tuple[Any, ...]) -> Refusal | None:
    """What would do nothing at all is refused; curses apart (language section 10)."""
    printed = state.box[card]
    if printed.kind == "curse" or not printed.does or printed.bonus:
        return None
    return futile.refusal(state, printed.does, nouns_for(state, seat, card, on), card)


# --- may this ability be used? ---------------------------------------------------------------------------------------


def uses(state: State, seat: int) -> Iterator[moments.Use]:
    """Every ability, of one's own cards or of cards on the table that offer it, whose time it is for this seat."""
    now = times(state, seat)
    window = window_of(state)
    if window is not None and window.moment not in state.box.on_table:
        return
    for voice in standing.voices(state):
        if voice.you in (seat, standing.ANY_FIGHTER) or any(a.by is not None for a in voice.face.when):
            yield from _uses_of_voice(state, seat, voice, now, window, carried=False)
    for card in state.table[seat]:
        if any(a.carried for a in state.box[card].when) and not standing.works(state, card, seat):
            yield from _uses_of_voice(
                state, seat, standing.Voice(card, state.box[card], seat, -1), now, window, carried=True
            )


def _uses_of_voice(state: State, seat: int, voice: standing.Voice, now: frozenset[str], window: Window | None, *,
                   carried: bool) -> Iterator[moments.Use]:  # fmt: skip
    for where, ability in moments.abilities(state, voice):
        if not is_optional(ability) or (carried and not ability.carried):
            continue
        moment = next((m for m in ability.when if m in now), "")
        if not moment and "meets" in ability.when and "combat" in now and voice.foe >= 0:
            moment = "meets"  # an offer stands until the fight is decided
        if not moment or _answered(seat, where, ability, moment, window):
            continue
        use = moments.fit(
            state, voice, where, ability, moment, window if moment != "meets" else _met(state, voice.foe)
        )
        if use is not None and _is_user(state, seat, voice, use, moment):
            yield use._replace(
                nouns=use.nouns._replace(you=seat) if ability.by is not None or voice.foe >= 0 else use.nouns,
                owner=seat,
            )


def _answered(seat: int, where: tuple[object, ...], ability: Ability, moment: str, window: Window | None) -> bool:
    """True if an ability without a limit has answered this event: it does so once."""
    return window is not None and moment == window.moment and ability.limit is None and (seat, *where) in window.used


def _met(state: State, foe: int) -> Window:
    fight = state.fight
    assert fight is not None
    return Window("meets", foe, fight.fighter, Nouns())


def _is_user(state: State, seat: int, voice: standing.Voice, use: moments.Use, moment: str) -> bool:
    """True if this seat may use the ability: its owner, or whom the card names, a helper too.

    Rules: HELP-10, INTERFERE-04.
    """
    if use.ability.by is not None:
        return seat in reading.whom(state, use.ability.by, use.nouns)
    if voice.foe >= 0 and moment == "running":
        return state.is_fighting(seat)
    if voice.foe >= 0:
        return state.fight is not None and seat == (
            use.nouns.them if moment in ("escaped", "caught") else state.fight.fighter
        )
    return voice.you == seat


def ability_refusal(
    state: State, seat: int, use: moments.Use, on: tuple[Any, ...] | None = None
) -> Refusal | None:
    """Why an ability whose time it is may still not be used: allowance, ban, cost, target."""
    ability, nouns = use.ability, use.nouns
    ban = standing.forbids(state, "use", seat, nouns.card, ability.name or "")
    if ban >= 0:
        return Refusal("PRECEDENCE-01", "card-forbids", card=ban)
    if on is not None:
        nouns = nouns._replace(target=on or nouns.target)
    if uses_left(state, seat, nouns, ability) <= 0:
        return Refusal("CLASS-04", "used-up", card=nouns.card)
    if ability.instead == "draw" and not state.discards[_draw_pile(state)]:
        return Refusal("DECK-02", "no-discards")
    if ability.pay and not can_pay(state, ability.pay, nouns, seat):
        return Refusal("CLASS-05", "cannot-pay", card=nouns.card)
    possible = targets(state, ability.target, nouns, seat)
    if possible is not None:
        if on is not None and on != ():
            if on not in possible:
                return Refusal(
                    "CLASS-06" if on[0] == "seat" and state.is_fighting(on[1]) else "CLASS-04",
                    "not-a-target",
                    card=nouns.card,
                )
        elif not ability_targets(state, seat, use):
            return Refusal("CLASS-04", "no-target", card=nouns.card)
    if ability.does and ability.instead != "draw":
        return futile.refusal(state, ability.does, nouns, nouns.card)
    return None


def _draw_pile(state: State) -> int:
    window = window_of(state)
    return window.nouns.shown if window is not None else 0


def ability_targets(state: State, seat: int, use: moments.Use) -> list[tuple[Any, ...]] | None:
    """The targets on which the ability may be used, or None if it names none."""
    possible = targets(state, use.ability.target, use.nouns, seat)
    if possible is None:
        return None
    return [on for on in possible if uses_left(state, seat, use.nouns._replace(target=on), use.ability) > 0]


def can_answer(state: State, seat: int, window: Window) -> bool:
    """True if this seat has an ability in play that may answer the window."""
    return any(ability_refusal(state, seat, use) is None for use in uses(state, seat))
