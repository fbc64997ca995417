"""A player's turn: kick open the door, the second phase, charity."""

from __future__ import annotations

from typing import Final

from kickdoor.box import DOOR, TREASURE
from kickdoor.event import tell
from kickdoor.frames import Door, Nouns, Opening, Play, Task, Turn
from kickdoor.move import Refusal
from kickdoor.rules import (
    combat,
    costs,
    curses,
    death,
    deeds,
    epic,
    flow,
    marks,
    mending,
    moments,
    moving,
    piles,
    rewards,
    second_phase,
)
from kickdoor.rules.unfinished import step_refusal
from kickdoor.state import ALIVE, BACK, LIMBO, State

STARTING_CARDS: Final = 4

# --- the procedure ---------------------------------------------------------------------------------------------------


def opening_step(state: State, frame: Opening) -> bool:
    """The opening plays are optional and end when everybody who lives has passed.

    Rules: CHAR-06, CHAR-07, CHAR-08.
    """
    if mending.mend(state):
        return False
    if all(frame.passed >> seat & 1 for seat in state.living(0)):
        state.stack.pop()
        state.received = [()] * state.seats
        flow.push(state, Turn("begin"))
        return False
    return True


def _misses_it(state: State, seat: int) -> bool:
    """True if a card forbids this player to take a turn; where that holds for everybody the turns go round all the same."""
    return deeds.forbids(state, "take_a_turn", seat) >= 0 and any(
        deeds.forbids(state, "take_a_turn", other) < 0 for other in state.living(seat)
    )


def turn_step(state: State, frame: Turn) -> bool:
    """The next step of a turn."""
    return STEPS[frame.step](state, frame)


def _begin(state: State, frame: Turn) -> bool:
    """The turn starts the instant the previous one ends.

    Rules: TURN-01, SETUP-11, DEATH-13, DEATH-15, DEATH-16.
    """
    seat = state.turn
    state.turns += 1
    state.happened = frozenset()
    costs.forget(state, "turn", "move")
    state.stir()
    tell(state, "turn", seat, (), state.turns, rule="TURN-01")
    death.new_characters(state)
    marks.end(state, ("until_next_turn",), seat)
    marks.wake(state, "next_turn", seat)
    if _misses_it(state, seat):
        state.phase = "charity"
        flow.replace(state, frame.come_to("end"))
        return False
    state.phase = "arrange"
    flow.replace(state, frame.come_to("arrange"))
    if state.alive[seat] == BACK:
        state.alive[seat] = ALIVE
        flow.push(state, Task("new_hand", seat, 0))
    moments.happen(state, "turn_starts", them=seat)
    return False


def new_hand(state: State, task: Task) -> bool:
    """Four cards of each deck, face down.

    Rules: DEATH-15.
    """
    seat, pile = task.args
    if pile > TREASURE:
        flow.finish(state)
        return False
    flow.replace(state, Task(task.name, seat, pile + 1))
    flow.push(state, Task("draw", seat, pile, STARTING_CARDS, "down", "hand", ()))
    return False


def _decide(state: State, frame: Turn) -> bool:
    """Wait for the player's decision, unless something must be put right or the player is dead.

    Rules: TURN-02, TURN-08.
    """
    if mending.mend(state):
        return False
    if not state.alive[state.turn]:
        flow.replace(state, frame.come_to("end"))
        return False
    if frame.step == "opened" and "met_a_monster" in state.happened:
        return _to_charity(state, frame)
    if frame.step == "opened" and not _can_go_on(state):
        return _to_charity(state, frame)
    state.phase = "arrange" if frame.step == "arrange" else "open" if frame.step == "opened" else "charity"
    return True


def _can_go_on(state: State) -> bool:
    """Phase 2 offers two choices only; where neither is possible there is none (AMB-24)."""
    seat = state.turn
    if second_phase.loot_refusal(state, seat) is None:
        return True
    return any(second_phase.trouble_refusal(state, seat, card) is None for card in state.hand[seat])


def _to_charity(state: State, frame: Turn) -> bool:
    """Having fought, go directly to phase 3 (AMB-23).

    Rules: TURN-07.
    """
    state.phase = "charity"
    flow.replace(state, frame.come_to("charity"))
    return False


def _end(state: State, frame: Turn) -> bool:
    """The turn passes to the left.

    Rules: TURN-16, SETUP-11, AMB-19.
    """
    seat = state.turn
    if mending.mend(state):
        return False
    marks.turn_over(state, seat)
    if state.options.get("just_received") == "until_the_turn_ends":
        state.received = [()] * state.seats
    state.turn = (seat + 1) % state.seats
    state.stack.pop()
    flow.push(state, Turn("begin"))
    state.stir()
    return False


STEPS: Final = {"begin": _begin, "arrange": _decide, "opened": _decide, "charity": _decide, "end": _end}

# --- kick open the door ----------------------------------------------------------------------------------------------


def kick_refusal(state: State, seat: int) -> Refusal | None:
    """Rules: TURN-03."""
    return step_refusal(state, seat, "arrange", "TURN-03")


