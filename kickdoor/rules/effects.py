"""Effects: lists of words done one after another, and the questions that they ask."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, Final

from kickdoor import dice
from kickdoor.box import words_at
from kickdoor.cards.language import Amount, Cards, UpToAmount, Who, Word
from kickdoor.event import tell
from kickdoor.frames import Choose, Deed, Effect, Nouns, Path, Task
from kickdoor.rules import asking, flow, moments, moving, reading, selecting, standing
from kickdoor.rules.voices import ANY_FIGHTER
from kickdoor.state import HAND, TABLE, State

Done = Callable[[State, Deed, Any], None]

DO: Final[dict[str, Done]] = {}  # word -> what it does; `procedures` names them all
ALL_SEATS: Final = range(6)
PUBLIC_KINDS: Final = frozenset(("card", "door", "treasure"))  # what the backs show
KEEPS_THOSE: Final = frozenset(("if", "each", "one_of", "roll_table", "pay_or", "may"))


def run(state: State, path: Path, nouns: Nouns) -> None:
    """Begin a list of words with these nouns."""
    flow.push(state, Effect(path, nouns))


def effect_step(state: State, frame: Effect) -> bool:
    """Do the next word of a list; the card's own nouns go from word to word."""
    words: tuple[Word, ...] = words_at(state.box, frame.path)
    if frame.at >= len(words):
        flow.finish(state, (frame.nouns.those, frame.nouns.shown))
        return False
    word = words[frame.at]
    who = subject(word)
    picks = who is not None and who.pick is not None
    result = 1 if picks else 0
    if len(frame.got) > result:
        _next_word(state, frame, words, frame.got[result])
        return False
    nouns = frame.nouns
    path = (*frame.path, frame.at)
    if state.box.asking and asking.ask_for(state, path, nouns.card):
        return False
    if who is None:
        flow.push(state, Deed(path, nouns, _doer(state, nouns)))
        return False
    seats = reading.whom(state, who, nouns)
    if word.key == "take_over" and state.fight is not None:  # another player fights in the fighter's place
        seats = tuple(seat for seat in seats if seat != state.fight.fighter)
    if picks:
        if not frame.got:
            _pick_players(state, path, nouns, who, seats)
            return False
        seats = frame.got[0]
    if len(seats) == 1:
        flow.push(state, Deed(path, nouns, seats[0]))
    else:
        flow.push(state, Task("by_each", path, nouns, seats, ()))
    return False


def _next_word(state: State, frame: Effect, words: tuple[Word, ...], result: tuple[tuple[int, ...], int]) -> None:
    """Go on behind a word, or end with the last; a fight that it began may have come and gone since."""
    those, shown = result
    nouns = frame.nouns
    if words[frame.at].key in KEEPS_THOSE:
        those = nouns.those
    if those != nouns.those or (shown and shown != nouns.shown):
        nouns = nouns.but(those=those, shown=shown or nouns.shown)
    if frame.at + 1 >= len(words):
        flow.finish(state, (nouns.those, nouns.shown))
        return
    following = Effect(frame.path, nouns)
    following.at = frame.at + 1
    flow.replace(state, following)


def subject(word: Word) -> Who | None:
    """Who does the word, where it says so."""
    who = getattr(word, "who", None)
    if who is None and word.key not in ("each",):
        main = getattr(word, "main", None)
        who = main if isinstance(main, Who) else None
    return who


def _doer(state: State, nouns: Nouns) -> int:
    if nouns.you == ANY_FIGHTER:
        return state.fight.fighter if state.fight is not None else state.turn
    return nouns.you


def _pick_players(state: State, path: Path, nouns: Nouns, who: Who, seats: tuple[int, ...]) -> None:
    """Ask who of them is meant, if there is a choice."""
    question = _which_players(state, path, nouns, who, seats, who.pick)
    if question is None:
        flow.remember(state, seats)
    else:
        flow.push(state, question)


def _which_players(
    state: State, path: Path, nouns: Nouns, who: Who, seats: tuple[int, ...], pick: Amount | None
) -> Choose | None:
    """The question which of them are meant; None if there is no choice."""
    if pick is None:
        return None
    most = min(reading.amount(state, pick, nouns), len(seats))
    least = 0 if isinstance(pick, UpToAmount) else most
    chooser = reading.whom(state, who.by, nouns)[0] if who.by is not None else _doer(state, nouns)
    return None if least >= len(seats) else Choose(chooser, "seat", seats, least, most, verb="pick", path=path, nouns=nouns)


