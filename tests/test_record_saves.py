"""Saves: the exact twin of a state; made-up cards; what is wrong with a save; an earlier good one stays."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from kickdoor import __version__, notes, saving
from kickdoor.box import Box
from kickdoor.errors import SaveError
from kickdoor.game import set_up
from kickdoor.move import Move
from kickdoor.rules import deciding
from kickdoor.sets import deck_of, digest, installed, load, open_box, open_dealt, renamed
from kickdoor.state import State
from kickdoor.words import say
from tests import machine


@pytest.fixture
def state() -> State:
    """A table in the middle of a game."""
    return machine.ran(machine.new_game(6), random.Random(6), 200).state


def test_a_saved_state_comes_back_with_all_its_kinds_of_value() -> None:
    chance = random.Random(8)
    game = machine.new_game(8)
    for _ in range(150):
        machine.ran(game, chance, 4)
        twin, beside = saving.from_json(saving.to_json(game.state, names=list(game.names)))
        assert beside == {"names": list(game.names)}
        assert twin.box is game.state.box
        for name in saving.SLOTS:
            left, right = getattr(game.state, name), getattr(twin, name)
            if name == "fight":
                assert saving.plain(left) == saving.plain(right)
            else:
                assert left == right
                assert type(left) is type(right)


def test_a_twin_goes_on_as_the_other_does(state: State) -> None:
    twin, _ = saving.from_json(saving.to_json(state))
    chance = random.Random(1)
    for _ in range(200):
        move = machine.any_move(state, chance)
        deciding.play(state, move)
        deciding.play(twin, move)
        assert saving.frozen(state) == saving.frozen(twin)


def test_made_up_cards_are_saved_too() -> None:
    cards = tuple(card for name in installed() for each in load((name,)) for card in each.cards)
    assert len(cards) > 200
    for card in cards:
        assert saving.lively(saving.plain(card)) == card
    box = open_box(["base"], cards)
    twin, _ = saving.from_json(saving.to_json(set_up(box, 3, b"made up")))
    assert saving.made_up(twin.box) == cards
    assert twin.box.cards == box.cards
    assert isinstance(twin.box, Box)


# --- what is wrong ---------------------------------------------------------------------------------------------------


def refused(text: bytes) -> SaveError:
    """Why a save can't be read."""
    with pytest.raises(SaveError) as caught:
        saving.from_json(text)
    assert say(caught.value.message_id, **caught.value.facts)[-1] in ".?"
    return caught.value


def test_a_save_that_was_changed_or_cut_off_is_refused(state: State) -> None:
    text = saving.to_json(state)
    assert refused(text.replace(b'"turns":', b'"turns" :')).message_id == "save-changed"
    for end in (0, 1, 40, 500, len(text) - 3):
        assert refused(text[:end]).message_id == "save-broken"
    for other in (b"[]", b"{}", b'{"what": "kickdoor record"}', b"3"):
        assert refused(other).message_id == "save-no-save"
    assert refused(b"\xff\x00").message_id == "save-broken"
    assert refused(b"[" * 100_000).message_id == "save-broken"


def sealed(body: bytes, number: int = saving.FORMAT, version: str = __version__) -> bytes:
    """A save of this content, with the sum that belongs to it."""
    head = {"what": saving.WHAT, "format": number, "version": version, "sum": sha256(body).hexdigest()}
    return msgspec.json.encode(head)[:-1] + b',"content":' + body + b"}"


def test_a_save_of_another_version_is_refused(state: State) -> None:
    text = saving.to_json(state)
    head = msgspec.json.decode(text)
    fault = refused(text.replace(b'"version":"%s"' % head["version"].encode(), b'"version":"0.0.3"', 1))
    assert (fault.message_id, fault.facts["found"]) == ("save-other-version", "0.0.3")
    for number in (0, 7):
        other = text.replace(b'"format":%d' % saving.FORMAT, b'"format":%d' % number, 1)
        assert refused(other).message_id == "save-other-format"


