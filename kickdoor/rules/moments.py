"""Moments: what happens by itself at them, and the short windows in which players may answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kickdoor.cards.language import YOU, Ability
from kickdoor.frames import Effect, Nouns, Play, Window
from kickdoor.heard import is_optional
from kickdoor.rules import costs, epic, flow, moving, reading, standing, usable
from kickdoor.rules.voices import ANY_FIGHTER, Gathering, Spoken, Voice, voice_of
from kickdoor.state import State

OWN: Final = frozenset(("killed", "escaped", "caught", "rewarded", "meets", "enters"))  # on a monster's own card: about itself
ITS_RUNNER: Final = frozenset(("meets", "running", "escaped", "caught"))  # `you` is who meets it, runs, escaped or was caught
BOTH_FIGHTERS: Final = frozenset(("lost", "combat_starts", "combat_ends", "killed", "rewarded", "enters"))
ON_LEAVING: Final = frozenset(("discarded", "leaves", "loss"))  # a card that has just left play still answers these
UNSAID: Final = Nouns()
NOBODY: Final[tuple[Spoken, ...]] = ()
LIMIT_OF_WINDOWS: Final = 50


class Use:
    """An ability that fits a moment: of which card, where it stands on it, and the nouns in which it is done."""

    __slots__ = ("ability", "nouns", "owner", "path")

    def __init__(self, ability: Ability, path: tuple[object, ...], nouns: Nouns, owner: int) -> None:
        self.ability = ability
        self.path = path
        self.nouns = nouns
        self.owner = owner

    def key(self) -> tuple[Any, ...]:
        """All that makes two of them the same."""
        return (self.ability, self.path, self.nouns, self.owner)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Use) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def received(state: State, cards: tuple[int, ...]) -> None:
    """A card that acts when it is drawn, or comes to somebody in another way, does so when all have come."""
    for card in reversed(cards):
        seat = moving.seat_of(state, card) if moving.in_hand(state, card) else -1
        for number, ability in enumerate(state.box.cards[card].when):
            where = (card, "when", number)
            if (
                "drawn" in ability.when
                and not ability.may
                and seat >= 0
                and state.alive[seat]
                and not _is_doing(state, where, card)
            ):
                face = 1 if state.known[card] == moving.ALL else 0
                nouns = Nouns(card=card, you=seat, user=seat, it=card, them=seat, shown=face)
                flow.push(state, Play("do", seat, card, where, nouns))


def happen(state: State, moment: str, *, it: int = -1, them: int = -1, nouns: Nouns = Nouns()) -> bool:
    """Open the moment on the stack if somebody may answer it; False: nothing can come of it, go on at once."""
    box = state.box
    may_be_forced = moment in box.forced and bool(
        compelled(state, moment) or (moment in ON_LEAVING and _parting(state, moment, it, them))
    )
    if not may_be_forced and moment not in box.in_hand and not usable.may_answer(state, moment):
        return False
    stack = state.stack
    if len(stack) > LIMIT_OF_WINDOWS and sum(1 for frame in stack if frame.kind == "window") >= LIMIT_OF_WINDOWS:
        return False
    window = Window(moment, it, them, nouns)
    if not may_be_forced:
        window.step = "open"
    flow.push(state, window)
    return True


def is_named(state: State, moment: str) -> bool:
    """True if a card of the Box says that something happens, or may be done, at this moment."""
    box = state.box
    return moment in box.forced or moment in box.on_table or moment in box.in_hand


def settle(state: State, moment: str, *, it: int, them: int, nouns: Nouns = Nouns()) -> bool:
    """Only what is forced at a moment: nobody is asked."""
    if moment not in state.box.forced:
        return False
    window = Window(moment, it, them, nouns)
    window.passed = (1 << state.seats) - 1
    flow.push(state, window)
    return True


def window_step(state: State, window: Window) -> bool:
    """First what is forced, then those who may answer, until all have passed or what lies below is stopped.

    What a death brings besides waits until nobody has prevented it.
    """
    late = window.moment == "death"
    if window.step == "forced" and _do_forced(state, window, "open", instead=True if late else None):
        return False
    if window.stopped or not asked_in(state, window):
        if late and not window.stopped and window.step != "late" and _do_forced(state, window, "late", instead=False):
            return False
        flow.finish(state, window.kept if window.moment == "loss" else (window.stopped, window.kept))
        return False
    if window.step == "forced":
        flow.replace(state, window.come_to("open"))
    return True


def ends(state: State, window: Window, passed: int) -> bool:
    """End a window in which these seats have passed, if that is everybody and nothing waits for it."""
    if passed != (1 << state.seats) - 1 or window.moment == "death":
        return False
    flow.finish(state, window.kept if window.moment == "loss" else (window.stopped, window.kept))
    return True


def _do_forced(state: State, window: Window, then: str, *, instead: bool | None) -> bool:
    """Begin what is forced (only what comes instead of the event, or only the rest); False if that is nothing."""
    meant = forced(state, window)
    if instead is not None:
        meant = [use for use in meant if instead == (use.ability.instead is not None)]
    if not meant:
        return False
    flow.replace(state, window.come_to(then))
    for use in in_turn(state, meant)[::-1]:
        flow.push(state, Play("do", use.owner, use.nouns.card, use.path, use.nouns))
    return True


def in_turn(state: State, uses: list[Use]) -> list[Use]:
    """What is forced on several happens from the player whose turn it is round the table."""
    return sorted(uses, key=lambda use: (use.owner - state.turn) % state.seats)


def asked_in(state: State, window: Window) -> Sequence[int]:
    """The seats that a window waits for: all the living where a hand might answer, else those who have an ability for it."""
    if window.passed == (1 << state.seats) - 1:
        return ()
    waiting: Sequence[int] = state.living(state.turn)
    if window.passed:
        waiting = [seat for seat in waiting if not window.passed >> seat & 1]
    if window.moment in state.box.in_hand:
        return waiting
    if usable.may_answer(state, window.moment):
        return _able(state, window, waiting)
    return ()


def _able(state: State, window: Window, waiting: Sequence[int]) -> list[int]:
    """Those who have an ability for the window: it is opened for them, and then they are asked."""
    kept: tuple[Window, list[int]] | None = state.memo.get("able")
    if kept is not None and kept[0] is window:
        return kept[1]
    able = [seat for seat in waiting if usable.can_answer(state, seat, window)]
    state.memo["able"] = (window, able)
    return able


def forced(state: State, window: Window) -> list[Use]:
    """Abilities without a choice that fit the moment, in the order in which their cards came into play."""
    found: list[Use] = []
    if window.moment in state.box.forced:
        for voice, where, ability in compelled(state, window.moment) + _parting(state, window.moment, window.it, window.them):
            use = fit(state, voice, where, ability, window.moment, window)
            if use is not None and _forced_may(state, use):
                found.append(use)
    return found


def compelled(state: State, moment: str) -> tuple[Spoken, ...]:
    """The abilities without a choice that name a moment, of the cards that speak just now."""
    said: Gathering = state.speaking or standing.gathering(state)
    return said.compelled.get(moment, NOBODY)


def _forced_may(state: State, use: Use) -> bool:
    """True unless its allowance is used up, or it is just being done: no card answers by itself what it brings about by that."""
    if costs.uses_left(state, use.owner, use.nouns, use.ability) <= 0:
        return False
    return not _is_doing(state, use.path, use.nouns.card)


def _is_doing(state: State, ability: tuple[object, ...], card: int) -> bool:
    """True while the card does what this ability says."""
    done = (*ability, "does")
    return any(isinstance(f, Effect) and f.path == done and f.nouns.card == card for f in state.stack)


def _parting(state: State, moment: str, card: int, them: int) -> tuple[Spoken, ...]:
    """What happens without a choice by a card that has just left play, about that."""
    if moment not in ON_LEAVING or card < 0 or them < 0 or not state.box.cards[card].when:
        return ()
    seats = state.living(state.turn) if card in state.box.places else [them]
    gone = [voice_of(state.box, card, card, seat, epic=epic.is_epic(state, seat)) for seat in seats]
    spoken = [said for voice in gone for said in voice.abilities]
    last = tuple([said for said in spoken if moment in said[2].when and not is_optional(said[2])])
    return last if last and all(voice.card != card for voice in standing.gathering(state).voices()) else ()


def fit(state: State, voice: Voice, path: tuple[object, ...], ability: Ability, moment: str,
        window: Window | None) -> Use | None:  # fmt: skip
    """The use of an ability at a moment, if its card, whose event it is, and its condition fit."""
    it = window.it if window is not None else -1
    them = window.them if window is not None else -1
    said = window.nouns if window is not None else UNSAID
    if voice.foe >= 0 and moment in OWN and it != voice.foe:
        return None
    if window is not None and ability.whose == YOU and voice.you >= 0 and voice.you not in _whose(state, moment, window):
        return None
    you = voice.you
    if voice.foe >= 0:
        you = them if moment in ITS_RUNNER and them >= 0 else ANY_FIGHTER
    target = _played_on(state, voice.card)
    nouns = Nouns(voice.card, you, said.user, voice.foe, target, it, them, said.those, (), said.shown)
    if window is not None and not _about(state, ability, moment, window, nouns):
        return None
    if ability.if_ is not None and not reading.holds(state, ability.if_, nouns):
        return None
    if you != ANY_FIGHTER:
        return Use(ability, path, nouns, you)
    assert state.fight is not None
    owner = state.fight.fighter
    return Use(ability, path, nouns.said_to(owner), owner)


def _played_on(state: State, card: int) -> tuple[object, ...]:
    """What a one-shot beside the fight was played on."""
    if state.fight is not None:
        for aside, _, target in state.fight.aside:
            if aside == card:
                return target
    return ()


def _about(state: State, ability: Ability, moment: str, window: Window, nouns: Nouns) -> bool:
    """True if the event is about the card and the player that the ability names."""
    if ability.whose is not None and not set(_whose(state, moment, window)) & set(reading.whom(state, ability.whose, nouns)):
        return False
    if ability.card is None:
        return True
    if moment == "loss":
        meant = window.nouns.target[1:]
        return any(kind in meant for kind in ability.card.cards if kind != "card") or any(
            reading.fits(state, card, ability.card, nouns) for card in window.nouns.those
        )
    if ability.card.noun == "this" and nouns.foe < 0:
        return window.it == nouns.card
    return window.it >= 0 and reading.fits(state, window.it, ability.card, nouns)


def _whose(state: State, moment: str, window: Window) -> tuple[int, ...]:
    """Whose event it is: a fight is its fighter's and its helper's; a win pays the fighter only (AMB-71)."""
    if moment == "won" and state.options.get("win_pays_the_helper"):
        return state.fighters()
    return state.fighters() if moment in BOTH_FIGHTERS and state.fight is not None else (window.them,)


def stop(state: State, moment: str, it: int, kept: tuple[int, ...] = ()) -> bool:
    """Stop what lies below the nearest window of this moment (about this card, if one is given); False if there is none."""
    for depth in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[depth]
        if isinstance(frame, Window) and frame.moment == moment and it in (-1, frame.it):
            state.stack[depth] = frame.but(stopped=True, kept=(*frame.kept, *kept))
            return True
    return False


def nearest(state: State, moment: str) -> Window | None:
    """The nearest open window of this moment."""
    for frame in reversed(state.stack):
        if isinstance(frame, Window) and frame.moment == moment:
            return frame
    return None
