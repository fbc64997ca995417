"""Standing changes: which cards speak just now, and what they answer to a question. Nothing here is stored."""

from __future__ import annotations

from typing import Final

from kickdoor.box import COMPANIONS
from kickdoor.cards.language import Cards, Question, Who
from kickdoor.frames import Nouns
from kickdoor.rules import apart, epic, moving, reading, selecting, traits
from kickdoor.rules.voices import (
    ANY_FIGHTER,
    Answer,
    Answers,
    Assembly,
    Chorus,
    Gathering,
    Key,
    Voice,
    by_question,
    for_all,
    joined,
    of_rules,
    voice_of,
)
from kickdoor.state import HAND, TABLE, Fight, State


def gathering(state: State) -> Gathering:
    """All who speak just now: the cards before each seat, the rule cards, those of the fight, and what marks left."""
    found: Gathering | None = state.speaking
    if found is None:
        found = state.speaking = _gather(state)
    return found


def _gather(state: State) -> Gathering:
    seated = _seated(state)
    box, marks = state.box, state.marks
    if state.fight is None and not marks and "blank" not in seated.alone.answers and not box.copiers:
        return seated.alone
    more = [] if state.fight is None else [_of_fight(state, state.fight)]
    kept: Gathering | None = state.gathered
    same_marks = kept is not None and kept.marks == marks
    if kept is not None and box.steady and same_marks and kept.seated is seated.alone and kept.more == more:
        return kept
    marked = kept.marked if kept is not None and same_marks else _by_marks(state)
    found = seated.and_more(more, marks, marked)
    faces = _worn_faces(state, found) if marks or box.copiers else []
    blanks = found.answers.get("blank", ())
    if faces or blanks:
        spoken = [*found.voices(), *(voice_of(box, card, face, you, foe) for card, face, you, foe in faces)]
        heard = Chorus((), _but_for_blanks(state, spoken, blanks, marked) if blanks else spoken)
        found = Gathering([heard], joined([heard.answers, marked]), heard.compelled)
        found.worked_as = {card: face for card, face, _, _ in faces}
        return found
    state.gathered = found
    return found


def _seated(state: State) -> Assembly:
    """All who speak but for the fight: the same as long as the tables are, and who the munchkins are."""
    epics = tuple(epic.is_epic(state, seat) for seat in range(state.seats)) if state.options.get("epic") else ()
    table, equipped = state.table, state.equipped
    basis = (table, equipped, state.attached, state.sex, epics, state.masks)
    kept: Assembly | None = state.assembly
    if kept is not None and kept.basis == basis and state.box.steady:
        return kept
    if kept is not None and kept.basis[2:] == basis[2:] and state.box.steady:
        lay, worn = kept.basis[:2]
        speaking = kept.choruses[: state.seats]
        for seat in range(state.seats):
            if table[seat] is not lay[seat] or equipped[seat] is not worn[seat]:
                speaking[seat] = _before(state, seat, is_epic=bool(epics) and epics[seat])
    else:
        speaking = [_before(state, seat, is_epic=bool(epics) and epics[seat]) for seat in range(state.seats)]
    if state.box.rules:
        speaking.append(of_rules(state.box, state.seats, state.options) if kept is None else kept.choruses[state.seats])
    if state.box.places:  # the one in the middle of the table, whoever has laid it there
        lying = [card for row in state.table for card in row if card in state.box.places]
        speaking.append(for_all(state.box, lying, state.seats))
    basis = (table[:], equipped[:], state.attached, state.sex[:], epics, state.masks)
    found = state.assembly = Assembly(basis, speaking, kept)
    return found


def is_meddled_with(state: State) -> bool:
    """True while a card silences others or works as another one."""
    return len(gathering(state).choruses) == 1


def assembly(state: State) -> Assembly:
    """All who speak just now but for the fight, unless something silences them."""
    if state.speaking is None:
        gathering(state)
    found: Assembly = state.assembly
    return found


def before(state: State, seat: int) -> Chorus:
    """The cards in play before a seat, as they speak if nothing silences them."""
    if state.speaking is None:
        gathering(state)
    found: Chorus = state.choruses[seat]
    return found


