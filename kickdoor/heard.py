"""What cards listen for: the moments that they name, and the events of other cards that they answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, get_args

from kickdoor.cards.language import Ability, Card, Cards, Happening

HAPPENINGS: Final[frozenset[str]] = frozenset(get_args(Happening))


def abilities_of(card: Card) -> tuple[Ability, ...]:
    """All abilities of a card, the epic ones last."""
    return card.when + (card.epic.when if card.epic is not None else ())


def is_optional(ability: Ability) -> bool:
    """True where its owner decides whether it is used."""
    return ability.may or bool(ability.pay) or ability.name is not None


def speaks_of_leaving(card: Card) -> bool:
    """True for a card that says what happens when it leaves play."""
    return any("leaves" in ability.when for ability in abilities_of(card))


def heard(card: Card, moment: str) -> Iterator[Cards | None]:
    """About which cards a card answers this moment, for each time that it names it; None: about any."""
    for ability in abilities_of(card):
        if moment in ability.when:
            yield ability.card
    if card.playable is not None and moment in card.playable.when:
        yield card.playable.card


def missed_by(cards: Sequence[Card], kinds: Sequence[frozenset[str]]) -> frozenset[int]:
    """The cards of which some card speaks when they are discarded, by their printed kinds; a monster may be a companion then."""
    found: set[int] = set()
    for number, card in enumerate(cards):
        for about in heard(card, "discarded"):
            if about is not None and about.noun == "this":
                found.add(number)
                continue
            meant = {"card"} if about is None or about.noun is not None else {*about.cards}
            if "companion" in meant:
                meant.add("monster")
            found.update(other for other, printed in enumerate(kinds) if not meant.isdisjoint(printed))
    return frozenset(found)