def kick_open_the_door(state: State, card: int = -1) -> None:
    """Phase 1: the top Door is turned face up (or the card that is taken instead of it).

    Rules: TURN-03.
    """
    frame = state.stack[-1]
    if isinstance(frame, Turn):
        flow.replace(state, frame.come_to("opened"))
    state.happened |= {"opened_a_door"}
    state.phase = "open"
    doors = 2 if card < 0 and epic.is_epic(state, state.turn) else 1
    if card < 0 and state.box.piles > 2:
        flow.push(state, Task("kick", doors, ()))
    elif doors == 2:
        _turn_over_two(state, (*rewards.top(state, DOOR), *rewards.top(state, DOOR)))
    else:
        _turn_over(state, moving.draw(state, DOOR) if card < 0 else card)


def kick_task(state: State, task: Task) -> bool:
    """The Doors are turned over one after another, each from the pile that the player chooses.

    Rules: TURN-03, COMBINE-12.
    """
    count, drawn = task.args
    pile = piles.named(state, DOOR, task.got[0]) if task.got else -1
    while len(drawn) < count and piles.left(state, DOOR):
        if pile < 0:
            flow.replace(state, Task(task.name, count, drawn))
            pile = piles.ask(state, state.turn, DOOR)
            if pile < 0:
                return False
        drawn, pile = drawn + rewards.top(state, pile), -1
    state.stack.pop()
    if count == 2:
        _turn_over_two(state, drawn)
    else:
        _turn_over(state, drawn[0] if drawn else -1)
    return False


def _turn_over(state: State, card: int) -> None:
    state.stir()
    if card >= 0:
        state.known[card] = moving.ALL
        tell(state, "door", state.turn, (card,), rule="TURN-03")
        flow.push(state, Door(card))


def _turn_over_two(state: State, cards: tuple[int, ...]) -> None:
    """An epic munchkin turns over two Doors.

    Rules: EPIC-05.
    """
    state.stir()
    for card in cards:
        state.known[card] = moving.ALL
    tell(state, "door", state.turn, cards, rule="EPIC-05")
    flow.push(state, Task("doors", cards))


def door_step(state: State, door: Door) -> bool:
    """What the Door brings: a monster attacks, a Curse hits, anything else is kept or played.

    Rules: TURN-04, TURN-05, TURN-06, CURSE-01.
    """
    card, seat = door.card, state.turn
    if door.step == "found":
        if state.zone[card] == LIMBO:
            if state.alive[seat]:
                return not mending.mend(state)
            moving.discard(state, card)  # the dead take up nothing that they found
        state.stack.pop()
        return False
    kind = state.box.kind[card]
    if kind == "monster":
        state.stack.pop()
        combat.start(state, seat, card)
    elif kind == "curse":
        state.stack.pop()
        curses.land(state, card, seat, -1)
    else:
        flow.replace(state, door.come_to("found"))
        for number, ability in enumerate(state.box[card].when):
            if "drawn" in ability.when and not ability.may:
                flow.push(
                    state,
                    Play(
                        "do",
                        seat,
                        card,
                        (card, "when", number),
                        Nouns(card=card, you=seat, user=seat, it=card, them=seat, shown=1),
                    ),
                )
    return False


def keep(state: State, seat: int) -> None:
    """The Door found goes to the hand.

    Rules: TURN-06.
    """
    door = state.stack[-1]
    state.stack.pop()
    moving.to_hand(state, door.card, seat)  # type: ignore[attr-defined]
    tell(state, "kept", seat, (door.card,), rule="TURN-06")  # type: ignore[attr-defined]


# --- listen ----------------------------------------------------------------------------------------------------------


def listen_refusal(state: State, seat: int) -> Refusal | None:
    """Listening is the first thing of a turn, where the table plays with it.

    Rules: FASTER-01.
    """
    if not state.options.get("faster"):
        return Refusal("FASTER-01", "option-off")
    refusal = step_refusal(state, seat, "arrange", "FASTER-01")
    if refusal is not None:
        return refusal
    frame = state.stack[-1]
    return Refusal("FASTER-01") if frame.acted or "listened" in state.happened else None  # type: ignore[attr-defined]


def listen_at_the_door(state: State, seat: int) -> None:
    """Phase 0: a Door face down, to keep or to play.

    Rules: FASTER-01, FASTER-02.
    """
    state.happened |= {"listened"}
    flow.push(state, Task("draw", seat, DOOR, 1, "down", "hand", ()))


def resurrect_task(state: State, task: Task) -> bool:
    """The top discard is taken in place of the door: it counts as turned face up.

    Rules: TURN-03.
    """
    seat, card, path = task.args
    named = state.box.piles > 2
    if named and not task.got:
        full = tuple(pile for pile in range(DOOR, state.box.piles, 2) if state.discards[pile])
        pile = piles.among(state, seat, full)
        if pile >= 0:
            flow.remember(state, (state.box.owners[pile // 2],))
        return False
    if len(task.got) == named:
        pile = piles.named(state, DOOR, task.got[0]) if named else DOOR
        flow.push(state, Play("do", seat, card, path, Nouns(card=card, you=seat, user=seat, shown=pile)))
        return False
    state.stack.pop()
    taken = task.got[-1][0]
    kick_open_the_door(state, taken[0] if taken else -1)
    return False