def kinds_before(state: State, seat: int) -> frozenset[str]:
    """The words that mean any of the cards in play before a seat, as they are printed."""
    kept = before(state, seat).kept
    found: frozenset[str] | None = kept.get("kinds")
    if found is None:
        found = kept["kinds"] = frozenset().union(*[state.box.kinds[card] for card in state.table[seat]])
    return found


def _before(state: State, seat: int, *, is_epic: bool) -> Chorus:
    """The cards in play before a seat. Which of them are in force hangs on them alone, and on who the munchkin is."""
    box = state.box
    basis = (state.table[seat], state.equipped[seat], state.attached, state.sex[seat], is_epic, state.masks)
    kept: Chorus | None = state.choruses[seat]
    if kept is not None and kept.basis == basis and box.steady:
        return kept
    speaks, places = box.speaks, box.places
    said: list[Voice] = []
    for card in state.table[seat]:
        if speaks[card] and card not in places and works(state, card, seat):
            said.append(voice_of(box, card, card, seat, epic=is_epic))
    found = state.choruses[seat] = kept.among(basis) if kept is not None and kept.voices == said else Chorus(basis, said)
    return found


def _of_fight(state: State, fight: Fight) -> Chorus:
    """The monsters, each followed by its enhancers, and the cards beside the fight."""
    basis = (fight.foes, fight.enhancers, fight.aside)
    kept: Chorus | None = state.choruses[-1]
    if kept is not None and kept.basis == basis:
        return kept
    box = state.box
    speaks = box.speaks
    said: list[Voice] = []
    for foe in fight.foes:
        if speaks[foe.face]:
            said.append(voice_of(box, foe.card, foe.face, ANY_FIGHTER, foe.card))
        for card, group in fight.enhancers:
            if group == foe.group and speaks[card]:
                said.append(voice_of(box, card, card, ANY_FIGHTER, foe.card))
    for card, user, _ in fight.aside:
        if speaks[card]:
            said.append(voice_of(box, card, card, user))
    found = state.choruses[-1] = Chorus(basis, said)
    return found


def works(state: State, card: int, seat: int) -> bool:
    """True if a card in play is in force: an item in use that its owner may use, all else always."""
    printed = state.box.cards[card]
    if state.masks and any(masked == card and kind == "enhancer" for masked, kind, _ in state.masks):
        host = moving.host_of(state, card)
        return host >= 0 and works(state, host, seat)
    if printed.kind == "item" or (printed.gold is not None and printed.kind == "one_shot"):
        return in_use(state, card, seat) and may_use(state, card, seat)
    return True


def in_use(state: State, card: int, seat: int) -> bool:
    """True for an item that is equipped, or carried by a companion who lends it (HI02)."""
    if card in state.equipped[seat]:
        return True
    if state.attached:
        for rider, host in state.attached:
            if rider == card:
                return state.box.kind[host] in COMPANIONS
    return False


def may_use(state: State, card: int, seat: int) -> bool:
    """True if the munchkin meets an item's restriction right now (ITEM-11), or a card on it lifts that."""
    printed = state.box.cards[card]
    if not printed.only and not printed.not_for:
        return True
    return traits.suits(state, printed, seat) or lifted(state, card, seat)


def lifted(state: State, card: int, seat: int = -1) -> bool:
    """True if a card on this item, a companion who carries it, or what its owner is lifts its slot, size and restriction."""
    box = state.box
    for rider, host in state.attached:
        if host == card and any(_may_equip(state, q, rider, seat) for q in box.cards[rider].gives):
            return True
        if rider == card and box.kind[host] in COMPANIONS:
            return True
    if not box.lifters:
        return False
    owner = seat if seat >= 0 else moving.seat_of(state, card)
    return owner >= 0 and any(_lifts(state, other, card, owner) for other in state.table[owner] if other in box.lifters)


def _may_equip(state: State, question: Question, giver: int, owner: int) -> bool:
    """True if this lets the owner equip something just now."""
    if question.key != "may" or "equip" not in question.main:
        return False
    you = owner if owner >= 0 else moving.seat_of(state, giver)
    return question.if_ is None or reading.holds(state, question.if_, Nouns(card=giver, you=you), -1)


