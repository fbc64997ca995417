"""May this ability be used just now?"""

from __future__ import annotations

from typing import Any, Final

from kickdoor.cards.language import Ability
from kickdoor.frames import Nouns, Window
from kickdoor.heard import is_optional
from kickdoor.move import Refusal
from kickdoor.rules import (
    costs,
    deeds,
    epic,
    futile,
    moments,
    reading,
    standing,
    targeting,
    timing,
)
from kickdoor.rules.voices import Chorus, Gathering, Spoken, Timely, Voice, voice_of
from kickdoor.state import TABLE, State

ABOUT_A_RUNNER: Final = ("escaped", "caught")  # what a monster offers at these is for the one who ran from it
LISTED: Final = {  # by kind: the rules by which a card lists what it can do and when; of any other card its word stands
    "class": ("CLASS-04",), "race": ("RACE-04",), "affiliation": ("AFFIL-01",), "power": ("POWER-05", "POWER-02", "AFFIL-01"),
    "role": ("ROLE-02",), "ally": ("ALLY-03",), "sidekick": ("SIDEKICK-06",), "hireling": ("SIDEKICK-06",),
    "monster": ("COMBAT-08",),
}  # fmt: skip
PAID: Final = {"class": "CLASS-05", "race": "RACE-04", "affiliation": "AFFIL-03", "power": "POWER-12"}  # and what it costs


def listed(state: State, card: int) -> tuple[str, tuple[str, ...]]:
    """The rule by which a card lists what it can do, and those that say so too."""
    first, *further = LISTED.get(state.box.kind[card], ("PRECEDENCE-01",))
    return first, (*further, "CLASS-04", "PRECEDENCE-01")


def uses(state: State, seat: int) -> list[moments.Use]:
    """Every ability, of one's own cards or of cards on the table that offer it, whose time it is for this seat."""
    found = timely(state, seat, timing.times(state, seat))
    return usable_of(state, seat, found) if found else []


def usable_of(state: State, seat: int, some: list[Timely]) -> list[moments.Use]:
    """Those of the abilities whose time it is that are for this seat."""
    found: list[moments.Use] = []
    window, fight = timing.window_of(state), state.fight
    plain = window is None and (fight is None or not fight.aside)
    for voice, where, ability, moment in some:
        if plain and voice.you == seat and ability.by is None and ability.if_ is None and voice.foe < 0:
            found.append(moments.Use(ability, where, voice.nouns, seat))  # it hangs on nothing else
            continue
        if window is not None and _answered(seat, where, ability, moment, window):
            continue
        if ability.by is None and not _is_for(state, seat, voice, moment):
            continue
        use = moments.fit(state, voice, where, ability, moment, window if moment != "meets" else _met(state, voice.foe))
        if use is not None and _is_user(state, seat, voice, use, moment):
            nouns = use.nouns.said_to(seat) if ability.by is not None or voice.foe >= 0 else use.nouns
            found.append(moments.Use(ability, use.path, nouns, seat))
    return found


def may_answer(state: State, moment: str) -> bool:
    """False where it is easily seen that no ability in play is offered at such a moment."""
    if moment not in state.box.on_table:
        return False
    for chorus in standing.gathering(state).offering:
        if moment in chorus.offers:
            return True
    return moment in state.box.carried_at and any(state.zone[card] >= TABLE for card in state.box.carried)


def timely(state: State, seat: int, now: frozenset[str]) -> list[Timely]:
    """The abilities in play that this seat might use at such times.

    Those of its own cards, of the monsters and their enhancers, and of cards that offer theirs to others.
    """
    said: Gathering = state.speaking or standing.gathering(state)
    found: list[Timely] = []
    key = (seat, now)
    for chorus in said.offering:
        if chorus.users >> seat & 1:
            more = chorus.timely.get(key)
            if more is None:
                more = _of_chorus(chorus, seat, now)
            if more:
                found = found + more if found else more
    return found if state.box.carried.isdisjoint(state.table[seat]) else found + _at(now, _carried(state, seat))


def _of_chorus(chorus: Chorus, seat: int, now: frozenset[str]) -> list[Timely]:
    offered = [spoken for spoken in chorus.offered if spoken[0].users >> seat & 1]
    found = chorus.timely[seat, now] = _at(now, offered)
    return found


def _at(now: frozenset[str], abilities: list[Spoken]) -> list[Timely]:
    """Those of the abilities whose time it is, each with the moment that makes it so."""
    found: list[Timely] = []
    for voice, where, ability in abilities:
        moment = next((named for named in ability.when if named in now), "")
        if not moment and "meets" in ability.when and "combat" in now and voice.foe >= 0:
            moment = "meets"  # an offer stands until the fight is decided
        if moment:
            found.append((voice, where, ability, moment))
    return found


