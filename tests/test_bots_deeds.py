"""How greedy weighs cards by what they do: Powers, tokens, what is taken, swapped, averted or called off."""

from pathlib import Path

import pytest

from kickdoor import bots, game, sets, simulate
from kickdoor.bots import instants, look
from kickdoor.bots.greedy import Greedy
from kickdoor.frames import Choose, Nouns, Turn, Window
from kickdoor.move import Move
from kickdoor.rules import combat, fighting, flow, moving, strength
from kickdoor.rules import moves as listing
from kickdoor.state import FIGHT, HAND, MONSTERS, TABLE, State


class Table:
    """Four munchkins with empty hands and tables; seat 0 is in its turn."""

    def __init__(self, *names: str, step: str = "arrange") -> None:
        self.state: State = game.set_up(sets.open_box(names), 4, b"deeds", {"first_player": 0})
        state = self.state
        for seat in range(4):
            for held in state.hand[seat]:
                moving.discard(state, held)
        state.left = ()  # nobody answers what is only set up
        state.stack.clear()
        state.turn, state.phase, state.turns = 0, "arrange" if step == "arrange" else step, 1
        flow.push(state, Turn(step))

    def card(self, name: str) -> int:
        return self.state.box.by_id[name][0]

    def give(self, seat: int, *names: str) -> None:
        for name in names:
            moving.move(self.state, self.card(name), HAND + seat)

    def lay(self, seat: int, *names: str) -> None:
        for name in names:
            card = self.card(name)
            moving.move(self.state, card, TABLE + seat)
            if self.state.box[card].kind == "item":
                moving.equip(self.state, card, seat)
        self.state.touch()

    def levels(self, *several: int) -> None:
        self.state.level = list(several)
        self.state.touch()

    def fight(self, name: str) -> None:
        moving.move(self.state, self.card(name), FIGHT)
        flow.replace(self.state, Turn("fought"))
        combat.start(self.state, 0, self.card(name))
        flow.advance(self.state)

    def decide(self, seat: int = 0) -> Move:
        return simulate.choose(self.state, seat, Greedy(1), listing.moves(self.state, seat))


def test_a_power_is_taken_up() -> None:
    table = Table("xmen")
    table.give(0, "flight")
    assert table.decide() == Move(0, "play", table.card("flight"))


def test_the_stronger_power_first() -> None:
    table = Table("xmen")
    table.levels(4, 1, 1, 1)
    table.give(0, "flight", "devastating-eye-roll")
    assert table.decide().card == table.card("devastating-eye-roll")


def test_a_level_that_another_shares_goes_to_the_lowest() -> None:
    table = Table("xmen")
    table.levels(2, 5, 3, 5)
    table.give(0, "revised-together-once")
    assert table.decide() == Move(0, "play", table.card("revised-together-once"), ("seat", 2))


def test_the_best_item_there_is_is_taken() -> None:
    table = Table("star")
    table.lay(1, "man-portable-railgun")
    table.lay(2, "third-eye-patch")
    table.give(0, "shoplifting-beam")
    assert table.decide() == Move(0, "play", table.card("shoplifting-beam"), ("seat", 1))


def test_nobody_is_robbed_where_there_is_nothing_to_take() -> None:
    table = Table("star")
    table.give(0, "shoplifting-beam")
    assert table.decide().verb == "kick"


def test_the_leaders_strongest_item_is_destroyed_never_ones_own() -> None:
    table = Table("star")
    table.levels(1, 8, 1, 1)
    table.lay(0, "man-portable-railgun")
    table.lay(1, "force-field-of-study")
    table.give(0, "annihilate")
    assert table.decide() == Move(0, "play", table.card("annihilate"), ("card", table.card("force-field-of-study")))


def test_a_token_from_the_pool_is_taken() -> None:
    table = Table("cooks")
    table.give(0, "free-sample")
    assert table.decide() == Move(0, "play", table.card("free-sample"))


