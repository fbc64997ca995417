"""What happens in a fight: monsters that come and go, bonuses, a helper who leaves, another who takes over."""

from __future__ import annotations

from typing import Any

from kickdoor.event import tell
from kickdoor.frames import Combat, Flight, Nouns, Play, Task, Window
from kickdoor.rules import bounty, flow, marks, moments, moving, tokens
from kickdoor.state import FIGHT, FOE, Boost, Fight, Foe, Spoils, State


def present(state: State) -> Fight:
    """The fight that is going on."""
    assert state.fight is not None
    return state.fight


def arrive(state: State, fight: Fight, card: int, face: int, group: int, *, wandered: bool = False, ally: bool = False) -> Foe:
    """A monster of the fight, numbered among its namesakes."""
    name = state.box.cards[face].id
    fight.met = (*fight.met, name)
    return Foe(card, face, group, fight.met.count(name), wandered, ally)


def hostile(state: State) -> list[Foe]:
    """The monsters that are being fought."""
    return [foe for foe in state.fight.foes if not foe.ally] if state.fight is not None else []


def foe_of(state: State, card: int) -> Foe | None:
    """The monster of the fight that this card is."""
    if state.fight is not None:
        for foe in state.fight.foes:
            if foe.card == card:
                return foe
    return None


def reopen(state: State) -> None:
    """Something was played: all are asked again."""
    for depth in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[depth]
        if isinstance(frame, Combat):
            if frame.passed or frame.refused:
                state.stack[depth] = frame.but(passed=0, refused=())
            return


def join_fight(state: State, card: int, user: int, *, ally: bool = False) -> bool:
    """A monster comes into the fight, on the monsters' side unless said otherwise; True if that opened a moment.

    Rules: MULTI-01, INTERFERE-03, UNDEAD-02.
    """
    fight = present(state)
    moving.move(state, card, FIGHT)
    fight.foes = (*fight.foes, arrive(state, fight, card, card, card, wandered=True, ally=ally))
    fight.used = (*fight.used, (card, user))
    _run_from_it_too(state, card)
    state.touch()
    tell(state, "joined", user, (card,), rule="MULTI-01")
    return _comes(state, card, ally=ally)


def enhance(state: State, card: int, foe: int, user: int) -> None:
    """An enhancer is put on a monster; its Mate has it too.

    Rules: ENHANCE-01, ENHANCE-03, ENHANCE-05, INTERFERE-02, COMBAT-10, MATE-02.
    """
    fight = present(state)
    on = foe_of(state, foe)
    if on is None:
        return
    moving.move(state, card, FIGHT)
    fight.enhancers = (*fight.enhancers, (card, on.group))
    fight.used = (*fight.used, (card, user))
    state.touch()


def mate(state: State, card: int, foe: int, user: int) -> bool:
    """A second copy of a monster joins: a monster of its own that shares the enhancers. True if that opened a moment.

    Rules: MATE-01, MATE-02.
    """
    fight, on = state.fight, foe_of(state, foe)
    if fight is None or on is None:
        return False
    moving.move(state, card, FIGHT)
    fight.foes = (*fight.foes, arrive(state, fight, card, on.face, on.group, wandered=True))
    fight.used = (*fight.used, (card, user))
    _run_from_it_too(state, card)
    state.touch()
    tell(state, "mate", user, (card,), rule="MATE-01")
    return _comes(state, card)


def _comes(state: State, card: int, *, ally: bool = False) -> bool:
    """A monster that joins comes before the fighter as one found does; what it offers stands until the fight is decided.

    True if that opened a moment.
    """
    return come(state, [("enters", card)] if ally else [("met", card), ("enters", card)])


def come(state: State, steps: list[tuple[str, int]]) -> bool:
    """Open those of these moments that a card of the Box names; True if there are any."""
    known = tuple([step for step in steps if moments.is_named(state, "meets" if step[0] == "met" else step[0])])
    if known:
        flow.push(state, Task("come", known))
    return bool(known)


def come_task(state: State, task: Task) -> bool:
    """What happens when monsters meet the fighter, or enter: one monster after another, if it is still there."""
    (steps,) = task.args
    fight = state.fight
    if not steps or fight is None:
        flow.finish(state)
        return False
    moment, foe = steps[0]
    flow.replace(state, Task(task.name, steps[1:]))
    if foe_of(state, foe) is None:
        return False
    if moment == "met":
        moments.settle(state, "meets", it=foe, them=fight.fighter)
    else:
        moments.happen(state, moment, it=foe, them=fight.fighter)
    return False


def spares_anew(state: State) -> bool:
    """A monster that doesn't fight somebody leaves him alone as soon as that holds for the fighter: it meets him anew.

    True if there is such a one.
    Rules: COMBAT-08, COMBAT-06.
    """
    for voice, where, ability in moments.compelled(state, "meets"):
        if ability.instead == "fight" and voice.foe >= 0 and voice.foe in {foe.card for foe in hostile(state)}:
            meeting = Window("meets", voice.foe, present(state).fighter, Nouns())
            use = moments.fit(state, voice, where, ability, "meets", meeting)
            if use is not None:
                flow.push(state, Play("do", use.owner, use.nouns.card, use.path, use.nouns))
                return True
    return False


def meet_task(state: State, task: Task) -> bool:
    """The same as a game saved by an earlier version has it: only the monsters that are still to meet the fighter."""
    (foes,) = task.args
    flow.replace(state, Task("come", tuple(("meets", foe) for foe in foes)))
    return False


