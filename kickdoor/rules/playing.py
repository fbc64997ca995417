"""Playing a card and using an ability: cost, what others may say to it, and what then happens."""

from __future__ import annotations

from typing import Any, Final

from kickdoor.box import COMPANIONS, TRAITS, words_at
from kickdoor.cards.language import Ability, Cards, Who
from kickdoor.event import tell
from kickdoor.frames import Choose, Nouns, Play
from kickdoor.rules import (
    character,
    costs,
    curses,
    effects,
    fighting,
    flow,
    items,
    moments,
    moving,
    strength,
    targeting,
    timing,
)
from kickdoor.state import FIGHT, LIMBO, TABLE, State


def play_card(state: State, seat: int, card: int, on: tuple[Any, ...], more: tuple[Any, ...] = ()) -> None:
    """A card is played: it leaves the hand (or the table) first, then its cost is paid, then it acts (architecture section 5)."""
    kind = state.box.kind[card]
    if kind == "one_shot" and moving.riders(state, card):
        more = (RAISED, strength.bonus_of(state, card) - strength.printed_bonus(state, card))
    moving.move(state, card, LIMBO)
    state.known[card] = moving.ALL
    tell(state, "played", seat, (card,), rule=RULE_OF_KIND.get(kind, ""))
    target = on if on else ()
    them = on[1] if on and on[0] == "seat" else -1
    nouns = Nouns(card=card, you=seat, user=seat, target=target, them=them)
    window = timing.window_of(state)
    if window is not None:
        nouns = nouns.but(it=window.it, them=window.them, shown=window.nouns.shown)
    fighting.reopen(state)
    printed = state.box.cards[card].playable
    first = "aim" if printed is not None and targeting.is_for_several(printed.target) else "cost"
    flow.push(state, Play(first, seat, card, (card, "playable"), nouns, more))


RAISED: Final = "raised"  # a one-shot is played with what sat on it on the table: then its bonus follows

RULE_OF_KIND: Final = {
    "curse": "TIME-04",
    "class": "TIME-08",
    "race": "TIME-08",
    "enhancer": "ENHANCE-03",
    "item": "TIME-10",
    "one_shot": "ONESHOT-03",
    "hireling": "TIME-03",
}


def use_ability(state: State, use: moments.Use, seat: int, on: tuple[Any, ...] = ()) -> None:
    """An ability is used: target, cost, effect."""
    tell(state, "used", seat, (use.nouns.card,), rule="CLASS-04")
    nouns = use.nouns.but(target=on or use.nouns.target)
    if use.ability.by is not None:
        nouns = nouns.said_to(seat)
    window = timing.window_of(state)
    fighting.reopen(state)
    if window is not None:
        state.stack[-1] = window.but(passed=0, used=(*window.used, (seat, *use.path)))
    costs.spend(state, seat, nouns, use.ability)
    first = "aim" if targeting.is_for_several(use.ability.target) else "do" if use.ability.instead == "draw" else "pay"
    flow.push(state, Play(first, seat, use.nouns.card, use.path, nouns))


def play_step(state: State, play: Play) -> bool:
    """The next step of a card or an ability."""
    STEPS[play.step](state, play)
    return False


def _aim(state: State, play: Play) -> None:
    """Choose what else a card or an ability is aimed at, where its text says more than one."""
    is_card = play.path[1] == "playable"
    asking = state.box.cards[play.card].playable if is_card else ability_of(state, play)
    assert asking is not None and isinstance(asking.target, (Cards, Who))
    target = play.nouns.target
    if len(target) == 2:
        rest, least, most = targeting.further(state, asking.target, play.nouns, play.seat)
        if not play.got and most and least < len(rest):
            sort = "seat" if isinstance(asking.target, Who) else "card"
            question = Choose(play.seat, sort, rest, least, most, verb="pick", path=play.path, nouns=play.nouns, purpose="on")
            flow.push(state, question)
            return
        target = (*target, *(play.got[-1] if play.got else rest[:most]))
    flow.replace(state, play.but(step="cost" if is_card else "pay", got=(), nouns=play.nouns.but(target=target)))


# --- a card ----------------------------------------------------------------------------------------------------------


def _cost(state: State, play: Play) -> None:
    """Pay the cost that the card states."""
    printed = state.box.cards[play.card].playable
    if printed is not None and printed.pay:
        flow.replace(state, play.come_to("paid"))
        effects.run(state, (play.card, "playable", "pay"), play.nouns)
    else:
        _played(state, play)


def _paid(state: State, play: Play) -> None:
    paid = play.got[-1][0]
    flow.replace(state, play.but(step="played", got=(), nouns=play.nouns.but(paid=paid)))


def _played(state: State, play: Play) -> None:
    """Let others answer the card, if a card of the Box may."""
    flow.replace(state, play.anew("acts"))
    on = play.nouns.target[1] if play.nouns.target and play.nouns.target[0] == "seat" else -1
    moments.happen(state, "played", it=play.card, them=play.seat, nouns=Nouns(user=play.seat, them=on))


