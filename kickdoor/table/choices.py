"""What a seat may do now, each with the words of its button; and why the other cards can't be played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from kickdoor.cards.language.voice import with_articles
from kickdoor.frames import Choose, Combat, Door, Flight, Offer, Opening, Turn, Window
from kickdoor.move import Move, Refusal
from kickdoor.rules import deciding, fighting, strength, timing
from kickdoor.rules.moves import moves as listing
from kickdoor.sight import CARD_LISTS, OF_CARDS, OF_TERMS, Sight
from kickdoor.state import MONSTERS, MUNCHKINS, State
from kickdoor.table.protocol import Greyed, MoveSaid, Offered, Refused
from kickdoor.telling.wording import Wording, choice, is_laid_down, rule_sentence, signed, target
from kickdoor.words import chosen, known, say

FORMS = frozenset(("ask", "volunteer", "counter", "sell", "trade"))  # filled in step by step
OF_THE_MOMENT = frozenset(("accept", "choose", "decline", "keep", "pass", "run", "sell"))
OF_A_FIGHT = frozenset(("ask", "play", "volunteer"))  # which may add to a side
MOST_MADE = 8192  # moves with their words that are remembered
_MADE: dict[tuple[Any, ...], Offered] = {}
ON_MAIN = {"arrange": ("kick",), "opened": ("loot", "end"), "charity": ("end", "discard", "give")}


def offered(
    wording: Wording, state: State, seat: int, eyes: Sight, *, passed: bool = False, fights: bool = False
) -> list[Offered]:
    """The moves of the seat. `passed`: its pass is taken already; `fights`: it may still say "I fight"."""
    real = [move for move in listing(state, seat) if not (passed and move.verb == "pass")]
    main = main_of(state, seat, real)
    sums = sums_of(state)
    found = [_offered(wording, state, eyes, move, sums, main=move is main, fights=fights) for move in real]
    return [*found, *_open_forms(wording, state, seat, real)]


def _offered(
    wording: Wording, state: State, eyes: Sight, move: Move, sums: tuple[int, int] | None, *, main: bool, fights: bool
) -> Offered:
    """A move with its words: made once where they are the same moment after moment, at all tables."""
    seen = eyes.move(move)
    aimed = target(wording, state, move) if move.on else ""
    after = outcome(state, move, sums) if sums is not None else ""
    if move.verb in OF_THE_MOMENT:
        return _offered_now(wording, state, move, seen, aimed, after, main=main, fights=fights)
    names: object = ()
    if move.verb in OF_TERMS:
        names = wording.names
    elif move.on[:1] == ("seat",):
        names = wording.seat(move.on[1])
    rest = (names, _on_which_words_rest(state, move), aimed, after, main)
    key = (wording.box, chosen(), move.verb, move.card, move.on, move.more, seen.card, seen.on, seen.more, rest)
    found = _MADE.get(key)
    if found is None:
        if len(_MADE) >= MOST_MADE:
            _MADE.clear()
        found = _MADE[key] = _offered_now(wording, state, move, seen, aimed, after, main=main, fights=fights)
    return found


def _offered_now(
    wording: Wording, state: State, move: Move, seen: Move, aimed: str, after: str, *, main: bool, fights: bool
) -> Offered:
    label, brief = _words_now(wording, state, move, fights=fights)
    return Offered(said(seen), label, after, main, form_of(state, move), aimed, brief)


def _on_which_words_rest(state: State, move: Move) -> int:
    """What of the table goes into the words of a move beside the move itself: where a card lies, which face it shows."""
    if move.verb == "use":
        foe = fighting.foe_of(state, move.card)
        return move.card if foe is None else foe.face
    if move.verb == "equip":
        return state.zone[move.card]
    return int(state.fight is None)


def _words_now(wording: Wording, state: State, move: Move, *, fights: bool) -> tuple[str, str]:
    if fights and move.verb == "pass":
        label = say("table-i-fight", winning="yes" if strength.is_winning(state) else "no")
    else:
        label = choice(wording, state, move)
    return label, short_label(wording, state, move, fights=fights)


def short_label(wording: Wording, state: State, move: Move, *, fights: bool = False) -> str:
    """The words of a button that stands beside its card, or at the place that says the rest."""
    message = f"table-short-{move.verb}"
    if not known(message):
        return ""
    facts = {
        "bonus": "none",
        "of": wording.card(move.card),
        "to": wording.seat(move.on[1]) if move.on[:1] == ("seat",) else "none",
    }
    kind = ""
    if move.verb == "pass":
        kind = "fights" if fights else "opening" if isinstance(state.stack[-1], Opening) else "pass"
    elif move.verb in ("play", "equip") and move.card >= 0:
        card = state.box[move.card]
        facts["bonus"] = signed(card.bonus) if card.bonus else "none"
        kind = card.kind if move.verb == "play" else "worn"
        if move.verb == "play" and is_laid_down(state, move):
            kind = "laid_down"
        if move.more[:1] == ("replacing",):
            kind, facts["of"] = "replacing", wording.card(move.more[1])
    elif move.verb == "use":
        kind = wording.ability(state, move)[0]
    return with_articles(say(message, kind=kind or "none", **facts))


def said(move: Move) -> MoveSaid:
    """A move as it travels."""
    return MoveSaid(move.verb, move.card, move.on, move.more)


def meant(seat: int, move: MoveSaid) -> Move:
    """The move that was sent; the lists of JSON become tuples again."""
    return Move(seat, move.verb, move.card, _tuples(move.on), _tuples(move.more))


def _tuples(value: object) -> tuple[object, ...]:
    assert isinstance(value, (tuple, list))
    return tuple(_tuples(each) if isinstance(each, (tuple, list)) else each for each in value)


def form_of(state: State, move: Move) -> str:
    """The form in which such a move is filled in, or nothing."""
    frame = state.stack[-1]
    if move.verb == "choose" and isinstance(frame, Choose) and (frame.sort == "order" or frame.most > 1 or frame.worth):
        return "choose"
    return move.verb if move.verb in FORMS else ""


def _open_forms(wording: Wording, state: State, seat: int, moves: Sequence[Move]) -> Iterable[Offered]:
    """What can be put together though no example of it stands in the list: a deal, other terms."""
    verbs = {move.verb for move in moves}
    if "trade" not in verbs and may_deal(state, seat):
        yield Offered(MoveSaid("trade"), say("choice-deal"), form="trade")
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Offer) and frame.matter == "help" and frame.seat == seat and "counter" not in verbs:
        yield Offered(MoveSaid("counter"), say("choice-form-counter"), form="counter")


def may_deal(state: State, seat: int) -> bool:
    """True where a trade or a gift could be offered."""
    if not state.stack or isinstance(state.stack[-1], Offer) or not timing.is_open(state) or state.phase == "start":
        return False
    if state.is_fighting(seat) or not state.alive[seat]:
        return False
    return any(state.box[card].gold is not None for other in range(state.seats) for card in state.table[other])


def main_of(state: State, seat: int, moves: Sequence[Move]) -> Move | None:
    """The one that moves the game on."""
    frame = state.stack[-1] if state.stack else None
    wanted: tuple[str, ...] = ()
    if isinstance(frame, (Combat, Window, Opening)):
        wanted = ("pass",)
    elif isinstance(frame, Turn) and seat == state.turn:
        wanted = ON_MAIN.get(frame.step, ())
    elif isinstance(frame, Door):
        wanted = ("keep",)
    elif isinstance(frame, Flight):
        wanted = ("run",)
    elif isinstance(frame, Offer):
        wanted = ("accept", "decline")
    return next((move for verb in wanted for move in moves if move.verb == verb), None)


# --- what would come of it -------------------------------------------------------------------------------------------


def sums_of(state: State) -> tuple[int, int] | None:
    """Both totals where a move may add a known amount to one of them; None where none can."""
    if state.fight is None or state.fight.running or not state.stack or not isinstance(state.stack[-1], Combat):
        return None
    return strength.side(state, MUNCHKINS), strength.side(state, MONSTERS)


def outcome(state: State, move: Move, sums: tuple[int, int]) -> str:
    """Both totals as they would be after these, for what adds a known amount to a fight; else nothing."""
    if move.verb not in OF_A_FIGHT:
        return ""
    ours, theirs = sums
    if move.verb == "ask":
        ours += strength.munchkin(state, move.on[1])
    elif move.verb == "volunteer":
        ours += strength.munchkin(state, move.seat)
    elif move.verb == "play" and move.on and state.box[move.card].bonus and not state.box[move.card].does:
        bonus = state.box[move.card].bonus
        on_ours = move.on == ("side", MUNCHKINS) or (move.on[0] == "seat" and state.is_fighting(move.on[1]))
        ours, theirs = (ours + bonus, theirs) if on_ours else (ours, theirs + bonus)
    else:
        return ""
    return say("table-outcome", ours=ours, theirs=theirs)


# --- why not ---------------------------------------------------------------------------------------------------------


def greyed(wording: Wording, state: State, seat: int, eyes: Sight, moves: Sequence[Offered]) -> list[Greyed]:
    """The cards of the hand that nothing can be done with now, with the reason."""
    useful = {card for each in moves for card in cards_of(each)}
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Choose) and frame.seat == seat and frame.sort in OF_CARDS:
        useful.update(map(eyes.card, frame.options))
    found = []
    for card in state.hand[seat]:
        if eyes.card(card) not in useful:
            refusal = why_not(state, seat, card)
            if refusal is not None:
                found.append(Greyed(eyes.card(card), *why(wording, refusal, seat), refusal.rule))
    return found


def cards_of(offered: Offered) -> Iterable[int]:
    """The cards with which this is done, as far as no form is needed for it."""
    move = offered.move
    return (move.card, *move.more) if move.verb in CARD_LISTS and not offered.form else (move.card,)


def why_not(state: State, seat: int, card: int) -> Refusal | None:
    """Why this card can't be played in the way that is the most natural for it."""
    kind = state.box[card].kind
    frame = state.stack[-1] if state.stack else None
    if kind == "monster" and isinstance(frame, Turn) and seat == state.turn:
        refusal = deciding.why_not(state, Move(seat, "trouble", card))
    elif kind == "item":
        refusal = deciding.why_not(state, Move(seat, "equip", card))
    else:
        refusal = None
    return refusal or deciding.why_not(state, Move(seat, "play", card))