def picked(
    state: State, deed: Deed, who: Who, *, one: bool = False, among: Container[int] = ALL_SEATS
) -> tuple[tuple[int, ...], int] | None:
    """The players whom an argument of a word means, and how many answers of the word that took; None: it was just asked.

    `one`: it is one of them even if the card doesn't say how many.
    """
    nouns = deed.nouns if who.players == "you" else deed.nouns.said_to(deed.seat)  # a written `you` stays who it was
    seats = tuple(seat for seat in reading.whom(state, who, nouns) if seat in among)
    question = _which_players(state, deed.path, nouns, who, seats, 1 if one and who.pick is None else who.pick)
    if question is None:
        return seats, 0
    answer = got(state, 0)
    if answer is None:
        flow.push(state, question)
        return None
    return answer, 1


def of_one(state: State, deed: Deed, cards: Cards, found: tuple[int, ...]) -> tuple[tuple[int, ...], int] | None:
    """Those of the cards that belong to whom a selector picks, and how many answers that took; None: it was just asked."""
    if cards.of is None or cards.of.pick is None:
        return found, 0
    owners = picked(state, deed, cards.of, among={moving.seat_of(state, card) for card in found})
    return None if owners is None else (tuple(c for c in found if moving.seat_of(state, c) in owners[0]), owners[1])


def by_each(state: State, task: Task) -> bool:
    """One word for several players, one after another."""
    path, nouns, seats, those = task.args
    if task.got:
        moved, shown = task.got[0]  # whatever came of it besides
        those = (*those, *(c for c in moved if c not in those))
        nouns = nouns.but(shown=shown or nouns.shown)
    if not seats:
        flow.finish(state, (those, nouns.shown))
        return False
    flow.replace(state, Task(task.name, path, nouns, seats[1:], those))
    flow.push(state, Deed(path, nouns, seats[0]))
    return False


def deed_step(state: State, deed: Deed) -> bool:
    """Do one word, or ask what it has to ask first."""
    word: Word = words_at(state.box, deed.path)
    DO[word.key](state, deed, word)
    return False


def done(state: State, those: tuple[int, ...] = (), shown: int = 0) -> None:
    """The word is done; `those` are the cards it moved or chose, `shown` the die it rolled."""
    flow.finish(state, (those, shown))


def got(state: State, k: int) -> Any:
    """The k-th answer that the word being done has had, or None."""
    answers = state.stack[-1].got
    return answers[k] if len(answers) > k else None


def branch(state: State, deed: Deed, *steps: Any, **nouns: Any) -> None:
    """Begin a list of words inside this one."""
    run(state, (*deed.path, *steps), deed.nouns.but(**nouns) if nouns else deed.nouns)


def branch_done(state: State, deed: Deed) -> None:
    """The inner list was the last thing this word had to do."""
    those, shown = state.stack[-1].got[-1]
    done(state, those, shown)


# --- choosing cards --------------------------------------------------------------------------------------------------


def candidates(state: State, deed: Deed, cards: Cards) -> tuple[int, ...]:
    """The cards that a word may move: those meant, less what is protected or promised."""
    found = selecting.which(state, cards, deed.nouns, deed.seat)
    if deed.nouns.harm:
        found = tuple(card for card in found if not protected(state, card, deed.nouns.harm, deed.nouns))
    return found


def tell_of_nothing(state: State, deed: Deed) -> None:
    """A Curse or Bad Stuff has found nothing to take, which else nobody would be told."""
    if deed.nouns.harm:
        tell(state, "found_nothing", deed.seat, (deed.nouns.card,), rule="CURSE-09")


def protected(state: State, card: int, harm: str, nouns: Nouns) -> bool:
    """True if a card in force keeps this kind of harm from taking the card."""
    return any(
        harm in answer.question.from_  # type: ignore[attr-defined]
        and standing.means(state, answer, card, answer.question.main)
        and standing.is_there(state, card, answer.question.main)
        and (answer.question.if_ is None or reading.holds(state, answer.question.if_, answer.nouns))
        for answer in standing.answers(state, "safe")
    )


def is_owner(state: State, card: int, seat: int) -> bool:
    """True if the card is in this seat's hand or before it."""
    return state.zone[card] in (HAND + seat, TABLE + seat)


