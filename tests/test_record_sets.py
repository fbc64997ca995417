"""Which sets there are, house options, and players: what is right and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kickdoor import options, sets
from kickdoor.cards.language import Card
from kickdoor.errors import InputError, OptionError, SeatsError, SetNameError
from kickdoor.game import Game
from kickdoor.words import known, say
from tests import machine

OWN_SET = """\
- monster: Cardboard Dragon
  level: 3
  treasures: 1
  copies: 2
  flavour: It came flat.
"""


def fault(kind: type[InputError], message: str, call: Any, *args: Any) -> InputError:
    """The call is refused with this message, which has a sentence."""
    with pytest.raises(kind) as caught:
        call(*args)
    assert caught.value.message_id == message
    assert say(message, **caught.value.facts)[-1] in ".?"
    return caught.value


# --- sets ------------------------------------------------------------------------------------------------------------


def test_the_base_deck_means_one_of_its_editions() -> None:
    assert {"deluxe", "sketch"} <= set(sets.installed())
    assert sets.open_box(["base"]) is sets.open_box(("Deluxe",)) is sets.open_box(["base", "deluxe"])
    assert sets.open_box(["base"]).sets == ("deluxe",)
    assert len(sets.open_box(["sketch"])) == len(sets.open_box(["base"])) == 168


def test_an_unknown_set_is_refused_with_the_nearest_name() -> None:
    assert fault(SetNameError, "set-unknown-near", sets.open_box, ["deluxo"]).facts["near"] == "deluxe"
    fault(SetNameError, "set-unknown", sets.open_box, ["zzz"])
    fault(SetNameError, "set-none", sets.open_box, [])
    fault(SetNameError, "set-same-deck", sets.open_box, ["base", "sketch"])
    fault(SetNameError, "set-no-folder", sets.open_box, ["./no-such-folder"])


def test_made_up_cards_lie_outside_the_decks() -> None:
    card = Card(id="dull-knife", name="Dull Knife", kind="item", bonus=1)
    box = sets.open_box(["base"], [card])
    assert box.extras == len(sets.open_box(["base"]))
    assert box.cards[box.extras] is card
    assert box is not sets.open_box(["base"])


def test_a_folder_of_ones_own_is_a_set(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("id: own\nname: Own\nplayers: [2, 4]\n")
    (tmp_path / "doors.yaml").write_text(OWN_SET)
    (tmp_path / "treasures.yaml").write_text("[]\n")
    box = sets.open_box([str(tmp_path)])
    assert [card.id for card in box.cards] == ["cardboard-dragon"] * 2
    assert box.players == (2, 4)


def test_the_digest_is_that_of_what_cards_do() -> None:
    box = sets.open_box(["base"])
    assert sets.digest(box) == sets.digest(sets.open_box(["base"], []))
    one = Card(id="a", name="A", kind="item", bonus=1)
    same = msgspec.structs.replace(one, name="B", flavour="Other words.", line=9)
    other = msgspec.structs.replace(one, bonus=2)
    digests = [sets.digest(sets.open_box(["base"], [card])) for card in (one, same, other)]
    assert digests[0] == digests[1] != digests[2]


# --- options ---------------------------------------------------------------------------------------------------------


def test_options_are_read_the_same_from_words_and_from_files() -> None:
    said = options.parse_all(["faster", "shared-victory=yes", "first_player=2", "sale_past_nine=refuse"])
    assert said == {"faster": True, "shared_victory": True, "first_player": 1, "sale_past_nine": "refuse"}
    filed = options.checked({"faster": True, "shared_victory": "yes", "first_player": 2, "sale_past_nine": "refuse"})
    assert said == filed == options.checked_values(said)
    assert options.parse_all(options.text_of(name, value) for name, value in said.items()) == said


@pytest.mark.parametrize("option", options.OPTIONS.values(), ids=options.OPTIONS)
def test_each_option_has_its_help_and_takes_its_values(option: options.Option) -> None:
    assert known(option.message)
    assert say(option.message)[-1] == "."
    words = option.values or (("mf", "fffm") if option.letters else ("1", "6"))
    for word in words:
        name, value = options.parse(f"{option.name}={word}")
        assert options.parse(options.text_of(name, value)) == (name, value)
    if option.values:
        assert options.value_of(option, option.values[0]) == option.default


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fastr", "option-unknown-near"),
        ("zzz", "option-unknown"),
        ("faster=7", "option-bad-value"),
        ("", "option-unknown"),
        ("first_player", "option-needs-value"),
        ("first_player=0", "option-bad-value"),
        ("first_player=ada", "option-bad-value"),
        ("sale_past_nine=yes", "option-bad-value"),
        ("sale_past_nine", "option-needs-value"),
    ],
)
def test_a_wrong_option_is_refused(text: str, message: str) -> None:
    fault(OptionError, message, options.parse, text)


# --- players ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ([], "seats-number"),
        (list("abcdefg"), "seats-number"),
        (["a"], "seats-number"),
        (["a", "b"], "seats-two"),
        (["Ada", "ada", "b"], "seats-one-name"),
        (["a", " ", "b"], "seats-no-name"),
    ],
)
def test_players_that_can_not_play_are_refused(names: list[str], message: str) -> None:
    fault(SeatsError, message, Game.new, machine.deck(), names, b"seed")


def test_two_may_play_where_the_option_says_so() -> None:
    game = Game.new(machine.deck(), ["a", "b"], b"seed", {"two_players": True})
    assert game.state.seats == 2


def test_the_first_player_can_be_named() -> None:
    game = Game.new(machine.deck(), ["a", "b", "c"], b"seed", {"first_player": 2})
    assert game.state.turn == 2
    fault(OptionError, "option-no-such-seat", Game.new, machine.deck(), ["a", "b", "c"], b"s", {"first_player": 3})