def _lifts(state: State, other: int, card: int, owner: int) -> bool:
    """True if this card in play lets its owner equip all items like that one, as they are printed."""
    printed = state.box.cards[card]
    return any(
        _may_equip(state, q, other, owner)
        and q.which is not None and q.which.noun is None  # type: ignore[attr-defined]
        and (q.which.cards == ("card",) or not state.box.kinds[card].isdisjoint(q.which.cards))  # type: ignore[attr-defined]
        and (not q.which.named or printed.id in q.which.named)  # type: ignore[attr-defined]
        and set(q.which.tagged) <= set(printed.tags)  # type: ignore[attr-defined]
        for q in state.box.cards[other].gives
    )  # fmt: skip


def _worn_faces(state: State, found: Gathering) -> list[tuple[int, int, int, int]]:
    """The cards that work as another one just now: each with that one, for whom it speaks, and which monster it is.

    Which one that is was chosen: when it began to hold for a time, or where it stands on a card as soon as there were several.
    """
    foes = [foe.card for foe in state.fight.foes] if state.fight is not None else []
    faces = [
        (mark.card, fixed[0], *((ANY_FIGHTER, mark.card) if mark.card in foes else (mark.seat, -1)))
        for mark in state.marks if mark.active
        for question, fixed in zip(reading.mark_gives(state, mark), mark.fixed, strict=True)
        if question.key == "works_as" and fixed
    ]  # fmt: skip
    standing = [answer for chorus in found.choruses for answer in chorus.answers.get("works_as", ())]
    if standing:
        asked = state.copy()
        asked.memo, asked.lasting, asked.speaking = apart.anew(state), {}, found
        for answer in standing:
            question, nouns = answer.question, answer.nouns
            if question.if_ is None or reading.holds(asked, question.if_, nouns):
                others = selecting.copied(asked, question.main, nouns)
                chosen = [card for by, what, card in state.verdicts if by == nouns.card and what == "works_as" and card in others]
                faces += [(nouns.card, face, nouns.you, nouns.foe) for face in (*chosen, *others)[:1]]
    return faces


def _but_for_blanks(state: State, found: list[Voice], blanks: tuple[Answer, ...], marked: Answers) -> list[Voice]:
    """Blanked cards are silent; what the condition of a blank asks is asked of all cards as if none were."""
    asked = state
    if any(answer.question.if_ is not None for answer in blanks):
        asked = state.copy()
        asked.memo, asked.lasting = apart.anew(state), {}
        heard = Chorus((), found)
        asked.speaking = Gathering([heard], joined([heard.answers, marked]), heard.compelled)
    silent = {voice.card for voice in found if any(blanks_card(asked, answer, voice.card) for answer in blanks)}
    return [voice for voice in found if voice.card not in silent]


def blanks_card(state: State, answer: Answer, card: int) -> bool:
    """True if this blank silences the card, or the companion who carries it and so alone lets its owner use it (HI02)."""
    question, nouns = answer.question, answer.nouns
    host = moving.host_of(state, card)
    carrier = host >= 0 and state.box.kind[host] in COMPANIONS
    if not means(state, answer, card, question.main) and not (carrier and means(state, answer, host, question.main)):
        return False
    return question.if_ is None or reading.holds(state, question.if_, nouns, 1)


def worked_as(state: State) -> dict[int, int]:
    """The cards that work as another one just now, each with that one."""
    return gathering(state).worked_as or {}


def answers(state: State, key: Key) -> tuple[Answer, ...]:
    """Every standing change of this kind that is in force, its own condition still to be read: those of marks come last."""
    said: Gathering = state.speaking or gathering(state)
    found = said.answers.get(key)
    return NOBODY if found is None else found


NOBODY: Final[tuple[Answer, ...]] = ()


def _by_marks(state: State) -> Answers:
    """The standing changes that marks left, by kind."""
    found: list[Answer] = []
    for mark in state.marks:
        if mark.active:
            nouns = Nouns(card=mark.card, you=mark.seat, user=mark.of, target=mark.target)
            gives = zip(reading.mark_gives(state, mark), mark.fixed, strict=True)
            found += [Answer(question, nouns, fixed) for question, fixed in gives]
    return by_question(found)


