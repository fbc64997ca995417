"""What the words about players do: levels, death, sex, marks, tokens, suffering and calling off."""

from __future__ import annotations

import msgspec

from kickdoor import dice
from kickdoor.cards.language import (
    CancelWord,
    Cards,
    ChangeSexWord,
    DieWord,
    GainLevelsWord,
    GainTokensWord,
    LastingWord,
    LoseLevelsWord,
    LoseTokensWord,
    SetLevelWord,
    SufferWord,
    Who,
    WorksAsQuestion,
)
from kickdoor.event import tell
from kickdoor.frames import Choose, Deed, Effect, Nouns, Task, Window
from kickdoor.rules import character, costs, curses, death, effects, flow, levels, marks, moments, reading, selecting
from kickdoor.rules.effects import branch, branch_done, choose_cards, done, got
from kickdoor.state import State


def gain_levels(state: State, deed: Deed, word: GainLevelsWord) -> None:
    """Go up levels; never the winning one unless the card says so.

    Rules: WIN-02, GUAL-03, GUAL-05, PRECEDENCE-06.
    """
    if got(state, 0) is None:
        gained = levels.gain(
            state,
            deed.seat,
            reading.amount(state, word.main, deed.nouns),
            winning=word.winning,
            rule="GUAL-03",
        )
        if gained and moments.happen(state, "level_gained", it=-1, them=deed.seat):
            return
    below = state.stack[-2] if len(state.stack) > 1 else None
    if not (isinstance(below, Task) and below.name == "by_each" and below.args[2]):
        levels.declare_winners(state)
    done(state)


def lose_levels(state: State, deed: Deed, word: LoseLevelsWord) -> None:
    """Lose levels, never below 1.

    Rules: CHAR-12, CHAR-13.
    """
    levels.lose(state, deed.seat, reading.amount(state, word.main, deed.nouns, 1))
    done(state)


def set_level(state: State, deed: Deed, word: SetLevelWord) -> None:
    """The Level becomes this."""
    levels.set_to(state, deed.seat, reading.amount(state, word.main, deed.nouns))
    done(state)


def die(state: State, deed: Deed, word: DieWord) -> None:
    """Death, unless somebody prevents it.

    Rules: BAD-02, DEATH-01.
    """
    if got(state, 0) is None and moments.happen(state, "death", it=-1, them=deed.seat, nouns=deed.nouns):
        return
    answer = got(state, 0)
    if answer is None or not answer[0]:
        death.die(state, deed.seat)
    done(state)


def change_sex(state: State, deed: Deed, word: ChangeSexWord) -> None:
    """Change sex."""
    character.change_sex(state, deed.seat)
    done(state)


def lasting(state: State, deed: Deed, word: LastingWord) -> None:
    """Leave a mark; which card another works as is chosen now."""
    copied: tuple[int, ...] = ()
    copies = next((question for question in word.gives if isinstance(question, WorksAsQuestion)), None)
    if copies is not None:
        chosen = choose_cards(state, deed, copies.main, "works_as", purpose="taking")
        if chosen is None:
            return
        copied = chosen
    marks.leave(state, deed.path, word, deed.nouns, deed.seat, copied)
    done(state)


def cancel(state: State, deed: Deed, word: CancelWord) -> None:
    """Call off a card just played, or a curse, just played or lasting."""
    landing = tuple(
        frame.it
        for frame in state.stack
        if isinstance(frame, Window) and frame.moment in ("curse_lands", "played") and not frame.stopped and frame.it >= 0
    )
    found = effects.candidates(state, deed, word.main)
    if word.main.noun is None:
        found = (
            *(card for card in landing if selecting.fits(state, card, _anywhere(word), deed.nouns)),
            *found,
        )
    chosen = choose_cards(state, deed, word.main, "cancel", 0, found, "cancelling")
    if chosen is None:
        return
    for card in chosen:
        curses.call_off(state, card)
    done(state, chosen)


def _anywhere(word: CancelWord) -> Cards:
    return msgspec.structs.replace(word.main, of=None)


def suffer(state: State, deed: Deed, word: SufferWord) -> None:
    """The words of other cards strike this player while he lives; a card that would suffer itself stops."""
    chosen = choose_cards(state, deed, word.main, "suffer")
    if chosen is None:
        return
    begun = {frame.path[0] for frame in state.stack if isinstance(frame, Effect)}
    struck = [card for card in chosen if card not in begun]
    turn = len(state.stack[-1].got) - 1
    if turn < len(struck) and state.alive[deed.seat]:
        card = struck[turn]
        harm = "bad_stuff" if state.box[card].kind == "monster" else "curse"
        nouns = Nouns(card=card, you=deed.seat, user=deed.nouns.user, them=deed.seat, harm=harm)
        effects.run(state, curses.suffer_path(state, card), nouns)
    elif not struck and word.else_ and turn == 0:
        branch(state, deed, "else_")
    elif not struck and word.else_:
        branch_done(state, deed)
    else:
        done(state, chosen)