def test_a_save_forged_with_a_good_sum_is_still_refused_where_it_makes_no_sense(state: State) -> None:
    content = msgspec.json.decode(saving.to_json(state))["content"]
    for key, value in (("sets", ["cardboard"]), ("cards", "00"), ("state", {}), ("made_up", [{"is": "Box", "of": {}}])):
        body = msgspec.json.encode(content | {key: value})
        message = refused(sealed(body)).message_id
        assert message == {"sets": "set-unknown", "cards": "save-other-cards"}.get(key, "save-broken")


def test_an_earlier_good_save_is_never_destroyed(tmp_path: Path, state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    saving.save(path, state)
    good = path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("kickdoor.files.os.fsync", full)
    with pytest.raises(SaveError) as caught:
        saving.save(path, machine.new_game(2).state)
    assert caught.value.facts["reason"] == "No space left on device"
    assert path.read_bytes() == good
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_a_file_is_named(tmp_path: Path, state: State) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError, match="save-not-written"):
        saving.save(tmp_path / "file" / "game.json", state)
    with pytest.raises(SaveError, match="save-not-read"):
        saving.load(tmp_path / "none.json")


# --- from one version to the next -------------------------------------------------------------------------------------


def plays_on(state: State) -> None:
    """The game goes on to its end."""
    chance = random.Random(1)
    while not state.winners:
        deciding.play(state, machine.any_move(state, chance))


def test_a_game_goes_on_in_another_version(state: State) -> None:
    text = saving.to_json(state).replace(b'"version":"%s"' % __version__.encode(), b'"version":"0.0.3"', 1)
    twin, _ = saving.from_json(text, any_version=True)
    assert saving.frozen(twin) == saving.frozen(state)
    plays_on(twin)


def test_a_game_goes_on_though_its_sets_have_got_other_cards() -> None:
    """It was dealt before some cards came and others changed places: its own keep their numbers."""
    box = open_box(("base",))
    deck = deck_of(box)
    older = deck[:4:-1]
    state = set_up(open_dealt(("base",), older), 4, b"older")
    for _ in range(100):
        deciding.play(state, machine.any_move(state, random.Random(3)))
    text = saving.to_json(state)
    same, _ = saving.from_json(text)
    assert same.box.names == state.box.names != box.names
    changed = text.replace(digest(state.box).encode(), b"0" * 64)
    body = bytes(msgspec.json.decode(changed, type=dict[str, msgspec.Raw])["content"])
    assert refused(sealed(body)).message_id == "save-other-cards"
    twin, _ = saving.from_json(sealed(body, version="0.0.3"), any_version=True)
    assert saving.frozen(twin) == saving.frozen(state)
    plays_on(twin)
    none = body.replace(deck[10][0].encode(), b"base/never_printed")
    with pytest.raises(SaveError, match="base/never_printed"):
        saving.from_json(sealed(none, version="0.0.3"), any_version=True)


def test_a_game_goes_on_though_its_cards_bear_other_names_now() -> None:
    was, now = next(iter(renamed(("base",)).items()))
    state = set_up(open_box(("base",)), 4, b"renamed")
    (card,) = state.box.by_id[now]
    assert notes.move_of(notes.Numbers(state.box), f"0 play {was}") == Move(0, "play", card)
    older = saving.to_json(state).replace(f'"deluxe/{now}"'.encode(), f'"deluxe/{was}"'.encode(), 1)
    older = older.replace(digest(state.box).encode(), b"0" * 64, 1)
    body = bytes(msgspec.json.decode(older, type=dict[str, msgspec.Raw])["content"])
    twin, _ = saving.from_json(sealed(body, version="0.0.3"), any_version=True)
    assert saving.frozen(twin) == saving.frozen(state) and twin.box[card].id == now
    plays_on(twin)


def test_a_save_of_the_first_format_is_stepped_up(state: State) -> None:
    content = msgspec.json.decode(saving.to_json(state))["content"]
    del content["deck"]
    twin, _ = saving.from_json(sealed(msgspec.json.encode(content), 1))
    assert saving.frozen(twin) == saving.frozen(state)
    other = msgspec.json.encode(content | {"cards": "00"})
    with pytest.raises(SaveError, match="save-other-cards"):
        saving.from_json(sealed(other, 1, "0.0.3"), any_version=True)
