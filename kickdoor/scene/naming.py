"""Cards as a scenario names them: by id or name, with that of their set where two sets have one of that name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from kickdoor import rulebook, sets
from kickdoor.box import Box
from kickdoor.cards.language import id_of
from kickdoor.scene.lines import wrong
from kickdoor.sets import proper_id


def named(box: Box, word: Any, file: str, line: int) -> str:
    """The id of a card that is named. Raises Fault for one that there isn't."""
    name = proper_id(str(word).split("#")[0])
    key = name if name in box.by_id else key_of(box, name.split("/")[-1])
    if key not in box.by_id:
        raise wrong(file, line, "notation-card", word=word, known=box.by_id)
    return box[box.by_id[key][0]].id


def key_of(box: Box, name: str) -> str:
    """The id that a card's id or name means; of a name that no card has the id that it would make."""
    key = id_of(name)
    return key if key in box.by_id else next((card.id for card in box.cards if id_of(card.name) == key), key)


def exists(box: Box, word: Any, file: str, line: int) -> str:
    """The id of a card of any set there is, in this game or not. Raises Fault."""
    key = key_of(box, proper_id(str(word).split("#")[0]).split("/")[-1])
    every = {card.id for name in sets.installed() for each in sets.load((name,)) for card in each.cards} | set(box.by_id)
    if key not in every:
        raise wrong(file, line, "notation-card", word=word, known=every)
    return key


def token(box: Box, word: str, file: str, line: int) -> str:
    """A kind of token that the sets have. Raises Fault for one that they haven't."""
    if not box.tokens:
        raise wrong(file, line, "scene-no-tokens", word=word)
    if word not in box.tokens:
        raise wrong(file, line, "scene-token", word=word, known=box.tokens)
    return word


def sex(word: Any, file: str, line: int) -> str:
    """A sex or the side of a Role. Raises Fault for another word."""
    if word not in ("male", "female"):
        raise wrong(file, line, "scene-sex", word=word)
    return str(word)


def rules(words: Any, file: str, line: int) -> list[str]:
    """Ids of rules, readings and worked examples. Raises Fault for one that the rulebook hasn't."""
    found = list(map(str, words if isinstance(words, list) else [words] if words else []))
    for word in found:
        if word not in rulebook.ids():
            raise wrong(file, line, "scene-rule", word=word, known=rulebook.ids())
    return found


def ids(box: Box, cards: Iterable[int]) -> list[str]:
    """The ids of cards."""
    return [box[card].id for card in cards]


def lacking(box: Box, words: Iterable[Any], cards: Iterable[int]) -> tuple[list[str], list[str]] | None:
    """Where the sets that are named aren't those of the cards: the cards named with their sets, and those there are."""
    wanted = Counter(proper_id(str(word)) for word in words if "/" in str(word))
    found = Counter(f"{box[card].set}/{box[card].id}" for card in cards)
    return None if wanted <= found else (sorted(wanted), sorted(found))
