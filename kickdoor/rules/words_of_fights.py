"""What the words about fights and dice do."""

from __future__ import annotations

from typing import Any, Final

from kickdoor import dice
from kickdoor.cards.language import (
    AddToDieWord,
    BoostWord,
    Cards,
    DismissWord,
    EnlistWord,
    EscapeWord,
    FightWord,
    JoinWord,
    KillWord,
    MateWord,
    OpenDoorWord,
    RemoveWord,
    RerollWord,
    RollWord,
    SetDieWord,
    TakeOverWord,
    Who,
)
from kickdoor.event import tell
from kickdoor.frames import Choose, Deed, Task
from kickdoor.rules import (
    combat,
    costs,
    fighting,
    flow,
    helping,
    moments,
    moving,
    reading,
    running_away,
    selecting,
    strength,
    turn,
)
from kickdoor.rules.effects import choose_cards, done, got, picked
from kickdoor.state import LIMBO, MONSTERS, MUNCHKINS, State

SIDES: Final = {"munchkins": MUNCHKINS, "monsters": MONSTERS}


def boost(state: State, deed: Deed, word: BoostWord) -> None:
    """A bonus for the rest of this fight; the amount is fixed now."""
    amount = reading.amount(state, word.main, deed.nouns)
    card = deed.nouns.card
    if state.fight is not None:
        receivers = _receivers(state, deed, word.to)
        if receivers is None:
            return
        for receiver in receivers:
            fighting.boost(state, receiver, amount, card)
    done(state)


def _receivers(state: State, deed: Deed, to: Any) -> list[tuple[Any, ...]] | None:
    """Who or what gets it; None if that has just been asked."""
    nouns = deed.nouns
    if isinstance(to, Who):
        found = picked(state, deed, to)
        return None if found is None else [("seat", seat) for seat in found[0]]
    if isinstance(to, Cards):
        chosen = choose_cards(state, deed, to, "boost", purpose="on")
        return None if chosen is None else [("card", card) for card in chosen]
    if to in SIDES:
        return [("side", SIDES[to])]
    if to == "your_side":
        return [("side", MUNCHKINS)]
    if to == "either_side":
        if nouns.target and nouns.target[0] == "side":
            return [nouns.target]
        answer = got(state, 0)
        if answer is None:
            flow.push(
                state,
                Choose(
                    deed.seat,
                    "side",
                    (MUNCHKINS, MONSTERS),
                    1,
                    1,
                    verb="boost",
                    path=deed.path,
                    nouns=nouns,
                    purpose="on",
                ),
            )
            return None
        return [("side", answer[0])]
    if to == "target":
        return [(nouns.target[0], each) for each in nouns.target[1:]]
    return [("card", card) for card in selecting.noun(state, to, nouns)]


def join(state: State, deed: Deed, word: JoinWord) -> None:
    """Monsters join the fight.

    Rules: MULTI-01, INTERFERE-03.
    """
    at_hand = word.main.at == "play" and word.main.noun is None
    found = tuple(c for c in state.hand[deed.seat] if state.box.kind[c] == "monster") if at_hand else None
    chosen = choose_cards(state, deed, word.main, "join", 0, found, "with")
    if chosen is None:
        return
    turn_no = len(state.stack[-1].got) - 1
    if state.fight is not None and turn_no < len(chosen):
        if not fighting.join_fight(state, chosen[turn_no], deed.seat, ally=word.side == "munchkins"):
            flow.remember(state, ())
        return
    done(state, chosen)


def mate(state: State, deed: Deed, word: MateWord) -> None:
    """A second copy of a monster joins, shown by this card: one that fights as itself is no copy."""
    if fighting.foe_of(state, deed.nouns.card) is not None:
        done(state)
        return
    chosen = choose_cards(state, deed, word.main, "mate")
    if chosen is None:
        return
    if len(state.stack[-1].got) == 1 and chosen:
        if not fighting.mate(state, deed.nouns.card, chosen[0], deed.seat):
            flow.remember(state, ())
        return
    done(state, chosen)


def kill(state: State, deed: Deed, word: KillWord) -> None:
    """Monsters are killed; what that brings waits for the end of the fight."""
    chosen = choose_cards(state, deed, word.main, "kill")
    if chosen is None:
        return
    answered = len(state.stack[-1].got) - 1
    if state.fight is not None and answered < len(chosen):
        fighting.beat(state, chosen[answered])
        if not moments.happen(state, "killed", it=chosen[answered], them=state.fight.fighter):
            flow.remember(state, (False, ()))
        return
    for card, (replaced, _) in zip(chosen, state.stack[-1].got[1:], strict=False):
        fighting.kill(state, card, levels=not replaced)
    done(state, chosen)


def remove(state: State, deed: Deed, word: RemoveWord) -> None:
    """Monsters go away."""
    chosen = choose_cards(state, deed, word.main, "remove")
    if chosen is None:
        return
    for card in chosen:
        fighting.remove(state, card, pays=word.pays)
    done(state, chosen)


