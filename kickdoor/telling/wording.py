"""Names, choices and questions of a running game as sentences for a person at the table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from kickdoor.box import COMPANIONS, TRAITS, Box, words_at
from kickdoor.cards.language import Ability, OneOfWord, PayOrWord, alternatives, question_text, text
from kickdoor.cards.language.printing import ability as ability_clause
from kickdoor.cards.language.voice import Voice, sentence
from kickdoor.event import Event
from kickdoor.frames import Choose, Door, Opening, Turn, Window
from kickdoor.move import Move, Refusal
from kickdoor.rules import fighting, moving, strength
from kickdoor.state import MUNCHKINS, State, Terms
from kickdoor.telling.printed import calls_of, names_of, printed_cards
from kickdoor.words import chosen, known, say


def by_id(message_id: str, args: dict[str, Any]) -> str:
    """The voice in which cards are told: messages of the chosen language."""
    return say(message_id, **args)


class Wording:
    """How the cards of a box and the players of a game are called, in the language spoken when it is made."""

    def __init__(self, box: Box, names: tuple[str, ...]) -> None:
        self.box = box
        self.names = names
        self.printed = printed_cards(box)
        self.names_of_cards = names_of(box)
        self.kinds = frozenset(box.kind)

    @property
    def begins_with(self) -> str:
        """Which cards one may lay down before the first turn: of `traits`, `powers` or `both`, as the sets have them."""
        return ("both" if "class" in self.kinds else "powers") if "power" in self.kinds else "traits"

    @property
    def begins_beside(self) -> str:
        """The companion that one may have from the first turn on: a kind, `companion` where there are several, or `none`."""
        kinds = self.kinds.intersection(COMPANIONS)
        return "companion" if len(kinds) > 1 else next(iter(kinds), "none")

    # --- names -------------------------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """The printed name of a card."""
        return self.printed[card].name if 0 <= card < len(self.box) else say("play-a-card")

    def foe(self, state: State, card: int) -> str:
        """A card by the face that it shows in the present fight: a Mate is another of its monster."""
        for foe in state.fight.foes if state.fight is not None else ():
            if foe.card == card and foe.face != card:
                return say("play-mate", name=self.card(foe.face))
        return self.card(card)

    def foe_with_all(self, state: State, card: int) -> str:
        """A monster of the fight by the face it shows, with what was played on it."""
        for foe in state.fight.foes if state.fight is not None else ():
            if foe.card == card and state.fight is not None:
                more = [self.card(other) for other, group in state.fight.enhancers if group == foe.group]
                name = self.foe(state, card)
                return say("play-enhanced", name=name, by=listed(more)) if more else name
        return self.card(card)

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards in a row: "A, B and C"."""
        return listed([self.card(card) for card in cards])

    def seat(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else say("play-nobody")

    def on(self, on: tuple[Any, ...]) -> str:
        """A target: a player, a card, a side."""
        if not on:
            return ""
        if on[0] == "seat":
            return self.seat(on[1])
        if on[0] == "card":
            return self.card(on[1])
        return say("play-side-munchkins" if on[1] == MUNCHKINS else "play-side-monsters")

    def token(self, event: Event) -> str:
        """The kind of token that an event is about."""
        kinds = self.box.tokens if event.kind == "tokens" else ()
        return token_kind(kinds[event.other]) if 0 <= event.other < len(kinds) else "none"

    def terms(self, terms: Terms) -> str:
        """What a helper is to get."""
        parts = []
        if terms.treasures:
            first = self.seat(terms.first) if terms.first >= 0 else ""
            message = "play-terms-all" if terms.treasures < 0 else "play-terms-treasures"
            parts.append(say(message, n=terms.treasures, first=first, named="yes" if first else "no"))
        parts += [self.card(card) for card in terms.items]
        parts += [say("play-terms-promise", card=self.card(card)) for card in terms.promises]
        parts += [say("play-terms-token", kind=token_kind(kind)) for kind in terms.tokens]
        if terms.reward_tokens:
            message = "play-terms-tokens-all" if terms.reward_tokens < 0 else "play-terms-tokens"
            parts.append(say(message, n=terms.reward_tokens))
        if terms.truce:
            parts.append(say("play-terms-truce"))
        return listed(parts) if parts else say("play-terms-nothing")

    # --- cards -------------------------------------------------------------------------------------------------------

    def brief(self, card: int) -> str:
        """A card in a few words: its name, its kind and its figures."""
        return say("play-brief", card=self.card(card), facts=", ".join(brief_facts(self.box, card)))

    def text(self, card: int) -> str:
        """The whole text of a card."""
        return text(self.printed[card], by_id, names=self.names_of_cards, calls=calls_of(self.box, card))

    def ability(self, state: State, move: Move) -> tuple[str, str]:
        """The name (if it has one) and the sentence of the ability that is used: of the face that the card shows."""
        foe = fighting.foe_of(state, move.card)
        return _ability(self.box, chosen(), (move.card if foe is None else foe.face, *move.more))

    # --- why not -----------------------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Why a move isn't legal: the reason where there is one, and the rule with its id."""
        rule = say("refusal-by-rule", rule=refusal.rule, sentence=rule_sentence(refusal.rule))
        message = f"refusal-{refusal.reason}"
        if not refusal.reason or not known(message):
            return rule
        return f"{say(message, **self.facts(refusal.args))} {rule}"

    def facts(self, args: dict[str, Any], reader: int = -1) -> dict[str, object]:
        """The arguments of a refusal with names in place of numbers. `reader`: the seat called "you", -1 for none."""
        card, to = args.get("card"), args.get("to")
        facts: dict[str, object] = {**REFUSAL_FACTS, **args}
        facts["same"] = "yes" if facts["least"] == facts["most"] else "no"
        facts["card"] = self.card(card) if isinstance(card, int) else say("play-that-card")
        facts["to"] = self.seat(to) if isinstance(to, int) else say("play-nobody")
        facts["person"] = person(to, reader) if isinstance(to, int) else "other"
        return facts


@lru_cache(maxsize=4096)  # put together from many phrases, and offered move after move
def _ability(box: Box, code: str, path: tuple[Any, ...]) -> tuple[str, str]:
    found = words_at(box, path)
    if not isinstance(found, Ability):
        return "", ""
    voice = Voice(say=by_id, names=names_of(box), calls=calls_of(box, path[0]), kind=box[path[0]].kind)
    name = voice.ability(found.name) if found.name else ""
    return name[:1].lower() + name[1:], sentence(voice, ability_clause(voice, found))


REFUSAL_FACTS: dict[str, object] = {"verb": "", "gold": 0, "over": 0, "least": 0, "most": 0}


def listed(parts: list[str]) -> str:
    """Things in a row, with "and" before the last."""
    if not parts:
        return say("play-nothing")
    if len(parts) == 1:
        return parts[0]
    return say("play-and", before=", ".join(parts[:-1]), last=parts[-1])


def rule_sentence(rule: str) -> str:
    """What the rule of this id says."""
    for message in (f"rule-{rule}", f"reading-{rule}"):
        if known(message):
            return say(message)
    return ""


def brief_facts(box: Box, card: int) -> list[str]:
    """The kind of a card and the figures that matter at the table."""
    printed = box[card]
    facts = [say(f"play-kind-{printed.kind}", of=calls_of(box, card).get(printed.kind, "none"))]
    if printed.kind == "monster":
        facts.append(say("play-fact-level", n=printed.level))
        facts.append(say("play-fact-treasures", n=printed.treasures))
        facts.extend(map(token_kind, printed.tokens))
    elif printed.bonus:
        facts.append(signed(printed.bonus))
    if printed.kind == "item" and printed.slot:
        facts.append(say("play-fact-slot", slot=printed.slot))
    if printed.hands:
        facts.append(say("play-fact-hands", n=printed.hands))
    if printed.big:
        facts.append(say("play-fact-big"))
    if printed.only:
        facts.append(say("play-fact-only", who=trait_names(box, printed.only)))
    if printed.not_for:
        facts.append(say("play-fact-not-for", who=trait_names(box, printed.not_for)))
    if printed.gold:
        facts.append(say("play-fact-gold", n=printed.gold))
    return facts


def token_kind(kind: str) -> str:
    """What a kind of token is called."""
    return say("play-token-kind", kind=kind)


def trait_names(box: Box, traits: tuple[str, ...]) -> str:
    """Classes, races and affiliations by their cards' names; sexes and the like have names of their own."""
    cards = printed_cards(box)
    names = {trait: cards[card].name for card, trait in box.traits.items()}
    return ", ".join(names.get(trait) or say("play-trait", trait=trait, words=trait.replace("_", " ")) for trait in traits)


def identity(wording: Wording, state: State, seat: int) -> str:
    """Race and class, or Human; of a class nothing where no set has one."""
    kind = state.box.kind
    return _identity(wording, tuple([card for card in state.table[seat] if kind[card] in TRAITS]))


@lru_cache(maxsize=4096)  # the same for the same cards, move after move; a Wording speaks one language
def _identity(wording: Wording, traits: tuple[int, ...]) -> str:
    kind = wording.box.kind
    names = [wording.card(card) for card in sorted(traits, key=lambda c: kind[c] != "race")]
    if not any(kind[card] == "race" for card in traits):
        names.insert(0, say("play-human"))
    if "class" in wording.kinds and not any(kind[card] == "class" for card in traits):
        names.append(say("play-no-class"))
    return " ".join(names)


def signed(amount: int) -> str:
    """A bonus with its sign."""
    return f"{amount:+d}"


# --- choices ---------------------------------------------------------------------------------------------------------


def choice(wording: Wording, state: State, move: Move, *, target: bool = True) -> str:
    """A move as an entry of the menu. `target`: say on whom or what, too."""
    if move.verb == "pass":
        return say(f"choice-pass-{pass_matter(state, move.seat)}")
    frame = state.stack[-1] if state.stack else None
    facts = {
        "card": wording.card(move.card),
        "on": wording.on(move.on) if target else "",
        "has": "yes" if move.on and target else "no",
        "cards": wording.cards(card for card in move.more if isinstance(card, int)) if move.verb in LISTS else "",
    }
    if move.verb == "choose" and isinstance(frame, Choose):
        return answer(wording, frame, move.more)
    if move.verb == "keep" and isinstance(frame, Door):
        facts["card"] = wording.card(frame.card)
    if move.verb == "run":
        return escape(wording, state, move)
    if move.verb == "play":
        return played(wording, state, move, facts)
    if move.verb == "equip":
        return say("choice-equip-hand" if state.zone[move.card] < TABLES else "choice-equip", **facts)
    if move.verb == "use":
        name, sentence = wording.ability(state, move)
        return say("choice-use", name=name, named="yes" if name else "no", sentence=sentence, **facts)
    if move.verb in ("ask", "volunteer", "counter"):
        return say(f"choice-{move.verb}", terms=wording.terms(Terms(*move.more)), **facts)
    if move.verb == "sell":
        return sale(wording, state, move)
    if move.verb == "trade":
        return say("choice-trade", gives=wording.cards(move.more[0]), wants=wording.cards(move.more[1]), **facts)
    if move.verb in ("accept", "decline"):
        return say(f"choice-{move.verb}-{getattr(frame, 'matter', 'help')}")
    return say(f"choice-{move.verb}", **facts)


def target(wording: Wording, state: State, move: Move) -> str:
    """On whom or what a move is aimed: a player, a monster with all that is on it, a card and whose it is, a side."""
    if not move.on or move.on[0] != "card":
        return wording.on(move.on)
    name = wording.foe_with_all(state, move.on[1])
    owner = moving.seat_of(state, move.on[1])
    return say("play-owned", card=name, who=wording.seat(owner)) if owner >= 0 and owner != move.seat else name


LISTS = ("discard", "give", "show")
TABLES = 32


def pass_matter(state: State, seat: int) -> str:
    """What a pass means just now for this seat."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Opening):
        return "opening"
    if isinstance(frame, Window):
        return "window"
    if not state.is_fighting(seat):
        return "other"
    return "winning" if strength.is_winning(state) else "losing"


def is_laid_down(state: State, move: Move) -> bool:
    """True for a one-shot that is played on one's turn for nothing: it lies on the table until it is used."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, Turn) and state.fight is None and not move.on and state.box[move.card].kind == "one_shot"


def played(wording: Wording, state: State, move: Move, facts: dict[str, Any]) -> str:
    """Playing a card: on something, in place of another, or only putting an Item down."""
    if move.more and move.more[0] == "replacing":
        return say("choice-play-replacing", old=wording.card(move.more[1]), **facts)
    kind = state.box[move.card].kind
    if kind == "item" and not move.on:
        return say("choice-put-down", **facts)
    if is_laid_down(state, move):
        return say("choice-play-one-shot", **facts)
    if kind in ("class", "race"):
        return say("choice-become", **facts)
    return say("choice-play", **facts)


def escape(wording: Wording, state: State, move: Move) -> str:
    """Running from a monster, and what is added to the roll."""
    bonus = strength.die_bonus(state, move.seat)
    for foe in state.fight.foes if state.fight is not None else ():
        if foe.card == move.card:
            bonus += strength.run_bonus(state, move.seat, foe)
    return say("choice-run", card=wording.foe(state, move.card), bonus=signed(bonus), some="yes" if bonus else "no")


def sale(wording: Wording, state: State, move: Move) -> str:
    """A sale and what it brings."""
    from kickdoor.rules import trading

    gold = trading.worth(state, move.seat, move.more, move.card)
    doubled = wording.card(move.card) if move.card >= 0 else ""
    return say("choice-sell", cards=wording.cards(move.more), gold=gold, levels=gold // 1000, doubled=doubled,
               twice="yes" if doubled else "no")  # fmt: skip


# --- questions -------------------------------------------------------------------------------------------------------


def person(seat: int, reader: int) -> str:
    """How a sentence speaks of a seat to its reader: "you", or "other" by its name."""
    return "you" if seat == reader >= 0 else "other"


def question(wording: Wording, frame: Choose, reader: int = -1) -> str:
    """What a player is asked to choose. `reader`: the seat called "you" in it, -1 for none."""
    who, to = wording.seat(frame.seat), person(frame.seat, reader)
    n = None if frame.most != frame.least else frame.most
    if frame.worth > 0:
        return say("question-worth", who=who, person=to, gold=frame.worth)
    message = f"question-{frame.purpose or frame.verb}"
    if frame.path and frame.purpose not in OWN_WORDS:
        word = words_at(wording.box, frame.path)
        if hasattr(word, "key"):
            asked = question_text(word, n, who, by_id, to)
            return say("question-by-card", asked=asked, card=wording.card(frame.path[0]))
    if not known(message):
        message = "question-choose"
    of = frame.path[0] if frame.path else frame.nouns.card
    asked = say(message, who=who, person=to, least=frame.least, most=frame.most)
    return say("question-by-card", asked=asked.rstrip("."), card=wording.card(of)) if of >= 0 else asked


OWN_WORDS = ("pay", "discarding")


def answer(wording: Wording, frame: Choose, chosen: tuple[Any, ...]) -> str:
    """One way to answer a question."""
    if not chosen:
        return say("answer-not" if frame.sort == "yes" else "answer-none")
    if frame.sort == "order":
        return say("answer-order", cards=", ".join(wording.card(card) for card in chosen))
    return listed([one_answer(wording, frame, one) for one in chosen])


def one_answer(wording: Wording, frame: Choose, one: Any) -> str:
    """One of the things that a question offers."""
    if frame.sort in ("card", "foe"):
        return wording.brief(one)
    if frame.sort == "seat":
        return wording.seat(one)
    if frame.sort == "side":
        return wording.on(("side", one))
    if frame.sort == "way":
        return way(wording, frame, one)
    if frame.sort == "yes":
        return say("answer-yes")
    return str(one)


def way(wording: Wording, frame: Choose, one: int) -> str:
    """One of the alternatives of a card, as the card says it."""
    word = words_at(wording.box, frame.path)
    if isinstance(word, (OneOfWord, PayOrWord)):
        kind, calls = wording.box[frame.path[0]].kind, calls_of(wording.box, frame.path[0])
        return alternatives(word, by_id, kind=kind, names=wording.names_of_cards, calls=calls)[int(one)]
    return say("answer-way", n=int(one) + 1)
