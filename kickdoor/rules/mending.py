"""Corrections, after each whole move or effect: what comes true at once, bodies to loot, and limits that are exceeded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kickdoor.box import TRAITS, inside
from kickdoor.cards.language import Ability, TokenKindsAmount
from kickdoor.event import tell
from kickdoor.frames import Choose, Play, Task
from kickdoor.rules import asking, character, flow, items, levels, limits, moments, moving, standing
from kickdoor.rules.voices import Assembly, Spoken
from kickdoor.state import TABLE, State

Mends = Callable[[State, int], bool]

SOON: Final = "as_soon_as"
CAME_TRUE: Final = "soon"  # rows of `State.spent`: what a card did as soon as it might
TOLD: Final = "left"  # and what has been answered since all was right


def mend(state: State) -> bool:
    """Put right what has to be put right; True if something was done or begun."""
    if state.memo.get("mended"):
        return False
    box = state.box
    done = (
        (bool(state.left) and _let_tell(state))
        or (bool(box.asking or box.copiers) and asking.ask(state))
        or (SOON in box.forced and _come_true(state))
        or (bool(state.bodies) and _loot(state))
        or _mend_seats(state)
    )
    if not done:
        if state.spent:
            _settle(state)
        state.memo["mended"] = True
    return done


def _settle(state: State) -> None:
    """All that comes by itself has come: a card that is gone may come true, and tell that it leaves, another time."""
    if any(row[0] in (CAME_TRUE, TOLD) for row in state.spent):
        here = {voice.card for voice in standing.gathering(state).voices()}
        kept = tuple(row for row in state.spent if row[0] != TOLD and (row[0] != CAME_TRUE or row[2] in here))
        if kept != state.spent:
            state.spent = kept
            state.stir()  # a copy shares what is kept in mind, but not this


def _let_tell(state: State) -> bool:
    """What cards answer that left play or were discarded, and Levels gained; each once, though that makes it happen again."""
    gone = tuple(each for each in state.left if (TOLD, *each) not in state.spent)
    state.left = ()
    state.spent = (*state.spent, *((TOLD, *each) for each in gone))
    flow.push(state, Task("left", gone))
    return True


def _come_true(state: State) -> bool:
    """What comes true at once; whoever thereby stands at the winning Level has won when it has come true for all, together.

    Rules: TOKEN-08, TOKEN-09.
    """
    if _something_comes_true(state):
        return True
    if max(state.level) < levels.goal(state):
        return False
    levels.declare_winners(state)
    return bool(state.winners)


def _something_comes_true(state: State) -> bool:
    """Abilities whose condition has become true; each once for as long as it stays so, and anew when what it counts is less."""
    said = standing.gathering(state)
    if len(said.choruses) == 1 or not state.box.slow_to_come_true:
        return _one_comes_true(state, said.compelled.get(SOON, ()))
    seated: Assembly = state.assembly
    soon = seated.soon or _said_soon(state, seated)
    if state.settled and state.settled[1] == state.tokens and state.settled[0] == soon:
        of_fight = state.choruses[-1].compelled.get(SOON, ()) if state.fight is not None else ()
        return bool(of_fight) and _one_comes_true(state, of_fight)
    if _one_comes_true(state, said.compelled.get(SOON, ())):
        return True
    state.settled = (soon, state.tokens[:])
    return False


def _said_soon(state: State, seated: Assembly) -> tuple[Any, ...]:
    """On what it hangs, tokens apart, whether something comes true but for the fight: on who says so, and on all tables where a
    condition asks for more than tokens.
    """
    spoken = seated.alone.compelled.get(SOON, ())
    box = state.box
    alone = not any(state.zone[card] >= TABLE or card in box.rules for card in box.soon_by_more)
    seated.soon = found = (spoken, None if alone else seated)
    return found


def _one_comes_true(state: State, spoken: tuple[Spoken, ...]) -> bool:
    for voice, where, ability in spoken:
        once = (CAME_TRUE, voice.you, voice.card, where, voice.foe)
        use = moments.fit(state, voice, where, ability, SOON, None)
        before = next((row for row in state.spent if row[:5] == once), None)
        if use is None:
            if before is not None:
                state.spent = tuple(row for row in state.spent if row != before)
            continue
        counted = _counted(state, voice.you, ability)
        if before is None or sum(counted) < sum(before[5]):
            state.spent = (*(row for row in state.spent if row != before), (*once, counted))
            state.touch()
            flow.push(state, Play("do", use.owner, voice.card, where, use.nouns))
            return True
    return False


def _counted(state: State, seat: int, ability: Ability) -> tuple[int, ...]:
    """The tokens that a condition counts: two full sets at once are two, as long as each takes some away."""
    return tuple(state.tokens[seat]) if seat >= 0 and any(inside(ability.if_, TokenKindsAmount)) else ()


def _loot(state: State) -> bool:
    """A body is looted at once, but for those of a fight, which wait for the last roll (AMB-16)."""
    if not _waits_for_the_rolls(state, state.bodies[0]) or state.options.get("bodies_looted") == "at_once":
        dead = state.bodies[0]
        state.bodies = state.bodies[1:]
        flow.push(state, Task("loot", dead, (), "lay_out"))
        flow.push(state, Task("role", dead))
        return True
    return False


def _waits_for_the_rolls(state: State, dead: int) -> bool:
    """True while a fight isn't over in which this one died, or from which somebody still runs."""
    return state.fight is not None and (state.fight.running or dead in state.fighters())


