"""A promise that was broken stands in the log, for every reader, and in the story of the game afterwards."""

from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.notation import Reader
from kickdoor.notation.text import write
from kickdoor.state import State, Terms
from kickdoor.table.logbook import Logbook, note_of, plain
from kickdoor.telling.news import story_of
from tests.test_bots_greedy import card, give, levels, table

NAMES = ("Ann", "Bob", "Cid", "Dan")


class Told:
    """A game that tells its log. Ann asks Cid for help against the Net Troll: one Treasure, and a truce if `truce`."""

    def __init__(self, *, truce: bool = True) -> None:
        self.game = Game(dealt(), NAMES)
        self.game.remember(40)
        self.book = Logbook()
        self.play(Move(0, "kick"))
        self.play(Move(0, "ask", on=("seat", 2), more=tuple(Terms(1, 0, truce=int(truce)))))
        self.play(Move(2, "accept"))

    def play(self, move: Move) -> None:
        """A move, told."""
        before = self.game.state.copy()
        self.book.add(story_of(before, self.game.state, move, self.game.play(move)))

    def undo(self, to: int) -> None:
        """Taken back by the table."""
        decree = Move(0, "undo", more=(to,))
        self.game.decree(decree)
        self.book.add(note_of(decree, self.game.state.turns))

    def until(self, verb: str) -> None:
        """Everybody passes and takes what is first, until the turn's player may do so."""
        while not any(move.verb == verb for move in self.game.moves(self.game.state.turn)):
            seat = self.game.asked()[0]
            self.play(next((move for move in self.game.moves(seat) if move.verb == "pass"), self.game.moves(seat)[0]))

    def curse(self, by: int, on: int) -> None:
        """A Curse of this seat on that one."""
        self.play(Move(by, "play", card(CURSES[by]), ("seat", on)))

    def breaches(self, viewer: int = -1) -> list[str]:
        """What the log says of broken words."""
        lines = plain(self.book.lines(self.game.state.box, NAMES, viewer))
        return [line for line in lines if line.startswith("Broken word")]


CURSES = {0: "you-called-the-boss-mum", 1: "they-werent-waving-at-you", 2: "you-pressed-reply-all"}


def dealt() -> State:
    """Ann meets the Net Troll, which she loses to alone; the first three hold a Curse each."""
    state = table()
    levels(state, 4, 1, 8, 3)
    for seat, name in CURSES.items():
        give(state, seat, name)
    (troll,) = state.box.by_id["net-troll"]
    state.decks[0] = (*(each for each in state.decks[0] if each != troll), troll)
    return state


def test_a_truce_that_is_broken_after_the_fight_is_told_to_all() -> None:
    told = Told()
    told.until("end")
    assert told.breaches() == []
    told.curse(2, 0)
    (line,) = told.breaches()
    assert "Cid" in line and "Ann" in line and told.breaches(1) == told.breaches(3) == [line]


def test_a_curse_of_or_on_somebody_else_breaks_nothing_and_without_a_truce_none_does_once_the_fight_is_over() -> None:
    told = Told()
    told.until("end")
    told.curse(1, 0)
    told.until("end")
    told.curse(0, 3)
    assert told.breaches() == []
    other = Told(truce=False)
    other.until("end")
    other.curse(2, 0)
    assert other.breaches() == []


def test_a_truce_ends_with_the_turn() -> None:
    told = Told()
    told.until("end")
    told.play(Move(0, "end"))
    told.until("kick")
    told.curse(2, 0)
    assert told.breaches() == []


def test_an_undo_takes_the_promise_back_too() -> None:
    told = Told()
    told.undo(1)
    told.play(Move(0, "ask", on=("seat", 2), more=tuple(Terms(1, 0))))
    told.play(Move(2, "accept"))
    told.until("end")
    told.curse(2, 0)
    assert told.breaches() == []


def test_a_truce_is_written_and_read_like_the_other_terms() -> None:
    game = Game(dealt(), NAMES)
    game.play(Move(0, "kick"))
    ask = Move(0, "ask", on=("seat", 2), more=tuple(Terms(1, 0, truce=1)))
    text = write(game.state, NAMES, ask)
    assert text == "ask Cid offering 1 treasure, Ann first and truce"
    assert ask in Reader(game.state, NAMES, 0).read(text).moves
