"""Combat strength, and the other figures that standing changes add up to: values, rolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.cards.language import Cards, Who
from kickdoor.rules import apart, moving, reading, standing, traits
from kickdoor.rules.voices import Answer, Answers
from kickdoor.state import FOE, MONSTERS, MOST_SEATS, MUNCHKINS, Fight, Foe, State

# By what each is kept in mind: words, for numbers below 0 make slow keys (-1 and -2 have one hash).
MUNCHKIN: Final[list[object]] = [f"munchkin {seat}" for seat in range(MOST_SEATS)]
SIDE: Final[list[object]] = ["munchkins", "monsters"]


# --- what a card gives -----------------------------------------------------------------------------------------------


def suppressed(state: State, card: int, to: str | None = None) -> bool:
    """True if a card's bonus does not count just now in the fight (or to Run Away)."""
    found = standing.answers(state, "no_bonus")
    return bool(found) and any(_suppresses(state, answer, card, to) for answer in found)


def _suppresses(state: State, answer: Answer, card: int, to: str | None) -> bool:
    question, nouns = answer.question, answer.nouns
    if question.to != to:  # type: ignore[attr-defined]
        return False
    if nouns.foe < 0 and nouns.you >= 0 and moving.seat_of(state, card) < 0 and not state.is_fighting(nouns.you):
        return False
    main: Cards = question.main
    meant = card == nouns.card if main.noun == "this" else standing.means(state, answer, card, main)
    return meant and (question.if_ is None or reading.holds(state, question.if_, nouns, -1))


def printed_bonus(state: State, card: int) -> int:
    """The bonus that a card in play has by itself, or that of the one as which it works; a one-shot has none until it is used."""
    if state.masks:
        for masked, _, bonus in state.masks:
            if masked == card:
                return bonus
    worked_as = standing.worked_as(state)
    printed = state.box.cards[worked_as.get(card, card) if worked_as else card]
    return 0 if printed.kind in ("one_shot", "monster", "enhancer") else printed.bonus


def bonus_of(state: State, card: int) -> int:
    """The bonus that a card in play gives just now: printed, by its own text, and by what sits on it."""
    total = printed_bonus(state, card)
    found = standing.answers(state, "bonus")
    begun = apart.begin(state, "bonus") if found else -1
    if begun < 0:
        return total
    for answer in found:
        question, nouns = answer.question, answer.nouns
        if (nouns.card == card and question.for_ is None and nouns.foe < 0) or (
            isinstance(question.for_, Cards) and standing.about_card(state, answer, card)
        ):
            if question.if_ is None or reading.holds(state, question.if_, nouns):
                total += standing.amount_of(state, answer)
    apart.end(state, begun)
    return total


def gold_of(state: State, card: int) -> int:
    """What an Item is worth in Gold Pieces; No Value is 0.

    Rules: ITEM-02, ITEM-03, SELL-02.
    """
    total = state.box.gold[card]
    found = standing.answers(state, "gold")
    begun = apart.begin(state, "gold") if found else -1
    if begun < 0:
        return total
    for answer in found:
        if standing.about_card(state, answer, card):
            total += standing.amount_of(state, answer)
    apart.end(state, begun)
    return total


# --- munchkins -------------------------------------------------------------------------------------------------------


def lines(state: State, seat: int) -> tuple[tuple[int, int], ...]:
    """A munchkin's strength line by line: (card, amount), the Level first as (-1, Level).

    Rules: COMBAT-01, ITEM-05, ITEM-11, DECK-08, CHAR-14.
    """
    key = ("lines", seat)
    found = state.memo.get(key)
    if found is None:
        before: tuple[int, ...] = state.memo.get("summing", ())
        state.memo["summing"] = (*before, seat)
        found = state.memo[key] = tuple(_lines(state, seat))
        state.memo["summing"] = before
    return found


