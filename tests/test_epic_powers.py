"""Every class, race and affiliation has an epic power."""

import pytest

from kickdoor import sets
from kickdoor.box import TRAITS


@pytest.mark.parametrize("name", sets.installed())
def test_each_has_one(name: str) -> None:
    """EPIC-07."""
    cards = [card for each in sets.load((name,)) for card in each.cards if card.kind in TRAITS]
    assert cards
    assert not [card.name for card in cards if card.epic is None or not (card.epic.gives or card.epic.when)]
