"""Rewards of a fight: levels, Treasures, what the deal promised; and drawing cards."""

from __future__ import annotations

from typing import Final

from kickdoor.box import TREASURE
from kickdoor.event import tell
from kickdoor.frames import Choose, Nouns, Task
from kickdoor.rules import (
    bounty,
    combat,
    deeds,
    flow,
    helping,
    levels,
    moments,
    moving,
    piles,
    playable,
    playing,
    reading,
    standing,
    words_of_tokens,
)
from kickdoor.state import HAND, LAID_OUT, LIMBO, Fight, Spoils, State, Terms

PILES: Final = {"door": 0, "treasure": 1}
Row = tuple[int, int, int, bool]  # seat, pile, count, and whether it is shared with the helper


def rewards_task(state: State, task: Task) -> bool:
    """After the fight: all levels of the kill at once, then Treasures, then tokens (AMB-59), then what else the deal promised.

    Rules: COMBAT-11, HELP-12, HELP-13, HELP-14, HELP-16, PRECEDENCE-04, PRECEDENCE-05, WIN-02.
    """
    fight = state.fight
    assert fight is not None
    if not task.got:
        _grant_levels(state, fight)
        plan = _plan(fight)
        _share_equally(state, fight, plan)
        if not ({"rewarded"} & (state.box.on_table | state.box.forced)):
            combat.clear_field(state, over=False)
        flow.remember(state, plan)
        return False
    plan = task.got[0]
    done = len(task.got) - 1
    if done < len(plan):
        _draw_reward(state, fight, plan[done])
    elif done == len(plan):
        _rewarded(state, fight, task)
    elif done == len(plan) + 1:
        flow.push(state, Task("hand_out", words_of_tokens.rows_of(state, fight), ()))
    elif done == len(plan) + 2:
        flow.push(state, Task("keep_promises", fight.deal.promises if fight.deal is not None else ()))
    else:
        helping.hand_over_payment(state)
        flow.finish(state)
    return False


def _grant_levels(state: State, fight: Fight) -> None:
    """The kill's levels; an Elf who helped has one for each monster killed (AMB-65). Both may win at once (AMB-05)."""
    due: dict[int, int] = {}
    for spoils in fight.banked:
        if spoils.killed:
            own = bounty.extra_levels(state, spoils.foe, spoils.seat)
            due[spoils.seat] = due.get(spoils.seat, 0) + spoils.levels + own
            if fight.helper >= 0 and spoils.seat == fight.fighter:
                due[fight.helper] = due.get(fight.helper, 0) + _helped(state, spoils, fight.helper)
            for seat, count in spoils.named:
                due[seat] = due.get(seat, 0) + count
    for seat, count in due.items():
        wins = seat != fight.helper or state.options.get("elf_wins_by_helping") != "no"
        levels.gain(state, seat, count, winning=wins, rule="HELP-15" if seat == fight.helper else "REWARD-01")
    killers = tuple(dict.fromkeys(spoils.seat for spoils in fight.banked if spoils.killed))
    levels.declare_winners(state, fight.helper if fight.fighter in killers else -1)
    _after_a_kill(state, fight, killers)


def _helped(state: State, spoils: Spoils, helper: int) -> int:
    """What a kill brings the helper: an Elf one level, however many the monster is worth (AMB-65)."""
    levels_won = bounty.extra_levels(state, spoils.foe, helper)
    return levels_won * spoils.levels if state.options.get("elf_helps_to_kill") == "all_levels" else levels_won


def _after_a_kill(state: State, fight: Fight, killers: tuple[int, ...]) -> None:
    """What lasted until its bearer killed a monster, or helped to, is over."""
    from kickdoor.rules import marks

    for seat in killers:
        marks.end(state, ("until_kill",), seat, used=True)
    if fight.helper >= 0 and fight.fighter in killers:
        marks.end(state, ("until_helped",), fight.helper, used=True)


def _plan(fight: Fight) -> tuple[Row, ...]:
    """Who draws how many of which pile, in the order earned; what an offer or effect gave comes last (AMB-68)."""
    due: dict[int, int] = {}
    for spoils in fight.banked:
        due[spoils.seat] = due.get(spoils.seat, 0) + spoils.treasures
    plan = [(seat, TREASURE, count, fight.helper >= 0 and seat == fight.fighter) for seat, count in due.items() if count > 0]
    plan.extend((seat, PILES[pile], count, False) for pile, count, seat in fight.held if pile in PILES)
    return tuple(plan)


