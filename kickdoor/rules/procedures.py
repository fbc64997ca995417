"""The procedures of the rules by the names under which frames and words know them."""

from __future__ import annotations

from typing import Final

from kickdoor.frames import KINDS, Choose, Task
from kickdoor.rules import (
    asking,
    character,
    combat,
    curses,
    death,
    effects,
    epic,
    fighting,
    flow,
    helping,
    items,
    mending,
    moments,
    playing,
    rewards,
    roles,
    running_away,
    turn,
    words_of_cards,
    words_of_fights,
    words_of_giving,
    words_of_players,
    words_of_tokens,
    words_that_branch,
)
from kickdoor.state import State

TASKS: Final[dict[str, flow.Step]] = {
    "by_each": effects.by_each,
    "come": fighting.come_task,
    "copy": asking.copy_task,
    "curse": curses.curse_task,
    "discarded": words_of_cards.discarded_task,
    "doors": epic.doors_task,
    "draw": rewards.draw_task,
    "give_up": mending.give_up,
    "hand_out": words_of_tokens.hand_out,
    "keep_promises": rewards.keep_promises,
    "left": words_of_cards.left_task,
    "kick": turn.kick_task,
    "kill": combat.kill_task,
    "loot": death.loot_task,
    "meet": fighting.meet_task,
    "new_hand": turn.new_hand,
    "pay_out": rewards.pay_out,
    "place": character.place_task,
    "resurrect": turn.resurrect_task,
    "rewards": rewards.rewards_task,
    "role": roles.role_task,
    "roll": running_away.roll_task,
    "share": rewards.share_task,
    "share_tokens": words_of_tokens.share_tokens,
    "surplus": mending.surplus_task,
    "take_on": items.take_on_task,
    "vote": asking.vote_task,
}


def task_step(state: State, task: Task) -> bool:
    """The next step of a named procedure."""
    return TASKS[task.name](state, task)


def choose_step(state: State, question: Choose) -> bool:
    """A question waits for its answer."""
    return True


STEPS: Final[dict[str, flow.Step]] = {
    "choose": choose_step,
    "combat": combat.combat_step,
    "deed": effects.deed_step,
    "door": turn.door_step,
    "effect": effects.effect_step,
    "running_away": running_away.flight_step,
    "offer": helping.offer_step,
    "opening": turn.opening_step,
    "play": playing.play_step,
    "task": task_step,
    "turn": turn.turn_step,
    "window": moments.window_step,
}

DO: Final[dict[str, effects.Done]] = {
    "add_to_die": words_of_fights.add_to_die,
    "attach": words_of_cards.attach,
    "become": words_of_cards.become,
    "boost": words_of_fights.boost,
    "cancel": words_of_players.cancel,
    "change_sex": words_of_players.change_sex,
    "die": words_of_players.die,
    "discard": words_of_cards.discard,
    "dismiss": words_of_fights.dismiss,
    "draw": words_of_cards.draw,
    "each": words_that_branch.each,
    "enlist": words_of_fights.enlist,
    "escape": words_of_fights.escape,
    "fight": words_of_fights.fight,
    "gain_levels": words_of_players.gain_levels,
    "gain_tokens": words_of_tokens.gain_tokens,
    "give": words_of_giving.give,
    "if": words_that_branch.if_,
    "join": words_of_fights.join,
    "kill": words_of_fights.kill,
    "lasting": words_of_players.lasting,
    "lose": words_of_cards.lose,
    "lose_levels": words_of_players.lose_levels,
    "lose_tokens": words_of_tokens.lose_tokens,
    "mate": words_of_fights.mate,
    "may": words_that_branch.may,
    "one_of": words_that_branch.one_of,
    "open_door": words_of_fights.open_door,
    "pay_or": words_that_branch.pay_or,
    "peek": words_of_cards.peek,
    "remove": words_of_fights.remove,
    "reroll": words_of_fights.reroll,
    "return": words_of_cards.return_,
    "reveal": words_of_cards.reveal,
    "roll": words_of_fights.roll,
    "roll_table": words_that_branch.roll_table,
    "set_die": words_of_fights.set_die,
    "set_level": words_of_players.set_level,
    "show": words_of_giving.show,
    "special": words_that_branch.special,
    "suffer": words_of_players.suffer,
    "swap": words_of_giving.swap,
    "take": words_of_cards.take,
    "take_over": words_of_fights.take_over,
    "unequip": words_of_cards.unequip,
}


def name_them() -> None:
    """Make the frames and words known by their names to those who run them."""
    flow.STEPS.update((type(KINDS[kind]), step) for kind, step in STEPS.items())
    effects.DO.update(DO)