# --- tokens ----------------------------------------------------------------------------------------------------------


def change_tokens(state: State, seat: int, kind: str, count: int) -> None:
    """A seat's tokens of one kind become more or fewer."""
    place = state.box.tokens.index(kind)
    row = list(state.tokens[seat])
    row[place] = max(0, row[place] + count)
    state.tokens[seat] = tuple(row)
    state.touch()
    tell(state, "tokens", seat, (), count, place, rule="TOKEN-10")


def _kinds(state: State, seat: int, word_kind: str, count: int, held: bool) -> tuple[tuple[str, ...], bool]:
    """The kinds that go or come, and whether they are settled without asking."""
    names = state.box.tokens
    if word_kind == "every":
        return names, True
    if word_kind in names:
        return (word_kind,) * count, True
    have = tuple(name for name in names if not held or state.tokens[seat][names.index(name)])
    pool = tuple(name for name in have for _ in range(state.tokens[seat][names.index(name)])) if held else ()
    if held and len(pool) <= count:
        return pool, True
    return have, len(have) == 1 and count == 1


def gain_tokens(state: State, deed: Deed, word: GainTokensWord) -> None:
    """Take tokens from the pool, or from a player.

    Rules: TOKEN-03, TOKEN-04, TOKEN-10.
    """
    count = reading.amount(state, word.main, deed.nouns)
    if not state.box.tokens or count <= 0:
        done(state)
        return
    giver = reading.whom(state, word.from_, deed.nouns)[0] if isinstance(word.from_, Who) else -1
    if word.kind == "random":
        kinds: tuple[str, ...] = tuple(dice.pick_name(state, state.box.tokens) for _ in range(count))
    else:
        kinds, settled = _kinds(state, giver if giver >= 0 else deed.seat, word.kind, count, giver >= 0)
        if not settled:
            answer = got(state, 0)
            if answer is None:
                _ask_kinds(state, deed, word.by, kinds, count)
                return
            kinds = answer
    for kind in kinds:
        change_tokens(state, deed.seat, kind, 1)
        if giver >= 0:
            change_tokens(state, giver, kind, -1)
    done(state)


def _ask_kinds(state: State, deed: Deed, by: Who | None, kinds: tuple[str, ...], count: int) -> None:
    chooser = deed.seat
    if by is not None:
        seats = reading.whom(state, by, deed.nouns)
        chooser = seats[0] if seats else chooser
    flow.push(
        state,
        Choose(
            chooser,
            "token",
            kinds,
            count,
            count,
            verb="token",
            path=deed.path,
            nouns=deed.nouns,
            purpose="spending",
        ),
    )


def lose_tokens(state: State, deed: Deed, word: LoseTokensWord) -> None:
    """Lose or pay tokens; where there are too few, something else where the card says so."""
    have = costs.token_count(state, deed.seat, word.kind)
    anything = word.main in ("any", "all")
    count = have if anything else reading.amount(state, word.main, deed.nouns)
    if word.else_ and (have < count or not have):
        if got(state, 0) is None:
            branch(state, deed, "else_")
        else:
            branch_done(state, deed)
        return
    kinds, settled = _kinds(state, deed.seat, word.kind, count, True)
    if word.main == "any" and have > 1:
        settled = False
    if not settled:
        answer = got(state, 0)
        if answer is None:
            least = 1 if word.main == "any" else count
            chooser = deed.seat
            if word.by is not None:
                chooser = reading.whom(state, word.by, deed.nouns)[0]
            held = tuple(
                n for n in state.box.tokens if word.kind in ("any", n)
                for _ in range(state.tokens[deed.seat][state.box.tokens.index(n)])
            )  # fmt: skip
            flow.push(state, Choose(chooser, "token", held, least, min(count, have), verb="lose_tokens", path=deed.path,
                                    nouns=deed.nouns, purpose="spending"))  # fmt: skip
            return
        kinds = answer
    for kind in kinds:
        change_tokens(state, deed.seat, kind, -1)
    done(state, tuple(-1 - state.box.tokens.index(kind) for kind in kinds))