def _share_equally(state: State, fight: Fight, plan: tuple[Row, ...]) -> None:
    """Where a monster says so both share the Treasures equally, whatever they agreed; an odd one is the fighter's.

    Rules: MULTI-03.
    """
    if fight.helper >= 0 and any(
        a.question.if_ is None or reading.holds(state, a.question.if_, a.nouns) for a in standing.answers(state, "shares")
    ):
        count = sum(row[2] for row in plan if row[3])
        fight.deal = (fight.deal or Terms())._replace(treasures=count // 2)


def _draw_reward(state: State, fight: Fight, row: Row) -> None:
    """Killed alone: face down. With help: face up, and shared as agreed.

    Rules: REWARD-02, REWARD-03, REWARD-04.
    """
    seat, pile, count, helped = row
    if helped and _quota(state, fight, count) > 0:
        flow.push(state, Task("share", seat, fight.helper, _quota(state, fight, count), _first(fight), count))
    else:
        flow.push(state, Task("draw", seat, pile, count, "up" if helped else "down", "hand", ()))


def _quota(state: State, fight: Fight, count: int) -> int:
    """How many Treasures the helper gets."""
    if fight.deal is None:
        return 0
    return count if fight.deal.treasures < 0 else min(count, fight.deal.treasures)


def _first(fight: Fight) -> int:
    return fight.deal.first if fight.deal is not None and fight.deal.first >= 0 else fight.fighter


def share_task(state: State, task: Task) -> bool:
    """Treasures lie face up and are picked one each in turn until the helper has hers; the rest is the fighter's.

    Before that the cards speak that have something to say of the Treasures drawn: what is exchanged is shared as it lies then.

    Rules: HELP-05, HELP-16.
    """
    fighter, helper, quota, picker, count = task.args
    fight = state.fight
    assert fight is not None
    if not task.got:
        flow.push(state, Task("draw", fighter, TREASURE, count, "up", "laid", ()))
        return False
    if len(task.got) == 1:
        if not _tell_drawn(state, fight, fighter, task.got[0]):
            flow.remember(state, (False, ()))
        return False
    left = tuple(moving.lying(state, LAID_OUT))
    if len(task.got) == 2:
        task = task.but(got=(left, task.got[1]))
    else:
        card = task.got[-1][0]
        _pick_up(state, picker, card)
        left = moving.without(left, card)
        quota -= picker == helper
        picker = fighter if picker == helper else helper
    quota = min(quota, len(left))
    flow.replace(state, task.but(got=task.got[:2], args=(fighter, helper, quota, picker, count)))
    if quota == 0 or quota == len(left):
        for card in left:
            _pick_up(state, helper if quota else fighter, card)
        flow.finish(state, task.got[0])
        moments.received(state, task.got[0])
    else:
        flow.push(state, Choose(picker, "card", left, 1, 1, verb="pick", purpose="pick"))
    return False


def _are_lacking(state: State, seat: int) -> bool:
    """True while some of the Treasures that this fighter is to share have gone again: what he then draws takes their place."""
    share = next((f for f in reversed(state.stack) if isinstance(f, Task) and f.name == "share" and len(f.got) == 1), None)
    return share is not None and share.args[0] == seat and len(moving.lying(state, LAID_OUT)) < len(share.got[0])


def _pick_up(state: State, seat: int, card: int) -> None:
    moving.to_hand(state, card, seat)
    tell(state, "picked", seat, (card,), rule="HELP-16")


def _rewarded(state: State, fight: Fight, task: Task) -> None:
    """The Treasures have been drawn: cards that speak of that moment do so, unless they did before these were shared."""
    plan = task.got[0]
    shared = any(row[3] and _quota(state, fight, row[2]) > 0 for row in plan)
    seats = dict.fromkeys(spoils.seat for spoils in fight.banked if not (shared and spoils.seat == fight.fighter))
    drawn = [*zip(plan, task.got[1:], strict=True)]
    rows = {row[0]: cards or () for row, cards in drawn[::-1] if row[1] == TREASURE}
    opened = [_tell_drawn(state, fight, seat, rows.get(seat, ())) for seat in reversed(seats)]
    if not any(opened):
        flow.remember(state, (False, ()))


def _tell_drawn(state: State, fight: Fight, seat: int, drawn: tuple[int, ...]) -> bool:
    """Open the moment for each monster of this seat's, with its own Treasures among those drawn; False if none answers."""
    events: list[tuple[int, tuple[int, ...]]] = []
    for spoils in fight.banked:
        if spoils.seat == seat:
            events.append((spoils.foe.card, drawn[: spoils.treasures]))
            drawn = drawn[spoils.treasures :]
    opened = [
        moments.happen(state, "rewarded", it=foe, them=fight.fighter, nouns=Nouns(those=its)) for foe, its in reversed(events)
    ]
    return any(opened)


def keep_promises(state: State, task: Task) -> bool:
    """Cards promised to the helper are played on her when the fight is won, if they can be.

    Rules: HELP-06.
    """
    (promises,) = task.args
    fight = state.fight
    assert fight is not None
    if not promises or fight.helper < 0:
        flow.finish(state, ())
        return False
    card = promises[0]
    flow.replace(state, Task(task.name, promises[1:]))
    on_her = ("seat", fight.helper)
    if state.zone[card] == HAND + fight.fighter and on_her in playable.legal_targets(state, fight.fighter, card):
        playing.play_card(state, fight.fighter, card, on_her)
    return False


def pay_out(state: State, task: Task) -> bool:
    """Treasure of a monster that went away while somebody ran from it."""
    (rows,) = task.args
    if not rows:
        flow.finish(state, ())
        return False
    _, count, seat = rows[0]
    flow.replace(state, Task(task.name, rows[1:]))
    flow.push(state, Task("draw", seat, TREASURE, count, "down", "hand", ()))
    return False


# --- drawing ---------------------------------------------------------------------------------------------------------


def draw_task(state: State, task: Task) -> bool:
    """Draw so many cards; before each face-up draw those may speak who can take another card instead.

    The dead draw none, nor do those whom a card forbids it.

    Rules: DECK-03, DECK-04, REWARD-03, REWARD-04, DEATH-11.
    """
    seat, kind, count, face, place, drawn, pile = (*task.args, -1)[:7]
    if task.got and pile < 0:
        pile = piles.named(state, kind, task.got[0])
    elif task.got:
        stopped, took = task.got[0]
        drawn = (*drawn, *took) if stopped else drawn + top(state, pile)
        count, pile = count - 1, -1
    if not state.alive[seat] or deeds.forbids(state, "draw", seat) >= 0:
        count = 0
    if place == "hand" and kind == TREASURE and _are_lacking(state, seat):
        face, place = "up", "laid"
    while count > 0:
        if pile < 0:
            flow.replace(state, Task(task.name, seat, kind, count, face, place, drawn))
            pile = piles.ask(state, seat, kind)
            if pile < 0:
                return False
        if face == "up":
            flow.replace(state, Task(task.name, seat, kind, count, face, place, drawn, pile))
            if moments.happen(state, "draws_face_up", them=seat, nouns=Nouns(shown=pile)):
                return False
        drawn += top(state, pile)
        count, pile = count - 1, -1
    _put(state, seat, drawn, face, place)
    flow.finish(state, drawn)
    if place != "laid":
        moments.received(state, drawn)
    return False


def top(state: State, pile: int) -> tuple[int, ...]:
    """The top card of a deck, or nothing."""
    card = moving.draw(state, pile)
    return (card,) if card >= 0 else ()


def _put(state: State, seat: int, drawn: tuple[int, ...], face: str, place: str) -> None:
    for card in drawn:
        if place == "laid":
            moving.move(state, card, LAID_OUT)
        elif state.zone[card] == LIMBO:
            moving.to_hand(state, card, seat)
        if face == "up":
            state.known[card] = moving.ALL
    if drawn:
        seen = moving.ALL if face == "up" else 1 << seat
        tell(
            state,
            "drew_up" if face == "up" else "drew",
            seat,
            drawn,
            len(drawn),
            rule="REWARD-04" if face == "up" else "REWARD-03",
            seen=seen,
        )