def _lines(state: State, seat: int) -> list[tuple[int, int]]:
    """The lines of a sum: the Level, then each card in play that gives something.

    Rules: ALLY-03.
    """
    said = standing.gathering(state).answers
    fighting = state.is_fighting(seat)
    mode = _only_counts(state, seat) if fighting and "only_counts" in said else ()
    found = [(-1, 0 if "bonuses" in mode else state.level[seat])]
    if "levels" in mode:
        return found
    found += _printed_lines(state, seat)
    found += _bonus_lines(state, seat, _bonuses(said, seat))
    if fighting and state.fight is not None:
        found += [(boost.card, boost.amount) for boost in state.fight.boosts if boost.to == seat]
    if fighting and "no_bonus" in said:
        found = [row for row in found if row[0] < 0 or not suppressed(state, row[0])]
    if "blank" in said:
        silent = _blanked(state, seat)
        found = [row for row in found if row[0] not in silent]
    if mode:
        kept = [only for only in mode if isinstance(only, tuple)]
        found = [row for row in found if row[0] < 0 or all(row[0] in only for only in kept)]
    return found


def _printed_lines(state: State, seat: int) -> list[tuple[int, int]]:
    """The printed bonuses of what works before a seat: the same as long as its cards lie so, and none works as another."""
    kept = standing.before(state, seat).kept
    changed = standing.worked_as(state)
    found: list[tuple[int, int]] | None = None if changed else kept.get("bonuses")
    if found is None:
        bonuses = [(card, printed_bonus(state, card)) for card in state.table[seat]]
        found = [(card, bonus) for card, bonus in bonuses if bonus and standing.works(state, card, seat)]
        if not changed:
            kept["bonuses"], kept["bonus"] = found, _added_up(found)
    return found


def _blanked(state: State, seat: int) -> set[int]:
    """This seat's cards in play that are blank just now."""
    blanks = standing.answers(state, "blank")
    return {c for c in state.table[seat] if any(standing.blanks_card(state, answer, c) for answer in blanks)}


def _bonus_for(state: State, answer: Answer, seat: int) -> tuple[int, ...]:
    """The cards by which this bonus counts for the seat: the one that says so, or each of those for which it does."""
    question, nouns = answer.question, answer.nouns
    meant: tuple[int, ...] = (nouns.card,)
    if question.for_ is None:
        if nouns.you != seat or nouns.foe >= 0:
            return ()
    elif isinstance(question.for_, Who):
        if seat not in reading.whom(state, question.for_, nouns):
            return ()
    else:
        for_ = question.for_
        meant = tuple(c for c in state.table[seat] if standing.means(state, answer, c, for_) and standing.works(state, c, seat))
    return meant if question.if_ is None or not meant or reading.holds(state, question.if_, nouns) else ()


def _only_counts(state: State, seat: int) -> tuple[object, ...]:
    """What alone counts for this fighter: levels, bonuses, or the cards named (MULTI-03, AMB-51)."""
    found: list[object] = []
    said = standing.answers(state, "only_counts")
    begun = apart.begin(state, "only_counts") if said else -1
    if begun < 0:
        return ()
    for answer in said:
        question, nouns = answer.question, answer.nouns
        if question.for_ is None and nouns.foe >= 0:
            if state.options.get("only_counts_for") == "fighter" and seat != state.fighters()[0]:
                continue
            if question.if_ is not None and not reading.holds(state, question.if_, nouns):
                continue
        elif not standing.about_seat(state, answer, seat):
            continue
        main = question.main
        if isinstance(main, Cards):
            found.append(tuple(c for c in state.table[seat] if reading.fits(state, c, main, nouns)))
        else:
            found.append(main)
    apart.end(state, begun)
    return tuple(found)


def _bonuses(said: Answers, seat: int) -> list[Answer]:
    """The bonuses that may count for this seat, conditions and all: not those of other players' cards that name nobody."""
    return [each for each in said.get("bonus", ()) if each.question.for_ is not None or each.nouns.you == seat]


