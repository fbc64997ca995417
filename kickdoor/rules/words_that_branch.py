"""What the combinators do: words made of words."""

from __future__ import annotations

from kickdoor.box import words_at
from kickdoor.cards.language import (
    Cards,
    EachWord,
    IfWord,
    MayWord,
    OneOfWord,
    PayOrWord,
    RollTableWord,
    SpecialWord,
    Word,
)
from kickdoor.frames import Choose, Deed, Task
from kickdoor.rules import costs, effects, flow, futile, moving, reading, selecting
from kickdoor.rules.effects import branch, branch_done, done, got, picked
from kickdoor.state import State


def one_of(state: State, deed: Deed, word: OneOfWord) -> None:
    """One way is chosen; a way that can do nothing is not offered, unless all are such."""
    way = got(state, 0)
    if way is None:
        open_ways = tuple(n for n, words in enumerate(word.main) if not _useless(state, words, deed)) or tuple(
            range(len(word.main))
        )
        if len(open_ways) == 1:
            flow.remember(state, open_ways)
            way = open_ways
        else:
            chooser = reading.whom(state, word.by, deed.nouns.said_to(deed.seat))
            seat = chooser[0] if chooser else deed.seat
            flow.push(
                state,
                Choose(
                    seat,
                    "way",
                    open_ways,
                    1,
                    1,
                    verb="one_of",
                    path=deed.path,
                    nouns=deed.nouns,
                    purpose="way",
                ),
            )
            return
    if got(state, 1) is None:
        branch(state, deed, "main", way[0])
    else:
        branch_done(state, deed)


def _useless(state: State, words: tuple[Word, ...], deed: Deed) -> bool:
    return all(futile.is_futile(state, word, deed.nouns) or _nothing_to_lose(state, word, deed) for word in words)


def _nothing_to_lose(state: State, word: Word, deed: Deed) -> bool:
    cards = getattr(word, "main", None)
    return word.key in ("lose", "discard") and isinstance(cards, Cards) and not effects.candidates(state, deed, cards)


def if_(state: State, deed: Deed, word: IfWord) -> None:
    """One list or the other."""
    if got(state, 0) is None:
        holds = reading.holds(state, word.main, deed.nouns)
        branch(state, deed, "then" if holds else "else_")
        return
    branch_done(state, deed)


def each(state: State, deed: Deed, word: EachWord) -> None:
    """For each card, or each player in turn."""
    several = got(state, 0)
    if several is None:
        if isinstance(word.main, Cards):
            several = selecting.which(state, word.main, deed.nouns, deed.seat)
        else:
            found = picked(state, deed, word.main)
            if found is None:
                return
            several = found[0]
        flow.remember(state, several)
    turn = len(state.stack[-1].got) - 1
    if turn >= len(several):
        done(state)
    elif isinstance(word.main, Cards):
        branch(state, deed, "does", it=several[turn])
    else:
        branch(state, deed, "does", you=several[turn])


def roll_table(state: State, deed: Deed, word: RollTableWord) -> None:
    """Roll, then do what stands beside the number; under 1 is 1, over 6 is 6."""
    if got(state, 0) is None:
        roller = reading.whom(state, word.by, deed.nouns.said_to(deed.seat))
        flow.push(state, Task("roll", roller[0] if roller else deed.seat, -1))
        return
    face = min(6, max(1, got(state, 0)))
    if got(state, 1) is None:
        branch(state, deed, "main", face - 1, shown=face)
    else:
        branch_done(state, deed)


def pay_or(state: State, deed: Deed, word: PayOrWord) -> None:
    """Pay, or suffer the other: the victim's choice. What can't be paid in full isn't offered."""
    if got(state, 0) is None:
        if not costs.can_pay(state, word.main, deed.nouns, deed.seat):
            flow.remember(state, ())
        else:
            _ask_to_pay(state, deed, word.main, deed.seat)
            return
    _after_paying(state, deed, "main", "else_")


def may(state: State, deed: Deed, word: MayWord) -> None:
    """An offer, at a price or for nothing."""
    if got(state, 0) is None:
        chooser = reading.whom(state, word.by, deed.nouns.said_to(deed.seat))
        seat = chooser[0] if chooser else deed.seat
        if word.pay and not costs.can_pay(state, word.pay, deed.nouns, seat):
            flow.remember(state, ())
        elif word.pay:
            _ask_to_pay(state, deed, word.pay, seat)
            return
        else:
            flow.push(
                state,
                Choose(seat, "yes", ("yes",), 0, 1, verb="may", path=deed.path, nouns=deed.nouns, purpose="may"),
            )
            return
    if word.pay:
        _after_paying(state, deed, "pay", None)
    elif not got(state, 0):
        done(state)
    elif got(state, 1) is None:
        branch(state, deed, "main")
    else:
        branch_done(state, deed)


def _single(words: tuple[Word, ...]) -> Cards | None:
    """The cards of a price that is one loss or discard."""
    main = getattr(words[0], "main", None) if len(words) == 1 and words[0].key in ("lose", "discard") else None
    return main if isinstance(main, Cards) and main.noun is None else None


def _ask_to_pay(state: State, deed: Deed, words: tuple[Word, ...], seat: int) -> None:
    """One question: pay with these cards, or choose none."""
    cards = _single(words)
    if cards is None:
        flow.push(
            state,
            Choose(seat, "yes", ("yes",), 0, 1, verb="pay", path=deed.path, nouns=deed.nouns, purpose="pay"),
        )
        return
    found = costs.payable(state, cards, deed.nouns, seat)
    if cards.worth is not None:
        worth = reading.amount(state, cards.worth, deed.nouns)
        least, most = 1, len(found)
    else:
        worth = 0
        least = len(found) if cards.count == "all" else reading.amount(state, cards.count, deed.nouns)
        most = least
    flow.push(
        state,
        Choose(
            seat,
            "card",
            found,
            least,
            most,
            verb="pay",
            path=deed.path,
            nouns=deed.nouns,
            purpose="pay",
            worth=worth,
        ),
    )


def _after_paying(state: State, deed: Deed, price: str, otherwise: str | None) -> None:
    word: MayWord | PayOrWord = words_at(state.box, deed.path)
    paid = got(state, 0)
    if not paid:
        if otherwise is None:
            done(state)
        elif got(state, 1) is None:
            branch(state, deed, otherwise)
        else:
            branch_done(state, deed)
        return
    words = getattr(word, price)
    if got(state, 1) is None:
        if _single(words) is not None:
            for card in paid:
                moving.discard(state, card)
            flow.remember(state, (paid, 0))
        else:
            branch(state, deed, price)
            return
    if otherwise is not None:
        branch_done(state, deed)
    elif got(state, 2) is None:
        branch(state, deed, "main", paid=got(state, 1)[0])
    else:
        branch_done(state, deed)


def special(state: State, deed: Deed, word: SpecialWord) -> None:
    """What no word says: a function that the set names."""
    from kickdoor.rules import specials

    specials.SPECIALS[word.main](state, deed)
