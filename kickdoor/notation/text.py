"""Moves written as the text of scenario steps."""

from __future__ import annotations

from typing import Any

from kickdoor.box import words_at
from kickdoor.frames import Choose
from kickdoor.move import Move
from kickdoor.rules import fighting
from kickdoor.state import MUNCHKINS, State, Terms

TRUCE = "truce"  # among the terms of a deal


def write(state: State, names: tuple[str, ...], move: Move) -> str:
    """A move as the text of a scenario step."""
    box = state.box
    name = {**dict(enumerate(box.names)), **foe_names(state)}

    def place(on: tuple[Any, ...]) -> str:
        if on[0] == "seat":
            return str(names[on[1]])
        return str(name[on[1]]) if on[0] == "card" else "munchkins" if on[1] == MUNCHKINS else "monsters"

    cards = (
        ", ".join(name[c] for c in move.more if isinstance(c, int)) if move.verb in ("sell", "give", "discard", "show") else ""
    )
    verb = move.verb
    if verb == "end":
        return "end turn"
    if verb == "choose":
        return f"choose {options_text(state, names, move.more)}"
    if verb == "sell":
        return f"sell {cards}" + (f" doubling {name[move.card]}" if move.card >= 0 else "")
    if verb == "discard":
        return f"discard {cards}"
    if verb in ("give", "show"):
        return f"{verb} {cards} to {place(move.on)}"
    if verb == "trade":
        gives, wants = (", ".join(name[c] for c in some) for some in move.more)
        return f"trade {gives} to {place(move.on)} for {wants}"
    if verb in ("ask", "volunteer", "counter"):
        return _write_offer(state, names, move)
    if verb == "use":
        ability: Any = words_at(box, (face_of(state, move.card), *move.more))
        label = f" {ability.name}" if ability.name else ""
        return f"use {name[move.card]}{label}" + (f" on {place(move.on)}" if move.on else "")
    text = verb + (f" {name[move.card]}" if move.card >= 0 else "")
    joiner = {"carry": "with", "snap": "to", "sacrifice": "saving", "join": "by"}.get(verb, "on")
    if move.on:
        text += f" {joiner} {place(move.on)}"
    if verb == "play" and move.more:
        text += f" replacing {name[move.more[1]]}"
    return text


def options_text(state: State, names: tuple[str, ...], options: tuple[Any, ...]) -> str:
    """The chosen options of a question in words."""
    question = state.stack[-1] if state.stack else None
    if not options:
        return "none"
    if not isinstance(question, Choose):
        return ", ".join(map(str, options))
    if question.sort in ("card", "order"):
        return ", ".join(state.box.names[c] for c in options)
    if question.sort == "seat":
        return ", ".join(names[s] for s in options)
    if question.sort == "side":
        return "munchkins" if options[0] == MUNCHKINS else "monsters"
    if question.sort == "way":
        return ("first", "second", "third", "fourth", "fifth", "sixth")[options[0]]
    return ", ".join(map(str, options))


def _write_offer(state: State, names: tuple[str, ...], move: Move) -> str:
    terms = Terms(*move.more)
    name = state.box.names
    parts: list[str] = []
    if terms.treasures:
        count = "all treasures" if terms.treasures < 0 else f"{terms.treasures} treasure" + ("s" if terms.treasures > 1 else "")
        parts.append(count + (f", {names[terms.first]} first" if terms.first >= 0 else ""))
    parts.extend(name[c] for c in terms.items + terms.promises)
    parts.extend(terms.tokens)
    if terms.reward_tokens:
        parts.append("all tokens" if terms.reward_tokens < 0 else f"{terms.reward_tokens} token")
    if terms.truce:
        parts.append(TRUCE)
    text = " and ".join(parts)
    if move.verb == "ask":
        return f"ask {names[move.on[1]]}" + (f" offering {text}" if text else "")
    if move.verb == "volunteer":
        return "volunteer" + (f" for {text}" if text else "")
    return f"counter {text}"


def foe_names(state: State) -> dict[int, str]:
    """The monsters of the fight as scenarios name them: by their face, and by number where there are several such."""
    foes = state.fight.foes if state.fight is not None else ()
    faces = [state.box.cards[foe.face].id for foe in foes]
    return {
        foe.card: face if faces.count(face) == 1 and foe.number == 1 else f"{face}#{foe.number}"
        for foe, face in zip(foes, faces, strict=True)
    }


def face_of(state: State, card: int) -> int:
    """The card whose face a monster of the fight shows; of any other card the card itself."""
    foe = fighting.foe_of(state, card)
    return card if foe is None else foe.face