def _bonus_lines(state: State, seat: int, bonuses: list[Answer]) -> list[tuple[int, int]]:
    """What these bonuses give the seat just now, line by line."""
    return [(card, standing.amount_of(state, answer)) for answer in bonuses for card in _bonus_for(state, answer, seat)]


def munchkin(state: State, seat: int) -> int:
    """A munchkin's own strength: Level and all bonuses and penalties; it may be negative."""
    key = MUNCHKIN[seat]
    found: int | None = state.memo.get(key)
    if found is None:
        found = state.memo[key] = _summed(state, seat)
    return found


def _summed(state: State, seat: int) -> int:
    """The lines of a sum added up; they aren't written down where nothing takes any of them away."""
    gathered = standing.gathering(state)
    said = gathered.answers
    fight = state.fight if state.is_fighting(seat) else None
    if "blank" in said or (fight is not None and ("no_bonus" in said or "only_counts" in said)):
        return _added_up(lines(state, seat))
    printed: int | None = standing.before(state, seat).kept.get("bonus")
    if printed is None or gathered.worked_as:
        printed = _added_up(_printed_lines(state, seat))
    found = state.level[seat] + printed
    bonuses = _bonuses(said, seat) if "bonus" in said else []
    if bonuses:
        before: tuple[int, ...] = state.memo.get("summing", ())
        state.memo["summing"] = (*before, seat)
        found += _added_up(_bonus_lines(state, seat, bonuses))
        state.memo["summing"] = before
    if fight is not None and fight.boosts:
        found += sum([boost.amount for boost in fight.boosts if boost.to == seat])
    return found


def _added_up(found: Sequence[tuple[int, int]]) -> int:
    total = 0
    for _, amount in found:
        total += amount
    return total


# --- monsters --------------------------------------------------------------------------------------------------------


def foe_lines(state: State, foe: Foe) -> list[tuple[int, int]]:
    """A monster's strength line by line: (card, amount), its Level first as (its card, Level).

    Rules: COMBAT-02, COMBAT-08, ENHANCE-01, ENHANCE-04, MATE-01, HELP-07, HELP-08, PRECEDENCE-03.
    """
    before: tuple[int, ...] = state.memo.get("summing", ())
    state.memo["summing"] = (*before, -1)
    found = _foe_lines(state, foe)
    state.memo["summing"] = before
    return found


def _foe_lines(state: State, foe: Foe) -> list[tuple[int, int]]:
    fight = state.fight
    assert fight is not None
    face = state.box.cards[foe.face]
    level = face.level
    for answer in standing.answers(state, "level_is"):
        if standing.about_foe(state, answer, foe.card):
            level = standing.amount_of(state, answer)
    found = [(foe.card, level)]
    faces = [face]
    if standing.is_meddled_with(state):
        voices = standing.gathering(state).voices()
        faces += [v.face for v in voices if v.foe == foe.card and v.face.kind == "monster" and v.face is not face]
    for printed in faces:
        found += [(foe.card, n) for trait, n in printed.against if _has_trait(state, trait, n)]
    for answer in standing.answers(state, "bonus"):
        if answer.nouns.foe == foe.card or isinstance(answer.question.for_, Cards):
            amount = standing.amount_of(state, answer, 1)
            if (
                amount
                and standing.about_foe(state, answer, foe.card, 1 if amount > 0 else -1)
                and not suppressed(state, answer.nouns.card)
            ):
                found.append((answer.nouns.card, amount))
    for card, group in fight.enhancers:
        bonus = state.box.cards[card].bonus
        if group == foe.group and bonus and not suppressed(state, card):
            found.append((card, bonus))
    return found + [(boost.card, boost.amount) for boost in fight.boosts if boost.to == FOE + foe.card]


def _has_trait(state: State, trait: str, n: int) -> bool:
    """True if a fighter, helper included, has the trait; a shielded one gives the monster no bonus.

    Rules: HELP-11, SUPER-04b, SUPER-07.
    """
    for seat in state.fighters():
        if trait in traits.of(state, seat) and not (n > 0 and trait in traits.shielded(state, seat)):
            return True
    return False


