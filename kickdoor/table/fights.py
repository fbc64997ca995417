"""The present fight in words: each line of both sums with the rule behind it, what it is about, how one runs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from kickdoor.cards.language.printing import bad_stuff
from kickdoor.rules import bounty, fighting, running_away, strength, tokens
from kickdoor.sight import Sight, knows
from kickdoor.state import MONSTERS, MUNCHKINS, Foe, State
from kickdoor.table.protocol import FightSaid, SumLine
from kickdoor.telling.printed import calls_of
from kickdoor.telling.wording import Wording, by_id, token_kind
from kickdoor.words import say

RULE_OF_KIND = {"item": "ITEM-05", "one_shot": "ONESHOT-02", "enhancer": "ENHANCE-01", "hireling": "HIRELING-01",
                "sidekick": "SIDEKICK-01", "ally": "ALLY-03", "class": "CLASS-01", "race": "RACE-01",
                "curse": "CURSE-02", "monster": "COMBAT-08"}  # fmt: skip
OTHERWISE = "COMBAT-09"


def is_alike(said: FightSaid | None, state: State) -> bool:
    """True where all know all cards of the fight, and by the same numbers: none has a twin."""
    if said is None:
        return True
    cards = {*(line.card for line in (*said.ours, *said.theirs) if line.card >= 0), *(card for card, _ in said.played_by)}
    return state.box.twins.isdisjoint(cards) and all(knows(state, None, card) for card in cards)


def as_seen(said: FightSaid | None, eyes: Sight) -> FightSaid | None:
    """The fight as these eyes see it, its cards by the numbers that they have there."""
    if said is None:
        return None
    return replace(
        said,
        ours=tuple(_line_seen(line, eyes) for line in said.ours),
        theirs=tuple(_line_seen(line, eyes) for line in said.theirs),
        played_by=tuple((eyes.card(card), seat) for card, seat in said.played_by),
    )


def _line_seen(line: SumLine, eyes: Sight) -> SumLine:
    return SumLine(eyes.maybe(line.card) if line.card >= 0 else -1, line.label, line.amount, line.rule)


def fight_said(wording: Wording, state: State) -> FightSaid | None:
    """The fight in words, or None; its cards by the table's own numbers, which nobody is told."""
    fight = state.fight
    if fight is None:
        return None
    foes = fighting.hostile(state)
    return FightSaid(
        tuple(ours(wording, state)),
        tuple(theirs(wording, state)),
        verdict(state),
        stakes(state, foes),
        " ".join(runs(wording, state, foes)),
        tuple(_bad(wording, face) for face in dict.fromkeys(foe.face for foe in foes)),
        help_said(wording, state),
        tuple(fight.used),
        strength.wins_ties(state),
    )


def ours(wording: Wording, state: State) -> Iterator[SumLine]:
    """The munchkins' sum: each fighter's Level and cards, then what is on nobody's account."""
    assert state.fight is not None
    for seat in state.fighters():
        for card, amount in strength.lines(state, seat):
            label = wording.card(card) if card >= 0 else say("table-sum-level", who=wording.seat(seat))
            yield _line(wording, card, label, amount)
    for boost in state.fight.boosts:
        if boost.to == MUNCHKINS:
            yield _line(wording, boost.card, wording.card(boost.card), boost.amount)
    for foe in state.fight.foes:
        if foe.ally:
            yield SumLine(foe.card, wording.foe(state, foe.card), strength.monster(state, foe), "MULTI-02")


def theirs(wording: Wording, state: State) -> Iterator[SumLine]:
    """The monsters' sum: each one's Level, what is special about who fights, what was played on it."""
    assert state.fight is not None
    for foe in fighting.hostile(state):
        name = wording.foe(state, foe.card)
        for place, (card, amount) in enumerate(strength.foe_lines(state, foe)):
            if place == 0:
                yield SumLine(foe.card, say("table-sum-its-level", name=name), amount, "COMBAT-02")
            elif card == foe.card:
                yield SumLine(card, say("table-sum-against", name=name), amount, "COMBAT-08")
            else:
                yield _line(wording, card, wording.card(card), amount)
    for boost in state.fight.boosts:
        if boost.to == MONSTERS:
            yield _line(wording, boost.card, wording.card(boost.card), boost.amount)


def _line(wording: Wording, card: int, label: str, amount: int) -> SumLine:
    rule = "COMBAT-01" if card < 0 else RULE_OF_KIND.get(wording.box[card].kind, OTHERWISE)
    return SumLine(card, label, amount, rule)


def verdict(state: State) -> str:
    """Who is ahead, as the stamp says it."""
    assert state.fight is not None
    if state.fight.running:
        return say("table-verdict-running")
    lead = strength.side(state, MUNCHKINS) - strength.side(state, MONSTERS)
    if lead == 0:
        return say("table-verdict-tie", wins="yes" if strength.is_winning(state) else "no")
    return say("table-verdict-ahead", n=lead) if lead > 0 else say("table-verdict-short", n=-lead)


def stakes(state: State, foes: list[Foe]) -> str:
    """What a win brings."""
    levels = sum(bounty.levels_of(state, foe) for foe in foes)
    treasures = sum(bounty.treasures_of(state, foe) for foe in foes)
    said = say("table-win", levels=levels, treasures=treasures)
    shown = [", ".join(map(token_kind, tokens.shown(state, foe))) for foe in foes if tokens.shown(state, foe)]
    return " ".join([said, say("play-fight-tokens", tokens="; ".join(shown))] if shown else [said])


def runs(wording: Wording, state: State, foes: list[Foe]) -> Iterator[str]:
    """How each fighter would run from each monster, said once where it is the same for all."""
    for seat in state.fighters():
        if not state.alive[seat]:
            continue
        ways = {foe.card: _way(state, seat, foe) for foe in foes}
        for way in dict.fromkeys(ways.values()):
            those = [wording.foe(state, card) for card, found in ways.items() if found == way]
            named = ", ".join(dict.fromkeys(those))
            yield say(
                "table-runs", who=wording.seat(seat), way=way[0], n=way[1], foes=named, all="yes" if len(ways) == 1 else "no"
            )


def _way(state: State, seat: int, foe: Foe) -> tuple[str, int]:
    """`spared`, `always`, `never`, or `roll` with the least die that escapes (7: none does)."""
    spares = state.box[foe.face].spares
    if spares is not None and state.level[seat] <= spares:
        return "spared", 0
    fate = running_away.escape_without_roll(state, seat, foe)
    if fate:
        return fate, 0
    least = running_away.ESCAPES_ON - strength.die_bonus(state, seat) - strength.run_bonus(state, seat, foe)
    return "roll", max(1, min(7, least))


@lru_cache(maxsize=2048)  # the same words for every seat, fight after fight; a Wording speaks one language
def _bad(wording: Wording, face: int) -> str:
    text = bad_stuff(wording.box[face], by_id, names=wording.names_of_cards, calls=calls_of(wording.box, face))
    return say("table-bad-stuff", name=wording.card(face), text=text or say("play-nothing"))


def help_said(wording: Wording, state: State) -> str:
    """Who helps, and for what."""
    fight = state.fight
    assert fight is not None
    if fight.helper < 0:
        return ""
    if fight.compelled or fight.deal is None:
        return say("table-helps", who=wording.seat(fight.helper))
    return say("table-helps-for", who=wording.seat(fight.helper), terms=wording.terms(fight.deal))
