"""Where a card may ask the table: while it is in play, and in what it does; elsewhere it is refused, and told where else."""

from __future__ import annotations

import pytest

from kickdoor.cards.language import CardError, load_cards


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("- {one_shot: A, bonus: 1, playable: {when: combat, if: {not: {table_says: b}}}}", "language-nobody-to-ask"),
        (
            "- {treasure: A, playable: {when: your_turn, so_that: {table_says: b}}, does: [{gain_levels: 1}]}",
            "language-nobody-to-ask",
        ),
        (
            "- {curse: A, when: [{when: drawn, card: this, if: {table_says: b}, does: [{lose_levels: 1}]}]}",
            "language-nobody-to-ask",
        ),
        (
            "- {item: A, when: [{when: leaves, card: this, if: {table_says: b}, does: [{lose_levels: 1}]}]}",
            "language-nobody-to-ask",
        ),
        ("- {curse: A, does: [{lasting: game, gives: [{run: -1, if: {table_says: b}}]}]}", "language-lasting-asks"),
    ],
)
def test_where_nobody_can_be_asked_it_is_refused(text: str, fault: str) -> None:
    with pytest.raises(CardError) as caught:
        load_cards(text, "made.yaml", "made")
    assert [problem.message_id for problem in caught.value.problems] == [fault]


@pytest.mark.parametrize(
    "text",
    [
        "- {monster: A, gives: [{bonus: 3, if: {table_says: b}}], bad_stuff: [{if: {table_says: c}, then: [{die: you}]}]}",
        "- {curse: A, when: [{when: drawn, card: this, does: [{if: {table_says: b}, then: [{lose_levels: 1}]}]}]}",
        "- {item: A, when: [{when: discarded, if: {table_says: b}, does: [{gain_levels: 1}]}]}",
    ],
)
def test_where_somebody_can_be_asked_it_loads(text: str) -> None:
    assert load_cards(text, "made.yaml", "made")