def why(wording: Wording, refusal: Refusal, reader: int) -> tuple[str, str]:
    """The reason, in short and with the rule's sentence. `reader`: the seat called "you"."""
    try:
        return _why(wording, refusal.rule, refusal.reason, tuple(refusal.args.items()), refusal.args.get("to") == reader)
    except TypeError:  # an argument that can't be a key
        return short(wording, refusal, reader), sentence(wording, refusal, reader)


@lru_cache(maxsize=4096)  # the same for the same cards, move after move; a Wording speaks one language
def _why(wording: Wording, rule: str, reason: str, args: tuple[tuple[str, Any], ...], to_reader: bool) -> tuple[str, str]:
    refusal = Refusal(rule, reason, **dict(args))
    reader = refusal.args["to"] if to_reader else -1
    return short(wording, refusal, reader), sentence(wording, refusal, reader)


def short(wording: Wording, refusal: Refusal, reader: int = -1) -> str:
    """The reason in a few words: its own, else the heading of the rule. `reader`: the seat called "you", -1 for none."""
    message = f"refusal-{refusal.reason}"
    if refusal.reason and known(message):
        return say(f"{message}.short", **wording.facts(refusal.args, reader))
    for message in (f"rule-{refusal.rule}", f"reading-{refusal.rule}"):
        if known(message):
            return say(f"{message}.heading")
    return refusal.rule


def sentence(wording: Wording, refusal: Refusal, reader: int = -1) -> str:
    """The reason and the rule's sentence, without its id. `reader`: the seat called "you", -1 for none."""
    message = f"refusal-{refusal.reason}"
    rule = rule_sentence(refusal.rule)
    if not refusal.reason or not known(message):
        return rule
    return f"{say(message, **wording.facts(refusal.args, reader))} {rule}".strip()


def refused(wording: Wording, refusal: Refusal) -> Refused:
    """A refusal as it travels."""
    return Refused(sentence(wording, refusal), refusal.rule)