def _acts(state: State, play: Play) -> None:
    """The card does what its kind does, unless it was cancelled, taken or sent back before."""
    is_cancelled = bool(play.got and play.got[-1] is not None and play.got[-1][0])
    if is_cancelled or state.zone[play.card] != LIMBO:
        _discard(state, play)
        flow.finish(state)
        return
    flow.replace(state, play.anew("end"))
    kind = state.box.kind[play.card]
    if kind in TRAITS or kind == "power":
        character.place(state, play)
    elif kind == "curse" and not attaches(state, play.card):
        target = play.nouns.target
        curses.land(state, play.card, curses.victim_of(state, play.seat, target), play.seat, target)
    elif kind == "monster":
        fighting.join_fight(state, play.card, play.seat)
    elif kind == "enhancer":
        fighting.enhance(state, play.card, play.nouns.target[1], play.seat)
    elif kind == "item":
        items.put_down(state, play)
    elif kind in COMPANIONS:
        items.take_on(state, play)
    elif kind == "place":
        moving.move(state, play.card, TABLE + play.seat)
        effects.run(state, (play.card, "does"), play.nouns)
    else:
        if kind == "curse":
            victim = curses.victim_of(state, play.seat, play.nouns.target)
            tell(state, "cursed", victim, (play.card,), 0, play.seat, rule="CURSE-02")
        _effect(state, play)


def attaches(state: State, card: int) -> bool:
    """True for a card that is put on another one when played."""
    return any(word.key == "attach" for word in state.box.cards[card].does)


def _effect(state: State, play: Play) -> None:
    """One-shots, doors and treasures: beside the fight if there is one they belong to, then what they do."""
    box = state.box
    printed = box[play.card]
    fight = state.fight
    if printed.kind == "one_shot" and fight is not None and not fight.running:
        moving.move(state, play.card, FIGHT)
        fighting.lay_beside(state, play.card, play.seat, play.nouns.target)
        if printed.bonus:
            raised = play.more[1] if play.more[:1] == (RAISED,) else 0
            fighting.boost(state, play.nouns.target, printed.bonus + raised, play.card)
    if printed.does:
        effects.run(state, (play.card, "does"), play.nouns)


def _end(state: State, play: Play) -> None:
    """The card is put away, unless its effect has given it a place; beside a fight stays what is used in it.

    Rules: GUAL-04, ONESHOT-05.
    """
    printed = state.box.cards[play.card].playable
    if state.box.kind[play.card] == "one_shot" and state.fight is not None and not fighting.is_used_in_it(state, play.card):
        fighting.put_away(state, play.card)
    if _discard(state, play) and state.fight is not None and printed is not None and "combat" in printed.when:
        state.fight.used = (*state.fight.used, (play.card, play.seat))
    if printed is not None and printed.instead is not None:
        _replaces(state, printed.instead, (), play.nouns, printed.card)
    flow.finish(state)


def _discard(state: State, play: Play) -> bool:
    """Put the card away unless it has found a place; an Item used up was its player's."""
    if state.zone[play.card] != LIMBO:
        return False
    moving.discard(state, play.card, play.seat if state.box.cards[play.card].gold is not None else -1)
    return True


# --- an ability ------------------------------------------------------------------------------------------------------


def ability_of(state: State, play: Play) -> Ability:
    """The ability that is being used."""
    ability: Ability = words_at(state.box, play.path)
    return ability


def _pay(state: State, play: Play) -> None:
    ability = ability_of(state, play)
    flow.replace(state, play.anew("paid_for"))
    if ability.pay:
        effects.run(state, (*play.path, "pay"), play.nouns)


def _paid_for(state: State, play: Play) -> None:
    paid = play.got[-1][0] if play.got else ()
    ability = ability_of(state, play)
    if ability.instead == "draw":
        flow.replace(state, play.anew("stop"))
    else:
        flow.replace(state, play.but(step="do", got=(), nouns=play.nouns.but(paid=paid)))


def _do(state: State, play: Play) -> None:
    ability = ability_of(state, play)
    if not play.more:
        if costs.limited(ability) and not ability.pay and not ability.may and ability.name is None:
            costs.spend(state, play.seat, play.nouns, ability)
    if ability.instead == "draw":
        flow.replace(state, play.anew("drawn"))
        effects.run(state, (*play.path, "does"), play.nouns.but(harm="draw"))
        return
    flow.replace(state, play.anew("stop"))
    if ability.does:
        effects.run(state, (*play.path, "does"), play.nouns)


def _drawn(state: State, play: Play) -> None:
    """What was taken instead of a draw is kept in mind; then the cost is paid (never with the card taken)."""
    flow.replace(state, play.but(step="pay", got=(), more=("took", *play.got[-1][0])))


def _stop(state: State, play: Play) -> None:
    """What the ability replaces does not happen."""
    ability = ability_of(state, play)
    if ability.instead is not None:
        _replaces(state, ability.instead, play.more[1:], play.nouns, ability.card)
    flow.finish(state, (play.more[1:], play.nouns.shown))


MOMENT_OF: Final = {
    "curse": "curse_lands",
    "loss": "loss",
    "death": "death",
    "draw": "draws_face_up",
    "fight": "meets",
    "levels": "killed",
}


def _replaces(state: State, what: str, took: tuple[int, ...], nouns: Nouns, described: Cards | None) -> None:
    """Stop the window of what is replaced; of a loss only the cards that are described are kept."""
    if what == "charity":
        state.happened |= {"charity_replaced"}
        state.stir()
        return
    kept = took
    if what == "loss":
        window = moments.nearest(state, "loss")
        if window is not None:
            kept = tuple(c for c in window.nouns.those if described is None or targeting.meant(state, c, described, nouns))
    moments.stop(state, MOMENT_OF[what], -1, kept)
    if what == "fight":
        fighting.remove(state, nouns.foe if nouns.foe >= 0 else nouns.it, pays=False)


STEPS: Final = {
    "aim": _aim,
    "cost": _cost,
    "paid": _paid,
    "played": _played,
    "acts": _acts,
    "end": _end,
    "pay": _pay,
    "paid_for": _paid_for,
    "do": _do,
    "drawn": _drawn,
    "stop": _stop,
}
