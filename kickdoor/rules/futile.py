"""What would do nothing at all: such a card is not played, such an ability not used."""

from __future__ import annotations

from typing import Any, Final

from kickdoor.box import DOOR, TREASURE, inside
from kickdoor.cards.language import BecomeWord, Cards, TableSaysCondition, Who, Word
from kickdoor.frames import Nouns
from kickdoor.move import Refusal
from kickdoor.rules import deeds, effects, helping, levels, piles, reading, selecting
from kickdoor.state import State

OWN_ITEM: Final = Cards(cards=("permanent",))  # what may bear a card that becomes an enhancer

RULES: Final = {"gain_levels": "GUAL-05", "join": "INTERFERE-03", "mate": "MATE-01", "remove": "MULTI-04", "kill": "MULTI-04",
         "cancel": "CURSE-04", "dismiss": "HELP-02", "enlist": "HELP-02", "lose_levels": "CHAR-13",
         "boost": "COMBAT-09", "escape": "RUN-01", "reroll": "RUN-03", "take_over": "ONESHOT-04"}  # fmt: skip

SAY_SO_TOO: Final = {"gain_levels": ("AMB-02", "PRECEDENCE-06", "WIN-02"), "join": ("MONSTER-02", "MULTI-01", "PRECEDENCE-01"),
              "mate": ("AMB-49",), "lose_levels": ("PRECEDENCE-03", "GUAL-02"), "take": ("ITEM-15", "AMB-43")}  # fmt: skip


def refusal(state: State, words: tuple[Word, ...], nouns: Nouns, card: int) -> Refusal | None:
    """Why these words would be useless, or None.

    A target that a word is about must be one on which it works; a level got at another's expense must be one that can be gained.

    Rules: GUAL-05, WIN-02, PRECEDENCE-06.
    """
    useless = [word for word in words if is_futile(state, word, nouns)]
    if not useless:
        return None
    if (
        len(useless) == len(words)
        or any(_on_target(word) for word in useless)
        or (any(_gain_at_a_price(word, words) for word in useless) and not state.options.get("harm_for_no_level"))
    ):
        key = useless[0].key
        also = SAY_SO_TOO.get(key, ()) + (levels.kills_only(state) if key == "gain_levels" else ())
        return Refusal(RULES.get(key, "PRECEDENCE-01"), "does-nothing", card=card, also=also)
    return None


def _on_target(word: Any) -> bool:
    who = getattr(word, "who", None)
    return isinstance(who, Who) and who.players == "target"


def _gain_at_a_price(word: Word, words: tuple[Word, ...]) -> bool:
    """A level that can't be gained, in exchange for harm to somebody else (AMB-02)."""
    return word.key == "gain_levels" and any(other.key == "lose_levels" and _on_target(other) for other in words)


def is_futile(state: State, word: Any, nouns: Nouns) -> bool:
    """True if the word would do nothing just now; what hangs on the table's word may do something."""
    if state.box.asking and any(inside(word, TableSaysCondition)):
        return False
    key = word.key
    if _is_of_nobody(state, word, nouns):
        return True
    if key == "gain_levels":
        seats = reading.whom(state, word.who, nouns)
        return not any(levels.can_gain(state, seat, winning=levels.card_may_win(state, word.winning)) for seat in seats)
    if key == "lose_levels":
        return not any(state.level[seat] > 1 for seat in reading.whom(state, word.who, nouns))
    if key in ("join", "remove", "kill", "mate", "cancel"):
        return _no_cards(state, word.main, nouns)
    if key == "boost":
        return state.fight is None or state.fight.running or _no_receiver(state, word.to, nouns)
    if key == "set_level":
        level = reading.amount(state, word.main, nouns)
        return all(_stays_at(state, seat, level) for seat in reading.whom(state, word.who, nouns))
    if key in ("draw", "peek", "reveal"):
        return not piles.left(state, TREASURE if word.from_ == "treasure" else DOOR)
    if key == "open_door":
        return not piles.left(state, DOOR)
    if key == "lose_tokens":
        return not word.else_ and not any(any(state.tokens[seat]) for seat in reading.whom(state, word.who, nouns))
    if key in ("escape", "reroll"):
        return _no_way_out(state, key, reading.whom(state, word.main, nouns))
    if key == "take_over":
        return all(state.fight is None or seat == state.fight.fighter for seat in reading.whom(state, word.main, nouns))
    if key == "dismiss":
        return not reading.whom(state, word.main, nouns)
    if key == "enlist":
        return not any(helping.may_join(state, seat, forced=seat != nouns.you) for seat in reading.whom(state, word.main, nouns))
    if key == "become":
        return word.main == "enhancer" and not bearers(state, word, nouns, nouns.you)
    if key == "take":
        return _nothing_to_take(state, word, nouns)
    if key in ("lose", "discard", "unequip", "give") and not getattr(word, "else_", ()):
        return all(_no_such_cards(state, word.main, nouns, seat) for seat in reading.whom(state, word.who, nouns))
    if key == "if":
        branch = word.then if reading.holds(state, word.main, nouns) else word.else_
        return all(is_futile(state, inner, nouns) for inner in branch)
    if key == "one_of":
        return all(all(is_futile(state, inner, nouns) for inner in way) for way in word.main)
    return False