def _mend_seats(state: State) -> bool:
    assembly = standing.assembly(state)
    if assembly.beyond is None:
        assembly.beyond = _beyond(state, assembly)
    beyond = assembly.beyond
    if beyond:
        for seat in state.living(state.turn):
            for mends in beyond.get(seat, ()):
                if mends(state, seat):
                    return True
    return False


def _beyond(state: State, seated: Assembly) -> dict[int, tuple[Mends, ...]]:
    """The seats that may have too much of something, each with what mends that."""
    if state.masks:
        return dict.fromkeys(range(state.seats), _mending(state, state.box.exceeded["all"]))
    found: dict[int, tuple[Mends, ...]] = {}
    for seat, chorus in enumerate(seated.choruses[: state.seats]):
        mending: tuple[Mends, ...] | None = chorus.kept.get("mending")
        if mending is None:
            mending = chorus.kept["mending"] = _mending(state, _sum(state, seat))
        if mending:
            found[seat] = mending
    return found


def _mending(state: State, total: int) -> tuple[Mends, ...]:
    """What mends the sorts that may be exceeded by this sum."""
    exceeded = state.box.exceeded
    return tuple([mends for sort, mends in MENDS if total & exceeded[sort]]) if total & exceeded["all"] else ()


def _sum(state: State, seat: int) -> int:
    """The cards before a seat counted, each sort in its place (see `counts_of`)."""
    box = state.box
    total: int = box.few
    for card in state.table[seat]:
        total += box.laid[card]
    for card in state.equipped[seat]:
        total += box.worn[card]
    return total


def _lone_seconds(state: State, seat: int) -> bool:
    """What allows a second class (race, affiliation) needs one to sit on.

    Rules: SUPER-01.
    """
    for card in state.table[seat]:
        for question in state.box[card].gives:
            if question.key == "limit" and question.main in TRAITS and state.box.kind[card] == "door":
                if not character.of_kind(state, seat, question.main):
                    moving.discard(state, card)
                    tell(state, "discarded", seat, (card,), rule="SUPER-01")
                    return True
    return False


def _ask(state: State, seat: int, cards: tuple[int, ...], count: int, what: str) -> bool:
    """The owner chooses what goes; where all of it must, that is no question."""
    if count >= len(cards):
        _goes(state, seat, cards, what)
        return True
    flow.push(state, Task("give_up", seat, what))
    flow.push(state, Choose(seat, "card", cards, count, count, verb=what, purpose=what))
    return True


def give_up(state: State, task: Task) -> bool:
    """What its owner chose is discarded, or turned sideways."""
    seat, what = task.args
    flow.finish(state)
    _goes(state, seat, task.got[0], what)
    return False


def _goes(state: State, seat: int, cards: tuple[int, ...], what: str) -> None:
    for card in cards:
        if what == "unequip":
            moving.unequip(state, card, seat)
            tell(state, "unequipped", seat, (card,), rule="ITEM-08")
        else:
            moving.discard(state, card)
            tell(state, "discarded", seat, (card,), rule="CLASS-09")


def _too_many_traits(state: State, seat: int) -> bool:
    """One class (race, affiliation), unless a card allows more, and never the same one twice: the later goes.

    Rules: CLASS-09, RACE-05, AFFIL-06, COMBINE-04, COMBINE-14, SUPER-02.
    """
    for kind in TRAITS:
        mine = character.of_kind(state, seat, kind)
        if len(mine) > 1:
            traits = [state.box.traits[card] for card in mine]
            twins = [card for place, card in enumerate(mine) if traits[place] in traits[:place]]
            if twins:
                moving.discard(state, twins[0])
                tell(state, "discarded", seat, (twins[0],), rule="SUPER-02")
                return True
            over = len(mine) - limits.limit(state, kind, seat)
            if over > 0:
                return _ask(state, seat, mine, over, "drop")
    return False