def about_seat(state: State, answer: Answer, seat: int, harm: int = 0) -> bool:
    """True if the change is about this seat and its condition holds."""
    if not speaks_of(state, answer, seat):
        return False
    condition = answer.question.if_
    return condition is None or reading.holds(state, condition, answer.nouns, harm)


def about_runner(state: State, answer: Answer, seat: int, foe: int, harm: int = 0) -> bool:
    """True if the change is about this one who runs from this monster; what a monster says holds for each who runs from it."""
    question, nouns = answer.question, answer.nouns
    said = nouns.said_to(seat) if nouns.foe >= 0 else nouns
    if isinstance(question.for_, Cards) or (question.for_ is None and nouns.foe >= 0):
        return said.you == seat and about_foe(state, Answer(question, said, answer.fixed), foe, harm)
    if nouns.foe not in (-1, foe) or not speaks_of(state, answer, seat):
        return False
    return question.if_ is None or reading.holds(state, question.if_, said, harm)


def speaks_of(state: State, answer: Answer, seat: int) -> bool:
    """True if the change is about this seat, its condition apart."""
    who = answer.question.for_
    if who is None:
        return answer.nouns.you == seat
    return isinstance(who, Who) and seat in reading.whom(state, who, answer.nouns)


def about_card(state: State, answer: Answer, card: int, harm: int = 0) -> bool:
    """True if the change is about this card: by default the one on which the card that speaks sits, or else that card."""
    question, nouns = answer.question, answer.nouns
    if question.for_ is None:
        host = moving.host_of(state, nouns.card)
        if nouns.foe >= 0 or card != (host if host >= 0 else nouns.card):
            return False
    elif not isinstance(question.for_, Cards) or not means(state, answer, card, question.for_):
        return False
    return question.if_ is None or reading.holds(state, question.if_, nouns, harm)


def means(state: State, answer: Answer, card: int, cards: Cards) -> bool:
    """True if a change means this card by these words.

    Where they name no owner they mean the cards of those whom the change is about: of the card's owner, or of the
    fighters where a monster says it. What lies before nobody, as an enhancer does, may be meant by anybody.
    """
    if not reading.fits(state, card, cards, answer.nouns):
        return False
    owner = moving.seat_of(state, card)
    if owner < 0 or cards.noun is not None or cards.of is not None:
        return True
    who, nouns = answer.question.for_, answer.nouns
    if isinstance(who, Who):
        return owner in reading.whom(state, who, nouns)
    if nouns.foe >= 0:
        return state.is_fighting(owner)
    return nouns.you < 0 or nouns.you == owner


def is_there(state: State, card: int, cards: Cards) -> bool:
    """True if a card of somebody's is in the place that is meant: in play, equipped, carried, in the hand, or in either."""
    zone, at = state.zone[card], cards.at
    if zone < HAND or cards.noun is not None or at in ("hand_or_play", "hand_or_items"):
        return True
    if at == "hand" or zone < TABLE:
        return at == "hand" and zone < TABLE
    worn = card in state.equipped[zone - TABLE]
    return worn if at == "equipped" else not worn if at == "carried" else True


def about_foe(state: State, answer: Answer, foe: int, harm: int = 0) -> bool:
    """True if the change is about this monster: by default the one that speaks, or that the enhancer sits on."""
    question, nouns = answer.question, answer.nouns
    if question.for_ is None:
        if nouns.foe != foe:
            return False
    elif isinstance(question.for_, Cards):
        if not reading.fits(state, foe, question.for_, nouns):
            return False
    else:
        return False
    return question.if_ is None or reading.holds(state, question.if_, nouns, harm)


def amount_of(state: State, answer: Answer, harm: int = 0) -> int:
    """The figure of a change; that of a mark was fixed when it was left."""
    if isinstance(answer.fixed, int):
        return answer.fixed
    value = answer.question.main
    return value if isinstance(value, int) else reading.amount(state, value, answer.nouns, harm)