def choose_cards(state: State, deed: Deed, cards: Cards, verb: str, k: int = 0, found: tuple[int, ...] | None = None,
                 purpose: str = "") -> tuple[int, ...] | None:  # fmt: skip
    """The cards that a word moves, chosen by whom it says; None if that has just been asked.

    Rules: CURSE-08.
    """
    answer = got(state, k)
    if answer is not None:
        return answer  # type: ignore[no-any-return]
    if found is None:
        found = candidates(state, deed, cards)
    if cards.noun is not None:
        flow.remember(state, found)
        return found
    if cards.worth is not None:
        found = tuple(card for card in found if selecting.figure(state, card, "gold") > 0)
    least, most, worth = _how_many(state, deed, cards, found)
    if cards.by == "top":
        picked: tuple[int, ...] = found[:most]
    elif cards.by == "chance" or cards.blind:
        picked = _by_chance(state, found, most)
    elif most <= 0 or (least >= len(found) and not _tells_of_a_hand(state, cards, found)):
        picked = found if most > 0 else ()
    else:
        _ask_for_cards(state, deed, cards, verb, found, (least, most, worth), purpose)
        return None
    flow.remember(state, picked)
    return picked


def _tells_of_a_hand(state: State, cards: Cards, found: tuple[int, ...]) -> bool:
    """True if not asking would tell the others how many cards of a kind a hand holds; where all go they see that anyway."""
    if cards.count == "all":
        return False
    told = all(kind in PUBLIC_KINDS for kind in cards.cards) and not (
        cards.tagged or cards.named or cards.at_least or cards.at_most
    )
    return not told and any(HAND <= state.zone[card] < TABLE for card in found)


def _how_many(state: State, deed: Deed, cards: Cards, found: tuple[int, ...]) -> tuple[int, int, int]:
    """Least, most, and what they must be worth together."""
    if cards.worth is not None:
        worth = reading.amount(state, cards.worth, deed.nouns)
        total = sum(selecting.figure(state, card, "gold") for card in found)
        return (
            (1, len(found), worth) if total > worth and not _only_all(state, found, total, worth) else (len(found), len(found), 0)
        )
    if cards.count == "any" or isinstance(cards.count, UpToAmount):
        most = min(len(found), reading.amount(state, cards.count, deed.nouns))
        limit = -1 if cards.worth_at_most is None else reading.amount(state, cards.worth_at_most, deed.nouns)
        return 0, most, -2 - limit if limit >= 0 else 0
    count = min(len(found), reading.amount(state, cards.count, deed.nouns))
    return count, count, 0


def _only_all(state: State, found: tuple[int, ...], total: int, worth: int) -> bool:
    """True if nothing less than all of these is worth enough."""
    return all(total - selecting.figure(state, card, "gold") < worth for card in found)


def _by_chance(state: State, found: tuple[int, ...], count: int) -> tuple[int, ...]:
    picked: list[int] = []
    rest = found
    while rest and len(picked) < count:
        card = dice.pick(state, rest)
        picked.append(card)
        rest = tuple(c for c in rest if c != card)
    return tuple(picked)


def _ask_for_cards(state: State, deed: Deed, cards: Cards, verb: str, found: tuple[int, ...], bounds: tuple[int, int, int],
                   purpose: str) -> None:  # fmt: skip
    chooser = deed.seat
    if isinstance(cards.by, Who):
        seats = reading.whom(state, cards.by, deed.nouns.said_to(deed.seat))
        chooser = seats[0] if seats else deed.seat
    for card in found:
        state.known[card] |= 1 << chooser
    least, most, worth = bounds
    flow.push(state, Choose(chooser, "card", found, least, most, verb=verb, path=deed.path, nouns=deed.nouns,
                            purpose=purpose or verb, worth=worth))  # fmt: skip


def after_loss_window(state: State, deed: Deed, cards: Cards, chosen: tuple[int, ...], k: int) -> tuple[int, ...] | None:
    """What is still lost after those who can prevent it have spoken; None if they are being asked."""
    kept = got(state, k)
    if kept is not None:
        return tuple(card for card in chosen if card not in kept)
    nouns = deed.nouns.but(those=chosen, target=("kinds", *cards.cards))
    if moments.happen(state, "loss", it=chosen[0] if chosen else -1, them=deed.seat, nouns=nouns):
        return None
    flow.remember(state, ())
    return chosen
