"""What the words about tokens do, and how those of a won fight are handed out."""

from __future__ import annotations

from typing import Final

from kickdoor import dice
from kickdoor.cards.language import GainTokensWord, LoseTokensWord, Who
from kickdoor.frames import Choose, Deed, Task, Window
from kickdoor.rules import flow, reading, tokens
from kickdoor.rules.effects import branch, branch_done, done, got, picked
from kickdoor.state import Fight, State

RANDOM: Final = "random"
Row = tuple[int, int, tuple[str, ...], int]  # who gets them, who chooses, of which kinds, how many


def gain_tokens(state: State, deed: Deed, word: GainTokensWord) -> None:
    """Take tokens from the pool, or from a player; what a kill brings waits until rewards are handed out.

    Rules: TOKEN-03, TOKEN-04, TOKEN-10, PRECEDENCE-05.
    """
    count = reading.amount(state, word.main, deed.nouns)
    have = [seat for seat in range(state.seats) if _meant(tokens.held(state, seat), word.kind)]
    found = picked(state, deed, word.from_, one=True, among=have) if isinstance(word.from_, Who) else ((), 0)
    if found is None:
        return
    givers, asked = found
    pool = tokens.held(state, givers[0]) if givers else state.box.tokens
    kinds = _meant(pool, word.kind)
    if givers:
        count = min(count, len(kinds))
    if not kinds or count <= 0 or (isinstance(word.from_, Who) and not givers):
        done(state)
        return
    chooser = _chooser(state, deed, word.by)
    fight = state.fight
    if fight is not None and not givers and _pays_a_kill(state):
        row = (deed.seat, chooser, (RANDOM,) if word.kind == RANDOM else kinds, count)
        fight.owed = (*fight.owed, row)
        done(state)
        return
    chosen = _pick(state, kinds, count, word.kind, repeat=not givers)
    if chosen is None:
        chosen = got(state, asked)
    if chosen is None:
        options = kinds if givers else kinds * count
        flow.push(state, Choose(chooser, "token", options, count, count, verb="gain_tokens", path=deed.path,
                                nouns=deed.nouns, purpose="taking"))  # fmt: skip
        return
    for kind in chosen:
        tokens.change(state, deed.seat, kind, 1)
        if givers:
            tokens.change(state, givers[0], kind, -1)
    done(state)


