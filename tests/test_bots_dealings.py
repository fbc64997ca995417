"""What everybody remembers of a game: deals kept, deals broken, blows."""

from pathlib import Path

import pytest

from kickdoor import bots
from kickdoor.bots import Dealings, Witness
from kickdoor.bots.dealings import NONE, Memory, times
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.state import MONSTERS, State
from tests.test_bots_deeds import Table
from tests.test_bots_greedy import give, lay, levels, table

NAMES = ("Ann", "Bob", "Cid", "Dan")


class Watched:
    """A game of which a witness reads the log."""

    def __init__(self, state: State) -> None:
        self.game = Game(state, NAMES)
        self.witness = Witness(state.box)

    def play(self, move: Move) -> None:
        """A move, and the rest of the log."""
        self.witness.see(move, self.game.play(move))

    def all_pass(self) -> None:
        """Until the fight is decided."""
        while self.game.state.stack[-1].kind == "combat":
            self.play(Move(self.game.asked()[0], "pass"))


def helped() -> Watched:
    """Cid helps Ann against the Net Troll for one Treasure."""
    state = table()
    levels(state, 4, 1, 8, 1)
    give(state, 0, "enraged", "you-called-the-boss-mum")
    give(state, 1, "magic-missile")
    give(state, 2, "ancient")
    (troll,) = state.box.by_id["net-troll"]
    state.decks[0] = (*(each for each in state.decks[0] if each != troll), troll)
    watched = Watched(state)
    watched.play(Move(0, "kick"))
    ask = next(m for m in watched.game.moves(0) if m.verb == "ask" and m.on == ("seat", 2) and m.more[0] == 1)
    watched.play(ask)
    watched.play(Move(2, "accept"))
    return watched


def test_a_deal_is_kept_when_the_fight_is_won() -> None:
    watched = helped()
    assert watched.witness.dealings == NONE
    watched.all_pass()
    while watched.game.state.fight is not None:
        watched.play(watched.game.moves(watched.game.asked()[0])[0])
    assert watched.witness.dealings.kept == ((0, 2, 1), (2, 0, 1))
    assert not watched.witness.dealings.broken


def card(watched: Watched, name: str) -> int:
    """A card by its id."""
    return watched.game.state.box.by_id[name][0]


def test_who_strengthens_the_monster_of_its_own_side_breaks_the_deal() -> None:
    watched = helped()
    troll = ("card", card(watched, "net-troll"))
    watched.play(Move(0, "play", card(watched, "enraged"), troll))
    watched.play(Move(2, "play", card(watched, "ancient"), troll))
    assert watched.witness.dealings.broken == ((0, 2, 1), (2, 0, 1))


def test_a_blow_of_somebody_else_breaks_no_deal() -> None:
    watched = helped()
    watched.play(Move(1, "play", card(watched, "magic-missile"), ("side", MONSTERS)))
    assert watched.witness.dealings.struck == ((1, 0, 1),)
    assert not watched.witness.dealings.broken


def test_a_curse_on_ones_partner_breaks_the_deal() -> None:
    watched = helped()
    watched.play(Move(0, "play", card(watched, "you-called-the-boss-mum"), ("seat", 2)))
    assert times(watched.witness.dealings.broken, 0, 2) == 1


def test_a_thief_who_backstabs_its_partner_breaks_the_deal() -> None:
    for thief, on, broken in ((2, 0, ((2, 0, 1),)), (2, 2, ()), (1, 0, ())):
        watched = helped()
        lay(watched.game.state, thief, "thief")
        backstab = next(move for move in watched.game.moves(thief) if move.verb == "use" and move.on == ("seat", on))
        watched.play(backstab)
        struck = ((1, 0, 1),) if thief == 1 else ()
        assert (watched.witness.dealings.broken, watched.witness.dealings.struck) == (broken, struck)


def test_who_is_stolen_from_remembers_it() -> None:
    state = table()
    lay(state, 1, "boots-of-butt-kicking")
    lay(state, 0, "thief")
    give(state, 0, "ancient", "enraged")
    watched = Watched(state)
    watched.play(next(move for move in watched.game.moves(0) if move.verb == "use" and move.on == ("seat", 1)))
    assert watched.witness.dealings.struck == ((0, 1, 1),)


def test_what_an_ability_does_for_somebody_is_no_blow(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("id: bards\nname: Bards\nplayers: [3, 6]\ncalls: {}\njoins: []\noptions: []\n", "utf-8")
    (tmp_path / "doors.yaml").write_text(
        "- class: Bard\n  when:\n"
        "    - {when: your_turn, name: cheer, target: {players: others, pick: 1}, does: [{draw: 1, from: door, who: target}]}\n"
        "    - {when: your_turn, name: mock, target: {players: others, pick: 1}, does: [{lose_levels: 1, who: target}]}\n",
        encoding="utf-8",
    )
    (tmp_path / "treasures.yaml").write_text("- {item: Wool Hat, slot: headgear, bonus: 1, gold: 100}\n", "utf-8")
    bards = Table("base", str(tmp_path))
    bards.levels(2, 2, 2, 2)
    bards.lay(0, "bard")
    for place, struck in ((0, ()), (1, ((0, 3, 1),))):
        watched = Watched(bards.state.copy())
        watched.play(Move(0, "use", bards.card("bard"), ("seat", 3), ("when", place)))
        assert watched.witness.dealings.struck == struck


@pytest.mark.parametrize("does", ["lose: target", "attach: target"])
def test_a_curse_on_a_card_strikes_its_owner_and_breaks_a_truce(does: str, tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("id: moths\nname: Moths\nplayers: [3, 6]\ncalls: {}\njoins: []\noptions: []\n", "utf-8")
    timing = "{when: any_time, target: {cards: item, at: play, of: everyone}}"
    (tmp_path / "doors.yaml").write_text(f"- {{curse: Moth Hole, playable: {timing}, does: [{{{does}}}]}}\n", "utf-8")
    (tmp_path / "treasures.yaml").write_text("- {item: Wool Hat, slot: headgear, bonus: 1, gold: 100}\n", "utf-8")
    moths = Table("base", str(tmp_path))
    moths.give(0, "moth-hole")
    moths.lay(2, "wool-hat")
    curse = Move(0, "play", moths.card("moth-hole"), ("card", moths.card("wool-hat")))
    for truces, dealings in (
        ((), Dealings(struck=((0, 2, 1),))),
        ((frozenset((0, 2)),), Dealings(broken=((0, 2, 1),), truces=((0, 2, 1),))),
    ):
        watched = Watched(moths.state.copy())
        watched.witness.memory = Memory(truces=truces)
        watched.play(curse)
        assert watched.witness.dealings == dealings


def test_what_is_remembered_goes_with_the_glance() -> None:
    watched = helped()
    glance = bots.look(watched.game.state, 1)
    assert bots.remembered(glance) == NONE
    watched.play(Move(0, "play", card(watched, "you-called-the-boss-mum"), ("seat", 2)))
    assert bots.remembered(bots.Remembering(glance, watched.witness.dealings)) == watched.witness.dealings
