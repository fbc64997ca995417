"""What the words about players do: levels, death, sex, marks, suffering and calling off."""

from __future__ import annotations

import msgspec

from kickdoor.cards.language import (
    CancelWord,
    Cards,
    ChangeSexWord,
    DieWord,
    GainLevelsWord,
    LastingWord,
    LoseLevelsWord,
    SetLevelWord,
    SufferWord,
    WorksAsQuestion,
)
from kickdoor.frames import Deed, Effect, Nouns, Task, Window
from kickdoor.rules import character, curses, death, effects, flow, futile, levels, marks, moments, reading, selecting
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
            winning=levels.card_may_win(state, word.winning),
            rule="GUAL-03",
            answered=True,
        )
        if gained and moments.happen(state, levels.GAINED, them=deed.seat):
            return
    below = state.stack[-2] if len(state.stack) > 1 else None
    more_to_gain = isinstance(below, Task) and below.name == "by_each" and below.args[2]
    if not more_to_gain and not _comes_by_itself(state, deed):
        levels.declare_winners(state)
    done(state)


def _comes_by_itself(state: State, deed: Deed) -> bool:
    """True if this has come true for the seat, as it may have for others at once: who has won is said when all have theirs."""
    card, place, *rest = deed.path
    return place == "when" and "as_soon_as" in state.box.cards[card].when[rest[0]].when


def lose_levels(state: State, deed: Deed, word: LoseLevelsWord) -> None:
    """Lose levels, never below 1.

    Rules: CHAR-12, CHAR-13.
    """
    if not levels.lose(state, deed.seat, reading.amount(state, word.main, deed.nouns, 1)):
        effects.tell_of_nothing(state, deed)
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
        others = tuple(card for card in effects.candidates(state, deed, copies.main) if card != deed.nouns.card)
        chosen = choose_cards(state, deed, copies.main, "works_as", 0, others, "taking")
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


def _as_suffered(state: State, deed: Deed, card: int) -> Nouns:
    harm = "bad_stuff" if state.box.kind[card] == "monster" else "curse"
    return Nouns(card=card, you=deed.seat, user=deed.nouns.user, them=deed.seat, harm=harm)


def _spared(state: State, deed: Deed, card: int) -> bool:
    """True if what this card says does nothing to its victim."""
    nouns = _as_suffered(state, deed, card)
    return all(futile.is_futile(state, word, nouns) for word in curses.words_of(state, card))


def suffer(state: State, deed: Deed, word: SufferWord) -> None:
    """The words of other cards strike this player while he lives; a card that would suffer itself stops."""
    chosen = choose_cards(state, deed, word.main, "suffer")
    if chosen is None:
        return
    begun = {frame.path[0] for frame in state.stack if isinstance(frame, Effect)}
    struck = [card for card in chosen if card not in begun]
    if got(state, 1) is None and word.else_ and all(_spared(state, deed, card) for card in struck):
        flow.remember(state, "else")
    if got(state, 1) == "else":
        if got(state, 2) is None:
            branch(state, deed, "else_", you=deed.seat)
        else:
            branch_done(state, deed)
        return
    turn = len(state.stack[-1].got) - 1
    if turn < len(struck) and state.alive[deed.seat]:
        effects.run(state, curses.suffer_path(state, struck[turn]), _as_suffered(state, deed, struck[turn]))
    else:
        done(state, chosen)