def _meant(pool: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Those tokens of a pool that a word may mean."""
    return pool if kind in ("any", "every", RANDOM) else tuple(each for each in pool if each == kind)


def _pick(state: State, kinds: tuple[str, ...], count: int, kind: str, *, repeat: bool) -> tuple[str, ...] | None:
    """The kinds that go or come where nobody has to choose, else None. `repeat`: there are enough of each."""
    if kind == "every":
        return tuple(dict.fromkeys(kinds)) * count
    if kind == RANDOM:
        return _by_chance(state, kinds, count, repeat=repeat)
    if len(set(kinds)) == 1:
        return kinds[:1] * count
    return kinds if not repeat and len(kinds) <= count else None


def _by_chance(state: State, kinds: tuple[str, ...], count: int, *, repeat: bool) -> tuple[str, ...]:
    left, picked = list(kinds), []
    for _ in range(count if repeat else min(count, len(left))):
        picked.append(dice.pick_name(state, tuple(left)))
        if not repeat:
            left.remove(picked[-1])
    return tuple(picked)


def _chooser(state: State, deed: Deed, by: Who | None) -> int:
    seats = reading.whom(state, by, deed.nouns) if by is not None else ()
    return seats[0] if seats else deed.seat


def _pays_a_kill(state: State) -> bool:
    """True while a monster's death, or a win, is being answered.

    Rules: COMBINE-06, PRECEDENCE-05.
    """
    return any(isinstance(frame, Window) and frame.moment in ("killed", "won") for frame in state.stack)


def lose_tokens(state: State, deed: Deed, word: LoseTokensWord) -> None:
    """Lose or pay tokens; where there are too few, something else where the card says so. They go back to the pool.

    Rules: TOKEN-10.
    """
    price = "pay" in deed.path
    have = tokens.free(state, deed.seat) if price else tokens.held(state, deed.seat)
    kinds = _meant(have, word.kind)
    wanted = len(kinds) if word.main in ("any", "all") else reading.amount(state, word.main, deed.nouns)
    if word.kind == "every":
        lacking = any(have.count(each) < wanted for each in state.box.tokens)
    else:
        lacking = len(kinds) < max(wanted, 1)
    if word.else_ and lacking and got(state, 0) is None:
        branch(state, deed, "else_", you=deed.seat)
        return
    if word.else_ and lacking:
        branch_done(state, deed)
        return
    count = min(wanted, len(kinds))
    choice = word.main == "any" and len(kinds) > 1
    picked = None if choice else _pick(state, kinds, count, word.kind, repeat=False)
    if picked is None:
        picked = got(state, 0)
    if picked is None:
        least = 1 if word.main == "any" else count
        chooser = _chooser(state, deed, word.by)
        flow.push(state, Choose(chooser, "token", kinds, least, count, verb="lose_tokens", path=deed.path,
                                nouns=deed.nouns, purpose="spending"))  # fmt: skip
        return
    for kind in picked:
        tokens.change(state, deed.seat, kind, -1)
    done(state, tuple(-1 - state.box.tokens.index(kind) for kind in picked))


# --- rewards ---------------------------------------------------------------------------------------------------------


def rows_of(state: State, fight: Fight) -> tuple[Row, ...]:
    """The tokens of a won fight: those of its monsters first, then those that cards give."""
    count = sum(len(spoils.tokens) for spoils in fight.banked if spoils.seat == fight.fighter)
    everything = _quota(fight, count) == count
    rows: list[Row] = []
    for spoils in fight.banked:
        taker = fight.helper if everything and spoils.seat == fight.fighter else spoils.seat
        rows += [(taker, taker, kinds, 1) for kinds in spoils.tokens]
    return (*rows, *fight.owed)


def _quota(fight: Fight, count: int) -> int:
    """How many of the monsters' tokens the helper gets."""
    if fight.helper < 0 or fight.deal is None:
        return 0
    return count if fight.deal.reward_tokens < 0 else min(count, fight.deal.reward_tokens)


def hand_out(state: State, task: Task) -> bool:
    """Each token's kind is chosen; then the helper picks what the deal gives her; the rest is the fighter's.

    Rules: TOKEN-02, TOKEN-05, TOKEN-07, HELP-16.
    """
    rows, picked = task.args
    fight = state.fight
    assert fight is not None
    if task.got:
        picked = (*picked, task.got[-1])
    while len(picked) < len(rows):
        _, chooser, kinds, count = rows[len(picked)]
        found = (_by_chance(state, state.box.tokens, count, repeat=True) if kinds == (RANDOM,)
                 else _pick(state, kinds, count, "any", repeat=True))  # fmt: skip
        if found is None:
            flow.replace(state, Task(task.name, rows, picked))
            flow.push(state, Choose(chooser, "token", kinds * count, count, count, verb="token"))
            return False
        picked = (*picked, found)
    shared = len(rows) - len(fight.owed)
    earned = tuple(kinds[0] for row, kinds in zip(rows[:shared], picked, strict=False) if row[0] == fight.fighter)
    flow.finish(state)
    for row, kinds in zip(rows, picked, strict=True):
        for kind in kinds:
            tokens.change(state, row[0], kind, 1, rule="TOKEN-02")
    quota = _quota(fight, len(earned))
    if quota:
        flow.push(state, Task("share_tokens", earned, quota))
    return False


def share_tokens(state: State, task: Task) -> bool:
    """The helper picks so many of the tokens earned.

    Rules: TOKEN-07.
    """
    earned, quota = task.args
    fight = state.fight
    assert fight is not None
    picked = task.got[-1] if task.got else _pick(state, earned, quota, "any", repeat=False)
    if picked is None:
        flow.push(state, Choose(fight.helper, "token", earned, quota, quota, verb="share_tokens"))
        return False
    flow.finish(state)
    for kind in picked:
        tokens.hand_over(state, fight.fighter, fight.helper, kind)
    return False