def _carried(state: State, seat: int) -> list[Spoken]:
    """What can be used of cards that are not in force, only carried."""
    idle = [card for card in state.table[seat] if card in state.box.carried and not standing.works(state, card, seat)]
    voices = [voice_of(state.box, card, card, seat, epic=epic.is_epic(state, seat)) for card in idle]
    return [spoken for voice in voices for spoken in voice.abilities if is_optional(spoken[2]) and spoken[2].carried]


def _answered(seat: int, where: tuple[object, ...], ability: Ability, moment: str, window: Window | None) -> bool:
    """True if an ability without a limit has answered this event: it does so once."""
    return window is not None and moment == window.moment and ability.limit is None and (seat, *where) in window.used


def _met(state: State, foe: int) -> Window:
    fight = state.fight
    assert fight is not None
    return Window("meets", foe, fight.fighter, Nouns())


def _is_user(state: State, seat: int, voice: Voice, use: moments.Use, moment: str) -> bool:
    """True if this seat may use the ability: its owner, or whom the card names, a helper too.

    Rules: HELP-10, INTERFERE-04.
    """
    if use.ability.by is not None:
        return seat in reading.whom(state, use.ability.by, use.nouns)
    return voice.foe < 0 or moment not in ABOUT_A_RUNNER or seat == use.nouns.them


def _is_for(state: State, seat: int, voice: Voice, moment: str) -> bool:
    """True if an ability whose users the card doesn't name may be this seat's: of its own card, or of a monster it fights."""
    fight = state.fight
    if voice.foe < 0 or fight is None:
        return voice.you == seat
    if moment in ABOUT_A_RUNNER:
        return True
    return state.is_fighting(seat) if moment == "running" else seat == fight.fighter


def ability_refusal(state: State, seat: int, use: moments.Use, on: tuple[Any, ...] | None = None) -> Refusal | None:
    """Why an ability whose time it is may still not be used: allowance, ban, cost, target."""
    ability, nouns = use.ability, use.nouns
    ban = deeds.forbids(state, "use", seat, nouns.card, ability.name or "")
    if ban >= 0:
        return deeds.refusal(state, ban)
    if on is not None:
        nouns = nouns.but(target=on or nouns.target)
    if costs.uses_left(state, seat, nouns, ability) <= 0:
        rule, too = listed(state, nouns.card)
        return Refusal(rule, "used-up", card=nouns.card, also=(*too, "HELP-09"))
    if ability.instead == "draw" and not state.discards[_draw_pile(state)]:
        return Refusal("DECK-02", "no-discards")
    if ability.pay and not costs.can_pay(state, ability.pay, nouns, seat):
        price = PAID.get(state.box.kind[nouns.card], "PRECEDENCE-01")
        return Refusal(price, "cannot-pay", card=nouns.card, also=("CLASS-05", *costs.rules_of(ability.pay)))
    possible = targeting.targets(state, ability.target, nouns, seat)
    if possible is not None:
        if on is not None and on != ():
            if on not in possible:
                fighting = on[0] == "seat" and state.is_fighting(on[1])
                also = ("INTERFERE-04",) if on[0] == "seat" and "combat" in ability.when else ()
                rule, too = listed(state, nouns.card)
                return Refusal("CLASS-06" if fighting else rule, "not-a-target", card=nouns.card, also=(*too, *also))
        elif not ability_targets(state, seat, use):
            rule, too = listed(state, nouns.card)
            return Refusal(rule, "no-target", card=nouns.card, also=too)
    if ability.does and ability.instead != "draw":
        return futile.refusal(state, ability.does, nouns, nouns.card)
    return None


def _draw_pile(state: State) -> int:
    window = timing.window_of(state)
    return window.nouns.shown if window is not None else 0


def ability_targets(state: State, seat: int, use: moments.Use) -> list[tuple[Any, ...]] | None:
    """The targets on which the ability may be used, or None if it names none."""
    possible = targeting.targets(state, use.ability.target, use.nouns, seat)
    if possible is None:
        return None
    return [on for on in possible if costs.uses_left(state, seat, use.nouns.but(target=on), use.ability) > 0]


def can_answer(state: State, seat: int, window: Window) -> bool:
    """True if this seat has an ability in play that may answer the window."""
    return any(ability_refusal(state, seat, use) is None for use in uses(state, seat))