def monster(state: State, foe: Foe) -> int:
    """A monster's strength; it may fall below 1."""
    key = ("monster", foe)
    found: int | None = state.memo.get(key)
    if found is None:
        found = state.memo[key] = _added_up(foe_lines(state, foe))
    return found


def side(state: State, which: int) -> int:
    """The strength of the munchkins' or the monsters' side of the present fight.

    Rules: MULTI-02, HELP-02.
    """
    key = SIDE[which == MONSTERS]
    found: int | None = state.memo.get(key)
    if found is None:
        fight = state.fight
        assert fight is not None
        if which == MONSTERS:
            each = [monster(state, foe) for foe in fight.foes if not foe.ally]
        else:
            each = [munchkin(state, seat) for seat in state.fighters()]
        found = state.memo[key] = sum(each) + _added_up(_lines_beside(state, fight, which))
    return found


def side_lines(state: State, which: int) -> list[tuple[int, int]]:
    """A side's strength line by line."""
    fight = state.fight
    assert fight is not None
    if which == MONSTERS:
        found = [line for foe in fight.foes if not foe.ally for line in foe_lines(state, foe)]
    else:
        found = [line for seat in state.fighters() for line in lines(state, seat)]
    return found + _lines_beside(state, fight, which)


def _lines_beside(state: State, fight: Fight, which: int) -> list[tuple[int, int]]:
    """What counts for a side and for none of it alone."""
    boosts = [(boost.card, boost.amount) for boost in fight.boosts if boost.to == which]
    if which == MONSTERS:
        return boosts
    allies = [(foe.card, state.box.cards[foe.face].level) for foe in fight.foes if foe.ally]
    if not (allies or boosts) or any("levels" in _only_counts(state, seat) for seat in state.fighters()):
        return []
    return allies + [(card, amount) for card, amount in boosts if not suppressed(state, card)]


def is_winning(state: State) -> bool:
    """True if the munchkins would win as things stand: strictly higher, or equal with one who wins ties.

    Rules: COMBAT-03, COMBAT-04, HELP-09.
    """
    found: bool | None = state.memo.get("winning")
    if found is None:
        fight = state.fight
        if fight is None or all(foe.ally for foe in fight.foes):
            return True
        ours, theirs = side(state, MUNCHKINS), side(state, MONSTERS)
        found = state.memo["winning"] = ours > theirs or (ours == theirs and wins_ties(state))
    return found


def wins_ties(state: State) -> bool:
    """True if somebody on the munchkins' side wins ties."""
    fighting = state.fighters()
    return any(standing.about_seat(state, a, seat) for a in standing.answers(state, "wins_ties") for seat in fighting)


def by_level_alone(state: State) -> bool:
    """True if nothing but Levels counts for the munchkins' side just now."""
    return state.fight is not None and not any(card >= 0 and amount > 0 for card, amount in side_lines(state, MUNCHKINS))


# --- rolls -----------------------------------------------------------------------------------------------------------


def die_bonus(state: State, seat: int) -> int:
    """What all die rolls of this seat are changed by."""
    return sum(standing.amount_of(state, a) for a in standing.answers(state, "die") if standing.about_seat(state, a, seat))


def run_bonus(state: State, seat: int, foe: Foe) -> int:
    """What a roll to Run Away from this monster is changed by.

    Rules: RUN-04, RUN-05.
    """
    box = state.box
    total = box.cards[foe.face].run
    for card in state.table[seat]:
        if box.cards[card].run and standing.works(state, card, seat) and not suppressed(state, card, "run"):
            total += box.cards[card].run
    fight = state.fight
    if fight is not None:
        total += sum(box.cards[card].run for card, group in fight.enhancers if group == foe.group)
    for answer in standing.answers(state, "run"):
        if standing.about_runner(state, answer, seat, foe.card):
            if answer.nouns.foe >= 0 or not suppressed(state, answer.nouns.card, "run"):
                total += standing.amount_of(state, answer)
    return total
