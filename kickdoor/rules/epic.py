"""Epic play: Level 20 wins, and a munchkin of Level 10 or higher turns over two Doors at once."""

from __future__ import annotations

from typing import Final

from kickdoor.event import tell
from kickdoor.frames import Choose, Door, Task
from kickdoor.rules import combat, fighting, flow, moving
from kickdoor.state import FIGHT, State

FIRST: Final = 10
LAST: Final = 19


def is_epic(state: State, seat: int) -> bool:
    """True for a munchkin of Level 10 to 19 in an epic game.

    Rules: EPIC-04.
    """
    return bool(state.options.get("epic")) and FIRST <= state.level[seat] <= LAST


def doors_task(state: State, task: Task) -> bool:
    """Two Doors: curses first, then what is neither monster nor enhancer, then monsters with their enhancers.

    Whoever dies of one of them meets none of the rest, which is discarded.

    Rules: EPIC-05, EPIC-06, DEATH-11.
    """
    (left,) = task.args
    if not state.alive[state.turn]:
        state.stack.pop()
        for card in left:
            moving.discard(state, card)
        return False
    curses = tuple(card for card in left if state.box.kind[card] == "curse")
    others = tuple(card for card in left if card not in curses and not _fights(state, card))
    for cards in (curses, others):
        if not cards:
            continue
        if len(cards) > 1 and not task.got:
            flow.push(state, Choose(state.turn, "card", cards, 1, 1, verb="first", purpose="first"))
            return False
        card = task.got[0][0] if len(cards) > 1 else cards[0]
        flow.replace(state, Task(task.name, moving.without(left, card)))
        flow.push(state, Door(card))
        return False
    state.stack.pop()
    _fight(state, left)
    return False


def _fights(state: State, card: int) -> bool:
    """True for monsters, and for what is put on them."""
    return state.box.kind[card] in ("monster", "enhancer") or any(word.key == "mate" for word in state.box[card].does)


def _fight(state: State, cards: tuple[int, ...]) -> None:
    """Two monsters are fought together; what was turned over with one is on it; without a monster it goes to the hand."""
    seat = state.turn
    monsters = [card for card in cards if state.box.kind[card] == "monster"]
    if not monsters:
        for card in cards:
            moving.to_hand(state, card, seat)
            tell(state, "kept", seat, (card,), rule="EPIC-06")
        return
    combat.start(state, seat, monsters[0])
    fight = fighting.present(state)
    for card in cards:
        if card == monsters[0]:
            continue
        if state.box.kind[card] == "enhancer":
            fighting.enhance(state, card, monsters[0], seat)
        else:
            moving.move(state, card, FIGHT)
            face, group = (card, card) if card in monsters else (monsters[0], monsters[0])
            fight.foes = (*fight.foes, fighting.arrive(state, fight, card, face, group))
    state.touch()