def _run_from_it_too(state: State, card: int) -> None:
    """A monster that comes while somebody runs is one more to run from."""
    for depth, frame in enumerate(state.stack):
        if isinstance(frame, Flight):
            state.stack[depth] = frame.but(left=(*frame.left, card))


def lay_beside(state: State, card: int, user: int, target: tuple[Any, ...]) -> None:
    """A card used in the fight lies beside it until it ends.

    Rules: ONESHOT-05, INTERFERE-01.
    """
    fight = present(state)
    fight.aside = (*fight.aside, (card, user, target))
    fight.used = (*fight.used, (card, user))
    state.touch()


def is_used_in_it(state: State, card: int) -> bool:
    """True unless a one-shot that lies beside the fight was only played meanwhile: then it is done with when its effect is.

    What is meant for combat, still gives a bonus or still speaks stays until the fight is over.
    """
    if state.zone[card] != FIGHT:
        return True
    printed, fight = state.box.cards[card], present(state)
    meant = printed.playable is None or not {"combat", "your_combat"}.isdisjoint(printed.playable.when)
    return meant or bool(printed.when or printed.gives) or any(boost.card == card for boost in fight.boosts)


def user_of(state: State, card: int) -> int:
    """Who has played what lies beside the fight, or -1."""
    return next((user for aside, user, _ in present(state).aside if aside == card), -1)


def put_away(state: State, card: int) -> None:
    """A card that lies beside the fight is discarded before that is over."""
    fight = present(state)
    user = user_of(state, card)
    fight.aside = tuple(row for row in fight.aside if row[0] != card)
    moving.discard(state, card, user)
    state.touch()


def boost(state: State, to: tuple[Any, ...], amount: int, card: int) -> None:
    """A bonus for the rest of the fight to a side, a fighter or a monster.

    Rules: ONESHOT-02, COMBAT-09, INTERFERE-01.
    """
    fight = state.fight
    if fight is None or not to:
        return
    receiver = to[1] if to[0] in ("side", "seat") else FOE + to[1]
    fight.boosts = (*fight.boosts, Boost(receiver, amount, card))
    state.stir()
    tell(state, "boost", receiver if to[0] == "seat" else -1, (card,), amount, rule="COMBAT-09")


def beat(state: State, card: int) -> None:
    """A monster is as good as dead: what answers its kill may name it."""
    fight = present(state)
    foe = foe_of(state, card)
    if foe is not None:
        fight.beaten = (*fight.beaten, foe)
        state.stir()


def kill(state: State, card: int, *, levels: bool) -> None:
    """A monster is dead while the fight goes on; its levels, unless replaced, and its Treasure wait (AMB-53)."""
    fight = present(state)
    foe = next((foe for foe in fight.beaten if foe.card == card), None)
    if foe is None:
        return
    worth, named = (bounty.levels_of(state, foe), bounty.named_levels(state, foe)) if levels else (0, ())
    treasures = bounty.treasures_of(state, foe)
    fight.banked = (*fight.banked, Spoils(fight.fighter, foe, worth, treasures, True, named, tokens.due(state, foe)))
    if foe in fight.foes:
        _take_off(state, foe)
    tell(state, "killed", fight.fighter, (card,), rule="COMBAT-05")


def remove(state: State, card: int, *, pays: bool) -> None:
    """A monster goes away without being killed: no level, and its Treasure only where the effect says so.

    Rules: COMBAT-06, COMBAT-07, MULTI-04, REWARD-05.
    """
    fight, foe = state.fight, foe_of(state, card)
    if fight is None or foe is None:
        return
    if pays:
        count = bounty.treasures_of(state, foe)
        if fight.running:
            fight.held = (*fight.held, ("paid", count, fight.fighter))
        else:
            fight.banked = (*fight.banked, Spoils(fight.fighter, foe, 0, count, False))
    _take_off(state, foe)
    tell(state, "removed", fight.fighter, (card,), rule="COMBAT-06")


def _take_off(state: State, foe: Foe) -> None:
    """The monster leaves; its enhancers stay with its Mate, or go with the last of them, or with the first (AMB-49)."""
    fight = present(state)
    moving.discard(state, foe.card)
    fight.boosts = tuple(b for b in fight.boosts if b.to != FOE + foe.card)
    last = not any(other.group == foe.group for other in fight.foes)
    if last or (foe.card == foe.group and state.options.get("enhancers_of_a_mate") == "go"):
        for card, group in fight.enhancers:
            if group == foe.group:
                moving.discard(state, card)
    for depth, frame in enumerate(state.stack):
        if isinstance(frame, Flight) and foe.card in frame.left:
            state.stack[depth] = frame.but(left=moving.without(frame.left, foe.card))
    state.touch()


def dismiss(state: State, seat: int) -> None:
    """The helper leaves the fight: no Running Away, no payment."""
    fight = present(state)
    if fight.helper == seat:
        fight.helper = -1
        fight.deal = None
        fight.compelled = False
        reopen(state)
        state.touch()
        tell(state, "left_the_fight", seat, rule="HELP-02")


def take_over(state: State, seat: int) -> bool:
    """Another player fights in the fighter's place, takes all results and meets the monsters. True if that opened a moment.

    Rules: MONSTER-01.
    """
    fight = present(state)
    if fight.helper >= 0:
        dismiss(state, fight.helper)
    fight.fighter = seat
    marks.wake(state, "next_combat", seat)
    reopen(state)
    state.touch()
    tell(state, "took_over", seat, rule="PRECEDENCE-01")
    return come(state, [("met", foe.card) for foe in hostile(state)])