@pytest.mark.parametrize(("verb", "wanted"), [("gain_tokens", "drink"), ("lose_tokens", "meat")])
def test_the_token_that_is_lacking_is_taken_and_the_commonest_given_up(verb: str, wanted: str) -> None:
    table = Table("cooks")
    kinds = table.state.box.tokens
    table.state.tokens[0] = tuple({"meat": 3, "drink": 0}.get(kind, 1) for kind in kinds)
    flow.push(table.state, Choose(0, "token", kinds, 1, 1, verb=verb))
    assert table.decide().more == (wanted,)


@pytest.mark.parametrize(("level", "verb"), [(9, "play"), (2, "pass")])
def test_the_helper_is_sent_away_where_the_fight_would_win_the_game(level: int, verb: str) -> None:
    table = Table("star")
    table.levels(level, 9, 1, 1)
    table.give(2, "your-shuttle-is-boarding")
    table.fight("dead-pixel")
    fighting.present(table.state).helper = 1
    fighting.boost(table.state, ("side", MONSTERS), 9, table.card("dead-pixel"))
    assert strength.is_winning(table.state)
    assert table.decide(2).verb == verb


def answer(table: Table, moment: str, it: str = "") -> Move:
    """What seat 0 does in a short window that is about it."""
    flow.push(table.state, Window(moment, table.card(it) if it else -1, 0, Nouns(you=0, them=0)))
    return table.decide()


def test_death_is_averted() -> None:
    table = Table("xmen")
    table.give(0, "five-more-minutes")
    assert answer(table, "death") == Move(0, "play", table.card("five-more-minutes"))


@pytest.mark.parametrize(("price", "pays"), [("flight", True), ("devastating-eye-roll", False)])
def test_an_item_is_kept_where_it_is_worth_more_than_the_card_that_is_paid(price: str, *, pays: bool) -> None:
    table = Table("xmen")
    table.lay(0, "superhuman-labelling", "psychic-knife")
    table.give(0, price)
    flow.push(table.state, Window("loss", table.card("psychic-knife"), 0, Nouns(you=0, them=0)))
    use = Move(0, "use", table.card("superhuman-labelling"), (), ("when", 0))
    assert (instants.worth(look(table.state, 0), use) > 0) == pays


@pytest.fixture
def jinxed(tmp_path: Path) -> Table:
    """A table with a curse that is put on an Item: the bot wears a hat, the leader a helmet."""
    (tmp_path / "set.yaml").write_text("id: jinxes\nname: Jinxes\nplayers: [3, 6]\ncalls: {}\njoins: []\noptions: []\n")
    (tmp_path / "doors.yaml").write_text(
        "- curse: Jinx\n  playable: {when: any_time, target: {cards: item, at: equipped, of: everyone}}\n"
        "  does: [{attach: target}]\n  gives: [{bonus: {times: -2, of: {sum: bonus, of: host}}}]\n"
    )
    (tmp_path / "treasures.yaml").write_text(
        "- {item: Own Hat, slot: headgear, bonus: 1, gold: 100}\n- {item: Tall Helmet, slot: headgear, bonus: 3, gold: 400}\n"
    )
    table = Table("base", str(tmp_path))
    table.give(0, "jinx")
    table.lay(0, "own-hat")
    table.lay(2, "tall-helmet")
    table.levels(4, 3, 7, 2)
    return table


@pytest.mark.parametrize("bot", ["greedy", "normal", "hard@200"])
def test_a_curse_that_is_put_on_an_item_hits_its_owner(bot: str, jinxed: Table) -> None:
    state = jinxed.state
    moves = listing.moves(state, 0)
    assert Move(0, "play", jinxed.card("jinx"), ("card", jinxed.card("own-hat"))) in moves
    choice = simulate.choose(state, 0, bots.make(bot, 1), moves)
    assert choice.on != ("card", jinxed.card("own-hat"))
    if bot == "greedy":
        assert choice == Move(0, "play", jinxed.card("jinx"), ("card", jinxed.card("tall-helmet")))