def fight(state: State, deed: Deed, word: FightWord) -> None:
    """A monster is fought at once, or as soon as the present fight is over; not one that is being fought already."""
    chosen = choose_cards(state, deed, word.main, "fight")
    if chosen is None:
        return
    done(state, chosen)
    for card in chosen[:1] if costs.comes_again(state, *deed.path) else ():
        if any(foe.card == card and foe not in fighting.present(state).beaten for foe in fighting.hostile(state)):
            continue
        if state.fight is None:
            combat.start(state, deed.seat, card)
        else:
            moving.move(state, card, LIMBO)
            state.fight.held = (*state.fight.held, ("fight", card, deed.seat))


def enlist(state: State, deed: Deed, word: EnlistWord) -> None:
    """A player joins as the fighter's helper."""
    if state.fight is not None and helping.help_refusal(state, deed.seat) is None:
        helping.join(state, deed.seat, None, compelled=deed.seat != deed.nouns.user)
    done(state)


def dismiss(state: State, deed: Deed, word: DismissWord) -> None:
    """A helper leaves the fight."""
    if state.fight is not None:
        fighting.dismiss(state, deed.seat)
    done(state)


def take_over(state: State, deed: Deed, word: TakeOverWord) -> None:
    """Another player fights in the fighter's place."""
    if state.fight is not None and not state.stack[-1].got:
        if not fighting.take_over(state, deed.seat):
            flow.remember(state, ())
        return
    done(state)


def escape(state: State, deed: Deed, word: EscapeWord) -> None:
    """Get away without a roll, from every monster or from these."""
    if state.fight is not None:
        foes = tuple(foe.card for foe in fighting.hostile(state))
        if word.from_ is not None:
            foes = selecting.which(state, word.from_, deed.nouns, deed.seat) if word.from_.noun else tuple(
                c for c in foes if selecting.fits(state, c, word.from_, deed.nouns)
            )  # fmt: skip
        running_away.escape(state, deed.seat, foes)
    done(state)


# --- dice ------------------------------------------------------------------------------------------------------------


def roll(state: State, deed: Deed, word: RollWord) -> None:
    """Roll the die."""
    if got(state, 0) is None:
        flow.push(state, Task("roll", deed.seat, -1))
        return
    done(state, (), max(1, got(state, 0)))


def reroll(state: State, deed: Deed, word: RerollWord) -> None:
    """Roll again; the new roll is what counts."""
    if got(state, 0) is not None:
        done(state, (), got(state, 0))
        return
    window = moments.nearest(state, "rolled")
    if window is not None and window.them == deed.seat:
        state.rolls[deed.seat] = dice.roll(state) + strength.die_bonus(state, deed.seat)
        tell(state, "rolled", deed.seat, (), state.rolls[deed.seat], rule="RUN-03")
        done(state, (), state.rolls[deed.seat])
    elif running_away.reroll(state, deed.seat):
        foe = next(f.foe for f in reversed(state.stack) if f.kind == "running_away")  # type: ignore[attr-defined]
        flow.push(state, Task("roll", deed.seat, foe))
    else:
        done(state)


def set_die(state: State, deed: Deed, word: SetDieWord) -> None:
    """Turn the die to a number, the nearest that it has."""
    if word.main == "any":
        if got(state, 0) is None:
            flow.push(
                state,
                Choose(
                    deed.seat,
                    "number",
                    (1, 2, 3, 4, 5, 6),
                    1,
                    1,
                    verb="set_die",
                    path=deed.path,
                    nouns=deed.nouns,
                ),
            )
            return
        face = got(state, 0)[0]
    else:
        face = min(6, max(1, reading.amount(state, word.main, deed.nouns)))
    _turn_to(state, deed, face)


def add_to_die(state: State, deed: Deed, word: AddToDieWord) -> None:
    """Add to the roll."""
    window = moments.nearest(state, "rolled")
    seat = window.them if window is not None else deed.seat
    _turn_to(state, deed, state.rolls[seat] + reading.amount(state, word.main, deed.nouns))


def _turn_to(state: State, deed: Deed, face: int) -> None:
    window = moments.nearest(state, "rolled")
    seat = window.them if window is not None else deed.seat
    state.rolls[seat] = face
    state.stir()
    tell(state, "die_turned", seat, (), face)
    done(state, (), face)


def open_door(state: State, deed: Deed, word: OpenDoorWord) -> None:
    """Kick open another door, or as soon as the present fight is over."""
    count = reading.amount(state, word.main, deed.nouns)
    done(state)
    if not costs.comes_again(state, *deed.path):
        return
    if state.fight is not None:
        state.fight.held = (*state.fight.held, ("open_door", count, deed.seat))
        return
    for _ in range(count):
        turn.kick_open_the_door(state)
