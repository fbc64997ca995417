"""What `kickdoor sets` answers: the sets there are, and in plain words what a mix of some brings and takes out."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from kickdoor import sets
from kickdoor.box import COMPANIONS, TRAITS, Box
from kickdoor.cards.language import Card, OptionCondition, SetManifest, pieces
from kickdoor.options import in_force
from kickdoor.telling.printed import printed, set_name
from kickdoor.telling.wording import token_kind
from kickdoor.words import say

KINDS_OF_TRAIT = (*TRAITS, "power", "role")


# --- facts -----------------------------------------------------------------------------------------------------------


def listed_json() -> dict[str, Any]:
    """Every set that comes with the package."""
    return {"sets": [set_json(name) for name in sets.installed()]}


def set_json(name: str) -> dict[str, Any]:
    """One set: its name, its decks, who may play, what it adds."""
    found = manifest_of(name)
    return {
        "id": name,
        "name": set_name(found),
        "doors": count(found.cards, "door"),
        "treasures": count(found.cards, "treasure"),
        "players": list(found.players),
        "tokens": [kind for kind, _ in found.tokens],
    }


def mix_json(names: Iterable[str]) -> dict[str, Any]:
    """What these sets come to together. Raises SetNameError or CardError."""
    chosen = sets.chosen(names)
    box = sets.open_box(chosen)
    manifests = sets.load(chosen)
    out = sets.left_out(chosen)
    played = [card for each in manifests for card in each.cards if card not in out]
    return {
        "sets": [set_json(name) for name in chosen],
        "doors": count(played, "door"),
        "treasures": count(played, "treasure"),
        "players": list(box.players),
        "tokens": list(box.tokens),
        "token_die": bool(in_force({}, box).get("token_die")) and asks_for(box, "token_die"),
        "joins": list(box.joins),
        "also": [list(pair) for pair in box.also],
        "calls": {set_name(each): own for each in manifests if (own := words_of(each))},
        "traits": {kind: traits(box.cards, kind) for kind in KINDS_OF_TRAIT if traits(box.cards, kind)},
        "shared": shared(manifests),
        "companions": [kind for kind in COMPANIONS if any(card.kind == kind for card in box.cards)],
        "big_and_complex": any(card.big for card in box.cards) and any(card.complex for card in box.cards),
        "roles": sum(card.copies for each in manifests for card in each.cards if card.kind == "role"),
        "standing_rules": [printed(card).name for each in manifests for card in each.rules],
        "left_out": [{"set": card.set, "name": printed(card).name, "copies": card.copies} for card in out],
    }


def manifest_of(name: str) -> SetManifest:
    """The set of this name."""
    return sets.load((sets.proper_name(name),))[0]


def count(cards: Iterable[Card], deck: str) -> int:
    """How many physical cards of these printed ones belong to a deck."""
    return sum(card.copies for card in cards if card.deck == deck)


def asks_for(box: Box, option: str) -> bool:
    """Whether a standing rule of the mix asks whether an option is on: a set with tokens need not know of the die."""
    told = (piece for number in box.rules for piece in pieces(box.cards[number]))
    return any(isinstance(piece, OptionCondition) and piece.main == option for piece in told)


def words_of(found: SetManifest) -> dict[str, str]:
    """What a set calls things that go by another name elsewhere; a kind of card of its own is no such word."""
    return {word: own for word, own in found.calls if own.casefold() not in TRAITS}


def traits(cards: Iterable[Card], kind: str) -> list[str]:
    """The names of the classes (races, affiliations...), each once."""
    return list(dict.fromkeys(printed(card).name for card in cards if card.kind == kind))


def shared(manifests: Iterable[SetManifest]) -> list[str]:
    """Classes, races and affiliations that two of the sets have: they are one and the same (COMBINE-13)."""
    traits = [{card.id: printed(card).name for card in each.cards if card.kind in TRAITS} for each in manifests]
    return sorted({one[trait] for one, other in combinations(traits, 2) for trait in one.keys() & other.keys()})


# --- as lines --------------------------------------------------------------------------------------------------------


def listed_report() -> list[str]:
    """The sets that come with the package, a line for each."""
    return [*(set_line(name) for name in sets.installed()), say("sets-more")]


def set_line(name: str) -> str:
    """A set in one line."""
    facts = set_json(name)
    fewest, most = facts["players"]
    return say("sets-line", id=name, name=facts["name"], doors=facts["doors"], treasures=facts["treasures"],
               fewest=fewest, most=most)  # fmt: skip


def mix_report(names: Iterable[str]) -> list[str]:
    """What these sets come to together, in plain words. Raises SetNameError or CardError."""
    facts = mix_json(names)
    told = [set_line(each["id"]) for each in facts["sets"]]
    fewest, most = facts["players"]
    told.append(say("sets-together", doors=facts["doors"], treasures=facts["treasures"], fewest=fewest, most=most))
    if len(facts["sets"]) > 1:
        told.append(say("sets-tall"))
    told.append(say("sets-brings"))
    told += [f"  {line}" for line in brought(facts)]
    told.append(say("sets-takes-out", n=len(facts["left_out"])))
    told += [f"  {say('sets-left-out', **each)}" for each in facts["left_out"]]
    return told


def brought(facts: dict[str, Any]) -> list[str]:
    """What a mix brings: kinds of card, tokens, words, and where two sets meet how that is settled."""
    told = [say("sets-traits", kind=kind, names=in_a_row(names)) for kind, names in facts["traits"].items()]
    if facts["shared"]:
        told.append(say("sets-shared", names=", ".join(facts["shared"])))
    if facts["roles"]:
        told.append(say("sets-roles", n=facts["roles"], enough="yes" if facts["roles"] >= facts["players"][1] else "no"))
    told += on_tokens(facts)
    if facts["companions"]:
        kinds = ", ".join(say(f"play-kind-{kind}", of="") for kind in facts["companions"])
        told.append(say("sets-companions", kinds=kinds, n=len(facts["companions"])))
    if facts["big_and_complex"]:
        told.append(say("sets-big-and-complex"))
    told += [say("sets-joins", tag=tag) for tag in facts["joins"]]
    told += [say("sets-also", tag=tag, other=other) for tag, other in facts["also"]]
    mixed = "yes" if len(facts["sets"]) > 1 else "no"
    return told + [own_words(name, calls, mixed) for name, calls in facts["calls"].items()]


def in_a_row(names: list[str]) -> str:
    """Names one after another; some have a comma of their own."""
    return ("; " if any("," in name for name in names) else ", ").join(names)


def on_tokens(facts: dict[str, Any]) -> list[str]:
    """The kinds of token, and the die for them in a mix."""
    if not facts["tokens"]:
        return []
    told = [say("sets-tokens", names=", ".join(map(token_kind, facts["tokens"])))]
    return [*told, say("sets-token-die")] if facts["token_die"] else told


def own_words(name: str, calls: dict[str, str], mixed: str) -> str:
    """What a set calls things."""
    pairs = ", ".join(say("sets-own-word", word=word, own=own) for word, own in calls.items())
    return say("sets-own-words", name=name, pairs=pairs, mixed=mixed)


__all__ = ["listed_json", "listed_report", "mix_json", "mix_report"]