def _too_many_companions(state: State, seat: int) -> bool:
    """One companion, unless a card allows more (AMB-48, AMB-63).

    Rules: SIDEKICK-03, ALLY-01, COMBINE-09.
    """
    mine = items.companions(state, seat)
    over = len(mine) - limits.limit(state, "companion", seat) if len(mine) > 1 else 0
    return _ask(state, seat, mine, over, "drop") if over > 0 else False


def _ranks(state: State, seat: int) -> bool:
    """The Ranks of all Powers fit the Level, or one more Power goes, by its owner's choice; all of them where none fits.

    Rules: POWER-04, POWER-10.
    """
    if character.ranks_left(state, seat) >= 0:
        return False
    powers = character.of_kind(state, seat, "power")
    if not powers:
        return False
    allowed = limits.limit(state, "rank", seat)
    none_fits = all(state.box[power].rank > allowed for power in powers)
    return _ask(state, seat, powers, len(powers) if none_fits else 1, "drop")


def _slots(state: State, seat: int) -> bool:
    """What no longer fits is turned sideways, by its owner's choice (AMB-48).

    Rules: ITEM-08.
    """
    box = state.box
    if len(state.equipped[seat]) < 2:
        return False
    slots = dict.fromkeys(box[c].slot for c in state.equipped[seat] if box[c].slot is not None)
    for slot in slots:
        worn = tuple(c for c in state.equipped[seat] if box[c].slot == slot and not standing.lifted(state, c))
        over = len(worn) - limits.limit(state, slot, seat) if len(worn) > 1 else 0  # type: ignore[arg-type]
        if over > 0:
            return _ask(state, seat, worn, over, "unequip")
    held = tuple(c for c in state.equipped[seat] if box[c].hands and not standing.lifted(state, c))
    if len(held) > 1 and items.hands_use(state, seat) > limits.limit(state, "hands", seat):
        return _ask(state, seat, held, 1, "unequip")
    return False


def _complex(state: State, seat: int) -> bool:
    """A single Complex Item stays equipped; nothing is equipped in the others' place.

    Rules: COMPLEX-01, COMPLEX-03, COMPLEX-04.
    """
    over = items.complex_use(state, seat) - limits.limit(state, "complex", seat)
    if over <= 0:
        return False
    worn = tuple(c for c in state.equipped[seat] if state.box[c].complex and not standing.lifted(state, c))
    return _ask(state, seat, worn, over, "unequip")


def _big(state: State, seat: int) -> bool:
    """One Big Item, or the extras are sold, handed on or discarded.

    Rules: BIG-03, BIG-04.
    """
    mine = items.big_items(state, seat)
    if len(mine) < 2 or len(mine) <= limits.limit(state, "big", seat):
        return False
    flow.push(state, Task("surplus", seat))
    return True


def surplus_task(state: State, task: Task) -> bool:
    """Extra Big Items: sold where that is legal; else each to the lowest Level able to carry it, or discarded (AMB-40).

    Rules: BIG-05, BIG-06, BIG-07.
    """
    (seat,) = task.args[:1]
    going: tuple[int, ...] = task.args[1] if len(task.args) > 1 else ()
    if not going:
        mine = items.big_items(state, seat)
        over = len(mine) - limits.limit(state, "big", seat)
        if over <= 0:
            flow.finish(state)
        elif not task.got:
            flow.push(state, Choose(seat, "card", mine, over, over, verb="surplus", purpose="surplus"))
        elif task.got[-1] == ("sold",):
            flow.replace(state, task.but(got=()))
        else:
            flow.replace(state, Task(task.name, seat, task.got[-1]))
        return False
    return _hand_on(state, task, seat, going)


def _hand_on(state: State, task: Task, seat: int, going: tuple[int, ...]) -> bool:
    card = going[0]
    given = state.options.get("extra_big_items") != "discarded"
    able = [s for s in state.living(state.turn) if given and s != seat and items.carry_refusal(state, s, card) is None]
    lowest = [s for s in able if state.level[s] == min(state.level[t] for t in able)]
    if len(lowest) > 1 and not task.got:
        flow.push(state, Choose(seat, "seat", tuple(lowest), 1, 1, verb="hand_on", purpose="hand_on"))
        return False
    if lowest:
        heir = task.got[0][0] if task.got else lowest[0]
        moving.hand_over(state, card, heir)
        tell(state, "handed_on", seat, (card,), 0, heir, rule="BIG-06")
    else:
        moving.discard(state, card)
        tell(state, "discarded", seat, (card,), rule="BIG-07")
    if len(going) > 1:
        flow.replace(state, Task(task.name, seat, going[1:]))
    else:
        flow.finish(state)
    return False


MENDS: Final[tuple[tuple[str, Mends], ...]] = (
    ("second", _lone_seconds),
    ("trait", _too_many_traits),
    ("companion", _too_many_companions),
    ("rank", _ranks),
    ("slot", _slots),
    ("complex", _complex),
    ("big", _big),
)