def _is_of_nobody(state: State, word: Any, nouns: Nouns) -> bool:
    """True if a word is about players and there is none such; what hangs on a hand is not told by a refusal."""
    who = word.main if word.key == "each" and isinstance(word.main, Who) else effects.subject(word)
    if who is None or reading.whom(state, who, nouns):
        return False
    return not any("hand" in cards.at for cards in inside(who, Cards))


def _no_receiver(state: State, to: Any, nouns: Nouns) -> bool:
    """True if a bonus is for players or monsters of whom there are none."""
    if isinstance(to, Who):
        return not reading.whom(state, to, nouns)
    return isinstance(to, Cards) and to.noun is None and not selecting.which(state, to, nouns, nouns.you)


def _stays_at(state: State, seat: int, level: int) -> bool:
    """True if the Level of this seat would be what it is when it became that."""
    now = state.level[seat]
    return now == max(level, 1) or (level > now and not levels.can_gain(state, seat))


def _no_way_out(state: State, key: str, seats: tuple[int, ...]) -> bool:
    """True if an escape or a new roll would help none of these runners."""
    from kickdoor.rules import running_away

    may = running_away.may_escape if key == "escape" else running_away.may_roll_again
    return not any(may(state, seat) for seat in seats)


def bearers(state: State, word: BecomeWord, nouns: Nouns, seat: int) -> tuple[int, ...]:
    """The items that may bear a card which becomes an enhancer: others than itself."""
    becoming = selecting.which(state, word.which, nouns, seat)[:1]
    borne = {card for card, kind, _ in state.masks if kind == "enhancer"}
    return tuple(card for card in selecting.which(state, OWN_ITEM, nouns, seat) if card not in becoming and card not in borne)


def _nothing_to_take(state: State, word: Any, nouns: Nouns) -> bool:
    """True if there is no such card, or only such as may not be taken, nobody can steal, or can't be put in play."""
    from kickdoor.rules import character

    cards: Cards = word.main
    found = selecting.which(state, cards, nouns, nouns.you)
    if not found:
        return _no_such_cards(state, cards, nouns, nouns.you)
    return all(
        deeds.forbids(state, "take", nouns.you, card) >= 0
        or effects.protected(state, card, nouns.harm or "theft", nouns)
        or (word.to != "hand" and nouns.you >= 0 and character.place_refusal(state, nouns.you, card) is not None)
        for card in found
    )


def _no_such_cards(state: State, cards: Cards, nouns: Nouns, seat: int) -> bool:
    """True if a word finds no such card of this seat; what the hand of another holds is not told by a refusal."""
    if selecting.which(state, cards, nouns, seat):
        return False
    if cards.noun is not None or "hand" not in cards.at:
        return True
    owners = reading.whom(state, cards.of, nouns) if cards.of is not None else (seat,)
    return not any(state.hand[owner] for owner in owners if owner != nouns.you)


def _no_cards(state: State, cards: Cards, nouns: Nouns) -> bool:
    """True if no such card is there; a card cancelled may be one just played."""
    if cards.noun is not None:
        return not selecting.noun(state, cards.noun, nouns)
    found = selecting.which(state, cards, nouns, nouns.you)
    if found:
        return False
    if "curse" in cards.cards:
        return not any(frame.kind == "window" and frame.moment == "curse_lands" for frame in state.stack)  # type: ignore[attr-defined]
    return True
